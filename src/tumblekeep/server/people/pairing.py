"""Who plays with whom: a group is made of people who want the same, the longest waiting first. Pure functions and what is stored."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

WAITING, CLAIMED, SEATED, NOTED = "waiting", "claimed", "seated", "noted"
"""`Seek.state`: looking for others; a table is being opened for it; it has a seat; its page has taken that seat."""
FEWEST_SEEN = 10
"""From fewer waits than this, nothing is said about the next one."""
USUAL_SHARE = 2 / 3
"""`usually`: the share of those who waited that found somebody within the time that is told."""
MOST_TRIED = 5_000
"""Partial groups that are tried before somebody has to wait for the next look: only with many blocks are there more."""


class Seek(NamedTuple):
    """Somebody who looks for others to play with. A person has at most one."""

    person: str
    key: str
    """The key of the device that asked: its seat is given to it."""
    game: str
    low: int
    high: int
    """How many players, from and to."""
    pace: str
    counts: bool
    """Whether the game is to count for a rating."""
    seal: str
    """The seal of the number that the player adds to the dice; empty: none."""
    since: int
    until: int
    """Nobody waits any more after this, unless their page asks again."""
    fill_at: int
    """When bots may take the chairs that are left; 0: never."""
    state: str = WAITING
    table: str = ""
    seat: int = -1
    at: int = 0
    """When the state last changed."""

    @property
    def wish(self) -> Wish:
        """What everybody in a group has to want alike."""
        return Wish(self.game, self.pace, self.counts)


class Wish(NamedTuple):
    """What everybody in a group wants alike."""

    game: str
    pace: str
    counts: bool


class Group(NamedTuple):
    """People who are to play together, and how many bots with them."""

    seeks: list[Seek]
    bots: int


class ObservedWait(NamedTuple):
    """How long somebody waited, without saying who."""

    seconds: float
    found: bool
    """Whether they found somebody; else they left, or bots came."""


class WishWaits(NamedTuple):
    """What is known of a wish: how many look for others now, and how long others waited."""

    waiting: int
    waits: list[ObservedWait]


def make_group(seeks: Sequence[Seek], apart: Collection[frozenset[str]], moment: int) -> Group | None:
    """The next group of people who want the same; None: nobody fits yet. `apart`: pairs who never meet.

    >>> ada = Seek("ada", "", "g", 2, 2, "live", False, "", 0, 90, 60)
    >>> bo = ada._replace(person="bo", since=1)
    >>> [seek.person for seek in make_group([ada, bo], (), 2).seeks]
    ['ada', 'bo']
    >>> make_group([ada, bo], [frozenset(("ada", "bo"))], 2)
    >>> make_group([ada], (), 60)
    Group(seeks=[Seek(person='ada', ...)], bots=1)
    """
    in_order = sorted(seeks, key=lambda seek: (seek.since, seek.person))
    for first in in_order:
        for size in range(first.low, first.high + 1):
            others = [seek for seek in in_order if seek is not first and seek.low <= size <= seek.high]
            found = _together([first], others, size, apart, [MOST_TRIED])
            if found is not None:
                return Group(found, 0)
    for first in in_order:
        if first.fill_at and first.fill_at <= moment:
            others = [one for one in in_order if one is not first and one.fill_at]
            mates = [first]
            for seek in others:
                fits = seek.low <= first.low <= seek.high and len(mates) < first.low
                if fits and not _are_apart(mates, seek, apart):
                    mates.append(seek)
            return Group(mates, first.low - len(mates))
    return None


def _together(
    chosen: list[Seek],
    others: Sequence[Seek],
    size: int,
    apart: Collection[frozenset[str]],
    tries: list[int],
) -> list[Seek] | None:
    """A full group with everybody chosen so far; `tries` counts down over the whole search."""
    if len(chosen) == size:
        return chosen
    if len(chosen) + len(others) < size:
        return None
    for number, seek in enumerate(others):
        tries[0] -= 1
        if tries[0] < 0:
            return None
        if not _are_apart(chosen, seek, apart):
            found = _together([*chosen, seek], others[number + 1 :], size, apart, tries)
            if found is not None:
                return found
    return None


def _are_apart(chosen: Iterable[Seek], seek: Seek, apart: Collection[frozenset[str]]) -> bool:
    return bool(apart) and any(frozenset((one.person, seek.person)) in apart for one in chosen)


def usual_wait(waits: Sequence[ObservedWait]) -> float | None:
    """Within how many seconds two of three people who keep waiting find somebody; None: fewer than that do.

    Whoever left early might have found somebody later, so leaving is not counted as a time but as "not until then"
    (the estimator of Kaplan and Meier).

    >>> usual_wait([ObservedWait(10, True), ObservedWait(20, True), ObservedWait(30, True)])
    20
    >>> usual_wait([ObservedWait(10, True), ObservedWait(15, False), ObservedWait(30, True)])
    30
    >>> usual_wait([ObservedWait(10, True), ObservedWait(20, False), ObservedWait(30, False)])
    """
    left, waiting = 1.0, len(waits)
    for wait in sorted(waits, key=lambda one: (one.seconds, not one.found)):
        if wait.found:
            left *= 1 - 1 / waiting
            if left <= 1 - USUAL_SHARE + 1e-9:
                return wait.seconds
        waiting -= 1
    return None
