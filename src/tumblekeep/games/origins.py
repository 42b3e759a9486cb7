"""Which clauses of a game come from its published rules, and which are ours.

A game says so in its `SOURCES.md`, in one table: `| DA-ACT-7 | authored |`. The text after the clause is prose with a
fixed beginning. The first thing it names decides:

- `authored`, `ours` or a ruling first: the clause is ours;
- a source first (`seed`, `public: ...`), and something authored or a ruling after it: partly ours;
- otherwise it is the book's.

A clause with RULING in its id is always ours. If a game's table names no source at all, the game is its author's own:
there is no book to differ from, so nothing is marked.
"""

from __future__ import annotations

import re
from typing import Literal

Origin = Literal["book", "partly", "ours"]
SOURCES = "SOURCES.md"

_ROW = re.compile(r"^\| ([A-Z]{2,4}-[A-Z][A-Z0-9_]*(?:-[A-Z0-9_]+)*-\d+) \| (.*?) \|$", re.MULTILINE)
_STATED = re.compile(r"^\s*[-|*]\s*\**\s*([A-Z]{2,4}-[A-Z][A-Z0-9_]*(?:-[A-Z0-9_]+)*-\d+)\b", re.MULTILINE)
_OURS = re.compile(r"\b(?:authored|ours)\b|\bR-\d|\brulings? \d|-RULING-\d")
_OURS_FIRST = re.compile(r"(?:authored|ours)\b|R-\d|rulings? \d|[A-Z]{2,4}-RULING-\d")


def is_ruling(clause: str) -> bool:
    """Whether this is the id of a ruling.

    >>> is_ruling("DA-RULING-3"), is_ruling("DA-ACT-3")
    (True, False)
    """
    return "-RULING-" in clause


def origin_told(cell: str) -> Origin:
    """Parse where a clause comes from, as a row of `SOURCES.md` says.

    >>> [origin_told(cell) for cell in ("seed", "seed; ruling 3", "public: manual; split authored", "authored; timing seed", "R-9")]
    ['book', 'partly', 'partly', 'ours', 'ours']
    """
    if _OURS_FIRST.match(cell):
        return "ours"
    return "partly" if _OURS.search(cell) else "book"


def rows(sources: str) -> dict[str, str]:
    """Return each clause that a `SOURCES.md` lists, with its text.

    >>> rows("| clause | from |\\n| --- | --- |\\n| LW-WALK-1 | ours |")
    {'LW-WALK-1': 'ours'}
    """
    return dict(_ROW.findall(sources))


def read_origins(rules: str, sources: str) -> dict[str, Origin]:
    """Return every clause of a rule document with its origin; empty if the sources name only the author.

    >>> read_origins("- **AB-RULING-1** Yes.\\n- **AB-GO-1** Go.", "| AB-GO-1 | seed |")
    {'AB-RULING-1': 'ours', 'AB-GO-1': 'book'}
    """
    told = {clause: origin_told(cell) for clause, cell in rows(sources).items()}
    if all(origin == "ours" for origin in told.values()):
        return {}
    return {
        clause: "ours" if is_ruling(clause) else told.get(clause, "book")
        for clause in dict.fromkeys(_STATED.findall(rules))
    }
