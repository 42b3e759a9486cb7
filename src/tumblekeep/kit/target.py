"""The target board on the table: its sections, holes and edge, and which of them a die at rest counts for.

Both editions' boards are data here (`BOARDS`, by game slug), measured in millimetres from the middle of the
target. A board answers two questions and knows no game rule beyond them:

* `board.zone_at(x, y)`: what is printed at this point?
* `board.count(corners, ...)`: a die lies on these corners; which zone does it count for, and which numbered
  sections does it touch besides?

The editions differ in one field, `TargetBoard.border`. In the first edition a die on a line counts for the section
under its larger *area* (DF-THROW-8, 9), in the second for the section under most of its *corners* (CF-HIT-4, 5). In a
tie the lower value counts, and hole, edge and outside are lower than 1 in both.

>>> board = BOARDS["castle_of_frosts"]
>>> board.zone_at(0, 0).id, board.zone_at(100, 0).value, board.zone_at(215, 0).place
('bull', 3, 'edge')
>>> board.count([(74, 0), (76, 3), (76, -3)]).zone.id
'mid-0'
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Literal

from tumblekeep.kit.area import Point, area, clip_to_circle, counter_clockwise, disc_area, sector

Place = Literal["section", "bullseye", "hole", "edge", "outside", "template", "inside"]
"""The kinds of zone: a numbered section, the centre, a hole, the edge band, off the board, on top of a template,
inside the ring of a template."""

PLACES: tuple[Place, ...] = ("section", "bullseye", "hole", "edge", "outside", "template", "inside")
ON_TARGET: frozenset[Place] = frozenset({"section", "bullseye", "template"})
"""Where a die must rest for a hit, if nothing else is wrong with the throw."""

AREA_IN_DOUBT = 0.5
"""Square millimetres: two parts of a die that differ by less count as equal (DF 19.1)."""


class UnknownZoneError(ValueError):
    """A zone that this board does not have."""


@dataclass(frozen=True, slots=True)
class Zone:
    """One field of the board that a die can count for."""

    id: str
    place: Place
    value: int
    """The damage printed on it; 0 if nothing is printed. The centre counts 10 in both editions."""

    @property
    def rank(self) -> int:
        """The order of zones in a tie: hole, edge, outside and the inside of a ring rank below value 0."""
        return self.value if self.place in ON_TARGET else -1

    @property
    def is_numbered(self) -> bool:
        """Whether a die can lie *between* this and another zone: true for numbered sections and the centre
        (CF-RULING-28)."""
        return self.place in ("section", "bullseye")


@dataclass(frozen=True, slots=True)
class TargetSection:
    """A numbered field: a whole ring, or the part of a ring between two angles."""

    zone: Zone
    inner: float
    outer: float
    start: float = 0.0
    sweep: float = 360.0
    """Degrees, counter-clockwise; 360 is the whole ring."""

    def holds(self, radius: float, degrees: float, line_is_inner: bool) -> bool:
        """Whether a point is in it. `line_is_inner` assigns the circle between two rings to the inner one."""
        if line_is_inner:
            inside = self.inner < radius <= self.outer or radius == self.inner == 0
        else:
            inside = self.inner <= radius < self.outer
        if not inside:
            return False
        return self.sweep >= 360 or (degrees - self.start) % 360.0 < self.sweep

    def area_under(self, shadow: list[Point]) -> float:
        """The area in square millimetres that lies under a convex shape."""
        piece = shadow if self.sweep >= 360 else sector(shadow, self.start, self.sweep)
        return disc_area(piece, self.outer) - disc_area(piece, self.inner) if piece else 0.0


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
        """Whether one lies partly on the other. Neither kind fits inside a ring."""
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
class TargetBoard:
    """A target: everything that is printed on it and cut out of it."""

    game: str
    radius: float
    edge_from: float
    """The radius where the edge band begins. A die there is a miss."""
    thickness: float
    border: Literal["area", "corners"]
    sections: tuple[TargetSection, ...]
    holes: tuple[Hole, ...]
    line_is_inner: bool = False
    """Whether a circle belongs to the zone inside it (CF 6.6) or to the one outside it (DF-CONTENT-10)."""
    by_id: Mapping[str, Zone] = field(init=False, repr=False, compare=False)
    """Every zone of the bare board: sections from the centre outwards, holes, edge, outside."""

    def __post_init__(self) -> None:
        zones = (*(s.zone for s in self.sections), *(h.zone for h in self.holes), EDGE, OUTSIDE)
        object.__setattr__(self, "by_id", {zone.id: zone for zone in zones})

    @property
    def zones(self) -> tuple[Zone, ...]:
        """All zones, in that order."""
        return tuple(self.by_id.values())

    def zone(self, zone_id: str) -> Zone:
        """Return the zone with that id. Templates get their ids when they are laid down, so they are not known here."""
        zone = self.by_id.get(zone_id)
        if zone is None:
            names = ", ".join(self.by_id)
            raise UnknownZoneError(f"the {self.game} board has no zone {zone_id!r}; it has {names}")
        return zone

    def gap(self, first: str, second: str) -> float:
        """Millimetres between two numbered sections; 0 for neighbours, even if only their corners meet."""
        one, other = (next(s for s in self.sections if s.zone.id == name) for name in (first, second))
        turned = _degrees_between(one, other)
        if turned <= 0:
            return max(0.0, one.inner - other.outer, other.inner - one.outer)
        cosine = math.cos(math.radians(turned))
        nearest = math.inf
        for near, far in ((one, other), (other, one)):
            for radius in (near.inner, near.outer):
                across = min(far.outer, max(far.inner, radius * cosine))
                square = radius * radius + across * across - 2 * radius * across * cosine
                nearest = min(nearest, math.sqrt(max(0.0, square)))
        return nearest

    def zone_at(self, x: float, y: float, templates: Sequence[Template] = ()) -> Zone:
        """Return what lies under a point: the topmost template first, then the board itself."""
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
        """Return the zone that a die lying on these corners counts for.

        `corners` are the vertices of its bottom face, seen from above. `outline` is its whole shadow, used by the first
        edition's rule of the larger part (default: the corners). `touches_below` is false for a die that lies on top
        of a template and only overhangs its edge (CF-TEMPL-10).
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
        """The area in square millimetres of a convex shadow over each zone. What is over a hole is ignored (DF
        19.2)."""
        shadow = counter_clockwise(outline)
        over_holes = [clip_to_circle(shadow, hole.x, hole.y, hole.radius) for hole in self.holes]
        shares: list[tuple[Zone, float]] = []
        for section in self.sections:
            covered = section.area_under(shadow)
            covered -= sum(section.area_under(piece) for piece in over_holes if piece)
            if covered > 1e-6:
                shares.append((section.zone, covered))
        edge = disc_area(shadow, self.radius) - disc_area(shadow, self.edge_from)
        outside = area(shadow) - disc_area(shadow, self.radius)
        shares += [(zone, part) for zone, part in ((EDGE, edge), (OUTSIDE, outside)) if part > 1e-6]
        if not shares:
            # the whole shadow is over a hole
            shares = [(hole.zone, 1.0) for hole, piece in zip(self.holes, over_holes, strict=True) if piece]
        return shares


def _degrees_between(one: TargetSection, other: TargetSection) -> float:
    """The angle between two parts of rings, seen from the centre; 0 or less if they overlap."""
    if one.sweep >= 360 or other.sweep >= 360:
        return 0.0
    middles = abs((one.start + one.sweep / 2) - (other.start + other.sweep / 2)) % 360
    return min(middles, 360 - middles) - (one.sweep + other.sweep) / 2


def _lower_thing_wins(under: list[Zone], templates: Sequence[Template]) -> list[Zone]:
    """Apply CF-TEMPL-10 and 12: a die partly on a template counts for what lies below, even if that is another
    template. The inside of a ring is a hole."""
    if any(zone.place == "inside" for zone in under):
        return [zone for zone in under if zone.place == "inside"]
    layers = _layers(templates)
    lowest = min(layers.get(zone.id, 0) for zone in under)
    return [zone for zone in under if layers.get(zone.id, 0) == lowest]


def _layers(templates: Sequence[Template]) -> dict[str, int]:
    """The height of each template: 1 on the bare board, otherwise one more than what it lies on."""
    layers: dict[str, int] = {}
    for number, upper in enumerate(templates):
        layers[upper.id] = 1 + max(
            (layers[lower.id] for lower in templates[:number] if upper.overlaps(lower)), default=0
        )
    return layers


def _top_of_template(under: list[Zone]) -> list[Zone]:
    return [zone for zone in under if zone.place == "template"] or under


def _ring_of_holes(radius: float, distance: float) -> tuple[Hole, ...]:
    """Four equal holes on the diagonals, numbered counter-clockwise from 45 degrees."""
    holes = []
    for number in range(4):
        angle = math.radians(45 + 90 * number)
        zone = Zone(f"hole-{number + 1}", "hole", 0)
        holes.append(Hole(zone, distance * math.cos(angle), distance * math.sin(angle), radius))
    return tuple(holes)


def _first_edition() -> TargetBoard:
    """The board of DF-CONTENT-8 to 10: five whole rings around the centre."""
    rings = ((25, 65, 5), (65, 105, 4), (105, 145, 3), (145, 190, 2), (190, 240, 1))
    sections = (
        TargetSection(Zone("centre", "bullseye", 10), 0, 25),
        *(
            TargetSection(Zone(f"section-{value}", "section", value), inner, outer)
            for inner, outer, value in rings
        ),
    )
    return TargetBoard("dungeon_fighter", 250, 240, 2.5, "area", sections, _ring_of_holes(28, 150))


def _second_edition() -> TargetBoard:
    """The board of CF 6.6: centre, an inner ring, and two rings of eight sectors."""
    sections = [
        TargetSection(Zone("bull", "bullseye", 10), 0, 25),
        TargetSection(Zone("in", "section", 5), 25, 75),
    ]
    for ring, inner, outer, even, odd in (("mid", 75, 145, 3, 4), ("out", 145, 205, 2, 1)):
        for k in range(8):
            value = odd if k % 2 else even
            zone = Zone(f"{ring}-{k}", "section", value)
            sections.append(TargetSection(zone, inner, outer, (45 * k - 22.5) % 360, 45))
    return TargetBoard(
        "castle_of_frosts", 230, 205, 2.0, "corners", tuple(sections), _ring_of_holes(24, 110), True
    )


BOARDS: dict[str, TargetBoard] = {board.game: board for board in (_first_edition(), _second_edition())}
"""The boards of both editions, by game slug."""


def board_of(game: str, target: str = "", turned: int = 0) -> TargetBoard:
    """The board a game is played on: its own, or another edition's by slug, judged by this game's rules (CF-MIX-3); as it
    lies, if it is turned by some degrees.

    >>> mixed = board_of("castle_of_frosts", "dungeon_fighter")
    >>> mixed.zone_at(0, 200).value, mixed.border
    (1, 'corners')
    >>> [board_of("castle_of_frosts", turned=turned).zone_at(140, 0).id for turned in (0, 45)]
    ['mid-0', 'mid-7']
    """
    return _board(game, target, turned)


@cache
def _board(game: str, target: str, turned: int) -> TargetBoard:
    """One object for one board: a cache keys a call by how its arguments are written, so all are given."""
    own = BOARDS[game]
    if turned:
        return _turned(_board(game, target, 0), turned)
    if target in ("", game):
        return own
    return replace(BOARDS[target], game=game, border=own.border)


def _turned(board: TargetBoard, degrees: int) -> TargetBoard:
    """The same board, turned counter-clockwise about its middle."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    sections = (replace(section, start=(section.start + degrees) % 360) for section in board.sections)
    holes = (replace(hole, x=c * hole.x - s * hole.y, y=s * hole.x + c * hole.y) for hole in board.holes)
    return replace(board, sections=tuple(sections), holes=tuple(holes))
