"""When a day begins and ends. Days are those of UTC, and a moment is milliseconds since 1970."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

MILLISECONDS = 86_400_000
GRACE = 3_600_000
"""How long after midnight a try that began on a day still counts for it."""
EPOCH = date(1970, 1, 1)


def day_at(moment: int) -> date:
    """Return the day of a moment.

    >>> day_at(0), day_at(86_399_999), day_at(86_400_000)
    (datetime.date(1970, 1, 1), datetime.date(1970, 1, 1), datetime.date(1970, 1, 2))
    """
    return datetime.fromtimestamp(moment / 1000, UTC).date()


def begins(day: date) -> int:
    """Return the first moment of a day."""
    return (day - EPOCH).days * MILLISECONDS


def ends(day: date) -> int:
    """Return the first moment after a day."""
    return begins(day) + MILLISECONDS


def closes(day: date) -> int:
    """Return the moment from which nothing counts for a day any more, and its secret may be shown."""
    return ends(day) + GRACE


def after(day: date, days: int = 1) -> date:
    """Return the day this many days later.

    >>> after(date(2026, 12, 31)), after(date(2026, 3, 1), -1)
    (datetime.date(2027, 1, 1), datetime.date(2026, 2, 28))
    """
    return day + timedelta(days=days)


def read_day(text: str) -> date | None:
    """Read a day as `2026-11-18`; None if it is none.

    >>> read_day("2026-11-18"), read_day("2026-2-30"), read_day("20261118")
    (datetime.date(2026, 11, 18), None, None)
    """
    try:
        found = date.fromisoformat(text)
    except ValueError:
        return None
    return found if found.isoformat() == text else None
