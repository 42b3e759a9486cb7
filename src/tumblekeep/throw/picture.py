"""Pictures of a flight: a strip of moments, an animation, and the board with where a skill lands.

Everything is drawn from the decoded flight, as in a browser, so a picture that looks wrong means that the flight is
wrong.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from tumblekeep.kit.target import TargetBoard, TargetSection
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.throw.body import SIDES, Quaternion, corners, rotate
from tumblekeep.throw.flight import Flight
from tumblekeep.throw.geometry import Vec3
from tumblekeep.throw.rest import outline

Colour = tuple[int, int, int]
Spot = tuple[float, float]

SMOOTH = 2
"""The oversampling factor: pictures are drawn this many times larger and scaled down."""

DICE: dict[str, Colour] = {
    "red": (200, 50, 45),
    "green": (60, 150, 70),
    "blue": (55, 95, 190),
    "white": (240, 238, 230),
    "snow": (225, 238, 250),
    "water": (90, 190, 215),
}
VALUES: dict[int, Colour] = {
    0: (120, 100, 80),
    1: (246, 232, 196),
    2: (240, 205, 140),
    3: (231, 160, 96),
    4: (216, 110, 74),
    5: (186, 66, 60),
    10: (120, 30, 50),
}
TABLE: Colour = (150, 112, 78)
EDGE: Colour = (225, 220, 210)
PROP: Colour = (150, 190, 215)


@dataclass(frozen=True, slots=True)
class Camera:
    """Where the picture is taken from."""

    at: Vec3
    towards: Vec3
    zoom: float
    size: tuple[int, int]

    def spot(self, point: Sequence[float]) -> tuple[float, float, float]:
        """The position of a point in the picture, and its distance."""
        forward = _unit(tuple(b - a for a, b in zip(self.at, self.towards, strict=True)))
        right = _unit(_cross(forward, (0.0, 0.0, 1.0)))
        up = _cross(right, forward)
        d = (point[0] - self.at[0], point[1] - self.at[1], point[2] - self.at[2])
        depth = max(0.05, _dot(d, forward))
        scale = self.zoom * self.size[1] / depth
        return (self.size[0] / 2 + _dot(d, right) * scale, self.size[1] / 2 - _dot(d, up) * scale, depth)


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Sequence[float], b: Sequence[float]) -> Vec3:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _unit(v: Sequence[float]) -> Vec3:
    size = math.sqrt(_dot(v, v))
    return (v[0] / size, v[1] / size, v[2] / size)


def _shade(colour: Colour, light: float) -> Colour:
    r, g, b = (max(0, min(255, round(part * light))) for part in colour)
    return (r, g, b)


def _arc(section: TargetSection) -> list[Spot]:
    """The outline of a section, in metres."""
    sweep = min(360.0, section.sweep)
    count = max(6, round(sweep / 5))
    angles = [math.radians(section.start + sweep * n / count) for n in range(count + 1)]
    ring = [(section.outer / 1000 * math.cos(a), section.outer / 1000 * math.sin(a)) for a in angles]
    if section.inner > 0:
        ring += [
            (section.inner / 1000 * math.cos(a), section.inner / 1000 * math.sin(a)) for a in reversed(angles)
        ]
    return ring


def _circle(x: float, y: float, radius: float, count: int = 72) -> list[Spot]:
    return [
        (x + radius * math.cos(math.tau * n / count), y + radius * math.sin(math.tau * n / count))
        for n in range(count)
    ]


class StagePicture:
    """Table, board and props, drawn once; dice are drawn on copies of it."""

    def __init__(
        self, setting: ThrowSetup | FlipSetup, camera: Camera, props: Sequence[Sequence[Sequence[float]]] = ()
    ) -> None:
        self.setting = setting
        self.board: TargetBoard = setting.board
        self.camera = Camera(
            camera.at, camera.towards, camera.zoom, (camera.size[0] * SMOOTH, camera.size[1] * SMOOTH)
        )
        self.ground = Image.new("RGB", self.camera.size, (46, 42, 52))
        draw = ImageDraw.Draw(self.ground)
        self._flat(draw, [(-0.7, -0.45), (0.7, -0.45), (0.7, 0.45), (-0.7, 0.45)], 0.0, TABLE, (90, 66, 46))
        top = self.board.thickness / 1000
        self._flat(draw, _circle(0.0, 0.0, self.board.radius / 1000), 0.0, (80, 60, 45), None)
        self._flat(draw, _circle(0.0, 0.0, self.board.radius / 1000), top, EDGE, (90, 80, 70))
        for section in sorted(self.board.sections, key=lambda each: -each.outer):
            # whole rings are stacked discs, so that no seam shows
            shape = _arc(section) if section.sweep < 360 else _circle(0.0, 0.0, section.outer / 1000)
            self._flat(draw, shape, top, VALUES[section.zone.value], (90, 70, 60))
        for hole in self.board.holes:
            self._flat(
                draw,
                _circle(hole.x / 1000, hole.y / 1000, hole.radius / 1000),
                top,
                (60, 44, 32),
                (40, 30, 22),
            )
        for points in props:
            shape = outline([self.camera.spot(point)[:2] for point in points])
            if len(shape) > 2:
                draw.polygon(shape, fill=PROP, outline=(70, 110, 140))

    def _flat(
        self, draw: ImageDraw.ImageDraw, points: Sequence[Spot], z: float, fill: Colour, line: Colour | None
    ) -> None:
        draw.polygon([self.camera.spot((x, y, z))[:2] for x, y in points], fill=fill, outline=line)

    def frame(self, flight: Flight, seconds: float, trail: bool = True) -> Image.Image:
        """The scene at one moment."""
        picture = self.ground.copy()
        draw = ImageDraw.Draw(picture)
        poses = flight.at(seconds)
        thrown = [n for n, body in enumerate(flight.bodies) if body.labels]
        if trail:
            for n in thrown:
                past = [key.poses[n][0] for key in flight.keys if key.seconds <= seconds]
                for a, b in pairwise(past):
                    line = [self.camera.spot(a)[:2], self.camera.spot(b)[:2]]
                    draw.line(line, fill=(250, 250, 235), width=SMOOTH)
        for n, (place, _) in enumerate(poses):
            if flight.bodies[n].shape in ("d4", "d6"):
                self._shadow(draw, place, flight.bodies[n].edge)
        order = sorted(range(len(poses)), key=lambda n: -self.camera.spot(poses[n][0])[2])
        for n in order:
            body = flight.bodies[n]
            if body.shape in ("d4", "d6"):
                self._die(draw, body.name, body.labels, *poses[n])
            elif body.shape in ("frozen", "weak_point"):
                self._template(draw, body.shape, *poses[n])
            else:
                self._panel(draw, *poses[n])
        return picture.resize(
            (self.camera.size[0] // SMOOTH, self.camera.size[1] // SMOOTH), Image.Resampling.LANCZOS
        )

    def _shadow(self, draw: ImageDraw.ImageDraw, place: Vec3, edge: float) -> None:
        on_board = math.hypot(place[0], place[1]) < self.board.radius / 1000
        if place[2] > 0:
            z = self.board.thickness / 1000 if on_board else 0.0
            ring = _circle(place[0], place[1], edge * 0.6, 20)
            draw.polygon([self.camera.spot((x, y, z))[:2] for x, y in ring], fill=(70, 55, 45))

    def _die(
        self, draw: ImageDraw.ImageDraw, name: str, labels: Sequence[int], place: Vec3, turn: Quaternion
    ) -> None:
        kind = self.setting.kind(name)
        colour = DICE[kind.id]
        points = [tuple(a + b for a, b in zip(rotate(turn, c), place, strict=True)) for c in corners(kind)]
        faces = _faces(kind.shape)
        seen = []
        for number, face in enumerate(faces):
            middle = tuple(sum(points[k][axis] for k in face) / len(face) for axis in range(3))
            normal = _unit(tuple(middle[axis] - place[axis] for axis in range(3)))
            towards = _unit(tuple(self.camera.at[axis] - middle[axis] for axis in range(3)))
            if _dot(normal, towards) > 0:
                seen.append((number, face, middle, normal))
        for number, face, middle, normal in seen:
            light = 0.62 + 0.38 * max(0.0, _dot(normal, _unit((-0.4, -0.5, 0.9))))
            spots = [self.camera.spot(points[k])[:2] for k in face]
            draw.polygon(spots, fill=_shade(colour, light), outline=_shade(colour, 0.45))
            if labels and kind.shape == "d6" and kind.sides[labels[number]]:
                ring = [
                    tuple(middle[axis] + 0.5 * (points[k][axis] - middle[axis]) for axis in range(3))
                    for k in face
                ]
                mark = (250, 220, 90) if kind.sides[labels[number]] != "soft_snow" else (120, 160, 230)
                draw.polygon([self.camera.spot(p)[:2] for p in ring], fill=mark)
            elif labels and kind.shape == "d4":
                for k in face:
                    if kind.sides[labels[k]]:
                        spot = tuple(
                            middle[axis] + 0.55 * (points[k][axis] - middle[axis]) for axis in range(3)
                        )
                        x, y, depth = self.camera.spot(spot)
                        r = max(1.5, 0.0022 * self.camera.zoom * self.camera.size[1] / depth)
                        draw.ellipse((x - r, y - r, x + r, y + r), fill=(250, 220, 90))

    def _panel(self, draw: ImageDraw.ImageDraw, place: Vec3, turn: Quaternion) -> None:
        """The ice wall."""
        points = []
        for x in (-0.0015, 0.0015):
            for y in (-0.07, 0.07):
                for z in (0.0, 0.09):
                    points.append(tuple(a + b for a, b in zip(rotate(turn, (x, y, z)), place, strict=True)))
        shape = outline([self.camera.spot(point)[:2] for point in points])
        draw.polygon(shape, fill=(185, 220, 238), outline=(90, 140, 170))

    def _template(self, draw: ImageDraw.ImageDraw, kind: str, place: Vec3, turn: Quaternion) -> None:
        inner, outer = (0.026, 0.042) if kind == "frozen" else (0.0, 0.032)
        rim, bore = (
            [
                self.camera.spot(tuple(a + b for a, b in zip(rotate(turn, (x, y, 0.0)), place, strict=True)))[
                    :2
                ]
                for x, y in _circle(0.0, 0.0, radius, 40)
            ]
            for radius in (outer, inner)
        )
        if inner:
            draw.polygon([*rim, rim[0], *reversed(bore), bore[-1]], fill=(170, 215, 240))
            draw.line([*rim, rim[0]], fill=(70, 110, 150), width=SMOOTH)
            draw.line([*bore, bore[0]], fill=(70, 110, 150), width=SMOOTH)
        else:
            draw.polygon(rim, fill=(235, 120, 120), outline=(120, 40, 40))


def _faces(shape: str) -> tuple[tuple[int, ...], ...]:
    """The corners of each face: in the order of the sides for a cube; a tetrahedron's face n lacks corner n."""
    if shape == "d4":
        return ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
    faces = []
    signs = [(sx, sy, sz) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    for side in SIDES["d6"]:
        axis = next(n for n in range(3) if side[n])
        a, b = (n for n in range(3) if n != axis)
        on = [k for k, sign in enumerate(signs) if sign[axis] == side[axis]]
        on.sort(key=lambda k: math.atan2(signs[k][b], signs[k][a]))
        faces.append(tuple(on))
    return tuple(faces)


def _usual_camera(size: tuple[int, int]) -> Camera:
    return Camera((-1.05, -0.5, 0.62), (-0.2, 0.0, 0.02), 1.5, size)


def _close_up(
    setting: ThrowSetup | FlipSetup,
    flight: Flight,
    seconds: float,
    props: Sequence[Sequence[Sequence[float]]],
) -> Image.Image:
    """Draw the first thrown body from close up, so that its orientation can be seen."""
    number = next((n for n, body in enumerate(flight.bodies) if body.labels), 0)
    x, y, z = flight.at(seconds)[number][0]
    reach = max(1.0, flight.bodies[number].edge / 0.016)
    camera = Camera((x - 0.13 * reach, y - 0.08 * reach, z + 0.11 * reach), (x, y, z), 1.6, (150, 112))
    frame = StagePicture(setting, camera, props).frame(flight, seconds, trail=False)
    ImageDraw.Draw(frame).rectangle((0, 0, 149, 111), outline=(230, 225, 215))
    return frame


def strip(
    setting: ThrowSetup | FlipSetup,
    flight: Flight,
    path: Path,
    props: Sequence[Sequence[Sequence[float]]] = (),
    moments: int = 6,
) -> None:
    """A strip of moments, from release to rest."""
    size = (520, 340)
    stage = StagePicture(setting, _usual_camera(size), props)
    columns = 3
    rows = math.ceil(moments / columns)
    picture = Image.new("RGB", (columns * size[0], rows * size[1]))
    draw = ImageDraw.Draw(picture)
    font = ImageFont.load_default(16)
    # frames are closer together in the first two thirds, where more happens
    last = flight.seconds
    for n in range(moments):
        seconds = last * (n / (moments - 1)) ** 1.15
        x, y = n % columns * size[0], n // columns * size[1]
        picture.paste(stage.frame(flight, seconds), (x, y))
        close = _close_up(setting, flight, seconds, props)
        picture.paste(close, (x + size[0] - close.width - 8, y + 8))
        draw.text((x + 12, y + 10), f"{seconds * 1000:.0f} ms", fill=(250, 245, 235), font=font)
    picture.save(path)


def animation(
    setting: ThrowSetup | FlipSetup,
    flight: Flight,
    path: Path,
    props: Sequence[Sequence[Sequence[float]]] = (),
    slower: float = 2.0,
) -> None:
    """The flight as an animation, at half speed, with a second of rest at the end."""
    stage = StagePicture(setting, _usual_camera((480, 320)), props)
    every = 1 / 30 / slower
    count = math.ceil(flight.seconds / every)
    frames = [stage.frame(flight, min(flight.seconds, n * every)) for n in range(count + 1)]
    frames = [frame.quantize(64) for frame in frames]
    times = [33] * (len(frames) - 1) + [1200]
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0)


def heat(setting: ThrowSetup, spots: Sequence[tuple[float, float, bool]], path: Path, title: str) -> None:
    """Draw the board from above with where the throws landed, in millimetres: hits warm, misses cold."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt
    from matplotlib.patches import Circle, Polygon

    board = setting.board
    figure, axes = plt.subplots(figsize=(6.4, 6.2))
    axes.set_facecolor("#d9c6a8")
    axes.add_patch(Circle((0, 0), board.radius, facecolor="#efece6", edgecolor="#554", lw=1))
    for section in sorted(board.sections, key=lambda each: -each.outer):
        pale = tuple((200 + 55 * part / 255) / 255 for part in VALUES[section.zone.value])
        shape = _arc(section) if section.sweep < 360 else _circle(0.0, 0.0, section.outer / 1000)
        points = [(x * 1000, y * 1000) for x, y in shape]
        axes.add_patch(Polygon(points, closed=True, facecolor=pale, edgecolor="#776", lw=0.6))
        middle = math.radians(section.start + section.sweep / 2) if section.sweep < 360 else math.pi / 2
        radius = (section.inner + section.outer) / 2 if section.inner else 0.0
        label: Any = section.zone.value
        axes.text(
            radius * math.cos(middle),
            radius * math.sin(middle),
            label,
            ha="center",
            va="center",
            fontsize=8,
            color="#443",
        )
    for hole in board.holes:
        axes.add_patch(Circle((hole.x, hole.y), hole.radius, facecolor="#c8b08a", edgecolor="#554", lw=0.8))
    if len(spots) > 400:
        grid = axes.hexbin(
            [x for x, _, _ in spots],
            [y for _, y, _ in spots],
            gridsize=30,
            extent=(-330, 330, -330, 330),
            mincnt=1,
            cmap="inferno_r",
            alpha=0.75,
        )
        figure.colorbar(grid, ax=axes, shrink=0.7)
    else:
        for hit, colour in ((False, "#2f6db3"), (True, "#b3282d")):
            chosen = [(x, y) for x, y, h in spots if h == hit]
            axes.scatter([x for x, _ in chosen], [y for _, y in chosen], s=9, c=colour, alpha=0.65, lw=0)
    axes.set(xlim=(-330, 330), ylim=(-330, 330), aspect="equal", title=title, xlabel="mm", ylabel="mm")
    figure.tight_layout()
    figure.savefig(path, dpi=90)
    plt.close(figure)


def prop_shapes(setting: ThrowSetup, launch: Any) -> list[list[list[float]]]:
    """The props of a throw, as the engine has them, for drawing."""
    from tumblekeep.throw.geometry_view import scene_polygons
    from tumblekeep.throw.motion import BodyStart
    from tumblekeep.throw.toss import standing_props
    from tumblekeep.throw.world import scene_for

    scene = scene_for(setting, tuple(launch.placements))
    free: dict[str, BodyStart] = {}
    standing = standing_props(setting, scene, launch, free)
    shapes = []
    for name, points in scene_polygons(scene, standing):
        known = name.startswith(("iceberg", "template")) or any(name.startswith(prop) for prop in scene.props)
        if known and not name.startswith("wall"):
            shapes.append(points.tolist())
    return shapes
