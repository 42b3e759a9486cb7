"""The greedy bot: clearly better than random on every map, and sensible in clear cases."""

from __future__ import annotations

from itertools import product
from statistics import median
from typing import Any

import pytest

from games.dungeons_dice_danger.given import *
from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.ask import option_id
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.dungeons_dice_danger import GAME, hints
from tumblekeep.games.dungeons_dice_danger.asks import USE
from tumblekeep.games.dungeons_dice_danger.combined_uses import CombinedUses
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES, ALL_PAIRS, PAIRS, Pair
from tumblekeep.games.dungeons_dice_danger.hints import RoundPlan, _torches, worth
from tumblekeep.games.dungeons_dice_danger.outlook import expected_loss, felt, hit_chance
from tumblekeep.games.dungeons_dice_danger.rules import armored_targets, targets, torch_targets, uses
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet, DangerTable
from tumblekeep.games.dungeons_dice_danger.trial import Trial, Use
from tumblekeep.games.dungeons_dice_danger.view import view
from tumblekeep.kit.sheet import places
from tumblekeep.lab.playout import playout


def best_use(table: DangerTable, *pairs: tuple[int, int]) -> str:
    """Return the use of these pairs that the hints rate highest."""
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
            fate = SampledFate(seed)
            bot: Bot = kind(fate)
            found.append(playout(GAME, 1, fate, bot, {"adventure": adventure}).outcome.scores[0])  # type: ignore[union-attr]
        return found

    greedy = scores(lambda fate: Greedy(GAME, fate.random))
    random = scores(lambda fate: Uniform(fate.random))
    assert median(greedy) >= median(random) + 15


def test_greedy_beats_random_at_one_table() -> None:
    wins = 0
    for seed in range(5):
        fate = SampledFate(seed)
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
    # two 2s within reach: only B9 and F3 hold gems, of everything a 2 could do here
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
        fate = SampledFate(2)
        bot = Uniform(fate.random)

        def checked(look: Any, question: Choose, bot: Uniform = bot) -> Any:
            seen = look(question.seat)
            before = repr(seen)
            values = worth(seen, question)
            assert len(values) == len(question.options)
            assert repr(seen) == before
            return bot(look, question)

        assert playout(GAME, 2, fate, checked, {"adventure": adventure}).outcome is not None


def trial_of(sheet: AdventureSheet) -> Trial:
    """Make a trial as hints do, with the first reward for every monster that has not given any."""
    prizes = (
        0 if award else 3 * room.gems[0] for room, award in zip(sheet.layout.rooms, sheet.awards, strict=True)
    )
    return Trial(sheet.copy(), felt(sheet), tuple(prizes))


def then(trial: Trial, place: int, points: int = 1) -> Trial:
    """Return the trial after one use that was really made, with everything worked out anew."""
    return trial.after((Use(trial, place, points),))


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("seats", [1, 2])
def test_differences_add_up_to_what_the_sheet_is_worth_after_the_uses(adventure: str, seats: int) -> None:
    seen = 0

    def watched(look: Any, question: Choose) -> Any:
        nonlocal seen
        sheet = look.glance(question.seat).sheet
        seen += question.ask is USE
        if question.ask is USE and seen % 12 == 4:
            trial = trial_of(sheet)
            fresh = CombinedUses(trial)
            for place in places(torch_targets(sheet)):
                one = then(trial, place)
                assert fresh.after(place).value(1) == pytest.approx(CombinedUses(one).value(1), abs=1e-9)
                for other in places(torch_targets(one.sheet))[seen // 12 % 5 :: 5]:
                    both = fresh.after(place).after(other)
                    whole = CombinedUses(then(one, other))
                    assert both.value(0) == pytest.approx(whole.value(0), abs=1e-9)
                    assert whole.value(0) == pytest.approx(whole.trial.whole_value(0), abs=1e-9)
                    assert both.value(1, 1) == pytest.approx(whole.value(1, 1), abs=1e-9)
                    assert fresh.after(place).value_with(other) == pytest.approx(both.value(0), abs=1e-9)
                    for pair in ALL_PAIRS[::4]:
                        assert both.targets(pair) == targets(whole.trial.sheet, pair)
        return bot(look, question)

    fate = SampledFate(seats)
    bot = Greedy(GAME, fate.random)
    playout(GAME, seats, fate, watched, {"adventure": adventure})
    assert seen > 20


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("seats", [1, 2])
def test_what_was_thought_of_a_round_holds_for_its_last_pair(adventure: str, seats: int) -> None:
    held = 0

    def watched(look: Any, question: Choose) -> Any:
        nonlocal held
        glance = look.glance(question.seat)
        if question.ask is USE and len(glance.sheet.pairs) == 1 and not glance.sheet.torches:
            held += hints._gone_on(glance) is not None
            thought = list(worth(glance, question))
            before = hints._latest.pop(question.seat)
            anew = list(worth(glance, question))
            hints._latest[question.seat] = before
            assert thought == pytest.approx(anew, abs=1e-9)
            assert [value == max(thought) for value in thought] == [value == max(anew) for value in anew]
        return bot(look, question)

    fate = SampledFate(seats)
    bot = Greedy(GAME, fate.random)
    playout(GAME, seats, fate, watched, {"adventure": adventure})
    assert held > 10


def plainly(trial: Trial, pairs: list[Pair], lit: int) -> float:
    """Find the best use of these pairs by trying every way anew."""
    sheet = trial.sheet
    found = [
        plainly(then(trial, place), [*pairs[:number], *pairs[number + 1 :]], lit)
        for number, pair in enumerate(pairs)
        for place in places(targets(sheet, pair))
    ]
    found += [
        CombinedUses(then(trial, sheet.layout.first_room + room, 2)).value(0, lit)
        for room in armored_targets(sheet, pairs)
    ]
    if not found or (sheet.solo and sheet.struck and len(pairs) == 1):
        found.append(CombinedUses(trial).value(len(pairs), lit))
    return max(found)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_plan_counted_a_blow_twice_beside_a_torch(seats: int) -> None:
    table = table_of(AA, seats)
    me = mark(table.sheets[0], "A5", "A1", "A6", "A4")
    me.torches = 1
    trial = trial_of(me)
    for pairs in ([PAIRS[2, 6], PAIRS[4, 4]], [PAIRS[4, 4], PAIRS[1, 1]]):
        # both of the first are 8: the hound can be burned and struck
        expected = [plainly(then(trial, place), pairs, 1) for place in places(torch_targets(me))]
        assert _torches(CombinedUses(trial), RoundPlan(), pairs)[0] == pytest.approx(expected, abs=1e-9)


def plain_loss(hits: int, uses: int, solo: bool) -> float:
    """Compute the life points lost in the next round by enumerating every roll."""
    total = 0
    for a, b, c, d in product(range(1, 7), repeat=4):
        least = 3
        for one, other in ((a + b, c + d), (a + c, b + d), (a + d, b + c)):
            if solo and (hits >> one | hits >> other) & 1:
                least = 0
            else:
                least = min(least, (not uses >> one & 1) + (not uses >> other & 1) + solo)
        total += least
    return total / 1296


@pytest.mark.parametrize("solo", [True, False])
def test_the_loss_to_expect_is_that_of_all_rolls(solo: bool) -> None:
    for hits, usable in (
        (0, 0),
        (0, 1 << 7),
        (1 << 8, 1 << 8 | 1 << 3),
        (0b110 << 5, 0b1110110 << 4),
        (0, 0x1FFC),
    ):
        assert expected_loss(hits, usable, solo) == pytest.approx(plain_loss(hits, usable, solo), abs=1e-12)
        chance = sum(
            any(
                (hits >> one | hits >> other) & 1
                for one, other in ((a + b, c + d), (a + c, b + d), (a + d, b + c))
            )
            for a, b, c, d in product(range(1, 7), repeat=4)
        )
        assert hit_chance(hits) == pytest.approx(chance / 1296, abs=1e-12)
