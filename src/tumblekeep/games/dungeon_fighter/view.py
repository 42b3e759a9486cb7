"""What each seat sees in Dungeon Fighter: the whole table. What is unknown has no order and no name yet.

The tower, the Equipment deck and the face-down boss are drawn from when a card is needed, so the table itself does
not know what lies where; `unmet` and `deck` name what could still come, which everybody can work out.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import Fate, View
from tumblekeep.games._fighter.view import (
    FOE,
    HERO,
    SHOT,
    Glance,
    Looks,
    Seen,
    as_they_are,
    at_a_glance,
    family_pieces,
    gear_view,
    laid_out,
    party,
    piles,
    printed,
    restore_foe,
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


FIGHTER: Looks = {**HERO, **piles("seduced", of="hero")}
FIEND: Looks = {
    **FOE,
    "word": lambda foe: FOES[foe.card].word,
    **as_they_are("feature", "demand"),
    "target": lambda foe: foe.is_target,
    "toad": lambda foe: foe.is_toad,
    **as_they_are("charmer", "silenced"),
}
CAST: Looks = {**SHOT, "second": lambda shot: shot.is_second, **as_they_are("sworn")}
OPEN = (
    "first", "beaten", "level", "room", "beer", "stolen", "unused", "room_used", "traded", "ever_fainted",
)  # fmt: skip
"""What lies open to all, as it is."""
OPEN_PILES = ("faces", "tower", "deck", "discards")
"""What lies open to all, card by card."""


def _ahead(seen: Seen) -> list[dict[str, int]]:
    """Rooms that can be entered next; past the last room waits the boss."""
    table: DungeonTable = seen.table
    if not table.faces or table.level > len(table.faces):
        return []
    return [{"level": level, "room": room} for level, room in next_rooms(table)]


def _asked(seen: Seen) -> list[dict[str, str]]:
    """Each throw that is asked for now, and who asks: the monster, the room, or a weapon."""
    table: DungeonTable = seen.table
    if table.foe is None:
        return []
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


SEEN: Looks = {
    **party(FIGHTER, CAST, FIEND),
    **as_they_are("dealing", "naming", "back_down_allowed", *OPEN, of="table"),
    **piles(*OPEN_PILES, of="table"),
    "chamber": lambda seen: "" if seen.table.chamber is None else seen.table.chamber.word,
    "unmet": lambda seen: [list(cards) for cards in seen.table.unmet],
    "bottom": lambda seen: [list(cards) for cards in seen.table.bottom],
    "demands": lambda seen: [] if seen.table.foe is None else list(demands(seen.table)),
    "asked": _asked,
    "boards": lambda seen: [BOARDS_SHOWN[face] for face in seen.table.faces],
    "next": _ahead,
    **printed(EDITION, SHEETS_SHOWN, CARDS_SHOWN),
    "conflict": lambda seen: is_forced_conflict(seen.table),
    "forbidden": lambda seen: forbidden_colour(seen.table),
}
"""What is shown of the table: all of it."""
GLANCED = at_a_glance(SEEN, FIGHTER, CAST, FIEND)


def view(table: DungeonTable, seat: int | None) -> View:
    """The open table, the same for all seats and for spectators."""
    return laid_out(SEEN, Seen(table, seat))


def glance(table: DungeonTable, seat: int) -> Glance:
    """The same view, of which only what is asked for is laid out."""
    return Glance(GLANCED, Seen(table, seat))


def pieces(view: View) -> list[str]:
    """What the family has, and the rooms that can be entered next."""
    return [*family_pieces(view), *(f"room:{step['room']}" for step in view["next"])]


def imagine(view: View, seat: int | None, fate: Fate) -> DungeonTable:
    """The table that a view shows; there is only one, since nothing hidden has been settled."""
    table = DungeonTable(
        len(view["heroes"]), view["difficulty"], view["dealing"], view["naming"], view["back_down_allowed"]
    )
    restore_party(table, view)
    for hero, seen in zip(table.heroes, view["heroes"], strict=True):
        hero.seduced = list(seen["seduced"])
    for name in OPEN:
        setattr(table, name, view[name])
    for name in OPEN_PILES:
        setattr(table, name, list(view[name]))
    table.unmet = [list(cards) for cards in view["unmet"]]
    table.bottom = [list(cards) for cards in view["bottom"]]
    seen = view["foe"]
    if seen is not None:
        foe = table.foe = Fiend(seen["card"])
        restore_foe(foe, seen)
        foe.is_target, foe.is_toad = seen["target"], seen["toad"]
        foe.charmer, foe.silenced = seen["charmer"], seen["silenced"]
    return table
