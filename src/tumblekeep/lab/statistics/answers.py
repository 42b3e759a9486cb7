"""A study's answers: one section for each question and case, in the order of the report."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tumblekeep.lab.execution.driver import StudyRun
from tumblekeep.lab.statistics.pieces import pieces
from tumblekeep.lab.statistics.players import players, seats
from tumblekeep.lab.statistics.progress import decisions, length, losses
from tumblekeep.lab.statistics.section import ReportSection
from tumblekeep.lab.statistics.variants import sensitivity, variants
from tumblekeep.lab.study.shape import Case

ANSWERED: Mapping[str, Callable[[StudyRun, Case], ReportSection]] = {
    "variants": variants,
    "players": players,
    "seats": seats,
    "length": length,
    "decisions": decisions,
    "pieces": pieces,
    "losses": losses,
    "sensitivity": sensitivity,
}


def answers(played: StudyRun) -> list[ReportSection]:
    """Answer every question of the study, as far as there are games for it."""
    found = []
    for case in played.study.cases:
        if len(played.games(case.base.cell)) < 2:
            continue
        for asked in played.study.asks:
            if asked == "players" and case.matrix is None:
                continue
            if asked == "sensitivity" and not case.numbers:
                continue
            found.append(ANSWERED[asked](played, case))
    return found
