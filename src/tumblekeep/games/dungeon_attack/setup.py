"""The setup of Dungeon Attack!: everyone takes a card, and somebody starts (DA-SETUP)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.chance import Draw
from tumblekeep.core.game import Options
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_attack.asks import ADVENTURER, DRAW_ADVENTURER, DRAW_STARTER, STARTER
from tumblekeep.games.dungeon_attack.content import CARDS
from tumblekeep.games.dungeon_attack.table import DungeonAttackTable
from tumblekeep.games.dungeon_attack.tale import JoinedAs, StarterNamed
from tumblekeep.games.dungeon_attack.treasure import begin_level
from tumblekeep.kit.naming import found_seat


def new_table(seats: int, options: Options) -> DungeonAttackTable:
    """Make an empty table for this many adventurers."""
    return DungeonAttackTable(seats, options["start"], options["cards"], options["cap"])


def setup(table: DungeonAttackTable) -> Flow[None]:
    """Choose the cards, decide who starts, lay out level 1 (DA-SETUP)."""
    left = dict.fromkeys(CARDS, 1)
    for me in table.adventurers:
        if table.dealing == "random":
            card: str = yield Draw(DRAW_ADVENTURER, me.seat, left)
        else:
            chosen: tuple[Any, ...] = yield Choose(ADVENTURER, me.seat, [("take", card) for card in left])
            card = chosen[1]
        del left[card]  # DA-RULING-1: each card belongs to one player at most
        me.take_card(card)
        table.told.append((JoinedAs, me.seat, card))
    seats = [me.seat for me in table.adventurers]
    found = yield from found_seat(table.opening, STARTER, DRAW_STARTER, seats, openly=True)  # DA-SETUP-9
    table.told.extend((StarterNamed, seat, friend) for seat, friend in found.voices.items())
    table.starter = found.seat
    begin_level(table, 1)
