"""The ways to play that games offer for the daily door: `daily.toml` in a game's folder, and what was measured of each.

    [[door]]
    name = "alone"
    seats = 1                          # the player's, and one for each steady bot that keeps them company
    [door.options]
    cards = ["choice", "random"]       # each value is a way of its own: alone-choice, alone-random

`measured.json` says for each way how much of the result skill explains, how many choices a player makes, and whether its odds were
confirmed. `scripts/bench/daily settings` writes it. A way that was not measured is never opened, nor one whose odds, by which skill is
counted, were not confirmed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Literal, NamedTuple

from tumblekeep.core.errors import BadContent
from tumblekeep.games import known, load, room
from tumblekeep.kit.content import field, only
from tumblekeep.players.trust import trust

FILE = "daily.toml"
COMPANY: Literal["steady"] = "steady"
"""The level of the bots that keep a player company: they think for no time, so that they do the same on every machine."""
LEAST_SKILL = 0.1
"""The share of the result that skill must explain, in games of the same day: below it a way to play is left out."""
MOST_SHORT = 110
"""Choices of a player up to which a game is short enough for a weekday: about ten minutes."""
MOST_LONG = 220
"""Choices of a player up to which a game fits into a Saturday."""


@dataclass(frozen=True)
class DailyWay:
    """One way to play that a game offers for the daily door."""

    game: str
    name: str
    seats: int
    options: Mapping[str, Any]

    @property
    def id(self) -> str:
        """Its name among those of all games."""
        return f"{self.game}.{self.name}"


class WayFacts(NamedTuple):
    """What was measured of a way to play."""

    skill: float
    """The share of the result that skill explains among players of the same day."""
    low: float
    high: float
    """The 95 % interval of it."""
    choices: int
    """How many choices a steady player makes, in the median."""
    games: int
    version: int
    """The version of the rules that it was measured under."""
    confirmed: bool
    """Whether its odds were confirmed (`has_checked_odds`). It stands here so that the schedule doesn't change with every calibration."""


def ways_of(slug: str) -> tuple[DailyWay, ...]:
    """Return the ways to play that a game offers; none if it has no `daily.toml`."""
    import tomllib

    file = files(room(slug)).joinpath(FILE)
    if not file.is_file():
        return ()
    where = f"{slug}/{FILE}"
    try:
        whole = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise _wrong(where, str(error)) from error
    only(whole, {"door"}, where=where)
    found: list[DailyWay] = []
    for number, door in enumerate(field({"door": [], **whole}, "door", list, where=where), start=1):
        found += _expanded(slug, door, f"{where}, door {number}")
    names = [way.name for way in found]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise _wrong(where, f"two doors are called {twice}")
    return tuple(found)


def _expanded(slug: str, door: dict[str, Any], where: str) -> list[DailyWay]:
    only(door, {"name", "seats", "options"}, where=where)
    name = field(door, "name", str, where=where)
    seats = field(door, "seats", int, where=where)
    listed: Mapping[str, Any] = field({"options": {}, **door}, "options", dict, where=where)
    for option, values in listed.items():
        if not isinstance(values, list) or not values:
            raise _wrong(where, f"'{option}' should be a list of values")
    several = [option for option, values in listed.items() if len(values) > 1]
    found = []
    for chosen in product(*listed.values()):
        options = dict(zip(listed, chosen, strict=True))
        load(slug).check(seats, options)
        told = "-".join([name, *(str(options[option]) for option in several)])
        found.append(DailyWay(slug, told, seats, options))
    return found


def _wrong(where: str, why: str) -> BadContent:
    return BadContent("coach-file", f"{where}: {why}", where=where, why=why)


@cache
def all_ways() -> Mapping[str, DailyWay]:
    """Every way to play that a game of this house offers, by id."""
    return {way.id: way for slug in known() for way in ways_of(slug)}


@cache
def facts() -> Mapping[str, WayFacts]:
    """What was measured, by the id of the way."""
    text = files("tumblekeep.daily").joinpath("measured.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, Any]] = json.loads(text)
    return {name: WayFacts(**one) for name, one in found.items()}


def is_suitable(measured: WayFacts | None) -> bool:
    """Tell whether skill matters enough in a way to play, and it is not too long."""
    return measured is not None and measured.skill >= LEAST_SKILL and measured.choices <= MOST_LONG


def is_fit(measured: WayFacts | None) -> bool:
    """Tell whether the daily door may open a way to play: it is suitable, and its odds were confirmed."""
    return measured is not None and measured.confirmed and is_suitable(measured)


def has_checked_odds(slug: str, seats: int, options: Mapping[str, Any]) -> bool:
    """Tell whether the odds that choices are weighed by were held to unseen games of this way to play, and are right."""
    game = load(slug)
    return not trust(game, seats, game.check(seats, options)).why
