"""The weekly course: nine holes, one on each table of both games, the same for everybody by the number of the week.

Three holes are plain throws, six ask for a special throw each. Par is what an average hand makes there, counted from the
landing tables.

>>> [len(course(week).holes) for week in (0, 2950)]
[9, 9]
>>> course(2950) == course(2950), course(2950) == course(2951)
(True, False)
"""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import NamedTuple

from tumblekeep.kit.conditions import PLAIN, PRESETS, TABLES
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import demands_of
from tumblekeep.throw.bank_file import BankError
from tumblekeep.throw.chances import value_chances
from tumblekeep.throw.hand import clumsiness

PLAIN_HOLES = 3
THROWS = 2
"""How often one throws at each hole. All throws count."""
LEAST_HITS = 0.2
"""A special throw that an average hand hits less often on a table is not asked for there."""
FIRST_MONDAY = date(1970, 1, 5)
LAST_WEEK = 100_000


class ThrowHole(NamedTuple):
    """What is thrown, and on which table."""

    game: str
    table: str
    demand: str
    """A special throw, or empty for a plain one."""
    par: int


class ThrowCourse(NamedTuple):
    """The holes of a week, in order."""

    week: int
    holes: tuple[ThrowHole, ...]

    @property
    def par(self) -> int:
        return sum(hole.par for hole in self.holes)


def week_of(seconds: float) -> int:
    """The number of a week, by UTC: it changes on Mondays.

    >>> week_of(0), week_of(4 * 86400), week_of(11 * 86400 - 1)
    (-1, 0, 0)
    """
    return (datetime.fromtimestamp(seconds, UTC).date() - FIRST_MONDAY).days // 7


@lru_cache(maxsize=64)
def course(week: int) -> ThrowCourse:
    """The course of a week."""
    rng = random.Random(f"the course of week {week}")
    places = [(game, table) for game, tables in TABLES.items() for table in tables]
    rng.shuffle(places)
    # one learns a table by plain throws first: the course begins with one
    plain = {0, *rng.sample(range(1, len(places)), PLAIN_HOLES - 1)}
    holes: list[ThrowHole] = []
    for number, (game, table) in enumerate(places):
        demands = [] if number in plain else list(demands_of(game))
        rng.shuffle(demands)
        asked = {hole.demand for hole in holes}
        demand = next((name for name in demands if name not in asked and _hits(game, table, name)), "")
        holes.append(ThrowHole(game, table, demand, max(1, round(THROWS * _worth(game, table, demand)[0]))))
    return ThrowCourse(week, tuple(holes))


def _hits(game: str, table: str, demand: str) -> bool:
    return _worth(game, table, demand)[1] >= LEAST_HITS


@lru_cache(maxsize=1024)
def _worth(game: str, table: str, demand: str) -> tuple[float, float]:
    """What a throw of an average hand is worth there, and how often it hits; as on wood where a table has no landing
    tables."""
    setting = ThrowSetup(game, ("red",), (demand,) if demand else (), conditions=PRESETS[table])
    try:
        chances = value_chances(setting, clumsiness("average"))
    except BankError:
        chances = value_chances(replace(setting, conditions=PLAIN), clumsiness("average"))
    return sum(value * chance for value, chance in chances.items()), 1 - chances[0]
