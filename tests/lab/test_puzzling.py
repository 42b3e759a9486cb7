"""The search finds known puzzles again, and none in other positions."""

from __future__ import annotations

import pytest

from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.games import load
from tumblekeep.lab import puzzle_search
from tumblekeep.lab.puzzle_search import WIDEST, candidates, prove_puzzle
from tumblekeep.players.puzzles import Puzzle, puzzles


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {"SCREENED": 16, "FEWEST": 24, "GAMES": 48, "SURE": 0.5, "STEP": 4000}.items():
        monkeypatch.setattr(puzzle_search, name, number)


def clearest() -> tuple[Puzzle, Play, Choose, Option, Option]:
    """Return the puzzle whose best choice is furthest ahead: its position, its question, the missed option, and
    the best."""
    one = max(puzzles("dungeon_attack"), key=lambda puzzle: puzzle.margin)
    play = one.play()
    part = play.asked()[one.seat]
    named = {option_id(option): option for option in part.options}
    return one, play, part, named[one.hint], named[one.best]


def test_a_puzzle_is_proved_again_from_its_position() -> None:
    one, play, part, hint, best = clearest()
    again = prove_puzzle(play, part, hint, 0.01, "again")
    assert again is not None
    assert (again.best, again.hint, again.answers) == (one.best, one.hint, one.answers)
    assert again.id == prove_puzzle(play, part, hint, 0.01, "otherwise").id  # type: ignore[union-attr]
    assert again.worth[again.best] == max(again.worth.values())
    assert prove_puzzle(play, part, best, 0.01, "again") is None, "who does the best thing misses nothing"


def test_choices_are_those_of_a_steady_game() -> None:
    game = load("dungeon_attack")
    seen: list[Choose] = []
    for play, part, hint in candidates(game, 2, {}, "a"):
        assert hint in part.options
        assert part.seat in play.asked()
        seen.append(part)
    assert seen
    assert all(2 <= len(part.options) <= WIDEST for part in seen)


def test_something_odd_is_done_now_and_then() -> None:
    """So that a game comes to places that the steady player would not have chosen; what it would do there is told all the same."""
    game = load("dungeon_attack")
    steady = [(len(play.entries), hint) for play, _, hint in candidates(game, 2, {}, "a")]
    odd = [(len(play.entries), hint) for play, _, hint in candidates(game, 2, {}, "a", odd=1.0)]
    assert steady[0] == odd[0], "nothing odd has been done yet"
    assert steady != odd


def test_what_a_look_ahead_finds_close_is_not_played_out() -> None:
    _, play, part, hint, best = clearest()
    assert puzzle_search.failed_test(play, part, hint, 0.01, "y") == ""
    assert puzzle_search.failed_test(play, part, best, 0.01, "y") == "look 1", (
        "who does the best thing misses nothing"
    )
    assert puzzle_search.failed_test(play, part, hint, 9.0, "y") == "look 1", "nothing lies so far ahead"


def test_a_proof_that_cannot_come_out_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    _, play, part, hint, _ = clearest()
    monkeypatch.setattr(puzzle_search, "GAMES", 100_000)
    assert prove_puzzle(play, part, hint, 2.5, "again") is None
