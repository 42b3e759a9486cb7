"""How large a reliability test is: small in every run, full (or a share of it) when `scripts/endure` asks for it."""

from __future__ import annotations

import os
import sys

SHARE = float(os.environ.get("TUMBLEKEEP_FULL") or 0)
"""The share of the full size that is wanted; 0 in an ordinary run."""
FULL = SHARE > 0


def size(small: int, full: int) -> int:
    """The first, unless the full size (or a share of it) is asked for."""
    return max(small, int(full * SHARE))


def tell(what: str, **numbers: object) -> None:
    """Measured at full size: for whoever reads the run's output."""
    if FULL:
        sys.stderr.write(f"\n{what}: {', '.join(f'{name} {value}' for name, value in numbers.items())}\n")
