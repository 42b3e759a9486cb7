"""Persons in the terminal: a key is made and kept, and a finished game goes into the person's list."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import pytest

from server.guest import inn, quick
from tumblekeep.__main__ import main
from tumblekeep.terminal.persons import kept_in


async def test_a_game_of_the_terminal_goes_into_the_list_of_its_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    loop = asyncio.get_running_loop()

    async def run(*words: str) -> int:
        return await loop.run_in_executor(None, main, list(words))

    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        server = f"http://127.0.0.1:{there.port}"
        assert await run("person", "list") == 0
        assert await run("person", "new", "Tess", "--server", server) == 0
        assert stat.S_IMODE(kept_in().stat().st_mode) == 0o600
        [kept] = json.loads(kept_in().read_text())
        assert kept["secret"] not in capsys.readouterr().out
        monkeypatch.setattr("builtins.input", lambda _prompt="": "1")
        words = [
            "dungeon_attack",
            "--as",
            "tess",
            "--plain",
            "--yes",
            "--seed",
            "7",
            "--lang",
            "en",
            "--odds",
            "off",
        ]
        assert await run("play", *words) == 0
        assert "in the list of Tess" in capsys.readouterr().out
        listed = (await there.get("/people/me/games", token=kept["secret"])).json()
        assert [(one["game"], one["origin"]) for one in listed["games"]] == [("dungeon_attack", "imported")]
    assert await run("play", "dungeon_attack", "--as", "Nobody", "--plain", "--lang", "en") == 1
    assert "no key of Nobody" in capsys.readouterr().err
    assert await run("person", "new", "Tess", "--server", "ftp://x", "--lang", "en") == 1
    assert await run("person", "new", "Tess", "--server", server, "--lang", "en") == 1  # the server is gone
    assert "can’t be reached" in capsys.readouterr().err
