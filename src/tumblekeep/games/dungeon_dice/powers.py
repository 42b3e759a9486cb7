"""What heroes' symbols and monsters' abilities do in Dungeon Dice: one small flow each, looked up by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import D6, RollEach
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_dice.asks import (
    ARMOR_TARGET,
    CATCH,
    MONSTER_ARMOR,
    MONSTER_SHATTER,
    MONSTER_SPELL,
    MONSTER_SWORD,
    SCROLL_D6,
    SHATTER_TARGET,
    SWORD_TARGET,
    TANGLE_TARGET,
)
from tumblekeep.games.dungeon_dice.content import KIND_OF, SCROLL_TABLE, DieFace
from tumblekeep.games.dungeon_dice.healing import heal_somebody
from tumblekeep.games.dungeon_dice.outlook import stop_forecast
from tumblekeep.games.dungeon_dice.pieces import Combat, Foe, Hero, PoolDie
from tumblekeep.games.dungeon_dice.rolling import reroll
from tumblekeep.games.dungeon_dice.rules import has_hammer, highest, kinds, lowest, target_marks, targets
from tumblekeep.games.dungeon_dice.spells import (
    HEROES,
    MONSTERS,
    add_flat,
    cast,
    choose_spell,
    fight_of,
    remove,
)
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import AbilityUsed, AbilityVoid, Caught, DieHalved, SpellFails

# -- symbols of heroes (DD-SYM) -------------------------------------------------------------------


def _sword(table: DiceTable, hero: Hero, face: DieFace) -> Flow[None]:
    """DD-SYM-1: one die of the hero pool is rerolled."""
    yield from _reroll_one(table, hero.seat, SWORD_TARGET, lambda fight: fight.heroes)


def _armor(table: DiceTable, hero: Hero, face: DieFace) -> Flow[None]:
    """DD-SYM-2: one die of the monster pool is rerolled."""
    yield from _reroll_one(table, hero.seat, ARMOR_TARGET, lambda fight: fight.monsters)


def _reroll_one(table: DiceTable, seat: int, ask: Ask, pool: Callable[[Combat], list[PoolDie]]) -> Flow[None]:
    def rerolled(on: DiceTable, chosen: Any) -> Flow[None]:
        yield from reroll(on, seat, pool(fight_of(on))[chosen[1]])

    options = targets(pool(fight_of(table)))
    if options:
        chosen: tuple[Any, ...] = yield Choose(
            ask,
            seat,
            options,
            forecast=partial(stop_forecast, table, seat, options, rerolled),
            marks=partial(target_marks, pool(fight_of(table))),
        )
        yield from rerolled(table, chosen)


def _shatter(table: DiceTable, hero: Hero, face: DieFace) -> Flow[None]:
    """DD-SYM-3: the highest monster die counts half; the user breaks ties."""
    yield from _halve(table, hero.seat, SHATTER_TARGET, fight_of(table).monsters)


def _halve(table: DiceTable, seat: int | None, ask: Ask, pool: list[PoolDie]) -> Flow[None]:
    if not pool:
        return
    places = highest(pool)
    place = places[0]
    if seat is not None:
        looks: dict[tuple[str, str], Any] = {}
        for place in places:
            die = pool[place]
            looks.setdefault((die.kind, die.symbol), ("die", place, die.kind, die.value))
        chosen: tuple[Any, ...] = yield Choose(
            ask, seat, list(looks.values()), marks=partial(target_marks, pool)
        )
        place = chosen[1]
    die = pool[place]
    die.value //= 2
    table.told.append((DieHalved, die.kind, die.value))


def _fire(table: DiceTable, hero: Hero, face: DieFace) -> Flow[None]:
    """DD-SYM-4: casts Fire."""
    yield from cast(table, hero.seat, "FIRE", HEROES)


def _scroll(table: DiceTable, hero: Hero, face: DieFace) -> Flow[None]:
    """DD-SYM-5: casts any spell."""
    yield from choose_spell(table, hero.seat, (HEROES,))


def _heal(table: DiceTable, hero: Hero, face: DieFace) -> Flow[None]:
    """DD-SYM-6: heal points for one hero."""
    yield from heal_somebody(table, hero.seat, face.amount)


def _catch(table: DiceTable, hero: Hero, face: DieFace) -> Flow[None]:
    """DD-SYM-7: a die of the spent tray comes into the owner's stock."""
    spent = kinds(table.spent)
    chosen: tuple[Any, ...] = yield Choose(CATCH, hero.seat, [("take", kind) for kind in spent])
    die = spent[chosen[1]]
    table.spent.remove(die)
    table.own(hero, die)
    table.told.append((Caught, hero.seat, chosen[1]))


def _number(table: DiceTable, hero: Hero, face: DieFace) -> Flow[None]:
    """A plain number on a familiar: a bonus for the hero side."""
    add_flat(table, HEROES, face.value)
    yield from ()


HERO_SYMBOLS: dict[str, Callable[[DiceTable, Hero, DieFace], Flow[None]]] = {
    "SWORD": _sword,
    "ARMOR": _armor,
    "SHATTER": _shatter,
    "FIRE": _fire,
    "SCROLL": _scroll,
    "HEAL": _heal,
    "CATCH": _catch,
    "": _number,
}
"""Effects of symbols on dice that heroes own; the empty symbol is the plain number."""
POOL_SYMBOLS = ("SWORD", "ARMOR", "SHATTER", "FIRE", "SCROLL")
"""The symbols on pool dice, which are used in HERO."""


# -- abilities of monsters (DD-ABIL) --------------------------------------------------------------


def _monster_scroll(table: DiceTable, foe: Foe) -> Flow[None]:
    """DD-ABIL-2: a spell by a plain d6, or of the controller's choice; a spell that was used before does nothing."""
    fight = fight_of(table)
    controller = table.controller()
    if controller is None:
        (side,) = yield RollEach(SCROLL_D6, None, (("d6", D6.faces),))
        spell = SCROLL_TABLE[side]
    else:
        chosen: tuple[Any, ...] = yield Choose(
            MONSTER_SPELL, controller.seat, [("cast", name) for name in dict.fromkeys(SCROLL_TABLE)]
        )
        spell = chosen[1]
    if spell in fight.named:  # DDC-COMBAT-5
        table.told.append((SpellFails, spell))
        return
    fight.named.append(spell)
    yield from cast(table, None, spell, MONSTERS)


def _monster_fire(table: DiceTable, foe: Foe) -> Flow[None]:
    """DD-ABIL-3."""
    yield from cast(table, None, "FIRE", MONSTERS)


def _monster_petrify(table: DiceTable, foe: Foe) -> Flow[None]:
    """DD-ABIL-4."""
    yield from cast(table, None, "PETRIFY", MONSTERS)


def _monster_tangle(table: DiceTable, foe: Foe) -> Flow[None]:
    """DD-ABIL-5: the lowest hero die is removed; the active hero breaks ties."""
    pool = fight_of(table).heroes
    if not pool:
        return
    looks: dict[tuple[str, str, int], Any] = {}
    for place in lowest(pool):
        die = pool[place]
        looks.setdefault((die.kind, die.symbol, die.owner), ("die", place, die.kind, die.value))
    chosen: tuple[Any, ...] = yield Choose(
        TANGLE_TARGET, table.active, list(looks.values()), marks=partial(target_marks, pool)
    )
    remove(table, pool, pool[chosen[1]])


def _monster_shatter(table: DiceTable, foe: Foe) -> Flow[None]:
    """DD-ABIL-6: the highest hero die counts half."""
    controller = table.controller()
    seat = None if controller is None else controller.seat
    yield from _halve(table, seat, MONSTER_SHATTER, fight_of(table).heroes)


def _monster_sword(table: DiceTable, foe: Foe) -> Flow[None]:
    """DD-ABIL-7: the lowest monster die is rerolled if it shows 3 or less."""
    pool = fight_of(table).monsters
    yield from _monster_reroll(table, MONSTER_SWORD, pool, lowest, lambda value: value <= 3)


def _monster_armor(table: DiceTable, foe: Foe) -> Flow[None]:
    """DD-ABIL-8, -9: the highest hero die is rerolled if it shows 3 or more; a hammer voids it."""
    fight = fight_of(table)
    if has_hammer(fight):
        table.told.append((AbilityVoid, KIND_OF[foe.die].id, "ARMOR"))
        return
    yield from _monster_reroll(table, MONSTER_ARMOR, fight.heroes, highest, lambda value: value >= 3)


def _monster_reroll(
    table: DiceTable,
    ask: Ask,
    pool: list[PoolDie],
    extreme: Callable[[list[PoolDie]], list[int]],
    is_worth_it: Callable[[int], bool],
) -> Flow[None]:
    """By policy the extreme die if that pays (DD-COMBAT-15); a controller chooses any die, or none (DDC-CTRL-1)."""
    controller = table.controller()
    if controller is not None:
        chosen: Any = yield Choose(
            ask, controller.seat, ["keep", *targets(pool)], marks=partial(target_marks, pool)
        )
        if chosen != "keep":
            yield from reroll(table, None, pool[chosen[1]])
        return
    free = [die for die in pool if not die.frozen]
    if free:
        die = free[extreme(free)[0]]
        if is_worth_it(die.value):
            yield from reroll(table, None, die)


ABILITIES: dict[str, Callable[[DiceTable, Foe], Flow[None]]] = {
    "SCROLL": _monster_scroll,
    "FIRE": _monster_fire,
    "PETRIFY": _monster_petrify,
    "TANGLE": _monster_tangle,
    "SHATTER": _monster_shatter,
    "SWORD": _monster_sword,
    "ARMOR": _monster_armor,
}
"""Active abilities. The passive ones are checked where they apply: HAMMER when an ARMOR symbol would be used, DRAIN in
the hero strength, GUST after the first comparison, SNACK in the outcome."""


def use_ability(table: DiceTable, foe: Foe, ability: str) -> Flow[None]:
    """Use one ability of one monster, once per roll-off (DDC-COMBAT-4)."""
    fight_of(table).named.append(ability)
    table.told.append((AbilityUsed, KIND_OF[foe.die].id, ability))
    yield from ABILITIES[ability](table, foe)
