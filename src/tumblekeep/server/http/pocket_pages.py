"""The folder that `tumblekeep pocket` makes, under `/pocket/`: a page that plays without this server. It is fetched only by those who go there."""

from __future__ import annotations

import mimetypes
import os
import re
import stat
from pathlib import Path
from typing import Any

from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response

from tumblekeep.server.http import compression
from tumblekeep.server.in_thread import in_thread

PLACE = "/pocket/"
LIST = "bundle.json"
_PLAIN_PATH = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*")
_KINDS = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".ftl": "text/plain",
}
_KINDS |= {".webmanifest": "application/manifest+json", ".zip": "application/zip"}
_FOR_EVER = "public, max-age=31536000, immutable"


def is_there(path: str) -> bool:
    """Whether an address is one of the pocket's.

    >>> is_there("/pocket/sw.js"), is_there("/pockets")
    (True, False)
    """
    return path.startswith(PLACE) or path == PLACE.rstrip("/")


class PocketPages:
    """The files of the folder, with the brotli version beside a file for browsers that accept it. Nothing is compressed here."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        response = await in_thread(self._found, scope)
        await response(scope, receive, send)

    def _found(self, scope: Any) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("Method Not Allowed", 405, headers={"allow": "GET, HEAD"})
        if scope["path"] == PLACE.rstrip("/"):
            return RedirectResponse(PLACE)
        name = scope["path"].removeprefix(PLACE) or "index.html"
        path = self._folder / name
        if _PLAIN_PATH.fullmatch(name) is None or (found := _file(path)) is None:
            return PlainTextResponse("Not Found", 404)
        beside = path.with_name(f"{path.name}.br")
        told = {"cache-control": _FOR_EVER if name.startswith("assets/") else "no-cache"}
        packed = _file(beside)
        if packed is not None:
            told["vary"] = "Accept-Encoding"
            if compression.is_welcome(scope, "br"):
                told["content-encoding"] = "br"
                path, found = beside, packed
        kind = _KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        response = FileResponse(path, headers=told, media_type=kind, stat_result=found)
        if compression.is_known(scope, response.headers["etag"]):
            kept = ("etag", "cache-control", "vary", "content-encoding")
            return Response(
                status_code=304,
                headers={key: value for key, value in response.headers.items() if key in kept},
            )
        return response


def _file(path: Path) -> os.stat_result | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found if stat.S_ISREG(found.st_mode) else None
