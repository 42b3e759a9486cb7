"""The full screen, played by keys."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input, Static

from terminal.whispers import WHISPERS
from tumblekeep.core.log import from_text
from tumblekeep.core.question import Choose
from tumblekeep.games import GAMES, load
from tumblekeep.games._template import GAME as TEMPLATE
from tumblekeep.kit.throwing import is_installed
from tumblekeep.lesson import guide_of
from tumblekeep.terminal.app import TumbleApp
from tumblekeep.terminal.begin import GameRequest
from tumblekeep.terminal.cards import AskCard, KeyboardCard, WordsCard
from tumblekeep.terminal.choices import KEYS, Choices
from tumblekeep.terminal.form import ROOMY, Form
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.newcomer import first_chairs
from tumblekeep.terminal.paint import paint
from tumblekeep.terminal.resuming import resume
from tumblekeep.terminal.seating import Chair, chairs_line, usual_chairs
from tumblekeep.terminal.table_page import TablePage

SMALL = (80, 24)
ADA, BO = Chair("Ada"), Chair("Bo", "greedy")


def made(game: Any = TEMPLATE, chairs: Any = (ADA, BO), path: Path | None = None, **more: Any) -> LocalGame:
    sitting = LocalGame(game, chairs, seed="3", **more)
    if path is not None:
        sitting.save_to(path)
    return sitting


def app_for(sitting: LocalGame, language: str = "en") -> TumbleApp:
    return TumbleApp(sitting, language, pause=0)


def page(app: TumbleApp) -> TablePage:
    assert isinstance(app.screen, TablePage)
    return app.screen


def words(app: TumbleApp, name: str) -> str:
    """Return the text of a part of the screen."""
    content = app.screen.query_one(name, Static).content
    console = Console(width=78, color_system=None)
    with console.capture() as said:
        console.print(content)
    return said.get()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
    await pilot.pause()


async def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    sitting = made(load("dungeon_attack"), (ADA, BO, Chair("Cleo", "greedy")), path)
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for _ in range(400):
            if sitting.waiting().kind == "over":
                break
            await press(pilot, "1")
        assert sitting.waiting().kind == "over"
        assert sitting.play.outcome is not None
        assert words(app, "#prompt").startswith(page(app).voice.ending(sitting.play.outcome)[0])
        assert len(app.screen.query_one(Choices).ids) == 3
        await press(pilot, "3")
    assert app.return_code == 0
    assert from_text(path.read_text(encoding="utf-8")) == sitting.log


async def test_a_whole_game_by_arrows_in_french() -> None:
    sitting = made(chairs=(ADA,))
    app = app_for(sitting, "fr")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for _ in range(300):
            if sitting.waiting().kind == "over":
                break
            await press(pilot, "down", "up", "enter")
        assert sitting.waiting().kind == "over"
        assert "Ada est à bon port" in words(app, "#prompt")


async def test_the_mouse_chooses() -> None:
    sitting = made()
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = len(sitting.play.entries)
        await pilot.click(Choices, offset=(5, 0))
        await pilot.pause()
        assert len(sitting.play.entries) > before


async def test_undo_takes_back_and_says_so() -> None:
    sitting = made()
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await press(pilot, "u")
        assert "nobody has decided" in words(app, "#note")
        start = sitting.log
        await press(pilot, "1")
        after = sitting.log
        await press(pilot, "u")
        assert sitting.log == start
        assert "Ada decides again" in words(app, "#note")
        await press(pilot, "1")
        assert sitting.log == after


async def test_keys_that_mean_nothing_change_nothing() -> None:
    sitting = made()
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = sitting.log
        await press(pilot, "9", "z", "Z", "0", "f12", "tab", "space", "backspace", "é")
        assert sitting.log == before


async def test_a_bot_plays_my_turn() -> None:
    sitting = made(chairs=(ADA, Chair("Bo")), options={"path": 60})
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert sitting.waiting().seat == 0
        turn = len(sitting.turns)
        await press(pilot, "b")
        assert len(sitting.turns) > turn
        assert "A bot has played Ada’s turn" in words(app, "#note")


async def test_why_shows_the_clause_and_what_is_barred() -> None:
    sitting = made(load("dungeon_attack"), (ADA,))
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1", "w")
        assert isinstance(app.screen, WordsCard)
        said = app.screen.words.plain
        assert said.index("You take one action") < said.index("DA-ACT-2")
        assert "exactly one action" in said
        assert "DA-ACT-4" in said
        await press(pilot, "escape")
        page(app)


async def test_help_language_and_the_table_alone() -> None:
    sitting = made()
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, WordsCard)
        await press(pilot, "enter", "l")
        assert app.language == "fr"
        assert "de votre camp" in words(app, "#prompt")
        assert "Vous faites" in words(app, "#told")
        await press(pilot, "l", "t")
        assert not app.screen.query_one("#question").display or app.screen.has_class("-table-only")
        await press(pilot, "t")
        assert "from your camp" in words(app, "#prompt")


async def test_quit_says_where_the_game_lies(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    app = app_for(made(path=path))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "q")
        assert isinstance(app.screen, AskCard)
        assert str(path) in app.screen.words
        await press(pilot, "escape")
        page(app)
        await press(pilot, "q", "enter")
    assert app.return_code == 0


async def test_ctrl_c_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.tumble"
    sitting = made(load("dungeon_attack"), (ADA, BO), path)
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1", "1", "1", "w", "ctrl+c")
    before = sitting.log
    assert before.lines
    again, trouble = resume(path)
    assert trouble is None
    assert again.log == before
    app = app_for(again)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1")
        assert len(again.log.lines) > len(before.lines)
    assert from_text(path.read_text(encoding="utf-8")) == again.log


async def test_real_dice_are_typed_in_and_mistakes_are_named() -> None:
    sitting = made(load("dungeon_attack"), (ADA,), dice="reported")
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1", "1")
        assert sitting.waiting().kind == "report"
        typed = app.screen.query_one("#typed", Input)
        assert typed.has_focus
        assert "14 × monster" in words(app, "#prompt")
        for wrong, said in (("DDX", "DDX"), ("DD", "you typed 2"), ("q", "“q”")):
            typed.value = wrong
            await press(pilot, "enter")
            assert said in words(app, "#note")
            assert sitting.waiting().kind == "report"
        typed.value = "10D 4M"
        await press(pilot, "enter")
        assert sitting.play.entries[-1][2] == ((10, 4, 0),)
        await press(pilot, "u")
        assert sitting.waiting().kind == "report"
        assert "type that roll again" in words(app, "#note") or typed.display
        typed.value = ""
        await press(pilot, "enter")
        assert sitting.waiting().kind != "report"
        await press(pilot, "f10")


async def test_secrets_wait_behind_the_keyboard_card() -> None:
    sitting = LocalGame(WHISPERS, [ADA, Chair("Bo")], seed="1")
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, KeyboardCard)
        assert "Ada" in app.screen.words
        await press(pilot, "1", "escape", "u")
        assert isinstance(app.screen, KeyboardCard)
        assert not [entry for entry in sitting.play.entries if entry[1] is not None]
        below = app.screen_stack[-2]
        card = sitting.look(0)["cards"][0]
        assert card not in str(below.query_one("#blocks", Static).content.blocks)  # type: ignore[union-attr]
        await press(pilot, "enter")
        assert card in words(app, "#blocks")
        await press(pilot, "2")
        page(app)  # still Ada's turn: no need to pass the keyboard
        await press(pilot, "1")
        assert isinstance(app.screen, KeyboardCard)
        assert "Bo" in app.screen.words
        await press(pilot, "enter")
        assert card not in words(app, "#blocks").splitlines()[1]
        await press(pilot, "1")
        page(app)  # the shout is not secret
        assert words(app, "#blocks").count("?") == 2


async def test_a_person_may_look_at_own_secrets() -> None:
    sitting = LocalGame(WHISPERS, [ADA, Chair("Bo")], seed="1")
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await press(pilot, "enter", "1", "enter", "1")
        assert words(app, "#blocks").count("?") == 2
        await press(pilot, "v")
        assert isinstance(app.screen, KeyboardCard)
        await press(pilot, "enter")
        assert words(app, "#blocks").count("?") == 1
        await press(pilot, "v")
        assert words(app, "#blocks").count("?") == 2


async def test_the_form_plays_at_once(own_shelf: Path) -> None:
    app = TumbleApp(GameRequest(seed="3"), "en", pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Form)
        await press(pilot, "enter")
        assert page(app).sitting.game.slug == GAMES[0]
        assert [chair.bot for chair in page(app).sitting.chairs] == ["", "steady", "steady"]
    assert len(list((own_shelf / "tumblekeep").glob("*.tumble"))) == 1


async def test_the_form_turns_values_and_refuses_bad_names() -> None:
    app = TumbleApp(GameRequest(game="dungeon_attack"), "en", pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        form = app.screen
        assert isinstance(form, Form)
        first = guide_of("dungeon_attack")
        assert first is not None
        await press(pilot, "down", "right")  # the table recommended for a first game, and back
        assert form.query_one("#seats", Input).value == chairs_line(first_chairs(first))
        await press(pilot, "right")
        assert form.query_one("#seats", Input).value == chairs_line(usual_chairs(form.game))
        await press(pilot, "down", "right")
        assert form.values["start"] == "random"
        await press(pilot, "left", "down", "left")
        assert form.values == {"start": "first", "cards": "random", "cap": "type"}
        await press(pilot, "down", "down", "right")
        assert form.dice == "reported"
        await press(pilot, "down", "right")
        assert app.language == "fr"
        form.query_one("#seats", Input).value = "Ada,,Bo"
        await press(pilot, "home", "enter")
        assert app.screen is form
        assert "Il manque un nom" in words(app, "#trouble")
        form.query_one("#seats", Input).value = ",".join(f"P{number}" for number in range(11))
        await press(pilot, "enter")
        assert "11" in words(app, "#trouble")
        form.query_one("#seats", Input).value = "Zoé"
        await press(pilot, "enter")
        assert page(app).sitting.names == ("Zoé",)
        assert page(app).sitting.dice == "reported"


async def test_the_form_asks_how_dice_are_thrown_where_they_are_thrown(own_shelf: Path) -> None:
    app = TumbleApp(GameRequest(game="dungeon_fighter", seed="3"), "fr", pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        form = app.screen
        assert isinstance(form, Form)
        rows = [name for name, _, _ in form._rows()]
        assert form.throws == ("aimed" if is_installed() else "sampled")
        form.throws = "sampled"
        await press(pilot, *["down"] * rows.index("throws"), "left")
        assert form.throws == "reported"
        assert "vous lancez de vrais dés et dites où ils sont" in [value for _, _, value in form._rows()]
        await press(pilot, "home", "enter")
        assert page(app).sitting.throws == "reported"
    other = Form(GameRequest(game="dungeon_dice"), "en")
    assert "throws" not in [name for name, _, _ in other._rows()]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_no_player_saw_what_is_ours_on_the_form(slug: str, language: str) -> None:
    app = TumbleApp(GameRequest(game=slug), language, pause=0)
    async with app.run_test(size=(80, ROOMY)) as pilot:
        await pilot.pause()
        line = app.screen.query_one("#origin", Static)
        assert line.region.height >= 2
        assert line.region.bottom <= ROOMY - 1, "cut off"


async def test_the_form_goes_on_with_a_saved_game(own_shelf: Path) -> None:
    first = made(load("dungeon_attack"), (ADA,), own_shelf / "tumblekeep" / "mine.tumble")
    first.give("take.monk", 0)
    first.close()
    app = TumbleApp(GameRequest(), "en", pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        form = app.screen
        assert isinstance(form, Form)
        rows = [name for name, _, _ in form._rows()]
        await press(pilot, *["down"] * rows.index("resume"), "enter")
        assert page(app).sitting.log == first.log


async def test_playing_again_begins_a_new_file(own_shelf: Path) -> None:
    sitting = GameRequest(game="dungeon_attack", seats="bot,bot", ask_nothing=True).sitting()
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert sitting.waiting().kind == "over"
        await press(pilot, "1")
        assert page(app).sitting is not sitting
        assert page(app).sitting.names == sitting.names
    assert len(list((own_shelf / "tumblekeep").glob("*.tumble"))) == 2


async def test_bots_pause_and_people_may_still_take_back() -> None:
    sitting = made()
    app = TumbleApp(sitting, "en", pause=0.01)
    async with app.run_test(size=SMALL) as pilot:
        while not sitting.waiting().is_up_to_people:
            await pilot.pause(0.005)
        assert sitting.waiting().kind == "person"
        await press(pilot, "1", "u")
        while not (sitting.waiting().is_up_to_people and page(app).waiting_for.is_up_to_people):
            await pilot.pause(0.005)
        assert sitting.waiting().seat == 0
        assert page(app).waiting_for == sitting.waiting()


async def test_a_full_disk_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = made(path=tmp_path / "game.tumble")
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()

        def full(handle: int) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as broken:
            broken.setattr("os.fsync", full)
            await press(pilot, "2")
            assert "No space left" in words(app, "#note").replace("\n", " ")
            assert "NOT SAVED" in words(app, "#top")
        await press(pilot, "2")
        assert "NOT SAVED" not in words(app, "#top")


@pytest.mark.parametrize("size", [(40, 12), (80, 24), (200, 60)])
async def test_any_size_of_screen_will_do(size: tuple[int, int]) -> None:
    sitting = made(load("dungeon_attack"), (ADA, BO))
    app = app_for(sitting)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "1", "1")
        await pilot.resize_terminal(100, 30)
        await press(pilot, "1")
        assert sitting.play.entries


def test_every_key_is_its_own() -> None:
    assert len(KEYS) == len(set(KEYS))
    assert not set(KEYS) & set("wubvltq?")


async def test_the_choice_under_the_cursor_lights_where_it_leads() -> None:
    game = load("dungeons_dice_danger")
    async with app_for(made(game, (ADA,))).run_test(size=(140, 60)) as pilot:
        app = pilot.app
        assert isinstance(app, TumbleApp)
        await pilot.pause()
        question = page(app).waiting_for.question
        assert isinstance(question, Choose)
        assert question.ask.name == "pairing"
        lit = []
        for option in question.options:
            marks = question.marked(option)
            spaces = {name for part in marks.leads for name in part}
            assert words(app, "#blocks").count("«") == len(spaces), option
            lit.append(spaces)
            await press(pilot, "down")
        assert len({frozenset(spaces) for spaces in lit}) > 1, "ways that differ light different spaces"


@pytest.mark.parametrize(
    "adventure", ["annoyed-animals", "clumsy-cultists", "puzzled-pyramid", "defiant-dinosaurs"]
)
async def test_the_map_was_out_of_sight_while_choosing(adventure: str) -> None:
    sitting = made(load("dungeons_dice_danger"), options={"adventure": adventure})
    app = app_for(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        table = page(app).query_one("#table")
        lines = [line.plain for line in paint(page(app)._blocks, 76, page(app).voice)]
        first = next(n for n, line in enumerate(lines) if re.search(r"\bA +B +C +D\b", line))
        last = max(n for n, line in enumerate(lines) if re.match(r"│ +\d+ ", line) and n < first + 16)
        top = table.scroll_offset.y
        assert top <= first, "the letters of the columns are in sight"
        assert last < top + table.size.height, "and so is every row"
        prompt = page(app).query_one("#prompt", Static)
        assert words(app, "#prompt").strip()
        assert prompt.size.height >= len(words(app, "#prompt").strip().splitlines()), (
            "the question is not cut"
        )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", GAMES)
async def test_what_to_report_is_not_cut_on_a_small_screen(slug: str, language: str) -> None:
    app = app_for(made(load(slug), dice="reported"), language)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(12):
            await pilot.pause()
            if page(app).waiting_for.kind != "report":
                await press(pilot, "1")
                continue
            prompt = page(app).query_one("#prompt", Static)
            assert prompt.size.height >= prompt.virtual_size.height
            assert page(app).query_one("#typed", Input).region.bottom <= 23
            await press(pilot, "enter")
