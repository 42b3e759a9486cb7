"""What a study answers, before it is put into words: sections with verdicts, a table and a picture each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.core.message import Message
from tumblekeep.lab.statistics.intervals import Estimate
from tumblekeep.lab.study.shape import SeatPlayer, StudyNumber, Variant


class ChosenValues(list[tuple[StudyNumber, Any]]):
    """Numbers and the values chosen for them."""


class ScoreRange(NamedTuple):
    """Scores from one to another, or one score."""

    low: float
    high: float


Label: TypeAlias = Variant | StudyNumber | SeatPlayer | Message | str
"""The name of a row: something of the study, something of the game, or plain text."""
Shown: TypeAlias = Label | Estimate | float | int | None


class Column(NamedTuple):
    """A column of a table."""

    name: str
    """The message is `lab-col-…`."""
    kind: str = "text"
    """How its numbers are written: `share` as percent, `gain` as signed percentage points, `number`, `signed`,
    `count`, `chance`, `worth` (plain games, which the cost of a game is counted in)."""
    label: Any = None
    """For columns named after something of the study."""


class ReportTable(NamedTuple):
    """Rows and columns."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[Shown]]


class Picture(NamedTuple):
    """What is drawn, by kind: `dots` (values with intervals), `heat` (a matrix), `bars` (shares), `lines`,
    `front`."""

    kind: str
    data: Mapping[str, Any]


class Sentence(NamedTuple):
    """A sentence of the verdict."""

    name: str
    """The message is `lab-say-…`."""
    values: Mapping[str, Any]
    """A number is given with its format: `(value, kind)`."""


class ReportSection(NamedTuple):
    """The answer to one question about one case."""

    asked: str
    case: str
    game: str
    said: Sequence[Sentence]
    table: ReportTable
    picture: Picture | None = None
    notes: Sequence[Sentence] = ()
    more: Sequence[Picture] = ()
    """Pictures of the other columns of the table."""

    @property
    def pictures(self) -> Sequence[Picture]:
        """All pictures of the section."""
        return [*([self.picture] if self.picture is not None else []), *self.more]


def unit_of(is_share: bool) -> Message:
    """Return the word for what a number counts: points of a score and percentage points are two things."""
    return Message("lab-unit-share" if is_share else "lab-unit-score", {})


def kind_of(measure: str, *, gap: bool = False) -> str:
    """Return the format of a measure."""
    if measure in ("won", "first"):
        return "gain" if gap or measure == "first" else "share"
    return "signed" if gap else "number"
