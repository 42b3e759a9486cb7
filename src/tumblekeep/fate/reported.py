"""Fate as people report it: what real dice showed, which card came up, where the die landed.

`read` turns typed text into an answer, for any question to fate and without knowing the game. Dice are typed by
their faces (`6 5 3`, `DDDMMF`, `3D 2M`) as `fate.dice_words` understands them, cards by name, landings as
`fate.landing_words` does. What things are called is declared by the question's `Ask`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tumblekeep.core.chance import Draw, Roll, RollEach, Throw
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.message import Message
from tumblekeep.core.question import Question
from tumblekeep.fate.dice_words import MisreadReport, read_pools, read_sides
from tumblekeep.fate.landing_words import read_flip, read_landing
from tumblekeep.fate.names import NamedThing, Say, begun, meant, no_names, words_of
from tumblekeep.fate.phrases import Ways, no_words
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup

LONGEST = 20_000
MOST_NAMED = 12
"""How many things of a large bag an error names."""


class ReportedFate:
    """Asks a person until the report makes sense.

    `hear` receives the question, and what was wrong with the last report (None the first time). It returns the text
    that was typed.
    """

    def __init__(
        self,
        hear: Callable[[Question, MisreadReport | None], str],
        say: Say = no_names,
        ways: Ways = no_words,
    ) -> None:
        self.hear = hear
        self.say = say
        self.ways = ways

    def __call__(self, question: Question) -> Any:
        """Return the answer that somebody typed."""
        trouble: MisreadReport | None = None
        while True:
            try:
                return read(question, self.hear(question, trouble), self.say, self.ways)
            except MisreadReport as error:
                trouble = error


def read(question: Question, text: str, say: Say = no_names, ways: Ways = no_words) -> Any:
    """Read typed text as the answer to this question, or raise a MisreadReport that says what is wrong with it.

    `say` returns the ways to say a name that the game declares, `ways` those of a message about throws.

    >>> from tumblekeep.core.ask import Ask
    >>> from tumblekeep.core.chance import D6, Die, Roll
    >>> read(Roll(Ask("roll", "LD-4.1"), 0, [(Die("normal", "DDMMFF"), 6)]), "DDDMMF")
    ((3, 2, 1),)
    >>> read(Roll(Ask("roll", "LD-4.1"), 0, [(D6, 3)]), "6 5 3")
    ((0, 0, 1, 0, 1, 1),)
    """
    words = text.strip()
    if isinstance(question, Throw):
        return _landing(question, words, ways)
    if not words:
        raise MisreadReport("ui-misread-empty", "nothing was typed")
    if len(words) > LONGEST:
        raise MisreadReport("ui-misread-long", "that is far too long to be a roll")
    if isinstance(question, Roll):
        return question.check(read_pools(question, words, say))
    if isinstance(question, RollEach):
        return question.check(read_sides(question, words, say))
    assert isinstance(question, Draw), f"{question!r} is not a question to fate"
    return question.check(_thing(question, words, say))


# -- cards and landings ---------------------------------------------------------------------------


def _thing(question: Draw, text: str, say: Say) -> str:
    """Find a thing by its name or id, by the beginning or some words of either, or by its number in the list."""
    things = [NamedThing.of(thing, question.ask.thing(thing), say) for thing in question.bag]
    words = words_of(text)
    exact = meant(words, [thing for thing in things if words in thing.ways])
    if text.isdecimal() and not exact:
        numbered = not any(way and way[0].isdecimal() for thing in things for way in thing.ways)
        listed = list(dict.fromkeys(thing.called for thing in things))
        if numbered and 1 <= int(text) <= len(listed):
            return next(thing.id for thing in things if thing.called == listed[int(text) - 1])
        raise _not_there(text, things)
    fitting = exact or (begun(words, things) or meant(words, things) if words else [])
    if fitting and all(thing.called == fitting[0].called for thing in fitting):
        return fitting[0].id  # cards of the same name are alike
    if fitting:
        several = ", ".join(thing.called for thing in fitting[:8])
        raise MisreadReport(
            "ui-misread-several", f"{text[:40]!r} could be {several}", word=text[:40], several=several
        )
    raise _not_there(text, things)


def _not_there(text: str, things: list[NamedThing]) -> MisreadReport:
    known = ", ".join(thing.called for thing in things[:MOST_NAMED]) + (
        " …" if len(things) > MOST_NAMED else ""
    )
    return MisreadReport(
        "ui-misread-thing",
        f"{text[:40]!r} is not there to be drawn; there is: {known}",
        word=text[:40],
        known=known,
    )


def _landing(question: Throw[Any], words: str, ways: Ways) -> Any:
    """Read a landing as people say it, or as the JSON object that a file keeps."""
    try:
        if words.startswith("{"):
            return question.check(json.loads(words))
        setup = question.setup
        if setup.get("game") not in BOARDS:
            raise MisreadReport("told-no-record", "this throw is reported as a JSON object")
        by = 0 if question.seat is None else question.seat
        if "template" in setup:
            return question.check(read_flip(FlipSetup.from_json(setup), words, ways, by))
        return question.check(read_landing(ThrowSetup.from_json(setup), words, ways, by))
    except FieldError as error:
        said = error.message or Message("told-no-record")
        raise MisreadReport(said.id, str(error), **said.args) from error
    except IllegalAnswer as error:
        # an error that no person could have made has no sentence of its own
        said = Message("told-no-record") if error.message.id == "illegal-throw" else error.message
        raise MisreadReport(said.id, str(error), **said.args) from error
    except (json.JSONDecodeError, RecursionError) as error:
        raise MisreadReport("told-no-record", f"not a JSON object: {error}") from error
