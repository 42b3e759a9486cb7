"""A log evaluated point by point: the values before each answer. Points are independent, so the work can be
distributed.

A point is a place between two answers; point 0 is before the first, the last one after all of them. At a choice every
option is evaluated, including the one that was taken. After chance the position itself is evaluated, unless a choice
follows that evaluates it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any, NamedTuple

from tumblekeep.analysis.evaluation import Evaluation, Interest, Levels, spread
from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, LogLine
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import BadSkill, dial_of
from tumblekeep.players.levels import LEVELS
from tumblekeep.players.thinker import ponder

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
NOTABLE = 0.06
"""A mistake gives away so much of the spread that games of this kind have (a half, where it is won or lost), or more."""
FEW = 2
"""So many options need no search for the best: all of them are measured."""
YARDSTICKS = ("steady", "masterful")
"""What a mistake is measured against: the best option if steady bots play on, or, where it is better than what was chosen, what the
masterful player would choose."""
UNLIMITED = 1e9
"""Seconds for a thought that only its answers end."""
WHOLE_WORK = {"quick": 4_000, "usual": 8_000, "deep": 100_000}
"""Answers that are spent to confirm a mistake by games that are played to their end."""
WHOLE_MOST, WHOLE_LEAST = 200, 12
"""How often both options are then played, at most and at least."""
DOUBT = 0.05
"""How far learned odds may be off in the difference between two options, as a standard error and a share of how far games differ."""
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
    yardstick: str = "steady"
    """Whose choice `best` is (`YARDSTICKS`)."""

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
    yardstick: str = "masterful",
) -> Iterator[LogPoint]:
    """Evaluate the points from `start` up to `stop`. There is one more point than there are answers.

    The same seed gives the same numbers; another one looks at everything with other luck. `yardstick`: what mistakes are measured
    against (`YARDSTICKS`); `none` looks for no mistakes, which is all that luck and skill need.
    """
    play = log.begin(game)
    hand = noted_hand(log)
    last = len(log.lines)
    stop = last + 1 if stop is None else min(stop, last + 1)
    before = play.table.turn.number
    for number in range(stop):
        if number >= start:
            yield _sight(play, log, number, Look(effort, hand, f"{seed}/{number}", yardstick), before)
        if number < last:
            before = play.table.turn.number
            log.step(play, number + 1, log.lines[number])


class Look(NamedTuple):
    """How a point is looked at."""

    effort: str
    hand: str | float
    seed: str
    yardstick: str


def _sight(play: Play, log: Log, point: int, look: Look, before: int) -> LogPoint:
    """Evaluate a point; `before` is the number of the turn that the answer before it was given in."""
    interest = Interest.of(play.game, play.seats, play.options)
    if play.outcome is not None:
        ending = interest.ending(play.outcome)
        return LogPoint(point, ending, ending)
    arrived = None
    if play.table.turn.number > before and interest.value is not None:
        arrived = interest.table(play.table)
    line = log.lines[point] if point < len(log.lines) else None
    if line is not None and line.by is not None:
        if _is_meanwhile(play, line):
            return _aside(play, log, point, look)._replace(arrived=arrived)
        return _choice(play, point, line.by, str(line.answer), look)._replace(arrived=arrived)
    after_chance = point > 0 and log.lines[point - 1].by is None
    if point and line is not None and not after_chance and arrived is None:
        return LogPoint(point, None)
    return LogPoint(point, _level(play, look), arrived)


def _level(play: Play, look: Look, turn: int | None = None) -> Levels:
    """The value of a position if everybody goes on steadily; to the end of this turn, if another is meant than its own."""
    interest = Interest.of(play.game, play.seats, play.options)
    if play.outcome is not None:
        return interest.ending(play.outcome)
    weighing = Evaluation(
        play,
        None,
        look.seed,
        hand=look.hand,
        most=MOST[look.effort],
        precise=PRECISE * interest.unit,
        turn=turn,
    )
    weighing.go_on(EFFORTS[look.effort])
    return weighing.level()


def _is_meanwhile(play: Play, line: LogLine) -> bool:
    """Whether a line was no answer to what is asked, but something done of one's own accord while it was open."""
    question = play.question
    return question is not None and not question.several and question.ask.name != line.ask


def _aside(play: Play, log: Log, point: int, look: Look) -> LogPoint:
    """Something that a seat did of its own accord: compared with not doing it, as the steady bot would."""
    line = log.lines[point]
    assert line.by is not None
    levels = _level(play, look)
    after = play.fork()
    log.step(after, point + 1, line)
    reached = _level(after, look, play.table.turn.number)
    moves = tuple(b - a for a, b in zip(levels, reached, strict=True))
    mine = Interest.of(play.game, play.seats, play.options).party(line.by)
    done = str(line.answer)
    return LogPoint(point, levels, seat=line.by, chosen=done, moves=moves, best=done, stake=abs(moves[mine]))


def _choice(play: Play, point: int, seat: int, answer: str, look: Look) -> LogPoint:
    """The value of a choice, compared with the steady bot's and with the best one that was seen."""
    work, most = EFFORTS[look.effort], MOST[look.effort]
    interest = Interest.of(play.game, play.seats, play.options)
    precise = PRECISE * interest.unit
    choosing = Evaluation(play, seat, look.seed, hand=look.hand, most=most, also=answer, precise=precise)
    options = [option for option in choosing.options if option is not None]
    chosen = next(option for option in options if option_id(option) == answer)
    steady, candidate = choosing.steady(), chosen
    if look.yardstick == "none":
        pass
    elif len(options) > FEW:
        choosing.go_on(int(CHOOSING * work))
        candidate = choosing.best()
    elif len(options) > 1:
        candidate = next(option for option in options if option != chosen)
    looked = list(dict.fromkeys((steady, chosen, candidate)))
    measured = choosing.again(looked, most=most, precise=precise)
    measured.go_on(max(work - choosing.spent, int((1 - CHOOSING) * work)))
    notable = NOTABLE * interest.unit
    given = _given(measured, candidate, chosen)
    if given >= notable:
        given = _confirmed(play, seat, (candidate, chosen), given, look)
    best, yardstick = (candidate, "steady") if given > 0 else (chosen, "steady")
    fresh = {one.option: one for one in measured.weights() if one.option}
    if given >= notable and look.yardstick == "masterful":
        master = _masters_choice(play, seat, look)
        if master not in (best, chosen) and master in options:
            beside = measured.again([chosen, master], most=most, precise=precise)
            beside.go_on(int(CHOOSING * work))
            ahead = _given(beside, master, chosen)
            if ahead >= notable:
                ahead = _confirmed(play, seat, (master, chosen), ahead, look)
            if ahead >= notable:
                given, best = ahead, master
                fresh |= {one.option: one for one in beside.weights() if one.option}
        yardstick = "masterful" if master == best else "steady"
    weights = [
        fresh[option] if option in fresh else choosing.weight(option)
        for option in options
        if option in fresh or choosing.found(option)
    ]
    mine = interest.party(seat)
    levels, reached = measured.weight(steady).levels, measured.weight(chosen).levels
    given = min(given, 1 - reached[mine]) if interest.measure == "won" else given
    high = max(levels[mine], reached[mine] + given)
    low = min(levels[mine], reached[mine], *(one.levels[mine] for one in weights))
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
        yardstick,
    )


def _given(measured: Evaluation, better: Option, chosen: Option) -> float:
    """How much better an option is than the chosen one for sure, for the seat that chose; 0 if that is not sure."""
    if better == chosen:
        return 0.0
    interest = measured.interest
    ahead, error = measured.lead(better, chosen)
    known = measured.is_exact or measured.weight(better).seen >= KNOWN
    alike = 0.0 if interest.value is None else interest.value.margin
    sure = ahead[interest.party(measured.seat or 0)] - CAUTION * error - alike
    return sure if known and sure > 0 else 0.0


def _confirmed(play: Play, seat: int, options: tuple[Option, Option], given: float, look: Look) -> float:
    """What a choice gave away by the learned odds, held against whole games of both options with the same luck.

    Learned odds are checked as levels. What they know nothing of, such as who a hero is, may still make a difference between two options
    that no game bears out. Both numbers count by how far each may be off.
    """
    interest = Interest.of(play.game, play.seats, play.options)
    if interest.value is None:
        return given
    better, chosen = options
    whole = Evaluation(
        play, seat, f"{look.seed}/whole", hand=look.hand, most=WHOLE_MOST, whole=True, only=(better, chosen)
    )
    whole.go_on(WHOLE_WORK[look.effort])
    if whole.weight(better).seen < WHOLE_LEAST and not whole.is_exact:
        return given
    ahead, error = whole.lead(better, chosen)
    doubt, error = DOUBT * interest.unit, max(error, 1e-3 * interest.unit)
    trusted = error**2 / (error**2 + doubt**2)
    mixed = trusted * given + (1 - trusted) * ahead[interest.party(seat)]
    return max(0.0, mixed - CAUTION * doubt * sqrt(trusted))


def _masters_choice(play: Play, seat: int, look: Look) -> Option | None:
    """What the masterful player would choose here, with the same work on every machine; None where it has learned nothing."""
    level = LEVELS["masterful"]
    assert level.limits is not None
    limits = level.limits._replace(seconds=UNLIMITED)
    thought = ponder(play, seat, limits, f"{look.seed}/master", hand=look.hand, nested=level.nested)
    return None if thought is None else thought.choice


def first_spread(log: Log, game: Game, games: int = 16) -> float:
    """How far apart games of this kind end, for the first party: the scale for what is much and what is little."""
    play = log.begin(game)
    interest = Interest.of(game, play.seats, play.options)
    if interest.measure == "won" or interest.value is not None:
        return interest.unit / 2
    weighing = Evaluation(play, None, "spread", hand=noted_hand(log), most=games, whole=True)
    weighing.go_on(10**9)
    return max(0.5, spread([one[0] for one in weighing.found(None)]))
