"""Panels in characters and in words, clauses from rule documents, and the terminal's own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from tumblekeep.core.ask import Ask
from tumblekeep.core.message import Message, SeatName
from tumblekeep.core.play import Play
from tumblekeep.games import GAMES, load
from tumblekeep.games._template import GAME as TEMPLATE
from tumblekeep.kit.panel import Badge, Block, Cell, Dice, Grid, Map, Panel, Track
from tumblekeep.terminal.clause import clauses, read_clauses
from tumblekeep.terminal.describe import changed_lines, describe
from tumblekeep.terminal.folding import FoldedText, fold_lines
from tumblekeep.terminal.paint import CELLS, TONES, PaintedBlocks, paint
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import LANGUAGES, Phrasebook

VOICE = Voice("en", TEMPLATE, ("Ada", "Bo"))
PANEL = Panel(
    "Dungeon", [[Dice("moving", 3, "boss"), Badge("hurt", "bad")], [Track(2, 5, "Life"), 7]], lit=True
)
GRID = Grid("Party", ["Who", "Pile"], [[SeatName(0), "2 gold"], [SeatName(1), ""]], lit=1)
MAP = Map(
    "Map",
    3,
    2,
    [Cell(0, 0, "5", "visited"), Cell(2, 1, "12", "reachable"), Cell(1, 0, "", "wall")],
    [("5", "five")],
)
BLOCKS: list[Block] = [PANEL, GRID, MAP]


def drawn(blocks: list[Block], width: int = 60) -> list[str]:
    return [line.plain for line in paint(blocks, width, VOICE)]


def test_panels_are_boxes_of_the_width_there_is() -> None:
    for width in (30, 60, 120):
        assert {cell_len(line) for line in drawn(BLOCKS, width)} == {width}


def test_everything_is_told_without_colour() -> None:
    text = "\n".join(drawn(BLOCKS))
    for said in (
        "▶ Dungeon",
        "[moving]×3",
        "✗ hurt",
        "Life ■■□□□ 2/5",
        "▶ Bo",
        "(5 )",
        "[12]",
        "####",
        "5 five",
    ):
        assert said in text, said
    signs = [sign for sign, _ in TONES.values()]
    assert len(signs) == len(set(signs))
    brackets = [(left, right) for left, right, _ in CELLS.values()]
    assert len(brackets) == len(set(brackets))


def test_small_panels_stand_side_by_side_where_that_saves_lines() -> None:
    two: list[Block] = [Panel("A", [["one"]]), Panel("B", [["two"]])]
    assert len(drawn(two, 60)) == 3
    assert len(drawn(two, 30)) == 6


def test_wide_cells_are_broken_and_nothing_is_lost() -> None:
    words = "a very long pile of things that does not fit"
    text = " ".join(drawn([Grid("G", ["x", "y"], [["Ada", words]])], 34))
    for word in words.split():
        assert word in text


@given(
    st.lists(st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=30), max_size=6),
    st.integers(12, 90),
)
@settings(max_examples=60, deadline=None)
def test_any_words_at_any_width_can_be_drawn(words: list[str], width: int) -> None:
    blocks: list[Block] = [
        Panel("P", [words, words]),
        Grid("G", ["x", "y"], [[word, word] for word in words]),
    ]
    assert paint(blocks, width, VOICE)
    assert PaintedBlocks(blocks, VOICE).least_width == 0


def test_french_signs_stay_with_their_words() -> None:
    text = Text("Que faites-vous\u00a0? Vite\u00a0!")
    assert [line.plain for line in fold_lines(text, 16)] == ["Que", "faites-vous\u00a0?", "Vite\u00a0!"]
    assert [line.plain for line in fold_lines(Text("abcdefgh\n\nij"), 3)] == ["abc", "def", "gh", "", "ij"]
    marked = FoldedText([(Text("• "), Text("one two three"))])
    assert [line.plain for line in marked.lines(9)] == ["• one two", "  three"]


@given(st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=80), st.integers(2, 30))
@settings(max_examples=100, deadline=None)
def test_folding_loses_nothing_but_spaces(text: str, width: int) -> None:
    lines = [line.plain for line in fold_lines(Text(text), width)]
    assert all(cell_len(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_map_asks_for_the_width_it_needs() -> None:
    assert PaintedBlocks([MAP], VOICE).least_width == 3 * 4 + 4


def test_long_tracks_are_numbers_only() -> None:
    assert "■" not in "".join(drawn([Panel("P", [[Track(20, 60, "Path")]])]))


def test_panels_in_words() -> None:
    assert describe(PANEL, VOICE) == ["Dungeon", "  3 × moving, hurt", "  Life: 2 of 5, 7"]
    assert describe(GRID, VOICE) == ["Party", "  Ada. Pile: 2 gold", "> Bo. "]
    assert any("(5 )" in line for line in describe(MAP, VOICE))


def test_only_what_changed_is_told_again() -> None:
    lines, shown = changed_lines(BLOCKS, {}, VOICE)
    assert lines[0] == "Dungeon"
    assert changed_lines(BLOCKS, shown, VOICE)[0] == []
    other = Grid("Party", ["Who", "Pile"], [[SeatName(0), "3 gold"], [SeatName(1), ""]], lit=1)
    assert changed_lines([PANEL, other, MAP], shown, VOICE)[0] == ["Party", "  Ada. Pile: 3 gold"]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_drawn_and_told(slug: str, language: str) -> None:
    game = load(slug)
    play = Play(game, game.seats.start)
    voice = Voice(language, game, ("Ada", "Bo", "Cleo"))
    blocks = game.show(play.look(0))
    assert paint(blocks, 78, voice)
    assert all(describe(block, voice) for block in blocks)


# -- clauses --------------------------------------------------------------------------------------


def test_clauses_are_found_with_their_text() -> None:
    text = (
        "# Rules\n\n- **AB-MOVE-1** *Walk*: go `one` step.\n  Then stop.\n\nBy the way.\n"
        "- **AB-MOVE-2** Rest.\n* **AB-RULING-1** *Why.* Because.\n- not a clause\n"
    )
    found = read_clauses(text)
    assert found["AB-MOVE-1"] == "Walk: go one step. Then stop."
    assert found["AB-RULING-1"] == "Why. Because."
    assert set(found) == {"AB-MOVE-1", "AB-MOVE-2", "AB-RULING-1"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [*GAMES, "_template"])
def test_every_question_can_say_why(slug: str, language: str) -> None:
    game = TEMPLATE if slug == "_template" else load(slug)
    known = clauses(slug, language)
    missing = [ask.clause for ask in game.asks if not known.get(ask.clause)]
    assert not missing


def test_a_game_without_rules_has_no_clauses() -> None:
    assert clauses("no_such_game", "en") == {}


def test_clauses_are_read_in_the_language_of_the_table() -> None:
    assert "one action" in clauses("dungeon_attack", "en")["DA-ACT-2"]
    assert "une seule action" in clauses("dungeon_attack", "fr")["DA-ACT-2"]


# -- words ----------------------------------------------------------------------------------------


def test_the_terminals_words_do_not_clash_with_a_games() -> None:
    own = Path(__file__).parents[2] / "src" / "tumblekeep" / "locale" / "en" / "terminal.ftl"
    ids = re.findall(r"^([a-z][\w-]*) = ", own.read_text(encoding="utf-8"), re.MULTILINE)
    assert ids
    assert all(name.startswith("ui-") for name in ids)
    for slug in GAMES:
        assert not set(ids) & {name for name, _ in load(slug).messages()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_one_line_a_message(language: str) -> None:
    path = Path(__file__).parents[2] / "src" / "tumblekeep" / "locale" / language / "command.ftl"
    book = Phrasebook(language, "command")
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, _, words = line.partition(" = ")
            assert book.say(name) == words


def test_things_are_called_what_the_game_declares() -> None:
    voice = Voice("en", load("dungeon_attack"), ("Ada",))
    draw, roll = (
        Ask("draw", "DA-SETUP-2", things="adventurer"),
        Ask("roll", "DA-FIGHT-1", dice="type", faces="face"),
    )
    assert voice.words(draw.thing("monk")) == "Silent Monk"
    assert voice.words(roll.die("normal")) == voice.say("type-normal")
    assert voice.words(roll.face("D")) == "defeated"
    assert voice.words(Ask("lots", "DA-SETUP-9", things="seat").thing("0")) == "Ada"
    assert voice.words(Ask("roll", "DA-FIGHT-1").face("6")) == "6"
    assert voice.words(Message("title")) == "Dungeon Attack!"
