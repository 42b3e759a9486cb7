"""A study is read strictly, errors say what is wrong with it, and its games are identified by everything
they depend on."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from lab.given import GOLD, plain
from tumblekeep.core.errors import TumbleError
from tumblekeep.lab.study import read_file, read_study
from tumblekeep.lab.study.changing import with_values
from tumblekeep.lab.study.planning import plan_cells

NUMBER = {"name": "gold", "file": "dungeon.toml", "path": "feats.gold", "from": 14, "to": 16}


def refused(**changes: Any) -> str:
    with pytest.raises(TumbleError) as caught:
        read_study(plain(**changes))
    return str(caught.value)


def test_a_slip_of_the_pen_is_named_with_its_place_and_what_is_close() -> None:
    assert "did you mean 'games'" in refused(gamess=3)
    assert "variant 1: 'pakc' means nothing here; did you mean 'pack'" in refused(
        game={"variant": [{"name": "x", "pakc": "long-night"}]}
    )
    assert "number 1 dungeon.toml: 'golds' means nothing here; did you mean 'gold'" in refused(
        game={"number": [{**NUMBER, "path": "feats.golds"}]}
    )
    assert "did you mean 'steady'" in refused(game={"players": "stedy"})


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"games": 3}, "games takes 20 to"),
        ({"games": "many"}, "should be int"),
        ({"precision": -1}, "precision takes"),
        ({"asks": ["everything"]}, "everything"),
        ({"game": {"players": ["steady", "steady"]}}, "2 players for 1 seats"),
        ({"game": {"hand": "clumsy"}}, "there is no skill"),
        ({"game": {"players": {"level": "steady", "think": 100}}}, "does not think"),
        ({"game": {"number": [{**NUMBER, "path": "dice.normal"}]}}, "is no number"),
        ({"game": {"number": [{**NUMBER, "file": "cards.toml"}]}}, "has no file"),
        ({"game": {"number": [{**NUMBER, "step": 0.5}]}}, "no whole number"),
        ({"game": {"variant": [{"name": "x", "pack": "penguin-uprising"}]}}, "is for castle_of_frosts"),
        ({"game": {"variant": [{"name": "x", "seats": 40}]}}, "40"),
        ({"tune": {"target": [{"measure": "score", "want": 2}]}}, "tuning wants one game with numbers"),
        ({"game": {"variant": [{"name": "x", "seats": 40}]}}, "[[game]] 1 variant 1: "),
        ({"game": {"variant": [{"name": "x", "pack": "gone"}]}}, "[[game]] 1 variant 1: "),
        ({"asks": ["sensitivity"]}, "sensitivity needs a [[game.number]]"),
        ({"tune": {"target": []}, "game": {"number": [NUMBER]}}, "no target"),
    ],
)
def test_what_can_not_be_played_is_refused(changes: dict[str, Any], said: str) -> None:
    assert said in refused(**changes)


def test_a_file_that_is_no_study_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TumbleError, match="there is no study"):
        read_file(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("games = [", encoding="utf-8")
    with pytest.raises(TumbleError, match="can't be read"):
        read_file(tmp_path / "bad.toml")
    (tmp_path / "slip.toml").write_text("gmaes = 40", encoding="utf-8")
    with pytest.raises(TumbleError, match=r"slip\.toml: study: 'gmaes'"):
        read_file(tmp_path / "slip.toml")


def test_a_study_is_read_again_without_its_packs_at_hand() -> None:
    study = read_study(plain(game={"variant": [{"name": "night", "pack": "long-night"}]}))

    def nowhere(name: str) -> Any:
        raise AssertionError(name)

    again = read_study(json.loads(json.dumps(study.plain)), nowhere)
    assert [one.cell.id for one in again.cases[0].variants] == [
        one.cell.id for one in study.cases[0].variants
    ]


def test_cells_are_named_by_what_their_games_depend_on() -> None:
    def ids(**changes: Any) -> list[str]:
        return [plan.cell.id for plan in plan_cells(read_study(plain(**changes)))]

    base = ids()
    assert len(set(base)) == 2
    assert ids(games=50) == base
    assert ids(game={"variant": [{"name": "other", "change": GOLD}]}) == base, "a name changes no game"
    for changes in ({"seed": 2}, {"game": {"seats": 2}}, {"game": {"players": "careless"}}):
        assert not set(ids(**changes)) & set(base)
    cell = plan_cells(read_study(plain()))[0].cell
    assert pickle.loads(pickle.dumps(cell)).id == cell.id


def test_a_number_at_its_shipped_value_is_the_game_itself() -> None:
    case = read_study(plain(game={"number": [NUMBER]})).cases[0]
    (number,) = case.numbers
    assert (number.values, number.shipped) == ((14, 15, 16), 16)
    assert with_values(case.base.cell, [(number, 16)]).id == case.base.cell.id
    assert with_values(case.base.cell, [(number, 14)]).pack is not None


def test_numbers_in_lists_are_turned_by_their_place() -> None:
    first = {"name": "first", "file": "dungeon.toml", "path": "levels.0.normal", "values": [12]}
    case = read_study(plain(game={"number": [first]})).cases[0]
    cell = with_values(case.base.cell, [(case.numbers[0], 12)])
    assert cell.pack is not None
    levels = cell.pack.changes["dungeon.toml"]["levels"]
    assert [level["normal"] for level in levels] == [12, 14, 14]


def test_reports_called_packs_by_their_folder() -> None:
    rows = [
        {"name": "night", "pack": "long-night"},
        {"name": "late", "pack": "long-night", "seats": 2},
        {"name": "mine", "pack": "long-night", "title": {"en": "Mine"}},
        {"name": "changed", "pack": "long-night", "change": GOLD},
    ]
    case = read_study(plain(game={"variant": rows})).cases[0]
    assert [one.called("en") for one in case.variants[1:]] == [
        "The Long Night",
        "The Long Night (late)",
        "Mine",
        "changed",
    ]
    assert case.variants[1].called("fr") == "La longue nuit"
    based = read_study(plain(game={"pack": "long-night", "variant": []})).cases[0]
    assert based.base.called("en") == "The Long Night"
