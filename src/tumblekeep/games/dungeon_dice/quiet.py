"""The quiet end: FAME decides a versus game in which nobody gains anything any more (DD-QUIET)."""

from __future__ import annotations

from tumblekeep.core.message import Message, SeatName
from tumblekeep.core.table import GameOver, Outcome
from tumblekeep.games.dungeon_dice.pieces import Hero
from tumblekeep.games.dungeon_dice.rules import fame_shares
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.tale import QuietEnd, QuietTurns


def gains(table: DiceTable) -> int:
    """Count levels, artifacts and trophies of all heroes; in the base game the sum never falls (DD-QUIET-2)."""
    return sum(
        hero.experience + len(hero.trophies) + sum(die.startswith("AR-") for die in hero.stock)
        for hero in table.heroes
    )


def turns_left(table: DiceTable) -> int | None:
    """How many more quiet turns end the game; None until half of them have passed (DD-QUIET-5)."""
    most = table.patience * len(table.heroes)
    return most - table.quiet if most and 2 * table.quiet >= most else None


def count_turn(table: DiceTable) -> None:
    """Count a finished turn: one more quiet turn, or start again at 0. The last one ends the game (DD-QUIET-2, -3)."""
    before, table.gains = table.gains, gains(table)
    table.quiet = 0 if table.gains > before else table.quiet + 1
    left = turns_left(table)
    if left == 0:
        table.told.append((QuietEnd, table.patience))
        raise GameOver(decided_by_fame(table))
    if left is not None and left % len(table.heroes) == 0:
        table.told.append((QuietTurns, left))


def decided_by_fame(table: DiceTable) -> Outcome:
    """DD-QUIET-4: the most FAME wins, then the most experience; if both are equal they share.

    Without FAME nobody wins.
    """
    scores = tuple(table.fame(hero) for hero in table.heroes)
    fame = max(scores)
    if not fame:
        return Outcome(Message("result-quiet-nobody"), scores, ())

    def standing(hero: Hero) -> tuple[int, int]:
        return scores[hero.seat], hero.experience

    best = max(map(standing, table.heroes))
    first, *others = (hero for hero in table.heroes if standing(hero) == best)
    if others:
        headline = Message("result-quiet-shared", {"heroes": 1 + len(others), "fame": fame})
    else:
        headline = Message("result-quiet-won", {"who": SeatName(first.seat), "fame": fame})
    return Outcome(
        headline,
        scores,
        winners=tuple(hero.seat for hero in (first, *others)),
        parts=() if others else fame_shares([table.fame_parts(first)]),
    )
