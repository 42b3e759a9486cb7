"""What a seat has ever been able to know, and the text form. Neither of them, nor any vector, shows what is
hidden."""

from __future__ import annotations

import numpy as np
import pytest

from tumblekeep.core.play import Play
from tumblekeep.envs.history import SeatHistory
from tumblekeep.envs.stepper import EnvSpec, Stepper, env_spec
from tumblekeep.envs.wording import UnreadableReply, describe_position, options_of, read
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import GAMES, load
from tumblekeep.testing.secrecy import with_other_secrets
from tumblekeep.testing.walk import WalkSetup, walk


def known(table: EnvSpec, play: Play, seat: int) -> tuple[object, ...]:
    """Return everything that an environment gives to a seat."""
    stepper = Stepper(table, play=play)
    history = SeatHistory()
    history.catch_up(play)
    return (
        stepper.vector(seat).tobytes(),
        stepper.legal(seat),
        history.state(play, seat),
        describe_position(stepper, seat),
    )


@pytest.mark.parametrize("slug", ["castle_of_frosts", "dungeons_dice_danger"])
def test_nothing_that_is_hidden_reaches_a_seat(slug: str) -> None:
    table = env_spec(slug, 3)
    compared = 0
    for seed in range(6):
        for play in walk(load(slug), WalkSetup(3, seed), every=2):
            if len(play.entries) > 24 or compared >= 12:
                break
            for seat in range(3):
                other = with_other_secrets(play, seat, SampledFate(1000 + len(play.entries)))
                if other is not None:
                    compared += 1
                    assert known(table, other, seat) == known(table, play, seat), (
                        f"seat {seat} is told a secret"
                    )
    assert compared >= 6


def test_the_history_of_a_seat_grows_and_forgets_nothing() -> None:
    stepper = Stepper(env_spec("dungeon_attack", 2), 1)
    history, before = SeatHistory(), [""]
    while not stepper.over:
        history.catch_up(stepper.play)
        now = history.known(stepper.play, 0)
        assert now[: len(before) - 1] == before[1:]
        before = ["", *now]
        stepper.step(stepper.legal()[0])
    assert len(before) == len(history.heard) + 1 > 20
    assert before[1] == 'adventurer 0: "take.warrior"'


def test_what_all_decide_at_once_is_known_once_all_have_decided() -> None:
    stepper = Stepper(env_spec("dungeons_dice_danger", 2), 1)
    history = SeatHistory()
    for _ in range(2):  # the first seat names its two pairs
        stepper.step(stepper.legal(0)[0], 0)
    history.catch_up(stepper.play)
    assert history.known(stepper.play, 0)[-1].startswith('pairing 0: "')
    assert history.known(stepper.play, 1)[-1] == "pairing 0: ?"
    fork = stepper.play.fork()
    assert history.fork(stepper.play, fork).known(fork, 1)[-1] == "pairing 0: ?"
    question = stepper.play.question
    while stepper.play.question is question:
        stepper.step(stepper.legal()[0])
    history.catch_up(stepper.play)
    assert not any(line.endswith("?") for line in history.known(stepper.play, 1))
    late = SeatHistory()
    late.catch_up(stepper.play)
    assert late.state(stepper.play, 1) == history.state(stepper.play, 1)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_can_be_played_by_words_alone(slug: str, language: str) -> None:
    stepper = Stepper(env_spec(slug, 3), 2)
    for turn in range(12):
        if not stepper.legal():
            assert turn > 2, "the game is over before anything could be said"
            break
        seat = stepper.seat
        text = describe_position(stepper, seat, language)
        offered = options_of(stepper, seat, language)
        assert len(offered) == len(stepper.legal())
        assert all(f"{number}. {label} [{name}]" in text for number, name, label in offered)
        assert "]\n[" not in text
        number, name, label = offered[turn % len(offered)]
        action = stepper.table.vocabulary.number[name]
        assert read(f"Let me think.\nANSWER: {name}", stepper, seat, language) == action
        assert read(f"{number}", stepper, seat, language) == action
        assert read(f"{number}. {label}", stepper, seat, language) == action
        stepper.step(action)


def test_a_reply_that_names_nothing_or_too_much_is_refused() -> None:
    stepper = Stepper(env_spec("dungeon_attack", 2), 2)
    with pytest.raises(UnreadableReply, match=r"say one of: take\.warrior"):
        read("I would rather go home.", stepper, 0)
    with pytest.raises(UnreadableReply):
        read("take.warrior or take.monk, who knows", stepper, 0)
    with pytest.raises(UnreadableReply):
        read("99", stepper, 0)
    with pytest.raises(UnreadableReply):
        read("", stepper, 0)
    assert stepper.table.names[read("I choose take.monk because it is strong", stepper, 0)] == "take.monk"
    assert np.count_nonzero(stepper.mask()) == len(stepper.legal())
