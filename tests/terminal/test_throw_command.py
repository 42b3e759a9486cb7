"""`tumblekeep throw`: words, files, and clear errors."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

pytest.importorskip("mujoco", reason="physics is an extra")

from tumblekeep.kit.landing import Landing
from tumblekeep.terminal.throw_command import add_arguments, run
from tumblekeep.throw.flight import decode
from tumblekeep.throw.launch import Launch


def throw(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser, "en")
    return run(parser.parse_args(["--language", "en", *arguments]))


def test_a_throw_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert throw("dungeon_fighter", "--skill", "expert", "--seed", "1") == 0
    told = capsys.readouterr().out
    assert "Dungeon Fighter: Red, an expert hand, seed 1" in told
    assert "bounces on the table" in told
    assert "[throw" not in told


def test_the_same_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert throw("castle_of_frosts", "--demand", "pond", "--demand", "blind", "--language", "fr") == 0
    told = capsys.readouterr().out
    assert "Étang\u00a0:" in told
    assert "[throw" not in told


def test_water_dice_and_icebergs(capsys: pytest.CaptureFixture[str]) -> None:
    assert throw("castle_of_frosts", "--die", "water", "--icebergs") == 0
    assert "Water 3" in capsys.readouterr().out


def test_json_holds_the_landing(capsys: pytest.CaptureFixture[str]) -> None:
    assert throw("--json", "--demand", "weak_hand") == 0
    value = json.loads(capsys.readouterr().out)
    assert Landing.from_json(value["landing"]).die.demands["weak_hand"].fulfilled
    assert Launch.from_json(value["launch"]).hand == "weak"


def test_conflicts_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert throw("--demand", "flick", "--demand", "nose") == 0
    assert "Flick and Off the Nose can’t be combined." in capsys.readouterr().out


def test_the_list_of_throws(capsys: pytest.CaptureFixture[str]) -> None:
    assert throw("--list") == 0
    told = capsys.readouterr().out
    assert told.count("DF-THROW-") == 22
    assert "[throw" not in told


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("ludo",), "There is no throwing game “ludo”."),
        (("ludo", "--list"), "There is no throwing game “ludo”."),
        (("--die", "yellow"), "has no die “yellow”"),
        (("--demand", "juggle"), "has no special throw “juggle”"),
        (("--skill", "godlike"), "“godlike” is not a skill"),
        (("--skill", "nan"), "“nan” is not a skill"),
        (("--launch", "no-such-file.json"), "Can’t read no-such-file.json"),
    ],
)
def test_nonsense_is_refused(
    arguments: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert throw(*arguments) == 2
    told = capsys.readouterr()
    assert complaint in told.err
    assert told.out == ""


def test_a_launch_from_a_file_is_thrown_or_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "launch.json"
    good = Launch((-0.56, 0.0, 0.14), (1.35, 0.0, 0.06), seed=3).to_json()
    file.write_text(json.dumps(good), encoding="utf-8")
    assert throw("--launch", str(file)) == 0
    file.write_text(json.dumps({**good, "velocity": [1e9, 0, 0]}), encoding="utf-8")
    assert throw("--launch", str(file)) == 2
    assert "launch.velocity is [1000000000.0, 0, 0]" in capsys.readouterr().err
    file.write_text(
        json.dumps({**good, "placements": {"floe": {"x": 0, "y": 0, "turn": 0, "pitch": 0, "height": 0}}})
    )
    assert throw("--launch", str(file)) == 2
    file.write_text("not json", encoding="utf-8")
    assert throw("--launch", str(file)) == 2


def test_pictures_and_flights_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("PIL", reason="pictures need pillow")
    pytest.importorskip("matplotlib", reason="heat maps need matplotlib")
    names = {
        "picture": "a.png",
        "animation": "a.gif",
        "heat": "h.png",
        "geometry": "g.png",
        "flight": "f.bin",
    }
    options = [part for kind, name in names.items() for part in (f"--{kind}", str(tmp_path / name))]
    assert throw("castle_of_frosts", "--demand", "ice_wall", "--icebergs", *options) == 0
    for name in names.values():
        assert (tmp_path / name).stat().st_size > 300
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "a.gif").read_bytes().startswith(b"GIF8")
    assert decode((tmp_path / "f.bin").read_bytes()).seconds > 0.1
    assert "Wrote" in capsys.readouterr().out


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert throw("--flight", str(tmp_path / "nowhere" / "f.bin")) == 1
    assert "Can’t write" in capsys.readouterr().err


def test_a_throw_on_another_table_lands_elsewhere(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "launch.json"
    file.write_text(json.dumps(Launch((-0.6, 0.0, 0.15), (1.4, 0.0, 0.3)).to_json()), encoding="utf-8")
    told = {}
    for table in ("wood", "ice"):
        assert throw("castle_of_frosts", "--json", "--launch", str(file), "--table", table) == 0
        told[table] = json.loads(capsys.readouterr().out)
    assert told["ice"]["setting"]["conditions"] == {"surface": "ice"}
    assert "conditions" not in told["wood"]["setting"]
    assert told["ice"]["landing"]["dice"] != told["wood"]["landing"]["dice"]


def test_a_table_that_the_game_lacks_is_refused_with_those_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert throw("dungeon_fighter", "--table", "ice") == 2
    assert "Its tables are: wood, felt, stone, attic." in capsys.readouterr().err
