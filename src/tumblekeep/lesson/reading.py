"""Read the coach's files: TOML with known keys. An error names the file and the row."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from tumblekeep.core.errors import BadContent
from tumblekeep.kit.content import field, only

NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


class NamedRow(Protocol):
    """A row of such a file."""

    @property
    def name(self) -> str:
        """The name by which its words are found."""


Row = TypeVar("Row", bound=NamedRow)


def file_error(where: str, why: str) -> BadContent:
    """The error for one of the coach's files."""
    return BadContent("coach-file", f"{where}: {why}", where=where, why=why)


def whole_file(text: str, keys: set[str], where: str) -> dict[str, Any]:
    """Parse a whole file and check its keys."""
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise file_error(where, str(error)) from error
    only(whole, keys, where=where)
    return whole


def options_in(whole: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The options of the game; empty if the file has none."""
    found: dict[str, Any] = field({"options": {}, **whole}, "options", dict, where=where)
    return found


def rows(
    whole: Mapping[str, Any],
    key: str,
    keys: set[str],
    where: str,
    make: Callable[[str, dict[str, Any], str], Row],
) -> tuple[Row, ...]:
    """The rows under a key, each built from its name, its table and its location. Names are lower case and unique."""
    found: list[Row] = []
    for number, row in enumerate(field({key: [], **whole}, key, list, where=where), start=1):
        here = f"{where}, {key} {number}"
        only(row, keys, where=here)
        name = field(row, "name", str, where=here)
        here = f"{here} ({name[:40]})"
        if not NAME.fullmatch(name):
            raise file_error(here, "'name' should be small letters, digits and dashes")
        if name in [one.name for one in found]:
            raise file_error(here, f"'name' is already that of another {key}")
        found.append(make(name, row, here))
    return tuple(found)


def texts(row: Mapping[str, Any], key: str, where: str) -> tuple[str, ...]:
    """A list of texts; empty if the key is missing."""
    found = field({key: [], **row}, key, list, where=where)
    for one in found:
        if not isinstance(one, str):
            raise file_error(where, f"{key!r} should be a list of texts, holds {one!r}")
    return tuple(found)
