"""The operator's page: what runs, what is refused, what broke; deleting tables and words. Behind a key."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, FastAPI, Header, Query, Request, Response

from tumblekeep.core.message import Message
from tumblekeep.server.errors import Refusal, phrasebook
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of, language_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import TableInPath, failures, plain_response
from tumblekeep.server.metrics.counters import resident
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime import reports
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.storage.protocol import Upkeep
from tumblekeep.server.storage.records import TableRow, TableSizes
from tumblekeep.server.storage.secret import digest, same
from tumblekeep.server.table.summary import state_of
from tumblekeep.server.wire import operator
from tumblekeep.server.wire.base import TableState
from tumblekeep.server.wire.reports import ReportsShown

MOST_TABLES = 100
STARTED = time.monotonic()
Key = Annotated[str | None, Header(description="`Bearer` and the operator's key", max_length=400)]

T = TypeVar("T")


def add_operator(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add everything under /api/operator."""
    api = APIRouter(prefix="/api/operator", route_class=StrictRoute)

    def must_be_operator(request: Request, authorization: str | None) -> TableRegistry:
        """Refuse whoever does not have the key. Wrong keys are charged, so that nobody finds it by trying."""
        the_registry = registry()
        kept = the_registry.settings.operator
        if not kept:
            raise Refusal(404, "server-no-page")
        address = address_of(request.scope)
        speed().try_key(address)
        kind, _, key = (authorization or "").partition(" ")
        if kind.casefold() != "bearer" or not same(kept, digest(key)):
            journal.warning("a wrong operator's key was refused")
            raise Refusal(401, "server-not-operator")
        speed().key_fits(address)
        return the_registry

    @api.get("", response_model=operator.OperatorState, responses=failures(401))
    async def state(request: Request, authorization: Key = None) -> Response:
        """This worker: what runs, what is refused, what broke."""
        the_registry = must_be_operator(request, authorization)
        counts, disk = await the_registry.store.upkeep.counted()
        return plain_response(_shown(the_registry, counts, disk, language_of(dict(request.scope["headers"]))))

    @api.get("/tables", response_model=operator.OperatorTables, responses=failures(401))
    async def tables(
        request: Request,
        state: TableState | None = None,
        most: Annotated[int, Query(ge=1, le=MOST_TABLES)] = 30,
        authorization: Key = None,
    ) -> Response:
        """All tables, public or not, the most recently touched first."""
        the_registry = must_be_operator(request, authorization)

        told = [_row(row, sizes) for row, sizes in await the_registry.store.upkeep.sized(state, most)]
        for one in told:
            live_table = the_registry.live_tables.get(one["id"])
            one["here"] = 0 if live_table is None else len(live_table.connections.lines)
        return plain_response({"tables": told})

    @api.get("/reports", response_model=ReportsShown, responses=failures(401))
    async def reported(
        request: Request,
        done: bool = False,
        most: Annotated[int, Query(ge=1, le=MOST_TABLES)] = 50,
        authorization: Key = None,
    ) -> Response:
        """What players report of others: what waits, the oldest first; or what was dealt with, the latest first."""
        the_registry = must_be_operator(request, authorization)
        people = the_registry.people
        found = [] if people is None else await people.store.reports.queue(most, done=done)
        return plain_response({"reports": [reports.plain_report(one) for one in found]})

    @api.post("/reports/{report}/done", response_model=operator.OperationDone, responses=failures(401))
    async def take_note(report: TableInPath, request: Request, authorization: Key = None) -> Response:
        """Take note of a report."""
        the_registry = must_be_operator(request, authorization)
        if not await the_registry.the_people.store.reports.finish(report, now()):
            raise Refusal(404, "server-no-report")
        return plain_response({"count": 1})

    @api.post("/tables/{table}/delete", response_model=operator.OperationDone, responses=failures(401))
    async def delete(table: TableInPath, request: Request, authorization: Key = None) -> Response:
        """Delete a table for good."""
        the_registry = must_be_operator(request, authorization)
        count = await _done(the_registry, lambda upkeep: upkeep.remove([table]))
        if not count:
            raise Refusal(404, "server-no-table")
        return plain_response({"count": count})

    @api.post("/tables/{table}/purge", response_model=operator.OperationDone, responses=failures(401))
    async def purge(table: TableInPath, request: Request, authorization: Key = None) -> Response:
        """Remove everything that was said at a table."""
        the_registry = must_be_operator(request, authorization)
        count = await _done(the_registry, lambda upkeep: upkeep.purge_chat(table))
        return plain_response({"count": count})

    app.include_router(api)


async def _done(registry: TableRegistry, work: Callable[[Upkeep], Awaitable[T]]) -> T:
    """Remove something, and forget at once what is gone."""
    await registry.bytes.forget_removed()
    done = await work(registry.store.upkeep)
    await registry.bytes.forget_removed()
    return done


def _row(row: TableRow, sizes: TableSizes) -> dict[str, Any]:
    state, _ = state_of(row)
    return {
        "id": row.id,
        "game": state.game,
        "state": row.state,
        "names": [seat.name for seat in state.seats if seat.name],
        "touched": row.touched,
        "events": sizes.events,
        "bytes": sizes.bytes,
        "said": sizes.said,
        "loaded": row.uploaded > 0,
    }


def _shown(registry: TableRegistry, counts: dict[str, int], disk: int, language: str) -> dict[str, Any]:
    metrics, settings = registry.metrics, registry.settings
    costs = sorted(metrics.costs.items(), key=lambda one: -one[1])[:20]
    return {
        "version": "0.1.0",
        "worker": registry.worker[:6],
        "workers": settings.workers,
        "uptime": int(time.monotonic() - STARTED),
        "database": registry.store.kind,
        "tables": counts,
        "in_memory": len(registry.live_tables),
        "table_bytes": registry.bytes.table_bytes(),
        "memory_budget": settings.memory_bytes,
        "resident": resident(),
        "disk": disk,
        "disk_budget": settings.disk_bytes,
        "saving": not registry.store.paused,
        "disk_full": registry.bytes.disk_full,
        "sockets": metrics.sockets,
        "events": metrics.events.total(),
        "lag": round(metrics.lag.worst * 1000, 1),
        "refusals": [
            {"id": name, "text": _reason(name, language), "count": count}
            for name, count in metrics.refusals.most_common(30)
        ],
        "costs": [
            {
                "door": door,
                "client": client,
                "times": metrics.charges[door, client],
                "milliseconds": int(spent * 1000),
            }
            for (door, client), spent in costs
        ],
        "troubles": [one._asdict() for one in reversed(journal.troubles)],
    }


def _reason(name: str, language: str) -> str:
    """A reason in words, without what it was about."""
    return phrasebook(language).tell(Message(name))
