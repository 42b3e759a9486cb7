"""What people want in The Lantern Walk, and what of a position matters for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.goal import CLOCK, Goal
from tumblekeep.core.table import Outcome
from tumblekeep.games._template.table import PathTable
from tumblekeep.games._template.view import seen

NAMED: Mapping[str, str] = {
    CLOCK: "how far the walker in front has come, as a share of the path",
    "left": "steps from my camp to the end of the path",
    "rival": "steps from the best other camp to the end of the path",
    "ahead": "steps I have walked since my camp",
    "chased": "steps that somebody else has walked since their camp",
}


def features(view: View | PathTable, seat: int) -> dict[str, float]:
    """What matters of a position for a seat: who is how far from home, and who is on the way."""
    table = seen(view)
    left = [max(0, table.path - camp) for camp in table.camps]
    is_mine = table.walker == seat
    return {
        CLOCK: min(1.0, max(table.camps) / table.path),
        "left": left[seat],
        "rival": min((one for other, one in enumerate(left) if other != seat), default=table.path),
        "ahead": table.ahead if is_mine else 0,
        "chased": 0 if is_mine else table.ahead,
    }


def wanted(outcome: Outcome, seat: int) -> float:
    """To be home first; how far the others came counts for nothing."""
    return float(seat in outcome.winners)


def setting(seats: int, options: Mapping[str, Any]) -> str:
    """Two walkers or more; a walker alone has nobody to race, and nothing is learned."""
    return "" if seats == 1 else "two" if seats == 2 else "several"


GOAL = Goal(
    wanted=wanted,
    reason="The rules know one winner, and no second place (LW-END-1).",
    measure=lambda seats: "won",
    shared=lambda options: False,
    features=features,
    named=NAMED,
    setting=setting,
    settings={"two": (2, {}), "several": (4, {})},
)
