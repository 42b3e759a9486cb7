"""Habits: what a player does before it thinks. A game's hints, corrected by the results of following them.

A hint weighs what can be seen from one question; whether a card is bought too often, or a fight taken too early, shows only at the end
of the game. A habit keeps how much to add to each option: by its words, and by what it does (its first word) with the features of
the position. It was learned by playing (`scripts/learn/habits`, `lab/habits.py`), and lies in `habits/`, a file a game and setting; one made for other
rules is left alone. A thinking player takes it for its hint, and plays on by it when it looks ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tumblekeep.bots.bot import Look
from tumblekeep.core.ask import Option
from tumblekeep.core.game import Game, Options, View
from tumblekeep.core.goal import Features
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.core.table import Table
from tumblekeep.players.model_files import ModelFolder

FORM = 1
"""The version of the file format; raised when the meaning of the files changes."""
DEEPEST = 10.0
"""The largest gap that counts: an option that looks worse than the best by more is treated as this much worse."""


def words(option: Option) -> str:
    """The words of an option without its numbers, because seats, places and prices change from game to game."""
    return option if isinstance(option, str) else ".".join(part for part in option if isinstance(part, str))


def verb(option: Option) -> str:
    """The verb of an option: its first word."""
    return option if isinstance(option, str) else str(option[0])


class HabitShift(NamedTuple):
    """What is added to all options with the same verb, depending on the position."""

    start: float
    weights: Mapping[str, float]
    """The weight of each feature, multiplied by its amount."""

    def __call__(self, features: Features) -> float:
        """Return the amount to add in this position."""
        weights = self.weights
        return self.start + sum(
            weights[name] * amount for name, amount in features.items() if name in weights
        )


class Habit(NamedTuple):
    """How much to add to or subtract from what each option looks worth."""

    keen: Mapping[str, float]
    """By name of the question: the factor on differences between the hints."""
    words: Mapping[str, float]
    """What is added, by question and words of an option."""
    turns: Mapping[str, HabitShift]
    """What is added, by question and verb, if options differ in it."""
    notes: Mapping[str, Any]
    """How it was made."""

    def leanings(
        self, question: Choose, worth: Sequence[float], features: Callable[[], Features]
    ) -> list[float]:
        """The score of each option. `worth` is what the hints say; features are read only if they count."""
        ask = question.ask.name
        best, keen = max(worth), self.keen.get(ask, 1.0)
        found = [
            max(keen * (one - best), -DEEPEST) + self.words.get(f"{ask}|{words(option)}", 0.0)
            for one, option in zip(worth, question.options, strict=True)
        ]
        verbs = [verb(option) for option in question.options]
        if len(set(verbs)) > 1 and any(f"{ask}|{one}" in self.turns for one in verbs):
            seen = features()
            turned = {
                one: self.turns[f"{ask}|{one}"](seen) for one in set(verbs) if f"{ask}|{one}" in self.turns
            }
            found = [one + turned.get(name, 0.0) for one, name in zip(found, verbs, strict=True)]
        return found


class HabitBot:
    """A bot that follows a habit and never looks ahead. It reads its own seat's view and the question, nothing else."""

    __slots__ = ("game", "habit", "random")

    def __init__(self, game: Game, habit: Habit, random: Callable[[], float]) -> None:
        self.game, self.habit, self.random = game, habit, random

    def __call__(self, look: Look, question: Choose) -> Option:
        """Return the option with the highest score; ties are broken at random."""
        view = look(question.seat)
        return self._taken(question, self.game.worth(view, question), view)

    def imagined(self, play: Play, question: Choose) -> Option:
        """The same in a play that a seat has imagined. Its table may be read, which is faster."""
        return self._taken(question, self.game.worth(play.look.glance(question.seat), question), play.table)

    def _taken(self, question: Choose, worth: Sequence[float], seen: View | Table) -> Option:
        goal = self.game.goal
        assert goal is not None
        leanings = self.habit.leanings(question, worth, lambda: goal.features(seen, question.seat))
        best = max(leanings)
        tied = [option for option, one in zip(question.options, leanings, strict=True) if one == best]
        return tied[int(self.random() * len(tied))] if len(tied) > 1 else tied[0]


def read_habit(plain: Mapping[str, Any]) -> Habit:
    """A habit from plain data."""
    turns = {name: HabitShift(start, weights) for name, (start, weights) in plain["turns"].items()}
    return Habit(plain["keen"], plain["words"], turns, plain["notes"])


def plain_habit(habit: Habit) -> dict[str, Any]:
    """A habit as plain data."""
    return {
        "notes": dict(habit.notes),
        "keen": {name: _short(one) for name, one in habit.keen.items()},
        "words": {name: _short(one) for name, one in habit.words.items()},
        "turns": {
            name: [_short(turn.start), {feature: _short(one) for feature, one in turn.weights.items()}]
            for name, turn in habit.turns.items()
        },
    }


def _short(number: float) -> float:
    return float(f"{number:.3g}")


HABITS = ModelFolder("habits", FORM, read_habit, related=True)
FOLDER, fits = HABITS.folder, HABITS.fits


def habit_for(game: Game, seats: int, options: Options) -> Habit | None:
    """The habit learned for this game with these seats and options; None if there is none, or only for other rules."""
    return HABITS.find(game, seats, options)
