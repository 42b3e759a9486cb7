"""How a game of Dungeons, Dice & Danger ends: points, winners, and what they are made of (DDD-SCORE, DDD-SOLO)."""

from __future__ import annotations

from tumblekeep.core.message import Argument, Message, SeatName
from tumblekeep.core.table import Outcome
from tumblekeep.games.dungeons_dice_danger.content import GEM_POINTS, GOLD_POINTS
from tumblekeep.games.dungeons_dice_danger.rules import (
    boss_points,
    has_cleared,
    penalty,
    rank,
    score,
    winners,
)
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet, DangerTable


def solo_result(me: AdventureSheet) -> Outcome:
    """DDD-SOLO-13, -14: the points gained so far and their rank, after the boss or after death."""
    points = score(me)
    cleared = me.alive and has_cleared(me)
    return Outcome(
        Message(
            "result-solo" if cleared else "result-solo-dead",
            {"points": points, "rank": Message(f"rank-{rank(points)}")},
        ),
        scores=(points,),
        winners=(0,) if cleared else (),
        parts=(
            (Message("part-gems"), GEM_POINTS * me.gems),
            (Message("part-gold"), GOLD_POINTS * me.gold),
            (Message("part-boss"), boss_points(me)),
        ),
    )


def result(table: DangerTable) -> Outcome:
    """DDD-SCORE: the most points win; dead players never do."""
    best = winners(table.sheets)
    if not best:
        headline = Message("result-nobody")
    else:
        points: dict[str, Argument] = {"points": score(best[0])}
        name = "result-won" if len(best) == 1 else "result-shared"
        headline = Message(name, {"who": names([sheet.seat for sheet in best]), **points})
    return Outcome(
        headline,
        scores=tuple(score(sheet) for sheet in table.sheets),
        winners=tuple(sheet.seat for sheet in best),
        parts=tuple((summed(sheet), score(sheet)) for sheet in table.sheets),
    )


def names(seats: list[int]) -> Argument:
    """List several names."""
    if len(seats) == 1:
        return SeatName(seats[0])
    if len(seats) == 2:
        return Message("names-two", {"one": SeatName(seats[0]), "other": SeatName(seats[1])})
    return Message("names-more", {"one": SeatName(seats[0]), "others": names(seats[1:])})


def summed(sheet: AdventureSheet) -> Message:
    """The parts of one player's score."""
    if not sheet.alive:
        return Message("part-dead", {"who": SeatName(sheet.seat)})
    return Message(
        "part-seat",
        {
            "who": SeatName(sheet.seat),
            "gems": GEM_POINTS * sheet.gems,
            "gold": GOLD_POINTS * sheet.gold,
            "boss": boss_points(sheet),
            "penalty": penalty(sheet),
        },
    )
