"""How games go: their length, how real the choices are, and where they are lost."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import numpy as np

from tumblekeep.core.message import Message
from tumblekeep.games import load
from tumblekeep.lab.execution.driver import StudyRun
from tumblekeep.lab.statistics.intervals import Estimate, mean_estimate, median_estimate, share_estimate
from tumblekeep.lab.statistics.measure import PACE, CellGames
from tumblekeep.lab.statistics.section import (
    Column,
    Picture,
    ReportSection,
    ReportTable,
    Sentence,
    unit_of,
)
from tumblekeep.lab.study.planning import looked_cell
from tumblekeep.lab.study.shape import Case

REAL_WON, REAL_POINTS = 0.01, 0.1
"""A choice is real if the best option is ahead of the others by this much of a win, or by this many points
for each point of the spread of games."""
STAGES = 5
"""The number of stages in which a game may be lost."""
MOST_ENDINGS = 12
MOST_LOW = 1 / 3
"""If nobody loses, the lowest scores count as lost: at most this share of the games."""


def length(played: StudyRun, case: Case) -> ReportSection:
    """Report turns and minutes, dead turns, and how long eliminated players wait."""
    rows: list[list[Any]] = []
    said: list[Sentence] = []
    curves, counts, idles, outs = [], [], [], []
    for variant in case.variants:
        games = played.games(variant.cell)
        turns, minutes = games.plain("turns"), games.plain("minutes")
        own, dead, waited = games.column("own"), games.column("dead"), games.column("waited")
        idle = dead.sum(axis=1) / np.maximum(1, own.sum(axis=1))
        out = waited.max(axis=1) - games.cell.seats
        share = np.maximum(0, out) / np.maximum(1, turns)
        rows.append(
            [
                variant,
                median_estimate(turns),
                games.estimate("turns"),
                median_estimate(minutes),
                float(np.quantile(minutes, 0.1)),
                float(np.quantile(minutes, 0.9)),
                mean_estimate(idle),
                mean_estimate(share),
                len(games),
            ]
        )
        said.append(
            Sentence(
                "lab-say-length",
                {
                    "what": variant,
                    "turns": (float(np.median(turns)), "plain"),
                    "minutes": (float(np.median(minutes)), "about"),
                    "low": (float(np.quantile(minutes, 0.1)), "about"),
                    "high": (float(np.quantile(minutes, 0.9)), "about"),
                    "dead": (float(idle.mean()), "share"),
                    "out": (float(share.mean()), "share"),
                },
            )
        )
        curves.append((variant, np.sort(minutes).tolist()))
        counts.append((variant, np.sort(turns).tolist()))
        idles.append((variant, mean_estimate(idle)))
        outs.append((variant, mean_estimate(share)))
    columns = [
        Column("variant"),
        Column("turns-median", "number"),
        Column("turns", "number"),
        Column("minutes", "number"),
        Column("minutes-short", "number"),
        Column("minutes-long", "number"),
        Column("dead", "share"),
        Column("out", "share"),
        Column("games", "count"),
    ]
    notes = [
        Sentence(
            "lab-say-pace", {name.replace("_", "-"): (seconds, "plain") for name, seconds in PACE.items()}
        )
    ]
    picture = Picture("spread", {"rows": curves, "axis": "minutes"})
    more = [Picture("spread", {"rows": counts, "axis": "turns"})]
    for axis, dots in (("dead", idles), ("out", outs)):
        more.append(Picture("dots", {"rows": dots, "kind": "share", "zero": True, "axis": axis}))
    return ReportSection(
        "length", case.name, case.base.cell.game, said, ReportTable(columns, rows), picture, notes, more
    )


def decisions(played: StudyRun, case: Case) -> ReportSection:
    """Report how far the best option is ahead, for each kind of choice."""
    base = played.games(case.base.cell)
    cell, _ = looked_cell(case, float(base.column("choices").sum(axis=1).mean()))
    looked = played.games(cell)
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for some in looked.table["looked"].to_pylist():
        for one in some:
            found[one["ask"]].append(one)
    asked: Counter[str] = Counter()
    for counts in base.table["asked"].to_pylist():
        asked.update(dict(counts))
    bar = _real(base)
    kind = "gain" if base.counts_won else "signed"
    rows: list[list[Any]] = []
    dots: list[tuple[Any, Estimate]] = []
    reals: list[tuple[Any, Estimate]] = []
    everything = [one for many in found.values() for one in many]
    for ask, times in asked.most_common():
        many = found.get(ask, [])
        over = np.array([one["over"] for one in many])
        row: list[Any] = [Message(f"ask-{ask}"), _clause(case, ask), times / len(base), len(many)]
        if len(many) < 5:
            rows.append([*row, None, None, None, None])
            continue
        lead = mean_estimate(np.array([one["lead"] for one in many]))
        gain = mean_estimate(over)
        real = share_estimate((over > bar).astype(float))
        rows.append([*row, float(np.mean([one["options"] for one in many])), lead, gain, real])
        dots.append((Message(f"ask-{ask}"), gain))
        reals.append((Message(f"ask-{ask}"), real))
    columns = [
        Column("ask"),
        Column("clause"),
        Column("times", "number"),
        Column("looked", "count"),
        Column("options", "number"),
        Column("lead-second", kind),
        Column("lead-others", kind),
        Column("real", "share"),
    ]
    over = np.array([one["over"] for one in everything])
    said = []
    if len(over):
        real = share_estimate((over > bar).astype(float))
        said.append(
            Sentence(
                "lab-say-real",
                {
                    "share": (real.value, "share"),
                    "low": (real.low, "share"),
                    "high": (real.high, "share"),
                    "looked": (len(over), "count"),
                    "bar": (bar, "points" if base.counts_won else "plain"),
                    "unit": unit_of(base.counts_won),
                    "choices": (float(base.column("choices").sum(axis=1).mean()), "about"),
                },
            )
        )
    picture = (
        Picture("dots", {"rows": dots, "kind": kind, "zero": True, "axis": "lead-others"}) if dots else None
    )
    notes = [Sentence("lab-say-halves", {})]
    more = [Picture("dots", {"rows": reals, "kind": "share", "zero": True, "axis": "real"})] if reals else []
    table = ReportTable(columns, rows)
    return ReportSection("decisions", case.name, case.base.cell.game, said, table, picture, notes, more)


def _real(games: CellGames) -> float:
    if games.counts_won:
        return REAL_WON
    return REAL_POINTS * float(np.std(games.plain("score")))


def _clause(case: Case, name: str) -> str:
    """Return the clause of a kind of choice; several clauses may ask the same question."""
    asks = load(case.base.cell.game, case.base.cell.pack).asks
    return ", ".join(dict.fromkeys(ask.clause for ask in asks if ask.name == name))


def losses(played: StudyRun, case: Case) -> ReportSection:
    """Report what ends lost games, and how far they had come."""
    games = played.games(case.base.cell)
    lost, by_points = _lost(games)
    endings, named = games.table["ending"].to_pylist(), games.table["named"].to_pylist()
    fell = games.table["fell"].to_pylist()
    count = int(lost.sum())
    kinds: Counter[tuple[str, str]] = Counter()
    for is_lost, ending, names in zip(lost, endings, named, strict=True):
        if is_lost:
            kinds[ending, names[0] if names else ""] += 1
    rows: list[list[Any]] = []
    for (ending, name), times in kinds.most_common(MOST_ENDINGS):
        share = share_estimate(np.repeat([1.0, 0.0], [times, count - times]))
        rows.append([_ending(ending), Message(name, {}) if name else None, times, share])
    stages = [0] * STAGES
    drops: list[float] = []
    for is_lost, worst in zip(lost, fell, strict=True):
        if is_lost and worst:
            stages[min(STAGES - 1, int(worst[0] * STAGES))] += 1
            drops.append(worst[1])
    said = []
    share = share_estimate(lost.astype(float))
    said.append(
        Sentence(
            "lab-say-lost-points" if by_points else "lab-say-lost",
            {
                "share": (share.value, "share"),
                "low": (share.low, "share"),
                "high": (share.high, "share"),
                "games": (len(games), "count"),
            },
        )
    )
    if rows and not by_points:
        said.append(
            Sentence(
                "lab-say-lost-most" if rows[0][1] else "lab-say-lost-how",
                {"ending": rows[0][0], "name": rows[0][1] or "", "share": (rows[0][3].value, "share")},
            )
        )
    bars: list[tuple[Any, float]]
    if drops:
        worst_stage = int(np.argmax(stages))
        said.append(
            Sentence(
                "lab-say-lost-when",
                {
                    "low": (worst_stage / STAGES, "share"),
                    "high": ((worst_stage + 1) / STAGES, "share"),
                    "share": (stages[worst_stage] / sum(stages), "share"),
                    "drop": (float(np.mean(drops)), "points" if games.counts_won else "plain"),
                    "unit": unit_of(games.counts_won),
                },
            )
        )
        bars = [
            ((stage / STAGES, (stage + 1) / STAGES), times / sum(stages))
            for stage, times in enumerate(stages)
        ]
        axis = "stage"
    else:
        bars = [(row[1] or row[0], row[2] / max(1, count)) for row in rows]
        axis = "ending"
    columns = [Column("ending"), Column("by"), Column("games", "count"), Column("share", "share")]
    picture = Picture("bars", {"rows": bars, "axis": axis}) if bars else None
    return ReportSection("losses", case.name, case.base.cell.game, said, ReportTable(columns, rows), picture)


def _lost(games: CellGames) -> tuple[Any, bool]:
    """Find the games that count as lost, and whether that is by points because nobody loses."""
    if games.shared and games.counts_won:
        return games.plain("won") < 0.5, False
    scores = games.plain("score")
    low = [score for score in np.unique(scores) if (scores <= score).mean() <= MOST_LOW]
    return scores <= (low[-1] if low else scores.min()), True


def _ending(name: str) -> Message:
    return Message(name, {})
