"""A turn at this keyboard is what people call a turn, not a step of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from terminal.test_lines import play
from tumblekeep.core.table import Turn
from tumblekeep.games import load
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.replay_cursor import ReplayCursor, retold_in_lines
from tumblekeep.terminal.seating import Chair
from tumblekeep.terminal.turns import TurnStart, turn_at
from tumblekeep.terminal.voice import Voice

ADA, BO = Chair("Ada"), Chair("Bo")
BOT = Chair("Bo", "greedy")


def made(slug: str, chairs: Any = (ADA, BOT), **more: Any) -> LocalGame:
    options = {"mode": "versus"} if slug == "dungeon_dice" else {}
    return LocalGame(load(slug), chairs, options, seed="3", **more)


def to_turn_of(table: LocalGame, seat: int) -> None:
    """Play as bots would until this person is asked something in a turn of their own."""
    for _ in range(500):
        waiting = table.waiting()
        if waiting.kind == "person" and waiting.seat == seat == table.play.turn.seat:
            return
        assert waiting.kind != "over"
        step(table)
    raise AssertionError(f"it is never the turn of seat {seat}")


def step(table: LocalGame) -> None:
    waiting = table.waiting()
    if waiting.kind == "person":
        assert waiting.seat is not None
        table.give(table.advice(waiting.seat), waiting.seat)
    else:
        table.step()


def test_a_bot_gave_one_answer_and_handed_the_turn_back() -> None:
    """In Dungeon Dice a turn has many steps, and others are asked in it."""
    table = made("dungeon_dice")
    table.asks_everything = True  # what would pass by itself is the bot's to answer as well
    to_turn_of(table, 0)
    turn, before = table.play.turn, len(table.play.entries)
    assert table.play_turn_for(0)
    assert table.play.turn == Turn(turn.number + 1, 1)
    given = [entry for entry in table.play.entries[before:] if entry[1] == 0]
    assert len(given) > 2
    while table.play.turn.seat == 1 and table.waiting().kind != "person":
        table.step()
    assert (table.waiting().kind, table.waiting().seat) == (
        "person",
        0,
    )  # in the bot's turn Ada is asked again


def test_a_bot_that_plays_my_turn_waits_for_other_people_and_goes_on() -> None:
    table = made("dungeon_dice", (ADA, BO))
    table.asks_everything = True  # the bot waits for whatever Bo is asked
    to_turn_of(table, 0)
    turn = table.play.turn
    over = table.play_turn_for(0)
    asked = 0
    while not over:
        waiting = table.waiting()
        assert (waiting.kind, waiting.seat) == ("person", 1)
        asked += 1
        step(table)
        while table.waiting().kind in ("bot", "fate") and table.play.turn == turn:
            table.step()
        over = table.play.turn != turn
    assert asked
    assert table.play.turn.seat == 1


def test_what_a_bot_played_for_me_is_taken_back_whole() -> None:
    table = made("dungeon_dice")
    to_turn_of(table, 0)
    before = table.log
    table.play_turn_for(0)
    assert len(table.log.lines) > len(before.lines) + 2
    undone = table.undo()
    assert undone is not None
    assert (undone.seat, undone.turn, undone.into_earlier) == (0, table.play.turn, True)
    assert table.log == before
    assert (table.waiting().kind, table.waiting().seat) == ("person", 0)  # and no bot plays for Ada any more
    earlier = table.undo()
    assert earlier is not None
    assert len(table.log.lines) < len(before.lines)


def test_in_a_common_round_a_bot_plays_my_part_of_it() -> None:
    table = made("dungeons_dice_danger", (ADA, BO))
    while table.waiting().kind != "person":
        table.step()
    assert table.play.turn == Turn(1, None)
    assert table.waiting().seat == 0
    assert not table.play_turn_for(0)
    waiting = table.waiting()
    assert (waiting.kind, waiting.seat, table.play.turn.number) == ("person", 1, 1)
    assert table.play_turn_for(1)
    assert table.play.turn == Turn(2, None)


def test_during_the_set_up_a_bot_plays_to_its_end() -> None:
    table = made("dungeon_attack", (ADA,))
    assert table.play_turn_for(0)
    assert (table.play.turn, table.waiting().kind) == ((1, 0), "person")


@pytest.mark.parametrize("throws", ["reported", "sampled"])
def test_the_computer_throws_for_who_leaves_the_turn_to_a_bot(throws: str) -> None:
    table = made("dungeon_fighter", (ADA,), throws=throws)
    to_turn_of(table, 0)
    turn, before = table.play.turn, len(table.play.entries)
    assert table.play_turn_for(0)
    assert table.play.turn != turn
    assert any(entry[0].name == "throw" for entry in table.play.entries[before:])
    assert table.undo() is not None
    assert len(table.play.entries) == before


def test_real_dice_are_still_typed_in_while_a_bot_decides() -> None:
    table = made("dungeon_dice", (ADA, BOT), dice="reported")
    while table.waiting().kind != "person":
        table.step()
    assert not table.play_turn_for(0)
    assert table.waiting().kind == "report"


def test_the_words_for_a_bot_that_plays_name_whose_turn_it_is() -> None:
    table = made("dungeon_dice", (ADA, BO))
    to_turn_of(table, 1)
    while table.waiting().seat != 0 or table.waiting().kind != "person":
        step(table)
        assert table.play.turn.seat == 1
    script = play(table, ["b"])
    assert "A bot plays for Ada until the end of Bo’s turn." in script.text
    common = made("dungeons_dice_danger", (ADA,))
    assert "A bot plays for Ada until the next turn begins." in play(common, ["b"]).text
    own = made("dungeon_attack", (ADA,))
    text = play(own, ["1", "1", "1", "1", "b", "u", "q"]).text
    assert "A bot plays the rest of Ada’s turn." in text
    assert f"Undone, back to turn {own.play.turn.number}: Ada decides again." in text


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Save a whole game of Dungeon Dice."""
    path = tmp_path / "game.tumble"
    table = made("dungeon_dice", (Chair("Ada", "greedy"), BOT))
    table.save_to(path)
    while table.waiting().kind != "over":
        table.step()
    table.close()
    return path


def test_replay_by_turns_stopped_inside_a_turn(kept: Path) -> None:
    telling, _ = ReplayCursor.of(kept)
    turns = []
    while True:
        telling.next_turn()
        if telling.number == telling.count:
            break
        turns.append(telling.play.turn)
        begins = [told for told in telling.news() if type(told.happening).__name__ == "TurnBegins"]
        assert begins, f"at answer {telling.number} no turn begins"
        assert telling.turn == telling.play.turn
    assert [turn.number for turn in turns] == list(range(1, telling.turns[-1].turn.number + 1))
    assert len(turns) > 5


def test_a_replay_says_whose_turn_it_is(kept: Path) -> None:
    telling, _ = ReplayCursor.of(kept)
    last = telling.turns[-1].turn.number
    for language, first, setting_up in (
        ("en", f"turn 1 of {last}: ", "before the first turn"),
        ("fr", f"tour 1 sur {last}\u00a0: ", "avant le premier tour"),
    ):
        telling.go(0)
        voice = Voice(language, telling.game, telling.names)
        assert setting_up in telling.place(voice)
        telling.next_turn()
        seat = telling.play.turn.seat
        assert seat is not None
        assert telling.place(voice).endswith(first + voice.name(seat))
    telling.go(0)
    said: list[str] = []
    retold_in_lines(telling, Voice("en", telling.game, telling.names), input, said.append, whole=True)
    assert [line for line in said if line.startswith("turn ")] == [
        f"turn {begun.turn.number} of {last}: {telling.names[begun.turn.seat or 0]}"
        for begun in telling.turns
    ]


def test_turns_are_looked_up_by_answers() -> None:
    table = made("dungeon_attack", (ADA,))
    turns = [TurnStart(2, table.play.turn), TurnStart(5, table.play.turn._replace(number=1))]
    assert [turn_at(turns, n).number for n in (0, 4, 5, 9)] == [0, 0, 1, 1]
