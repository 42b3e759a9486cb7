"""The target board on the table: its sections, holes and edge, and which of them a die at rest counts for.

Both editions' boards are data here (`BOARDS`, by game slug), measured in millimetres from the middle of the
target. A board answers two questions and knows no game rule beyond them:

* `board.zone_at(x, y)`: what is printed at this point?
* `board.count(corners, ...)`: a die lies on these corners; which zone does it count for, and which numbered
  sections does it touch besides?

The editions differ in one word, `Board.border`: the first edition gives a die on a line to the section under its
larger *area* (DF-THROW-8, 9), the second to the section under most of its *corners* (CF-HIT-4, 5). In doubt the
lower value counts, and hole, edge and outside are lower than 1 in both.

>>> board = BOARDS["castle_of_frosts"]
>>> board.zone_at(0, 0).id, board.zone_at(100, 0).value, board.zone_at(215, 0).place
('bull', 3, 'edge')
>>> board.count([(74, 0), (76, 3), (76, -3)]).zone.id
'mid-0'
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Place = Literal["section", "bullseye", "hole", "edge", "outside", "template", "inside"]
"""The kinds of zone: a numbered section, the centre, a hole, the edge band, off the board, on top of a template,
inside the ring of a template."""

PLACES: tuple[Place, ...] = ("section", "bullseye", "hole", "edge", "outside", "template", "inside")
ON_TARGET: frozenset[Place] = frozenset({"section", "bullseye", "template"})
"""Where a die must rest for a hit, if nothing else is wrong with the throw."""

Point = tuple[float, float]

AREA_IN_DOUBT = 0.5
"""Square millimetres: two parts of a die that differ by less are equal (DF 19.1)."""


class UnknownZoneError(ValueError):
    """A zone that this board does not have."""


@dataclass(frozen=True, slots=True)
class Zone:
    """One field of the board that a die can count for."""

    id: str
    place: Place
    value: int
    """The damage printed on it; 0 where nothing is printed. The centre counts 10 in both editions."""

    @property
    def rank(self) -> int:
        """How good the zone is when two are tied: hole, edge, outside and ring inside rank below value 0."""
        return self.value if self.place in ON_TARGET else -1

    @property
    def is_numbered(self) -> bool:
        """Numbered sections and the centre are the ones a die can lie *between* (CF-RULING-28)."""
        return self.place in ("section", "bullseye")


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered field: a whole ring, or the part of a ring between two angles."""

    zone: Zone
    inner: float
    outer: float
    start: float = 0.0
    sweep: float = 360.0
    """Degrees, counter-clockwise; 360 is the whole ring."""

    def holds(self, radius: float, degrees: float, line_is_inner: bool) -> bool:
        """Whether a point is in it; `line_is_inner` gives a circle between two rings to the inner one."""
        if line_is_inner:
            inside = self.inner < radius <= self.outer or radius == self.inner == 0
        else:
            inside = self.inner <= radius < self.outer
        if not inside:
            return False
        return self.sweep >= 360 or (degrees - self.start) % 360.0 < self.sweep


@dataclass(frozen=True, slots=True)
class Hole:
    """A round hole through the board."""

    zone: Zone
    x: float
    y: float
    radius: float

    def holds(self, x: float, y: float) -> bool:
        return math.hypot(x - self.x, y - self.y) < self.radius


@dataclass(frozen=True, slots=True)
class Template:
    """A loose piece of the target that was flipped onto it: a disc, or a ring that works as one more hole."""

    id: str
    kind: Literal["frozen", "weak_point"]
    x: float
    y: float

    @property
    def outer(self) -> float:
        return 42.0 if self.kind == "frozen" else 32.0

    @property
    def inner(self) -> float:
        return 26.0 if self.kind == "frozen" else 0.0

    def overlaps(self, other: Template) -> bool:
        """One lies partly on the other; neither kind fits into a ring's inside."""
        return math.hypot(self.x - other.x, self.y - other.y) < self.outer + other.outer

    def zone_at(self, x: float, y: float) -> Zone | None:
        distance = math.hypot(x - self.x, y - self.y)
        if distance < self.inner:
            return Zone(self.id, "inside", 0)
        return Zone(self.id, "template", 0) if distance <= self.outer else None


@dataclass(frozen=True, slots=True)
class Count:
    """What a die at rest counts for."""

    zone: Zone
    beside: tuple[Zone, ...]
    """The other numbered sections (centre included) under its corners, best value first."""
    shares: tuple[tuple[str, float], ...]
    """Corners, or square millimetres, per zone id: what the decision was made from."""


OUTSIDE = Zone("outside", "outside", 0)
EDGE = Zone("edge", "edge", 0)


@dataclass(frozen=True, slots=True)
class Board:
    """A target: everything that is printed on it and cut out of it."""

    game: str
    radius: float
    edge_from: float
    """Where the edge band begins: a die there is a miss."""
    thickness: float
    border: Literal["area", "corners"]
    sections: tuple[Section, ...]
    holes: tuple[Hole, ...]
    line_is_inner: bool = False
    """A circle belongs to the zone inside it (CF 6.6), or to the one outside it (DF-CONTENT-10)."""

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Every zone of the bare board: sections from the centre outwards, holes, edge, outside."""
        return (*(s.zone for s in self.sections), *(h.zone for h in self.holes), EDGE, OUTSIDE)

    def zone(self, zone_id: str) -> Zone:
        """The zone of that name; templates are named by whoever laid them, so they are not known here."""
        for zone in self.zones:
            if zone.id == zone_id:
                return zone
        names = ", ".join(zone.id for zone in self.zones)
        raise UnknownZoneError(f"the {self.game} board has no zone {zone_id!r}; it has {names}")

    def zone_at(self, x: float, y: float, templates: Sequence[Template] = ()) -> Zone:
        """What lies under a point: the template on top of the pile first, then the board itself."""
        for template in reversed(templates):
            zone = template.zone_at(x, y)
            if zone is not None:
                return zone
        radius = math.hypot(x, y)
        if radius > self.radius or (radius == self.radius and not self.line_is_inner):
            return OUTSIDE
        if radius > self.edge_from or (radius == self.edge_from and not self.line_is_inner):
            return EDGE
        for hole in self.holes:
            if hole.holds(x, y):
                return hole.zone
        degrees = math.degrees(math.atan2(y, x)) % 360.0
        for section in self.sections:
            if section.holds(radius, degrees, self.line_is_inner):
                return section.zone
        return EDGE

    def count(
        self,
        corners: Sequence[Point],
        templates: Sequence[Template] = (),
        outline: Sequence[Point] | None = None,
        touches_below: bool = True,
    ) -> Count:
        """Which zone a die lying on these corners counts for.

        `corners` are the vertices of its bottom face, seen from above; `outline` is its whole shadow, used by the
        first edition's rule of the larger part (the corners serve if it is not given). `touches_below` is false for
        a die that lies on top of a template and only overhangs its edge (CF-TEMPL-10).
        """
        under = [self.zone_at(x, y, templates) for x, y in corners]
        if self.border == "corners":
            under = _lower_thing_wins(under if touches_below else _top_of_template(under), templates)
            shares = [(zone, float(under.count(zone))) for zone in dict.fromkeys(under)]
            doubt = 0.0
        else:
            shares = self._areas(outline if outline is not None else corners)
            doubt = AREA_IN_DOUBT
        if not shares:
            shares = [(under[0], 1.0)]
        most = max(share for _, share in shares)
        tied = [zone for zone, share in shares if share >= most - doubt]
        halving = [template.id for template in templates if template.kind == "weak_point"]
        winner = min(tied, key=lambda zone: (zone.rank, zone.id in halving))
        numbered = [zone for zone in dict.fromkeys(under) if zone.is_numbered and zone.id != winner.id]
        numbered.sort(key=lambda zone: -zone.value)
        return Count(winner, tuple(numbered), tuple((zone.id, round(share, 3)) for zone, share in shares))

    def _areas(self, outline: Sequence[Point]) -> list[tuple[Zone, float]]:
        """Square millimetres of a convex shadow over each zone; what is over a hole is ignored (DF 19.2)."""
        shadow = _counter_clockwise(outline)
        over_holes = [_clip_to_circle(shadow, hole.x, hole.y, hole.radius) for hole in self.holes]
        shares: list[tuple[Zone, float]] = []
        for section in self.sections:
            area = _ring_area(shadow, section)
            area -= sum(_ring_area(piece, section) for piece in over_holes if piece)
            if area > 1e-6:
                shares.append((section.zone, area))
        edge = _disc_area(shadow, self.radius) - _disc_area(shadow, self.edge_from)
        outside = _area(shadow) - _disc_area(shadow, self.radius)
        shares += [(zone, area) for zone, area in ((EDGE, edge), (OUTSIDE, outside)) if area > 1e-6]
        if not shares:
            # the whole shadow is over a hole
            shares = [(hole.zone, 1.0) for hole, piece in zip(self.holes, over_holes, strict=True) if piece]
        return shares


def _lower_thing_wins(under: list[Zone], templates: Sequence[Template]) -> list[Zone]:
    """CF-TEMPL-10 and 12: a die partly on a template counts for what lies below, be it another template, but a ring's
    inside is a hole."""
    if any(zone.place == "inside" for zone in under):
        return [zone for zone in under if zone.place == "inside"]
    layers = _layers(templates)
    lowest = min(layers.get(zone.id, 0) for zone in under)
    return [zone for zone in under if layers.get(zone.id, 0) == lowest]


def _layers(templates: Sequence[Template]) -> dict[str, int]:
    """How high each template lies: 1 on the bare board, one more than what it lies on otherwise."""
    layers: dict[str, int] = {}
    for number, upper in enumerate(templates):
        layers[upper.id] = 1 + max(
            (layers[lower.id] for lower in templates[:number] if upper.overlaps(lower)), default=0
        )
    return layers


def _top_of_template(under: list[Zone]) -> list[Zone]:
    return [zone for zone in under if zone.place == "template"] or under


def _counter_clockwise(points: Sequence[Point]) -> list[Point]:
    shadow = list(points)
    return shadow if _area(shadow) >= 0 else shadow[::-1]


def _area(points: Sequence[Point]) -> float:
    return 0.5 * sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], *points[:1]], strict=True)
    )


def _clip(points: list[Point], nx: float, ny: float, limit: float) -> list[Point]:
    """The part of a convex polygon where nx*x + ny*y <= limit."""
    kept: list[Point] = []
    for (ax, ay), (bx, by) in zip(points, [*points[1:], *points[:1]], strict=True):
        da, db = nx * ax + ny * ay - limit, nx * bx + ny * by - limit
        if da <= 0:
            kept.append((ax, ay))
        if (da < 0 < db) or (db < 0 < da):
            t = da / (da - db)
            kept.append((ax + t * (bx - ax), ay + t * (by - ay)))
    return kept


def _clip_to_circle(points: list[Point], cx: float, cy: float, radius: float) -> list[Point]:
    """The part of a convex polygon inside a circle, taken as a polygon of 96 sides with the circle's area."""
    if min(math.hypot(x - cx, y - cy) for x, y in points) > radius + 60:
        return []
    step = 2 * math.pi / 96
    reach = radius * math.sqrt(step / math.tan(step / 2) / 2)
    for k in range(96):
        nx, ny = math.cos(k * step), math.sin(k * step)
        points = _clip(points, nx, ny, nx * cx + ny * cy + reach)
        if len(points) < 3:
            return []
    return points


def _ring_area(points: list[Point], section: Section) -> float:
    if section.sweep < 360:
        for degrees, side in ((section.start, 1.0), (section.start + section.sweep, -1.0)):
            angle = math.radians(degrees)
            points = _clip(points, side * math.sin(angle), -side * math.cos(angle), 0.0)
            if len(points) < 3:
                return 0.0
    return _disc_area(points, section.outer) - _disc_area(points, section.inner)


def _disc_area(points: Sequence[Point], radius: float) -> float:
    """Area common to a counter-clockwise polygon and a disc around the origin, edge by edge, exactly."""
    if radius <= 0:
        return 0.0
    total = 0.0
    for (ax, ay), (bx, by) in zip(points, [*points[1:], *points[:1]], strict=True):
        total += _triangle_in_disc(ax, ay, bx, by, radius)
    return total


def _triangle_in_disc(ax: float, ay: float, bx: float, by: float, radius: float) -> float:
    """Signed area common to the triangle origin-a-b and the disc."""
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    if length == 0:
        return 0.0
    middle = -(ax * dx + ay * dy) / length
    closest = (ax * ax + ay * ay) - middle * middle * length
    reach = (radius * radius - closest) / length
    if reach <= 0:
        return 0.5 * radius * radius * math.atan2(ax * by - ay * bx, ax * bx + ay * by)
    half = math.sqrt(reach)
    first, last = max(0.0, middle - half), min(1.0, middle + half)
    if first >= last:
        return 0.5 * radius * radius * math.atan2(ax * by - ay * bx, ax * bx + ay * by)
    px, py = ax + first * dx, ay + first * dy
    qx, qy = ax + last * dx, ay + last * dy
    arcs = math.atan2(ax * py - ay * px, ax * px + ay * py) + math.atan2(qx * by - qy * bx, qx * bx + qy * by)
    return 0.5 * (px * qy - py * qx) + 0.5 * radius * radius * arcs


def _ring_of_holes(radius: float, distance: float) -> tuple[Hole, ...]:
    """Four equal holes on the diagonals, numbered counter-clockwise from 45 degrees."""
    holes = []
    for number in range(4):
        angle = math.radians(45 + 90 * number)
        zone = Zone(f"hole-{number + 1}", "hole", 0)
        holes.append(Hole(zone, distance * math.cos(angle), distance * math.sin(angle), radius))
    return tuple(holes)


def _first_edition() -> Board:
    """DF-CONTENT-8 to 10: five whole rings around the centre."""
    rings = ((25, 65, 5), (65, 105, 4), (105, 145, 3), (145, 190, 2), (190, 240, 1))
    sections = (
        Section(Zone("centre", "bullseye", 10), 0, 25),
        *(Section(Zone(f"section-{value}", "section", value), inner, outer) for inner, outer, value in rings),
    )
    return Board("dungeon_fighter", 250, 240, 2.5, "area", sections, _ring_of_holes(28, 150))


def _second_edition() -> Board:
    """CF 6.6: centre, an inner ring, and two rings of eight sectors."""
    sections = [Section(Zone("bull", "bullseye", 10), 0, 25), Section(Zone("in", "section", 5), 25, 75)]
    for ring, inner, outer, even, odd in (("mid", 75, 145, 3, 4), ("out", 145, 205, 2, 1)):
        for k in range(8):
            value = odd if k % 2 else even
            zone = Zone(f"{ring}-{k}", "section", value)
            sections.append(Section(zone, inner, outer, (45 * k - 22.5) % 360, 45))
    return Board("castle_of_frosts", 230, 205, 2.0, "corners", tuple(sections), _ring_of_holes(24, 110), True)


BOARDS: dict[str, Board] = {board.game: board for board in (_first_edition(), _second_edition())}
"""The boards of both editions, by game slug."""
