"""What cards do: Armors on a Miss, Spendables and Relics at any time (CF-EQUIP, CF-RELIC)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Barred, Choose, Flow
from tumblekeep.games._fighter.harm import spend, wound
from tumblekeep.games._fighter.tale import CardUsed, GearAdds, GearSpares
from tumblekeep.games.castle_of_frosts import rules
from tumblekeep.games.castle_of_frosts.asks import ARMOR, SPIKES
from tumblekeep.games.castle_of_frosts.content import ITEMS
from tumblekeep.games.castle_of_frosts.powers import EFFECTS
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostHero
from tumblekeep.games.castle_of_frosts.tale import DieJoins, IcebergsRise
from tumblekeep.games.castle_of_frosts.templates import FrostEdition, call
from tumblekeep.kit.setting import ICEBERGS

# -- armor ----------------------------------------------------------------------------------------


def turn_armor(table: CastleTable, hero: FrostHero, card: str) -> None:
    """CF-EQUIP-8."""
    hero.turned.append(card)
    table.told.append((CardUsed, hero.seat, card))


def strike_back(table: CastleTable, hero: FrostHero) -> Flow[int]:
    """An Armor that hurts the Monster when its owner misses."""
    harm = 0
    while spiked := [card for card in hero.upright() if card.effect == "strike_back"]:
        options: list[Option] = ["none", *(("wear", card.id, card.amount) for card in spiked)]
        chosen: Any = yield Choose(SPIKES, hero.seat, options)
        if chosen == "none":
            break
        turn_armor(table, hero, chosen[1])
        table.told.append((GearAdds, chosen[1], chosen[2]))
        harm += chosen[2]
    return harm


def ward_off(table: CastleTable, hero: FrostHero, damage: int) -> Flow[int]:
    """Armors that lower the damage of their owner's own Miss; what is left is given back (CF-EQUIP-7, -9)."""
    while True:
        useful = [
            card
            for card in hero.upright()
            if card.effect == "prevent_for_gold" or (damage and card.effect in ("prevent", "prevent_all"))
        ]
        if not useful:
            return damage
        options: list[Option] = [("none", damage), *(("wear", card.id) for card in useful)]
        chosen: Any = yield Choose(ARMOR, hero.seat, options, (damage,), partial(_barred_armor, hero))
        if chosen[0] == "none":
            return damage
        card = ITEMS[chosen[1]]
        turn_armor(table, hero, card.id)
        spared = damage if card.effect == "prevent_all" else min(damage, card.amount)
        if spared:
            table.told.append((GearSpares, hero.seat, card.id, spared))
        damage -= spared
        if card.effect == "prevent_for_gold":
            table.gain_gold(1)


def _barred_armor(hero: FrostHero) -> Sequence[Barred]:
    return [Barred(("wear", card), "armor-turned", "CF-EQUIP-7", (card,)) for card in hero.turned]


# -- spendables and relics ------------------------------------------------------------------------


def offered(table: CastleTable, hero: FrostHero, moment: str) -> list[Option]:
    """CF-EQUIP-11: a conscious Hero's Spendables; the Active Hero also sees to the Relics (CF-RELIC-3)."""
    acts: list[Option] = []
    cards = [ITEMS[name] for name in hero.gear if ITEMS[name].kind == "spendable"]
    if hero.seat == table.active:
        cards += [ITEMS[name] for name in table.relics if name not in table.relics_used]
    for card in cards:
        if moment not in EFFECTS[card.effect]:
            continue
        if card.effect == "heal_one":
            acts += [
                ("heal", card.id, friend.seat)
                for friend in table.standing()
                if friend.life < table.most_life(friend)
            ]
        elif card.effect in ("add_snow", "add_water"):
            if card.effect.removeprefix("add_") not in table.joined:
                acts.append(("add-die", card.id))
        elif card.effect == "flip_weak_point":
            acts.append(("flip", card.id))
        elif card.effect == "harpoon":
            acts.append(("harpoon", card.id, card.amount))
        elif card.effect == "second_section":
            assert table.shot is not None
            if not table.shot.second:
                acts += [("enlarge", card.id, value) for value in rules.second_sections(table.shot)]
        elif card.effect == "raise_icebergs":
            if len(table.icebergs) < 4:
                acts.append(("icebergs", card.id))
        elif any(friend.life < table.most_life(friend) for friend in table.standing()):
            acts.append(("warm", card.id, card.amount))
    return acts


def use(edition: FrostEdition, table: CastleTable, hero: FrostHero, act: Option) -> Flow[None]:
    """Use a Spendable, or a Relic."""
    card = ITEMS[act[1]]
    if card.kind == "relic":
        table.relics_used.append(card.id)
        table.told.append((CardUsed, hero.seat, card.id))
    else:
        spend(edition, table, hero, card.id)
    if card.effect == "harpoon":
        table.told.append((GearAdds, card.id, card.amount))
        wound(table, card.amount)  # no part of any Hit
    elif card.effect == "second_section":
        assert table.shot is not None
        table.shot.second = int(act[2])
        table.told.append((GearAdds, card.id, table.shot.second))
    elif card.effect in ("add_snow", "add_water"):
        join_dice(table, (card.effect.removeprefix("add_"),))
    elif card.effect == "flip_weak_point":
        yield from call(edition, table, "weak_point")
    elif card.effect == "raise_icebergs":
        raise_icebergs(table)
    else:
        for friend in table.standing():
            table.heal(friend, card.amount)


def ready_relics(table: CastleTable, effect: str) -> list[str]:
    return [name for name in table.relics if ITEMS[name].effect == effect and name not in table.relics_used]


def join_dice(table: CastleTable, dice: Sequence[str]) -> None:
    """Special dice join the pool; one that is in this combat already is not added again (CF-TEMPL-18)."""
    for die in dice:
        if die not in table.joined:
            table.joined.append(die)
            table.special.append(die)
            table.told.append((DieJoins, die))


def raise_icebergs(table: CastleTable) -> None:
    """CF-MOD-2: an Iceberg on every empty hole."""
    missing = rules.empty_holes(table)
    if missing:
        table.icebergs = list(ICEBERGS)
        table.told.append((IcebergsRise, len(missing)))
