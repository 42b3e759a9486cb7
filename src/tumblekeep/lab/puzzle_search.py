"""Find puzzles: search games of the steady player for choices that it misses and whose solution can be
proved.

In every other game the player does something odd now and then, so that it reaches positions that it would
not have chosen.

A choice passes four tests, each more expensive than the one before, and is dropped as soon as it fails
one: a short look to the end of the turn and a longer one (both only if a value has been learned), then
some games played on from each option, then many games with fresh luck, so that an option that looked best
by luck alone does not pass. Only the result of the last test is reported. It stops early once the choice
can no longer pass.

With `missed=False` a choice that the steady player finds is a puzzle, too. In games whose hints are good there
are hardly any others; how hard such a puzzle is, is said by the bots that solve it (`lab/puzzle_grades.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from math import inf
from random import Random
from typing import Any

from tumblekeep.analysis.evaluation import Evaluation, spread
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.game import Game
from tumblekeep.core.log import plain_answer
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.players.puzzles import OptionWorth, Puzzle
from tumblekeep.players.value import value_for

LOOKS = ((6, 0.3), (64, 1.0))
"""For each screening look: how often each option is played to the end of the turn, and how much of the
margin the best option must be ahead of the hint. Whole games cost many times as much."""
NEXT = 0.7
"""How much of the margin the best option must be ahead of the second there."""
WIDEST = 8
"""Maximum number of options: each one has to be proved, and a person has to consider them all."""
SURE = 3.0
"""Standard errors by which the best option must be ahead of every other."""
HAND = "average"


MARGIN = 0.09
"""The lead that the best option needs over every other, as a share of the spread of single games of these
rules."""
MARGIN_FOUND = 0.16
"""The same if the steady player may find the choice, too: what it finds with a small lead teaches little."""
SCREENED, FEWEST, GAMES = 48, 80, 2000
"""How often each option is played to the end: in the test before the last, in the last at least, and at
most."""
HOPELESS = 0.5
"""Give up if the best option would have to improve by this many standard errors. A proof costs a thousand
short looks, so it is cheaper to give up some choices that would have passed than to finish them all."""
STEP = 40_000
"""Answers between two checks for a clear result."""
ODD = (0.0, 0.1)
"""How often something odd is done, alternating from game to game."""
APART = 30
"""Games of the steady player that measure the spread of single games."""


def candidates(
    game: Game, seats: int, options: Mapping[str, Any], seed: str, odd: float = 0.0
) -> Iterator[tuple[Play, Choose, Option]]:
    """Yield the choices of one game with two to `WIDEST` options, as the steady player meets them, with its
    answer.

    The play continues with that answer when the next choice is asked for, or with any option in a share `odd`
    of all questions.
    """
    luck = Random(seed).random
    play = Play(game, seats, options)
    fate, steady = SkilledFate(luck, HAND, tables=False), Greedy(game, luck)
    while (question := play.question) is not None:
        if question.by_fate:
            play.answer(fate(question))
            continue
        seat, part = next(iter(question.asked().items()))
        option = steady(play.look, part)
        if 2 <= len(part.options) <= WIDEST and play.turn.number:
            yield play, part, option
        if odd and luck() < odd:
            option = part.options[int(luck() * len(part.options))]
        play.answer(option, seat)


def game_spread(game: Game, seats: int, options: Mapping[str, Any], seed: str) -> float:
    """Measure the spread of single games as a standard deviation, in the measure of odds."""
    goal = game.goal
    assert goal is not None
    results = []
    for number in range(APART):
        luck = Random(f"{seed}/apart/{number}").random
        play = Play(game, seats, options)
        play.finish(SkilledFate(luck, HAND, tables=False), [Greedy(game, luck)] * seats)
        assert play.outcome is not None
        results.append(goal.result(play.outcome, 0, play.options))
    return spread(results)


def failed_test(play: Play, part: Choose, hint: Option, margin: float, seed: str, missed: bool = True) -> str:
    """Name the test that this choice fails, or return an empty string if it is worth proving."""
    for number, (times, share) in enumerate(LOOKS):
        if _looks_close(play, part, hint, share * margin, f"{seed}/look/{number}", times, missed):
            return f"look {number + 1}"
    first = _weighing(play, part, f"{seed}/first", SCREENED, 8)
    while not first.is_done:
        first.go_on(STEP)
    best = first.best()
    mine = first.interest.party(part.seat)
    if best == hint:
        return f"{SCREENED} games" if missed else ""
    return f"{SCREENED} games" if first.lead(best, hint)[0][mine] < margin else ""


def prove_puzzle(
    play: Play, part: Choose, hint: Option, margin: float, seed: str, missed: bool = True
) -> Puzzle | None:
    """Return a puzzle if one option is clearly best here and, if it has to be `missed`, it is not the hint."""
    last = _weighing(play, part, f"{seed}/last", GAMES, FEWEST)
    mine = last.interest.party(part.seat)
    last.go_on(STEP)
    while not _is_clear(last, mine, margin):
        if last.is_done or _is_hopeless(last, mine, hint if missed else None, margin):
            return None
        last.go_on(STEP)
    best = last.best()
    if best == hint and missed:
        return None
    gaps = [(last.lead(best, option), option) for option in part.options if option != best]
    (ahead, error), _ = min(gaps, key=lambda gap: gap[0][0][mine])
    answers = tuple((entry[1], plain_answer(entry[2])) for entry in play.entries)
    top = last.weight(best)
    least = 0.0 if last.interest.measure == "won" else -inf  # an option played less often may come out lower
    worth = {option_id(best): OptionWorth(top.levels[mine], top.error, top.seen)}
    for gap, option in gaps:  # compared with the best on the same luck, because some were played less often
        one = last.weight(option)
        worth[option_id(option)] = OptionWorth(
            max(least, top.levels[mine] - gap[0][mine]), one.error, one.seen
        )
    usual = {option.name: option.default for option in play.game.options}
    chosen = sorted((name, value) for name, value in play.options.items() if value != usual[name])
    mark = blake2b(repr((play.seats, chosen, answers)).encode(), digest_size=4)  # a new option changes no id
    return Puzzle(
        f"{play.game.slug}-{mark.hexdigest()}",
        play.game.slug,
        play.seats,
        dict(play.options),
        play.game.digest(play.options),
        part.seat,
        part.ask.name,
        option_id(best),
        option_id(hint),
        last.interest.measure,
        {name: worth[name] for name in map(option_id, part.options)},
        ahead[mine],
        error,
        answers,
    )


def _looks_close(
    play: Play, part: Choose, hint: Option, margin: float, seed: str, times: int, missed: bool
) -> bool:
    """Check if at the end of the turn the best option is the hint, or hardly ahead of it or of the second.
    Without a value that can't be said."""
    if value_for(play.game, play.seats, play.options) is None:
        return False
    look = Evaluation(play, part.seat, seed, hand=HAND, most=times, widest=WIDEST)
    while not look.is_done:
        look.go_on(STEP)
    best, mine = look.best(), look.interest.party(part.seat)
    if best == hint and missed:
        return True
    ahead = {option: look.lead(best, option)[0][mine] for option in part.options if option != best}
    return ahead.get(hint, margin) < margin or min(ahead.values()) < NEXT * margin


def _weighing(play: Play, part: Choose, seed: str, games: int, fewest: int) -> Evaluation:
    return Evaluation(play, part.seat, seed, hand=HAND, most=games, whole=True, fewest=fewest, widest=WIDEST)


def _is_clear(weighing: Evaluation, mine: int, margin: float) -> bool:
    """Check if the best option is far enough ahead of every other, and every option was played often enough to
    be sure."""
    if any(len(weighing.found(option)) < FEWEST for option in weighing.options):
        return False
    best = weighing.best()
    gaps = [weighing.lead(best, option) for option in weighing.options if option and option != best]
    return all(levels[mine] >= max(margin, SURE * error) for levels, error in gaps)


def _is_hopeless(weighing: Evaluation, mine: int, hint: Option | None, margin: float) -> bool:
    """Check if more games would hardly make it clear: the best option is the hint, or another option is too
    close."""
    best = weighing.best()
    seen = weighing.weight(best).seen
    if best == hint:
        return seen >= FEWEST
    for option in weighing.options:
        if option and option != best:
            levels, error = weighing.lead(best, option)
            asked = max(margin, SURE * error * (seen / GAMES) ** 0.5)
            if levels[mine] + HOPELESS * error < asked:
                return True
    return False


def search_puzzles(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: str,
    first: int = 0,
    look: Callable[[int, str], None] = lambda number, step: None,
    missed: bool = True,
) -> Iterator[tuple[int, Puzzle | None]]:
    """Yield puzzles without end, at most one for each game, with the number of the game; None for a game without
    one.

    `look` is told of every choice examined, with the test that it failed.

    If one kind of question has given many puzzles already, another kind is preferred, because a book of one
    kind of puzzle is dull.
    """
    checked = game.check(seats, options)
    margin = (MARGIN if missed else MARGIN_FOUND) * game_spread(game, seats, checked, seed)
    asks: Counter[str] = Counter()
    number = first
    while True:
        luck = Random(f"{seed}/{number}/which").random
        puzzle = None
        odd = ODD[number % len(ODD)]
        for play, part, hint in candidates(game, seats, checked, f"{seed}/{number}", odd):
            name = part.ask.name
            if luck() > 1 / (1 + asks[name]):
                continue
            own = f"{seed}/{number}/{len(play.entries)}"
            step = failed_test(play, part, hint, margin, own, missed)
            puzzle = None if step else prove_puzzle(play, part, hint, margin, own, missed)
            look(number, step or ("proof" if puzzle is None else ""))
            if puzzle is not None:
                asks[name] += 1
                break
        yield number, puzzle
        number += 1
