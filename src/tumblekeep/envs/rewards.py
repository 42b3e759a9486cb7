"""Rewards: what a seat gets for what it does. Three of them, each with one meaning in every game.

| name | when | what |
|---|---|---|
| `outcome` | at the end | 1 to who won, shared where several win against others; 0 to who did not. All of a party win or lose together |
| `score` | at the end | the score that the rules give the seat (`Outcome.scores`), as it is |
| `shaped` | after every step | how much better the seat's prospects are than before: the difference of the learned value of the seat's own view (`tumblekeep.players.value`), at the end the result itself. The sum over a game is the result less the value at the beginning, whatever happens on the way, so that who maximises it maximises the result |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.play import Play
from tumblekeep.core.table import Outcome
from tumblekeep.players.value import value_for

REWARDS = ("outcome", "score", "shaped")


class RewardTracker:
    """Gives the rewards of one play after the other."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], kind: str = "outcome") -> None:
        if kind not in REWARDS:
            raise ValueError(f"there is no reward {kind!r}; there are: {', '.join(REWARDS)}")
        self.game = game
        self.options = options
        self.kind = kind
        self.at_the_end_only = kind != "shaped"
        """Until the game is over every reward is 0."""
        self._value = value_for(game, seats, options) if kind == "shaped" else None
        self._before = [0.0] * seats
        if kind == "shaped" and self._value is None:
            raise ValueError(
                f"nothing is learned yet of {game.slug} with these seats and options: no shaped reward"
            )

    def begin(self, play: Play) -> None:
        """A play begins."""
        if self._value is not None:
            self._before = [self._worth(play, seat) for seat in range(play.seats)]

    def _worth(self, play: Play, seat: int) -> float:
        assert self._value is not None
        assert self.game.goal is not None
        if play.outcome is not None:
            return self.game.goal.result(play.outcome, seat, self.options)
        return self._value.odds(self.game.goal.features(play.look(seat), seat))

    def given(self, play: Play, seat: int) -> float:
        """What a seat gets now, for all that happened since it was last given something."""
        if self._value is not None:
            now = self._worth(play, seat)
            gained, self._before[seat] = now - self._before[seat], now
            return gained
        if play.outcome is None:
            return 0.0
        return outcome(play.outcome, seat) if self.kind == "outcome" else float(play.outcome.scores[seat])


def outcome(ended: Outcome, seat: int) -> float:
    """1 to who won, shared among winners who have beaten somebody; 0 to who did not."""
    if seat not in ended.winners:
        return 0.0
    return 1.0 if len(ended.winners) == len(ended.scores) else 1.0 / len(ended.winners)
