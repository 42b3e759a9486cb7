"""What can be read of a finished game whose rules have changed since: all of it comes from what was kept when it ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.responses import Response

from tumblekeep.processor_time import thread_time
from tumblekeep.server import json_text
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http import compression
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.runtime.drawing import WatchedGame
from tumblekeep.server.runtime.flights import launch_of
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.runtime.old_rules import AnsweredGame
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.judge import judged


def watched_of(live_table: LiveTable) -> WatchedGame | AnsweredGame:
    """Return what can be watched of a table's game, or say why nothing can."""
    kept = live_table.kept
    if kept is None or kept.watched is None:
        raise Refusal(409, "server-unwatchable", began=live_table.state.version)
    return kept.watched


async def replay(
    registry: TableRegistry, live_table: LiveTable, viewer: int | None, start: int, count: int, scope: Any
) -> Response:
    """The game as it was after some of the answers."""
    watched, shown = watched_of(live_table), projection.to_text(live_table.table())

    def text() -> str:
        turns = watched.turns(viewer)
        frames = ",".join(watched.frames(viewer, start, count))
        return f'{{"table":{shown},"answered":{watched.answered},"turns":{turns},"frames":[{frames}]}}'

    return await _packed(registry, live_table, viewer, f"kept frames {start} {count}", text, scope)


async def recap(registry: TableRegistry, live_table: LiveTable, viewer: int | None, scope: Any) -> Response:
    """The whole game on one page."""
    watched = watched_of(live_table)
    return await _packed(registry, live_table, viewer, "kept recap", lambda: watched.recap(viewer), scope)


async def throws(live_table: LiveTable) -> list[Any]:
    """Every throw of the game."""
    watched = watched_of(live_table)
    found: list[Any] = json_text.loads(await in_thread(watched.recap, None))["throws"]
    return found


def flight(live_table: LiveTable, answered: int) -> dict[str, Any]:
    """One throw of the game: with its track if that was stored with it. Nothing can simulate it any more."""
    bare = live_table.memory.bare
    line = None if bare is None or answered > len(bare.lines) else bare.lines[answered - 1]
    launch = None if line is None else launch_of(line.beside)
    if bare is None or line is None or launch is None:
        raise Refusal(404, "server-no-flight", answered=answered)
    track = bare.flights.get(answered, {}).get("track")
    return {"landing": line.answer, "judged": judged(line.answer), "launch": launch, "track": track}


async def _packed(
    registry: TableRegistry,
    live_table: LiveTable,
    viewer: int | None,
    name: str,
    text: Callable[[], str],
    scope: Any,
) -> Response:
    part = (live_table.id, live_table.memory.undone_at, viewer, name)
    found = registry.finished.get(part)
    if found is None:
        charges = registry.charges
        with charges.work("kept", address_of(scope), charges.reading) as charge:

            def timed() -> tuple[str, float]:
                began = thread_time()
                return text(), thread_time() - began

            async def make() -> str:
                made, spent = await in_thread(timed)
                charge.add(spent)
                return made

            found = await registry.finished.keep(part, make)
    return compression.kept(scope, found.packed, found.etag, "application/json")
