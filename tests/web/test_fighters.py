"""Dungeon Fighter and the Castle of Frightening Frosts, played through their boards."""

from __future__ import annotations

from typing import Any

import pytest

from tumblekeep.core.chance import Throw
from tumblekeep.core.question import Choose
from tumblekeep.kit.throwing import is_installed
from web.barriers import barriers_in_this_light, cut_off, overflows, small_targets
from web.conftest import DESKTOP, PHONE, SMALLEST
from web.hands import ASKED, OVER, answer, asked, enter, every_question, gaps, gone_on, how_far
from web.held import let_pass
from web.tables import begin, finished, lay, post, set_out, sit_at

FIGHTERS = ("dungeon_fighter", "castle_of_frosts")
WISHES = ("ready", "pass", "done", "deal", "keep", "stay", "use", "suffer", "stop", "none", "leave")


def open_table(page: Any, *rules: str, bots: int = 1) -> None:
    """Open a table from the lobby with these house rules by name; on a phone they are folded away."""
    enter(page, others=bots)
    fold = page.locator(".fold.phone")
    if fold.is_visible():
        fold.click()
    for rule in rules:
        page.get_by_role("radio", name=rule, exact=True).first.click()
    page.click("[data-start]")
    page.wait_for_selector(f"{ASKED}, .tray.calm")


def moment(page: Any) -> str:
    """Return what the stage is about."""
    return str(page.evaluate("document.querySelector('[data-moment]')?.dataset.moment ?? ''"))


@pytest.mark.parametrize("game", FIGHTERS)
def test_a_fighter_game_to_its_end(window: Any, game: str) -> None:
    page = window(PHONE, door=game)
    open_table(page, "Automatic", *(["Easy"] if game == "dungeon_fighter" else []))
    about: set[str] = set()
    for question in every_question(page, *WISHES):
        about.add(question.about)
        assert gaps(page) == [], question
        assert not overflows(page), question
    assert page.locator(OVER).count() == 1
    assert about >= {"heroes", "fight", "way"}


def test_what_was_declined_once_could_not_be_used_when_players_thought_again(window: Any) -> None:
    """One quiet button, for whoever holds a card: nobody is asked, and the question stays as it is."""

    page = window(PHONE, door="dungeon_fighter")
    set_out(page, "dungeon_fighter", "die", lambda question: 0 in question.asides())
    button = page.locator("[data-use-something]")
    assert button.inner_text() == "Use something"
    assert page.locator("[data-use]").count() == 0
    button.click()
    use = page.locator("[data-use]").first
    named = use.get_attribute("data-use")
    assert not overflows(page)
    assert small_targets(page) == []
    before = how_far(page)
    use.click()
    gone_on(page, before)
    page.wait_for_selector('#tray[data-asked="die"]')
    assert page.locator(f'[data-use="{named}"]').count() == 0


MOMENTS = {
    "dungeon_fighter": ("hero", "die", "move", "buy", "benefit", "trade", "scar"),
    "castle_of_frosts": ("hero", "die", "room", "buy", "weapons", "trade", "scar"),
}
"""A question of each moment of the board."""


@pytest.mark.parametrize(
    ("game", "size", "theme", "language"),
    [
        ("dungeon_fighter", DESKTOP, "light", "fr"),
        ("dungeon_fighter", SMALLEST, "dark", "en"),
        ("castle_of_frosts", DESKTOP, "dark", "en"),
        ("castle_of_frosts", SMALLEST, "light", "fr"),
    ],
)
def test_every_moment_of_a_fighter_game_is_open_to_all(
    window: Any, game: str, size: tuple[int, int], theme: str, language: str
) -> None:
    """Each game is seen in both lights, large in one and small in the other."""
    page = window(size, theme=theme, language=language)
    seen = set()
    for ask in MOMENTS[game]:
        set_out(page, game, ask)
        seen.add(moment(page))
        assert barriers_in_this_light(page) == [], ask
        assert not overflows(page), ask
        if size == SMALLEST:
            assert small_targets(page) == [], ask
            assert cut_off(page, ".gallery > :first-child [data-card]") == [], ask
    assert seen >= {"heroes", "fight", "way", "shop", "rest", "sheet"}
    page.click("[data-sheets]")
    page.wait_for_selector("dialog[open] .sheet")
    assert barriers_in_this_light(page) == []
    assert gaps(page) == []
    lay(page, finished(game))
    page.wait_for_selector(f"{OVER} [data-course=whole]")
    assert barriers_in_this_light(page) == []
    assert not overflows(page)
    if size == SMALLEST:
        assert small_targets(page) == []


@pytest.mark.parametrize("game", FIGHTERS)
def test_pieces_on_the_board_press_their_option(window: Any, game: str) -> None:
    page = window()
    assert begin(page, game) == "hero"
    page.locator(".stage [data-card^='take.']").nth(1).click()
    page.wait_for_selector(".seats [data-sheet='0']")
    page.click(".seats [data-sheet='0']")
    page.wait_for_selector("dialog[open] .ability.red")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    set_out(page, game, "move" if game == "dungeon_fighter" else "room")
    assert moment(page) == "way"
    before = how_far(page)
    page.locator(".stage [data-card]").first.click()
    gone_on(page, before)


def can_pay(question: Choose) -> bool:
    return len(question.options) > 1


def test_a_shop_sells_over_its_counter(window: Any) -> None:
    page = window(door="castle_of_frosts")
    set_out(page, "castle_of_frosts", "buy", can_pay)
    assert moment(page) == "shop"
    page.wait_for_selector(".tray [data-option='leave']")
    offered = page.locator("[data-shop] .card").count()
    page.locator("[data-shop] [data-card]").first.click()
    page.wait_for_function(
        "(before) => document.querySelectorAll('[data-shop] .card').length !== before", arg=offered
    )


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
@pytest.mark.parametrize("game", FIGHTERS)
def test_a_fight_is_thrown_by_keyboard_and_its_sum_is_shown(window: Any, game: str) -> None:
    page = window()
    # a sum makes room for the next foe: note every one in the frame in which it is shown
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
             const sum = document.querySelector("[data-verdict]:has([data-sum])")?.innerText.trim();
             if (sum) (window.sums ??= []).push([sum, document.querySelectorAll("[data-stage]").length]);
           }).observe(document.body, { childList: true, subtree: true, characterData: true }))"""
    )
    set_out(page, game, "throw", wants_nothing_special, throws="aimed")
    page.wait_for_selector("[data-phase=aim]")
    before = how_far(page)
    page.focus("[data-stage] canvas")
    page.keyboard.press("Enter")
    gone_on(page, before)
    let_pass(page, 2000)
    page.wait_for_function("() => (window.sums ?? []).some(([, stages]) => stages)")
    assert gaps(page) == []


def test_the_leaders_cards_are_covered_while_two_share_a_screen(window: Any) -> None:
    """CF-RULING-68: two people at one window; the one who leads says so before the two cards are shown."""
    page = window(DESKTOP)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    opened = post(page, "/api/tables", {"game": "castle_of_frosts", "seats": seats, "start": True})
    sit_at(page, opened)
    for _ in range(2):
        assert asked(page) == "hero"
        answer(page)
    page.wait_for_selector("[data-uncover]")
    assert "Ada" in page.inner_text("#tray") or "Bo" in page.inner_text("#tray")  # the Leader is drawn
    assert page.locator("#tray [data-option]").count() == 0
    assert page.evaluate("document.querySelector('#tray').dataset.asked") == ""
    page.click("[data-uncover]")
    assert asked(page) == "room"
    assert page.locator("#tray [data-option^='open']").count() == 2
    assert gaps(page) == []


def wants_nothing_special(question: Throw[Any]) -> bool:
    return not question.setup["demands"]
