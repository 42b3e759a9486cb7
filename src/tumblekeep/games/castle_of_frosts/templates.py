"""Templates: flipped like a coin onto the Target, with a price for failed flips (CF-TEMPL)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from tumblekeep.core.ask import Ask, Option
from tumblekeep.core.chance import Throw
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.harm import brace, check_standing, hurt, is_defeated, settle_faints
from tumblekeep.games._fighter.tale import DoubtSettled
from tumblekeep.games.castle_of_frosts.asks import FLIP, FLIP_AGAIN, FLIP_DOUBT
from tumblekeep.games.castle_of_frosts.content import BOXES, GAME_ID
from tumblekeep.games.castle_of_frosts.rules import laid, spare_template, spot_at, spot_of
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostHero, FrostShot, LaidTemplate
from tumblekeep.games.castle_of_frosts.tale import (
    DieCovered,
    FlipDoubted,
    SlipSpared,
    TemplateLaid,
    TemplateLazy,
    TemplateSlipped,
)
from tumblekeep.kit.conditions import Conditions
from tumblekeep.kit.landing import FlipLanding, Pose
from tumblekeep.kit.landing_limits import check_flip
from tumblekeep.kit.throw_setup import FlipSetup, LyingDie
from tumblekeep.kit.wheel import Wheel

SLIP = 1
"""The life that a template on the table costs its Hero (CF-TEMPL-4)."""

FrostEdition = Edition[CastleTable, FrostHero, FrostShot]


def call(edition: FrostEdition, table: CastleTable, kind: str) -> Flow[None]:
    """Let the Active Hero flip a template that a card calls for. If it lies there already, the flip is optional."""
    name = spare_template(table, kind)
    if name is None:  # CF-TEMPL-6, -18
        lying = [piece for piece in table.templates if piece.kind == kind]
        options: list[Option] = ["leave", *(("flip", piece.number, spot_of(piece)) for piece in lying)]
        chosen: Any = yield Choose(FLIP_AGAIN, table.active, options, (kind,))
        if chosen == "leave":
            return
        name = next(piece.name for piece in lying if piece.number == chosen[1])
        table.templates = [piece for piece in table.templates if piece.name != name]
    yield from flip(edition, table, name, kind)


def flip(edition: FrostEdition, table: CastleTable, name: str, kind: str) -> Flow[None]:
    """CF-TEMPL-2 to -5, -7: flip until it lies correctly, whatever that costs."""
    while True:
        seat = table.active
        landing: FlipLanding = yield question(table, kind)
        landing = yield from _settled(table, kind, landing)
        if is_slip(landing):
            hero = table.heroes[seat]
            if table.beer == seat:  # CF-RULING-73: it spares all damage but that of taking the dice back
                table.told.append((SlipSpared, seat, kind))
                continue
            yield from brace(edition, table, {seat: SLIP}, "slip")
            if is_defeated(table):
                return
            hurt(table, hero, SLIP)
            table.told.append((TemplateSlipped, seat, kind, max(0, hero.life)))
            yield from settle_faints(edition, table)
            if is_defeated(table):
                return
            check_standing(edition, table)
            if not hero.is_standing:
                table.pass_to(table.next_standing(seat))  # a Hero who faints passes the flip on
        elif not landing.turned:
            table.told.append((TemplateLazy, seat, kind))
        else:
            x, y = landing.at or (0, 0)
            table.templates.append(LaidTemplate(name, kind, x, y))
            table.told.append((TemplateLaid, seat, kind))
            for die in landing.covers:
                if table.lying.pop(die, None) is not None:  # it still counts as thrown (CF-TEMPL-7)
                    table.told.append((DieCovered, kind, die.partition("-")[0]))
            return


def question(table: CastleTable, kind: str) -> Throw[FlipLanding]:
    """Ask where the template comes to rest."""
    setting = _setting(
        kind,
        tuple(table.icebergs),
        tuple(table.templates),
        tuple(table.lying.items()),
        table.target,
        table.dice,
        table.conditions,
    )
    return flip_question(FLIP, table.active, setting, len(table.heroes))


@lru_cache(maxsize=256)
def _setting(
    kind: str,
    icebergs: tuple[str, ...],
    templates: tuple[LaidTemplate, ...],
    lying: tuple[tuple[str, Pose], ...],
    target: str,
    box: str,
    conditions: Conditions,
) -> FlipSetup:
    """Cached, because the same flip recurs."""
    return FlipSetup(
        GAME_ID,
        "frozen" if kind == "frozen" else "weak_point",
        icebergs,
        laid(templates),
        tuple(LyingDie(die, pose) for die, pose in lying),
        BOXES[target],
        BOXES[box],
        conditions,
    )


def _settled(table: CastleTable, kind: str, landing: FlipLanding) -> Flow[FlipLanding]:
    """CF-LEADER-1: if somebody saw the flip end differently, the Leader decides what counts."""
    for doubt in landing.doubts:
        table.told.append((FlipDoubted, doubt.by, kind))
        readings = (replace(landing, doubts=()), *doubt.readings)
        options = [_reading(number, lies) for number, lies in enumerate(readings, start=1)]
        chosen: Any = yield Choose(FLIP_DOUBT, table.leader, options, (doubt.by, kind))
        table.told.append((DoubtSettled, table.leader, "upheld" if chosen[1] == 1 else "changed"))
        landing = readings[chosen[1] - 1]
    return landing


def _reading(number: int, landing: FlipLanding) -> Option:
    if is_slip(landing):
        return ("slips", number)
    return ("lies", number, spot_at(*(landing.at or (0, 0)))) if landing.turned else ("lazy", number)


def is_slip(landing: FlipLanding) -> bool:
    """Whether part or all of it touches the table (CF-TEMPL-4)."""
    return landing.touches_table or not landing.on_target


def flip_question(ask: Ask, seat: int, setting: FlipSetup, seats: int = 0) -> Throw[FlipLanding]:
    """Ask where the template of this setting comes to rest; any of this many seats may doubt the report."""
    setup, read = _prepared(setting, seats)
    flips = nominal(setting.template)
    return Throw(ask, seat, setup, read, flips.odds, (setting.template,), flips.drawn)


@lru_cache(maxsize=256)
def _prepared(setting: FlipSetup, seats: int) -> tuple[dict[str, Any], Callable[[Any], FlipLanding]]:
    def read(answer: Any) -> FlipLanding:
        landing = answer if isinstance(answer, FlipLanding) else FlipLanding.from_json(answer)
        check_flip(setting, landing, seats)
        return landing

    return setting.to_json(), read


_SPOTS = ((0, 0), (70, 20), (-60, 50), (30, -90), (-110, -40), (95, 110), (-20, 140), (130, -60))
"""Where a template that lies correctly usually lies, in millimetres from the middle."""


@cache
def nominal(kind: str) -> Wheel[FlipLanding]:
    """Flips of an average player: three in four lie correctly."""
    slips = FlipLanding(kind, 540, False, True, (260, 0), source="sampled")
    lazy = FlipLanding(kind, 90, True, False, (0, 0), source="sampled")
    well = [FlipLanding(kind, 540, True, False, spot, source="sampled") for spot in _SPOTS]
    parts = len(_SPOTS)
    return Wheel([(slips, 18 * parts), (lazy, 7 * parts), *((flip, 75) for flip in well)])
