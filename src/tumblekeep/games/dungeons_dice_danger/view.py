"""What each seat sees: its own sheet as it is, the others' as they were when everybody began to write."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from tumblekeep.core.game import Fate, View
from tumblekeep.core.table import Turn
from tumblekeep.games.dungeons_dice_danger.content import PAIR_OF, Layout, layout_for
from tumblekeep.games.dungeons_dice_danger.rules import life_left, progress, score
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet, DangerTable, replaced
from tumblekeep.kit.sheet import Area, places

AWARDS = ("", "first", "later")


def view(table: DangerTable, seat: int | None) -> View:
    """Show the table from one seat; a spectator sees every sheet as it was at the start of the round (DDD-ROLL-11)."""
    layout = table.layout
    shown = table.sheets if table.before is None else table.before
    return {
        "turn": table.turn.plain(),
        "adventure": layout.id,
        "digest": layout.digest,
        "map": layout.document if layout.own else None,
        "opening": table.opening,
        "end": table.end,
        "free_hit": table.free_hit,
        "round": table.round,
        "active": table.active,
        "dice": list(table.dice),
        "writing": table.before is not None,
        "claimed": [room.id for number, room in enumerate(layout.rooms) if table.claimed >> number & 1],
        "claimed_achievements": [
            one.id for number, one in enumerate(layout.achievements) if table.feats_claimed >> number & 1
        ],
        "mine": seat,
        "sheets": [
            _sheet(sheet if sheet.seat == seat else seen, sheet.done)
            for sheet, seen in zip(table.sheets, shown, strict=True)
        ],
    }


def _sheet(sheet: AdventureSheet, done: bool) -> dict[str, Any]:
    layout = sheet.layout
    names = layout.graph.names
    names_of = layout.graph.names_of
    return {
        "seat": sheet.seat,
        "alive": sheet.alive,
        "done": done,
        "visited": names_of(sheet.visited),
        "half": names_of(sheet.half),
        "reached": names_of(sheet.reached & ~sheet.visited),
        "damage": {room.id: sheet.damage[number] for number, room in enumerate(layout.rooms)},
        "unlocked": {
            room.id: list(places(sheet.unlocked[number]))
            for number, room in enumerate(layout.rooms)
            if sheet.unlocked[number]
        },
        "clouds": {
            names[place]: number for place, number in zip(layout.clouds, sheet.clouds, strict=True) if number
        },
        "gold": sheet.gold,
        "gems": sheet.gems,
        "black": sheet.black,
        "torches": sheet.torches,
        "green": sheet.green,
        "lost": sheet.lost,
        "life": life_left(sheet),
        "chests": list(sheet.chests),
        "awards": {
            room.id: AWARDS[sheet.awards[number]]
            for number, room in enumerate(layout.rooms)
            if sheet.awards[number]
        },
        "achievements": [
            {"id": one.id, "now": progress(sheet, one), "needed": one.needed or 1, "award": AWARDS[which]}
            for one, which in zip(layout.achievements, sheet.feats, strict=True)
        ],
        "pairs": [{"dice": pair.dice, "value": pair.value} for pair in sheet.pairs],
        "struck": sheet.struck,
        "score": score(sheet),
    }


def pieces(view: View) -> Collection[str]:
    """Name every space and every room of the sheet, as on the map."""
    return layout_of(view).graph.names


class Glance(NamedTuple):
    """What hints read of a view: the seat's own sheet, and which rooms others cleared first."""

    sheet: AdventureSheet
    claimed: Area


def glance(table: DangerTable, seat: int) -> Glance:
    """Return the seat's own sheet as it lies there, because its owner sees all of it; do not write on it."""
    return Glance(table.sheets[seat], table.claimed)


def seen(view: View | Glance, seat: int) -> Glance:
    """Return what hints read, from a whole view or from a glance."""
    if isinstance(view, Glance):
        return view
    claimed = set(view["claimed"])
    rooms = enumerate(layout_of(view).rooms)
    return Glance(sheet_of(view, seat), sum(1 << number for number, room in rooms if room.id in claimed))


def layout_of(view: View) -> Layout:
    """Return the printed sheet that a view is about."""
    return layout_for(view["adventure"], view["map"], view["digest"])


def sheet_of(view: View, seat: int) -> AdventureSheet:
    """Rebuild one player's sheet from a view."""
    layout = layout_of(view)
    seen = view["sheets"][seat]
    sheet = AdventureSheet(layout, seat, len(view["sheets"]) == 1)
    number = layout.graph.number
    for name in seen["visited"]:
        sheet.visited |= 1 << number[name]
    for name in seen["half"]:
        sheet.half |= 1 << number[name]
    sheet.damage = tuple(seen["damage"].values())
    for name, numbers in seen["unlocked"].items():
        bits = sum(1 << value for value in numbers)
        sheet.unlocked = replaced(sheet.unlocked, number[name] - layout.first_room, bits)
    for name, value in seen["clouds"].items():
        sheet.clouds = replaced(sheet.clouds, layout.clouds.index(number[name]), value)
    sheet.gold, sheet.gems = seen["gold"], seen["gems"]
    sheet.black, sheet.torches = seen["black"], seen["torches"]
    sheet.green, sheet.lost, sheet.alive = seen["green"], seen["lost"], seen["alive"]
    sheet.chests = tuple(seen["chests"])
    for name, award in seen["awards"].items():
        sheet.reward(number[name] - layout.first_room, AWARDS.index(award))
    sheet.feats = tuple(AWARDS.index(one["award"]) for one in seen["achievements"])
    sheet.pairs = [PAIR_OF[pair["dice"]] for pair in seen["pairs"]]
    sheet.struck, sheet.done = seen["struck"], seen["done"]
    sheet.work_out()
    return sheet


def imagine(view: View, seat: int | None, fate: Fate) -> DangerTable:
    """Build a table that fits a view; there is only one at rest, because all sheets are open between rounds."""
    layout = layout_of(view)
    seats = len(view["sheets"])
    table = DangerTable(layout, seats, view["opening"], view["end"], view["free_hit"])
    table.turn = Turn(**view["turn"])
    table.round, table.active, table.dice = view["round"], view["active"], tuple(view["dice"])
    table.sheets = [sheet_of(view, one) for one in range(seats)]
    if view["writing"]:
        table.before = [sheet.copy() for sheet in table.sheets]
    rooms = {room.id: number for number, room in enumerate(layout.rooms)}
    table.claimed = sum(1 << rooms[name] for name in view["claimed"])
    feats = {one.id: number for number, one in enumerate(layout.achievements)}
    table.feats_claimed = sum(1 << feats[name] for name in view["claimed_achievements"])
    return table
