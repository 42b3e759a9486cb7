"""What each seat sees in The Lantern Walk: everything. A view lists what it shows, so a secret would stay hidden."""

from __future__ import annotations

from tumblekeep.core.game import Fate, View
from tumblekeep.core.table import Turn
from tumblekeep.games._template.table import PathTable


def view(table: PathTable, seat: int | None) -> View:
    """Show the open table; it looks the same to everybody."""
    return {
        "turn": table.turn.plain(),
        "path": table.path,
        "camps": list(table.camps),
        "walker": table.walker,
        "ahead": table.ahead,
    }


def seen(view: View | PathTable) -> PathTable:
    """The table that a view shows; a table is what it is."""
    if isinstance(view, PathTable):
        return view
    table = PathTable(len(view["camps"]), view["path"])
    table.turn = Turn(**view["turn"])
    table.camps = list(view["camps"])
    table.walker = view["walker"]
    table.ahead = view["ahead"]
    return table


def imagine(view: View, seat: int | None, fate: Fate) -> PathTable:
    """The table that a view shows. Nothing is hidden, so there is only one; a hidden card would be drawn through `fate`."""
    return seen(view)
