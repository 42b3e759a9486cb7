"""Advice over HTTP: odds and hints for the player who is asked, and the analysis of a finished game."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, FastAPI, Request, Response

from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.http import compression
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.routes import Bearer, TableInPath, failures, hashed, seats_of
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.visibility import projection
from tumblekeep.server.wire.advice import AskHint, AskOdds, HintShown, LookBack, OddsShown

HINT_RATE, HINT_BURST = 0.2, 5
ODDS_RATE, ODDS_BURST = 2.0, 12


def add_advice(app: FastAPI, registry: Callable[[], TableRegistry]) -> None:
    """Add odds, hints and analyses under /api/tables.

    Whoever plays is connected, and their table in memory. So a table that must be read for this comes after those that people come
    back to.
    """
    api = APIRouter(prefix="/api/tables", route_class=StrictRoute)
    hints, glances = Budgets(HINT_RATE, HINT_BURST), Budgets(ODDS_RATE, ODDS_BURST)

    def pay(buckets: Budgets, request: Request) -> None:
        if registry().settings.limits.on:
            buckets.charge(address_of(request.scope))

    @api.post("/{table}/hint", response_model=HintShown, responses=failures(401, 409))
    async def hint(
        table: TableInPath, wanted: AskHint, request: Request, authorization: Bearer = None
    ) -> Response:
        """What would the masterful player do? Only the seat that is asked may ask; everybody sees that it did."""
        pay(hints, request)
        live_table = await registry().find(table, later=True)
        told = await registry().advisers.hint(live_table, wanted.seat, hashed(authorization))
        return Response(projection.to_text(told), media_type="application/json")

    @api.post("/{table}/odds", response_model=OddsShown, responses=failures(401, 409))
    async def odds(
        table: TableInPath, wanted: AskOdds, request: Request, authorization: Bearer = None
    ) -> Response:
        """How good are the options? Answers as far as the table's house rule `odds` allows."""
        pay(glances, request)
        live_table = await registry().find(table, later=True)
        told = await registry().advisers.odds(
            live_table, wanted.seat, hashed(authorization), wanted.answered, more=wanted.more
        )
        return Response(projection.to_text(told), media_type="application/json")

    @api.post("/{table}/lookback", response_model=LookBack, responses=failures(401, 409))
    async def lookback(table: TableInPath, request: Request, authorization: Bearer = None) -> Response:
        """Analyse a finished game. The first request starts it; later ones return its progress, then its result."""
        live_table = await registry().find(table, later=True)
        seats_of(live_table, authorization)
        told = await registry().analyses.of(live_table, address_of(request.scope))
        return compression.response(request.scope, told.encode(), "application/json")

    app.include_router(api)
