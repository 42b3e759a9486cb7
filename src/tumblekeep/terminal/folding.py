"""Break lines at spaces, and only there: a no-break space keeps its words together, as French needs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text


def fold_lines(text: Text, width: int) -> list[Text]:
    """Break a text into lines of at most this width.

    >>> [line.plain for line in fold_lines(Text("one two three"), 7)]
    ['one two', 'three']
    """
    width = max(1, width)
    lines: list[Text] = []
    for part in text.split("\n", allow_blank=True):
        plain, start = part.plain, 0
        while cell_len(plain[start:]) > width:
            end = start
            while cell_len(plain[start : end + 1]) <= width:
                end += 1
            space = plain.rfind(" ", start + 1, end + 1)
            cut = space if space > start else max(end, start + 1)
            lines.append(part[start:cut])
            start = cut + 1 if plain[cut : cut + 1] == " " else cut
        lines.append(part[start:])
    return lines


class FoldedText:
    """Paragraphs that break at spaces. Each may have a mark in front; its further lines are indented to match
    the first."""

    def __init__(self, paragraphs: Sequence[tuple[Text, Text]]) -> None:
        self.paragraphs = tuple(paragraphs)

    @classmethod
    def plain(cls, text: Text | str) -> FoldedText:
        """Make one text without a mark."""
        return cls([(Text(""), text if isinstance(text, Text) else Text(text))])

    def __str__(self) -> str:
        return "\n".join(mark.plain + text.plain for mark, text in self.paragraphs)

    def lines(self, width: int) -> Iterator[Text]:
        """Yield the paragraphs in lines of at most this width."""
        for mark, text in self.paragraphs:
            indent = mark.cell_len
            for number, line in enumerate(fold_lines(text, width - indent)):
                whole = Text("").append_text(mark) if number == 0 else Text(" " * indent)
                whole.append_text(line)
                whole.no_wrap = True
                yield whole

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((mark.cell_len + text.cell_len for mark, text in self.paragraphs), default=1)
        return Measurement(1, min(max(1, widest), options.max_width))
