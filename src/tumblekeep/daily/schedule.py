"""What is behind the door on each day, for months ahead: it follows from a published seed, and anybody can work it out.

Monday to Friday have short games, Saturday has a long one, and Sunday has ten throws. Every way to play has a place of its own in a shuffle
for each day, and the first one that was not behind the door within the last thirty days is taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal

from tumblekeep.daily.moments import after
from tumblekeep.daily.throwing import GivenThrow, given_throws
from tumblekeep.daily.ways import MOST_SHORT, DailyWay, all_ways, facts, has_checked_odds, is_fit

SEED = "tumblekeep daily door 1"
"""Published: it decides what is played on which day, never how the dice fall."""
FIRST_DAY = date(2026, 1, 1)
"""The schedule begins here, and each day depends on those before it."""
PAST_DAYS = 366
"""Days of the past that can be played for practice."""
APART = 30
"""A way to play is not repeated within this many days."""
SATURDAY, SUNDAY = 5, 6

DayKind = Literal["short", "long", "throws"]


@dataclass(frozen=True)
class DayPlan:
    """What is behind the door on a day."""

    day: date
    kind: DayKind
    game: str
    way: str
    """The id of the way to play; of a Sunday, the game whose board is thrown at."""
    seats: int
    options: Mapping[str, Any]
    throws: tuple[GivenThrow, ...] = ()

    def is_skill_checked(self) -> bool:
        """Tell whether skill is counted by odds that were checked. Throws are thrown again instead, and need no odds."""
        return self.kind == "throws" or has_checked_odds(self.game, self.seats, self.options)

    def plain(self) -> dict[str, Any]:
        """As plain data, for a server that keeps what it promised."""
        return {
            "day": self.day.isoformat(),
            "kind": self.kind,
            "game": self.game,
            "way": self.way,
            "seats": self.seats,
            "options": dict(self.options),
            "throws": [one.plain() for one in self.throws],
        }

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> DayPlan:
        """Read what `plain` wrote."""
        return cls(
            date.fromisoformat(plain["day"]),
            plain["kind"],
            plain["game"],
            plain["way"],
            plain["seats"],
            dict(plain["options"]),
            tuple(GivenThrow.read(one) for one in plain["throws"]),
        )


class NothingToPlay(ValueError):
    """No way to play is fit for a day of this kind."""


def kind_of(day: date) -> DayKind:
    """Short and plain on weekdays, long on Saturdays, throws on Sundays."""
    return "throws" if day.weekday() == SUNDAY else "long" if day.weekday() == SATURDAY else "short"


def plan_for(day: date) -> DayPlan:
    """Return what is behind the door on a day."""
    if day < FIRST_DAY:
        raise NothingToPlay(f"the daily door opened on {FIRST_DAY}; {day} is before that")
    kind = kind_of(day)
    if kind == "throws":
        thrown = given_throws(f"{SEED}/{day}")
        return DayPlan(day, kind, thrown[0].game, f"{thrown[0].game}.throws", 1, {}, thrown)
    chosen = all_ways()[_chosen(day.year * 12 + day.month)[day]]
    return DayPlan(day, kind, chosen.game, chosen.id, chosen.seats, chosen.options)


def fit_ways() -> dict[DayKind, list[DailyWay]]:
    """Return the ways to play that are fit for a weekday and for a Saturday."""
    known = facts()
    fit = [way for way in all_ways().values() if is_fit(known.get(way.id))]
    short = [way for way in fit if known[way.id].choices <= MOST_SHORT]
    return {"short": short, "long": [way for way in fit if way not in short]}


@lru_cache(maxsize=64)
def _chosen(month: int) -> Mapping[date, str]:
    """The ways to play of all days of a month but Sundays."""
    year, number = divmod(month - 1, 12)
    day = date(year, number + 1, 1)
    recent: dict[str, date] = {}
    if day > FIRST_DAY:
        before = _chosen(month - 1)
        recent = {way: when for when, way in before.items() if (day - when).days <= APART}
    fit = fit_ways()
    found: dict[date, str] = {}
    while day.month == number + 1:
        kind = kind_of(day)
        if kind != "throws":
            found[day] = _next(day, [way.id for way in fit[kind]], recent)
            recent[found[day]] = day
        day = after(day)
    return found


def _next(day: date, ways: Sequence[str], recent: Mapping[str, date]) -> str:
    free = [way for way in ways if way not in recent or (day - recent[way]).days >= APART]
    if not free:
        raise NothingToPlay(f"too few ways to play are fit for {day}: {len(ways)}")
    return min(free, key=lambda way: sha256(f"{SEED}/{day}/{way}".encode()).digest())
