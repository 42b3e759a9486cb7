"""What each choice of a finished game was worth, as cheaply as it can be known: looking back for ratings.

Looking back (`analysis`) weighs every option at every point. A rating needs less. The skill of a choice is its level minus
that of what the steady bot would have done; where both are the same it is 0, and nothing is computed. Elsewhere these two
options are played on to the end of the turn, with the same luck for both, and the learned odds say the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tumblekeep.analysis.advice import untold
from tumblekeep.analysis.evaluation import Evaluation, Interest, Levels
from tumblekeep.analysis.log_points import noted_hand
from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, LogLine
from tumblekeep.core.play import Play

LOOKS = 6
"""How often each of the two options is played on. More looks make one choice surer; a rating is made of many choices."""


class ChoiceWorth(NamedTuple):
    """One choice, and what it changed."""

    number: int
    """The number of the answer, from 1."""
    seat: int
    ask: str
    """The kind of decision: the name of the question."""
    chosen: str
    steady: str
    """What the steady bot would have chosen; the same as `chosen` if it might have, too."""
    moves: Levels
    """What the choice changed for each party, compared with the steady bot's; all 0 if that would have done the same."""
    error: float
    """The standard error of it for the seat that chose."""


class GameChoices(NamedTuple):
    """All choices of a finished game."""

    measure: str
    """`won`: the chance to win; `points`: the expected score."""
    shared: bool
    seats: int
    start: Levels
    """What the game came to before the first answer, if everybody had played steadily."""
    end: Levels
    unit: float
    """What is much: 1 for a chance to win, two standard deviations of a score."""
    choices: tuple[ChoiceWorth, ...]

    def skill(self, seat: int) -> float:
        """What a seat's own choices gained or lost for its party, in the measure."""
        mine = 0 if self.shared else seat
        return sum(one.moves[mine] for one in self.choices if one.seat == seat)

    def others(self, seat: int) -> float:
        """What the others' choices changed for a seat; 0 in a party, where each choice counts for who made it."""
        if self.shared:
            return 0.0
        return sum(one.moves[seat] for one in self.choices if one.seat != seat)


def checked_choices(log: Log, game: Game) -> GameChoices | None:
    """Weigh the choices of a finished game for people: None, too, where the odds of this way to play were not checked or are wrong."""
    return None if untold(log.begin(game), noted_hand(log)) else choices_of(log, game)


def choices_of(log: Log, game: Game, *, looks: int = LOOKS, seed: str = "rated") -> GameChoices | None:
    """Weigh the choices of a finished game; None if it is not over or nothing is learned for this way to play."""
    play = log.begin(game)
    interest = Interest.of(game, play.seats, play.options)
    if interest.value is None:
        return None
    start = interest.table(play.table)
    found = tuple(_walk(play, log, interest, looks, seed))
    if play.outcome is None:
        return None
    return GameChoices(
        interest.measure,
        interest.shared,
        play.seats,
        start,
        interest.ending(play.outcome),
        interest.unit,
        found,
    )


def _walk(play: Play, log: Log, interest: Interest, looks: int, seed: str) -> Iterator[ChoiceWorth]:
    hand = noted_hand(log)
    nothing = (0.0,) * interest.parties
    for number, line in enumerate(log.lines, start=1):
        if line.by is not None and (usual := _usual(play, line)) is not None:
            part = play.asked()[line.by]
            chosen = next(option for option in part.options if option_id(option) == line.answer)
            if chosen in usual:
                yield ChoiceWorth(number, line.by, line.ask, line.answer, line.answer, nothing, 0.0)
            else:
                weighed = Evaluation(
                    play,
                    line.by,
                    f"{seed}/{number}",
                    hand=hand,
                    most=looks,
                    only=(usual[0] if len(usual) == 1 else None, chosen),
                )
                weighed.go_on(10**9)
                moves, error = weighed.lead(chosen, weighed.options[0])
                yield ChoiceWorth(number, line.by, line.ask, line.answer, option_id(usual[0]), moves, error)
        log.step(play, number, line)


def _usual(play: Play, line: LogLine) -> list[Option] | None:
    """The options between which the steady bot would draw lots; None for something done while another question was open."""
    question: Any = play.question
    if question is None or (not question.several and question.ask.name != line.ask):
        return None
    assert line.by is not None
    part = play.asked()[line.by]
    worth = play.game.worth(play.look.glance(line.by), part)
    best = max(worth)
    return [option for option, value in zip(part.options, worth, strict=True) if value == best]
