"""Work that would block the event loop for a moment: in a thread, or at once where there are no threads."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

HAS_THREADS = sys.platform != "emscripten"
"""A browser's Python has none."""


async def in_thread(work: Callable[P, T], *what: P.args, **more: P.kwargs) -> T:
    """Return what the work returns."""
    if HAS_THREADS:
        return await asyncio.to_thread(work, *what, **more)
    return work(*what, **more)
