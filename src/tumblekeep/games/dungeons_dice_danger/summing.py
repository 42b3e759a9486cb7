"""Makes uses on a copy of a sheet and sums its value at the end of the round in one pass. For hints only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tumblekeep.games.dungeons_dice_danger.outlook import lures_of, outlook, stronger
from tumblekeep.games.dungeons_dice_danger.powers import Told, cross, solo_achievements, strike
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet

Blow: TypeAlias = tuple[int, int]
"""A place that is used, and the points of damage it takes if it is a room."""


def summed(
    sheet: AdventureSheet, felt: tuple[float, ...], prizes: tuple[int, ...], unused: int, lit: int = 0
) -> float:
    """Sum the value of a sheet at the end of a round in one pass; the sheet is modified."""
    sheet.torches -= lit
    struck = sheet.solo and sheet.struck
    cost = max(0, unused - 1) if struck else unused + sheet.solo  # DDD-SOLO-5 to -8, as `rules.round_cost`
    sheet.lose_life(cost + bites_of(sheet, prizes))
    return outlook(sheet, felt, prizes)


def used(
    sheet: AdventureSheet, felt: tuple[float, ...], blows: Sequence[Blow]
) -> tuple[AdventureSheet, tuple[float, ...], int]:
    """Return a copy of the sheet with these uses made, how strongly lures are felt there, and chests found."""
    sheet, chests = sheet.copy(), 0
    pull = lures_of(sheet.layout).pull
    for place, points in blows:
        reached = sheet.reached
        chests += use_place(sheet, place, points)
        if sheet.solo:
            solo_achievements(sheet, [])
        if sheet.reached != reached:
            felt = stronger(felt, pull[place])
    return sheet, felt, chests


def bites_of(sheet: AdventureSheet, prizes: tuple[int, ...]) -> int:
    """The life points that monsters defeated in this round cost (DDD-SOLO-10, DDD-MONSTER-15)."""
    cost = 0
    for room, loss in sheet.layout.biting:
        if prizes[room] and sheet.damage[room] == sheet.layout.rooms[room].life:
            cost += loss
    return cost


def use_place(sheet: AdventureSheet, place: int, points: int) -> bool:
    """Use a pair or a torch on this place by the rules. Return whether there is a chest to open."""
    told: Told = []
    first_room = sheet.layout.first_room
    if place < first_room:
        return cross(sheet, place, told)
    strike(sheet, place - first_room, points, told)
    return False
