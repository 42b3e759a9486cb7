"""Plans, and which of them are still worth simulating: what this seat may answer up to the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.play import Play

SURE = 2.0
"""Drop an option when it is this many standard errors behind the best."""
SETTLED = 3.0
"""Stop when one option is this many standard errors ahead of all others. More than SURE, because a few samples may
agree by luck."""


class Prospect(NamedTuple):
    """The results of looking ahead at one option."""

    option: Option
    value: float
    error: float
    """Its standard error; 0 if nothing was left to chance."""
    near: Sequence[float]
    """The values at the end of the turn, one for each simulation, with the same luck for every option."""
    far: Sequence[float]
    """The values some turns later, if it was looked at that deep."""

    def ahead_of(self, other: Prospect) -> tuple[float, float]:
        """How far this option is ahead, by the deepest look at both, and the standard error of that."""
        return lead(self.far, other.far) if self.far and other.far else lead(self.near, other.near)


class TurnPlan:
    """What this seat answers up to the end of the turn or the first chance, and the results."""

    __slots__ = ("far", "is_exact", "near", "path", "plays")

    def __init__(self, path: tuple[Option, ...]) -> None:
        self.path = path
        """Its answers. The first is an option of the question."""
        self.plays: dict[int, Play] = {}
        """The play after these answers, in each imagined world."""
        self.near: list[float] = []
        self.far: list[float] = []
        self.is_exact = False
        """Whether nothing is left to chance up to the end of the turn."""


def close(plans: list[TurnPlan], hint: Option, slack: float) -> list[TurnPlan]:
    """The plans that may still be the best, the best first, and the best one that begins with the hint."""
    deep = all(plan.far for plan in plans)
    found = sorted(plans, key=lambda plan: -mean(plan.far if deep else plan.near))
    best = found[0]
    usual = next((plan for plan in found if plan.path[0] == hint), best)
    return [
        plan for plan in found if plan is best or plan is usual or _behind(best, plan, deep=deep) <= slack
    ]


def promising(plans: list[TurnPlan], hint: Option, needed: float) -> list[TurnPlan]:
    """The plans that may still get far enough ahead of the hint, and the hint's own."""
    usual = next((plan for plan in plans if plan.path[0] == hint), plans[0])
    deep = bool(usual.far)
    kept = []
    for plan in plans:
        ahead, error = lead(plan.far, usual.far) if deep else lead(plan.near, usual.near)
        if plan is usual or ahead + SURE * error > needed:
            kept.append(plan)
    return kept


def settled(plans: Sequence[TurnPlan], hint: Option, needed: float) -> bool:
    """Whether the choice is made: one option is ahead of the hint by more than is needed, and ahead of all others by
    more than luck explains."""
    deep = all(plan.far for plan in plans)
    best = max(plans, key=lambda plan: mean(plan.far if deep else plan.near))
    if best.path[0] == hint:
        return False
    for plan in plans:
        if plan.path[0] != best.path[0]:
            ahead, error = lead(best.far, plan.far) if deep else lead(best.near, plan.near)
            if ahead - SETTLED * error <= (needed if plan.path[0] == hint else 0.0):
                return False
    return True


def _behind(best: TurnPlan, other: TurnPlan, *, deep: bool) -> float:
    """How far one plan is certainly behind another, compared sample by sample because both had the same luck."""
    ahead, error = lead(best.far, other.far) if deep else lead(best.near, other.near)
    return ahead - SURE * error


def best_plans(plans: Sequence[TurnPlan]) -> dict[Option, TurnPlan]:
    """The best plan that begins with each option, among those that were simulated most."""
    found: dict[Option, TurnPlan] = {}
    for plan in plans:
        other = found.get(plan.path[0])
        if plan.near and (other is None or _rank(plan) > _rank(other)):
            found[plan.path[0]] = plan
    return found


def _rank(plan: TurnPlan) -> tuple[int, int, float]:
    return len(plan.far), len(plan.near), mean(plan.near)


def lead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How far one list is ahead of another, and the standard error of that."""
    gaps = [a - b for a, b in zip(one, other)]  # noqa: B905 - as far as both were looked at
    if not gaps:
        return float("inf") if one else float("-inf"), 0.0
    return mean(gaps), _error(gaps)


def mean(values: Sequence[float]) -> float:
    """The average; minus infinity for an empty list."""
    return sum(values) / len(values) if values else float("-inf")


def _error(values: Sequence[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    middle = sum(values) / count
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)


def prospect(option: Option, near: Sequence[float], far: Sequence[float]) -> Prospect:
    """The prospect of an option, by the deepest look at it."""
    values = far or near
    return Prospect(option, mean(values), _error(values), near, far)
