"""A game at one keyboard: who is next, undo, resuming after a crash, secrets."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from terminal.whispers import WHISPERS
from tumblekeep.core.errors import BadOptions, IllegalAnswer, OldRules
from tumblekeep.core.log import Log, from_text, to_text
from tumblekeep.core.question import Choose
from tumblekeep.fate.dice_words import MisreadReport
from tumblekeep.games import load
from tumblekeep.saves import SaveError
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.resuming import resume
from tumblekeep.terminal.seating import Chair, chairs_line, noted_chairs, read_chairs, usual_chairs

TWO = (Chair("Ada"), Chair("Bo", "greedy"))
GAME = load("dungeon_attack")


def sitting(path: Path | None = None, chairs: Any = TWO, **more: Any) -> LocalGame:
    made = LocalGame(GAME, chairs, seed="11", **more)
    if path is not None:
        made.save_to(path)
    return made


def first_choice(table: LocalGame, answers: int) -> None:
    """Let everybody play, people with the first option, for this many answers of people."""
    while answers:
        waiting = table.waiting()
        if waiting.kind == "person":
            assert isinstance(waiting.question, Choose)
            table.give(waiting.question.options[0], waiting.seat)
            answers -= 1
        elif waiting.kind == "over":
            return
        else:
            table.step()


def to_people(table: LocalGame) -> None:
    while not table.waiting().is_up_to_people:
        table.step()


# -- chairs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "chairs"),
    [
        ("Ada", (Chair("Ada"),)),
        (" Ada ,  Bo Jo ", (Chair("Ada"), Chair("Bo Jo"))),
        ("Bo,bot", (Chair("Bo"), Chair("Ada", "steady"))),
        ("bot:random, BOT:Greedy:Zoe", (Chair("Ada", "random"), Chair("Zoe", "greedy"))),
    ],
)
def test_chairs_are_read(spec: str, chairs: tuple[Chair, ...]) -> None:
    assert read_chairs(spec) == chairs
    assert read_chairs(chairs_line(chairs)) == chairs


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("", "ui-seats-empty"),
        ("Ada,,Bo", "ui-seats-empty"),
        ("Ada,ada", "ui-seats-twice"),
        ("bot:clever", "ui-seats-bot"),
        ("A" * 25, "ui-seats-long"),
        ("A:da", "ui-seats-name"),
        ("A\x1b[31m", "ui-seats-name"),
    ],
)
def test_bad_chairs_are_refused(spec: str, message: str) -> None:
    with pytest.raises(BadOptions) as trouble:
        read_chairs(spec)
    assert trouble.value.message.id == message


def test_bots_come_on_top_and_by_default() -> None:
    assert [chair.bot for chair in read_chairs("Ada", 2)] == ["", "steady", "steady"]
    assert [chair.bot for chair in usual_chairs(GAME)] == ["", "steady", "steady"]
    assert len(usual_chairs(GAME, 0)) == 1
    assert len(read_chairs("bot", 30)) == 31


def test_unknown_bots_of_a_file_become_people() -> None:
    assert noted_chairs(["Ada", "Bo"], {"bots": {"0": "oracle", "1": "random"}}) == (
        Chair("Ada"),
        Chair("Bo", "random"),
    )
    assert noted_chairs(["Ada"], {"bots": "nonsense"}) == (Chair("Ada"),)


# -- during a game ---------------------------------------------------------------------------------


def test_a_whole_game_is_on_the_disk_and_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    table = sitting(path)
    first_choice(table, 1000)
    assert table.waiting().kind == "over"
    assert from_text(path.read_text(encoding="utf-8")) == table.log
    assert table.log.replay(GAME).outcome == table.play.outcome
    assert table.turns == sorted(table.turns)
    assert len(table.turns) > 10


def test_an_illegal_answer_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    table = sitting(path)
    before = path.read_bytes()
    with pytest.raises(IllegalAnswer):
        table.give("take.dragon", 0)
    with pytest.raises(IllegalAnswer):
        table.give("take.monk", 1)
    assert path.read_bytes() == before
    assert table.play.entries == []


def test_undo_goes_back_to_the_last_decision_and_rolls_the_same_dice(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    table = sitting(path)
    first_choice(table, 6)
    to_people(table)
    after = table.log
    tale = list(table.tale)
    position = table.play.table.position()
    undone = table.undo()
    assert undone is not None
    assert undone.seat == 0
    waiting = table.waiting()
    assert (waiting.kind, waiting.seat) == ("person", 0)
    assert len(table.log.lines) < len(after.lines)
    assert from_text(path.read_text(encoding="utf-8")) == table.log
    first_choice(table, 1)
    to_people(table)
    assert table.log == after
    assert table.tale == tale
    assert table.play.table.position() == position


def test_undo_all_the_way_and_no_further() -> None:
    table = sitting()
    first_choice(table, 5)
    steps = 0
    while table.undo() is not None:
        steps += 1
    assert steps == 5
    assert table.waiting().kind == "person"
    assert table.play.entries == []


def test_a_crash_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    table = sitting(path)
    for _ in range(12):
        first_choice(table, 1)
        before = table.log
        table.close()  # as the system does when the program dies
        table, trouble = resume(path)
        assert trouble is None
        assert table.log == before
        assert table.chairs == TWO
        assert table.seed == "11"
    twin = sitting()
    first_choice(twin, 12)
    assert twin.log.lines == table.log.lines


def test_a_crash_in_the_middle_of_a_line_loses_at_most_that_line(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    table = sitting(path)
    first_choice(table, 6)
    whole = table.log
    table.close()
    text = to_text(whole)
    for cut in range(text.rindex('{"n"') + 1, len(text) - 1, 9):
        path.write_text(text[:cut], encoding="utf-8")
        table, trouble = resume(path)
        assert trouble is not None
        assert table.log == whole.upto(len(whole.lines) - 1)
        table.close()
    assert (tmp_path / "game.tumble.damaged").exists()


def test_a_file_that_drifts_goes_on_from_the_last_line_that_fits(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    table = sitting()
    first_choice(table, 3)
    log = table.log
    wrong = type(log)(log.header, (*log.lines[:3], log.lines[0], *log.lines[4:]))
    path.write_text(to_text(wrong), encoding="utf-8")
    table, trouble = resume(path)
    assert trouble is not None
    assert trouble.line == 5
    assert table.log == log.upto(3)


def test_other_rules_and_foreign_games_are_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    sitting(path).close()
    text = to_text(from_text(path.read_text(encoding="utf-8")))
    log = from_text(text)
    for header, error in (
        (replace(log.header, version=99), OldRules),
        (replace(log.header, content="other"), OldRules),
        (replace(log.header, game="chess"), BadOptions),
    ):
        path.write_text(to_text(replace(log, header=header)), encoding="utf-8")
        before = path.read_bytes()
        with pytest.raises(error):
            resume(path)
        assert path.read_bytes() == before


def test_what_another_client_noted_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    log = sitting().log
    path.write_text(to_text(Log(replace(log.header, notes={"room": "cellar", "seed": 5}))), encoding="utf-8")
    table, _ = resume(path)
    first_choice(table, 1)
    notes = from_text(path.read_text(encoding="utf-8")).header.notes
    assert notes["room"] == "cellar"
    assert notes["seed"] == table.seed


def test_a_bot_plays_the_rest_of_my_turn_and_no_more() -> None:
    table = sitting(chairs=(Chair("Ada"), Chair("Bo")))
    first_choice(table, 2)
    turn = len(table.turns)
    assert table.waiting().seat == 0
    table.play_turn_for(0)
    waiting = table.waiting()
    assert waiting.seat == 1 or len(table.turns) > turn
    assert table.undo() is not None
    assert table.waiting().seat == 0


def test_alone_a_bots_turn_ends_with_the_turn() -> None:
    table = sitting(chairs=(Chair("Ada"),))
    first_choice(table, 1)
    turn = len(table.turns)
    table.play_turn_for(0)
    assert len(table.turns) == turn + 1


def test_a_disk_that_fails_is_told_and_caught_up_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.tumble"
    table = sitting(path)
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", _full)
        first_choice(table, 1)
        assert isinstance(table.unsaved, SaveError)
    first_choice(table, 1)
    assert table.unsaved is None
    assert from_text(path.read_text(encoding="utf-8")) == table.log


def _full(handle: int) -> None:
    raise OSError(28, "No space left on device")


# -- real dice ------------------------------------------------------------------------------------


def test_reported_dice_wait_for_people_and_can_be_taken_back() -> None:
    table = sitting(chairs=(Chair("Ada"),), dice="reported")
    first_choice(table, 2)
    waiting = table.waiting()
    assert (waiting.kind, waiting.seat) == ("report", 0)
    assert waiting.question is not None
    with pytest.raises(MisreadReport):
        table.report(waiting.question, "DDD")
    table.report(waiting.question, "14D")
    assert table.play.entries[-1][2] == ((14, 0, 0),)
    undone = table.undo()
    assert undone is not None
    assert undone.seat is None
    assert table.waiting().kind == "report"
    table.step()
    assert sum(table.play.entries[-1][2][0]) == 14


def test_secret_draws_of_bots_are_not_reported() -> None:
    table = LocalGame(WHISPERS, [Chair("Bo", "greedy"), Chair("Ada")], seed="1", dice="reported")
    assert table.waiting().kind == "fate"
    table.step()
    waiting = table.waiting()
    assert (waiting.kind, waiting.seat) == ("report", 1)


# -- several at one keyboard ----------------------------------------------------------------------


def whispers(*people: bool) -> LocalGame:
    chairs = [Chair(name, "" if person else "greedy") for name, person in zip("ABC", people, strict=False)]
    table = LocalGame(WHISPERS, chairs, seed="1")
    to_people(table)
    return table


def test_whoever_decides_together_goes_on_until_done() -> None:
    table = whispers(True, False, True)
    asked = []
    for option in ("high", "low", "low", "pass", "hey"):
        waiting = table.waiting()
        asked.append(waiting.seat)
        table.give(option, waiting.seat)
        while table.waiting().kind == "bot":
            table.step()
    assert asked == [0, 0, 2, 0, 2]
    assert table.waiting().kind == "over"


def test_secret_questions_are_secret_only_with_company() -> None:
    alone = whispers(True, False)
    waiting = alone.waiting()
    assert waiting.question is not None
    assert not alone.is_secret(waiting.question)
    assert alone.eyes(waiting) == 0
    company = whispers(True, True)
    waiting = company.waiting()
    assert waiting.question is not None
    assert company.is_secret(waiting.question)
    assert company.eyes(waiting) is None
    assert company.eyes(waiting, alone=True) == 0
    assert company.has_secrets(0)
    assert company.secrets


def test_without_secrets_everybody_sees_the_table_of_whoever_is_asked() -> None:
    table = sitting(chairs=(Chair("Ada"), Chair("Bo")))
    assert table.eyes(table.waiting()) == 0
    assert not table.has_secrets(0)
