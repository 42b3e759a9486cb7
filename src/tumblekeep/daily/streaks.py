"""Days in a row, days of rest, and medals for weeks: all of it follows from the days on which somebody finished the try that counts."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import date
from typing import Literal, NamedTuple

from tumblekeep.daily.moments import after

RESTS = 2
"""Missed days of a calendar month that do not break a streak."""
WEEK = 7
WeekMedal = Literal["gold", "silver", "bronze"]
MEDALS: tuple[tuple[int, WeekMedal], ...] = ((7, "gold"), (6, "silver"), (5, "bronze"))
"""Days of a week, Monday to Sunday, that earn a medal."""


class Streak(NamedTuple):
    """Days in a row."""

    days: int
    """How many days were played; days of rest are not counted."""
    rests_left: int
    """Days of rest that are left in this month."""
    rested: tuple[date, ...]
    """The days of rest within the streak, the latest first."""


def streak_on(played: Collection[date], today: date) -> Streak:
    """Return the streak as it stands on a day. That day itself may still be played.

    >>> week = [date(2026, 11, day) for day in (9, 10, 12, 13)]
    >>> streak_on(week, date(2026, 11, 14))
    Streak(days=4, rests_left=1, rested=(datetime.date(2026, 11, 11),))
    >>> streak_on(week, date(2026, 11, 17)).days
    0
    """
    found, rested = 0, list[date]()
    waiting: list[date] = []
    used: dict[tuple[int, int], int] = {}
    day = today if today in played else after(today, -1)
    oldest = min(played, default=today)
    while day >= oldest:
        month = (day.year, day.month)
        if day in played:
            found += 1
            rested += waiting
            waiting = []
        else:
            used[month] = used.get(month, 0) + 1
            if used[month] > RESTS:
                break
            waiting.append(day)
        day = after(day, -1)
    if not found:
        return Streak(0, RESTS, ())
    mine = sum((one.year, one.month) == (today.year, today.month) for one in rested)
    return Streak(found, RESTS - mine, tuple(rested))


def longest_streak(played: Collection[date]) -> int:
    """Return the most days in a row that there ever were."""
    return max((streak_on([one for one in played if one <= day], day).days for day in played), default=0)


def week_of(day: date) -> date:
    """Return the Monday of a day's week."""
    return after(day, -day.weekday())


def week_medals(played: Iterable[date]) -> dict[date, WeekMedal]:
    """Return the medals that were earned, by the Monday of their week.

    >>> week_medals(date(2026, 11, 9 + day) for day in range(6))
    {datetime.date(2026, 11, 9): 'silver'}
    """
    counts: dict[date, int] = {}
    for day in set(played):
        counts[week_of(day)] = counts.get(week_of(day), 0) + 1
    found = {}
    for monday in sorted(counts):
        medal = next((name for least, name in MEDALS if counts[monday] >= least), None)
        if medal is not None:
            found[monday] = medal
    return found
