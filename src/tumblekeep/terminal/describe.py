"""Panels as plain lines: for pipes, for small screens, and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tumblekeep.kit.panel import Badge, Block, Dice, Grid, Map, Panel, Piece, Row, Track
from tumblekeep.terminal.paint import paint
from tumblekeep.terminal.voice import Voice

MAP_WIDTH = 2000


def describe(block: Block, voice: Voice) -> list[str]:
    """Describe one block in lines: its title, then its rows."""
    title = voice.words(block.title)
    if isinstance(block, Panel):
        return [title, *(f"  {_row(row, voice)}" for row in block.rows)]
    if isinstance(block, Grid):
        return [title, *(_grid_row(block, number, voice) for number in range(len(block.rows)))]
    return [title, *_map(block, voice)]


def describe_piece(part: Piece, voice: Voice) -> str:
    """Put one piece into words."""
    if isinstance(part, Track):
        if not voice.words(part.name):
            return voice.say("ui-track-bare", now=part.now, most=part.most)
        return voice.say("ui-track", name=voice.words(part.name), now=part.now, most=part.most)
    if isinstance(part, Dice):
        face = voice.words(part.face)
        return voice.say("ui-dice-number" if face.isdecimal() else "ui-dice", face=face, count=part.count)
    return voice.words(part.words if isinstance(part, Badge) else part)


def _row(row: Row, voice: Voice) -> str:
    line = ""
    for words in filter(None, (describe_piece(part, voice) for part in _counted(row))):
        if (
            line and words[0].isupper() and words.endswith(".")
        ):  # a whole sentence explains what comes before it
            line = voice.say("ui-field", name=line, value=words)
        else:
            line += (
                f"{'' if not line else ' ' if line.endswith(':') else ', '}{words}"  # no comma after a colon
            )
    return line


def _counted(row: Row) -> list[Piece]:
    """Count adjacent dice that show the same together: two 4s."""
    counted: list[Piece] = []
    for part in row:
        last = counted[-1] if counted else None
        if (
            isinstance(part, Dice)
            and isinstance(last, Dice)
            and (last.face, last.look) == (part.face, part.look)
        ):
            counted[-1] = replace(last, count=last.count + part.count)
        else:
            counted.append(part)
    return counted


def _grid_row(grid: Grid, number: int, voice: Voice) -> str:
    headings = [voice.words(heading) for heading in grid.headings]
    first, *rest = [
        _field(part, heading, voice) for part, heading in zip(grid.rows[number], headings, strict=False)
    ]
    headings = headings[1:]
    fields = [
        voice.say("ui-field", name=heading, value=value) if heading else value
        for heading, value in zip(headings, rest, strict=False)
        if value
    ]
    mark = "> " if grid.lit == number else "  "
    return f"{mark}{first}. " + voice.say("ui-between").join(fields)


def _field(part: Piece, heading: str, voice: Voice) -> str:
    """Describe one piece under its heading; a track with the same name is not named twice."""
    if isinstance(part, Track) and (name := voice.words(part.name)) and heading:
        how = "ui-track-bare" if name == heading else "ui-track-under"
        return voice.say(how, name=name, now=part.now, most=part.most)
    return describe_piece(part, voice)


def _map(block: Map, voice: Voice) -> list[str]:
    drawn = paint([block], MAP_WIDTH, voice)
    return [line.plain[1:-1].rstrip() for line in drawn[1:-1]]


def changed_lines(
    blocks: Sequence[Block], before: dict[str, list[str]], voice: Voice
) -> tuple[list[str], dict[str, list[str]]]:
    """Return the lines of the blocks that have changed, and the current lines of all blocks.

    Of a grid only the changed rows are told again; other blocks are told whole.
    """
    now: dict[str, list[str]] = {}
    fresh: list[str] = []
    for block in blocks:
        title, *lines = describe(block, voice)
        now[title] = lines
        old = before.get(title, [])
        if lines == old:
            continue
        whole = not isinstance(block, Grid) or not old
        fresh += [title, *(line for line in lines if whole or line not in old)]
    return fresh, now
