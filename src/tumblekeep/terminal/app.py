"""The full-screen program: a form, a table, and the cards over them."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from tumblekeep.terminal.begin import GameRequest
from tumblekeep.terminal.form import Form
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.table_page import TablePage

BOT_PAUSE = 0.7


class TumbleApp(App[None]):
    """Play a game in full screen."""

    CSS_PATH = "look.tcss"
    TITLE = "tumblekeep"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(
        self,
        start: GameRequest | LocalGame,
        language: str,
        *,
        pause: float = BOT_PAUSE,
        greeting: str = "",
        odds: bool = False,
    ) -> None:
        super().__init__()
        self.start = start
        self.language = language
        self.pause = pause
        self.greeting = greeting
        self.odds = odds
        self.sitting: LocalGame | None = start if isinstance(start, LocalGame) else None

    def on_mount(self) -> None:
        """Open the form, or the table if everything is settled."""
        if isinstance(self.start, LocalGame):
            self._sit_down(self.start)
        else:
            self.push_screen(Form(self.start, self.language), self._sit_down)

    def _sit_down(self, sitting: LocalGame | None) -> None:
        if sitting is None:
            self.leave()
            return
        self.sitting = sitting
        self.push_screen(TablePage(sitting, self.language, self.pause, self.greeting, odds=self.odds))
        self.greeting = ""

    def play_again(self, sitting: LocalGame) -> None:
        """Start a new game with the same people and options and other dice."""
        sitting.close()
        wish = GameRequest(
            game=sitting.game.slug,
            seats=written_chairs(sitting),
            options=sitting.play.options,
            dice=sitting.dice,
            throws=sitting.throws_wanted,
            skill=sitting.skill,
            pictures=sitting.pictures,
            ask_nothing=True,
            pack=sitting.game.pack,
        )
        self.pop_screen()
        self._sit_down(wish.sitting())

    def leave(self) -> None:
        """Close everything; the game is already on disk."""
        if self.sitting is not None:
            self.sitting.close()
        self.exit()

    def action_leave(self) -> None:
        """Leave at once on Ctrl-C. Nothing is lost."""
        self.leave()


def written_chairs(sitting: LocalGame) -> str:
    """Write who sat where as a line that can be read back."""
    from tumblekeep.terminal.seating import chairs_line

    return chairs_line(sitting.chairs)
