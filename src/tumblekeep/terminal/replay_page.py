"""The full-screen page for replaying a saved game."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.timer import Timer
from textual.widgets import Input

from tumblekeep.terminal.board import BoardPage
from tumblekeep.terminal.choices import Choices
from tumblekeep.terminal.replay_cursor import ReplayCursor
from tumblekeep.terminal.voice import Voice

AUTO_PAUSE = 0.6


class ReplayPage(BoardPage):
    """Shows one moment of a saved game, and moves to others."""

    AUTO_FOCUS = ""  # this page handles the arrows itself
    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,enter", "step(1)", ""),
        ("left,backspace", "step(-1)", ""),
        ("down,n,pagedown", "turn(1)", ""),
        ("up,p,pageup", "turn(-1)", ""),
        ("home", "end(0)", ""),
        ("end", "end(1)", ""),
        ("space", "auto", ""),
        ("g", "jump", ""),
        ("l,f5", "language", ""),
        ("q,f10,escape", "leave", ""),
    ]

    def __init__(self, telling: ReplayCursor, language: str, note: str) -> None:
        super().__init__()
        self.telling = telling
        self.voice = Voice(language, telling.game, telling.names)
        self.note = note
        self._auto: Timer | None = None

    def on_mount(self) -> None:
        """Start at the beginning."""
        self.query_one("#typed", Input).display = False
        self.query_one(Choices).display = False
        self.redraw()

    def redraw(self) -> None:
        if not self.is_mounted:
            return
        voice, telling = self.voice, self.telling
        self.draw_top(f"{voice.say('title')} · {voice.say('ui-replay-title')}", telling.place(voice))
        self.draw_table(telling.blocks())
        self.draw_tale(telling.told(), len(telling.news()))
        tray = self.query_one("#question", Vertical)
        tray.border_title = telling.place(voice)
        words = [telling.answer(voice)]
        outcome = telling.play.outcome
        if outcome is not None:
            words += voice.ending(outcome)
        self.draw_prompt(words)
        self.draw_note(self.note)
        auto = "ui-key-stop" if self._auto is not None else "ui-key-auto"
        self.draw_keys(
            [
                ("←→", voice.say("ui-key-forward")),
                ("↑↓", voice.say("ui-key-turns")),
                ("Home End", voice.say("ui-key-ends")),
                ("g", voice.say("ui-key-jump")),
                ("Space", voice.say(auto)),
                ("l", voice.say("ui-key-language")),
                ("q", voice.say("ui-key-quit")),
            ]
        )

    def _moved(self) -> None:
        self.note = ""
        self.redraw()

    def action_step(self, by: int) -> None:
        """Go one answer forward or back."""
        self.telling.go(self.telling.number + by)
        self._moved()

    def action_turn(self, by: int) -> None:
        """Go one turn forward or back."""
        if by > 0:
            self.telling.next_turn()
        else:
            self.telling.previous_turn()
        self._moved()

    def action_end(self, last: int) -> None:
        """Go to the beginning or the end."""
        self.telling.go(self.telling.count if last else 0)
        self._moved()

    def action_auto(self) -> None:
        """Start or stop automatic replay."""
        if self._auto is not None:
            self._stop()
        else:
            self._auto = self.set_interval(AUTO_PAUSE, self._tick)
        self.redraw()

    def _stop(self) -> None:
        if self._auto is not None:
            self._auto.stop()
            self._auto = None

    def _tick(self) -> None:
        self.telling.go(self.telling.number + 1)
        if self.telling.number == self.telling.count:
            self._stop()
        self._moved()

    def action_jump(self) -> None:
        """Ask for a number to go to."""
        self._stop()
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.value = ""
        typed.placeholder = self.voice.say("ui-replay-jump", count=self.telling.count)
        typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go to the number typed, if there is such an answer."""
        words = event.value.strip()
        event.input.display = False
        self.set_focus(None)
        if words.isdecimal() and int(words) <= self.telling.count:
            self.telling.go(int(words))
            self._moved()
        elif words:
            self.draw_note(
                self.voice.say("ui-replay-no-such", typed=words[:40], count=self.telling.count), wrong=True
            )

    def action_language(self) -> None:
        """Switch to the other language."""
        self.voice = self.voice.other()
        self.redraw()

    def action_leave(self) -> None:
        """Leave, or first close the input for a number."""
        typed = self.query_one("#typed", Input)
        if typed.display:
            typed.display = False
            self.set_focus(None)
            return
        self.app.exit()


class ReplayApp(App[None]):
    """Step through a saved game in full screen."""

    CSS_PATH = "look.tcss"
    TITLE = "tumblekeep"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)]

    def __init__(self, telling: ReplayCursor, language: str, note: str = "") -> None:
        super().__init__()
        self.telling = telling
        self.language = language
        self.note = note

    def on_mount(self) -> None:
        """Open the page."""
        self.push_screen(ReplayPage(self.telling, self.language, self.note))
