"""Exact ends of games: memory changes no value, values are what fate's odds make them, and bots are measured against them."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import count, islice, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tumblekeep
from tumblekeep.__main__ import main
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Ask, option_id
from tumblekeep.core.chance import D6, RollEach
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.lab.solving import Bound, Endgame, Solver, TooLarge, bound_of, endgames, is_solvable

GAME = load("dungeons_dice_danger")
SETTING = "annoyed-animals-alone"


def solved(count: int) -> list[Endgame]:
    return list(islice(endgames(GAME, 1, {}, "test", nodes=300, levels=("steady", "shrewd")), count))


def position(one: Endgame) -> Play:
    """Play the game of the test again up to a solved position."""
    from tumblekeep.lab.solving import _decisions

    moments = _decisions(GAME, 1, GAME.check(1, {}), f"test/{one.game}")
    return next(play for play, _ in moments if len(play.entries) == one.answers)


def plain_value(play: Play) -> float:
    """The worth of a position of a lone seat by plain expectimax: no memory, no graph."""
    question = play.question
    if question is None:
        assert play.outcome is not None
        return float(play.outcome.scores[0])

    def after(answer: object, seat: int | None) -> float:
        other = play.fork()
        other.answer(answer, seat)
        return plain_value(other)

    if question.by_fate:
        chance: Any = question
        return sum(float(share) * after(answer, None) for answer, share in chance.odds())
    return max(after(option, 0) for option in play.asked()[0].options)


def test_memory_changes_no_value() -> None:
    for one in solved(2):
        play = position(one)
        for option in play.asked()[0].options:
            other = play.fork()
            other.answer(option, 0)
            assert plain_value(other) == pytest.approx(one.values[option_id(option)])


def test_a_game_that_may_come_back_to_a_position_was_too_large() -> None:
    """Go on with a chance of a half, as often as one likes, or take 0.4; or go round for ever."""
    solver = Solver(GAME, 0, True)
    solver._after = [[(0.0, 1), (0.0, 2), (0.0, 4)], [(0.5, 3), (0.5, 0)], [], [], [(0.0, 4)]]
    solver._worth = [-math.inf, -math.inf, 0.4, 1.0, -math.inf]
    solver._settle(0)
    assert solver._worth == pytest.approx([1.0, 1.0, 0.4, 1.0, 0.4])


def test_no_rule_of_a_solved_game_asks_which_turn_it_is() -> None:
    """Positions of different turns are taken for the same, so nothing else may follow from the number of a turn."""
    readers = [
        f"{file.parent.name}/{file.name}"
        for file in (Path(tumblekeep.__file__).parent / "games").rglob("*.py")
        if "turn.number" in file.read_text(encoding="utf-8")
    ]
    # one asks whether the first turn has begun, the other is of a game with hidden cards, which can't be solved
    assert sorted(readers) == ["_fighter/table.py", "castle_of_frosts/cards.py"]
    assert not is_solvable(load("castle_of_frosts"), 2, {})


def test_an_exact_value_is_the_mean_of_games_played_by_the_solver() -> None:
    one = solved(1)[0]
    play = position(one)
    best = max(one.values, key=lambda option: one.values[option])
    results = []
    for seed in range(20):
        other, fate = play.fork(), SampledFate(seed)
        first = True
        while (question := other.question) is not None:
            if question.by_fate:
                other.answer(fate(question))
                continue
            part = other.asked()[one.seat]
            values = Solver(GAME, one.seat, True, nodes=5_000).options(other, part)
            choice = best if first else max(values, key=lambda option: values[option])
            first = False
            other.answer(next(option for option in part.options if option_id(option) == choice), one.seat)
        assert other.outcome is not None
        results.append(float(other.outcome.scores[one.seat]))
    mean = sum(results) / len(results)
    spread = (sum((result - mean) ** 2 for result in results) / len(results)) ** 0.5
    assert abs(mean - one.values[best]) < 4 * max(spread, 0.5) / len(results) ** 0.5


def test_no_bot_does_better_than_the_best_option() -> None:
    for one in solved(4):
        assert one.stake > 0
        for level in ("steady", "shrewd"):
            assert 0 <= one.loss(level) <= one.stake


def test_a_position_that_is_too_large_is_given_up() -> None:
    play = Play(GAME, 1, {})
    with pytest.raises(TooLarge):
        Solver(GAME, 0, True, nodes=50).value(play)


def test_a_solution_found_many_times_as_many_positions_as_it_might() -> None:
    """Only those were counted whose answers were laid out, so a throw of many landings took minutes to be given up."""
    solver = Solver(GAME, 0, True, nodes=50)
    with pytest.raises(TooLarge):
        solver.value(Play(GAME, 1, {}))
    assert len(solver._after) == 50


def test_all_outcomes_of_many_dice_were_listed_before_the_first_was_tried() -> None:
    """Eight dice have a million and a half, and the limit is reached after a few thousand."""
    tried = []

    def odds() -> Any:
        for outcome in count():
            tried.append(outcome)
            yield outcome, Fraction(1, 6**8)

    play: Any = SimpleNamespace(question=SimpleNamespace(by_fate=True, odds=odds))
    assert len(list(islice(Solver(GAME, 0, True)._answers(play), 3))) == 3
    assert len(tried) == 3


def rolled_alike(kinds: list[str]) -> dict[tuple[int, ...], float]:
    """The outcomes of one roll of dice of these kinds, with their chances."""
    solver = Solver(GAME, 0, True)
    assert GAME.goal is not None
    solver._goal = GAME.goal._replace(alike=lambda table, dice: kinds)
    sides = [D6.faces if kind != "coin" else ("heads", "tails") for kind in kinds]
    question = RollEach(Ask("roll", "T"), None, [(f"{place}", shown) for place, shown in enumerate(sides)])
    play: Any = SimpleNamespace(table=None)
    found = list(solver._each(play, question))
    assert len(dict(found)) == len(found)
    return dict(found)


def test_eight_dice_of_one_kind_had_a_million_and_a_half_outcomes() -> None:
    found = rolled_alike(["white"] * 8)
    assert len(found) == 1_287
    assert sum(found.values()) == pytest.approx(1)


def test_dice_that_are_alike_show_each_others_faces_with_the_chance_of_both() -> None:
    kinds = ["white", "coin", "white", "black"]
    expected: Counter[tuple[int, ...]] = Counter()
    for first, coin, second, other in product(range(6), range(2), range(6), range(6)):
        expected[min(first, second), coin, max(first, second), other] += 1
    found = rolled_alike(kinds)
    assert found == pytest.approx({outcome: many / 432 for outcome, many in expected.items()})


def dice_fights(most: int) -> Iterator[Play]:
    """Rolls of at most so many dice, two of them alike, in steady games of Dungeon Dice against each other."""
    dice = load("dungeon_dice")
    assert dice.goal is not None
    for seed in count():
        play, fate, steady = Play(dice, 2, {"mode": "versus"}), SampledFate(seed), Greedy(dice, lambda: 0.0)
        while (question := play.question) is not None:
            if isinstance(question, RollEach) and 1 < len(question.dice) <= most:
                kinds = dice.goal.alike(play.table, [name for name, _ in question.dice])
                if len(set(kinds)) < len(kinds):
                    yield play.fork()
            if question.by_fate:
                play.answer(fate(question))
            else:
                seat, part = next(iter(play.asked().items()))
                play.answer(steady(play.look, part), seat)


def test_dice_of_a_fight_that_are_alike_can_change_places() -> None:
    """They show each other's faces, and everybody is asked the same and told the same strengths."""
    changed = 0
    for play in islice(dice_fights(8), 12):
        goal, question = play.game.goal, play.question
        assert goal is not None
        assert isinstance(question, RollEach)
        kinds = goal.alike(play.table, [name for name, _ in question.dice])
        one, other = next(
            (one, other) for other, kind in enumerate(kinds) for one in range(other) if kinds[one] == kind
        )
        sides = [place % 6 for place in range(len(kinds))]
        sides[one], sides[other] = 0, 5
        found = []
        for _ in range(2):
            after = play.fork()
            after.answer(tuple(sides))
            table: Any = after.table
            asked = {seat: sorted(map(option_id, part.options)) for seat, part in after.asked().items()}
            found.append(
                (asked, [goal.features(after.table, seat) for seat in range(play.seats)], table.phase)
            )
            sides[one], sides[other] = sides[other], sides[one]
        assert found[0] == found[1]
        changed += question.dice[one][1][0] != question.dice[one][1][5]
    assert changed


def test_the_rest_of_a_turn_is_valued_by_what_was_learned() -> None:
    attack = load("dungeon_attack")
    found = list(islice(endgames(attack, 2, {}, "turn", nodes=400, levels=("steady",), turn=True), 3))
    assert len(found) == 3
    for one in found:
        assert 0 <= one.loss("steady") <= one.stake


def test_the_lab_tells_how_far_bots_are_from_perfect(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "lab",
        "solve",
        "dungeons_dice_danger",
        "--setting",
        SETTING,
        "--games",
        "1",
        "--nodes",
        "300",
        "--lang",
        "en",
    ]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "1 positions solved exactly" in told
    assert "perfect in" in told
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[SETTING][0]["values"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("castle_of_frosts",), "has hidden parts"),
        (("dungeon_attack", "--setting", "moon"), "There is no setting “moon”"),
        (("dungeon_attack", "--where", "moons<=2"), "“moons<=2” is no bound"),
        (("dungeon_attack", "--where", "dice"), "“dice” is no bound"),
    ],
)
def test_what_can_not_be_solved_is_said(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "solve", *words, "--lang", "en"]) != 0
    assert why in capsys.readouterr().err


def test_only_positions_within_bounds_are_solved() -> None:
    attack = load("dungeon_attack")
    found = [bound_of(text, attack) for text in ("dice<=2", "level>=3", "gold=4")]
    assert found == [("dice", -math.inf, 2), ("level", 3, math.inf), ("gold", 4, 4)]
    assert [bound is not None and bound.holds({"dice": 2, "level": 2}) for bound in found] == [
        True,
        False,
        False,
    ]
    last = Bound("clock", 2.0, math.inf)
    assert not list(endgames(GAME, 1, {}, "test", nodes=300, levels=("steady",), where=[last], games=2))
