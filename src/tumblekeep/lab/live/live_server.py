"""Serves the page of a running study to browsers on this computer, and to nobody else.

It listens on 127.0.0.1 alone, on any free port, below a path that can't be guessed: other pages that a browser has open can
neither read it nor have anything played.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_urlsafe
from threading import Thread
from typing import Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.lab.live.live_page import live_page, live_state
from tumblekeep.lab.live.watched import WatchedRun
from tumblekeep.lab.report.words import ReportWords

HOST = "127.0.0.1"
LARGEST = 2_000
"""Bytes of a request."""
LINGER = 2.5
"""Seconds at most that an open page has to see that the run is over."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; img-src data:"


class LiveServer(ThreadingHTTPServer):
    """The server of one run."""

    daemon_threads = True

    def __init__(self, run: WatchedRun, language: str) -> None:
        super().__init__((HOST, 0), LiveRequest)
        self.run = run
        self.language = language
        self.root = f"/{token_urlsafe(9)}/"
        self.polled = False
        """Somebody looks."""

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://{HOST}:{self.server_address[1]}{self.root}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Write nothing over the progress bar if a browser goes away in the middle of an answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class LiveRequest(BaseHTTPRequestHandler):
    """Answers the page's requests."""

    server: LiveServer

    def do_GET(self) -> None:
        """Send the page, or how things stand."""
        run, language, root = self.server.run, self.server.language, self.server.root
        if self.path == root:
            self._send(HTTPStatus.OK, "text/html; charset=utf-8", live_page(run, language))
        elif self.path == f"{root}state.json":
            self.server.polled = True
            state = live_state(run, language)
            self._tell(HTTPStatus.OK, state)
            if state["ended"]:
                run.seen_ended.set()
        else:
            self._tell(HTTPStatus.NOT_FOUND, {})

    def do_POST(self) -> None:
        """Take a number to try."""
        if self.path != f"{self.server.root}variants":
            self._tell(HTTPStatus.NOT_FOUND, {})
            return
        lab = ReportWords(self.server.language)
        try:
            asked = self._body()
            variant = self.server.run.wish(asked.get("case"), asked.get("number"), asked.get("value"))
        except (ValueError, RecursionError):
            self._tell(HTTPStatus.BAD_REQUEST, {"said": lab.say("lab-live-unread")})
        except TumbleError as error:
            self._tell(HTTPStatus.BAD_REQUEST, {"said": lab.book.error(error)})
        else:
            said = lab.say("lab-live-started", what=lab.label(variant))
            self._tell(HTTPStatus.ACCEPTED, {"variant": variant.name, "said": said})

    def _body(self) -> dict[str, Any]:
        size = int(self.headers.get("Content-Length") or 0)
        if not 0 < size <= LARGEST:
            raise ValueError(size)
        found = json.loads(self.rfile.read(size))
        if not isinstance(found, dict):
            raise ValueError(found)
        return found

    def _tell(self, status: HTTPStatus, what: dict[str, Any]) -> None:
        self._send(status, "application/json", json.dumps(what, ensure_ascii=False))

    def _send(self, status: HTTPStatus, kind: str, text: str) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Write nothing over the progress bar."""


@contextmanager
def serve_live(run: WatchedRun, language: str) -> Iterator[str]:
    """Serve the page of a run until the block ends; yields its address."""
    server = LiveServer(run, language)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True)
    thread.start()
    try:
        yield server.address
        run.ended = True
        if server.polled:
            run.seen_ended.wait(LINGER)
    finally:
        run.ended = True
        server.shutdown()
        server.server_close()
        thread.join()
