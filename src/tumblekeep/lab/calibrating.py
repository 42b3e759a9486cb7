"""Check the odds of every way to play on games that they have not seen, and write one table of what was found.

What is compared is what people are shown: at the beginning of each turn the chance to win of each seat (`players.value.chances`), and how
the game ended. The table can be continued: what was found stays, unless the learned value has changed or more games are wanted.

How many games a row gets is fixed before the first is played (`planned`), whatever they show. Playing on until a row passes would let
wrong odds pass by luck. Whoever wants more games gets those of the first look and more of the same series, never others instead, and the
row counts its looks: each further one must pass a narrower bar.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.game import Game, Options
from tumblekeep.core.goal import CLOCK
from tumblekeep.core.play import Play
from tumblekeep.daily.ways import facts, is_suitable, ways_of
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.players.trust import (
    FEWEST,
    FORM,
    STAGES,
    USUAL_HAND,
    VAGUE,
    WITHIN,
    CheckedOdds,
    mark,
    read_checked,
    variant,
)
from tumblekeep.players.value import chances, value_for

HANDS = ("novice", "expert")
"""Skills of throwing that are checked beside the usual one, with everything else as usual."""
SERIES = "b"
"""The name of the unseen games. After learning again the same games serve; another name is due only if they were used for learning."""
PLANNED, PLANNED_BESIDE = 600, 400
"""Games of a row: of seats with the main options, and of those with another option that is not as usual."""
TENTHS = 10
AGAIN = 200
"""Resamples of games that measure what chance alone does."""
GROUP = 40
"""Positions in a group, at least, that a told number is compared with."""
COVERED = 0.95
STEP = 0.0025
"""Steps in which a standard error is looked for, as a share of the unit."""


class Way(NamedTuple):
    """A way to play that people can choose."""

    game: str
    name: str
    seats: int
    options: Mapping[str, Any]
    hand: str = USUAL_HAND
    side: int = 0
    """0: seats and the main options; 1: another option, or another hand, is not as usual."""


class ForetoldGame(NamedTuple):
    """What was told in one game, turn by turn: the clock, the number, the result."""

    told: list[tuple[float, float, float]]


def ways(game: Game) -> Iterator[Way]:
    """Every way to play that is checked: all seats with all maps, modes, boxes and difficulties, and for each of these every other option
    that is not as usual, one at a time; and those that the daily door could open, where several may be. The main ones first."""
    goal = game.goal
    if goal is None:
        return
    main = [option for option in game.options if option.name in goal.main]
    sides: list[dict[str, Any]] = [{}]
    for option in game.options:
        if option.name in goal.main or option.name in goal.minor:
            continue
        values = option.values if option.kind == "choice" else (True, False) if option.kind == "flag" else ()
        sides += [{option.name: value} for value in values if value != option.default]
    seen: set[str] = set()
    for side in sides:
        for values in product(*(option.values for option in main)):
            for seats in game.seats:
                chosen = {option.name: value for option, value in zip(main, values, strict=True)} | side
                try:
                    options = game.check(seats, chosen)
                except BadOptions:
                    continue
                name = variant(game, seats, options)
                if value_for(game, seats, options) is not None and name not in seen:
                    seen.add(name)
                    yield Way(game.slug, name, seats, options, USUAL_HAND, int(bool(side)))
    yield from (way for way in _door_ways(game) if way.name not in seen)
    if game.throws:
        for hand in HANDS:
            for seats in game.seats:
                try:
                    options = game.check(seats, {})
                except BadOptions:
                    continue
                if value_for(game, seats, options) is not None:
                    yield Way(game.slug, variant(game, seats, options, hand), seats, options, hand, 1)


def _door_ways(game: Game) -> Iterator[Way]:
    """What the daily door could open, if its odds are confirmed."""
    for door in ways_of(game.slug):
        if is_suitable(facts().get(door.id)):
            options = game.check(door.seats, door.options)
            if value_for(game, door.seats, options) is not None:
                name = variant(game, door.seats, options)
                yield Way(game.slug, name, door.seats, options, USUAL_HAND, 1)


def foretold_games(way: Way, first: int, count: int) -> list[ForetoldGame]:
    """Play this many games of a way between steady bots, and write down what was told. Options that hardly matter are drawn."""
    game = load(way.game)
    goal, value = game.goal, value_for(game, way.seats, way.options)
    assert goal is not None
    assert value is not None
    found = []
    for number in range(first, first + count):
        luck = Random(f"calibrate/{SERIES}/{way.game}/{way.name}/{number}")
        options = _drawn(game, way, luck)
        play = Play(game, way.seats, options)
        fate = SkilledFate(luck.random, way.hand, tables=False)
        bot = Greedy(game, Random(f"calibrate/{SERIES}/{number}/bot").random)
        told: list[tuple[float, tuple[float, ...]]] = []
        turn = 0
        while (question := play.question) is not None:
            if play.table.turn.number != turn:
                turn = play.table.turn.number
                said = chances(goal, value, way.seats, options, play.table)
                told.append((goal.features(play.table, 0)[CLOCK], said))
            if question.by_fate:
                play.answer(fate(question))
            else:
                seat, part = next(iter(question.asked().items()))
                play.answer(bot(play.look, part), seat)
        assert play.outcome is not None
        came = [goal.result(play.outcome, seat, options) for seat in range(len(told[0][1]))]
        found.append(
            ForetoldGame(
                [(clock, one, end) for clock, said in told for one, end in zip(said, came, strict=True)]
            )
        )
    return found


def _drawn(game: Game, way: Way, luck: Random) -> Options:
    """The options of a way, with those that hardly matter drawn by lot."""
    assert game.goal is not None
    drawn = {
        option.name: luck.choice(option.values)
        for option in game.options
        if option.name in game.goal.minor and option.kind == "choice"
    }
    try:
        return game.check(way.seats, {**way.options, **drawn})
    except BadOptions:
        return way.options


def planned(way: Way) -> int:
    """How many unseen games a way to play gets, fixed before any is played."""
    return PLANNED_BESIDE if way.side else PLANNED


def checked(way: Way, games: Sequence[ForetoldGame], looks: int = 1) -> CheckedOdds:
    """What these games say about the odds of a way to play, at the first look or a further one."""
    game = load(way.game)
    value = value_for(game, way.seats, way.options)
    assert value is not None
    assert game.goal is not None
    unit = 1.0
    if game.goal.measure(way.seats) != "won":
        unit = 2 * max(0.5, value.odds.stage(0.0).spread)
    rows = [(clock, said, came, number) for number, one in enumerate(games) for clock, said, came in one.told]
    ties = Random("ties").random
    rows.sort(key=lambda row: (row[1], ties()))  # equal numbers of one game would fill a tenth by themselves
    tenths = [
        rows[place * len(rows) // TENTHS : (place + 1) * len(rows) // TENTHS] for place in range(TENTHS)
    ]
    off, chance = _furthest(tenths, len(games))
    error, covered = _error(rows, unit)
    came = sum(row[2] for row in rows) / len(rows)
    spread = sum((row[2] - came) ** 2 for row in rows) / len(rows)
    return CheckedOdds(
        mark(value, way.seats),
        len(games),
        round(off, 4),
        round(chance, 4),
        round(sum((said - result) ** 2 for _, said, result, _ in rows) / len(rows), 4),
        round(error, 4),
        round(covered, 3),
        tuple(_sure(rows, stage, spread) for stage in range(STAGES)),
        round(games[0].told[0][1], 4),
        round(sum(one.told[0][2] for one in games) / len(games), 4),
        len(games) >= FEWEST and off - chance <= WITHIN * unit / looks and error <= VAGUE * unit,
        SERIES,
        looks,
    )


def _furthest(tenths: Sequence[Sequence[tuple[float, float, float, int]]], games: int) -> tuple[float, float]:
    """How far the furthest tenth is off, and how far it would be by chance alone: whole games are drawn again, because positions of one
    game end alike."""
    sums = [[[0.0, 0.0] for _ in range(games)] for _ in tenths]
    for place, part in enumerate(tenths):
        for _, said, came, number in part:
            sums[place][number][0] += came - said
            sums[place][number][1] += 1

    def off(drawn: Sequence[int]) -> list[float]:
        found = []
        for one in sums:
            count = sum(one[number][1] for number in drawn)
            found.append(sum(one[number][0] for number in drawn) / count if count else 0.0)
        return found

    whole = off(range(games))
    luck = Random("by chance")
    furthest = []
    for _ in range(AGAIN):
        again = off([int(luck.random() * games) for _ in range(games)])
        furthest.append(max(abs(a - b) for a, b in zip(again, whole, strict=True)))
    return max(map(abs, whole)), sorted(furthest)[AGAIN // 2]


def _error(rows: Sequence[tuple[float, float, float, int]], unit: float) -> tuple[float, float]:
    """The smallest standard error with which 95 of 100 groups of positions came within twice of what was told, and the share that did.

    A group has about the same number and the same stage of the game. Its own result strays by chance: by as many games as it has.
    """
    groups = []
    for stage in range(STAGES):
        some = [row for row in rows if min(STAGES - 1, int(row[0] * STAGES)) == stage]
        size = max(GROUP, -(-len(some) // TENTHS))
        groups += [some[place : place + size] for place in range(0, len(some) - GROUP + 1, size)]
    found = []
    for group in groups:
        by_game: dict[int, list[float]] = {}
        for _, said, came, number in group:
            by_game.setdefault(number, []).append(came - said)
        gap = sum(map(sum, by_game.values())) / len(group)
        variance = sum((sum(one) - gap * len(one)) ** 2 for one in by_game.values()) / len(group) ** 2
        found.append((abs(gap), variance))
    steps = 0
    while True:
        error = steps * STEP * unit
        within = sum(gap <= 1.96 * sqrt(variance + error**2) + 1e-12 for gap, variance in found)
        share = within / len(found) if found else 0.0
        if share >= COVERED or steps * STEP >= 1:
            return error, share
        steps += 1


def _sure(rows: Sequence[tuple[float, float, float, int]], stage: int, spread: float) -> float:
    """How much of what tells games apart is known at a stage."""
    some = [(said, came) for clock, said, came, _ in rows if min(STAGES - 1, int(clock * STAGES)) == stage]
    if not some or not spread:
        return 0.0
    left = sum((said - came) ** 2 for said, came in some) / len(some)
    return round(max(0.0, 1 - left / spread), 3)


class CalibrationTable:
    """The table in its file. Every row is written as soon as it is found."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.games: dict[str, dict[str, CheckedOdds]] = {}
        self._read()

    def _read(self) -> None:
        if not self.file.exists():
            return
        plain = json.loads(self.file.read_text(encoding="utf-8"))
        if plain["form"] == FORM:
            self.games = {
                slug: {name: read_checked(row) for name, row in rows.items()}
                for slug, rows in plain["games"].items()
            }

    def row(self, way: Way) -> CheckedOdds | None:
        """What was found about the odds that a way to play has now; None if they were not checked."""
        row = self.games.get(way.game, {}).get(way.name)
        value = value_for(load(way.game), way.seats, way.options)
        return row if row is not None and value is not None and row.model == mark(value, way.seats) else None

    def has(self, way: Way, games: int) -> bool:
        """Whether a way was checked with at least this many games, and its value has not changed since."""
        row = self.row(way)
        return row is not None and row.games >= games

    def looks(self, way: Way) -> int:
        """The number of the next look at a way, 1 for the first."""
        row = self.row(way)
        return 1 if row is None else row.looks + 1

    def keep(self, way: Way, row: CheckedOdds) -> None:
        """Write a row beside those that other processes have written since. The file is whole at any time."""
        with _alone_in(self.file.parent):
            self._read()
            self.games.setdefault(way.game, {})[way.name] = row
            unfinished = self.file.with_name(f".{self.file.name}.new")
            unfinished.write_text(self._text(), encoding="utf-8")
            unfinished.replace(self.file)

    def _text(self) -> str:
        lines = []
        for slug, rows in sorted(self.games.items()):
            told = [
                f"{json.dumps(name)}: {json.dumps(one._asdict())}"
                for name, one in sorted(rows.items(), key=lambda item: item[0])
            ]
            lines.append(f"{json.dumps(slug)}: {{\n" + ",\n".join(told) + "\n}")
        return f'{{"form": {FORM}, "games": {{\n' + ",\n".join(lines) + "\n}}\n"


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Wait until no other process writes a table in this folder. The folder is locked, because the file is replaced by each writing.
    Systems without such locks go unprotected."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
