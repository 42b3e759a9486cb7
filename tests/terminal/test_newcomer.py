"""The first two games of a kind: a recommended table, and a coach who says each thing once and can be
silenced."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tumblekeep.games import GAMES, load
from tumblekeep.lesson import guide_of
from tumblekeep.terminal.begin import GameRequest, asked_in_lines
from tumblekeep.terminal.lines import LineMode
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.newcomer import Newcomer, newcomer_at
from tumblekeep.terminal.voice import Voice


def table(seed: str = "5") -> LocalGame:
    return GameRequest(game="dungeon_attack", first=True, seed=seed).sitting()


def played(sitting: LocalGame, typed: list[str], language: str = "en") -> list[str]:
    """Return what is written while this is typed, followed by the end of input."""
    words: Iterator[str] = iter(typed)
    written: list[str] = []

    def hear(_prompt: str) -> str:
        try:
            return next(words)
        except StopIteration:
            raise EOFError from None

    voice = Voice(language, sitting.game, sitting.names)
    LineMode(sitting, voice, hear, written.append, newcomer=newcomer_at(sitting)).run()
    return written


def coached(lines: list[str], word: str = "Coach:") -> list[str]:
    return [line for line in lines if line.startswith(word)]


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_table_is_as_the_game_recommends(slug: str) -> None:
    first = guide_of(slug)
    assert first is not None
    wish = GameRequest(game=slug, first=True)
    assert not wish.leaves_questions
    sitting = wish.sitting()
    assert [chair.bot for chair in sitting.chairs] == ["", *first.bots]
    assert {name: sitting.play.options[name] for name in first.options} == dict(first.options)


def test_the_coach_says_each_thing_once_and_only_in_the_first_two_games() -> None:
    typed = ["1", "1", "1", "1", "1", "1"]
    first = coached(played(table(), typed))
    assert first
    assert len(set(first)) == len(first)
    second = coached(played(table(), typed))
    assert not set(first) & set(second)
    third = table()
    assert newcomer_at(third) is None
    assert not any("★" in line for line in played(third, ["?"]))


def test_what_is_recommended_has_a_star() -> None:
    starred = [line for line in played(table(), []) if "★" in line]
    assert [line.split(". ")[0] for line in starred] == ["1"]
    assert "recommended" in starred[0]


def test_the_coach_is_silenced_and_speaks_again() -> None:
    lines = played(table(), ["1", "c", "1", "1"])
    silenced = lines.index("The coach is silent now; c turns it on again.")
    assert len(coached(lines[:silenced])) == 1
    assert not coached(lines[silenced:])
    assert not coached(played(table(), ["1", "1", "1"])), "silence holds for the next game, too"


def test_the_coach_speaks_french() -> None:
    assert coached(played(table(), ["1", "1", "1"], "fr"), "Guide\u00a0:")


def test_a_broken_memory_is_begun_anew(own_shelf: Path) -> None:
    sitting = table()
    (own_shelf / "tumblekeep" / "coach.json").write_text("[broken", encoding="utf-8")
    assert Newcomer(sitting).speaks


def test_in_lines_one_may_wish_for_the_first_table() -> None:
    written: list[str] = []
    answers = iter(["Première"])
    wish = asked_in_lines(GameRequest(game="dungeon_dice"), "fr", lambda _: next(answers), written.append)
    assert wish.first
    assert any("première" in line for line in written)


def test_playing_again_with_a_pack_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from tumblekeep.packs import find_pack
    from tumblekeep.terminal.app import TumbleApp

    sitting = GameRequest(game="dungeon_attack", pack=find_pack("long-night"), ask_nothing=True).sitting()
    again: list[LocalGame | None] = []
    app = TumbleApp(sitting, "en")
    monkeypatch.setattr(app, "pop_screen", lambda: None)
    monkeypatch.setattr(app, "_sit_down", again.append)
    app.play_again(sitting)
    assert again[0] is not None
    assert again[0].game.pack == sitting.game.pack
    assert load("dungeon_attack").pack is None
