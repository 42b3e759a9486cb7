"""The shape of a map file: which keys it has, and what kind of value each of them takes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from tumblekeep.games.dungeons_dice_danger.mapfile import SCHEMA

SPACE_KINDS = ("start", "regular", "grey", "fist", "rubble", "cloud", "gate", "claw", "worm")
UNLOCKING = ("grey", "claw")
REWARDS = ("gem", "gold", "chest")
CHEST_AMOUNTS = {
    "extra-life": ("green_boxes", "gems"),
    "torch": ("torches",),
    "extra-black-dice": ("black_dice",),
}
ACHIEVEMENT_KEYS = {
    "count_spaces": ("space_kind", "needed", "of"),
    "count_rooms": ("room_flag", "needed", "of"),
    "defeat_all": ("rooms",),
    "connect_starts": (),
}
MOST_SPACES, MOST_ROOMS, MOST_ACHIEVEMENTS, LONGEST_TRACKER = 240, 24, 8, 30


class ShapeProblem(NamedTuple):
    """A key that is missing, unknown, or holds the wrong kind of value."""

    where: str
    name: str
    arguments: dict[str, Any]


class ValueKind(NamedTuple):
    """A kind of value: its name in an error, and how it is recognised."""

    wanted: str
    fits: Callable[[Any], bool]


_SLUG = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,29}\Z")


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def whole(low: int, high: int) -> ValueKind:
    """A whole number within these bounds."""
    return ValueKind(f"{low} … {high}", lambda value: _is_whole(value) and low <= value <= high)


def one_of(*words: str) -> ValueKind:
    """One of these words."""
    return ValueKind(" | ".join(words), lambda value: isinstance(value, str) and value in words)


def or_null(kind: ValueKind) -> ValueKind:
    """The same, or null."""
    return ValueKind(f"{kind.wanted} | null", lambda value: value is None or kind.fits(value))


def text(most: int) -> ValueKind:
    """Text of limited length, without line breaks."""
    return ValueKind(
        f"text, 1 … {most}",
        lambda value: isinstance(value, str) and 0 < len(value) <= most and value.isprintable(),
    )


def list_of(kind: ValueKind, most: int) -> ValueKind:
    """A list of such values."""
    return ValueKind(
        f"[{kind.wanted}]",
        lambda value: isinstance(value, list) and len(value) <= most and all(kind.fits(one) for one in value),
    )


SLUG = ValueKind("A-Z a-z 0-9 - _", lambda value: isinstance(value, str) and _SLUG.match(value) is not None)
FLAG = ValueKind("true | false", lambda value: isinstance(value, bool))
OBJECT = ValueKind("{…}", lambda value: isinstance(value, dict))
LIST = ValueKind("[…]", lambda value: isinstance(value, list))
NUMBER = whole(2, 12)
NUMBERS = ValueKind(
    "[2 … 12]",
    lambda value: (
        isinstance(value, list)
        and len(value) <= 11
        and all(NUMBER.fits(one) for one in value)
        and len(set(value)) == len(value)
    ),
)
COORDINATE = ValueKind(
    "0 … 9999",
    lambda value: isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 9_999,
)
COLOUR = ValueKind(
    "#rrggbb", lambda value: isinstance(value, str) and re.fullmatch(r"#[0-9a-fA-F]{6}", value) is not None
)

Keys = Mapping[str, tuple[bool, ValueKind]]
"""Each key: whether it is required, and its kind."""

MAP_KEYS: Keys = {
    "schema": (True, one_of(SCHEMA)),
    "id": (True, SLUG),
    "title": (True, text(60)),
    "difficulty": (False, one_of("novice", "easy", "standard", "expert")),
    "order": (False, whole(0, 99)),
    "provenance": (False, text(400)),
    "canvas": (False, OBJECT),
    "theme": (False, OBJECT),
    "start_black_dice": (False, whole(0, 20)),
    "life_tracker": (False, LIST),
    "chest_options": (False, LIST),
    "cloud_numbers": (False, list_of(NUMBER, 11)),
    "worm_damage": (False, whole(0, 50)),
    "achievements": (False, LIST),
    "spaces": (True, LIST),
    "rooms": (True, LIST),
}
CANVAS_KEYS: Keys = {
    "width": (True, whole(1, 20_000)),
    "height": (True, whole(1, 20_000)),
    "cell": (True, whole(40, 500)),
    "space_size": (True, whole(5, 500)),
}
THEME_KEYS: Keys = dict.fromkeys(
    ("background", "rock", "space", "start", "grey", "room", "boss", "ink"), (True, COLOUR)
)
SPACE_KEYS: Keys = {
    "id": (True, SLUG),
    "kind": (True, one_of(*SPACE_KINDS)),
    "number": (False, or_null(NUMBER)),
    "boxes": (False, whole(1, 2)),
    "reward": (False, or_null(one_of(*REWARDS))),
    "unlocks": (False, or_null(OBJECT)),
    "side": (False, or_null(one_of("left", "right"))),
    "cloud": (False, or_null(whole(1, 11))),
    "col": (True, whole(0, 99)),
    "row": (True, whole(0, 99)),
    "x": (False, COORDINATE),
    "y": (False, COORDINATE),
    "adj": (False, list_of(SLUG, 400)),
}
UNLOCKS_KEYS: Keys = {"room": (True, SLUG), "number": (True, NUMBER)}
ROOM_KEYS: Keys = {
    "id": (True, SLUG),
    "name": (True, text(40)),
    "role": (False, one_of("monster", "boss")),
    "armored": (False, FLAG),
    "life": (True, whole(1, 60)),
    "black": (False, NUMBERS),
    "white": (False, NUMBERS),
    "gems_first": (True, whole(0, 30)),
    "gems_later": (True, whole(0, 30)),
    "life_loss": (False, whole(0, 20)),
    "adj": (False, list_of(SLUG, 400)),
}
ROOM_ON_GRID: Keys = {
    "col": (True, whole(0, 99)),
    "row": (True, whole(0, 99)),
    "cols": (True, whole(1, 20)),
    "rows": (True, whole(1, 20)),
}
ROOM_DRAWN: Keys = dict.fromkeys(("x", "y", "w", "h"), (True, COORDINATE))
TRACKER_KEYS: Keys = {"penalty": (True, whole(0, 99)), "skull": (True, FLAG)}
ACHIEVEMENT: Keys = {
    "id": (True, SLUG),
    "kind": (True, one_of(*ACHIEVEMENT_KEYS)),
    "label": (True, text(80)),
    "gems_first": (True, whole(0, 30)),
    "gems_later": (True, whole(0, 30)),
}
ACHIEVEMENT_MORE: Mapping[str, ValueKind] = {
    "space_kind": one_of(*(kind for kind in SPACE_KINDS if kind != "gate")),
    "room_flag": one_of("armored"),
    "needed": whole(1, MOST_SPACES),
    "of": whole(1, MOST_SPACES),
    "rooms": ValueKind(
        "[A-Z a-z 0-9 - _]",
        lambda value: (
            isinstance(value, list) and 0 < len(value) <= MOST_ROOMS and all(SLUG.fits(one) for one in value)
        ),
    ),
}


def shape_problems(document: object) -> Iterator[ShapeProblem]:
    """Yield everything that is wrong with a map's shape."""
    if not isinstance(document, dict):
        yield ShapeProblem("map", "not-object", {})
        return
    problems = [*_keys(document, MAP_KEYS, "map")]
    yield from problems
    broken = {one.arguments.get("key") for one in problems}
    if "canvas" in document and "canvas" not in broken:
        yield from _keys(document["canvas"], CANVAS_KEYS, "canvas")
    if "theme" in document and "theme" not in broken:
        yield from _keys(document["theme"], THEME_KEYS, "theme")
    for key, most, look in (
        ("spaces", MOST_SPACES, _space),
        ("rooms", MOST_ROOMS, _room),
        ("life_tracker", LONGEST_TRACKER, _tracker),
        ("achievements", MOST_ACHIEVEMENTS, _achievement),
        ("chest_options", len(CHEST_AMOUNTS), _chest),
    ):
        rows = document.get(key)
        if key in broken or not isinstance(rows, list):
            continue
        if len(rows) > most:
            yield ShapeProblem(key, "many", {"key": key, "most": most})
            continue
        for number, row in enumerate(rows):
            named = row.get("id") if isinstance(row, dict) else None
            where = f"{key}[{number}] {named}" if SLUG.fits(named) else f"{key}[{number}]"
            if isinstance(row, dict):
                yield from look(row, where)
            else:
                yield ShapeProblem(where, "not-object", {})
    if isinstance(document.get("chest_options"), list) and "chest_options" not in broken:
        there = [row.get("id") for row in document["chest_options"] if isinstance(row, dict)]
        for chest in CHEST_AMOUNTS:
            if there.count(chest) != 1:
                yield ShapeProblem("chest_options", "missing", {"key": chest})
    if document.get("life_tracker") == []:
        yield ShapeProblem("life_tracker", "missing", {"key": "skull"})


def _keys(row: dict[str, Any], keys: Keys, where: str) -> Iterator[ShapeProblem]:
    for key in row:
        if key not in keys:
            shown = str(key)[:40]
            yield ShapeProblem(where, "unknown", {"key": shown, "known": ", ".join(sorted(keys))})
    for key, (needed, kind) in keys.items():
        if key not in row:
            if needed:
                yield ShapeProblem(where, "missing", {"key": key})
        elif not kind.fits(row[key]):
            yield ShapeProblem(where, "wrong", {"key": key, "wanted": kind.wanted, "given": _shown(row[key])})


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list) and not all(isinstance(one, int | str) for one in value):
        return "[…]"
    return json.dumps(value, ensure_ascii=False)[:60]


def _space(row: dict[str, Any], where: str) -> Iterator[ShapeProblem]:
    yield from _keys(row, SPACE_KEYS, where)
    if isinstance(row.get("unlocks"), dict):
        yield from _keys(row["unlocks"], UNLOCKS_KEYS, f"{where} unlocks")


def _room(row: dict[str, Any], where: str) -> Iterator[ShapeProblem]:
    drawn = ROOM_DRAWN if "x" in row or "w" in row else ROOM_ON_GRID
    yield from _keys(row, {**ROOM_KEYS, **drawn}, where)


def _tracker(row: dict[str, Any], where: str) -> Iterator[ShapeProblem]:
    yield from _keys(row, TRACKER_KEYS, where)


def _achievement(row: dict[str, Any], where: str) -> Iterator[ShapeProblem]:
    kind = row.get("kind")
    more = ACHIEVEMENT_KEYS.get(kind, ()) if isinstance(kind, str) else ()
    yield from _keys(row, {**ACHIEVEMENT, **{key: (True, ACHIEVEMENT_MORE[key]) for key in more}}, where)


def _chest(row: dict[str, Any], where: str) -> Iterator[ShapeProblem]:
    chest = row.get("id")
    amounts = CHEST_AMOUNTS.get(chest, ()) if isinstance(chest, str) else ()
    keys: Keys = {"id": (True, one_of(*CHEST_AMOUNTS)), **{key: (True, whole(0, 20)) for key in amounts}}
    yield from _keys(row, keys, where)
