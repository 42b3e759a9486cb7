"""Players that look ahead: the same seed thinks the same, nothing hidden is read, and the steady player
answers if they can't."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from players.plays import LITTLE, opened, simple
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import option_id
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.games.castle_of_frosts.table import NOBODY
from tumblekeep.lab import solving
from tumblekeep.players import thinker
from tumblekeep.players.levels import LEVELS, player
from tumblekeep.players.plans import Prospect, TurnPlan, settled
from tumblekeep.players.search import Budget
from tumblekeep.players.thinker import Thinker, chosen, judge_odds, ponder


def test_the_same_seed_thinks_the_same() -> None:
    play = opened("dungeon_attack", 2, {}, 12)
    (seat,) = play.asked()
    before = play.look(seat)
    one, other = ponder(play, seat, LITTLE, "a"), ponder(play, seat, LITTLE, "a")
    assert one is not None
    assert one == other
    assert one.looks > 1
    assert {prospect.option for prospect in one.prospects} == set(play.asked()[seat].options)
    assert play.look(seat) == before


def test_looking_deeper_goes_beyond_the_turn() -> None:
    play = opened("dungeon_attack", 2, {}, 12)
    (seat,) = play.asked()
    deep = Budget(answers=3000, seconds=60.0, samples=2, turns=1, widest=2)
    thought = ponder(play, seat, deep, "a", nested=True)
    assert thought is not None
    assert any(prospect.far for prospect in thought.prospects)
    assert thought == ponder(play, seat, deep, "a", nested=True)


def test_what_others_decide_at_the_same_time_is_not_seen() -> None:
    play = opened("dungeons_dice_danger", 2, {"adventure": "annoyed-animals"}, 1)
    assert len(play.asked()) == 2
    thoughts = []
    for option in play.asked()[0].options[:2]:
        other = play.fork()
        other.answer(option, 0)
        thoughts.append(ponder(other, 1, LITTLE, "a", value=simple("points")))
    assert thoughts[0] is not None
    assert thoughts[0] == thoughts[1]


def test_hidden_cards_are_not_seen() -> None:
    play = opened("castle_of_frosts", 3, {}, 60)
    seat = next(iter(play.asked()))
    other = play.fork()
    tables: list[Any] = [other.rest.table, other.table]
    for table in tables:  # swap the Leader's hand and the deck, which nobody can see
        place = next(place for place, layer in enumerate(table.deck) if layer.known_to == NOBODY)
        cards = list(reversed(table.deck[place].cards))
        if table.hand and seat != table.leader:
            table.hand[0], cards[0] = cards[0], table.hand[0]
        table.deck[place] = table.deck[place]._replace(cards=tuple(cards))
    assert other.table.position() != play.table.position()
    assert other.look(seat) == play.look(seat)
    value = simple("life")
    thought = ponder(play, seat, LITTLE, "a", value=value)
    assert thought is not None
    assert thought == ponder(other, seat, LITTLE, "a", value=value)


def test_where_nothing_was_learned_the_steady_one_answers() -> None:
    play = opened("dungeon_attack", 2, {}, 12)
    (question,) = play.asked().values()
    assert Thinker(play.game, LITTLE, 4)(play.look, question) in question.options
    blind = Thinker(play.game, LITTLE, 4)
    assert blind(lambda seat: play.look(seat), question) == Greedy(play.game, 4)(play.look, question)


def test_one_that_fails_is_replaced_by_the_steady_one_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("thoughts astray")

    monkeypatch.setattr(thinker, "ponder", fail)
    play = opened("dungeon_attack", 2, {}, 12)
    (question,) = play.asked().values()
    bot = Thinker(play.game, LITTLE, 4)
    assert bot(play.look, question) == Greedy(play.game, 4)(play.look, question)
    assert bot.failures == 1
    assert [record.name for record in caplog.records] == ["tumblekeep.players"]
    assert caplog.records[0].exc_info is not None
    heard: list[str] = []
    bot = Thinker(play.game, LITTLE, 4, failed=lambda failure, asked: heard.append(f"{asked.ask}: {failure}"))
    assert bot(play.look, question) in question.options
    assert heard == [f"{question.ask}: thoughts astray"]


def test_the_hint_is_left_for_a_clear_gain_only() -> None:
    def prospect(option: str, *near: float) -> Prospect:
        return Prospect(option, sum(near) / len(near), 0.0, near, ())

    hint, better, luckier = (
        prospect("a", 1.0, 2.0, 1.5),
        prospect("b", 1.4, 2.4, 1.9),
        prospect("c", 4.0, 0.2, 2.2),
    )
    assert chosen([hint, better], "a", 0.3) == "b"
    assert chosen([hint, better], "a", 0.5) == "a"
    assert chosen([hint, luckier], "a", 0.3) == "a", "a lead that may be luck is none"
    once, again = prospect("a", 1.0), prospect("b", 1.4)
    assert chosen([once, again], "a", 0.3) == "a", "seen only once"
    assert chosen([once, again], "a", 0.3, exact=True) == "b", "but nothing was left to chance"
    assert chosen([Prospect("a", 0.0, 0.0, (), ()), again], "a", 0.3, exact=True) == "a", (
        "nothing to compare with"
    )


def test_a_choice_is_made_once_one_option_is_ahead_of_all_beyond_luck() -> None:
    def plan(option: str, *near: float) -> TurnPlan:
        found = TurnPlan((option,))
        found.near.extend(near)
        return found

    hint, best = plan("a", 1.0, 2.0, 1.5, 1.2), plan("b", 2.0, 3.1, 2.4, 2.2)
    assert settled([hint, best], "a", 0.3)
    assert not settled([hint, best], "a", 2.0), "not by as much as is needed"
    assert not settled([hint, best], "b", 0.3), "the hint is what others are held against"
    assert not settled([hint, best, plan("c", 2.1, 3.0, 2.3, 2.3)], "a", 0.3), "two are as good"
    assert not settled([hint, plan("b", 6.0, 0.1, 2.4, 2.2)], "a", 0.3), "that may be luck"


def test_a_deep_look_that_could_not_be_finished_is_not_begun() -> None:
    play = opened("dungeon_attack", 2, {}, 12)
    (seat,) = play.asked()
    plain = Budget(answers=3000, seconds=60.0, samples=2)
    near = ponder(play, seat, plain, "a")
    short = ponder(play, seat, plain._replace(answers=300, turns=1), "a")
    assert near is not None
    assert short is not None
    assert not any(prospect.far for prospect in short.prospects)


def test_odds_are_chances() -> None:
    play = opened("dungeon_dice", 2, {}, 30)
    seat = next(iter(play.asked()))
    value = simple("fame")
    assert play.game.goal is not None
    judge = judge_odds(play.game.goal, value, play.seats, play.options)
    thought = ponder(play, seat, LITTLE, "a", value=value, judge=judge)
    assert thought is not None
    assert all(0 <= number <= 1 for prospect in thought.prospects for number in prospect.near)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(level: str) -> None:
    play = opened("dungeon_attack", 2, {}, 12)
    (question,) = play.asked().values()
    assert player(level, play.game, Random(1).random)(play.look, question) in question.options


def test_a_thinker_plays_a_whole_game() -> None:
    game = load("dungeon_attack")
    play = Play(game, 2)
    thinking = Thinker(game, Budget(answers=60, seconds=60.0, samples=1), 1)
    play.finish(SkilledFate(2, tables=False), [thinking, Greedy(game, 3)])
    assert play.outcome is not None
    assert thinking.failures == 0


def test_a_shrewd_player_never_weighs_a_third_idea() -> None:
    play = opened("dungeons_dice_danger", 1, {"adventure": "annoyed-animals"}, 3)
    (part,) = play.asked().values()
    assert len(part.options) > 3
    limits = LEVELS["shrewd"].limits
    assert limits is not None
    thought = ponder(play, part.seat, limits._replace(seconds=60.0, haste=0.0), "a")
    assert thought is not None
    weighed = [one.option for one in thought.prospects if one.near]
    assert len(weighed) == 2
    assert {thought.hint, thought.choice} <= set(weighed)
    masterful = LEVELS["masterful"].limits
    assert masterful is not None
    deeper = ponder(play, part.seat, masterful._replace(seconds=60.0), "a")
    assert deeper is not None
    assert sum(bool(one.near) for one in deeper.prospects) > 2


def test_a_shrewd_player_was_as_good_as_a_masterful_one_because_it_never_lost_patience() -> None:
    play = opened("dungeons_dice_danger", 1, {"adventure": "annoyed-animals"}, 3)
    (part,) = play.asked().values()
    limits = LEVELS["shrewd"].limits
    assert limits is not None
    hasty, thoughtful = 0, 0
    for number in range(40):
        seed = str(number)
        thought = ponder(play, part.seat, limits._replace(answers=60, seconds=60.0), seed)
        patient = ponder(play, part.seat, limits._replace(answers=60, seconds=60.0, haste=0.0), seed)
        assert thought is not None
        assert patient is not None
        if thought.looks:
            thoughtful += 1
            assert thought == patient, "it thinks as it would with all its patience"
        else:
            hasty += 1
            assert thought.choice == thought.hint == patient.hint, "its first idea"
    assert min(hasty, thoughtful) >= 10


def test_the_last_treasure_was_valued_by_a_model_though_only_one_roll_was_left() -> None:
    """A roll of six dice is left. Two potions are worth 0.26 feats more than what the learned value thought better."""
    game = load("dungeon_attack")
    moments = solving._decisions(game, 2, game.check(2, {}), "exact/16")
    play, part = next((play, part) for play, part in moments if len(play.entries) == 181)
    assert part.ask.name == "make"
    values = solving.Solver(game, part.seat, True).options(play, part)
    best = max(values, key=lambda option: values[option])
    assert best == "items.0.2"
    for level in ("shrewd", "masterful"):
        limits = LEVELS[level].limits
        assert limits is not None
        thought = ponder(play, part.seat, limits._replace(seconds=60.0, haste=0.0), "last")
        assert thought is not None
        assert option_id(thought.choice) == best


def test_a_few_endings_that_came_out_alike_looked_certain() -> None:
    """The gold is worth 0.02 feats more, once in fifty rolls: four samples saw no difference and ended the thought."""
    game = load("dungeon_attack")
    moments = solving._decisions(game, 2, game.check(2, {}), "exact/54")
    play, part = next((play, part) for play, part in moments if len(play.entries) == 140)
    values = solving.Solver(game, part.seat, True).options(play, part)
    limits = LEVELS["masterful"].limits
    assert limits is not None
    thought = ponder(play, part.seat, limits._replace(seconds=60.0), "last", margin=0.0)
    assert thought is not None
    assert option_id(thought.choice) == "gold"
    assert {option_id(one.option): one.value for one in thought.prospects} == pytest.approx(values)
