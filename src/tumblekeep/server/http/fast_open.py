"""Fast path: open a table without the web framework's layers, which take longer than everything else about it.

Only a request that is correct in every way is served here. Any other is passed on to the framework, with
everything that was already read, and is refused there in the usual words.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from pydantic_core import from_json

from tumblekeep.server.http.middleware import Receive, Scope, Send, address_of
from tumblekeep.server.http.rate_limits import AddressLimits
from tumblekeep.server.http.routes import opened_shown
from tumblekeep.server.runtime import opening
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire.lobby import OpenTable

PATH = "/api/tables"
JSON = b"application/json"


def is_opening(scope: Scope) -> bool:
    """Tell whether this request opens a table."""
    return bool(scope["type"] == "http" and scope["path"] == PATH and scope["method"] == "POST")


async def open_table(
    registry: TableRegistry,
    speed: AddressLimits,
    scope: Scope,
    receive: Receive,
    send: Send,
    otherwise: Callable[[Scope, Receive, Send], Awaitable[None]],
) -> None:
    """Open a table, or pass the request to `otherwise` to report what is wrong."""
    first = await receive()
    wanted = _wanted(dict(scope["headers"]), first)
    if wanted is None:
        await otherwise(scope, _again(first, receive), send)
        return
    speed.join(address_of(scope))  # the guard counts and answers refusals
    opened = await opening.open_table(registry, wanted)
    await opened_shown(opened)(scope, receive, send)


def _wanted(headers: dict[bytes, bytes], first: MutableMapping[str, Any]) -> OpenTable | None:
    """Parse the request, or return None unless it is complete and correct."""
    if headers.get(b"content-type") != JSON or b"content-length" not in headers or first.get("more_body"):
        return None
    try:
        return OpenTable.model_validate(from_json(first.get("body", b""), allow_inf_nan=False))
    except ValueError:
        return None


def _again(first: MutableMapping[str, Any], receive: Receive) -> Receive:
    """Replay the message that was already read, then continue with the rest."""
    read = [first]

    async def received() -> MutableMapping[str, Any]:
        return read.pop() if read else await receive()

    return received
