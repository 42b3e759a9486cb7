"""Puzzles over HTTP.

Worker processes lay out the positions. Nothing is stored; the device remembers what was solved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Request, Response

from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http import compression
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.routes import failures
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.runtime import daily_pages
from tumblekeep.server.runtime.puzzles import (
    listed,
    listed_throws,
    next_throw,
    shown,
    throw_result,
    tried,
)
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.judge import judged
from tumblekeep.server.wire.puzzles import (
    PuzzleId,
    Puzzles,
    PuzzleShown,
    PuzzleTried,
    ThrowPuzzleId,
    ThrowPuzzles,
    ThrowPuzzleTried,
    TryPuzzle,
    TryThrowPuzzle,
)

PUZZLE_RATE, PUZZLE_BURST = 2.0, 20
DAILY = "day-"
"""The ids of puzzles that were made of a day of the daily door begin so."""
MOST_WAITING = 12
"""How many throws at puzzles may be in progress at once. People in games come first, so any more are told to retry."""


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
        told = await in_thread(listed)
        return compression.response(request.scope, told.encode(), "application/json")

    @api.get("/throws", response_model=ThrowPuzzles, responses=failures())
    async def all_throws(request: Request) -> Response:
        """The throw puzzles of all games: foes to be defeated by hand."""
        return await done(request, listed_throws)

    waiting = 0

    @api.post("/throws/{name}", response_model=ThrowPuzzleTried, responses=failures(409))
    async def throw(
        name: Annotated[ThrowPuzzleId, Path()], wanted: TryThrowPuzzle, request: Request
    ) -> Response:
        """Throw the next die at the foe of a puzzle. Nothing is stored: the device tells what was thrown before."""
        nonlocal waiting
        puzzle, setup = next_throw(name, wanted.thrown, wanted.dealt, wanted.weapons)
        pay(request)
        if waiting >= MOST_WAITING:
            raise Refusal(503, "server-physics-failed", again=True)
        waiting += 1
        try:
            seed = registry().luck.random(setup.to_json(), wanted.launch).getrandbits(62)
            thrown = await registry().throwing.simulate(setup.to_json(), wanted.launch, seed)
        finally:
            waiting -= 1
        registry().metrics.throws += 1
        told = {
            "landing": thrown.landing,
            "judged": judged(thrown.landing),
            "launch": thrown.launch,
            "track": thrown.track,
            **throw_result(puzzle, wanted.thrown, wanted.dealt, wanted.weapons, thrown.landing),
        }
        return Response(projection.to_text(told), media_type="application/json")

    @api.get("/{name}", response_model=PuzzleShown, responses=failures())
    async def one(name: Annotated[PuzzleId, Path()], request: Request) -> Response:
        """A puzzle: the position, and what is asked."""
        if name.startswith(DAILY):
            pay(request)
            return Response(await daily_pages.puzzle(registry(), name), media_type="application/json")
        return await done(request, shown, name)

    @api.post("/{name}", response_model=PuzzleTried, responses=failures())
    async def attempt(name: Annotated[PuzzleId, Path()], wanted: TryPuzzle, request: Request) -> Response:
        """How good the options are, for a player who has chosen one."""
        if name.startswith(DAILY):
            pay(request)
            told = await daily_pages.puzzle(registry(), name, wanted.option)
            return Response(told, media_type="application/json")
        return await done(request, tried, name, wanted.option)

    app.include_router(api)
