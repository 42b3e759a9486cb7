"""What each seat sees in Dungeon Fighter: the whole table. What is unknown has no order and no name yet.

The tower, the Equipment deck and the face-down boss are drawn from when a card is needed, so the table itself does
not know what lies where; `unmet` and `deck` name what could still come, which everybody can work out.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import Fate, View
from tumblekeep.games._fighter.view import (
    foe_view,
    party_view,
    restore_foe,
    restore_hero,
    restore_party,
)
from tumblekeep.games.dungeon_fighter.rules import demands, forbidden_colour, is_forced_conflict
from tumblekeep.games.dungeon_fighter.table import DungeonTable, Fiend


def view(table: DungeonTable, seat: int | None) -> View:
    """The open table, the same for all seats and for spectators."""
    seen = party_view(table)
    for shown, hero in zip(seen["heroes"], table.heroes, strict=True):
        shown["seduced"] = list(hero.seduced)
    if table.shot is not None:
        seen["shot"]["second"] = table.shot.is_second
        seen["shot"]["sworn"] = table.shot.sworn
    foe = table.foe
    seen.update(
        {
            "dealing": table.dealing,
            "naming": table.naming,
            "back_down_allowed": table.back_down_allowed,
            "first": table.first,
            "beaten": table.beaten,
            "faces": list(table.faces),
            "level": table.level,
            "room": table.room,
            "chamber": "" if table.chamber is None else table.chamber.word,
            "tower": list(table.tower),
            "unmet": [list(cards) for cards in table.unmet],
            "bottom": [list(cards) for cards in table.bottom],
            "deck": list(table.deck),
            "discards": list(table.discards),
            "beer": table.beer,
            "stolen": table.stolen,
            "unused": table.unused,
            "ever_fainted": table.ever_fainted,
            "foe": None if foe is None else _foe(foe),
            "demands": [] if foe is None else list(demands(table)),
            "conflict": is_forced_conflict(table),
            "forbidden": forbidden_colour(table),
        }
    )
    return seen


def _foe(foe: Fiend) -> dict[str, Any]:
    return {
        **foe_view(foe),
        "feature": foe.feature,
        "demand": foe.demand,
        "target": foe.is_target,
        "toad": foe.is_toad,
        "charmer": foe.charmer,
        "silenced": foe.silenced,
    }


def imagine(view: View, seat: int | None, fate: Fate) -> DungeonTable:
    """The table that a view shows; there is only one, since nothing hidden has been settled."""
    table = DungeonTable(
        len(view["heroes"]), view["difficulty"], view["dealing"], view["naming"], view["back_down_allowed"]
    )
    restore_party(table, view)
    for hero, seen in zip(table.heroes, view["heroes"], strict=True):
        restore_hero(hero, seen)
        hero.seduced = list(seen["seduced"])
    table.first = view["first"]
    table.beaten = view["beaten"]
    table.faces = list(view["faces"])
    table.level, table.room = view["level"], view["room"]
    table.tower = list(view["tower"])
    table.unmet = [list(cards) for cards in view["unmet"]]
    table.bottom = [list(cards) for cards in view["bottom"]]
    table.deck, table.discards = list(view["deck"]), list(view["discards"])
    table.beer, table.stolen, table.unused = view["beer"], view["stolen"], view["unused"]
    table.ever_fainted = view["ever_fainted"]
    seen = view["foe"]
    if seen is not None:
        foe = table.foe = Fiend(seen["card"])
        restore_foe(foe, seen)
        foe.is_target, foe.is_toad = seen["target"], seen["toad"]
        foe.charmer, foe.silenced = seen["charmer"], seen["silenced"]
    return table
