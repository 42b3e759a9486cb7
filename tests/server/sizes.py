"""How large a reliability test is: small in every run, full (or a share of it) when `scripts/stress/endure` asks for it."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

SHARE = float(os.environ.get("TUMBLEKEEP_FULL") or 0)
"""The requested share of the full size; 0 in an ordinary run."""
FULL = SHARE > 0


def size(small: int, full: int) -> int:
    """Return the small size, unless the full size (or a share of it) is requested."""
    return max(small, int(full * SHARE))


def counted(what: str, small: int, full: int) -> Iterator[int]:
    """Yield numbers from 0 up to the size. At full size this prints its progress; with notes, it resumes where
    it stopped."""
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
            if notes.is_file() or not notes.exists():  # replaced atomically, because others may be reading it
                fresh = notes.with_name(f"{notes.name}.{os.getpid()}")
                fresh.write_text(json.dumps({**_noted(notes), what: done}))
                fresh.replace(notes)


def _noted(notes: Path) -> dict[str, int]:
    told = notes.read_text() if notes.is_file() else ""
    return dict(json.loads(told)) if told else {}


def tell(what: str, **numbers: object) -> None:
    """Print numbers measured at full size, for whoever reads the run's output."""
    if FULL:
        sys.stderr.write(f"\n{what}: {', '.join(f'{name} {value}' for name, value in numbers.items())}\n")
