"""The setup of Dungeons, Dice & Danger: a sheet for everybody, numbers for the clouds, and who rolls first."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import Options
from tumblekeep.core.message import Message
from tumblekeep.core.question import Choose, Flow, Together
from tumblekeep.games.dungeons_dice_danger.asks import CLOUD, CLOUDS, DRAW_FIRST, FIRST_PLAYER
from tumblekeep.games.dungeons_dice_danger.content import LAYOUTS, layout_for, own_digest
from tumblekeep.games.dungeons_dice_danger.mapcheck import check_map
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet, DangerTable
from tumblekeep.games.dungeons_dice_danger.tale import CloudsNumbered, FirstNamed, FirstPlayer
from tumblekeep.kit.naming import found_seat


def new_table(seats: int, options: Options) -> DangerTable:
    """Make a table with a fresh sheet for everybody (DDD-SETUP-3)."""
    layout = layout_for(options["adventure"], options["map"])
    return DangerTable(layout, seats, options["start"], options["end"], options["free_hit"])


def map_objection(seats: int, options: Options) -> Message | None:
    """Reject a faulty map of the players' own; name the first problem, and how many there are."""
    document = options["map"]
    if document is None:
        return None
    found = check_map(document)
    if not found:
        return None
    return Message("map-refused", {"count": len(found), "first": found[0].message})


def map_digest(options: Options) -> str:
    """The fingerprint of the map that these options play on."""
    document = options["map"]
    return LAYOUTS[options["adventure"]].digest if document is None else own_digest(document)


def setup(table: DangerTable) -> Flow[None]:
    """DDD-SETUP: number the clouds if the adventure has any; then find the first active player."""
    if table.layout.clouds:
        table.cover()
        yield from Together(CLOUDS, {sheet.seat: number_clouds(sheet) for sheet in table.sheets})
        table.uncover()
        for sheet in table.sheets:
            table.told.append((CloudsNumbered, sheet.seat))
    if table.opening != "first" and not table.solo:  # DDD-SETUP-9
        seats = [sheet.seat for sheet in table.sheets]
        found = yield from found_seat(table.opening, FIRST_PLAYER, DRAW_FIRST, seats)
        table.active = found.seat
        table.told.extend((FirstNamed, seat, friend) for seat, friend in found.voices.items())
        table.told.append((FirstPlayer, table.active))


def number_clouds(sheet: AdventureSheet) -> Flow[None]:
    """DDD-PP-1: each number once, in any order."""
    layout = sheet.layout
    left = list(layout.cloud_numbers)
    for cloud, space in enumerate(layout.clouds):
        chosen: Any = yield Choose(
            CLOUD, sheet.seat, [("write", number) for number in left], (layout.spaces[space].id,)
        )
        left.remove(chosen[1])
        sheet.write(cloud, chosen[1])
    sheet.done = True
