"""How promising each option looks in Dungeons, Dice & Danger, as a number, for bots; read from the view alone.

Each option is tried on the player's own sheet, as the view shows it, with the best use of the rest of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.game import View
from tumblekeep.core.question import Choose
from tumblekeep.games.dungeons_dice_danger.combined_uses import CombinedUses
from tumblekeep.games.dungeons_dice_danger.content import GATE_NUMBER, GEM_POINTS, PAIR_OF, Pair
from tumblekeep.games.dungeons_dice_danger.outlook import BLACK, CHEST, STEP, felt, lures_of
from tumblekeep.games.dungeons_dice_danger.rules import (
    armored_targets,
    is_same_use,
    pairs_of,
    torch_targets,
)
from tumblekeep.games.dungeons_dice_danger.summing import Blow, summed, used
from tumblekeep.games.dungeons_dice_danger.trial import MARKS, Trial
from tumblekeep.games.dungeons_dice_danger.view import Glance, seen
from tumblekeep.kit.sheet import Area, places


def worth(view: View | Glance, question: Choose) -> Sequence[float]:
    """Rate each option of this question."""
    return WEIGHTS[question.ask.name](seen(view, question.seat), question)


class RoundPlan:
    """The best that can still be made of a round, with a cache of values."""

    def __init__(self, lit: int = 0) -> None:
        self._lit = lit
        """Torches lit so far."""
        self._known: dict[Any, float] = {}
        """The value of each set of uses, in any order."""
        self._lighting: RoundPlan | None = None

    @property
    def lighting(self) -> RoundPlan:
        """The same plan with one more torch lit."""
        if self._lighting is None:
            self._lighting = RoundPlan(self._lit + 1)
        return self._lighting

    def best(self, made: CombinedUses, pairs: Sequence[Pair]) -> float:
        """The value of the best way to use these pairs, in any order."""
        if len(pairs) == 1:
            return self._last(made, made.targets(pairs[0]))
        if not pairs:
            return self.end(made, 0)
        first, second = pairs
        sheet = made.trial.sheet
        ahead, behind = made.targets(first), made.targets(second)
        follows = behind
        found = []
        for place in places(ahead):
            after = made.after(place)
            area = after.targets(second)
            follows &= area | 1 << place
            found.append(self._last(after, area))
        if behind and not is_same_use(sheet, first, second):
            for place in places(behind):
                if not (follows >> place & 1 and self._is_said(made, place, first, ahead)):
                    after = made.after(place)
                    found.append(self._last(after, after.targets(first)))
        if sheet.layout.armored & made.reached:
            found += self._both(made, pairs)
        return max(found) if found else self.end(made, 2)

    def _is_said(self, made: CombinedUses, place: int, pair: Pair, ahead: Area) -> bool:
        """Whether every use of the pair after this place was also possible before it, and so was tried already."""
        use = made.trial.use(place)
        if (made.trial.solo and (made.struck or use.struck)) or made.interacts_with(use):
            return False
        if not use.opened and pair.value not in use.flips:  # the same as before it
            return bool(ahead)
        area = made.targets_after(place, pair)
        return bool(area) and not area & ~ahead

    def _last(self, made: CombinedUses, area: Area) -> float:
        """The value of the best place for the last pair; the order of uses does not matter."""
        known, before = self._known, made.places
        best = -inf
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
            return max(best, self.end(made, 1))
        return best

    def one(self, made: CombinedUses, place: int) -> float:
        """The value of one more use, with nothing left."""
        used = made.places + MARKS[place]
        value = self._known.get(used)
        if value is None:
            value = self._known[used] = made.value_with(place, self._lit)
        return value

    def _both(self, made: CombinedUses, pairs: Sequence[Pair]) -> list[float]:
        sheet = made.trial.after(made.uses).sheet if made.uses else made.trial.sheet
        return [self.both(made, sheet.layout.first_room + room) for room in armored_targets(sheet, pairs)]

    def both(self, made: CombinedUses, place: int) -> float:
        """The value of both pairs against armor (DDD-DD-4)."""
        value = made.trial.whole_value(0, self._lit, [*made.blows, (place, 2)])
        self._known[made.places, "both", place] = value
        return value

    def after(self, made: CombinedUses, place: int, rest: Sequence[Pair]) -> float:
        """The value of using this place and then the rest as well as possible."""
        return self.best(made.after(place), rest) if rest else self.one(made, place)

    def end(self, made: CombinedUses, unused: int) -> float:
        """The value of using nothing more."""
        value = self._known[made.places, unused] = made.value(unused, self._lit)
        return value

    def is_one(self, value: float) -> bool:
        """Whether only one set of uses has this value."""
        return sum([value - CLOSE < other < value + CLOSE for other in self._known.values()]) == 1

    def whole(self, made: CombinedUses, pairs: Sequence[Pair], value: float) -> Iterator[float]:
        """The values near this one of all ways to use these pairs, each summed in one pass."""
        for number, pair in enumerate(pairs):
            rest = (*pairs[:number], *pairs[number + 1 :])
            for place in places(made.targets(pair)):
                if rest:
                    yield from self.whole(made.after(place), rest, value)
                elif self.one(made, place) > value - CLOSE:
                    yield made.whole_with(place, self._lit)
        if len(pairs) == 2 and made.trial.sheet.layout.armored & made.reached:
            yield from self._both(made, pairs)
        may_end = len(pairs) == 1 and made.struck and made.trial.solo  # DDD-SOLO-6
        if not may_end and any(made.targets(pair) for pair in pairs):
            return
        if made.value(len(pairs), self._lit) > value - CLOSE:
            yield made.trial.whole_value(len(pairs), self._lit, made.blows)


CLOSE = 1e-9
"""Smaller differences are rounding errors."""


def settled(values: list[float], again: Callable[[int], Iterable[float]]) -> list[float]:
    """Decide which of the best options are equal: those that seem equal are summed `again`, each in one pass."""
    best = max(values)
    for number, value in enumerate(values):
        if value > best - CLOSE:
            ways = [whole for whole in again(number) if abs(whole - value) < CLOSE]
            values[number] = max(ways, default=value)
    return values


def is_plain(values: Sequence[float], plan: RoundPlan, price: Sequence[float]) -> bool:
    """Whether the best options are clear: there is one, or all of them lead to the single best set of uses."""
    best = max(values)
    prices = [cost for value, cost in zip(values, price, strict=True) if value > best - CLOSE]
    return len(prices) == 1 or (len(set(prices)) == 1 and plan.is_one(best + prices[0]))


_plans: dict[tuple[Any, ...], tuple[CombinedUses, RoundPlan]] = {}
"""A cache of the last few sheets, because questions of one round are about the same sheet."""
_latest: dict[int, CombinedUses] = {}
"""The uses that each seat considered last."""


def _plan(glance: Glance, *, struck: bool) -> tuple[CombinedUses, RoundPlan]:
    sheet, claimed = glance
    key = (sheet.layout.digest, sheet.solo, struck, claimed, *sheet.marks())
    found = _plans.get(key)
    if found is None:
        if len(_plans) >= 16:
            _plans.clear()
        own = sheet.copy()
        own.struck = struck
        found = _plans[key] = CombinedUses(Trial(own, felt(sheet), _prizes(glance))), RoundPlan()
    _latest[sheet.seat] = found[0]
    return found


def _gone_on(glance: Glance) -> CombinedUses | None:
    """The uses that this seat considered last plus the use it made since, if nothing else has happened."""
    sheet = glance.sheet
    if sheet.seat not in _latest:
        return None
    made = _latest[sheet.seat]
    trial, before = made.trial, made.trial.sheet
    if before.layout is not sheet.layout or before.solo != sheet.solo or trial.prizes != _prizes(glance):
        return None
    place = (sheet.visited & ~before.visited).bit_length() - 1
    if place < 0:
        struck = [new != old for new, old in zip(sheet.damage, before.damage, strict=True)]
        if True not in struck:
            return None
        place = sheet.layout.first_room + struck.index(True)
    tried, there, chests = used(before, trial.felt, [(place, 1)])
    is_all = not chests and tried.struck == sheet.struck and tried.marks() == sheet.marks()
    if not is_all or there != felt(sheet):
        return None
    return made.after(place)


def _prizes(glance: Glance) -> tuple[int, ...]:
    """Points for each monster that has not given any yet: the first reward, or the later one (DDD-MONSTER-8)."""
    sheet, claimed = glance
    return tuple(
        [
            0 if award else GEM_POINTS * room.gems[not sheet.solo and claimed >> number & 1]
            for number, (room, award) in enumerate(zip(sheet.layout.rooms, sheet.awards, strict=True))
        ]
    )


def _pairing(glance: Glance, question: Choose) -> list[float]:
    made, plan = _plan(glance, struck=False)
    options = question.options
    price = [BLACK if option[0] == "symbol" else 0.0 for option in options]
    values = [plan.best(made, pairs_of(option)) - cost for option, cost in zip(options, price, strict=True)]

    def again(number: int) -> Iterable[float]:
        ways = plan.whole(made, pairs_of(options[number]), values[number] + price[number])
        return [value - price[number] for value in ways]

    return values if is_plain(values, plan, price) else settled(values, again)


def _use(glance: Glance, question: Choose) -> list[float]:
    sheet, pairs = glance.sheet, glance.sheet.pairs
    place_of = sheet.layout.place_of
    if len(pairs) == 1 and not sheet.torches:
        return _last_use(glance, question)
    made, plan = _plan(glance, struck=sheet.struck)

    def rest_of(option: Option) -> list[Pair]:
        rest = list(pairs)
        rest.remove(PAIR_OF[option[2]])
        return rest

    values = []
    for option in question.options:
        verb = _verb(option)
        if verb in ENDS:
            values.append(plan.end(made, len(pairs)))
        elif verb == "torch":
            values.append(max(_torches(made, plan, pairs)[0]))
        elif verb in ("both", "both-own"):
            values.append(plan.both(made, place_of[option[1]]))
        else:
            values.append(plan.after(made, place_of[option[1]], rest_of(option)))

    def again(number: int) -> Iterable[float]:
        option, verb = question.options[number], _verb(question.options[number])
        if verb in ENDS:
            return (made.trial.whole_value(len(pairs)),)
        if verb == "torch":
            return settled(*_torches(made, plan, pairs))
        if verb in ("both", "both-own"):
            return (values[number],)
        return plan.whole(made.after(place_of[option[1]]), rest_of(option), values[number])

    lit = [float(_verb(option) == "torch") for option in question.options]  # planned separately
    return values if is_plain(values, plan, lit) else settled(values, again)


def _last_use(glance: Glance, question: Choose) -> list[float]:
    """Rate options when one pair and no torch is left; the plan made before the other pair was used still holds.

    Without such a plan there is little to try, and each use is made and summed separately.
    """
    sheet, place_of = glance.sheet, glance.sheet.layout.place_of
    ways: list[list[Blow]] = [
        [] if _verb(option) in ENDS else [(place_of[option[1]], 1)] for option in question.options
    ]
    made = _gone_on(glance)
    if made is None:
        prizes, strongest = _prizes(glance), felt(sheet)
        values = []
        for blows in ways:
            tried, there, chests = used(sheet, strongest, blows)
            values.append(summed(tried, there, prizes, 1 - len(blows)) + CHEST * chests)
        return values
    values = [made.value_with(blows[0][0]) if blows else made.value(1) for blows in ways]
    best = max(values) - CLOSE
    if sum([value > best for value in values]) == 1:
        return values
    return settled(
        values,
        lambda number: (made.trial.whole_value(1 - len(ways[number]), 0, made.blows + ways[number]),),
    )


ENDS = ("done", "stop", "spare", "give-up")


def _torches(
    made: CombinedUses, dark: RoundPlan, pairs: Sequence[Pair]
) -> tuple[list[float], Callable[[int], Iterable[float]]]:
    """What a torch would bring on each place in reach, and how to sum that again."""
    plan = dark.lighting
    reached = places(torch_targets(made.trial.sheet))
    values = [plan.after(made, place, pairs) for place in reached]
    return values, lambda number: plan.whole(made.after(reached[number]), pairs, values[number])


def _torch(glance: Glance, question: Choose) -> list[float]:
    made, plan = _plan(glance, struck=glance.sheet.struck)
    values, again = _torches(made, plan, glance.sheet.pairs)
    return values if sum([value > max(values) - CLOSE for value in values]) == 1 else settled(values, again)


def _chest(glance: Glance, question: Choose) -> list[float]:
    worth = {"take-life": 9.0, "take-torches": 7.0, "take-black": 5.0 if glance.sheet.black else 8.0}
    return [worth[_verb(option)] for option in question.options]


def _cloud(glance: Glance, question: Choose) -> list[float]:
    """Put the 11, which opens the blank cloud, where players arrive early; hard numbers where they may never arrive."""
    layout = glance.sheet.layout
    lures = lures_of(layout)
    near = {
        place: pull for place, pull in zip(lures.places, lures.outside, strict=True) if place in layout.clouds
    }
    order = sorted(layout.clouds, key=lambda place: -near.get(place, 0.0))
    numbers = sorted(layout.cloud_numbers, key=lambda number: (number != GATE_NUMBER, -STEP[number], number))
    rank = order.index(layout.place_of[question.about[0]])
    return [-abs(numbers.index(int(option[1])) - rank) for option in question.options]


def _first_player(glance: Glance, question: Choose) -> list[float]:
    return [-float(option[1]) for option in question.options]  # anyone will do, as long as all name the same


def _free_hit(glance: Glance, question: Choose) -> list[float]:
    return [0.0 if option == "refuse" else 1.0 for option in question.options]


def _last_hit(glance: Glance, question: Choose) -> list[float]:
    """End the game only if nobody has more points."""
    points, best = question.about
    return [0.0 if option == "refuse" else 1.0 if points >= best else -1.0 for option in question.options]


def _verb(option: Option) -> str:
    return option if isinstance(option, str) else str(option[0])


WEIGHTS: dict[str, Callable[[Glance, Choose], Sequence[float]]] = {
    "pairing": _pairing, "use": _use, "torch": _torch, "chest": _chest, "cloud": _cloud,
    "first-player": _first_player, "free-hit": _free_hit, "last-hit": _last_hit,
}  # fmt: skip
