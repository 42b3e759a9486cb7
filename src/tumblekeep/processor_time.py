"""The processor time of this thread.

A browser runs Python without `thread_time`. There the whole interpreter is one thread, so its own time is the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable

thread_time: Callable[[], float] = getattr(time, "thread_time", time.process_time)
