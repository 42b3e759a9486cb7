"""What every full-screen page of a game shares: the table, the question under it, the tale beside it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, ScrollableContainer, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from tumblekeep.core.question import Marks
from tumblekeep.kit.panel import Block, Map
from tumblekeep.terminal.choices import Choices
from tumblekeep.terminal.folding import FoldedText
from tumblekeep.terminal.local_game import TaleLine
from tumblekeep.terminal.paint import ASH, BONE, EMBER, PaintedBlocks, tale_line
from tumblekeep.terminal.voice import Voice

LONGEST_TALE = 300
WIDE, TALL = 118, 34
BELOW_LIT = 4
"""Lines of a lit piece that are scrolled into view. As much as possible of what is above it stays visible."""


class BoardPage(Screen[None]):
    """A page with a table on it."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]  # noqa: RUF012

    voice: Voice
    _blocks: Sequence[Block] = ()

    def compose(self) -> ComposeResult:
        yield Static(id="top", markup=False)
        with Container(id="body"):
            with ScrollableContainer(id="table", can_focus=False):
                yield Static(id="blocks", markup=False)
            with Vertical(id="question"):
                yield Static(id="prompt", markup=False)
                yield Choices()
                yield Input(id="typed")
                yield Static(id="note", markup=False)
            with VerticalScroll(id="tale", can_focus=False):
                yield Static(id="told", markup=False)
        yield Static(id="keys", markup=False)

    # -- drawing ----------------------------------------------------------------------------------

    def draw_top(self, left: str, right: str) -> None:
        """Draw the top line: what is played, and where it is saved."""
        width = max(20, self.size.width - 2)
        line = Text(left, f"bold {BONE}")
        room = width - line.cell_len - 2
        kept = Text(right, ASH)
        if kept.cell_len > room:
            kept.truncate(max(0, room), overflow="ellipsis")
        line.append(" " * max(1, width - line.cell_len - kept.cell_len))
        self.query_one("#top", Static).update(line.append_text(kept))

    def draw_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Draw the bottom line: what the keys do."""
        line = Text()
        for key, words in keys:
            if line.cell_len:
                line.append("  ")
            line.append(key, f"bold {EMBER}").append(f" {words}", ASH)
        line.no_wrap = True
        line.overflow = "ellipsis"
        self.query_one("#keys", Static).update(line)

    def draw_table(self, blocks: Sequence[Block]) -> None:
        """Draw the panels of the game."""
        self._blocks = blocks
        mapped = any(isinstance(block, Map) for block in blocks)
        self.set_class(mapped, "-mapped")
        painted = self._paint()
        frame = self.query_one("#table", ScrollableContainer)
        line = painted.lit_line()

        def bring_into_view() -> None:
            height = frame.scrollable_content_region.height
            if mapped and self.has_class(
                "-short"
            ):  # people choose places: the map comes before everybody's rows
                frame.scroll_to(0, painted.map_line(), animate=False)
            else:
                frame.scroll_to(0, max(0, line + BELOW_LIT - height), animate=False)

        self.call_after_refresh(bring_into_view)

    def light(self, marks: Marks) -> None:
        """Highlight on the table what a choice is about and what it leads to."""
        self._paint({*marks.touches, *(name for part in marks.leads for name in part)})

    def _paint(self, lit: Collection[str] = ()) -> PaintedBlocks:
        frame = self.query_one("#table", ScrollableContainer)
        room = max(20, frame.scrollable_content_region.width or self.size.width - 2)
        painted = PaintedBlocks(self._blocks, self.voice, room, lit)
        sheet = self.query_one("#blocks", Static)
        sheet.styles.min_width = max(room, painted.least_width)
        sheet.update(painted)
        return painted

    def draw_tale(self, tale: Sequence[TaleLine], fresh: int) -> None:
        """Draw what has happened, the latest at the bottom; the last `fresh` lines stand out."""
        shown = tale[-LONGEST_TALE:]
        lines = [
            tale_line(
                self.voice.happening(happened.happening), self.voice.names, fresh=place >= len(shown) - fresh
            )
            for place, happened in enumerate(shown)
        ]
        self.query_one("#told", Static).update(FoldedText(lines))
        frame = self.query_one("#tale", VerticalScroll)
        frame.border_title = self.voice.say("ui-tale")
        self.call_after_refresh(frame.scroll_end, animate=False)

    def draw_note(self, words: str, *, wrong: bool = False) -> None:
        """Draw a line under the choices."""
        note = self.query_one("#note", Static)
        note.display = bool(words)
        note.set_class(wrong, "wrong")
        note.update(FoldedText.plain(words))

    def draw_prompt(self, lines: Sequence[str]) -> None:
        """Draw the question, or other text above the choices."""
        self.query_one("#prompt", Static).update(FoldedText.plain("\n".join(lines)))

    def on_resize(self, event: events.Resize) -> None:
        """Lay out again for the new size."""
        self.redraw()

    def redraw(self) -> None:
        """Draw everything on this page."""
        raise NotImplementedError(type(self).__name__)

    # -- scrolling --------------------------------------------------------------------------------

    def action_table(self) -> None:
        """Show only the table, as large as the screen; the same key brings the question back."""
        self.toggle_class("-table-only")

    def action_scroll_table(self, pages: int) -> None:
        """Scroll the table up or down."""
        table = self.query_one("#table")
        table.scroll_relative(y=pages * max(1, table.size.height - 1), animate=False)
