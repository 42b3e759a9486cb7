"""What a choice promises in Dungeon Attack!, for people to weigh: the exact chance to come away without a hit.

There are two forecasts. *If you stop there*: the dice as this one reroll may leave them, with nothing done afterwards.
*The bare roll*: the dice as they are first rolled, before any reroll.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from operator import add, sub
from typing import Any, TypeAlias

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Counts, Die
from tumblekeep.core.message import Argument, Message, SeatName
from tumblekeep.core.question import Forecast, Odds
from tumblekeep.games.dungeon_attack.blows import blow
from tumblekeep.games.dungeon_attack.content import BOSS, FACES, NORMAL, STATES, TYPES
from tumblekeep.games.dungeon_attack.table import Fight

Chances: TypeAlias = tuple[float, float, float]
"""The chances that a die shows D, M and F."""

D, M, F = range(3)
NOTHING: Counts = (0, 0, 0)
STOP_NOTE, ROLL_NOTE = "odds-stop", "odds-roll"


def _chances(die: Die) -> Chances:
    sides = dict(zip(die.faces, die.sides, strict=True))
    defeated, moving, fighting = (sides.get(face, 0) / die.total for face in FACES)
    return (defeated, moving, fighting)


ONCE: tuple[Chances, Chances] = (_chances(NORMAL), _chances(BOSS))
"""One roll of a normal die and of a boss die."""
_boss = ONCE[1]
FIRST: tuple[Chances, Chances] = (
    ONCE[0],
    (_boss[D] * _boss[D], _boss[M] * (1 + _boss[D]), _boss[F] * (1 + _boss[D])),
)
"""The first roll of a fight: a boss that shows D is rerolled (DA-BOSS-2)."""


@cache
def _spread(chances: Chances, dice: int) -> tuple[tuple[Counts, float], ...]:
    """Every result of this many dice, counted by face, with its chance."""
    return tuple(
        (
            (defeated, moving, fighting := dice - defeated - moving),
            comb(dice, defeated)
            * comb(dice - defeated, moving)
            * chances[D] ** defeated
            * chances[M] ** moving
            * chances[F] ** fighting,
        )
        for defeated in range(dice + 1)
        for moving in range(dice - defeated + 1)
    )


@lru_cache(maxsize=4096)
def _safe(lying: Counts, rolled: int, chances: Chances, cap: int) -> float:
    """Return the chance that dice of one type deal no hit: some lie there, some are yet to be rolled."""
    return sum(
        chance for counts, chance in _spread(chances, rolled) if not blow(tuple(map(add, lying, counts)), cap)
    )


@lru_cache(maxsize=4096)
def _kept(lying: int, rolled: int, chances: Chances, cap: int) -> float:
    """Return how many dice of one type are won on average: some lie there defeated, some are yet to be rolled."""
    return sum(chance * min(lying + counts[D], cap) for counts, chance in _spread(chances, rolled))


# -- one cap for both types (DA-RULING-8) ---------------------------------------------------------


@lru_cache(maxsize=4096)
def _joint(
    lying: tuple[Counts, Counts], rolled: tuple[int, int], first: bool, cap: int
) -> tuple[float, float]:
    """Return the chance of no hit and the average dice won, if at most `cap` dice of both types are kept.

    The chance is that of a player who keeps those dice with which no hit comes, if there are such.
    """
    safe = won = 0.0
    chances = FIRST if first else ONCE
    for counts, chance in _spread(chances[0], rolled[0]):
        normals = tuple(map(add, lying[0], counts))
        for boss_counts, boss_chance in _spread(chances[1], rolled[1]):
            bosses = tuple(map(add, lying[1], boss_counts))
            if _can_be_safe(normals, bosses, cap):
                safe += chance * boss_chance
            won += chance * boss_chance * min(normals[D] + bosses[D], cap)
    return safe, won


def _can_be_safe(normals: Counts, bosses: Counts, cap: int) -> bool:
    """Whether the dice deal no hit if the right ones of them are kept."""
    if normals[D] + bosses[D] <= cap:
        return not blow(normals, cap) and not blow(bosses, cap)
    return any(
        not blow(normals, cap - kept) and not blow(bosses, kept)
        for kept in range(max(0, cap - normals[D]), min(bosses[D], cap) + 1)
    )


def keep_forecast(fight: Fight, options: Sequence[Option]) -> Forecast:
    """Forecast no hit for each way to divide the Combat Rating. The dice lie already, so each answer is certain."""
    normals, bosses = _lying(fight.normals, fight.normals_spent), _lying(fight.bosses, fight.bosses_spent)
    odds: dict[Option, Odds] = {}
    for option in options:
        way: Any = option
        odds[option] = _odds(float(not blow(normals, way[1]) and not blow(bosses, way[2])))
    return Forecast(STOP_NOTE, odds)


def _odds(safe: float) -> Odds:
    return Odds(safe, 0.0, max(0.0, 1.0 - safe))


# -- if you stop there ----------------------------------------------------------------------------


def reroll_forecast(fight: Fight, options: Sequence[Option], first: Option | None = None) -> Forecast:
    """Forecast no hit if these dice, and `first` if given, are rerolled and nothing else is done."""
    taken = _picked(first) if first is not None else None
    lying = _lying(fight.normals, fight.normals_spent), _lying(fight.bosses, fight.bosses_spent)
    odds, stakes = {}, {}
    for option in options:
        if option != "retainer":  # the next question asks how many dice the retainer rerolls
            picks = _picked(option)
            if taken is not None:
                picks = tuple(map(add, taken, picks))
            odds[option], stakes[option] = _again(lying, picks, fight.cap, fight.shared)
    return Forecast(STOP_NOTE, odds, stakes)


@lru_cache(maxsize=4096)
def _again(
    lying: tuple[Counts, Counts], picks: tuple[int, ...], cap: int, shared: bool = False
) -> tuple[Odds, Message]:
    """Return the chance of no hit and the average dice won, if these are rerolled and nothing else is done."""
    safe, won = 1.0, 0.0
    gone = picks[:3], picks[3:]
    left = tuple(map(sub, lying[0], gone[0])), tuple(map(sub, lying[1], gone[1]))
    if shared:
        safe, won = _joint(left, (sum(gone[0]), sum(gone[1])), False, cap)
    else:
        for kind, dice in enumerate(left):
            safe *= _safe(dice, sum(gone[kind]), ONCE[kind], cap)
            won += _kept(dice[D], sum(gone[kind]), ONCE[kind], cap)
    return _odds(safe), Message("stake-reroll", {"won": _tenths(won)})


def _tenths(number: float) -> float | int:
    """Round a number as people say it: whole, or to one decimal place."""
    near = round(number, 1)
    return int(near) if near == int(near) else near


@cache
def _picked(option: Any) -> tuple[int, ...]:
    """Count the dice that an option rerolls, by type and face."""
    picks = [0] * 6
    if option == "fury":
        picks[M] = 1
    elif option[0] == "roar":
        picks[F] = option[1]
    elif option[0] == "bane":
        picks[3 + FACES.index(option[1])] = 1
    elif option not in ("keep", "one"):
        picks[TYPES.index(option[1]) * 3 + FACES.index(option[2])] = 1
    return tuple(picks)


def _lying(fresh: Counts, spent: Counts) -> Counts:
    return tuple(map(add, fresh, spent))


def blast_forecast(fight: Fight, options: Sequence[Option]) -> Forecast:
    """Forecast no hit after this many fighting monsters were turned.

    The dice lie already, so each answer is certain.
    """
    odds = {}
    defeated, moving, fighting = _lying(fight.normals, fight.normals_spent)
    bosses = _lying(fight.bosses, fight.bosses_spent)
    for option in options:
        count: Any = 0 if option == "hold" else option[1]
        turned = (defeated + count, moving, fighting - count)
        if fight.shared:
            is_safe = _can_be_safe(turned, bosses, fight.cap + count)
        else:
            is_safe = not blow(bosses, fight.cap) and not blow(turned, fight.cap + count)
        odds[option] = _odds(float(is_safe))
    return Forecast(STOP_NOTE, odds)


# -- the bare roll --------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def fight_stakes(
    normals: int, bosses: int, cap: int, state: int, friend: int | None = None, shared: bool = False
) -> Message:
    """What a fight with this many dice brings on average, and what a hit does to an adventurer in this state."""
    if shared:
        won = _joint((NOTHING, NOTHING), (normals, bosses), True, cap)[1]
    else:
        won = _kept(0, normals, FIRST[0], cap) + _kept(0, bosses, FIRST[1], cap)
    told: dict[str, Argument] = {
        "won": _tenths(won),
        "dice": normals + bosses,
        "harm": Message(f"harm-{STATES[min(state + 1, len(STATES) - 1)]}"),
    }
    if friend is None:
        return Message("stake-fight", told)
    return Message("stake-assist", {**told, "friend": SeatName(friend)})


@lru_cache(maxsize=4096)
def bare_roll(normals: int, bosses: int, cap: int, shared: bool = False) -> Odds:
    """Return the odds of no hit from this many dice as first rolled, if `cap` of each type, or of both, may be kept."""
    if shared:
        return _odds(_joint((NOTHING, NOTHING), (normals, bosses), True, cap)[0])
    return _odds(_safe(NOTHING, normals, FIRST[0], cap) * _safe(NOTHING, bosses, FIRST[1], cap))
