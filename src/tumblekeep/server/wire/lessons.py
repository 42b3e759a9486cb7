"""Lessons over HTTP: the learner's answers so far go in, the state of the lesson comes out."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import SeatNumber, Shape
from tumblekeep.server.wire.play import Happening
from tumblekeep.server.wire.table import Words

MOST_TAKEN = 60


class TakeLesson(Shape):
    """Everything the learner has done: an option's id for a question, an empty text for a step that is only to read."""

    taken: Annotated[list[Annotated[str, StringConstraints(max_length=120)]], Field(max_length=MOST_TAKEN)]


class LessonShown(Shape):
    """The state of a lesson; its words are in the game's catalogue and in the one that `words` names."""

    game: str
    words: str | None
    names: list[str]
    learner: SeatNumber
    number: int
    steps: int
    over: bool
    says: Words | None
    """Null once it is over."""
    lit: list[str]
    """The names of highlighted pieces, as in `touches`."""
    tries: int
    """How often the learner may throw a die by hand here before going on, as in practice."""
    throw: dict[str, Any] | None
    """The throw that these tries are, if it is one of the lesson's own; null: any die at an empty table."""
    why: Words | None
    """Why the last answer was wrong. It has changed nothing; do not send it again."""
    view: dict[str, Any]
    question: dict[str, Any] | None
    """What the learner is asked; null if this step is only to read."""
    panels: list[dict[str, Any]]
    told: list[Happening]
    fresh: int
    """How many of the happenings are new at this step."""
