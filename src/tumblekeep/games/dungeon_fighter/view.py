"""What each seat sees in Dungeon Fighter: the whole table. What is unknown has no order and no name yet.

Cards of the tower, the Equipment deck and the face-down boss are drawn only when they are needed, so the table itself
does not know what lies where. `unmet` and `deck` name what could still come, which everybody can work out.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import Fate, View
from tumblekeep.games._fighter.view import (
    PARTY_FIELDS,
    PARTY_PILES,
    LazyView,
    ViewFields,
    declined_view,
    family_pieces,
    foe_view,
    gear_view,
    hero_view,
    printed,
    restore_foe,
    restore_party,
    sheet_view,
    shot_view,
    turn_view,
)
from tumblekeep.games.dungeon_fighter.content import FACES, FOES, GEAR, SHEETS, BoardSide
from tumblekeep.games.dungeon_fighter.edition import EDITION
from tumblekeep.games.dungeon_fighter.rules import (
    demands,
    forbidden_colour,
    is_forced_conflict,
    next_rooms,
    room_demand,
)
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable, Fiend

SHEETS_SHOWN = {name: sheet_view(sheet) for name, sheet in SHEETS.items()}
CARDS_SHOWN = {name: gear_view(card) for name, card in GEAR.items()}


def places(face: BoardSide) -> dict[int, tuple[int, int]]:
    """Where each room of a face is drawn: columns by the longest way from the entrance, rows by number."""
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


def _board(face: BoardSide) -> dict[str, Any]:
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


FIELDS = (
    "first", "beaten", "level", "room", "beer", "stolen", "unused", "room_used", "traded", "ever_fainted",
)  # fmt: skip
PILES = ("faces", "tower", "deck", "discards")
"""Open to everybody."""


def _heroes(table: DungeonFighterTable, seat: int | None) -> list[dict[str, Any]]:
    heroes = []
    for hero in table.heroes:
        shown = hero_view(table, hero)
        shown["seduced"] = list(hero.seduced)
        heroes.append(shown)
    return heroes


def _foe(table: DungeonFighterTable, seat: int | None) -> dict[str, Any] | None:
    foe = table.foe
    if foe is None:
        return None
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


def _shot(table: DungeonFighterTable, seat: int | None) -> dict[str, Any] | None:
    shot = table.shot
    if shot is None:
        return None
    shown = shot_view(shot)
    shown["second"] = shot.is_second
    shown["sworn"] = shot.sworn
    return shown


def _demands(table: DungeonFighterTable, seat: int | None) -> list[str]:
    return [] if table.foe is None else list(demands(table))


def _ahead(table: DungeonFighterTable, seat: int | None) -> list[dict[str, int]]:
    """Rooms that can be entered next; after the last room comes the boss."""
    if not table.faces or table.level > len(table.faces):
        return []
    return [{"level": level, "room": room} for level, room in next_rooms(table)]


def _asked(table: DungeonFighterTable, seat: int | None) -> list[dict[str, str]]:
    """Each throw that is demanded now, and by what: the monster, the room, or a weapon."""
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


def _chamber(table: DungeonFighterTable, seat: int | None) -> str:
    chamber = table.chamber
    return "" if chamber is None else chamber.word


SEEN = ViewFields(
    (
        *PARTY_FIELDS,
        *FIELDS,
        "difficulty",
        "dealing",
        "naming",
        "back_down_allowed",
        "gentle",
        "unscathed_by",
    ),
    (*PARTY_PILES, *PILES),
    {
        "turn": turn_view,
        "declined": declined_view,
        "heroes": _heroes,
        "shot": _shot,
        "foe": _foe,
        "chamber": _chamber,
        "unmet": lambda table, seat: [list(cards) for cards in table.unmet],
        "bottom": lambda table, seat: [list(cards) for cards in table.bottom],
        "demands": _demands,
        "asked": _asked,
        "boards": lambda table, seat: [BOARDS_SHOWN[face] for face in table.faces],
        "next": _ahead,
        **printed(EDITION, SHEETS_SHOWN, CARDS_SHOWN),
        "conflict": lambda table, seat: is_forced_conflict(table),
        "forbidden": lambda table, seat: forbidden_colour(table),
    },
)
"""What is shown of the table: all of it."""


def view(table: DungeonFighterTable, seat: int | None) -> View:
    """Show the open table; it looks the same to all seats and to spectators."""
    return SEEN.whole(table, seat)


def glance(table: DungeonFighterTable, seat: int) -> LazyView:
    """Return the same view, which looks up only what is asked for."""
    return LazyView(SEEN, table, seat)


def pieces(view: View) -> list[str]:
    """Name the family's pieces, and the rooms that can be entered next."""
    return [*family_pieces(view), *(f"room:{step['room']}" for step in view["next"])]


def imagine(view: View, seat: int | None, fate: Fate) -> DungeonFighterTable:
    """Build the table that a view shows; there is only one, because nothing hidden has been decided yet."""
    table = DungeonFighterTable(
        len(view["heroes"]),
        view["difficulty"],
        view["dealing"],
        view["naming"],
        view["back_down_allowed"],
        view["gentle"],
        view["unscathed_by"],
    )
    restore_party(table, view)
    for hero, seen in zip(table.heroes, view["heroes"], strict=True):
        hero.seduced = list(seen["seduced"])
    for name in FIELDS:
        setattr(table, name, view[name])
    for name in PILES:
        setattr(table, name, list(view[name]))
    table.unmet = [tuple(cards) for cards in view["unmet"]]
    table.bottom = [tuple(cards) for cards in view["bottom"]]
    seen = view["foe"]
    if seen is not None:
        foe = table.foe = Fiend(seen["card"])
        restore_foe(foe, seen)
        foe.is_target, foe.is_toad = seen["target"], seen["toad"]
        foe.charmer, foe.silenced = seen["charmer"], seen["silenced"]
    return table
