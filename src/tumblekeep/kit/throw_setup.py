"""What a game decides before a die leaves the hand: which dice, in which manner, and what lies on the target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tumblekeep.kit.conditions import PLAIN, Conditions
from tumblekeep.kit.fields import FieldError, RecordReader
from tumblekeep.kit.landing import Pose
from tumblekeep.kit.target import BOARDS, TargetBoard, Template, board_of
from tumblekeep.kit.throwing import DieKind, demand, die_kind

ICEBERGS = ("iceberg-1", "iceberg-2", "iceberg-3", "iceberg-4")
"""Numbered like the holes that they stand in."""

MOST_DICE_LYING = 14
MOST_TEMPLATES = 3
TEMPLATE_KINDS: tuple[Literal["frozen", "weak_point"], ...] = ("frozen", "weak_point")


@dataclass(frozen=True, slots=True)
class LyingDie:
    """A die from an earlier throw that still lies there and can be hit."""

    die: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class ThrowSetup:
    """Everything about a throw that the game decides before the die leaves the hand."""

    game: str
    dice: tuple[str, ...]
    """The dice thrown together: usually one; `water-1` to `water-3` at once."""
    demands: tuple[str, ...] = ()
    icebergs: tuple[str, ...] = ()
    """Icebergs standing in their holes."""
    templates: tuple[Template, ...] = ()
    """Templates lying on the target, the lowest first."""
    lying: tuple[LyingDie, ...] = ()
    noise: float = 1.0
    """An extra factor on the hand's tremor: 2 if a forced conflict was traded for it (DF 19.4)."""
    target: str = ""
    """The edition whose board lies there; empty for the game's own (CF-MIX-3)."""
    box: str = ""
    """The edition whose coloured and white dice are thrown; empty for the game's own (CF-MIX-4)."""
    conditions: Conditions = PLAIN
    """The table top, the make of the dice, where one stands, how the board lies: no rule reads them."""

    def __post_init__(self) -> None:
        if self.game not in BOARDS:
            raise FieldError("setting.game", self.game, "one of " + ", ".join(BOARDS))
        for name in ("target", "box"):
            chosen = getattr(self, name)
            if chosen and chosen not in BOARDS:
                raise FieldError(f"setting.{name}", chosen, "one of " + ", ".join(BOARDS))
            if chosen == self.game:
                object.__setattr__(self, name, "")
        if not 1 <= len(self.dice) <= 6 or len(set(self.dice)) != len(self.dice):
            raise FieldError("setting.dice", list(self.dice), "one to six different dice")
        if len({*self.dice, *(lying.die for lying in self.lying)}) != len(self.dice) + len(self.lying):
            raise FieldError(
                "setting.lying",
                [lying.die for lying in self.lying],
                "dice that are not thrown now, each once",
            )
        if len(self.lying) > MOST_DICE_LYING:
            raise FieldError("setting.lying", len(self.lying), f"at most {MOST_DICE_LYING} dice")
        if len(self.templates) > MOST_TEMPLATES:
            raise FieldError("setting.templates", len(self.templates), f"at most {MOST_TEMPLATES} templates")
        for die in (*self.dice, *(lying.die for lying in self.lying)):
            self.kind(die)
        for name in self.demands:
            demand(self.game, name)
        for name in self.icebergs:
            if name not in ICEBERGS:
                raise FieldError("setting.icebergs", name, "one of " + ", ".join(ICEBERGS))
        if not 0.0 <= self.noise <= 20.0:
            raise FieldError("setting.noise", self.noise, "a number from 0 to 20")

    @property
    def board(self) -> TargetBoard:
        """The target board."""
        return board_of(self.game, self.target, self.conditions.turned)

    def kind(self, die: str) -> DieKind:
        """What kind of die this is."""
        return die_kind(self.game, die, self.box)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "dice": list(self.dice),
            "demands": list(self.demands),
            "icebergs": list(self.icebergs),
            "templates": [{"id": t.id, "kind": t.kind, "x": t.x, "y": t.y} for t in self.templates],
            "lying": [{"die": lying.die, "pose": lying.pose.to_json()} for lying in self.lying],
            "noise": self.noise,
            **_told_json(self),
        }

    @classmethod
    def from_json(cls, value: object, where: str = "setting") -> ThrowSetup:
        optional = ("noise", *LEFT_OUT)
        names = tuple(name for name in cls.__dataclass_fields__ if name not in optional)
        row = RecordReader(value, where, names, optional)
        return cls(
            game=row.one_of("game", tuple(BOARDS)),
            dice=row.texts("dice", 40),
            demands=row.texts("demands", 40),
            icebergs=row.texts("icebergs", 40),
            templates=_read_templates(row, where),
            lying=_read_lying(row, where),
            noise=row.number("noise", 0, 20) if row.has("noise") else 1.0,
            target=_read_edition(row, "target"),
            box=_read_edition(row, "box"),
            conditions=_read_conditions(row, where),
        )


MIXED = ("target", "box")
"""The fields that name parts of another box on the table; omitted if there are none."""
LEFT_OUT = (*MIXED, "conditions")
"""The fields that are omitted if there is nothing to tell; older files have none of them."""


def _told_json(setting: ThrowSetup | FlipSetup) -> dict[str, Any]:
    told: dict[str, Any] = {name: getattr(setting, name) for name in MIXED if getattr(setting, name)}
    return told if setting.conditions.is_plain else told | {"conditions": setting.conditions.to_json()}


def _read_conditions(row: RecordReader, where: str) -> Conditions:
    return (
        Conditions.from_json(row.get("conditions"), f"{where}.conditions") if row.has("conditions") else PLAIN
    )


def _read_edition(row: RecordReader, name: str) -> str:
    return row.one_of(name, tuple(BOARDS)) if row.has(name) else ""


def _read_templates(row: RecordReader, where: str) -> tuple[Template, ...]:
    templates = []
    for n, part in enumerate(row.items("templates", 0, MOST_TEMPLATES)):
        piece = RecordReader(part, f"{where}.templates[{n}]", ("id", "kind", "x", "y"))
        kind = piece.one_of("kind", TEMPLATE_KINDS)
        x, y = piece.number("x", -2000, 2000), piece.number("y", -2000, 2000)
        templates.append(Template(piece.text("id", 40), kind, x, y))
    return tuple(templates)


def _read_lying(row: RecordReader, where: str) -> tuple[LyingDie, ...]:
    lying = []
    for n, part in enumerate(row.items("lying", 0, MOST_DICE_LYING)):
        piece = RecordReader(part, f"{where}.lying[{n}]", ("die", "pose"))
        lying.append(
            LyingDie(piece.text("die", 40), Pose.from_json(piece.get("pose"), f"{where}.lying[{n}].pose"))
        )
    return tuple(lying)


@dataclass(frozen=True, slots=True)
class FlipSetup:
    """A template about to be flipped onto the target like a coin (CF-TEMPL-2)."""

    game: str
    template: Literal["frozen", "weak_point"]
    icebergs: tuple[str, ...] = ()
    templates: tuple[Template, ...] = ()
    lying: tuple[LyingDie, ...] = ()
    target: str = ""
    """As in a `ThrowSetup`."""
    box: str = ""
    conditions: Conditions = PLAIN

    def __post_init__(self) -> None:
        if self.template not in ("frozen", "weak_point"):
            raise FieldError("flip.template", self.template, "frozen or weak_point")
        # check what lies on the target by the same rules as for a throw
        around = self._around(tuple(x for x in self.lying if x.die != "red"))
        object.__setattr__(self, "target", around.target)
        object.__setattr__(self, "box", around.box)

    def _around(self, lying: tuple[LyingDie, ...] = ()) -> ThrowSetup:
        return ThrowSetup(
            self.game,
            ("red",),
            (),
            self.icebergs,
            self.templates,
            lying,
            1.0,
            self.target,
            self.box,
            self.conditions,
        )

    @property
    def board(self) -> TargetBoard:
        """The target that the template is flipped onto."""
        return board_of(self.game, self.target, self.conditions.turned)

    def kind(self, die: str) -> DieKind:
        """The kind of one of the dice that lie there."""
        return die_kind(self.game, die, self.box)

    def to_json(self) -> dict[str, Any]:
        around = self._around().to_json()
        return {
            "game": self.game,
            "template": self.template,
            "icebergs": around["icebergs"],
            "templates": around["templates"],
            "lying": [{"die": lying.die, "pose": lying.pose.to_json()} for lying in self.lying],
            **_told_json(self),
        }

    @classmethod
    def from_json(cls, value: object, where: str = "flip") -> FlipSetup:
        names = tuple(name for name in cls.__dataclass_fields__ if name not in LEFT_OUT)
        row = RecordReader(value, where, names, LEFT_OUT)
        return cls(
            game=row.one_of("game", tuple(BOARDS)),
            template=row.one_of("template", TEMPLATE_KINDS),
            icebergs=row.texts("icebergs", 40),
            templates=_read_templates(row, where),
            lying=_read_lying(row, where),
            target=_read_edition(row, "target"),
            box=_read_edition(row, "box"),
            conditions=_read_conditions(row, where),
        )
