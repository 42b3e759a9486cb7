"""Map files: which keys may be left out, and their defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SCHEMA = "ddd-map/1"
CELL, SPACE_SIZE, MARGIN = 76, 62, 27
"""Drawing units: the distance between spaces, the side of a space, and the border of the sheet."""

THEME = {
    "background": "#f3efe6", "rock": "#8a8172", "space": "#fffdf8", "start": "#5fb04a", "grey": "#b9b6b0",
    "room": "#e2cfa8", "boss": "#cf8a5a", "ink": "#26221c",
}  # fmt: skip
TRACKER = (0, 1, 2, 3, 5, 7, 9, 12, 15)
CHESTS = (
    {"id": "extra-life", "green_boxes": 3, "gems": 1},
    {"id": "torch", "torches": 2},
    {"id": "extra-black-dice", "black_dice": 3},
)
TWO_BOXES = ("rubble", "worm")
"""Kinds of space with two boxes (DDD-CC-1, DDD-PP-7)."""


def completed(document: Mapping[str, Any]) -> dict[str, Any]:
    """Fill in everything that the author of a well-formed map left out; `check_map` says what may be missing."""
    spaces = [_space(row) for row in document["spaces"]]
    size = document.get("canvas", {}).get("space_size", SPACE_SIZE)
    cell = document.get("canvas", {}).get("cell", CELL)
    rooms = [_room(row, cell, size) for row in document["rooms"]]
    cells = {place: row["id"] for row in (*spaces, *rooms) for place in cells_of(row, cell, size)}
    for space in spaces:
        space.setdefault("x", MARGIN + size // 2 + space["col"] * cell)
        space.setdefault("y", MARGIN + size // 2 + space["row"] * cell)
    beside = neighbours(spaces, rooms, cells, cell, size)
    for row in (*spaces, *rooms):
        row.setdefault("adj", beside[row["id"]])
    wide = max((place[0] for place in cells), default=0)
    high = max((place[1] for place in cells), default=0)
    canvas = {
        "width": 2 * MARGIN + wide * cell + size, "height": 2 * MARGIN + high * cell + size, "cell": cell,
        "space_size": size,
    }  # fmt: skip
    clouds = [space for space in spaces if space["kind"] == "cloud"]
    for number, space in enumerate(clouds, start=1):
        if space["cloud"] is None:
            space["cloud"] = number
    return {
        "difficulty": "standard",
        "order": 0,
        "provenance": "",
        "start_black_dice": 3,
        "life_tracker": [
            {"penalty": penalty, "skull": penalty == TRACKER[-1]} for penalty in TRACKER
        ],
        "chest_options": [dict(chest) for chest in CHESTS],
        "cloud_numbers": [],
        "worm_damage": 3 if any(space["kind"] == "worm" for space in spaces) else 0,
        "achievements": [],
        "theme": THEME,
        **document,
        "canvas": {**canvas, **document.get("canvas", {})},
        "spaces": spaces,
        "rooms": rooms,
    }  # fmt: skip


def _space(row: Mapping[str, Any]) -> dict[str, Any]:
    boxes = 2 if row["kind"] in TWO_BOXES else 1
    return {
        "number": None, "boxes": boxes, "reward": None, "unlocks": None, "side": None, "cloud": None, **row,
    }  # fmt: skip


def _room(row: Mapping[str, Any], cell: int, size: int) -> dict[str, Any]:
    room = {"role": "monster", "armored": False, "black": [], "white": [], "life_loss": 0, **row}
    if "x" not in room:
        room["x"] = MARGIN + room["col"] * cell
        room["y"] = MARGIN + room["row"] * cell
        room["w"] = (room["cols"] - 1) * cell + size
        room["h"] = (room["rows"] - 1) * cell + size
    return room


def cells_of(row: Mapping[str, Any], cell: int, size: int) -> list[tuple[int, int]]:
    """The columns and rows that a space or a room covers."""
    if "w" not in row:
        return [(row["col"], row["row"])]
    first_col, first_row = round((row["x"] - MARGIN) / cell), round((row["y"] - MARGIN) / cell)
    cols, rows = round((row["w"] - size) / cell) + 1, round((row["h"] - size) / cell) + 1
    return [
        (first_col + right, first_row + down) for down in range(max(1, rows)) for right in range(max(1, cols))
    ]


def neighbours(
    spaces: list[dict[str, Any]],
    rooms: list[dict[str, Any]],
    cells: Mapping[tuple[int, int], str],
    cell: int,
    size: int,
) -> dict[str, list[str]]:
    """Find what is drawn side by side, by id: that is what adjacent means."""
    beside: dict[str, list[str]] = {}
    for row in (*spaces, *rooms):
        found = beside.setdefault(row["id"], [])
        for col, line in cells_of(row, cell, size):
            for place in ((col, line - 1), (col - 1, line), (col + 1, line), (col, line + 1)):
                other = cells.get(place)
                if other is not None and other != row["id"] and other not in found:
                    found.append(other)
    return beside
