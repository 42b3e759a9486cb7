"""Which odds may be shown: those that were checked on games they had not seen, for exactly this way to play.

`tumblekeep lab calibrate --all` plays every way that people can choose and writes what it found into `calibration.json`: beside the
learned values for the house's games, in its own folder for a game from outside. What is not in that table, or failed there, is not
shown to anybody, because a number that is wrong once is doubted for ever.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple

from tumblekeep.core.game import Game, Options
from tumblekeep.fate.skilled import SKILLS
from tumblekeep.games import room
from tumblekeep.players.model_files import HOUSE
from tumblekeep.players.value import PositionValue, value_for

TABLE = "calibration.json"
FORM = 2
WITHIN = 0.04
"""How far the furthest tenth may be off beyond chance, as a share of a whole chance to win or of twice the spread of the points."""
VAGUE = 0.15
"""The largest error of a prediction that is worth showing, in the same measure: "40 %, give or take 26" helps nobody."""
FEWEST = 200
"""Unseen games that a check needs to count."""
USUAL_HAND = "average"
STAGES = 5
"""Parts of a game, by its clock, for which it is said how much is known."""


class CheckedOdds(NamedTuple):
    """What was found about the odds of one way to play."""

    model: str
    """Which learned value was checked (`mark`)."""
    games: int
    """Unseen games that were played."""
    furthest: float
    """How far off the furthest tenth of the predictions was, in the measure of the odds."""
    chance: float
    """How far it would have been off by chance alone if the odds were true (the median)."""
    brier: float
    """The mean square of prediction minus result."""
    error: float
    """How far a prediction may be off, as a standard error: so large that 95 of 100 groups of positions came within twice of it."""
    covered: float
    """The share of groups that did."""
    sure: tuple[float, ...]
    """By fifths of the game's clock: the share of what tells games apart that was known."""
    start: float
    """What was told at the start."""
    came: float
    """The average result."""
    shown: bool
    """Whether these odds may be shown."""
    series: str
    """Which unseen games were played: the same series has the same games."""
    looks: int
    """How often this row was looked at: each time with all games of the times before, and more."""


class Trust(NamedTuple):
    """Whether odds may be shown, or why not."""

    why: str
    """Empty: they may. `unlearned`: there are none; `unchecked`: nobody has checked them; `off`: they were checked and are wrong."""
    checked: CheckedOdds | None = None

    def sure(self, clock: float) -> float | None:
        """How much of what tells games apart is known at this stage of the game; None if that was not measured."""
        if self.checked is None or not self.checked.sure:
            return None
        return self.checked.sure[min(STAGES - 1, int(clock * STAGES))]


def variant(game: Game, seats: int, options: Options, hand: str | float = USUAL_HAND) -> str:
    """Name a way to play: the seats and every option that differs from the usual and matters for odds."""
    minor = frozenset() if game.goal is None else game.goal.minor
    parts = [str(seats)]
    for option in game.options:
        value = options[option.name]
        if option.name not in minor and value != option.default:
            parts.append(f"{option.name}={value if isinstance(value, str | int) else 'own'}")
    named = _named_hand(hand)
    if game.throws and named != USUAL_HAND:
        parts.append(f"hand={named}")
    return " ".join(parts)


def _named_hand(hand: str | float) -> str | float:
    """A skill of throwing by its name, if it has one: logs note some as numbers."""
    return next((name for name, dial in SKILLS.items() if hand == dial), hand)


def mark(value: PositionValue, seats: int) -> str:
    """A short name for the very odds of a table with so many seats, so that a check of others does not count for them."""
    odds, rivals = value.odds, value.rivals_of(seats)
    told: Any = (odds.sum.plain(), odds.said, odds.came)
    if rivals is not None:
        told = (rivals.sum.plain(), rivals.scales[seats])
    return sha256(repr(told).encode()).hexdigest()[:10]


@cache
def checked_odds(slug: str) -> Mapping[str, CheckedOdds]:
    """Everything that was found about a game's odds, by the way to play."""
    found: dict[str, CheckedOdds] = {}
    for package in (HOUSE, room(slug)):
        file = files(package).joinpath(TABLE)
        if file.is_file():
            plain: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
            if plain["form"] == FORM:
                rows = plain["games"].get(slug, {})
                found |= {name: read_checked(row) for name, row in rows.items()}
    return found


def read_checked(row: Mapping[str, Any]) -> CheckedOdds:
    """A row of the table from plain data."""
    return CheckedOdds(**{**row, "sure": tuple(row["sure"])})


_marks: dict[tuple[int, int], tuple[PositionValue, str]] = {}


def _marked(value: PositionValue, seats: int) -> str:
    kept = _marks.get((id(value), seats))
    if kept is None or kept[0] is not value:
        kept = _marks[id(value), seats] = (value, mark(value, seats))
    return kept[1]


def trust(game: Game, seats: int, options: Options, hand: str | float = USUAL_HAND) -> Trust:
    """Whether the odds of this way to play may be shown."""
    value = value_for(game, seats, options)
    if value is None:
        return Trust("unlearned")
    row = checked_odds(game.slug).get(variant(game, seats, options, hand))
    if row is None or row.model != _marked(value, seats):
        return Trust("unchecked")
    return Trust("" if row.shown else "off", row)
