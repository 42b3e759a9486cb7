"""The setup of The Lantern Walk."""

from __future__ import annotations

from tumblekeep.core.game import Options
from tumblekeep.core.question import Flow
from tumblekeep.games._template.table import PathTable


def new_table(seats: int, options: Options) -> PathTable:
    """Make a path of the chosen length (LW-SETUP-2)."""
    return PathTable(seats, options["path"])


def setup(table: PathTable) -> Flow[None]:
    """LW-SETUP-1: everybody stands at step 0, so there is nothing to ask."""
    yield from ()
