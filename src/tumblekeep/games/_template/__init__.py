"""The Lantern Walk: one die, one rule. The smallest whole game, and the template for the next one."""

from __future__ import annotations

from tumblekeep.core.game import Game
from tumblekeep.core.option import GameOption
from tumblekeep.games._template import scope, setup, show, turn, view
from tumblekeep.games._template.asks import ASKS
from tumblekeep.games._template.content import DIGEST, LONGEST, SHORTEST, USUAL, WALKERS
from tumblekeep.games._template.goal import GOAL
from tumblekeep.games._template.hints import worth
from tumblekeep.games._template.medals import MEDALS, RECORDS
from tumblekeep.games._template.show import LINES
from tumblekeep.games._template.tale import HAPPENINGS

GAME = Game(
    slug="_template",
    version=1,
    seats=range(1, WALKERS + 1),
    minutes=(2, 5),
    options=(GameOption("path", "whole", USUAL, low=SHORTEST, high=LONGEST),),
    new_table=setup.new_table,
    setup=setup.setup,
    turn=turn.turn,
    view=view.view,
    imagine=view.imagine,
    show=show.show,
    worth=worth,
    goal=GOAL,
    scope=scope.scope,
    digest=lambda options: DIGEST,
    asks=ASKS,
    happenings=HAPPENINGS,
    medals=MEDALS,
    records=RECORDS,
    lines=LINES,
)
