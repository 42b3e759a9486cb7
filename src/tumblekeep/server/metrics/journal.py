"""The server's own log: one JSON object per line on standard error. Never a secret, never what people wrote."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections import deque
from typing import Any, NamedTuple

MOST_TROUBLES = 50


class Trouble(NamedTuple):
    """A warning or an error, without its facts."""

    at: int
    """Milliseconds since 1970."""
    level: str
    event: str


class Journal:
    """Structured logging: a sentence and its facts."""

    def __init__(self) -> None:
        self._log = logging.getLogger("tumblekeep.server")
        self.troubles: deque[Trouble] = deque(maxlen=MOST_TROUBLES)
        """The latest warnings and errors, for the operator's page."""

    def _keep(self, level: str, event: str) -> None:
        self.troubles.append(Trouble(int(time.time() * 1000), level, event))

    def info(self, event: str, **facts: Any) -> None:
        """Log something worth knowing."""
        self._log.info(event, extra={"facts": facts})

    def warning(self, event: str, **facts: Any) -> None:
        """Log something unusual that was dealt with."""
        self._keep("warning", event)
        self._log.warning(event, extra={"facts": facts})

    def error(self, event: str, *, trace: BaseException | None = None, **facts: Any) -> None:
        """Log something that needs attention. A traceback here always means a bug of ours."""
        self._keep("error", event)
        self._log.error(event, exc_info=trace, extra={"facts": facts})


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told |= getattr(record, "facts", {})
        if record.exc_info:
            told["traceback"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(told, ensure_ascii=True, default=str)


class _ClientMistakes(logging.Filter):
    """Drops log records about malformed client messages: they are neither news nor worth a traceback."""

    QUIET = (
        "Invalid UTF-8",
        "Invalid HTTP request",
        "Unsupported upgrade",
        "opening handshake failed",
        "WebSocket /",
    )

    def filter(self, record: logging.LogRecord) -> bool:
        told = record.getMessage()
        return not any(quiet in told for quiet in self.QUIET)


def begin(level: str = "info") -> None:
    """Log to standard error, one JSON object per line, including the web server's own messages."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(_Lines())
    lines.addFilter(_ClientMistakes())
    for name in ("tumblekeep.server", "tumblekeep.players", "uvicorn", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [lines] if name != "uvicorn.error" else []
        log.propagate = name == "uvicorn.error"
        log.setLevel(level.upper() if name == "tumblekeep.server" else "WARNING")


journal = Journal()
