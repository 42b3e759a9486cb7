"""A small page for people whose request for a page was refused: it says so in their language, and tries again by itself."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from tumblekeep.server.errors import Refusal, phrasebook

if TYPE_CHECKING:
    from collections.abc import MutableMapping

KIND = "text/html; charset=utf-8"
PAUSE_SECONDS = 5
"""After how long the page tries again, where nobody knows how long to wait. It promises nothing."""


def is_page(scope: MutableMapping[str, Any]) -> bool:
    """Whether somebody opens a page of the client: what is answered has to be HTML, whatever happens.

    >>> is_page({"type": "http", "method": "GET", "path": "/t/0123456789"})
    True
    >>> [is_page({"type": "http", "method": "GET", "path": path}) for path in ("/api/games", "/metrics", "/assets/a.js")]
    [False, False, False]
    """
    path = scope["path"]
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or path == "/metrics":
        return False
    return path != "/api" and not path.startswith("/api/") and "." not in path.rpartition("/")[2]


def page(refusal: Refusal, language: str) -> bytes:
    """The page. It may hold no script and no style sheet, so that it costs nothing and comes from nowhere else."""
    words = phrasebook(language)
    again = refusal.status in (429, 503)
    title = words.say("server-page-moment") if again else words.tell(refusal.message)
    pause = PAUSE_SECONDS if refusal.wait is None else refusal.wait
    head = f'<meta http-equiv="refresh" content="{pause}">' if again else ""
    link = "" if again else f'<p><a href="/">{escape(words.say("server-page-home"))}</a></p>'
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"{head}<title>tumblekeep</title></head>"
        '<body style="font:20px/1.5 system-ui,sans-serif;max-width:32em;margin:20vh auto;padding:0 24px;text-align:center">'
        f'<p role="status">{escape(title)}</p>{link}</body></html>'
    ).encode()
