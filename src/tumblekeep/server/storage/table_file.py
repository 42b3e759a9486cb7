"""A table as one file: everything it is, for whoever opened it to take it from a device to a server or back.

The file holds the secret of the dice and the keys of its owner's seats. What was said at the table, how its throws flew and which persons
sat there stay behind. Nothing in such a file is trusted: only events of known kinds with known fields are read, and the rules have to
play all of them again.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic_core import from_json

from tumblekeep.server import json_text
from tumblekeep.server.errors import Refusal
from tumblekeep.server.storage.records import EventRow

FORM = 1
MARK = "tumblekeep-table"
MOST_TOKENS = 8
_LONG_NAME = 24
Check = Callable[[Any], bool]


class TableFile(NamedTuple):
    """What such a file holds."""

    table: str
    secret: bytes
    host: str
    tokens: list[str]
    events: list[tuple[int, str, int, dict[str, Any]]]
    """Number, act, moment, and what happened."""


# -- what an event may say ----------------------------------------------------------------------------


def _text(most: int) -> Check:
    return lambda value: isinstance(value, str) and len(value) <= most and value.isprintable()


def _like(pattern: str) -> Check:
    compiled = re.compile(pattern)
    return lambda value: isinstance(value, str) and compiled.fullmatch(value) is not None


def _number(most: int) -> Check:
    return lambda value: type(value) is int and 0 <= value <= most


def _one_of(*values: Any) -> Check:
    return lambda value: any(value is one or (type(value) is type(one) and value == one) for one in values)


def _or_none(check: Check) -> Check:
    return lambda value: value is None or check(value)


def _list(check: Check, most: int = 8) -> Check:
    return lambda value: isinstance(value, list) and len(value) <= most and all(map(check, value))


def _document(most: int) -> Check:
    return lambda value: isinstance(value, dict) and len(json_text.dumps(value)) <= most


def _object(fields: Mapping[str, Check]) -> Check:
    return lambda value: (
        isinstance(value, dict)
        and value.keys() <= fields.keys()
        and all(fields[name](told) for name, told in value.items())
    )


def _lines(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(line, list) and len(line) == 5 for line in value)


_FLAG, _SEAT, _MANY = _one_of(True, False), _number(63), _number(1_000_000)
_HASH, _MAYBE_HASH = _like(r"[0-9a-f]{64}"), _like(r"([0-9a-f]{64})?")
_NAME, _LEVEL = _text(_LONG_NAME), _or_none(_like(r"[a-z]{1,16}"))
_KEY = _like(r"[A-Za-z0-9_-]{0,64}")
_KIND = _one_of("open", "invited", "person", "bot")
_SOURCE = _one_of("sampled", "aimed", "reported")
_PLACE = _one_of("device", "server")
_CAUSE = _one_of("away", "clock", "consent", "hurry", "remote", "device", "server")
_SHORT = _like(r"[A-Za-z0-9_.-]{0,64}")
_NAMES = _list(_text(64), 64)
_CHAIR = _object(
    {
        "kind": _KIND, "name": _NAME, "level": _LEVEL, "hash": _MAYBE_HASH, "seal": _MAYBE_HASH, "remote": _FLAG,
        "key": _KEY, "program": _FLAG,
    }
)  # fmt: skip
_BEGINS: dict[str, Check] = {
    "lines": _lines, "names": _NAMES, "fill": _LEVEL, "numbers": _list(_MAYBE_HASH, 64), "noted": _list(_MAYBE_HASH, 64),
    "hurried": _or_none(_MANY), "seat": _SEAT, "over": _FLAG, "taken_back": _MANY, "loaded": _MANY,
    "hints": _list(_MANY, 64), "waits": _FLAG, "cause": _CAUSE,
}  # fmt: skip

FIELDS: dict[str, dict[str, Check]] = {
    "opened": {
        "game": _SHORT, "version": _MANY, "content": _SHORT, "options": _document(100_000), "pack": _document(10_000),
        "cause": _PLACE, "title": _text(80), "public": _FLAG, "watchable": _FLAG, "throws": _SOURCE,
        "dice": _SOURCE, "draws": _SOURCE, "pace": _one_of("live", "days"), "clock": _MANY,
        "odds": _one_of("off", "after", "always"), "host": _HASH, "commitment": _HASH, "fair": _MANY,
        "seats": _list(_CHAIR, 64), "code": _or_none(_number(2**53)),
    },
    "loaded": _BEGINS,
    "started": _BEGINS,
    "moved": {"lines": _lines, "seat": _SEAT, "over": _FLAG, "cause": _CAUSE},
    "undone": {"seat": _SEAT, "to": _MANY, "consent": _FLAG},
    "sat": {
        "seat": _SEAT, "name": _NAME, "hash": _MAYBE_HASH, "seal": _MAYBE_HASH, "remote": _FLAG, "program": _FLAG,
        "key": _KEY, "pass": _MAYBE_HASH,
    },
    "left": {"seat": _SEAT, "level": _LEVEL, "floor": _MANY},
    "given": {"seat": _SEAT, "level": _LEVEL, "cause": _CAUSE},
    "taken": {"seat": _SEAT, "name": _or_none(_NAME), "cause": _CAUSE},
    "claimed": {"seat": _SEAT, "key": _KEY},
    "keyed": {"seat": _SEAT, "hash": _MAYBE_HASH, "key": _KEY},
    "unkeyed": {"seat": _SEAT, "hash": _MAYBE_HASH, "key": _KEY},
    "timed": {"seat": _SEAT, "double": _FLAG},
    "placed": {"seat": _SEAT, "remote": _FLAG, "cause": _CAUSE},
    "closing": {"fill": _LEVEL},
    "numbered": {"numbers": _list(_MAYBE_HASH, 64), "noted": _list(_MAYBE_HASH, 64)},
    "proposed": {"seat": _SEAT, "to": _MANY},
    "agreed": {"seat": _SEAT},
    "declined": {"seat": _SEAT},
    "said": {"seat": _SEAT},
    "hinted": {"seat": _SEAT},
    "rebased": {"version": _MANY, "content": _SHORT, "options": _document(100_000)},
    "knocked": {"knock": _SHORT, "hash": _MAYBE_HASH},
    "admitted": {"knock": _SHORT},
    "turned_away": {"knock": _SHORT},
    "door": {"closed": _FLAG, "hushed": _FLAG, "watchable": _FLAG},
    "muted": {"seat": _SEAT, "muted": _FLAG},
    "shown_out": {"watcher": _SHORT},
    "departed": {"cause": _PLACE},
    "arrived": {"cause": _PLACE},
}  # fmt: skip
"""What travels of each kind of event. Everything else stays where it happened."""
_BLANK: dict[str, dict[str, Any]] = {"said": {"name": "", "text": ""}, "knocked": {"name": ""}}
"""What a kind of event needs that does not travel."""
_ACT = _like(r"[A-Za-z0-9_.:-]{1,64}")
_MOMENT = _number(10**14)
_MARKS = _like(r"[0-9a-f]{20}")


def travelling(body: Mapping[str, Any]) -> dict[str, Any]:
    """Return what of an event goes into the file."""
    kind = body["kind"]
    fields = FIELDS.get(kind)
    if fields is None:
        raise Refusal(409, "server-move-cannot")
    told = {name: value for name, value in body.items() if name in fields}
    if kind == "opened":
        chairs = [
            {name: value for name, value in chair.items() if name != "person"} for chair in body["seats"]
        ]
        told["seats"] = chairs
    if "mark" in body:
        told["mark"] = body["mark"]
    return {"kind": kind, **told}


def _is_event(told: Any) -> bool:
    if not isinstance(told, dict) or told.get("kind") not in FIELDS:
        return False
    fields = FIELDS[told["kind"]]
    return all(
        name == "kind" or (_MARKS(value) if name == "mark" else name in fields and fields[name](value))
        for name, value in told.items()
    )


# -- the file -----------------------------------------------------------------------------------------


def write_table(table: str, secret: str, host: str, tokens: Sequence[str], rows: Sequence[EventRow]) -> str:
    """Write a table as a file of two lines: what it is, and the rest with its checksum."""
    events: list[list[Any]] = [
        [row.seq, row.action, row.at, travelling(json_text.loads(row.body))] for row in rows
    ]
    rest = json_text.dumps({"secret": secret, "host": host, "tokens": list(tokens), "events": events})
    game = events[0][3]["game"]
    head = {MARK: FORM, "table": table, "game": game, "events": len(events), "hash": _hash(rest)}
    return f"{json_text.dumps(head).decode()}\n{rest.decode()}\n"


def is_table_file(text: str) -> bool:
    """Whether a text begins as such a file does."""
    return text.startswith(f'{{"{MARK}":')


def _hash(rest: bytes) -> str:
    return hashlib.sha256(rest).hexdigest()


def read_table(text: str, most: int) -> TableFile:
    """Read such a file with at most this many events; refuse one that was cut short, changed or never written by us."""
    first, _, rest = text.partition("\n")
    head = _parsed(first)
    if not isinstance(head, dict) or MARK not in head:
        raise Refusal(422, "server-move-unknown")
    if type(head[MARK]) is not int or head[MARK] != FORM:
        raise Refusal(422, "server-move-newer")
    body = rest.rstrip("\r\n").encode("utf-8", "replace")
    if head.get("hash") != _hash(body):
        raise Refusal(422, "server-move-damaged")
    told = _parsed(body)
    if not isinstance(told, dict) or told.keys() != {"secret", "host", "tokens", "events"}:
        raise Refusal(422, "server-move-forged", why="fields")
    token = _like(r"[A-Za-z0-9_-]{32}")
    if not (
        _like(r"[0-9a-hjkmnp-tv-z]{10}")(head.get("table"))
        and _HASH(told["secret"])
        and token(told["host"])
        and _list(token, MOST_TOKENS)(told["tokens"])
        and isinstance(told["events"], list)
    ):
        raise Refusal(422, "server-move-forged", why="fields")
    if len(told["events"]) > most:
        raise Refusal(409, "server-too-many-events", most=most)
    events: list[tuple[int, str, int, dict[str, Any]]] = []
    for number, one in enumerate(told["events"], start=1):
        if not (isinstance(one, list) and len(one) == 4):
            raise Refusal(422, "server-move-forged", why=f"event {number}")
        seq, act, at, body_told = one
        good = type(seq) is int and seq == number and _ACT(act) and _MOMENT(at) and _is_event(body_told)
        if not good or (body_told["kind"] == "opened") != (number == 1):
            raise Refusal(422, "server-move-forged", why=f"event {number}")
        events.append((seq, act, at, body_told))
    if not events:
        raise Refusal(422, "server-move-forged", why="events")
    return TableFile(head["table"], bytes.fromhex(told["secret"]), told["host"], told["tokens"], events)


def _parsed(text: str | bytes) -> Any:
    try:
        return from_json(text, allow_inf_nan=False)
    except ValueError:
        return None


def stored(body: Mapping[str, Any]) -> dict[str, Any]:
    """An event of a file as a place stores it: with blanks for what did not travel."""
    return {"kind": body["kind"], **_BLANK.get(body["kind"], {}), **body}
