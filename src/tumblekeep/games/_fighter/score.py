"""Points after a win, and the rank they earn; a lost game is not scored."""

from __future__ import annotations

from typing import NoReturn

from tumblekeep.core.message import Message
from tumblekeep.core.table import GameOver, Outcome
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.laws import ELIMINATED, UNSCATHED
from tumblekeep.games._fighter.table import H, S, T

PARTS = ("difficulty", "heroes", "white", "gold", "unscathed", "scars", "eliminated")
COUNTED = ("heroes", "white", "gold", "scars", "eliminated")
PART_LINES = {f"part-{name}": "number:number" if name in COUNTED else "" for name in PARTS}
"""The messages of the parts; most say how many there are of the thing they count."""

LOSSES = ("all_fainted", "no_dice", "all_eliminated")
"""The ways to lose. The last is possible only in an edition in which the whole party can be eliminated at rest."""


def tally(edition: Edition[T, H, S], table: T) -> dict[str, int]:
    """Return the points of each part of the score (DF-SCORE, CF-SCORE)."""
    laws = table.laws
    return {
        "difficulty": laws.difficulty[table.difficulty],
        "heroes": laws.score_hero * len(table.heroes),
        "white": laws.score_white * table.white,
        "gold": table.gold // laws.gold_for_point,
        "unscathed": UNSCATHED if edition.unscathed(table) else 0,
        "scars": -edition.scars_counted(table),
        "eliminated": -ELIMINATED * sum(hero.eliminated for hero in table.heroes),
    }


def counted(edition: Edition[T, H, S], table: T) -> dict[str, int]:
    """Return how many things each part of the score counts."""
    out = sum(hero.eliminated for hero in table.heroes)
    numbers = (len(table.heroes), table.white, table.gold, edition.scars_counted(table), out)
    return dict(zip(COUNTED, numbers, strict=True))


def won(edition: Edition[T, H, S], table: T) -> NoReturn:
    """End the game with a victory: the boss is defeated, and everybody wins with a score and a rank."""
    parts = tally(edition, table)
    numbers = counted(edition, table)
    total = sum(parts.values())
    seats = len(table.heroes)
    raise GameOver(
        Outcome(
            Message("over-won", {"points": total, "rank": Message(f"rank-{table.laws.rank(total)}")}),
            (total,) * seats,
            tuple(range(seats)),
            tuple(
                (Message(f"part-{name}", {"number": numbers[name]} if name in numbers else {}), count)
                for name, count in parts.items()
                if count
            ),
        )
    )


def lost(table: T, why: str) -> NoReturn:
    """End the game with a loss for everybody."""
    foe = "none" if table.foe is None else table.foe.card
    raise GameOver(
        Outcome(Message(f"over-lost-{why}", {"foe": Message(f"foe-{foe}")}), (0,) * len(table.heroes), ())
    )
