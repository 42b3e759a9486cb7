"""The timeline of a game: its start, every roll and choice with what it changed, and its end. Luck and skill add up.

A point has one level for each party (`evaluation.Levels`): what it comes to if everybody goes on steadily. The *skill* of a
choice is the level of the chosen option minus that of what the steady bot would have done. Over many games it comes to how much
more often (or less often) a player wins than the steady bot would in the same chair. The *luck* of a roll, draw or throw is the
level after it minus the level before, which is the average over everything it could have been; so its own average is 0. In a
game that each seat plays for itself, a choice of one seat changes the levels of the others, too: that is what *others* gave.
So, for each party and to the last digit,

    start + luck + skill + others + rest = end

The *rest* belongs to nobody: it is by how much the forecast corrected itself where nobody had rolled. That happens where one
turn ends and the next begins, because the next turn is then played in advance for the first time; and where several have
decided at the same time, because each choice was evaluated by what that seat could know.

What the best option would have brought is another matter (`LogPoint.given`): it says what was a mistake. It is not added up,
because a chance that is missed in one turn often comes again in the next, and would be counted every time.

If each player plays alone, the chances to win add up to 1 at every point. Whoever is out has 0, and the only one left has 1:
what the rules say of the table overrides the evaluation (`Goal.settled`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from tumblekeep.analysis.evaluation import Interest, Levels
from tumblekeep.analysis.log_points import NOTABLE, LogPoint, first_spread
from tumblekeep.analysis.question_text import asked
from tumblekeep.core.ask import option_id
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play

TURNING_POINTS = 3
FORM = 5


class AnalysisStep(NamedTuple):
    """One answer: what it was, and what it changed."""

    number: int
    """The number of the answer, from 1."""
    turn: int
    seat: int | None
    """The seat that chose or rolled; None: no seat in particular."""
    chance: bool
    prompt: Message
    answer: Message | str
    levels: Levels
    """The levels after it."""
    luck: Levels
    skill: Levels
    """What the choice changed, by party, compared with the steady bot's; 0 for chance."""
    rest: Levels
    """By how much the forecast corrected itself here."""
    sight: LogPoint
    happened: tuple[Message, ...]
    labels: tuple[Message, ...] = ()
    """The options that were evaluated, in words; empty for chance."""


class Mistake(NamedTuple):
    """A choice that certainly gave something away, the dearest of a decision."""

    step: AnalysisStep
    best: Message
    given: float


class PlayerSummary(NamedTuple):
    """The summary of a seat: its dice and its choices."""

    seat: int
    luck: float
    """In a party that plays together: what this player's own dice gave it; otherwise what all dice gave this player."""
    skill: float
    """What this player's choices gained or lost, compared with the steady bot in the same chair."""
    others: float
    """What others' choices gave this player, if each plays alone."""
    accuracy: float | None
    """The share of what was at stake that this player's choices kept, 0 to 1; None: nothing was at stake."""
    choices: int


class GameAnalysis(NamedTuple):
    """The analysis of a game from its start to where it stands."""

    game: str
    measure: str
    shared: bool
    valued: bool
    """Whether a value model gave the odds between turns; otherwise every simulation was played to the end."""
    over: bool
    start: Levels
    end: Levels
    unit: float
    """The scale for what is much: how far apart games of this kind end."""
    common: float
    """The luck that belongs to no seat, in a party that plays together."""
    rest: Levels
    """By how much the forecast corrected itself, by party."""
    steps: tuple[AnalysisStep, ...]
    players: tuple[PlayerSummary, ...]
    turning: tuple[AnalysisStep, ...]
    mistakes: tuple[Mistake, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data, with messages as ids and arguments."""
        return {
            "form": FORM,
            "game": self.game,
            "measure": self.measure,
            "shared": self.shared,
            "valued": self.valued,
            "over": self.over,
            "start": _round(self.start),
            "end": _round(self.end),
            "unit": round(self.unit, 4),
            "common": round(self.common, 9),
            "rest": _round(self.rest),
            "steps": [_plain_step(step) for step in self.steps],
            "players": [player._asdict() for player in self.players],
            "turning": [step.number for step in self.turning],
            "mistakes": [
                {"number": one.step.number, "best": one.best.plain(), "given": round(one.given, 4)}
                for one in self.mistakes
            ],
        }


def _plain_step(step: AnalysisStep) -> dict[str, Any]:
    answer = step.answer
    told: dict[str, Any] = {
        "number": step.number,
        "turn": step.turn,
        "seat": step.seat,
        "chance": step.chance,
        "prompt": step.prompt.plain(),
        "answer": answer.plain() if isinstance(answer, Message) else answer,
        "levels": _round(step.levels),
        "luck": _round(step.luck),
        "skill": _round(step.skill),
        "rest": _round(step.rest),
        "happened": [message.plain() for message in step.happened],
    }
    if not step.chance:
        sight = step.sight
        told |= {
            "chosen": sight.chosen,
            "steady": sight.steady,
            "best": sight.best,
            "given": round(sight.given, 4),
            "yardstick": sight.yardstick,
            "options": [
                {
                    "id": one.id,
                    "label": label.plain(),
                    "levels": _round(one.levels),
                    "error": round(one.error, 4),
                    "seen": one.seen,
                }
                for one, label in zip(sight.offered, step.labels, strict=True)
            ],
        }
    return told


def _round(levels: Levels) -> list[float]:
    return [round(level, 9) for level in levels]


def course(log: Log, game: Game, sights: Iterable[LogPoint]) -> GameAnalysis:
    """Build the analysis of a log from its evaluated points."""
    seen = {sight.point: sight for sight in sights}
    play = log.begin(game)
    interest = Interest.of(game, play.seats, play.options)
    play.news()
    steps: list[AnalysisStep] = []
    best: dict[int, Message] = {}
    """In words, what would have been best, by the number of an answer that gave something away."""
    levels = start = interest.anchored(play.table, _known(seen[0]))
    for place, line in enumerate(log.lines):
        sight = seen[place]
        question: Any = play.question
        rolled = None if question is None or question.several else question.seat
        prompt, answer = asked(play, line)
        turn = play.turn.number
        offered: tuple[Message, ...] = ()
        if line.by is not None and sight.offered:
            words = _labels(play, line.by)
            offered = tuple(words[one.id] for one in sight.offered)
            if sight.given > 0:
                best[place + 1] = words[sight.best]
        log.step(play, place + 1, line)
        if sight.moves:
            sight = _within(interest, levels, sight)
        levels, luck, rest = _parted(interest, play, levels, sight, seen[place + 1])
        skill = sight.moves or tuple(0.0 for _ in levels)
        happened = tuple(game.happening(one) for one in play.news())
        seat = rolled if line.by is None else line.by
        steps.append(
            AnalysisStep(
                place + 1,
                turn,
                seat,
                line.by is None,
                prompt,
                answer,
                levels,
                luck,
                skill,
                rest,
                sight,
                happened,
                offered,
            )
        )
    unit = 2 * first_spread(log, game)
    return GameAnalysis(
        game.slug,
        interest.measure,
        interest.shared,
        interest.value is not None,
        play.outcome is not None,
        start,
        levels,
        unit,
        sum(step.luck[0] for step in steps if step.seat is None) if interest.shared else 0.0,
        tuple(sum(step.rest[party] for step in steps) for party in range(interest.parties)),
        tuple(steps),
        tuple(_player(seat, steps, interest) for seat in range(play.seats)),
        tuple(turning_points(steps)),
        tuple(_mistakes(steps, best, NOTABLE * unit)),
    )


def _parted(
    interest: Interest, play: Play, before: Levels, sight: LogPoint, following: LogPoint
) -> tuple[Levels, Levels, Levels]:
    """The levels after an answer, and which part of the change is luck and which the forecast's own correction."""

    def held(levels: Levels) -> Levels:
        return levels if play.outcome is not None else interest.anchored(play.table, levels)

    expected = tuple(
        level + move for level, move in zip(before, sight.moves or (0.0,) * len(before), strict=True)
    )
    if sight.seat is None:  # chance: as the turn before foresaw it, if a turn ends here
        seen = following.levels if following.arrived is None else following.arrived
        assert seen is not None
        fallen = held(seen)
    else:
        fallen = expected
    is_new = following.arrived is not None or (sight.seat is not None and play.outcome is not None)
    reached = held(following.levels if is_new and following.levels is not None else fallen)
    luck = tuple(b - a for a, b in zip(expected, fallen, strict=True))
    return reached, luck, tuple(b - a for a, b in zip(fallen, reached, strict=True))


def _within(interest: Interest, levels: Levels, sight: LogPoint) -> LogPoint:
    """The same choice with no more lost or won by it than was left, because several choices in a row are evaluated
    one by one."""
    part = interest.possible(levels, sight.moves)
    if part == 1.0:
        return sight
    return sight._replace(moves=tuple(part * move for move in sight.moves))


def _mistakes(steps: Sequence[AnalysisStep], best: Mapping[int, Message], notable: float) -> list[Mistake]:
    """The choices that certainly gave something away, but only the dearest of each decision: what a seat answers in a row, with nothing
    rolled in between. Each of these answers was evaluated with the ones after it still open, so that giving a weapon away was called
    wrong and, one line below, stopping before another was given."""
    found = []
    for _, answers in groupby(steps, key=lambda step: (step.turn, step.seat, step.chance)):
        wrong = [one for one in answers if one.number in best and one.sight.given >= notable]
        if wrong:
            dearest = max(wrong, key=lambda one: one.sight.given)
            found.append(Mistake(dearest, best[dearest.number], dearest.sight.given))
    return found


def _known(sight: LogPoint) -> Levels:
    assert sight.levels is not None
    return sight.levels


def _labels(play: Play, seat: int) -> dict[str, Message]:
    """Every option of what a seat is asked, in words, by its id."""
    part = play.asked()[seat]
    return {option_id(option): part.ask.label(option) for option in part.options}


def _player(seat: int, steps: Sequence[AnalysisStep], interest: Interest) -> PlayerSummary:
    mine = interest.party(seat)
    chosen = [step for step in steps if not step.chance and step.seat == seat]
    stake = sum(step.sight.stake for step in chosen)
    given = sum(step.sight.given for step in chosen)
    return PlayerSummary(
        seat,
        luck=sum(step.luck[mine] for step in steps if not interest.shared or step.seat == seat),
        skill=sum(step.skill[mine] for step in chosen),
        others=0.0
        if interest.shared
        else sum(step.skill[mine] for step in steps if not step.chance and step.seat != seat),
        accuracy=max(0.0, 1 - given / stake) if stake > 1e-9 else None,
        choices=len(chosen),
    )


def turning_points(steps: Sequence[AnalysisStep]) -> list[AnalysisStep]:
    """The answers that changed most, at most one for each turn, in their order."""

    def change(step: AnalysisStep) -> float:
        return max(abs(luck + move) for luck, move in zip(step.luck, step.skill, strict=True))

    found: dict[int, AnalysisStep] = {}
    for step in sorted(steps, key=change, reverse=True):
        if change(step) > 0 and step.turn not in found:
            found[step.turn] = step
        if len(found) == TURNING_POINTS:
            break
    return sorted(found.values(), key=lambda step: step.number)


def added_up(told: Mapping[str, Any]) -> list[float]:
    """The sum of start, luck, skill, others and rest of a plain analysis for each party, which is its end."""
    parties = len(told["start"])
    if told["shared"]:
        players = told["players"]
        whole = told["start"][0] + told["common"] + told["rest"][0]
        return [whole + sum(one["luck"] + one["skill"] for one in players)]
    return [
        told["start"][seat] + one["luck"] + one["skill"] + one["others"] + told["rest"][seat]
        for seat, one in enumerate(told["players"][:parties])
    ]
