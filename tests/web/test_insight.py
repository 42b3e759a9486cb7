"""On a phone, what one decides about is on the screen when the question comes."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from web.conftest import GAMES, PHONE, Window
from web.insight import in_sight, moments
from web.tables import lay, set_out

SIZES = ((360, 740), (390, 844), (412, 915))
GALLERIES = {"adventurer", "hero"}
"""Sheets to read and choose from, longer than any phone: one scrolls, and the first is in sight."""


def resized(page: Any, width: int, height: int) -> None:
    """Give the window this size, and wait until the board has settled in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        """(size) => document.querySelector(".table").dataset.settled === size && [...document.querySelectorAll("[data-fitted]")]
            .every((map) => map.dataset.fitted === `${map.clientWidth}x${map.clientHeight}`)""",
        arg=f"{width}x{height}",
    )


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_question_is_about_was_off_a_phone_screen(window: Window, slug: str) -> None:
    page = window(PHONE, door=slug)
    rows, hidden = [], []
    for moment in moments(slug):
        lay(page, moment.saved)
        page.wait_for_selector(f'#tray[data-asked="{moment.ask}"]')
        wanted = 1 if moment.ask in GALLERIES else len(moment.pieces)
        row = f"{moment.ask:<16}"
        for width, height in SIZES:
            resized(page, width, height)
            seen = in_sight(page, moment.pieces)
            row += f"{len(seen.pieces):>4} of {len(moment.pieces):<2}"
            if len(seen.pieces) < wanted:
                hidden.append((moment.ask, width, sorted(set(moment.pieces) - seen.pieces)))
        rows.append(row)
    table = "\n".join([f"\n{slug:<22}" + "".join(f"{width:<10}" for width, _ in SIZES), *rows])
    sys.stdout.write(f"{table}\n")  # shown with -s
    assert hidden == [], table


def test_the_fighting_dice_were_off_the_screen_when_one_may_roll_again(window: Window) -> None:
    page = window(PHONE)
    set_out(page, "dungeon_attack", "reroll")
    for width, height in SIZES:
        resized(page, width, height)
        seen = in_sight(page, ())
        assert (seen.weighed, seen.of) == (1, 1), "all three lanes"


def test_the_whole_map_was_forgotten_at_the_next_question(window: Window) -> None:
    page = window(PHONE, door="dungeons_dice_danger")
    set_out(page, "dungeons_dice_danger", "pairing")
    map_width = "() => document.querySelector('.map > svg').viewBox.baseVal.width"
    close = page.evaluate(map_width)
    page.click("[data-whole-map]")
    page.wait_for_selector("[data-whole-map][aria-pressed=true]")
    assert page.evaluate(map_width) > close
    whole = page.evaluate(map_width)
    set_out(page, "dungeons_dice_danger", "use")
    page.wait_for_selector("[data-whole-map][aria-pressed=true]")
    resized(page, *PHONE)
    assert page.evaluate(map_width) >= whole * 0.9
    page.click("[data-whole-map]")
    page.wait_for_selector("[data-whole-map][aria-pressed=false]")


def test_the_guide_of_a_first_game_hid_the_monsters_on_a_small_phone(window: Window) -> None:
    page = window((360, 640), door="dungeon_dice", guided=False)
    for ask in ("decide", "accept", "declare", "reward"):
        set_out(page, "dungeon_dice", ask)
        page.locator("[data-guide-bubble]").wait_for()
        resized(page, 360, 640)
        seen = in_sight(page, ())
        assert seen.of, ask
        assert seen.weighed == seen.of, ask
