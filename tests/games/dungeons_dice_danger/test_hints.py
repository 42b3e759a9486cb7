"""The greedy bot: clearly better than random on every map, and sensible where it is plain what is good."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from games.dungeons_dice_danger.given import *
from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.ask import option_id
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import Sampled
from tumblekeep.games.dungeons_dice_danger import GAME
from tumblekeep.games.dungeons_dice_danger.asks import USE
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES, PAIRS, Pair
from tumblekeep.games.dungeons_dice_danger.hints import Trial, _torches, worth
from tumblekeep.games.dungeons_dice_danger.outlook import felt
from tumblekeep.games.dungeons_dice_danger.rules import armored_targets, targets, torch_targets, uses
from tumblekeep.games.dungeons_dice_danger.table import DangerTable
from tumblekeep.games.dungeons_dice_danger.view import view
from tumblekeep.kit.sheet import places
from tumblekeep.lab.playout import playout


def best_use(table: DangerTable, *pairs: tuple[int, int]) -> str:
    """What the hints like best among the uses of these pairs."""
    table.cover()
    sheet = table.sheets[0]
    sheet.pairs = [PAIRS[pair] for pair in pairs]
    question = Choose(USE, 0, uses(sheet))
    values = list(worth(view(table, 0), question))
    return option_id(question.options[values.index(max(values))])


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_greedy_is_clearly_better_than_random(adventure: str) -> None:
    def scores(kind: Any) -> list[int]:
        found = []
        for seed in range(12):
            fate = Sampled(seed)
            bot: Bot = kind(fate)
            found.append(playout(GAME, 1, fate, bot, {"adventure": adventure}).outcome.scores[0])  # type: ignore[union-attr]
        return found

    greedy = scores(lambda fate: Greedy(GAME, fate.random))
    random = scores(lambda fate: Uniform(fate.random))
    assert median(greedy) >= median(random) + 15


def test_greedy_beats_random_at_one_table() -> None:
    wins = 0
    for seed in range(5):
        fate = Sampled(seed)
        bots: list[Bot] = [Greedy(GAME, fate.random), Uniform(fate.random)]
        outcome = playout(GAME, 2, fate, bots).outcome
        assert outcome is not None
        wins += 0 in outcome.winners and 1 not in outcome.winners
    assert wins >= 4


def test_hints_strike_the_last_blow() -> None:
    table, me = alone()
    mark(me, "A5")
    hurt(me, "grey-hound", 3)
    assert best_use(table, (4, 4), (1, 1)) == hit("grey-hound", "4+4")


def test_hints_take_the_gem_of_two_like_spaces() -> None:
    table = table_of()
    mark(table.sheets[0], "A1", "E3", "A4", "C9")
    # two 2s within reach: B9 and F3 hold gems, and so does nothing else a 2 could do here
    assert visit("F3", "1+1") in peek(table, "1+1", "6+6").now()
    assert best_use(table, (1, 1), (6, 6)).startswith(("visit.F3", "visit.B9", "visit.A6"))


def test_hints_end_the_game_with_the_last_blow() -> None:
    for seats in (1, 2):
        table = table_of(AA, seats)
        me = table.sheets[0]
        for room in me.layout.rooms:
            if room.id != "grey-hound":
                hurt(me, room.id, award=1)
        hurt(me, "grey-hound", 3)
        mark(me, *(space.id for space in me.layout.spaces if space.id not in ("A4", "A3")))
        assert best_use(table, (4, 4), (3, 4)) == hit("grey-hound", "4+4")


def test_hints_attack_armor_with_both_pairs_when_that_wins_it() -> None:
    table, me = alone(DD)
    mark(me, "H6")
    hurt(me, "mighty-meg", 2)
    assert best_use(table, (3, 4), (4, 5)) == "both.mighty-meg"


def test_hints_say_a_number_for_every_option_and_change_nothing() -> None:
    for adventure in (AA, PP):
        fate = Sampled(2)
        bot = Uniform(fate.random)

        def checked(look: Any, question: Choose, bot: Uniform = bot) -> Any:
            seen = look(question.seat)
            before = repr(seen)
            values = worth(seen, question)
            assert len(values) == len(question.options)
            assert repr(seen) == before
            return bot(look, question)

        assert playout(GAME, 2, fate, checked, {"adventure": adventure}).outcome is not None


def plainly(trial: Trial, pairs: list[Pair]) -> float:
    """The best use of these pairs, every way tried out anew."""
    sheet = trial.sheet
    found = [
        plainly(trial.with_use(place), [*pairs[:number], *pairs[number + 1 :]])
        for number, pair in enumerate(pairs)
        for place in places(targets(sheet, pair))
    ]
    found += [
        trial.with_use(sheet.layout.first_room + room, 2).value(0) for room in armored_targets(sheet, pairs)
    ]
    if not found or (sheet.solo and sheet.struck and len(pairs) == 1):
        found.append(trial.value(len(pairs)))
    return max(found)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_plan_counted_a_blow_twice_beside_a_torch(seats: int) -> None:
    table = table_of(AA, seats)
    me = mark(table.sheets[0], "A5", "A1", "A6", "A4")
    me.torches = 1
    me.pairs = [PAIRS[2, 6], PAIRS[4, 4]]  # both 8: the hound can be burned and struck
    trial = Trial(me.copy(), felt(me), tuple(3 * room.gems[0] for room in me.layout.rooms))
    lit = [trial.with_use(place) for place in places(torch_targets(me))]
    for one in lit:
        one.sheet.torches -= 1
    expected = [plainly(one, me.pairs) for one in lit]
    assert _torches(trial, me.pairs) == expected
    me.pairs = [PAIRS[4, 4], PAIRS[1, 1]]
    assert _torches(trial, me.pairs) == [plainly(one, me.pairs) for one in lit]
