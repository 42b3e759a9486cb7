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
from tumblekeep.core.log import Log, LogLine
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import BadSkill, dial_of

EFFORTS: Mapping[str, int] = {"quick": 1200, "usual": 5000, "deep": 25_000}
"""How much work is spent on each point, in answers."""
MOST = {"quick": 24, "usual": 96, "deep": 400}
"""How often an option is simulated, at most."""
CHOOSING = 0.5
"""The share of the work that finds the best option. The rest measures, with other luck, how far it is ahead."""
PRECISE = 0.012
"""A standard error that is small enough, as a share of how far games of this kind differ."""
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
    """The value of this point if everybody goes on steadily; None where a choice before it has given it."""
    arrived: Levels | None = None
    """The value of a turn's first table as it was foreseen in the turn before, or the result; None in the middle of a turn."""
    seat: int | None = None
    """The seat that chose here; None: chance, or the end."""
    chosen: str = ""
    steady: str = ""
    """What the steady bot would have chosen; empty if it would have drawn lots."""
    moves: Levels = ()
    """What the choice changed for everybody, compared with the steady bot's."""
    best: str = ""
    """The best option that was seen: the chosen one, unless another is certainly better."""
    given: float = 0.0
    """How much better that would have been, for the seat that chose: 0 or more."""
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
        for name in ("levels", "arrived"):
            fields[name] = None if fields[name] is None else tuple(fields[name])
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
    log: Log,
    game: Game,
    start: int = 0,
    stop: int | None = None,
    effort: str = "usual",
    seed: str = "look",
) -> Iterator[LogPoint]:
    """Evaluate the points from `start` up to `stop`. There is one more point than there are answers.

    The same seed gives the same numbers; another one looks at everything with other luck.
    """
    play = log.begin(game)
    hand = noted_hand(log)
    last = len(log.lines)
    stop = last + 1 if stop is None else min(stop, last + 1)
    before = play.table.turn.number
    for number in range(stop):
        if number >= start:
            yield _sight(play, log, number, effort, hand, before, f"{seed}/{number}")
        if number < last:
            before = play.table.turn.number
            log.step(play, number + 1, log.lines[number])


def _sight(
    play: Play, log: Log, point: int, effort: str, hand: str | float, before: int, seed: str
) -> LogPoint:
    """Evaluate a point; `before` is the number of the turn that the answer before it was given in."""
    interest = Interest.of(play.game, play.seats, play.options)
    if play.outcome is not None:
        ending = interest.ending(play.outcome)
        return LogPoint(point, ending, ending)
    arrived = None
    if play.table.turn.number > before and interest.value is not None:
        arrived = interest.table(play.table)
    line = log.lines[point] if point < len(log.lines) else None
    if line is not None and line.by is not None and not _is_meanwhile(play, line):
        weighing = Evaluation(play, line.by, seed, hand=hand, most=MOST[effort], also=str(line.answer))
        weighing.go_on(int(CHOOSING * EFFORTS[effort]))
        return _choice(weighing, point, line.by, str(line.answer), effort)._replace(arrived=arrived)
    after_chance = point > 0 and log.lines[point - 1].by is None
    if point and line is not None and not after_chance and arrived is None:
        return LogPoint(point, None)
    weighing = Evaluation(play, None, seed, hand=hand, most=MOST[effort], precise=PRECISE * interest.unit)
    weighing.go_on(EFFORTS[effort])
    return LogPoint(point, weighing.level(), arrived)


def _is_meanwhile(play: Play, line: LogLine) -> bool:
    """Whether a line was no answer to what is asked, but something done while it was open: not doing it has no number."""
    question = play.question
    return question is not None and not question.several and question.ask.name != line.ask


def _choice(choosing: Evaluation, point: int, seat: int, answer: str, effort: str) -> LogPoint:
    """The value of a choice, compared with the steady bot's and with the best one that was seen."""
    options = [option for option in choosing.options if option is not None]
    chosen = next(option for option in options if option_id(option) == answer)
    candidate, steady = choosing.best(), choosing.steady()
    interest = choosing.interest
    looked = list(dict.fromkeys((steady, chosen, candidate)))
    measured = choosing.again(looked, most=MOST[effort], precise=PRECISE * interest.unit)
    measured.go_on(max(EFFORTS[effort] - choosing.spent, int((1 - CHOOSING) * EFFORTS[effort])))
    mine = interest.party(seat)
    given, best = 0.0, chosen
    if candidate != chosen:
        ahead, error = measured.lead(candidate, chosen)
        known = measured.is_exact or measured.weight(candidate).seen >= KNOWN
        alike = 0.0 if interest.value is None else interest.value.margin
        sure = ahead[mine] - CAUTION * error - alike
        if known and sure > 0:
            given, best = sure, candidate
    fresh = {one.option: one for one in measured.weights() if one.option}
    weights = [fresh.get(one.option, one) for one in choosing.weights()]
    levels, reached = measured.weight(steady).levels, measured.weight(chosen).levels
    given = min(given, 1 - reached[mine]) if interest.measure == "won" else given
    high = max(levels[mine], reached[mine] + given)
    low = min(levels[mine], *(one.levels[mine] for one in weights))
    return LogPoint(
        point,
        levels,
        None,
        seat,
        answer,
        "" if steady is None else option_id(steady),
        tuple(after - before for before, after in zip(levels, reached, strict=True)),
        option_id(best),
        given,
        high - low,
        tuple(OptionLevel(option_id(one.option), one.levels, one.error, one.seen) for one in weights),
    )


def first_spread(log: Log, game: Game, games: int = 16) -> float:
    """How far apart games of this kind end, for the first party: the scale for what is much and what is little."""
    play = log.begin(game)
    interest = Interest.of(game, play.seats, play.options)
    if interest.measure == "won" or interest.value is not None:
        return interest.unit / 2
    weighing = Evaluation(play, None, "spread", hand=noted_hand(log), most=games, whole=True)
    weighing.go_on(10**9)
    return max(0.5, spread([one[0] for one in weighing.found(None)]))
