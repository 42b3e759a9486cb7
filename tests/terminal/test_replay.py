"""Saved games replayed forward and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, Static

from tumblekeep.core.errors import BadOptions, ForeignLog
from tumblekeep.core.table import BEFORE_THE_FIRST
from tumblekeep.games import load
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.replay_cursor import ReplayCursor, retold_in_lines
from tumblekeep.terminal.replay_page import ReplayApp, ReplayPage
from tumblekeep.terminal.seating import Chair
from tumblekeep.terminal.voice import Voice


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Save a whole game between bots."""
    path = tmp_path / "game.tumble"
    sitting = LocalGame(load("dungeon_attack"), (Chair("Ada", "greedy"), Chair("Bo", "greedy")), seed="5")
    sitting.save_to(path)
    while sitting.waiting().kind != "over":
        sitting.step()
    sitting.close()
    return path


def test_every_moment_is_as_it_was(kept: Path) -> None:
    telling, trouble = ReplayCursor.of(kept)
    assert trouble is None
    game, log = telling.game, telling.log
    for number in (0, 1, 7, telling.count, 30, 2):
        telling.go(number)
        assert telling.play.table.position() == log.replay(game, number).table.position()
        assert all(happened.number <= number for happened in telling.told())
    telling.go(10**9)
    assert telling.number == telling.count
    assert telling.play.outcome is not None
    telling.go(-5)
    assert telling.number == 0


def test_turns_are_found(kept: Path) -> None:
    telling, _ = ReplayCursor.of(kept)
    seen = [telling.number]
    while telling.number < telling.count:
        telling.next_turn()
        seen.append(telling.number)
    assert seen[1:-1] == [begun.answers for begun in telling.turns]
    telling.previous_turn()
    assert telling.number == telling.turns[-1].answers
    while telling.number:
        telling.previous_turn()
    assert telling.turn == BEFORE_THE_FIRST


def test_a_damaged_file_is_told_as_far_as_it_goes(kept: Path) -> None:
    text = kept.read_text(encoding="utf-8")
    whole = text.count("\n") - 1
    kept.write_text(text[:-30], encoding="utf-8")
    telling, trouble = ReplayCursor.of(kept)
    assert trouble is not None
    assert telling.count == whole - 1


def test_files_and_seats_that_are_not_there(kept: Path, tmp_path: Path) -> None:
    with pytest.raises(BadOptions):
        ReplayCursor.of(kept, 2)
    (tmp_path / "x").write_text("nothing")
    with pytest.raises(ForeignLog):
        ReplayCursor.of(tmp_path / "x")


def tell(path: Path, lines: list[str], **more: Any) -> list[str]:
    telling, _ = ReplayCursor.of(path)
    said: list[str] = []
    typed = iter(lines)

    def hear(prompt: str) -> str:
        return next(typed)

    retold_in_lines(telling, Voice("en", telling.game, telling.names), hear, said.append, **more)
    return said


def test_replay_in_lines(kept: Path) -> None:
    said = tell(kept, ["", "", "b", "n", "p", "99999", "xyz", "3", "t", "a", "q"])
    text = "\n".join(said)
    assert "[1] Ada: Who will you play? → Roaring Barbarian" in text
    assert "There is no command “99999” here." in text
    assert "There is no command “xyz” here." in text
    places = [line.partition("]")[0] for line in said if line.startswith("[")]
    assert places[:4] == ["[0", "[1", "[2", "[1"]
    assert places[-3:] == ["[3", "[3", f"[{kept.read_text(encoding='utf-8').count(chr(10)) - 1}"]


def test_the_whole_game_at_once(kept: Path) -> None:
    said = tell(kept, [], whole=True)
    assert sum(line.startswith("[") for line in said) == kept.read_text(encoding="utf-8").count("\n")
    assert any("Achievement" in line or "Empty-handed" in line for line in said)


async def test_replay_in_full_screen(kept: Path) -> None:
    telling, _ = ReplayCursor.of(kept)
    app = ReplayApp(telling, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        page = app.screen
        assert isinstance(page, ReplayPage)
        await pilot.press("right", "right", "right", "left")
        assert telling.number == 2
        await pilot.press("down")
        assert telling.number == telling.turns[1].answers
        await pilot.press("end")
        assert telling.number == telling.count
        await pilot.pause()
        shown = page.query_one("#prompt", Static).content
        assert "Achievement" in str(shown) or "Empty" in str(shown)
        await pilot.press("up")
        assert telling.number == telling.turns[-1].answers
        await pilot.press("home", "g", "1", "2", "enter")
        assert telling.number == 12
        await pilot.press("g", "x", "enter")
        assert telling.number == 12
        await pilot.pause()
        note = page.query_one("#note", Static).content
        assert "“x” is not a number" in str(note)
        await pilot.press("g", "escape")
        assert not page.query_one("#typed", Input).display
        await pilot.press("l", "space", "space", "q")
    assert app.return_code == 0
