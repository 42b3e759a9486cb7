"""Lesson scripts: `lesson.toml` in a game's folder, read and checked. An error names the file, the step and the key.

A lesson is a play of the real game in which fate and the other seats follow a script, and the learner is asked now
and then::

    names = ["Ada", "Bo"]             # who sits there; as many as there are seats
    learner = 0                       # the seat that is taught; 0 if left out
    [options]                         # of the game, as in a lobby
    start = "first"

    [[step]]
    name = "door"                     # what is said: the message `lesson-door`
    first = ["1 act: pass", "roll: DDMMF"]   # what happens before, in order: [seat] kind of question: its answer
    lit = ["dungeon"]                 # pieces to highlight meanwhile, as the game's options and views name them
    right = ["bust"]                  # the answers that go on; without them the learner only reads
    wrong = { pass = "wait" }         # the explanation of another answer, by its id or verb, here `lesson-door-wait`;
                                      # "*" is any other; without an entry it is `lesson-door-wrong`

    [[step]]
    name = "hands"
    tries = 3                         # this many practice throws by hand, if the client has a table to throw on;
                                      # they do not affect the game, and other clients skip the step

    [[step]]
    name = "throw"
    by_hand = true                    # a throw is open: the learner makes it by hand first, as practice; the script says where it
                                      # landed in the lesson, whatever became of it

Answers of fate are written as people report them. Each answer names its question, so that a step which the rules no
longer reach is reported by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.message import Message
from tumblekeep.games import GAMES, load, room
from tumblekeep.kit.content import field
from tumblekeep.lesson.reading import NAME, file_error, options_in, rows, texts, whole_file

FILE = "lesson.toml"
LINE = re.compile(r"(?:(?P<seat>\d+) )?(?P<ask>[a-z][a-z0-9_-]*): (?P<answer>.+)", re.DOTALL)
OTHERS = "*"
ANY_WRONG = {OTHERS: "wrong"}
MOST_TRIES = 10


class ScriptedAnswer(NamedTuple):
    """One answer of the script: by which seat, to what kind of question, and what."""

    seat: int | None
    ask: str
    answer: str


@dataclass(frozen=True)
class LessonStep:
    """One thing to learn: what happens before it, what is said, what is highlighted, and what is asked."""

    name: str
    first: tuple[ScriptedAnswer, ...]
    lit: tuple[str, ...]
    right: tuple[str, ...]
    wrong: Mapping[str, str]
    """By an answer's id or verb, the name of its explanation."""
    tries: int = 0
    """How many practice throws the learner may make here by hand; they do not affect the game."""
    by_hand: bool = False
    """The learner makes the throw that is open here by hand, as practice, before the script says where it landed."""

    @property
    def says(self) -> Message:
        """What the learner is told here."""
        return Message(f"lesson-{self.name}")

    def explains(self, option: Option) -> Message | None:
        """The explanation for a wrong answer; None is a gap in the lesson."""
        given = option_id(option)
        for key in (given, given.partition(".")[0], OTHERS):
            if key in self.wrong:
                return Message(f"lesson-{self.name}-{self.wrong[key]}")
        return None

    def messages(self) -> Iterator[str]:
        """Everything that may be said here."""
        yield f"lesson-{self.name}"
        for called in dict.fromkeys(self.wrong.values()):
            yield f"lesson-{self.name}-{called}"


@dataclass(frozen=True)
class Lesson:
    """A whole lesson."""

    game: str
    names: tuple[str, ...]
    learner: int
    options: Mapping[str, Any]
    steps: tuple[LessonStep, ...]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    def without_tries(self) -> Lesson:
        """The same lesson for clients where no die can be thrown by hand. Nothing happens in the steps that it leaves
        out."""
        return replace(
            self, steps=tuple(replace(step, by_hand=False) for step in self.steps if not step.tries)
        )

    def messages(self) -> Iterator[str]:
        """Everything that it may say."""
        for step in self.steps:
            yield from step.messages()


def has_lesson(slug: str) -> bool:
    """Whether this game has a lesson."""
    return files(room(slug)).joinpath(FILE).is_file()


def lesson_of(slug: str) -> Lesson:
    """Read and check the lesson of a game."""
    game = load(slug)
    if not has_lesson(slug):
        raise BadOptions("coach-none", f"{slug} has no lesson", game=slug)
    lesson = read_lesson(slug, files(room(slug)).joinpath(FILE).read_text(encoding="utf-8"))
    game.check(lesson.seats, lesson.options)
    return lesson


def lesson_words(slug: str) -> tuple[str, ...]:
    """The catalogues with a lesson's words besides the game's own. A game from another package has all its words in
    one."""
    return (f"{slug}_lesson",) if slug in GAMES else ()


def read_lesson(slug: str, text: str) -> Lesson:
    """A lesson from its text."""
    where = f"{slug}/{FILE}"
    whole = whole_file(text, {"names", "learner", "options", "step"}, where)
    names = texts(whole, "names", where)
    seats = len(names)
    if not names:
        raise file_error(where, "'names' should say who sits at the table")
    learner = field({"learner": 0, **whole}, "learner", int, where=where)
    if not 0 <= learner < seats:
        raise file_error(where, f"'learner' should be a seat from 0 to {seats - 1}, is {learner}")
    steps = rows(whole, "step", {"name", "first", "lit", "right", "wrong", "tries", "by_hand"}, where, _step)
    if not steps:
        raise file_error(where, "'step' should hold at least one step")
    return Lesson(slug, names, learner, options_in(whole, where), steps)


def _step(name: str, row: dict[str, Any], where: str) -> LessonStep:
    right = texts(row, "right", where)
    told = field({"wrong": ANY_WRONG if right else {}, **row}, "wrong", dict, where=where)
    for given, called in told.items():
        if not isinstance(called, str) or not NAME.fullmatch(called):
            raise file_error(where, f"'wrong' should name the explanation of {given}, says {called!r}")
        if given in right:
            raise file_error(where, f"{given} is both right and wrong")
    if told and not right:
        raise file_error(where, "'wrong' needs 'right': without it the step asks nothing")
    first = tuple(_said(line, where) for line in texts(row, "first", where))
    tries = field({"tries": 0, **row}, "tries", int, where=where)
    if not 0 <= tries <= MOST_TRIES:
        raise file_error(where, f"'tries' should be a number of throws from 1 to {MOST_TRIES}, is {tries}")
    if tries and set(row) - {"name", "tries"}:
        raise file_error(
            where, "a step with 'tries' has nothing else: nothing happens and nothing is asked in it"
        )
    by_hand = field({"by_hand": False, **row}, "by_hand", bool, where=where)
    if by_hand and right:
        raise file_error(where, "a step with 'by_hand' asks nothing else: leave 'right' out")
    return LessonStep(name, first, texts(row, "lit", where), right, told, tries, by_hand)


def _said(line: str, where: str) -> ScriptedAnswer:
    found = LINE.fullmatch(line)
    if found is None:
        raise file_error(where, f"'first' should say [seat] question: answer, says {line!r}")
    return ScriptedAnswer(
        None if found["seat"] is None else int(found["seat"]), found["ask"], found["answer"]
    )
