"""The list of public tables, kept ready-made: whoever asks gets the text that was written for the last one, as long as it is true.

It is written again when a table was opened, filled, begun or ended here, and otherwise at most once a second: how far a game is, who is
connected, and what happens at other workers may be that old.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from tumblekeep.server.charging.charges import for_everybody
from tumblekeep.server.visibility import projection

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

FRESH_SECONDS = 1.0
UNLISTED = frozenset({"moved", "said", "proposed", "agreed", "declined", "undone", "hinted"})
"""Kinds of events after which a list that is a second old will do."""


class _WrittenList(NamedTuple):
    body: bytes
    version: int
    at: float


class TableList:
    """The lists of one worker, by the state that is asked for."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._version = 0
        self._kept: dict[str | None, _WrittenList] = {}
        self._writing: dict[tuple[str | None, int], asyncio.Task[_WrittenList]] = {}
        self.written = 0
        """How often a list had to be written."""

    def changed(self) -> None:
        """Note that a list written before now is no longer true."""
        self._version += 1

    async def body(self, state: str | None) -> bytes:
        """Public tables in this state, the most recently active first, as JSON."""
        kept = self._kept.get(state)
        if kept is not None and kept.version == self._version and monotonic() - kept.at < FRESH_SECONDS:
            return kept.body
        key = state, self._version
        writing = self._writing.get(key)
        if writing is None:
            writing = asyncio.create_task(self._write(state, self._version), context=for_everybody())
            self._writing[key] = writing
            writing.add_done_callback(lambda _: self._writing.pop(key, None))
        return (await asyncio.shield(writing)).body

    async def _write(self, state: str | None, version: int) -> _WrittenList:
        at = monotonic()
        rows = await self._registry.store.listed(state)
        text = projection.to_text({"tables": [self._registry.shown(row) for row in rows]})
        self.written += 1
        found = self._kept[state] = _WrittenList(text.encode(), version, at)
        return found
