"""Compression: files and texts that are the same for everybody are compressed once. Nothing secret is ever
compressed.

The client's files also come with a brotli version (web/plugins/compress.ts), one seventh smaller than gzip. Browsers
accept brotli only over https or from this computer.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from starlette.responses import Response

if TYPE_CHECKING:
    from tumblekeep.server.runtime.recaps import PackedBody

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
    return _unless_known(scope, packed, told, kind)


def shared(scope: Any, body: PackedBody, kind: str) -> Response:
    """Something that is the same for everybody, as a response; only that it has not changed, to a client that has it."""
    told = {"etag": body.etag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
    return _unless_known(scope, body.packed, told, kind)


def is_known(scope: Any, etag: str) -> bool:
    """Tell whether the client has this already."""
    known = b",".join(value for name, value in scope["headers"] if name == b"if-none-match").decode("latin-1")
    return etag.removeprefix("W/") in (one.strip().removeprefix("W/") for one in known.split(","))


def _unless_known(scope: Any, packed: bytes, told: dict[str, str], kind: str) -> Response:
    if is_known(scope, told["etag"]):
        return Response(status_code=304, headers=told)
    if is_welcome(scope):
        return Response(packed, headers={**told, "content-encoding": "gzip"}, media_type=kind)
    return Response(_unpacked(packed), headers=told, media_type=kind)


@lru_cache(maxsize=8)
def _unpacked(packed: bytes) -> bytes:
    return gzip.decompress(packed)


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
