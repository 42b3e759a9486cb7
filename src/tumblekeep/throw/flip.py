"""Flipping a template: a ring or disc of card, flipped up with the thumb so that it turns over and lands on the
target."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from tumblekeep.kit.landing import Contact, FlipLanding
from tumblekeep.kit.throw_setup import FlipSetup
from tumblekeep.throw.body import about
from tumblekeep.throw.engine import simulator
from tumblekeep.throw.hand import add_tremor, clumsiness
from tumblekeep.throw.launch import Launch
from tumblekeep.throw.motion import BodyStart, MotionTrack
from tumblekeep.throw.toss import pose_of, put_back
from tumblekeep.throw.trace import DieTrace, trace
from tumblekeep.throw.world import Scene, world

USUAL_FLIP = Launch((-0.32, 0.0, 0.12), (0.75, 0.0, 1.9), (0.0, 28.0, 0.0))
"""From just beside the target, a good two hands' breadths high, turning over about one and a half times."""


@dataclass(frozen=True, slots=True)
class Flip:
    """A simulated flip."""

    setting: FlipSetup
    launch: Launch
    landing: FlipLanding
    track: MotionTrack
    story: DieTrace


def flip(setting: FlipSetup, launch: Launch, name: str = "") -> Flip:
    """Flip a template. The same setup and launch always give the same landing."""
    happened = add_tremor(launch)
    scene = Scene(
        setting.game,
        (f"template:{setting.template}",),
        (),
        tuple(sorted(setting.icebergs)),
        tuple(template.kind for template in setting.templates),
        tuple(setting.kind(lying.die).id for lying in setting.lying),
        target=setting.target,
        box=setting.box,
        conditions=setting.conditions,
    )
    starts = {
        "thrown0": BodyStart(happened.position, about((1.0, 0.0, 0.0), 0.0), happened.velocity, happened.spin)
    }
    for n, lying in enumerate(setting.lying):
        starts[f"lying{n}"] = put_back(lying.pose)
    standing = {}
    height = scene.board.thickness / 1000 + world()["template"]["thick"] / 2
    for n, template in enumerate(setting.templates):
        standing[f"template{n}"] = BodyStart(
            (template.x / 1000, template.y / 1000, height), (1.0, 0.0, 0.0, 0.0)
        )
    track = simulator().run(scene, starts, standing)
    (story,) = trace(track)
    pose = pose_of(track, "thrown0")
    low = pose.z < -20_000
    on_table = low or "table" in story.supports or "floor" in story.supports
    carried = {group for group in story.supports if group not in ("table", "floor")}
    covers = tuple(
        setting.lying[int(group[5:])].die for group in sorted(carried) if group.startswith("lying")
    )
    landing = FlipLanding(
        template=name or setting.template,
        degrees=round(_turned(story)),
        on_target=bool(carried) and not on_table,
        touches_table=on_table or not carried,
        at=(round(pose.x / 1000), round(pose.y / 1000)),
        pose=pose,
        covers=covers,
        contacts=tuple(
            Contact(
                round(e.start * 1000),
                name or setting.template,
                e.surface,
                round(e.place[0] * 1000),
                round(e.place[1] * 1000),
                round(min(e.speed, 99.0) * 1000),
            )
            for e in story.episodes[:100]
        ),
        ending="left_table" if low else ("rest" if track.settled else "never_rested"),
        stamp=track.stamp,
    )
    return Flip(setting, launch, landing, track, story)


def _turned(story: DieTrace) -> float:
    """Degrees turned about horizontal axes between release and first contact (CF-THROW-FLIP-A)."""
    track = story.track
    until = story.episodes[0].start if story.episodes else track.seconds
    steps = max(1, min(int(until / track.step), track.steps))
    turned = []
    for w, x, y, z, a, b, c in track.spins(track.body(story.body), steps):
        room_x = (1 - 2 * (y * y + z * z)) * a + 2 * (x * y - w * z) * b + 2 * (x * z + w * y) * c
        room_y = 2 * (x * y + w * z) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - w * x) * c
        turned.append(math.hypot(room_x, room_y))
    return math.degrees(math.fsum(turned) * track.step)


def bot_flip(skill: str | float, seed: int) -> Launch:
    """The launch of a flip by a bot with that skill."""
    return replace(USUAL_FLIP, tremor=clumsiness(skill), seed=seed)
