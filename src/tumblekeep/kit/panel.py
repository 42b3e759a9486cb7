"""Panels: a view laid out for people, before it is drawn. Any client can draw them without knowing the game.

A game's `show.py` turns a view into panels of messages, tracks, dice and maps. The terminal draws them with
characters, a web page without a board of its own draws them with boxes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tumblekeep.core.message import Message, SeatName

Words: TypeAlias = Message | SeatName | str | int | float
"""Something to be put into words; a plain string is shown as it is."""


@dataclass(frozen=True)
class Track:
    """A counter with an end: life, wounds, boxes crossed. Shown as filled and empty marks and as a number."""

    now: int
    most: int
    name: Words


@dataclass(frozen=True)
class Dice:
    """Dice showing a face: `face` is its word, `look` the kind of die (a colour is chosen from it).

    A page draws pips for 1 to 6, and numerals for other numbers. For any other face it draws `mark`: an icon (`i-fire`, as in
    documents) or up to two letters; without a mark, the first letter of the face's word.
    """

    face: Words
    count: int
    look: str = "plain"
    mark: str = ""


@dataclass(frozen=True)
class Badge:
    """A short state: `tone` is good, bad, warn, calm or mine. It is never shown by colour alone; the words say it
    too."""

    words: Words
    tone: str = "calm"


Piece: TypeAlias = Track | Dice | Badge | Message | SeatName | str | int
Row: TypeAlias = Sequence[Piece]


@dataclass(frozen=True)
class Panel:
    """A titled box with rows of pieces. `lit` marks the player whose turn it is."""

    title: Words
    rows: Sequence[Row]
    lit: bool = False


@dataclass(frozen=True)
class Grid:
    """A table with a heading for each column, to compare what everybody has."""

    title: Words
    headings: Sequence[Words]
    rows: Sequence[Sequence[Piece]]
    lit: int | None = None
    """The row of the player whose turn it is."""


@dataclass(frozen=True)
class Cell:
    """One place on a map: its text, and what it is.

    `state` is visited, reachable, target (it can be chosen now), monster, wall or plain.
    """

    x: int
    y: int
    text: str
    state: str = "plain"
    name: str = ""
    """The name of the piece, as options use it when they mark it."""


@dataclass(frozen=True)
class Map:
    """A map in character cells. States are distinguished by brackets as well as by colour."""

    title: Words
    width: int
    height: int
    cells: Sequence[Cell]
    legend: Sequence[tuple[str, Words]] = ()


Block: TypeAlias = Panel | Grid | Map
