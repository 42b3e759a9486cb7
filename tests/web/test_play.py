"""Whole games, played through the page."""

from __future__ import annotations

from typing import Any

import pytest

from web.conftest import DESKTOP, PHONE
from web.hands import answer, asked, gaps, play_on, start


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_dungeon_attack_to_its_end_and_once_more(window: Any, size: tuple[int, int]) -> None:
    page = window(size)
    start(page, bots=2)
    assert asked(page) == "adventurer"
    page.click("[data-card=wizard]")
    assert play_on(page, "fight", "bust", "hold", "done", "no") > 3
    assert gaps(page) == []
    assert page.locator(".over h1").inner_text().strip()
    finished = page.url
    page.click("[data-again]")
    page.wait_for_url(lambda url: url != finished)
    page.wait_for_selector("[data-card]")
    assert asked(page) == "adventurer"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_dungeons_dice_and_danger_to_its_end(window: Any, size: tuple[int, int]) -> None:
    page = window(size, door="dungeons_dice_danger")
    start(page, bots=1)
    assert asked(page) == "pairing"
    assert play_on(page, most=900) > 10
    assert gaps(page) == []


def test_a_space_is_marked_by_touching_the_map(window: Any) -> None:
    page = window(door="dungeons_dice_danger")
    start(page, bots=1)
    while asked(page) != "use":
        answer(page)
    place = page.locator("[data-place][role=button]").first
    name = place.get_attribute("data-place")
    place.click()
    page.wait_for_function(
        "(name) => /visited|visitée/.test(document.querySelector(`[data-place='${name}']`).getAttribute('aria-label'))",
        arg=name,
    )


def test_a_die_is_rolled_again_by_touching_it(window: Any) -> None:
    page = window()
    start(page, bots=1)
    asked(page)
    page.click("[data-card=halfling]")
    for _ in range(60):
        ask = asked(page)
        if ask == "reroll" and page.locator(".dice .may").count():
            break
        assert ask, "the game ended before anything could be rolled again"
        answer(page, "fight", "bust", "hold", "done", "no")
        page.wait_for_timeout(50)
    before = page.get_attribute(".table", "data-answered")
    die = page.locator(".dice .may").first
    die.click()
    if page.get_attribute(".table", "data-answered") == before and page.locator(".opt:focus").count():
        page.keyboard.press("Enter")  # several ways to roll it again: the die points at the first of them
    page.wait_for_function(
        "(before) => document.querySelector('.table').dataset.answered !== before", arg=before
    )


def test_everything_by_keyboard(window: Any) -> None:
    page = window()
    page.goto("/")
    page.wait_for_selector("[data-start]")
    page.locator("[role=radio][aria-checked=true]").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.door") == "dungeons_dice_danger"
    page.keyboard.press("ArrowLeft")
    page.focus("[data-start]")
    page.keyboard.press("Enter")
    assert asked(page) == "adventurer"
    page.keyboard.press("2")
    assert asked(page) == "act"
    page.keyboard.press("w")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    before = page.get_attribute(".table", "data-answered")
    page.keyboard.press("1")
    page.wait_for_function(
        "(before) => document.querySelector('.table').dataset.answered !== before", arg=before
    )


def test_why_shows_the_clause(window: Any) -> None:
    page = window()
    start(page, bots=1)
    asked(page)
    page.get_by_role("button", name="Why am I asked this?").click()
    card = page.locator("dialog .clause").first
    card.locator(".prose").wait_for()
    assert "DA-SETUP-2" in card.inner_text()
    assert len(card.locator(".prose").inner_text()) > 20


def test_the_guide_shows_once_and_can_be_skipped(window: Any) -> None:
    page = window(guided=False)
    start(page, bots=1)
    bubble = page.locator("[data-guide-bubble]")
    bubble.wait_for()
    bubble.get_by_role("button", name="Next").click()
    assert "2 / 5" in bubble.inner_text()
    bubble.get_by_role("button", name="Skip").click()
    assert bubble.count() == 0
    page.reload()
    asked(page)
    assert bubble.count() == 0


def test_a_look_back_and_forth(window: Any) -> None:
    page = window()
    start(page, bots=1)
    asked(page)
    page.click("[data-card=warrior]")
    asked(page)
    answer(page, "bust")
    asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider", name="Move")
    slider.wait_for()
    slider.fill("1")
    page.get_by_role("button", name="One step on").click()
    assert slider.input_value() == "2"
    page.get_by_role("button", name="Back to now").click()
    assert asked(page)
