"""Play many games between bots and count how they ended."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from tumblekeep.bots.bot import Bot
from tumblekeep.core.game import Fate, Game, Options
from tumblekeep.core.play import Play
from tumblekeep.lab.playout import playout


def games_played(
    game: Game,
    seats: int,
    options: Options,
    count: int,
    fate: Callable[[int], Fate],
    bot: Callable[[int], Bot],
) -> Iterator[Play]:
    """Play this many games to their end, one after the other. Each has its own fate and bot, made for its
    number."""
    for number in range(count):
        yield playout(game, seats, fate(number), bot(number), options)


@dataclass
class OutcomeTally:
    """Counts of outcomes."""

    seats: int
    games: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    named: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """For each outcome: how often it names what (a foe, a rank)."""
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    answers: int = 0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats

    def count(self, play: Play, kind: str, named: str = "") -> None:
        """Count one more finished game; `kind` is how it ended, `named` what its ending names."""
        outcome = play.outcome
        assert outcome is not None
        self.games += 1
        self.outcomes[kind] += 1
        if named:
            self.named[kind][named] += 1
        self.scores += outcome.scores
        for seat in outcome.winners:
            self.wins[seat] += 1
        self.answers += len(play.entries)

    def plain(self) -> dict[str, Any]:
        """Return the counts as plain data, the most frequent first."""
        return {
            "games": self.games,
            "outcomes": dict(self.outcomes.most_common()),
            "named": {
                kind: dict(self.named[kind].most_common())
                for kind, _ in self.outcomes.most_common()
                if self.named[kind]
            },
            "scores": {
                "mean": round(mean(self.scores), 3),
                "median": median(self.scores),
                "least": min(self.scores),
                "most": max(self.scores),
            },
            "wins": self.wins,
            "answers": self.answers,
        }
