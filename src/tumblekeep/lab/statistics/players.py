"""Players by strength, each among each other; how much skill matters against luck; and what the first seat
is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, nan, sqrt
from typing import Any

import numpy as np

from tumblekeep.core.message import Message
from tumblekeep.lab.execution.driver import StudyRun
from tumblekeep.lab.statistics.intervals import Estimate, correct_one, mean_estimate
from tumblekeep.lab.statistics.luck import FEWEST
from tumblekeep.lab.statistics.measure import CellGames, compare
from tumblekeep.lab.statistics.section import (
    Column,
    Picture,
    ReportSection,
    ReportTable,
    Sentence,
    kind_of,
    unit_of,
)
from tumblekeep.lab.statistics.variants import difference_values, largest
from tumblekeep.lab.study.planning import matrix_cell
from tumblekeep.lab.study.shape import Case

SURE = 1.6448536269514722
"""The one-sided 95 % quantile."""


_SKILL = ("lab-say-skill-none", "lab-say-skill-at-once", "lab-say-skill")
"""By how many games it takes to see who is stronger: unknown, one, more."""


def players(played: StudyRun, case: Case) -> ReportSection:
    """Report what each player wins among each kind of others."""
    assert case.matrix is not None
    sitters = case.matrix.players
    found: dict[tuple[int, int], CellGames] = {}
    for row, one in enumerate(sitters):
        for column, other in enumerate(sitters):
            cell = matrix_cell(case, one, other)
            if cell is not None and len(games := played.games(cell)):
                found[row, column] = CellGames(cell, games.table, among_equals=row == column)
    measure = "won" if any(games.primary == "won" for games in found.values()) else "score"
    kind = kind_of(measure)
    estimates = {place: games.estimate(measure) for place, games in found.items()}
    columns = [Column("player"), *(Column(one.name, kind, one) for one in sitters), Column("games", "count")]
    rows = [
        [
            one,
            *(estimates.get((row, column)) for column in range(len(sitters))),
            sum(len(games) for (mine, _), games in found.items() if mine == row),
        ]
        for row, one in enumerate(sitters)
    ]
    picture = Picture(
        "heat",
        {
            "rows": list(sitters),
            "columns": list(sitters),
            "values": [
                [
                    estimates[row, column].value if (row, column) in estimates else nan
                    for column in range(len(sitters))
                ]
                for row in range(len(sitters))
            ],
            "kind": kind,
        },
    )
    said, notes = _skill(found, len(sitters), measure, case)
    parts = _parts(list(found.values()), measure)
    if parts:
        said.append(Sentence("lab-say-parts", {name: (share, "share") for name, share in parts.items()}))
    bars = [(Message(f"lab-part-{name}"), share) for name, share in parts.items()]
    more = [Picture("bars", {"rows": bars, "axis": "parts"})] if bars else []
    table = ReportTable(columns, rows)
    return ReportSection("players", case.name, case.base.cell.game, said, table, picture, notes, more)


def _parts(cells: Sequence[CellGames], measure: str) -> dict[str, float]:
    """Split the variance of single games into who plays, counted luck, and the rest."""
    means = np.array([float(np.mean(games.plain(measure))) for games in cells])
    within = np.array([float(np.var(games.plain(measure))) for games in cells])
    noise = np.array([float(np.var(games.plain(measure), ddof=1)) / len(games) for games in cells])
    left = np.array([float(np.var(games.left(measure))) for games in cells])
    between = max(0.0, float(np.var(means)) - float(np.mean(noise)))  # means vary by chance as well
    total = between + float(np.mean(within))
    if total <= 0 or len(cells) < 2:
        return {}
    skill, luck = between / total, float(np.mean(within - left)) / total
    return {"skill": skill, "luck": luck, "rest": 1 - skill - luck}


def _skill(
    found: dict[tuple[int, int], CellGames], count: int, measure: str, case: Case
) -> tuple[list[Sentence], list[Sentence]]:
    """Estimate how far the strongest is above the weakest, and how many games it takes to see it.

    Which players these are is read off the same games. So the interval is corrected as for one pair that
    stood out of all pairs.
    """
    assert case.matrix is not None
    own = {row: found[row, row] for row in range(count) if (row, row) in found}
    shared = next(iter(found.values())).shared
    if shared and len(own) > 1:  # parties of equals: the strongest compared with the weakest
        means = {row: float(np.mean(games.plain(measure))) for row, games in own.items()}
        best, worst = max(means, key=lambda row: means[row]), min(means, key=lambda row: means[row])
        several = len(own) * (len(own) - 1) // 2
        gap = correct_one(compare(own[best], own[worst], measure).difference, several, largest(measure))
        single = own[best].plain(measure)
        spread = sqrt(float(np.var(own[best].plain(measure)) + np.var(own[worst].plain(measure))))
    else:
        pairs = [(games, row) for (row, column), games in found.items() if row != column]
        if not pairs:
            return [], []
        totals = {
            row: float(
                np.mean(np.concatenate([games.plain(measure) for games, mine in pairs if mine == row]))
            )
            for row in range(count)
        }
        best, worst = max(totals, key=lambda row: totals[row]), min(totals, key=lambda row: totals[row])
        single = found[best, worst].plain(measure)
        several = len(pairs) // 2
        gap = correct_one(_both_ways(found, best, worst, measure), several)
        spread = sqrt(float(np.var(single)))
    needed = max(1, ceil((SURE * spread / gap.value) ** 2)) if gap.value > 0 and gap.low > 0 else 0
    names = case.matrix.players
    kind = "plain" if measure == "score" else "points"
    told: dict[str, Any] = {
        "best": names[best],
        "worst": names[worst],
        "by": (gap.value, kind),
        "low": (gap.low, kind),
        "high": (gap.high, kind),
        "needed": (needed, "count"),
        "unit": unit_of(measure != "score"),
    }
    said = [Sentence(_SKILL[min(2, needed)], told)]
    left = found[best, worst].left(measure) if (best, worst) in found else own[best].left(measure)
    plain = found[best, worst].plain(measure) if (best, worst) in found else single
    known = 1 - float(np.var(left)) / max(1e-12, float(np.var(plain)))
    if len(plain) >= FEWEST:
        said.append(Sentence("lab-say-luck", {"share": (max(0.0, known), "share")}))
    notes = [Sentence("lab-say-skill-picked", {"pairs": (several, "count")})] if several > 1 else []
    return said, notes


def _both_ways(found: dict[tuple[int, int], CellGames], best: int, worst: int, measure: str) -> Estimate:
    """Estimate how far one player is ahead of another, from both sides: what it wins above its fair share among the others'
    kind, and what the other wins below it among its own. Both count the same; one side alone may be a stroke of luck."""
    there, back = found[best, worst], found.get((worst, best))
    fair = 1 / there.cell.seats
    if measure != "won" or back is None:
        return mean_estimate(there.left(measure) - (fair if measure == "won" else 0.0))
    sides = [mean_estimate(there.left(measure) - fair), mean_estimate(fair - back.left(measure))]
    middle = (sides[0].value + sides[1].value) / 2
    half = sqrt(sides[0].half ** 2 + sides[1].half ** 2) / 2
    games, worth = (sum(side[place] for side in sides) for place in (3, 4))
    return Estimate(middle, middle - half, middle + half, int(games), worth)


def seats(played: StudyRun, case: Case) -> ReportSection:
    """Report what each seat wins compared with its fair share; if all win together, what each seat has to do."""
    rows: list[list[Any]] = []
    said: list[Sentence] = []
    dots: list[tuple[Any, Estimate]] = []
    base = played.games(case.base.cell)
    versus = not base.shared
    for variant in case.variants:
        games = played.games(variant.cell)
        choices = games.column("choices")
        fair = 1 / games.cell.seats
        gaps = games.seat_gaps() if versus else []
        for seat in range(games.cell.seats):
            row: list[Any] = [variant, str(seat + 1)]
            if versus:
                row += [
                    gaps[seat]._replace(
                        value=gaps[seat].value + fair, low=gaps[seat].low + fair, high=gaps[seat].high + fair
                    )
                ]
                row += [gaps[seat], gaps[seat].chance]
            row += [
                mean_estimate(games.column("scores")[:, seat]),
                mean_estimate(choices[:, seat]),
                mean_estimate(games.column("own")[:, seat]),
                len(games),
            ]
            rows.append(row)
        if versus:
            first = gaps[0]
            way = "same" if not first.is_clear else "ahead" if first.value > 0 else "behind"
            said.append(
                Sentence(
                    f"lab-say-first-{way}",
                    {
                        "what": variant,
                        **difference_values(first, way, "first"),
                        "games": (first.games, "count"),
                        "worth": (first.worth, "worth"),
                    },
                )
            )
            dots += [((variant, seat), gaps[seat]) for seat in range(games.cell.seats)]
        else:
            busiest = choices.mean(axis=0)
            if len(busiest) > 1:
                said.append(
                    Sentence(
                        "lab-say-busy",
                        {
                            "what": variant,
                            "most": (int(np.argmax(busiest)) + 1, "count"),
                            "least": (int(np.argmin(busiest)) + 1, "count"),
                            "ratio": (float(busiest.max() / max(1e-9, busiest.min())), "plain"),
                        },
                    )
                )
            dots += [((variant, seat), mean_estimate(choices[:, seat])) for seat in range(games.cell.seats)]
    columns = [Column("variant"), Column("seat")]
    if versus:
        columns += [Column("won", "share"), Column("lead", "gain"), Column("chance", "chance")]
    columns += [
        Column("score", "number"),
        Column("choices", "number"),
        Column("own", "number"),
        Column("games", "count"),
    ]
    picture = Picture(
        "dots",
        {
            "rows": dots,
            "kind": "gain" if versus else "number",
            "zero": versus,
            "axis": "lead" if versus else "choices",
        },
    )
    return ReportSection("seats", case.name, case.base.cell.game, said, ReportTable(columns, rows), picture)
