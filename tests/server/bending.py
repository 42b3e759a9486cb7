"""Bendings of real files: 40 that somebody thought of, and 500 at random. No check may call any of them fair.

A bending is a list of small operations on the lines of a file, so that the page's own test can repeat it:
`["set", path, value]`, `["del", path]`, `["ins", path, value]` and `["renumber"]`. The first part of a path is the
line, counted from 0.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from server import forging
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import Log, Writer, from_text, to_text
from tumblekeep.server.dice import fate
from tumblekeep.server.dice.commitment import commitment, key_of, seal_of
from tumblekeep.server.dice.noting import PlayerNotes
from tumblekeep.server.dice.verification import verify

BENDINGS = forging.VECTORS.parent / "bendings.json"
RANDOM = 500
Lines = list[dict[str, Any]]
Operation = list[Any]


class Bending(NamedTuple):
    """A way to bend one of the files."""

    name: str
    file: int
    operations: list[Operation]


@cache
def files() -> tuple[tuple[Log, PlayerNotes], ...]:
    """Return the honest files, with what a device noted of them: rolls with undos, and draws with throws."""
    games = (forging.played(takes_back=True), forging.played("dungeon_fighter"))
    return tuple((log, forging.noted(log)) for log in games)


@cache
def file_lines(file: int) -> Lines:
    """Return one of the files as plain data, to be read only."""
    return lines_of(files()[file][0])


def lines_of(log: Log) -> Lines:
    """Return a file as plain data, without its checksums."""
    lines = [json.loads(text) for text in to_text(log).splitlines()]
    for line in lines:
        del line["mark"]
    return lines


def bent(lines: Lines, operations: list[Operation]) -> Lines:
    """Return the lines after these operations. Only those that an operation is about are copied: that is half the time."""
    lines = list(lines)
    for what, *more in operations:
        if what == "renumber":
            lines[1:] = [{**line, "n": number} for number, line in enumerate(lines[1:], start=1)]
            continue
        (*way, last), *value = more
        if way:
            lines[way[0]] = copy.deepcopy(lines[way[0]])
        place: Any = lines
        for part in way:
            place = place[part]
        if what == "set":
            place[last] = copy.deepcopy(value[0])
        elif what == "del":
            del place[last]
        else:
            place.insert(last, copy.deepcopy(value[0]))
    return lines


def text_of(lines: Lines) -> str:
    """Return the file of these lines, with right checksums: whoever bends a file can compute them."""
    writer = Writer()
    return "".join(writer._marked(line) for line in lines)


def verdict(lines: Lines, noted: PlayerNotes) -> str:
    """Return what `tumblekeep verify` says: `fair`, `partly`, or what is wrong."""
    try:
        found = verify(from_text(text_of(lines)), noted)
    except TumbleError as error:
        return error.message.id
    return "fair" if found.sure else found.problems[0].id if found.problems else "partly"


# -- what somebody thought of -------------------------------------------------------------------------


def crafted() -> Iterator[Bending]:
    """Yield bendings by somebody who knows how a file is checked."""
    for number, (name, make) in enumerate(CRAFTED):
        file = int(number >= FIRST_OF_THROWS)
        yield Bending(name, file, make(file_lines(file)))


def rolls(lines: Lines) -> list[int]:
    return [n for n, line in enumerate(lines) if n and line["by"] == "fate"]


def ask(lines: Lines, name: str) -> int:
    return next(n for n, line in enumerate(lines) if n and line["ask"] == name)


def choices(lines: Lines) -> list[int]:
    return [n for n, line in enumerate(lines) if n and line["by"] != "fate"]


def notes(*path: Any) -> list[Any]:
    return [0, "notes", *path]


def first(lines: Lines, kind: str) -> int:
    return next(n for n, event in enumerate(lines[0]["notes"]["record"]) if event[0] == kind)


def set_note(key: str, value: Any) -> Callable[[Lines], list[Operation]]:
    return lambda lines: [["set", notes(key), value]]


def in_record(kind: str, field: int, value: Any) -> Callable[[Lines], list[Operation]]:
    return lambda lines: [["set", notes("record", first(lines, kind), field), value]]


def other_faces(lines: Lines) -> list[Operation]:
    at = next(n for n in rolls(lines) if lines[n]["answer"][0] != lines[n]["answer"][0][::-1])
    return [["set", [at, "answer", 0], lines[at]["answer"][0][::-1]]]


def other_sides(lines: Lines) -> list[Operation]:
    """Give a die so many sides of one face that it must show it."""
    at = rolls(lines)[0]
    count = sum(lines[at]["answer"][0])
    return [["set", [at, "beside", "roll", 0, 1], [1, 0, 0]], ["set", [at, "answer", 0], [count, 0, 0]]]


def swapped(lines: Lines, what: str) -> list[Operation]:
    one, other = rolls(lines)[:2]
    return [["set", [one, what], lines[other][what]], ["set", [other, what], lines[one][what]]]


def phantom(lines: Lines, *, with_choice: bool, cause: str | None = "consent") -> list[Operation]:
    """Claim that a choice was undone once more, or a die alone."""
    at = choices(lines)[0] if with_choice else rolls(lines)[0]
    line = lines[at]
    by = None if line["by"] == "fate" else line["by"]
    gone = [line["ask"], line["clause"], by, line["answer"], line.get("beside")]
    undone = lines[0]["notes"]["undone"]
    return [
        ["ins", notes("undone", len(undone)), {"to": at - 1, "lines": [gone]}],
        ["ins", notes("record", first(lines, "undone") + 1), ["moved", by, 1, None]],
        ["ins", notes("record", first(lines, "undone") + 2), ["undone", 0, at - 1, cause]],
    ]


def without_undo(lines: Lines) -> list[Operation]:
    return [
        ["set", notes("undone"), []],
        ["del", notes("record", first(lines, "undone"))],
        ["set", notes("taken_back"), 0],
    ]


def all_loaded(lines: Lines) -> list[Operation]:
    record = lines[0]["notes"]["record"]
    begins = record[first(lines, "started")][4]
    loaded = ["loaded", None, len(lines) - 1, None, begins]
    return [
        ["set", notes("loaded"), len(lines) - 1], ["set", notes("record"), [record[0], loaded]],
        ["set", notes("undone"), []], ["set", notes("taken_back"), 0],
    ]  # fmt: skip


def other_secret(lines: Lines) -> list[Operation]:
    secret = forging.some("another secret")
    players = [{**one, "noted": commitment(secret)} for one in lines[0]["notes"]["players"]]
    return [
        ["set", notes("seed"), secret.hex()], ["set", notes("commitment"), commitment(secret)],
        ["set", notes("players"), players],
    ]  # fmt: skip


def other_number(lines: Lines) -> list[Operation]:
    number = forging.some("another number").hex()
    mine = {"seal": seal_of(number), "number": number}
    return [["set", notes("players", 1), {**lines[0]["notes"]["players"][1], **mine}]]


def withheld(lines: Lines, seconds: int) -> list[Operation]:
    at = first(lines, "started")
    return [
        ["set", notes("players", 1, "number"), ""], ["set", notes("players", 1, "noted"), ""],
        ["set", notes("record", at, 3), "hurry"], ["set", notes("record", at, 4, "hurried"), seconds],
    ]  # fmt: skip


def cut_short(lines: Lines) -> list[Operation]:
    """Leave out the end of the game, and the events that brought it."""
    last = lines[0]["notes"]["record"][-1]
    gone: list[Operation] = [["del", [len(lines) - 1 - n]] for n in range(last[2])]
    return [*gone, ["del", notes("record", len(lines[0]["notes"]["record"]) - 1)]]


def moved_apart(lines: Lines) -> list[Operation]:
    """Claim that the answers of one event came in two."""
    at = next(
        n for n, event in enumerate(lines[0]["notes"]["record"]) if event[0] == "moved" and event[2] > 1
    )
    event = lines[0]["notes"]["record"][at]
    return [
        ["set", notes("record", at, 2), event[2] - 1],
        ["ins", notes("record", at + 1), ["moved", None, 1, None]],
    ]


def only_thing(lines: Lines) -> list[Operation]:
    """Say that nothing else was in the bag than what was drawn."""
    at = next(n for n in rolls(lines) if "draw" in lines[n]["beside"])
    return [["set", [at, "beside", "draw"], [[lines[at]["answer"], 1]]]]


def wished_for(lines: Lines) -> list[Operation]:
    """Draw what one likes, from a bag in an order that gives it."""
    at = next(n for n in rolls(lines) if len(lines[n]["beside"].get("draw", ())) > 2)
    bag = lines[at]["beside"]["draw"]
    place = [thing for thing, _ in bag].index(lines[at]["answer"])
    other = (place + 1) % len(bag)
    bag = list(bag)
    bag[place], bag[other] = bag[other], bag[place]
    return [["set", [at, "answer"], bag[place][0]], ["set", [at, "beside", "draw"], bag]]


def other_landing(lines: Lines, *, beside: bool) -> list[Operation]:
    """Land where another throw did; with its places, or with its own."""
    throws = [n for n in rolls(lines) if lines[n]["ask"] == "throw"]
    one, other = next((a, b) for a in throws for b in throws if lines[a]["answer"] != lines[b]["answer"])
    found: list[Operation] = [["set", [one, "answer"], lines[other]["answer"]]]
    if beside:
        found.append(["set", [one, "beside", "throw"], lines[other]["beside"]["throw"]])
    return found


def as_launch(lines: Lines, throws: str) -> list[Operation]:
    at = ask(lines, "throw")
    count = lines[at]["beside"]["fate"]
    launch = {"seed": fate.throw_seed(key_of(forging.SECRET, forging.NUMBERS), count), "tremor": 0.1}
    return [
        ["set", [at, "beside"], {"launch": launch, "fate": count}], ["set", notes("throws"), throws],
        *other_landing(lines, beside=False),
    ]  # fmt: skip


def as_report(lines: Lines, throws: str) -> list[Operation]:
    """Mark the last throw as reported, so that no number is missing after it."""
    at = [n for n in rolls(lines) if lines[n]["ask"] == "throw"][-1]
    counted: list[Operation] = [
        ["set", [n, "beside", "fate"], lines[n]["beside"]["fate"] - 1] for n in rolls(lines) if n > at
    ]
    return [
        ["set", [at, "beside"], {"reported": True, "seat": 0}],
        ["set", notes("throws"), throws],
        *counted,
    ]


CRAFTED: tuple[tuple[str, Callable[[Lines], list[Operation]]], ...] = (
    ("a roll with other faces", other_faces),
    ("a die with other sides, that shows what one likes", other_sides),
    ("two rolls exchanged", lambda lines: swapped(lines, "answer")),
    ("two numbers of fate exchanged", lambda lines: swapped(lines, "beside")),
    ("two rolls exchanged with their numbers", lambda lines: [*swapped(lines, "answer"), *swapped(lines, "beside")]),
    ("a number of fate's left out", lambda lines: [["set", [rolls(lines)[-1], "beside", "fate"], 999]]),
    ("a roll left out", lambda lines: [["del", [rolls(lines)[0]]], ["renumber"]]),
    ("a roll told twice", lambda lines: [["ins", [rolls(lines)[0]], lines[rolls(lines)[0]]], ["renumber"]]),
    ("a die that nobody undid, alone", lambda lines: phantom(lines, with_choice=False)),
    ("a choice that nobody undid", lambda lines: phantom(lines, with_choice=True)),
    ("a choice that nobody undid, without consent", lambda lines: phantom(lines, with_choice=True, cause=None)),
    ("an undo left out", without_undo),
    ("what was undone left out", lambda lines: [["set", notes("undone"), []]]),
    ("an undo by somebody else", in_record("undone", 1, 1)),
    ("an undo without consent", lambda lines: [*in_record("undone", 3, None)(lines), ["set", notes("taken_back"), 0]]),
    ("an undo that went less far back", in_record("undone", 2, 1)),
    ("a die changed that was undone", lambda lines: [
        ["set", notes("undone", 0, "lines", n, 3, 0), line[3][0][::-1]]
        for n, line in enumerate(lines[0]["notes"]["undone"][0]["lines"]) if line[2] is None
    ]),
    ("loaded, at a table that was never loaded", set_note("loaded", 1_000_000)),
    ("all of it loaded", all_loaded),
    ("another secret", other_secret),
    ("another secret, and the old commitment", set_note("seed", forging.some("other").hex())),
    ("another number", other_number),
    ("a number left out", lambda lines: [["set", notes("players", 0, "number"), ""]]),
    ("a player who added nothing", lambda lines: [["set", notes("players", 0), {"seal": "", "number": "", "noted": ""}]]),
    ("a number that the host did not wait for", lambda lines: withheld(lines, 12)),
    ("the first scheme", set_note("fair", 1)),
    ("the second scheme", set_note("fair", 2)),
    ("a table with real dice", set_note("throws", "reported")),
    ("another table", set_note("table", "another")),
    ("a bot in a person's place", set_note("bots", [1])),
    ("a person called otherwise", lambda lines: [["set", [0, "seats", 0], "Eve"]]),
    ("a roll made by a player", lambda lines: [["set", [rolls(lines)[0], "by"], 0]]),
    ("a choice made by somebody else", lambda lines: [["set", [choices(lines)[0], "by"], 1]]),
    ("something beside a choice", lambda lines: [["set", [choices(lines)[0], "beside"], {"fate": 1}]]),
    ("the end of the game left out", cut_short),
    ("one event told as two", moved_apart),
    ("nothing else in the bag", only_thing),
    ("a card drawn that one likes", wished_for),
    ("another landing", lambda lines: other_landing(lines, beside=False)),
    ("another landing, with its places", lambda lines: other_landing(lines, beside=True)),
    ("a landing dressed as aimed", lambda lines: as_launch(lines, "sampled")),
    ("a landing dressed as aimed, at a table where people aim", lambda lines: as_launch(lines, "aimed")),
    ("a landing marked as reported", lambda lines: as_report(lines, "sampled")),
    ("a landing marked as reported, at a table with real dice", lambda lines: as_report(lines, "reported")),
)  # fmt: skip
FIRST_OF_THROWS = [name for name, _ in CRAFTED].index("nothing else in the bag")
"""From here on the second file is bent."""


# -- at random ----------------------------------------------------------------------------------------


@cache
def at_random(seed: int = 34) -> tuple[Bending, ...]:
    """Return 500 bendings, each of one or two random places."""
    return tuple(_at_random(Random(seed)))


def _at_random(chance: Random) -> Iterator[Bending]:
    for number in range(RANDOM):
        file = number % 2
        lines = file_lines(file)
        while True:
            operations = [_one(lines, chance) for _ in range(chance.choice((1, 1, 1, 2)))]
            try:
                if bent(lines, operations) != lines:
                    break
            except (IndexError, KeyError, TypeError):
                continue  # the second is where the first has taken something away
        yield Bending(f"at random {number}", file, operations)


def _one(lines: Lines, chance: Random) -> Operation:
    way = _way(lines, chance)
    place: Any = lines
    for part in way[:-1]:
        place = place[part]
    value = place[way[-1]]
    what = chance.choice(("set", "set", "set", "del", "ins"))
    if what == "ins" and isinstance(place, list):
        return ["ins", way, chance.choice(place)]
    if what == "del":
        return ["del", way]
    if isinstance(place, list) and chance.random() < 0.4:
        return ["set", way, chance.choice(place)]
    return ["set", way, _other(value, chance)]


def _way(lines: Lines, chance: Random) -> list[Any]:
    """Go down from a random line to a random place in it."""
    way: list[Any] = [0 if chance.random() < 0.4 else chance.randrange(len(lines))]
    place: Any = lines[way[0]]
    while True:
        keys = list(place) if isinstance(place, dict) else range(len(place))
        way.append(chance.choice(keys))
        place = place[way[-1]]
        if not isinstance(place, dict | list) or not place or chance.random() < 0.15:
            return way


def _other(value: Any, chance: Random) -> Any:
    """Return something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return max(0, value + chance.choice((-2, -1, 1, 2, 17)))
    if isinstance(value, str):
        at = chance.randrange(len(value) + 1)
        return value[:at] + chance.choice("0123456789abcdef") + value[at + 1 :]
    return chance.choice((None, 0, [], {}, "fate"))


# -- for the page -------------------------------------------------------------------------------------


def vectors() -> str:
    """Return all bendings as the page's own test reads them, each with what the server says about the file."""
    told = []
    for bending in (*crafted(), *at_random()):
        lines = bent(file_lines(bending.file), bending.operations)
        found = verdict(lines, PlayerNotes())
        rules = None if found in ("fair", "partly") else found
        told.append([bending.name, bending.file, rules, bending.operations])
    honest = [{"lines": lines_of(log), "noted": noted.plain()} for log, noted in files()]
    rows = ",\n".join(json.dumps(one, ensure_ascii=False) for one in told)
    return f'{{"files":{json.dumps(honest, ensure_ascii=False)},\n"bendings":[\n{rows}\n]}}\n'
