"""The daily door over HTTP. Whoever plays is known by a person's secret, or by a guest's own one that is good for nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, FastAPI, Header, Query, Request, Response

from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import failures, plain_response
from tumblekeep.server.runtime import daily_pages
from tumblekeep.server.runtime.daily import Player
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire import daily as wire

DailyBearer = Annotated[
    str | None, Header(description="`Bearer` and a person's secret, or a guest's 32 letters", max_length=80)
]
DayAsked = Annotated[wire.DayName | None, Query()]
_BEARER = re.compile(r"^[Bb]earer ([A-Za-z0-9_-]{32})$")


def add_daily(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add everything under /api/daily."""
    api = APIRouter(prefix="/api/daily", route_class=StrictRoute)

    async def known(authorization: str | None) -> Player | None:
        found = _BEARER.match(authorization or "")
        return None if found is None else await registry().daily.player(found.group(1))

    async def who(authorization: str | None) -> Player:
        player = await known(authorization)
        if player is None:
            raise Refusal(401, "server-daily-who")
        return player

    @api.get("", response_model=wire.DailyShown, responses=failures())
    async def door(day: DayAsked = None, authorization: DailyBearer = None) -> Response:
        """What is behind the door today, or on a day of the past year."""
        return plain_response(await daily_pages.door(registry(), day, await known(authorization)))

    @api.post("/try", response_model=wire.TryBegun, status_code=201, responses=failures(401, 409))
    async def begin(wanted: wire.BeginTry, request: Request, authorization: DailyBearer = None) -> Response:
        """Begin the try that counts, or go on with it; or practise."""
        player, address = await who(authorization), address_of(request.scope)
        speed().join(address)
        daily = registry().daily
        day = daily.which(wanted.day)
        if not wanted.practice and await daily.would_be_new(player, day):
            speed().begin_daily(address)
        found = await daily.open(player, wanted.name, day, practice=wanted.practice)
        plain = {"day": found.day, "counts": found.counts, "resumed": found.resumed}
        return plain_response({**plain, "table": found.table or None, "token": found.token or None}, 201)

    @api.post("/throw", response_model=wire.DailyThrown, responses=failures(401, 409))
    async def throw(wanted: wire.ThrowDaily, request: Request, authorization: DailyBearer = None) -> Response:
        """Make the next of a Sunday's ten throws."""
        player = await who(authorization)
        speed().join(address_of(request.scope))
        return plain_response(await daily_pages.throw(registry(), player, wanted))

    @api.get("/rankings", response_model=wire.RankingsShown, responses=failures(401, 409))
    async def rankings(day: DayAsked = None, authorization: DailyBearer = None) -> Response:
        """Both rankings of a day, for whoever has finished it; of a day that is over, for everybody."""
        return plain_response(await daily_pages.rankings(registry(), day, await known(authorization)))

    @api.get("/after", response_model=wire.AftermathShown, responses=failures(401, 409))
    async def afterwards(day: DayAsked = None, authorization: DailyBearer = None) -> Response:
        """What the masterful player would have done, and where most people went the other way; after one's own try."""
        return plain_response(await daily_pages.aftermath(registry(), day, await who(authorization)))

    @api.get("/calendar", response_model=wire.CalendarShown, responses=failures())
    async def calendar(authorization: DailyBearer = None) -> Response:
        """The past year, the sender's days, and medals for weeks."""
        return plain_response(await daily_pages.calendar(registry(), await known(authorization)))

    app.include_router(api)
