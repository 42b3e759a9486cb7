"""The versions of arenas: reads `frozen_arenas/v1.json` and its successors. `frozen.py` makes them and compares."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

FROZEN_FORM = "tumblekeep-arenas-1"
FOLDER = Path(__file__).with_name("frozen_arenas")


class FrozenArena(NamedTuple):
    """One version of an arena."""

    name: str
    version: str
    package: str
    """The version of the package that froze it, which can always play it."""
    parts: Mapping[str, str]
    """The fingerprint of each part."""
    games: tuple[tuple[int, ...], ...]
    """The actions of the reference games, all seats together."""


@lru_cache(maxsize=1)
def frozen_arenas() -> Mapping[str, FrozenArena]:
    """Return the newest version of each frozen arena."""
    newest: dict[str, FrozenArena] = {}
    for path in sorted(FOLDER.glob("v*.json"), key=lambda path: int(path.stem[1:])):
        newest.update(read_frozen(path))
    return newest


def read_frozen(path: Path) -> dict[str, FrozenArena]:
    """Read the arenas that a file froze."""
    told = json.loads(path.read_text(encoding="utf-8"))
    if told["form"] != FROZEN_FORM:
        raise ValueError(f"{path}: form: {FROZEN_FORM}")
    return {
        name: FrozenArena(
            name, told["version"], told["package"], one["parts"], tuple(map(tuple, one["games"]))
        )
        for name, one in told["arenas"].items()
    }


def version_of(name: str) -> str:
    """Return the version of an arena, such as `v1`; "" if it was never frozen."""
    found = frozen_arenas().get(name)
    return found.version if found else ""
