"""Players may change their mind: what was declined stays within reach at the open moments, and nobody is asked again."""

from __future__ import annotations

from typing import Any

import pytest

from games._fighter.test_moments import GAMES, Hand, position
from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.log import from_text, log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.core.question import Anyone, Question
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load

clause = pytest.mark.clause
MOMENTS = {"die": "turn", "run-out": "turn", "throw": "turn", "trade": "rest", "order": "rest", "buy": "shop"}


def played(slug: str, seats: int, options: dict[str, Any], seed: int) -> Any:
    """Play a whole game in which nobody uses anything when asked, and stop at every question."""
    fate, hand = SampledFate(seed), Hand(slug, seed)
    play = Play(load(slug), seats, options)
    while (question := play.question) is not None:
        yield play, question
        if question.by_fate:
            play.answer(fate(question))
            continue
        seat, part = next(iter(question.asked().items()))
        play.answer("pass" if isinstance(question, Anyone) else hand(play, part), seat)


@clause("DF-RULING-45", "CF-RULING-75")
@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_what_was_declined_once_was_out_of_reach_until_a_life_changed(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    met: set[str] = set()
    for seed in range(30, 34):
        for play, question in played(slug, seats, options, seed):
            asides = question.asides()
            if not asides:
                continue
            met.add(question.ask.name)
            (seat, part), *_ = asides.items()
            assert part.about == (MOMENTS[question.ask.name],)
            assert "pass" not in part.options  # nobody is asked
            before = position(play)
            for option in part.options[:2]:
                fork = play.fork()
                fork.answer(option, seat)
                assert position(fork) != before
                now: Question | None = fork.question
                assert now is not question  # asked anew, for everything may have changed
                twin = fork.fork()
                assert position(twin) == position(fork)
                assert type(twin.question) is type(fork.question)
    assert {"die", "throw"} <= met
    assert met <= {*MOMENTS}


@clause("DF-RULING-45", "CF-RULING-75")
@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_a_game_with_second_thoughts_is_read_back(slug: str, seats: int, options: dict[str, Any]) -> None:
    used = 0
    for seed in range(40, 44):
        fate, hand = SampledFate(seed), Hand(slug, seed)
        play = Play(load(slug), seats, options)
        while (question := play.question) is not None:
            asides = question.asides()
            if asides and len(play.entries) % 3 == 0:
                seat, part = next(iter(asides.items()))
                play.answer(part.options[-1], seat)
                used += 1
            elif question.by_fate:
                play.answer(fate(question))
            else:
                seat, mine = next(iter(question.asked().items()))
                play.answer("pass" if isinstance(question, Anyone) else hand(play, mine), seat)
        text = to_text(log_of(play, [f"P{seat}" for seat in range(seats)]))
        again = from_text(text).replay(load(slug))
        assert again.outcome == play.outcome
        assert position(again) == position(play)
    assert used


@clause("CF-RULING-75", "CF-TEMPL-5")
def test_a_template_is_not_flipped_with_a_die_in_the_hand() -> None:
    for slug, seats, options in GAMES[2:]:
        for seed in range(30, 34):
            for _, question in played(slug, seats, options, seed):
                if isinstance(question, Throw):
                    assert not any(
                        option[0] == "flip" for part in question.asides().values() for option in part.options
                    )


@clause("DF-RULING-45")
def test_a_use_that_is_not_within_reach_is_refused_and_changes_nothing() -> None:
    slug, seats, options = GAMES[0]
    for play, question in played(slug, seats, options, 30):
        if question.ask.name == "die" and (asides := question.asides()):
            (seat, _), *_ = asides.items()
            stranger = next(one for one in range(seats) if one not in asides and one != question.whose)
            entries, before = len(play.entries), position(play)
            for who, answer in (
                (seat, "heal.nothing.0"),
                (stranger, "heal.flask_of_soup.0"),
                (question.whose, "throw.purple"),
            ):
                with pytest.raises(IllegalAnswer):
                    play.answer(answer, who)
            assert (len(play.entries), position(play)) == (entries, before)
            return
    pytest.fail("nobody had anything to use")
