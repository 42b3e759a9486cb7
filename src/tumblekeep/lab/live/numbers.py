"""The numbers of a study that somebody who watches may set: those it names, and those that its variants change."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any, NamedTuple

from tumblekeep.core.errors import TumbleError
from tumblekeep.games import room
from tumblekeep.kit.described import fields_of, leaves
from tumblekeep.lab.study.changing import content_value
from tumblekeep.lab.study.reading import StudyError
from tumblekeep.lab.study.shape import Case, StudyNumber

HAND_STEP = 0.05
STEPS = 100
"""Steps of a slider for a number that is not whole."""
MOST_NUMBERS = 12
"""Numbers of a game that can be set on the page."""


class LiveNumber(NamedTuple):
    """A number with the range in which it can be played."""

    number: StudyNumber
    least: float
    most: float
    step: float

    @property
    def is_whole(self) -> bool:
        """Whether only whole numbers fit."""
        return isinstance(self.number.shipped, int)

    def read(self, value: Any) -> Any:
        """Return a value that was asked for, or raise an error that says what fits."""
        is_number = isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
        if not is_number or not self.least <= value <= self.most or (self.is_whole and value != int(value)):
            raise StudyError(
                "lab-live-whole" if self.is_whole else "lab-live-range",
                f"{self.number.name} takes {self.least:g} to {self.most:g}, not {value!r}",
                low=self.least,
                high=self.most,
            )
        return int(value) if self.is_whole else float(value)


def live_numbers(case: Case) -> list[LiveNumber]:
    """List every number of a case that can be set."""
    found = (_ranged(case, number) for number in (*case.numbers, *_changed(case)))
    return [one for one in found if one is not None][:MOST_NUMBERS]


def _ranged(case: Case, number: StudyNumber) -> LiveNumber | None:
    known = [*number.values, number.shipped]
    if not all(isinstance(one, int | float) and not isinstance(one, bool) for one in known):
        return None  # an option in words
    if number.file:
        family, _, file = number.file.rpartition("/")
        here = room(case.base.cell.game)
        package = f"{here.rpartition('.')[0]}.{family}" if family else here
        kind = fields_of(package, file).of(tuple(number.path.split(".")))
        if kind is not None and kind.kind in ("whole", "number"):
            step = 1.0 if isinstance(number.shipped, int) else (kind.most - kind.least) / STEPS
            return LiveNumber(number, kind.least, kind.most, step)
    elif not number.option:
        return LiveNumber(number, 0.0, 1.0, HAND_STEP)
    step = 1.0 if isinstance(number.shipped, int) else (max(known) - min(known)) / STEPS or 1.0
    return LiveNumber(number, min(known), max(known), step)


def _changed(case: Case) -> Iterator[StudyNumber]:
    """Find the numbers of the content that a variant changes and the study does not name."""
    base = case.base.cell
    seen = {(number.file, number.path) for number in case.numbers}
    for variant in case.variants[1:]:
        pack = variant.cell.pack
        if pack is None or pack is base.pack or pack.source:
            continue
        for file, change in pack.changes.items():
            for parts, value in leaves(change):
                path = ".".join(parts)
                if (file, path) in seen or isinstance(value, bool) or not isinstance(value, int | float):
                    continue
                try:
                    shipped = content_value(base.game, base.pack, file, path, where=variant.name)
                except TumbleError:
                    continue  # something that the variant adds
                if isinstance(shipped, int | float) and not isinstance(shipped, bool) and shipped != value:
                    seen.add((file, path))
                    yield StudyNumber(path, (value,), shipped, file, path)
