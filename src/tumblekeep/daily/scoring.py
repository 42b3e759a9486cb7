"""What a finished try was worth: by its result, and by skill, which is what its choices gained or gave away with luck taken out.

Skill is measured as in looking back for ratings (`ratings/choices.py`), against what the steady bot would have done. The measurement is
seeded by the day, so the same choices in the same places count the same for everybody.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from tumblekeep.core.game import Game
from tumblekeep.core.log import Log
from tumblekeep.core.play import Play
from tumblekeep.ratings.choices import GameChoices, choices_of

PLAYER = 0
"""The seat of whoever plays; bots have the others."""
STEP = 1000
"""Results and skill are ranked in thousandths: what is equal there shares a place."""


class PlacedChoice(NamedTuple):
    """One choice of a try, and where it was made."""

    number: int
    """The number of the answer, from 1."""
    position: str
    ask: str
    chosen: str
    worth: int
    """What it gained over the steady bot's choice, in thousandths of the measure."""


class TryScore(NamedTuple):
    """What a finished try was worth."""

    result: int
    """How good the ending is, in thousandths of the game's own unit."""
    skill: int | None
    """What the choices gained, in thousandths of the measure; None if nothing is learned for this way to play."""
    luck: int | None
    measure: str
    """`won` or `points`."""
    reached: float
    """The ending in the measure: the points, or 1 for a victory."""
    won: bool
    headline: Mapping[str, Any]
    """How the game ended, as a message."""
    choices: tuple[PlacedChoice, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data, without the choices."""
        told = self._asdict()
        del told["choices"]
        return {**told, "headline": dict(self.headline)}


def score(log: Log, game: Game, day: str) -> TryScore | None:
    """Say what a try was worth; None if its game is not over."""
    choices = choices_of(log, game, seed=f"daily/{day}")
    play = log.begin(game)
    placed = tuple(_placed(log, play, choices))
    outcome = play.outcome
    if outcome is None:
        return None
    goal = game.goal
    result = float(outcome.scores[PLAYER]) if goal is None else float(goal.wanted(outcome, PLAYER))
    skill = luck = None
    measure, reached = "won", float(PLAYER in outcome.winners)
    if goal is not None:
        measure, reached = goal.measure(play.seats), goal.result(outcome, PLAYER, play.options)
    if choices is not None:
        mine = 0 if choices.shared else PLAYER
        gained = choices.skill(PLAYER)
        skill = thousandths(gained)
        rest = choices.end[mine] - choices.start[mine] - gained - choices.others(PLAYER)
        luck = thousandths(rest)
    return TryScore(
        thousandths(result),
        skill,
        luck,
        measure,
        reached,
        PLAYER in outcome.winners,
        outcome.headline.plain(),
        placed,
    )


def thousandths(value: float) -> int:
    """Return a value as it is ranked."""
    return round(value * STEP)


def _placed(log: Log, play: Play, choices: GameChoices | None) -> Iterator[PlacedChoice]:
    worth: dict[int, float] = {}
    if choices is not None:
        mine = 0 if choices.shared else PLAYER
        worth = {one.number: one.moves[mine] for one in choices.choices if one.seat == PLAYER}
    for number, line in enumerate(log.lines, start=1):
        if line.by == PLAYER and (choices is None or number in worth):
            moved = thousandths(worth.get(number, 0.0))
            yield PlacedChoice(number, position_of(play), line.ask, str(line.answer), moved)
        log.step(play, number, line)


def position_of(play: Play) -> str:
    """Name a position as the player sees it, whichever way it was reached: the same view and the same options."""
    part = play.asked()[PLAYER]
    told = [part.ask.name, part.plain(PLAYER), play.look(PLAYER)]
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), default=str)
    return blake2b(text.encode(), digest_size=10).hexdigest()
