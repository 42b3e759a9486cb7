"""How throws are made, and practice without a game: over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import Document, Shape
from tumblekeep.server.wire.play import ThrowJudgement

DieName = Annotated[str, StringConstraints(pattern=r"^[a-z]{1,10}(-[1-9])?$")]
DemandName = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,30}$")]
MOST_DEMANDS = 6
MOST_CLOUD = 36
Millimetres = Annotated[int, Field(ge=-3000, le=3000)]
CloudPlace = tuple[Millimetres, Millimetres, Annotated[int, Field(ge=-1, le=10)]]
Metres = Annotated[float, Field(ge=-3, le=3, allow_inf_nan=False)]


class DieShown(Shape):
    """A kind of die in the box."""

    id: str
    shape: Literal["d6", "d4"]
    edge: float
    """In millimetres."""
    sides: list[str | None]


class DemandShown(Shape):
    """A special throw; its words are `throw-name-…`, `throw-rule-…` and `throw-confirm-…` of the catalogue `throw`."""

    id: str
    layer: Literal["perception", "stance", "propulsion", "path", "gadget"]
    clause: str
    props: list[str]
    excludes: list[str]
    """The throws that can't be combined with this one."""
    hits: float
    """How often an average hand hits, from the landing tables: 0 to 1."""


class TableTopShown(Shape):
    """A table to throw on; its words are `table-…` of the catalogue `throw`."""

    name: str
    conditions: dict[str, str | int]
    """What is not plain about it, as the setup of a throw names it."""


class ThrowsShown(Shape):
    """What can be thrown in a game, and how."""

    game: str
    physics: bool
    """Whether this server simulates throws."""
    dice: list[DieShown]
    demands: list[DemandShown]
    tables: list[TableTopShown]


class CourseHole(Shape):
    """A hole of the weekly course."""

    game: str
    table: str
    demand: str
    """A special throw, or empty for a plain one."""
    par: int
    """What an average hand makes there with all its throws."""


class WeeklyCourse(Shape):
    """The course of a week."""

    week: int
    throws: int
    """At each hole; all of them count."""
    holes: list[CourseHole]


class ControlShown(Shape):
    """What one demand changes for the thrower (docs/throw-internals.md)."""

    demand: str
    view: str
    axes: str
    gesture: str
    one_pointer: str
    timing: dict[str, float]
    numbers: dict[str, float]


class SpotShown(Shape):
    """Where a prop stands: metres and radians."""

    x: float
    y: float
    turn: float
    pitch: float
    height: float


class PropShown(Shape):
    """Something to place on the table before the throw."""

    name: str
    kind: str
    size: list[float]
    rim: float
    foot: float
    room: tuple[float, float]
    """How far from the rim of the target it may stand, in metres."""
    place: SpotShown
    chosen: bool
    """Whether it is used unless the thrower chooses another."""


class TossShown(Shape):
    """The die is tossed up first and struck in the air."""

    up: float
    seconds: float
    """The best moment to strike."""


class UsualShown(Shape):
    """The speed and direction that an experienced player would use for this throw."""

    speed: float
    elevation: float
    azimuth: float


class SpreadShown(Shape):
    """How much this throw strays (one sigma): degrees sideways and upwards, and a share of the speed."""

    aside: float
    up: float
    speed: float


class StanceShown(Shape):
    """How one throw is made."""

    position: tuple[float, float, float]
    spin: tuple[float, float, float]
    grips: list[str]
    hand: str
    marks: dict[str, float]
    toss: TossShown | None
    usual: UsualShown
    limits: dict[str, tuple[float, float]]
    spread: SpreadShown
    controls: list[ControlShown]
    props: list[PropShown]


class Practise(Shape):
    """A throw without a game."""

    dice: Annotated[list[DieName], Field(min_length=1, max_length=3)]
    demands: list[DemandName] = Field(max_length=MOST_DEMANDS, default_factory=list)
    icebergs: bool = False
    table: Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,20}$")] = "wood"
    """The name of a table that the game offers."""
    launch: Document


class PracticeResult(Shape):
    """The result of a practice throw."""

    landing: dict[str, Any]
    judged: list[ThrowJudgement]
    launch: dict[str, Any]
    track: str


class HandPose(Shape):
    """How a player holds a die before letting go of it: degrees and metres as in a launch; never stored."""

    aim: Annotated[float, Field(ge=-180, le=180, allow_inf_nan=False)]
    """Degrees to the left of straight ahead."""
    height: Annotated[float, Field(ge=-90, le=90, allow_inf_nan=False)]
    """Degrees above the table."""
    speed: Annotated[float, Field(ge=0, le=30, allow_inf_nan=False)]
    at: tuple[Metres, Metres, Metres]
    """Where the hand is."""
    power: Annotated[int, Field(ge=0, le=100)]
    """How far it is pulled back; 0: it only lies in the hand."""
    cloud: Annotated[list[CloudPlace], Field(max_length=MOST_CLOUD)] = Field(default_factory=list)
    """Where the die may come to rest, as the thrower sees it: millimetres, and what it would count there (-1: nothing)."""


class Foresee(Shape):
    """Look ahead: where an aimed throw may end."""

    setup: Document
    """The setup of the throw that is asked for; in practice, its dice and demands."""
    launch: Document
    after: Annotated[int, Field(ge=0, le=96)] = 0
    """How many places of this launch's cloud the client already has."""


class TouchShown(Shape):
    """Where a die first touches, in millimetres, and whether that is a bounce that counts."""

    x: int
    y: int
    surface: str
    counts: bool


class PlaceShown(Shape):
    """Where a die may come to rest, in millimetres, and what it would count there; null for a miss."""

    x: int
    y: int
    place: str
    """What it would lie on, as in a landing: `section`, `hole`, `outside`, ..."""
    value: int | None


class ThrowForesight(Shape):
    """What can be known of a throw before it is made."""

    after: int
    first: TouchShown | None
    """Only with the first places."""
    places: list[list[PlaceShown]]
    """One list for each throw of the cloud, with a place for each die."""


class Consult(Shape):
    """Ask what would have made a throw better."""

    setup: Document
    launch: Document
    """The launch as it was sent with the flight."""


class ThrowAdvice(Shape):
    """One thing to do differently: its words are `advice-…` of the catalogue `web`; null if there was no time to
    find out."""

    advice: str | None
    hits: int | None
    """Of `of` throws like that one so many hit, and with the change `then`."""
    then: int | None
    of: int | None
    points: float | None
    """What such throws come to on average, and with the change."""
    then_points: float | None
