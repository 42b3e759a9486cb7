"""The order of play of Dungeon Attack!, top to bottom as in the rulebook: turns, actions (DA-ACT), other phases."""

from __future__ import annotations

from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_attack.asks import ACT, HEALING_HANDS
from tumblekeep.games.dungeon_attack.fight import fight, use_potion_to_escape
from tumblekeep.games.dungeon_attack.powers import POWERS, WHO
from tumblekeep.games.dungeon_attack.rules import (
    act_forecast,
    acts,
    barred_acts,
    dice_left,
    is_healable,
    nobody_in_play,
)
from tumblekeep.games.dungeon_attack.table import (
    HEALTHY,
    KNOCKED_OUT,
    WOUNDED,
    Adventurer,
    DungeonAttackTable,
)
from tumblekeep.games.dungeon_attack.tale import (
    CameToHelp,
    DoorBusted,
    Fled,
    HealedNobody,
    ItemUsed,
    LevelCleared,
    LevelQuiet,
    PartyOut,
    Passed,
    Rallied,
)
from tumblekeep.games.dungeon_attack.treasure import (
    end_adventure_phase,
    exchange_turn,
    hire_turn,
    treasure_turn,
)


def turn(table: DungeonAttackTable) -> Flow[None]:
    """Play one adventurer's turn of the current phase."""
    return PHASES[table.phase](table)


def adventure_turn(table: DungeonAttackTable) -> Flow[None]:
    """Play one turn with one action (DA-ACT-2), then check whether the phase is over."""
    table.begin_turn(table.active)
    me = table.adventurers[table.active]
    quiet = not table.faced  # DA-RULING-16: counted as the turn begins
    busted = False
    if me.fled:  # DA-ACT-17: rallying is the whole turn
        me.fled = False
        table.told.append((Rallied, me.seat))
    elif me.state == KNOCKED_OUT:  # DA-ACT-18
        table.told.append((Passed, me.seat))
    else:
        act: Any = yield _act(table, me)
        if (
            act[0] == "escape"
        ):  # DA-ITEM-4: at the beginning of the turn; a Support action follows (DA-ITEM-5)
            use_potion_to_escape(table, me, act[1])
            act = yield _act(table, me)
        if act == "fight":
            yield from fight(table, me)
        elif act == "bust":
            busted = True
            bust_the_door(table, me)
            yield from fight(table, me, busted=True)
        elif act == "pass":
            table.told.append((Passed, me.seat))
        elif act[0] == "assist":
            friend = table.adventurers[act[1]]
            come_to_help(table, me, friend)
            yield from fight(table, me, friend)
        elif act[0] == "flee":
            flee(table, me, act[1])
        else:
            yield from recover(table, me, act)
    table.quiet = table.quiet + 1 if quiet and not busted else 0

    if not table.normals and not table.bosses and not table.faced:  # DA-END-1
        table.told.append((LevelCleared, table.level))
    elif (me.fled or me.state == KNOCKED_OUT) and nobody_in_play(table):  # DA-END-3, -4
        table.told.append((PartyOut, table.level, dice_left(table)))
    elif table.quiet >= len(table.adventurers):  # DA-END-2
        table.told.append((LevelQuiet, table.level, dice_left(table)))
    else:
        table.active = (table.active + 1) % len(table.adventurers)  # DA-ACT-1
        return
    end_adventure_phase(table)


def _act(table: DungeonAttackTable, me: Adventurer) -> Choose:
    options = acts(table, me)
    return Choose(
        ACT,
        me.seat,
        options,
        (),
        partial(barred_acts, table, me),
        partial(act_forecast, table, me, options),
    )


def bust_the_door(table: DungeonAttackTable, me: Adventurer) -> None:
    """Take every die in the dungeon (DA-ACT-6)."""
    me.faced_normals, me.faced_bosses = table.normals, table.bosses
    table.normals = table.bosses = 0
    table.faced += me.faced_normals + me.faced_bosses
    table.told.append((DoorBusted, me.seat, me.faced_normals + me.faced_bosses))


def come_to_help(table: DungeonAttackTable, me: Adventurer, friend: Adventurer) -> None:
    """Take every die facing another adventurer (DA-ACT-9)."""
    me.faced_normals, me.faced_bosses = friend.faced_normals, friend.faced_bosses
    friend.faced_normals = friend.faced_bosses = 0
    table.told.append((CameToHelp, me.seat, friend.seat, me.faced_normals + me.faced_bosses))


def flee(table: DungeonAttackTable, me: Adventurer, price: str) -> None:
    """Pay one thing, leave the dice to the left neighbour, be out of play until the next turn (DA-ACT-20 to -25)."""
    if price == "coin":
        me.gold -= 1
    elif price == "normal":
        me.won_normals -= 1
    elif price == "boss":
        me.won_bosses -= 1
    elif price == "potion":
        me.potions -= 1
    elif price == "weapon":
        me.weapons -= 1
    else:
        me.artifacts -= 1
    me.fled = True
    table.told.append((Fled, me.seat, price))
    neighbour = table.left_of(me.seat)
    if neighbour is not None:
        table.hand_over(me, neighbour)


def recover(table: DungeonAttackTable, me: Adventurer, act: Any) -> Flow[None]:
    """Recover one step oneself, or use an item's full healing instead (DA-ACT-14, DA-ITEM-1, -11, DA-RULING-13)."""
    may_stop = True  # somebody has been healed already
    if act == "recover":
        if me.state:
            table.heal(me, me.state - 1)
        else:
            may_stop = False
    else:
        how, friend = act[0], table.adventurers[act[1]]
        if how == "revive":  # DA-RULING-25: instead of all other healing of this Recover
            me.power_spent = True
            table.heal(friend, WOUNDED)
            return
        if how == "potion":
            me.potions -= 1
        table.told.append((ItemUsed, me.seat, how, friend.seat))
        table.heal(friend, HEALTHY)
    if POWERS[me.card].healing:
        yield from healing_hands(table, me, may_stop)


def healing_hands(table: DungeonAttackTable, me: Adventurer, may_stop: bool) -> Flow[None]:
    """Healing Hands: each Recover may also heal another adventurer in play by one step.

    It must if it heals nobody else (DA-ACT-15).
    """
    friends = [other for other in table.adventurers if other is not me and is_healable(other)]
    if not friends:
        return
    options: list[Option] = [WHO["heal"][other.seat] for other in friends]
    if may_stop:
        options.insert(0, "nobody")
    chosen: Any = yield Choose(HEALING_HANDS, me.seat, options)
    if chosen == "nobody":
        table.told.append((HealedNobody, me.seat))
    else:
        friend = table.adventurers[chosen[1]]
        table.heal(friend, friend.state - 1)


PHASES = {
    "adventure": adventure_turn,
    "treasure": treasure_turn,
    "exchange": exchange_turn,
    "hire": hire_turn,
}
