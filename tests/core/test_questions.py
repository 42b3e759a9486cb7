"""Questions: one seat chooses, several decide together, anyone may act, fate rolls, draws and throws."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.lantern import GUARD, LANTERN, Deep, Landing
from tumblekeep.core.ask import Ask, Option, option_id
from tumblekeep.core.chance import D6, Die, Draw, Roll, RollEach, Throw, compositions, pool_odds
from tumblekeep.core.errors import IllegalAnswer, PlayIsOver, RulesBroken
from tumblekeep.core.play import Play
from tumblekeep.core.question import Anyone, Barred, Choose, Marks, MootAnswer, Together, no_options


def begun(seats: int = 3) -> Play:
    play = Play(LANTERN, seats)
    play.answer("left")
    return play


def wishes(play: Play) -> Play:
    for seat in range(play.seats):
        play.answer("gold", seat)
        play.answer("keep", seat)
    return play


def test_an_option_is_taken_by_value_or_by_id() -> None:
    question = Choose(GUARD, 0, ["left", ("both", 2)])
    assert question.check(("both", 2)) == question.check("both.2") == ("both", 2)
    assert option_id(("both", 2)) == "both.2"


def test_what_is_not_offered_is_refused_with_what_is() -> None:
    play = Play(LANTERN, 3)
    with pytest.raises(
        IllegalAnswer, match=r"'up' is not offered by guard \(LD-1\); offered: left, right"
    ) as refused:
        play.answer("up")
    assert refused.value.message.id == "illegal-option"
    assert play.entries == []


def test_what_is_barred_is_refused_with_reason_and_clause() -> None:
    play = Play(LANTERN, 3)
    with pytest.raises(IllegalAnswer, match="asleep") as refused:
        play.answer("both.1")
    assert refused.value.message.args["clause"] == "LD-1"
    assert play.question is not None
    (barred,) = play.question.plain(0)["barred"]
    assert barred == {
        "id": "both.1",
        "label": {"id": "guard-both", "args": {"who": {"seat": 1}}},
        "reason": {"id": "no-asleep", "args": {"who": {"seat": 1}}},
        "clause": "LD-1",
    }


def test_an_option_says_which_pieces_stand_for_it_and_where_it_leads() -> None:
    looked: list[object] = []

    def marks(option: Option) -> Marks:
        looked.append(option)
        return Marks(("door",), (("cellar", "attic"), ())) if option == "left" else Marks()

    ask = Ask(
        "way",
        "LD-1",
        {"left": "", "to": "who:seat"},
        prompt="room:text",
        touches={"to": "{room}:{who} seat:{seat}"},
    )
    question = Choose(ask, 2, ["left", ("to", 1)], ("hall",), marks=marks)
    assert question.check("left") == "left"
    assert looked == [], "nobody has looked yet"
    left, to = question.plain(2)["options"]
    assert (left["touches"], left["leads"]) == (["door"], [["cellar", "attic"], []])
    assert (to["touches"], "leads" in to) == (["hall:1", "seat:2"], False)
    assert looked == ["left", ("to", 1)]


def test_what_is_barred_says_so_too() -> None:
    ask = Ask("way", "LD-1", {"to": "who:seat"}, barred={"asleep": ""}, touches={"to": "seat:{who}"})
    question = Choose(ask, 0, [("to", 1)], barred=lambda: [Barred(("to", 2), "asleep", "LD-1")])
    assert question.plain(0)["barred"][0]["touches"] == ["seat:2"]


@pytest.mark.parametrize("touches", [{"to": "seat:{whom}"}, {"go": "seat:{who}"}])
def test_an_ask_that_touches_what_it_does_not_name_is_refused(touches: dict[str, str]) -> None:
    with pytest.raises((ValueError, KeyError), match=r"whom|go"):
        Ask("way", "LD-1", {"to": "who:seat"}, touches=touches)


def test_what_is_shown_of_an_ask_is_its_messages_as_plain_data() -> None:
    spec = "who:seat item:item hits:number said:text"
    ask = Ask("way", "LD-1", prompt=spec, barred={"asleep": spec, "late": ""})
    told = (2, "potion", 3, "hm")
    assert ask.question_shown(told) == ask.question(told).plain()
    assert ask.reason_shown("asleep", told) == ask.reason("asleep", told).plain()
    assert ask.reason_shown("late") == ask.reason("late").plain() == {"id": "no-late", "args": {}}
    with pytest.raises(RulesBroken, match=r"its prompt 3 values .* declares 4: who:seat, item:item"):
        ask.question_shown(told[:3])


def test_another_seat_cannot_answer() -> None:
    play = Play(LANTERN, 3)
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked"):
        play.answer("left", seat=1)
    play.answer("left", seat=0)


def test_options_go_only_to_who_may_see_them() -> None:
    play = wishes(begun())
    for seat in range(3):
        play.answer("pass", seat)
    question = play.question
    assert isinstance(question, Choose)
    assert "options" in question.plain(1)
    for other in (0, 2, None):
        assert "options" not in question.plain(other)
    assert question.plain(1)["prompt"] == {"id": "ask-loot", "args": {"count": 2}}


def test_together_takes_answers_in_any_order_and_hides_them() -> None:
    play = begun()
    assert isinstance(play.question, Together)
    assert sorted(play.asked()) == [0, 1, 2]
    play.answer("light", 2)
    play.answer("gold", 0)
    play.answer("swap", 2)
    assert sorted(play.asked()) == [0, 1]  # seat 2 has finished its flow
    assert play.asked()[0].ask.name == "second-wish"
    for viewer in (1, None):
        plain = play.question.plain(viewer)
        assert (plain["waiting"], plain["of"]) == ([0, 1], 3)
        assert "light" not in str(plain.get("mine")) or viewer == 1
    with pytest.raises(IllegalAnswer, match="seat 2 is not asked"):
        play.answer("gold", 2)
    with pytest.raises(IllegalAnswer, match="seat None is not asked"):
        play.answer("gold")
    for seat, answer in ((1, "gold"), (1, "keep"), (0, "keep")):
        play.answer(answer, seat)
    assert isinstance(play.table, Deep)
    assert play.table.wishes == {0: "gold", 1: "gold", 2: "swapped"}


def test_anyone_may_act_until_all_pass() -> None:
    play = wishes(begun())
    assert isinstance(play.question, Anyone)
    play.answer("pass", 0)
    play.answer("shout", 2)
    assert sorted(play.asked()) == [0, 1, 2]  # the moment is offered again
    for seat in (1, 0, 2):
        play.answer("pass", seat)
    assert play.question is not None
    assert play.question.ask.name == "loot"
    assert [type(one).__name__ for one in play.news()] == ["Shouted"]


def test_nobody_is_asked_who_could_only_pass() -> None:
    assert Anyone(GUARD, {0: [], 1: ["left"]}).parts.keys() == {1}
    assert Anyone(GUARD, {0: [], 1: ["left"]}, secret=True).parts.keys() == {0, 1}
    with pytest.raises(StopIteration):
        next(iter(Anyone(GUARD, {0: []})))


def test_a_question_nobody_can_answer_is_a_mistake_of_the_rules() -> None:
    assert isinstance(no_options(Choose(GUARD, 0, [])), RulesBroken)


def to_the_dice(play: Play) -> Play:
    wishes(play)
    for seat in range(play.seats):
        play.answer("pass", seat)
    play.answer("take.oil")
    return play


def test_fate_is_asked_and_players_cannot_answer_for_it() -> None:
    play = to_the_dice(begun())
    assert isinstance(play.question, Roll)
    with pytest.raises(IllegalAnswer):
        play.answer(((1, 2),), seat=0)
    play.answer([[1, 2]])
    assert play.entries[-1][1:3] == (None, ((1, 2),))


def test_rolls_draws_and_throws_check_what_fate_says() -> None:
    play = to_the_dice(begun())
    for wrong in ([[4, 0]], [[1, 1]], [[1, 2], [1, 2]], [[3]], [[-1, 4]]):
        with pytest.raises(IllegalAnswer):
            play.answer(wrong)
    play.answer([[0, 3]])
    assert isinstance(play.question, RollEach)
    for sides in ([2, 0], [0, 6], [0], [0, -1]):
        with pytest.raises(IllegalAnswer):
            play.answer(sides)
    play.answer([1, 5])
    assert isinstance(play.question, Draw)
    with pytest.raises(IllegalAnswer, match="'jack' is not in the bag"):
        play.answer("jack")
    play.answer("queen")
    assert isinstance(play.question, Throw)  # the draw among aces was no question
    with pytest.raises(IllegalAnswer, match="whole number"):
        play.answer({"zone": "three"})
    play.answer({"zone": 2}, beside={"speed": 3})
    assert play.log[-1].beside == {"speed": 3}
    assert play.table.position()["zone"] == 2


def test_a_finished_game_asks_nothing() -> None:
    play = begun()
    for _ in range(2):
        to_the_dice(play)
        for answer in ([[0, 3]], [0, 0], "king", Landing(4)):
            play.answer(answer)
    assert play.question is None
    assert play.outcome is not None
    assert play.outcome.scores == (4, 4, 4)
    assert play.asked() == {}
    with pytest.raises(PlayIsOver):
        play.answer("left")


def test_odds_are_exact() -> None:
    question = Roll(GUARD, 0, ((D6, 2), (Die("odd", "AAB"), 1)))
    odds = dict(question.odds())
    assert sum(odds.values()) == 1
    assert odds[((2, 0, 0, 0, 0, 0), (1, 0))] == Fraction(1, 36) * Fraction(2, 3)
    assert len(list(pool_odds(Die("normal", "DDMMFF"), 14))) == 120
    assert dict(Draw(GUARD, 0, {"king": 1, "queen": 3}).odds())["king"] == Fraction(1, 4)
    assert sum(chance for _, chance in RollEach(GUARD, 0, [("a", "12"), ("b", "123")]).odds()) == 1


def test_compositions_share_everything() -> None:
    assert sorted(compositions(2, 2)) == [(0, 2), (1, 1), (2, 0)]
    assert all(sum(parts) == 5 for parts in compositions(5, 3))


def test_what_is_moot_is_said_to_whoever_sees_the_options_and_worked_out_once() -> None:
    calls = []

    def moot() -> MootAnswer:
        calls.append(1)
        return MootAnswer("no", "unchanged")

    ask = Ask("nap", "X-1", {"no": "", "yes": ""}, idle="no")
    question = Choose(ask, 1, ["no", "yes"], moot=moot)
    assert question.plain(1)["moot"] == {"option": "no", "why": "unchanged"}
    assert question.plain(0)["moot"], "what several viewers see is written once for all of them"
    assert question.plain(1)["moot"]
    assert question.moot_answer() == MootAnswer("no", "unchanged")
    assert len(calls) == 1
    assert "moot" not in Choose(ask, 1, ["no", "yes"]).plain(1)


def test_a_secret_question_is_asked_even_if_it_is_moot_so_that_silence_tells_nothing() -> None:
    ask = Ask("nap", "X-1", {"no": "", "yes": ""}, idle="no")
    question = Choose(ask, 1, ["no", "yes"], seen_by=(1,), moot=lambda: MootAnswer("no", "unchanged"))
    assert question.moot_answer() is None
    assert "moot" not in question.plain(1)
