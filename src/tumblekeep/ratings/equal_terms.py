"""Which games count for a rating: only those between persons on equal terms, and why another does not.

The same reasons hold before a game, from a table's settings, and after it, from its log.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tumblekeep.core.log import Log
from tumblekeep.core.message import Message

PERSON = "person"
BOT = "bot"
GUEST = "guest"
"""Somebody without a name that lasts: there is nobody to rate."""


@dataclass(frozen=True, kw_only=True)
class TableTerms:
    """What decides whether a table counts. The defaults are those of a table that does."""

    seats: Sequence[str]
    """Who sits there, by seat: `person`, `guest`, `bot`, or another word for a seat that is still free."""
    twice: bool = False
    """Whether one person has several seats."""
    odds: str = "off"
    """`off`, `after` or `always`. Only with `off` can nobody ask for hints either."""
    dice: str = "sampled"
    draws: str = "sampled"
    throws: str = "sampled"
    """Who rolls, draws and throws: `reported` is people with real things."""
    hints: int = 0
    """How many hints were asked for."""
    taken_back: int = 0
    """How often answers were taken back with consent."""
    loaded: int = 0
    """How many answers came from a file."""
    carried: int = 0
    """How often the table was taken to another place: whoever took it could look at its secret."""
    pack: bool = False
    """Whether a pack changes the game: ratings of the game as it is would not fit."""


def why_not_counted(terms: TableTerms) -> tuple[Message, ...]:
    """Every reason why a table does not count; none: it counts."""
    return tuple(Message(f"uncounted-{reason}") for reason in _reasons(terms))


def _reasons(terms: TableTerms) -> Iterator[str]:
    if BOT in terms.seats:
        yield "bots"
    if GUEST in terms.seats:
        yield "guests"
    if terms.twice:
        yield "twice"
    if len(terms.seats) < 2:
        yield "alone"
    if terms.odds != "off":
        yield "odds"
    if terms.hints:
        yield "hints"
    if terms.taken_back:
        yield "taken-back"
    if "reported" in (terms.dice, terms.draws, terms.throws):
        yield "real-dice"
    if terms.loaded:
        yield "loaded"
    if terms.carried:
        yield "carried"
    if terms.pack:
        yield "pack"


REASONS = (
    "bots",
    "guests",
    "twice",
    "alone",
    "odds",
    "hints",
    "taken-back",
    "real-dice",
    "loaded",
    "carried",
    "pack",
    "unfinished",
)
"""Each is a message `uncounted-REASON` of the catalogue `ratings`."""


def terms_of(log: Log, *, odds: str) -> TableTerms:
    """Read a table's terms from its log. A file does not name the rule for odds, so the table has to."""
    notes = log.header.notes
    bots = {int(seat) for seat in notes.get("bots", ())}  # a list of seats, or a level by seat
    return TableTerms(
        seats=[BOT if seat in bots else PERSON for seat in range(len(log.header.seats))],
        odds=odds,
        dice=_source(notes, "dice"),
        draws=_source(notes, "draws"),
        throws=_source(notes, "throws"),
        hints=sum(notes.get("hints", ())),
        taken_back=notes.get("taken_back", 0),
        loaded=notes.get("loaded", 0),
        carried=sum(event[0] == "arrived" for event in notes.get("record", ())),
        pack=log.header.pack is not None,
    )


def why_log_not_counted(log: Log, *, odds: str, over: bool) -> tuple[Message, ...]:
    """Every reason why a game does not count, from its log; `over` says whether it was played to its end."""
    found = why_not_counted(terms_of(log, odds=odds))
    return found if over else (*found, Message("uncounted-unfinished"))


def _source(notes: Mapping[str, Any], name: str) -> str:
    said = notes.get(name, "sampled")
    return "reported" if said == "reported" else "sampled"
