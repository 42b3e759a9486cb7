"""The page before the game. Everything is already filled in, so that Enter plays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.option import GameOption
from tumblekeep.games import known
from tumblekeep.kit.throwing import is_installed
from tumblekeep.saves import saved_games
from tumblekeep.terminal.begin import GameRequest, value_words
from tumblekeep.terminal.folding import FoldedText
from tumblekeep.terminal.local_game import DICE, LocalGame
from tumblekeep.terminal.newcomer import first_chairs, first_for
from tumblekeep.terminal.paint import ASH, BONE, EMBER
from tumblekeep.terminal.resuming import resume
from tumblekeep.terminal.seating import chairs_line, usual_chairs
from tumblekeep.terminal.throwing import THROWS
from tumblekeep.terminal.voice import Voice

MOST_KEPT = 20
"""Saved games that are offered, the latest first."""
ROOMY = 32
"""Rows from which on there is room to say what comes from the published rules; `w` at the table says it on any screen."""


class FormRows(OptionList):
    """Rows whose values change with the left and right arrows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "screen.turn(-1)", ""),
        ("right,space", "screen.turn(1)", ""),
    ]


class Form(Screen[LocalGame]):
    """The form for game, players and options."""

    VERTICAL_BREAKPOINTS = [(0, "-short"), (ROOMY, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,f10", "app.leave", ""),
        ("f5", "language", ""),
    ]

    def __init__(self, wish: GameRequest, language: str) -> None:
        super().__init__()
        self.wish = wish
        self.voice = Voice(language)
        self.slug = wish.chosen_game().slug
        self.values: dict[str, Any] = {}
        self.dice = wish.dice
        # in a game of skill people aim themselves, if physics is installed
        self.throws = wish.throws or ("aimed" if is_installed() else "sampled")
        self.kept = saved_games()[:MOST_KEPT] if wish.game is None else []
        self.kept_place = 0
        self.first = wish.first
        self._take_game(self.slug)

    def _take_game(self, slug: str) -> None:
        self.slug = slug
        self.game = self.wish.laid(slug)
        self.voice = Voice(self.voice.language, self.game)
        self.values = {}
        for option in self.game.options:
            self.values[option.name] = self.wish.options.get(option.name, option.default)
        first = first_for(self.game) if self.first else None
        self.values |= {} if first is None else first.options

    def compose(self) -> ComposeResult:
        with Container(id="form"), Vertical(classes="card"):
            yield Static(id="tagline", markup=False)
            yield Static(id="seats-label", classes="field", markup=False)
            yield Input(id="seats")
            yield FormRows(id="rows")
            yield Static(id="trouble", markup=False)
            yield Static(id="hint", classes="hint", markup=False)
            yield Static(id="origin", classes="hint", markup=False)

    def on_mount(self) -> None:
        """Set sensible defaults and focus on Begin."""
        seats = self.wish.seats if self.wish.seats is not None else self._usual()
        self.query_one("#seats", Input).value = seats
        self.redraw()
        rows = self.query_one(FormRows)
        rows.highlighted = 0
        rows.focus()

    def _usual(self) -> str:
        first = first_for(self.game) if self.first else None
        return chairs_line(usual_chairs(self.game, self.wish.bots) if first is None else first_chairs(first))

    def _rows(self) -> list[tuple[str, str, str]]:
        """Return name, label and value of each row."""
        rows = [("begin", self.voice.say("ui-begin"), "")]
        if self.wish.game is None and len(known()) > 1:
            rows.append(("game", self.voice.say("ui-form-game"), self.voice.say("title")))
        if first_for(self.game) is not None:
            taken = self.voice.say(f"ui-form-first-{'yes' if self.first else 'no'}")
            rows.append(("first", self.voice.say("ui-form-first"), taken))
        for option in self.game.options:
            value = value_words(option, self.values[option.name], self.voice)
            rows.append((f"option:{option.name}", self.voice.say(f"option-{option.name}"), value))
        rows.append(("dice", self.voice.say("ui-form-dice"), self.voice.say(f"ui-dice-{self.dice}")))
        if self.game.throws:
            rows.append(
                ("throws", self.voice.say("ui-form-throws"), self.voice.say(f"ui-throws-{self.throws}"))
            )
        if self.kept:
            rows.append(("resume", self.voice.say("ui-form-resume"), self.kept[self.kept_place].stem))
        rows.append(("language", self.voice.say("ui-form-language"), self.voice.say("ui-language")))
        return rows

    def redraw(self) -> None:
        """Write all rows in the current language."""
        card = self.query_one(".card", Vertical)
        card.border_title = self.voice.say("title")
        low, high = self.game.minutes
        facts = self.voice.say(
            "ui-facts", low=self.game.seats.start, high=self.game.seats.stop - 1, short=low, long=high
        )
        self.query_one("#tagline", Static).update(FoldedText.plain(f"{self.voice.say('tagline')}\n{facts}"))
        self.query_one("#seats-label", Static).update(self.voice.say("ui-form-seats"))
        self.query_one("#hint", Static).update(self.voice.say("ui-form-hint"))
        self.query_one("#origin", Static).update(FoldedText.plain(self.voice.origin()))
        rows = self.query_one(FormRows)
        place = rows.highlighted
        rows.clear_options()
        shown = self._rows()
        width = max(len(label) for _, label, _ in shown)
        for name, label, value in shown:
            if name == "begin":
                line = Text(f"▶ {label}", f"bold {EMBER}")
            else:
                line = Text(f"  {label:<{width}}  ", ASH).append("◂ ", EMBER).append(value, BONE)
                line.append(" ▸", EMBER)
            rows.add_option(Option(line))
        rows.highlighted = 0 if place is None else min(place, len(shown) - 1)

    def action_turn(self, by: int) -> None:
        """Select the next or previous value of the row."""
        place = self.query_one(FormRows).highlighted
        if place is None:
            return
        name = self._rows()[place][0]
        if name == "game":
            before = self._usual()
            names = known()
            self._take_game(names[(names.index(self.slug) + by) % len(names)])
            seats = self.query_one("#seats", Input)
            if seats.value == before:
                seats.value = self._usual()
        elif name == "first":
            self.first = not self.first
            self._take_game(self.slug)
            self.query_one("#seats", Input).value = self._usual()
        elif name == "resume":
            self.kept_place = (self.kept_place + by) % len(self.kept)
        elif name == "dice":
            self.dice = DICE[(DICE.index(self.dice) + by) % len(DICE)]
        elif name == "throws":
            self.throws = THROWS[(THROWS.index(self.throws) + by) % len(THROWS)]
        elif name == "language":
            self.action_language()
        elif name.startswith("option:"):
            option = next(one for one in self.game.options if one.name == name.partition(":")[2])
            self.values[option.name] = _turned(option, self.values[option.name], by)
        self.redraw()

    def action_language(self) -> None:
        """Switch to the other language."""
        self.voice = self.voice.other()
        self.app.language = self.voice.language  # type: ignore[attr-defined]
        self.redraw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Handle Enter: begin, continue a saved game, or change a value."""
        name = self._rows()[event.option_index][0]
        if name == "begin":
            self.begin()
        elif name == "resume":
            self.go_on()
        else:
            self.action_turn(1)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Begin on Enter after the names."""
        self.begin()

    def begin(self) -> None:
        """Start the game, or say why that is not possible."""
        wish = replace(
            self.wish,
            game=self.slug,
            seats=self.query_one("#seats", Input).value,
            bots=None,
            options=self.values,
            dice=self.dice,
            throws=self.throws if self.game.throws else None,
        )
        try:
            sitting = wish.sitting()
        except TumbleError as error:
            self.query_one("#trouble", Static).update(FoldedText.plain(self.voice.error(error)))
            return
        self.dismiss(sitting)

    def go_on(self) -> None:
        """Resume a saved game, or say why that is not possible."""
        try:
            sitting, trouble = resume(
                self.kept[self.kept_place], throws=self.wish.throws, pictures=self.wish.pictures
            )
        except TumbleError as error:
            self.query_one("#trouble", Static).update(FoldedText.plain(self.voice.error(error)))
            return
        if trouble is not None:
            why = self.voice.error(trouble)
            self.app.greeting = self.voice.say("ui-resumed-damaged", why=why)  # type: ignore[attr-defined]
        self.dismiss(sitting)


def _turned(option: GameOption, value: Any, by: int) -> Any:
    if option.kind == "choice":
        return option.values[(option.values.index(value) + by) % len(option.values)]
    if option.kind == "flag":
        return not value
    if option.kind == "whole":
        return option.low + (value - option.low + by) % (option.high - option.low + 1)
    return value
