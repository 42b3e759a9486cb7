"""What looks promising in Dungeons, Dice & Danger, for bots: a number for each option, read from the view alone.

Each option is tried on the own sheet, as the view shows it, with the best use of what is left of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeons_dice_danger.content import GATE_NUMBER, GEM_POINTS, PAIR_OF, Pair
from tumblekeep.games.dungeons_dice_danger.made import Made
from tumblekeep.games.dungeons_dice_danger.outlook import BLACK, STEP, felt, lures_of
from tumblekeep.games.dungeons_dice_danger.rules import (
    armored_targets,
    is_same_use,
    pairs_of,
    torch_targets,
)
from tumblekeep.games.dungeons_dice_danger.trial import MARKS, Trial, Use
from tumblekeep.games.dungeons_dice_danger.view import Glance, seen
from tumblekeep.kit.sheet import places


def worth(view: View | Glance, question: Choose) -> Sequence[float]:
    """How good each option of this question looks."""
    found = WEIGHTS[question.ask.name](seen(view, question.seat), question)
    return [round(value, 9) for value in found]  # what is worth the same is so, however it was summed up


class Plan:
    """The best that can still be made of a round; what was worked out once is kept."""

    def __init__(self, lit: int = 0) -> None:
        self._lit = lit
        """Torches that were lit on the way."""
        self._known: dict[int, float] = {}

    def best(self, made: Made, pairs: Sequence[Pair]) -> float:
        """The value of the best way to use these pairs, in any order."""
        if len(pairs) == 1:
            return self._last(made, pairs[0])
        if not pairs:
            return self.end(made, 0)
        first, second = pairs
        sheet = made.trial.sheet
        found = [self._last(made.after(place), second) for place in places(made.targets(first))]
        if not is_same_use(sheet, first, second):
            found += [self._last(made.after(place), first) for place in places(made.targets(second))]
        if sheet.layout.armored & made.reached:
            found += self._both(made, pairs)
        return max(found) if found else self.end(made, 2)

    def _last(self, made: Made, pair: Pair) -> float:
        """The value of the best way to use the last pair; the order of uses makes no difference."""
        known, before = self._known, made.places
        best = -inf
        area = made.targets(pair)
        while area:
            bit = area & -area
            area ^= bit
            place = bit.bit_length() - 1
            used = before + MARKS[place]
            value = known.get(used)
            if value is None:
                value = known[used] = made.value_with(place, self._lit)
            if value > best:
                best = value
        if best == -inf or (made.struck and made.trial.solo):  # DDD-SOLO-6
            return max(best, made.value(1, self._lit))
        return best

    def _one(self, made: Made, place: int) -> float:
        """The value of one use more, and nothing left."""
        used = made.places + MARKS[place]
        value = self._known.get(used)
        if value is None:
            value = self._known[used] = made.value_with(place, self._lit)
        return value

    def _both(self, made: Made, pairs: Sequence[Pair]) -> list[float]:
        sheet = made.trial.after(made.uses).sheet
        return [self.both(made, sheet.layout.first_room + room) for room in armored_targets(sheet, pairs)]

    def both(self, made: Made, place: int) -> float:
        """The value of both pairs against armor (DDD-DD-4)."""
        trial = made.trial.after(made.uses)
        return Made(trial.after((Use(trial, place, 2),))).value(0, self._lit)

    def after(self, made: Made, place: int, rest: Sequence[Pair]) -> float:
        """The value of using this place, and then what is left as well as can be."""
        return self.best(made.after(place), rest) if rest else self._one(made, place)

    def end(self, made: Made, unused: int) -> float:
        """The value of using nothing more."""
        return made.value(unused, self._lit)


_plans: dict[tuple[Any, ...], tuple[Made, Plan]] = {}
"""The last few sheets that were thought about: in a round the same one is asked about again and again."""


def _plan(glance: Glance, *, struck: bool) -> tuple[Made, Plan]:
    sheet, claimed = glance
    layout = sheet.layout
    key = (
        layout.digest, sheet.solo, struck, claimed, sheet.visited, sheet.half, sheet.damage, sheet.unlocked,
        sheet.clouds, sheet.gold, sheet.gems, sheet.black, sheet.torches, sheet.green, sheet.lost, sheet.alive,
        sheet.awards, sheet.feats,
    )  # fmt: skip
    if key not in _plans:
        if len(_plans) >= 16:
            _plans.clear()
        prizes = tuple(
            0 if sheet.awards[number] else GEM_POINTS * room.gems[not sheet.solo and claimed >> number & 1]
            for number, room in enumerate(layout.rooms)
        )
        own = sheet.copy()
        own.struck = struck
        _plans[key] = Made(Trial(own, felt(sheet), prizes)), Plan()
    return _plans[key]


def _pairing(glance: Glance, question: Choose) -> list[float]:
    made, plan = _plan(glance, struck=False)
    worth = []
    for option in question.options:
        value = plan.best(made, pairs_of(option))
        worth.append(value - (BLACK if option[0] == "symbol" else 0.0))
    return worth


def _use(glance: Glance, question: Choose) -> list[float]:
    made, plan = _plan(glance, struck=glance.sheet.struck)
    place_of, pairs = made.trial.sheet.layout.place_of, glance.sheet.pairs
    worth = []
    for option in question.options:
        verb = _verb(option)
        if verb in ("done", "stop", "spare", "give-up"):
            worth.append(plan.end(made, len(pairs)))
        elif verb == "torch":
            worth.append(max(_torches(made, pairs)))
        elif verb in ("both", "both-own"):
            worth.append(plan.both(made, place_of[option[1]]))
        else:
            rest = list(pairs)
            rest.remove(PAIR_OF[option[2]])
            worth.append(plan.after(made, place_of[option[1]], rest))
    return worth


def _torches(made: Made, pairs: Sequence[Pair]) -> list[float]:
    """What each place in reach of a torch would bring."""
    plan, now = Plan(lit=1), made.trial.after(made.uses)
    return [plan.after(Made(now), place, pairs) for place in places(torch_targets(now.sheet))]


def _torch(glance: Glance, question: Choose) -> list[float]:
    made, _ = _plan(glance, struck=glance.sheet.struck)
    return _torches(made, glance.sheet.pairs)


def _chest(glance: Glance, question: Choose) -> list[float]:
    worth = {"take-life": 9.0, "take-torches": 7.0, "take-black": 5.0 if glance.sheet.black else 8.0}
    return [worth[_verb(option)] for option in question.options]


def _cloud(glance: Glance, question: Choose) -> list[float]:
    """The 11, which opens the blank cloud, goes where one comes early; hard numbers where one may never come."""
    layout = glance.sheet.layout
    lures = lures_of(layout)
    near = {
        place: pull for place, pull in zip(lures.places, lures.outside, strict=True) if place in layout.clouds
    }
    order = sorted(layout.clouds, key=lambda place: -near.get(place, 0.0))
    numbers = sorted(layout.cloud_numbers, key=lambda number: (number != GATE_NUMBER, -STEP[number], number))
    rank = order.index(layout.place_of[question.about[0]])
    return [-abs(numbers.index(int(option[1])) - rank) for option in question.options]


def _verb(option: Option) -> str:
    return option if isinstance(option, str) else str(option[0])


WEIGHTS: dict[str, Callable[[Glance, Choose], Sequence[float]]] = {
    "pairing": _pairing, "use": _use, "torch": _torch, "chest": _chest, "cloud": _cloud,
}  # fmt: skip
