"""What a try shows afterwards: the choices that gave most away, and where most people went the other way.

Everything here replays a finished log, so it runs in a worker process.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tumblekeep.analysis.evaluation import Evaluation
from tumblekeep.core.ask import option_id
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, log_of, plain_answer
from tumblekeep.core.play import Play
from tumblekeep.daily.playing import play_day
from tumblekeep.daily.schedule import DayPlan
from tumblekeep.daily.scoring import PLAYER, STEP, PlacedChoice, TryScore, score
from tumblekeep.games import load
from tumblekeep.players.levels import player
from tumblekeep.players.puzzles import OptionWorth, Puzzle

SPOTS = 3
"""How many choices are shown."""
FEWEST_OTHERS = 4
"""How many others must have met a position before it is told what most of them did."""
LOOKS = 48
"""How often an option is played on to say what it was worth."""
LEAST_LOSS = 5
"""Thousandths of the measure: what loses less is not worth showing."""
WIDEST = 8


class CrowdShare(NamedTuple):
    """How many chose an option, and what it was worth on average, in thousandths."""

    tries: int
    worth: float


Gathered = Mapping[str, Mapping[str, CrowdShare]]


def masterful_try(plan: DayPlan, key: bytes) -> TryScore:
    """Let the masterful player try a day, with the day's own dice."""
    game = load(plan.game)
    play = play_day(plan, key, player("masterful", game, Random(f"{plan.day}/masterful").random))
    found = score(log_of(play, ["Masterful"] * plan.seats), game, plan.day.isoformat())
    assert found is not None
    return found


def spots_of(log: Log, game: Game, choices: Sequence[PlacedChoice], day: str) -> list[dict[str, Any]]:
    """The choices that gave most away, with what the masterful player would have done and what that would have come to."""
    worst = sorted((one for one in choices if one.worth <= -LEAST_LOSS), key=lambda one: one.worth)
    wanted = {one.number: one for one in worst[:SPOTS]}
    found = []
    play = log.begin(game)
    for number, line in enumerate(log.lines, start=1):
        if number in wanted:
            told = _spot(play, wanted[number], day)
            if told is not None:
                found.append(told)
        log.step(play, number, line)
    return found


def _spot(play: Play, choice: PlacedChoice, day: str) -> dict[str, Any] | None:
    part = play.asked()[PLAYER]
    offered = {option_id(option): option for option in part.options}
    bot = player("masterful", play.game, Random(f"{day}/{choice.number}").random)
    better = bot(play.look, part)
    if option_id(better) == choice.chosen or choice.chosen not in offered:
        return None
    chosen = offered[choice.chosen]
    weighed = Evaluation(play, PLAYER, f"{day}/spot/{choice.number}", most=LOOKS, only=(better, chosen))
    weighed.go_on(10**9)
    gain = weighed.lead(better, chosen)[0][weighed.interest.party(PLAYER)]
    if gain * STEP < LEAST_LOSS:
        return None
    return {
        "number": choice.number,
        "ask": choice.ask,
        "chosen": part.ask.label(chosen).plain(),
        "better": part.ask.label(better).plain(),
        "gain": round(gain, 3),
    }


def others_of(log: Log, game: Game, choices: Sequence[PlacedChoice], crowd: Gathered) -> list[dict[str, Any]]:
    """Positions where most people went the other way, the most telling first."""
    split = []
    for one in choices:
        shares = crowd.get(one.position, {})
        total = sum(share.tries for share in shares.values())
        if total <= FEWEST_OTHERS or one.chosen not in shares:
            continue
        usual = max(shares, key=lambda option: (shares[option].tries, option))
        share = shares[usual].tries / total
        if usual != one.chosen and share > 0.5:
            gain = (shares[one.chosen].worth - shares[usual].worth) / STEP
            split.append((abs(gain) * share, one, usual, share, gain, total))
    split.sort(key=lambda row: (-row[0], row[1].number))
    wanted = {row[1].number: row for row in split[:SPOTS]}
    found = []
    play = log.begin(game)
    for number, line in enumerate(log.lines, start=1):
        if number in wanted:
            _, one, usual, share, gain, total = wanted[number]
            part = play.asked()[PLAYER]
            labels = {option_id(option): part.ask.label(option).plain() for option in part.options}
            if usual in labels:
                found.append(
                    {
                        "number": number,
                        "ask": one.ask,
                        "chosen": labels[one.chosen],
                        "usual": labels[usual],
                        "share": round(share, 3),
                        "gain": round(gain, 3),
                        "met": total,
                    }
                )
        log.step(play, number, line)
    return found


def puzzle_at(log: Log, game: Game, number: int, name: str) -> Puzzle | None:
    """Make a puzzle of the position before an answer of a log; None if no option is clearly best there."""
    play = log.replay(game, number - 1) if number > 1 else log.begin(game)
    asked = play.asked()
    if PLAYER not in asked or not 2 <= len(asked[PLAYER].options) <= WIDEST:
        return None
    part = asked[PLAYER]
    weighed = Evaluation(play, PLAYER, name, most=2 * LOOKS, fewest=LOOKS // 2, widest=WIDEST)
    weighed.go_on(10**9)
    mine, best = weighed.interest.party(PLAYER), weighed.best()
    gaps = {option: weighed.lead(best, option) for option in weighed.options if option not in (None, best)}
    if not gaps:
        return None
    (levels, error) = min(gaps.values(), key=lambda gap: gap[0][mine])
    if levels[mine] <= 2 * error or levels[mine] * STEP < LEAST_LOSS:
        return None
    top = weighed.weight(best).levels[mine]
    worth = {}
    for option in part.options:
        one = weighed.weight(option)
        expected = top if option == best else top - gaps[option][0][mine]
        worth[option_id(option)] = OptionWorth(round(expected, 4), round(one.error, 4), one.seen)
    hint = weighed.steady() or best
    return Puzzle(
        name,
        game.slug,
        play.seats,
        dict(play.options),
        game.digest(play.options),
        PLAYER,
        part.ask.name,
        option_id(best),
        option_id(hint),
        weighed.interest.measure,
        worth,
        levels[mine],
        error,
        tuple((entry[1], plain_answer(entry[2])) for entry in play.entries),
    )
