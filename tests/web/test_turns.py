"""Replay by turns, as people count them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from web.conftest import PHONE
from web.tables import ME, _go_on, post, sit_at

TURNS = 5


@cache
def some_turns() -> tuple[str, list[tuple[int, int, int]]]:
    """Return a saved game of Dungeon Dice in its sixth turn, which is this window's; and for each turn its
    start, number and seat."""
    game, fate = load("dungeon_dice"), SampledFate(7)
    play, bot = Play(game, 2, {"mode": "versus"}), Greedy(game, fate.random)
    turns = []
    while play.turn.number <= TURNS or list(play.asked()) != [ME]:
        assert play.question is not None
        before = play.turn
        _go_on(play, fate, bot)
        if play.turn != before:
            turns.append((len(play.entries), play.turn.number, play.turn.seat or 0))
    return to_text(log_of(play, ["Ada", "Bo"], {"bots": [1]})), turns


def look_back(page: Any, move: int = 0) -> list[tuple[int, int, int]]:
    saved, turns = some_turns()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    opened = post(page, "/api/tables/load", {"log": saved, "seats": seats})
    sit_at(page, opened)
    page.goto(f"/t/{opened['table']['id']}?move={move}")
    page.locator("[data-timeline] .turns i").nth(len(turns) - 1).wait_for(state="attached")
    return turns


def at(page: Any, move: int, turn: int) -> None:
    """Wait until that move of that turn is shown."""
    page.wait_for_function(
        "([move, turn]) => document.querySelector('[data-timeline] input').value === move"
        " && document.querySelector('[data-timeline] [data-turn]').dataset.turn === turn",
        arg=[str(move), str(turn)],
    )


def test_the_timeline_goes_by_turns_and_says_whose(window: Any) -> None:
    page = window()
    turns = look_back(page)
    at(page, 0, 0)
    assert page.inner_text("[data-timeline] .turn") == "Before the first turn"
    names = page.locator("[data-timeline] .turn")
    for move, number, seat in turns:
        page.keyboard.press("PageDown")
        at(page, move, number)
        assert names.inner_text().startswith(f"Turn {number} of {turns[-1][1]}: ")
        assert names.inner_text().endswith("Ada") == (seat == ME)
    page.click("[data-turn-back]")
    at(page, *turns[-2][:2])
    page.get_by_role("button", name="One step forward").click()
    at(page, turns[-2][0] + 1, turns[-2][1])
    page.keyboard.press("PageUp")  # back to where this turn began
    at(page, *turns[-2][:2])
    page.click("[data-turn-on]")
    at(page, *turns[-1][:2])


def test_turns_can_be_stepped_through_with_a_thumb(window: Any) -> None:
    page = window(PHONE, language="fr")
    turns = look_back(page, 3)
    assert page.inner_text("[data-timeline] .turn") == "Avant le premier tour"
    page.tap("[data-turn-on]")
    at(page, *turns[0][:2])
    for name in ("[data-turn-back]", "[data-turn-on]"):
        box = page.locator(name).bounding_box()
        assert min(box["width"], box["height"]) >= 40
        assert 0 <= box["x"] <= 390 - box["width"]
    assert "Tour 1 sur" in page.inner_text("[data-timeline] .turn")
