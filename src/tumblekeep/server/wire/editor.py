"""The editor of packs: what a game's content is, and a draft of changes to it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import GameSlug, Shape
from tumblekeep.server.wire.table import Words

MOST_CHANGES = 400
MOST_ROWS = 40
ContentName = Annotated[str, StringConstraints(max_length=80)]
ContentPath = Annotated[str, StringConstraints(min_length=1, max_length=120)]
ShortText = Annotated[str, StringConstraints(max_length=500)]
RowName = Annotated[str, StringConstraints(pattern=r"^[a-zA-Z0-9][a-zA-Z0-9_-]{0,39}$")]
MessageId = Annotated[str, StringConstraints(pattern=r"^[a-zA-Z][a-zA-Z0-9_-]{0,79}$")]
LanguageCode = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
DraftValue = bool | int | float | ShortText


class EditorValue(Shape):
    """One value of a row, with what it may be."""

    path: str
    value: bool | int | float | str | None
    kind: Literal["whole", "number", "truth", "word", "text", "choice"]
    least: float | None
    most: float | None
    words: list[str] | None


class EditorRow(Shape):
    """A row of a content file: a card, a monster, a die, a table of numbers."""

    id: str
    words: dict[str, dict[str, str]]
    """By language and id: the messages of the game that name or describe it, as they stand in its catalogue."""
    values: list[EditorValue]


class EditorFile(Shape):
    """A content file."""

    name: str
    rows: list[EditorRow]


class EditorShown(Shape):
    """Everything of a game that a pack can change."""

    game: str
    files: list[EditorFile]


class EditedValue(Shape):
    """A value that is changed."""

    file: ContentName
    path: ContentPath
    value: DraftValue


class EditedRow(Shape):
    """A new row, begun as a copy of another."""

    file: ContentName
    row: RowName
    source: ContentName


class DraftPack(Shape):
    """A pack as it is edited."""

    name: Annotated[str, StringConstraints(max_length=60)]
    game: GameSlug
    title: Annotated[dict[LanguageCode, ShortText], Field(max_length=8)]
    about: Annotated[dict[LanguageCode, ShortText], Field(max_length=8)]
    rows: Annotated[list[EditedRow], Field(max_length=MOST_ROWS)]
    changes: Annotated[list[EditedValue], Field(max_length=MOST_CHANGES)]
    words: Annotated[dict[LanguageCode, dict[MessageId, ShortText]], Field(max_length=8)]


class DraftChecked(Shape):
    """What is wrong with a draft; null if nothing is. `terms` are its numbers as Fluent text, for a preview."""

    problem: Words | None
    changed: int
    terms: str


def plain_draft(draft: DraftPack) -> dict[str, Any]:
    """The draft as plain data, for another process."""
    return draft.model_dump()
