"""What is removed from a house that keeps a journal. The bytes themselves go when the journal is rewritten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from tumblekeep.server import json_text
from tumblekeep.server.storage.chat_removal import purge_words
from tumblekeep.server.storage.records import Operation, TableRow, TableSizes

if TYPE_CHECKING:
    from tumblekeep.pocket.store import JournalStore


class JournalUpkeep:
    """Removes tables and what was said at them."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store
        self._operations: list[Operation] = []
        """Only for this house's own memory, so they need not be kept."""

    def _note(self, what: str, tables: Sequence[str]) -> None:
        for table in tables:
            self._operations.append(Operation(len(self._operations) + 1, what, table))

    async def last_operation(self) -> int:
        """The number of the latest operation."""
        return len(self._operations)

    async def operations_after(self, last: int) -> list[Operation]:
        """Everything removed since then."""
        return self._operations[last:]

    def _uploads(self, in_use: Collection[str]) -> list[TableRow]:
        """Uploaded games that nobody has played on, the longest untouched first."""
        rows = self._store.contents.rows.values()
        found = [row for row in rows if row.uploaded > 0 and row.id not in in_use]
        return sorted(found, key=lambda row: row.touched)

    async def make_room(
        self, upload_bytes: int, disk_bytes: int, in_use: Collection[str], begun_before: int
    ) -> tuple[int, int]:
        """Delete uploads that nobody plays if there are too many. What the device holds is its owner's affair, so nothing else
        is deleted. Return how many were deleted, and how many bytes are used."""
        uploads = self._uploads(in_use)
        over = sum(row.uploaded for row in uploads) - upload_bytes
        gone: list[str] = []
        for row in uploads:
            if over <= 0:
                break
            gone.append(row.id)
            over -= row.uploaded
        await self.remove(gone)
        return len(gone), self._store.used_bytes()

    async def delete_old(
        self, loaded_before: int, touched_before: int | None, in_use: Collection[str]
    ) -> int:
        """Delete uploads that nobody plays and tables that nobody has touched since then; return how many."""
        old = [row.id for row in self._uploads(in_use) if row.touched < loaded_before]
        if touched_before is not None:
            rows = self._store.contents.rows.values()
            old += [row.id for row in rows if row.touched < touched_before and row.id not in in_use]
        return await self.remove(list(dict.fromkeys(old)))

    async def purge_chats(self, before: int, most: int) -> int:
        """Remove what was said at tables that nobody has touched since then; return at how many."""
        rows = self._store.contents.rows.values()
        tables = [row.id for row in rows if row.touched < before and not row.purged][:most]
        for table in tables:
            await self.purge_chat(table)
        if tables:
            await self._store.change(["rows", tables, {"purged": 1}])
        return len(tables)

    async def pack(self, before: int, most: int) -> int:
        """Pack nothing: a device holds few games, and its journal is a file of its own."""
        return 0

    async def pack_closely(self, before: int, most: int) -> int:
        """Nothing is packed here."""
        return 0

    async def look_after_partitions(self) -> bool:
        """Nothing: a journal has no partitions."""
        return False

    async def remove(self, tables: Sequence[str]) -> int:
        """Delete tables for good; return how many there were."""
        there = [table for table in tables if table in self._store.contents.rows]
        if there:
            await self._store.change(["removed", there])
            self._note("deleted", there)
        return len(there)

    async def purge_chat(self, table: str) -> int:
        """Remove everything that was said at a table; return how many messages that were."""
        changed: list[tuple[int, str]] = []
        for event in self._store.contents.events.get(table, []):
            if '"said"' in event.body:
                body = json_text.loads(event.body)
                if purge_words(body):
                    changed.append((event.seq, json_text.dumps(body).decode()))
        if changed:
            await self._store.change(["rewritten", table, changed])
            self._note("rewritten", [table])
        return len(changed)

    async def counted(self) -> tuple[dict[str, int], int]:
        """How many tables there are in each state, and how many bytes are used."""
        states = Counter(row.state for row in self._store.contents.rows.values())
        return dict(states), self._store.used_bytes()

    async def sized(self, state: str | None, most: int) -> list[tuple[TableRow, TableSizes]]:
        """Tables of any kind, the most recently touched first, and how much is stored of each."""
        rows = [row for row in self._store.contents.rows.values() if state in (None, row.state)]
        rows = sorted(rows, key=lambda row: -row.touched)[:most]
        return [(row, self._sizes(row.id)) for row in rows]

    def _sizes(self, table: str) -> TableSizes:
        bodies = [event.body for event in self._store.contents.events[table]]
        said = [body for body in bodies if body.startswith('{"kind":"said"') and '"text":""' not in body]
        return TableSizes(len(bodies), sum(map(len, bodies)), len(said))
