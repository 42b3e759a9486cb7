"""How large a reliability test is: small in every run, full (or a share of it) when `scripts/stress/endure` asks for it."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

SHARE = float(os.environ.get("TUMBLEKEEP_FULL") or 0)
"""The share of the full size that is wanted; 0 in an ordinary run."""
FULL = SHARE > 0


def size(small: int, full: int) -> int:
    """The first, unless the full size (or a share of it) is asked for."""
    return max(small, int(full * SHARE))


def counted(what: str, small: int, full: int) -> Iterator[int]:
    """Numbers from 0 up to the size. At full size one is told how far it has come; with notes, it goes on where it stopped."""
    if not FULL:
        yield from range(small)
        return
    end, began = size(small, full), time.monotonic()
    notes = Path(os.environ.get("TUMBLEKEEP_NOTES") or os.devnull)
    start = _noted(notes).get(what, 0)
    every = max(1, end // 20)
    for number in range(start, end):
        yield number
        done = number + 1
        if done % every == 0 or done == end:
            sys.stderr.write(f"\n{what}: {done} of {end}, {time.monotonic() - began:.0f} s\n")
            if notes.is_file() or not notes.exists():  # replaced as a whole: others may be reading it
                fresh = notes.with_name(f"{notes.name}.{os.getpid()}")
                fresh.write_text(json.dumps({**_noted(notes), what: done}))
                fresh.replace(notes)


def _noted(notes: Path) -> dict[str, int]:
    told = notes.read_text() if notes.is_file() else ""
    return dict(json.loads(told)) if told else {}


def tell(what: str, **numbers: object) -> None:
    """Measured at full size: for whoever reads the run's output."""
    if FULL:
        sys.stderr.write(f"\n{what}: {', '.join(f'{name} {value}' for name, value in numbers.items())}\n")
