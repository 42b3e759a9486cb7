"""Counting in The Lantern Walk: functions from a table to a value."""

from __future__ import annotations

from tumblekeep.core.chance import Counts
from tumblekeep.games._template.content import DIE
from tumblekeep.games._template.table import PathTable


def pips(rolled: Counts) -> int:
    """What one die shows.

    >>> pips((0, 0, 0, 1, 0, 0))
    4
    """
    return int(DIE.faces[rolled.index(1)])


def has_arrived(table: PathTable) -> bool:
    """Whether the walker's camp lies at or beyond the last step (LW-END-1, LW-RULING-1)."""
    return table.camps[table.walker] >= table.path
