"""The hits that dice bring as they lie (DA-HIT-1 to -4)."""

from __future__ import annotations

from collections.abc import Sequence


def hits(kept: int, moved: int, stayed: int, soft_crit: bool = False) -> int:
    """Hits of one type of dice (DA-HIT-1 to -4)."""
    if not stayed:
        return 0
    if not kept and not moved:  # DA-HIT-3: all fight
        return 1 if soft_crit else stayed
    return 1 if stayed > kept and stayed > moved else 0  # DA-RULING-10


def sorted_out(counts: Sequence[int], cap: int) -> tuple[int, int, int]:
    """Dice of one type as they lie: so many are kept, so many move, so many stay. What exceeds the rating moves (DA-FIGHT-8, -9)."""
    defeated, moving, staying = counts
    kept = min(defeated, cap)
    return kept, moving + defeated - kept, staying


def blow(counts: Sequence[int], cap: int, soft_crit: bool = False) -> int:
    """Hits of dice of one type as they lie, with so many of them to keep."""
    return hits(*sorted_out(counts, cap), soft_crit)
