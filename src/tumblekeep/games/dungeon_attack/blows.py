"""The hits that dice deal as they lie (DA-HIT-1 to -4)."""

from __future__ import annotations

from collections.abc import Sequence


def hits(kept: int, moved: int, stayed: int, soft_crit: bool = False) -> int:
    """Count the hits of one type of dice (DA-HIT-1 to -4)."""
    if not stayed:
        return 0
    if not kept and not moved:  # DA-HIT-3: all of them fight
        return 1 if soft_crit else stayed
    return 1 if stayed > kept and stayed > moved else 0  # DA-RULING-10


def sorted_out(counts: Sequence[int], cap: int) -> tuple[int, int, int]:
    """Count how many dice of one type are kept, move and stay. Dice beyond the rating move (DA-FIGHT-8, -9)."""
    defeated, moving, staying = counts
    kept = min(defeated, cap)
    return kept, moving + defeated - kept, staying


def blow(counts: Sequence[int], cap: int, soft_crit: bool = False) -> int:
    """Count the hits that dice of one type deal as they lie, if at most `cap` of them may be kept."""
    return hits(*sorted_out(counts, cap), soft_crit)
