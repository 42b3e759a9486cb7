"""The first Leader, named by the party before the game or found otherwise (DF-SETUP-21, CF-SETUP-15)."""

from __future__ import annotations

from tumblekeep.core.ask import Ask
from tumblekeep.core.question import Flow
from tumblekeep.games._fighter.table import T
from tumblekeep.games._fighter.tale import LeaderProposed
from tumblekeep.kit.naming import WAYS, found_seat

__all__ = ["WAYS", "first_leader"]


def first_leader(table: T, way: str, ask: Ask, draw: Ask) -> Flow[None]:
    """Decide who leads first."""
    found = yield from found_seat(way, ask, draw, [hero.seat for hero in table.heroes])
    table.told.extend((LeaderProposed, seat, friend) for seat, friend in found.voices.items())
    table.leader = found.seat
