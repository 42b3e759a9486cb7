"""The pace of a table, in two windows: one leaves, a bot sits in, one comes back; a clock that runs, and
double time."""

from __future__ import annotations

import re
from typing import Any

from web.barriers import barriers, barriers_in_this_light, overflows, small_targets
from web.conftest import DESKTOP, PHONE, SMALLEST, Server
from web.hands import asked, gaps
from web.held import let_pass
from web.tables import begin_together

AWAY = {"en": "is away: a bot is playing", "fr": "un robot joue à sa place"}


def sit_down(ada: Any, bo: Any, *, pace: str = "live", clock: str = "0") -> None:
    """Let Ada open a table for a friend with these house rules; Bo joins, and they begin."""
    ada.goto("/")
    ada.wait_for_selector("[data-start]:enabled")
    seats = ada.locator(".people .st.slab")
    while seats.count() > 1:
        seats.last.get_by_role("button").click()
    assert ada.locator(".rules [data-value=live]").count() == 0, "alone, nobody is waited for"
    ada.get_by_role("button", name="Friend", exact=True).click()
    fold = ada.locator(".rules .fold[aria-expanded=false]")
    if fold.count() and fold.is_visible():
        fold.click()
    ada.locator(f".rules [data-value={pace}]").click()
    if clock != "0":
        ada.locator(f".rules [data-value='{clock}']").click()
    ada.click("[data-start]")
    ada.wait_for_selector(".lnk")
    bo.goto(ada.url)
    bo.get_by_role("button", name="Sit down", exact=True).click()
    ada.get_by_text("Bo", exact=True).wait_for()
    ada.get_by_role("button", name="Start", exact=True).click()
    assert asked(ada) == "adventurer"
    bo.wait_for_selector(".tray.calm")


def test_a_bot_sits_in_for_who_leaves_and_gives_the_chair_back(window: Any, server: Server) -> None:
    """At a desk and on a phone: one server is stopped and started for both."""
    screens = [(DESKTOP, "en", "dark"), (PHONE, "fr", "light")]
    tables = []
    for size, language, theme in screens:
        ada, bo = window(name="Ada"), window(size, name="Bo", language=language, theme=theme)
        begin_together(ada, bo)
        tables.append((bo, size, language, ada.url, ada.context))
        ada.close()
        note = bo.locator("[data-away='0']")
        note.wait_for()
        bo.wait_for_selector("[data-away='0'] [role=timer]")
        assert "Ada" in note.inner_text()
        assert re.search(r"\d+:\d\d", note.inner_text())
        assert note.locator("[role=status] [role=timer]").count() == 0, (
            "a countdown is not read out every second"
        )
        assert bo.locator(".seat .dot.away, .pill [role=timer]").count() == 1
        assert gaps(bo) == []
        assert barriers_in_this_light(bo) == []
        assert not overflows(bo)

    server.stop()
    patience, server.away_seconds = server.away_seconds, 0.2
    server.start()
    try:
        for bo, size, language, link, context in tables:
            assert asked(bo) == "adventurer"  # the bot has chosen for Ada
            if size == PHONE:
                bo.keyboard.press("t")  # the ticker gives way to the question
            bo.locator(".telling li", has_text=AWAY[language]).first.wait_for()
            if size == PHONE:
                bo.keyboard.press("Escape")
            assert bo.locator(".seat [data-sits-in], .pill .left.gold").count() == 1
            assert gaps(bo) == []
            assert barriers_in_this_light(bo) == []

            ada = context.new_page()
            ada.goto(link)
            ada.wait_for_selector(".table[data-table]")
            bo.wait_for_selector(".seat [data-sits-in], .pill .left.gold", state="detached")
            assert ada.get_by_role("button", name="Take my seat back").count() == 0
            let_pass(bo, 6000)  # what was told of it is gone
            bo.locator("[data-card]").first.click()
            ada.wait_for_selector('#tray[data-asked="act"]')
            ada.locator(".telling li", has_text="Ada is back").first.wait_for()
    finally:
        server.stop()
        server.away_seconds = patience
        server.start()


def test_nobody_is_hurried_at_a_table_over_days(window: Any) -> None:
    ada, bo = window(name="Ada"), window(name="Bo")
    sit_down(ada, bo, pace="days")
    ada.close()
    bo.get_by_text("Ada is offline.").wait_for()
    assert bo.locator("[role=timer]").count() == 0
    assert (
        bo.get_by_role("button", name="Let a bot play").count() == 0
    )  # only the host can do that, and it was Ada


def test_a_clock_is_seen_by_all_and_can_be_doubled(window: Any) -> None:
    ada, bo = window(SMALLEST, name="Ada"), window(name="Bo", theme="light")
    sit_down(ada, bo, pace="days", clock="86400")
    clock = ada.locator("#tray [data-clock] [role=timer]")
    clock.wait_for()
    left = int(clock.get_attribute("data-left"))
    assert left <= 86_400
    let_pass(ada, 5000)
    assert int(clock.get_attribute("data-left")) == left - 5
    bo.locator(".seat.turn [data-plate-clock] [role=timer]").wait_for()
    assert bo.locator(".seat [data-plate-clock]").count() == 2
    assert bo.locator("#tray [data-clock]").count() == 0, "it is not Bo's time"
    for page in (ada, bo):
        assert gaps(page) == []
        assert barriers(page) == []
        assert not overflows(page)
    assert small_targets(ada) == []

    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Take twice the time").click()
    bo.locator(".seat.turn", has_text="twice the time").wait_for()
    ada.wait_for_function(
        "() => Number(document.querySelector('#tray [data-clock] [role=timer]').dataset.left) > 86400"
    )
    assert "×2" in ada.locator("#tray [data-clock]").inner_text()
    assert barriers(ada) == []
    ada.locator("[data-card]").first.click()
    assert asked(bo) == "adventurer"
    bo.locator("#tray [data-clock]").wait_for()


def test_who_joins_reads_the_pace_first(window: Any) -> None:
    ada, bo = window(name="Ada"), window(PHONE, name="Bo", language="fr")
    ada.goto("/")
    ada.wait_for_selector("[data-start]:enabled")
    ada.get_by_role("button", name="Friend", exact=True).click()
    ada.get_by_label("Time to decide").select_option("60")
    assert barriers(ada) == []
    ada.click("[data-start]")
    ada.wait_for_selector(".lnk")
    assert "a bot plays for you" in ada.inner_text("main")
    bo.goto(ada.url)
    bo.get_by_text("1 minute par question").wait_for()
    assert gaps(bo) == []
    assert not overflows(bo)
