"""How promising options in a fight of Dungeon Dice look, for bots: which dice to declare, which to use, on what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tumblekeep.games.dungeon_dice.content import COLOURS, KIND_OF, KINDS
from tumblekeep.games.dungeon_dice.odds import (
    POWER,
    best_set,
    boosts,
    chance,
    fighting_dice,
    hero_power,
    is_near,
    life_price,
    monster_power,
    need,
    prize,
)
from tumblekeep.games.dungeon_dice.pieces import Hero, PoolDie
from tumblekeep.games.dungeon_dice.rules import engaged, hero_strength, monster_strength
from tumblekeep.games.dungeon_dice.spells import fight_of
from tumblekeep.games.dungeon_dice.table import DiceTable


def declare(table: DiceTable, me: Hero, option: Any) -> float:
    """Declare the best set. In co-op, where use wounds dice, declare no more than the fight needs."""
    if option == "done":
        return 0.0
    die: str = option[1]  # its kind
    fight = fight_of(table)
    is_active = me.seat == table.active
    held = fight.declared if is_active else fight.aid
    wanted = best_set(fighting_dice(table, me), tuple(held))
    if all(KIND_OF[one].id != die for one in wanted):
        return -1.0
    if not table.is_coop:
        return 1.0 + POWER[die]
    foes = engaged(table)
    drained = any("DRAIN" in foe.abilities for foe in foes)
    mine, spread = hero_power(table, me, [*held, *wanted], drained)
    mine += 0.6 * boosts(table, me)
    friend = None
    declared: Sequence[str] = fight.declared
    if not is_active:
        friend = table.hero()
    elif fight.assistant >= 0:
        friend = table.heroes[fight.assistant]
        declared = best_set(fighting_dice(table, friend))
    if friend is not None:
        more, wider = hero_power(table, friend, declared, drained)
        mine, spread = mine + more + 0.6 * boosts(table, friend), spread + wider
    against, their_spread = monster_power(table, foes)
    spread += their_spread
    gain = chance(mine, against, spread) - chance(mine - POWER[die], against, spread)
    price = 0.25
    if KINDS[die].kind == "artifact":
        price = 4.0 if is_near(table) else 0.6
    return gain * (prize(table, foes) + 6.0) - price + 0.01 * POWER[die]


def aim(table: DiceTable, me: Hero, option: Any) -> float:
    foe = next(foe for foe in table.foes if KIND_OF[foe.die].id == option[1])
    return float(foe.level)


def _margin(table: DiceTable) -> int:
    fight = fight_of(table)
    return hero_strength(table, fight) - monster_strength(table, fight)


class Stand(NamedTuple):
    """How a fight stands for the hero who may use a die now."""

    margin: int
    """By how much the heroes are ahead."""
    is_friend: bool
    """Whether this hero is on the heroes' side."""


def stand_of(table: DiceTable, me: Hero) -> Stand:
    """How the fight stands for this hero."""
    return Stand(_margin(table), table.is_coop or me.seat in (table.active, fight_of(table).assistant))


def boost_worth(table: DiceTable, me: Hero, option: Any, stand: Stand, average: float, most: int) -> float:
    """Rate a one-use die that adds this much to a side: good if it may turn the fight."""
    margin, is_friend = stand
    if option[1] == "heroes":
        if not is_friend or margin > 0:
            return -1.0
        helps = -margin < most or -margin < boosts(table, me) + 1.0
        return 1.0 - 0.1 * average if helps and _stakes(table) >= 2.0 else -1.0
    return 2.0 - 0.1 * average if not is_friend and 0 <= margin < most and _threat(table) else -1.0


def scroll_worth(table: DiceTable, me: Hero, option: Any, stand: Stand) -> float:
    """Rate a scroll: good in a close fight with something at stake."""
    if stand.is_friend:
        return 0.5 if -4 <= stand.margin <= 0 and _stakes(table) >= 2.0 else -1.0
    return 1.0 if 0 <= stand.margin <= 2 and _threat(table) else -1.0


def use_worth(table: DiceTable, me: Hero, option: Any, stand: Stand) -> float:
    """Rate a companion that is rolled for its symbol."""
    if any(face.symbol == "HEAL" for face in KINDS[option[1]].faces):
        return -1.0  # it can wait until AFTER
    if not stand.is_friend or stand.margin > 0:
        return -1.0
    return 1.5 if -stand.margin <= 3 else 0.1


def _stakes(table: DiceTable) -> float:
    price = life_price(table.hero(), 2) if table.is_coop else 1.0
    return prize(table, engaged(table)) + price


def _threat(table: DiceTable) -> bool:
    """Whether this fight would bring the active hero close to victory."""
    rival = table.hero()
    fame = sum(COLOURS.get(KIND_OF[foe.die].faces[foe.side].colour, 0) for foe in engaged(table))
    return bool(table.fame(rival) + fame + int(rival.experience == 5) >= table.target - 1 and fame)


def symbol_worth(table: DiceTable, me: Hero, option: Any, stand: Stand) -> float:
    """Rate a symbol of a die in the pool: good while it helps."""
    symbol = option[2]
    fight = fight_of(table)
    highest = max((die.value for die in fight.monsters), default=0)
    if symbol == "SHATTER":
        return 2.0 + highest
    if symbol in ("FIRE", "SCROLL"):
        return 3.0
    if stand.margin > 0:
        return -1.0
    if symbol == "ARMOR":
        return highest - 3.5
    return max((_reroll_gain(die) for die in fight.heroes if not die.frozen), default=-1.0)


def _reroll_gain(die: PoolDie) -> float:
    faces = KINDS[die.kind].faces
    now = die.value + (1.0 if die.symbol and not die.used else 0.0)
    return float(float(sum(face.value for face in faces)) / len(faces) - now)


def sword_target(table: DiceTable, me: Hero, option: Any) -> float:
    return _reroll_gain(fight_of(table).heroes[option[1]])


def monster_target(table: DiceTable, me: Hero, option: Any) -> float:
    if option == "enough":
        return 1.0
    die = fight_of(table).monsters[option[1]]
    return float(die.value) - (1.0 if die.kind == "HL" else 0.0) - (0.4 if die.symbol else 0.0)


def tangle(table: DiceTable, me: Hero, option: Any) -> float:
    die = fight_of(table).heroes[option[1]]
    return -1.0 if die.symbol else 0.0


def spell(table: DiceTable, me: Hero, option: Any) -> float:
    """Rate a spell by how much it closes the gap for this hero's side."""
    _, name, side = option
    fight = fight_of(table)
    is_friend = table.is_coop or me.seat in (table.active, fight.assistant)
    if (side == "heroes") != is_friend:
        return -1.0 if name != "HEAL" else -2.0
    monsters = sorted((die.value for die in fight.monsters), reverse=True) or [0]
    heroes = sorted((die.value for die in fight.heroes), reverse=True) or [0]
    if name == "FIRE":
        return 2.5
    if name == "HEAL":
        return max(need(table, me, hero) for hero in table.heroes) * 0.3
    if side == "monsters":
        return float({"FREEZE": 0.8 * heroes[0], "TOAD": sum(heroes) / 6.0}.get(name, 0.5))
    if name == "FREEZE":
        return float(0.83 * (monsters[0] - 1))
    if name == "PETRIFY":
        return float(monsters[0] / 3.0)
    if name == "TOAD":
        most = max(engaged(table), key=lambda foe: foe.level).level
        return float(sum(monsters[: most - 1]) / 3.0)
    ones = sum(die.value == 1 for die in fight.monsters) - sum(die.value == 1 for die in fight.heroes)
    twos = sum(die.value == 2 for die in fight.monsters) - sum(die.value == 2 for die in fight.heroes)
    return float(ones / 2.0 + 2.0 * twos / 3.0)


def monster_sword(table: DiceTable, me: Hero, option: Any) -> float:
    if option == "keep":
        return 0.0
    return float(3.5 - fight_of(table).monsters[option[1]].value)


def hero_die(table: DiceTable, me: Hero, option: Any) -> float:
    """For whoever plays the monsters: pick the die that is furthest above its average."""
    if option in ("keep", "enough"):
        return 0.0
    die = fight_of(table).heroes[option[1]]
    return -_reroll_gain(die)


def monster_freeze(table: DiceTable, me: Hero, option: Any) -> float:
    return 1.0 if option == "enough" else float(fight_of(table).heroes[option[1]].value)


def monster_spell(table: DiceTable, me: Hero, option: Any) -> float:
    if option[1] in fight_of(table).named:
        return -1.0
    loot = sum(die.value for die in fight_of(table).heroes if die.owner == table.active and die.kind != "HL")
    return float({"FIRE": 2.5, "TOAD": loot / 3.0, "PETRIFY": 2.0}.get(option[1], 1.5))
