"""The Lantern Walk: one die, one rule. The smallest whole game, and the template for the next one."""

from __future__ import annotations

from tumblekeep.core.game import Game
from tumblekeep.core.option import GameOption
from tumblekeep.games._template.asks import ASKS
from tumblekeep.games._template.content import DIGEST, LONGEST, SHORTEST, USUAL, WALKERS
from tumblekeep.games._template.hints import worth
from tumblekeep.games._template.scope import scope
from tumblekeep.games._template.setup import new_table, setup
from tumblekeep.games._template.show import LINES, show
from tumblekeep.games._template.tale import HAPPENINGS
from tumblekeep.games._template.turn import turn
from tumblekeep.games._template.view import imagine, view

GAME = Game(
    slug="_template",
    version=1,
    seats=range(1, WALKERS + 1),
    minutes=(2, 5),
    options=(GameOption("path", "whole", USUAL, low=SHORTEST, high=LONGEST),),
    new_table=new_table,
    setup=setup,
    turn=turn,
    view=view,
    imagine=imagine,
    show=show,
    worth=worth,
    scope=scope,
    digest=lambda options: DIGEST,
    asks=ASKS,
    happenings=HAPPENINGS,
    lines=LINES,
)
