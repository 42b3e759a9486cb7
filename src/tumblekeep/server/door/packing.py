"""Packing: files and texts that are the same for everybody go out as gzip, made once. Nothing secret is ever packed."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from starlette.responses import Response

SMALLEST = 1_000
"""Bytes below which packing is not worth a header."""


def is_welcome(scope: Any) -> bool:
    """Whether the client takes gzip.

    >>> is_welcome({"headers": [(b"accept-encoding", b"br, gzip")]})
    True
    >>> is_welcome({"headers": [(b"accept-encoding", b"gzip;q=0")]})
    False
    """
    told = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding").decode(
        "latin-1"
    )
    for piece in told.lower().split(","):
        name, _, weight = piece.strip().partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(maxsize=256)
def packed(raw: bytes) -> bytes:
    """The bytes as gzip; the same bytes always give the same."""
    return gzip.compress(raw, 9, mtime=0)


def response(scope: Any, raw: bytes, kind: str, headers: dict[str, str] | None = None) -> Response:
    """Bytes as a response, packed if that helps and is welcome."""
    told = {**(headers or {}), "vary": "Accept-Encoding"}
    if len(raw) >= SMALLEST and is_welcome(scope):
        return Response(packed(raw), headers={**told, "content-encoding": "gzip"}, media_type=kind)
    return Response(raw, headers=told, media_type=kind)
