"""Limits of a landing: whatever can't lie on this target after this throw is refused, in a sentence for players.

People report what they saw, clients send arbitrary data, and the rules take a landing as it is. So everything that
the setup knows is compared here: the dice that were thrown, what they can show, what lies and stands on the target,
and which sections one die can touch at once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import NoReturn

from tumblekeep.core.message import Argument, Message
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.landing import DieLanding, FlipLanding, Landing, check_zone
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.kit.throwing import DieKind
from tumblekeep.kit.wording import die_words, join_words, piece_name, zone_words

SIGNS = ("symbol", "icon", "soft_snow")
"""What sides of dice show, by the names that players use."""
FORGIVEN = 1.0
"""Tolerance in millimetres for how far a reported die reaches."""


def check_landing(setting: ThrowSetup, landing: Landing, seats: int = 0) -> None:
    """Refuse a landing that can't result from a throw in this setup. Any of the `seats` may doubt it."""
    if (landing.game, landing.target) != (setting.game, setting.target):
        _refuse("game", landing.target or landing.game, setting.target or setting.game, "target")
    thrown = tuple(die.die for die in landing.dice)
    if thrown != setting.dice:
        _refuse(
            "dice",
            list(thrown),
            "the dice thrown: " + ", ".join(setting.dice),
            "dice",
            dice=join_words([die_words(die) for die in setting.dice]),
        )
    for die in landing.dice:
        _check_die(setting, die)
    for name in landing.moved:
        if all(name != lying.die for lying in setting.lying):
            _refuse("moved", name, "a die that lay there", "lying", die=piece_name(name))
    if landing.ending == "left_table" and all(die.place != "outside" for die in landing.dice):
        _refuse("ending", landing.ending, "rest, with no die outside", "ending")
    doubted: list[str] = []
    for doubt in landing.doubts:
        name = doubt.readings[0].die
        told = [die for die in landing.dice if die.die == name]
        if not told or name in doubted or any(reading.die != name for reading in doubt.readings):
            _refuse("doubts", name, "about one of the dice, and once", "doubt-die", die=piece_name(name))
        doubted.append(name)
        for reading in doubt.readings:
            _check_die(setting, reading)
        _check_doubt(landing.source, doubt.by, (told[0], *doubt.readings), seats)


def _check_doubt(source: str, by: int, readings: Sequence[object], seats: int) -> None:
    """Check that a doubt is about a reported landing, by somebody at the table who saw something else."""
    if source != "reported":
        _refuse("doubts", source, "left out: physics and tables leave no doubt", "no-doubt")
    if not 0 <= by < seats:
        _refuse("doubts.by", by, f"a seat from 0 to {seats - 1}", "doubt-seat", seat=by + 1)
    if any(reading in readings[:number] for number, reading in enumerate(readings)):
        _refuse("doubts.readings", "the same twice", "another way to read it", "doubt-same")


def check_flip(setting: FlipSetup, landing: FlipLanding, seats: int = 0) -> None:
    """Refuse a flip that can't result from flipping this template."""
    if len(landing.doubts) > 1:
        _refuse("doubts", len(landing.doubts), "one at most", "doubt-flip")
    for doubt in landing.doubts:
        for reading in doubt.readings:
            check_flip(setting, reading)
        _check_doubt(landing.source, doubt.by, (replace(landing, doubts=()), *doubt.readings), seats)
    if landing.template != setting.template:
        _refuse("template", landing.template, setting.template, "flipped")
    for name in landing.covers:
        if all(name != lying.die for lying in setting.lying):
            _refuse("covers", name, "a die that lay there", "lying", die=piece_name(name))
    if landing.on_target and landing.touches_table:
        _refuse("touches_table", True, "false for what rests on the target alone", "both")
    at, reach = landing.at, setting.board.radius
    if landing.on_target and at is not None and math.hypot(*at) > reach + FORGIVEN:
        _refuse("at", list(at), f"within {reach:g} mm", "off")


def _check_die(setting: ThrowSetup, die: DieLanding) -> None:
    where = f"{die.die}."
    kind = setting.kind(die.die)
    if die.demands.keys() != set(setting.demands):
        names = ", ".join(setting.demands)
        _refuse(
            where + "demands",
            sorted(die.demands),
            "a verdict for each of: " + (names or "nothing"),
            "demands" if names else "no-demands",
            **({"demands": names} if names else {}),
        )
    _check_shown(kind, die, where)
    _check_place(setting, die, where)
    for number, name in enumerate(die.icebergs):
        if name not in setting.icebergs:
            _refuse(
                where + "icebergs", name, "an iceberg that stands there", "iceberg", iceberg=piece_name(name)
            )
        if name in die.icebergs[:number]:
            _refuse(where + "icebergs", name, "named once", "twice", name=piece_name(name))


def _check_shown(kind: DieKind, die: DieLanding, where: str) -> None:
    if die.icon is not None and die.icon not in kind.icons:
        wanted = "what that die can show, or nothing at all"
        icon: Argument = Message(f"told-{die.icon}") if die.icon in SIGNS else die.icon
        _refuse(where + "icon", die.icon, wanted, "icon", die=die_words(die.die), icon=icon)
    if die.face is None:
        return
    if die.face > len(kind.sides):
        _refuse(
            where + "face", die.face, f"1 to {len(kind.sides)}", "side", die=die_words(die.die), side=die.face
        )
    if kind.sides[die.face - 1] != die.icon:
        shown = str(kind.sides[die.face - 1])
        _refuse(where + "icon", die.icon, shown, "side-icon", die=die_words(die.die), side=die.face)


def _check_place(setting: ThrowSetup, die: DieLanding, where: str) -> None:
    if die.place in ("template", "inside"):
        template = next((one for one in setting.templates if one.id == die.zone), None)
        if template is None:
            _refuse(
                where + "zone",
                die.zone,
                "a template on the target",
                "template",
                template=piece_name(die.zone),
            )
        if die.place == "inside" and template.kind != "frozen":
            _refuse(where + "place", die.place, "template", "disc")
        if die.value:
            there = Message(f"landing-{die.place}")
            _refuse(where + "value", die.value, "0", "value", zone=there, printed=0, value=die.value)
        if die.beside:
            _refuse(where + "beside", list(die.beside), "nothing", "on-template")
        return
    check_zone(setting.board, die, f"landing.{die.die}")
    _check_beside(setting, die, where)


def reach_of(kind: DieKind) -> float:
    """The largest distance between two things that one die touches."""
    # a leaning cube may touch with any two of its corners, so its space diagonal counts
    return kind.edge * (math.sqrt(3) if kind.shape == "d6" else 1.0) + FORGIVEN


def _check_beside(setting: ThrowSetup, die: DieLanding, where: str) -> None:
    board, kind = setting.board, setting.kind(die.die)
    for number, name in enumerate(die.beside):
        if name == die.zone:
            own = zone_words(board.zone(name))
            _refuse(where + "beside", name, "another section than its own", "itself", zone=own)
        if name in die.beside[:number]:
            there = zone_words(board.zone(name))
            _refuse(where + "beside", name, "named once", "beside-twice", zone=there)
    reach = reach_of(kind)
    touched = [name for name in (die.zone, *die.beside) if board.zone(name).is_numbered]
    for first, second in combinations(touched, 2):
        if board.gap(first, second) > reach:
            one, other = (zone_words(board.zone(name)) for name in (first, second))
            _refuse(
                where + "beside", second, f"within {reach:.0f} mm of {first}", "far", zone=one, other=other
            )


def _refuse(where: str, found: object, wanted: str, why: str, **arguments: Argument) -> NoReturn:
    raise FieldError(f"landing.{where}", found, wanted, Message(f"illegal-landing-{why}", arguments))
