"""Pictures as handwritten SVG. They take their colours from the page, so one picture fits light and dark."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Any, NamedTuple

import numpy as np

from tumblekeep.lab.report.words import ReportWords
from tumblekeep.lab.statistics.intervals import Estimate
from tumblekeep.lab.statistics.section import Picture


class Canvas(NamedTuple):
    """The measures of the area on which a picture is drawn."""

    width: int
    left: int
    """Where the drawing begins. Labels are to its left, unless they have a line of their own."""
    right: int
    row: int
    letters: int
    """How many letters of a label fit."""
    above: bool = False
    """Labels are above their row."""
    ticks: int = 6

    @property
    def end(self) -> int:
        """Where the drawing ends; figures are to its right."""
        return self.width - self.right


WIDE = Canvas(720, 230, 110, 26, 29)
NARROW = Canvas(340, 6, 74, 44, 46, above=True, ticks=4)
"""For a phone held upright."""


def draw_picture(picture: Picture, teller: ReportWords, name: str) -> str:
    """Draw the picture as SVG, wide and narrow; the page shows the one that fits. Its name is given for screen
    readers."""
    return "".join(
        f'<svg class="{style}" viewBox="0 0 {paper.width} {height}" role="img" aria-label="{escape(name)}">{body}</svg>'
        for style, paper in (("roomy", WIDE), ("tight", NARROW))
        for body, height in (_DRAWN[picture.kind](picture.data, teller, paper),)
    )


def _text(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    cls = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{cls}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _short(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"


def _label(paper: Canvas, place: int, words: str, top: float = 8) -> tuple[str, float]:
    """Return the label of a row, and the height at which the row itself is drawn."""
    y = top + paper.row * place
    if paper.above:
        return _text(paper.left, y + 16, _short(words, paper.letters)), y + 31
    middle = y + paper.row / 2
    if len(words) <= paper.letters:
        return _text(paper.left - 12, middle + 4, words, "", "end"), middle
    first, second = _two_lines(words, paper.letters + 5)  # smaller letters
    lines = ((first, -3), (second, 9))
    return "".join(
        _text(paper.left - 12, middle + down, line, "small", "end") for line, down in lines
    ), middle


def _two_lines(words: str, most: int) -> tuple[str, str]:
    """Break words where the lines become most alike; only what does not fit in two lines is cut.

    >>> _two_lines("luck that was not, and random choices", 35)
    ('luck that was not,', 'and random choices')
    """
    cuts = [place for place, sign in enumerate(words) if sign == " "] or [len(words)]
    cut = min(cuts, key=lambda place: abs(place - len(words) / 2))
    return _short(words[:cut], most), _short(words[cut + 1 :], most)


class _AxisScale:
    """A mapping from values to coordinates."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high - low < 1e-9:
            low, high = low - 0.5, high + 0.5
        room = (high - low) * 0.06
        self.low, self.high, self.start, self.end = low - room, high + room, start, end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Return round values along the axis."""
        rough = (self.high - self.low) / most
        power = 10 ** floor(log10(rough))
        step = next(power * part for part in (1, 2, 5, 10) if power * part >= rough)
        first = ceil(self.low / step)
        return [round(step * place, 12) for place in range(first, floor(self.high / step) + 1)]


def _tick(kind: str) -> str:
    """Return the format of a number along an axis, with no more digits than it needs."""
    return "plain" if kind == "number" else kind


def _axis(
    paper: Canvas, scale: _AxisScale, top: float, bottom: float, teller: ReportWords, kind: str
) -> list[str]:
    parts = []
    last = ""
    for tick in scale.ticks(paper.ticks):
        place, words = scale(tick), teller.number(tick, _tick(kind))
        if words == last:  # closer together than the numbers are written
            continue
        last = words
        parts.append(_line(place, top, place, bottom, "grid"))
        parts.append(_text(place, bottom + 16, words, "small", "middle"))
    return parts


def _dots(data: Mapping[str, Any], teller: ReportWords, paper: Canvas) -> tuple[str, int]:
    rows: Sequence[tuple[Any, Estimate]] = data["rows"]
    ends = [end for _, one in rows for end in (one.low, one.high, one.value) if isfinite(end)]
    if data["zero"]:
        ends.append(0.0)
    scale = _AxisScale(min(ends), max(ends), paper.left, paper.end)
    top, bottom = 8, 8 + paper.row * len(rows)
    parts = _axis(paper, scale, top, bottom, teller, data["kind"])
    if data["zero"]:
        parts.append(_line(scale(0), top, scale(0), bottom, "zero"))
    for place, (what, one) in enumerate(rows):
        label, y = _label(paper, place, teller.label(what))
        parts.append(label)
        if isfinite(one.low) and isfinite(one.high):
            parts.append(_line(scale(one.low), y, scale(one.high), y, "range"))
        parts.append(f'<circle cx="{scale(one.value):.1f}" cy="{y:.1f}" r="5" class="mark"/>')
        parts.append(_text(paper.end + 14, y + 4, teller.number(one.value, data["kind"]), "figure"))
    parts += _under(paper, bottom, teller.say(f"lab-col-{data['axis']}"))
    return "".join(parts), bottom + 46


def _under(paper: Canvas, bottom: float, words: str) -> list[str]:
    """Draw the caption of an axis beneath it."""
    if paper.above:
        return [_text(paper.left, bottom + 36, words, "small")]
    return [_text((paper.left + paper.end) / 2, bottom + 36, words, "small", "middle")]


def _heat(data: Mapping[str, Any], teller: ReportWords, paper: Canvas) -> tuple[str, int]:
    rows, columns, values = data["rows"], data["columns"], np.array(data["values"], dtype=float)
    known = values[np.isfinite(values)]
    low, high = (float(known.min()), float(known.max())) if len(known) else (0.0, 1.0)
    left = 34 if paper.above else paper.left
    side = min(120.0, (paper.width - left - 6) / max(1, len(columns)))
    tall, parts, top = 44, [], 28
    if paper.above:  # columns and rows are numbered, and named beneath
        parts.append(_text(left - 12, 18, teller.say("lab-among"), "small", "middle"))
    else:
        parts.append(_text(left - 12, 18, teller.say("lab-among"), "small", "end"))
    for place, what in enumerate(columns):
        words = str(place + 1) if paper.above else _short(teller.label(what), 18)
        parts.append(_text(left + side * (place + 0.5), 18, words, "small", "middle"))
    for row, what in enumerate(rows):
        y = top + tall * row
        words = str(row + 1) if paper.above else _short(teller.label(what), paper.letters)
        parts.append(_text(left - 12, y + tall / 2 + 4, words, "", "end"))
        for column in range(len(columns)):
            value = values[row, column]
            x = left + side * column
            share = 0.0 if not isfinite(value) or high <= low else (value - low) / (high - low)
            parts.append(
                f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{side - 2:.1f}" height="{tall - 2}" rx="4" '
                f'style="fill:color-mix(in srgb, var(--mark) {4 + 34 * share:.0f}%, var(--paper))"/>'
            )
            parts.append(
                _text(x + side / 2, y + tall / 2 + 4, teller.number(value, data["kind"]), "figure", "middle")
            )
    bottom = top + tall * len(rows) + 8
    if paper.above:
        for row, what in enumerate(rows):
            parts.append(
                _text(
                    paper.left,
                    bottom + 16 + 20 * row,
                    _short(f"{row + 1} · {teller.label(what)}", paper.letters),
                )
            )
        bottom += 20 * len(rows) + 8
    return "".join(parts), bottom


CAPTION = 46
"""Letters of a caption that fit in one line on a phone."""


def _bars(data: Mapping[str, Any], teller: ReportWords, paper: Canvas) -> tuple[str, int]:
    rows: Sequence[tuple[Any, float]] = data["rows"]
    most = max((share for _, share in rows), default=1.0) or 1.0
    room, left = paper.end - paper.left, paper.left
    bottom = 8 + paper.row * len(rows)
    parts = [_line(left, 4, left, bottom, "zero")]
    for place, (what, share) in enumerate(rows):
        label, y = _label(paper, place, teller.label(what))
        parts.append(label)
        parts.append(
            f'<rect x="{left}" y="{y - 9:.1f}" width="{max(1.0, room * share / most):.1f}" height="18" rx="3" class="bar"/>'
        )
        parts.append(_text(left + room * share / most + 8, y + 4, teller.number(share, "share"), "figure"))
    what = {"what": teller.label(data["of"])} if "of" in data else {}
    words = teller.say(f"lab-axis-{data['axis']}", **what)
    lines = _two_lines(words, len(words)) if paper.above and len(words) > CAPTION else (words,)
    parts += [_text(left, bottom + 20 + 15 * down, line, "small") for down, line in enumerate(lines)]
    return "".join(parts), bottom + 15 + 15 * len(lines)


def _spread(data: Mapping[str, Any], teller: ReportWords, paper: Canvas) -> tuple[str, int]:
    rows: Sequence[tuple[Any, Sequence[float]]] = data["rows"]
    cuts = [
        (what, [float(cut) for cut in np.quantile(values, [0.1, 0.25, 0.5, 0.75, 0.9])])
        for what, values in rows
    ]
    scale = _AxisScale(
        min(found[0] for _, found in cuts), max(found[4] for _, found in cuts), paper.left, paper.end
    )
    top, bottom = 8, 8 + paper.row * len(rows)
    parts = _axis(paper, scale, top, bottom, teller, "plain")
    for place, (what, (least, low, middle, high, most)) in enumerate(cuts):
        label, y = _label(paper, place, teller.label(what))
        parts.append(label)
        parts.append(_line(scale(least), y, scale(most), y, "range"))
        parts.append(
            f'<rect x="{scale(low):.1f}" y="{y - 6:.1f}" width="{max(1.0, scale(high) - scale(low)):.1f}" height="12" rx="3" class="box"/>'
        )
        parts.append(f'<circle cx="{scale(middle):.1f}" cy="{y:.1f}" r="5" class="mark"/>')
        parts.append(_text(paper.end + 14, y + 4, teller.number(middle, "plain"), "figure"))
    parts += _under(paper, bottom, teller.say(f"lab-axis-{data['axis']}"))
    return "".join(parts), bottom + 46


PANEL, TALL, BETWEEN = 340, 190, 74


def _lines(data: Mapping[str, Any], teller: ReportWords, paper: Canvas) -> tuple[str, int]:
    lines: Sequence[tuple[Any, Sequence[tuple[float, Estimate]]]] = data["lines"]
    ends = [end for _, points in lines for _, one in points for end in (one.low, one.high)] or [0.0]
    parts: list[str] = []
    beside = paper.width // PANEL
    for number, (what, unsorted) in enumerate(lines):
        left, top = (number % beside) * (PANEL + 20) + 56, (number // beside) * (TALL + BETWEEN) + 26
        points = sorted(unsorted, key=lambda point: point[0])
        across = _AxisScale(points[0][0], points[-1][0], left, left + PANEL - 70)
        up = _AxisScale(min(ends), max(ends), top + TALL, top)
        parts.append(_text(left, top - 10, _short(teller.label(what), 40)))
        for tick in up.ticks(4):
            parts.append(_line(left, up(tick), left + PANEL - 70, up(tick), "grid"))
            parts.append(_text(left - 6, up(tick) + 4, teller.number(tick, data["kind"]), "small", "end"))
        parts.append(_line(left, up(0), left + PANEL - 70, up(0), "zero"))
        way = " ".join(f"{across(x):.1f},{up(one.value):.1f}" for x, one in points)
        parts.append(f'<polyline points="{way}" class="way"/>')
        for x, one in points:
            parts.append(_line(across(x), up(one.low), across(x), up(one.high), "range"))
            parts.append(f'<circle cx="{across(x):.1f}" cy="{up(one.value):.1f}" r="4.5" class="mark"/>')
            value = f"{x:g}".replace(".", "," if teller.language == "fr" else ".")
            parts.append(_text(across(x), top + TALL + 17, value, "small", "middle"))
        parts.append(_text(left, top + TALL + 34, teller.say(f"lab-col-{data['axis']}"), "small"))
    panels = ceil(len(lines) / beside)
    return "".join(parts), max(1, panels) * (TALL + BETWEEN) + 10


def _front(data: Mapping[str, Any], teller: ReportWords, paper: Canvas) -> tuple[str, int]:
    points: Sequence[tuple[float, float, str, int]] = data["points"]
    left, right = (44, paper.width - 12) if paper.above else (80, paper.width - 30)
    across = _AxisScale(0.0, max([point[0] for point in points] + [1e-6]), left, right)
    up = _AxisScale(0.0, max([point[1] for point in points] + [1e-6]), 320, 12)
    parts = _axis(paper, across, 12, 320, teller, data["kind"])
    for tick in up.ticks():
        parts.append(_line(left, up(tick), right, up(tick), "grid"))
        parts.append(_text(left - 8, up(tick) + 4, teller.number(tick, "plain"), "small", "end"))
    for x, y, style, number in points:
        radius = 4 if style == "tried" else 7
        parts.append(
            f'<circle cx="{across(x):.1f}" cy="{up(y):.1f}" r="{radius}" class="{style}"><title>{number}</title></circle>'
        )
    for x, y, number in dict.fromkeys((x, y, number) for x, y, _, number in points):
        parts.append(_text(across(x) + 9, up(y) - 5, str(number), "small"))
    parts.append(_text((left + right) / 2, 356, teller.say("lab-axis-miss"), "small", "middle"))
    parts.append(_text(6 if paper.above else left, 374, teller.say("lab-axis-away"), "small"))
    return "".join(parts), 384


_DRAWN: Mapping[str, Callable[[Mapping[str, Any], ReportWords, Canvas], tuple[str, int]]] = {
    "dots": _dots,
    "heat": _heat,
    "bars": _bars,
    "spread": _spread,
    "lines": _lines,
    "front": _front,
}
