"""Progress of long work: a bar on a terminal, a line for each tenth where the output is piped or logged."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from types import TracebackType
from typing import IO, Any

STEPS = 10
"""Lines that one task writes at most."""


@dataclass
class _Task:
    title: str
    total: float | None
    done: float = 0
    told: int = 0


class LineProgress:
    """Takes the calls that `rich.progress.Progress` takes, and writes plain lines."""

    def __init__(self, stream: IO[str] | None = None) -> None:
        self._stream = stream
        self._tasks: list[_Task] = []

    def __enter__(self) -> LineProgress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def add_task(self, description: str, total: float | None = None) -> Any:
        """Begin a task; returns what to name it by."""
        self._tasks.append(_Task(description, total))
        return len(self._tasks) - 1

    def update(self, task: Any, *, completed: float | None = None, total: float | None = None) -> None:
        """Set how much is done, or how much there is."""
        one = self._tasks[task]
        one.total = total if total is not None else one.total
        one.done = completed if completed is not None else one.done
        if one.total:
            step = int(STEPS * min(1.0, one.done / one.total))
            if step > one.told:
                one.told = step
                stream = self._stream or sys.stderr
                stream.write(f"{one.title}: {one.done:g}/{one.total:g}\n")
                stream.flush()

    def advance(self, task: Any, advance: float = 1) -> None:
        """Add to what is done."""
        self.update(task, completed=self._tasks[task].done + advance)


def open_progress(*columns: Any) -> Any:
    """A context manager that shows progress on standard error, as whoever reads it can."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True) if console.is_terminal else LineProgress()
