"""Listening for what other workers wrote.

A notice is a hint; the log is the truth, and the events in a notice are already in the log.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tumblekeep.server.storage.event_writer import CHANNEL, HERE_CHANNEL, carried_by, named_in
from tumblekeep.server.storage.records import EventRow

if TYPE_CHECKING:
    from tumblekeep.server.storage.store import EventStore


class Listener:
    """Listens for what other workers wrote (PostgreSQL only). A notice is a hint; the log is the truth."""

    def __init__(
        self,
        store: EventStore,
        heard: Callable[[str | None, int, EventRow | None], None],
        here: Callable[[str, list[str]], None],
        wanted: Callable[[str], bool] = lambda table: True,
    ) -> None:
        self._store = store
        self._wanted = wanted
        self._heard = heard
        self._here = here
        self.listening = False
        self._stop = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        import psycopg

        address = self._store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True, connect_timeout=3) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(f"LISTEN {HERE_CHANNEL}")
                    self.listening = True
                    self._tell(None, 0)  # something may have been missed meanwhile
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._read(notice.channel, notice.payload)
            except (psycopg.Error, OSError):
                self._stop.wait(0.5)
            finally:
                self.listening = False

    def _read(self, channel: str, payload: str) -> None:
        if payload.startswith(f"{self._store.worker},"):
            return
        if channel == HERE_CHANNEL:
            worker, *news = payload.split(",")
            self._call(self._here, worker, news)
            return
        # most tables of other workers are not in memory here: they wake nobody, and nothing of them is read
        named = [(table, seq) for table, seq in named_in(payload) if self._wanted(table)]
        if named:
            rows = {(row.table, row.seq): row for row in (EventRow(*event) for event in carried_by(payload))}
            self._call(self._tell_all, [(table, seq, rows.get((table, seq))) for table, seq in named])

    def _tell_all(self, told: Sequence[tuple[str, int, EventRow | None]]) -> None:
        """Pass on a whole notice with one wake-up of the loop. Runs on the event loop."""
        for table, seq, row in told:
            self._heard(table, seq, row)

    def _tell(self, table: str | None, seq: int, row: EventRow | None = None) -> None:
        self._call(self._heard, table, seq, row)

    def _call(self, what: Callable[..., None], *told: Any) -> None:
        try:
            self._loop.call_soon_threadsafe(what, *told)
        except RuntimeError:  # the loop is closed
            self._stop.set()

    def stop(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join(timeout=3)
