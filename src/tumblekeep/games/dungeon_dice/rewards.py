"""Rewards: potions, chests and locks, and who joins the hero (DD-REWARD)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Barred, Choose, Flow, MootAnswer
from tumblekeep.games.dungeon_dice.asks import DRAW_REWARD, LOCK, REWARD, ROLL_KEY, TURN_KEY
from tumblekeep.games.dungeon_dice.content import KIND_OF, REWARD_OF
from tumblekeep.games.dungeon_dice.healing import repair_die, repairs
from tumblekeep.games.dungeon_dice.moments import tire
from tumblekeep.games.dungeon_dice.pieces import Hero
from tumblekeep.games.dungeon_dice.rolling import draw, roll
from tumblekeep.games.dungeon_dice.rules import is_served, kinds
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import (
    BagEmpty,
    LockOpened,
    LootDrawn,
    Missed,
    RewardLeft,
    UsedDie,
    Welcomed,
)
from tumblekeep.games.dungeon_dice.trade import keep_one_class


def take_rewards(
    table: DiceTable, me: Hero, symbols: Sequence[str], bounties: Sequence[str] = (), companion: str = ""
) -> Flow[None]:
    """DD-REWARD-7, -10: one at a time, in the order that the hero chooses; rewards not taken are declined.

    `bounties` are monster dice of which one reward may be chosen (DDC-OUT-4); `companion` is a die that joins.
    """
    left, choice = list(symbols), list(bounties)
    while left or choice or companion:
        options: list[Option] = ["leave"]
        options += [("bounty", kind, REWARD_OF[kind]) for kind in kinds(choice)]
        options += [("take", symbol) for symbol in dict.fromkeys(left)]
        if companion:
            options.append(("welcome", KIND_OF[companion].id))
        chosen: Any = yield Choose(REWARD, me.seat, options, moot=partial(reward_moot, table, options))
        if chosen == "leave":
            table.told.append((RewardLeft, me.seat))
            return
        if chosen[0] == "welcome":
            yield from welcome(table, me, companion)
            companion = ""
        elif chosen[0] == "bounty":
            choice.clear()
            yield from REWARDS[chosen[2]](table, me)
        else:
            left.remove(chosen[1])
            yield from REWARDS[chosen[1]](table, me)


def reward_moot(table: DiceTable, options: Sequence[Option]) -> MootAnswer | None:
    """Moot if all the bags that could be drawn from are empty (DD-REWARD-9)."""
    rewards = [option[-1] if option[0] in ("take", "bounty") else "" for option in options[1:]]
    if all(reward in BAGS_OF and not any(table.bags[bag] for bag in BAGS_OF[reward]) for reward in rewards):
        return MootAnswer("leave", "nothing")
    return None


def welcome(table: DiceTable, me: Hero, die: str) -> Flow[None]:
    """DD-COMP-2, DDC-OUT-11: a class die or familiar enters the stock, unwounded."""
    if table.extra == die:
        table.extra = ""
    else:
        table.aside.remove(die)
    table.win(me, die)
    table.told.append((Welcomed, me.seat, KIND_OF[die].id))
    yield from keep_one_class(table, me)


def _loot(table: DiceTable, me: Hero, bag: str, reward: str) -> Flow[None]:
    """DD-REWARD-8, -9: a die from a bag enters the stock, usable at once; an empty bag gives nothing."""
    if not table.bags[bag]:
        table.told.append((BagEmpty, me.seat, reward))
        return
    die = yield from draw(table, DRAW_REWARD, me.seat, bag, (bag,))
    table.win(me, die)
    table.told.append((LootDrawn, me.seat, KIND_OF[die].id))


def _potion(table: DiceTable, me: Hero) -> Flow[None]:
    """DD-REWARD-1."""
    yield from _loot(table, me, "red", "POTION")


def _chest(table: DiceTable, me: Hero) -> Flow[None]:
    """DD-REWARD-2."""
    yield from _loot(table, me, "blue", "CHEST")


def _lock(table: DiceTable, me: Hero) -> Flow[None]:
    """DD-REWARD-3 to -5, DD-SYM-9: with a key from the yellow bag, without one from the blue bag."""
    while table.bags["yellow"]:
        options: list[Option] = ["plain"]
        if table.ready(me, "OU-KEY"):
            options.append("key")
        options += [("pick", KIND_OF[die].id) for die in lock_pickers(table, me)]
        chosen: Any = yield Choose(LOCK, me.seat, options, barred=partial(barred_lock, table, me))
        if chosen == "plain":
            break
        if chosen == "key":  # DD-REWARD-4: spent, not rolled
            table.spend(me, table.ready(me, "OU-KEY"))
            table.told.append((LockOpened, me.seat, "OU-KEY"))
            yield from _loot(table, me, "yellow", "LOCK")
            return
        if (yield from _pick(table, me, chosen[1])):
            yield from _loot(table, me, "yellow", "LOCK")
            return
    yield from _loot(table, me, "blue", "LOCK")


def lock_pickers(table: DiceTable, me: Hero) -> list[str]:
    """Thief and Raven, if they may be rolled: once per turn, at a lock, by the active hero."""
    return [
        die
        for die in me.stock
        if KIND_OF[die].use == "KEY"
        and die not in table.wounded
        and die not in table.tired
        and is_served(table, me, die)
    ]


def barred_lock(table: DiceTable, me: Hero) -> list[Barred]:
    """Why there is no key."""
    return [] if table.ready(me, "OU-KEY") else [Barred("key", "no-key", "DD-REWARD-4")]


def _pick(table: DiceTable, me: Hero, kind: str) -> Flow[bool]:
    """DD-SYM-9: roll Thief or Raven; a KEY opens the lock, or in co-op mends a die (DDC-KEY-4)."""
    die = table.unused(me, kind)
    table.tired.append(die)
    table.told.append((UsedDie, me.seat, kind))
    face = yield from roll(ROLL_KEY, me.seat, die, kind, (kind,))
    opens = face.symbol == "KEY"
    if opens:
        options: list[Option] = ["open"]
        if table.is_coop:
            options += repairs(table, me)
        chosen: Any = yield Choose(TURN_KEY, me.seat, options, (kind,))
        if chosen == "open":
            table.told.append((LockOpened, me.seat, kind))
        else:
            opens = False
            repair_die(table, me, chosen)
    else:
        table.told.append((Missed, me.seat, kind))
    tire(table, me, die)  # DDC-USED-5
    return opens


BAGS_OF = {"POTION": ("red",), "CHEST": ("blue",), "LOCK": ("yellow", "blue")}
"""Where a reward may come from."""
REWARDS: dict[str, Callable[[DiceTable, Hero], Flow[None]]] = {
    "POTION": _potion,
    "CHEST": _chest,
    "LOCK": _lock,
}
"""By symbol. TRAP is the fourth symbol of the chest die: a wound in the base game, nothing in co-op."""
