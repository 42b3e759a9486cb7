"""A log looked at point by point: what was worth what before each answer. Each point by itself, so that the work can be shared out.

A point is a place between two answers; point 0 is before the first, the last one after all of them. At a choice every option is
weighed, the one that was taken included. After chance the position is weighed where no choice follows that would do it.
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
"""How much is looked at for each point, in answers."""
MOST = {"quick": 24, "usual": 64, "deep": 256}
"""How often an option is played, at most."""
KNOWN = 6
"""An option must have been played so often before it can be said to be better than another."""
CAUTION = 1.0
"""Standard errors that are taken off what a choice is said to have given away."""


class OptionLevel(NamedTuple):
    """An option as it was weighed."""

    id: str
    levels: Levels
    error: float
    seen: int


class LogPoint(NamedTuple):
    """What was seen at one point."""

    point: int
    levels: Levels | None
    """What this point comes to before anything was chosen or rolled; None after a choice, which has told it."""
    seat: int | None = None
    """Who chose here; None: chance, or the end."""
    chosen: str = ""
    best: str = ""
    given: float = 0.0
    """What the choice gave away for sure, to who chose: 0 or more."""
    moves: Levels = ()
    """What the choice changed for everybody, beside the best one."""
    stake: float = 0.0
    """How far the best option lay ahead of the worst."""
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
    """How well everybody is taken to throw: as the file notes it, else middling."""
    noted = log.header.notes.get("skill")
    try:
        return dial_of(noted) if isinstance(noted, str | int | float) else "average"
    except (BadSkill, TypeError):
        return "average"


def seen(
    log: Log, game: Game, start: int = 0, stop: int | None = None, effort: str = "usual"
) -> Iterator[LogPoint]:
    """What is seen at the points from `start` up to `stop`; there is one more of them than of answers."""
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
    """What a choice came to, beside the best one."""
    options = [option for option in weighing.options if option is not None]
    chosen = next(option for option in options if option_id(option) == answer)
    weighing.keep(chosen)
    best = weighing.best()
    mine = weighing.interest.party(seat)
    ahead, error = weighing.lead(best, chosen)
    gap = ahead[mine]
    known = weighing.weight(best).seen >= KNOWN or weighing.is_exact
    given = max(0.0, gap - CAUTION * error) if known else 0.0
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
    """How far games of this kind end from each other, for the first party: what is much and what is little."""
    play = log.begin(game)
    interest = Interest.of(game, play.seats, play.options)
    if interest.measure == "won":
        return 0.5
    if interest.value is not None:
        return max(0.5, interest.value.odds.stage(0.0).spread)
    weighing = Evaluation(play, None, "spread", hand=noted_hand(log), most=games, whole=True)
    weighing.go_on(10**9)
    return max(0.5, spread([one[0] for one in weighing.found(None)]))
