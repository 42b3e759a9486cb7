"""Packing: files and texts that are the same for everybody go out packed, made once. Nothing secret is ever packed.

Files of the client come packed as brotli too (web/plugins/compress.ts), a seventh smaller than gzip makes them; browsers take it where the line
is their own, by https or on this computer.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from starlette.responses import Response

SMALLEST = 1_000
"""Bytes below which packing is not worth a header."""


def is_welcome(scope: Any, how: str = "gzip") -> bool:
    """Whether the client takes what is packed in this way.

    >>> is_welcome({"headers": [(b"accept-encoding", b"br, gzip")]})
    True
    >>> is_welcome({"headers": [(b"accept-encoding", b"br;q=0, gzip")]}, "br")
    False
    """
    told = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding").decode(
        "latin-1"
    )
    for piece in told.lower().split(","):
        name, _, weight = piece.strip().partition(";")
        if name.strip() == how:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(maxsize=256)
def packed(raw: bytes) -> bytes:
    """The bytes as gzip; the same bytes always give the same."""
    return gzip.compress(raw, 9, mtime=0)


def response(
    scope: Any, raw: bytes, kind: str, headers: dict[str, str] | None = None, brotli: bytes | None = None
) -> Response:
    """Bytes as a response, packed if that helps and is welcome; `brotli` is what they are packed so, if that is known."""
    told = {**(headers or {}), "vary": "Accept-Encoding"}
    if brotli is not None and is_welcome(scope, "br"):
        return Response(brotli, headers={**told, "content-encoding": "br"}, media_type=kind)
    if len(raw) >= SMALLEST and is_welcome(scope):
        return Response(packed(raw), headers={**told, "content-encoding": "gzip"}, media_type=kind)
    return Response(raw, headers=told, media_type=kind)
