"""Every answer and every view that can occur in The Lantern Walk."""

from __future__ import annotations

from tumblekeep.core.game import Options
from tumblekeep.core.scope import TOLD, Scope
from tumblekeep.core.shape import BySeat, Fields, Number, SeatAt
from tumblekeep.games._template.content import LONGEST


def scope(seats: int, options: Options) -> Scope:
    """Return the scope: one choice, and how far everybody has come."""
    way = Number(0, LONGEST, more=True)
    return Scope(
        Fields(
            {
                "turn": Fields({"number": Number(0, 100, more=True), "seat": SeatAt()}),
                "path": way,
                "camps": BySeat(way),
                "walker": SeatAt(),
                "ahead": way,
            }
        ),
        {"onward-camp.steps": TOLD},
    )
