"""Laws that hold at every question of every game: dice are conserved, gold is never negative, hits are bounded."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.chance import pool_odds
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.dungeon_attack import GAME
from tumblekeep.games.dungeon_attack.blows import hits
from tumblekeep.games.dungeon_attack.content import LEVELS, NORMAL
from tumblekeep.games.dungeon_attack.table import DungeonAttackTable
from tumblekeep.lab.playout import playout
from tumblekeep.testing.conform import WalkSetup, walk


def dice_on_the_table(table: DungeonAttackTable) -> tuple[int, int]:
    """Count all normal and boss dice that are in the dungeon, in front of somebody, or won."""
    normals = table.normals + sum(one.faced_normals + one.won_normals for one in table.adventurers)
    bosses = table.bosses + sum(one.faced_bosses + one.won_bosses for one in table.adventurers)
    return normals, bosses


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(1, 10), seed=st.integers(0, 10**6))
def test_dice_are_never_made_and_only_lost_by_rule(seats: int, seed: int) -> None:
    before: tuple[int, int, int] | None = None
    for play in walk(GAME, WalkSetup(seats, seed)):
        table = play.table
        assert isinstance(table, DungeonAttackTable)
        if not table.level:
            continue
        normals, bosses = dice_on_the_table(table)
        assert table.faced == sum(one.faced_normals + one.faced_bosses for one in table.adventurers)
        assert normals <= LEVELS[table.level - 1][0]
        assert bosses <= LEVELS[table.level - 1][1]
        if before is not None and before[0] == table.level:
            lost = before[1] + before[2] - normals - bosses
            told = [kind.__name__ for kind, *_ in table.told[-12:]]
            assert lost >= 0, "a die was made"
            if lost:
                assert {
                    "Fled",
                    "PrizesLost",
                    "TreasureGained",
                    "PartyOut",
                    "LevelQuiet",
                    "LevelCleared",
                } & set(told)
        before = (table.level, normals, bosses)


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(1, 10), seed=st.integers(0, 10**6))
def test_counters_stay_within_their_ends(seats: int, seed: int) -> None:
    for play in walk(GAME, WalkSetup(seats, seed), every=2):
        table = play.table
        assert isinstance(table, DungeonAttackTable)
        for one in table.adventurers:
            assert min(one.gold, one.potions, one.weapons, one.artifacts) >= 0
            assert min(one.faced_normals, one.faced_bosses, one.won_normals, one.won_bosses) >= 0
            assert 0 <= one.state <= 3
            if one.state == 3 or one.fled:
                assert one.faced_normals == one.faced_bosses == 0
        if table.fight is not None:
            me = table.adventurers[table.active]
            rolled = sum(table.fight.normals) + sum(table.fight.normals_spent)
            assert rolled in (0, me.faced_normals) or table.fight.hits


@given(st.integers(0, 14), st.integers(0, 14), st.integers(0, 14))
def test_a_soft_crit_is_never_worse(kept: int, moved: int, stayed: int) -> None:
    assert hits(kept, moved, stayed, True) <= hits(kept, moved, stayed)
    assert hits(kept, moved, stayed) <= stayed


def test_the_chance_of_a_hit_is_what_paper_says() -> None:
    """Two dice: a hit needs both F (a crit), or one F with nothing as many: 1/9 of both F, else a tie."""
    hurt = sum(
        (chance for (d, m, f), chance in pool_odds(NORMAL, 2) if hits(min(d, 2), m + max(0, d - 2), f)),
        Fraction(0),
    )
    assert hurt == Fraction(1, 9)
    three = sum(
        (chance for (d, m, f), chance in pool_odds(NORMAL, 3) if hits(min(d, 2), m, f) >= 1), Fraction(0)
    )
    assert three == Fraction(1, 27) + Fraction(6, 27)  # all three F, or exactly two F


def test_greedy_bots_do_far_better_than_random_ones() -> None:
    def average(greedy: bool) -> float:
        scores = []
        for seed in range(60):
            fate = SampledFate(seed)
            bot = Greedy(GAME, fate.random) if greedy else Uniform(fate.random)
            outcome = playout(GAME, 4, fate, bot).outcome
            assert outcome is not None
            scores.append(outcome.scores[0])
        return sum(scores) / len(scores)

    assert average(greedy=True) > average(greedy=False) + 1.0
