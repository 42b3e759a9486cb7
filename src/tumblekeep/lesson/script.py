"""What a lesson is: `lesson.toml` in a game's folder, read and checked; a mistake names the file, the step and the key.

A lesson is a play of the real game in which chance and the others follow a script, and the learner is asked now and then::

    names = ["Ada", "Bo"]             # who sits there; as many as there are seats
    learner = 0                       # the seat that is taught; 0 if left out
    [options]                         # of the game, as in a lobby
    start = "first"

    [[step]]
    name = "door"                     # what is said: the message `lesson-door`
    first = ["1 act: pass", "roll: DDMMF"]   # what happens before, in order: [seat] kind of question: its answer
    lit = ["dungeon"]                 # pieces that are lit meanwhile, as the game's options and views name them
    right = ["bust"]                  # the answers that go on; without them the learner only reads
    wrong = { pass = "wait" }         # what another answer is told, by its id or its verb, here `lesson-door-wait`;
                                      # "*" is any other; without all this `lesson-door-wrong` is told

Answers of chance are written as people report them. Each answer names its question, so that a step which the rules no
longer reach is found out, and by its name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.errors import BadContent, BadOptions
from tumblekeep.core.message import Message
from tumblekeep.games import GAMES, load, room
from tumblekeep.kit.content import field, only

FILE = "lesson.toml"
LINE = re.compile(r"(?:(?P<seat>\d+) )?(?P<ask>[a-z][a-z0-9_-]*): (?P<answer>.+)", re.DOTALL)
NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
OTHERS = "*"
ANY_WRONG = {OTHERS: "wrong"}


class Said(NamedTuple):
    """One answer of the script: whose, to what kind of question, and what."""

    seat: int | None
    ask: str
    answer: str


@dataclass(frozen=True)
class Step:
    """One thing to learn: what happens before it, what is said, what is lit, and what is asked."""

    name: str
    first: tuple[Said, ...]
    lit: tuple[str, ...]
    right: tuple[str, ...]
    wrong: Mapping[str, str]
    """By an answer's id or verb, what its explanation is called."""

    @property
    def says(self) -> Message:
        """What the learner is told here."""
        return Message(f"lesson-{self.name}")

    def explains(self, option: Option) -> Message | None:
        """What is said to an answer that is not right; None is a gap in the lesson."""
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
    steps: tuple[Step, ...]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    def messages(self) -> Iterator[str]:
        """Everything that it may say."""
        for step in self.steps:
            yield from step.messages()


def has_lesson(slug: str) -> bool:
    """Whether this game brings a lesson."""
    return files(room(slug)).joinpath(FILE).is_file()


def lesson_of(slug: str) -> Lesson:
    """The lesson of a game, checked."""
    game = load(slug)
    if not has_lesson(slug):
        raise BadOptions("coach-none", f"{slug} has no lesson", game=slug)
    lesson = read_lesson(slug, files(room(slug)).joinpath(FILE).read_text(encoding="utf-8"))
    game.check(lesson.seats, lesson.options)
    return lesson


def lesson_words(slug: str) -> tuple[str, ...]:
    """The catalogues that hold a lesson's words besides the game's own; a game from outside has all its words in one."""
    return (f"{slug}_lesson",) if slug in GAMES else ()


def read_lesson(slug: str, text: str) -> Lesson:
    """A lesson from its text."""
    where = f"{slug}/{FILE}"
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("coach-file", f"{where}: {error}", where=where, why=str(error)) from error
    only(whole, {"names", "learner", "options", "step"}, where=where)
    names = _texts(whole, "names", where)
    seats = len(names)
    if not names:
        raise _wrong(where, "'names' should say who sits at the table")
    learner = field({"learner": 0, **whole}, "learner", int, where=where)
    if not 0 <= learner < seats:
        raise _wrong(where, f"'learner' should be a seat from 0 to {seats - 1}, is {learner}")
    rows = field(whole, "step", list, where=where)
    steps: list[Step] = []
    for number, row in enumerate(rows, start=1):
        steps.append(_step(row, f"{where}, step {number}", [step.name for step in steps]))
    if not steps:
        raise _wrong(where, "'step' should hold at least one step")
    options = field({"options": {}, **whole}, "options", dict, where=where)
    return Lesson(slug, names, learner, options, tuple(steps))


def _step(row: dict[str, Any], where: str, before: list[str]) -> Step:
    only(row, {"name", "first", "lit", "right", "wrong"}, where=where)
    name = field(row, "name", str, where=where)
    where = f"{where} ({name[:40]})"
    if not NAME.fullmatch(name):
        raise _wrong(where, "'name' should be small letters, digits and dashes")
    if name in before:
        raise _wrong(where, "'name' is already that of another step")
    right = _texts(row, "right", where)
    wrong = field({"wrong": ANY_WRONG if right else {}, **row}, "wrong", dict, where=where)
    for given, called in wrong.items():
        if not isinstance(called, str) or not NAME.fullmatch(called):
            raise _wrong(where, f"'wrong' should name what {given} is told, says {called!r}")
        if given in right:
            raise _wrong(where, f"{given} is both right and wrong")
    if wrong and not right:
        raise _wrong(where, "'wrong' means nothing where no answer is 'right'")
    first = tuple(_said(line, where) for line in _texts(row, "first", where))
    return Step(name, first, _texts(row, "lit", where), right, wrong)


def _texts(row: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    found = field({key: [], **row}, key, list, where=where)
    for one in found:
        if not isinstance(one, str):
            raise _wrong(where, f"{key!r} should be a list of texts, holds {one!r}")
    return tuple(found)


def _said(line: str, where: str) -> Said:
    found = LINE.fullmatch(line)
    if found is None:
        raise _wrong(where, f"'first' should say [seat] question: answer, says {line!r}")
    return Said(None if found["seat"] is None else int(found["seat"]), found["ask"], found["answer"])


def _wrong(where: str, why: str) -> BadContent:
    return BadContent("coach-file", f"{where}: {why}", where=where, why=why)
