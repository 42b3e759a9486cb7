"""The log: written, read, replayed to any point, with clear errors for broken files."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.lantern import LANTERN
from core.test_questions import begun, to_the_dice
from tumblekeep.core.errors import BrokenLog, DriftedLog, ForeignLog, LogError, OldRules
from tumblekeep.core.log import Log, LogLine, Writer, from_text, happenings, log_of, to_text
from tumblekeep.core.message import Message

NAMES = ("Ada", "Bo", "Cleo")


def saved() -> Log:
    play = to_the_dice(begun())
    for answer in ([[0, 3]], [1, 5], "queen"):
        play.answer(answer)
    play.answer({"zone": 3}, beside={"speed": 1})
    return log_of(play, NAMES, {"bots": [1]})


TEXT = to_text(saved())


def test_there_and_back() -> None:
    log = from_text(TEXT)
    assert to_text(log) == TEXT
    assert log.header.seats == NAMES
    assert log.header.notes == {"bots": [1]}
    first = json.loads(TEXT.splitlines()[1])
    assert (first["n"], first["ask"], first["clause"], first["by"], first["answer"]) == (
        1,
        "guard",
        "LD-1",
        0,
        "left",
    )
    assert '"by":"fate"' in TEXT
    assert log.lines[-1].beside == {"speed": 1}


def test_every_prefix_can_be_replayed() -> None:
    log = from_text(TEXT)
    for upto in range(len(log.lines) + 1):
        play = log.replay(LANTERN, upto)
        assert len(play.entries) == upto
        assert to_text(log_of(play, NAMES, {"bots": [1]})) == to_text(log.upto(upto))


def test_appending_gives_the_same_file() -> None:
    log = from_text(TEXT)
    writer = Writer()
    assert writer.header(log.header) + "".join(writer.line(line) for line in log.lines) == TEXT


def test_a_cut_off_file_keeps_what_came_before() -> None:
    cut = TEXT[: TEXT.rindex("\n", 0, len(TEXT) - 1) + 20]
    with pytest.raises(BrokenLog, match="ends in the middle") as broken:
        from_text(cut)
    kept = broken.value.kept
    assert kept is not None
    assert len(kept.lines) == len(saved().lines) - 1
    assert broken.value.line == len(saved().lines) + 1
    kept.replay(LANTERN)


def test_an_edited_line_is_named() -> None:
    edited = TEXT.replace('"answer":"queen"', '"answer":"king"')
    assert edited != TEXT
    with pytest.raises(BrokenLog, match="was changed") as broken:
        from_text(edited)
    number = next(n for n, line in enumerate(TEXT.splitlines(), start=1) if '"queen"' in line)
    assert broken.value.line == number
    assert broken.value.kept is not None
    assert len(broken.value.kept.lines) == number - 2


def test_a_missing_line_is_noticed() -> None:
    lines = TEXT.splitlines(keepends=True)
    with pytest.raises(BrokenLog, match="answer 2 is expected here"):
        from_text("".join(lines[:2] + lines[3:]))


@pytest.mark.parametrize("text", ["", "hello", "{}", "[1]", '{"tumble":99}', "\x00\x01", '{"a":' * 5000])
def test_foreign_files_are_refused(text: str) -> None:
    with pytest.raises(ForeignLog) as foreign:
        from_text(text)
    assert foreign.value.line == 1
    assert foreign.value.kept is None


def test_a_header_without_seats_is_refused() -> None:
    header = json.loads(TEXT.splitlines()[0])
    del header["seats"]
    with pytest.raises(BrokenLog, match="'seats'"):
        from_text(json.dumps(header))


def test_other_rules_content_or_game_are_refused() -> None:
    log = saved()
    with pytest.raises(OldRules, match="version 2"):
        replace(log, header=replace(log.header, version=2)).replay(LANTERN)
    with pytest.raises(OldRules, match="other content"):
        replace(log, header=replace(log.header, content="zzz")).replay(LANTERN)
    with pytest.raises(ForeignLog, match="a game of chess"):
        replace(log, header=replace(log.header, game="chess")).replay(LANTERN)
    with pytest.raises(BrokenLog, match="depth"):
        replace(log, header=replace(log.header, options={"depth": 99})).replay(LANTERN)


def test_a_drifted_log_stops_at_the_first_wrong_line() -> None:
    log = saved()
    for wrong in (
        LogLine("wish", "LD-2", 0, "gold"),
        LogLine("guard", "LD-99", 0, "left"),
        LogLine("guard", "LD-1", 1, "left"),
        LogLine("guard", "LD-1", None, "left"),
        LogLine("guard", "LD-1", 0, "up"),
        LogLine("guard", "LD-1", 0, [[1]]),
    ):
        with pytest.raises(DriftedLog) as drifted:
            replace(log, lines=(wrong, *log.lines[1:])).replay(LANTERN)
        assert drifted.value.line == 2
        assert drifted.value.kept is not None
        assert drifted.value.kept.lines == ()


def test_answers_after_the_end_are_refused() -> None:
    play = begun()
    for _ in range(2):
        to_the_dice(play)
        for answer in ([[0, 3]], [0, 0], "king", {"zone": 1}):
            play.answer(answer)
    log = log_of(play, NAMES)
    with pytest.raises(DriftedLog, match="the game is over"):
        replace(log, lines=(*log.lines, log.lines[0])).replay(LANTERN)


def test_happenings_go_with_their_answers() -> None:
    play = begun()
    for seat in range(3):
        play.answer("gold", seat)
        play.answer("keep", seat)
    play.answer("shout", 1)
    told = dict(happenings(log_of(play, NAMES), LANTERN))
    assert [type(one).__name__ for one in told[len(play.entries)]] == ["Shouted"]


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_file_never_breaks_the_reader(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(TEXT) - 1))
    kind = data.draw(st.sampled_from(["cut", "change", "insert", "drop"]))
    letter = data.draw(st.characters())
    damaged = {
        "cut": TEXT[:place],
        "change": TEXT[:place] + letter + TEXT[place + 1 :],
        "insert": TEXT[:place] + letter + TEXT[place:],
        "drop": TEXT[:place] + TEXT[place + 1 :],
    }[kind]
    try:
        from_text(damaged).replay(LANTERN)
    except LogError as error:  # nothing but a log error may be raised
        trouble = error
    else:
        return
    assert 1 <= trouble.line <= TEXT.count("\n") + 2
    if trouble.kept is not None:
        trouble.kept.replay(LANTERN)


def test_reading_a_file_cost_the_square_of_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Newlines were counted for each line, and the log so far was copied for each line, read or played."""
    counted, made = [], []

    class Text(str):
        def count(self, *what: Any) -> int:
            counted.append(what)
            return str.count(self, *what)

    first = Log.__init__

    def counting(self: Log, *what: Any, **more: Any) -> None:
        made.append(what)
        first(self, *what, **more)

    monkeypatch.setattr(Log, "__init__", counting)
    log = from_text(Text(TEXT))
    assert len(log.lines) > 5
    assert len(counted) == 1
    log.replay(LANTERN)
    assert len(made) == 1  # the log itself


def test_more_lines_than_any_game_has_are_not_read() -> None:
    with pytest.raises(BrokenLog, match="line 7") as error:
        from_text("\n" * 20, most=5)
    assert error.value.message == Message("log-many", {"line": 7, "most": 5})
