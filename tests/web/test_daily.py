"""A whole day at the daily door, in the browser: opened from the lobby, played to its end by clicks, ranked, shared, and checked the
next day."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.test_daily import DAY, SUNDAY
from tumblekeep.daily.moments import after
from web.barriers import barriers
from web.conftest import DESKTOP, PHONE, SMALLEST
from web.day_server import DayServer
from web.hands import OVER, answer, asked, gaps, how_far, play_on
from web.held import let_pass

SIGNS = set("🏆🎯🍀🔥🟨🟩▫️ 0123456789\n\ufe0f")
"""What a shared text is made of, after its first line."""


@pytest.fixture
def server(built: Path, tmp_path: Path) -> Iterator[DayServer]:
    running = DayServer(tmp_path)
    running.start()
    yield running
    running.stop()


def fits(page: Any) -> None:
    """Check that nothing is wider than the screen."""
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(wide), "the page is wider than the screen"


def shared(page: Any) -> tuple[str, str]:
    """Share, and return the text and the link."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.share = undefined")
    page.click("[data-share]:enabled")
    page.wait_for_selector("[role=status]:has-text('Copied')")
    text, _, link = str(page.evaluate("navigator.clipboard.readText()")).rpartition("\n")
    return text, link


def test_a_whole_day_with_its_end_its_share_and_the_morning_after(window: Any, server: DayServer) -> None:
    server.go_to(after(DAY, -1))
    server.go_to(DAY)
    server.crowd(DAY, 40, result=3, skill=-0.2)
    page = window(PHONE)
    page.goto("/")
    page.click("[data-daily-door=new]")
    page.wait_for_selector(f"main[data-daily='{DAY}'][data-state=new]")
    assert "min left · 40 players so far" in page.locator("[data-left]").inner_text()
    assert page.locator("[data-ranking]").count() == 0, "nothing of others is shown before one's own try"
    promised = page.locator(f"[data-promise='{DAY}'] code").first.text_content()
    assert gaps(page) == []
    assert barriers(page) == []
    fits(page)

    page.click("[data-open]")
    assert asked(page)
    for _ in range(3):
        answer(page)
    before, table = how_far(page), page.url
    page.goto("/daily")
    page.wait_for_selector("main[data-state=playing]")
    page.click("[data-open]")
    page.wait_for_url(table)
    assert asked(page)
    assert how_far(page) == before, "leaving and coming back goes on with the same try"
    play_on(page)
    page.wait_for_selector(OVER)
    page.click("[data-daily-end]")

    page.wait_for_selector("main[data-state=counting], main[data-state=over]")
    while page.get_attribute("main", "data-state") == "counting":
        let_pass(page, 1000)  # the page asks again each second
    page.wait_for_selector("main[data-state=over] [data-result]")
    for ranking in ("result", "skill"):
        one = page.locator(f"[data-ranking={ranking}]")
        assert "of 41" in one.locator(".place").inner_text()
        assert one.locator("rect.mine").count() == 1
        assert "you are here" in one.locator("[data-distribution]").inner_text()
    page.wait_for_selector("[data-after]")
    assert "Tomorrow" in page.locator("[data-after]").inner_text()
    page.wait_for_selector(f"[data-day='{DAY}'].played")  # the calendar comes after the door
    assert gaps(page) == []
    assert barriers(page) == []
    fits(page)

    text, link = shared(page)
    title, *signs = text.splitlines()
    assert "Dungeon Attack" in title
    assert len(signs) == 3
    assert set("".join(signs)) <= SIGNS
    told = json.dumps(page.evaluate("fetch('/api/daily').then((it) => it.json())"))
    assert promised is not None
    assert promised in told
    assert f"d={DAY}" in link

    page.click("[data-practise]")
    assert asked(page)
    page.goto("/daily")
    page.wait_for_selector("main[data-state=over]")

    server.go_to(after(DAY), 2)
    server.look_back(DAY)
    page.goto(f"/daily/{DAY}")
    page.wait_for_selector("[data-masterful]")
    fair = page.locator(f"[data-promise='{DAY}'] code")
    assert fair.first.text_content() == promised
    assert len(fair.nth(1).text_content()) == 64
    page.goto(table)
    page.wait_for_selector(OVER)
    page.click("[data-fair-open]")
    page.click("[data-prove]")
    page.wait_for_selector("[data-fair=part]")  # this device was not here the day before, and says so
    assert "computed all" in page.inner_text(".fair")
    page.goto("/daily")
    page.wait_for_selector(f"main[data-daily='{after(DAY)}'][data-state=new]")
    page.wait_for_selector(f"[data-day='{DAY}'].played")  # the calendar comes after the door


@pytest.mark.parametrize("size", [DESKTOP, SMALLEST])
def test_a_day_fits_its_screen_in_french_before_and_after_it(
    window: Any, server: DayServer, size: tuple[int, int]
) -> None:
    server.go_to(DAY)
    server.crowd(DAY, 5, result=3, skill=-0.2)
    page = window(size, language="fr", theme="light")
    page.goto("/daily")
    page.wait_for_selector("[data-calendar]")
    assert gaps(page) == []
    fits(page)
    server.go_to(after(DAY), 2)
    page.goto(f"/daily/{DAY}")
    page.wait_for_selector("[data-ranking=result]")
    assert "n’est plus" in page.inner_text("main") or "ne compte plus" in page.inner_text("main")
    assert gaps(page) == []
    fits(page)


def test_ten_throws_of_a_sunday_are_begun_on_the_page(window: Any, server: DayServer) -> None:
    server.go_to(SUNDAY)
    page = window(PHONE)
    page.goto("/daily")
    page.click("[data-open]")
    page.wait_for_selector("[data-throws='0'] canvas", state="attached")
    assert "Throw 1 of 10" in page.inner_text("[data-throws]")
    assert gaps(page) == []
    fits(page)
    page.goto("/")
    page.wait_for_selector("[data-daily-door=playing]")
