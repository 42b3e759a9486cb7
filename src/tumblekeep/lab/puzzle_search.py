"""Finding puzzles: games of the steady player, looked through for choices that it misses and that can be proved. In every other game
something odd is done now and then, so that it comes to places that it would not have chosen.

A choice is looked at in four steps, each dearer than the one before, and dropped as soon as nothing is to be found there: a short
look to the end of the turn and a longer one, where a value has been learned; then some games played on from each option, then many with luck of their own, so
that what looked best by luck alone does not pass. Only the last of them is told, and it is broken off once it can't pass any more.
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
"""How often each option is played to the end of the turn to screen a choice, and how much of the margin the best must lie ahead of the hint there. Games
played out cost many times as much."""
NEXT = 0.7
"""How much of that it must lie ahead of the next."""
WIDEST = 8
"""Options at most: every one of them is proved, and a person can think of them."""
SURE = 3.0
"""Standard errors that the best must lie ahead of every other option."""
HAND = "average"


MARGIN = 0.09
"""How far the best must lie ahead of every other option: so much of what single games of these rules lie apart."""
SCREENED, FEWEST, GAMES = 48, 80, 2000
"""How often each option is played on to the end in the look before the last; in the last at least, and at most."""
HOPELESS = 0.5
"""Standard errors by which the best would have to do better than it does, to be given up. A proof costs a thousand short looks: it is cheaper to give
up some that would have come out than to see them all to the end."""
STEP = 40_000
"""Answers between two looks at whether it is clear by now."""
ODD = (0.0, 0.1)
"""How often something odd is done, game after game."""
APART = 30
"""Games of the steady player from which it is seen how far single games lie apart."""


def candidates(
    game: Game, seats: int, options: Mapping[str, Any], seed: str, odd: float = 0.0
) -> Iterator[tuple[Play, Choose, Option]]:
    """The choices of one game between two and `WIDEST` options, as the steady player comes to them, with what it does there. The
    play goes on with that once the next is asked for, or with anything in a share `odd` of all questions."""
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


def how_far_apart(game: Game, seats: int, options: Mapping[str, Any], seed: str) -> float:
    """How far single games end from each other, as a standard deviation, in the measure of odds."""
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


def dropped(play: Play, part: Choose, hint: Option, margin: float, seed: str) -> str:
    """Why this choice is not worth proving: the step at which it fell; empty if it is."""
    for number, (times, share) in enumerate(LOOKS):
        if _looks_close(play, part, hint, share * margin, f"{seed}/look/{number}", times):
            return f"look {number + 1}"
    first = _weighing(play, part, f"{seed}/first", SCREENED, 8)
    while not first.is_done:
        first.go_on(STEP)
    best = first.best()
    mine = first.interest.party(part.seat)
    return f"{SCREENED} games" if best == hint or first.lead(best, hint)[0][mine] < margin else ""


def proved(play: Play, part: Choose, hint: Option, margin: float, seed: str) -> Puzzle | None:
    """A puzzle, if one option is clearly best here and it is not the hint."""
    last = _weighing(play, part, f"{seed}/last", GAMES, FEWEST)
    mine = last.interest.party(part.seat)
    last.go_on(STEP)
    while not _is_clear(last, mine, margin):
        if last.is_done or _is_hopeless(last, mine, hint, margin):
            return None
        last.go_on(STEP)
    best = last.best()
    if best == hint:
        return None
    gaps = [(last.lead(best, option), option) for option in part.options if option != best]
    (ahead, error), _ = min(gaps, key=lambda gap: gap[0][0][mine])
    answers = tuple((entry[1], plain_answer(entry[2])) for entry in play.entries)
    top = last.weight(best)
    least = 0.0 if last.interest.measure == "won" else -inf  # one played less often may come out lower
    worth = {option_id(best): OptionWorth(top.levels[mine], top.error, top.seen)}
    for gap, option in gaps:  # against the best with the same luck: some were played less often
        one = last.weight(option)
        worth[option_id(option)] = OptionWorth(
            max(least, top.levels[mine] - gap[0][mine]), one.error, one.seen
        )
    mark = blake2b(repr((play.seats, sorted(play.options.items()), answers)).encode(), digest_size=4)
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


def _looks_close(play: Play, part: Choose, hint: Option, margin: float, seed: str, times: int) -> bool:
    """At the end of the turn the best is the hint, or hardly ahead of it or of the next. Where no value is known, that can't be said."""
    if value_for(play.game, play.seats, play.options) is None:
        return False
    look = Evaluation(play, part.seat, seed, hand=HAND, most=times, widest=WIDEST)
    while not look.is_done:
        look.go_on(STEP)
    best, mine = look.best(), look.interest.party(part.seat)
    if best == hint:
        return True
    ahead = {option: look.lead(best, option)[0][mine] for option in part.options if option != best}
    return ahead[hint] < margin or min(ahead.values()) < NEXT * margin


def _weighing(play: Play, part: Choose, seed: str, games: int, fewest: int) -> Evaluation:
    return Evaluation(play, part.seat, seed, hand=HAND, most=games, whole=True, fewest=fewest, widest=WIDEST)


def _is_clear(weighing: Evaluation, mine: int, margin: float) -> bool:
    """The best lies far enough ahead of every other option, and every one was played often enough to say so."""
    if any(len(weighing.found(option)) < FEWEST for option in weighing.options):
        return False
    best = weighing.best()
    gaps = [weighing.lead(best, option) for option in weighing.options if option and option != best]
    return all(levels[mine] >= max(margin, SURE * error) for levels, error in gaps)


def _is_hopeless(weighing: Evaluation, mine: int, hint: Option, margin: float) -> bool:
    """More games would hardly make it clear: the best is the hint, or some other option lies too close."""
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


def found(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: str,
    first: int = 0,
    look: Callable[[int, str], None] = lambda number, step: None,
) -> Iterator[tuple[int, Puzzle | None]]:
    """Puzzles without end, at most one a game, each with the number of its game; None for a game in which there was none. `look` hears of
    every choice that was looked at, with the step at which it fell.

    Where a kind of question has given many already, another is looked for: a book of one kind of puzzle is dull.
    """
    checked = game.check(seats, options)
    margin = MARGIN * how_far_apart(game, seats, checked, seed)
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
            step = dropped(play, part, hint, margin, own)
            puzzle = None if step else proved(play, part, hint, margin, own)
            look(number, step or ("proof" if puzzle is None else ""))
            if puzzle is not None:
                asks[name] += 1
                break
        yield number, puzzle
        number += 1
