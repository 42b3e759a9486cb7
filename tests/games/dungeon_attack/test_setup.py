"""DA-SETUP: cards, levels, dice, who starts."""

from __future__ import annotations

import pytest

from games.dungeon_attack.given import make, party, takes_turn
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.play import Play
from tumblekeep.games.dungeon_attack import GAME
from tumblekeep.games.dungeon_attack.content import CARDS
from tumblekeep.games.dungeon_attack.rules import combat_rating
from tumblekeep.games.dungeon_attack.setup import new_table, setup
from tumblekeep.games.dungeon_attack.table import DungeonAttackTable
from tumblekeep.testing.scenario import when

clause = pytest.mark.clause
CHOICE = {"start": "first", "cards": "choice", "cap": "type"}


@clause("DA-SETUP-1")
def test_one_to_ten_adventurers_can_play() -> None:
    for seats in (1, 3, 10):
        assert Play(GAME, seats).seats == seats
    for seats in (0, 11):
        with pytest.raises(BadOptions, match="1 to 10"):
            Play(GAME, seats)


@clause("DA-SETUP-2", "DA-RULING-1")
def test_everyone_chooses_a_card_that_nobody_else_holds() -> None:
    table = new_table(3, CHOICE)
    played = when(setup(table), ["take.monk", "take.rogue", "take.cleric"])
    assert [one.card for one in table.adventurers] == ["monk", "rogue", "cleric"]
    assert len(played.offered[0]) == 10
    assert "take.monk" not in played.offered[1]
    assert {"take.monk", "take.rogue"}.isdisjoint(played.offered[2])


@clause("DA-SETUP-2")
def test_cards_may_be_dealt_at_random() -> None:
    table = new_table(2, {**CHOICE, "cards": "random"})
    when(setup(table), fate=["wizard", "warrior"])
    assert [one.card for one in table.adventurers] == ["wizard", "warrior"]


@clause("DA-SETUP-3")
def test_a_card_gives_a_rating_an_ability_and_a_state() -> None:
    (me,) = party("warrior").adventurers
    assert (me.cr, CARDS["warrior"].ability, me.state) == (3, "battle_fury", 0)


@clause("DA-SETUP-4")
def test_the_rating_is_what_may_be_kept_from_one_roll() -> None:
    table = party("rogue", "monk", dungeon=(9, 0))
    takes_turn(table, "bust", fate=[((6, 2, 1),)])
    assert table.adventurers[0].won_normals == combat_rating(table.adventurers[0], assisting=False) == 2


@clause("DA-SETUP-5", "DA-SETUP-13", "DA-RULING-2")
def test_a_level_starts_with_all_its_dice_in_the_dungeon() -> None:
    table = party("rogue", "monk")
    make(table.adventurers[0], faces=4, won_normals=3)
    table.normals = 2
    table.lay_out(2)
    assert (table.normals, table.bosses) == (14, 1)
    assert all(one.faced_normals == one.won_normals == 0 for one in table.adventurers)


@clause("DA-SETUP-6", "DA-SETUP-7", "DA-SETUP-8", "DA-EX-1")
@pytest.mark.parametrize(("level", "dice"), [(1, (14, 0)), (2, (14, 1)), (3, (14, 2))])
def test_the_dice_of_each_level(level: int, dice: tuple[int, int]) -> None:
    table = party("rogue", level=level)
    assert (table.normals, table.bosses) == dice
    assert table.normals + table.bosses == 13 + level


@clause("DA-SETUP-9")
def test_the_starting_player_is_the_first_seat_or_drawn() -> None:
    table = new_table(3, {**CHOICE, "start": "random"})
    when(setup(table), ["take.monk", "take.rogue", "take.cleric"], fate=["2"])
    assert (table.starter, table.active) == (2, 2)
    table = new_table(2, CHOICE)
    when(setup(table), ["take.monk", "take.rogue"])
    assert table.starter == 0


@clause("DA-SETUP-9", "DA-RULING-30")
def test_the_players_could_not_name_who_starts() -> None:
    named: dict[str, object] = {**CHOICE, "start": "named"}
    cards = ["take.monk", "take.rogue", "take.cleric"]
    table = new_table(3, named)
    played = when(setup(table), [*cards, "name.2", "name.1", "name.2"])
    assert played.offered[-1] == ["name.0", "name.1", "name.2"]
    assert (table.starter, table.active) == (2, 2)
    assert [told[1:] for told in table.told if told[0].__name__ == "StarterNamed"] == [(0, 2), (1, 1), (2, 2)]
    tied = new_table(3, named)
    played = when(setup(tied), [*cards, "name.2", "name.1", "name.0"], fate=["1"])
    assert played.asked[-1] == "draw-starter"
    assert tied.starter == 1
    alone = new_table(1, named)
    assert when(setup(alone), ["take.monk"]).asked == ["adventurer"]


def end_of_treasure(table: DungeonAttackTable) -> None:
    """Pass treasure, exchange and hiring without a question, because nobody has won anything."""
    table.phase = "treasure"
    table.active = table.starter
    level = table.level
    while table.level == level:
        takes_turn(table)


@clause("DA-SETUP-10", "DA-EX-2")
def test_the_next_level_is_started_by_the_left_neighbour_of_the_last_starter() -> None:
    table = party("rogue", "monk", "cleric", starter=1)
    make(table.adventurers[2], state="knocked_out")  # whatever happened to them
    end_of_treasure(table)
    assert (table.level, table.starter, table.active) == (2, 2, 2)
    end_of_treasure(table)
    assert (table.level, table.starter) == (3, 0)


@clause("DA-SETUP-11", "DA-END-7")
def test_a_game_has_three_levels_each_with_adventure_and_treasure() -> None:
    table = party("rogue", level=3)
    table.phase = "treasure"
    played = takes_turn(table)
    assert played.outcome is not None
    table = party("rogue", level=2)
    table.phase = "treasure"
    assert takes_turn(table).outcome is None
    assert table.phase == "exchange"


@clause("DA-SETUP-12")
def test_everyone_starts_unhurt_with_an_empty_pile() -> None:
    table = new_table(2, CHOICE)
    when(setup(table), ["take.monk", "take.rogue"])
    for one in table.adventurers:
        assert (one.state, one.gold, one.potions, one.weapons, one.artifacts, one.retainer) == (
            0,
            0,
            0,
            0,
            0,
            False,
        )
