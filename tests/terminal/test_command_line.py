"""The command line itself: help, languages, suggestions, completion, saves, and progress in a pipe."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from tumblekeep.__main__ import CLOSED_PIPE, COMMANDS, GROUPS, main
from tumblekeep.command_parser import without_language
from tumblekeep.lab.progress import LineProgress


def refused(given: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as caught:
        main(given)
    assert caught.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("bare", [[], ["lab"], ["pack"], ["--lang", "fr"], ["--lang=fr", "pack"]])
def test_a_bare_command_prints_its_help(bare: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """It ended in "the following arguments are required", in English."""
    assert main(bare) == 0
    told = capsys.readouterr().out
    assert ("afficher cette aide" if "fr" in " ".join(bare) else "show this help") in told


def test_help_lists_every_command_in_a_group(capsys: pytest.CaptureFixture[str]) -> None:
    grouped = [name for names in GROUPS.values() for name in names]
    assert len(grouped) == len(set(grouped))
    assert set(COMMANDS) <= set(grouped)
    assert main(["--lang", "en"]) == 0
    told = capsys.readouterr().out
    for name in COMMANDS:
        assert f"\n  {name} " in told


@pytest.mark.parametrize(
    ("given", "english", "french"),
    [
        (["pley"], "“pley” is not known here.", "Vouliez-vous dire « play » ?"),
        (["play", "--sed", "4"], "Did you mean “--seed”?", "« --sed » est inconnu ici."),
        (["pack", "chek", "x"], "Did you mean “check”?", "« chek » est inconnu ici."),
        (["pack", "check", "x", "--second", "4"], "Did you mean “--seconds”?", "Vouliez-vous dire « --seconds » ?"),
        (["play", "--bots", "many"], "--bots takes a number, not “many”.", "--bots demande un nombre, pas « many »."),
        (["replay"], "missing: FILE", "il manque : FILE"),
        (["play", "--seed"], "--seed needs a value.", "--seed demande une valeur."),
        (["play", "--save", "a", "--resume", "b"], "can’t be used together with", "ne va pas avec"),
    ],
)  # fmt: skip
def test_what_is_mistyped_is_said_in_both_languages_with_a_guess(
    given: list[str], english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert english in refused([*given, "--lang", "en"], capsys)
    assert french in refused(["--lang", "fr", *given], capsys).replace("\xa0", " ")


def test_the_language_may_stand_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    """Before the task it was "unrecognized"."""
    assert without_language(["--lang", "fr", "pack", "list"]) == (["pack", "list"], "fr")
    assert without_language(["pack", "--lang=fr", "list"]) == (["pack", "list"], "fr")
    assert without_language(["play", "--", "--lang", "x"]) == (["play", "--", "--lang", "x"], None)
    for given in (
        ["--lang", "fr", "pack", "list"],
        ["pack", "--lang", "fr", "list"],
        ["pack", "list", "--lang=fr"],
    ):
        assert main(given) == 0
        assert "La longue nuit" in capsys.readouterr().out
    assert "“de” is not known here. Known: en, fr." in refused(["--lang", "de", "games"], capsys)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_commands_tasks_and_flags(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for word in ("calibrate", "resume", "seats"):
        assert word in script


def test_saved_games_are_listed_with_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["saves", "--lang", "en"]) == 0
    assert "There are no saved games in" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["play", "dungeon_attack", "--seats", "Ada,bot", "--yes", "--plain", "--seed", "1"]) == 0
    (tmp_path / "tumblekeep" / "odd.tumble").write_text("nothing\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["saves", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Dungeon Attack!: Ada, " in told
    assert "odd.tumble\n    " in told
    assert "tumblekeep play --resume FILE" in told


def test_a_reader_who_stops_reading_causes_no_traceback() -> None:
    """`tumblekeep games | head` ended in a BrokenPipeError."""
    with subprocess.Popen(
        [sys.executable, "-m", "tumblekeep", "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait() == CLOSED_PIPE


def test_progress_is_told_in_lines_where_there_is_no_terminal() -> None:
    """A piped run of an hour said nothing until its end."""
    told = io.StringIO()
    with LineProgress(told) as progress:
        job = progress.add_task("games", total=200)
        for _ in range(200):
            progress.advance(job)
        other = progress.add_task("more")
        progress.advance(other)
        progress.update(other, completed=1, total=1)
    assert told.getvalue().splitlines() == [*(f"games: {20 * n}/200" for n in range(1, 11)), "more: 1/1"]
