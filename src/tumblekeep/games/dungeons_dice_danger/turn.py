"""A round of Dungeons, Dice & Danger, top to bottom as in the rulebook (DDD-MOVE-14)."""

from __future__ import annotations

from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Counts, Die, Roll
from tumblekeep.core.question import Choose, Flow, Together
from tumblekeep.core.table import GameOver
from tumblekeep.games.dungeons_dice_danger.asks import (
    CHEST,
    DECIDE,
    PAIRING,
    ROLL,
    TORCH,
    USE,
)
from tumblekeep.games.dungeons_dice_danger.content import PAIR_OF
from tumblekeep.games.dungeons_dice_danger.defeats import defeats, lose
from tumblekeep.games.dungeons_dice_danger.ending import result, solo_result
from tumblekeep.games.dungeons_dice_danger.forced import marks_of_pairing, use_moot
from tumblekeep.games.dungeons_dice_danger.hints import worth
from tumblekeep.games.dungeons_dice_danger.powers import (
    CHEST_POWERS,
    Told,
    cross,
    solo_achievements,
    strike,
)
from tumblekeep.games.dungeons_dice_danger.rules import (
    Pairings,
    barred_chests,
    barred_pairings,
    barred_torches,
    barred_uses,
    has_cleared,
    has_reached,
    pairings,
    pairs_of,
    round_cost,
    torch_targets,
    unused_cost,
    use_marks,
    uses,
)
from tumblekeep.games.dungeons_dice_danger.table import FIRST, LATER, AdventureSheet, DangerTable
from tumblekeep.games.dungeons_dice_danger.tale import (
    Bitten,
    BlackSpent,
    ChestEmpty,
    ChestOpened,
    FirstFeat,
    LastMonster,
    LaterFeat,
    NoDamage,
    NoMonsterLeft,
    Paired,
    PairedWithBlack,
    PairsUnused,
    Rolled,
    TorchLit,
)
from tumblekeep.games.dungeons_dice_danger.view import glance
from tumblekeep.kit.sheet import places

DICE = ((Die("white", "123456"), 4), (Die("black", "123456"), 1))
"""Four white dice and a black one (DDD-SETUP-4)."""


def turn(table: DangerTable) -> Flow[None]:
    """Play one round: roll, decide all at once, lose life, announce defeats, count achievements, check for the end."""
    table.round += 1
    table.begin_turn(None)  # DDD-ROLL-11: it is everybody's turn at once
    white: Counts
    black: Counts
    white, black = yield Roll(ROLL, table.active, DICE)  # (a)
    roll = pairings(white, black)
    table.dice = roll.dice
    table.told.append((Rolled, table.round, table.active, *roll.dice))

    table.cover()
    everyone = {sheet.seat: decide(table, sheet, roll) for sheet in table.sheets if sheet.alive}
    stories = yield from Together(DECIDE, everyone)  # (b)
    table.uncover()
    for story in stories.values():
        table.told.extend(story)

    for sheet in table.sheets:
        if sheet.alive and (sheet.pairs or table.solo):
            lose_unused(table, sheet)  # (c)
    finished = solo_bites(table) if table.solo else (yield from defeats(table))  # (d) (e) (f)
    if not table.solo:
        achievements(table)  # (g)
    end(table, finished)  # (h)
    table.active = table.next_active()  # (i)


# -- step (b): everybody decides (DDD-ROLL, DDD-MOVE, DDD-MONSTER, DDD-CHEST) ---------------------


def decide(table: DangerTable, me: AdventureSheet, roll: Pairings) -> Flow[Told]:
    """Play one player's part of the round, on that player's sheet alone (DDD-ROLL-11)."""
    told: Told = []
    pairing: Any = yield pairing_of(table, me, roll)
    fix_pairing(me, pairing, told)
    while me.pairs or (me.torches and torch_targets(me)):
        options = uses(me)
        chosen: Any = options[0]
        if len(options) > 1:  # nearly half of the questions have one option, and are not asked
            chosen = yield Choose(
                USE,
                me.seat,
                options,
                barred=partial(barred_uses, me, options),
                marks=partial(use_marks, me),
                moot=partial(use_moot, me, options),
            )
        verb = chosen if isinstance(chosen, str) else chosen[0]
        chest = False
        if verb == "visit":
            spend(me, chosen[2])
            chest = cross(me, me.layout.place_of[chosen[1]], told)
        elif verb in ("done", "stop", "spare", "give-up"):
            break
        elif verb == "torch":
            chest = yield from light_torch(me, told)
        elif verb in ("strike", "strike-own"):
            spend(me, chosen[2])
            strike(me, me.layout.place_of[chosen[1]] - me.layout.first_room, 1, told)  # DDD-MONSTER-2
        else:
            me.pairs.clear()
            strike(me, me.layout.place_of[chosen[1]] - me.layout.first_room, 2, told)  # DDD-DD-4
        if chest:
            yield from open_chest(me, told)
        if table.solo:
            solo_achievements(me, told)
    me.done = True
    return told


def pairing_of(table: DangerTable, me: AdventureSheet, roll: Pairings) -> Choose:
    """DDD-ROLL-3 to -10: two pairs of the four white dice; the black die may replace one for whoever may use it."""
    if me.seat == table.active and not table.solo:  # DDD-SOLO-1: a solo player is never active
        options = roll.black
    elif me.black:
        options = roll.symbol
    else:
        options = roll.white
    question = Choose(
        PAIRING,
        me.seat,
        options,
        barred=partial(barred_pairings, roll, options),
        marks=partial(marks_of_pairing, me),
    )
    question.preselect = partial(most_promising, table, question)
    return question


def most_promising(table: DangerTable, question: Choose) -> Option:
    """The pairing that looks best to the hints: what clients propose first."""
    values = worth(glance(table, question.seat), question)
    return question.options[max(range(len(values)), key=values.__getitem__)]


def fix_pairing(me: AdventureSheet, chosen: Any, told: Told) -> None:
    """Fix the pairs for this round; a symbol used for the black die is crossed (DDD-ROLL-9)."""
    me.pairs = [*pairs_of(chosen)]
    me.struck = False
    told.append((Paired if chosen[0] == "white" else PairedWithBlack, me.seat, *chosen[1:]))
    if chosen[0] == "symbol":
        me.black -= 1
        told.append((BlackSpent, me.seat, me.black))


def spend(me: AdventureSheet, dice: str) -> None:
    """DDD-MOVE-1: each pair is used once."""
    me.pairs.remove(PAIR_OF[dice])


def light_torch(me: AdventureSheet, told: Told) -> Flow[bool]:
    """Cross any reached space, or damage any reached monster (DDD-CHEST-6). Return whether there is a chest to open."""
    layout = me.layout
    options = [layout.torch_options[place] for place in places(torch_targets(me))]
    chosen: Any = yield Choose(TORCH, me.seat, options, barred=partial(barred_torches, me))
    me.torches -= 1
    told.append((TorchLit, me.seat, me.torches))
    place = layout.place_of[chosen[1]]
    if place < layout.first_room:
        return cross(me, place, told)
    strike(me, place - layout.first_room, 1, told)
    return False


def open_chest(me: AdventureSheet, told: Told) -> Flow[None]:
    """DDD-CHEST-1, -2: take one of the remaining rewards at once."""
    offered = {option: chest for chest, option in me.layout.chest_options.items() if chest not in me.chests}
    if not offered:
        told.append((ChestEmpty, me.seat))
        return
    chosen: Any = yield Choose(CHEST, me.seat, list(offered), barred=partial(barred_chests, me))
    chest = offered[chosen]
    me.chests += (chest,)
    CHEST_POWERS[chest](me)
    told.append((ChestOpened, me.seat, chest))


# -- steps (c) to (g): what the round costs and brings --------------------------------------------


def lose_unused(table: DangerTable, me: AdventureSheet) -> None:
    """Step (c): 1 life per pair left (DDD-MOVE-11); solo, also 1 for a round without damage (DDD-SOLO-5 to -8)."""
    points = round_cost(me)
    if me.pairs:
        table.told.append((PairsUnused, me.seat, len(me.pairs), unused_cost(me)))
        me.pairs.clear()
    if table.solo and not me.struck:
        table.told.append((NoDamage, me.seat))
    if points:
        lose(table, me, points)


def solo_bites(table: DangerTable) -> bool:
    """Step (d) in a solo game: lose life to monsters defeated in this round (DDD-SOLO-10).

    Return whether it was the last.
    """
    (me,) = table.sheets
    for room, monster in enumerate(table.layout.rooms):
        if me.awards[room] and not table.claimed >> room & 1:
            table.claimed |= 1 << room
            if monster.life_loss:
                table.told.append((Bitten, me.seat, table.layout.room_name(room), monster.life_loss))
                lose(table, me, monster.life_loss)
    return has_cleared(me)


def achievements(table: DangerTable) -> None:
    """Step (g): the first to reach an achievement, and all in the same round, gain more than later ones (DDD-ACH)."""
    for number, achievement in enumerate(table.layout.achievements):
        claimed = table.feats_claimed >> number & 1
        for sheet in table.sheets:
            if sheet.alive and not sheet.feats[number] and has_reached(sheet, achievement):
                table.feats_claimed |= 1 << number
                sheet.achieve(number, LATER if claimed else FIRST)
                gems = achievement.gems[sheet.feats[number] - 1]
                sheet.gems += gems
                kind = LaterFeat if claimed else FirstFeat
                table.told.append((kind, sheet.seat, table.layout.achievement_name(number), gems))


# -- step (h): the end (DDD-END, DDD-SCORE, DDD-SOLO) ---------------------------------------------


def end(table: DangerTable, finished: bool) -> None:
    """End after a round in which somebody's last monster fell (DDD-END-1), or if nobody is left (DDD-LIFE-6)."""
    if table.solo:
        if finished:
            table.told.append((LastMonster, 0))
            raise GameOver(solo_result(table.sheets[0]))
        return
    if table.end == "collective":  # DDD-RULING-13
        finished = table.claimed.bit_count() == len(table.layout.rooms)
        if finished:
            table.told.append((NoMonsterLeft, table.round))
    if finished or not any(sheet.alive for sheet in table.sheets):
        raise GameOver(result(table))
