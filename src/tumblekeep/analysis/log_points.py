"""A log evaluated point by point: the values before each answer. Points are independent, so the work can be
distributed.

A point is a place between two answers; point 0 is before the first, the last one after all of them. At a choice every
option is evaluated, including the one that was taken. After chance the position itself is evaluated, unless a choice
follows that evaluates it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tumblekeep.analysis.evaluation import Evaluation, Interest, Levels, spread
from tumblekeep.core.ask import option_id
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import BadSkill, dial_of

EFFORTS: Mapping[str, int] = {"quick": 1200, "usual": 5000, "deep": 25_000}
"""How much work is spent on each point, in answers."""
MOST = {"quick": 24, "usual": 64, "deep": 256}
"""How often an option is simulated, at most."""
KNOWN = 6
"""How often an option must have been simulated before it can be called better than another."""
CAUTION = 1.0
"""Standard errors that are taken off what a choice is said to have given away, beside what a learned value can't tell apart."""


class OptionLevel(NamedTuple):
    """An option with its value."""

    id: str
    levels: Levels
    error: float
    seen: int


class LogPoint(NamedTuple):
    """The evaluation of one point."""

    point: int
    levels: Levels | None
    """The value of this point before anything was chosen or rolled; None after a choice, which has given it."""
    seat: int | None = None
    """The seat that chose here; None: chance, or the end."""
    chosen: str = ""
    best: str = ""
    given: float = 0.0
    """What the choice certainly gave away, for the seat that chose: 0 or more."""
    moves: Levels = ()
    """What the choice changed for everybody, compared with the best one."""
    stake: float = 0.0
    """How far the best option was ahead of the worst."""
    offered: tuple[OptionLevel, ...] = ()

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        told = self._asdict()
        told["offered"] = [one._asdict() for one in self.offered]
        return told

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> LogPoint:
        """From plain data."""
        fields = dict(plain)
        fields["levels"] = None if fields["levels"] is None else tuple(fields["levels"])
        fields["moves"] = tuple(fields["moves"])
        fields["offered"] = tuple(
            OptionLevel(one["id"], tuple(one["levels"]), one["error"], one["seen"])
            for one in fields["offered"]
        )
        return cls(**fields)


def noted_hand(log: Log) -> str | float:
    """The assumed throwing skill of everybody: as the file notes it, else average."""
    noted = log.header.notes.get("skill")
    try:
        return dial_of(noted) if isinstance(noted, str | int | float) else "average"
    except (BadSkill, TypeError):
        return "average"


def seen(
    log: Log, game: Game, start: int = 0, stop: int | None = None, effort: str = "usual"
) -> Iterator[LogPoint]:
    """Evaluate the points from `start` up to `stop`. There is one more point than there are answers."""
    play = log.begin(game)
    hand = noted_hand(log)
    last = len(log.lines)
    stop = last + 1 if stop is None else min(stop, last + 1)
    for number in range(stop):
        if number >= start:
            yield _sight(play, log, number, effort, hand)
        if number < last:
            log.step(play, number + 1, log.lines[number])


def _sight(play: Play, log: Log, point: int, effort: str, hand: str | float) -> LogPoint:
    interest = Interest.of(play.game, play.seats, play.options)
    if play.outcome is not None:
        return LogPoint(point, interest.ending(play.outcome))
    seed = f"look/{point}"
    line = log.lines[point] if point < len(log.lines) else None
    if line is not None and line.by is not None:
        weighing = Evaluation(play, line.by, seed, hand=hand, most=MOST[effort], also=str(line.answer))
        weighing.go_on(EFFORTS[effort])
        return _choice(weighing, point, line.by, str(line.answer))
    after_chance = point > 0 and log.lines[point - 1].by is None
    if point and line is not None and not after_chance:
        return LogPoint(point, None)
    weighing = Evaluation(play, None, seed, hand=hand, most=MOST[effort])
    weighing.go_on(EFFORTS[effort])
    return LogPoint(point, weighing.level())


def _choice(weighing: Evaluation, point: int, seat: int, answer: str) -> LogPoint:
    """The value of a choice, compared with the best one."""
    options = [option for option in weighing.options if option is not None]
    chosen = next(option for option in options if option_id(option) == answer)
    weighing.keep(chosen)
    best = weighing.best()
    mine = weighing.interest.party(seat)
    ahead, error = weighing.lead(best, chosen)
    gap = ahead[mine]
    known = weighing.weight(best).seen >= KNOWN or weighing.is_exact
    value = weighing.interest.value
    alike = 0.0 if value is None else value.margin
    given = max(0.0, gap - CAUTION * error - alike) if known else 0.0
    if given == 0.0:
        best = chosen
    share = given / gap if gap > 0 else 0.0
    moves = tuple(-share * one for one in ahead)
    weights = weighing.weights()
    levels = weighing.weight(chosen).levels
    low = min(one.levels[mine] for one in weights)
    return LogPoint(
        point,
        tuple(level - move for level, move in zip(levels, moves, strict=True)),
        seat,
        answer,
        option_id(best),
        given,
        moves,
        max(0.0, levels[mine] + given - low),
        tuple(OptionLevel(option_id(one.option), one.levels, one.error, one.seen) for one in weights),
    )


def first_spread(log: Log, game: Game, games: int = 16) -> float:
    """How far apart games of this kind end, for the first party: the scale for what is much and what is little."""
    play = log.begin(game)
    interest = Interest.of(game, play.seats, play.options)
    if interest.measure == "won":
        return 0.5
    if interest.value is not None:
        return max(0.5, interest.value.odds.stage(0.0).spread)
    weighing = Evaluation(play, None, "spread", hand=noted_hand(log), most=games, whole=True)
    weighing.go_on(10**9)
    return max(0.5, spread([one[0] for one in weighing.found(None)]))
