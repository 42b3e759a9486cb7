"""Compression: files and texts that are the same for everybody are compressed once. Nothing secret is ever
compressed.

The client's files also come with a brotli version (web/plugins/compress.ts), one seventh smaller than gzip. Browsers
accept brotli only over https or from this computer.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from starlette.responses import Response

SMALLEST = 1_000
"""Bodies with fewer bytes than this are not worth compressing."""


def is_welcome(scope: Any, how: str = "gzip") -> bool:
    """Tell whether the client accepts this encoding.

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
    """Compress with gzip, deterministically: the same input always gives the same output."""
    return gzip.compress(raw, 9, mtime=0)


def kept(scope: Any, packed: bytes, etag: str, kind: str) -> Response:
    """Something that never changes, as a response; only that it has not changed, to a client that has it.

    A client keeps it for itself and asks each time whether it is still the same, which costs no body.
    """
    told = {"etag": etag, "cache-control": "private, no-cache", "vary": "Accept-Encoding, Authorization"}
    known = b",".join(value for name, value in scope["headers"] if name == b"if-none-match").decode("latin-1")
    if etag in (one.strip().removeprefix("W/") for one in known.split(",")):
        return Response(status_code=304, headers=told)
    if is_welcome(scope):
        return Response(packed, headers={**told, "content-encoding": "gzip"}, media_type=kind)
    return Response(gzip.decompress(packed), headers=told, media_type=kind)


def response(
    scope: Any, raw: bytes, kind: str, headers: dict[str, str] | None = None, brotli: bytes | None = None
) -> Response:
    """Make a response, compressed if that helps and the client accepts it.

    `brotli`: the precompressed body, if there is one.
    """
    told = {**(headers or {}), "vary": "Accept-Encoding"}
    if brotli is not None and is_welcome(scope, "br"):
        return Response(brotli, headers={**told, "content-encoding": "br"}, media_type=kind)
    if len(raw) >= SMALLEST and is_welcome(scope):
        return Response(packed(raw), headers={**told, "content-encoding": "gzip"}, media_type=kind)
    return Response(raw, headers=told, media_type=kind)
