"""Environments are copied and pickled at any point, and the copy goes on alike."""

from __future__ import annotations

import copy
import os
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
import pytest

from tumblekeep.envs import aec, ids, parallel
from tumblekeep.envs.batch import Batch
from tumblekeep.envs.single import SeatEnv
from tumblekeep.envs.stepper import EnvSpec, Stepper
from tumblekeep.envs.throwing import ThrowEnv
from tumblekeep.games import GAMES, load
from tumblekeep.packs import find_pack

POINTS = int(os.environ.get("TUMBLEKEEP_COPY_POINTS", "6"))
"""Points of each game at which each way to copy is tried; 100 for a measurement."""
AFTER = 12
"""Steps that the original and the copy then take side by side."""
WAYS: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "cloudpickle": lambda env: cloudpickle.loads(cloudpickle.dumps(env)),
}


def same(one: Any, other: Any) -> bool:
    """Compare what environments return: arrays by value, in dicts and tuples of any depth."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(same, one, other))
    return np.array_equal(one, other) if isinstance(one, np.ndarray) else bool(one == other)


class Alone:
    """Walks through games of a Gymnasium environment."""

    def __init__(self, env: Any, luck: Random) -> None:
        self.env, self.luck = env, luck
        self.mask: Any = None

    def begin(self, seed: int) -> Any:
        came = self.env.reset(seed=seed)
        self.mask = came[1]["action_mask"]
        return came

    def step(self) -> Any:
        if self.mask is None:
            came = self.env.reset()
            self.mask = came[1]["action_mask"]
            return came
        came = self.env.step(self.luck.choice(self.mask.nonzero()[0].tolist()))
        self.mask = None if came[2] or came[3] else came[4]["action_mask"]
        return came

    @property
    def over(self) -> bool:
        return self.mask is None


class InTurn(Alone):
    """The same with PettingZoo's agents in turn."""

    def begin(self, seed: int) -> Any:
        self.env.reset(seed=seed)
        return self.env.last()

    def step(self) -> Any:
        env = self.env
        if not env.agents:
            env.reset()
        seen, reward, ended, cut, info = env.last()
        legal = seen["action_mask"].nonzero()[0].tolist()
        env.step(None if ended or cut else self.luck.choice(legal))
        return env.agent_selection if env.agents else None, seen, reward, ended, cut, info

    @property
    def over(self) -> bool:
        return not self.env.agents


class AtOnce(Alone):
    """The same with PettingZoo's agents at once."""

    def begin(self, seed: int) -> Any:
        came = self.env.reset(seed=seed)
        self.mask = came[0]
        return came

    def step(self) -> Any:
        env = self.env
        if not env.agents:
            seen, infos = env.reset()
            self.mask = seen
            return seen, infos
        came = env.step(
            {
                name: self.luck.choice(one["action_mask"].nonzero()[0].tolist())
                for name, one in self.mask.items()
            }
        )
        self.mask = came[0]
        return came

    @property
    def over(self) -> bool:
        return not self.env.agents


def go_on_alike(walk: Any, way: Callable[[Any], Any]) -> None:
    """Copy, then take the same steps with both; what is done to one is not done to the other."""
    first = way(walk.env)
    second = way(walk.env)
    state, mask, ways = walk.luck.getstate(), walk.mask, []
    for env in (first, second):
        luck = Random()
        luck.setstate(state)
        other = type(walk)(env, luck)
        other.mask = mask
        ways.append([other.step() for _ in range(AFTER)])
    mine = [walk.step() for _ in range(AFTER)]
    assert same(ways[0], mine), "the copy goes another way"
    assert same(ways[1], mine), "a copy was changed by another copy, or by the original"


def tried_at_points(make: Callable[[], Any], walker: type[Alone], way: Callable[[Any], Any]) -> None:
    """Copy before, in and after games, at points that a seed picks."""
    luck, kinds = Random(5), set()
    fresh = make()
    again = way(fresh)
    starts = []
    for env in (fresh, again):
        walk = walker(env, Random(1))
        starts.append([walk.begin(seed=3), *(walk.step() for _ in range(AFTER))])
    assert same(*starts), "a copy from before the first game plays another"
    walk = walker(make(), Random(7))
    walk.begin(seed=11)
    for number in range(POINTS):
        for _ in range(luck.randrange(1, 40)):
            walk.step()
        if number % 3 == 2:  # stand at the end of a game
            while not walk.over:
                walk.step()
        kinds.add(walk.over)
        go_on_alike(walk, way)
    assert kinds == {False, True}, "in a game and after one"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("slug", GAMES)
def test_a_copy_of_a_gymnasium_environment_goes_on_alike(slug: str, way: str) -> None:
    def make() -> Any:
        return gymnasium.make(
            ids.name_of(slug), seats=2, bots="careless", reward="score", disable_env_checker=True
        ).unwrapped

    tried_at_points(make, Alone, WAYS[way])


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_in_gymnasiums_own_wrappers_goes_on_alike(way: str) -> None:
    tried_at_points(lambda: gymnasium.make(ids.name_of("dungeon_attack"), seats=2), Alone, WAYS[way])


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("slug", GAMES)
def test_a_copy_of_a_pettingzoo_environment_goes_on_alike(slug: str, way: str) -> None:
    tried_at_points(lambda: aec.env(slug, seats=2, reward="score"), InTurn, WAYS[way])
    tried_at_points(lambda: parallel.parallel_env(slug, seats=2), AtOnce, WAYS[way])


@pytest.mark.parametrize("way", WAYS)
def test_bots_that_think_and_shaped_rewards_go_on_alike(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from math import inf

    from tumblekeep.players import levels

    limits = levels.LEVELS["shrewd"].limits
    assert limits is not None
    few = levels.LEVELS["shrewd"]._replace(limits=limits._replace(answers=40, seconds=inf))
    monkeypatch.setitem(levels.LEVELS, "shrewd", few)
    env = SeatEnv("dungeon_attack", 2, bots="shrewd", reward="shaped")
    env.reset(seed=4)
    walk = Alone(env, Random(2))
    for _ in range(9):
        walk.step()
    go_on_alike(walk, WAYS[way])


@pytest.mark.parametrize("way", WAYS)
def test_the_words_of_a_copy_are_the_same(way: str) -> None:
    env = SeatEnv("dungeon_attack", 2, bots="steady", render_mode="ansi")
    _, info = env.reset(seed=4)
    for _ in range(7):
        _, _, _, _, info = env.step(info["action_mask"].nonzero()[0][0])
    assert WAYS[way](env).render() == env.render()


@pytest.mark.parametrize("way", WAYS)
def test_a_batch_is_copied_with_its_games(way: str) -> None:
    batch = Batch("dungeon_attack", 3, 2, bots="steady", autoreset="same_step")
    _, infos = batch.reset(seed=2)
    for _ in range(20):
        *_, infos = batch.step([mask.nonzero()[0][-1] for mask in infos["action_mask"]])
    other, told = WAYS[way](batch), infos
    for _ in range(60):
        came = batch.step([mask.nonzero()[0][-1] for mask in infos["action_mask"]])
        also = other.step([mask.nonzero()[0][-1] for mask in told["action_mask"]])
        infos, told = came[-1], also[-1]
        assert same(came[:4], also[:4])


def test_a_batch_with_workers_says_why_it_can_not_be_copied() -> None:
    batch = Batch("dungeon_attack", 2, 2, bots="careless", workers=1)
    try:
        with pytest.raises(TypeError, match="its games are in other processes; use workers=0"):
            copy.deepcopy(batch)
    finally:
        batch.close()


@pytest.mark.parametrize("way", WAYS)
def test_the_throw_is_copied_too(way: str) -> None:
    env = ThrowEnv("dungeon_fighter", throws=4)
    env.reset(seed=3)
    env.step(np.zeros(len(env.knobs)))
    other = WAYS[way](env)
    assert same(env.step(np.zeros(len(env.knobs))), other.step(np.zeros(len(env.knobs))))


@pytest.mark.parametrize("way", WAYS)
def test_a_game_with_a_pack_is_copied_by_its_name_and_its_pack(way: str) -> None:
    pack = find_pack("long-night")
    stepper = Stepper(EnvSpec(load(pack.game, pack), 2, {}), 5)
    stepper.step(stepper.legal()[-1])
    other = WAYS[way](stepper)
    assert other.table.game == stepper.table.game
    while stepper.part is not None:
        assert other.legal() == stepper.legal()
        for one in (stepper, other):
            one.step(one.legal()[0])
    assert other.outcome == stepper.outcome


def test_gymnasiums_asynchronous_vector_plays_in_spawned_processes() -> None:
    kind: dict[str, Any] = {"num_envs": 2, "seats": 2, "bots": "careless"}
    name = ids.name_of("dungeon_attack")
    apart = gymnasium.make_vec(name, vectorization_mode="async", vector_kwargs={"context": "spawn"}, **kind)
    here = gymnasium.make_vec(name, vectorization_mode="sync", **kind)
    try:
        (seen, infos), (also, told) = apart.reset(seed=1), here.reset(seed=1)
        for _ in range(15):
            assert np.array_equal(seen, also)
            actions = [mask.nonzero()[0][0] for mask in told["action_mask"]]
            seen, _, _, _, infos = apart.step(actions)
            also, _, _, _, told = here.step(actions)
        assert np.array_equal(infos["action_mask"], told["action_mask"])
    finally:
        apart.close()
        here.close()
