"""What each card, hero, foe or place is worth: how games with it end, adjusted for everything that comes
with it.

Draws come by known odds. The effect of a drawn thing is estimated from how much more often it came than
expected at each draw. That is independent of the state of the game before, so foes that only winners meet
are not mistaken for lucky charms. Things that players choose, or that come only late, are estimated from
their presence, controlling for everything else that was present. That shows a correlation with good or
bad games, not always a cause, and is marked so.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tumblekeep.core.game import Game
from tumblekeep.core.message import Message
from tumblekeep.games import load
from tumblekeep.lab.execution.driver import StudyRun
from tumblekeep.lab.execution.ledger import DRAWN, TIMES
from tumblekeep.lab.execution.rolls import LOOKED
from tumblekeep.lab.statistics.intervals import NINETY_FIVE, Estimate, correct_all
from tumblekeep.lab.statistics.measure import CellGames
from tumblekeep.lab.statistics.section import Column, Picture, ReportSection, ReportTable, Sentence, kind_of
from tumblekeep.lab.study.shape import Case

FEWEST = 10
"""Minimum number of games with a thing, and without it."""
MOST_DRAWN = 16
"""Maximum number of things in the picture."""
NOTHING = 1e-8
"""Directions with a smaller share of the largest variation than this count as empty."""


class PieceWorth(NamedTuple):
    """What a thing is worth."""

    thing: Any
    drawn: bool
    games: int
    effect: Estimate


def pieces(played: StudyRun, case: Case) -> ReportSection:
    """Report everything that was drawn or named in a tale, with what it is worth."""
    games = played.games(case.base.cell)
    measure = games.primary
    found = worths(games, measure, case.families)
    found.sort(key=lambda one: -one.effect.value)
    kind = kind_of(measure, gap=True)
    columns = [
        Column("piece"),
        Column("how"),
        Column("times", "count"),
        Column("effect", kind),
        Column("chance", "chance"),
    ]
    rows = [
        [
            one.thing,
            Message("lab-drawn" if one.drawn else "lab-present", {}),
            one.games,
            one.effect,
            one.effect.chance,
        ]
        for one in found
    ]
    clear = [one for one in found if one.effect.is_clear]
    said = []
    for one in [*clear[:2], *[one for one in clear[2:] if one.effect.value < 0][-2:]]:
        way = "more" if one.effect.value > 0 else "less"
        written = "plain" if measure == "score" else "points"
        low, high = sorted((abs(one.effect.low), abs(one.effect.high)))
        said.append(
            Sentence(
                f"lab-say-piece-{measure}-{way}",
                {
                    "what": one.thing,
                    "by": (abs(one.effect.value), written),
                    "low": (low, written),
                    "high": (high, written),
                },
            )
        )
    if not clear:
        said.append(
            Sentence("lab-say-piece-none", {"count": (len(found), "count"), "games": (len(games), "count")})
        )
    order = sorted(found, key=lambda one: -abs(one.effect.value) / max(1e-9, one.effect.half))[:MOST_DRAWN]
    dots = [(one.thing, one.effect) for one in found if one in order]
    picture = Picture("dots", {"rows": dots, "kind": kind, "zero": True, "axis": "effect"}) if dots else None
    notes = [Sentence("lab-say-pieces-how", {"count": (len(found), "count")})]
    return ReportSection(
        "pieces", case.name, case.base.cell.game, said, ReportTable(columns, rows), picture, notes
    )


def worths(games: CellGames, measure: str, families: Any) -> list[PieceWorth]:
    """Estimate what each thing is worth in these games, all in one fit."""
    game = load(games.cell.game, games.cell.pack)
    luck = games.luck
    named = _draws(luck.names)
    told = _told(games, [thing for _, thing in named.values()])
    values = games.plain(measure)
    others = [
        place
        for place, name in enumerate(luck.names)
        if not name.endswith(TIMES) and not name.startswith(f"{LOOKED}:") and place not in named
    ]
    columns = [luck.amounts[:, place] for place in named]
    columns += [there - there.mean() for there in told.values()]
    count = len(columns)
    if not count or len(values) < 2 * FEWEST:
        return []
    if len(values) < 3 * (count + len(others)):  # too few games for this many effects
        others = []
    matrix = np.stack([*columns, *(luck.amounts[:, place] for place in others)], axis=1)
    effects, errors = fit_effects(matrix, values, count)
    found: list[PieceWorth] = []
    for place, (column, (ask, thing)) in enumerate(named.items()):
        times = int((luck.amounts[:, column] > 0).sum())
        estimate = _estimate(effects[place], errors[place], len(values))
        found.append(PieceWorth(word_for(game, thing, ask), True, times, estimate))
    for place, (name, there) in enumerate(told.items(), len(named)):
        estimate = _estimate(effects[place], errors[place], len(values))
        found.append(PieceWorth(Message(name, {}), False, int(there.sum()), estimate))
    chances = correct_all([one.effect for one in found])
    return [one._replace(effect=effect) for one, effect in zip(found, chances, strict=True)]


def _estimate(value: float, error: float, games: int) -> Estimate:
    half = NINETY_FIVE * error
    return Estimate(float(value), float(value - half), float(value + half), games, games)


def _draws(names: list[str]) -> dict[int, tuple[str, str]]:
    """Find the columns of the luck that are draws: of what, by which ask."""
    found = {}
    for place, name in enumerate(names):
        if name.startswith(f"{DRAWN}:") and not name.endswith(TIMES):
            _, ask, thing = name.split(":", 2)
            found[place] = (ask, thing)
    return found


def _told(games: CellGames, drawn: list[str]) -> dict[str, Any]:
    """Find what was named in tales but not drawn, game by game; only what is present often enough, and not
    always."""
    there: dict[str, Any] = {}
    for row, names in enumerate(games.table["pieces"].to_pylist()):
        for name in names:
            if name not in there:
                there[name] = np.zeros(len(games))
            there[name][row] = 1.0
    return {
        name: found
        for name, found in sorted(there.items())
        if FEWEST <= found.sum() <= len(games) - FEWEST and name.partition("-")[2] not in drawn
    }


def fit_effects(matrix: Any, values: Any, wanted: int) -> tuple[Any, Any]:
    """Estimate the effects of the first `wanted` columns, controlling for the rest, with errors that are valid
    for any spread."""
    scale = matrix.std(axis=0)
    scale[scale < 1e-9] = 1.0
    design = np.concatenate([matrix / scale, np.ones((len(matrix), 1))], axis=1)
    product = design.T @ design
    # the draws from one bag sum to 0, so only differences between its things can be estimated
    inverse = np.linalg.pinv(product, rcond=NOTHING, hermitian=True)
    effects = inverse @ (design.T @ values)
    left = values - design @ effects
    rank = np.linalg.matrix_rank(product, hermitian=True)
    spread = design * left[:, None]
    covariance = inverse @ (spread.T @ spread) @ inverse * len(values) / max(1, len(values) - rank)
    errors = np.sqrt(np.maximum(0, np.diag(covariance)))
    return effects[:wanted] / scale[:wanted], errors[:wanted] / scale[:wanted]


def word_for(game: Game, thing: str, ask: str) -> Any:
    """Return the game's own word for a thing that was drawn."""
    for family, members in game.words.items():
        if thing in members:
            return Message(f"{family}-{thing}", {})
    return f"{thing} ({ask})"
