"""What people want in Dungeon Fighter, and which features of a position matter for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.goal import CLOCK
from tumblekeep.games._fighter.goal import family_features, family_goal
from tumblekeep.games.dungeon_fighter.content import DIFFICULTIES, FACES, GEAR
from tumblekeep.games.dungeon_fighter.rules import demands, next_rooms
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.games.dungeon_fighter.view import imagine

OWN: Mapping[str, str] = {
    "board": "the map board the party is on",
    "ahead": "a kind of room that can be entered next",
    "feature": "what is special about the foe",
    "seduced": "monsters that follow a hero",
    "tower": "monsters left in the tower, by floor",
    "beer": "somebody's misses don't hurt in this combat",
}


def features(view: View | DungeonFighterTable, seat: int) -> dict[str, float]:
    """Return the features of a position; they are the same from every seat, because the party wins together."""
    table = view if isinstance(view, DungeonFighterTable) else imagine(view, seat, _nobody)
    foe = table.foe
    found = family_features(table, GEAR, 0 if foe is None else len(demands(table)))
    whole = sum(DIFFICULTIES[table.difficulty].tower)
    left = sum(table.tower)
    way = 0.9 * (1 - left / whole)
    if foe is not None and foe.is_boss:
        way = 0.9 + 0.1 * (1 - foe.life / foe.full)
    found[CLOCK] = way
    found["far"] = left
    found["board"] = table.level
    for floor, count in enumerate(table.tower, start=1):
        found[f"tower:{floor}"] = count
    found["seduced"] = sum(len(hero.seduced) for hero in table.heroes)
    if foe is not None:
        if foe.feature and not foe.silenced:
            found[f"feature:{foe.feature}"] = 1
        found["beer"] = table.beer >= 0
    elif table.faces and table.level <= len(table.faces):
        for level, room in next_rooms(table):
            chamber = _room(table, level, room)
            found[f"ahead:{chamber}"] = 1
    return found


def _room(table: DungeonFighterTable, level: int, room: int) -> str:
    return FACES[table.faces[level - 1]].room(room).kind


def _nobody(question: Any) -> Any:
    raise AssertionError("nothing is hidden here, so that fate is not asked")


GOAL = family_goal(
    features,
    OWN,
    DIFFICULTIES,
    {"": range(1, 7)},
)
