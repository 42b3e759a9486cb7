"""Line mode: the same game as plain text."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from terminal.whispers import WHISPERS
from tumblekeep.__main__ import main
from tumblekeep.analysis.advice import hint
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import from_text
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import GAMES, load
from tumblekeep.games._template import GAME as TEMPLATE
from tumblekeep.terminal.begin import GameRequest, asked_in_lines
from tumblekeep.terminal.clause import shown_clauses
from tumblekeep.terminal.hinting import hints_told
from tumblekeep.terminal.lines import HIDING, LineMode
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.seating import Chair
from tumblekeep.terminal.voice import Voice

ADA, BO = Chair("Ada"), Chair("Bo", "greedy")


class Script:
    """Somebody who types these lines, and everything that was written."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.said: list[str] = []

    def hear(self, prompt: str) -> str:
        try:
            typed = next(self.lines)
        except StopIteration:
            raise EOFError from None
        self.said.append(f"{prompt}{typed}")
        return typed

    @property
    def text(self) -> str:
        return "\n".join(self.said)


def play(sitting: LocalGame, lines: Iterable[str], language: str = "en", *, stays: bool = False) -> Script:
    script = Script(lines)
    voice = Voice(language, sitting.game, sitting.names)
    LineMode(sitting, voice, script.hear, script.said.append, stays=stays).run()
    return script


def made(game: Any = TEMPLATE, chairs: Any = (ADA, BO), **more: Any) -> LocalGame:
    return LocalGame(game, chairs, more.pop("options", None), seed="3", **more)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_of_dungeon_attack(language: str) -> None:
    sitting = made(load("dungeon_attack"), (ADA, BO, Chair("Cleo", "greedy")))
    script = play(sitting, ["1"] * 1000, language)
    assert sitting.play.outcome is not None
    assert "[" not in script.text.replace("[0]", "")  # no message without words
    assert script.said[-1] != "> 1"
    hello = "Type a number" if language == "en" else "Tapez un numéro"
    assert script.said[0].startswith(hello)


@pytest.mark.parametrize(
    ("language", "marks"),
    [
        ("en", ["DA-ACT-8 (partly ours)", "DA-ACT-7 (our ruling)", "Partly ours:", "Our ruling:", "Ours: 65 of 161 clauses"]),
        ("fr", ["DA-ACT-8 (en partie de nous)", "DA-ACT-7 (notre décision)", "En partie de nous", "Notre décision", "65 des 161 clauses"]),
    ],
)  # fmt: skip
def test_no_player_saw_which_clauses_are_ours(language: str, marks: list[str]) -> None:
    voice = Voice(language, load("dungeon_attack"))
    told = "\n".join(
        f"{heading} {text}" for heading, text in shown_clauses(["DA-ACT-1", "DA-ACT-8", "DA-ACT-7"], voice)
    )
    assert told.startswith("DA-ACT-1 ")
    assert [told.index(mark) for mark in marks] == sorted(told.index(mark) for mark in marks)
    script = play(made(load("dungeon_attack"), (ADA, BO)), ["1", "w"], language)
    assert voice.origin() in script.text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_player_saw_what_is_ours_before_the_game(language: str) -> None:
    script = Script(["", ""])
    asked_in_lines(GameRequest(game="dungeon_dice", first=True), language, script.hear, script.said.append)
    assert script.said[1] == Voice(language, load("dungeon_dice")).origin() != ""


def test_a_game_that_does_not_say_where_it_comes_from_has_no_line() -> None:
    assert Voice("en").origin() == ""
    assert shown_clauses(["LW-WALK-1"], Voice("en", TEMPLATE))[-1] == ("", Voice("en", TEMPLATE).origin())


def test_the_table_is_told_when_it_changes_and_not_again() -> None:
    sitting = made(chairs=(ADA,), options={"path": 60})
    script = play(sitting, ["w", "w", "2", "t"])
    assert script.text.count("> Ada. Path: camp 0 of 60") == 3


def test_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    sitting = made()
    sitting.save_to(tmp_path / "game.tumble")
    play(sitting, ["1"])
    sitting.close()
    kept = from_text((tmp_path / "game.tumble").read_text(encoding="utf-8"))
    assert kept == sitting.log
    assert kept.lines


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type a number from 1 to 2"),
        ("3", "“3” is not one of the choices"),
        ("0", "“0” is not one"),
        ("-1", "“-1” is not one"),
        ("jump", "“jump” is not one"),
        ("½", "“½” is not one"),
        ("x" * 5000, "x" * 40),
        ("1; drop", "is not one"),
    ],
)
def test_bad_input_is_explained_and_changes_nothing(typed: str, said: str) -> None:
    sitting = made(chairs=(ADA,))
    script = play(sitting, [typed])
    assert said in script.said[-1]
    assert len(sitting.play.entries) == 1


@pytest.mark.parametrize("typed", ["2", "walk", "Walk", "wal", "Walk on: roll again", " 2 "])
def test_a_choice_is_made_by_number_id_or_words(typed: str) -> None:
    sitting = made(chairs=(ADA,))
    play(sitting, [typed])
    assert [entry[2] for entry in sitting.play.entries if entry[1] == 0] == ["walk"]


def test_words_that_begin_several_choices_are_asked_about() -> None:
    sitting = made(load("dungeon_attack"), (ADA,))
    script = play(sitting, ["s", "le", "mighty"])
    assert "could be: Stalwart Guardian" in script.text
    assert [entry[2] for entry in sitting.play.entries if entry[1] == 0] == [("take", "wizard")]
    assert "“mighty” is not one of the choices" in script.text


def test_the_commands() -> None:
    sitting = made(load("dungeon_attack"), (ADA, BO))
    script = play(sitting, ["?", "1", "w", "t", "v", "u", "2", "b", "l", ":u", "q", "1"])
    assert "DA-ACT-2: A turn consists of exactly one action" in script.text
    assert "Undone: Ada decides again." in script.text
    assert "You have no secrets: you see what everybody sees." in script.text
    assert "A bot plays the rest of Ada’s turn." in script.text
    assert "En français désormais." in script.text
    assert "Annulé" in script.text
    assert script.said[-1] == "> q"


def test_a_hint_is_told_counted_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tumblekeep.terminal.hinting.hint", lambda *what, **how: hint(*what, **{**how, "seconds": 0.05})
    )
    sitting = made(load("dungeon_attack"))
    script = play(sitting, ["h", "1", "1"])
    assert "A master would choose:" in script.text
    assert [entry[3] for entry in sitting.play.entries[:2]] == [{"hint": True}, None]
    assert hints_told(sitting.play, Voice("en")) == ["Hints: 1"]


def test_nothing_to_take_back() -> None:
    script = play(made(), ["u"])
    assert script.said[-1] == "There is nothing to undo: nobody has decided anything yet."


def test_the_last_move_can_be_taken_back_after_the_end() -> None:
    sitting = made(chairs=(ADA,), options={"path": 10})
    script = play(sitting, [*["1"] * 30, ""], stays=True)
    assert sitting.play.outcome is not None
    typed = sum(line == "> 1" for line in script.said)
    sitting = made(chairs=(ADA,), options={"path": 10})
    script = play(sitting, [*["1"] * typed, "u", "1", ""], stays=True)
    assert sitting.play.outcome is not None
    assert "Undone: Ada decides again." in script.text
    assert script.text.count("Ada is home") == 2


def test_real_dice_in_lines() -> None:
    sitting = made(load("dungeon_attack"), (ADA,), dice="reported")
    script = play(
        sitting, ["1", "1", "DDX", "14", "?", ":w", ":x", "b", "14D", ":u", "1", "10D 4F", "1", "", "1"]
    )
    assert "What do the real dice show?" in script.text
    assert "14 × monster: defeated (D), moving (M), fighting (F)" in script.text
    assert "None of these dice has “DDX”." in script.text
    assert "DA-FIGHT-1:" in script.text
    assert "None of these dice has “:x”" in script.text
    assert "None of these dice has “b”" in script.text
    assert "type that roll again" in script.text
    rolls = [entry[2] for entry in sitting.play.entries if entry[1] is None]
    assert rolls[0] == ((10, 0, 4),)


def test_drawn_cards_and_seats_are_typed_by_name() -> None:
    options = {"start": "random", "cards": "random"}
    sitting = made(load("dungeon_attack"), (ADA, Chair("Bo")), dice="reported", options=options)
    script = play(sitting, ["Silent Monk", "silent", "lucky", "Bo"])
    assert "“silent” can’t be drawn" in script.text
    assert [entry[2] for entry in sitting.play.entries] == ["monk", "halfling", "1"]


def test_secrets_in_lines_are_hidden_from_the_others() -> None:
    sitting = LocalGame(WHISPERS, [ADA, Chair("Bo")], seed="1")
    script = play(sitting, ["", "high", "low", "", "low", "v", "", "", "pass", "hey"])
    assert sitting.play.outcome is not None
    ada, bo = sitting.look(0)["cards"][0], sitting.look(1)["cards"][1]
    passes = [place for place, line in enumerate(script.said) if line.startswith("Pass the keyboard to")]
    assert len(passes) == 3
    hidden = [place for place, line in enumerate(script.said) if line == "\n" * HIDING]
    shown_ada = [place for place, line in enumerate(script.said) if line.strip() == ada]
    assert all(any(before > place for before in hidden) for place in shown_ada)
    between = script.said[passes[1] : passes[2]]
    assert f"  {bo}" in between
    assert script.said[passes[1] - 1] == "\n" * HIDING


# -- before the game ------------------------------------------------------------------------------


def asked(wish: GameRequest, lines: Iterable[str]) -> tuple[GameRequest, Script]:
    script = Script(lines)
    return asked_in_lines(wish, "en", script.hear, script.said.append), script


def test_enter_takes_what_is_usual() -> None:
    wish, _ = asked(GameRequest(), [""] * 20)
    assert wish.game == GAMES[0]
    assert wish.seats == "Ada, bot:steady:Bo, bot:steady:Cleo"
    game = load(GAMES[0])
    assert dict(wish.options) == {option.name: option.default for option in game.options}


def test_answers_before_the_game_are_checked() -> None:
    number = str(GAMES.index("dungeon_attack") + 1)
    wish, script = asked(
        GameRequest(),
        ["99", "chess", number, "Ada,Ada", "bot:clever", "Zoe, bot", "7", "2", "random", "roll"],
    )
    assert (wish.game, wish.seats) == ("dungeon_attack", "Zoe, bot")
    assert dict(wish.options) == {"start": "random", "cards": "random", "cap": "roll"}
    for said in ("“99” is not one", "“chess” is not one", "Two players are called Ada", "no bot “clever”"):
        assert said in script.text


def test_flags_leave_nothing_to_ask() -> None:
    wish, script = asked(GameRequest(game="dungeon_attack", bots=1, options={"start": "first"}), [])
    voice = Voice("en", load("dungeon_attack"))
    assert script.said == [f"{voice.say('title')}. {voice.say('tagline')}", voice.origin()]
    sitting = wish.sitting()
    assert [chair.bot for chair in sitting.chairs] == ["", "steady"]


def test_a_mistake_in_the_rules_loses_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.tumble"

    def broken(self: LocalGame, answer: Any, seat: int | None = None) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(LocalGame, "give", broken)
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    assert main(["play", "dungeon_attack", "-y", "--plain", "--save", str(path)]) == 1
    said = capsys.readouterr()
    assert "Something went wrong: " in said.err
    assert str(path) in said.err
    assert from_text(path.read_text(encoding="utf-8")).header.game == "dungeon_attack"


def card_in_hand(game: Any) -> Play:
    """A game of bots for two, at the first choice of a die at which somebody has a card to use."""
    for seed in range(20):
        bot, fate, play = Greedy(game, 1), SampledFate(seed), Play(game, 2, {"heroes": "random"})
        while (question := play.question) is not None:
            if question.ask.name == "die" and question.asides():
                return play
            seat, part = next(iter(question.asked().items()), (None, None))
            passes = question.kind == "anyone"
            play.answer(fate(question) if part is None else "pass" if passes else bot(play.look, part), seat)
    raise AssertionError("nobody ever had a card")


def test_what_was_declined_could_not_be_used_at_a_keyboard_when_somebody_thought_again() -> None:
    """`s` puts the uses in the place of the question, and `s` again brings the question back."""
    game = load("dungeon_fighter")
    before = card_in_hand(game)
    sitting = made(game, (ADA, BO), options={"heroes": "random"})
    for entry in before.entries:
        sitting.give(entry[2], entry[1])
    asked_first = sitting.waiting()
    assert asked_first.question is not None
    assert asked_first.question.ask.name == "die"
    used = sitting.play.question.asides()  # type: ignore[union-attr]
    assert sitting.use_something()
    now = sitting.waiting()
    assert (now.kind, now.seat) == ("person", next(iter(used)))
    assert now.question is not None
    assert now.question.ask.name == "window"
    for _ in used:
        assert sitting.use_something()
    assert sitting.waiting().question is asked_first.question
    sitting.use_something()
    now = sitting.waiting()
    assert isinstance(now.question, Choose)
    sitting.give(now.question.options[0], now.seat)
    assert sitting.waiting().question is not now.question
