"""Dungeon Dice in the browser: whole games, its dice to touch and to read about, and no barrier on its screens."""

from __future__ import annotations

from typing import Any

import pytest

from web.conftest import DESKTOP, PHONE, SMALLEST
from web.hands import answer, asked, gaps, start
from web.test_page import barriers, overflows, small_targets

HASTY = (
    "pass",
    "search",
    "fight",
    "alone",
    "done",
    "flee",
    "leave",
    "none",
    "skip",
    "no",
    "decline",
    "enough",
)
"""What gets a game over with: no help, no gear, nothing used."""
ANSWERED = "document.querySelector('.table')?.dataset.answered"


def moved(page: Any, before: Any) -> None:
    """Wait until the table has gone on from there."""
    page.wait_for_function(
        f"(before) => document.querySelector('[data-over]') || {ANSWERED} !== before", arg=before
    )


def press(page: Any, *wishes: str) -> None:
    """Press an option; where anyone may act, somebody else may be quicker and the question gone."""
    before = page.evaluate(ANSWERED)
    page.set_default_timeout(5_000)
    try:
        answer(page, *wishes)
    except Exception:  # gone while it was pressed: only then the table has moved on
        if page.evaluate(ANSWERED) == before:
            raise
    page.set_default_timeout(20_000)
    moved(page, before)


def until(page: Any, wanted: str, *wishes: str) -> None:
    """Answer until this is asked; begin again if a game ends first."""
    for _ in range(300):
        ask = asked(page)
        if ask == wanted:
            return
        if not ask:
            page.click("[data-again]")
            page.wait_for_selector("[data-over]", state="detached")
        else:
            press(page, *wishes)
    raise AssertionError(f"{wanted} was never asked")


def to_the_end(page: Any) -> int:
    """Get the game over with, and say how many answers it took."""
    for count in range(600):
        if not asked(page):
            return count
        press(page, *HASTY)
    raise AssertionError("not over after 600 answers")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_together_to_the_end(window: Any, size: tuple[int, int]) -> None:
    page = window(size, door="dungeon_dice")
    start(page, bots=1, options={"difficulty": "legend"})
    assert to_the_end(page) > 3
    assert gaps(page) == []
    assert "fame" in page.locator(".over h1").inner_text()
    assert page.locator(".score li").count() == 3  # fame by origin


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_against_each_other_to_the_end(window: Any, size: tuple[int, int]) -> None:
    page = window(size, door="dungeon_dice", language="fr")
    start(page, bots=1, options={"mode": "versus"})
    assert to_the_end(page) > 3
    assert gaps(page) == []
    assert "renommée" in page.locator(".over h1").inner_text()


def test_a_fight_shows_its_sums_its_gap_and_the_odds_of_each_answer(window: Any) -> None:
    page = window(door="dungeon_dice")
    start(page, bots=1, options={"mode": "versus"})
    until(page, "hero", "pass", "search", "fight", "alone", "done")
    assert page.locator(".ow").count() >= 2  # passing, and something to use
    for side in (".foes", ".ours"):
        words = page.locator(f"{side} .tot small").inner_text().replace("−", "-").replace("+ -", "-")
        total = int(page.locator(f"{side} .tot b").inner_text())
        parts = [int(part) for part in words.replace("- ", "+ -").split("+") if part.strip()]
        assert total == max(sum(parts), 0), words
    heroes, monsters = (int(page.locator(f".{side} .tot b").inner_text()) for side in ("ours", "foes"))
    gap = page.locator(".scale b").inner_text()
    assert ("short" in gap) == (heroes < monsters)
    assert ("ahead" in gap) == (heroes > monsters)


def test_a_lit_piece_is_another_way_to_press_its_option(window: Any) -> None:
    page = window(door="dungeon_dice")
    start(page, bots=1, options={"mode": "versus"})
    until(page, "way", "pass", "flee")
    before = page.evaluate(ANSWERED)
    page.click("[data-piece=search]")
    moved(page, before)
    until(page, "declare", "pass", "search", "fight", "alone", "flee")
    before = page.evaluate(ANSWERED)
    die = page.locator(".shelf [data-piece^='declare.']").first
    name = str(die.get_attribute("data-piece")).removeprefix("declare.")
    page.hover(f'.tray [data-option="declare.{name}"]')
    assert page.locator(f".shelf .lit[data-piece='declare.{name}']").count() == 1
    die.click()
    moved(page, before)


def test_signs_are_explained_under_the_pointer_and_on_focus(window: Any) -> None:
    page = window(door="dungeon_dice")
    start(page, bots=1, options={"mode": "versus"})
    until(page, "way", "pass", "flee")
    tip = page.locator("[role=tooltip]")
    die = page.locator(".shelf [data-explained]").first
    die.hover()
    tip.wait_for()
    assert "Hero level die" in tip.inner_text()
    assert tip.locator(".faces li").count() == 6
    page.mouse.move(2, 2)
    tip.wait_for(state="detached")
    page.keyboard.press("Tab")
    die.focus()
    tip.wait_for()
    page.keyboard.press("Escape")
    tip.wait_for(state="detached")


def test_a_long_press_explains_and_does_not_choose(window: Any) -> None:
    page = window(PHONE, door="dungeon_dice")
    start(page, bots=1, options={"mode": "versus"})
    until(page, "declare", "pass", "search", "fight", "alone", "flee")
    before = page.evaluate(ANSWERED)
    piece = page.locator(".shelf [data-piece^='declare.']").first
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    tip = page.locator("[role=tooltip]")
    tip.wait_for()
    assert tip.locator(".faces li").count() == 6
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert page.evaluate(ANSWERED) == before
    piece.tap()  # a short one chooses
    moved(page, before)


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(DESKTOP, "dark", "en"), (DESKTOP, "light", "fr"), (SMALLEST, "dark", "fr"), (SMALLEST, "light", "en")],
    ids=["desktop-dark", "desktop-light", "phone-dark", "phone-light"],
)
def test_no_barrier_in_search_trade_fight_and_at_the_end(
    window: Any, size: tuple[int, int], theme: str, language: str
) -> None:
    page = window(size, theme=theme, language=language, door="dungeon_dice")
    start(page, bots=1, options={"difficulty": "legend"})
    found: dict[str, list[str]] = {}

    def look(where: str) -> None:
        found[where] = barriers(page) + gaps(page)
        if size == SMALLEST:
            found[where] += small_targets(page) + (["sideways scrolling"] if overflows(page) else [])

    until(page, "start", "pass", "no")
    look("before the search")
    until(page, "give", "offer", *HASTY)
    look("what I give")
    press(page, "give")
    until(page, "decide", "enough", *HASTY)
    look("fight or flee")
    until(page, "declare", *HASTY)
    look("choosing weapons")
    until(page, "hero", "fight", "alone", "done", *HASTY)
    look("fight")
    to_the_end(page)
    look("the end")
    assert {where: what for where, what in found.items() if what} == {}
