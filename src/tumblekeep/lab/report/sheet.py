"""The numbers of a study as CSV: one line for each number, with its interval; the same in every language."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

from tumblekeep.core.message import Message
from tumblekeep.lab.statistics.intervals import Estimate
from tumblekeep.lab.statistics.section import ReportSection
from tumblekeep.lab.study.shape import SeatPlayer, StudyNumber, Variant

HEAD = ("asked", "game", "row", "column", "value", "low", "high", "games", "worth", "chance")


def sheet(sections: Sequence[ReportSection]) -> str:
    """Render all tables as CSV lines."""
    written = io.StringIO()
    out = csv.writer(written, lineterminator="\n")
    out.writerow(HEAD)
    for section in sections:
        columns = section.table.columns
        for row in section.table.rows:
            names = [_name(cell) for cell, column in zip(row, columns, strict=True) if column.kind == "text"]
            name = " ".join(part for part in names if part)
            for cell, column in zip(row, columns, strict=True):
                if column.kind != "text" and cell is not None:
                    told = (section.asked, section.case, name, column.name)
                    out.writerow([*told, *_numbers(cell)])
    return written.getvalue()


def _name(cell: Any) -> str:
    if isinstance(cell, Variant | StudyNumber | SeatPlayer):
        return cell.name
    return cell.id if isinstance(cell, Message) else str(cell or "")


def _numbers(cell: Any) -> list[str]:
    if isinstance(cell, Estimate):
        return [_figure(part) for part in cell]
    return [_figure(cell), "", "", "", "", ""]


def _figure(value: float) -> str:
    return "" if value != value else f"{value:.8g}"
