"""What cards do: Armors on a Miss, Spendables and Relics at any time (CF-EQUIP, CF-RELIC)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.game import View
from tumblekeep.core.question import Barred, Choose, Flow
from tumblekeep.games._fighter.content import Gear
from tumblekeep.games._fighter.gear import is_full, is_overloaded
from tumblekeep.games._fighter.harm import spend, wound
from tumblekeep.games._fighter.healing import can_be_saved, last_calls
from tumblekeep.games._fighter.stakes import card_stakes
from tumblekeep.games._fighter.tale import CardUsed, GearAdds, GearSpares
from tumblekeep.games.castle_of_frosts import rules
from tumblekeep.games.castle_of_frosts.appraisal import is_boss, is_falling, missing
from tumblekeep.games.castle_of_frosts.asks import ARMOR, SPIKES
from tumblekeep.games.castle_of_frosts.content import EPIC, ITEMS
from tumblekeep.games.castle_of_frosts.guests import blow_of
from tumblekeep.games.castle_of_frosts.powers import EFFECTS
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostHero, FrostShot
from tumblekeep.games.castle_of_frosts.tale import DieJoins, IcebergsRise
from tumblekeep.games.castle_of_frosts.templates import FrostEdition, call
from tumblekeep.kit.throw_setup import ICEBERGS

# -- armor ----------------------------------------------------------------------------------------


def turn_armor(table: CastleTable, hero: FrostHero, card: str) -> None:
    """Turn an Armor after its use (CF-EQUIP-8)."""
    hero.turned.append(card)
    table.told.append((CardUsed, hero.seat, card))


def strike_back(table: CastleTable, hero: FrostHero) -> Flow[int]:
    """Offer an Armor that hurts the Monster when its owner misses."""
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
    """Offer Armors that lower the damage of their owner's own Miss. Return the remaining damage (CF-EQUIP-7, -9)."""
    while True:
        useful = [
            card
            for card in hero.upright()
            if card.effect == "prevent_for_gold" or (damage and card.effect in ("prevent", "prevent_all"))
        ]
        if not useful:
            return damage
        options: list[Option] = [("none", damage), *(("wear", card.id) for card in useful)]
        chosen: Any = yield Choose(
            ARMOR, hero.seat, options, (damage,), partial(_barred_armor, hero),
            forecast=partial(card_stakes, ITEMS, ARMOR, options),
        )  # fmt: skip
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

HERBS = "herbs"
"""The moment before Herb Power counts: any Spendable used now counts, even if it does nothing else (CF-RULING-75)."""


class AnyTime(NamedTuple):
    """What a Spendable or Relic for any time offers and does, and how much a bot values it."""

    offers: Callable[[FrostEdition, CastleTable, FrostHero, Gear, str], list[Option]]
    """The options it adds at this moment."""
    worth: Callable[[View, Any, str], float]
    """What an option is worth at this moment; passing is worth 0."""
    act: Callable[[FrostEdition, CastleTable, Gear, Option], Flow[None]] | None = None
    """What it does; None means healing, which is the same in both editions (`harm.use_healing`)."""


def offered(edition: FrostEdition, table: CastleTable, hero: FrostHero, moment: str) -> list[Option]:
    """CF-EQUIP-11: a conscious Hero's Spendables; the Active Hero also decides on the Relics (CF-RELIC-3)."""
    cards = [ITEMS[name] for name in hero.gear if ITEMS[name].kind == "spendable"]
    if hero.seat == table.active:
        cards += [ITEMS[name] for name in table.relics if name not in table.relics_used]
    acts: list[Option] = []
    for card in cards:
        if moment in EFFECTS[card.effect]:
            acts += ANY_TIME[card.effect].offers(edition, table, hero, card, moment)
    return acts


def _heal(
    edition: FrostEdition, table: CastleTable, hero: FrostHero, card: Gear, moment: str
) -> list[Option]:
    hurt = [friend for friend in table.standing() if friend.life < table.most_life(friend)]
    if moment == "end":  # heroes who carry on can be healed after the rest as well
        hurt = [friend for friend in hurt if friend.life < 1 and can_be_saved(edition, table, friend)]
    acts: list[Option] = [("heal", card.id, friend.seat) for friend in hurt]
    if moment == "faint":
        return last_calls(edition, table, hero, acts)
    if moment == "rest":  # to make room for what a friend might pass on
        lending = any(
            ITEMS[name].kind == card.kind
            for friend in table.standing()
            if friend is not hero
            for name in friend.gear
        )
        return acts if lending and is_full(edition, hero, card.kind) else []
    if moment == "surplus":
        return acts if is_overloaded(edition, hero, card.kind) else []
    return acts


def _heal_worth(view: View, option: Any, moment: str) -> float:
    friend = view["heroes"][option[2]]
    if friend["life"] < 1:
        return 9.0
    return 1.0 if friend["life"] <= 2 and not is_falling(view) and view["foe"] else -1.0


def _warm(
    edition: FrostEdition, table: CastleTable, hero: FrostHero, card: Gear, moment: str
) -> list[Option]:
    acts: list[Option] = [("warm", card.id, card.amount)]
    if moment == "faint":  # the Relic stays, no matter who faints
        saved = (friend for friend in table.standing() if friend.life < 1)
        return acts if any(can_be_saved(edition, table, friend) for friend in saved) else []
    return acts if any(friend.life < table.most_life(friend) for friend in table.standing()) else []


def _warm_all(edition: FrostEdition, table: CastleTable, card: Gear, option: Option) -> Flow[None]:
    yield from ()
    for friend in table.standing():
        table.heal(friend, card.amount)


def _warm_worth(view: View, option: Any, moment: str) -> float:
    """The Thermos works once per combat, so it is used at the end at the latest."""
    return 2.0 if moment != "turn" or all(gap > 0 for gap in missing(view)) else -1.0


def _add_die(
    edition: FrostEdition, table: CastleTable, hero: FrostHero, card: Gear, moment: str
) -> list[Option]:
    if moment != HERBS and (die_of(card) in table.joined or not _in_time(table, hero, moment)):
        return []
    return [("add-die", card.id)]


def _join(edition: FrostEdition, table: CastleTable, card: Gear, option: Option) -> Flow[None]:
    yield from ()
    join_dice(table, (die_of(card),))


def _add_die_worth(view: View, option: Any, moment: str) -> float:
    if die_of(ITEMS[option[1]]) in view["joined"]:
        return -1.0
    if is_boss(view):
        return 4.0
    return 1.0 if view["foe"]["level"] >= 4 and not view["unthrown"] else -1.0


def _flip(
    edition: FrostEdition, table: CastleTable, hero: FrostHero, card: Gear, moment: str
) -> list[Option]:
    if moment != HERBS and (table.monster.life < 2 or not _in_time(table, hero, moment)):
        return []  # half of 1 is nothing
    return [("flip", card.id)]


def _call_weak_point(edition: FrostEdition, table: CastleTable, card: Gear, option: Option) -> Flow[None]:
    yield from call(edition, table, "weak_point")


def _flip_worth(view: View, option: Any, moment: str) -> float:
    return 4.0 if view["foe"]["life"] >= 14 else -1.0


def _harpoon(
    edition: FrostEdition, table: CastleTable, hero: FrostHero, card: Gear, moment: str
) -> list[Option]:
    foe, shot = table.monster, table.shot
    acts: list[Option] = [("harpoon", card.id, card.amount)]
    falls = foe.life <= card.amount
    if moment in ("turn", HERBS):
        return acts
    if moment == "again":
        return acts if falls or (shot is not None and shot.bergs) else []
    if moment == "hit":  # it would be the last Hit, or an Epic Shot (CF-REST-1, CF-LEVELUP-2)
        assert shot is not None
        total, life = rules.total_of(table, shot), foe.life
        epic = life - total > EPIC >= life - total - card.amount
        last = table.level_up and total < life <= total + card.amount
        return acts if not falls and not foe.is_boss and (epic or last) else []
    if moment == "miss":
        assert shot is not None
        return acts if falls and blow_of(table, hero_of(table, shot), shot) else []
    if moment == "faint":
        return acts if falls or _in_time(table, hero, moment) else []
    return acts if falls else []


def _strike(edition: FrostEdition, table: CastleTable, card: Gear, option: Option) -> Flow[None]:
    yield from ()
    table.told.append((GearAdds, card.id, card.amount))
    wound(table, card.amount)  # not part of any Hit


def _harpoon_worth(view: View, option: Any, moment: str) -> float:
    foe = view["foe"]
    if foe["life"] > option[2]:
        return -1.0
    return 8.0 if foe["level"] >= 3 or is_boss(view) or is_falling(view) else 1.0


def _in_time(table: CastleTable, hero: FrostHero, moment: str) -> bool:
    """Whether the use can't wait: before a faint, only if its owner falls and others still stand to profit."""
    return moment != "faint" or (hero.life < 1 and any(friend.life >= 1 for friend in table.standing()))


def _enlarge(
    edition: FrostEdition, table: CastleTable, hero: FrostHero, card: Gear, moment: str
) -> list[Option]:
    shot = table.shot
    assert shot is not None
    if shot.second:
        return []
    return [
        ("enlarge", card.id, value)
        for value in rules.second_sections(shot)
        if moment == HERBS or rules.more_matters(table, shot, value)
    ]


def _count_second(edition: FrostEdition, table: CastleTable, card: Gear, option: Option) -> Flow[None]:
    yield from ()
    assert table.shot is not None
    table.shot.second = int(option[2])
    table.told.append((GearAdds, card.id, table.shot.second))


def _enlarge_worth(view: View, option: Any, moment: str) -> float:
    short = view["foe"]["life"] - view["shot"]["value"]
    return 3.0 if is_boss(view) or 0 < short <= option[2] else float(option[2]) - 3.5


def _icebergs(
    edition: FrostEdition, table: CastleTable, hero: FrostHero, card: Gear, moment: str
) -> list[Option]:
    return [("icebergs", card.id)] if rules.empty_holes(table) else []


def _raise(edition: FrostEdition, table: CastleTable, card: Gear, option: Option) -> Flow[None]:
    yield from ()
    raise_icebergs(table)


def _icebergs_worth(view: View, option: Any, moment: str) -> float:
    return 2.0


ANY_TIME: dict[str, AnyTime] = {
    "heal_one": AnyTime(_heal, _heal_worth),
    "warm_party": AnyTime(_warm, _warm_worth, _warm_all),
    "add_snow": AnyTime(_add_die, _add_die_worth, _join),
    "add_water": AnyTime(_add_die, _add_die_worth, _join),
    "flip_weak_point": AnyTime(_flip, _flip_worth, _call_weak_point),
    "harpoon": AnyTime(_harpoon, _harpoon_worth, _strike),
    "second_section": AnyTime(_enlarge, _enlarge_worth, _count_second),
    "raise_icebergs": AnyTime(_icebergs, _icebergs_worth, _raise),
}
"""By effect."""


def healing_for(table: CastleTable) -> int:
    """How much life the Party's Spendables and Relics could give any one Hero now."""
    drinks = sum(
        ITEMS[name].amount
        for hero in table.standing()
        for name in hero.gear
        if ITEMS[name].effect == "heal_one"
    )
    if table.heroes[table.active].is_standing:
        drinks += sum(ITEMS[name].amount for name in ready_relics(table, "warm_party"))
    return drinks


def stake(table: CastleTable, act: Option) -> str:
    """Name what a Spendable or Relic (except for healing) would affect: this foe as it is, or this turn's throw."""
    foe = table.foe
    what = (
        f"{foe.card}:{foe.life}" if foe is not None and act[0] == "harpoon" else f"turn {table.turn.number}"
    )
    return f"{option_id(act)}@{what}"


def die_of(card: Gear) -> str:
    """The special die that a Spendable brings."""
    return card.effect.removeprefix("add_")


def hero_of(table: CastleTable, shot: FrostShot) -> FrostHero:
    """Whose throw it is."""
    return table.heroes[shot.seat]


def use(edition: FrostEdition, table: CastleTable, hero: FrostHero, act: Option) -> Flow[None]:
    """Use a Spendable, or a Relic."""
    card = ITEMS[act[1]]
    if card.kind == "relic":
        table.relics_used.append(card.id)
        table.told.append((CardUsed, hero.seat, card.id))
    else:
        spend(edition, table, hero, card.id)
    does = ANY_TIME[card.effect].act
    assert does is not None
    yield from does(edition, table, card, act)


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
