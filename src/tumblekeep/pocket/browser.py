"""The house as the page's worker calls it. What comes from the page are objects of JavaScript; here they get Python's manners."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Any

from tumblekeep.pocket.house import House, PocketConnection, Response, open_house
from tumblekeep.pocket.journal import BadJournal, read
from tumblekeep.server import json_text
from tumblekeep.server.errors import problem

_FULL = "QuotaExceededError"


class PageJournal:
    """A journal that the worker keeps, in files or in a database of the browser."""

    def __init__(self, kept: Any) -> None:
        self._kept = kept

    def read_all(self) -> bytes:
        """Return all bytes."""
        found: bytes = self._kept.readAll().to_bytes()
        return found

    def append(self, data: bytes) -> None:
        """Add bytes at the end; return when they are on the device."""
        self._written(self._kept.append, data)

    def size(self) -> int:
        """Return how many bytes there are."""
        return int(self._kept.size())

    def replace(self, data: bytes) -> None:
        """Put these bytes in place of all."""
        self._written(self._kept.replace, data)

    def _written(self, write: Callable[[Any], Any], data: bytes) -> None:
        try:
            write(_to_page(data))
        except Exception as error:  # JavaScript's errors have no type of their own here
            number = errno.ENOSPC if getattr(error, "name", "") == _FULL else errno.EIO
            raise OSError(number, str(error)) from error


class PageMinds:
    """The worker beside the house that thinks."""

    def __init__(self, think: Callable[[str], Any], throws: bool) -> None:
        self._think = think
        self.throws = throws

    async def think(self, request_text: str) -> str:
        """Have a job done there."""
        return str(await self._think(request_text))


class PageHouse:
    """One open house. `open_in_page` makes it."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def request(self, method: str, path: str, headers: Any, body: Any) -> Response:
        """Answer an HTTP request."""
        given = [(str(name), str(value)) for name, value in headers]
        return await self._house.request(method, path, given, b"" if body is None else body.to_bytes())

    def connect(
        self, path: str, on_text: Callable[[str], Any], on_close: Callable[[int], Any]
    ) -> PocketConnection:
        """Open a connection to a table."""
        return self._house.connect(path, on_text, on_close)

    def note(self, language: str) -> str:
        """What was found wrong with the journal, in words; empty if nothing."""
        found = self._house.note(language)
        return "" if found is None else str(found["text"])

    def under_way(self) -> list[str]:
        """The games that are being played at some table: an update waits for them."""
        rows = self._house.store.contents.rows.values()
        playing = [row.summary for row in rows if row.state == "playing" and not row.archived]
        return [json_text.loads(summary)["state"]["game"] for summary in playing]

    def tables(self) -> int:
        """How many tables are kept."""
        return len(self._house.store.contents.rows)

    async def close(self) -> None:
        """Store what waits, then stop."""
        await self._house.close()


async def open_in_page(kept: Any, think: Callable[[str], Any], throws: bool) -> PageHouse:
    """Open the house over the page's journal; raise BadJournal if that is of another format. `throws`: the worker that
    thinks can get the physics engine."""
    return PageHouse(await open_house(PageJournal(kept), PageMinds(think, throws)))


def why_not(data: Any, language: str) -> str:
    """Why these bytes are not a journal that can be read here, in words; empty if they are."""
    try:
        read(data.to_bytes())
    except BadJournal as error:
        return str(problem(error.message, language)["text"])
    return ""


def _to_page(data: bytes) -> Any:
    """Bytes as the page has them."""
    try:
        from pyodide.ffi import to_js
    except ImportError:  # under another Python, in tests
        return data
    return to_js(data)
