"""Rewards of a seat. There are four kinds, each with one meaning in every game.

| name | when | what |
|---|---|---|
| `outcome` | at the end | 1 for a winner, shared if several win against others; 0 for everybody else. A party wins or loses together |
| `score` | at the end | the unscaled score that the rules give the seat (`Outcome.scores`) |
| `result` | at the end | what an arena scores: the share of a win, or points |
| `shaped` | after every step | the change of the seat's prospects |

Prospects are the learned value of the seat's own view (`tumblekeep.players.value`), and at the end the result
itself. The sum of `shaped` over a game is the result minus the value at the beginning, whatever happens on the
way. So whoever maximises it maximises the result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.play import Play
from tumblekeep.core.table import Outcome
from tumblekeep.players.value import value_for

REWARDS = ("outcome", "score", "result", "shaped")


class RewardTracker:
    """Gives the rewards of one play after the other."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], kind: str = "outcome") -> None:
        if kind not in REWARDS:
            raise ValueError(f"there is no reward {kind!r}; use one of: {', '.join(REWARDS)}")
        self.game = game
        self.options = options
        self.kind = kind
        self.at_the_end_only = kind != "shaped"
        """Every reward is 0 until the game is over."""
        self._value = value_for(game, seats, options) if kind == "shaped" else None
        self._before = [0.0] * seats
        if kind == "result" and game.goal is None:
            raise ValueError(f"no reward “result” for {game.slug}: it states no goal; use another reward")
        if kind == "shaped" and self._value is None:
            raise ValueError(
                f"no shaped reward for {game.slug}: no value has been learned for these seats and options; use another reward"
            )

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle without the learned value, which is looked up again."""
        given = self.game, len(self._before), dict(self.options), self.kind
        return RewardTracker, given, {"_before": list(self._before)}

    def begin(self, play: Play) -> None:
        """Begin a play."""
        if self._value is not None:
            self._before = [self._worth(play, seat) for seat in range(play.seats)]

    def _worth(self, play: Play, seat: int) -> float:
        assert self._value is not None
        assert self.game.goal is not None
        if play.outcome is not None:
            return self._result(play.outcome, seat)
        return self._value.odds(self.game.goal.features(play.look(seat), seat))

    def _result(self, ended: Outcome, seat: int) -> float:
        assert self.game.goal is not None
        return float(self.game.goal.result(ended, seat, self.options))

    def given(self, play: Play, seat: int) -> float:
        """Return a seat's reward for everything that happened since its last one."""
        if self._value is not None:
            now = self._worth(play, seat)
            gained, self._before[seat] = now - self._before[seat], now
            return gained
        if play.outcome is None:
            return 0.0
        if self.kind == "result":
            return self._result(play.outcome, seat)
        return outcome(play.outcome, seat) if self.kind == "outcome" else float(play.outcome.scores[seat])


def outcome(ended: Outcome, seat: int) -> float:
    """Return 1 for a winner, shared among winners who have beaten somebody, and 0 for everybody else."""
    if seat not in ended.winners:
        return 0.0
    return 1.0 if len(ended.winners) == len(ended.scores) else 1.0 / len(ended.winners)
