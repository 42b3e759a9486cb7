"""Win rate and score by variant, and the effect of changing each named number."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf
from typing import Any

import numpy as np

from tumblekeep.lab.execution.driver import StudyRun
from tumblekeep.lab.statistics.intervals import (
    NINETY_FIVE,
    Estimate,
    correct_all,
    correct_one,
    median_estimate,
)
from tumblekeep.lab.statistics.measure import CellGames, Comparison, compare
from tumblekeep.lab.statistics.section import (
    Column,
    Picture,
    ReportSection,
    ReportTable,
    ScoreRange,
    Sentence,
    kind_of,
    unit_of,
)
from tumblekeep.lab.study.planning import number_cell
from tumblekeep.lab.study.shape import Case, StudyNumber, Variant


def differences(
    games: Sequence[CellGames], base: CellGames, measure: str
) -> tuple[list[Estimate], list[Comparison]]:
    """Estimate how far each variant is above the base, corrected for multiple comparisons."""
    found = [compare(one, base, measure) for one in games]
    return correct_all([one.difference for one in found], largest(measure)), found


def largest(measure: str) -> float:
    """Return the largest possible difference."""
    return 1.0 if measure == "won" else inf


def difference_sentence(name: str, label: Any, gap: Estimate, measure: str) -> Sentence:
    """Put a difference into one sentence: more, less, or no clear difference."""
    way = "same" if not gap.is_clear else "more" if gap.value > 0 else "less"
    return Sentence(
        f"lab-say-{name}-{measure}-{way}",
        {
            "what": label,
            **difference_values(gap, way, measure),
            "games": (gap.games, "count"),
            "worth": (gap.worth, "worth"),
        },
    )


def difference_values(gap: Estimate, way: str, measure: str) -> dict[str, Any]:
    """Return a difference and its interval for a sentence that says in which direction it goes, or in none."""
    if way == "same":
        kind = kind_of(measure, gap=True)
        return {"by": (gap.value, kind), "low": (gap.low, kind), "high": (gap.high, kind)}
    kind = _width(measure)
    low, high = (gap.low, gap.high) if gap.value > 0 else (-gap.high, -gap.low)
    return {"by": (abs(gap.value), kind), "low": (low, kind), "high": (high, kind)}


def variants(played: StudyRun, case: Case) -> ReportSection:
    """Compare each variant with the first."""
    base = played.games(case.base.cell)
    measure = base.primary
    others = [played.games(one.cell) for one in case.variants[1:]]
    gaps, compared = differences(others, base, measure)
    columns = [Column("variant")]
    if measure == "won":
        columns.append(Column("won", "share"))
    columns += [
        Column("score", "number"),
        Column("median", "number"),
        Column("gap", kind_of(measure, gap=True)),
        Column("chance", "chance"),
        Column("games", "count"),
        Column("worth", "worth"),
    ]
    rows: list[list[Any]] = []
    for variant, games, gap in zip(case.variants, [base, *others], [None, *gaps], strict=True):
        row: list[Any] = [variant]
        if measure == "won":
            row.append(games.estimate("won"))
        own = games.estimate(measure)
        row += [games.estimate("score"), median_estimate(games.plain("score")), gap]
        row += [None if gap is None else gap.chance, len(games), own.worth if gap is None else gap.worth]
        rows.append(row)
    own = base.estimate(measure)
    kind = kind_of(measure)
    said = [
        *(
            difference_sentence("variant", one, gap, measure)
            for one, gap in zip(case.variants[1:], gaps, strict=True)
        ),
        Sentence(
            f"lab-say-base-{measure}",
            {
                "what": case.base,
                "value": (own.value, kind),
                "low": (own.low, kind),
                "high": (own.high, kind),
                "games": (own.games, "count"),
                "worth": (own.worth, "worth"),
            },
        ),
    ]
    dots = [(variant, gap) for variant, gap in zip(case.variants[1:], gaps, strict=True)]
    picture = Picture("dots", {"rows": dots, "kind": kind_of(measure, gap=True), "zero": True, "axis": "gap"})
    if not dots:
        picture = Picture(
            "dots",
            {"rows": [(case.base, own)], "kind": kind_of(measure), "zero": False, "axis": measure},
        )
    more = [
        Picture(
            "dots",
            {
                "rows": [(row[0], row[place]) for row in rows],
                "kind": column.kind,
                "zero": False,
                "axis": column.name,
            },
        )
        for place, column in enumerate(columns)
        if column.name in ("won", "score") and len(rows) > 1
    ]
    notes = [
        Sentence(
            "lab-say-narrower",
            {
                "what": variant,
                "half": (gap.half, _width(measure)),
                "plain": (correct_one(both.plainly, len(gaps)).half, _width(measure)),
                "unit": unit_of(measure != "score"),
            },
        )
        for variant, gap, both in zip(case.variants[1:], gaps, compared, strict=True)
    ]
    if gaps:
        notes.append(Sentence("lab-say-adjusted", {}))
    more += [endings(*one) for one in zip(case.variants, [base, *others], strict=True)][:MOST_DRAWN]
    table = ReportTable(columns, rows)
    return ReportSection("variants", case.name, case.base.cell.game, said, table, picture, notes, more)


MOST_DRAWN = 4
"""Variants whose endings are drawn."""
MOST_ENDINGS = 12
"""Bars in the picture of how games ended; more different scores are put together."""


def endings(variant: Variant, games: CellGames) -> Picture:
    """Draw how the games of a variant ended: what share of them with which score."""
    return score_picture(variant, games.plain("score"))


def score_picture(variant: Variant, scores: Any) -> Picture:
    """Draw which share of these scores is how high."""
    found, counts = np.unique(scores, return_counts=True)
    ends = list(zip(found, found, strict=True))
    if len(found) > MOST_ENDINGS:
        counts, edges = np.histogram(scores, bins=MOST_ENDINGS)
        ends = list(pairwise(edges))
    rows = [
        (ScoreRange(float(low), float(high)), float(count) / len(scores))
        for (low, high), count in zip(ends, counts, strict=True)
    ]
    return Picture("bars", {"rows": rows, "axis": "endings", "of": variant})


def _width(measure: str) -> str:
    return "plain" if measure == "score" else "points"


def sensitivity(played: StudyRun, case: Case) -> ReportSection:
    """Report the effect of changing each number, in total and for each step."""
    base = played.games(case.base.cell)
    measure = base.primary
    cells = [
        (number, value, played.games(number_cell(case, number, value)))
        for number in case.numbers
        for value in number.values
        if value != number.shipped
    ]
    gaps, compared = differences([games for _, _, games in cells], base, measure)
    found: dict[str, list[tuple[Any, Estimate, Estimate]]] = {number.name: [] for number in case.numbers}
    rows: list[list[Any]] = []
    for (number, value, games), gap, both in zip(cells, gaps, compared, strict=True):
        found[number.name].append((value, gap, both.difference))
        rows.append(
            [
                number,
                str(number.shipped),
                str(value),
                games.estimate(measure),
                gap,
                gap.chance,
                len(games),
                gap.worth,
            ]
        )
    slopes = [
        (number, slope(number, [(value, alone) for value, _, alone in found[number.name]]))
        for number in case.numbers
    ]
    several = sum(gain is not None for _, gain in slopes)
    known = [(number, correct_one(gain, several)) for number, gain in slopes if gain is not None]
    known.sort(key=lambda pair: -abs(pair[1].value))
    said = [judged_slope(number, gain, measure) for number, gain in known]
    columns = [
        Column("number"),
        Column("shipped"),
        Column("turned"),
        Column(measure, kind_of(measure)),
        Column("gap", kind_of(measure, gap=True)),
        Column("chance", "chance"),
        Column("games", "count"),
        Column("worth", "worth"),
    ]
    lines = [
        (
            number,
            [
                (number.shipped, Estimate(0, 0, 0, 0, 0)),
                *((value, gap) for value, gap, _ in found[number.name]),
            ],
        )
        for number in case.numbers
        if all(isinstance(value, int | float) for value in (*number.values, number.shipped))
    ]
    picture = Picture("lines", {"lines": lines, "kind": kind_of(measure, gap=True), "axis": "gap"})
    return ReportSection(
        "sensitivity", case.name, case.base.cell.game, said, ReportTable(columns, rows), picture
    )


def slope(number: StudyNumber, found: Sequence[tuple[Any, Estimate]]) -> Estimate | None:
    """Estimate the effect of one more of a number: a straight line through the results from the shipped value."""
    if not found or not all(isinstance(value, int | float) for value, _ in found):
        return None
    steps = np.array([float(value) - float(number.shipped) for value, _ in found])
    gaps = np.array([gap.value for _, gap in found])
    errors = np.array([max(gap.reach / NINETY_FIVE, 1e-9) for _, gap in found])
    # all are compared with the same base games, so their errors are correlated: take the widest bound
    weights = steps / np.sum(steps**2)
    value = float(weights @ gaps)
    error = float(np.abs(weights) @ errors)
    half = NINETY_FIVE * error
    return Estimate(value, value - half, value + half, max(gap.games for _, gap in found), 0.0)


def judged_slope(number: StudyNumber, gain: Estimate, measure: str) -> Sentence:
    """Put the effect of one more of a number into one sentence."""
    way = "same" if not gain.is_clear else "more" if gain.value > 0 else "less"
    return Sentence(
        f"lab-say-number-{measure}-{way}", {"what": number, **difference_values(gain, way, measure)}
    )
