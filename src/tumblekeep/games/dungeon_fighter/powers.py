"""One entry for each hero ability, looked up by id: a small flow, and how much a bot values the ability.

The flow is what it does in step P6, before the damage (DF-ABIL-10).
An ability that acts in another step has its flow here too: Re-throw is offered in P5, Divine Intervention after the
damage is known, No Damage in P8 and Flurry in P10.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
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
from tumblekeep.games.dungeon_fighter.appraisal import missing
from tumblekeep.games.dungeon_fighter.asks import BALLAD, BEER, FLURRY, FURY, RETHROW
from tumblekeep.games.dungeon_fighter.content import GEAR
from tumblekeep.games.dungeon_fighter.rules import base, triggered
from tumblekeep.games.dungeon_fighter.table import Cast, DungeonFighterTable, Fighter

Act: TypeAlias = Callable[[DungeonFighterTable, Fighter, Cast, Ability], Flow[None]]
Worth: TypeAlias = Callable[[View, Ability, float], float]
"""What the ability would bring if the symbol came up now, in points of damage, given the chance to hit."""


class HeroPower(NamedTuple):
    """What an ability does, and how much a bot values it."""

    act: Act
    average: float
    """What it brings on average, which a scar on its colour would lose."""
    worth: Worth


POWERS: dict[str, HeroPower] = {}
BALLAD_PRICE = 1
BY_CHOICE = frozenset({"flurry", "blind_fury", "ballad"})
"""Abilities that the player may decline when they are triggered (DF-ABIL-9); Re-throw is offered before."""


def power(average: float, worth: Worth) -> Callable[[Act], Act]:
    """Register an ability under its name."""

    def enter(act: Act) -> Act:
        POWERS[act.__name__] = HeroPower(act, average, worth)
        return act

    return enter


# -- shared with the other edition ----------------------------------------------------------------


def living_target_worth(view: View, ability: Ability, hit: float) -> float:
    foe = view["foe"]
    return 0.0 if foe["target"] else min(2.0, foe["life"] / 4)


def metamorphosis_worth(view: View, ability: Ability, hit: float) -> float:
    foe = view["foe"]
    return 0.0 if foe["toad"] else min(2.0, float(foe["damage"])) * 1.2


def seduction_worth(view: View, ability: Ability, hit: float) -> float:
    foe = view["foe"]
    return float(foe["damage"]) if foe["charmer"] < 0 and not foe["boss"] else 0.0


power(2.2, lambda view, ability, hit: 2.2 * hit)(flurry)
power(1.0, lambda view, ability, hit: hit * ability.amount)(extra_damage)
power(2.6, lambda view, ability, hit: hit * min(3.0, float(sum(missing(view)))))(divine_intervention)
power(2.0, lambda view, ability, hit: 0.9 * sum(1 for life in missing(view) if life))(mass_heal)
power(1.6, living_target_worth)(living_target)
power(1.8, metamorphosis_worth)(metamorphosis)
power(1.4, seduction_worth)(seduction)


# -- the first edition's own ----------------------------------------------------------------------


def throw_again(table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[bool]:
    """DF-ABIL-11 to -13: after a hit the player may throw the same die once more; never a third time."""
    again = yield from may_throw_again(hero, shot, FLURRY)
    if again:
        shot.is_second = True
        table.told.append((AbilityUsed, hero.seat, "flurry"))
    return again


@power(1.6, lambda view, ability, hit: 1.6 * hit)
def blind_fury(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Blind Fury: one life doubles the section's value (DF-ABIL-19, -20)."""
    if shot.kills:
        return
    chosen: Any = yield Choose(FURY, hero.seat, ["spare", "pay"], (base(table, shot),))
    if chosen == "pay":
        table.told.append((AbilityUsed, hero.seat, ability.word))
        shot.times = 2  # the life itself is paid next (`harm.pay_life`)


@power(1.8, lambda view, ability, hit: 0.0 if view["foe"]["boss"] else 1.8)
def larceny(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Larceny: a card in phase C (DF-ABIL-26)."""
    table.stolen += 1
    yield from ()


def sworn_enemy_worth(view: View, ability: Ability, hit: float) -> float:
    foe = view["foe"]
    return float(ability.amount) if foe is not None and foe["kind"] == ability.kind else 0.0


@power(1.2, sworn_enemy_worth)
def sworn_enemy(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Sworn Enemy: more damage to one type, hit or miss (DF-ABIL-30); it is not triggered against any other type."""
    if shot.hit or table.laws.sworn_enemy_on_miss:
        shot.sworn = ability.amount
    yield from ()


@power(2.0, lambda view, ability, hit: 2.0 * hit)
def targeted(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Targeted Damage: any section counts as 5 (DF-ABIL-16); `rules.base` reads it."""
    yield from ()


@power(0.8, lambda view, ability, hit: (1.0 - hit) * float(view["foe"]["damage"]))
def no_damage(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """No Damage: this miss does not hurt (DF-ABIL-34); `rules.protected` reads it."""
    yield from ()


@power(2.2, lambda view, ability, hit: 2.2)
def rethrow(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Re-throw: it was offered before (`take_back`), so this result stands."""
    yield from ()


def take_back(table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[str | None]:
    """Let the player throw again, by the ability or an item (DF-ABIL-32, -33, DF-EQUIP-14). Return which item."""
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


@power(2.4, lambda view, ability, hit: 0.0 if view["foe"]["boss"] else 2.4)
def pickpocket(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Pickpocket: gold from the supply (DF-ABIL-35)."""
    table.gain_gold(table.laws.pickpocket_gold)
    yield from ()


@power(1.4, lambda view, ability, hit: 1.4 if view["beer"] < 0 else 0.2)
def beer(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Beer (DF-ABIL-39, -40)."""
    yield from serve_beer(table, hero, BEER)


def ballad_worth(view: View, ability: Ability, hit: float) -> float:
    foe = view["foe"]
    return 1.5 if foe["feature"] and not foe["silenced"] and view["gold"] else 0.0


@power(1.0, ballad_worth)
def ballad(table: DungeonFighterTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Ballad of the Heroes: one gold removes the monster's feature (DF-ABIL-42, -43)."""
    chosen: Any = yield Choose(BALLAD, hero.seat, ["keep", "pay"], (table.monster.card,))
    if chosen == "pay":
        table.told.append((AbilityUsed, hero.seat, ability.word))
        silence(table, BALLAD_PRICE)
