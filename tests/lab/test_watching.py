"""One recorded game: the same everywhere, with luck that is 0 on average, and with its turns kept apart."""

from __future__ import annotations

from typing import Any

import pytest

from lab.given import plain
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Chance, Throw
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.play import Play
from tumblekeep.fate.addressed import AddressedFate
from tumblekeep.games import load
from tumblekeep.lab.execution.ledger import Ledger
from tumblekeep.lab.execution.realness import leads
from tumblekeep.lab.execution.rolls import Rolls
from tumblekeep.lab.execution.watching import known_value, play_game, worst_turn
from tumblekeep.lab.study import read_study
from tumblekeep.lab.study.shape import SeatPlayer, StudyCell

MOST_OUTCOMES = 700


def cell_of(**game: Any) -> StudyCell:
    return read_study(plain(game=game)).cases[0].base.cell


def test_a_game_depends_on_its_cell_and_number_alone() -> None:
    cell = cell_of(seats=2)
    first = play_game(cell, 3)
    play_game(cell, 4)
    assert play_game(cell, 3) == first
    assert play_game(cell, 4) != first


def expected(question: Chance, fate: AddressedFate) -> dict[str, float]:
    """Return what a ledger records for a question on average, by the odds of every answer."""
    odds = []
    if isinstance(question, Throw):
        found = fate.throw_odds(question)
        assert found is not None
        starts, landings = found
        before = 0.0
        for until, landing in zip(starts, landings, strict=True):
            odds.append((landing, (until - before) / starts[-1]))
            before = until
    else:
        for answer, chance in question.odds():  # type: ignore[attr-defined]
            odds.append((answer, float(chance)))
            if len(odds) > MOST_OUTCOMES:
                return {}
    sums: dict[str, float] = {}
    for answer, chance in odds:
        ledger = Ledger(fate, weighs=True)
        ledger.weight = 0.3
        ledger.note(question, answer)
        for name, amount in ledger.amounts.items():
            sums[name] = sums.get(name, 0.0) + chance * amount
    return sums


@pytest.mark.parametrize("slug", ["dungeon_attack", "dungeon_dice", "dungeon_fighter"])
def test_luck_is_nothing_on_average_by_the_odds_themselves(slug: str) -> None:
    game = load(slug)
    play = Play(game, 2)
    fate = AddressedFate("odds", "expert")
    fate.follow(play.table)
    bot = Greedy(game)
    seen: set[str] = set()
    for _ in range(200):
        question = play.question
        if question is None:
            break
        if isinstance(question, Chance):
            if question.ask.name not in seen and (sums := expected(question, fate)):
                seen.add(question.ask.name)
                assert max(map(abs, sums.values())) < 1e-9
            play.answer(fate(question))
        else:
            seat, part = next(iter(question.asked().items()))
            play.answer(bot(play.look, part), seat)
    assert len(seen) >= 2


def test_turns_without_a_choice_are_dead_and_who_is_out_waits() -> None:
    row = play_game(cell_of(seats=3), 1)
    assert sum(row.own) == row.turns
    assert all(dead <= own for dead, own in zip(row.dead, row.own, strict=True))
    assert sum(row.choices) == sum(row.asked.values())
    assert min(row.waited) == 0


def test_the_one_who_is_measured_changes_chairs() -> None:
    steady, careless = SeatPlayer("steady"), SeatPlayer("careless")
    cell = StudyCell("dungeon_attack", 3, {}, (steady, careless), moves=True)
    for number in range(4):
        seated = cell.seated(number)
        assert [seat for seat, one in enumerate(seated) if one == steady] == [number % 3]


def test_the_worst_turn_is_where_most_was_lost() -> None:
    assert worst_turn([(0.1, 0.5), (0.4, 0.6), (0.8, 0.2)], 0.1) == [0.4, pytest.approx(0.4), 0.6]
    assert worst_turn([(0.1, 0.5)], 1.0) == []


def test_the_lead_of_the_best_is_measured_by_other_plays_than_those_that_picked_it() -> None:
    lucky: dict[Option, list[float]] = {"a": [9.0, 0.0, 9.0, 0.0], "b": [1.0, 1.0, 1.0, 1.0]}
    assert leads(lucky, exact=False) == (-1.0, -1.0)
    assert leads({"a": [2.0], "b": [1.0], "c": [0.0]}, exact=True) == (1.0, 1.5)


def test_some_choices_are_weighed_the_same_each_time() -> None:
    cell = StudyCell(
        "dungeon_attack", 1, load("dungeon_attack").check(1, {}), (SeatPlayer(),), looked=0.05, effort=200
    )
    one, again = play_game(cell, 0), play_game(cell, 0)
    assert one.looked == again.looked
    assert one.looked
    assert all(choice.options > 1 and choice.seen >= 1 for choice in one.looked)


def test_spaces_of_a_map_are_pieces_by_their_name() -> None:
    game = {"game": "dungeons_dice_danger", "seats": 1, "players": "careless"}
    cell = read_study({"name": "spaces", "game": [game]}).cases[0].base.cell
    found = play_game(cell, 0, ("space", "chest")).pieces
    assert any(name.startswith("space-") for name in found)
    with pytest.raises(TumbleError, match="did you mean 'space'"):
        read_study({"name": "spaces", "game": [{**game, "pieces": {"families": ["spaces"]}}]})


def test_every_roll_is_looked_at_where_somebody_thinks_and_the_game_is_none_the_wiser() -> None:
    plainly, looked = (play_game(cell_of(seats=2, rolls=rolls), 1) for rolls in (False, True))
    assert looked.luck["look:0"] != 0
    assert looked._replace(cell="", luck={}) == plainly._replace(cell="", luck={})
    assert {name: looked.luck[name] for name in plainly.luck} == plainly.luck
    assert not cell_of(seats=2).looks_at_rolls
    assert cell_of(seats=2, players={"think": 60}).looks_at_rolls
    assert not cell_of(seats=2, players={"think": 60}, rolls=False).looks_at_rolls


def test_what_rolls_make_of_the_odds_is_nothing_on_average() -> None:
    game = load("dungeon_attack")
    cell = cell_of(seats=2)
    value = known_value(cell.game, 2, cell.options)
    assert value is not None
    assert game.goal is not None
    play, fate, bot, seen = Play(game, 2), AddressedFate("look", "expert"), Greedy(game), 0
    fate.follow(play.table)
    rolls = Rolls(play, cell, game.goal, value, fate)
    while seen < 6 and (question := play.question) is not None:
        if not isinstance(question, Chance):
            seat, part = next(iter(question.asked().items()))
            play.answer(bot(play.look, part), seat)
            continue
        sums: dict[str, float] = {}
        for outcome, chance in rolls._outcomes(question).values():
            ledger = Ledger(fate, weighs=False)
            rolls.note(question, outcome, ledger.look)
            for name, amount in ledger.amounts.items():
                sums[name] = sums.get(name, 0.0) + chance * amount
            seen += any(ledger.amounts.values())
        assert all(abs(amount) < 1e-9 for amount in sums.values())
        play.answer(fate(question))
    assert seen >= 6
