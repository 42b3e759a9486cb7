"""What rolling dice again is worth in Dungeon Attack!, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add

from tumblekeep.games.dungeon_attack.table import Adventurer, DungeonAttackTable

D, M, F = range(3)
FACE = {"D": D, "M": M, "F": F}


def _hits(counts: Sequence[int], cap: int) -> int:
    kept = min(counts[D], cap)
    moved, stayed = counts[M] + counts[D] - kept, counts[F]
    if not stayed:
        return 0
    if not kept and not moved:
        return stayed
    return int(stayed > kept and stayed > moved)


def _position(counts: Sequence[int], cap: int, prize: float, danger: float) -> float:
    """Rate a set of faces: dice won, less the harm of hits and of monsters that stay."""
    return prize * min(counts[D], cap) - danger * _hits(counts, cap) - 0.15 * counts[F]


def reroll_gain(table: DungeonAttackTable, me: Adventurer, kind: str, face: str) -> float:
    """Estimate the gain of rerolling one die of this type and face."""
    fight = table.fight
    assert fight is not None
    if kind == "normal":
        counts, prize = tuple(map(add, fight.normals, fight.normals_spent)), 1.0
    else:
        counts, prize = tuple(map(add, fight.bosses, fight.bosses_spent)), 3.0
    danger = (1.2, 1.8, 6.0, 0.0)[me.state]
    return _expected_gain(counts, FACE[face], me.rating(), prize, danger)


@lru_cache(maxsize=1 << 14)
def _expected_gain(counts: tuple[int, ...], face: int, cap: int, prize: float, danger: float) -> float:
    now = _position(counts, cap, prize, danger)
    gain = 0.0
    for new in (D, M, F):
        after = [*counts]
        after[face] -= 1
        after[new] += 1
        gain += (_position(after, cap, prize, danger) - now) / 3
    return gain
