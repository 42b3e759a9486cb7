"""The web client's files, if they are built. Every address of the client returns its one page."""

from __future__ import annotations

import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from tumblekeep.server.http import compression
from tumblekeep.server.in_thread import in_thread

_DAILY = re.compile(r"daily(/\d{4}-\d{2}-\d{2})?")
_TABLE = re.compile(r"t/([0-9a-hjkmnp-tv-z]{10})")
_PLAIN_PATH = re.compile(r"^/[A-Za-z0-9._/-]*$")
_PERSON = re.compile(r"p/[^/]{1,60}")
"""A person's page: names may be written in any letters, and are never the name of a file."""
PACKED = frozenset({".css", ".html", ".js", ".svg", ".webmanifest"})
"""File types that compress well; fonts are compressed already."""
NOT_BUILT = "tumblekeep is running. The web client is not part of this installation; the API is at /api/openapi.json.\n"


class _ReadyFile(NamedTuple):
    """A file as it was read, and how to tell that it still is the same."""

    path: str
    mark: tuple[int, int, int]
    raw: bytes
    brotli: bytes | None
    headers: dict[str, str]
    kind: str


class StaticPages:
    """Static files, and the client's page for its own addresses (`/`, `/t/...`)."""

    def __init__(
        self,
        folder: Path,
        head_of: Callable[[str, Any], Awaitable[str]] | None = None,
        daily_head: Callable[[Any], str] = lambda scope: "",
    ) -> None:
        self._folder = folder
        self._head_of = head_of
        self._daily_head = daily_head
        """Makes the head of a table's page, for programs that preview links."""
        self._files = StaticFiles(directory=folder, check_dir=False)
        self._ready: dict[str, _ReadyFile] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4004})
            return
        path = scope["path"]
        is_person = _PERSON.fullmatch(path.strip("/")) is not None
        if not is_person and (path.startswith("/api") or not _PLAIN_PATH.match(path) or ".." in path):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        response = await self._found(path.strip("/"), scope)
        await response(scope, receive, send)

    async def _found(self, path: str, scope: Any) -> Response:
        last = path.rpartition("/")[2]
        if "." in last and _PERSON.fullmatch(path) is None:
            response = await self._file(path, scope)
            if path.startswith("assets/"):
                response.headers["cache-control"] = "public, max-age=31536000, immutable"
            return response
        if not (self._folder / "index.html").is_file():
            if path:
                raise HTTPException(404)
            return PlainTextResponse(NOT_BUILT)
        table = _TABLE.fullmatch(path)
        head = await self._head_of(table[1], scope) if table and self._head_of else ""
        if _DAILY.fullmatch(path):
            head = self._daily_head(scope)
        page = await self._with_head(head) if head else await self._file("index.html", scope)
        page.headers["cache-control"] = "no-cache"
        return page

    async def _with_head(self, head: str) -> Response:
        found = self._still_true("index.html")
        raw = found.raw if found else await in_thread((self._folder / "index.html").read_bytes)
        named = raw.replace(b"</head>", head.encode() + b"</head>", 1)
        return Response(named, media_type="text/html; charset=utf-8")

    async def _file(self, path: str, scope: Any) -> Response:
        """Return a file, compressed if that helps.

        The reachable files are ours and few, so all of them stay in memory, ready-made, until they change.
        """
        is_part = b"range" in dict(scope["headers"])
        ready = None if is_part else self._still_true(path)
        if ready is not None:
            if compression.is_known(scope, ready.headers["etag"]):
                return Response(status_code=304, headers=ready.headers)
            return compression.response(scope, ready.raw, ready.kind, dict(ready.headers), ready.brotli)
        found = await self._files.get_response(path, scope)
        if not isinstance(found, FileResponse) or found.status_code != 200 or is_part:
            return found
        if Path(path).suffix not in PACKED:
            return found
        raw, brotli = await in_thread(self._read, Path(found.path))
        kept = {name: value for name, value in found.headers.items() if name in ("etag", "last-modified")}
        kind = found.media_type or "application/octet-stream"
        if "etag" in kept and (mark := _mark(str(found.path))) is not None:
            self._ready[path] = _ReadyFile(str(found.path), mark, raw, brotli, kept, kind)
        return compression.response(scope, raw, kind, kept, brotli)

    def _still_true(self, path: str) -> _ReadyFile | None:
        """Return a file that was read before and has not changed since."""
        ready = self._ready.get(path)
        if ready is None:
            return None
        if _mark(ready.path) != ready.mark:
            del self._ready[path]
            return None
        return ready

    def _read(self, path: Path) -> tuple[bytes, bytes | None]:
        """Read a file, and the brotli version beside it."""
        raw = path.read_bytes()
        beside = path.with_name(f"{path.name}.br")
        if beside.is_file() and beside.stat().st_mtime_ns >= path.stat().st_mtime_ns:
            return raw, beside.read_bytes()
        # compressed here, off the event loop, because a large file takes a while the first time
        compression.packed(raw)
        return raw, None


def _mark(path: str) -> tuple[int, int, int] | None:
    """Return what tells whether a file, or the brotli version beside it, has changed; None if there is no such file."""
    try:
        now = os.stat(path)
    except OSError:
        return None
    try:
        beside = os.stat(f"{path}.br").st_mtime_ns
    except OSError:
        beside = 0
    return now.st_mtime_ns, now.st_size, beside
