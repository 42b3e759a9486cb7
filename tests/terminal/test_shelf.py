"""Saved games: no answer is lost, and errors say what is wrong with a file."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

import pytest

from tumblekeep import saves
from tumblekeep.core.errors import ForeignLog, LogError
from tumblekeep.core.log import Log, from_text, log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games._template import GAME
from tumblekeep.saves import LoadedSave, SavedGame, SaveError, open_log


def played(answers: int) -> Log:
    fate, play = SampledFate(3), Play(GAME, 2)
    for _ in range(answers):
        assert play.question is not None
        play.answer(fate(play.question) if play.question.by_fate else "walk")
    return log_of(play, ["Ada", "Bo"])


def kept(path: Path) -> Log:
    return from_text(path.read_text(encoding="utf-8"))


def test_a_game_is_on_the_disk_after_every_answer(tmp_path: Path) -> None:
    path, whole = tmp_path / "deep" / "game.tumble", played(6)
    saved = SavedGame.begin(path, whole.upto(0))
    assert kept(path) == whole.upto(0)
    for number, line in enumerate(whole.lines, start=1):
        saved.append(line, lambda: whole)
        assert kept(path) == whole.upto(number)
    assert path.read_text(encoding="utf-8") == to_text(whole)


def test_taking_back_rewrites_the_file_whole(tmp_path: Path) -> None:
    path, whole = tmp_path / "game.tumble", played(6)
    saved = SavedGame.begin(path, whole)
    saved.rewrite(whole.upto(2))
    assert kept(path) == whole.upto(2)
    saved.append(whole.lines[2], lambda: whole)
    assert kept(path) == whole.upto(3)
    assert [one.name for one in tmp_path.iterdir()] == ["game.tumble"]


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    path.write_text("precious")
    with pytest.raises(SaveError) as trouble:
        SavedGame.begin(path, played(0))
    assert trouble.value.message.id == "ui-shelf-exists"
    assert path.read_text() == "precious"


def test_a_torn_last_line_keeps_what_came_before_and_the_torn_file(tmp_path: Path) -> None:
    path, whole = tmp_path / "game.tumble", played(6)
    path.write_text(to_text(whole)[:-20], encoding="utf-8")
    opened = open_log(path)
    assert opened.log == whole.upto(5)
    assert opened.trouble is not None
    assert opened.trouble.message.id == "log-cut"
    SavedGame.go_on(path, opened).close()
    assert kept(path) == whole.upto(5)
    assert (tmp_path / "game.tumble.damaged").read_text(encoding="utf-8") == to_text(whole)[:-20]
    path.write_text(to_text(whole)[:-20], encoding="utf-8")
    SavedGame.go_on(path, open_log(path)).close()
    assert (tmp_path / "game.tumble.damaged-2").exists()


def test_bytes_that_are_no_text_keep_what_came_before(tmp_path: Path) -> None:
    path, whole = tmp_path / "game.tumble", played(6)
    lines = to_text(whole).encode().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]) + b"\xff\xfe\n" + b"".join(lines[5:]))
    opened = open_log(path)
    assert opened.log == whole.upto(3)
    assert opened.trouble is not None
    assert (opened.trouble.message.id, opened.trouble.line) == ("ui-shelf-not-text", 5)


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"tumble": 99}', "[1]\n"])
def test_a_foreign_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.tumble"
    path.write_text(text)
    with pytest.raises(ForeignLog):
        open_log(path)
    assert path.read_text() == text


def test_a_foreign_file_of_bytes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "photo.png"
    path.write_bytes(b"\x89PNG\xff\xff\n\x00")
    with pytest.raises(LogError):
        open_log(path)


def test_files_that_cannot_be_opened_say_why(tmp_path: Path) -> None:
    for path, message in ((tmp_path / "none", "ui-shelf-missing"), (tmp_path, "ui-shelf-folder")):
        with pytest.raises(SaveError) as trouble:
            open_log(path)
        assert trouble.value.message.id == message
        assert str(path) in str(trouble.value)


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "LARGEST", 10)
    path = tmp_path / "game.tumble"
    path.write_text("x" * 11)
    with pytest.raises(SaveError) as trouble:
        open_log(path)
    assert trouble.value.message.id == "ui-shelf-large"


def test_a_place_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError) as trouble:
        SavedGame.begin(tmp_path / "file" / "game.tumble", played(0))
    assert trouble.value.message.id == "ui-shelf-unwritable"


def test_after_a_failed_write_the_next_one_saves_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, whole = tmp_path / "game.tumble", played(6)
    saved = SavedGame.begin(path, whole.upto(2))

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(SaveError, match="No space left"):
            saved.append(whole.lines[2], lambda: whole.upto(3))
        with pytest.raises(SaveError, match="No space left"):
            saved.append(whole.lines[3], lambda: whole.upto(4))
        assert kept(path).lines[:2] == whole.lines[:2]
    saved.append(whole.lines[4], lambda: whole.upto(5))
    assert kept(path) == whole.upto(5)


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks there")
def test_a_game_that_is_played_elsewhere_is_left_alone(tmp_path: Path) -> None:
    path, whole = tmp_path / "game.tumble", played(4)
    saved = SavedGame.begin(path, whole)
    with pytest.raises(SaveError) as trouble:
        SavedGame.go_on(path, LoadedSave(whole.upto(1)))
    assert trouble.value.message.id == "ui-shelf-busy"
    assert kept(path) == whole
    assert [one.name for one in tmp_path.iterdir()] == ["game.tumble"]
    saved.close()
    SavedGame.go_on(path, LoadedSave(whole.upto(1))).close()
    assert kept(path) == whole.upto(1)


def test_games_go_to_the_usual_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    now = datetime(2026, 11, 15, 20, 30)
    first = saves.new_path("lantern", now)
    assert first == tmp_path / "tumblekeep" / "lantern-20261115-203000.tumble"
    assert saves.saved_games() == []
    SavedGame.begin(first, played(0)).close()
    second = saves.new_path("lantern", now)
    assert second.name == "lantern-20261115-203000-2.tumble"
    SavedGame.begin(second, played(0)).close()
    os.utime(first, (1, 1))
    assert saves.saved_games() == [second, first]
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saves.folder().name == "tumblekeep"
