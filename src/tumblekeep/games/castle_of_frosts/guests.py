"""Heroes of the first edition who sit down with those of this box, and what their abilities do here (CF-MIX-2).

CF-RULING-73: their abilities are activated by choice in the ability window, like any other. Where both editions have
an ability of the same name, this edition's text counts.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.content import Ability
from tumblekeep.games._fighter.heroes import HEROES_DIGEST, first_sheets
from tumblekeep.games.castle_of_frosts.asks import BEER, CHARMED, DIVINE, FLURRY
from tumblekeep.games.castle_of_frosts.content import DIGEST, FOES, HEROES
from tumblekeep.games.castle_of_frosts.powers import power
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostFoe, FrostHero, FrostShot
from tumblekeep.games.castle_of_frosts.tale import BeerServed, CharmedSent, LifePaid, TokenLaid

GUESTS = first_sheets({"weapons": "weapon", "armour": "armor", "magic": "spendable"})
SHEETS = {**HEROES, **GUESTS}
MIXED_DIGEST = DIGEST + HEROES_DIGEST

BALLAD_PRICE, TOAD, TARGET = 1, 2, 1


def not_twice(table: CastleTable, hero: FrostHero, shot: FrostShot) -> bool:
    """Flurry grants one more throw, never a third."""
    return not shot.is_second


@power("hit", ready=not_twice)
def flurry(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Flurry of Blows: the same die may be thrown once more (`throw_again`)"""
    yield from ()


def throw_again(table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[bool]:
    """After a Flurry the Hero may throw the same die at once; both results count."""
    if shot.ability != "flurry":
        return False
    chosen: Any = yield Choose(FLURRY, hero.seat, ["stop", "again"], (shot.die,))
    shot.is_second = True
    return bool(chosen == "again")


@power("hit")
def extra_damage(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Extra Damage"""
    yield from ()
    shot.bonus += ability.amount


@power("hit")
def targeted(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Targeted Damage: the section counts as printed on the sheet, whichever it is"""
    yield from ()
    shot.value = ability.amount


@power("hit")
def divine_intervention(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Divine Intervention: heals once the damage is known (`intervene`)"""
    yield from ()


def intervene(table: CastleTable, hero: FrostHero, damage: int) -> Flow[None]:
    """One life for each point of damage, placed one by one on conscious Heroes."""
    while damage > 0:
        hurt = [friend for friend in table.standing() if friend.life < table.most_life(friend)]
        if not hurt:
            return
        if sum(table.most_life(friend) - friend.life for friend in hurt) <= damage:
            for friend in hurt:  # enough for everybody: nothing to choose
                table.heal(friend, damage)
            return
        chosen: Any = yield Choose(DIVINE, hero.seat, [("heal", friend.seat) for friend in hurt], (damage,))
        table.heal(table.heroes[chosen[1]], 1)
        damage -= 1


def off_template(table: CastleTable, hero: FrostHero, shot: FrostShot) -> bool:
    """There is a section's value to double."""
    return shot.value > 0 and not shot.kills


@power("hit", ready=off_template)
def blind_fury(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Blind Fury: one life doubles the section's value, and nothing else"""
    yield from ()
    hero.life -= 1  # paid, not suffered: nothing prevents it
    shot.times = 2
    table.told.append((LifePaid, hero.seat, max(0, hero.life)))


@power()
def mass_heal(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Mass Healing"""
    yield from ()
    for friend in table.standing():
        table.heal(friend, ability.amount)


@power()
def living_target(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Living Target: every Hit of this combat deals one more, this one included"""
    yield from ()
    table.monster.is_target = True
    table.told.append((TokenLaid, "target", table.monster.card))


@power()
def larceny(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Larceny: a card from the Shop deck in the Resting phase"""
    yield from ()
    table.stolen += 1
    table.told.append((TokenLaid, "sack", table.monster.card))


@power()
def metamorphosis(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Metamorphosis: the Monster's blows are weaker for this combat"""
    yield from ()
    table.monster.is_toad = True
    table.told.append((TokenLaid, "toad", table.monster.card))


@power("miss")
def no_damage(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """No Damage: this Miss does not hurt"""
    yield from ()
    shot.dodged = True


@power()
def seduction(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Seduction: once defeated, the Monster follows the Hero"""
    yield from ()
    table.monster.charmer = hero.seat
    table.told.append((TokenLaid, "charm", table.monster.card))


def send_charmed(table: CastleTable, hero: FrostHero) -> Flow[int]:
    """Monsters that follow the thrower may be sent at the foe, each for the damage printed on it."""
    harm = 0
    while hero.charmed:
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


@power()
def beer(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Beer: one Hero's Misses don't hurt for the rest of this combat"""
    chosen: Any = yield Choose(BEER, hero.seat, [("serve", friend.seat) for friend in table.party()])
    table.beer = chosen[1]
    table.told.append((BeerServed, hero.seat, table.beer))


def has_something_to_say(foe: FrostFoe) -> bool:
    """The Monster has a throw or an ability of its own."""
    card = foe.monster
    return not foe.silenced and bool(card.demands.throws or card.madness or card.fearless)


def can_sing(table: CastleTable, hero: FrostHero, shot: FrostShot) -> bool:
    """The Ballad needs a listener and a coin."""
    return table.gold >= BALLAD_PRICE and has_something_to_say(table.monster)


@power(ready=can_sing)
def ballad(table: CastleTable, hero: FrostHero, shot: FrostShot, ability: Ability) -> Flow[None]:
    """Ballad of the Heroes: for a coin the Monster's throw or ability is gone"""
    yield from ()
    table.pay(BALLAD_PRICE)
    table.monster.silenced = True
    table.told.append((TokenLaid, "ballad", table.monster.card))
