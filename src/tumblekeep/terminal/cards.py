"""Cards shown over the table for a moment: why, help, pass the keyboard, leave."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tumblekeep.terminal.folding import FoldedText
from tumblekeep.terminal.paint import BONE, EMBER
from tumblekeep.terminal.voice import Voice


def with_headings(entries: list[tuple[str, str]]) -> Text:
    """Format paragraphs, each under its own heading."""
    text = Text()
    for number, (heading, words) in enumerate(entries):
        if number:
            text.append("\n\n")
        if heading:
            text.append(f"{heading}\n", f"bold {EMBER}")
        text.append(words, BONE)
    return text


class WordsCard(ModalScreen[None]):
    """A card with text; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,space,q,w,question_mark,f1,f2", "close", ""),
        ("ctrl+c", "app.leave", ""),
    ]

    def __init__(self, title: str, words: Text, voice: Voice) -> None:
        super().__init__()
        self.title_words = title
        self.words = words
        self.voice = voice

    def compose(self) -> ComposeResult:
        with Vertical(classes="card") as card:
            card.border_title = self.title_words
            card.border_subtitle = self.voice.say("ui-card-close")
            with VerticalScroll():
                yield Static(FoldedText.plain(self.words), classes="words")

    def action_close(self) -> None:
        """Close the card."""
        self.dismiss(None)

    def on_click(self) -> None:
        """Close the card on a click anywhere."""
        self.dismiss(None)


class AskCard(ModalScreen[bool]):
    """A yes-or-no question: leave the table, or take the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,y,o,q", "yes", ""),
        ("escape,n", "no", ""),
        ("ctrl+c", "app.leave", ""),
    ]

    def __init__(self, title: str, words: str, hint: str, *, opaque: bool = False) -> None:
        super().__init__(classes="opaque" if opaque else "")
        self.title_words = title
        self.words = words
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="card") as card:
            card.border_title = self.title_words
            card.border_subtitle = self.hint
            yield Static(FoldedText.plain(self.words), classes="words")

    def action_yes(self) -> None:
        """Answer yes."""
        self.dismiss(True)

    def action_no(self) -> None:
        """Answer no."""
        self.dismiss(False)


class KeyboardCard(AskCard, inherit_bindings=False):
    """A card for handing the keyboard over: nothing shows until the right person presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "yes", ""), ("ctrl+c", "app.leave", "")]

    def on_click(self) -> None:
        """Take the keyboard on a click."""
        self.dismiss(True)
