"""The command line, from outside."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import forked
from tumblekeep.__main__ import main
from tumblekeep.core.log import from_text
from tumblekeep.core.message import Message
from tumblekeep.games import GAMES, load
from tumblekeep.terminal.check_map import checks, mistakes
from tumblekeep.terminal.voice import Voice

HEAVY = ("textual", "fluent", "babel", "rich", "numpy", "tumblekeep.games", "tumblekeep.core", "asyncio")


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program as a person does, with a pipe as the keyboard."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return forked.run("tumblekeep", *words, input=typed, text=True, encoding="utf-8", env=environment)


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys, tumblekeep\n"
        "from tumblekeep.__main__ import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        f"heavy = [name for name in sys.modules if name.startswith({HEAVY!r})]\n"
        "assert not heavy, heavy\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    for command in ("play", "replay", "games", "simulate", "new-game", "check-map", "throw"):
        assert command in done.stdout


@pytest.mark.parametrize("command", ["play", "learn", "replay", "games", "simulate", "new-game", "check-map"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_explains_itself(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([command, "--lang", language, "--help"])
    assert leaving.value.code == 0
    said = capsys.readouterr().out
    assert ("show this help" if language == "en" else "afficher cette aide") in said


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith("tumblekeep ")


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["play", "--bots", "-1"],
        ["play", "--bots", "many"],
        ["play", "--dice", "loaded"],
        ["play", "--lang", "xx"],
        ["play", "--pause", "nan"],
        ["play", "--save", "a", "--resume", "b"],
        ["replay"],
        ["simulate", "dungeon_attack", "--games", "x"],
    ],
)
def test_bad_flags_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess", "-y"], "There is no game “chess”"),
        (["play", "dungeon_attack", "-y", "--seats", "Ada,,Bo"], "A name is missing"),
        (["play", "dungeon_attack", "-y", "--bots", "40"], "1 to 10 seats, not 41"),
        (["play", "dungeon_attack", "-y", "--option", "luck=good"], "There is no option “luck”"),
        (["play", "dungeon_attack", "-y", "--option", "start=last"], "Option start can’t be “last”"),
        (["play", "dungeon_attack", "-y", "--option", "start"], "write --option name=value"),
        (["play", "--resume", "nowhere.tumble"], "There is no file nowhere.tumble"),
        (["play", "--resume", "."], "is a folder"),
        (["replay", "nowhere.tumble"], "There is no file"),
        (["simulate", "chess"], "There is no game"),
        (["simulate", "dungeon_attack", "--seats", "11"], "1 to 10 seats"),
        (["simulate", "dungeon_attack", "--games", "0"], "--games takes"),
        (["simulate", "dungeon_attack", "--bot", "clever"], "There is no bot"),
        (["check-map", "nowhere.json"], "There is no file"),
        (["new-game", "Bad-Name"], "can’t be the name of a game"),
    ],
)
def test_what_cannot_be_done_is_said_clearly(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 1
    told = capsys.readouterr()
    assert said in told.err
    assert "Traceback" not in told.err


def test_an_old_or_foreign_file_is_refused_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.tumble"
    path.write_text("recette de cuisine")
    assert main(["play", "--resume", str(path), "--lang", "fr"]) == 1
    assert "Ligne 1" in capsys.readouterr().err
    assert path.read_text() == "recette de cuisine"


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    done = run("play", "dungeon_attack", "-y", "--seed", "9", "--save", str(path), typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert f"The game is saved in {path}" in done.stdout
    assert "--resume" not in done.stdout
    assert "\x1b" not in done.stdout
    log = from_text(path.read_text(encoding="utf-8"))
    assert log.replay(load("dungeon_attack")).outcome is not None


def test_end_of_input_then_resume_equals_one_sitting(tmp_path: Path) -> None:
    halves, whole = tmp_path / "halves.tumble", tmp_path / "whole.tumble"
    flags = ["play", "dungeon_attack", "-y", "--seed", "9", "--save"]
    done = run(*flags, str(halves), typed="1\n" * 5)
    assert done.returncode == 0
    assert f"tumblekeep play --resume {halves}" in done.stdout
    assert run("play", "--plain", "--resume", str(halves), typed="1\n" * 7).returncode == 0
    assert run(*flags, str(whole), typed="1\n" * 12).returncode == 0
    assert halves.read_bytes() == whole.read_bytes()


def test_no_input_at_all(own_shelf: Path) -> None:
    done = run("play")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "Which game?" in done.stdout or len(GAMES) == 1


def heed_interrupts() -> None:
    """Restore the handling of Ctrl-C: a shell lets background processes ignore it, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_killed_program_loses_nothing(tmp_path: Path, number: int) -> None:
    path = tmp_path / "game.tumble"
    with subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tumblekeep",
            "play",
            "dungeon_attack",
            "-y",
            "--seed",
            "9",
            "--save",
            str(path),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        preexec_fn=heed_interrupts,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("1\n1\n1\n")
        program.stdin.flush()
        asked = 0
        while asked < 4:  # three answers, and the question after them
            asked += "? (DA-" in program.stdout.readline()
        before = path.read_text(encoding="utf-8")
        program.send_signal(number)
        program.communicate(timeout=300)
        if number == signal.SIGINT:
            assert program.returncode == 130
    assert path.read_text(encoding="utf-8") == before
    answers = [line.answer for line in from_text(before).lines if line.by == 0]
    assert answers[:2] == ["take.warrior", "bust"]
    assert len(answers) == 3


def test_a_torn_file_goes_on_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    run("play", "dungeon_attack", "-y", "--seed", "9", "--save", str(path), typed="1\n" * 5)
    path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    done = run("play", "--resume", str(path), typed="")
    assert "the file ends in the middle of this line" in done.stdout
    assert "the damaged file is kept beside it" in done.stdout
    assert (tmp_path / "game.tumble.damaged").exists()


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "Dungeon Attack! (dungeon_attack)" in said
    assert "1 to 10 seats, 10 to 15 minutes" in said
    assert "--option start=" in said
    assert main(["games", "--json", "--lang", "fr"]) == 0
    listed: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    assert [one["slug"] for one in listed] == list(GAMES)
    assert listed[0]["seats"] == [1, 10]
    assert {option["name"] for option in listed[0]["options"]} == {"start", "cards", "cap"}


def test_simulate_counts_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["simulate", "dungeon_attack", "--games", "20", "--seats", "2", "--seed", "1"]
    found = {}
    for bot in ("steady", "careless"):
        assert main([*flags, "--bot", bot, "--json"]) == 0
        found[bot] = json.loads(capsys.readouterr().out)
        assert sum(found[bot]["outcomes"].values()) == 20
    assert found["steady"]["scores"]["mean"] > found["careless"]["scores"]["mean"]
    assert main(flags) == 0
    said = capsys.readouterr().out
    assert "20 games of Dungeon Attack!, 2 × steady" in said
    again = main([*flags, "--json"])
    assert again == 0
    assert json.loads(capsys.readouterr().out)["outcomes"] == found["steady"]["outcomes"]
    assert main([*flags, "--json", "--bot", "greedy"]) == 0  # the former name of a level
    assert json.loads(capsys.readouterr().out)["outcomes"] == found["steady"]["outcomes"]


def test_replay_all_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    run("play", "dungeon_attack", "-y", "--seed", "9", "--save", str(path), typed="1\n" * 5)
    done = run("replay", str(path), "--all")
    assert done.returncode == 0
    assert "[1] Ada: Who will you play? → Mighty Warrior" in done.stdout
    stepped = run("replay", str(path), typed="\n\nq\n")
    assert stepped.returncode == 0
    assert "[2] " in stepped.stdout


# -- documents ------------------------------------------------------------------------------------


def test_a_games_check_may_answer_in_several_ways() -> None:
    voice = Voice("en")

    def refusing(document: Any) -> None:
        raise ValueError("no rooms")

    class Mistake:
        message = Message("ui-yes")

    assert mistakes(lambda document: [], {}, voice) == []
    assert mistakes(lambda document: None, {}, voice) == []
    assert mistakes(lambda document: ["no rooms", Message("ui-no"), Mistake()], {}, voice) == [
        "no rooms",
        "no",
        "yes",
    ]
    assert mistakes(refusing, {}, voice) == ["no rooms"]


@pytest.mark.skipif("dungeons_dice_danger" not in GAMES, reason="no game here takes maps")
def test_a_bad_map_is_told_mistake_by_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert [game.slug for game, _ in checks("map")] == ["dungeons_dice_danger"]
    path = tmp_path / "map.json"
    path.write_text('{"rooms": 3}')
    assert main(["check-map", str(path)]) == 1
    assert "mistake" in capsys.readouterr().err
    path.write_text("{")
    assert main(["check-map", str(path)]) == 1
    assert "line 1, column 2: this is not JSON" in capsys.readouterr().err
    path.write_bytes(b"\xff")
    assert main(["check-map", str(path)]) == 1
    assert "is not text" in capsys.readouterr().err
    path.write_text("[" * 100_000)
    assert main(["check-map", str(path)]) == 1
    assert "too large" in capsys.readouterr().err


def test_a_kind_of_document_that_no_game_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-map", "x.json", "--game", "dungeon_attack"]) == 1
    assert "No game here accepts a map" in capsys.readouterr().err


def test_the_throw_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "tumblekeep.terminal.throw_command", None)
    assert main(["throw", "--lang", "fr"]) == 1
    assert "tumblekeep[throw]" in capsys.readouterr().err
