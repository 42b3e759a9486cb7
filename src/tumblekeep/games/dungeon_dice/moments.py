"""The moments at which dice may be used: START, HERO and AFTER (DD-ONEUSE, DD-COMP-7).

For each use: what it does, and how much a bot values it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Barred, Flow
from tumblekeep.games.dungeon_dice.asks import ROLL_AFTER, ROLL_COMPANION, ROLL_KEY, ROLL_ONE_USE
from tumblekeep.games.dungeon_dice.combat_hints import (
    Stand,
    boost_worth,
    scroll_worth,
    symbol_worth,
    use_worth,
)
from tumblekeep.games.dungeon_dice.content import BLANKS, KIND_OF, KINDS, OFFERS_PER_TURN, DieFace
from tumblekeep.games.dungeon_dice.healing import heal, repairs, use_kit
from tumblekeep.games.dungeon_dice.odds import is_near, need
from tumblekeep.games.dungeon_dice.pieces import Hero
from tumblekeep.games.dungeon_dice.powers import HERO_SYMBOLS, POOL_SYMBOLS
from tumblekeep.games.dungeon_dice.rolling import roll
from tumblekeep.games.dungeon_dice.rules import has_ability, is_served, partners, patients
from tumblekeep.games.dungeon_dice.spells import HEROES, MONSTERS, add_flat, cast, choose_spell, fight_of
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import Missed, UsedDie

SIDES = (HEROES, MONSTERS)
HEALERS = tuple(
    kind.id
    for kind in KINDS.values()
    if kind.use == "ANY" and any(face.symbol == "HEAL" for face in kind.faces)
)
"""Dice with use ANY that heal: they are usable in AFTER too (DD-COMP-7)."""


# -- what may be used -----------------------------------------------------------------------------


def healing_acts(table: DiceTable, hero: Hero) -> list[Option]:
    """Potions drunk, scrolls read for healing, keys as repair kits: START, HERO and AFTER (DD-ONEUSE-2)."""
    acts: list[Option] = []
    if table.ready(hero, "OU-POTION"):
        acts += [("drink", friend.seat) for friend in patients(table)]
    if table.is_coop and table.wounded and table.ready(hero, "OU-KEY") and repairs(table, hero):  # DDC-KEY-2
        acts.append("repair")
    return acts


def peace_acts(table: DiceTable, hero: Hero) -> list[Option]:
    """One-use dice and trade, in START and AFTER."""
    acts = healing_acts(table, hero)
    if table.ready(hero, "OU-SCROLL") and patients(table):  # DD-SPELL-9
        acts.append("scroll")
    if table.offered.count(hero.seat) < OFFERS_PER_TURN and partners(table, hero):
        acts.append("offer")
    return acts


def after_acts(table: DiceTable, hero: Hero) -> list[Option]:
    """DD-AFTER-1: one-use dice, dice with use AFTER, healing dice with use ANY, repair by Thief or Raven, trade."""
    acts = peace_acts(table, hero)
    for die in hero.stock:
        kind = KIND_OF[die]
        if kind.use not in ("AFTER", "ANY", "KEY") or die in table.wounded or die in table.tired:
            continue
        if not is_served(table, hero, die):
            continue
        if kind.use == "KEY":
            if table.is_coop and table.wounded and repairs(table, hero):  # DDC-KEY-3
                acts.append(("tinker", kind.id))
        elif (
            table.spent
            if kind.line == "bag"
            else patients(table) and (kind.use == "AFTER" or kind.id in HEALERS)
        ):
            acts.append(("use", kind.id))
    return list(dict.fromkeys(acts))  # two dice of a kind are one option


def hero_acts(table: DiceTable, hero: Hero) -> list[Option]:
    """DD-COMBAT-7: symbols of own pool dice, own one-use dice, own dice with use ANY."""
    fight = fight_of(table)
    acts: list[Option] = []
    hammered = has_ability(table, "HAMMER")
    for die in fight.heroes:
        if die.owner == hero.seat and die.symbol and not die.used:
            if die.symbol == "ARMOR" and hammered:  # DD-ABIL-1
                continue
            if die.symbol in ("ARMOR", "SHATTER") and not fight.monsters:  # DD-RULING-15
                continue
            acts.append(("symbol", die.kind, die.symbol))
    for name in hero.stock:
        kind = KIND_OF[name]
        if kind.use == "ANY" and name not in table.wounded and name not in table.tired:
            if kind.id in HEALERS:
                if not patients(table) or not is_served(table, hero, name):
                    continue
            elif (hammered or not fight.monsters) and any(face.symbol == "ARMOR" for face in kind.faces):
                continue
            acts.append(("use", kind.id))
    acts += healing_acts(table, hero)
    if table.ready(hero, "OU-POTION"):
        acts += [("brew", side) for side in SIDES]
    if table.ready(hero, "OU-BOMB"):
        acts += [("bomb", side) for side in SIDES]
    if table.ready(hero, "OU-SCROLL"):
        acts.append("scroll")
    return list(dict.fromkeys(acts))


def barred_hero_acts(table: DiceTable, hero: Hero) -> list[Barred]:
    """Symbols that show and can't be used now."""
    barred = []
    hammered = has_ability(table, "HAMMER")
    for die in fight_of(table).heroes:
        if die.owner == hero.seat and die.symbol in POOL_SYMBOLS:
            if die.used:
                barred.append(Barred(("symbol", die.kind, die.symbol), "symbol-used", "DD-COMBAT-8"))
            elif hammered and die.symbol == "ARMOR":
                barred.append(Barred(("symbol", die.kind, die.symbol), "hammer", "DD-ABIL-1"))
    if hammered:
        for name in hero.stock:
            kind = KIND_OF[name]
            if kind.use == "ANY" and any(face.symbol == "ARMOR" for face in kind.faces):
                barred.append(Barred(("use", kind.id), "hammer", "DD-ABIL-1"))
    return barred


# -- what a use does ------------------------------------------------------------------------------


def drink(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """DD-ONEUSE-3: a potion heals one hero, named before the roll."""
    face = yield from _one_use(table, hero, "OU-POTION")
    yield from heal(table, hero.seat, table.heroes[option[1]], face.value)


def brew(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """DD-ONEUSE-3: a potion strengthens a side."""
    face = yield from _one_use(table, hero, "OU-POTION")
    add_flat(table, option[1], face.value)


def bomb(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """DD-ONEUSE-5: a bomb strengthens a side."""
    face = yield from _one_use(table, hero, "OU-BOMB")
    add_flat(table, option[1], face.value)


def scroll(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """DD-ONEUSE-4: any spell for a side; outside HERO only healing (DD-SPELL-9)."""
    face = yield from _one_use(table, hero, "OU-SCROLL")
    if face.symbol == "SCROLL":
        if table.phase == "hero":
            yield from choose_spell(table, hero.seat, SIDES)
        else:
            yield from cast(table, hero.seat, "HEAL", HEROES)
    else:
        table.told.append((Missed, hero.seat, "OU-SCROLL"))


def repair(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """DDC-KEY-1, -2: a key is rolled as a repair kit; it is spent, whatever it shows."""
    face = yield from _one_use(table, hero, "OU-KEY")
    if face.symbol == "KEY":
        yield from use_kit(table, hero)
    else:
        table.told.append((Missed, hero.seat, "OU-KEY"))


def _one_use(table: DiceTable, hero: Hero, kind: str) -> Flow[DieFace]:
    """Roll a one-use die once and put it in the spent tray (DD-ONEUSE-1)."""
    die = table.ready(hero, kind)
    table.spend(hero, die)
    table.told.append((UsedDie, hero.seat, kind))
    face: DieFace = yield from roll(ROLL_ONE_USE, hero.seat, die, kind, (kind,))
    return face


def use_symbol(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """DD-COMBAT-8: use a pool die's symbol, once per roll-off."""
    die = next(
        die
        for die in fight_of(table).heroes
        if die.kind == option[1] and die.owner == hero.seat and not die.used
    )
    die.used = True
    table.told.append((UsedDie, hero.seat, die.kind))
    yield from HERO_SYMBOLS[die.symbol](table, hero, KINDS[die.kind].faces[die.side])


def use_die(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """DD-COMBAT-9, DD-AFTER-2: roll a familiar, a class die or a misc die, once per turn."""
    kind = option[1]
    die = table.unused(hero, kind)
    ask = ROLL_AFTER if KIND_OF[die].use == "AFTER" else ROLL_COMPANION
    table.tired.append(die)
    table.told.append((UsedDie, hero.seat, kind))
    face = yield from roll(ask, hero.seat, die, kind, (kind,))
    if face.symbol in BLANKS:
        table.told.append((Missed, hero.seat, kind))
    else:
        yield from HERO_SYMBOLS[face.symbol](table, hero, face)
    tire(table, hero, die)


def tinker(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """DDC-KEY-3: roll Thief or Raven as a repair kit in AFTER."""
    die = table.unused(hero, option[1])
    table.tired.append(die)
    table.told.append((UsedDie, hero.seat, option[1]))
    face = yield from roll(ROLL_KEY, hero.seat, die, option[1], (option[1],))
    if face.symbol == "KEY":
        yield from use_kit(table, hero)  # DDC-KEY-5: the die itself is not wounded yet
    else:
        table.told.append((Missed, hero.seat, option[1]))
    tire(table, hero, die)


def tire(table: DiceTable, hero: Hero, die: str) -> None:
    """Co-op: wound a used die, at OUTCOME if its owner is in the fight, otherwise at once (DDC-USED-1, -5, -6)."""
    if table.is_coop:
        if table.phase == "hero" and table.is_in_fight(hero.seat):
            fight_of(table).used.append(die)
        else:
            table.wound_die(hero, die)


# -- how much a bot values a use ------------------------------------------------------------------


def _repair_at_peace(table: DiceTable, me: Hero, option: Any) -> float:
    keys = sum(1 for die in me.stock if KIND_OF[die].id == "OU-KEY")
    hurt = [die for die in (*me.stock, *me.levels) if die in table.wounded]
    if any(KIND_OF[die].kind == "artifact" for die in hurt) and is_near(table):
        return 2.0
    return 0.5 if len(hurt) >= 3 and keys >= 2 else -1.0


def _most_need(table: DiceTable, me: Hero) -> float:
    return max(need(table, me, hero) for hero in table.heroes)


def _never(table: DiceTable, me: Hero, option: Any) -> float:
    """Rate a use that is not offered at that moment."""
    return -1.0


class DieUse(NamedTuple):
    """What a use of a die does, and how much a bot values it; passing is worth 0."""

    act: Callable[[DiceTable, Hero, Any], Flow[None]]
    in_fight: Callable[[DiceTable, Hero, Any, Stand], float]
    """In HERO."""
    at_peace: Callable[[DiceTable, Hero, Any], float] = _never
    """In START and AFTER."""


USES: dict[str, DieUse] = {
    "drink": DieUse(
        drink,
        lambda table, me, option, stand: need(table, me, table.heroes[option[1]]) - 4.0,
        lambda table, me, option: need(table, me, table.heroes[option[1]]) - 1.0,
    ),
    "brew": DieUse(brew, lambda table, me, option, stand: boost_worth(table, me, option, stand, 2.0, 3)),
    "bomb": DieUse(bomb, lambda table, me, option, stand: boost_worth(table, me, option, stand, 3.5, 5)),
    "scroll": DieUse(scroll, scroll_worth, lambda table, me, option: _most_need(table, me) - 1.2),
    "repair": DieUse(repair, lambda table, me, option, stand: -1.0, _repair_at_peace),
    "symbol": DieUse(use_symbol, symbol_worth),
    "use": DieUse(use_die, use_worth, lambda table, me, option: 0.5 + _most_need(table, me)),
    "tinker": DieUse(tinker, lambda table, me, option, stand: -1.0, lambda table, me, option: 0.4),
}
"""By verb."""


def act(table: DiceTable, hero: Hero, option: Any) -> Flow[None]:
    """Carry out one use."""
    yield from USES[option if isinstance(option, str) else option[0]].act(table, hero, option)
