"""Reporting somebody, over HTTP. What the operator reads is in `operator.py`."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, FastAPI, Request, Response

from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.people import NameInPath, PersonBearer, PersonDoor
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import Bearer, TableInPath, failures, hashed, plain_response
from tumblekeep.server.runtime import profiles, reports
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire import reports as wire


def add_reports(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add what players can report."""
    api = APIRouter(prefix="/api", route_class=StrictRoute)

    @api.post(
        "/tables/{table}/reports", response_model=wire.ReportTaken, status_code=201, responses=failures(401)
    )
    async def report(
        table: TableInPath, wanted: wire.MakeReport, request: Request, authorization: Bearer = None
    ) -> Response:
        """Report somebody at the sender's table to whoever runs the server."""
        secret = hashed(authorization)
        if not secret:
            raise Refusal(401, "server-not-your-seat")
        speed().join(address_of(request.scope))
        speed().act_as_person(secret)
        live_table = await registry().find(table)
        await reports.report(registry(), live_table, secret, wanted)
        return plain_response({"taken": True}, 201)

    door = PersonDoor(registry, speed)

    @api.post(
        "/people/named/{name}/reports",
        response_model=wire.ReportTaken,
        status_code=201,
        responses=failures(401),
    )
    async def report_person(
        name: NameInPath, wanted: wire.ReportPerson, request: Request, authorization: PersonBearer = None
    ) -> Response:
        """Report somebody whose page the sender may see to whoever runs the server."""
        proven = await door.prove(request, authorization, acts=True)
        address = address_of(request.scope)
        speed().join(address)
        speed().prove_person(address)  # whoever looks for names that are there is guessing
        about = await profiles.visible(registry(), name, proven.person.id)
        speed().proved_person(address)
        await reports.report_person(registry(), proven.person, about, wanted)
        return plain_response({"taken": True}, 201)

    app.include_router(api)
