"""Read a track: what the die touched, when and where, which contacts were bounces, and how it came to rest."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tumblekeep.kit.target import TargetBoard
from tumblekeep.throw.motion import MotionTrack, touched_before
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

    def path(self, last: int) -> list[tuple[float, float, float]]:
        """The path of its centre from the start to a step."""
        return self.track.path(self.track.body(self.body), last)

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


def _runs(steps: list[int], gap: int) -> list[tuple[int, int]]:
    breaks = [n for n, (a, b) in enumerate(pairwise(steps)) if b - a > gap]
    starts = [steps[0], *(steps[n + 1] for n in breaks)]
    ends = [*(steps[n] for n in breaks), steps[-1]]
    return list(zip(starts, ends, strict=True))


def _trace_body(track: MotionTrack, body: str) -> DieTrace:
    reading: Any = world()["reading"]
    rules = reading[track.scene.game]
    board = track.scene.board
    gap = round(reading["episode_gap"] / track.step)
    late = round(LATE_SECONDS / track.step)
    number = track.body(body)
    raw: list[tuple[int, int, str]] = []
    touching: set[int] = set()
    supports = set()
    for group in track.groups:
        if group == body:
            continue
        steps = track.touches(body, group)
        if steps:
            touching.update(steps)
            raw += [(a, b, group) for a, b in _runs(steps, gap)]
            if steps[-1] >= track.steps - late:
                supports.add(group)
    raw.sort()
    contact_steps = sorted(touching)
    episodes = []
    for a, b, group in raw:
        place, normal = track.contact(body, group, a)
        last_touch = touched_before(contact_steps, a)
        flown = (a - (last_touch if last_touch is not None else 0)) * track.step
        risen = math.inf
        if last_touch is not None:
            between = track.heights(number, last_touch, a)
            risen = max(between) - between[0]
        velocity = track.velocity(number, a)
        episodes.append(
            Episode(
                group=group,
                surface=_surface(board, group, place, normal[2], reading["upward"]),
                start=a * track.step,
                end=b * track.step,
                place=place,
                up=abs(normal[2]) >= reading["upward"] and (group != "table" or place[2] > -0.01),
                speed=abs(sum(v * n for v, n in zip(velocity, normal, strict=True))),
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
