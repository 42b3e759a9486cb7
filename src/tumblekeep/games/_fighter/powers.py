"""Abilities that work the same in both editions: its own in the first, those of guest heroes in the second (CF-MIX-2).

Questions carry the edition's own clause, so they are passed in as arguments.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Ask
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.content import Ability
from tumblekeep.games._fighter.table import AnyTable, FighterHero, Shot
from tumblekeep.games._fighter.tale import BeerServed, TokenLaid


def flurry(table: AnyTable, hero: FighterHero, shot: Shot, ability: Ability) -> Flow[None]:
    """Flurry of Blows: the same die may be thrown once more, after this throw (`may_throw_again`)."""
    yield from ()


def divine_intervention(table: AnyTable, hero: FighterHero, shot: Shot, ability: Ability) -> Flow[None]:
    """Divine Intervention: heals after the damage is known (`intervene`)."""
    yield from ()


def extra_damage(table: AnyTable, hero: FighterHero, shot: Shot, ability: Ability) -> Flow[None]:
    """Extra Damage: more damage on a hit (DF-ABIL-15)."""
    yield from ()
    shot.bonus += ability.amount


def mass_heal(table: AnyTable, hero: FighterHero, shot: Shot, ability: Ability) -> Flow[None]:
    """Mass Healing: every standing hero regains life (DF-ABIL-21)."""
    yield from ()
    for friend in table.standing():
        table.heal(friend, ability.amount)


def living_target(table: AnyTable, hero: FighterHero, shot: Shot, ability: Ability) -> Flow[None]:
    """Living Target: every hit of this combat deals one more, this one included (DF-ABIL-23, -24)."""
    yield from ()
    if not table.monster.is_target:
        table.monster.is_target = True
        table.told.append((TokenLaid, "target", table.monster.card))


def metamorphosis(table: AnyTable, hero: FighterHero, shot: Shot, ability: Ability) -> Flow[None]:
    """Metamorphosis: the monster's blows are weaker for this combat (DF-ABIL-28, -29)."""
    yield from ()
    if not table.monster.is_toad:
        table.monster.is_toad = True
        table.told.append((TokenLaid, "toad", table.monster.card))


def seduction(table: AnyTable, hero: FighterHero, shot: Shot, ability: Ability) -> Flow[None]:
    """Seduction: once defeated, the monster follows the hero (DF-ABIL-36)."""
    yield from ()
    table.monster.charmer = hero.seat
    table.told.append((TokenLaid, "charm", table.monster.card))


def silence(table: AnyTable, price: int) -> None:
    """Ballad of the Heroes: for gold the monster's throw or ability no longer counts (DF-ABIL-42)."""
    table.pay(price)
    table.monster.silenced = True
    table.told.append((TokenLaid, "ballad", table.monster.card))


def serve_beer(table: AnyTable, hero: FighterHero, ask: Ask) -> Flow[None]:
    """Beer: one hero suffers no damage for the rest of this combat (DF-ABIL-39, -40)."""
    chosen: Any = yield Choose(ask, hero.seat, [("serve", friend.seat) for friend in table.party()])
    table.beer = chosen[1]
    table.told.append((BeerServed, hero.seat, table.beer))


def intervene(table: AnyTable, hero: FighterHero, damage: int, ask: Ask) -> Flow[None]:
    """Divine Intervention: one life per point of damage, given one by one to standing heroes (DF-ABIL-17, -18)."""
    while damage > 0:
        hurt = [friend for friend in table.standing() if friend.life < table.most_life(friend)]
        if not hurt:
            return
        if sum(table.most_life(friend) - friend.life for friend in hurt) <= damage:
            for friend in hurt:  # enough for everybody, so there is nothing to choose
                table.heal(friend, damage)
            return
        chosen: Any = yield Choose(ask, hero.seat, [("heal", friend.seat) for friend in hurt], (damage,))
        table.heal(table.heroes[chosen[1]], 1)
        damage -= 1


def may_throw_again(hero: FighterHero, shot: Shot, ask: Ask) -> Flow[bool]:
    """Flurry of Blows: after a hit the player may throw the same die at once (DF-ABIL-11)."""
    if shot.ability != "flurry":
        return False
    chosen: Any = yield Choose(ask, hero.seat, ["stop", "again"], (shot.die,))
    return bool(chosen == "again")
