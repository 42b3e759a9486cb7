"""Ready-made answers: what is the same for everybody is written once, and sent without the web framework's layers.

Each of these took 3 to 8 ms of the event loop, for anybody who asked. A request that is not exactly as expected is passed on to the
framework, which answers the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from starlette.responses import Response

from tumblekeep.server.http import compression
from tumblekeep.server.runtime.recaps import PackedBody

if TYPE_CHECKING:
    from fastapi import FastAPI

    from tumblekeep.server.http.middleware import Scope
    from tumblekeep.server.runtime.registry import TableRegistry

JSON = "application/json"
STATES = {b"": None, b"state=open": "open", b"state=playing": "playing", b"state=over": "over"}


class ReadyAnswers:
    """The ready-made answers of one application."""

    def __init__(self, api: FastAPI, games_text: Callable[[TableRegistry], str]) -> None:
        self._api = api
        self._games_text = games_text
        self._described: PackedBody | None = None
        self._games: tuple[TableRegistry, PackedBody] | None = None

    def prepare(self) -> None:
        """Write the description of the API. Takes a while, so it runs in a thread before anybody comes."""
        self._described = _packed(json.dumps(self._api.openapi(), ensure_ascii=False, separators=(",", ":")))

    async def of(self, scope: Scope, registry: Callable[[], TableRegistry]) -> Response | None:
        """Return the answer to a request, if it is kept ready-made."""
        if scope["type"] != "http" or scope["method"] != "GET":
            return None
        path = scope["path"]
        if path == "/api/tables" and scope["query_string"] in STATES:
            body = await registry().table_list.body(STATES[scope["query_string"]])
            return Response(body, media_type=JSON)
        if path == "/api/watch":
            return compression.shared(scope, await registry().best_table.body(), JSON)
        if path == "/api/games":
            return compression.shared(scope, self.games(registry()), JSON)
        if path == "/api/openapi.json":
            if self._described is None:
                self.prepare()
            assert self._described is not None
            return compression.shared(scope, self._described, JSON)
        return None

    def games(self, registry: TableRegistry) -> PackedBody:
        """The games that can be played here. They don't change while a server runs."""
        if self._games is None or self._games[0] is not registry:
            self._games = registry, _packed(self._games_text(registry))
        return self._games[1]


def _packed(text: str) -> PackedBody:
    raw: Any = text.encode()
    return PackedBody(compression.packed(raw), f'"{blake2b(raw, digest_size=12).hexdigest()}"', 0.0)
