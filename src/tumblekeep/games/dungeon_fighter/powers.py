"""One small flow for each hero ability, found by id; what it does in step P6, before the damage (DF-ABIL-10).

An ability whose moment is another step has its flow here too: Re-throw is offered in P5, Divine Intervention once the
damage is known, No Damage in P8 and Flurry in P10.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.content import Ability
from tumblekeep.games._fighter.powers import (
    divine_intervention,
    extra_damage,
    flurry,
    living_target,
    mass_heal,
    may_throw_again,
    metamorphosis,
    seduction,
    serve_beer,
    silence,
)
from tumblekeep.games._fighter.tale import AbilityUsed
from tumblekeep.games.dungeon_fighter.asks import BALLAD, BEER, FLURRY, FURY, RETHROW
from tumblekeep.games.dungeon_fighter.content import GEAR
from tumblekeep.games.dungeon_fighter.rules import base, triggered
from tumblekeep.games.dungeon_fighter.table import Cast, DungeonFighterTable, Fighter

Power: TypeAlias = Callable[[DungeonFighterTable, Fighter, Cast, Ability], Flow[None]]
POWERS: dict[str, Power] = {}
BALLAD_PRICE = 1
BY_CHOICE = frozenset({"flurry", "blind_fury", "ballad"})
"""Abilities that the player may leave unused once they are set off (DF-ABIL-9); Re-throw is offered before."""


def power(flow: Power) -> Power:
    """Register an ability under its name."""
    POWERS[flow.__name__] = flow
    return flow


for shared in (flurry, extra_damage, divine_intervention, mass_heal, living_target, metamorphosis, seduction):
    power(shared)


def throw_again(table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[bool]:
    """DF-ABIL-11 to -13: after a hit the player may throw the same die once more; never a third time."""
    again = yield from may_throw_again(hero, shot, FLURRY)
    if again:
        shot.is_second = True
        table.told.append((AbilityUsed, hero.seat, "flurry"))
    return again


@power
def blind_fury(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Blind Fury: one life doubles the section's value (DF-ABIL-19, -20)."""
    if shot.kills:
        return
    chosen: Any = yield Choose(FURY, hero.seat, ["spare", "pay"], (base(table, shot),))
    if chosen == "pay":
        table.told.append((AbilityUsed, hero.seat, ability.word))
        shot.times = 2  # the life itself is paid next (`harm.pay_life`)


@power
def larceny(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Larceny: a card in phase C (DF-ABIL-26)."""
    table.stolen += 1
    yield from ()


@power
def sworn_enemy(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Sworn Enemy: more damage to one type, hit or miss (DF-ABIL-30); before any other it is not set off."""
    if shot.hit or table.laws.sworn_enemy_on_miss:
        shot.sworn = ability.amount
    yield from ()


@power
def targeted(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Targeted Damage: the section counts 5, whichever it is (DF-ABIL-16); `rules.base` reads it."""
    yield from ()


@power
def no_damage(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """No Damage: this miss does not hurt (DF-ABIL-34); `rules.protected` reads it."""
    yield from ()


@power
def rethrow(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Re-throw: was offered before (`take_back`); this result stands."""
    yield from ()


def take_back(table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[str | None]:
    """DF-ABIL-32, -33, DF-EQUIP-14: the player may throw again, by the ability or an item; given back is which item."""
    options: list[Option] = ["keep"]
    ability = triggered(hero, shot)
    if ability is not None and ability.id == "rethrow":
        options.append("ability")
    options += [("item", card) for card in dict.fromkeys(hero.gear) if GEAR[card].effect == "rethrow"]
    if len(options) == 1:
        return None
    chosen: Any = yield Choose(RETHROW, hero.seat, options)
    if chosen == "keep":
        return None
    return "" if chosen == "ability" else str(chosen[1])


@power
def pickpocket(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Pickpocket: gold from the supply (DF-ABIL-35)."""
    table.gain_gold(table.laws.pickpocket_gold)
    yield from ()


@power
def beer(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Beer (DF-ABIL-39, -40)."""
    yield from serve_beer(table, hero, BEER)


@power
def ballad(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Ballad of the Heroes: one gold takes the monster's feature away (DF-ABIL-42, -43)."""
    chosen: Any = yield Choose(BALLAD, hero.seat, ["keep", "pay"], (table.monster.card,))
    if chosen == "pay":
        table.told.append((AbilityUsed, hero.seat, ability.word))
        silence(table, BALLAD_PRICE)
