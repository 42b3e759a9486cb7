"""Puzzles over HTTP: a position to look at, and what every option is worth once one is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.guest import inn, quick
from tumblekeep.kit.throwing import is_installed
from tumblekeep.players.levels import LEVELS
from tumblekeep.players.puzzles import puzzles
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.puzzles import listed, shown, tried
from tumblekeep.server.wire.puzzles import Puzzles, PuzzleShown, PuzzleTried, ThrowPuzzles, ThrowPuzzleTried
from tumblekeep.text import catalogue


def test_a_position_does_not_tell_its_answer() -> None:
    puzzle = puzzles("dungeon_attack")[0]
    told = PuzzleShown.model_validate_json(shown(puzzle.id))
    offered = [option["id"] for option in told.question["options"]]
    assert {puzzle.best, puzzle.hint} <= set(offered)
    assert not {"best", "hint", "worth"} & set(told.model_dump())


def test_who_has_chosen_is_told_what_every_option_comes_to() -> None:
    puzzle = puzzles("dungeon_attack")[0]
    right = PuzzleTried.model_validate_json(tried(puzzle.id, puzzle.best))
    wrong = PuzzleTried.model_validate_json(tried(puzzle.id, puzzle.hint))
    assert (right.right, wrong.right) == (True, False)
    assert right.options == wrong.options
    assert max(right.options, key=lambda one: one.expected).id == right.best == puzzle.best
    for name, option in ((puzzle.id, "win"), ("dungeon_attack-00000000", "win")):
        with pytest.raises(Refusal):
            tried(name, option)


def test_twenty_puzzles_were_all_called_for_two_players() -> None:
    """Each is listed with what is asked and how hard it is, and every question has words in both languages."""
    found = Puzzles.model_validate_json(listed()).puzzles
    for slug in {one.game for one in found}:
        kinds = [one.difficulty for one in found if one.game == slug]
        assert kinds == sorted(kinds), "the easiest come first"
        assert len(kinds) < 3 or set(kinds) == {1, 2, 3}
    for language in ("en", "fr"):
        words = catalogue(language, "backstage")
        assert [one.ask for one in found if f"\npuzzle-theme-{one.ask} = " not in words] == []


async def test_puzzles_are_to_be_had_over_http(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        answer = await there.get("/puzzles")
        assert answer.text == listed()
        found = Puzzles.model_validate_json(answer.text).puzzles
        assert [one.id for one in found if one.game == "dungeon_attack"] == [
            one.id for one in puzzles("dungeon_attack")
        ]
        assert (await there.get(f"/puzzles/{found[0].id}")).json()["id"] == found[0].id
        assert (await there.get("/puzzles/dungeon_attack-00000000")).status_code == 404
        assert (await there.post(f"/puzzles/{found[0].id}", {"option": "win"})).status_code == 422


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
async def test_a_foe_is_defeated_by_hand_over_http(tmp_path: Path) -> None:
    """Each throw is told what it dealt and what is left; what a puzzle does not offer is refused and throws nothing."""
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        book = ThrowPuzzles.model_validate_json((await there.get("/puzzles/throws")).text).puzzles
        assert {one.game for one in book} == {"dungeon_fighter", "castle_of_frosts"}
        assert all(set(one.solved) == set(LEVELS) for one in book)
        one = next(one for one in book if one.id == "dungeon_fighter-ogre")
        assert one.ways == [[], ["finger_of_fate"]]
        where, launch = (
            f"/puzzles/throws/{one.id}",
            {"velocity": [1.4, 0, 0.3], "touch": {"speed": 0.0, "jitter": 0.0}},
        )
        throw = {"thrown": 2, "dealt": 7, "weapons": [], "launch": launch}
        for wrong in ({"thrown": 3}, {"dealt": 9}, {"weapons": ["excalibur"]}):
            refused = await there.post(where, throw | wrong)
            assert refused.status_code == 422, wrong
        assert (await there.post("/puzzles/throws/dungeon_fighter-nobody", throw)).status_code == 404
        answer = await there.post(where, throw)
        assert answer.status_code == 200, answer.text
        told = ThrowPuzzleTried.model_validate_json(answer.text)
        hit = told.judged[0].hits
        assert told.damage == (told.landing["dice"][0]["value"] if hit else 0)
        assert told.left == max(0, 2 - told.damage)
        assert (told.over, told.solved) == (True, told.left == 0)
        assert len(told.chances) == len(one.ways)
