"""DD-FAME, DD-XP, DD-END, DDC-WIN, DDC-ART, DDC-LOSE, DDC-LIFE: fame, levels, and how games end."""

from __future__ import annotations

import pytest

from games.dungeon_dice.given import at_level, fought, own, places, play, seated, trophy, wound
from tumblekeep.games.dungeon_dice.pieces import Foe
from tumblekeep.games.dungeon_dice.table import DiceTable

clause = pytest.mark.clause


def ends(table: DiceTable) -> DiceTable:
    table.phase = "end"
    return table


@clause("DD-FAME-2", "DD-FAME-3", "DD-FAME-4")
def test_fame_comes_from_level_six_artifacts_and_trophies() -> None:
    table = seated()
    me = at_level(table, 0, 5)
    assert table.fame(me) == 0
    at_level(table, 0, 6)
    assert table.fame(me) == 1
    own(table, 0, "AR-1", "AR-8")
    assert table.fame(me) == 3
    trophy(table, 0, "MO-05", 5)  # red
    assert table.fame(me) == 4
    trophy(table, 0, "MO-11", 5)  # black
    assert table.fame(me) == 6
    trophy(table, 0, "MO-16", 5)  # gold
    assert table.fame(me) == 9


@clause("DD-FAME-5", "DD-TRADE-1")
def test_an_artifact_takes_its_fame_along() -> None:
    table = seated()
    own(table, 0, "AR-1")
    play(table, "search", (0, "offer"), "accept", (1, "pass"), "search")
    assert [table.fame(hero) for hero in table.heroes] == [0, 1]


@clause("DD-FAME-1", "DD-FAME-6", "DD-RULING-12")
def test_four_fame_wins_in_end_only() -> None:
    table = seated()
    own(table, 0, "AR-1", "AR-2", "AR-3")
    assert play(ends(table), "start").outcome is None
    own(table, 1, "AR-4", "AR-5", "AR-6", "AR-7")
    table.phase = "start"
    passes = [(0, "pass"), (1, "pass"), "rest", "pass", "pass"]
    played = play(table, "end", *passes)
    assert played.outcome is None
    outcome = play(table, "start").outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores == (3, 4)


@clause("DD-FAME-6")
def test_the_highest_fame_wins_and_ties_go_round_from_the_active_hero() -> None:
    table = seated(3)
    own(table, 0, "AR-1", "AR-2", "AR-3", "AR-4")
    trophy(table, 2, "MO-16", 5)
    trophy(table, 2, "MO-11", 5)
    outcome = play(ends(table), "start").outcome
    assert outcome is not None
    assert outcome.winners == (2,)  # 5 against 4
    for active, winner in ((0, 0), (1, 2), (2, 2)):
        table = seated(3)
        own(table, 0, "AR-1", "AR-2", "AR-3", "AR-4")
        own(table, 2, "AR-5", "AR-6", "AR-7", "AR-8")
        table.active = active
        outcome = play(ends(table), "start").outcome
        assert outcome is not None
        assert outcome.winners == (winner,)


@clause("DD-XP-2", "DD-OUT-2", "DD-RULING-4")
@pytest.mark.parametrize("result", ["win", "tie"])
def test_everyone_on_the_hero_side_gains_a_level(result: str) -> None:
    table = seated(3)
    fought(table, result, ("MO-03", 1), helper=2)
    play(table, "after", "leave")
    assert [hero.experience for hero in table.heroes] == [2, 1, 2]


@clause("DD-XP-1", "DD-XP-3")
def test_experience_ends_at_six_and_never_falls() -> None:
    table = seated()
    at_level(table, 0, 6)
    fought(table, "win", ("MO-03", 1))
    play(table, "after", "leave")
    assert table.heroes[0].experience == 6
    table.foes.clear()
    fought(table, "lose", ("MO-04", 1))
    play(table, "after")
    assert table.heroes[0].experience == 6


@clause("DD-XP-4", "DD-XP-5")
def test_hero_level_dice_come_with_experience_from_the_supply() -> None:
    table = seated()
    me = table.heroes[0]
    counts = [len(me.levels)]
    for _ in range(5):
        before = len(table.supply)
        table.gain_level(me)
        counts.append(len(me.levels))
        assert before - len(table.supply) == counts[-1] - counts[-2]
    assert counts == [1, 1, 2, 2, 3, 3]
    assert not table.wounded


@clause("DD-END-1", "DD-SEARCH-4", "DD-RULING-10", "DD-ONEUSE-1")
def test_end_puts_tray_and_encounter_back() -> None:
    table = seated()
    (key,) = own(table, 0, "OU-KEY")
    table.spend(table.heroes[0], key)
    table.foes.append(Foe(table.out_of_bag("black", "MO-01"), 0))
    table.aside.append(table.out_of_bag("black", "CH"))
    play(ends(table), "start")
    assert not table.spent
    assert key in table.bags["red"]
    assert "MO-01" in table.bags["black"]
    assert "CH-1" in table.bags["black"]
    assert table.active == 1


@clause("DD-WOUND-3")
def test_wounds_never_remove_a_hero_in_the_base_game() -> None:
    table = seated()
    table.heroes[0].wounds = 9
    play(ends(table), "start")
    assert not table.heroes[0].out


# -- together -------------------------------------------------------------------------------------


@clause("DDC-WIN-1", "DDC-WIN-2", "DDC-WIN-4", "DDC-RULING-1", "DDC-WIN-5")
def test_the_team_wins_together_by_the_sum_of_its_fame() -> None:
    table = seated(3, coop=True)
    own(table, 0, "AR-1", "AR-2", "AR-3", "AR-4", "AR-5")
    assert play(ends(table), "start").outcome is None  # 5: the base game's 4 does not end it
    trophy(table, 2, "MO-05", 5)
    outcome = play(ends(table), "start").outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
    assert outcome.scores == (6, 6, 6)
    assert [count for _, count in outcome.parts] == [0, 5, 1]


@clause("DDC-WIN-6", "DDC-RULING-2")
def test_the_goal_is_checked_after_the_bonus_rolls() -> None:
    table = seated(2, coop=True)
    own(table, 0, "AR-1", "AR-2", "AR-3", "AR-4", "AR-5")
    (amulet,) = own(table, 1, "AR-8")
    wound(table, amulet)
    table.phase = "bonus"
    played = play(table, "start", "roll", fate=[(1,)])
    assert played.outcome is not None
    assert played.outcome.winners == (0, 1)


@clause("DDC-ART-1", "DDC-ART-2", "DDC-RULING-5", "DD-FAME-3")
def test_only_unwounded_artifacts_count_and_each_of_them() -> None:
    table = seated(2, coop=True)
    own(table, 0, "AR-1", "AR-2", "AR-3")
    assert table.team_fame() == 3
    wound(table, "AR-2")
    assert table.team_fame() == 2
    table.mend(table.heroes[0], "AR-2")
    assert table.team_fame() == 3
    base = seated(2)
    own(base, 0, "AR-1")
    wound(base, "AR-1")
    assert base.fame(base.heroes[0]) == 1


@clause("DDC-LOSE-1", "DDC-END-1", "DDC-RULING-3")
def test_two_removed_players_lose_the_game_even_with_the_goal_in_hand() -> None:
    table = seated(4, coop=True)
    own(table, 0, "AR-1", "AR-2", "AR-3", "AR-4", "AR-5", "AR-6")
    table.heroes[1].wounds = 4
    table.heroes[2].wounds = 5
    outcome = play(ends(table), "start").outcome
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.headline.id == "result-team-lost"


@clause("DDC-WIN-6", "DDC-WIN-4", "DDC-RULING-3")
def test_a_removed_players_fame_is_gone_before_counting() -> None:
    table = seated(3, coop=True)
    own(table, 0, "AR-1", "AR-2", "AR-3", "AR-4", "AR-5")
    own(table, 1, "AR-6")
    table.heroes[1].wounds = 4
    assert play(ends(table), "start").outcome is None
    assert table.team_fame() == 5


@clause("DDC-LIFE-1", "DDC-LIFE-2", "DDC-LIFE-4", "DDC-RULING-6")
def test_four_wounds_remove_anybody_at_the_end_of_any_turn() -> None:
    table = seated(3, coop=True)
    dice = own(table, 0, "EQ-01", "EQ-02", "EQ-03", "EQ-04", "EQ-05")
    wound(table, *dice)
    table.heroes[0].wounds = 3
    table.heroes[2].wounds = 4
    play(ends(table), "start")
    assert [hero.out for hero in table.heroes] == [False, False, True]


@clause("DDC-LIFE-3", "DDC-RULING-7")
def test_four_wounds_before_end_can_still_be_healed() -> None:
    table = seated(2, coop=True)
    own(table, 1, "OU-POTION")
    table.heroes[0].wounds = 4
    table.phase = "after"
    play(table, "bonus", "pass", "drink.0", fate=[(0,)])
    assert table.heroes[0].wounds == 3
    play(table, "start")
    assert not table.heroes[0].out


@clause("DDC-LIFE-5", "DDC-LIFE-7", "DDC-END-1")
def test_a_removed_player_takes_no_turn_and_is_asked_nothing_of_the_heroes() -> None:
    table = seated(3, coop=True)
    table.heroes[1].wounds = 4
    play(ends(table), "start")
    assert table.active == 2  # seat 1 is skipped
    own(table, 0, "EQ-01", "OU-POTION")
    table.heroes[0].wounds = 1
    table.heroes[1].wounds = 2
    played = play(table, "search", stop=True)
    assert played.open is not None
    assert sorted(played.open.asked()) == [0, 2]
    options = played.open.asked()[0].options
    assert ("drink", 0) in options
    assert ("drink", 1) not in options
    two = seated(2, coop=True)
    two.heroes[1].wounds = 4
    play(ends(two), "start")
    assert two.active == 0
    assert play(ends(two), "start").outcome is None
    assert two.active == 0


@clause("DDC-LIFE-6", "DDC-RULING-8")
def test_a_removed_players_dice_go_back_unwounded() -> None:
    table = seated(3, coop=True)
    own(table, 1, "EQ-04", "AR-2", "OU-KEY", "CL-1", "FA-3")
    trophy(table, 1, "MO-16", 5)
    level, tracker = table.heroes[1].levels[0], table.heroes[1].tracker
    wound(table, "EQ-04", "CL-1", level)
    table.heroes[1].wounds = 4
    play(ends(table), "start")
    where = places(table)
    assert where["EQ-04"] == "blue bag"
    assert where["AR-2"] == "yellow bag"
    assert where["OU-KEY-1"] == "red bag"
    assert where["CL-1"] == where["FA-3"] == where["MO-16"] == "discard"
    assert where[level] == where[tracker] == "supply"
    assert not table.wounded
    assert table.team_fame() == 0


@clause("DDC-RULING-42")
def test_a_removed_player_does_not_win_with_the_team() -> None:
    table = seated(3, coop=True)
    own(table, 0, "AR-1", "AR-2", "AR-3", "AR-4", "AR-5", "AR-6")
    table.heroes[2].wounds = 4
    outcome = play(ends(table), "start").outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.scores == (6, 6, 6)
