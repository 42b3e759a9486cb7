"""`tumblekeep pack`, and games played with a pack in a terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tumblekeep.__main__ import main


def test_a_pack_is_begun_checked_and_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "new", "mine", "dungeon_attack", "--root", str(tmp_path), "--lang", "en"]) == 0
    folder = tmp_path / "mine"
    assert main(["pack", "diff", str(folder), "--lang", "en"]) == 0
    assert "There is no difference." in capsys.readouterr().out
    (folder / "content" / "dungeon.toml").write_text("[feats]\ngold = 9\n", encoding="utf-8")
    assert main(["pack", "check", str(folder), "--seconds", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "one value changed, played in " in told
    assert told.endswith("no errors.\n")
    assert main(["pack", "diff", str(folder)]) == 0
    assert capsys.readouterr().out == "~ dungeon.toml feats.gold: 16 → 9\n"
    (folder / "locale" / "en.ftl").write_text("titel = Mine\n", encoding="utf-8")
    assert main(["pack", "check", str(folder), "--seconds", "1", "--lang", "en"]) == 1
    assert "! locale/en.ftl: the game has no message “titel” (closest: title)." in capsys.readouterr().out
    assert main(["pack", "check", "--lang", "en"]) == 1
    assert main(["pack", "new", "mine", "--lang", "fr"]) == 1
    assert main(["pack", "list", "--lang", "fr"]) == 0
    assert "La longue nuit" in capsys.readouterr().out
    assert main(["pack", "check", "long-night", "more", "--lang", "en"]) == 1
    assert "“more” is one argument too many" in capsys.readouterr().err
    assert main(["pack", "diff", "long-night"]) == 0
    assert "~ dungeon.toml levels.0.normal: 14 → 10\n" in capsys.readouterr().out


def test_a_check_that_dies_or_hangs_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack that ate all memory ended `pack check` without a word."""
    assert main(["pack", "new", "mine", "dungeon_attack", "--root", str(tmp_path)]) == 0
    monkeypatch.setattr("tumblekeep.terminal.pack_command.CHECK_MODULE", "tumblekeep.no_such_module")
    assert main(["pack", "check", str(tmp_path / "mine"), "--lang", "en"]) == 1
    assert "takes too much time or memory with this pack" in capsys.readouterr().err
    assert main(["pack", "check", str(tmp_path / "mine"), "--seconds", "0", "--lang", "fr"]) == 1
    assert "--seconds prend un nombre de 1 à" in capsys.readouterr().err


def test_games_with_a_pack_are_simulated_saved_and_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (
        main(["simulate", "dungeon_attack", "--pack", "long-night", "--games", "2", "--seed", "1", "--json"])
        == 0
    )
    assert json.loads(capsys.readouterr().out)["pack"]["name"] == "long-night"
    assert main(["simulate", "dungeon_dice", "--pack", "long-night", "--lang", "en"]) == 1
    assert "is for dungeon_attack, not for dungeon_dice" in capsys.readouterr().err
    saved = tmp_path / "night.tumble"
    monkeypatch.setattr("sys.stdin", io.StringIO())
    flags = [
        "play",
        "dungeon_attack",
        "--pack",
        "long-night",
        "--yes",
        "--plain",
        "--seats",
        "bot,bot",
        "--lang",
        "en",
    ]
    assert main([*flags, "--seed", "2", "--save", str(saved)]) == 0
    told = capsys.readouterr().out
    assert "Tunnel Dwarf" in told or "Tavern Bard" in told or "Level 4" in told
    assert json.loads(saved.read_text(encoding="utf-8").splitlines()[0])["pack"]["name"] == "long-night"
    assert main(["replay", str(saved), "--all", "--lang", "en"]) == 0
    assert main(["replay", str(saved), "--all", "--pack", "penguin-uprising", "--lang", "en"]) == 1


def test_what_a_pack_can_change_is_shown_with_ranges_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    """A designer had to read our sources to learn the names of files, rows and messages."""
    assert main(["pack", "show", "dungeon_fighter", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "_fighter/heroes.toml: torm, " in told
    assert "tumblekeep pack show dungeon_fighter FILE [ROW]" in told
    assert main(["pack", "show", "long-night", "dungeon.toml", "feats", "--lang", "fr"]) == 0
    assert "feats.gold = 24   # 1 à 200\n" in capsys.readouterr().out
    assert main(["pack", "show", "dungeon_attack", "messages", "retainer for", "--lang", "en"]) == 0
    assert "Hire a retainer for { -price-retainer }" in capsys.readouterr().out
    assert main(["pack", "show", "dungeon_attack", "dungeons.toml", "--lang", "en"]) == 1
    assert "Did you mean “dungeon.toml”?" in capsys.readouterr().err
    assert main(["pack", "show", "dungeon_attack", "dungeon.toml", "feat", "--lang", "en"]) == 1
    assert "Did you mean “feats”?" in capsys.readouterr().err
    assert main(["pack", "show", "--lang", "en"]) == 1


def test_a_pack_is_begun_as_a_copy_and_its_games_say_how_to_resume_and_can_be_analysed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game with a pack of one's own could not be analysed, and the hint to resume it did not work."""
    assert main(["pack", "new", "mine", "--from", "long-night", "--root", str(tmp_path), "--lang", "en"]) == 0
    folder = tmp_path / "mine"
    assert main(["pack", "diff", str(folder), "long-night", "--lang", "en"]) == 0
    assert "There is no difference." in capsys.readouterr().out
    (folder / "content" / "dungeon.toml").write_text("[[levels]]\nnormal = 1\nboss = 0\n", encoding="utf-8")
    saved = tmp_path / "mine.tumble"
    monkeypatch.setattr("sys.stdin", io.StringIO())
    begin = [
        "play",
        "dungeon_attack",
        "--pack",
        str(folder),
        "--yes",
        "--plain",
        "--lang",
        "en",
        "--seed",
        "2",
    ]
    assert main([*begin, "--seats", "Ada", "--save", str(saved)]) == 0
    assert f"tumblekeep play --resume {saved} --pack {folder}\n" in capsys.readouterr().out
    saved.unlink()
    assert main([*begin, "--seats", "bot", "--save", str(saved)]) == 0
    capsys.readouterr()
    assert main(["analyse", str(saved), "--effort", "quick", "--pack", str(folder), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"]
    assert main(["analyse", str(saved), "--lang", "en"]) == 1
    assert "mine" in capsys.readouterr().err
