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
from tumblekeep.games.dungeon_fighter.asks import BALLAD, BEER, DIVINE, FLURRY, FURY, RETHROW
from tumblekeep.games.dungeon_fighter.content import GEAR
from tumblekeep.games.dungeon_fighter.rules import base, hit_damage, triggered
from tumblekeep.games.dungeon_fighter.table import Cast, DungeonTable, Fighter
from tumblekeep.games.dungeon_fighter.tale import BeerServed, LifePaid, TokenLaid

Power: TypeAlias = Callable[[DungeonTable, Fighter, Cast, Ability], Flow[None]]
POWERS: dict[str, Power] = {}


def power(flow: Power) -> Power:
    """Register an ability under its name."""
    POWERS[flow.__name__] = flow
    return flow


@power
def flurry(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Flurry of Blows: the same die may be thrown once more, after this throw (`throw_again`)."""
    yield from ()


def throw_again(table: DungeonTable, hero: Fighter, shot: Cast) -> Flow[bool]:
    """DF-ABIL-11 to -13: after a hit the player may throw the same die once more; never a third time."""
    if shot.ability != "flurry":
        return False
    chosen: Any = yield Choose(FLURRY, hero.seat, ["stop", "again"], (shot.die,))
    if chosen == "stop":
        return False
    shot.is_second = True
    return True


@power
def extra_damage(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Extra Damage: more damage on a hit (DF-ABIL-15)."""
    shot.bonus += ability.amount
    yield from ()


@power
def targeted(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Targeted Damage: the section counts 5, whichever it is (DF-ABIL-16); `rules.base` reads it."""
    yield from ()


@power
def divine_intervention(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Divine Intervention: heals once the damage is known (`intervene`)."""
    yield from ()


def intervene(table: DungeonTable, hero: Fighter, damage: int) -> Flow[None]:
    """DF-ABIL-17, -18: one life for each point of damage, placed one by one on standing heroes."""
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


@power
def blind_fury(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Blind Fury: one life doubles the section's value (DF-ABIL-19, -20)."""
    if shot.kills:
        return
    chosen: Any = yield Choose(FURY, hero.seat, ["spare", "pay"], (base(table, shot),))
    if chosen == "pay":
        hero.life -= 1  # loss of life, not damage: Beer does not stop it (DF-ABIL-41)
        shot.times = 2
        table.told.append((LifePaid, hero.seat, hero.life))


@power
def mass_heal(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Mass Healing: every standing hero regains life (DF-ABIL-21)."""
    for friend in table.standing():
        table.heal(friend, ability.amount)
    yield from ()


@power
def living_target(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Living Target: the Target token, one more damage for every hit (DF-ABIL-23, -24)."""
    table.monster.is_target = True
    table.told.append((TokenLaid, "target", table.monster.card))
    yield from ()


@power
def larceny(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Larceny: a card in phase C (DF-ABIL-26)."""
    table.stolen += 1
    yield from ()


@power
def metamorphosis(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Metamorphosis: the Toad token, two damage less (DF-ABIL-28, -29)."""
    table.monster.is_toad = True
    table.told.append((TokenLaid, "toad", table.monster.card))
    yield from ()


@power
def sworn_enemy(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Sworn Enemy: more damage to one type, hit or miss (DF-ABIL-30)."""
    laws = table.laws
    if shot.hit or laws.sworn_enemy_on_miss:
        shot.sworn = ability.amount if table.monster.kind == ability.kind else laws.sworn_enemy_other
    yield from ()


@power
def rethrow(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Re-throw: was offered before (`take_back`); this result stands."""
    yield from ()


def take_back(table: DungeonTable, hero: Fighter, shot: Cast) -> Flow[str | None]:
    """DF-ABIL-32, -33, DF-EQUIP-14: the player may throw again, by the ability or an item; given back is which item."""
    options: list[Option] = ["keep"]
    ability = triggered(hero, shot)
    if ability is not None and ability.id == "rethrow":
        options.append("ability")
    options.extend(("item", card) for card in dict.fromkeys(hero.gear) if GEAR[card].effect == "rethrow")
    if len(options) == 1:
        return None
    chosen: Any = yield Choose(RETHROW, hero.seat, options)
    if chosen == "keep":
        return None
    return "" if chosen == "ability" else str(chosen[1])


@power
def no_damage(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """No Damage: this miss does not hurt (DF-ABIL-34); `rules.protected` reads it."""
    yield from ()


@power
def pickpocket(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Pickpocket: gold from the supply (DF-ABIL-35)."""
    table.gain_gold(table.laws.pickpocket_gold)
    yield from ()


@power
def seduction(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Seduction: the Charm token; the monster will follow (DF-ABIL-36)."""
    table.monster.charmer = hero.seat
    table.told.append((TokenLaid, "charm", table.monster.card))
    yield from ()


@power
def beer(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Beer: one hero suffers no damage (DF-ABIL-39, -40)."""
    chosen: Any = yield Choose(BEER, hero.seat, [("serve", friend.seat) for friend in table.party()])
    table.beer = chosen[1]
    table.told.append((BeerServed, hero.seat, table.beer))


@power
def ballad(table: DungeonTable, hero: Fighter, shot: Cast, ability: Ability) -> Flow[None]:
    """Ballad of the Heroes: one gold takes the monster's feature away (DF-ABIL-42, -43)."""
    foe = table.monster
    if not foe.feature or foe.silenced or not table.gold:
        return
    chosen: Any = yield Choose(BALLAD, hero.seat, ["keep", "pay"], (foe.card,))
    if chosen == "pay":
        table.pay(1)
        foe.silenced = True
        table.told.append((TokenLaid, "ballad", foe.card))


def healed_by_kill(table: DungeonTable, hero: Fighter, shot: Cast) -> Flow[None]:
    """A Fatal Blow is no damage, but Divine Intervention counts it as a hit on the centre (DF-ABIL-18)."""
    if shot.ability == "divine_intervention":
        yield from intervene(table, hero, hit_damage(table, shot))
