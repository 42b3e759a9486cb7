"""Lessons over HTTP: what a learner did so far goes in, where the lesson stands comes out."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import SeatNumber, Shape
from tumblekeep.server.wire.play import Happening
from tumblekeep.server.wire.table import Words

MOST_TAKEN = 60


class TakeLesson(Shape):
    """Everything the learner has done: an option's id where something was asked, an empty text where there was only to read."""

    taken: Annotated[list[Annotated[str, StringConstraints(max_length=120)]], Field(max_length=MOST_TAKEN)]


class LessonShown(Shape):
    """Where a lesson stands; its words are in the game's catalogue and in the one that `words` names."""

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
    """The names of pieces, as in `touches`."""
    tries: int
    """How often the learner may throw a die here by hand before going on, as in practice."""
    why: Words | None
    """Why the last thing that was done was not right; it has changed nothing and is not to be sent again."""
    view: dict[str, Any]
    question: dict[str, Any] | None
    """What is asked of the learner; null where there is only to read."""
    panels: list[dict[str, Any]]
    told: list[Happening]
    fresh: int
    """How many of what was told are new at this step."""
