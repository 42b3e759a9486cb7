"""Puzzles over HTTP.

Worker processes lay out the positions. Nothing is stored; the device remembers what was solved.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Request, Response

from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.http import compression
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.routes import failures
from tumblekeep.server.runtime.puzzles import listed, shown, tried
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire.puzzles import PuzzleId, Puzzles, PuzzleShown, PuzzleTried, TryPuzzle

PUZZLE_RATE, PUZZLE_BURST = 2.0, 20


def add_puzzles(app: FastAPI, registry: Callable[[], TableRegistry]) -> None:
    """Add everything under /api/puzzles."""
    api = APIRouter(prefix="/api/puzzles", route_class=StrictRoute)
    buckets = Budgets(PUZZLE_RATE, PUZZLE_BURST)

    def pay(request: Request) -> str:
        address = address_of(request.scope)
        if registry().settings.limits.on:
            buckets.charge(address)
        return address

    async def done(request: Request, work: Callable[..., str], *what: Any) -> Response:
        told = await registry().advisers.workers.do(pay(request), work, *what)
        return compression.response(request.scope, told.encode(), "application/json")

    @api.get("", response_model=Puzzles, responses=failures())
    async def all_of_them(request: Request) -> Response:
        """The puzzles of all games."""
        pay(request)
        told = await asyncio.to_thread(listed)
        return compression.response(request.scope, told.encode(), "application/json")

    @api.get("/{name}", response_model=PuzzleShown, responses=failures())
    async def one(name: Annotated[PuzzleId, Path()], request: Request) -> Response:
        """A puzzle: the position, and what is asked."""
        return await done(request, shown, name)

    @api.post("/{name}", response_model=PuzzleTried, responses=failures())
    async def attempt(name: Annotated[PuzzleId, Path()], wanted: TryPuzzle, request: Request) -> Response:
        """How good the options are, for a player who has chosen one."""
        return await done(request, tried, name, wanted.option)

    app.include_router(api)
