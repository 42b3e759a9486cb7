"""Plans, and which of them are still worth playing: what this seat may answer up to the end of the turn, compared by what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.play import Play

SURE = 2.0
"""An option is dropped when it lies so many standard errors behind the best,"""
SETTLED = 3.0
"""and nothing more is asked when one lies so many ahead of all others: a few samples may agree by luck."""


class Prospect(NamedTuple):
    """What an option leads to."""

    option: Option
    value: float
    error: float
    """Its standard error; 0 where nothing was left to chance."""
    near: Sequence[float]
    """What was found at the end of the turn, one number each time it was played out, the same luck for every option,"""
    far: Sequence[float]
    """and some turns later, if it was looked at so deep."""

    def ahead_of(self, other: Prospect) -> tuple[float, float]:
        """How far this option lies ahead, by the deepest look at both, and the standard error of that."""
        return lead(self.far, other.far) if self.far and other.far else lead(self.near, other.near)


class TurnPlan:
    """What this seat answers up to the end of the turn or the first chance, and what came of it."""

    __slots__ = ("far", "is_exact", "near", "path", "plays")

    def __init__(self, path: tuple[Option, ...]) -> None:
        self.path = path
        """Its answers; the first is an option of the question."""
        self.plays: dict[int, Play] = {}
        """Where they lead to, in each imagined world."""
        self.near: list[float] = []
        self.far: list[float] = []
        self.is_exact = False
        """Nothing is left to chance up to the end of the turn."""


def close(plans: list[TurnPlan], hint: Option, slack: float) -> list[TurnPlan]:
    """The plans that may still be the best, the best first, and the best that begins with the hint."""
    deep = all(plan.far for plan in plans)
    found = sorted(plans, key=lambda plan: -mean(plan.far if deep else plan.near))
    best = found[0]
    usual = next((plan for plan in found if plan.path[0] == hint), best)
    return [
        plan for plan in found if plan is best or plan is usual or _behind(best, plan, deep=deep) <= slack
    ]


def promising(plans: list[TurnPlan], hint: Option, needed: float) -> list[TurnPlan]:
    """The plans that may still come far enough ahead of the hint, and the hint's."""
    usual = next((plan for plan in plans if plan.path[0] == hint), plans[0])
    deep = bool(usual.far)
    kept = []
    for plan in plans:
        ahead, error = lead(plan.far, usual.far) if deep else lead(plan.near, usual.near)
        if plan is usual or ahead + SURE * error > needed:
            kept.append(plan)
    return kept


def settled(plans: Sequence[TurnPlan], hint: Option, needed: float) -> bool:
    """One option lies ahead of the hint by more than is needed, and of all others, too far for luck: the choice is made."""
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
    """How far one plan lies behind another for sure: with the same luck each time, so number by number."""
    ahead, error = lead(best.far, other.far) if deep else lead(best.near, other.near)
    return ahead - SURE * error


def best_plans(plans: Sequence[TurnPlan]) -> dict[Option, TurnPlan]:
    """The best plan that begins with each option, of those that were played most."""
    found: dict[Option, TurnPlan] = {}
    for plan in plans:
        other = found.get(plan.path[0])
        if plan.near and (other is None or _rank(plan) > _rank(other)):
            found[plan.path[0]] = plan
    return found


def _rank(plan: TurnPlan) -> tuple[int, int, float]:
    return len(plan.far), len(plan.near), mean(plan.near)


def lead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How far one list lies ahead of another, and the standard error of that."""
    gaps = [a - b for a, b in zip(one, other)]  # noqa: B905 - as far as both were looked at
    if not gaps:
        return float("inf") if one else float("-inf"), 0.0
    return mean(gaps), _error(gaps)


def mean(values: Sequence[float]) -> float:
    """Their average; of none, less than anything."""
    return sum(values) / len(values) if values else float("-inf")


def _error(values: Sequence[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    middle = sum(values) / count
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)


def prospect(option: Option, near: Sequence[float], far: Sequence[float]) -> Prospect:
    """What an option leads to, by the deepest look at it."""
    values = far or near
    return Prospect(option, mean(values), _error(values), near, far)
