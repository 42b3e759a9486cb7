"""Dungeon Fighter and the Castle of Frightening Frosts, played through their boards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from web.conftest import DESKTOP, PHONE, SMALLEST
from web.hands import ASKED, OVER, answer, asked, enter, gaps, gone_on, how_far
from web.tables import post, set_out, sit_at
from web.test_page import barriers, small_targets

FIGHTERS = ("dungeon_fighter", "castle_of_frosts")
WISHES = ("ready", "pass", "done", "deal", "keep", "stay", "use", "suffer", "stop", "none", "leave")


def open_table(page: Any, *rules: str, bots: int = 1) -> None:
    """From the lobby, with these house rules by their names; on a phone they are folded away."""
    enter(page, others=bots)
    fold = page.locator(".fold.phone")
    if fold.is_visible():
        fold.click()
    for rule in rules:
        page.get_by_role("radio", name=rule, exact=True).first.click()
    page.click("[data-start]")
    page.wait_for_selector(f"{ASKED}, .tray.calm")


def moment(page: Any) -> str:
    """What the stage is about."""
    return str(page.evaluate("document.querySelector('[data-moment]')?.dataset.moment ?? ''"))


def sideways(page: Any) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def step(page: Any, *wishes: str) -> bool:
    """Answer what is asked; False when the game is over."""
    if not asked(page):
        return False
    answer(page, *wishes)
    return True


def until(page: Any, *moments: str, wishes: Iterable[str] = WISHES, most: int = 120) -> str:
    """Play on until the stage is about one of these, or the game is over (empty)."""
    for _ in range(most):
        if not asked(page):
            return ""
        about = moment(page)
        if about in moments:
            return about
        step(page, *wishes)
    raise AssertionError(f"no {moments} in {most} answers")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", FIGHTERS)
def test_a_fighter_game_to_its_end(window: Any, game: str, size: tuple[int, int]) -> None:
    page = window(size, door=game)
    open_table(page, "Left to fate", *(["Easy"] if game == "dungeon_fighter" else []))
    seen: set[tuple[str, str]] = set()
    for _ in range(400):
        ask = asked(page)
        if not ask:
            break
        if (moment(page), ask) not in seen:
            seen.add((moment(page), ask))
            assert gaps(page) == [], ask
            assert sideways(page) <= 0, ask
        step(page, *WISHES)
    assert page.locator(OVER).count() == 1
    assert gaps(page) == []
    assert sideways(page) <= 0
    assert {about for about, _ in seen} >= {"heroes", "fight", "way"}


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
    page = window(size, door=game, theme=theme, language=language)
    fate, easy = ("Left to fate", "Easy") if language == "en" else ("Au hasard", "Facile")
    open_table(page, fate, *([easy] if game == "dungeon_fighter" else []))
    seen: set[str] = set()
    for _ in range(160):
        if not asked(page):
            seen.add("over")
        about = moment(page) or "over"
        if about not in seen or about == "over":
            seen.add(about)
            assert barriers(page) == [], about
            assert sideways(page) <= 0, about
            if size == SMALLEST:
                assert small_targets(page) == [], about
        if about == "over" or {"heroes", "fight", "way", "rest", "shop"} <= seen:
            break
        step(page, *WISHES)
    assert {"heroes", "fight", "way"} <= seen
    if page.locator("[data-sheets]").count():
        page.click("[data-sheets]")
        page.wait_for_selector("dialog[open] .sheet")
        assert barriers(page) == []
        assert gaps(page) == []


@pytest.mark.parametrize("game", FIGHTERS)
def test_pieces_on_the_board_press_their_option(window: Any, game: str) -> None:
    page = window(door=game)
    open_table(page, "Left to fate", *(["Easy"] if game == "dungeon_fighter" else []))
    asked(page)
    page.locator(".stage [data-card^='take.']").nth(1).click()
    page.wait_for_selector(".seats [data-sheet='0']")
    page.click(".seats [data-sheet='0']")
    page.wait_for_selector("dialog[open] .ability.red")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert until(page, "way") == "way"
    before = how_far(page)
    page.locator(".stage [data-card]").first.click()
    gone_on(page, before)


def test_a_shop_sells_over_its_counter(window: Any) -> None:
    page = window(door="castle_of_frosts")
    set_out(page, "castle_of_frosts", "buy")
    assert moment(page) == "shop"
    page.wait_for_selector(".tray [data-option='leave']")
    card = page.locator("[data-shop] [data-card]")
    if card.count():
        offered = page.locator("[data-shop] .card").count()
        card.first.click()
        page.wait_for_function(
            "(before) => document.querySelectorAll('[data-shop] .card').length !== before", arg=offered
        )


def throw_by_keys(page: Any) -> None:
    """Enter, as often as this throw wants it: a thing is placed, the die let go, a ring met."""
    before = page.evaluate("document.querySelector('.table')?.dataset.answered")
    for _ in range(60):
        page.focus("[data-stage] canvas")
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
        if page.evaluate("document.querySelector('.table')?.dataset.answered") != before:
            return
    raise AssertionError("the die was not thrown")


@pytest.mark.parametrize("game", FIGHTERS)
def test_a_fight_is_thrown_by_keyboard_and_its_sum_is_shown(window: Any, game: str) -> None:
    page = window(door=game)
    # a sum makes room for the next foe: note every one that is shown, in the frame it is shown in
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
             const sum = document.querySelector("[data-sum] .word")?.innerText.trim();
             if (sum) (window.sums ??= []).push([sum, document.querySelectorAll("[data-stage]").length]);
           }).observe(document.body, { childList: true, subtree: true, characterData: true }))"""
    )
    open_table(page, "On screen")
    shown: list[list[Any]] = []
    for _ in range(40):
        ask = asked(page)
        shown = page.evaluate("window.sums ?? []")
        if shown:
            break
        assert ask, "the game was over before a throw was shown"
        if ask == "throw":
            throw_by_keys(page)
        else:
            step(page, *WISHES)
    assert any(stages for _, stages in shown), "no sum was shown beside the table it was thrown on"
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
    assert "Ada" in page.inner_text("#tray")
    assert page.locator("#tray [data-option]").count() == 0
    assert page.evaluate("document.querySelector('#tray').dataset.asked") == ""
    page.click("[data-uncover]")
    assert asked(page) == "room"
    assert page.locator("#tray [data-option^='open']").count() == 2
    assert gaps(page) == []
