"""Jobs that are done elsewhere: what a worker tells of one, and what that means to whoever asked.

A job is an importable function and its arguments. The same telling serves a process and a worker of another kind.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal


def result_of(work: Callable[..., Any], what: tuple[Any, ...]) -> tuple[str, Any]:
    """Do a job and tell what became of it, as plain data. Runs in the worker."""
    try:
        return "done", work(*what)
    except Refusal as refusal:
        return "refused", (refusal.status, refusal.message, refusal.again)
    except TumbleError as error:
        return "refused", (400, error.message, False)
    except Exception:  # told as text, because errors of any type can't all be sent between processes
        return "failed", traceback.format_exc()


def unpacked(work: Callable[..., Any], kind: str, what: Any) -> Any:
    """Return the result of a job from what was told of it, or raise what went wrong there."""
    if kind == "done":
        return what
    if kind == "refused":
        status, message, again = what
        refusal = Refusal(status, message.id, again=again)
        refusal.message = message
        raise refusal
    journal.error("a job in a worker process failed", work=work.__name__, traceback=what)
    raise Refusal(500, "server-broken")
