"""Dungeon Dice in the browser: whole games, dice to touch and to read about, and no accessibility barrier on
its screens."""

from __future__ import annotations

from typing import Any

import pytest

from tumblekeep.core.log import log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.testing.walk import play_to
from web.barriers import barriers, barriers_in_this_light, cut_off, overflows, small_targets
from web.conftest import DESKTOP, PHONE, SMALLEST
from web.hands import HASTY, OVER, answer, asked, gaps, gone_on, how_far, play_on, start
from web.held import let_pass
from web.tables import finished, lay, lay_near_the_end, saved_moot, set_out


def test_together_to_the_end(window: Any) -> None:
    page = window(PHONE, door="dungeon_dice")
    start(page, bots=1, options={"difficulty": "legend"})
    play_on(page, *HASTY)
    assert page.locator(OVER).count() == 1
    assert gaps(page) == []
    assert "fame" in page.locator(".over h1").inner_text()
    assert page.locator(".score li").count() == 3  # fame by origin


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_against_each_other_to_the_end(window: Any, size: tuple[int, int]) -> None:
    page = window(size, door="dungeon_dice", language="fr")
    lay_near_the_end(page, "dungeon_dice", mode="versus")
    play_on(page, *HASTY)
    assert page.locator(OVER).count() == 1
    assert gaps(page) == []
    assert "renommée" in page.locator(".over h1").inner_text()
    page.wait_for_selector("[data-course=whole]")
    assert page.locator("[data-course] .one").count() == 2  # the fame of each, along the way


def has_something_to_use(question: Choose) -> bool:
    return len(question.options) > 1


def test_a_fight_shows_its_sums_its_gap_and_what_each_answer_does_to_it(window: Any) -> None:
    page = window(door="dungeon_dice")
    set_out(page, "dungeon_dice", "hero", has_something_to_use, mode="versus")
    page.click("[data-roll]")
    assert page.locator("[data-rolls]").count() >= 2  # passing, and something to use
    for side in (".foes", ".ours"):
        words = page.locator(f"{side} .tot small").inner_text().replace("−", "-").replace("+ -", "-")
        total = int(page.locator(f"{side} .tot b").inner_text())
        parts = [int(part) for part in words.replace("- ", "+ -").split("+") if part.strip()]
        assert total == max(sum(parts), 0), words
    heroes, monsters = (int(page.locator(f".{side} .tot b").inner_text()) for side in ("ours", "foes"))
    gap = page.locator(".scale b").inner_text()
    assert ("short" in gap) == (heroes < monsters)
    if heroes < monsters:
        assert f"{monsters - heroes} short" in page.inner_text('[data-option="pass"] [data-rolls]')
    assert ("ahead" in gap) == (heroes > monsters)


@pytest.mark.parametrize("size", [DESKTOP, SMALLEST], ids=["desktop", "smallest"])
def test_the_board_says_when_fame_is_about_to_decide(window: Any, size: tuple[int, int]) -> None:
    def nears_the_end(play: Play) -> bool:
        return play.look()["turns_left"] == 4 and 0 in play.asked()

    def does_nothing(question: Choose) -> str:
        return "rest" if "rest" in question.options else "pass"

    quiet = Play(load("dungeon_dice"), 2, {"mode": "versus", "quiet": "5"})
    play = play_to(quiet, nears_the_end, does_nothing, SampledFate(1))
    page = window(size, door="dungeon_dice", language="fr")
    lay(page, to_text(log_of(play, ["Ada", "Bot"], {"bots": [1]})))
    asked(page)
    assert "encore 4 tours" in page.locator(".quiet").inner_text()
    assert not overflows(page)
    assert barriers(page) == []


def may_trade(question: Choose) -> bool:
    return "offer" in question.options


def offers_a_die(question: Choose) -> bool:
    return any(option[0] == "declare" for option in question.options)


def test_a_lit_piece_is_another_way_to_press_its_option(window: Any) -> None:
    page = window(door="dungeon_dice")
    set_out(page, "dungeon_dice", "way", mode="versus")
    before = how_far(page)
    page.click("[data-piece=search]")
    gone_on(page, before)
    set_out(page, "dungeon_dice", "declare", offers_a_die, mode="versus")
    before = how_far(page)
    die = page.locator(".shelf [data-piece^='declare.']").first
    name = str(die.get_attribute("data-piece")).removeprefix("declare.")
    page.hover(f'.tray [data-option="declare.{name}"]')
    page.wait_for_selector(f".shelf .lit[data-piece='declare.{name}']")
    die.click()
    gone_on(page, before)


def test_signs_are_explained_under_the_pointer_and_on_focus(window: Any) -> None:
    page = window(door="dungeon_dice")
    set_out(page, "dungeon_dice", "way", mode="versus")
    tip = page.locator("[role=tooltip]")
    die = page.locator(".shelf [data-explained]").first
    die.hover()
    let_pass(page, 400)
    tip.wait_for()
    assert "Hero level die" in tip.inner_text()
    assert tip.locator(".faces li").count() == 6
    page.mouse.move(2, 2)
    let_pass(page, 100)
    assert tip.count() == 1  # the pointer may be moving from the piece to its tooltip
    let_pass(page, 100)
    tip.wait_for(state="detached")
    page.keyboard.press("Tab")
    die.focus()
    tip.wait_for()
    page.keyboard.press("Escape")
    tip.wait_for(state="detached")


def test_a_long_press_explains_and_does_not_choose(window: Any) -> None:
    page = window(PHONE, door="dungeon_dice")
    set_out(page, "dungeon_dice", "declare", offers_a_die, mode="versus")
    before = how_far(page)
    piece = page.locator(".shelf [data-piece^='declare.']").first
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    tip = page.locator("[role=tooltip]")
    let_pass(page, 400)
    assert tip.count() == 0
    let_pass(page, 100)
    tip.wait_for()
    assert tip.locator(".faces li").count() == 6
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert page.get_attribute("#tray", "data-asked") == "declare"  # no request is under way
    assert how_far(page) == before
    piece.tap()  # a short tap chooses
    gone_on(page, before)


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(DESKTOP, "light", "en"), (SMALLEST, "dark", "fr")],
    ids=["desktop", "phone"],
)
def test_no_barrier_in_search_trade_fight_and_at_the_end(
    window: Any, size: tuple[int, int], theme: str, language: str
) -> None:
    page = window(size, theme=theme, language=language, door="dungeon_dice")
    found: dict[str, list[str]] = {}

    def look(where: str) -> None:
        found[where] = barriers_in_this_light(page) + gaps(page)
        if size == SMALLEST:
            found[where] += small_targets(page) + (["sideways scrolling"] if overflows(page) else [])
            found[where] += cut_off(page, ".board > :is(.shelf, .ours)")

    for where, ask, fits in (
        ("before the search", "start", may_trade),
        ("fight or flee", "decide", None),
        ("choosing weapons", "declare", offers_a_die),
        ("fight", "hero", has_something_to_use),
    ):
        set_out(page, "dungeon_dice", ask, fits, difficulty="legend")
        look(where)
        if fits is may_trade:
            answer(page, "offer")
            assert asked(page) == "give"
            look("what I give")
    lay(page, finished("dungeon_dice", difficulty="legend"))
    page.wait_for_selector(f"{OVER} [data-course=whole]")
    look("the end")
    assert {where: what for where, what in found.items() if what} == {}


def test_a_form_was_to_be_filled_in_where_nothing_could_be_used(window: Any) -> None:
    page = window(door="dungeon_dice")
    lay(page, saved_moot("dungeon_dice", "after", mode="versus"))
    word = page.locator("[data-passed]")
    word.wait_for()
    assert word.inner_text().startswith("Passed for you: ")
