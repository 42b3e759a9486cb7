"""Tables for the tests of Dungeon Fighter: a party facing a monster in a room, in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tumblekeep.core.chance import Throw
from tumblekeep.games.dungeon_fighter.content import FACES
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.games.dungeon_fighter.turn import turn
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.landing_report import DieReport, report
from tumblekeep.testing.scenario import FlowRun, when

__all__ = [
    "TRIO",
    "centre",
    "clause",
    "demanded",
    "foe_life",
    "goes",
    "hit",
    "land",
    "life",
    "miss",
    "party",
    "room_with",
    "tales",
    "throws",
    "told",
]
"""The vocabulary of this game's tests, which import all of it."""

clause = pytest.mark.clause

ORDINARY = ("s1a", "s2a", "e1a")
TRIO = ("torm", "randolph", "goldfinga")
"""The heroes of the rulebook's own examples, clockwise."""


def party(
    *heroes: str,
    foe: str = "common_goblin",
    faces: Sequence[str] = ORDINARY,
    at: tuple[int, int] = (1, 1),
    phase: str = "fight",
    difficulty: str = "normal",
    **things: Any,
) -> DungeonFighterTable:
    """These heroes in a room (level and number), by default fighting a monster."""
    table = DungeonFighterTable(len(heroes), difficulty, "choice", "first", True)
    for hero, card in zip(table.heroes, heroes, strict=True):
        hero.card = card
    table.faces = list(faces)
    table.level, table.room = at
    table.phase = phase
    if phase in ("fight", "end"):
        meets(table, foe)
    for name, value in things.items():
        assert hasattr(table, name), name
        setattr(table, name, value)
    return table


def meets(table: DungeonFighterTable, foe: str) -> None:
    """Take the monster from the tower and let it stand there."""
    for place, cards in enumerate(table.unmet):
        if foe in cards:
            table.leave(foe)
            table.tower[place] -= 1
    table.meet(foe)


def room_with(word: str) -> tuple[tuple[str, ...], tuple[int, int]]:
    """Boards with such a room, and where it is: `room_with("perilous-blind")`."""
    for face in FACES.values():
        for number, room in enumerate(face.rooms, start=1):
            if room.word == word:
                if face.is_end:
                    return ("s1a", "s2a", face.id), (3, number)
                return (face.id, "s2a" if face.board != "S2" else "s1a", "e1a"), (1, number)
    raise AssertionError(f"no board has a room {word}")


def land(
    die: str, zone: str | int, *, symbol: bool = False, bounced: bool = True, **demands: bool
) -> Landing:
    """Where a die came to rest: a section by its number, or a zone by its name."""
    where = f"section-{zone}" if isinstance(zone, int) else zone
    return report("dungeon_fighter", [DieReport(die, where, "symbol" if symbol else None, bounced, demands)])


def hit(die: str, value: int, *, symbol: bool = False, **demands: bool) -> Landing:
    """A good throw on a section."""
    return land(die, value, symbol=symbol, **demands)


def miss(die: str, *, symbol: bool = False, **demands: bool) -> Landing:
    """A die off the target."""
    return land(die, "outside", symbol=symbol, **demands)


def centre(die: str, *, symbol: bool = False, **demands: bool) -> Landing:
    """A die in the middle of the target."""
    return land(die, "centre", symbol=symbol, **demands)


def goes(table: DungeonFighterTable, *answers: Any, fate: Sequence[Any] = (), stop: bool = False) -> FlowRun:
    """Play one turn of the current phase, with these answers."""
    return when(turn(table), answers, fate=fate, stop=stop)


def throws(table: DungeonFighterTable, landing: Landing, *answers: Any) -> FlowRun:
    """Let the active hero throw the die that has landed; the answers are those after the choice of the die.

    If the die has to be chosen, the choice is answered here.
    """
    (die,) = (one.die for one in landing.dice)
    first = [("throw", die)] if len(_pool(table)) > 1 or _proposes(table) else []
    return when(turn(table), [*first, *answers], fate=[landing])


def _pool(table: DungeonFighterTable) -> list[str]:
    from tumblekeep.games.dungeon_fighter.rules import pool

    return pool(table)


def _proposes(table: DungeonFighterTable) -> bool:
    from tumblekeep.games.dungeon_fighter.edition import EDITION

    return EDITION.can_back_down(table)


def demanded(played: FlowRun) -> tuple[str, ...]:
    """The demands of the (last) throw that was asked for."""
    asked = [question for question in played.questions if isinstance(question, Throw)]
    return tuple(asked[-1].setup["demands"])


def tales(table: DungeonFighterTable) -> list[str]:
    """The names of what happened, in order."""
    return [told[0].__name__ for told in table.told]


def told(table: DungeonFighterTable, kind: str) -> list[tuple[Any, ...]]:
    """The fields of every happening of a kind."""
    return [tuple(values) for what, *values in table.told if what.__name__ == kind]


def life(table: DungeonFighterTable) -> list[int]:
    """Everybody's life, by seat."""
    return [hero.life for hero in table.heroes]


def foe_life(table: DungeonFighterTable) -> int:
    """The life that the monster has left."""
    return table.monster.life


def everything(table: DungeonFighterTable) -> Mapping[str, Any]:
    """The table as plain data."""
    position: Mapping[str, Any] = table.position()
    return position
