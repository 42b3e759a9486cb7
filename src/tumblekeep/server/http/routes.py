"""The HTTP API: everything that is not live."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.convertors import StringConvertor, register_url_convertor

from tumblekeep import games
from tumblekeep.core.game import Game
from tumblekeep.core.log import Writer
from tumblekeep.core.pack import Pack
from tumblekeep.games.outside import LANGUAGE
from tumblekeep.lesson import guide_of, has_lesson
from tumblekeep.packs import Packs
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http import compression, kept, rulebook
from tumblekeep.server.http.bodies import StrictRoute, large_route
from tumblekeep.server.http.forwarded import is_local
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.runtime import actions, flights, opening, starting, uploads
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.runtime.opening import NewTable
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.time_slices import TimeSlices, sliced
from tumblekeep.server.storage.secret import digest, new_action
from tumblekeep.server.table.served_game import ServedGame
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.shown_table import pack_shown
from tumblekeep.server.wire import lobby, reading
from tumblekeep.server.wire.base import MOST_SEATS, PROTOCOL, BotLevel, TableState
from tumblekeep.server.wire.play import FlightShown
from tumblekeep.server.wire.table import TableShown
from tumblekeep.text import LANGUAGES, pack_catalogue

TableInPath = Annotated[str, Path(pattern=r"^[0-9a-hjkmnp-tv-z]{10}$")]


class TableIdConverter(StringConvertor):
    """Matches only what is as long as a table id, so that `/tables/mine` is not taken for a table."""

    regex = "[^/]{10}"


register_url_convertor("table", TableIdConverter())
SeatInPath = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
Bearer = Annotated[
    str | None, Header(description="`Bearer` and a seat's or the host's secret", max_length=80)
]

_BEARER = re.compile(r"^[Bb]earer ([A-Za-z0-9_-]{32})$")
MOST_FRAMES = 50


def hashed(authorization: str | None) -> str:
    """Return the hash of the secret in an Authorization header; the hash of nothing if there is none."""
    found = token_of(authorization)
    return "" if found is None else digest(found)


def token_of(authorization: str | None) -> str | None:
    """Return the secret in an Authorization header."""
    found = _BEARER.match(authorization or "")
    return found.group(1) if found else None


def failures(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that an operation may return, for the OpenAPI description.

    Refers to their schema by name instead of giving a model: FastAPI would work the model out again for each code
    of each operation, and that was most of a server's startup time. One operation gives the model
    (`_add_reading`), so that the name resolves.
    """
    shape = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
    return {
        code: {"description": "Refused", "content": shape}
        for code in (*codes, 400, 403, 404, 405, 413, 421, 422, 429, 503)
    }


def _json(text: str, status: int = 200) -> Response:
    return Response(text, status, media_type="application/json")


def plain_response(plain: Any, status: int = 200) -> Response:
    """Answer with plain data as JSON."""
    return _json(projection.to_text(plain), status)


def opened_shown(opened: NewTable) -> Response:
    """Show a new table, with its secrets, to whoever opened it."""
    live_table, token, mine, invited = opened
    return plain_response({"table": live_table.table(), "host": token, "mine": mine, "invited": invited}, 201)


def add_routes(
    app: FastAPI, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    """Add everything under /api, and /metrics."""
    api = APIRouter(prefix="/api", route_class=StrictRoute)
    _add_reading(api, registry)
    _add_tables(api, registry, speed)
    _add_seats(api, registry, speed)
    _add_logs(api, registry)
    _add_throws(api, registry)
    large = APIRouter(prefix="/api", route_class=large_route(registry, speed))
    _add_files(large, registry, speed)
    app.include_router(large)
    app.include_router(api)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        the_registry = registry()
        near = request.client is not None and request.client.host in ("127.0.0.1", "::1", "testclient")
        near = near and is_local(request.scope)  # a proxy on this machine brings the whole world
        if not (near or the_registry.settings.open_metrics):
            raise Refusal(403, "server-not-yours")
        gauges = {
            "tables_in_memory": len(the_registry.live_tables),
            "events_waiting": the_registry.store.waiting(),
            "saving_paused": int(the_registry.store.paused),
            "work_aside_waiting": the_registry.workers.waiting(),
            "replay_cache_bytes": the_registry.frames.bytes,
            "finished_cache_bytes": the_registry.finished.bytes,
            "games_kept": the_registry.keeper.kept,
        }
        return PlainTextResponse(the_registry.metrics.text(gauges), media_type="text/plain; version=0.0.4")


def _add_reading(api: APIRouter, registry: Callable[[], TableRegistry]) -> None:
    @api.get(
        "/health", response_model=reading.Health, responses=failures() | {503: {"model": reading.Failure}}
    )
    async def health() -> Response:
        """The health of the server."""
        saving = not registry().store.paused
        plain = {"ok": saving, "saving": saving, "version": "0.1.0", "protocol": PROTOCOL}
        if not saving:
            raise Refusal(503, "server-saving-paused", again=True)
        return plain_response(plain)

    @api.get("/games", response_model=reading.Games, responses=failures())
    async def games_shown(request: Request) -> Response:
        """The games that can be played."""
        return compression.response(request.scope, games_text(registry()).encode(), "application/json")

    @api.get("/catalogue/{language}/{name}", response_class=PlainTextResponse, responses=failures())
    async def catalogue(language: str, name: str, request: Request) -> Response:
        """The words of a language, as Fluent text."""
        words = rulebook.catalogue(language, name)
        return compression.response(request.scope, words.encode(), "text/plain")

    @api.get("/packs/{fingerprint}/{language}", response_class=PlainTextResponse, responses=failures())
    async def pack_words(fingerprint: str, language: str, request: Request) -> Response:
        """The words of a pack that can be chosen here, as Fluent text that overrides its game's."""
        found = [pack for pack in registry().packs.known.values() if pack.fingerprint == fingerprint]
        if not found or language not in LANGUAGES:
            raise Refusal(404, "server-no-catalogue")
        return compression.response(request.scope, pack_catalogue(found[0], language).encode(), "text/plain")

    @api.get("/learn/{game}", response_class=PlainTextResponse, responses=failures())
    async def learn(game: str, request: Request, language: str = LANGUAGE) -> Response:
        """How a game is played, on one page, in Markdown."""
        return compression.response(request.scope, rulebook.page(game, language).encode(), "text/plain")

    @api.get("/rules/{game}", response_class=PlainTextResponse, responses=failures())
    async def rules(game: str, request: Request, language: str = LANGUAGE) -> Response:
        """A game's rule document, in Markdown."""
        return compression.response(request.scope, rulebook.rules(game, language).encode(), "text/plain")

    @api.get("/rules/{game}/origins", response_model=reading.ClauseOrigins, responses=failures())
    async def clause_origins(game: str) -> Response:
        """Which clauses of a game's rules are ours rather than the book's."""
        return plain_response({"game": game, **rulebook.marked(game)})

    @api.get("/rules/{game}/{clause}", response_model=reading.Clause, responses=failures())
    async def clause(game: str, clause: str, language: str = LANGUAGE) -> Response:
        """One clause of a game's rules."""
        text = rulebook.clause(game, clause, language)
        return plain_response(
            {"game": game, "clause": clause, "text": text, "origin": rulebook.origin(game, clause)}
        )


def games_text(registry: TableRegistry) -> str:
    """The games that can be played here, as JSON."""
    shown = [_game(slug, registry.packs) for slug in games.known()]
    told = {
        "games": shown,
        "people": registry.people is not None,
        "physics": registry.throwing.is_available(),
    }
    return projection.to_text({**told, **({"pocket": True} if registry.settings.pocket else {})})


def _game(slug: str, packs: Packs) -> dict[str, Any]:
    game = games.load(slug)
    return {
        "slug": game.slug,
        "version": game.version,
        "minutes": list(game.minutes),
        **_setup(game),
        "throws": game.throws,
        "rolls": game.rolls,
        "draws": game.draws,
        "company": game.company,
        "lesson": has_lesson(slug),
        "first": None if (first := guide_of(slug)) is None else first.plain(),
        "packs": [_pack(pack, packs) for pack in packs.of(slug)],
    }


def _setup(game: Game) -> dict[str, Any]:
    """Who may sit down, and the options to choose before the game."""
    return {
        "fewest": game.seats.start,
        "most": min(game.seats.stop - 1, MOST_SEATS),
        "options": [
            {"values": None, "low": None, "high": None, "harder": None, **option.plain()}
            for option in game.options
        ],
    }


def _pack(pack: Pack, packs: Packs) -> dict[str, Any]:
    return {
        **pack_shown(pack),
        "about": {language: pack.told(language) for language in LANGUAGES},
        "changes": [change._asdict() for change in packs.changes[pack.name]],
        **_setup(games.load(pack.game, pack)),
    }


def _add_tables(
    api: APIRouter, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    @api.get("/watch", response_model=reading.BestTableShown, responses=failures())
    async def watch(request: Request) -> Response:
        """The best public table that is being played now; at most a second old, and the same for everybody."""
        return compression.shared(request.scope, await registry().best_table.body(), "application/json")

    @api.get("/tables", response_model=lobby.Tables, responses=failures())
    async def listed(state: TableState | None = None) -> Response:
        """Public tables, the most recently active first; how far their games are may be a second old."""
        return Response(await registry().table_list.body(state), media_type="application/json")

    @api.post("/tables", response_model=lobby.TableOpened, status_code=201, responses=failures(409))
    async def open_table(wanted: lobby.OpenTable, request: Request) -> Response:
        """Open a table."""
        speed().join(address_of(request.scope))
        return opened_shown(await opening.open_table(registry(), wanted))

    @api.post("/tables/mine", response_model=lobby.MineShown, responses=failures())
    async def mine(wanted: lobby.MyTables) -> Response:
        """The sender's own tables; those that wait for the sender come first."""
        return plain_response({"tables": await registry().mine(wanted.claims)})

    @api.get("/tables/{table:table}", response_model=TableShown, responses=failures())
    async def one_table(table: TableInPath) -> Response:
        """A table."""
        return plain_response((await registry().find(table)).table())

    @api.post("/tables/{table}/start", response_model=TableShown, responses=failures(401, 409))
    async def start(table: TableInPath, wanted: lobby.Start, authorization: Bearer = None) -> Response:
        """Start the game."""
        live_table = await registry().find(table)
        await live_table.change(
            new_action(), starting.start(live_table, wanted.fill, hashed(authorization), hurry=wanted.hurry)
        )
        return plain_response(live_table.table())

    @api.post("/tables/{table}/numbers", response_model=TableShown, responses=failures(409))
    async def numbers(table: TableInPath, wanted: lobby.GiveNumbers, request: Request) -> Response:
        """Reveal the numbers under the sender's seals, once the table is closed; the last one starts the game."""
        speed().join(address_of(request.scope))
        live_table = await registry().find(table)
        given = {one.seat: one.number for one in wanted.numbers}
        await live_table.change(new_action(), starting.add_numbers(live_table, given, wanted.noted))
        return plain_response(live_table.table())

    @api.post(
        "/tables/{table}/rematch",
        response_model=lobby.TableOpened,
        status_code=201,
        responses=failures(401, 409),
    )
    async def rematch(
        table: TableInPath,
        request: Request,
        wanted: lobby.Rematch | None = None,
        authorization: Bearer = None,
    ) -> Response:
        """Another game with the same players."""
        speed().join(address_of(request.scope))
        live_table = await registry().find(table)
        seals = {} if wanted is None else {one.seat: one.seal for one in wanted.seals}
        return opened_shown(await opening.rematch(registry(), live_table, hashed(authorization), seals))


def _add_seats(
    api: APIRouter, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    @api.post("/tables/{table}/sit", response_model=lobby.SeatTaken, responses=failures(401, 409))
    async def sit(
        table: TableInPath, wanted: lobby.Sit, request: Request, authorization: Bearer = None
    ) -> Response:
        """Take a seat."""
        speed().join(address_of(request.scope))
        live_table = await registry().find(table)
        owner = None
        if wanted.person is not None:
            owner = await registry().the_people.owner(wanted.person, wanted.name)
            await registry().friends.must_not_be_apart(owner.person, live_table)
        secret, remote = hashed(authorization), wanted.remote
        decide, given = actions.sit(
            live_table, wanted.seat, wanted.name, secret, wanted.seal, remote=remote, owner=owner
        )
        await live_table.change(new_action(), decide)
        return plain_response({"table": live_table.table(), "mine": given})

    @api.post("/tables/{table}/seats/{seat}/leave", response_model=TableShown, responses=failures(401, 409))
    async def leave(table: TableInPath, seat: SeatInPath, authorization: Bearer = None) -> Response:
        """Leave for good."""
        live_table = await registry().find(table)
        await live_table.change(new_action(), actions.leave(live_table, seat, hashed(authorization)))
        return plain_response(live_table.table())

    @api.post("/tables/{table}/seats/{seat}/bot", response_model=TableShown, responses=failures(401, 409))
    async def give(
        table: TableInPath, seat: SeatInPath, wanted: lobby.GiveToBot, authorization: Bearer = None
    ) -> Response:
        """Let a bot play on; the seat can be taken back."""
        live_table = await registry().find(table)
        level: BotLevel = wanted.level
        await live_table.change(new_action(), actions.give(live_table, seat, level, hashed(authorization)))
        return plain_response(live_table.table())

    @api.post("/tables/{table}/seats/{seat}/back", response_model=TableShown, responses=failures(401, 409))
    async def back(
        table: TableInPath, seat: SeatInPath, wanted: lobby.TakeBack, authorization: Bearer = None
    ) -> Response:
        """Take the sender's seat back from a bot."""
        live_table = await registry().find(table)
        await live_table.change(
            new_action(), actions.take_seat_back(live_table, seat, wanted.name, hashed(authorization))
        )
        return plain_response(live_table.table())


def _add_logs(api: APIRouter, registry: Callable[[], TableRegistry]) -> None:
    @api.get("/tables/{table}/log", response_class=PlainTextResponse, responses=failures(401, 409))
    async def log(table: TableInPath, request: Request, authorization: Bearer = None) -> Response:
        """The game as a file that can be kept, watched and continued."""
        live_table = await registry().find(table, later=True)
        seats = seats_of(live_table, authorization)
        async with _read_for(live_table, request, "log", live_table.table()["answered"] + 1) as slices:
            found, writer = live_table.log(seats), Writer()
            await slices.rest()
            written = [writer.header(found.header)]
            for line in found.lines:
                written.append(writer.line(line))
                await slices.rest()
        named = {
            "content-disposition": f'attachment; filename="{live_table.state.game}-{live_table.id}.tumble"'
        }
        return PlainTextResponse("".join(written), headers=named)

    @api.get("/tables/{table}/replay", response_model=reading.Replay, responses=failures(401, 409))
    async def replay(
        table: TableInPath,
        request: Request,
        start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 20,
        authorization: Bearer = None,
    ) -> Response:
        """The game as it was after each of these answers."""
        the_registry = registry()
        live_table = await the_registry.find(table, later=True)
        viewer = next(iter(seats_of(live_table, authorization)), None)
        if live_table.kept is not None:
            return await kept.replay(the_registry, live_table, viewer, start, count, request.scope)
        served = _begun(live_table)
        part = None
        if live_table.state.state == "over" and start % MOST_FRAMES == 0 and count == MOST_FRAMES:
            part = (live_table.id, live_table.memory.undone_at, viewer, f"frames {start}")
            found = the_registry.finished.get(part)
            if found is not None:
                return compression.kept(request.scope, found.packed, found.etag, "application/json")
        showing = the_registry.frames.of(live_table, served, viewer)
        table_shown = live_table.table()

        async def text() -> str:
            async with _read_for(live_table, request, "replay", count) as slices:
                shown = projection.to_text(table_shown)
                turns = projection.to_text(projection.turns_shown(served))
                frames = await showing.text(start, count, slices)
            return f'{{"table":{shown},"answered":{showing.answered},"turns":{turns},"frames":{frames}}}'

        if part is None:
            return _json(await text())
        body = await the_registry.finished.keep(part, text)
        return compression.kept(request.scope, body.packed, body.etag, "application/json")

    @api.get("/tables/{table}/recap", response_model=reading.Recap, responses=failures(401, 409))
    async def recap(table: TableInPath, request: Request, authorization: Bearer = None) -> Response:
        """The whole game on one page: its tale, turns, curve and throws. Packed once and kept when the game is over."""
        the_registry = registry()
        live_table = await the_registry.find(table, later=True)
        viewer = next(iter(seats_of(live_table, authorization)), None)
        if live_table.kept is not None:
            return await kept.recap(the_registry, live_table, viewer, request.scope)
        served = _begun(live_table)
        is_over = live_table.state.state == "over"

        async def text() -> str:
            # written once for a game that is over, whoever asks: nobody is refused for it
            async with _read_for(
                live_table, request, "recap", len(served.answers) + 1, owing=is_over
            ) as slices:
                return await the_registry.recaps.text(live_table, served, viewer, slices)

        if not is_over:
            return _json(await text())
        part = (live_table.id, live_table.memory.undone_at, viewer, "recap")
        found = the_registry.finished.get(part) or await the_registry.finished.keep(part, text)
        return compression.kept(request.scope, found.packed, found.etag, "application/json")


def _add_throws(api: APIRouter, registry: Callable[[], TableRegistry]) -> None:
    @api.get("/tables/{table}/throws", response_model=reading.ThrowsMade, responses=failures(401, 409))
    async def throws(table: TableInPath, request: Request, authorization: Bearer = None) -> Response:
        """Every throw of the game: whose it was and how it lay."""
        live_table = await registry().find(table, later=True)
        seats_of(live_table, authorization)
        if live_table.kept is not None:
            return plain_response({"throws": await kept.throws(live_table)})
        served = _begun(live_table)
        async with _read_for(live_table, request, "throws", len(served.answers) + 1) as slices:
            found = await flights.all_throws(served, slices)
        return plain_response({"throws": found})

    @api.get(
        "/tables/{table}/throws/{answered}", response_model=FlightShown, responses=failures(401, 404, 409)
    )
    async def flight(
        table: TableInPath,
        answered: Annotated[int, Path(ge=1, le=1_000_000)],
        request: Request,
        authorization: Bearer = None,
    ) -> Response:
        """One throw of the game, to be watched again; without a track where it can't be shown any more."""
        live_table = await registry().find(table, later=True)
        seats_of(live_table, authorization)
        if live_table.kept is not None:
            return plain_response(kept.flight(live_table, answered))
        served = _begun(live_table)
        charges = registry().charges
        with charges.work("flight", address_of(request.scope), charges.reading) as charge:
            slices = TimeSlices(charge)  # it has no turn, because the throw may be simulated again, elsewhere
            found = await flights.one_flight(registry(), live_table, served, answered, slices)
            slices.note()
        return plain_response(found)


def _add_files(
    api: APIRouter, registry: Callable[[], TableRegistry], speed: Callable[[], AddressLimits]
) -> None:
    @api.post("/tables/load", response_model=lobby.TableOpened, status_code=201, responses=failures(409))
    async def load_table(wanted: lobby.LoadTable, request: Request) -> Response:
        """Open a table with a saved game, to continue or to watch."""
        speed().upload(address_of(request.scope), len(wanted.log))
        return opened_shown(await opening.load_table(registry(), wanted, address_of(request.scope)))

    @api.post("/verify", response_model=reading.Verification, responses=failures())
    async def verify(wanted: lobby.VerifyLog, request: Request) -> Response:
        """Check every die and draw of a saved game against its published secret."""
        return plain_response(
            await uploads.verified(registry(), address_of(request.scope), wanted.log, wanted.commitment or "")
        )


@asynccontextmanager
async def _read_for(
    live_table: LiveTable, request: Request, door: str, units: float, *, owing: bool = False
) -> AsyncIterator[TimeSlices]:
    """Read a game for whoever sent this request: charged before it is done, in turn, and in time slices."""
    charges = live_table.registry.charges
    address = address_of(request.scope)
    with live_table.held():
        async with sliced(
            charges, door, address, charges.reading, units=units, owing=owing, later=True
        ) as slices:
            yield slices


def _begun(live_table: LiveTable) -> ServedGame:
    """Return a table's game, or refuse if it has not begun or can't be played."""
    served = live_table.shown
    if live_table.broken is not None:
        raise live_table.broken
    if served is None:
        raise Refusal(409, "server-table-open")
    return served


def seats_of(live_table: LiveTable, authorization: str | None) -> list[int]:
    """Return the seats that the sender holds; none: a spectator, if spectators may watch."""
    secret = hashed(authorization)
    seats = live_table.state.held(secret)
    if authorization is not None and not seats and not live_table.state.is_host(secret):
        raise Refusal(401, "server-not-your-seat")
    if not seats and not live_table.state.watchable:
        raise Refusal(403, "server-not-watchable")
    return seats
