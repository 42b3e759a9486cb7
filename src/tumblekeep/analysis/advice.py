"""Advice on an open question: the value of each option, and what the masterful player would do and why.

Both are for one seat and read no more than it can know. The odds are the same as in the analysis afterwards
(`evaluation.Evaluation`): the value of an option if everybody goes on steadily. If a value model was learned that takes
one simulated turn, else a whole game. A hint looks further ahead for its choice. It gives its reasons in messages, so
that every client uses the same words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from time import process_time
from typing import Any, NamedTuple

from tumblekeep.analysis.evaluation import Evaluation, Interest, OptionWeight, spread
from tumblekeep.analysis.log_points import CAUTION, KNOWN
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.goal import CLOCK, Sign
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.players.levels import LEVELS
from tumblekeep.players.thinker import ponder
from tumblekeep.players.trust import trust

MASTER = "masterful"
WHOLE_SECONDS = 1.0
"""With less time than this no games are played to their end."""
PIECE = 300
"""Answers between two checks of the clock."""
MOST = 96
"""How often an option is simulated at most."""
TRIED = 40
"""Turns of each option that a reason is read from."""
OFTEN = 0.2
"""A reason is something that happens at least so much more often: two times in ten."""
CERTAIN = 2.0
"""Standard errors that this must be."""
CLEAR = {"won": 0.01, "points": 0.1}
"""Options closer together than this are called much the same, because nobody would see it in the numbers."""
APART = 5
"""If two numbers are this many times farther apart than CLEAR and the difference is still not certain, the hint says
so."""


class OptionValue(NamedTuple):
    """The value of one option."""

    id: str
    expected: float | None
    """The chance to win or the points for the seat that is asked; None: it was not simulated often enough to say."""
    error: float
    """How far that may be off, as a standard error."""


class OptionOdds(NamedTuple):
    """The value of every option of a question."""

    measure: str
    """`won`: the chance to win, 0 to 1; `points`: how many."""
    valued: bool
    """Whether a value model gave the odds between turns; otherwise every simulation was played to the end."""
    sure: float | None
    """How much of what tells games apart is known by now, 0 to 1; None where nothing is learned."""
    most: float | None
    """The most there can be, where a game has such a number: a bar of this length is full."""
    options: tuple[OptionValue, ...]
    """The options that were evaluated, in the order of the question."""
    why: str = ""
    """Why there are no numbers: the odds of this way to play are `unchecked`, or were checked and are `off` (`players.trust`)."""

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "measure": self.measure,
            "valued": self.valued,
            "sure": None if self.sure is None else round(self.sure, 3),
            "most": self.most,
            "why": self.why,
            "options": [
                {
                    "id": one.id,
                    "expected": None if one.expected is None else round(one.expected, 4),
                    "error": round(one.error, 4),
                }
                for one in self.options
            ],
        }


class Hint(NamedTuple):
    """What the masterful player would do, and why."""

    option: str
    words: tuple[Message, ...]
    """What to do, what it comes to beside the next best, and the one reason that matters most, a sentence each."""
    odds: OptionOdds

    def plain(self) -> dict[str, Any]:
        """As plain data, with messages as ids and arguments."""
        return {
            "option": self.option,
            "words": [message.plain() for message in self.words],
            "odds": self.odds.plain(),
        }


def odds(play: Play, seat: int, seed: str, *, seconds: float, hand: str | float = "average") -> OptionOdds:
    """Evaluate each option of what this seat is asked, for this many seconds of processor time.

    Without a value model each simulation is a whole game. If there is no time for that, no option is evaluated. Learned odds that
    were not checked for this way to play are not told.
    """
    interest = Interest.of(play.game, play.seats, play.options)
    why = untold(play, hand)
    if why:
        return OptionOdds(interest.measure, True, None, None, (), why)
    if interest.value is None and seconds < WHOLE_SECONDS:
        return OptionOdds(interest.measure, False, None, None, ())
    return _odds(_weighed(play, seat, seed, seconds, hand), play, seat, hand)


def untold(play: Play, hand: str | float = "average") -> str:
    """Why the odds of this way to play are not told: `unchecked` or `off`; empty where they are, and where games are played to their
    end instead."""
    why = trust(play.game, play.seats, play.options, hand).why
    return "" if why == "unlearned" else why


def _weighed(
    play: Play, seat: int, seed: str, seconds: float, hand: str | float, also: str = ""
) -> Evaluation:
    until = process_time() + seconds
    weighing = Evaluation(play, seat, seed, hand=hand, most=MOST, also=also, fewest=KNOWN)
    while not weighing.is_done and process_time() < until:
        weighing.go_on(PIECE)
    if not weighing.spent:
        weighing.go_on(1)
    _look_again(weighing, weighing.interest.party(seat))
    return weighing


def _odds(weighing: Evaluation, play: Play, seat: int, hand: str | float) -> OptionOdds:
    interest = weighing.interest
    off, sure = 0.0, None
    found = trust(play.game, play.seats, play.options, hand)
    if found.checked is not None and play.game.goal is not None:
        off, sure = found.checked.error, found.sure(play.game.goal.features(play.look(seat), seat)[CLOCK])
    mine = interest.party(seat)
    return OptionOdds(
        interest.measure,
        interest.value is not None,
        sure,
        1.0 if interest.measure == "won" else None if play.game.goal is None else play.game.goal.most,
        tuple(_promise(one, mine, off, exact=weighing.is_exact) for one in weighing.weights()),
    )


def _look_again(weighing: Evaluation, mine: int) -> None:
    """Look at an option that was dropped early as often as at the best, if it seems to come to more than that: it was luck."""
    top = weighing.weight(weighing.best()).levels[mine]
    for one in weighing.weights():
        if one.levels[mine] > top:
            weighing.keep(one.option)


def _promise(one: OptionWeight, mine: int, off: float, *, exact: bool) -> OptionValue:
    known = exact or one.seen >= KNOWN
    return OptionValue(
        option_id(one.option), one.levels[mine] if known else None, sqrt(one.error**2 + off**2)
    )


# -- the hint -------------------------------------------------------------------------------------------


def hint(play: Play, seat: int, seed: str, *, seconds: float, hand: str | float = "average") -> Hint:
    """What the masterful player would answer for this seat, and why. Half the time is spent on the choice, half on
    reasons."""
    part = play.asked()[seat]
    level = LEVELS[MASTER]
    assert level.limits is not None
    limits = level.limits._replace(seconds=min(level.limits.seconds, seconds / 2))
    thought = ponder(play, seat, limits, seed, hand=hand, nested=level.nested)
    choice = thought.choice if thought is not None else Greedy(play.game, 0)(play.look, part)
    weighing = _weighed(play, seat, seed, seconds / 2, hand, also=option_id(choice))
    choice = _unless_behind(weighing, choice)
    words = [Message("hint-take", {"option": part.ask.label(choice)})]
    why = untold(play, hand)
    if why:
        words.append(Message(f"odds-why-{why}"))
        return Hint(
            option_id(choice), tuple(words), OptionOdds(weighing.interest.measure, True, None, None, (), why)
        )
    found = _odds(weighing, play, seat, hand)
    other = _next_best(weighing, choice)
    if other is not None:
        words += _compared(weighing, part, seat, choice, other)
    if not found.valued:
        words.append(Message("hint-not-learned"))
    return Hint(option_id(choice), tuple(words), found)


def _unless_behind(weighing: Evaluation, choice: Option) -> Option:
    """The choice; but where the numbers that people are shown say that another option is better, that one."""
    weighing.keep(choice)
    best = weighing.best()
    mine = weighing.interest.party(weighing.seat or 0)
    ahead, error = weighing.lead(best, choice)
    known = weighing.is_exact or weighing.weight(best).seen >= KNOWN
    seen = ahead[mine] >= CLEAR[weighing.interest.measure]
    return best if known and (seen or ahead[mine] > CAUTION * error) else choice


def _next_best(weighing: Evaluation, choice: Option) -> Option | None:
    """The best option besides the choice, if both were evaluated."""
    mine = weighing.interest.party(weighing.seat or 0)
    known = 1 if weighing.is_exact else KNOWN
    if weighing.weight(choice).seen < known:
        return None
    others = [one for one in weighing.weights() if one.option != choice and one.seen >= known]
    return max(others, key=lambda one: one.levels[mine]).option if others else None


def _compared(weighing: Evaluation, part: Choose, seat: int, choice: Option, other: Option) -> list[Message]:
    """The values of the choice and the next best option, and what makes the difference."""
    interest, mine = weighing.interest, weighing.interest.party(seat)
    weighing.keep(other)
    ahead, error = weighing.lead(choice, other)
    numbers: Mapping[str, Any] = {
        "value": measured(interest, weighing.weight(choice).levels[mine]),
        "other": measured(interest, weighing.weight(other).levels[mine]),
        "option": part.ask.label(other),
    }
    clear = ahead[mine] > CAUTION * error and ahead[mine] >= CLEAR[interest.measure]
    far = abs(ahead[mine]) >= APART * CLEAR[interest.measure]
    how = "ahead" if clear else "unsure" if far else "close"
    words = [Message(f"hint-{how}", numbers)]
    return [*words, *_reasons(weighing, seat, choice, other)] if clear else words


def measured(interest: Interest, value: float) -> Message:
    """A chance to win or points, in words; a game may have words of its own for its points (`points-value`)."""
    if interest.measure == "won":
        return Message("value-won", {"value": 100 * value})
    own = "points-value" in interest.game.lines
    return Message("points-value" if own else "value-points", {"value": value})


def option_numbers(play: Play, seat: int, found: OptionOdds) -> list[Message]:
    """Each option of what this seat is asked with its number, the best first; nothing where none is known."""
    interest = Interest.of(play.game, play.seats, play.options)
    part = play.asked()[seat]
    labels = {option_id(option): part.ask.label(option) for option in part.options}
    known = [(one.expected, one.id) for one in found.options if one.expected is not None]
    return [
        Message("hint-number", {"option": labels[id_], "value": measured(interest, value)})
        for value, id_ in sorted(known, key=lambda one: -one[0])
    ]


def reasons(play: Play, seat: int, one: Option, other: Option, seed: str) -> list[Message]:
    """The one thing that speaks most for an option beside another, by what happened in turns that were tried; nothing where nothing
    tells them apart."""
    return _reasons(Evaluation(play, seat, seed), seat, one, other)


def _reasons(weighing: Evaluation, seat: int, choice: Option, other: Option) -> list[Message]:
    """What happened clearly more often after the choice, or less often if it is bad: counted in turns played with the same luck."""
    goal = weighing.interest.game.goal
    if goal is None:
        return []
    first, second = (_happened(weighing, seat, option, goal.signs) for option in (choice, other))
    for place, way in enumerate((1, *(sign.way for sign in goal.signs))):
        mine, theirs = [one[place] for one in first], [one[place] for one in second]
        gaps = [way * (a - b) for a, b in zip(mine, theirs, strict=True)]
        gap = sum(gaps) / TRIED
        if gap >= OFTEN and gap > CERTAIN * spread(gaps) / sqrt(TRIED):
            times, before = round(10 * sum(mine) / TRIED), round(10 * sum(theirs) / TRIED)
            what = Message(f"sign-{goal.signs[place - 1].name}" if place else "hint-because-won")
            return [Message("hint-because", {"sign": what, "times": times, "other": before})]
    return []


def _happened(
    weighing: Evaluation, seat: int, option: Option, signs: Sequence[Sign]
) -> list[tuple[bool, ...]]:
    """For each turn that is tried: whether the game was won in it, and which signs were seen."""
    found = []
    for play in weighing.ends(option, TRIED):
        won = play.outcome is not None and seat in play.outcome.winners
        news = play.news()
        found.append((won, *(any(sign.seen(one, seat) for one in news) for sign in signs)))
    return found
