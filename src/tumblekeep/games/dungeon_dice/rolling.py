"""Rolling one die and drawing one die: the two kinds of chance in Dungeon Dice (DD-RNG-1)."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Draw, RollEach
from tumblekeep.core.question import Flow
from tumblekeep.games.dungeon_dice.asks import REROLL
from tumblekeep.games.dungeon_dice.content import KINDS, DieFace
from tumblekeep.games.dungeon_dice.pieces import PoolDie
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import DieRerolled


def roll(ask: Ask, seat: int | None, die: str, kind: str, about: tuple[Any, ...]) -> Flow[DieFace]:
    """Roll one die and see its face."""
    what = KINDS[kind]
    sides: tuple[int, ...] = yield RollEach(ask, seat, ((die, what.texts),), about)
    return what.faces[sides[0]]


def reroll(table: DiceTable, seat: int | None, die: PoolDie) -> Flow[None]:
    """Reroll a pool die; it takes its new face completely (DD-COMBAT-10)."""
    (side,) = yield RollEach(REROLL, seat, ((die.die, KINDS[die.kind].texts),), (die.kind,))
    before = die.value
    die.show(side)
    table.told.append((DieRerolled, die.kind, before, die.value))


def draw(table: DiceTable, ask: Ask, seat: int, bag: str, about: tuple[Any, ...] = ()) -> Flow[str]:
    """Draw one die from a bag that is not empty; every die in it is equally likely."""
    kind: str = yield Draw(ask, seat, table.bag_counts(bag), about)
    return table.out_of_bag(bag, kind)
