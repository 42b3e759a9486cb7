"""Reports of throws at a real table: where each die lies, in ids and printed numbers, and what it did.

Both a typed sentence and a filled-in form become a `DieStatement`; `landing_of` builds the landing from it. Only this
module decides which zone counts.

>>> setting = ThrowSetup("dungeon_fighter", ("red",))
>>> landing_of(setting, [[DieStatement("red", ("2", "3"), icon="symbol")]]).die.zone
'section-2'
>>> landing_of(setting, [[DieStatement("red", ("3", "2"), counts="3")]]).die.beside
('section-2',)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import NoReturn

from tumblekeep.core.message import Argument, Message
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.landing import (
    MOST_READINGS,
    DemandVerdict,
    DieLanding,
    Doubt,
    FlipLanding,
    Landing,
)
from tumblekeep.kit.target import BOARDS, PLACES, Place, Template, Zone, board_of
from tumblekeep.kit.throw_setup import TEMPLATE_KINDS, FlipSetup, ThrowSetup
from tumblekeep.kit.wording import die_words, join_words

MOST_PLACES = 4
"""The most things that one die can touch at once."""
HALF_TURN = 180


@dataclass(frozen=True, slots=True)
class DieStatement:
    """What somebody reports about one die."""

    die: str
    places: tuple[str, ...]
    """What it lies on: the id of a zone or template, a kind of them (`hole`, `frozen`), or the number printed there."""
    counts: str = ""
    """The place that most of the die lies on. Empty if nobody can tell; then the lowest counts."""
    inside: bool = False
    """Whether it lies in the ring of the template, not on top of it."""
    icon: str | None = None
    bounced: bool = True
    unmet: tuple[str, ...] = ()
    """Demands that were not met."""
    icebergs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FlipStatement:
    """What somebody reports about a flipped template."""

    lies: bool
    """Whether it lies on the target and on nothing else."""
    at: tuple[int, int] | None = None
    turned: bool = True
    covers: tuple[str, ...] = ()


def landing_of(setting: ThrowSetup, told: Sequence[Sequence[DieStatement]], by: int = 0) -> Landing:
    """Build the landing that people report: for each die how it lies, followed by other ways to read it.

    `by` is the seat that calls those readings doubtful. Impossible landings are not refused here but by whoever checks
    the landing.
    """
    if len(told) != len(setting.dice):
        thrown = join_words([die_words(die) for die in setting.dice])
        many = len(setting.dice)
        _refuse("count", len(told), f"{many} dice", wanted=many, given=len(told), dice=thrown)
    dice = []
    doubts = []
    for readings in told:
        _few(readings)
        first, *others = (_die(setting, one) for one in readings)
        dice.append(first)
        if others:
            doubts.append(Doubt(by, tuple(others)))
    return Landing(setting.game, tuple(dice), "reported", target=setting.target, doubts=tuple(doubts))


def flip_of(setting: FlipSetup, told: Sequence[FlipStatement], by: int = 0) -> FlipLanding:
    """Build the flip that people report, with other ways to read it."""
    _few(told)
    doubts: tuple[Doubt[FlipLanding], ...] = ()
    if len(told) > 1:
        doubts = (Doubt(by, tuple(_flip(setting, one) for one in told[1:])),)
    return _flip(setting, told[0], doubts)


def _few(readings: Sequence[object]) -> None:
    if not 1 <= len(readings) <= 1 + MOST_READINGS:
        most = 1 + MOST_READINGS
        raise FieldError(
            "told", len(readings), f"1 to {most} readings", Message("told-no-readings", {"most": most})
        )


def _flip(
    setting: FlipSetup, told: FlipStatement, doubts: tuple[Doubt[FlipLanding], ...] = ()
) -> FlipLanding:
    return FlipLanding(
        template=setting.template,
        degrees=HALF_TURN if told.turned else 0,
        on_target=told.lies,
        touches_table=not told.lies,
        at=told.at if told.lies else None,
        covers=told.covers,
        source="reported",
        doubts=doubts,
    )


def _die(setting: ThrowSetup, told: DieStatement) -> DieLanding:
    lies = _resting(setting, told)
    others = [zone for zone in lies.touched if zone.is_numbered and zone.id != lies.zone.id]
    others.sort(key=lambda zone: -zone.value)
    for name in told.unmet:
        if name not in setting.demands:
            _refuse("demand", name, "a demand of this throw", demand=name)
    return DieLanding(
        die=told.die,
        place=lies.place,
        zone=lies.zone.id,
        value=lies.zone.value,
        bounces=int(told.bounced),
        demands={name: _verdict(name not in told.unmet) for name in setting.demands},
        beside=tuple(zone.id for zone in others),
        icon=told.icon,
        icebergs=told.icebergs,
    )


def _verdict(met: bool) -> DemandVerdict:
    return DemandVerdict(met, "" if met else "throw-not-confirmed")


@dataclass(frozen=True, slots=True)
class _RestingBody:
    zone: Zone
    place: Place
    touched: tuple[Zone, ...]


def _resting(setting: ThrowSetup, told: DieStatement) -> _RestingBody:
    """What a die counts for. Of several things the lower one counts: the board below a template, or a lower template.
    Of several sections the one under most of the die counts, or if nobody can tell the one of least value (DF-THROW-9,
    CF-HIT-5, CF-TEMPL-10).
    """
    if not 1 <= len(told.places) <= MOST_PLACES:
        _refuse("where", list(told.places), f"1 to {MOST_PLACES} places")
    templates = [found for name in told.places if (found := _template(setting, name)) is not None]
    bare = [name for name in told.places if _template(setting, name) is None]
    if not bare or told.inside:
        if not templates:
            _refuse("inside", list(told.places), "a template's id")
        lowest = min(templates, key=setting.templates.index)
        place: Place = "inside" if told.inside else "template"
        return _RestingBody(Zone(lowest.id, place, 0), place, ())
    zones = touching(setting, bare)
    counts = dict(zip(bare, zones, strict=True)).get(told.counts)
    if counts is None:
        counts = min(zones, key=lambda zone: zone.rank)
    return _RestingBody(counts, counts.place, tuple(zones))


def _template(setting: ThrowSetup, name: str) -> Template | None:
    """Find the template that is meant, by its id, or by its kind if only one of that kind lies there."""
    for template in setting.templates:
        if template.id == name:
            return template
    of_kind = [template for template in setting.templates if template.kind == name]
    if len(of_kind) > 1:
        _refuse(
            "which",
            name,
            "one of " + ", ".join(template.id for template in of_kind),
            places=join_words([template_words(setting, template) for template in of_kind]),
        )
    if name in TEMPLATE_KINDS and not of_kind:
        _refuse("template", name, "a template on the target", template=Message(f"told-{name}"))
    return of_kind[0] if of_kind else None


def touching(setting: ThrowSetup, places: Sequence[str]) -> list[Zone]:
    """Find the zones that are meant. Of several with the same number, take those nearest to each other."""
    board = setting.board
    choices = [_zones(setting, name) for name in places]

    def apart(zones: Iterable[Zone]) -> float:
        numbered = [zone.id for zone in zones if zone.is_numbered]
        return sum(board.gap(one, other) for one, other in combinations(numbered, 2))

    different = [zones for zones in product(*choices) if len({zone.id for zone in zones}) == len(zones)]
    if not different:
        _refuse("same", list(places), "different places")
    return list(min(different, key=apart))


def _zones(setting: ThrowSetup, name: str) -> list[Zone]:
    """Every zone that a name or a number may mean, the likeliest first."""
    board = setting.board
    if name.isdecimal():
        found = [zone for zone in board.zones if zone.is_numbered and zone.value == int(name)]
        if not found:
            _refuse("number", name, "a number on the target", number=name[:4], places=places_to_say(setting))
        return found
    if name in PLACES:
        found = [zone for zone in board.zones if zone.place == name]
        blocked = [f"hole-{berg.rpartition('-')[2]}" for berg in setting.icebergs]
        found.sort(key=lambda zone: zone.id in blocked)  # nothing can fall into a hole with an iceberg
    else:
        found = [zone for zone in board.zones if zone.id == name]
    kind, _, number = name.partition("-")
    if not found and kind in TEMPLATE_KINDS:
        called = Message("told-numbered", {"thing": Message(f"told-{kind}"), "number": number[:4]})
        _refuse("template", name, "a template on the target", template=called)
    if not found:
        raise FieldError(
            "told.places", name, "a zone of the board", Message("illegal-landing-zone", {"zone": name[:40]})
        )
    return found


def _refuse(why: str, found: object, belongs: str, **arguments: Argument) -> NoReturn:
    raise FieldError(f"told.{why}", found, belongs, Message(f"told-no-{why}", arguments))


# -- by zones ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DieReport:
    """What a person at a real table reports about one die (CF-THROW-SIM-3, DF table mode)."""

    die: str
    zone: str
    icon: str | None = None
    bounced: bool = True
    demands: Mapping[str, bool] = field(default_factory=dict)
    beside: tuple[str, ...] = ()
    icebergs: tuple[str, ...] = ()


def report(
    game: str, dice: Sequence[DieReport], templates: Mapping[str, Place] | None = None, target: str = ""
) -> Landing:
    """Turn what a person saw into a landing.

    `templates` names the templates lying on the target, each with `template` (the die is on top) or `inside`.
    """
    if game not in BOARDS:
        raise FieldError("game", game, "one of " + ", ".join(BOARDS))
    if not dice:
        raise FieldError("dice", list(dice), "at least one die")
    board = board_of(game, target)
    on_templates = templates or {}
    landed = []
    for said in dice:
        if said.zone in on_templates:
            place, value = on_templates[said.zone], 0
        else:
            zone = board.zone(said.zone)
            place, value = zone.place, zone.value
        for other in said.beside:
            if not board.zone(other).is_numbered:
                raise FieldError("beside", other, "a numbered section or the centre")
        landed.append(
            DieLanding(
                die=said.die,
                place=place,
                zone=said.zone,
                value=value,
                bounces=int(said.bounced),
                demands={name: _verdict(bool(met)) for name, met in said.demands.items()},
                beside=tuple(said.beside),
                icon=said.icon,
                icebergs=tuple(said.icebergs),
            )
        )
    return Landing(game, tuple(landed), "reported", target=target if target != game else "")


# -- in words -------------------------------------------------------------------------------------


def template_words(setting: ThrowSetup, template: Template) -> Argument:
    """The words for a template, with its number if there are several of the kind."""
    called = Message(f"told-{template.kind}")
    alone = sum(one.kind == template.kind for one in setting.templates) == 1
    if alone:
        return called
    return Message("told-numbered", {"thing": called, "number": template.id.rpartition("-")[2]})


def places_to_say(setting: ThrowSetup) -> Argument:
    """Every place that can be reported for a die, as people say it: numbers, centre, hole, edge, off the target,
    templates."""
    values = sorted({zone.value for zone in setting.board.zones if zone.place == "section"}, reverse=True)
    kinds = [kind for kind in PLACES if any(zone.place == kind for zone in setting.board.zones)]
    words: list[Argument] = [*(str(value) for value in values)]
    words += [Message(f"told-{kind}") for kind in kinds if kind != "section"]
    for template in setting.templates:
        called = template_words(setting, template)
        words.append(called)
        if template.kind == "frozen":
            words.append(Message("told-in-ring", {"template": called}))
    return join_words(words)
