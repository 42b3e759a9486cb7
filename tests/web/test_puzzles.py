"""Puzzles in the browser: one is chosen, answered wrongly and then correctly, and stays solved on this
device."""

from __future__ import annotations

from typing import Any

from tumblekeep.players.puzzles import puzzles
from web.barriers import barriers
from web.conftest import PHONE


def test_a_puzzle_is_tried_until_it_is_solved(window: Any) -> None:
    first = puzzles("dungeon_attack")[0]
    page = window(PHONE, language="fr")
    page.goto("/puzzles")
    page.click(f'a[href="/puzzles/{first.id}"]')
    plates = page.locator("[data-trial] .seats > section")
    plates.first.wait_for()
    assert plates.count() == first.seats, "what everybody has counts for the answer"
    assert page.locator("[data-position-goal]").inner_text().startswith("Niveau"), (
        "level and goals are in sight"
    )
    page.click(f'[data-try="{first.hint}"]')
    page.wait_for_selector("[data-right=false]")
    assert barriers(page) == []
    for what in ("[data-right]", "[data-next]"):
        page.wait_for_function(
            """(what) => {
                const box = document.querySelector(what).getBoundingClientRect();
                return box.top >= 0 && box.bottom <= innerHeight;
            }""",
            arg=what,
        )  # what was wrong and the way on are within the screen
    page.click(".after [data-again]")
    page.click(f'[data-try="{first.best}"]')
    page.wait_for_selector("[data-right=true]")
    page.wait_for_selector("[data-next]")
    assert "[try" not in page.inner_text("main")
    page.click('.after a[href="/puzzles"]')
    page.wait_for_selector(f'a.done[href="/puzzles/{first.id}"]')
