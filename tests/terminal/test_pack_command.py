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
