"""Play, fork and imagine."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest

from core.lantern import CARD, GUARD, LANTERN, WISH, Deep
from core.test_questions import begun, to_the_dice, wishes
from tumblekeep.core.chance import Draw
from tumblekeep.core.errors import BadOptions, RulesBroken
from tumblekeep.core.imagine import imagine
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose, Flow, Question
from tumblekeep.core.table import plain
from tumblekeep.fate.sampled import SampledFate


def test_a_fork_is_equal_and_apart() -> None:
    play = to_the_dice(begun())
    fork = play.fork()
    assert fork.entries == play.entries
    assert fork.table.position() == play.table.position()
    assert fork.question is not None
    fork.answer([[3, 0]])
    assert play.table.position()["faces"] == []
    assert len(fork.entries) == len(play.entries) + 1
    again = fork.fork()
    assert again.table.position() == fork.table.position()
    assert fork.news() == []


def test_forks_go_on_from_the_start_of_the_turn() -> None:
    play = to_the_dice(begun())
    play.fork()
    for answer in ([[0, 3]], [0, 0], "king", {"zone": 1}):
        play.answer(answer)
    assert play.rest.answers == len(play.entries)
    play.answer("gold", 1)
    fork = play.fork()
    assert sorted(fork.asked()) == sorted(play.asked())
    assert fork.asked()[1].ask.name == "second-wish"


def test_a_fork_that_was_played_on_forks_where_it_is() -> None:
    fork = to_the_dice(begun()).fork()
    for answer in ([[0, 3]], [0, 0], "king", {"zone": 1}):
        fork.answer(answer)
    again = fork.fork()
    assert again.entries == fork.entries
    assert again.table.position() == fork.table.position()
    assert fork.rest.answers == len(fork.entries)


def test_copy_equals_deepcopy() -> None:
    table = Deep(3)
    table.wishes, table.shouts, table.card = {0: "gold"}, [1, 2], "king"
    assert plain(table.copy()) == plain(copy.deepcopy(table))


def test_an_imagined_play_hides_what_the_seat_cannot_see() -> None:
    play = to_the_dice(begun())
    for answer in ([[0, 3]], [0, 0], "king"):
        play.answer(answer)
    cards = set()
    for seed in range(20):
        other = imagine(play, 1, fate := SampledFate(seed), fate.pick)
        assert other.look(1) == play.look(1)
        cards.add(other.table.position()["card"])
    assert cards == {"king", "queen"}
    mine = imagine(play, 0, fate, fate.pick)
    assert mine.table.position()["card"] == "king"


def test_other_seats_open_decisions_are_imagined() -> None:
    play = begun()
    play.answer("light", 2)
    play.answer("swap", 2)
    seen = set()
    for seed in range(20):
        other = imagine(play, 0, fate := SampledFate(seed), fate.pick)
        assert sorted(other.asked()) == [0, 1]
        seen.add(tuple(entry[2] for entry in other.entries[1:]))
    assert len(seen) > 1


def test_finish_plays_to_the_end_and_notices_a_game_without_one() -> None:
    play = begun()
    fate = SampledFate(1)

    def first(look: object, question: object) -> object:
        return question.options[0]  # type: ignore[attr-defined]

    play.finish(fate, [first] * 3)
    assert play.outcome is not None
    endless = begun()
    with pytest.raises(RulesBroken, match="did not end in 5 answers"):
        endless.finish(fate, [first] * 3, longest=5)
    assert endless.question is not None


def test_a_game_that_only_ever_lets_players_choose_was_played_for_ever() -> None:
    def dithering(table: Deep) -> Flow[None]:
        while True:
            yield Choose(WISH, 0, ["gold", "light"])

    play = Play(replace(LANTERN, setup=dithering), 2)
    with pytest.raises(RulesBroken, match="did not end in 50 answers"):
        play.finish(SampledFate(1), [lambda look, question: question.options[0]] * 2, longest=50)
    assert len(play.entries) == 51


@pytest.mark.parametrize("forced", [Choose(WISH, 0, ["gold"]), Draw(CARD, 0, {"ace": 2})])
def test_a_game_that_settles_everything_itself_was_played_for_ever(forced: Question) -> None:
    def treading(table: Deep) -> Flow[None]:
        yield Choose(GUARD, 0, ["left", "right"])
        while True:
            yield forced

    with pytest.raises(RulesBroken, match="lantern_deep asks nothing: 50 questions had one answer"):
        Play(replace(LANTERN, setup=treading), 2).finish(
            SampledFate(1), [lambda look, question: question.options[0]] * 2, longest=50
        )
    with pytest.raises(RulesBroken, match="asks nothing"):
        Play(replace(LANTERN, setup=treading), 2).answer("left")


def test_options_are_checked_before_anything_is_laid_out() -> None:
    assert Play(LANTERN, 2).options == {"depth": 2, "mood": "calm", "dark": False, "plan": None}
    assert Play(LANTERN, 2, {"depth": "4", "dark": "yes", "plan": {"a": 1}}).options["depth"] == 4
    for seats, options, why in (
        (1, {}, "2 to 4"),
        (2, {"depth": 10}, "1 ... 9"),
        (2, {"depth": True}, "depth"),
        (2, {"depth": "deep"}, "depth"),
        (2, {"mood": "sad"}, "calm | wild"),
        (2, {"dark": 3}, "yes | no"),
        (2, {"plan": "map"}, "plan"),
        (2, {"colour": 1}, "there is no option 'colour'"),
        (4, {"depth": 9}, "too-deep"),
    ):
        with pytest.raises(BadOptions) as refused:
            Play(LANTERN, seats, options)
        assert why in str(refused.value)


def test_the_tale_is_heard_once() -> None:
    play = wishes(begun())
    play.answer("shout", 1)
    (news,) = play.news()
    assert (news.who, news.loud) == (1, 1)
    assert play.news() == []
    assert play.table.told == [], "a table remembered for ever what it had told"
    message = LANTERN.happening(news)
    assert LANTERN.happening_shown(news) == message.plain()
    assert message.plain() == {"id": "tale-shouted", "args": {"who": {"seat": 1}, "loud": 1}}
