"""What lay over something else, or was cut, on a desktop."""

from __future__ import annotations

from typing import Any

import pytest

from web.barriers import overflows
from web.conftest import DESKTOP, PHONE, SMALLEST, Window
from web.hands import OVER, asked
from web.tables import begin, finished, lay, post, set_out, sit_at

LAPTOP = (1200, 900)
LONGEST = "Bartholomäus Wilhelminow"
"""A name of 24 letters, the most there may be."""


def choices(question: Any) -> bool:
    """So many options that the tray is tall and the board low."""
    return len(question.options) > 4


def test_dice_covered_the_heading_of_their_lane(window: Window) -> None:
    page = window(DESKTOP)
    set_out(page, "dungeon_attack", "reroll", choices)
    covered = page.evaluate(
        """() => [...document.querySelectorAll(".lane")].flatMap((lane) => {
            const head = lane.querySelector("header").getBoundingClientRect(), end = lane.getBoundingClientRect().bottom
            return [...lane.querySelectorAll(".die")].map((die) => die.getBoundingClientRect())
                .filter((die) => die.top < head.bottom - 1 || die.bottom > end + 1).map((die) => [head.bottom, end, die.top, die.bottom])
        })"""
    )
    assert covered == []


@pytest.mark.parametrize("place", ["table", "lesson", "puzzle"])
def test_the_arch_ran_under_the_bar_and_was_cropped(window: Window, place: str) -> None:
    page = window(DESKTOP)
    if place == "table":
        set_out(page, "dungeon_attack", "act")
    elif place == "lesson":
        page.goto("/lesson/dungeon_attack")
    else:
        puzzles = page.request.get("/api/puzzles").json()["puzzles"]
        page.goto(f"/puzzles/{next(one['id'] for one in puzzles if one['game'] == 'dungeon_attack')}")
    page.wait_for_selector(".arch")
    top, bar, stage = page.evaluate(
        """() => {
            const top = (node) => node.getBoundingClientRect().top
            const stage = document.querySelector(".gate").closest("main, .board:has(.gate)")
            return [Math.min(...[...document.querySelectorAll(".arch g path")].map(top)), document.querySelector(".bar").getBoundingClientRect().bottom, top(stage)]
        }"""
    )
    assert top >= bar, "below the bar of the page"
    assert top >= stage - 1, "within the stage"


def test_a_hint_pushed_the_board_out(window: Window) -> None:
    page = window(DESKTOP)
    set_out(page, "dungeon_attack", "reroll")
    height = "() => document.querySelector('main.stage').clientHeight"
    page.wait_for_selector("[data-promise], .tray .foot")
    before = page.evaluate(height)
    page.click("[data-ask-hint]")
    page.wait_for_selector("[data-hint]")
    tray = "() => document.querySelector('[data-hint]').getBoundingClientRect().left >= document.querySelector('main.stage').getBoundingClientRect().right - 1"
    assert page.evaluate(tray), "it lies over the tale"
    assert page.evaluate(height) >= before - 40, "no more than a line of the tray"
    page.click("[data-hint-read]")
    page.wait_for_selector("[data-hint]", state="hidden")


def test_adventurers_were_out_of_reach_on_a_laptop(window: Window) -> None:
    page = window(LAPTOP)
    assert begin(page, "dungeon_attack") == "adventurer"
    cards = page.locator(".cards [data-card]")
    assert cards.count() == 10
    for index in range(10):
        cards.nth(index).click(trial=True)  # scrolls there, and asks whether the click would arrive


def test_the_level_of_a_bot_was_cut_on_a_laptop(window: Window) -> None:
    page = window(LAPTOP)
    page.goto("/")
    page.wait_for_selector("select.name")
    room = page.evaluate(
        """() => [...document.querySelectorAll("select.name")].map((select) => {
            const pen = document.createElement("canvas").getContext("2d")
            pen.font = getComputedStyle(select).font
            return select.clientWidth - Math.max(...[...select.options].map((option) => pen.measureText(option.text).width))
        })"""
    )
    assert room
    assert all(left > 16 for left in room), "the longest level, and the arrow"


CUT = """() => [...document.querySelectorAll('.seat h3, .seat .player, .seat .state, .pill b, .whose span')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) && getComputedStyle(one).overflow !== 'visible')
    .map((one) => one.innerText)"""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE, SMALLEST], ids=lambda size: str(size[0]))
def test_long_names_were_cut(window: Any, size: tuple[int, int]) -> None:
    page = window(size, name=LONGEST, door="dungeons_dice_danger")
    seats = [{"kind": "person", "name": name} for name in (LONGEST, LONGEST[::-1], "Zoé")]
    for slug in ("dungeons_dice_danger", "dungeon_attack"):
        opened = post(page, "/api/tables", {"game": slug, "seats": seats, "options": {}, "start": True})
        sit_at(page, opened)
        asked(page)
        page.get_by_text(LONGEST).first.wait_for()
        assert page.evaluate(CUT) == [], slug
        assert not overflows(page)


TITLE = """() => {
    // letters may reach beyond their line; a line that is missing is taller than that
    const title = document.querySelector(".bar .crumb b"), lies = title.getBoundingClientRect();
    const cut = title.scrollHeight > title.clientHeight + 8 || title.scrollWidth > title.clientWidth + 1 ? ["cut"] : [];
    const over = [...document.querySelectorAll(".bar .tools > *")].filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return width && left < lies.right && right > lies.left && top < lies.bottom && bottom > lies.top;
    });
    return [...cut, ...over.map((one) => one.outerHTML.slice(0, 80))];
}"""


@pytest.mark.parametrize("size", [PHONE, SMALLEST], ids=lambda size: str(size[0]))
def test_the_castles_title_was_cut_and_lay_under_the_link_of_its_replay(
    window: Window, size: tuple[int, int]
) -> None:
    page = window(size, language="fr")
    lay(page, finished("castle_of_frosts"))
    page.wait_for_selector(OVER)
    assert page.evaluate(TITLE) == []
    page.goto(f"{page.url}?move=3")
    page.wait_for_selector("[data-timeline]")
    assert page.evaluate(TITLE) == []
