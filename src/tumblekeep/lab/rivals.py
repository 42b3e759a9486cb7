"""Learn the odds of rivals: who of several wins, from everything that is known of all of them at once.

Odds that are learned for one seat at a time (`training`) see of the others only the best. Here each seat has a strength, the sum of its
features' curves, and the chances of a table go by the exponentials of the strengths of those who can still win (a conditional logit with a
ridge penalty). One sum serves several numbers of seats; how much a difference counts is fitted for each of them.

In every second game some seats make odd moves up to a turn that is drawn by lot, and only what comes after it counts. So positions off the
steady bot's own path are known, too, with what steady play makes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.game import Game, Options
from tumblekeep.core.goal import Features
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.lab.regression import TrainingGame, TrainingSet
from tumblekeep.players.value import RivalOdds

TRACE = 0.95
"""How much of a target comes from later turns and the result rather than from what the odds say next."""
RIDGES = (10.0, 30.0, 100.0, 300.0, 1000.0)
UNSEEN = 4
"""One game in this many is held out: it chooses the ridge and how much a difference counts."""
KNOWN = 0.03
"""The share of the ridge for features of which it is known whether more is better. Such a feature may decide a game by itself, and be rare:
who can buy what wins has won, and a full ridge made that 70 %."""
MOST_ROWS = 80_000
"""Seats in positions that are fitted. Positions of one game end alike: more games say more than more of their turns."""
LATEST = 40
"""Odd moves end before this turn."""
ODD = (0.0, 0.15, 0.5)
"""How often a seat makes an odd move, drawn for each."""
SCALES = [number / 50 for number in range(25, 101)]


class RivalGame(NamedTuple):
    """One game: what every seat's features were at the beginning of each turn, which seats were open, and how it ended."""

    plain: bool
    """Nothing odd was tried in it."""
    positions: list[tuple[list[Features], list[int]]]
    results: list[float]


def rival_games(
    game: Game, seats: int, options: Options, seed: str, count: int, tick: Callable[[], None] = lambda: None
) -> list[RivalGame]:
    """Play this many games between steady bots."""
    return [_rival_game(game, seats, options, seed, number, tick) for number in range(count)]


def _rival_game(
    game: Game, seats: int, options: Options, seed: str, number: int, tick: Callable[[], None]
) -> RivalGame:
    goal = game.goal
    assert goal is not None
    name = f"{seed}/{game.slug}/{seats}/{number}"
    luck, odd = Random(name), Random(f"{name}/odd")
    fate, bot = SkilledFate(luck.random, "average", tables=False), Greedy(game, Random(f"{name}/bot").random)
    plain = number % 2 == 0
    until = 0 if plain else odd.randrange(1, LATEST)
    shares = [0.0 if plain else odd.choice(ODD) for _ in range(seats)]
    play, turn = Play(game, seats, options), 0
    positions: list[tuple[list[Features], list[int]]] = []
    while (question := play.question) is not None:
        if play.table.turn.number != turn:
            turn = play.table.turn.number
            playing = [seat for seat in range(seats) if goal.settled(play.table, seat) is None]
            if turn > until and len(playing) > 1:
                positions.append(([goal.features(play.table, seat) for seat in playing], playing))
        if question.by_fate:
            play.answer(fate(question))
            continue
        seat, part = next(iter(question.asked().items()))
        if turn <= until and odd.random() < shares[seat]:
            play.answer(part.options[int(odd.random() * len(part.options))], seat)
        else:
            play.answer(bot(play.look, part), seat)
    assert play.outcome is not None
    tick()
    return RivalGame(plain, positions, [goal.result(play.outcome, seat, options) for seat in range(seats)])


class _Rows:
    """Positions as numbers: a row for each seat that can still win, with the game and the position it is of."""

    def __init__(self, games: Sequence[RivalGame], lessons: TrainingSet, step: int) -> None:
        import numpy as np

        features: list[Features] = []
        place, game, seat, result = [], [], [], []
        self.positions = 0
        for number, one in enumerate(games):
            for those, playing in one.positions[number % step :: step]:
                features += those
                place += [self.positions] * len(playing)
                game += [number] * len(playing)
                seat += playing
                result += [one.results[who] for who in playing]
                self.positions += 1
        self.matrix = lessons.matrix(features)
        self.place, self.result = np.array(place), np.array(result, dtype=np.float64)
        self.game, self.seat = game, seat
        self.seats = np.array([len(games[number].results) for number in game])

    def shares(self, strengths: Any) -> Any:
        """The chances that these strengths give, in each position."""
        import numpy as np

        most = np.full(self.positions, -np.inf)
        np.maximum.at(most, self.place, strengths)
        weights = np.exp(strengths - most[self.place])
        return weights / np.bincount(self.place, weights, self.positions)[self.place]

    def targets(self, said: Any) -> Any:
        """What each row should say: a mixture of what is said later in its game, and of the result."""
        found = self.result.copy()
        after: dict[tuple[int, int], float] = {}
        for row in range(len(found) - 1, -1, -1):
            key = self.game[row], self.seat[row]
            found[row] = after.get(key, found[row])
            after[key] = TRACE * found[row] + (1 - TRACE) * said[row]
        return found


def learn_rivals(
    games: Sequence[RivalGame],
    never: Mapping[str, int] = {},
    say: Callable[[str], None] = lambda line: None,
) -> RivalOdds:
    """Learn the odds of rivals from games with one or several numbers of seats."""
    import numpy as np

    rows = sum(len(playing) for one in games for _, playing in one.positions)
    step = max(1, -(-rows // MOST_ROWS))
    kept = [one for number, one in enumerate(games) if number % UNSEEN]
    apart = [one for number, one in enumerate(games) if not number % UNSEEN and one.plain]
    lessons = TrainingSet(
        [
            [TrainingGame([seat for those, _ in one.positions[::step] for seat in those], 0, 0, True)]
            for one in kept
        ]
    )
    taught, unseen = _Rows(kept, lessons, step), _Rows(apart, lessons, step)
    shrunk = np.array(
        [
            KNOWN if name in never else 1.0
            for name, knots in lessons.knots.items()
            for _ in range(2 * len(knots) - 2)
        ]
        + [1.0]
    )
    best: tuple[float, float, RivalOdds] | None = None
    for ridge in RIDGES:
        penalty = ridge * shrunk
        weights = _fitted(taught, taught.result, penalty, np.zeros(taught.matrix.shape[1]), 6)
        for _ in range(2):
            wanted = taught.targets(taught.shares(taught.matrix @ weights))
            weights = _fitted(taught, wanted, penalty, weights, 2)
        held = lessons.sum(weights).held_to(never)
        strengths = np.array(
            [
                held(one)
                for number, game in enumerate(apart)
                for those, _ in game.positions[number % step :: step]
                for one in those
            ]
        )
        scales, loss = {}, 0.0
        for seats in sorted({int(one) for one in unseen.seats}):
            found = [
                (_loss(unseen, unseen.shares(scale * strengths), unseen.seats == seats), scale)
                for scale in SCALES
            ]
            least, scales[seats] = min(found)
            loss += least
        say(f"ridge {ridge:g}: loss {loss:.4f}, scales {scales}")
        if best is None or loss < best[0]:
            best = loss, ridge, RivalOdds(held, scales)
    assert best is not None
    return best[2]


def _loss(rows: _Rows, said: Any, where: Any) -> float:
    """The mean surprise at who won: less is better."""
    import numpy as np

    return float(-np.mean(rows.result[where] * np.log(said[where] + 1e-12)))


def _fitted(rows: _Rows, wanted: Any, penalty: Any, weights: Any, steps: int) -> Any:
    """Newton's steps towards the weights that make these targets most likely, each shrunk by its penalty. Where nobody won, nothing is
    learned."""
    import numpy as np

    place, matrix = rows.place, rows.matrix
    won = np.bincount(place, wanted, rows.positions)
    for _ in range(steps):
        said = rows.shares(matrix @ weights)
        slope = matrix.T @ (wanted - won[place] * said) - penalty * weights
        middle = np.zeros((rows.positions, len(weights)))
        np.add.at(middle, place, matrix * said[:, None])
        bend = (matrix * (said * won[place])[:, None]).T @ matrix - (middle * won[:, None]).T @ middle
        weights = weights + np.linalg.solve(bend + np.diag(penalty), slope)
    return weights
