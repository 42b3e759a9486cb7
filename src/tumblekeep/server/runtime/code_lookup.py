"""Finding the table of a spoken code, by index."""

from __future__ import annotations

import time

from tumblekeep.server.errors import Refusal
from tumblekeep.server.storage.protocol import Store
from tumblekeep.server.table.spoken_codes import code_of, fold, is_old_code, old_code

OLD_CODES_SECONDS = 60.0
"""How long the list of tables from before codes had words is used before it is read again."""


class CodeLookup:
    """Finds tables by what somebody typed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._old: dict[str, list[str]] = {}
        self._old_at = float("-inf")

    async def find(self, typed: str) -> str:
        """Return the table that waits for players under this code, or refuse."""
        code, letters = code_of(typed), fold(typed)
        if code is not None:
            found = await self._store.coded(code)
        elif is_old_code(letters):
            found = await self._of_old(letters)
        else:
            found = []
        if len(found) != 1:  # if two tables share a code, people need the link instead
            raise Refusal(404, "server-no-code" if not found else "server-same-code")
        return found[0]

    async def _of_old(self, letters: str) -> list[str]:
        """Tables of five letters. They only become fewer, so one list of them is good for a while."""
        if time.monotonic() - self._old_at > OLD_CODES_SECONDS:
            self._old_at = time.monotonic()
            codes: dict[str, list[str]] = {}
            for table in await self._store.uncoded():
                codes.setdefault(old_code(table), []).append(table)
            self._old = codes
        rows = await self._store.tables(self._old.get(letters, []))
        return [row.id for row in rows if row.state == "open" and not row.archived]
