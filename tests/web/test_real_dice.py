"""Real dice and real cards reported on the page: one tap a die, a slip undone by one tap, in every game's lobby."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.conftest import DESKTOP, GAMES, PHONE
from web.hands import ASKED, answer, asked, gone_on, how_far
from web.tables import post, sit_at

REAL = {"dice": "reported", "draws": "reported", "throws": "reported"}


def at_a_real_table(page: Any, slug: str, seats: Any = None, **more: Any) -> Any:
    chairs = seats or [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    opened = post(page, "/api/tables", {"game": slug, "seats": chairs, "start": True, **REAL, **more})
    sit_at(page, opened)
    page.wait_for_selector(ASKED)
    return opened


def taps_are_large(page: Any) -> None:
    for one in page.locator("[data-report-kind] button:visible").all():
        box = one.bounding_box()
        assert box["height"] >= 44, one.get_attribute("data-face")
        assert box["width"] >= 44, one.get_attribute("data-face")


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_five_dice_of_danger_by_one_tap_each(window: Any, size: Any, language: str) -> None:
    page = window(size, language=language)
    at_a_real_table(page, "dungeons_dice_danger")
    page.wait_for_selector("[data-report-kind=pools]")
    taps_are_large(page)
    whites = page.locator("[data-pool=white]").inner_text().casefold()
    assert ("white" if language == "en" else "blanc") in whites
    report = page.locator("[data-report]")
    for face in ("3", "3", "5", "6"):
        page.click(f'[data-face="white:{face}"]')
    assert page.locator('[data-face="white:1"]').is_disabled(), "four white dice were rolled"
    page.click("[data-report-back]")  # the six was a slip
    page.click('[data-face="white:1"]')
    assert report.is_disabled()
    page.click('[data-face="black:2"]')
    before = how_far(page)
    report.click()
    gone_on(page, before)
    shown = page.locator("[data-roll] [role=img]").first.get_attribute("aria-label")
    assert sorted(re.findall(r"\d", shown)) == ["1", "2", "3", "3", "5"]


def test_many_dice_are_counted_and_a_report_is_taken_back(window: Any) -> None:
    page = window()
    at_a_real_table(page, "dungeon_attack", draws="sampled")
    answer(page, "take.warrior")
    assert asked(page) == "act"  # the bot takes a card in between
    assert answer(page, "bust") == "bust"
    page.wait_for_selector("[data-report-kind=pools]")
    page.fill('[data-count="normal:D"]', "10")
    page.fill('[data-count="normal:F"]', "99")
    page.locator('[data-count="normal:F"]').press("Tab")
    assert page.input_value('[data-count="normal:F"]') == "4", "no more than there are"
    before = how_far(page)
    page.click("[data-report]")
    gone_on(page, before)
    page.click("[data-undo]")
    page.wait_for_selector("[data-report-kind=pools]")
    assert page.locator("[data-report]").is_disabled()
    page.keyboard.press("1")
    assert page.input_value('[data-count="normal:D"]') == "1"


def test_different_dice_and_drawn_ones_on_a_phone(window: Any) -> None:
    page = window(PHONE)
    at_a_real_table(page, "dungeon_dice")
    page.wait_for_selector("[data-report-kind=draw]")
    taps_are_large(page)
    page.fill("[data-find]", "worn sw")
    assert page.locator("[data-thing]").all_inner_texts() == ["Worn Sword"]
    for drawn in ("EQ-03", "EQ-04"):
        before = how_far(page)
        page.fill("[data-find]", "")
        page.click(f'[data-thing="{drawn}"]')
        gone_on(page, before)
    for _ in range(2):
        before = how_far(page)
        page.locator("[data-thing]").first.click()
        gone_on(page, before)
    page.wait_for_selector("[data-report-kind=dice]")
    assert page.locator("[data-die-now]").inner_text().startswith("Ada")
    page.click('[data-face="6+POTION"]')
    page.click('[data-face="1"]')
    page.locator("[data-die]").first.click()  # the first one was a slip
    page.click('[data-face="5"]')
    before = how_far(page)
    page.click("[data-report]")
    gone_on(page, before)


def test_a_player_elsewhere_is_rolled_for(window: Any) -> None:
    page = window()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    at_a_real_table(page, "dungeons_dice_danger", seats)
    page.wait_for_selector("[data-report-kind=pools]")
    assert page.locator("[data-dice=real]").count() == 2
    before = how_far(page)
    page.click("[data-remote]")
    gone_on(page, before)
    page.wait_for_selector("[data-dice=server]")
    assert page.locator("[data-dice=server]").count() == 1
    page.click("[data-at-table]")
    page.wait_for_function("() => document.querySelectorAll('[data-dice=real]').length === 2")


def test_the_lobby_offers_real_dice_for_every_game(window: Any) -> None:
    page = window()
    page.goto("/")
    for slug in GAMES:
        page.click(f'[data-door="{slug}"]')
        page.locator('[data-value="reported"]').first.click()
        page.wait_for_selector('[data-value="reported"][aria-checked="true"]')
        draws = page.locator('[data-value="reported"]').count()
        assert draws == (1 if slug == "dungeons_dice_danger" else 2), "cards and bags can be real too"
