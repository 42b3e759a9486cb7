"""Does the record of a table agree with itself, and with what the first line of the file says?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.core.log import Log
from tumblekeep.server.dice.noting import options_hash
from tumblekeep.server.dice.record import BadRecord, RecordEvent, events_of, is_reported
from tumblekeep.server.dice.verdict import UnfairDice

NOTES = frozenset(
    {
        "table", "bots", "taken_back", "hints", "commitment", "seed", "fair", "players", "throws", "dice", "draws",
        "remote", "loaded", "record", "undone", "began", "day",
    }
)  # fmt: skip
"""Everything that a file of the third scheme notes. Anything else was put in by somebody else."""
ON_DEVICE = "device"
"""Why a table is opened, taken or brought: by a player's own device, which then holds its secret."""
MOVES = ("departed", "arrived")
BECOMES = {"given": "bot", "left": "bot", "taken": "person", "sat": "person"}
"""Who plays a seat after an event."""


def checked_record(log: Log) -> list[RecordEvent]:
    """Read the record of a table, and check everything that the file says about the table itself against it."""
    notes, header = log.header.notes, log.header
    if unknown := sorted(set(notes) - NOTES):
        raise UnfairDice("verify-notes", what=unknown[0][:80])
    if notes.get("throws") not in ("sampled", "aimed", "reported"):
        raise UnfairDice("verify-notes", what="throws")
    events = events_of(log)
    if any(event.by is not None and not 0 <= event.by < len(header.seats) for event in events):
        raise BadRecord
    told = _table(events, list(header.seats))
    follows = {
        "version": header.version,
        "content": header.content,
        "options": options_hash(header.options),
        "began": notes.get("began"),
        "bots": notes.get("bots"),
        "remote": notes.get("remote", []),
    }
    if not any(event.kind == "loaded" for event in events):  # a saved game brings counts of its own
        follows["taken_back"] = notes.get("taken_back")
        follows["hints"] = notes.get("hints", [0] * len(header.seats))
    for key, value in follows.items():
        if told.get(key) != value:
            raise UnfairDice("verify-notes", what=key)
    return events


def _table(events: Sequence[RecordEvent], names: list[str]) -> dict[str, Any]:
    """Work out from the events what the file has to say about its table."""
    told: dict[str, Any] = {"began": None, "taken_back": 0, "hints": [0] * len(names)}
    seats: list[str] = []
    remote: set[int] = set()
    started: Any = None
    for event in events:
        if event.begins is not None:
            told |= {key: event.begins[key] for key in ("version", "content", "options")}
            if event.kind == "rebased" and not seats:
                continue  # nobody had played yet
            if [name for _, name in event.begins["seats"]] != names:
                raise UnfairDice("verify-notes", what="seats")
            seats, remote = [kind for kind, _ in event.begins["seats"]], set(event.begins["remote"])
            if event.kind == "rebased":
                told["began"] = started
            else:
                started, told["began"] = event.begins["version"], None
        elif seats and event.by is not None and event.kind in BECOMES:
            seats[event.by] = BECOMES[event.kind]
            remote -= {event.by} if event.kind == "left" else set()
        elif event.kind == "placed" and event.by is not None:
            remote = remote | {event.by} if event.cause == "remote" else remote - {event.by}
        elif event.kind == "hinted" and event.by is not None:
            told["hints"][event.by] += 1
        elif event.kind == "undone" and event.cause == "consent":
            told["taken_back"] += 1
    told["bots"] = [seat for seat, kind in enumerate(seats) if kind == "bot"]
    return told | {"remote": sorted(remote)}


def was_on_device(events: Sequence[RecordEvent]) -> bool:
    """Tell whether a player's device ever held the secret of this table."""
    return any(
        event.kind in MOVES or (event.kind == "opened" and event.cause == ON_DEVICE) for event in events
    )


def check_undos(log: Log, events: Sequence[RecordEvent]) -> None:
    """Check what was taken back: never fate's answer alone, because it would only be rolled again; and never any of
    fate's without everybody's consent."""
    withheld = any(player["seal"] and not player["number"] for player in log.header.notes["players"])
    hurried = False
    for event in events:
        if event.begins is not None and event.kind == "started":
            hurried = event.begins["hurried"] is not None
            if hurried != (event.cause == "hurry"):
                raise BadRecord
        if event.kind != "undone":
            continue
        first = event.undone[0]
        if first.by is None and not is_reported(first):
            raise UnfairDice("verify-undone-die", place=event.number + 1)
        if event.takes_dice and event.cause != "consent":
            raise UnfairDice("verify-undone-alone", place=event.number + 1)
    if withheld and not hurried:
        raise UnfairDice("verify-notes", what="hurried")
