"""The guard: checks names, origins, sizes and request rates, and sets the headers that keep a browser safe."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator, MutableMapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException

from tumblekeep.server.charging.addresses import household, ladder
from tumblekeep.server.charging.charges import COMING_SECONDS, working_for
from tumblekeep.server.errors import Refusal, problem
from tumblekeep.server.http import trouble_page
from tumblekeep.server.http.connection_gate import ConnectionGate
from tumblekeep.server.http.doorkeeper import Doorkeeper
from tumblekeep.server.http.host_names import KnownNames
from tumblekeep.server.http.pocket_pages import is_there
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire.base import LARGEST_LOG, LARGEST_MESSAGE
from tumblekeep.text import LANGUAGES

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Coroutine[Any, Any, None]]

LARGE_BODIES = ("/api/tables/load", "/api/tables/bring", "/api/verify", "/api/people/me/games")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    b"default-src 'self'; img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    b"worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_EVERYWHERE: tuple[tuple[bytes, bytes], ...] = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HEADERS = (
    (b"content-security-policy", POLICY),
    *_EVERYWHERE,
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
POCKET_HEADERS = (
    (b"content-security-policy", POLICY + b"; script-src 'self' 'wasm-unsafe-eval'"),
    *_EVERYWHERE,
    (b"permissions-policy", b"camera=(self), microphone=(), geolocation=()"),
)
"""The pocket runs Python, and reads another phone's code by the camera."""


class GuardMiddleware:
    """Wraps the application: every request and response passes through it."""

    def __init__(
        self, app: App, registry: Callable[[], TableRegistry], speed: AddressLimits, names: KnownNames
    ) -> None:
        self._app = app
        self._names = names
        self._registry = registry
        self._speed = speed
        self._doorkeeper = Doorkeeper(self._metrics)
        ConnectionGate.turned_away = self._doorkeeper.refused
        self._sockets: Counter[str] = Counter()
        self._requests: Counter[str] = Counter()
        """How many requests each address and network has in progress. Behind a proxy nothing else tells."""

    def _metrics(self) -> Metrics | None:
        try:
            return self._registry().metrics
        except Refusal:  # the server is starting
            return None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # -- HTTP -----------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        begun = False

        async def dressed(message: MutableMapping[str, Any]) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                told = [*message["headers"], *(POCKET_HEADERS if is_there(scope["path"]) else HEADERS)]
                if scope["path"].startswith("/api") and not any(
                    name == b"cache-control" for name, _ in message["headers"]
                ):
                    told.append((b"cache-control", b"no-store"))
                message = {**message, "headers": told}
            await send(message)

        address = address_of(scope)
        working_for.set(address)
        try:
            self._must_be_welcome(scope, headers)
            registry = self._registry()
            limits = registry.settings.limits
            self._speed.ask(address)
            if limits.on:
                _must_have_room(self._requests, address, limits.connections, "server-too-many-requests")
            measured = self._measured(scope, headers, receive)
            with _counted(self._requests, address):
                if limits.on:
                    await registry.charges.enter(address)
                    request = self._app(scope, measured, dressed)
                    await registry.charges.metered(door_of(scope["path"]), address, request)
                else:
                    await self._app(scope, measured, dressed)
        except Refusal as refusal:
            self._doorkeeper.refused("request", address, refusal)
            if not begun:
                await answer_refusal(dressed, refusal, scope)
        except asyncio.CancelledError:
            # the server ends, and this request waited longer than that may take: it is no failure
            if not begun:
                await answer_refusal(dressed, Refusal(503, "server-restarting", again=True), scope)
        except Exception as error:
            journal.error("a request failed", trace=error, path=_route(scope["path"]))
            if not begun:
                await answer_refusal(dressed, Refusal(500, "server-broken"), scope)

    def _must_be_welcome(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        self._names.must_know(scope, headers)
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        origin = headers.get(b"origin")
        if origin is None:
            if b"cookie" in headers:
                raise Refusal(403, "server-origin")
            return  # not a browser
        host = headers.get(b"host", b"").decode("latin-1")
        came = origin.decode("latin-1")
        if came in self._registry().settings.origins:
            return
        parts = urlsplit_safe(came)
        if parts is None or not host or parts.netloc != host:
            raise Refusal(403, "server-origin")

    def _measured(self, scope: Scope, headers: dict[bytes, bytes], receive: Receive) -> Receive:
        most = LARGEST_LOG + LARGEST_MESSAGE if scope["path"] in LARGE_BODIES else LARGEST_MESSAGE
        told = headers.get(b"content-length", b"0")
        if not told.isdigit() or int(told[:20]) > most:
            raise Refusal(413, "server-too-large", most=most)
        taken = 0

        async def measured() -> MutableMapping[str, Any]:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                # the only error that passes through the framework's body parser
                raise HTTPException(413, str(most))
            return message

        return measured

    # -- sockets --------------------------------------------------------------------------------------

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        registry = self._registry()
        address = address_of(scope)
        working_for.set(address)
        try:
            self._must_be_welcome(scope, headers)
            limits = registry.settings.limits
            self._speed.ask(address)
            if limits.on:
                _must_have_room(self._sockets, address, limits.sockets, "server-too-many-sockets")
        except Refusal as refusal:
            self._doorkeeper.refused("socket", address, refusal)
            await receive()
            await _deny(scope, send, refusal, language_of(headers))
            return
        with _counted(self._sockets, address):
            try:
                await registry.charges.enter(address, coming=COMING_SECONDS)
                await self._app(scope, receive, send)
            except asyncio.CancelledError:
                pass  # the server ends, and this connection waited longer than that may take
            except Exception as error:
                journal.error("a WebSocket failed", trace=error)


def _must_have_room(counts: Counter[str], address: str, most: int, reason: str) -> None:
    """Refuse an address that has as many as it may have, or a network of as many as all of it may."""
    if any(counts[network] >= most * times for network, times in ladder(address)):
        raise Refusal(429, reason, again=True)


@contextmanager
def _counted(counts: Counter[str], address: str) -> Iterator[None]:
    """Count one more for this address and its networks while the block runs."""
    networks = ladder(address)
    for network, _ in networks:
        counts[network] += 1
    try:
        yield
    finally:
        for network, _ in networks:
            counts[network] -= 1
            if not counts[network]:
                del counts[network]


DOORS = frozenset(
    [
        "catalogue",
        "codes",
        "games",
        "health",
        "learn",
        "lessons",
        "openapi.json",
        "packs",
        "people",
        "puzzles",
        "rules",
        "tables",
        "throws",
        "verify",
        "watch",
    ]
)


@lru_cache(maxsize=1024)
def door_of(path: str) -> str:
    """Name what is asked for, for the metrics: never a table.

    >>> door_of("/api/tables/0123456789/log"), door_of("/api/0123456789"), door_of("/t/0123456789")
    ('request tables', 'request other', 'request page')
    """
    if not path.startswith("/api"):
        return "request page"
    first = path.split("/")[2:3]
    return f"request {first[0]}" if first and first[0] in DOORS else "request other"


async def _deny(scope: Scope, send: Send, refusal: Refusal, language: str) -> None:
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    body = refusal_body(refusal, language)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in refusal.retry_after().items()]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


def refusal_body(refusal: Refusal, language: str) -> bytes:
    """Serialise a refusal as the wire's Failure."""
    return json.dumps({"problem": problem(refusal.message, language)}, ensure_ascii=False).encode(
        "utf-8", "replace"
    )


def refusal_answer(refusal: Refusal, scope: Scope) -> tuple[bytes, str]:
    """What a refused request is answered with, and what kind of text that is: a page for people, JSON for programs."""
    language = language_of(dict(scope["headers"]))
    if trouble_page.is_page(scope):
        return trouble_page.page(refusal, language), trouble_page.KIND
    return refusal_body(refusal, language), "application/json"


async def answer_refusal(send: Send, refusal: Refusal, scope: Scope) -> None:
    """Send a refusal over HTTP."""
    body, kind = refusal_answer(refusal, scope)
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in refusal.retry_after().items()]
    if refusal.status == 413:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def address_of(scope: Scope) -> str:
    """Return the client's address; behind a trusted proxy, the address it forwards."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


def language_of(headers: dict[bytes, bytes]) -> str:
    """Return the first language of Accept-Language that we have."""
    for piece in headers.get(b"accept-language", b"").decode("latin-1").split(","):
        short = piece.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


def urlsplit_safe(address: str) -> Any:
    """Split an address into its parts, or return None if it is malformed."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    return parts if parts.scheme in ("http", "https") else None


def _route(path: str) -> str:
    """Return the path without anything that could identify a table."""
    return "/".join(part if len(part) < 10 else "..." for part in path.split("/"))[:80]
