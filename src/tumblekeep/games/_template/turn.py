"""The order of play of The Lantern Walk, top to bottom as in a rulebook."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.chance import Counts, Roll
from tumblekeep.core.message import Message, SeatName
from tumblekeep.core.question import Choose, Flow
from tumblekeep.core.table import GameOver, Outcome
from tumblekeep.games._template.asks import ONWARD, ROLL
from tumblekeep.games._template.content import DIE, WIND
from tumblekeep.games._template.rules import has_arrived, pips
from tumblekeep.games._template.table import PathTable


def turn(table: PathTable) -> Flow[None]:
    """Let one walker go on until camp is made or the lantern is out (LW-WALK)."""
    table.begin_turn(table.walker)
    while True:
        rolled: tuple[Counts, ...] = yield Roll(ROLL, table.walker, [(DIE, 1)])
        if rolled[0][WIND]:
            table.blow_out()
            break
        table.walk(pips(rolled[0]))
        chosen: Any = yield Choose(
            ONWARD, table.walker, [("camp", table.camps[table.walker] + table.ahead), "walk"], (table.ahead,)
        )
        if chosen != "walk":
            table.camp()
            break
    if has_arrived(table):
        raise GameOver(the_end(table))
    table.walker = (table.walker + 1) % len(table.camps)  # LW-WALK-5


def the_end(table: PathTable) -> Outcome:
    """Return who has won, and how far everybody came (LW-END-1)."""
    return Outcome(
        Message("won", {"who": SeatName(table.walker), "steps": table.camps[table.walker]}),
        tuple(table.camps),
        (table.walker,),
    )
