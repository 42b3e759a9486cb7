"""COMBAT: DECLARE, BEFORE, ROLL, MONSTER, HERO and COMPARE (DD-EQUIP, DD-COMBAT)."""

from __future__ import annotations

from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import RollEach
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_dice.asks import AIM, DECLARE, HERO, ROLL_BOW, ROLL_POOLS
from tumblekeep.games.dungeon_dice.content import ABILITY_ORDER, KIND_OF, KINDS
from tumblekeep.games.dungeon_dice.moments import act, barred_hero_acts, hero_acts
from tumblekeep.games.dungeon_dice.moot import fight_moot, watch_fight
from tumblekeep.games.dungeon_dice.outlook import declare_forecast, stop_forecast
from tumblekeep.games.dungeon_dice.pieces import MONSTERS, NOBODY, Combat, Hero, PoolDie
from tumblekeep.games.dungeon_dice.powers import use_ability
from tumblekeep.games.dungeon_dice.rolling import roll
from tumblekeep.games.dungeon_dice.rules import (
    LOSE,
    barred_declarations,
    both,
    comparison,
    declarable,
    engaged,
    has_ability,
    hero_strength,
    kinds,
    monster_dice,
    monster_strength,
    roll_order,
    symbol_marks,
)
from tumblekeep.games.dungeon_dice.spells import fight_of
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import (
    BowShot,
    Compared,
    Declared,
    FightOver,
    Gust,
    PoolsRolled,
)


def declare_phase(table: DiceTable) -> Flow[None]:
    """DECLARE and BEFORE: dice are declared, then bows are shot (DD-EQUIP-1, DD-COMBAT-1)."""
    fight = fight_of(table)
    yield from declare(table, table.hero(), fight.declared)
    if fight.assistant != NOBODY:
        yield from declare(table, table.heroes[fight.assistant], fight.aid)
    yield from shoot(table, table.hero(), fight.declared)
    if fight.assistant != NOBODY:
        yield from shoot(table, table.heroes[fight.assistant], fight.aid)
    table.phase = "rolloff"


def declare(table: DiceTable, hero: Hero, declared: list[str]) -> Flow[None]:
    """DD-EQUIP-2 to -8: one die after the other, as hands and slots allow."""
    while dice := kinds(declarable(table, hero, declared)):
        options: list[Option] = ["done", *(("declare", kind) for kind in dice)]
        chosen: Any = yield Choose(
            DECLARE,
            hero.seat,
            options,
            (),
            partial(barred_declarations, table, hero, declared),
            partial(declare_forecast, table, hero.seat, options),
        )
        if chosen == "done":
            return
        declared.append(dice[chosen[1]])
        table.told.append((Declared, hero.seat, chosen[1]))


def shoot(table: DiceTable, hero: Hero, declared: list[str]) -> Flow[None]:
    """DD-COMBAT-1: a bow lowers the level of one monster, named before the roll, to at least 1."""
    for die in declared:
        if KIND_OF[die].use != "BEFORE":
            continue
        foes, kind = engaged(table), KIND_OF[die].id
        chosen: tuple[Any, ...] = yield Choose(
            AIM, hero.seat, [("at", name) for name in kinds([foe.die for foe in foes])], (kind,)
        )
        foe = next(foe for foe in foes if KIND_OF[foe.die].id == chosen[1])
        face = yield from roll(ROLL_BOW, hero.seat, die, kind, (kind, chosen[1]))
        foe.level = max(1, foe.level - face.amount)
        table.told.append((BowShot, hero.seat, chosen[1], face.amount, foe.level))


def rolloff_phase(table: DiceTable) -> Flow[None]:
    """ROLL and MONSTER: both pools are rolled, then the monsters' abilities resolve."""
    fight = fight_of(table)
    if not fight.rolled:
        fill_pools(table, fight)
    fight.rolled += 1
    fight.hero_flat = fight.monster_flat = 0  # DD-ABIL-13
    fight.named.clear()
    for die in fight.heroes:
        die.used = die.frozen = False
    for die in fight.monsters:
        die.frozen = False
    dice = [*fight.monsters, *fight.heroes]  # DD-RNG-2
    if dice:
        sides: tuple[int, ...] = yield RollEach(
            ROLL_POOLS, table.active, [(die.die, KINDS[die.kind].texts) for die in dice]
        )
        for die, side in zip(dice, sides, strict=True):
            die.show(side)
    table.told.append(
        (
            PoolsRolled,
            sum([die.value for die in fight.heroes]),
            sum([die.value for die in fight.monsters]),
            tuple([(die.die, die.side, die.owner) for die in (*fight.heroes, *fight.monsters)]),
        )
    )
    for foe in sorted(engaged(table), key=lambda foe: foe.level):  # DDC-COMBAT-6, -7
        for ability in ABILITY_ORDER:
            if ability in foe.abilities and ability not in fight.named:
                yield from use_ability(table, foe, ability)
    table.asked = table.passes = 0
    table.phase = "hero"


def fill_pools(table: DiceTable, fight: Combat) -> None:
    """DD-COMBAT-2, -3: both pools in roll order; virtual dice stand in if the physical ones run out (DD-RNG-3)."""
    monster, hero = monster_dice(table)
    fight.monsters = [PoolDie(f"ML-{number}", "ML", MONSTERS) for number in range(1, monster + 1)]
    fight.monsters += [PoolDie(f"HL-M{number}", "HL", MONSTERS) for number in range(1, hero + 1)]
    for seat, declared in ((table.active, fight.declared), (fight.assistant, fight.aid)):
        if seat == NOBODY:
            continue
        dice = [die for die in table.heroes[seat].levels if die not in table.wounded]  # DD-EQUIP-6
        dice += [die for die in declared if KIND_OF[die].use == "FIGHT"]
        dice.sort(key=roll_order)
        fight.heroes += [PoolDie(die, KIND_OF[die].id, seat) for die in dice]


def acting_order(table: DiceTable) -> list[Hero]:
    """DD-COMBAT-6: the active hero, the assistant, then outsiders clockwise from the active hero."""
    order = table.clockwise()
    assistant = fight_of(table).assistant
    if assistant != NOBODY:
        helper = table.heroes[assistant]
        order.remove(helper)
        order.insert(1, helper)
    return order


def hero_phase(table: DiceTable) -> Flow[None]:
    """HERO: one action or a pass each, until everybody has passed in a row; then COMPARE (DD-COMBAT-6)."""
    order = acting_order(table)
    while table.passes < len(order):
        hero = order[table.asked]
        following = (table.asked + 1) % len(order)
        acts = hero_acts(table, hero)
        if not acts:
            table.asked = following
            table.passes += 1
            continue
        options: list[Option] = ["pass", *acts]
        question = Choose(
            HERO,
            hero.seat,
            options,
            standing(table),
            partial(barred_hero_acts, table, hero),
            partial(stop_forecast, table, hero.seat, options, partial(_move, hero.seat)),
            partial(symbol_marks, fight_of(table), hero.seat),
        )
        question.moot = partial(fight_moot, table, hero, question)
        chosen: Option = yield question
        table.asked = following
        if chosen == "pass":
            table.passes += 1
            watch_fight(table, hero, acts)
        else:
            table.passes = 0
            yield from act(table, hero, chosen)
        return
    compare(table)


def standing(table: DiceTable) -> tuple[int, int]:
    """By how much the heroes are behind now, and by how much ahead."""
    fight = fight_of(table)
    gap = monster_strength(table, fight) - hero_strength(table, fight)
    return max(gap, 0), max(-gap, 0)


def _move(seat: int, table: DiceTable, option: Option) -> Flow[None]:
    """Carry out one action of a hero, or none."""
    if option != "pass":
        yield from act(table, table.heroes[seat], option)


def compare(table: DiceTable) -> None:
    """DD-COMBAT-12 to -14, DD-ABIL-11, -12: the strengths decide, and a gust requires a second roll-off."""
    fight = fight_of(table)
    heroes, monsters = hero_strength(table, fight), monster_strength(table, fight)
    table.told.append((Compared, heroes, monsters))
    result = comparison(heroes, monsters)
    if fight.rolled == 1 and result != LOSE and has_ability(table, "GUST"):
        fight.first = result
        table.told.append((Gust, table.active))
        table.phase = "rolloff"
        return
    fight.result = both(fight.first, result)
    table.told.append((FightOver, table.active, fight.result))
    table.phase = "outcome"
