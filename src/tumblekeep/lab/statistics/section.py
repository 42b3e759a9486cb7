"""What a study answers, before it is put into words: sections of verdicts, a table and a picture each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.core.message import Message
from tumblekeep.lab.statistics.intervals import Estimate
from tumblekeep.lab.study.shape import SeatPlayer, StudyNumber, Variant


class ChosenValues(list[tuple[StudyNumber, Any]]):
    """Numbers, and the values that were chosen for them."""


Label: TypeAlias = Variant | StudyNumber | SeatPlayer | Message | str
"""What a row is called: something of the study, something of the game, or plainly."""
Shown: TypeAlias = Label | Estimate | float | int | None


class Column(NamedTuple):
    """A column of a table."""

    name: str
    """`lab-col-…` says it."""
    kind: str = "text"
    """How its numbers are written: `share` as percent, `gain` as signed points of percent, `number`, `signed`, `count`,
    `chance`."""
    label: Any = None
    """For columns that are called by something of the study."""


class ReportTable(NamedTuple):
    """Rows and columns."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[Shown]]


class Picture(NamedTuple):
    """What is drawn, by its kind: `dots` (values with intervals), `heat` (a matrix), `bars` (shares), `lines`, `front`."""

    kind: str
    data: Mapping[str, Any]


class Sentence(NamedTuple):
    """A sentence of the verdict."""

    name: str
    """`lab-say-…`"""
    values: Mapping[str, Any]
    """Numbers come with how they are written: `(value, kind)`."""


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
    """Pictures of what else stands in the table."""

    @property
    def pictures(self) -> Sequence[Picture]:
        """All of them."""
        return [*([self.picture] if self.picture is not None else []), *self.more]


def kind_of(measure: str, *, gap: bool = False) -> str:
    """How a measure is written."""
    if measure in ("won", "first"):
        return "gain" if gap or measure == "first" else "share"
    return "signed" if gap else "number"
