"""The value of a position: a small learned model in plain Python, so that playing needs no other package.

The model is a sum over features. Each feature has two curves; the second counts more the further the game has come. A
curve is a line through a few knots, so a feature costs one table look-up: ten thousand positions per second, some ten
kB for each game. `tumblekeep lab train` makes the files. Each file names the rules and content it was made for, and is
ignored if these have changed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import exp
from typing import Any, NamedTuple

from tumblekeep.core.game import Game, Options
from tumblekeep.core.goal import CLOCK, Features, Goal
from tumblekeep.players.model_files import ModelFolder

FORM = 2
"""Of the files; grows when they mean something else."""
EXACT = 1e-9
"""Chances that add up to 1 but for this much are left as they are."""


class FeatureCurve(NamedTuple):
    """What a feature adds, by its amount: a line through these knots, level before the first and after the last."""

    knots: tuple[float, ...]
    early: tuple[float, ...]
    late: tuple[float, ...]
    """Added after multiplication with the clock."""


class FeatureSum:
    """A number learned from features: the sum of their curves."""

    __slots__ = ("_absent", "_absent_late", "_curves", "curves", "start")

    def __init__(self, start: float, curves: Mapping[str, FeatureCurve]) -> None:
        self.start = start
        self.curves = dict(curves)
        self._absent = self._absent_late = 0.0  # what the features that are 0 and left out add
        self._curves: dict[str, tuple[tuple[float, ...], tuple[Any, ...], float, float]] = {}
        for name, curve in self.curves.items():
            pieces = _pieces(curve)
            early, late = _at(curve.knots, pieces, 0.0)
            self._absent += early
            self._absent_late += late
            self._curves[name] = (curve.knots, pieces, early, late)

    def __call__(self, features: Features) -> float:
        """The number for these features. An unknown feature adds nothing."""
        clock = features[CLOCK]
        early, late = self._absent, self._absent_late
        curves = self._curves
        for name, amount in features.items():
            curve = curves.get(name)
            if curve is not None:
                knots, pieces, absent, absent_late = curve
                base, rise, base_late, rise_late = pieces[bisect_right(knots, amount)]
                early += base + rise * amount - absent
                late += base_late + rise_late * amount - absent_late
        return self.start + early + clock * late

    def parts(self, features: Features) -> dict[str, float]:
        """What each feature adds here beyond what it adds at 0, to explain a value."""
        clock = features[CLOCK]
        told: dict[str, float] = {}
        for name, amount in features.items():
            if name in self._curves:
                knots, pieces, absent, absent_late = self._curves[name]
                early, late = _at(knots, pieces, amount)
                told[name] = early - absent + clock * (late - absent_late)
        return told

    def held_to(self, never: Mapping[str, int]) -> FeatureSum:
        """The same sum with curves that never fall where more is never worse (1), and never rise where more is never better (-1), early
        and late in the game. Where a curve did, its neighbouring knots are averaged."""
        curves = dict(self.curves)
        for name, way in never.items():
            if name in curves:
                knots, early, late = curves[name]
                first = _one_way(early, way)
                last = _one_way([a + b for a, b in zip(early, late, strict=True)], way)
                curves[name] = FeatureCurve(
                    knots, tuple(first), tuple(b - a for a, b in zip(first, last, strict=True))
                )
        return FeatureSum(self.start, curves)

    def restaged(
        self, scale: float, middle: float, clocks: Sequence[float], added: Sequence[float]
    ) -> FeatureSum:
        """The same sum, stretched around its middle by a factor, with something added by the clock: a line through these knots."""
        curves = {
            name: FeatureCurve(
                curve.knots,
                tuple(scale * one for one in curve.early),
                tuple(scale * one for one in curve.late),
            )
            for name, curve in self.curves.items()
        }
        old = curves.get(CLOCK, FeatureCurve((0.0, 1.0), (0.0, 0.0), (0.0, 0.0)))
        knots = sorted({*old.knots, *clocks})
        curves[CLOCK] = FeatureCurve(
            tuple(knots),
            tuple(_on_line(old.knots, old.early, knot) + _on_line(clocks, added, knot) for knot in knots),
            tuple(_on_line(old.knots, old.late, knot) for knot in knots),
        )
        return FeatureSum(scale * self.start + (1 - scale) * middle, curves)

    def plain(self) -> dict[str, Any]:
        """As plain data, short enough to ship."""
        return {
            "start": _short(self.start),
            "curves": {
                name: [
                    [_short(knot) for knot in curve.knots],
                    [_short(add) for add in curve.early],
                    [_short(add) for add in curve.late],
                ]
                for name, curve in self.curves.items()
            },
        }


def _on_line(knots: Sequence[float], values: Sequence[float], at: float) -> float:
    """The height of a line through knots, level outside of them."""
    place = bisect_right(knots, at)
    if place == 0:
        return values[0]
    if place == len(knots):
        return values[-1]
    share = (at - knots[place - 1]) / (knots[place] - knots[place - 1])
    return values[place - 1] * (1 - share) + values[place] * share


def _one_way(values: Sequence[float], way: int) -> list[float]:
    """The nearest numbers that only rise (1) or only fall (-1): neighbours that contradict each other are averaged."""
    blocks: list[tuple[float, int]] = []
    for value in values:
        blocks.append((way * value, 1))
        while len(blocks) > 1 and blocks[-1][0] < blocks[-2][0]:
            (a, many), (b, count) = blocks[-2:]
            blocks[-2:] = [((a * many + b * count) / (many + count), many + count)]
    return [way * value for value, count in blocks for _ in range(count)]


def _short(number: float) -> float:
    return float(f"{number:.5g}")


def _pieces(curve: FeatureCurve) -> tuple[tuple[float, float, float, float], ...]:
    """For each interval between knots, and before the first and after the last: base and slope of the line, early and
    late."""
    knots, early, late = curve
    pieces = [(early[0], 0.0, late[0], 0.0)]
    for (a, b), (x, y), (u, v) in zip(pairwise(knots), pairwise(early), pairwise(late), strict=True):
        rise, rise_late = (y - x) / (b - a), (v - u) / (b - a)
        pieces.append((x - rise * a, rise, u - rise_late * a, rise_late))
    pieces.append((early[-1], 0.0, late[-1], 0.0))
    return tuple(pieces)


def _at(knots: tuple[float, ...], pieces: Sequence[Any], amount: float) -> tuple[float, float]:
    base, rise, base_late, rise_late = pieces[bisect_right(knots, amount)]
    return base + rise * amount, base_late + rise_late * amount


class OddsConfidence(NamedTuple):
    """How sure odds are at a stage of the game: early they say little."""

    clock: float
    """The stage ends at this clock."""
    spread: float
    """How far single games end from the forecast, as a standard deviation."""
    error: float
    """How far the forecast may be from the truth: how much other training games would have changed it, as a standard
    error."""
    sure: float
    """The share of the difference between games that is known by now: 0 is no more than their average, 1 the result
    itself."""


class OddsScale(NamedTuple):
    """Calibration: converts a learned sum into the measure that people know, fitted on games that it had not seen."""

    sum: FeatureSum
    said: tuple[float, ...]
    """What the sum predicts, in steps."""
    came: tuple[float, ...]
    """The average result at each of these steps."""
    stages: tuple[OddsConfidence, ...]

    def __call__(self, features: Features) -> float:
        """The chance to win, or the expected points."""
        said = self.sum(features)
        place = bisect_right(self.said, said)
        if place == 0:
            return self.came[0]
        if place == len(self.said):
            return self.came[-1]
        a, b = self.said[place - 1], self.said[place]
        share = (said - a) / (b - a)
        return self.came[place - 1] * (1 - share) + self.came[place] * share

    def stage(self, clock: float) -> OddsConfidence:
        """How sure the odds are at this stage of the game."""
        return next((one for one in self.stages if clock <= one.clock), self.stages[-1])


class RivalOdds(NamedTuple):
    """Odds where one wins and the others lose: each seat has a strength, and chances go by the exponentials of these. So everything that is
    known of everybody counts, and the chances of any number of seats add up to 1."""

    sum: FeatureSum
    """The strength of a seat by its features."""
    scales: Mapping[int, float]
    """By the number of seats, how much a difference in strength counts. These odds serve no other number of seats."""

    def weights(self, seats: int, features: Sequence[Features]) -> list[float]:
        """What the chances of these seats are in proportion to, at a table of so many seats."""
        scale = self.scales[seats]
        strengths = [scale * self.sum(one) for one in features]
        return [exp(one - max(strengths)) for one in strengths]


class PositionValue(NamedTuple):
    """The model for one setting of a game: what a position is worth to a player who thinks, and the odds for people."""

    worth: FeatureSum
    odds: OddsScale
    margin: float
    """How much better than the hint an option must look before it is taken: what the model can't distinguish."""
    notes: Mapping[str, Any]
    """How it was made and how well it predicts."""
    rivals: tuple[RivalOdds, ...] = ()
    """The odds for tables of several who play against each other, where they were learned for all seats together."""

    def rivals_of(self, seats: int) -> RivalOdds | None:
        """The odds that were learned for all of so many seats together; None if there are none."""
        return next((one for one in self.rivals if seats in one.scales), None)


def chances(goal: Goal, value: PositionValue, seats: int, options: Options, seen: Any) -> tuple[float, ...]:
    """What a table between two turns comes to, in the measure of odds: one number for a party that wins together, else one a
    seat.

    Where one seat's victory is the others' defeat the numbers add up to 1. The rules say who is out or the only one left; the
    others share what remains as their learned odds say.
    """
    odds, features = value.odds, goal.features
    if goal.shared(options):
        known = goal.settled(seen, 0)
        return (odds(features(seen, 0)) if known is None else known,)
    if goal.measure(seats) != "won":
        return tuple(odds(features(seen, seat)) for seat in range(seats))
    sure = settled(goal, seats, seen)
    playing = [seat for seat in range(seats) if sure[seat] is None]
    rivals = value.rivals_of(seats)
    if rivals is not None:
        found = rivals.weights(seats, [features(seen, seat) for seat in playing]) if playing else []
    else:
        found = [odds(features(seen, seat)) for seat in playing]
    said = dict(zip(playing, found, strict=True))
    return shared_out(sure, [said.get(seat, 0.0) for seat in range(seats)])


def shared_out(sure: Sequence[float | None], said: Sequence[float]) -> tuple[float, ...]:
    """Chances to win that add up to 1: what is settled stays, the others share what remains in proportion to what is said."""
    is_open = [one is None for one in sure]
    left = max(0.0, 1.0 - sum(one or 0.0 for one in sure))
    whole = sum(number for number, free in zip(said, is_open, strict=True) if free)
    scale = 1.0 if abs(left - whole) < EXACT else left / whole if whole > 0 else 0.0
    equal = 0.0 if whole > 0 or not any(is_open) else left / sum(is_open)
    return tuple(
        one if one is not None else scale * number + equal for one, number in zip(sure, said, strict=True)
    )


def settled(goal: Goal, seats: int, seen: Any) -> tuple[float | None, ...]:
    """What the rules alone say of each seat's chance to win; None while it is open."""
    return tuple(goal.settled(seen, seat) for seat in range(seats))


def read_value(plain: Mapping[str, Any]) -> PositionValue:
    """A value from plain data."""
    odds = plain["odds"]
    return PositionValue(
        _read_sum(plain["worth"]),
        OddsScale(
            _read_sum(odds),
            tuple(odds["said"]),
            tuple(odds["came"]),
            tuple(OddsConfidence(*stage) for stage in odds["stages"]),
        ),
        plain["margin"],
        plain["notes"],
        tuple(_read_rivals(one) for one in plain.get("rivals", ())),
    )


def _read_rivals(plain: Mapping[str, Any]) -> RivalOdds:
    return RivalOdds(_read_sum(plain), {int(seats): scale for seats, scale in plain["scales"].items()})


def _read_sum(plain: Mapping[str, Any]) -> FeatureSum:
    return FeatureSum(
        plain["start"], {name: FeatureCurve(*map(tuple, curve)) for name, curve in plain["curves"].items()}
    )


def plain_value(value: PositionValue) -> dict[str, Any]:
    """A value as plain data."""
    return {
        "margin": value.margin,
        "notes": dict(value.notes),
        "worth": value.worth.plain(),
        "odds": {
            **value.odds.sum.plain(),
            "said": [_short(one) for one in value.odds.said],
            "came": [_short(one) for one in value.odds.came],
            "stages": [[_short(number) for number in stage] for stage in value.odds.stages],
        },
        **({"rivals": [plain_rivals(one) for one in value.rivals]} if value.rivals else {}),
    }


def with_rivals(known: Sequence[Mapping[str, Any]], new: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Odds of rivals as plain data, with new ones for some numbers of seats in place of what was known for these."""
    kept = []
    for one in known:
        scales = {seats: scale for seats, scale in one["scales"].items() if seats not in new["scales"]}
        if scales:
            kept.append({**one, "scales": scales})
    return [*kept, new]


def plain_rivals(rivals: RivalOdds) -> dict[str, Any]:
    """The odds of rivals as plain data."""
    return {
        **rivals.sum.plain(),
        "scales": {str(seats): _short(scale) for seats, scale in sorted(rivals.scales.items())},
    }


MODELS = ModelFolder("models", FORM, read_value, related=True)
FOLDER, shipped, fits = MODELS.folder, MODELS.plain, MODELS.fits


def value_for(game: Game, seats: int, options: Options) -> PositionValue | None:
    """The model for this game with these seats and options; None if there is none, or only for other rules."""
    return MODELS.find(game, seats, options)
