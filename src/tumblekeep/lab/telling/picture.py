"""Pictures as SVG, drawn by hand: they take their colours from the page, so that one picture is right in both lights."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Any

import numpy as np

from tumblekeep.lab.counting.intervals import Estimate
from tumblekeep.lab.counting.section import Picture
from tumblekeep.lab.telling.words import Teller

WIDTH = 720
LEFT, RIGHT = 230, 110
ROW = 26
LETTERS = 33
"""Of a label that fits beside a picture."""


def drawn(picture: Picture, teller: Teller, name: str) -> str:
    """The picture as an SVG element, with its name for those who don't see it."""
    body, width, height = _DRAWN[picture.kind](picture.data, teller)
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(name)}" '
        f'style="min-width:{min(width, 560)}px">{body}</svg>'
    )


def _text(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    cls = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{cls}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _short(words: str, most: int = LETTERS) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"


class _Scale:
    """From values to places."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high - low < 1e-9:
            low, high = low - 0.5, high + 0.5
        room = (high - low) * 0.06
        self.low, self.high, self.start, self.end = low - room, high + room, start, end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round values along it."""
        rough = (self.high - self.low) / most
        power = 10 ** floor(log10(rough))
        step = next(power * part for part in (1, 2, 5, 10) if power * part >= rough)
        first = ceil(self.low / step)
        return [round(step * place, 12) for place in range(first, floor(self.high / step) + 1)]


def _tick(kind: str) -> str:
    """How a number is written along an axis: no more figures than it needs."""
    return "plain" if kind == "number" else kind


def _axis(scale: _Scale, top: float, bottom: float, teller: Teller, kind: str) -> list[str]:
    parts = []
    for tick in scale.ticks():
        place = scale(tick)
        parts.append(_line(place, top, place, bottom, "grid"))
        parts.append(_text(place, bottom + 16, teller.number(tick, _tick(kind)), "small", "middle"))
    return parts


def _dots(data: Mapping[str, Any], teller: Teller) -> tuple[str, int, int]:
    rows: Sequence[tuple[Any, Estimate]] = data["rows"]
    ends = [end for _, one in rows for end in (one.low, one.high, one.value) if isfinite(end)]
    if data["zero"]:
        ends.append(0.0)
    scale = _Scale(min(ends), max(ends), LEFT, WIDTH - RIGHT)
    top, bottom = 8, 8 + ROW * len(rows)
    parts = _axis(scale, top, bottom, teller, data["kind"])
    if data["zero"]:
        parts.append(_line(scale(0), top, scale(0), bottom, "zero"))
    for place, (what, one) in enumerate(rows):
        y = top + ROW * (place + 0.5)
        parts.append(_text(LEFT - 12, y + 4, _short(teller.label(what)), "", "end"))
        if isfinite(one.low) and isfinite(one.high):
            parts.append(_line(scale(one.low), y, scale(one.high), y, "range"))
        parts.append(f'<circle cx="{scale(one.value):.1f}" cy="{y:.1f}" r="5" class="mark"/>')
        parts.append(_text(WIDTH - RIGHT + 14, y + 4, teller.number(one.value, data["kind"]), "figure"))
    parts.append(
        _text(
            (LEFT + WIDTH - RIGHT) / 2, bottom + 36, teller.say(f"lab-col-{data['axis']}"), "small", "middle"
        )
    )
    return "".join(parts), WIDTH, bottom + 46


def _heat(data: Mapping[str, Any], teller: Teller) -> tuple[str, int, int]:
    rows, columns, values = data["rows"], data["columns"], np.array(data["values"], dtype=float)
    known = values[np.isfinite(values)]
    low, high = (float(known.min()), float(known.max())) if len(known) else (0.0, 1.0)
    side = min(120.0, (WIDTH - LEFT - 20) / max(1, len(columns)))
    tall = 44
    parts = [_text(LEFT - 12, 18, teller.say("lab-among"), "small", "end")]
    for place, what in enumerate(columns):
        parts.append(
            _text(LEFT + side * (place + 0.5), 18, _short(teller.label(what), 18), "small", "middle")
        )
    for row, what in enumerate(rows):
        y = 28 + tall * row
        parts.append(_text(LEFT - 12, y + tall / 2 + 4, _short(teller.label(what)), "", "end"))
        for column in range(len(columns)):
            value = values[row, column]
            x = LEFT + side * column
            share = 0.0 if not isfinite(value) or high <= low else (value - low) / (high - low)
            parts.append(
                f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{side - 2:.1f}" height="{tall - 2}" rx="4" '
                f'style="fill:color-mix(in srgb, var(--mark) {4 + 34 * share:.0f}%, var(--paper))"/>'
            )
            parts.append(
                _text(x + side / 2, y + tall / 2 + 4, teller.number(value, data["kind"]), "figure", "middle")
            )
    return "".join(parts), WIDTH, 28 + tall * len(rows) + 8


def _bars(data: Mapping[str, Any], teller: Teller) -> tuple[str, int, int]:
    rows: Sequence[tuple[Any, float]] = data["rows"]
    most = max((share for _, share in rows), default=1.0) or 1.0
    room = WIDTH - RIGHT - LEFT
    parts = [_line(LEFT, 4, LEFT, 8 + ROW * len(rows), "zero")]
    for place, (what, share) in enumerate(rows):
        y = 8 + ROW * place
        parts.append(_text(LEFT - 12, y + ROW / 2 + 4, _short(teller.label(what)), "", "end"))
        parts.append(
            f'<rect x="{LEFT}" y="{y + 4}" width="{max(1.0, room * share / most):.1f}" height="{ROW - 8}" rx="3" class="bar"/>'
        )
        parts.append(
            _text(LEFT + room * share / most + 8, y + ROW / 2 + 4, teller.number(share, "share"), "figure")
        )
    bottom = 8 + ROW * len(rows)
    parts.append(_text(LEFT, bottom + 20, teller.say(f"lab-axis-{data['axis']}"), "small"))
    return "".join(parts), WIDTH, bottom + 30


def _spread(data: Mapping[str, Any], teller: Teller) -> tuple[str, int, int]:
    rows: Sequence[tuple[Any, Sequence[float]]] = data["rows"]
    cuts = [
        (what, [float(cut) for cut in np.quantile(values, [0.1, 0.25, 0.5, 0.75, 0.9])])
        for what, values in rows
    ]
    scale = _Scale(
        min(found[0] for _, found in cuts), max(found[4] for _, found in cuts), LEFT, WIDTH - RIGHT
    )
    top, bottom = 8, 8 + ROW * len(rows)
    parts = _axis(scale, top, bottom, teller, "plain")
    for place, (what, (least, low, middle, high, most)) in enumerate(cuts):
        y = top + ROW * (place + 0.5)
        parts.append(_text(LEFT - 12, y + 4, _short(teller.label(what)), "", "end"))
        parts.append(_line(scale(least), y, scale(most), y, "range"))
        parts.append(
            f'<rect x="{scale(low):.1f}" y="{y - 6:.1f}" width="{max(1.0, scale(high) - scale(low)):.1f}" height="12" rx="3" class="box"/>'
        )
        parts.append(f'<circle cx="{scale(middle):.1f}" cy="{y:.1f}" r="5" class="mark"/>')
        parts.append(_text(WIDTH - RIGHT + 14, y + 4, teller.number(middle, "plain"), "figure"))
    parts.append(
        _text(
            (LEFT + WIDTH - RIGHT) / 2, bottom + 36, teller.say(f"lab-axis-{data['axis']}"), "small", "middle"
        )
    )
    return "".join(parts), WIDTH, bottom + 46


PANEL, TALL, ACROSS = 340, 190, 2


def _lines(data: Mapping[str, Any], teller: Teller) -> tuple[str, int, int]:
    lines: Sequence[tuple[Any, Sequence[tuple[float, Estimate]]]] = data["lines"]
    ends = [end for _, points in lines for _, one in points for end in (one.low, one.high)] or [0.0]
    parts: list[str] = []
    for number, (what, unsorted) in enumerate(lines):
        left, top = (number % ACROSS) * (PANEL + 20) + 56, (number // ACROSS) * (TALL + 62) + 26
        points = sorted(unsorted, key=lambda point: point[0])
        across = _Scale(points[0][0], points[-1][0], left, left + PANEL - 70)
        up = _Scale(min(ends), max(ends), top + TALL, top)
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
            parts.append(
                _text(
                    across(x),
                    top + TALL + 17,
                    f"{x:g}".replace(".", "," if teller.language == "fr" else "."),
                    "small",
                    "middle",
                )
            )
        parts.append(_text(left, top + TALL + 34, teller.say(f"lab-col-{data['axis']}"), "small"))
    panels = ceil(len(lines) / ACROSS)
    return "".join(parts), WIDTH, max(1, panels) * (TALL + 62) + 10


def _front(data: Mapping[str, Any], teller: Teller) -> tuple[str, int, int]:
    points: Sequence[tuple[float, float, str]] = data["points"]
    across = _Scale(0.0, max([point[0] for point in points] + [1e-6]), 80, WIDTH - 30)
    up = _Scale(0.0, max([point[1] for point in points] + [1e-6]), 320, 12)
    parts = _axis(across, 12, 320, teller, data["kind"])
    for tick in up.ticks():
        parts.append(_line(80, up(tick), WIDTH - 30, up(tick), "grid"))
        parts.append(_text(72, up(tick) + 4, teller.number(tick, "plain"), "small", "end"))
    for x, y, style in points:
        radius = 4 if style == "tried" else 7
        parts.append(f'<circle cx="{across(x):.1f}" cy="{up(y):.1f}" r="{radius}" class="{style}"/>')
    parts.append(_text(WIDTH / 2, 356, teller.say("lab-axis-miss"), "small", "middle"))
    parts.append(_text(80, 374, teller.say("lab-axis-away"), "small"))
    return "".join(parts), WIDTH, 384


_DRAWN: Mapping[str, Callable[[Mapping[str, Any], Teller], tuple[str, int, int]]] = {
    "dots": _dots,
    "heat": _heat,
    "bars": _bars,
    "spread": _spread,
    "lines": _lines,
    "front": _front,
}
