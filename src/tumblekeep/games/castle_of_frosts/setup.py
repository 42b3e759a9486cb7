"""The setup of the Castle of Frightening Frosts: sheets and Leader. Deck cards are drawn only when they are needed."""

from __future__ import annotations

from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Draw
from tumblekeep.core.game import Options
from tumblekeep.core.message import Message
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.leader import first_leader
from tumblekeep.games._fighter.stakes import hero_stakes
from tumblekeep.games._fighter.tale import JoinedAs, NewLeader
from tumblekeep.games.castle_of_frosts.asks import DRAW_LEADER, LEADER, SHARED
from tumblekeep.games.castle_of_frosts.content import HEROES
from tumblekeep.games.castle_of_frosts.guests import SHEETS
from tumblekeep.games.castle_of_frosts.table import CastleTable


def new_table(seats: int, options: Options) -> CastleTable:
    """Make an empty table for this many Heroes."""
    table = CastleTable(
        seats,
        options["difficulty"],
        options["boxes"],
        options["level_up"],
        options["heroes"],
        options["leader"],
        options["target"],
        options["dice"],
        options["gentle"],
    )
    table.tabletop = options["tabletop"]
    return table


def objection(seats: int, options: Options) -> Message | None:
    """CF-COMP-3, CF-SETUP-21: more than four Heroes need a second box."""
    if seats > len(HEROES) and options["boxes"] == "frosts":
        return Message("objection-heroes", {"most": len(HEROES)})
    return None


def setup(table: CastleTable) -> Flow[None]:
    """CF-SETUP-2 and -15: everybody takes a sheet, somebody takes the Leader token."""
    left = dict.fromkeys(HEROES if table.boxes == "frosts" else SHEETS, 1)
    for hero in table.heroes:
        if table.dealing == "random":
            card: str = yield Draw(SHARED.draw_hero, hero.seat, left)
        else:
            options: list[Option] = [("take", card) for card in left]
            chosen: tuple[Any, ...] = yield Choose(
                SHARED.hero, hero.seat, options, forecast=partial(hero_stakes, SHEETS, options)
            )
            card = chosen[1]
        del left[card]  # CF-SETUP-5: the others leave the game at the end
        hero.card = card
        table.told.append((JoinedAs, hero.seat, card))
    yield from first_leader(table, table.leading, LEADER, DRAW_LEADER)
    if table.leading != "first":
        table.told.append((NewLeader, table.leader))
