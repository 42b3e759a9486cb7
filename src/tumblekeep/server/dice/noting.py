"""What a player's device notes while a game is played: a running hash over every event that it was shown.

The device and whoever checks the file afterwards write each event as the same text and hash it onto what came
before. An event that was changed, left out or made up afterwards gives another hash from there on. Chat is not in it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tumblekeep.core.log import Log
from tumblekeep.server.dice.record import BEGINS, RecordEvent, RecordStep

LEFT_OUT = frozenset({"said", "linked", "claimed", "keyed", "unkeyed"})
"""Events that are in no record: chat, and the link to a rematch."""
SHORT = 8
"""Hex digits that are kept of the hash after each event, to tell which event is the first that differs."""
_HASH = re.compile(r"[0-9a-f]{64}")


def canonical(value: Any) -> str:
    """Write plain data as JSON that every language writes alike: sorted keys, no spaces, numbers as JavaScript
    writes them, and whole numbers of 16 digits or more as text.

    >>> canonical({"b": [1.0, 0.1, 1e-7, 2**53, None], "a": "é"})
    '{"a":"é","b":[1,0.1,1e-7,"9007199254740992",null]}'
    """
    if value is None or isinstance(value, bool | str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else f'"{value}"'
    if isinstance(value, float):
        return _number(value)
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}:{canonical(value[key])}" for key in sorted(value)]
        return "{" + ",".join(parts) + "}"
    return "[" + ",".join(map(canonical, value)) + "]"


def _number(value: float) -> str:
    """Write a number as JavaScript does: the shortest digits that mean it, without an exponent from 1e-6 on.

    >>> [_number(x) for x in (-0.0, 3.0, 12.25, 1.5e-5, -2.5e-7)]
    ['0', '3', '12.25', '0.000015', '-2.5e-7']
    """
    if value == int(value):
        return canonical(int(value))
    sign = "-" if value < 0 else ""
    digits, _, power = repr(abs(value)).partition("e")
    if not power:
        return sign + digits
    figures = digits.replace(".", "")
    if int(power) >= -6:
        return f"{sign}0.{'0' * (-int(power) - 1)}{figures}"
    return f"{sign}{digits}e{int(power)}"


def beside_shown(beside: Any) -> dict[str, Any] | None:
    """What everybody who sees an answer of fate may know of what is written beside it.

    What was left in a bag may tell what others hold, and a throw's luck is shown with the secret.
    """
    if not isinstance(beside, dict):
        return None
    shown = {key: value for key, value in beside.items() if key != "draw"}
    if isinstance(launch := shown.get("launch"), dict):
        shown["launch"] = {key: value for key, value in launch.items() if key != "seed"}
    return shown


class Trail:
    """A running hash, and the first digits of what it was after each event."""

    def __init__(self, terms: Sequence[Any]) -> None:
        self.head = hashlib.sha256(canonical(["tumblekeep noted 3", *terms]).encode()).hexdigest()
        self.short = ""

    def add(self, fact: Sequence[Any]) -> None:
        """Hash one more event onto what came before."""
        self.head = hashlib.sha256((self.head + canonical(fact)).encode()).hexdigest()
        self.short += self.head[:SHORT]


def terms_of(log: Log) -> list[Any]:
    """What a table is from its first moment on: what is played, how throws are made, and the commitment."""
    header, notes = log.header, log.header.notes
    pack = "" if header.pack is None else header.pack["fingerprint"]
    sources = [notes.get("throws"), notes.get("dice", "sampled"), notes.get("draws", "sampled")]
    return [notes.get("table"), header.game, pack, notes.get("commitment"), *sources]


def options_hash(options: Mapping[str, Any]) -> str:
    """Return the hash of a game's options, as the record names them."""
    return hashlib.sha256(canonical(dict(options)).encode()).hexdigest()


def fact_of(event: RecordEvent, hidden: Iterable[bool]) -> list[Any]:
    """One event as a device was shown it; `hidden` tells for each of its answers whether that device might not
    see it."""
    number = event.number if event.kind == "undone" else event.loaded if event.kind == "loaded" else None
    begins = None if event.begins is None else [event.begins[key] for key in BEGINS]
    answers = [_answer(step, bool(veil)) for step, veil in zip(event.steps, hidden, strict=True)]
    return [event.kind, event.by, number, event.cause, begins, answers]


def _answer(step: RecordStep, hidden: bool) -> list[Any]:
    line = step.line
    by = "fate" if line.by is None else line.by
    if hidden:
        return [step.place, by]
    beside = beside_shown(line.beside) if line.by is None else None
    return [step.place, by, line.ask, line.clause, line.answer, beside]


@dataclass(frozen=True)
class PlayerNotes:
    """What a player wrote down before and during the game; empty fields are not compared."""

    commitment: str = ""
    seals: str = ""
    """The seals of all seats in one line, as shown when the table was closed."""
    number: str = ""
    """The player's own number."""
    numbers: tuple[str, ...] = ()
    """The other numbers of the same device."""
    head: str = ""
    """The running hash after the last event that the device was shown."""
    trail: str = ""
    """The first digits of the running hash after each event."""
    hidden: str = ""
    """For each answer: 1 if this device could not see it, otherwise 0."""
    agreed: tuple[int, ...] = ()
    """The undos that this device asked for or agreed to, by their place in the record, counted from 1."""

    @property
    def own(self) -> tuple[str, ...]:
        """All numbers of this device."""
        return tuple(filter(None, (self.number, *self.numbers)))

    def plain(self) -> dict[str, Any]:
        """As the file that the page saves."""
        return {
            "tumblekeep": "noted",
            "commitment": self.commitment,
            "seals": self.seals,
            "numbers": list(self.own),
            "head": self.head,
            "trail": self.trail,
            "hidden": self.hidden,
            "agreed": list(self.agreed),
        }


class BadNotes(ValueError):
    """This is not what a device noted."""


def read_notes(text: str) -> PlayerNotes:
    """Read what a page saved of its notes."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadNotes from error
    if not isinstance(told, dict) or told.get("tumblekeep") != "noted":
        raise BadNotes
    numbers, agreed = told.get("numbers", []), told.get("agreed", [])
    texts = [told.get(key, "") for key in ("commitment", "seals", "head", "trail", "hidden")]
    good = (
        isinstance(numbers, list)
        and isinstance(agreed, list)
        and all(type(one) is int for one in agreed)
        and all(isinstance(one, str) for one in (*texts, *numbers))
        and all(not one or _HASH.fullmatch(one) for one in (*texts[:3], *numbers))
        and re.fullmatch(rf"([0-9a-f]{{{SHORT}}})*", texts[3])
        and re.fullmatch(r"[01]*", texts[4])
        and bool(texts[2]) == bool(texts[3])
        and texts[3].endswith(texts[2][:SHORT])
    )
    if not good:
        raise BadNotes
    commitment, seals, head, trail, hidden = texts
    return PlayerNotes(commitment, seals, "", tuple(numbers), head, trail, hidden, tuple(agreed))


@dataclass(frozen=True)
class TrailCheck:
    """How a device's notes compare with a file."""

    first: RecordEvent | None
    """The first event that is not as it was noted."""
    noted: int
    """How many events the device noted."""


def compare(log: Log, events: Sequence[RecordEvent], noted: PlayerNotes) -> TrailCheck:
    """Hash the events of a file as a device did, and find the first that differs."""
    trail = Trail(terms_of(log))
    shorts = [noted.trail[at : at + SHORT] for at in range(0, len(noted.trail), SHORT)]
    at = 0
    for event, short in zip(events, shorts, strict=False):
        hidden = noted.hidden[at : at + len(event.steps)]
        if len(hidden) < len(event.steps):
            return TrailCheck(event, len(shorts))
        trail.add(fact_of(event, [one == "1" for one in hidden]))
        at += len(event.steps)
        if trail.head[:SHORT] != short:
            return TrailCheck(event, len(shorts))
    if len(shorts) > len(events) or at != len(noted.hidden) or (shorts and trail.head != noted.head):
        return TrailCheck(events[-1] if events else None, len(shorts))
    return TrailCheck(None, len(shorts))
