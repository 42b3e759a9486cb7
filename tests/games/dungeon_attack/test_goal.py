"""What a position of Dungeon Attack! comes to where the rules alone can tell."""

from __future__ import annotations

import pytest

from games.dungeon_attack.given import make, party
from tumblekeep.core.play import Play
from tumblekeep.games import load
from tumblekeep.games.dungeon_attack.goal import GOAL
from tumblekeep.games.dungeon_attack.table import DungeonAttackTable
from tumblekeep.games.dungeon_attack.treasure import end_adventure_phase
from tumblekeep.players.forecasting import foretold
from tumblekeep.players.value import chances, value_for

ATTACK = load("dungeon_attack")


def last_treasure(
    *, gold: int = 0, potions: int = 0, artifacts: int = 0, won: tuple[int, int] = (0, 0)
) -> DungeonAttackTable:
    """Two adventurers who have fled from the last level; one holds everything and has won these dice."""
    table = party("monk", "ranger", level=3)
    make(
        table.adventurers[0],
        gold=gold,
        potions=potions,
        artifacts=artifacts,
        won_normals=won[0],
        won_bosses=won[1],
    )
    for one in table.adventurers:
        one.fled = True
    end_adventure_phase(table)
    return table


def test_the_odds_told_a_party_that_had_fled_with_nothing_that_it_would_achieve_a_feat() -> None:
    """They told 1.5 feats until the end, because none of the learned numbers was lower."""
    value = value_for(ATTACK, 2, ATTACK.check(2, {}))
    assert value is not None
    assert chances(GOAL, value, 2, ATTACK.check(2, {}), last_treasure(gold=5)) == (0.0,)


@pytest.mark.parametrize(
    ("gold", "potions", "artifacts", "won", "feats"),
    [
        (16, 4, 1, (0, 0), 3),
        (15, 4, 1, (1, 0), 2 + 1 / 3),  # DA-TREASURE-3
        (16, 3, 1, (1, 0), 2 + 1 / 3),  # DA-TREASURE-4
        (15, 3, 1, (1, 0), 1 + 2 / 3),
        (13, 4, 1, (0, 1), 2 + 1 / 3),  # DA-TREASURE-7
        (13, 3, 1, (0, 1), 1 + 1 / 3),  # coins or a potion, not both
        (16, 4, 0, (0, 2), 2 + 5 / 9),  # DA-TREASURE-8
        (16, 4, 0, (9, 0), 2),
        (0, 0, 1, (3, 0), 1),
    ],
)
def test_after_the_last_adventure_only_the_dice_that_were_won_count(
    gold: int, potions: int, artifacts: int, won: tuple[int, int], feats: float
) -> None:
    table = last_treasure(gold=gold, potions=potions, artifacts=artifacts, won=won)
    assert GOAL.settled(table, 0) == pytest.approx(feats)
    assert GOAL.settled(ATTACK.view(table, 1), 1) == pytest.approx(feats)


def test_before_that_nothing_is_settled() -> None:
    assert GOAL.settled(party("monk", "ranger", level=3), 0) is None
    table = party("monk", "ranger", level=2)
    end_adventure_phase(table)
    assert GOAL.settled(table, 0) is None


def test_points_that_dice_will_bring_are_not_certain() -> None:
    play = Play(ATTACK, 2)
    told = foretold(ATTACK, 2, play.options, last_treasure(won=(9, 1)), 0)
    assert told is not None
    assert told.expected == GOAL.settled(last_treasure(won=(9, 1)), 0)
    assert told.spread > 0
