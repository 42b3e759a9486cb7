"""Steps (d) to (f) of a round: who defeated what first, what it cost, and the free damage to it (DDD-MONSTER)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.question import Choose, Flow, Together
from tumblekeep.core.table import GameOver
from tumblekeep.games.dungeons_dice_danger.asks import FREE_HIT, GIVE_HITS, LAST_HIT
from tumblekeep.games.dungeons_dice_danger.ending import solo_result
from tumblekeep.games.dungeons_dice_danger.rules import has_cleared, life_left, score, score_with, would_clear
from tumblekeep.games.dungeons_dice_danger.table import FIRST, LATER, AdventureSheet, DangerTable
from tumblekeep.games.dungeons_dice_danger.tale import (
    Bitten,
    Died,
    FirstDefeat,
    FreeDamage,
    FreeRefused,
    LastMonster,
    LaterDefeat,
    LifeLost,
)


def lose(table: DangerTable, me: AdventureSheet, points: int) -> None:
    """Cross life points; whoever crosses the skull leaves the game (DDD-LIFE-1, -2)."""
    lost = me.lose_life(points)
    table.told.append((LifeLost, me.seat, lost, life_left(me)))
    if not me.alive:
        table.told.append((Died, me.seat))
        if table.solo:
            raise GameOver(solo_result(me))  # DDD-SOLO-13


def defeats(table: DangerTable) -> Flow[bool]:
    """Steps (d) to (f), for all monsters in one pass (DDD-RULING-22). Return whether somebody defeated the last one.

    One pass is enough: free damage is dealt only to monsters whose first defeat was just announced, so whoever defeats
    one by it comes later.
    """
    layout, told = table.layout, table.told
    living = [sheet for sheet in table.sheets if sheet.alive]
    rooms = len(layout.rooms)
    if all(sheet.defeated.bit_count() + sheet.awards.count(0) == rooms for sheet in living):
        return False  # every defeat was rewarded before
    fresh, bites = reward_defeats(table, living)  # (d) (f)
    finished = [sheet for sheet in living if has_cleared(sheet)]  # DDD-RULING-12: even if they die now
    for sheet in living:
        if bites[sheet.seat]:
            lose(table, sheet, bites[sheet.seat])
    for room in fresh:  # (e)
        if not layout.rooms[room].armored:  # DDD-DD-6
            yield from damage_others(table, living, room, over=any(has_cleared(sheet) for sheet in living))
    finished += [sheet for sheet in living if sheet not in finished and has_cleared(sheet)]
    for sheet in finished:
        told.append((LastMonster, sheet.seat))
    return bool(finished)


def reward_defeats(table: DangerTable, living: list[AdventureSheet]) -> tuple[list[int], dict[int, int]]:
    """Steps (d) and (f): the first to defeat a monster gain more than later ones.

    Return the rooms whose monster fell for the first time, and the cost of their life-loss symbols by seat.
    """
    layout = table.layout
    fresh: list[int] = []
    bites = dict.fromkeys((sheet.seat for sheet in living), 0)
    for room, monster in enumerate(layout.rooms):
        bit = 1 << layout.first_room + room
        slayers = [sheet for sheet in living if sheet.defeated & bit and not sheet.awards[room]]
        if table.claimed >> room & 1:  # (f) DDD-MONSTER-11, -16
            for sheet in slayers:
                award(table, sheet, room, LATER)
        elif slayers:  # (d) DDD-MONSTER-10, -15
            fresh.append(room)
            table.claimed |= 1 << room
            for sheet in slayers:
                award(table, sheet, room, FIRST)
                if monster.life_loss:
                    table.told.append((Bitten, sheet.seat, layout.room_name(room), monster.life_loss))
                    bites[sheet.seat] += monster.life_loss
    return fresh, bites


def damage_others(table: DangerTable, living: list[AdventureSheet], room: int, *, over: bool) -> Flow[None]:
    """Step (e): a monster that fell for the first time takes 1 damage on other sheets (DDD-MONSTER-12, -13, -17).

    Who does not want it may refuse it where it could hurt: if it would end the game, and the game is not `over` anyway.
    """
    layout = table.layout
    bit = 1 << layout.first_room + room
    others = [sheet for sheet in living if sheet.alive and not sheet.defeated & bit]
    asked: dict[int, Flow[bool]] = {}
    for sheet in others:
        last = table.end == "own" and not over and would_clear(sheet, room)
        if last or table.free_hit == "asked":
            asked[sheet.seat] = accepts(table, sheet, room, last=last)
    wanted: dict[int, bool] = {}
    if asked:
        wanted = yield from Together(GIVE_HITS, asked)
    for sheet in others:
        if not wanted.get(sheet.seat, True):
            table.told.append((FreeRefused, sheet.seat, layout.room_name(room)))
        else:
            sheet.wound(room, 1)
            left = layout.rooms[room].life - sheet.damage[room]
            table.told.append((FreeDamage, sheet.seat, layout.room_name(room), left))
            if not left:
                award(table, sheet, room, LATER)  # DDD-MONSTER-14


def accepts(table: DangerTable, me: AdventureSheet, room: int, *, last: bool) -> Flow[bool]:
    """Ask one player about the free damage; if it would end the game, with the points it would end with."""
    deal = table.layout.deal_options[room]
    if not last:
        chosen: Any = yield Choose(FREE_HIT, me.seat, [deal, "refuse"])
        return bool(chosen == deal)
    best = max(score(sheet) for sheet in table.sheets if sheet is not me)
    chosen = yield Choose(LAST_HIT, me.seat, [deal, "refuse"], (score_with(me, room), best))
    return bool(chosen == deal)


def award(table: DangerTable, sheet: AdventureSheet, room: int, which: int) -> None:
    """DDD-MONSTER-8: the higher or the lower gem reward of a monster."""
    sheet.reward(room, which)
    gems = table.layout.rooms[room].gems[which - 1]
    sheet.gems += gems
    kind = FirstDefeat if which == FIRST else LaterDefeat
    table.told.append((kind, sheet.seat, table.layout.room_name(room), gems))
