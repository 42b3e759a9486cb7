"""Fate as people report it: what real dice showed, which card came up, where the die landed.

`read` turns typed text into an answer, for any question to fate and without knowing the game. Dice are typed by
their faces (`6 5 3`, `DDDMMF`, `3D 2M`), cards by name, landings as `fate.landing_words` understands them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from tumblekeep.core.chance import Draw, Roll, RollEach, Throw
from tumblekeep.core.errors import IllegalAnswer, TumbleError
from tumblekeep.core.message import Message
from tumblekeep.core.question import Question
from tumblekeep.fate.landing_words import read_flip, read_landing
from tumblekeep.fate.phrases import Ways, no_words
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup

Name = Callable[[str], str]
"""Returns the name of a thing in a bag, or of a face, in the reader's language."""
LONGEST = 20_000


class MisreadReport(TumbleError):
    """The typed text is nothing that these dice, this bag or this throw can show."""


class ReportedFate:
    """Asks a person until the report makes sense.

    `hear` receives the question, and what was wrong with the last report (None the first time). It returns the text
    that was typed.
    """

    def __init__(
        self, hear: Callable[[Question, MisreadReport | None], str], name: Name = str, ways: Ways = no_words
    ) -> None:
        self.hear = hear
        self.name = name
        self.ways = ways

    def __call__(self, question: Question) -> Any:
        """Return the answer that somebody typed."""
        trouble: MisreadReport | None = None
        while True:
            try:
                return read(question, self.hear(question, trouble), self.name, self.ways)
            except MisreadReport as error:
                trouble = error


def read(question: Question, text: str, name: Name = str, ways: Ways = no_words) -> Any:
    """Read typed text as the answer to this question, or raise a MisreadReport that says what is wrong with it.

    `name` returns what things and faces are called, `ways` how a message can be said in any language.

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
        return question.check(_pools(question, words, name))
    if isinstance(question, RollEach):
        return question.check(_sides(question, words, name))
    assert isinstance(question, Draw), f"{question!r} is not a question to fate"
    return question.check(_thing(question, words, name))


# -- dice -----------------------------------------------------------------------------------------


def _pools(question: Roll, words: str, name: Name) -> tuple[tuple[int, ...], ...]:
    """Read groups of faces, one for each pool, separated by slashes. Without slashes the pools follow each other."""
    pools = question.pools
    groups = [group.strip() for group in re.split(r"[/|;]", words)]
    if len(groups) == 1 and len(pools) > 1:
        known = list(dict.fromkeys(face for die, _ in pools for face in die.faces))
        faces = _faces(groups[0], known, name)
        wanted = sum(n for _, n in pools)
        if len(faces) != wanted:
            raise _miscounted(wanted, len(faces), " + ".join(die.name for die, _ in pools))
        parts, start = [], 0
        for _, n in pools:
            parts.append(faces[start : start + n])
            start += n
    elif len(groups) != len(pools):
        raise MisreadReport(
            "ui-misread-groups",
            f"{len(pools)} groups of dice were rolled, {len(groups)} were typed",
            wanted=len(pools),
            given=len(groups),
        )
    else:
        parts = [_faces(group, die.faces, name) for group, (die, _) in zip(groups, pools, strict=True)]
    counts = []
    for part, (die, n) in zip(parts, pools, strict=True):
        if len(part) != n:
            raise _miscounted(n, len(part), die.name)
        for face in part:
            if face not in die.faces:
                raise _unknown_face(face, die.faces)
        counts.append(tuple(part.count(face) for face in die.faces))
    return tuple(counts)


def _faces(words: str, known: Sequence[str], name: Name) -> list[str]:
    """Read the faces in a text: separate (`6 5 3`), run together (`DDM`), or counted (`3D 2M`, `3x D`)."""
    called = {name(face).casefold(): face for face in known} | {face.casefold(): face for face in known}
    single = all(len(face) == 1 for face in known)
    found: list[str] = []
    for word in re.sub(r"(?<=\d)\s*[x×*]\s*(?=\D)", "x", words).replace(",", " ").split():
        folded = word.casefold()
        counted = re.fullmatch(r"(\d{1,3})x?(\D.*)", folded)
        if folded in called:
            found.append(called[folded])
        elif counted and counted[2] in called:
            found += [called[counted[2]]] * int(counted[1])
        elif single and all(letter in called for letter in folded):
            found += [called[letter] for letter in folded]
        else:
            raise _unknown_face(word, known)
    return found


def _sides(question: RollEach, words: str, name: Name) -> tuple[int, ...]:
    """Read one face for each die, in the dice's order, or `red:5 blue:3` in any order; `#2` is the second side."""
    dice = question.dice
    typed = words.replace(",", " ").split()
    single = all(len(side) == 1 for _, sides in dice for side in sides)
    if len(typed) == 1 and len(dice) > 1 and single and len(words) == len(dice):
        typed = list(words)
    if len(typed) != len(dice):
        raise _miscounted(len(dice), len(typed), " ".join(die for die, _ in dice))
    named: dict[int, str] = {}
    loose: list[str] = []
    for word in typed:
        die, colon, face = word.partition(":")
        if not colon:
            loose.append(word)
            continue
        places = [
            place
            for place, (known, _) in enumerate(dice)
            if known.casefold() == die.casefold() and place not in named
        ]
        if not places:
            raise MisreadReport(
                "ui-misread-die",
                f"no die {die!r} was rolled; rolled: {', '.join(known for known, _ in dice)}",
                die=die[:40],
                known=", ".join(known for known, _ in dice),
            )
        named[places[0]] = face
    rest = iter(loose)
    return tuple(
        _side(named[place] if place in named else next(rest), sides, name)
        for place, (_, sides) in enumerate(dice)
    )


def _side(word: str, sides: Sequence[str], name: Name) -> int:
    numbered = re.fullmatch(r"#(\d{1,3})", word)
    if numbered and 1 <= int(numbered[1]) <= len(sides):
        return int(numbered[1]) - 1
    for place, side in enumerate(sides):
        if word.casefold() in (side.casefold(), name(side).casefold()):
            return place
    raise _unknown_face(word, list(dict.fromkeys(sides)))


def _unknown_face(word: str, known: Sequence[str]) -> MisreadReport:
    faces = " ".join(known)
    return MisreadReport(
        "ui-misread-face",
        f"{word[:40]!r} is on none of these dice; faces: {faces}",
        word=word[:40],
        faces=faces,
    )


def _miscounted(wanted: int, given: int, die: str) -> MisreadReport:
    return MisreadReport(
        "ui-misread-count",
        f"{wanted} dice were rolled ({die}), {given} were typed",
        wanted=wanted,
        given=given,
        die=die,
    )


# -- cards and landings ---------------------------------------------------------------------------


def _thing(question: Draw, words: str, name: Name) -> str:
    """Find a thing by its name or id, by the beginning of either, or by its number in the list."""
    things = list(question.bag)
    folded = words.casefold()
    for thing in things:
        if folded in (thing.casefold(), name(thing).casefold()):
            return thing
    if words.isdecimal():
        numbered = not any(thing.isdecimal() for thing in things)
        if numbered and 1 <= int(words) <= len(things):
            return things[int(words) - 1]
        raise _not_there(words, things, name)
    fitting = [
        thing
        for thing in things
        if thing.casefold().startswith(folded) or name(thing).casefold().startswith(folded)
    ]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        several = ", ".join(name(thing) for thing in fitting[:8])
        raise MisreadReport(
            "ui-misread-several", f"{words[:40]!r} could be {several}", word=words[:40], several=several
        )
    raise _not_there(words, things, name)


def _not_there(words: str, things: Sequence[str], name: Name) -> MisreadReport:
    known = ", ".join(name(thing) for thing in things[:12]) + (" …" if len(things) > 12 else "")
    return MisreadReport(
        "ui-misread-thing",
        f"{words[:40]!r} is not there to be drawn; there is: {known}",
        word=words[:40],
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
