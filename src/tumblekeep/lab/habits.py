"""Learn habits: the steady player's hints, corrected by the results of games in which something else was
done.

This is a policy gradient. Options are sampled, and those that the habit prefers are sampled more often,
so every game tries a few other things. If a game goes better than the value of the position predicted
(`players/value.py` is the critic), its choices become more likely; if it goes worse, they become less
likely. Learning starts from the hints themselves. The same seed and number of games give the same habit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import exp
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.game import Game
from tumblekeep.core.goal import Features, Goal
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.core.table import Outcome
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.players.habit import DEEPEST, FORM, Habit, HabitBot, HabitShift, plain_habit, verb, words
from tumblekeep.players.value import PositionValue

WARM = 80
"""Games of the steady player that measure the spread of hints and features."""
KEEN = 2.5
"""The logit of the usual gap between the two most promising options. A larger number explores less."""
RARE = 0.01
"""Leave out a feature that is nonzero in less than this share of positions."""
TRACE = 0.9
"""The lambda of the advantage: how much of the surprises after the next one is credited to a choice."""
BATCH = 48
"""Games in a batch."""
STRIDE = 0.03
"""The step size of a weight (Adam)."""
STILL = 2e-3
"""Added to the spread of a weight's gradients, so that rare words are not learned at once."""
SLIGHT = 0.05
"""Weights below this are dropped."""


class HabitSample(NamedTuple):
    """One choice of a game that is learned from."""

    turn: int
    party: int
    taken: int
    chances: list[float]
    words: list[int]
    verbs: list[int]
    features: Any
    """As numbers if the options differ in their verb, else None."""


class Learner:
    """A habit while it is being learned."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any], value: PositionValue, seed: str
    ) -> None:
        assert game.goal is not None
        self.game, self.seats, self.options, self.value, self.seed = game, seats, options, value, seed
        self.goal: Goal = game.goal
        self.parties = range(1 if self.goal.shared(options) else seats)
        self.games = 0
        self._scale = max(1.0, float(value.notes.get("noise", 1.0)))
        """How far single games vary. If points are counted, a surprise of one point is nothing."""
        self._words: dict[str, int] = {}
        self._verbs: dict[str, int] = {}
        self._warm_up()
        self._added = Weights((len(self._words) + 64, 1))
        self._turned = Weights((len(self._verbs) + 64, len(self._names) + 1))

    def _warm_up(self) -> None:
        """Measure the spread of hints for each kind of question, and of features over positions with a choice."""
        import numpy as np

        gaps: dict[str, list[float]] = {}
        seen: list[Features] = []
        for number in range(WARM):
            luck = Random(f"{self.seed}/warm/{number}").random
            steady = Greedy(self.game, luck)
            for play, part in self._choices(luck):
                worth = self.game.worth(play.look.glance(part.seat), part)
                behind = [max(worth) - one for one in worth if one < max(worth)]
                if behind:
                    gaps.setdefault(part.ask.name, []).append(min(behind))
                if number % 2:
                    seen.append(self.goal.features(play.table, part.seat))
                play.answer(steady(play.look, part), part.seat)
        self.keen = {name: KEEN / float(np.median(found)) for name, found in gaps.items()}
        names = sorted({name for features in seen for name in features})
        amounts = np.array([[features.get(name, 0.0) for name in names] for features in seen])
        kept = (amounts.std(0) > 1e-6) & ((amounts != 0).mean(0) > RARE)
        self._names = {name: place for place, name in enumerate(np.array(names)[kept].tolist())}
        amounts = amounts[:, kept]
        self._middle = amounts.mean(0)
        self._width = 3 * np.maximum(amounts.std(0), 0.2 * np.abs(amounts).max(0))

    def _choices(self, luck: Callable[[], float]) -> Iterator[tuple[Play, Choose]]:
        """Yield one game at each real choice. The caller answers it before asking for the next."""
        play, fate = Play(self.game, self.seats, self.options), SkilledFate(luck, "average", tables=False)
        while (question := play.question) is not None:
            if question.by_fate:
                play.answer(fate(question))
                continue
            seat, part = next(iter(question.asked().items()))
            if len(part.options) == 1:
                play.answer(part.options[0], seat)
            else:
                yield play, part
        assert play.outcome is not None
        self._outcome: Outcome = play.outcome

    def learn(self) -> float:
        """Play a batch of games and learn from them. Return their mean result in the measure of odds."""
        self._added.clear()
        self._turned.clear()
        results = 0.0
        for _ in range(BATCH):
            done, surprises = self._played(Random(f"{self.seed}/{self.games}").random)
            self.games += 1
            results += self.goal.result(self._outcome, 0, self.options)
            for one in done:
                self._taught(one, surprises[one.turn][one.party] / self._scale)
        self._added.step(BATCH)
        self._turned.step(BATCH)
        return results / BATCH

    def _played(self, luck: Callable[[], float]) -> tuple[list[HabitSample], list[list[float]]]:
        """Play one game. Return its choices, and for each turn how much better the rest went than predicted."""
        turn = -1
        levels: list[list[float]] = []
        done: list[HabitSample] = []
        for play, part in self._choices(luck):
            if play.turn.number != turn:
                turn = play.turn.number
                levels.append(
                    [self.value.worth(self.goal.features(play.table, seat)) for seat in self.parties]
                )
            chances, said, does, features = self._chances(play, part)
            taken, left = 0, luck()
            while left > chances[taken] and taken < len(chances) - 1:
                left -= chances[taken]
                taken += 1
            party = part.seat if len(self.parties) > 1 else 0
            done.append(HabitSample(len(levels) - 1, party, taken, chances, said, does, features))
            play.answer(part.options[taken], part.seat)
        levels.append([self.goal.wanted(self._outcome, seat) for seat in self.parties])
        after = [0.0] * len(self.parties)
        surprises: list[list[float]] = []
        for place in range(len(levels) - 2, -1, -1):
            gone = zip(levels[place], levels[place + 1], after, strict=True)
            after = [came - was + TRACE * later for was, came, later in gone]
            surprises.append(after)
        return done, surprises[::-1]

    def _chances(self, play: Play, part: Choose) -> tuple[list[float], list[int], list[int], Any]:
        """Return the probability of each option, the indices of its words and verb, and the features if verbs
        differ."""
        ask = part.ask.name
        worth = self.game.worth(play.look.glance(part.seat), part)
        best, keen = max(worth), self.keen.get(ask, 1.0)
        said = [self._place(self._words, f"{ask}|{words(option)}") for option in part.options]
        does = [self._place(self._verbs, f"{ask}|{verb(option)}") for option in part.options]
        leanings = [
            max(keen * (one - best), -DEEPEST) + float(self._added.of[place, 0])
            for one, place in zip(worth, said, strict=True)
        ]
        features = None
        if len(set(does)) > 1:
            features = self._numbers(self.goal.features(play.table, part.seat))
            turned = dict(zip(does, (self._turned.of[does] @ features).tolist(), strict=True))
            leanings = [one + turned[place] for one, place in zip(leanings, does, strict=True)]
        top = max(leanings)
        raised = [exp(one - top) for one in leanings]
        whole = sum(raised)
        return [one / whole for one in raised], said, does, features

    def _place(self, places: dict[str, int], name: str) -> int:
        place = places.setdefault(name, len(places))
        weights = self._added if places is self._words else self._turned
        weights.reach(place)
        return place

    def _numbers(self, features: Features) -> Any:
        import numpy as np

        found = np.zeros(len(self._names) + 1, dtype=np.float64)
        for name, amount in features.items():
            place = self._names.get(name)
            if place is not None:
                found[place] = amount
        found[:-1] -= self._middle
        found[:-1] /= self._width
        found[-1] = 1.0
        return found

    def _taught(self, one: HabitSample, surprise: float) -> None:
        likelier = [(place == one.taken) - chance for place, chance in enumerate(one.chances)]
        for place, much in zip(one.words, likelier, strict=True):
            self._added.lesson[place, 0] += surprise * much
        if one.features is not None:
            for place, much in zip(one.verbs, likelier, strict=True):
                self._turned.lesson[place] += surprise * much * one.features

    def habit(self) -> Habit:
        """Return what was learned so far."""
        added = {name: float(self._added.of[place, 0]) for name, place in self._words.items()}
        turns = {}
        for name, place in self._verbs.items():
            weights = self._turned.of[place]
            start = float(weights[-1] - (weights[:-1] * self._middle / self._width).sum())
            kept = {
                feature: float(weights[number] / self._width[number])
                for feature, number in self._names.items()
                if abs(weights[number]) > SLIGHT
            }
            if kept:
                turns[name] = HabitShift(start, kept)
        return Habit(
            self.keen,
            {name: one for name, one in added.items() if abs(one) > SLIGHT},
            turns,
            {"games": self.games, "seed": self.seed},
        )


class Weights:
    """Weights that learn with Adam: each moves in the direction of its gradient, by steps of the same size."""

    def __init__(self, shape: tuple[int, int]) -> None:
        import numpy as np

        self.of = np.zeros(shape, dtype=np.float64)
        self.lesson = np.zeros(shape, dtype=np.float64)
        self._way = np.zeros(shape, dtype=np.float64)
        self._strays = np.zeros(shape, dtype=np.float64)
        self._steps = 0

    def reach(self, place: int) -> None:
        """Make room for this index."""
        import numpy as np

        if place >= len(self.of):
            more = np.zeros_like(self.of)
            for name in ("of", "lesson", "_way", "_strays"):
                setattr(self, name, np.concatenate([getattr(self, name), more]))

    def clear(self) -> None:
        """Clear the gradients of the last batch."""
        self.lesson[:] = 0

    def step(self, games: int) -> None:
        """Apply the gradients of this many games."""
        import numpy as np

        self._steps += 1
        mean = self.lesson / games
        self._way = 0.9 * self._way + 0.1 * mean
        self._strays = 0.99 * self._strays + 0.01 * mean * mean
        way = self._way / (1 - 0.9**self._steps)
        self.of += STRIDE * way / (np.sqrt(self._strays / (1 - 0.99**self._steps)) + STILL)


def habit_document(game: Game, setting: str, options: Mapping[str, Any], habit: Habit) -> dict[str, Any]:
    """Return what is written to a file: the habit, and what it was made for."""
    return {
        "form": FORM,
        "game": game.slug,
        "setting": setting,
        "version": game.version,
        "digest": game.digest(options),
        **plain_habit(habit),
    }


def compare_with_steady(game: Game, seats: int, options: Mapping[str, Any], habit: Habit, number: int) -> tuple[float, float]:  # fmt: skip
    """Play the game of this number with the steady player and with the habit, with the same luck, and return
    both results.

    If seats play against each other, the habit sits alone among steady players, and the first result is every
    seat's fair share.
    """
    goal = game.goal
    assert goal is not None
    mine = range(seats) if goal.shared(options) else [number % seats]
    found = []
    for is_steady in (True, False):
        if is_steady and len(mine) < seats:
            found.append(1 / seats)
            continue
        luck = Random(f"compared/{number}/bot").random
        bots: list[Bot] = [Greedy(game, luck)] * seats
        if not is_steady:
            bots = [HabitBot(game, habit, luck) if seat in mine else bots[seat] for seat in range(seats)]
        play = Play(game, seats, options)
        play.finish(SkilledFate(Random(f"compared/{number}").random, "average", tables=False), bots)
        assert play.outcome is not None
        found.append(goal.result(play.outcome, mine[0], options))
    return found[0], found[1]
