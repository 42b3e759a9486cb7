"""Panels drawn with characters: boxes, tracks, dice and maps. Colour helps, but nothing is told by colour
alone."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.style import Style
from rich.text import Text

from tumblekeep.core.message import SeatName
from tumblekeep.kit.panel import Badge, Block, Dice, Grid, Map, Panel, Piece, Row, Track
from tumblekeep.terminal.folding import fold_lines
from tumblekeep.terminal.voice import Voice

BONE, ASH, DUST = "#f4ebdc", "#bdb8ab", "#9b9d97"
EMBER, BLOOD, MOSS, FROST, GOLD, ARCANE = "#ffb454", "#ff937f", "#84d6a2", "#93cdf6", "#efcf66", "#ccb0ff"
LINE = "#4a5861"
PAGE, SLAB = "#101418", "#181d22"

TONES = {
    "good": ("✓", MOSS),
    "bad": ("✗", BLOOD),
    "warn": ("!", GOLD),
    "calm": ("·", ASH),
    "mine": ("★", EMBER),
}
LOOKS = (BONE, BLOOD, FROST, GOLD, ARCANE, MOSS)
"""Colours for kinds of dice, in the order in which the kinds appear."""
KNOWN_LOOKS = {
    "plain": BONE, "normal": BONE, "white": BONE, "black": ASH, "boss": BLOOD, "red": BLOOD, "blue": FROST,
    "green": MOSS, "yellow": GOLD, "purple": ARCANE,
}  # fmt: skip
CELLS = {
    "visited": ("(", ")", f"{MOSS}"),
    "reachable": ("[", "]", f"bold {EMBER}"),
    "target": ("<", ">", f"bold {GOLD}"),
    "monster": ("{", "}", f"bold {BLOOD}"),
    "wall": ("#", "#", DUST),
    "plain": (" ", " ", ASH),
    "lit": ("«", "»", f"bold {FROST}"),
}
LONGEST_TRACK = 12
GAP = 1
MARGIN = 3
"""The space before a row of a map with numbered rows."""
LEAST_PANEL = 24
EMPTY_COLUMN = 2
NARROWEST = 6


class PaintedBlocks:
    """Blocks that draw themselves as wide as there is room; only maps may be wider."""

    def __init__(
        self, blocks: Sequence[Block], voice: Voice, room: int = 0, lit: Collection[str] = ()
    ) -> None:
        self.blocks = tuple(blocks)
        self.voice = voice
        self.room = room
        self.lit = lit
        """Pieces highlighted for the choice under the cursor."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from paint(self.blocks, self.room or options.max_width, self.voice, self.lit)

    @property
    def least_width(self) -> int:
        """The minimum width at which no map is cut off."""
        return max((_map_width(block) for block in self.blocks if isinstance(block, Map)), default=0)

    def map_line(self) -> int:
        """The line under the title of the first map; 0 if there is none."""
        first = next((n for n, block in enumerate(self.blocks) if isinstance(block, Map)), None)
        return 0 if first is None else len(paint(self.blocks[:first], self.room, self.voice)) + 1

    def lit_line(self) -> int:
        """The first line that matters now: of a lit panel, or else of a lit row; 0 if there is neither."""
        lines = [line.plain for line in paint(self.blocks, self.room, self.voice)]
        for mark in ("┏━ ▶", "▶ "):
            for number, line in enumerate(lines):
                if mark in line:
                    return number
        return 0


def paint(blocks: Sequence[Block], width: int, voice: Voice, lit: Collection[str] = ()) -> list[Text]:
    """Draw all blocks under each other; small panels are side by side if that saves lines."""
    lines: list[Text] = []
    row: list[Panel] = []
    for block in blocks:
        if isinstance(block, Panel):
            if row and not _fits(row, block, width, voice):
                lines += _side_by_side(row, width, voice)
                row = []
            row.append(block)
            continue
        if row:
            lines += _side_by_side(row, width, voice)
            row = []
        if isinstance(block, Grid):
            lines += _grid(block, width, voice, lit)
        else:
            lines += _map(block, max(width, _map_width(block)), voice, lit)
    if row:
        lines += _side_by_side(row, width, voice)
    for line in lines:
        line.no_wrap = True
        line.overflow = "crop"
    return lines


def _fits(row: Sequence[Panel], panel: Panel, width: int, voice: Voice) -> bool:
    """Check if one more panel beside these takes fewer lines than one below them, even if some text must wrap."""
    if (len(row) + 1) * (LEAST_PANEL + GAP) > width:
        return False
    beside = len(_side_by_side([*row, panel], width, voice))
    below = len(_side_by_side(row, width, voice)) + len(_side_by_side([panel], width, voice))
    return beside <= below - 2


def piece(part: Piece, voice: Voice) -> Text:
    """Draw one piece of a row."""
    if isinstance(part, Track):
        return _track(part, voice)
    if isinstance(part, Dice):
        face = Text(f"[{voice.words(part.face)}]", Style.parse(f"bold {_look(part.look)}"))
        return face.append(f"×{part.count}", _look(part.look)) if part.count != 1 else face
    if isinstance(part, Badge):
        sign, colour = TONES.get(part.tone, TONES["calm"])
        return Text(f"{sign} {voice.words(part.words)}", colour)
    return Text(voice.words(part), BONE)


def _look(look: str) -> str:
    if look in KNOWN_LOOKS:
        return KNOWN_LOOKS[look]
    return LOOKS[sum(map(ord, look)) % len(LOOKS)]


def _track(track: Track, voice: Voice) -> Text:
    name = voice.words(track.name)
    told = Text(f"{name} " if name else "", ASH)
    if 0 < track.most <= LONGEST_TRACK:
        told.append("■" * max(0, min(track.now, track.most)), EMBER)
        told.append("□" * max(0, track.most - max(0, track.now)), DUST)
        told.append(" ")
    return told.append(f"{track.now}/{track.most}", BONE)


# -- panels ---------------------------------------------------------------------------------------


def _row(row: Row, voice: Voice) -> Text:
    return Text("  ").join([piece(part, voice) for part in row])


def _panel_width(panel: Panel, voice: Voice) -> int:
    title = cell_len(voice.words(panel.title)) + (8 if panel.lit else 6)
    return max([title, *(_row(row, voice).cell_len + 4 for row in panel.rows)])


def _side_by_side(row: Sequence[Panel], width: int, voice: Voice) -> list[Text]:
    """Draw the panels of a row, which share its width by what they need."""
    widths = [min(_panel_width(panel, voice), width) for panel in row]
    room = width - GAP * (len(row) - 1)
    while sum(widths) > room and max(widths) > LEAST_PANEL:
        widths[widths.index(max(widths))] -= 1
    spare = max(0, room - sum(widths))
    widths = [each + spare // len(row) for each in widths]
    widths[-1] += spare % len(row)
    inner = [
        [line for part in panel.rows for line in _wrapped(part, room - 4, voice)] or [Text("")]
        for panel, room in zip(row, widths, strict=True)
    ]
    height = max(map(len, inner))
    boxes = [
        _box(voice.words(panel.title), lines + [Text("")] * (height - len(lines)), room, lit=panel.lit)
        for panel, lines, room in zip(row, inner, widths, strict=True)
    ]
    return [Text(" " * GAP).join(parts) for parts in zip(*boxes, strict=True)]


def _wrapped(row: Row, width: int, voice: Voice) -> list[Text]:
    """Draw a row's pieces on as many lines as they need."""
    lines: list[Text] = [Text("")]
    for part in row:
        told = piece(part, voice)
        if lines[-1].cell_len and lines[-1].cell_len + 2 + told.cell_len > width:
            lines.append(Text(""))
        if lines[-1].cell_len:
            lines[-1].append("  ")
        pieces = fold_lines(told, width)
        lines[-1].append_text(pieces[0])
        lines += pieces[1:]
    return lines


def _box(title: str, lines: Sequence[Text], width: int, *, lit: bool = False) -> list[Text]:
    corners = tuple("┏━┓┃┗┛" if lit else "╭─╮│╰╯")
    edge = EMBER if lit else LINE
    left, flat, right, side, low_left, low_right = corners
    inner = max(1, width - 4)
    shown = f"▶ {title}" if lit else title
    head = Text(left + flat + " ", edge)
    head.append_text(_cut(Text(shown, Style.parse(f"bold {EMBER if lit else BONE}")), inner - 1))
    head.append(" ")
    head.append(flat * max(0, width - 1 - head.cell_len) + right, edge)
    drawn = [head]
    for line in lines:
        fitted = _cut(line, inner)
        row = Text(f"{side} ", edge)
        row.append_text(fitted)
        row.append(" " * (inner - fitted.cell_len))
        row.append(f" {side}", edge)
        drawn.append(row)
    drawn.append(Text(low_left + flat * max(0, width - 2) + low_right, edge))
    return drawn


def _cut(text: Text, width: int) -> Text:
    if text.cell_len <= width:
        return text
    cut = text.copy()
    cut.truncate(max(0, width), overflow="ellipsis")
    return cut


# -- grids ----------------------------------------------------------------------------------------


def _grid(grid: Grid, width: int, voice: Voice, marked: Collection[str] = ()) -> list[Text]:
    headings = [Text(voice.words(heading), ASH) for heading in grid.headings]
    cells = [[piece(part, voice) for part in row] for row in grid.rows]
    inner = width - 4 - 2
    widths = _columns([headings, *cells], inner)
    lines: list[Text] = []
    if any(heading.cell_len for heading in headings):
        lines += _grid_row(headings, widths, "  ")
    for number, row in enumerate(cells):
        lit = number == grid.lit
        drawn = _grid_row(row, widths, "▶ " if lit else "  ")
        if lit:
            for line in drawn:
                line.stylize(f"bold {EMBER}", 0, 1)
                line.stylize("bold")
        first = grid.rows[number][0] if grid.rows[number] else None
        if isinstance(first, SeatName) and f"seat:{first.seat}" in marked:
            drawn[0] = Text("»", f"bold {FROST}").append_text(drawn[0][1:])
        lines += drawn
    return _box(voice.words(grid.title), lines, width)


def _columns(rows: Sequence[Sequence[Text]], room: int) -> list[int]:
    """Return the width of each column: what it wants, or if that is too much, shrink the column whose cells wrap
    least."""
    count = max(map(len, rows))
    lengths = [[cell.cell_len for cell in row] + [0] * (count - len(row)) for row in rows]
    widths = [max(column) for column in zip(*lengths, strict=True)]
    least = [
        max(
            (cell_len(word) for row in rows if place < len(row) for word in row[place].plain.split()),
            default=1,
        )
        for place in range(count)
    ]

    def height(place: int) -> int:
        """Count the lines of all rows if this column is one narrower."""
        tried = [width - (place == other) for other, width in enumerate(widths)]
        return sum(max(-(-cell // wide) for cell, wide in zip(row, tried, strict=True)) for row in lengths)

    while sum(widths) + 2 * (count - 1) > room and max(widths) > NARROWEST:
        able = [place for place in range(count) if widths[place] > max(NARROWEST, least[place])]
        able = able or [widths.index(max(widths))]
        narrowed = min(able, key=lambda place: (height(place), -widths[place]))
        widths[narrowed] -= 1
    return widths


def _grid_row(row: Sequence[Text], widths: Sequence[int], mark: str) -> list[Text]:
    cells = [fold_lines(cell, width) for cell, width in zip(row, widths, strict=False)]
    height = max(map(len, cells), default=1)
    lines = []
    for level in range(height):
        line = Text(mark if level == 0 else "  ")
        for place, (cell, width) in enumerate(zip(cells, widths, strict=False)):
            part = cell[level].copy() if level < len(cell) else Text("")
            part.rstrip()
            line.append_text(part)
            if place < len(row) - 1:
                line.append(" " * (width - part.cell_len + 2))
        lines.append(line)
    return lines


# -- maps -----------------------------------------------------------------------------------------


def _map_cell(block: Map) -> int:
    return max((cell_len(cell.text) for cell in block.cells), default=1) + 2


def _map_columns(block: Map) -> list[int]:
    """Return the width of each column; an empty column is only wide enough to show a gap."""
    used = {cell.x for cell in block.cells}
    size = _map_cell(block)
    widths = [size if x in used else EMPTY_COLUMN for x in range(block.width)]
    for x in range(1, block.width):
        if x not in used and x - 1 not in used:
            widths[x] = 0  # one gap, however many columns it spans
    return widths


def _map_width(block: Map) -> int:
    _, rows = map_marks(block)
    return sum(_map_columns(block)) + 4 + (MARGIN if rows else 0)


def map_marks(block: Map) -> tuple[dict[int, str], dict[int, str]]:
    """Return the letters of columns and the numbers of rows if places are named by them (`B3`), else nothing."""
    columns: dict[int, str] = {}
    rows: dict[int, str] = {}
    for cell in block.cells:
        found = re.fullmatch(r"([A-Z]+)(\d+)", cell.name)
        if found is None:
            continue
        letters, number = found.groups()
        if columns.setdefault(cell.x, letters) != letters or rows.setdefault(cell.y, number) != number:
            return {}, {}
    return columns, rows


def _map(block: Map, width: int, voice: Voice, lit: Collection[str] = ()) -> list[Text]:
    size, widths = _map_cell(block), _map_columns(block)
    rows = [[Text(" " * room) for room in widths] for _ in range(block.height)]
    for cell in block.cells:
        if 0 <= cell.x < block.width and 0 <= cell.y < block.height:
            state = "lit" if cell.name in lit else cell.state
            rows[cell.y][cell.x] = map_cell(cell.text, state, size)
    used = {cell.y for cell in block.cells}
    columns, numbers = map_marks(block)
    lines = []
    if numbers:
        heads = [columns.get(x, "").center(room)[:room] for x, room in enumerate(widths)]
        lines.append(Text(" " * MARGIN + "".join(heads), DUST))
    for y, row in enumerate(rows):
        if y in used or (y - 1 in used and max(used) > y):
            margin = Text(f"{numbers.get(y, ''):>2} ", DUST) if numbers else Text("")
            lines.append(margin.append_text(Text("").join(row)))
    if block.legend:
        lines += [Text(""), *_legend(block, width - 4, voice)]
    return _box(voice.words(block.title), lines, width)


def _legend(block: Map, width: int, voice: Voice) -> list[Text]:
    lines = [Text("")]
    for sign, words in block.legend:
        told = Text(f"{sign} ", EMBER).append(voice.words(words), ASH)
        if lines[-1].cell_len and lines[-1].cell_len + 3 + told.cell_len > width:
            lines.append(Text(""))
        if lines[-1].cell_len:
            lines[-1].append("   ")
        lines[-1].append_text(told)
    return lines


def map_cell(text: str, state: str, size: int) -> Text:
    """Draw one place: its text in brackets that show its state."""
    left, right, style = CELLS.get(state, CELLS["plain"])
    if state == "wall" and not text:
        return Text("#" * size, style)
    room = size - 2
    padded = " " * ((room - cell_len(text)) // 2) + text
    return Text(left + padded + " " * (room - cell_len(padded)) + right, style)


def tale_line(words: str, names: Sequence[str], *, fresh: bool) -> tuple[Text, Text]:
    """Format a sentence of the tale with its mark, and with people's names highlighted."""
    line = Text(words, BONE if fresh else ASH)
    for name in names:
        line.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {FROST}")
    return Text("• ", EMBER if fresh else DUST), line
