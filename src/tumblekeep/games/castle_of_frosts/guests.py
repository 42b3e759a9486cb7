"""Guests: Heroes of the first edition in the same party, and what their abilities do here (CF-MIX-2).

CF-RULING-73: their abilities are activated by choice in the ability window, like any other. If both editions have
an ability of the same name, this edition's text counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.content import Ability
from tumblekeep.games._fighter.heroes import HEROES_DIGEST, first_sheets
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
from tumblekeep.games._fighter.tale import TokenLaid
from tumblekeep.games.castle_of_frosts.appraisal import blow_worth, damage_worth, is_boss, missing
from tumblekeep.games.castle_of_frosts.asks import BEER, CHARMED, FLURRY
from tumblekeep.games.castle_of_frosts.content import DIGEST, FOES, HEROES
from tumblekeep.games.castle_of_frosts.powers import flat, heal_party_worth, power
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostFoe, FrostHero, FrostShot
from tumblekeep.games.castle_of_frosts.tale import CharmedSent

GUESTS = first_sheets({"weapons": "weapon", "armour": "armor", "magic": "spendable"})
SHEETS = {**HEROES, **GUESTS}
MIXED_DIGEST = DIGEST + HEROES_DIGEST

BALLAD_PRICE, TOAD = 1, 2


def blow_of(table: CastleTable, hero: FrostHero, shot: FrostShot) -> int:
    """What this Miss costs its Hero before Armor: a Toad's blow is weaker, and some blows hit nobody (CF-RESOLVE-8)."""
    foe = table.monster
    if shot.dodged or table.beer == hero.seat:
        return 0
    if shot.lies is not None and shot.lies.icon == "soft_snow":
        return 0
    return max(0, foe.damage - (TOAD if foe.is_toad else 0))


def not_twice(table: CastleTable, hero: FrostHero, shot: FrostShot) -> bool:
    """Whether this is the first throw: Flurry grants one more throw, never a third."""
    return not shot.is_second


def living_target_worth(view: View, me: Any, detail: str) -> float:
    foe = view["foe"]
    return 0.0 if foe and foe["is_target"] else 2.0


def metamorphosis_worth(view: View, me: Any, detail: str) -> float:
    foe = view["foe"]
    return 0.0 if foe and foe["is_toad"] else 2.2


def seduction_worth(view: View, me: Any, detail: str) -> float:
    foe = view["foe"]
    return 0.2 if is_boss(view) or (foe and foe["charmer"] >= 0) else 1.8


power(worth=heal_party_worth)(mass_heal)
power(worth=living_target_worth)(living_target)
power(worth=metamorphosis_worth)(metamorphosis)
power(worth=seduction_worth)(seduction)
power("hit", worth=lambda view, me, amount: damage_worth(view) * int(amount))(extra_damage)
power("hit", worth=lambda view, me, detail: 0.8 * min(sum(missing(view)), 5))(divine_intervention)
power("hit", worth=flat(2.2), ready=not_twice)(flurry)


def throw_again(table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[bool]:
    """After a Flurry, let the Hero throw the same die at once; both results count."""
    again = yield from may_throw_again(hero, shot, FLURRY)
    shot.is_second = shot.is_second or shot.ability == "flurry"
    return again


@power("hit", worth=lambda view, me, detail: damage_worth(view) * 2.0)
def targeted(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Targeted Damage: the section counts as printed on the sheet, whichever it is"""
    yield from ()
    shot.value = ability.amount


def off_template(table: CastleTable, hero: FrostHero, shot: FrostShot) -> bool:
    """Whether there is a section's value to double."""
    return shot.value > 0 and not shot.kills


def blind_fury_worth(view: View, me: Any, detail: str) -> float:
    return damage_worth(view) * 2.4 - (0.8 if me["life"] > 2 else 9.0)


@power("hit", worth=blind_fury_worth, ready=off_template)
def blind_fury(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Blind Fury: one life doubles the section's value and nothing else"""
    yield from ()
    shot.times = 2  # the life itself is paid next (`harm.pay_life`)


@power(worth=lambda view, me, detail: 0.2 if is_boss(view) else 2.5)
def larceny(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Larceny: a card from the Shop deck in the Resting phase"""
    yield from ()
    table.stolen += 1
    table.told.append((TokenLaid, "sack", table.monster.card))


@power("miss", worth=lambda view, me, detail: blow_worth(view))
def no_damage(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """No Damage: this Miss does not hurt"""
    yield from ()
    shot.dodged = True


def send_charmed(table: CastleTable, hero: FrostHero, worth_it: Callable[[int], bool]) -> Flow[int]:
    """Let the thrower send charmed Monsters at the foe, each for the damage printed on it.

    They are offered as long as more damage would change something (`worth_it`, of what was sent so far).
    """
    harm = 0
    while hero.charmed and worth_it(harm):
        chosen: Any = yield Choose(
            CHARMED, hero.seat, ["keep", *(("send", card, FOES[card].damage) for card in hero.charmed)]
        )
        if chosen == "keep":
            break
        hero.charmed.remove(chosen[1])
        table.met.append(chosen[1])
        table.told.append((CharmedSent, hero.seat, chosen[1], chosen[2]))
        harm += chosen[2]
    return harm


@power(worth=lambda view, me, detail: 0.5 if view["beer"] >= 0 else 2.0)
def beer(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Beer: one Hero's Misses don't hurt for the rest of this combat"""
    yield from serve_beer(table, hero, BEER)


def has_something_to_say(foe: FrostFoe) -> bool:
    """Whether the Monster has a throw or an ability of its own."""
    card = foe.monster
    return not foe.silenced and bool(card.demands.throws or card.madness or card.fearless)


def can_sing(table: CastleTable, hero: FrostHero, shot: FrostShot) -> bool:
    """Whether the Ballad can be sung: it needs a Monster with something to lose, and a coin."""
    return table.gold >= BALLAD_PRICE and has_something_to_say(table.monster)


def ballad_worth(view: View, me: Any, detail: str) -> float:
    foe = view["foe"]
    return 1.5 if foe and not foe["silenced"] and view["required"] else 0.1


@power(worth=ballad_worth, ready=can_sing)
def ballad(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Ballad of the Heroes: for a coin the Monster's throw or ability is gone"""
    yield from ()
    silence(table, BALLAD_PRICE)
