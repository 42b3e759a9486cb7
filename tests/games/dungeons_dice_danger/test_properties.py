"""Laws of every game: marks only grow, no reward is given twice, life and score follow from the sheet alone."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import D6, pool_odds
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.dungeons_dice_danger import GAME
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES
from tumblekeep.games.dungeons_dice_danger.outlook import ROLLS, expected_loss, hit_chance
from tumblekeep.games.dungeons_dice_danger.rules import boss_points, pairings, penalty, score
from tumblekeep.games.dungeons_dice_danger.table import FIRST, AdventureSheet, DangerTable
from tumblekeep.testing.conform import WalkSetup, walk

SETTINGS = [
    (adventure, seats, seed, greedy)
    for number, adventure in enumerate(ADVENTURES)
    for seats, seed, greedy in (
        (1, 30 + number, True),
        (1, 20 + number, False),
        (2, 10 + number, True),
        (4, number, False),
        (6, 40 + number, False),
    )
]
laws = pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: f"{one[0]}-{one[1]}-{one[3]}")


class Moment(NamedTuple):
    """A table at one of its questions."""

    sheets: list[AdventureSheet]
    round: int
    is_open: bool
    """Nobody is writing, so all sheets can be seen."""


class Trail(NamedTuple):
    """A whole game, moment by moment, with its tale."""

    moments: list[Moment]
    told: list[Any]
    outcome: Any


@cache
def trail(setting: tuple[str, int, int, bool]) -> Trail:
    """Play a game between bots whose seats answer in any order."""
    adventure, seats, seed, greedy = setting
    fate = SampledFate(seed)
    bot = Greedy(GAME, fate.random) if greedy else Uniform(fate.random)
    play = Play(GAME, seats, {"adventure": adventure})
    moments: list[Moment] = []
    told: list[Any] = []
    while True:
        table = play.table
        assert isinstance(table, DangerTable)
        moments.append(Moment([sheet.copy() for sheet in table.sheets], table.round, table.before is None))
        told += play.news()
        question = play.question
        if question is None:
            return Trail(moments, told, play.outcome)
        if question.by_fate:
            play.answer(fate(question))
        else:
            asked = question.asked()
            seat = list(asked)[int(fate.random() * len(asked))]
            play.answer(bot(play.look, asked[seat]), seat)


def gems_on(sheet: AdventureSheet) -> int:
    """Count the gems that the marks of a sheet account for."""
    layout = sheet.layout
    found = sum(
        space.reward == "gem" for place, space in enumerate(layout.spaces) if sheet.visited >> place & 1
    )
    if "extra-life" in sheet.chests:
        found += layout.life_gems
    for award, room in zip(sheet.awards, layout.rooms, strict=True):
        found += room.gems[award - 1] if award else 0
    for award, one in zip(sheet.feats, layout.achievements, strict=True):
        found += one.gems[award - 1] if award else 0
    return found


@laws
def test_marks_only_grow(setting: tuple[str, int, int, bool]) -> None:
    moments = trail(setting).moments
    for before, after in pairwise(moments):
        for old, new in zip(before.sheets, after.sheets, strict=True):
            assert old.visited & ~new.visited == 0
            assert old.half & ~(new.half | new.visited) == 0
            assert old.defeated & ~new.defeated == 0
            assert old.reached & ~new.reached == 0
            assert all(a <= b for a, b in zip(old.damage, new.damage, strict=True))
            assert all(a & ~b == 0 for a, b in zip(old.unlocked, new.unlocked, strict=True))
            assert old.lost <= new.lost
            assert old.gold <= new.gold
            assert old.gems <= new.gems
            assert new.chests[: len(old.chests)] == old.chests
            assert old.alive or not new.alive
            assert all(b == a for a, b in zip(old.clouds, new.clouds, strict=True) if a)
    assert any(sheet.visited for sheet in moments[-1].sheets)


@laws
def test_nobody_gains_the_same_reward_twice(setting: tuple[str, int, int, bool]) -> None:
    awards: dict[tuple[int, str, int], int] = {}
    game = trail(setting)
    for moment in game.moments:
        for sheet in moment.sheets:
            assert len(set(sheet.chests)) == len(sheet.chests)
            for kind, gained in (("room", sheet.awards), ("achievement", sheet.feats)):
                for number, award in enumerate(gained):
                    if award:
                        key = (sheet.seat, kind, number)
                        assert awards.setdefault(key, award) == award, "a reward never changes"
    kinds = ("FirstDefeat", "LaterDefeat", "FirstFeat", "LaterFeat")
    rewarded = [(one[0], repr(one[1])) for one in game.told if type(one).__name__ in kinds]
    assert len(rewarded) == len(set(rewarded))


@laws
def test_life_and_score_add_up_from_the_sheet_alone(setting: tuple[str, int, int, bool]) -> None:
    game = trail(setting)
    for moment in game.moments:
        for sheet in moment.sheets:
            layout = sheet.layout
            gold = sum(
                space.reward == "gold"
                for place, space in enumerate(layout.spaces)
                if sheet.visited >> place & 1
            )
            assert sheet.gold == gold
            assert sheet.gems == gems_on(sheet)
            if sheet.alive or sheet.solo:
                assert score(sheet) == 3 * gems_on(sheet) + 2 * gold + boss_points(sheet) - penalty(sheet)
            assert 0 <= sheet.lost <= len(layout.tracker)
            assert sheet.alive == (sheet.lost < len(layout.tracker))
            assert 0 <= sheet.green <= 3 * ("extra-life" in sheet.chests)
            assert 0 <= sheet.black <= 3 + 3 * ("extra-black-dice" in sheet.chests)
            assert 0 <= sheet.torches <= 2 * ("torch" in sheet.chests)
    lost = Counter[int]()
    for one in game.told:
        if type(one).__name__ == "LifeLost":
            lost[one.who] += one.points
    for sheet in game.moments[-1].sheets:
        green = 3 * ("extra-life" in sheet.chests)
        assert lost[sheet.seat] == sheet.lost + green - sheet.green
    assert list(game.outcome.scores) == [score(sheet) for sheet in game.moments[-1].sheets]


@laws
def test_what_follows_from_the_marks_is_kept_up_to_date(setting: tuple[str, int, int, bool]) -> None:
    for moment in trail(setting).moments:
        for sheet in moment.sheets:
            again = sheet.copy()
            again.work_out()
            assert again.reached == sheet.reached
            assert again.way == sheet.way
            assert again.defeated == sheet.defeated
            assert again.takes == sheet.takes


@laws
def test_higher_rewards_go_to_one_round_only(setting: tuple[str, int, int, bool]) -> None:
    rounds: dict[int, set[int]] = {}
    seen: set[tuple[int, int]] = set()
    for moment in trail(setting).moments:
        if not moment.is_open:
            continue
        for sheet in moment.sheets:
            for room, award in enumerate(sheet.awards):
                if award == FIRST and (sheet.seat, room) not in seen:
                    seen.add((sheet.seat, room))
                    rounds.setdefault(room, set()).add(moment.round)
    assert all(len(when) == 1 for when in rounds.values())


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(ADVENTURES), st.integers(1, 4), st.integers(0, 10**6))
def test_every_option_can_be_followed_to_the_end_of_the_round(adventure: str, seats: int, seed: int) -> None:
    """No option leads to a move that the rules forbid later in the round: nobody gets stuck."""
    for play in walk(GAME, WalkSetup(seats, seed, (("adventure", adventure),)), every=9):
        for seat, part in play.asked().items():
            assert 1 < len(part.options) <= 60
            for option in part.options[:8]:
                fork = play.fork()
                fork.answer(option_id(option), seat)
                fate = SampledFate(seed)
                while fork.question is not None and not fork.question.by_fate:
                    who, mine = next(iter(fork.asked().items()))
                    fork.answer(fate.pick(mine.options), who)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_four_bots_play_every_map_to_its_end(adventure: str) -> None:
    game = trail((adventure, 4, 7, True))
    assert len(game.outcome.scores) == 4
    assert game.outcome.winners, "somebody lives to win"
    assert max(game.outcome.scores) > 30


def test_the_order_in_which_seats_answer_changes_nothing() -> None:
    def play(order: tuple[int, ...]) -> object:
        sitting = Play(GAME, 3)
        fate = SampledFate(4)
        bots = [Uniform(seat) for seat in range(3)]
        for _ in range(8):
            assert sitting.question is not None
            sitting.answer(fate(sitting.question))
            while not sitting.question.by_fate:
                seat = next(one for one in order if one in sitting.asked())
                sitting.answer(bots[seat](sitting.look, sitting.asked()[seat]), seat)
        return sitting.table.position()

    assert play((0, 1, 2)) == play((2, 0, 1)) == play((1, 2, 0))


def test_the_chance_of_each_pairing_adds_up() -> None:
    """The odds that hints use are those of the dice."""
    assert abs(sum(chance for chance, _ in ROLLS) - 1) < 1e-12
    counted: dict[frozenset[frozenset[int]], Fraction] = {}
    for counts, share in pool_odds(D6, 4):
        values = frozenset(frozenset((one[2], one[4])) for one in pairings(counts, (1, 0, 0, 0, 0, 0)).white)
        counted[values] = counted.get(values, Fraction(0)) + share
    hinted: dict[frozenset[frozenset[int]], float] = {}
    for chance, two in ROLLS:
        shown = frozenset(frozenset((a.bit_length() - 1, b.bit_length() - 1)) for a, b in two)
        hinted[shown] = hinted.get(shown, 0.0) + chance
    assert set(hinted) == set(counted)
    assert all(abs(hinted[key] - float(counted[key])) < 1e-12 for key in counted)
    everything = sum(1 << value for value in range(2, 13))
    assert expected_loss(everything, everything, True) == 0
    assert expected_loss(0, 0, True) == pytest.approx(3)
    assert expected_loss(0, 0, False) == pytest.approx(2)
    assert hit_chance(everything) == pytest.approx(1)
    assert hit_chance(1 << 2) == pytest.approx(1 - (5 / 6) ** 4 - 4 * (1 / 6) * (5 / 6) ** 3)
