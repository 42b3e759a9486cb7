"""The facts that a predicate may look at, and the questions that several predicates share."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.body import corners, rotate
from tumblekeep.throw.launch import Launch, Vec3
from tumblekeep.throw.rest import RestingDie
from tumblekeep.throw.world import world

if TYPE_CHECKING:
    # the registry of special throws is also read without numpy and the engine
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


def outside_by(place: Vec3) -> tuple[float, Vec3]:
    """How far a point is beyond the nearest table edge (negative inside), and the direction out of that edge."""
    table = world()["table"]
    over = [
        (-place[0] - table["length"] / 2, (-1.0, 0.0, 0.0)),
        (place[0] - table["length"] / 2, (1.0, 0.0, 0.0)),
        (-place[1] - table["width"] / 2, (0.0, -1.0, 0.0)),
        (place[1] - table["width"] / 2, (0.0, 1.0, 0.0)),
    ]
    return max(over, key=lambda item: item[0])


def vertical_turns(story: DieTrace, until: float) -> float:
    """Full turns about the vertical until a moment."""
    track = story.track
    number = track.body(story.body)
    steps = min(
        int(until / track.step) if math.isfinite(until) else track.poses.shape[0], track.poses.shape[0] - 1
    )
    spin = track.speeds[:steps, number, 3:]
    w, x, y, z = (track.poses[:steps, number, k] for k in range(3, 7))
    # third row of the rotation matrix: the part of the body's spin about the world's vertical
    about = (
        2 * (x * z - w * y) * spin[:, 0]
        + 2 * (y * z + w * x) * spin[:, 1]
        + (1 - 2 * (x * x + y * y)) * spin[:, 2]
    )
    return abs(float(about.sum())) * track.step / math.tau


def lowest_point(facts: ThrowFacts, step: int) -> float:
    """The height of the die's lowest corner at a step."""
    row = [float(value) for value in facts.story.track.poses[step, facts.story.track.body(facts.story.body)]]
    kind = facts.setting.kind(facts.setting.dice[int(facts.story.body[6:])])
    turn = (row[3], row[4], row[5], row[6])
    return row[2] + min(rotate(turn, corner)[2] for corner in corners(kind))
