"""What visiting a space does, by its kind and treasure, and what a chest gives; looked up by the name in the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tumblekeep.games.dungeons_dice_danger.content import GATE_NUMBER
from tumblekeep.games.dungeons_dice_danger.rules import has_reached
from tumblekeep.games.dungeons_dice_danger.table import FIRST, AdventureSheet
from tumblekeep.games.dungeons_dice_danger.tale import (
    BoxCrossed,
    FirstDefeat,
    FirstFeat,
    FistLanded,
    GateOpened,
    GemFound,
    GoldFound,
    Struck,
    Unlocked,
    Visited,
    WormDefeated,
)
from tumblekeep.kit.sheet import places

Told: TypeAlias = list[tuple[Any, ...]]
"""What happened on one sheet; it is told to the others when the round ends."""


# -- crossing and striking ------------------------------------------------------------------------


def cross(sheet: AdventureSheet, space: int, told: Told) -> bool:
    """Cross one box of a space, with all effects if it is then visited. Return whether there is a chest to open."""
    here = sheet.layout.spaces[space]
    if not sheet.cross_box(space):
        told.append((BoxCrossed, sheet.seat, here.id, here.number))
        return False
    told.append((Visited, sheet.seat, here.id, here.number or sheet.number_of(space)))
    effect = KINDS.get(here.kind)
    if effect is not None:
        effect(sheet, space, told)
    if here.reward is not None and here.reward != "chest":
        TREASURES[here.reward](sheet, told)
    return here.reward == "chest"


def strike(sheet: AdventureSheet, room: int, points: int, told: Told) -> None:
    """Damage a monster of this sheet; in a solo game a defeat is rewarded at once (DDD-SOLO-3, -16)."""
    layout = sheet.layout
    crossed = sheet.wound(room, points)
    if not crossed:  # DDD-RULING-21
        return
    sheet.struck = True
    left = layout.rooms[room].life - sheet.damage[room]
    told.append((Struck, sheet.seat, layout.room_name(room), crossed, left))
    if sheet.solo and not left:
        sheet.reward(room, FIRST)
        gems = layout.rooms[room].gems[0]
        sheet.gems += gems
        told.append((FirstDefeat, sheet.seat, layout.room_name(room), gems))


def solo_achievements(sheet: AdventureSheet, told: Told) -> None:
    """DDD-SOLO-4, -16: in a solo game an achievement gives its gems as soon as it is reached."""
    for number, achievement in enumerate(sheet.layout.achievements):
        if not sheet.feats[number] and has_reached(sheet, achievement):
            sheet.achieve(number, FIRST)
            sheet.gems += achievement.gems[0]
            told.append((FirstFeat, sheet.seat, sheet.layout.achievement_name(number), achievement.gems[0]))


# -- kinds of space -------------------------------------------------------------------------------


def unlock(sheet: AdventureSheet, space: int, told: Told) -> None:
    """A grey or claw space unlocks a white number of its room (DDD-MONSTER-4, DDD-DD-1)."""
    unlocks = sheet.layout.spaces[space].unlocks
    assert unlocks is not None
    room, number = unlocks
    sheet.unlock(room, number)
    told.append((Unlocked, sheet.seat, sheet.layout.room_name(room), number))


def fist(sheet: AdventureSheet, space: int, told: Told) -> None:
    """A fist deals 1 damage to every monster that is not defeated, reached or not (DDD-AA-2)."""
    layout = sheet.layout
    alive = layout.all_rooms & ~sheet.defeated & ~layout.armored  # DDD-RULING-26
    told.append((FistLanded, sheet.seat, alive.bit_count()))
    for place in places(alive):
        strike(sheet, place - layout.first_room, 1, told)


def cloud(sheet: AdventureSheet, space: int, told: Told) -> None:
    """The cloud with the 11 opens the blank cloud, no matter where it lies (DDD-PP-4)."""
    gate = sheet.layout.gate
    if gate and sheet.number_of(space) == GATE_NUMBER:
        blank = gate.bit_length() - 1
        sheet.visit(blank)
        told.append((GateOpened, sheet.seat, sheet.layout.spaces[blank].id))


def worm(sheet: AdventureSheet, space: int, told: Told) -> None:
    """A defeated worm deals its damage to the boss, reached or not (DDD-PP-8)."""
    told.append((WormDefeated, sheet.seat, sheet.layout.spaces[space].id))
    strike(sheet, sheet.layout.boss, sheet.layout.worm_damage, told)


KINDS: dict[str, Callable[[AdventureSheet, int, Told], None]] = {
    "grey": unlock,
    "claw": unlock,
    "fist": fist,
    "cloud": cloud,
    "worm": worm,
}
"""Kinds of space that do something when visited; the others are only paths."""


# -- treasure and chests --------------------------------------------------------------------------


def gold(sheet: AdventureSheet, told: Told) -> None:
    """DDD-TREASURE-1: 1 gold."""
    sheet.gold += 1
    told.append((GoldFound, sheet.seat))


def gem(sheet: AdventureSheet, told: Told) -> None:
    """DDD-TREASURE-2: 1 gem."""
    sheet.gems += 1
    told.append((GemFound, sheet.seat))


TREASURES: dict[str, Callable[[AdventureSheet, Told], None]] = {"gold": gold, "gem": gem}


def extra_life(sheet: AdventureSheet) -> None:
    """DDD-CHEST-3: green boxes and a gem."""
    sheet.green += sheet.layout.green_boxes
    sheet.gems += sheet.layout.life_gems


def torch(sheet: AdventureSheet) -> None:
    """DDD-CHEST-5: torches, each usable once."""
    sheet.torches += sheet.layout.torches


def extra_black_dice(sheet: AdventureSheet) -> None:
    """DDD-CHEST-9: more black-die symbols."""
    sheet.black += sheet.layout.black_dice


CHEST_POWERS: dict[str, Callable[[AdventureSheet], None]] = {
    "extra-life": extra_life,
    "torch": torch,
    "extra-black-dice": extra_black_dice,
}
