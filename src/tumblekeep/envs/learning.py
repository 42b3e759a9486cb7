"""A learned agent as a baseline that anyone can beat: a small network that first imitates the steady player
and then improves by play.

`train` makes it in minutes on two cores, the same from the same seed. One hidden layer over the seat's
vector gives a preference for every action (those not offered are masked out) and the expected result.
First it learns from what the steady player does. Then it plays games of the arena by its own preferences
and moves towards what came out better than expected (an actor and a critic, with advantages from the end
of the game). Training games are never games that are scored.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tumblekeep.bots.bot import Bot
from tumblekeep.core.goal import Goal
from tumblekeep.envs.arena import Agent, AgentQuestion, Arena, ArenaError, arena_named
from tumblekeep.envs.stepper import EnvSpec, Stepper
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.players.levels import player

Floats = NDArray[np.float32]
SHIPPED = Path(__file__).with_name("agents")
HIDDEN = 48
TOGETHER = 32
"""Games that are played side by side, and learned from together."""
EPOCHS = 4
MINIBATCH = 256


class Decision(NamedTuple):
    """One decision: what was seen, what was offered, what was done, and how the game ended for the seat that did
    it."""

    vector: Floats
    mask: NDArray[np.int8]
    action: int
    result: float


class Policy:
    """A network from a vector to preferences and an expected result."""

    def __init__(self, weights: dict[str, Floats], version: str) -> None:
        self.weights = weights
        self.version = version

    @classmethod
    def new(cls, table: EnvSpec, luck: np.random.Generator) -> Policy:
        """Make an untrained policy."""
        seen, actions = table.observer.size, len(table.names)
        weights = {
            "hidden": luck.normal(0, 1 / np.sqrt(seen), (seen, HIDDEN)),
            "hidden_bias": np.zeros(HIDDEN),
            "actions": luck.normal(0, 0.1 / np.sqrt(HIDDEN), (HIDDEN, actions)),
            "actions_bias": np.zeros(actions),
            "value": np.zeros((HIDDEN, 1)),
            "value_bias": np.zeros(1),
        }
        return cls({k: w.astype(np.float32) for k, w in weights.items()}, table.vocabulary.version)

    def __call__(self, seen: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """Return for each row: the hidden layer, the probabilities of the actions, and the expected result."""
        w = self.weights
        hidden = np.tanh(seen @ w["hidden"] + w["hidden_bias"])
        wanted = np.where(masks > 0, hidden @ w["actions"] + w["actions_bias"], -1e9)
        wanted -= wanted.max(axis=1, keepdims=True)
        chances = np.exp(wanted) * (masks > 0)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def best(self, asked: AgentQuestion) -> int:
        """Return the action it prefers."""
        _, chances, _ = self(asked.vector[None], asked.mask[None])
        return int(chances[0].argmax())

    def save(self, path: Path) -> None:
        """Write the policy to a file; half precision is enough."""
        halves: dict[str, Any] = {name: weights.astype(np.float16) for name, weights in self.weights.items()}
        np.savez_compressed(path, version=np.array(self.version), **halves)


def load_policy(path: Path, table: EnvSpec) -> Policy:
    """Load a policy from a file, if it was made for these rules and this arena."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            version = str(kept["version"])
            weights = {name: kept[name].astype(np.float32) for name in kept.files if name != "version"}
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise ArenaError("research-policy-unread", path=str(path), why=str(error)) from error
    if version != table.vocabulary.version:
        raise ArenaError(
            "research-policy-other", path=str(path), there=version, here=table.vocabulary.version
        )
    return Policy(weights, version)


def shipped_agent(table: EnvSpec) -> Agent:
    """Return the shipped agent for this spec."""
    path = SHIPPED / f"{table.vocabulary.version}.npz"
    if not path.is_file():
        raise ArenaError("research-policy-none", table=table.vocabulary.version)
    return load_policy(path, table).best


# -- learning ---------------------------------------------------------------------------------------------------


class TrainingProgress(NamedTuple):
    """The progress: `imitating` or `playing`, how many games of how many, and the mean result of the latest."""

    stage: str
    games: int
    of: int
    mean: float


class _Training:
    """One training game, and who acts in which seat."""

    def __init__(self, table: EnvSpec, goal: Goal, number: int, seed: str) -> None:
        self.table, self.goal = table, goal
        alone = table.seats == 1 or goal.shared(table.options)
        self.mine = range(table.seats) if alone else range(number % table.seats, number % table.seats + 1)
        self.stepper = Stepper(table, SampledFate(f"training/{seed}/{number}"))
        luck = Random(f"training/{seed}/{number}/bots").random
        self.bot: Bot = player("steady", table.game, luck)
        self.rest: list[int] = []
        self.steps: list[tuple[Floats, NDArray[np.int8], int]] = []

    def go_on(self) -> bool:
        """Let the others act; return False if the game is over."""
        stepper = self.stepper
        while stepper.part is not None and stepper.seat not in self.mine:
            stepper.play.move(self.bot(stepper.play.look, stepper.part), stepper.fate, stepper.seat)
            stepper.look_up()
        return stepper.part is not None

    def steady(self) -> int:
        """Return what the steady player does, one step of it."""
        if not self.rest:
            stepper = self.stepper
            assert stepper.part is not None
            option = stepper.part.check(self.bot(stepper.play.look, stepper.part))
            self.rest = list(self.table.vocabulary.spelled(stepper.part.ask, option))
        return self.rest.pop(0)

    def seen(self) -> tuple[Floats, NDArray[np.int8]]:
        """Return what the acting seat sees and may do."""
        return self.stepper.vector(self.stepper.seat), self.stepper.mask()

    def act(self, seen: tuple[Floats, NDArray[np.int8]], action: int) -> None:
        """Take an action, and remember it."""
        self.steps.append((*seen, action))
        self.stepper.step(action)

    def told(self) -> list[Decision]:
        """Return every decision with how the game ended."""
        assert self.stepper.outcome is not None
        result = self.goal.result(self.stepper.outcome, self.mine[0], self.table.options)
        return [Decision(*step, result) for step in self.steps]


def train(
    name: str,
    *,
    imitate: int = 400,
    play: int = 3000,
    seed: str = "1",
    watch: Callable[[TrainingProgress], None] = lambda progress: None,
) -> Policy:
    """Learn an arena: first from games of the steady player, then from the agent's own."""
    arena: Arena = arena_named(name)
    table = arena.table()
    goal = table.game.goal
    assert goal is not None
    luck = np.random.default_rng([ord(letter) for letter in seed])
    policy = Policy.new(table, luck)
    adam = _Adam(policy.weights, 0.003)
    steps: list[Decision] = []
    for number in range(imitate):
        game = _Training(table, goal, number, f"{name}/{seed}/imitate")
        while game.go_on():
            game.act(game.seen(), game.steady())
        steps += game.told()
        watch(TrainingProgress("imitating", number + 1, imitate, steps[-1].result))
    scale = _ResultScale(steps)
    for _ in range(EPOCHS * 3):
        for some in _shuffled(steps, luck):
            _learn(policy, adam, some, scale, imitating=True)
    adam = _Adam(policy.weights, 0.001)
    for first in range(0, play, TOGETHER):
        games = [_Training(table, goal, first + n, f"{name}/{seed}/play") for n in range(TOGETHER)]
        steps = _played(policy, games, luck)
        for some in _shuffled(steps, luck):
            _learn(policy, adam, some, scale, imitating=False)
        results = [game.told()[-1].result for game in games if game.steps]
        watch(TrainingProgress("playing", min(first + TOGETHER, play), play, float(np.mean(results))))
    return policy


def _played(policy: Policy, games: list[_Training], luck: np.random.Generator) -> list[Decision]:
    """Play games side by side, and sample each action by its probability."""
    going = [game for game in games if game.go_on()]
    while going:
        seen = [game.seen() for game in going]
        _, chances, _ = policy(np.stack([one[0] for one in seen]), np.stack([one[1] for one in seen]))
        drawn = luck.random((len(going), 1))
        actions = (chances.cumsum(axis=1) < drawn * chances.sum(axis=1, keepdims=True)).sum(axis=1)
        for game, one, action in zip(going, seen, actions, strict=True):
            game.act(one, int(action))
        going = [game for game in going if game.go_on()]
    return [step for game in games for step in game.told()]


class _ResultScale:
    """Scales results by their mean and spread among steady players, so that they are comparable."""

    def __init__(self, steps: list[Decision]) -> None:
        results = np.array([step.result for step in steps]) if steps else np.zeros(1)
        self.mean, self.spread = float(results.mean()), float(results.std()) or 1.0

    def __call__(self, results: Floats) -> Floats:
        scaled: Floats = ((results - self.mean) / self.spread).astype(np.float32)
        return scaled


def _shuffled(steps: list[Decision], luck: np.random.Generator) -> Iterator[list[Decision]]:
    order = luck.permutation(len(steps))
    for first in range(0, len(order), MINIBATCH):
        yield [steps[place] for place in order[first : first + MINIBATCH]]


def _learn(
    policy: Policy, adam: _Adam, steps: list[Decision], scale: _ResultScale, *, imitating: bool
) -> None:
    """Take one gradient step: make good actions more likely, and the expected result more accurate."""
    seen = np.stack([step.vector for step in steps])
    masks = np.stack([step.mask for step in steps])
    actions = np.array([step.action for step in steps])
    came = scale(np.array([step.result for step in steps], dtype=np.float32))
    hidden, chances, expected = policy(seen, masks)
    count = np.float32(len(steps))
    rows = np.arange(len(steps))
    better = came - expected
    weight = np.ones_like(came) if imitating else (better - better.mean()) / (better.std() + 1e-6)
    by_action = chances * weight[:, None]
    by_action[rows, actions] -= weight
    if not imitating:  # an entropy bonus, so that preferences don't harden before they are tried
        surprise = np.log(np.clip(chances, 1e-8, 1.0))
        entropy = -(chances * surprise).sum(axis=1, keepdims=True)
        by_action += 0.01 * chances * (surprise + entropy)
    by_action /= count
    by_value = (0.5 * (expected - came) / count)[:, None]
    w = policy.weights
    by_hidden = (by_action @ w["actions"].T + by_value @ w["value"].T) * (1 - hidden**2)
    adam.step(
        {
            "hidden": seen.T @ by_hidden,
            "hidden_bias": by_hidden.sum(axis=0),
            "actions": hidden.T @ by_action,
            "actions_bias": by_action.sum(axis=0),
            "value": hidden.T @ by_value,
            "value_bias": by_value.sum(axis=0),
        }
    )


class _Adam:
    """The Adam optimiser."""

    def __init__(self, weights: dict[str, Floats], rate: float) -> None:
        self.weights, self.rate, self.count = weights, rate, 0
        self.first = {name: np.zeros_like(one) for name, one in weights.items()}
        self.second = {name: np.zeros_like(one) for name, one in weights.items()}

    def step(self, slopes: dict[str, Any]) -> None:
        """Take one step down the gradient."""
        self.count += 1
        for name, slope in slopes.items():
            first = self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            second = self.second[name] = 0.999 * self.second[name] + 0.001 * slope**2
            ahead = first / (1 - 0.9**self.count)
            spread = np.sqrt(second / (1 - 0.999**self.count))
            self.weights[name] -= (self.rate * ahead / (spread + 1e-8)).astype(np.float32)
