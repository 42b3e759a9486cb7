"""DD-GEN, DD-RNG, DD-SETUP, DDC-GEN: players, bags, dealing, who begins, and the options before a game."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from games.dungeon_dice.given import battle, f, own, places, play, seated
from tumblekeep.core.chance import Draw, RollEach
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.dungeon_dice import GAME
from tumblekeep.games.dungeon_dice.content import KIND_OF, KINDS
from tumblekeep.games.dungeon_dice.setup import new_table, setup
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.testing.scenario import when

clause = pytest.mark.clause


def fresh(seats: int = 2, **options: Any) -> DiceTable:
    return new_table(seats, GAME.check(seats, options))


DEAL = ["EQ-01", "EQ-02", "OU-KEY", "OU-BOMB", "EQ-03", "EQ-04", "OU-KEY", "OU-POTION"]


@clause("DD-GEN-1", "DDC-GEN-2", "DD-RULING-13")
@pytest.mark.parametrize("mode", ["versus", "coop"])
def test_two_to_five_players(mode: str) -> None:
    for seats in (2, 3, 4, 5):
        assert GAME.check(seats, {"mode": mode})["mode"] == mode
    for seats in (1, 6):
        with pytest.raises(BadOptions, match="2 to 5"):
            GAME.check(seats, {"mode": mode})


@clause("DD-GEN-2", "DD-GEN-6", "DD-RULING-11")
def test_the_base_set_is_87_dice_and_the_module_is_off_in_the_base_game() -> None:
    table = fresh(mode="versus")
    assert len(places(table)) == 87
    assert not any(KIND_OF[die].kind in ("chest", "class", "familiar") for die in places(table))


@clause("DD-GEN-6", "DD-COMP-1", "DDC-GEN-4")
def test_the_module_adds_13_dice_to_the_black_bag() -> None:
    for table in (fresh(mode="versus", companions="with"), fresh(mode="coop")):
        assert len(places(table)) == 100
        kinds = Counter(KIND_OF[die].kind for die in table.bags["black"])
        assert kinds == {"monster": 16, "chest": 3, "class": 5, "familiar": 5}
    assert len(places(fresh(mode="coop", companions="without"))) == 87


@clause("DD-GEN-3", "DD-SETUP-1", "DD-GEN-4")
def test_bags_and_supply_before_the_deal() -> None:
    table = fresh(mode="versus")
    assert {bag: len(dice) for bag, dice in table.bags.items()} == {
        "black": 16, "red": 16, "blue": 16, "yellow": 8, "green": 0,
    }  # fmt: skip
    for bag, kind in (
        ("black", "monster"),
        ("red", "one_use"),
        ("blue", "equipment"),
        ("yellow", "artifact"),
    ):
        assert {KIND_OF[die].kind for die in table.bags[bag]} == {kind}
    assert Counter(KIND_OF[die].kind for die in table.supply) == {
        "experience": 5, "hero_level": 15, "monster_level": 5, "spell": 6,
    }  # fmt: skip


@clause("DD-GEN-5", "DD-SETUP-6")
def test_every_die_has_an_id_six_faces_a_place_and_no_wound() -> None:
    table = fresh()
    for die in places(table):
        assert len(KIND_OF[die].faces) == 6
    assert not table.wounded
    assert [hero.wounds for hero in table.heroes] == [0, 0]


@clause("DD-SETUP-2", "DD-SETUP-3", "DDC-GEN-3", "DD-XP-1")
@pytest.mark.parametrize("mode", ["versus", "coop"])
def test_everyone_gets_two_blue_and_two_red_dice_in_seating_order(mode: str) -> None:
    table = fresh(mode=mode)
    played = when(setup(table), fate=[*DEAL, f(2, 5)])
    dealt = [question for question in played.questions if isinstance(question, Draw)]
    assert [(question.seat, question.about[0]) for question in dealt] == [
        (seat, bag) for seat in (0, 1) for bag in ("blue", "blue", "red", "red")
    ]
    assert table.heroes[0].stock == ["EQ-01", "EQ-02", "OU-BOMB-1", "OU-KEY-1"]
    assert table.heroes[1].stock == ["EQ-03", "EQ-04", "OU-KEY-2", "OU-POTION-1"]
    for hero in table.heroes:
        assert hero.experience == 1
        assert hero.tracker.startswith("XP-")
        assert len(hero.levels) == 1


@clause("DD-SETUP-4")
def test_the_highest_monster_level_die_begins_and_ties_roll_again() -> None:
    table = fresh(3, mode="versus")
    deal = [*DEAL, "EQ-05", "EQ-06", "OU-BOMB", "OU-BOMB"]
    played = when(setup(table), fate=[*deal, f(6, 2, 6), f(3, 4)])
    rolls = [question for question in played.questions if isinstance(question, RollEach)]
    assert [len(question.dice) for question in rolls] == [3, 2]
    assert table.active == 2


@clause("DD-SETUP-5", "DD-END-1")
def test_turns_pass_clockwise() -> None:
    table = seated(3)
    order = []
    for _ in range(4):
        order.append(table.active)
        table.phase = "end"
        play(table, "start")
    assert order == [0, 1, 2, 0]


@clause("DD-RNG-1")
def test_all_chance_is_draws_and_rolls_that_fate_answers() -> None:
    fate = SampledFate(3)
    play_ = Play(GAME, 3, {"mode": "coop"})
    seen = set()
    while play_.question is not None:
        question = play_.question
        if question.by_fate:
            seen.add(question.kind)
            play_.answer(fate(question))
        else:
            seat, part = next(iter(question.asked().items()))
            play_.answer(fate.pick(part.options), seat)
    assert seen == {"draw", "roll_each"}


@clause("DD-RNG-1")
def test_a_draw_is_uniform_over_the_dice_in_the_bag() -> None:
    table = fresh()
    flow = setup(table)
    question = next(flow)
    assert isinstance(question, Draw)
    assert dict(question.odds()) == {f"EQ-{number:02}": Fraction(1, 16) for number in range(1, 17)}
    own(table, 0, "OU-KEY", "OU-KEY")
    red = Draw(question.ask, 0, table.bag_counts("red"))
    assert dict(red.odds())["OU-KEY"] == Fraction(2, 14)
    assert dict(red.odds())["OU-BOMB"] == Fraction(4, 14)


@clause("DD-RNG-2")
def test_the_roll_order() -> None:
    table = seated(3, coop=True, difficulty="extreme")
    dice = own(table, 0, "AR-1", "EQ-01", "EQ-12")
    aid = own(table, 2, "EQ-06", "CL-1")
    battle(
        table, ("MO-05", 3), ("MO-04", 4),
        declared=(dice[0], dice[2], dice[1]), helper=2, aid=(aid[1], aid[0]),
    )  # fmt: skip
    played = play(table, "never", stop=True)
    question = played.questions[-1]
    assert isinstance(question, RollEach)
    names = [name for name, _ in question.dice]
    assert names == [
        "ML-1", "ML-2", "ML-3", "ML-4", "ML-5", "HL-M1",
        *table.heroes[0].levels, "EQ-01", "EQ-12", "AR-1",
        *table.heroes[2].levels, "EQ-06", "CL-1",
    ]  # fmt: skip


@clause("DD-RNG-3", "DDC-RULING-13", "DDC-DIFF-6", "DDC-RULING-12")
def test_missing_level_dice_are_imagined_and_take_nothing_from_anybody() -> None:
    table = seated(2, coop=True, difficulty="legend")
    battle(table, ("MO-16", 5), ("MO-15", 5))
    before = places(table)
    question = play(table, "never", stop=True).questions[-1]
    assert isinstance(question, RollEach)
    assert sum(name.startswith("ML-") for name, _ in question.dice) == 10
    assert places(table) == before
    table = seated(5, coop=True, difficulty="extreme")
    for hero in table.heroes:
        while len(hero.levels) < 3:
            table.gain_level(hero)
    battle(table, ("MO-16", 5), ("MO-15", 5))
    before = places(table)
    question = play(table, "never", stop=True).questions[-1]
    assert isinstance(question, RollEach)
    assert sum(name.startswith("HL-M") for name, _ in question.dice) == 5
    assert places(table) == before
    assert table.fight is not None
    assert not any(face.symbol for face in KINDS["HL"].faces)  # no POTION on them


@clause("DDC-DIFF-1", "DDC-RULING-14", "DDC-RULING-39", "DDC-SINGLE-1")
def test_defaults_of_the_co_op_game() -> None:
    options = GAME.check(3, {"mode": "coop"})
    assert options["difficulty"] == "challenge"
    assert options["single"] is True
    with pytest.raises(BadOptions):
        GAME.check(3, {"mode": "coop", "difficulty": "easy"})


@clause("DDC-WIN-2", "DDC-WIN-3", "DDC-RULING-4", "DD-FAME-1")
def test_targets() -> None:
    assert fresh(2, mode="versus").target == 4
    assert fresh(3, mode="coop").target == 6
    for seats in (4, 5):
        assert fresh(seats, mode="coop", target="high").target == 7
    for seats in (2, 3):
        with pytest.raises(BadOptions, match="objection-target"):
            GAME.check(seats, {"mode": "coop", "target": "high"})


@clause("DDC-RULING-45")
@pytest.mark.parametrize(
    "option", [{"difficulty": "legend"}, {"difficulty": "extreme"}, {"target": "high"}, {"single": False}]
)
def test_co_op_choices_are_refused_in_the_base_game(option: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="objection-coop-only"):
        GAME.check(4, {"mode": "versus", **option})


@clause("DDC-RULING-4")
def test_the_target_stays_when_a_player_is_removed() -> None:
    table = seated(4, coop=True, target=7)
    table.heroes[3].wounds = 4
    table.phase = "end"
    play(table, "start")
    assert table.heroes[3].out
    assert table.target == 7
