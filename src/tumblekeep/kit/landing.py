"""Landing: the result of a throw. Where each die lies, what it shows, and which demands it met.

The rules read a `Landing` and nothing else of the throw. It does not matter who made it: physics (`thrown`), a
table of landings drawn by skill (`sampled`), or a person who looked at a real table (`reported`). The log keeps it
through `to_json` and `from_json`. Both are exact and use whole numbers only. A malformed record is refused with the
name of the field.

A landing states facts; the game decides whether that is a hit. The usual condition is

    die.bounced and die.fulfilled and die.on_target

>>> landing = Landing("dungeon_fighter", (DieLanding("red", "section", "section-3", 3, 2, icon="symbol"),), "sampled")
>>> landing.die.zone, landing.die.value, landing.die.hits, landing.die.icon
('section-3', 3, True, 'symbol')
>>> Landing.from_json(landing.to_json()) == landing
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, Literal, TypeVar

from tumblekeep.core.message import Message
from tumblekeep.kit.fields import FieldError, RecordReader
from tumblekeep.kit.target import BOARDS, ON_TARGET, PLACES, Place, TargetBoard, board_of
from tumblekeep.kit.wording import place_words, zone_words

LandingError = FieldError
"""The error for a record that is not a landing. It names the field, what was found and what belongs there."""

Source = Literal["thrown", "sampled", "reported"]
SOURCES: tuple[Source, ...] = ("thrown", "sampled", "reported")

Ending = Literal["rest", "left_table", "never_rested"]
ENDINGS: tuple[Ending, ...] = ("rest", "left_table", "never_rested")
"""How the throw ended: everything lies still, the die fell off the table, or it was stopped after the time limit."""

LONGEST_CONTACT_LIST = 200
MOST_READINGS = 3
LATER = ("target", "doubts")
"""Fields that landings of older logs do not have."""


@dataclass(frozen=True, slots=True)
class DemandVerdict:
    """Whether a demand was met, and if not, why not."""

    fulfilled: bool
    reason: str = ""
    """A message id of the `throw` catalogue; empty when the demand was met."""

    def to_json(self) -> dict[str, Any]:
        return {"fulfilled": self.fulfilled, "reason": self.reason}

    @classmethod
    def from_json(cls, value: object, where: str = "verdict") -> DemandVerdict:
        row = RecordReader(value, where, ("fulfilled", "reason"))
        return cls(row.truth("fulfilled"), row.text("reason", 120))


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a body lies, exact enough to put it back: micrometres, and a quaternion in millionths (w, x, y, z)."""

    x: int
    y: int
    z: int
    turn: tuple[int, int, int, int]

    def to_json(self) -> list[int]:
        return [self.x, self.y, self.z, *self.turn]

    @classmethod
    def from_json(cls, value: object, where: str = "pose") -> Pose:
        if not isinstance(value, list) or len(value) != 7 or any(type(part) is not int for part in value):
            raise FieldError(
                where, value, "seven whole numbers: x, y, z in micrometres and a quaternion in millionths"
            )
        if any(abs(part) > 20_000_000 for part in value):
            raise FieldError(where, value, "a place within twenty metres of the target")
        x, y, z, a, b, c, d = value
        return cls(x, y, z, (a, b, c, d))


@dataclass(frozen=True, slots=True)
class Contact:
    """One contact of a thrown die: when, with what, where, and how hard."""

    milliseconds: int
    die: str
    surface: str
    """`table`, `target`, `edge`, `side` (of the board), `hole`, `floor`, a prop (`box`, `card`, `wall`, `floe`,
    `pond`, `chute`, ...), a body part (`head`, `hand`), `iceberg-2`, a template's id, or another die (`die:red`)."""
    x: int
    y: int
    speed: int
    """How fast the die came in, in millimetres per second along the surface's normal."""
    is_bounce: bool = False
    """Whether this counts as a bounce: an airborne die touches the table top before it touches the target."""

    def to_json(self) -> list[Any]:
        return [self.milliseconds, self.die, self.surface, self.x, self.y, self.speed, self.is_bounce]

    @classmethod
    def from_json(cls, value: object, where: str = "contact") -> Contact:
        if not isinstance(value, list) or len(value) != 7:
            raise FieldError(where, value, "a list: milliseconds, die, surface, x, y, speed, is_bounce")
        row = RecordReader(dict(zip(_CONTACT, value, strict=True)), where, _CONTACT)
        return cls(
            row.whole("milliseconds", 0, 60_000),
            row.text("die", 40),
            row.text("surface", 60),
            row.whole("x", -20_000, 20_000),
            row.whole("y", -20_000, 20_000),
            row.whole("speed", 0, 100_000),
            row.truth("is_bounce"),
        )


_CONTACT = ("milliseconds", "die", "surface", "x", "y", "speed", "is_bounce")


@dataclass(frozen=True, slots=True)
class DieLanding:
    """Where one die lies and what it shows."""

    die: str
    """Which die it is: `red`, `white`, `snow`, `water-2`, ..."""
    place: Place
    zone: str
    """The zone's id on the board (`section-3`, `mid-5`, `hole-1`, `edge`, `outside`) or the template's id."""
    value: int
    """The value printed there: 10 for the centre, 0 if nothing is printed."""
    bounces: int
    """Bounces on the table before the die first touches the target. With 0 every throw is a miss."""
    demands: Mapping[str, DemandVerdict] = field(default_factory=dict)
    """Requirement id -> met or not, for each requirement of the throw."""
    beside: tuple[str, ...] = ()
    """Ids of the other numbered sections under its corners, best first (CF-RULING-28)."""
    face: int | None = None
    """The number of the side up, from 1; None when the die is cocked and shows nothing."""
    icon: str | None = None
    """What that side shows: `symbol`, `icon`, `soft_snow`, or None for a blank side."""
    icebergs: tuple[str, ...] = ()
    """Ids of the icebergs it touched on its way, `iceberg-1` to `iceberg-4` (the number of their hole)."""
    leaning: bool = False
    """Whether it does not lie flat on one of its sides."""
    at: tuple[int, int] | None = None
    """Its centre in millimetres from the centre of the target; None if a person reported the throw."""
    pose: Pose | None = None
    """How it lies, for later throws that may hit it."""

    @property
    def bounced(self) -> bool:
        return self.bounces >= 1

    @property
    def fulfilled(self) -> bool:
        """Whether every demand was met; true for a throw without demands."""
        return all(verdict.fulfilled for verdict in self.demands.values())

    @property
    def on_target(self) -> bool:
        """Whether it rests on a numbered section, the centre or the top of a template."""
        return self.place in ON_TARGET

    @property
    def hits(self) -> bool:
        """Whether it bounced, met every demand and rests on the target: a hit, unless a card of the game says
        otherwise."""
        return self.bounced and self.fulfilled and self.on_target

    def to_json(self) -> dict[str, Any]:
        return {
            "die": self.die,
            "place": self.place,
            "zone": self.zone,
            "value": self.value,
            "bounces": self.bounces,
            "demands": {name: verdict.to_json() for name, verdict in self.demands.items()},
            "beside": list(self.beside),
            "face": self.face,
            "icon": self.icon,
            "icebergs": list(self.icebergs),
            "leaning": self.leaning,
            "at": None if self.at is None else list(self.at),
            "pose": None if self.pose is None else self.pose.to_json(),
        }

    @classmethod
    def from_json(cls, value: object, where: str = "die") -> DieLanding:
        row = RecordReader(value, where, tuple(cls.__dataclass_fields__))
        demands = row.mapping("demands")
        at = row.get("at")
        if at is not None and (
            not isinstance(at, list)
            or len(at) != 2
            or any(type(part) is not int or abs(part) > 20_000 for part in at)
        ):
            raise FieldError(f"{where}.at", at, "null or two whole numbers of millimetres")
        pose = row.get("pose")
        return cls(
            die=row.text("die", 40),
            place=row.one_of("place", PLACES),
            zone=row.text("zone", 60),
            value=row.whole("value", 0, 10),
            bounces=row.whole("bounces", 0, 999),
            demands={
                name: DemandVerdict.from_json(part, f"{where}.demands.{name}")
                for name, part in demands.items()
            },
            beside=row.texts("beside", 60),
            face=row.whole_or_none("face", 1, 20),
            icon=row.text_or_none("icon", 40),
            icebergs=row.texts("icebergs", 40),
            leaning=row.truth("leaning"),
            at=None if at is None else (at[0], at[1]),
            pose=None if pose is None else Pose.from_json(pose, f"{where}.pose"),
        )


R = TypeVar("R", DieLanding, "FlipLanding")


@dataclass(frozen=True, slots=True)
class Doubt(Generic[R]):
    """Somebody at a real table saw something else: the other ways to read how the dice lie."""

    by: int
    """The seat that calls the landing doubtful."""
    readings: tuple[R, ...]
    """What it may count for instead. For a throw, readings of one of its dice."""

    def to_json(self) -> dict[str, Any]:
        return {"by": self.by, "readings": [reading.to_json() for reading in self.readings]}

    @classmethod
    def from_json(cls, value: object, read: Callable[[object, str], R], where: str) -> Doubt[R]:
        row = RecordReader(value, where, ("by", "readings"))
        readings = row.items("readings", 1, MOST_READINGS)
        return cls(
            row.whole("by", 0, 99),
            tuple(read(one, f"{where}.readings[{n}]") for n, one in enumerate(readings)),
        )


@dataclass(frozen=True, slots=True)
class Landing:
    """The result of a throw: usually one die, three for water dice."""

    game: str
    dice: tuple[DieLanding, ...]
    source: Source
    ending: Ending = "rest"
    contacts: tuple[Contact, ...] = ()
    """Every contact in order of time; empty unless physics made the landing."""
    moved: Mapping[str, Pose | None] = field(default_factory=dict)
    """Dice that lay there before and were pushed: their new pose, or None if one fell off the table."""
    toppled: tuple[str, ...] = ()
    """Props that fell over (`wall`)."""
    stamp: str = ""
    """The scene and engine that made it. A flight is replayed only under the same stamp. Empty if reported."""
    target: str = ""
    """The edition whose board it is on, if that is not the game's own (CF-MIX-3)."""
    doubts: tuple[Doubt[DieLanding], ...] = ()
    """What was called doubtful at a real table, each doubt about another die; the Leader settles it (CF-LEADER-1)."""

    @property
    def board(self) -> TargetBoard:
        """The board it is on."""
        return board_of(self.game, self.target)

    @property
    def die(self) -> DieLanding:
        """The die of a throw of one die."""
        return self.dice[0]

    @property
    def icebergs(self) -> tuple[str, ...]:
        """Every iceberg touched by any of the dice, once (CF-RULING-53)."""
        return tuple(dict.fromkeys(name for die in self.dice for name in die.icebergs))

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "dice": [die.to_json() for die in self.dice],
            "source": self.source,
            "ending": self.ending,
            "contacts": [contact.to_json() for contact in self.contacts],
            "moved": {name: None if pose is None else pose.to_json() for name, pose in self.moved.items()},
            "toppled": list(self.toppled),
            "stamp": self.stamp,
            **({"target": self.target} if self.target else {}),
            **({"doubts": [doubt.to_json() for doubt in self.doubts]} if self.doubts else {}),
        }

    @classmethod
    def from_json(cls, value: object, where: str = "landing") -> Landing:
        """Read a landing back, or say which field is wrong and why."""
        row = RecordReader(
            value, where, tuple(name for name in cls.__dataclass_fields__ if name not in LATER), LATER
        )
        dice = row.items("dice", 1, 12)
        contacts = row.items("contacts", 0, LONGEST_CONTACT_LIST)
        landing = cls(
            game=row.one_of("game", tuple(BOARDS)),
            dice=tuple(DieLanding.from_json(die, f"{where}.dice[{n}]") for n, die in enumerate(dice)),
            source=row.one_of("source", SOURCES),
            ending=row.one_of("ending", ENDINGS),
            contacts=tuple(
                Contact.from_json(part, f"{where}.contacts[{n}]") for n, part in enumerate(contacts)
            ),
            moved={
                name: None if pose is None else Pose.from_json(pose, f"{where}.moved.{name}")
                for name, pose in row.mapping("moved").items()
            },
            toppled=row.texts("toppled", 40),
            stamp=row.text("stamp", 120),
            target=row.one_of("target", tuple(BOARDS)) if row.has("target") else "",
            doubts=_read_doubts(row, DieLanding.from_json, where),
        )
        for n, die in enumerate(landing.dice):
            check_zone(landing.board, die, f"{where}.dice[{n}]")
        return landing


@dataclass(frozen=True, slots=True)
class FlipLanding:
    """The result of a template flipped like a coin (CF-TEMPL-2 to 7)."""

    template: str
    degrees: int
    """How far it turned over in the air, about a horizontal axis."""
    on_target: bool
    """Whether it rests on the target and on nothing else."""
    touches_table: bool
    """Whether part of it touches the table or the floor: one damage, and flip again."""
    at: tuple[int, int] | None
    pose: Pose | None = None
    covers: tuple[str, ...] = ()
    """Dice that it landed on; they are taken away."""
    contacts: tuple[Contact, ...] = ()
    ending: Ending = "rest"
    source: Source = "thrown"
    stamp: str = ""
    doubts: tuple[Doubt[FlipLanding], ...] = ()
    """As for a throw: at most one."""

    @property
    def turned(self) -> bool:
        """Whether it made at least half a turn in the air (CF-TEMPL-3)."""
        return self.degrees >= 180

    @property
    def valid(self) -> bool:
        return self.turned and self.on_target and not self.touches_table

    def to_json(self) -> dict[str, Any]:
        return {
            "template": self.template,
            "degrees": self.degrees,
            "on_target": self.on_target,
            "touches_table": self.touches_table,
            "at": None if self.at is None else list(self.at),
            "pose": None if self.pose is None else self.pose.to_json(),
            "covers": list(self.covers),
            "contacts": [contact.to_json() for contact in self.contacts],
            "ending": self.ending,
            "source": self.source,
            "stamp": self.stamp,
            **({"doubts": [doubt.to_json() for doubt in self.doubts]} if self.doubts else {}),
        }

    @classmethod
    def from_json(cls, value: object, where: str = "flip", *, doubtable: bool = True) -> FlipLanding:
        """Read a flip back. A reading within a doubt can't be doubted again."""
        names = tuple(name for name in cls.__dataclass_fields__ if name not in LATER)
        row = RecordReader(value, where, names, ("doubts",) if doubtable else ())
        at = row.get("at")
        if at is not None and (
            not isinstance(at, list) or len(at) != 2 or any(type(part) is not int for part in at)
        ):
            raise FieldError(f"{where}.at", at, "null or two whole numbers of millimetres")
        pose = row.get("pose")
        contacts = row.items("contacts", 0, LONGEST_CONTACT_LIST)
        return cls(
            template=row.text("template", 40),
            degrees=row.whole("degrees", 0, 1_000_000),
            on_target=row.truth("on_target"),
            touches_table=row.truth("touches_table"),
            at=None if at is None else (at[0], at[1]),
            pose=None if pose is None else Pose.from_json(pose, f"{where}.pose"),
            covers=row.texts("covers", 40),
            contacts=tuple(
                Contact.from_json(part, f"{where}.contacts[{n}]") for n, part in enumerate(contacts)
            ),
            ending=row.one_of("ending", ENDINGS),
            source=row.one_of("source", SOURCES),
            stamp=row.text("stamp", 120),
            doubts=_read_doubts(row, partial(cls.from_json, doubtable=False), where),
        )


def _read_doubts(row: RecordReader, read: Callable[[object, str], R], where: str) -> tuple[Doubt[R], ...]:
    if not row.has("doubts"):
        return ()
    doubts = row.items("doubts", 0, 12)
    return tuple(Doubt.from_json(one, read, f"{where}.doubts[{n}]") for n, one in enumerate(doubts))


def check_zone(board: TargetBoard, die: DieLanding, where: str) -> None:
    """Refuse a zone that the board does not have, and a value that is not printed there."""
    if die.place in ("template", "inside"):
        return
    names = board.by_id
    zone = names.get(die.zone)
    if zone is None:
        raise FieldError(
            f"{where}.zone",
            die.zone,
            "one of " + ", ".join(names),
            Message("illegal-landing-zone", {"zone": die.zone}),
        )
    if (zone.place, zone.value) != (die.place, die.value):
        raise FieldError(
            f"{where}.value",
            die.value,
            f"{zone.value} with place {zone.place}, as printed on {zone.id}",
            Message(
                "illegal-landing-value",
                {"zone": zone_words(zone), "printed": zone.value, "value": die.value},
            ),
        )
    for name in die.beside:
        if name not in names or not names[name].is_numbered:
            raise FieldError(
                f"{where}.beside",
                name,
                "a numbered section or the centre of this board",
                Message("illegal-landing-beside", {"zone": place_words(names.get(name)) or name}),
            )
