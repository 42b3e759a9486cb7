"""What looks promising in Dungeons, Dice & Danger, for bots: a number for each option, read from the view alone.

Each option is tried on a copy of the own sheet, as the view shows it, with the best use of what is left of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeons_dice_danger.content import GATE_NUMBER, GEM_POINTS, PAIR_OF, Pair
from tumblekeep.games.dungeons_dice_danger.outlook import (
    BLACK,
    CHEST,
    STEP,
    felt,
    home,
    lures_of,
    outlook,
)
from tumblekeep.games.dungeons_dice_danger.powers import Told, cross, solo_achievements, strike
from tumblekeep.games.dungeons_dice_danger.rules import (
    armored_targets,
    is_same_use,
    pairs_of,
    targets,
    torch_targets,
)
from tumblekeep.games.dungeons_dice_danger.table import Sheet
from tumblekeep.games.dungeons_dice_danger.view import Glance, seen
from tumblekeep.kit.sheet import places


def worth(view: View | Glance, question: Choose) -> Sequence[float]:
    """How good each option of this question looks."""
    return WEIGHTS[question.ask.name](seen(view, question.seat), question)


class Trial:
    """A sheet on which something is tried out, and how strongly each lure is felt there."""

    __slots__ = ("chests", "felt", "places", "prizes", "sheet")

    def __init__(
        self,
        sheet: Sheet,
        strongest: tuple[float, ...],
        prizes: tuple[int, ...],
        chests: int = 0,
        tried: Uses = (),
    ) -> None:
        self.sheet = sheet
        self.felt = strongest
        self.prizes = prizes
        """Points for each monster that was not defeated before; 0 for the others."""
        self.chests = chests
        """Chests found on the way, not opened."""
        self.places = tried

    def with_use(self, place: int, points: int = 1) -> Trial:
        """Another trial, with a pair or a torch used on this place."""
        sheet = self.sheet.copy()
        layout = sheet.layout
        told: Told = []
        strongest, chests = self.felt, self.chests
        before = sheet.reached
        if place < layout.first_room:
            chests += cross(sheet, place, told)
        else:
            strike(sheet, place - layout.first_room, points, told)
        if sheet.solo:
            solo_achievements(sheet, told)
        if sheet.reached != before:
            lures = lures_of(layout)
            strongest = tuple(map(max, strongest, lures.pull[place]))
            if not self.places and home(sheet) == home(self.sheet) | 1 << place:
                lures.remember(home(sheet), strongest)
        return Trial(sheet, strongest, self.prizes, chests, and_then(self.places, place))

    def value(self, unused: int) -> float:
        """How the sheet looks once the round is over with so many pairs unused."""
        sheet = self.sheet
        cost = max(0, unused - 1) if sheet.solo and sheet.struck else unused
        cost += sheet.solo and not sheet.struck
        for room, loss in sheet.layout.biting:
            if self.prizes[room] and sheet.damage[room] == sheet.layout.rooms[room].life:
                cost += loss
        green, lost, alive = sheet.green, sheet.lost, sheet.alive
        sheet.lose_life(cost)
        value = outlook(sheet, self.felt, self.prizes) + CHEST * self.chests
        sheet.green, sheet.lost, sheet.alive = green, lost, alive
        return value


Uses: TypeAlias = tuple[int, ...]
"""The places that were used, smallest first: in which order makes no difference in the end."""


def and_then(used: Uses, place: int) -> Uses:
    """These uses, and one more."""
    return tuple(sorted((*used, place)))


class Plan:
    """The best that can still be made of a round; what was worked out once is kept."""

    def __init__(self) -> None:
        self._known: dict[tuple[Uses, int], float] = {}
        self._tried: dict[Uses, Trial] = {}

    def best(self, trial: Trial, pairs: list[Pair]) -> float:
        """The value of the best way to use these pairs, in any order."""
        sheet = trial.sheet
        best = None
        if pairs:
            for room in armored_targets(sheet, pairs):
                value = trial.with_use(sheet.layout.first_room + room, 2).value(0)
                best = value if best is None else max(best, value)
            for number, pair in enumerate(pairs):
                if number and is_same_use(sheet, pairs[0], pair):
                    continue
                rest = pairs[:number] + pairs[number + 1 :]
                for place in places(targets(sheet, pair)):
                    value = self.after(trial, place, rest)
                    best = value if best is None else max(best, value)
        if best is None or (sheet.solo and sheet.struck and len(pairs) == 1):
            value = self.end(trial, len(pairs))
            best = value if best is None else max(best, value)
        return best

    def after(self, trial: Trial, place: int, rest: list[Pair]) -> float:
        """The value of using this place, and then what is left as well as can be."""
        used = and_then(trial.places, place)
        if rest:
            if used not in self._tried:
                self._tried[used] = trial.with_use(place)
            return self.best(self._tried[used], rest)
        if (used, 0) not in self._known:
            self._known[used, 0] = trial.with_use(place).value(0)
        return self._known[used, 0]

    def end(self, trial: Trial, unused: int) -> float:
        """The value of using nothing more."""
        key = (trial.places, unused)
        if key not in self._known:
            self._known[key] = trial.value(unused)
        return self._known[key]


_plans: dict[tuple[Any, ...], tuple[Trial, Plan]] = {}
"""The last few sheets that were thought about: in a round the same one is asked about again and again."""


def _plan(glance: Glance, *, struck: bool) -> tuple[Trial, Plan]:
    sheet, claimed = glance
    layout = sheet.layout
    key = (
        layout.digest, sheet.solo, struck, claimed, sheet.visited, sheet.half, tuple(sheet.damage), tuple(sheet.unlocked),
        tuple(sheet.clouds), sheet.gold, sheet.gems, sheet.black, sheet.torches, sheet.green, sheet.lost, sheet.alive,
        tuple(sheet.awards), tuple(sheet.feats),
    )  # fmt: skip
    if key not in _plans:
        if len(_plans) >= 32:
            _plans.clear()
        prizes = tuple(
            0 if sheet.awards[number] else GEM_POINTS * room.gems[not sheet.solo and claimed >> number & 1]
            for number, room in enumerate(layout.rooms)
        )
        own = sheet.copy()
        own.struck = struck
        _plans[key] = Trial(own, felt(sheet), prizes), Plan()
    return _plans[key]


def _pairing(glance: Glance, question: Choose) -> list[float]:
    trial, plan = _plan(glance, struck=False)
    worth = []
    for option in question.options:
        value = plan.best(trial, [*pairs_of(option)])
        worth.append(value - (BLACK if option[0] == "symbol" else 0.0))
    return worth


def _use(glance: Glance, question: Choose) -> list[float]:
    trial, plan = _plan(glance, struck=glance.sheet.struck)
    layout, pairs = trial.sheet.layout, glance.sheet.pairs
    worth = []
    for option in question.options:
        verb = _verb(option)
        if verb in ("done", "stop", "spare", "give-up"):
            worth.append(plan.end(trial, len(pairs)))
        elif verb == "torch":
            worth.append(max(_torches(trial, pairs)))
        elif verb in ("both", "both-own"):
            worth.append(trial.with_use(layout.place_of[option[1]], 2).value(0))
        else:
            rest = list(pairs)
            rest.remove(PAIR_OF[option[2]])
            worth.append(plan.after(trial, layout.place_of[option[1]], rest))
    return worth


def _torches(trial: Trial, pairs: list[Pair]) -> list[float]:
    """What each place in reach of a torch would bring."""
    plan = Plan()
    found = []
    for place in places(torch_targets(trial.sheet)):
        lit = trial.with_use(place)
        lit.sheet.torches -= 1
        found.append(plan.best(lit, pairs))
    return found


def _torch(glance: Glance, question: Choose) -> list[float]:
    trial, _ = _plan(glance, struck=glance.sheet.struck)
    return _torches(trial, glance.sheet.pairs)


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
