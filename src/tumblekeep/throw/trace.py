"""Read a track: what the die touched, when and where, which contacts were bounces, and how it came to rest."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tumblekeep.kit.target import TargetBoard
from tumblekeep.throw.engine import Floats, MotionTrack
from tumblekeep.throw.world import world

LATE_SECONDS = 0.05
"""Seconds. What touches a die this shortly before the end supports it."""


@dataclass(frozen=True, slots=True)
class Episode:
    """One contact with one thing; short gaps are joined."""

    group: str
    surface: str
    start: float
    end: float
    place: tuple[float, float, float]
    up: bool
    """Whether the surface faced upwards: a die grazing the side of the table has not bounced on it."""
    speed: float
    """How fast it came in along the normal, in metres per second."""
    flown: float
    """Seconds without any contact before it."""
    risen: float
    """How high the die rose above its previous contact, in metres; infinite for the first."""


@dataclass(frozen=True, slots=True)
class DieTrace:
    """The trace of one thrown body."""

    track: MotionTrack
    body: str
    episodes: tuple[Episode, ...]
    first_target: float
    """Seconds until it first touched board, iceberg, template or a die lying on them; infinite if never."""
    bounces: tuple[Episode, ...]
    supports: frozenset[str]
    """Groups that touch it at the end."""

    @property
    def path(self) -> Floats:
        """The path of its centre, row by row."""
        places: Floats = self.track.poses[:, self.track.body(self.body), :3]
        return places

    def touched_before_target(self, surfaces: Sequence[str]) -> bool:
        return any(e.surface in surfaces and e.start < self.first_target for e in self.episodes)

    def first(self, surface: str) -> Episode | None:
        return next((e for e in self.episodes if e.surface == surface), None)

    def last(self, surface: str) -> Episode | None:
        return next((e for e in reversed(self.episodes) if e.surface == surface), None)


def trace(track: MotionTrack) -> tuple[DieTrace, ...]:
    """Read the trace of every thrown body."""
    return tuple(_trace_body(track, body) for body in track.thrown)


def _surface(
    board: TargetBoard, group: str, place: tuple[float, float, float], normal_z: float, up: float
) -> str:
    x, y = place[0] * 1000, place[1] * 1000
    if group == "table":
        near = any(math.hypot(x - hole.x, y - hole.y) < hole.radius + 1.5 for hole in board.holes)
        return "hole" if near and place[2] > -0.01 else "table"
    if group == "board":
        if abs(normal_z) >= up:
            return "edge" if math.hypot(x, y) >= board.edge_from else "target"
        near = any(math.hypot(x - hole.x, y - hole.y) < hole.radius + 3 for hole in board.holes)
        return "hole" if near else "side"
    return group


def _is_target(group: str, place: tuple[float, float, float], board: TargetBoard) -> bool:
    if group == "board" or group.startswith(("iceberg", "template")):
        return True
    # a die that lies on the board counts as part of it
    return group.startswith("lying") and math.hypot(place[0], place[1]) * 1000 < board.radius


def _runs(found: NDArray[np.bool_], gap: int) -> list[tuple[int, int]]:
    steps = np.flatnonzero(found)
    if steps.size == 0:
        return []
    breaks = np.flatnonzero(np.diff(steps) > gap)
    starts = np.concatenate(([steps[0]], steps[breaks + 1]))
    ends = np.concatenate((steps[breaks], [steps[-1]]))
    return [(int(a), int(b)) for a, b in zip(starts, ends, strict=True)]


def _trace_body(track: MotionTrack, body: str) -> DieTrace:
    reading: Any = world()["reading"]
    rules = reading[track.scene.game]
    board = track.scene.board
    gap = round(reading["episode_gap"] / track.step)
    late = round(LATE_SECONDS / track.step)
    number = track.body(body)
    heights = track.poses[:, number, 2]
    raw: list[tuple[int, int, str]] = []
    touching = np.zeros(track.poses.shape[0] - 1, dtype=bool)
    supports = set()
    for group in track.groups:
        if group == body:
            continue
        found = track.readings[body, group][:, 0] > 0
        if found.any():
            touching |= found
            raw += [(a, b, group) for a, b in _runs(found, gap)]
            if found[-late:].any():
                supports.add(group)
    raw.sort()
    contact_steps = np.flatnonzero(touching)
    episodes = []
    for a, b, group in raw:
        row = track.readings[body, group][a]
        place = (float(row[5]), float(row[6]), float(row[7]))
        normal = row[8:11]
        before = int(np.searchsorted(contact_steps, a))
        last_touch = int(contact_steps[before - 1]) if before else None
        flown = (a - (last_touch if last_touch is not None else 0)) * track.step
        risen = math.inf
        if last_touch is not None:
            between = heights[last_touch : a + 1]
            risen = float(between.max() - between[0]) if between.size else 0.0
        velocity = track.speeds[a, number, :3]
        episodes.append(
            Episode(
                group=group,
                surface=_surface(board, group, place, float(normal[2]), reading["upward"]),
                start=a * track.step,
                end=b * track.step,
                place=place,
                up=abs(float(normal[2])) >= reading["upward"] and (group != "table" or place[2] > -0.01),
                speed=abs(float(velocity @ normal)),
                flown=flown,
                risen=risen,
            )
        )
    first_target = min((e.start for e in episodes if _is_target(e.group, e.place, board)), default=math.inf)
    bounces: list[Episode] = []
    for e in episodes:
        on_table = e.surface == "table" or e.group == "floe"
        if on_table and e.up and e.start < first_target:
            airborne = e.flown >= (rules["bounce_gap"] if bounces else 0.005)
            if airborne and (not bounces or e.risen >= rules["bounce_rise"]):
                bounces.append(e)
    return DieTrace(track, body, tuple(episodes), first_target, tuple(bounces), frozenset(supports))
