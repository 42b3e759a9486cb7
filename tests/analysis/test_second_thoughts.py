"""Looking back at a game in which somebody used a card while somebody else was asked."""

from __future__ import annotations

from tumblekeep.analysis.log_points import seen
from tumblekeep.analysis.timeline import course
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import Log, log_of
from tumblekeep.core.play import Play
from tumblekeep.core.question import Anyone
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load


def with_a_second_thought() -> tuple[Log, int]:
    """A short game of Dungeon Fighter, and the number of the answer that was nobody's turn to give."""
    game = load("dungeon_fighter")
    for seed in range(200):
        fate, bot = SampledFate(seed), Greedy(game, 1)
        play = Play(game, 2, {"heroes": "random"})
        used = 0
        while (question := play.question) is not None and len(play.entries) < 120:
            asides = question.asides()
            others = [seat for seat in asides if seat != question.whose]
            if others and not used:
                play.answer(asides[others[0]].options[0], others[0])
                used = len(play.entries)
            elif question.by_fate:
                play.answer(fate(question))
            else:
                seat, part = next(iter(question.asked().items()))
                play.answer("pass" if isinstance(question, Anyone) else bot(play.look, part), seat)
            if used and len(play.entries) > used + 2:
                return log_of(play, ["A", "B"]), used
    raise AssertionError("no game in which somebody had a card to use")


def test_a_use_that_nobody_was_asked_for_could_not_be_looked_back_at() -> None:
    log, used = with_a_second_thought()
    game = load("dungeon_fighter")
    points = list(seen(log, game, effort="quick"))
    assert not points[used - 1].offered  # not using it has no number
    told = course(log, game, points)
    step = told.steps[used - 1]
    assert step.seat == log.lines[used - 1].by
    assert step.prompt.id == "ask-window"
