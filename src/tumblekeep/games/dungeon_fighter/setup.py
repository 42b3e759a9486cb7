"""The setup of Dungeon Fighter: the three boards, the heroes, the Leader (DF-SETUP)."""

from __future__ import annotations

from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Draw
from tumblekeep.core.game import Options
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.leader import first_leader
from tumblekeep.games._fighter.stakes import hero_stakes
from tumblekeep.games._fighter.tale import JoinedAs
from tumblekeep.games.dungeon_fighter.asks import DRAW_END, DRAW_LEADER, DRAW_SIDE, DRAW_START, LEADER, SHARED
from tumblekeep.games.dungeon_fighter.content import (
    END_BOARDS,
    SHEETS,
    START_BOARDS,
    end_face,
    start_faces,
)
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.games.dungeon_fighter.tale import BoardLaid, LeaderNamed


def new_table(seats: int, options: Options) -> DungeonFighterTable:
    """Make a table with everything from the box."""
    table = DungeonFighterTable(
        seats,
        options["difficulty"],
        options["heroes"],
        options["leader"],
        options["back_down"],
        options["gentle"],
        options["unscathed"],
    )
    table.tabletop = options["tabletop"]
    return table


def setup(table: DungeonFighterTable) -> Flow[None]:
    """Lay out the dungeon, then choose heroes, then the Leader (DF-SETUP-1). The boss stays face down (DF-SETUP-10)."""
    yield from lay_the_dungeon(table)
    left = dict.fromkeys(SHEETS, 1)
    for hero in table.heroes:
        if table.dealing == "random":
            card: str = yield Draw(SHARED.draw_hero, hero.seat, left)
        else:
            options: list[Option] = [("take", name) for name in left]
            chosen: Any = yield Choose(
                SHARED.hero, hero.seat, options, forecast=partial(hero_stakes, SHEETS, options)
            )
            card = chosen[1]
        del left[card]  # DF-GAME-2
        hero.card = card
        table.told.append((JoinedAs, hero.seat, card))
    yield from first_leader(table, table.naming, LEADER, DRAW_LEADER)
    table.first = table.active = table.leader  # DF-SETUP-23
    table.told.append((LeaderNamed, table.leader))


def lay_the_dungeon(table: DungeonFighterTable) -> Flow[None]:
    """DF-SETUP-3 to -8: an End board for level 3, then two Start sides from the five boards left."""
    end: str = yield Draw(DRAW_END, None, dict.fromkeys(END_BOARDS, 1))
    left = dict.fromkeys(START_BOARDS, 1)
    del left[end]
    for level in (1, 2):
        board: str = yield Draw(DRAW_START, None, dict(left), (level,))
        del left[board]
        sides = start_faces(board)
        face: str = yield Draw(DRAW_SIDE, None, dict.fromkeys(sides, 1))
        table.faces.append(face)
        table.told.append((BoardLaid, level, face))
    table.faces.append(end_face(end))
    table.told.append((BoardLaid, 3, table.faces[2]))
