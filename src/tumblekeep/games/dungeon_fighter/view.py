"""What each seat sees in Dungeon Fighter: the whole table. What is unknown has no order and no name yet.

The tower, the Equipment deck and the face-down boss are drawn from when a card is needed, so the table itself does
not know what lies where; `unmet` and `deck` name what could still come, which everybody can work out.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import Fate, View
from tumblekeep.games._fighter.view import (
    family_pieces,
    foe_view,
    gear_view,
    party_view,
    pieces_view,
    restore_foe,
    restore_hero,
    restore_party,
    sheet_view,
)
from tumblekeep.games.dungeon_fighter.content import FACES, FOES, GEAR, SHEETS, Face
from tumblekeep.games.dungeon_fighter.edition import EDITION
from tumblekeep.games.dungeon_fighter.rules import (
    demands,
    forbidden_colour,
    is_forced_conflict,
    next_rooms,
    room_demand,
)
from tumblekeep.games.dungeon_fighter.table import DungeonTable, Fiend

SHEETS_SHOWN = {name: sheet_view(sheet) for name, sheet in SHEETS.items()}
CARDS_SHOWN = {name: gear_view(card) for name, card in GEAR.items()}


def places(face: Face) -> dict[int, tuple[int, int]]:
    """Where each room of a face is drawn: columns by the longest way from the entrance, rows in order of number."""
    column = {face.entrance: 0}
    for _ in face.rooms:
        for number, ways in enumerate(face.ways, start=1):
            for to in ways:
                if number in column and column.get(to, -1) < column[number] + 1:
                    column[to] = column[number] + 1
    rows: dict[int, int] = {}
    placed = {}
    for number in range(1, len(face.rooms) + 1):
        step = column[number]
        placed[number] = (step, rows.get(step, 0))
        rows[step] = rows.get(step, 0) + 1
    return placed


def _board(face: Face) -> dict[str, Any]:
    placed = places(face)
    return {
        "face": face.id,
        "entrance": face.entrance,
        "exit": face.exit,
        "rooms": [
            {
                "number": number,
                "kind": room.kind,
                "word": room.word,
                "demand": room.demand,
                "x": placed[number][0],
                "y": placed[number][1],
                "ways": list(face.ways[number - 1]),
            }
            for number, room in enumerate(face.rooms, start=1)
        ],
    }


BOARDS_SHOWN = {name: _board(face) for name, face in FACES.items()}


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
            "room_used": table.room_used,
            "traded": table.traded,
            "ever_fainted": table.ever_fainted,
            "foe": None if foe is None else _foe(foe),
            "demands": [] if foe is None else list(demands(table)),
            "asked": [] if foe is None else _asked(table),
            "boards": [BOARDS_SHOWN[face] for face in table.faces],
            "next": [{"level": level, "room": room} for level, room in _ahead(table)],
            **pieces_view(EDITION, table, SHEETS_SHOWN, CARDS_SHOWN),
            "conflict": is_forced_conflict(table),
            "forbidden": forbidden_colour(table),
        }
    )
    return seen


def pieces(view: View) -> list[str]:
    """What the family has, and the rooms that can be entered next."""
    return [*family_pieces(view), *(f"room:{step['room']}" for step in view["next"])]


def _ahead(table: DungeonTable) -> list[tuple[int, int]]:
    """Rooms that can be entered next; past the last room waits the boss."""
    if not table.faces or table.level > len(table.faces):
        return []
    return next_rooms(table)


def _asked(table: DungeonTable) -> list[dict[str, str]]:
    """Each throw that is asked for now, and who asks: the monster, the room, or a weapon."""
    foe, shot = table.monster, table.shot
    names = dict.fromkeys([*demands(table), *(shot.demands if shot is not None else ())])
    rooms = room_demand(table.faces[table.level - 1], table.room) if table.room else ""
    asked = []
    for name in names:
        if name == foe.demand and not foe.silenced:
            by, card = "foe", foe.card
        elif name == rooms:
            by, card = "room", ""
        else:
            weapons = shot.weapons if shot is not None else []
            by, card = "gear", next((one for one in weapons if GEAR[one].demand == name), "")
        asked.append({"demand": name, "by": by, "card": card})
    return asked


def _foe(foe: Fiend) -> dict[str, Any]:
    return {
        **foe_view(foe),
        "word": FOES[foe.card].word,
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
    table.room_used, table.traded = view["room_used"], view["traded"]
    table.ever_fainted = view["ever_fainted"]
    seen = view["foe"]
    if seen is not None:
        foe = table.foe = Fiend(seen["card"])
        restore_foe(foe, seen)
        foe.is_target, foe.is_toad = seen["target"], seen["toad"]
        foe.charmer, foe.silenced = seen["charmer"], seen["silenced"]
    return table
