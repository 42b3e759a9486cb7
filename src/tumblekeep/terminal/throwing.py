"""Throws at this keyboard: an aim in numbers, the launch made of it, and the landing by physics.

A throw's setup says what is thrown and at what. This module passes it on to `tumblekeep.throw` and knows
no game. That package is imported only when something is thrown, so that everything else works without it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.saves import SaveError
from tumblekeep.text import Phrasebook

if TYPE_CHECKING:
    from tumblekeep.throw.launch import Launch
    from tumblekeep.throw.service import FlipRecord, ThrowRecord

THROWS = ("sampled", "aimed", "reported")
"""Who throws for people: the computer by skill, they themselves through physics, or they at a real table."""
USUAL_SKILL = "average"

SLOWEST, SPREAD = 0.6, 3.0
"""The speed of a throw without any power in metres per second, and how much full power adds."""


class BadAim(TumbleError):
    """The text is not an aim; nothing was thrown."""


class HandAim(NamedTuple):
    """How a person throws: degrees to the left, power from 0 to 100, degrees upwards, centimetres to the left."""

    aim: float
    power: float
    arc: float
    place: float = 0

    def turned(self, name: str, by: float) -> HandAim:
        """Return the aim with one number changed, within its range."""
        low, high = RANGES[name]
        return self._replace(**{name: min(high, max(low, getattr(self, name) + by))})


RANGES: Mapping[str, tuple[int, int]] = {
    "aim": (-180, 180),
    "power": (0, 100),
    "arc": (-89, 89),
    "place": (-40, 40),
}
NAMES: Mapping[str, str] = {
    "aim": "aim", "direction": "aim", "cap": "aim",
    "power": "power", "force": "power",
    "arc": "arc", "height": "arc", "hauteur": "arc",
    "place": "place",
}  # fmt: skip
"""The names of the numbers when they are typed, in both languages."""


class Throwable(Protocol):
    """Something to throw: a question of a game, or a throw that everybody is given."""

    @property
    def setup(self) -> Mapping[str, Any]:
        """What physics needs to know of it."""


class LocalThrow(NamedTuple):
    """A throw with its landing by physics."""

    landing: Any
    launch: dict[str, Any]
    record: ThrowRecord | FlipRecord

    def told(self, language: str) -> list[str]:
        """Tell the flight in words, contact by contact."""
        from tumblekeep.terminal.throw_text import told_flip, told_landing
        from tumblekeep.throw.service import ThrowRecord

        words = Phrasebook(language, "throw")
        if isinstance(self.record, ThrowRecord):
            return told_landing(self.record.setting, self.record.landing, words)
        return told_flip(self.record.landing, words)

    def draw(self, folder: Path, number: int) -> Path:
        """Save the flight as a strip of pictures; the file name says after how many answers it was thrown."""
        path = folder / f"throw-{number:04}.png"
        try:
            from tumblekeep.throw.flight import decode
            from tumblekeep.throw.picture import prop_shapes, strip
            from tumblekeep.throw.service import ThrowRecord

            record = self.record
            shapes: list[list[list[float]]] = []
            if isinstance(record, ThrowRecord):
                shapes = prop_shapes(record.setting, record.launch)
            folder.mkdir(parents=True, exist_ok=True)
            strip(record.setting, decode(record.flight), path, shapes)
        except ImportError as error:
            raise SaveError("ui-throw-missing", f"no pictures: {error}", why=str(error)) from error
        except OSError as error:
            why = error.strerror or str(error)
            raise SaveError(
                "ui-shelf-unwritable", f"{path} can't be written: {why}", path=str(path), why=why
            ) from error
        return path


def read_skill(text: str) -> str | float:
    """Read a skill by its name or as a number from 0 to 1."""
    from tumblekeep.fate.skilled import SKILLS, BadSkill, dial_of

    typed = text.strip().casefold()
    if typed in SKILLS:
        return typed
    try:
        return dial_of(float(typed.replace(",", ".")))
    except (ValueError, BadSkill) as error:
        known = ", ".join(SKILLS)
        raise BadOptions("ui-skill", f"{text!r} is not a skill", typed=text[:20], known=known) from error


def noted_skill(noted: Any) -> str | float:
    """Return the skill noted in a file, or the usual one if it notes none that is known."""
    if noted is None or noted == USUAL_SKILL:
        return USUAL_SKILL
    try:
        return read_skill(str(noted))
    except TumbleError:
        return USUAL_SKILL


def skilled_fate(seed: str, skill: str | float) -> SampledFate:
    """Make a fate that throws by a skill, and rolls and draws as usual."""
    from tumblekeep.fate.skilled import SkilledFate

    return SkilledFate(seed, skill)


# -- aiming ---------------------------------------------------------------------------------------


def usual_aim(question: Throwable) -> HandAim:
    """Return a good aim to start with: that of a practised hand for this throw."""
    from tumblekeep.throw.launch import azimuth, elevation, length

    velocity = _practised(question).velocity
    power = 100 * (length(velocity) - SLOWEST) / SPREAD
    rounded = {"aim": azimuth(velocity), "power": power, "arc": elevation(velocity)}
    usual = HandAim(0, 0, 0)
    for name, number in rounded.items():
        usual = usual.turned(name, round(number))
    return usual


def read_aim(text: str, usual: HandAim) -> HandAim:
    """Read `aim -3 power 45 arc 12`, in any order; what is left out stays as usual. Bare numbers come in that
    order."""
    words = re.sub(r"[=:;]|,(?=\s|$)", " ", text.casefold()).replace(",", ".").split()
    if words and all(_number(word) is not None for word in words) and len(words) <= len(HandAim._fields):
        words = [word for pair in zip(HandAim._fields, words, strict=False) for word in pair]
    found: dict[str, float] = {}
    for place in range(0, len(words), 2):
        name = NAMES.get(words[place])
        number = _number(words[place + 1]) if place + 1 < len(words) else None
        if name is None or number is None or name in found:
            raise BadAim("ui-aim-misread", f"{text!r} is not an aim", typed=text[:60])
        low, high = RANGES[name]
        if not low <= number <= high:
            raise BadAim(f"ui-aim-{name}-range", f"{name} goes from {low} to {high}", low=low, high=high)
        found[name] = number
    return usual._replace(**found)


def _number(word: str) -> float | None:
    if not re.fullmatch(r"[+-]?\d{1,4}(\.\d{1,3})?", word.replace("−", "-")):
        return None
    number = float(word.replace("−", "-"))
    return int(number) if number == int(number) else number


def throw_aimed(question: Throw[Any], aim: HandAim, seed: str, number: int) -> LocalThrow:
    """Throw. The same aim at the same point of the same game lands the same way."""
    from tumblekeep.throw.launch import throw_seed

    return throw_seeded(question, aim, throw_seed(seed, number))


def throw_seeded(question: Throwable, aim: HandAim, own: int) -> LocalThrow:
    """Throw with a seed of its own for what the hand and the dice do not do alike twice."""
    from tumblekeep.kit.fields import FieldError
    from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
    from tumblekeep.throw import service

    launch = launch_of(question, aim).to_json()
    record: ThrowRecord | FlipRecord
    try:
        if is_flip(question):
            flip = FlipSetup.from_json(dict(question.setup))
            record = service.throw_flip(flip, service.persons_flip(launch, own))
        else:
            setting = ThrowSetup.from_json(dict(question.setup))
            record = service.throw(setting, service.launch_of_person(setting, launch, own))
    except FieldError as error:
        raise BadAim("ui-aim-refused", str(error), why=str(error)) from error
    except service.ThrowUnavailableError as error:
        raise BadAim("ui-throw-missing", str(error), why=str(error)) from error
    return LocalThrow(record.landing, record.launch.to_json(), record)


def launch_of(question: Throwable, aim: HandAim) -> Launch:
    """Return the launch of an aim: from where a practised hand throws and with its spin. It says nothing
    about the body."""
    from tumblekeep.throw.launch import Launch, from_angles

    usual = _practised(question)
    x, y, z = usual.position
    velocity = from_angles(SLOWEST + SPREAD * aim.power / 100, aim.aim, aim.arc)
    return Launch((x, y + aim.place / 100, z), velocity, usual.spin)


def is_flip(question: Throwable) -> bool:
    """Check if a template is flipped instead of dice being thrown."""
    return "template" in question.setup


def _practised(question: Throwable) -> Launch:
    if is_flip(question):
        from tumblekeep.throw.flip import USUAL_FLIP

        return USUAL_FLIP
    from tumblekeep.kit.throw_setup import ThrowSetup
    from tumblekeep.throw.aim import aim_for

    return aim_for(ThrowSetup.from_json(dict(question.setup)))
