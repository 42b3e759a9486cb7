"""Acts at once: where a table is free, an act is decided as soon as it is read, and told as soon as it is stored, without a task that
has to be woken for either."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from tumblekeep.server.errors import Refusal
from tumblekeep.server.storage.records import AppendRequest, SavingFailed

if TYPE_CHECKING:
    from asyncio import Future

    from tumblekeep.server.runtime.live_table import Change, LiveTable


class Actor(Protocol):
    """Whoever acts, as far as it has to be told what became of the act."""

    def gather(self) -> None:
        """The act is stored: what is sent from now on goes out together with the acknowledgement."""

    def acknowledge(self, seq: int) -> None:
        """The act has become this event."""

    def fail(self, error: Exception) -> None:
        """The act has not been done, or it can't be shown."""


def change_at_once(
    live_table: LiveTable, action: str, decide: Callable[[], Change], mark: str, actor: Actor
) -> bool:
    """Decide an act and have it stored, as `LiveTable.change` does, if nothing needs to be waited for before that. Return whether that
    was so; if it was, the actor is told later. A refusal is raised."""
    memory = live_table.memory
    if (
        live_table.lock.locked()
        or live_table.spoiled
        or action in memory.actions
        or memory.state.seq >= live_table.registry.settings.limits.events
    ):
        return False
    live_table.lock.take()
    try:
        append, change = live_table.decided_at_once(action, decide, mark)
        stored = live_table.registry.store.append(append)
    except BaseException:
        live_table.lock.release()
        raise
    stored.add_done_callback(_ActUnderWay(live_table, append, change, decide, actor).told)
    return True


class _ActUnderWay:
    """An act that is decided and is being stored. It holds the table's lock."""

    __slots__ = ("_actor", "_append", "_change", "_decide", "_live_table")

    def __init__(
        self,
        live_table: LiveTable,
        append: AppendRequest,
        change: Change,
        decide: Callable[[], Change],
        actor: Actor,
    ) -> None:
        self._live_table = live_table
        self._append, self._change = append, change
        self._decide, self._actor = decide, actor

    def told(self, stored: Future[bool]) -> None:
        """Let everybody know, now that it is stored; if somebody else was first, decide it again."""
        live_table, actor = self._live_table, self._actor
        is_held = True
        try:
            if not stored.result():
                live_table.registry.spawn(self._again())
                is_held = False
                return
            actor.gather()
            live_table.tell(self._append, self._change)
            if live_table.state.pace == "live" and live_table.pace.returned():
                live_table.registry.spawn(self._let_back())
                is_held = False
                return
        except SavingFailed:
            actor.fail(Refusal(503, "server-saving-paused", again=True))
        except Exception as error:
            actor.fail(live_table.failure(error))
        else:
            actor.acknowledge(self._append.row.seq)
        finally:
            if is_held:
                live_table.lock.release()

    async def _again(self) -> None:
        live_table, row = self._live_table, self._append.row

        async def decide() -> Change:
            return self._decide()

        live_table.lock.release()
        try:
            seq = await live_table.change(row.action, decide, self._change.body.get("mark", ""))
        except Exception as error:
            self._actor.fail(error)
        else:
            self._actor.acknowledge(seq)

    async def _let_back(self) -> None:
        try:
            await self._live_table.let_back()
        except Exception as error:
            self._actor.fail(error)
        else:
            self._actor.acknowledge(self._append.row.seq)
        finally:
            self._live_table.lock.release()
