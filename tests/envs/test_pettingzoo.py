"""PettingZoo: its own suites for every game, and what they don't check."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from tumblekeep.envs import aec, parallel, rewards
from tumblekeep.envs.stepper import IllegalAction
from tumblekeep.games import GAMES, load
from tumblekeep.games.dungeons_dice_danger.content import LAYOUTS

CYCLES = 40
OWN_MAP = dict(LAYOUTS["annoyed-animals"].document)


@pytest.fixture(autouse=True)
def _peers_warnings() -> Any:
    """Ignore the suite's warnings about any vector that does not span 0 to 1 in every position, or is not an
    image."""
    with warnings.catch_warnings():
        warnings.filterwarnings(
            "ignore", message="Observation space for each agent probably should be gymnasium"
        )
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation numpy array dtype is int8")
        yield


@pytest.mark.parametrize("slug", GAMES)
def test_the_api_test_passes(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec.env(slug, seats=3), num_cycles=CYCLES, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("slug", GAMES)
def test_the_parallel_api_test_passes(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel.parallel_env(slug, seats=3), num_cycles=CYCLES)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize("slug", GAMES)
def test_the_seed_tests_pass(slug: str) -> None:
    seed_test(partial(aec.env, slug, seats=3), num_cycles=CYCLES // 4)
    parallel_seed_test(partial(parallel.parallel_env, slug, seats=3, max_cycles=10), num_cycles=CYCLES // 4)


@pytest.mark.parametrize("slug", GAMES)
def test_the_max_cycles_test_passes(slug: str) -> None:
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(parallel.parallel_env, slug, seats=3),
            env=partial(parallel.env, slug, seats=3),
        )
    )


@pytest.mark.parametrize("slug", [slug for slug in GAMES if 1 in load(slug).seats])
def test_the_max_cycles_test_passes_in_turn_if_illegal_actions_are_replaced(slug: str) -> None:
    """The test ignores masks and wants every agent to act in every cycle; in turn, only a lone agent does."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(parallel.parallel_env, slug, seats=1, illegal="random"),
            env=partial(aec.env, slug, seats=1, illegal="random"),
        )
    )


def illegal_action(env: Any, agent: str) -> int:
    return int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])


def test_an_illegal_action_loses_if_that_is_the_policy() -> None:
    env = aec.env("dungeon_attack", seats=3, illegal="lose")
    env.reset(seed=1)
    agent = env.agent_selection
    before = len(env.stepper.play.entries)
    env.step(illegal_action(env, agent))
    assert "is not offered" in env.infos[agent]["illegal"]
    assert len(env.stepper.play.entries) == before, "nothing was answered"
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}
    assert env._cumulative_rewards == env.rewards
    while env.agents:
        assert env.terminations[env.agent_selection]
        env.step(None)
    env.reset(seed=1)
    assert env.infos[agent] == {}


def test_an_illegal_action_is_replaced_if_that_is_the_policy() -> None:
    ends = []
    for _ in range(2):
        env = aec.env("dungeon_attack", seats=2, illegal="random")
        env.reset(seed=3)
        while not any(env.terminations.values()):
            agent = env.agent_selection
            env.step(illegal_action(env, agent))
            assert "is not offered" in env.infos[agent]["illegal"]
        ends.append([entry[2] for entry in env.stepper.play.entries])
    assert ends[0] == ends[1], "the same seed, the same actions instead"


def test_illegal_actions_at_once_follow_the_same_policies() -> None:
    for policy in ("again", "lose", "random", "raise"):
        env = parallel.parallel_env("dungeon_attack", seats=2, illegal=policy)
        env.reset(seed=1)
        before = len(env.stepper.play.entries)
        actions = dict.fromkeys(env.agents, env.table.vocabulary.number["pass"])
        if policy == "raise":
            with pytest.raises(IllegalAction):
                env.step(actions)
            continue
        _, given, ended, _, infos = env.step(actions)
        assert "is not offered" in infos["seat_0"]["illegal"]
        assert (len(env.stepper.play.entries) > before) == (policy == "random")
        assert given["seat_0"] == (-1.0 if policy == "lose" else 0.0)
        assert ended["seat_0"] == (policy == "lose")


def test_a_policy_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="use one of: raise, lose, random"):
        aec.env("dungeon_attack", illegal="forgive")


@pytest.mark.parametrize("slug", GAMES)
def test_the_render_test_passes(slug: str) -> None:
    render_test(partial(aec.env, slug, seats=3))


def test_what_is_not_offered_is_refused_by_name() -> None:
    env = aec.env("dungeon_attack", seats=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="pass is not offered to seat 0 by adventurer"):
        env.step(env.table.vocabulary.number["pass"])
    both = parallel.parallel_env("dungeon_attack", seats=2)
    seen, _ = both.reset(seed=1)
    assert seen["seat_1"]["action_mask"].nonzero()[0].tolist() == [both.wait]
    wrong = {"seat_0": both.table.vocabulary.number["pass"], "seat_1": both.wait}
    _, _, _, _, infos = both.step(wrong)
    assert "pass is not offered" in infos["seat_0"]["illegal"]
    assert not both.stepper.play.entries


def test_all_decide_at_once_and_nobody_sees_what_the_others_decide() -> None:
    both = parallel.parallel_env("dungeons_dice_danger", seats=3)
    seen, _ = both.reset(seed=4)
    assert all(one["action_mask"][both.wait] == 0 for one in seen.values())
    before = {name: one["observation"].copy() for name, one in seen.items()}
    first = {name: int(one["action_mask"].nonzero()[0][0]) for name, one in seen.items()}
    only = both.stepper.fork()
    only.step(first["seat_0"], 0)
    assert np.array_equal(only.vector(1), before["seat_1"]), "what seat 0 has begun is not seen"
    both.step(first)
    assert set(both.stepper.begun) == {0, 1, 2}, "each has begun to name two pairs"


@pytest.mark.parametrize("reward", ["outcome", "score", "shaped"])
def test_rewards_are_what_they_say(reward: str, monkeypatch: pytest.MonkeyPatch) -> None:
    learned = SimpleNamespace(odds=lambda features: 0.3 + 0.5 * features["clock"])
    monkeypatch.setattr(rewards, "value_for", lambda game, seats, options: learned)
    env = aec.env("dungeon_attack", seats=3, reward=reward)
    env.reset(seed=3)
    luck = np.random.default_rng(1)
    start = list(env.rewarding._before)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, gained, ended, cut, _ = env.last()
        total[agent] += gained
        assert seen is not None
        env.step(None if ended or cut else luck.choice(seen["action_mask"].nonzero()[0]))
    outcome = env.stepper.outcome
    assert outcome is not None
    assert env.table.game.goal is not None
    for seat, name in enumerate(env.possible_agents):
        if reward == "score":
            assert total[name] == outcome.scores[seat]
        elif reward == "outcome":
            assert total[name] == (seat in outcome.winners)
        else:
            wanted = env.table.game.goal.result(outcome, seat, env.table.options)
            assert total[name] == pytest.approx(wanted - start[seat])


def test_a_reward_or_a_render_mode_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no reward 'gold'"):
        aec.env("dungeon_attack", reward="gold")
    with pytest.raises(ValueError, match="there is no render mode"):
        parallel.parallel_env("dungeon_attack", render_mode="smell")
    with pytest.raises(ValueError, match="no shaped reward"):
        aec.env("dungeons_dice_danger", seats=2, reward="shaped", options={"map": OWN_MAP})
