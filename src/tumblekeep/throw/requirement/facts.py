"""The facts that a predicate may look at, and the questions that several predicates share."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tumblekeep.kit.conditions import PLAIN, Conditions
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.body import corners, rotate
from tumblekeep.throw.launch import Launch, Vec3
from tumblekeep.throw.rest import RestingDie
from tumblekeep.throw.world import place as place_of
from tumblekeep.throw.world import world

if TYPE_CHECKING:
    # the registry of special throws is also read without the engine
    from tumblekeep.throw.trace import DieTrace


@dataclass(frozen=True, slots=True)
class ThrowFacts:
    """One die's throw: how it was launched, what it touched, how it lies."""

    setting: ThrowSetup
    launch: Launch
    story: DieTrace
    rest: RestingDie

    def mark(self, name: str, otherwise: float = 0.0) -> float:
        return self.launch.marks.get(name, otherwise)

    @property
    def first_table(self) -> float:
        """Seconds until the die first touched the table top."""
        return min((e.start for e in self.story.episodes if e.surface == "table" and e.up), default=math.inf)

    @property
    def struck(self) -> float | None:
        """Seconds until the blow, if there was one."""
        step = self.story.track.blow_step
        return None if step is None or self.story.body != "thrown0" else step * self.story.track.step

    def head_contact(self) -> float:
        """Seconds until the die met a head: struck by it, or bounced off a standing one."""
        times = [e.start for e in self.story.episodes if e.surface == "head"]
        if self.launch.strike is not None and self.launch.strike.by == "head" and self.struck is not None:
            times.append(self.struck)
        return min(times, default=math.inf)


class TableEdge(NamedTuple):
    """The edge of the table nearest to a point."""

    beyond: float
    """How far the point is beyond it; negative inside."""
    out: Vec3
    """The direction out of it."""
    half: float
    """How far it is from the middle of the table."""


def outside_by(place: Vec3, conditions: Conditions = PLAIN) -> TableEdge:
    """The table's edge nearest to a point, as the table lies before the thrower."""
    table = world()["table"]
    turn = math.radians(place_of(conditions)["degrees"])
    c, s = math.cos(turn), math.sin(turn)
    edges = []
    for (x, y), side in (((c, s), "length"), ((-s, c), "width")):
        half = table[side] / 2
        along = place[0] * x + place[1] * y
        edges += [TableEdge(-along - half, (-x, -y, 0.0), half), TableEdge(along - half, (x, y, 0.0), half)]
    nearest = max(edges, key=lambda edge: edge.beyond)
    beyond = [edge for edge in edges if edge.beyond > 0]
    if len(beyond) < 2 or conditions.stand == "end":
        return nearest
    # beyond two edges at once: it is their corner that is near
    far = math.hypot(*(edge.beyond for edge in beyond))
    x, y = (sum(edge.beyond * edge.out[k] for edge in beyond) / far for k in (0, 1))
    return TableEdge(far, (x, y, 0.0), sum(edge.half * edge.beyond / far for edge in beyond))


def vertical_turns(story: DieTrace, until: float) -> float:
    """Full turns about the vertical until a moment."""
    track = story.track
    steps = min(int(until / track.step), track.steps) if math.isfinite(until) else track.steps
    # third row of the rotation matrix: the part of the body's spin about the world's vertical
    about = (
        2 * (x * z - w * y) * a + 2 * (y * z + w * x) * b + (1 - 2 * (x * x + y * y)) * c
        for w, x, y, z, a, b, c in track.spins(track.body(story.body), steps)
    )
    return abs(math.fsum(about)) * track.step / math.tau


def lowest_point(facts: ThrowFacts, step: int) -> float:
    """The height of the die's lowest corner at a step."""
    row = facts.story.track.pose(facts.story.track.body(facts.story.body), step)
    kind = facts.setting.kind(facts.setting.dice[int(facts.story.body[6:])])
    turn = (row[3], row[4], row[5], row[6])
    return row[2] + min(rotate(turn, corner)[2] for corner in corners(kind))
