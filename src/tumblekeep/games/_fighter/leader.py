"""The first Leader, named by the party before the game or found otherwise (DF-SETUP-21, CF-SETUP-15)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Draw
from tumblekeep.core.question import Choose, Flow, Together
from tumblekeep.games._fighter.table import T
from tumblekeep.games._fighter.tale import LeaderProposed

WAYS = ("first", "random", "named")
"""The first seat leads, or a random one, or the one that the party names."""


def first_leader(table: T, way: str, ask: Ask, draw: Ask) -> Flow[None]:
    """Decide who leads first.

    If the party names one, all name a hero at the same time, and a tie is broken at random.
    """
    able = [hero.seat for hero in table.heroes]
    if way == "first":
        return
    if way == "named":
        voices: dict[int, int] = yield from Together(ask, {seat: _voice(ask, seat, able) for seat in able})
        table.told.extend((LeaderProposed, seat, friend) for seat, friend in voices.items())
        counts = {seat: list(voices.values()).count(seat) for seat in able}
        able = [seat for seat in able if counts[seat] == max(counts.values())]
    drawn: str = yield Draw(draw, None, {str(seat): 1 for seat in able})
    table.leader = int(drawn)


def _voice(ask: Ask, seat: int, able: list[int]) -> Flow[int]:
    chosen: Any = yield Choose(ask, seat, [("name", friend) for friend in able])
    return int(chosen[1])
