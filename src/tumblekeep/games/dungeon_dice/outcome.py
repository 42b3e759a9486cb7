"""OUTCOME: petrify, wounds, trophies, rewards, experience, snack, bargain (DD-OUT, DDC-OUT)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_dice.asks import TROPHY
from tumblekeep.games.dungeon_dice.assistance import carry_out_bargain
from tumblekeep.games.dungeon_dice.content import COLOURS, KIND_OF, REWARD_OF
from tumblekeep.games.dungeon_dice.healing import heal
from tumblekeep.games.dungeon_dice.pieces import NOBODY, Combat, Foe, Hero
from tumblekeep.games.dungeon_dice.rewards import take_rewards
from tumblekeep.games.dungeon_dice.rules import LOSE, TIE, engaged, has_ability
from tumblekeep.games.dungeon_dice.search import discard_encounter, extra_friend, extra_symbols
from tumblekeep.games.dungeon_dice.spells import fight_of
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import LevelGained, Petrified, TrophyKept


def outcome_phase(table: DiceTable) -> Flow[None]:
    """DD-OUT-6, DDC-OUT-14: exactly in this order."""
    fight, me = fight_of(table), table.hero()
    petrify(table, fight, me)
    if table.is_coop:
        wound_used_dice(table, fight)
    take_wounds(table, fight, me)
    if fight.result != LOSE:
        yield from keep_trophy(table, me)
        yield from take_loot(table, fight, me)
        gain_experience(table, fight, me)
        if has_ability(table, "SNACK"):  # DD-ABIL-14
            yield from heal(table, me.seat, me, 1)
    yield from carry_out_bargain(table, fight)
    if table.is_coop:
        discard_encounter(table)
    table.fight = None
    table.phase = "after"


def petrify(table: DiceTable, fight: Combat, me: Hero) -> None:
    """DD-OUT-7: declared dice become wounded; in co-op all dice of the active player (DDC-PETRIFY-1 to -3)."""
    if fight.petrified:
        table.told.append((Petrified, me.seat))
        dice = [*me.levels, *me.stock] if table.is_coop else fight.declared
        for die in dice:
            table.wound_die(me, die)


def wound_used_dice(table: DiceTable, fight: Combat) -> None:
    """DDC-USED-1 to -4: dice that active player and assistant declared or used become wounded; level dice do not."""
    used = [*fight.declared, *fight.aid, *fight.used]
    for hero in table.heroes:
        for die in used:
            if die in hero.stock:
                table.wound_die(hero, die)


def take_wounds(table: DiceTable, fight: Combat, me: Hero) -> None:
    """DD-OUT-1, -2; in co-op DDC-OUT-1, -2, -8 and 2 for each monster left alone (DDC-SINGLE-4 to -6)."""
    if fight.result == LOSE:
        mine, helpers = (2, 1) if table.is_coop else (1, 1)
    else:
        mine, helpers = int(fight.result == TIE), 0
    mine += 2 * sum([1 for foe in table.foes if foe.level and not foe.engaged])
    if mine:
        table.hurt(me, mine)
    if helpers and fight.assistant != NOBODY:
        table.hurt(table.heroes[fight.assistant], helpers)


def keep_trophy(table: DiceTable, me: Hero) -> Flow[None]:
    """DD-OUT-5, DDC-OUT-9: a defeated monster with a trophy colour is kept; of several, exactly one."""
    foes: dict[str, Foe] = {}
    for foe in engaged(table):
        colour = KIND_OF[foe.die].faces[foe.side].colour
        other = foes.get(KIND_OF[foe.die].id)
        # of two dice of a kind, the one worth more
        if colour and (
            other is None or COLOURS[colour] > COLOURS[KIND_OF[other.die].faces[other.side].colour]
        ):
            foes[KIND_OF[foe.die].id] = foe
    if not foes:
        return
    chosen: tuple[Any, ...] = yield Choose(
        TROPHY,
        me.seat,
        [("trophy", kind, KIND_OF[foe.die].faces[foe.side].colour) for kind, foe in foes.items()],
    )
    foe = foes[chosen[1]]
    foe.kept = True
    me.trophies.append((foe.die, foe.side))
    table.told.append((TrophyKept, me.seat, chosen[1], chosen[2], COLOURS[chosen[2]]))


def take_loot(table: DiceTable, fight: Combat, me: Hero) -> Flow[None]:
    """Take the loot (DD-OUT-3, -4).

    In co-op: one reward of the rolled dice, and the additional one (DDC-OUT-4 to -6, DDC-SINGLE-7, -8).
    """
    potions = ["POTION"] * sum([1 for die in fight.monsters if die.symbol == "POTION"])
    if not table.is_coop:
        yield from take_rewards(table, me, [REWARD_OF[KIND_OF[table.foes[0].die].id], *potions])
    elif all(foe.engaged or not foe.level for foe in table.foes):
        symbols, friend = extra_symbols(table), extra_friend(table)
        yield from take_rewards(table, me, [*symbols, *potions], [foe.die for foe in table.foes], friend)
    else:
        yield from take_rewards(table, me, potions, [foe.die for foe in engaged(table)])


def gain_experience(table: DiceTable, fight: Combat, me: Hero) -> None:
    """DD-XP-2; in co-op the active player alone (DDC-OUT-7)."""
    heroes = [me]
    if fight.assistant != NOBODY and not table.is_coop:
        heroes.append(table.heroes[fight.assistant])
    for hero in heroes:
        if table.gain_level(hero):
            table.told.append((LevelGained, hero.seat, hero.experience))
