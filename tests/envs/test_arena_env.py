"""An arena as an environment: the agent has the seats that it has when it is scored."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tumblekeep.envs import ids
from tumblekeep.envs.arena import ARENAS
from tumblekeep.envs.arena_env import ArenaEnv


def made(arena: str, **more: Any) -> Any:
    return gymnasium.make(ids.ARENA, arena=arena, **more).unwrapped


def played(env: Any, seed: int) -> tuple[float, set[int], list[int]]:
    seen, info = env.reset(seed=seed)
    luck, total, seats, actions, over = np.random.default_rng(seed), 0.0, set[int](), list[int](), False
    while not over:
        seats.add(env.seat)
        assert env.seat in env.stepper.asked()
        assert seen.tobytes() == env.stepper.vector(env.seat).tobytes()
        actions.append(int(luck.choice(info["action_mask"].nonzero()[0])))
        seen, gained, over, cut, info = env.step(actions[-1])
        assert not cut
        assert over or gained == 0
        total += gained
    return total, seats, actions


@pytest.mark.parametrize("arena", ARENAS)
def test_a_game_of_each_arena_is_rewarded_as_it_is_scored(arena: str) -> None:
    env = made(arena, bots="careless")
    total, seats, _ = played(env, 5)
    goal = env.table.game.goal
    assert total == goal.result(env.stepper.outcome, env.rewarded, env.table.options)
    shared = env.table.seats == 1 or goal.shared(env.table.options)
    assert seats == (set(range(env.table.seats)) if shared else {env.rewarded})


@pytest.mark.parametrize("arena", ["attack-2", "dice-versus-2"])
def test_check_env_passes_for_an_arena(arena: str) -> None:
    check_env(made(arena, bots="careless"), skip_render_check=True)


def test_among_others_every_seat_is_drawn() -> None:
    env = made("dice-versus-4", bots="careless")
    drawn = {env.reset(seed=seed)[1] is not None and env.seat for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    assert ArenaEnv("dice-versus-2").levels == ["steady"]


@pytest.mark.parametrize("arena", ["attack-2", "dice-versus-2"])
def test_an_arena_copied_in_a_game_went_another_way(arena: str) -> None:
    env = made(arena, bots="careless")
    _, info = env.reset(seed=3)
    for _ in range(6):
        *_, info = env.step(info["action_mask"].nonzero()[0][0])
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for one in others:
        while True:
            assert one.seat in one.stepper.asked()
            *_, over, _, info = one.step(one.action_masks().nonzero()[0][-1])
            if over:
                break
    assert others[0].stepper.play.outcome == others[1].stepper.play.outcome
    assert others[0].reset()[0].tobytes() == others[1].reset()[0].tobytes()


def test_shaped_rewards_add_up_to_the_result() -> None:
    env = made("attack-2", reward="shaped")
    _, info = env.reset(seed=1)
    before, total, over = env.rewarding._before[0], 0.0, False
    while not over:
        _, gained, over, _, info = env.step(info["action_mask"].nonzero()[0][0])
        total += gained
    result = env.table.game.goal.result(env.stepper.outcome, 0, env.table.options)
    assert total == pytest.approx(result - before)
