"""Rough odds for bots: what dice are worth, and how a fight is likely to end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import erf, fsum, sqrt
from typing import Any

from tumblekeep.games.dungeon_dice.content import (
    COLOURS,
    KIND_OF,
    KINDS,
    MOST_MONSTER_DICE,
    REWARD_OF,
    BagDieKind,
)
from tumblekeep.games.dungeon_dice.pieces import Foe, Hero
from tumblekeep.games.dungeon_dice.table import DiceTable

SYMBOL_WORTH = {"SWORD": 0.8, "ARMOR": 1.3, "SHATTER": 2.3, "FIRE": 2.5, "SCROLL": 2.3, "HIT": 3.2}
ABILITY_WORTH = {
    "SCROLL": 1.6, "FIRE": 2.5, "PETRIFY": 0.5, "TANGLE": 1.6, "SHATTER": 2.0, "SWORD": 1.2, "ARMOR": 1.2,
    "HAMMER": 0.4, "GUST": 2.0,
}  # fmt: skip
REWARD_WORTH = {"POTION": 1.0, "CHEST": 1.4, "LOCK": 1.8}


def _power(kind: BagDieKind) -> float:
    return fsum(  # exact: with rounding errors bots would choose differently on other Python versions
        face.value + SYMBOL_WORTH.get(face.symbol, 0.0) * (face.amount or 1) for face in kind.faces
    ) / len(kind.faces)


def _with_copies(worth: dict[str, float]) -> dict[str, float]:
    """The same for each physical die as for its kind: options name either, and copies are numbered."""
    return worth | {die: worth[kind.id] for die, kind in KIND_OF.items() if kind.id in worth}


POWER: dict[str, float] = _with_copies(
    {kind.id: _power(kind) for kind in KINDS.values() if kind.kind != "monster"}
)
"""What a die adds to a side on average, including its symbols; by kind and by die."""
_LOVED: dict[str, float] = {
    **{kind.id: POWER[kind.id] for kind in KINDS.values() if kind.kind in ("equipment", "class", "familiar")},
    **{kind.id: 6.0 + POWER[kind.id] for kind in KINDS.values() if kind.kind == "artifact"},
    "OU-KEY": 2.0,
    "OU-POTION": 1.6,
    "OU-SCROLL": 2.0,
    "OU-BOMB": 2.5,
    "EQ-16": 1.2,
    "CL-4": 1.5,
    "CL-5": 2.5,
    "FA-4": 2.0,
    "FA-5": 1.0,
}
LOVED = _with_copies(_LOVED)
"""What owning a die is worth, by kind and by die; an artifact counts as fame."""


def loved(die: str) -> float:
    """What owning this die is worth."""
    return LOVED[die]


def fighting_dice(table: DiceTable, hero: Hero) -> tuple[str, ...]:
    """A hero's unwounded dice that could be declared."""
    return tuple([die for die in hero.stock if die in FIGHTING and die not in table.wounded])


FIGHTING = frozenset(die for die, kind in KIND_OF.items() if kind.use in ("FIGHT", "BEFORE"))


@lru_cache(maxsize=1 << 14)
def best_set(dice: tuple[str, ...], held: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Find the strongest dice to declare beside those already held: hands, armor, bow, class."""
    free = [die for die in dice if die not in held]
    kinds = [KIND_OF[die] for die in held]
    hands = 2 - sum(kind.hands for kind in kinds)
    arms = sorted((die for die in free if KIND_OF[die].hands), key=lambda die: -POWER[die])
    choices: list[list[str]] = [[]]
    for place, one in enumerate(arms):
        if KIND_OF[one].hands <= hands:
            choices.append([one])
            for other in arms[place + 1 :]:
                if KIND_OF[one].hands + KIND_OF[other].hands <= hands:
                    choices.append([one, other])
    if any(kind.declares_no_hands for kind in kinds):
        choices = [[]]
    best: list[str] = []
    best_power = -1.0
    for choice in choices:
        picked = choice + _classes(free, [*held, *choice])
        power = power_of(picked)
        if power > best_power:
            best, best_power = picked, power
    for slot in ("armor", "ranged"):
        if not any(kind.slot == slot for kind in kinds):
            best += sorted((die for die in free if KIND_OF[die].slot == slot), key=lambda die: -POWER[die])[
                :1
            ]
    return tuple(best)


def _classes(free: list[str], declared: list[str]) -> list[str]:
    lines = [KIND_OF[die].line for die in declared]
    armed = any(KIND_OF[die].hands for die in declared)
    return [
        die
        for die in free
        if (kind := KIND_OF[die]).kind == "class"
        and (any(line in kind.declares for line in lines) if kind.declares else not armed)
    ]


def power_of(dice: Iterable[str]) -> float:
    """What these dice add on average, all together."""
    return fsum([POWER[die] for die in dice])


def gift_gain(table: DiceTable, giver: Hero, friend: Hero, die: str) -> float:
    """What a friend's best set gains by a die that the giver has no hand or slot for; 0 if the giver uses it."""
    mine = fighting_dice(table, giver)
    if die not in mine or die in best_set(mine) or friend.out:
        return 0.0
    theirs = fighting_dice(table, friend)
    return power_of(best_set((*theirs, die))) - power_of(best_set(theirs))


def best_gift(table: DiceTable, giver: Hero, friend: Hero) -> float:
    """The most that one spare die would add to a friend's set."""
    mine = fighting_dice(table, giver)
    used = best_set(mine)
    return max([gift_gain(table, giver, friend, die) for die in mine if die not in used], default=0.0)


WOUNDED_SHARE = 0.4
"""What is left of a die's worth while it is wounded: it can't be used before somebody heals it."""
SPARE_SHARE = 0.5
"""What a die is worth to a hero who has no hand or slot for it: five of them make an artifact (DD-TRADE-3)."""


def trade_gain(table: DiceTable, hero: Hero, got: Sequence[str], given: Sequence[str]) -> float:
    """What a hero gains by a trade among rivals.

    A die that comes in counts less if it is wounded, if there is no hand or slot for it, and nothing if it is a second class
    die. A die that goes counts in full, so that no row of trades can milk a hero.
    """
    kept = [die for die in hero.stock if die not in given]
    used = best_set(tuple([die for die in (*kept, *got) if die in FIGHTING and die not in table.wounded]))
    classes = sum(die.startswith("CL-") for die in kept)
    gains = [-loved(die) for die in given]
    for die in got:
        classes += die.startswith("CL-")
        if die in table.wounded:
            share = WOUNDED_SHARE
        elif die.startswith("CL-") and classes > 1:
            share = 0.0  # one of two goes back to the bag (DD-COMP-3)
        elif (KIND_OF[die].hands or KIND_OF[die].slot in ("armor", "ranged")) and die not in used:
            share = SPARE_SHARE
        else:
            share = 1.0
        gains.append(share * loved(die))
    return fsum(gains)


def levels_of(table: DiceTable, hero: Hero) -> int:
    """How many of a hero's level dice can be rolled."""
    return sum([die not in table.wounded for die in hero.levels])


BOOSTS = {
    die: {"OU-BOMB": 3.5, "OU-POTION": 2.0, "OU-SCROLL": 2.0}[kind.id]
    for die, kind in KIND_OF.items()
    if kind.id in ("OU-BOMB", "OU-POTION", "OU-SCROLL")
}


def boosts(table: DiceTable, hero: Hero) -> float:
    """What one-use dice could add if needed."""
    return sum([BOOSTS[die] for die in hero.stock if die in BOOSTS and die not in table.wounded])


def hero_power(table: DiceTable, hero: Hero, declared: Sequence[str], drained: bool) -> tuple[float, float]:
    """The expected strength of one hero with these dice, and its variance."""
    levels = levels_of(table, hero)
    strength = (2.0 if drained else 3.0) * levels - hero.wounds + power_of(declared)
    return strength, 1.7 * levels + 1.5 * len(declared)


def monster_power(table: DiceTable, foes: list[Foe], hammer: bool = False) -> tuple[float, float]:
    """The expected strength of these monsters together, including abilities, and its variance."""
    levels = [foe.level for foe in foes]
    if table.difficulty == "challenge":
        dice, lesser, flat = max(levels), 0, sum(levels) - max(levels)
    elif table.difficulty == "extreme":
        dice, lesser, flat = min(sum(levels), MOST_MONSTER_DICE), max(0, sum(levels) - MOST_MONSTER_DICE), 0
    else:
        dice, lesser, flat = sum(levels), 0, 0
    abilities = {ability for foe in foes for ability in foe.abilities}
    extra = fsum(
        ABILITY_WORTH.get(ability, 0.0)
        for ability in sorted(abilities)
        if not (ability == "ARMOR" and hammer)
    )
    return 3.5 * dice + 3.0 * lesser + flat + extra, 2.9 * dice + 1.7 * lesser + 1.5 * len(abilities)


def chance(mine: float, theirs: float, variance: float) -> float:
    """The chance to be at least as strong."""
    return 0.5 * (1.0 + erf((mine - theirs + 0.5) / sqrt(2.0 * max(variance, 0.5))))


def win_chance(table: DiceTable, foes: list[Foe], helper: int | None = None) -> float:
    """The chance that the active hero beats these monsters, with everything available."""
    drained = any("DRAIN" in foe.abilities for foe in foes)
    me = table.hero()
    mine, spread = hero_power(table, me, best_set(fighting_dice(table, me)), drained)
    mine += 0.6 * boosts(table, me)
    if helper is not None:
        friend = table.heroes[helper]
        more, wider = hero_power(table, friend, best_set(fighting_dice(table, friend)), drained)
        mine, spread = mine + more, spread + wider
        if table.is_coop:
            mine += 0.6 * boosts(table, friend)
    theirs, their_spread = monster_power(table, foes)
    return chance(mine, theirs, spread + their_spread)


def prize(table: DiceTable, foes: list[Foe]) -> float:
    """What beating these monsters is worth to the active hero."""
    me = table.hero()
    fames = [COLOURS.get(KIND_OF[foe.die].faces[foe.side].colour, 0) for foe in foes]
    fame = max(fames) if table.is_coop else sum(fames)
    level = {5: 6.0, 6: 0.0}.get(me.experience, 1.6)
    reward = max(REWARD_WORTH[REWARD_OF[KIND_OF[foe.die].id]] for foe in foes)
    return float(6.0 * fame + level + reward + 0.15 * sum(foe.level for foe in foes))


PRICES = (0.0, 1.0, 3.0, 8.0)
"""What it costs to have this many wounds."""


def life_price(hero: Hero, wounds: int) -> float:
    """What this many wounds cost a hero who has four lives."""
    after = hero.wounds + wounds
    if after >= 4:
        return 40.0
    return PRICES[after] - PRICES[hero.wounds]


def verb_of(option: Any) -> str:
    """What an option does."""
    return option if isinstance(option, str) else str(option[0])


def is_near(table: DiceTable) -> bool:
    """Whether one wounded artifact more or less may decide the game."""
    return table.is_coop and table.team_fame() >= table.target - 1


def need(table: DiceTable, me: Hero, hero: Hero) -> float:
    """How much a hero needs a heal point, from the point of view of `me`."""
    if hero.out:
        return -1.0
    if table.is_coop:
        return {0: -0.5, 1: 0.3, 2: 1.2, 3: 6.0}.get(hero.wounds, 30.0)
    return {0: -0.5, 1: 0.2, 2: 1.2}.get(hero.wounds, 1.5) if hero is me else -2.0
