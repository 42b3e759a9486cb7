"""What a store is: the log of every table, and a few things that are stored beside it. Nothing here knows what it is written to."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from tumblekeep.server.storage.records import (
    AppendRequest,
    EventRow,
    FinishedRow,
    Operation,
    TableHistory,
    TableRow,
    TableSizes,
)


class FinishedStore(Protocol):
    """Finished games, kept for ever."""

    async def get(self, table: str) -> FinishedRow | None:
        """Return what is kept of a table's game."""

    async def keep(self, table: str, row: FinishedRow) -> None:
        """Keep a finished game. What was kept first stays."""

    async def missing(self, most: int) -> list[str]:
        """List tables whose game is over and not kept, the most recently active first."""


class KeptRules(Protocol):
    """Which rules were kept, and the finished games that are kept by their answers under them."""

    async def number_of(self, digest: str) -> int:
        """The number of the rules with this digest, given now if they have none."""

    async def digest_of(self, number: int) -> str | None:
        """The digest of the rules with this number."""

    async def needed(self) -> dict[int, str]:
        """The rules by which games are kept, with their digests."""

    async def untried(self, before: int, most: int) -> list[str]:
        """Drawn games that nobody has tried to keep by their answers, whose tables nobody has touched since then."""

    async def stay_drawn(self, table: str) -> None:
        """Note that a game stays as it is."""

    async def keep_by_answers(self, table: str, rules: int) -> bool:
        """Drop the frames of a drawn game, which these rules have drawn alike; tell whether that was done."""


class Upkeep(Protocol):
    """What is removed, and what is known of how much there is."""

    async def last_operation(self) -> int:
        """The number of the latest operation."""

    async def operations_after(self, last: int) -> list[Operation]:
        """Everything removed since then."""

    async def make_room(
        self, upload_bytes: int, disk_bytes: int, in_use: Collection[str], begun_before: int
    ) -> tuple[int, int]:
        """Delete uploads that nobody plays if there are too many, then tables that never began and were not touched since
        then. `disk_bytes` 0: as much as there is. Return how many were deleted, and how many bytes are used."""

    async def delete_old(
        self, loaded_before: int, touched_before: int | None, in_use: Collection[str]
    ) -> int:
        """Delete uploads that nobody plays and tables that nobody has touched since then; return how many."""

    async def purge_chats(self, before: int, most: int) -> int:
        """Remove what was said at tables that nobody has touched since then; return at how many."""

    async def pack(self, before: int, most: int) -> int:
        """Pack the events of finished games that nobody has touched since then; return how many tables were looked at."""

    async def pack_closely(self, before: int, most: int) -> int:
        """Pack the packed events of games closely that nobody has touched since then; return how many tables were looked at."""

    async def look_after_partitions(self) -> bool:
        """Make the partitions that will be needed, and do one piece of tidying; tell whether there may be more to do."""

    async def remove(self, tables: Sequence[str]) -> int:
        """Delete tables for good; return how many there were."""

    async def purge_chat(self, table: str) -> int:
        """Remove everything that was said at a table; return how many messages that were."""

    async def counted(self) -> tuple[dict[str, int], int]:
        """How many tables there are in each state, and how many bytes are used."""

    async def sized(self, state: str | None, most: int) -> list[tuple[TableRow, TableSizes]]:
        """Tables of any kind, the most recently touched first, and how much is stored of each."""


class ListenerHandle(Protocol):
    """Listens for what other workers write."""

    listening: bool
    """Whether it hears them now."""

    def stop(self) -> None:
        """Stop listening. Blocks."""


class Store(Protocol):
    """The log, for one worker."""

    worker: str
    """By what other workers know this one."""
    kind: str
    """What it is written to, for the operator."""
    paused: bool
    """The last attempt to write failed, and is being retried."""
    writing_since: float | None
    """When the current batch was started; None while nothing is being written."""
    written: int
    under_way: int
    """Writings and readings that other threads do for somebody who waits."""

    @property
    def kept_rules(self) -> KeptRules | None:
        """Kept rules; None: finished games always keep their frames."""

    @property
    def finished(self) -> FinishedStore:
        """Finished games, kept for ever."""

    @property
    def upkeep(self) -> Upkeep:
        """What is removed."""

    def append(self, append: AppendRequest) -> Future[bool]:
        """Store an event. The result is True once it is on disk, False if its number or its act is already taken."""

    def waiting(self) -> int:
        """How many events wait to be written."""

    async def table(self, table: str) -> TableRow | None:
        """Read a table's own row."""

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Read several tables' own rows."""

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """Read the events of a table after number `after`, in order."""

    async def history(self, table: str) -> TableHistory:
        """Read everything that is needed to load a table."""

    async def table_and_history(
        self, table: str, *, later: bool = False
    ) -> tuple[TableRow, TableHistory] | None:
        """Read a table's own row and its history in one go: whoever comes back waits for each reading. `later`: nobody sits there and
        waits."""

    async def listed(self, state: str | None, most: int = 100) -> list[TableRow]:
        """List public tables, the most recently active first."""

    async def coded(self, code: int) -> list[str]:
        """List the tables with this spoken code whose game has not begun: one, or seldom more."""

    async def uncoded(self, most: int = 5000) -> list[str]:
        """List the tables from before codes had words whose game has not begun, the most recently active first."""

    async def unfinished(self) -> list[TableRow]:
        """List tables that are listed anywhere and whose game is not over."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""

    async def clocked(self, before: int, most: int = 100) -> list[str]:
        """List tables whose clock may have run out by then while nobody was connected."""

    async def archive(self, before: int) -> int:
        """Archive tables that nobody has touched since then: they are no longer listed. Nothing is deleted."""

    async def lookback(self, table: str, form: int) -> str | None:
        """Return the analysis of a table's game, if one is stored in this format."""

    async def keep_lookback(self, table: str, form: int, body: str) -> None:
        """Store the analysis of a table's game in place of an earlier one."""

    def listen(
        self,
        heard: Callable[[str | None, int, EventRow | None], None],
        here: Callable[[str, list[str]], None],
        wanted: Callable[[str], bool],
    ) -> ListenerHandle | None:
        """Listen for what other workers write at wanted tables, and who is connected there; None: there are no other workers."""

    def tell_only(self, concerns: Callable[[str], bool]) -> None:
        """Tell the other workers only of events of tables that concern them. A thread of the store asks."""

    async def name_heads(self, heads: Mapping[str, int]) -> None:
        """Tell the other workers which events are the last ones of these tables."""

    async def tell_others(self, notices: Sequence[str]) -> None:
        """Tell the other workers who is connected here."""

    async def end(self) -> None:
        """Write what waits, then stop."""

    def close(self) -> None:
        """Release what it is written to."""
