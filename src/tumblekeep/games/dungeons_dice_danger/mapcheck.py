"""Checks a map: every problem says what is wrong, and at which space, room or key.

`check_map` takes anything that JSON can hold. It first checks the shape (keys and kinds of values), then the meaning
(numbers, neighbours, ways through). It returns all problems of the first check that finds any.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tumblekeep.core.message import Argument, Message
from tumblekeep.games.dungeons_dice_danger.mapfile import (
    MARGIN,
    TWO_BOXES,
    cells_of,
    completed,
    neighbours,
)
from tumblekeep.games.dungeons_dice_danger.mapshape import UNLOCKING, shape_problems
from tumblekeep.kit.sheet import Graph


class MapProblem(NamedTuple):
    """One thing that is wrong with a map."""

    where: str
    """Where it is: `spaces[4] B1`, `rooms[0] purple-pup`, `life_tracker[8]`."""
    message: Message
    """What is wrong; its arguments include `where`, so that it is a whole sentence."""


def problem(where: str, name: str, /, **arguments: Argument) -> MapProblem:
    """Make a problem of this name (message `map-<name>`) at this place."""
    return MapProblem(where, Message(f"map-{name}", {"where": where, **arguments}))


def check_map(document: object) -> list[MapProblem]:
    """Return everything that is wrong with a map; empty if it can be played."""
    found = [problem(one.where, one.name, **one.arguments) for one in shape_problems(document)]
    if found:
        return found
    assert isinstance(document, dict)
    whole = completed(document)
    found = [*_places(whole)]
    if found:  # neighbours and ways can't be checked if places are wrong
        return found
    return [
        *_drawing(whole),
        *_starts(whole),
        *_spaces(whole),
        *_rooms(whole),
        *_clouds(whole),
        *_trackers(whole),
        *_achievements(whole),
        *_ways(whole),
    ]


def _named(whole: Mapping[str, Any], key: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, row in enumerate(whole[key]):
        yield f"{key}[{number}] {row['id']}", row


def _places(whole: Mapping[str, Any]) -> Iterator[MapProblem]:
    """Check that ids are unique, every place has its own cells on the grid, and neighbours exist."""
    cell, size = whole["canvas"]["cell"], whole["canvas"]["space_size"]
    ids: dict[str, str] = {}
    taken: dict[tuple[int, int], str] = {}
    everything = [*_named(whole, "spaces"), *_named(whole, "rooms")]
    for where, row in everything:
        if row["id"] in ids:
            yield problem(where, "same-id", other=ids[row["id"]])
        ids.setdefault(row["id"], where)
        for place in cells_of(row, cell, size):
            if place in taken:
                yield problem(where, "same-cell", other=taken[place], col=place[0], row=place[1])
            taken.setdefault(place, where)
        col, line = cells_of(row, cell, size)[0]
        middle = 0 if "w" in row else size // 2
        x, y = MARGIN + middle + col * cell, MARGIN + middle + line * cell
        if (row["x"], row["y"]) != (x, y):
            yield problem(where, "off-grid", x=x, y=y)
    for where, row in everything:
        for other in row["adj"]:
            if other not in ids:
                yield problem(where, "no-neighbour", other=other)


def _drawing(whole: Mapping[str, Any]) -> Iterator[MapProblem]:
    """Check that neighbours are drawn side by side and name each other (DDD-MOVE-6)."""
    cell, size = whole["canvas"]["cell"], whole["canvas"]["space_size"]
    spaces, rooms = whole["spaces"], whole["rooms"]
    cells = {place: row["id"] for row in (*spaces, *rooms) for place in cells_of(row, cell, size)}
    beside = neighbours(spaces, rooms, cells, cell, size)
    lists = {row["id"]: row["adj"] for row in (*spaces, *rooms)}
    for where, row in (*_named(whole, "spaces"), *_named(whole, "rooms")):
        for other in row["adj"]:
            if row["id"] not in lists[other]:
                yield problem(where, "one-way", other=other)
            elif other not in beside[row["id"]]:
                yield problem(where, "not-beside", other=other)
        for other in beside[row["id"]]:
            if other not in row["adj"] and row["id"] not in lists[other]:
                yield problem(where, "beside", other=other)


def _starts(whole: Mapping[str, Any]) -> Iterator[MapProblem]:
    """Check that Start spaces have the numbers 2 to 12, each once (DDD-SETUP-12)."""
    seen: dict[int, str] = {}
    for where, row in _named(whole, "spaces"):
        if row["kind"] == "start" and row["number"] is not None:
            if row["number"] in seen:
                yield problem(where, "start-twice", number=row["number"], other=seen[row["number"]])
            seen.setdefault(row["number"], where)
    for number in range(2, 13):
        if number not in seen:
            yield problem("spaces", "start-missing", number=number)


def _spaces(whole: Mapping[str, Any]) -> Iterator[MapProblem]:
    rooms = {row["id"]: row for row in whole["rooms"]}
    for where, row in _named(whole, "spaces"):
        yield from _numbers(where, row)
        yield from _marks(where, row)
        if row["unlocks"] is not None:
            yield from _unlocks(where, row, rooms)
        elif row["kind"] in UNLOCKING:
            yield problem(where, "unlocks-missing", kind=row["kind"])


def _numbers(where: str, row: Mapping[str, Any]) -> Iterator[MapProblem]:
    """Check that there is a number, and as many boxes as the kind of space has."""
    kind, number = row["kind"], row["number"]
    unnumbered = kind in ("cloud", "gate")
    if unnumbered and number is not None:
        yield problem(where, "number-written", kind=kind)  # DDD-PP-1, -5
    if not unnumbered and number is None:
        yield problem(where, "number-missing", kind=kind)
    boxes = 2 if kind in TWO_BOXES else 1
    if row["boxes"] != boxes:
        yield problem(where, "boxes", kind=kind, boxes=boxes)


def _marks(where: str, row: Mapping[str, Any]) -> Iterator[MapProblem]:
    """Check keys that only some kinds of space may have."""
    kind, number = row["kind"], row["number"]
    if kind == "fist" and number is not None and number % 2:
        yield problem(where, "fist-odd", number=number)  # DDD-AA-1: no double is odd
    if kind == "gate" and row["reward"] is not None:
        yield problem(where, "gate-reward")
    if row["side"] is not None and kind != "start":
        yield problem(where, "side", kind=kind)
    if row["cloud"] is not None and kind != "cloud":
        yield problem(where, "cloud-number", kind=kind)


def _unlocks(where: str, row: Mapping[str, Any], rooms: Mapping[str, Any]) -> Iterator[MapProblem]:
    """Check that a space unlocks its own number, white in an existing room; a grey one in an adjacent room."""
    kind, room, number = row["kind"], row["unlocks"]["room"], row["unlocks"]["number"]
    if kind not in UNLOCKING:
        yield problem(where, "unlocks-kind", kind=kind)
        return
    if room not in rooms:
        yield problem(where, "unlocks-room", room=room)
        return
    if number not in rooms[room]["white"]:
        yield problem(where, "unlocks-number", room=room, number=number)
    if number != row["number"]:
        yield problem(where, "unlocks-other", number=number)  # DDD-MONSTER-4
    if kind == "grey" and room not in row["adj"]:
        yield problem(where, "unlocks-far", room=room)


def _rooms(whole: Mapping[str, Any]) -> Iterator[MapProblem]:
    bosses = [where for where, row in _named(whole, "rooms") if row["role"] == "boss"]
    if len(bosses) != 1:
        yield problem("rooms", "boss", count=len(bosses))
    opened = {
        (row["unlocks"]["room"], row["unlocks"]["number"])
        for row in whole["spaces"]
        if row["unlocks"] is not None
    }
    names: dict[str, str] = {row["id"]: where for where, row in _named(whole, "spaces")}
    for where, row in _named(whole, "rooms"):
        if row["name"] in names:
            yield problem(where, "same-name", name=row["name"], other=names[row["name"]])
        names.setdefault(row["name"], where)
        if not row["black"] and not row["white"]:
            yield problem(where, "room-numbers")
        for number in row["white"]:
            if number in row["black"]:
                yield problem(where, "room-both", number=number)
            elif (row["id"], number) not in opened:
                yield problem(where, "room-locked", number=number)
        if row["gems_later"] > row["gems_first"]:
            yield problem(where, "gems", first=row["gems_first"], later=row["gems_later"])
        if row["life_loss"] >= len(whole["life_tracker"]):
            yield problem(where, "life-loss", count=row["life_loss"])
        if row["armored"] and row["role"] == "boss":
            yield problem(where, "armored-boss")


def _clouds(whole: Mapping[str, Any]) -> Iterator[MapProblem]:
    clouds = [(where, row) for where, row in _named(whole, "spaces") if row["kind"] == "cloud"]
    gates = [(where, row) for where, row in _named(whole, "spaces") if row["kind"] == "gate"]
    numbers = whole["cloud_numbers"]
    if len(clouds) != len(numbers):
        yield problem("cloud_numbers", "cloud-count", clouds=len(clouds), numbers=len(numbers))
    if len(set(numbers)) != len(numbers):
        yield problem("cloud_numbers", "cloud-same")
    order = [row["cloud"] for _, row in clouds]
    for place, (where, row) in enumerate(clouds):
        if row["cloud"] in order[:place]:
            yield problem(where, "cloud-twice", number=row["cloud"])
        elif row["cloud"] > len(clouds):
            yield problem(where, "cloud-high", number=row["cloud"], count=len(clouds))
    for where, _ in gates[1:]:
        yield problem(where, "gates")
    for where, _ in gates:
        if 11 not in numbers:
            yield problem(where, "gate-closed")  # DDD-PP-4
    worms = sum(row["kind"] == "worm" for row in whole["spaces"])
    if bool(worms) != bool(whole["worm_damage"]):
        yield problem("worm_damage", "worm-damage", worms=worms, damage=whole["worm_damage"])


def _trackers(whole: Mapping[str, Any]) -> Iterator[MapProblem]:
    tracker = whole["life_tracker"]
    for number, row in enumerate(tracker):
        where = f"life_tracker[{number}]"
        if row["skull"] != (number == len(tracker) - 1):
            yield problem(where, "skull")
        if number and row["penalty"] < tracker[number - 1]["penalty"] + row["skull"]:
            yield problem(where, "penalty", penalty=row["penalty"])


def _achievements(whole: Mapping[str, Any]) -> Iterator[MapProblem]:
    spaces, rooms = whole["spaces"], {row["id"]: row for row in whole["rooms"]}
    ids: list[str] = []
    for where, row in _named(whole, "achievements"):
        if row["id"] in ids:
            yield problem(where, "same-id", other=f"achievements[{ids.index(row['id'])}]")
        ids.append(row["id"])
        if row["gems_later"] > row["gems_first"]:
            yield problem(where, "gems", first=row["gems_first"], later=row["gems_later"])
        if row["kind"] == "count_spaces":
            there = sum(space["kind"] == row["space_kind"] for space in spaces)
        elif row["kind"] == "count_rooms":
            there = sum(bool(room["armored"]) for room in rooms.values())
        elif row["kind"] == "defeat_all":
            for room in row["rooms"]:
                if room not in rooms:
                    yield problem(where, "achievement-room", room=room)
            continue
        else:
            sides = [space["side"] for space in spaces]
            for side in ("left", "right"):
                if side not in sides:
                    yield problem(where, "achievement-side", side=side)
            continue
        if row["of"] != there:
            yield problem(where, "achievement-of", of=row["of"], there=there)
        if row["needed"] > there:
            yield problem(where, "achievement-needed", needed=row["needed"], there=there)


def _ways(whole: Mapping[str, Any]) -> Iterator[MapProblem]:
    """Check that everything can be reached, and every cloud before the blank one, whichever gets the 11."""
    rows = [*whole["spaces"], *whole["rooms"]]
    graph = Graph({row["id"]: row["adj"] for row in rows})
    starts = graph.area(row["id"] for row in rows if row.get("kind") == "start")
    gates = graph.area(row["id"] for row in rows if row.get("kind") == "gate")
    everything = (1 << len(rows)) - 1
    near = graph.spread(starts, everything & ~gates)
    walked = graph.spread(starts, everything)
    for where, row in (*_named(whole, "spaces"), *_named(whole, "rooms")):
        here = 1 << graph.number[row["id"]]
        if not here & walked:
            yield problem(where, "cut-off")
        elif row.get("kind") == "cloud" and not here & near:
            yield problem(where, "cloud-behind")


MESSAGES: dict[str, str] = {
    "map-same-id": "where:text other:text",
    "map-same-name": "where:text name:text other:text",
    "map-same-cell": "where:text other:text col:number row:number",
    "map-off-grid": "where:text x:number y:number",
    "map-no-neighbour": "where:text other:text",
    "map-one-way": "where:text other:text",
    "map-not-beside": "where:text other:text",
    "map-beside": "where:text other:text",
    "map-start-twice": "where:text number:number other:text",
    "map-start-missing": "where:text number:number",
    "map-number-written": "where:text kind:text",
    "map-number-missing": "where:text kind:text",
    "map-boxes": "where:text kind:text boxes:number",
    "map-fist-odd": "where:text number:number",
    "map-gate-reward": "where:text",
    "map-side": "where:text kind:text",
    "map-cloud-number": "where:text kind:text",
    "map-unlocks-missing": "where:text kind:text",
    "map-unlocks-kind": "where:text kind:text",
    "map-unlocks-room": "where:text room:text",
    "map-unlocks-number": "where:text room:text number:number",
    "map-unlocks-other": "where:text number:number",
    "map-unlocks-far": "where:text room:text",
    "map-boss": "where:text count:number",
    "map-room-numbers": "where:text",
    "map-room-both": "where:text number:number",
    "map-room-locked": "where:text number:number",
    "map-gems": "where:text first:number later:number",
    "map-life-loss": "where:text count:number",
    "map-armored-boss": "where:text",
    "map-cloud-count": "where:text clouds:number numbers:number",
    "map-cloud-same": "where:text",
    "map-cloud-twice": "where:text number:number",
    "map-cloud-high": "where:text number:number count:number",
    "map-gates": "where:text",
    "map-gate-closed": "where:text",
    "map-worm-damage": "where:text worms:number damage:number",
    "map-skull": "where:text",
    "map-penalty": "where:text penalty:number",
    "map-achievement-room": "where:text room:text",
    "map-achievement-side": "where:text side:text",
    "map-achievement-of": "where:text of:number there:number",
    "map-achievement-needed": "where:text needed:number there:number",
    "map-cut-off": "where:text",
    "map-cloud-behind": "where:text",
    "map-not-object": "where:text",
    "map-missing": "where:text key:text",
    "map-unknown": "where:text key:text known:text",
    "map-wrong": "where:text key:text wanted:text given:text",
    "map-many": "where:text key:text most:number",
}
"""Every problem's message, with its arguments."""
