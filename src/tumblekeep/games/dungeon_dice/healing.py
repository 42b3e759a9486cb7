"""Heal points, repair kits and bonus rolls: how heroes and their dice recover."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Ask, Option
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.dungeon_dice.asks import HEAL_POINT, PATIENT, REPAIR
from tumblekeep.games.dungeon_dice.content import KIND_OF
from tumblekeep.games.dungeon_dice.pieces import Hero
from tumblekeep.games.dungeon_dice.rules import patients
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import Healed


def heal_somebody(table: DiceTable, user: int, points: int) -> Flow[None]:
    """DD-SYM-6, DD-SPELL-2: heal points for one hero named by the user."""
    friends = patients(table)
    if not points or not friends:
        return
    chosen: tuple[Any, ...] = yield Choose(
        PATIENT, user, [("heal", friend.seat) for friend in friends], (points,)
    )
    yield from heal(table, user, table.heroes[chosen[1]], points)


def heal(table: DiceTable, user: int, friend: Hero, points: int) -> Flow[None]:
    """DD-WOUND-5: each point removes a wound or mends a die, as the user decides; surplus points are lost."""
    for _ in range(points):
        options: list[Option] = ["wound"] if friend.wounds else []
        options += [("mend", KIND_OF[die].id) for die in table.wounded_dice(friend)]
        if not options:
            return
        chosen: Any = yield Choose(HEAL_POINT, user, options, (friend.seat,))
        if chosen == "wound":
            friend.wounds -= 1
            table.told.append((Healed, friend.seat, friend.wounds))
        else:
            mend_kind(table, friend, chosen[1])


def mend_kind(table: DiceTable, hero: Hero, kind: str) -> None:
    """Clear the flag of one wounded die of this kind."""
    for die in table.wounded_dice(hero):
        if KIND_OF[die].id == kind:
            table.mend(hero, die)
            return


def repairs(table: DiceTable, hero: Hero) -> list[Option]:
    """What a rolled key could repair: a die of the roller, or of anybody still in the game (DDC-KEY-1, DDC-RULING-37)."""
    options: list[Option] = [("mend", KIND_OF[die].id) for die in table.wounded_dice(hero)]
    if table.kit == "any":
        for friend in table.clockwise():
            if friend is not hero:
                options += [
                    ("mend-friend", KIND_OF[die].id, friend.seat) for die in table.wounded_dice(friend)
                ]
    return options


def use_kit(table: DiceTable, hero: Hero) -> Flow[None]:
    """Repair one wounded die with a rolled key (DDC-KEY-1)."""
    options = repairs(table, hero)
    if options:
        repair_die(table, hero, (yield Choose(REPAIR, hero.seat, options)))


def repair_die(table: DiceTable, hero: Hero, chosen: Any) -> None:
    """Repair what was chosen of `repairs`."""
    mend_kind(table, table.heroes[chosen[2]] if chosen[0] == "mend-friend" else hero, chosen[1])


def mend_dice(table: DiceTable, hero: Hero, ask: Ask, count: int, *, counted: bool = False) -> Flow[None]:
    """Clear the wounded flag of up to this many of a hero's own dice."""
    for left in range(count, 0, -1):
        options: list[Option] = [("mend", KIND_OF[die].id) for die in table.wounded_dice(hero)]
        if not options:
            return
        chosen: tuple[Any, ...] = yield Choose(ask, hero.seat, options, (left,) if counted else ())
        mend_kind(table, hero, chosen[1])
