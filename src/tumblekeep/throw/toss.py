"""The throw itself: takes a setup and a launch, returns a landing and the track of the flight.

People, bots, tests and the landing tables all use it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tumblekeep.kit.landing import LONGEST_CONTACT_LIST, Contact, DieLanding, Ending, Landing, Pose
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import DieKind
from tumblekeep.throw.body import (
    about,
    attitude,
    draw_labels,
    multiply,
    rotate,
)
from tumblekeep.throw.engine import simulator
from tumblekeep.throw.hand import add_tremor
from tumblekeep.throw.launch import Launch, Placement, azimuth, stream
from tumblekeep.throw.motion import Blow, BodyStart, MotionTrack
from tumblekeep.throw.placing import check_placements, prop_position
from tumblekeep.throw.requirement import ThrowFacts, limits_of, noise_of, requirement
from tumblekeep.throw.rest import RestingDie, read_rest
from tumblekeep.throw.trace import DieTrace, trace
from tumblekeep.throw.world import Scene, scene_for, world


@dataclass(frozen=True, slots=True)
class Toss:
    """A simulated throw: its landing, and what is needed to show it."""

    setting: ThrowSetup
    launch: Launch
    happened: Launch
    """The launch after the hand's tremor."""
    landing: Landing
    track: MotionTrack
    traces: tuple[DieTrace, ...]
    labels: tuple[tuple[int, ...], ...]
    """For each thrown die: which printed side each geometric side carries."""


def toss(setting: ThrowSetup, launch: Launch) -> Toss:
    """Throw. The same setup and launch always give the same landing."""
    check_placements(setting, launch)
    happened = add_tremor(launch, noise_of(setting), limits_of(setting))
    scene = scene_for(setting, tuple(name for name in launch.placements))
    labelling = stream(launch.seed, "labels")
    kinds = [setting.kind(die) for die in setting.dice]
    labels = tuple(draw_labels(kind.shape, labelling) for kind in kinds)
    starts: dict[str, BodyStart] = {}
    for n, kind in enumerate(kinds):
        starts[f"thrown{n}"] = _release(happened, kind, n, len(kinds))
    if len(kinds) > 1:
        _spread(starts, kinds, launch)
    for n, lying in enumerate(setting.lying):
        starts[f"lying{n}"] = put_back(lying.pose)
    standing = standing_props(setting, scene, happened, starts)
    blow = None
    if happened.strike is not None:
        blow = Blow(happened.strike.seconds, happened.strike.velocity, happened.strike.spin)
    track = simulator().run(scene, starts, standing, blow)
    traces = trace(track)
    dice = []
    for die, kind, story, label in zip(setting.dice, kinds, traces, labels, strict=True):
        dice.append(_die_landing(setting, happened, die, kind, story, label))
    landing = Landing(
        game=setting.game,
        dice=tuple(dice),
        source="thrown",
        ending=_ending(track, traces),
        contacts=_contacts(setting, happened, traces, track),
        moved=_moved(setting, track),
        toppled=_toppled(track),
        stamp=track.stamp,
        target=setting.target,
    )
    return Toss(setting, launch, happened, landing, track, traces, labels)


def _release(launch: Launch, kind: DieKind, number: int, count: int) -> BodyStart:
    if launch.grips[-1] == "chute":
        return _on_chute(prop_position(launch, "chute"), kind, number, count, launch.held[2])
    # the hand points in the direction of the throw, and so does the die in it
    aimed = launch.velocity if launch.strike is None else launch.strike.velocity
    turn = attitude(kind.shape, launch.held, math.radians(azimuth(aimed)))
    return BodyStart(launch.position, turn, launch.velocity, launch.spin)


def _on_chute(chute: Placement, kind: DieKind, number: int, count: int, turned: float) -> BodyStart:
    """The start of a die flat at the near, high end of the slide, turned about the vertical as it was laid there."""
    length = world()["props"]["chute"]["size"][0]
    edge = kind.edge / 1000
    tilted = multiply(about((0.0, 0.0, 1.0), chute.turn), about((0.0, 1.0, 0.0), chute.pitch))
    height = edge / 2 if kind.shape == "d6" else edge / math.sqrt(24)
    across = (number - (count - 1) / 2) * edge * 1.5
    local = (-length + 0.012 + edge / 2, across, height + 0.0002)
    x, y, z = rotate(tilted, local)
    flat = attitude(kind.shape, (0.0, 0.0, turned), 0.0)
    return BodyStart((chute.x + x, chute.y + y, chute.height + z), multiply(tilted, flat))


def _spread(starts: dict[str, BodyStart], kinds: list[DieKind], launch: Launch) -> None:
    """Place several dice side by side in the hand. If the hand trembles, each gets a small deviation of its own."""
    rng = stream(launch.seed, "spread")
    whim = min(1.0, launch.tremor)
    count = len(kinds)
    for n, kind in enumerate(kinds):
        start = starts[f"thrown{n}"]
        if start.velocity == (0.0, 0.0, 0.0):
            continue
        gap = 2.2 * kind.edge / 1000
        angle = math.tau * n / count + whim * rng.uniform(-0.3, 0.3)
        x, y, z = start.position
        share = 1 + whim * rng.gauss(0, 0.04)
        vx, vy, vz = (value * share + whim * rng.gauss(0, 0.03) for value in start.velocity)
        sx, sy, sz = (value + whim * rng.gauss(0, 10) for value in start.spin)
        starts[f"thrown{n}"] = BodyStart(
            (x, y + gap * math.cos(angle), z + gap * math.sin(angle)), start.turn, (vx, vy, vz), (sx, sy, sz)
        )


def put_back(pose: Pose) -> BodyStart:
    """Put a die back where it lay."""
    size = math.sqrt(sum(part * part for part in pose.turn)) or 1.0
    w, x, y, z = (part / size for part in pose.turn)
    return BodyStart((pose.x / 1e6, pose.y / 1e6, pose.z / 1e6), (w, x, y, z))


def standing_props(
    setting: ThrowSetup, scene: Scene, launch: Launch, starts: dict[str, BodyStart]
) -> dict[str, BodyStart]:
    """Where props and templates stand. A wall that can fall is put among the free bodies instead."""
    standing: dict[str, BodyStart] = {}
    for n, template in enumerate(setting.templates):
        height = scene.board.thickness / 1000 + world()["template"]["thick"] / 2
        standing[f"template{n}"] = BodyStart(
            (template.x / 1000, template.y / 1000, height), (1.0, 0.0, 0.0, 0.0)
        )
    for prop in scene.props:
        spot = prop_position(launch, prop)
        turn = multiply(about((0.0, 0.0, 1.0), spot.turn), about((0.0, 1.0, 0.0), spot.pitch))
        start = BodyStart((spot.x, spot.y, spot.height), turn)
        if prop == "wall":
            starts[prop] = start
        else:
            standing[prop] = start
    return standing


def pose_of(track: MotionTrack, body: str) -> Pose:
    """How a body lies at the end, rounded to whole micrometres and millionths."""
    row = track.pose(track.body(body), -1)
    if not all(math.isfinite(value) and abs(value) < 20 for value in row):
        return Pose(0, 0, -20_000_000, (1_000_000, 0, 0, 0))
    w, x, y, z = (round(part * 1e6) for part in row[3:])
    return Pose(round(row[0] * 1e6), round(row[1] * 1e6), round(row[2] * 1e6), (w, x, y, z))


def _die_landing(
    setting: ThrowSetup, launch: Launch, die: str, kind: DieKind, story: DieTrace, label: tuple[int, ...]
) -> DieLanding:
    track = story.track
    pose = pose_of(track, story.body)
    place = (pose.x / 1e6, pose.y / 1e6, pose.z / 1e6)
    start = put_back(pose)
    edges = track.scene.make.get("edge_factor", 1.0)
    rest = read_rest(track.scene.board, kind, place, start.turn, setting.templates, edges)
    facts = ThrowFacts(setting, launch, story, rest)
    demands = {name: requirement(setting.game, name).judge(facts) for name in dict.fromkeys(setting.demands)}
    printed = None if rest.side is None else label[rest.side]
    return DieLanding(
        die=die,
        place=rest.zone.place,
        zone=rest.zone.id,
        value=rest.zone.value,
        bounces=len(story.bounces),
        demands=demands,
        beside=tuple(zone.id for zone in rest.beside),
        face=None if printed is None else printed + 1,
        icon=None if printed is None else kind.sides[printed],
        icebergs=tuple(sorted({e.group for e in story.episodes if e.group.startswith("iceberg")})),
        leaning=rest.leaning,
        at=(round(place[0] * 1000), round(place[1] * 1000)),
        pose=pose,
    )


def _ending(track: MotionTrack, traces: tuple[DieTrace, ...]) -> Ending:
    if any(track.pose(track.body(story.body), -1)[2] < -0.02 for story in traces):
        return "left_table"
    return "rest" if track.settled else "never_rested"


def surface_name(setting: ThrowSetup, surface: str) -> str:
    """The name of a surface in the landing: templates and lying dice by their own ids."""
    if surface.startswith("template"):
        return setting.templates[int(surface[8:])].id
    if surface.startswith("lying"):
        return "die:" + setting.lying[int(surface[5:])].die
    if surface.startswith("thrown"):
        return "die:" + setting.dice[int(surface[6:])]
    return surface


def _contacts(
    setting: ThrowSetup, launch: Launch, traces: tuple[DieTrace, ...], track: MotionTrack
) -> tuple[Contact, ...]:
    contacts = []
    for die, story in zip(setting.dice, traces, strict=True):
        for e in story.episodes:
            contacts.append(
                Contact(
                    milliseconds=round(e.start * 1000),
                    die=die,
                    surface=surface_name(setting, e.surface),
                    x=round(e.place[0] * 1000),
                    y=round(e.place[1] * 1000),
                    speed=round(min(e.speed, 99.0) * 1000),
                    is_bounce=e in story.bounces,
                )
            )
    if track.blow_step is not None and launch.strike is not None:
        x, y, *_ = track.pose(track.body("thrown0"), track.blow_step)
        when = round(track.blow_step * track.step * 1000)
        contacts.append(Contact(when, setting.dice[0], launch.strike.by, round(x * 1000), round(y * 1000), 0))
    contacts.sort(key=lambda contact: (contact.milliseconds, contact.die, contact.surface))
    return tuple(contacts[:LONGEST_CONTACT_LIST])


def _moved(setting: ThrowSetup, track: MotionTrack) -> dict[str, Pose | None]:
    moved: dict[str, Pose | None] = {}
    for n, lying in enumerate(setting.lying):
        pose = pose_of(track, f"lying{n}")
        shift = max(abs(pose.x - lying.pose.x), abs(pose.y - lying.pose.y), abs(pose.z - lying.pose.z))
        # a die that settles by less than half a millimetre was not pushed
        if shift > 500:
            moved[lying.die] = None if pose.z < -20_000 else pose
    return moved


def _toppled(track: MotionTrack) -> tuple[str, ...]:
    return ("wall",) if track.fell("wall") else ()


def rests_of(thrown: Toss) -> tuple[RestingDie, ...]:
    """How each die of a throw lies, with the corners that were counted."""
    found = []
    for die, landed in zip(thrown.setting.dice, thrown.landing.dice, strict=True):
        assert landed.pose is not None, "physics always knows how a die lies"
        place = (landed.pose.x / 1e6, landed.pose.y / 1e6, landed.pose.z / 1e6)
        kind = thrown.setting.kind(die)
        scene, templates = thrown.track.scene, thrown.setting.templates
        edges = scene.make.get("edge_factor", 1.0)
        found.append(read_rest(scene.board, kind, place, put_back(landed.pose).turn, templates, edges))
    return tuple(found)
