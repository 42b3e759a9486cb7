"""Gymnasium: its own checker, for every game; the batch; the throw."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tumblekeep.games import GAMES
from tumblekeep.research import ids
from tumblekeep.research.batch import Batch
from tumblekeep.research.single import SeatEnv
from tumblekeep.research.stepper import IllegalAction
from tumblekeep.research.throwing import DEMANDS, ThrowEnv
from tumblekeep.throw.aim import aim_for


def test_every_game_has_an_id() -> None:
    assert [ids.name_of(slug) for slug in GAMES] == [
        "tumblekeep/DungeonAttack-v0",
        "tumblekeep/DungeonsDiceDanger-v0",
        "tumblekeep/DungeonDice-v0",
        "tumblekeep/DungeonFighter-v0",
        "tumblekeep/CastleOfFrosts-v0",
    ]
    ids.register()  # a second time does nothing
    assert {ids.THROW, *map(ids.name_of, GAMES)} <= set(gymnasium.registry)


@pytest.mark.parametrize("slug", GAMES)
def test_check_env_passes(slug: str) -> None:
    env = gymnasium.make(ids.name_of(slug), seats=2, bots="random", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)
    env.close()


def test_check_env_passes_for_the_structured_form() -> None:
    check_env(SeatEnv("dungeon_attack", 2, observation="dict"), skip_render_check=True)


def played(env: Any, seed: int) -> tuple[float, int]:
    seen, info = env.reset(seed=seed)
    luck, total, steps, over = np.random.default_rng(seed), 0.0, 0, False
    while not over:
        assert seen in env.observation_space
        seen, gained, over, cut, info = env.step(luck.choice(info["action_mask"].nonzero()[0]))
        assert not cut
        total, steps = total + gained, steps + 1
    return total, steps


def test_a_whole_game_with_bots_of_several_levels_in_the_other_seats() -> None:
    env = gymnasium.make(
        ids.name_of("dungeon_attack"), seats=3, seat=1, bots=["careless", "greedy"], reward="score"
    )
    score, steps = played(env, 3)
    unwrapped: Any = env.unwrapped
    assert unwrapped.levels == ["careless", "steady"]
    assert score == unwrapped.stepper.outcome.scores[1]
    assert steps < len(unwrapped.stepper.play.entries)
    assert played(env, 3) == (score, steps)


def test_what_is_not_offered_is_refused_by_name() -> None:
    env = SeatEnv("dungeon_attack", 2)
    seen, info = env.reset(seed=1)
    wrong = env.table.vocabulary.number["assist.1"]
    again, gained, over, cut, info = env.step(wrong)
    assert "assist.1 is not offered to seat 0 by adventurer" in info["illegal"]
    assert (gained, over, cut) == (0.0, False, False)
    assert np.array_equal(seen, again)
    strict = SeatEnv("dungeon_attack", 2, illegal="raise", max_steps=1)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"assist\.1"):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"bots": "genius"}, "there is no 'genius'"),
        ({"bots": ["steady"]}, "1 are named, and there are 2 other seats"),
        ({"seat": 3}, "none of the 3 seats"),
        ({"observation": "smell"}, "there is no 'smell'"),
        ({"illegal": "ignore"}, "there is no 'ignore'"),
    ],
)
def test_what_can_not_be_had_is_refused_with_what_can(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        SeatEnv("dungeon_attack", 3, **wrong)


def test_gymnasiums_own_vectors_work() -> None:
    envs = gymnasium.make_vec(
        ids.name_of("dungeon_attack"), num_envs=3, vectorization_mode="sync", seats=2, bots="random"
    )
    seen, infos = envs.reset(seed=1)
    assert seen.shape == envs.observation_space.shape
    for _ in range(10):
        seen, _, _, _, infos = envs.step([mask.nonzero()[0][0] for mask in infos["action_mask"]])
    envs.close()


def test_a_batch_plays_the_games_that_single_environments_play() -> None:
    batch: Any = gymnasium.make_vec(
        ids.name_of("dungeon_attack"),
        num_envs=4,
        vectorization_mode="vector_entry_point",
        seats=2,
        bots="random",
    )
    assert isinstance(batch.unwrapped, Batch)
    seen, infos = batch.reset(seed=5)
    assert seen in batch.observation_space
    ended, totals, alone = 0, np.zeros(4), SeatEnv("dungeon_attack", 2, bots="random")
    luck = np.random.default_rng(5).integers(2**62, size=4)
    alone.reset(seed=0)
    assert len(luck) == batch.num_envs
    for _ in range(300):
        masks = infos["action_mask"]
        actions = np.array([mask.nonzero()[0][-1] if mask.any() else 0 for mask in masks])
        seen, gained, over, _, infos = batch.step(actions)
        totals += gained
        ended += int(over.sum())
        for number, stepper in enumerate(batch.unwrapped.steppers):
            assert np.array_equal(seen[number], stepper.vector(0))
            assert np.array_equal(infos["action_mask"][number], stepper.mask(0))
    assert ended >= 4, "a game that is over begins anew"
    with pytest.raises(IllegalAction, match="is not offered"):
        batch.step(np.full(4, len(batch.unwrapped.table.names) - 1))


def test_there_are_37_demands_and_each_can_be_thrown_for() -> None:
    assert sum(map(len, DEMANDS.values())) == 37
    for game, demands in DEMANDS.items():
        for demand in demands:
            env = ThrowEnv(game, demand)
            assert env.action_space.shape == (len(env.knobs),)
            env.launch(np.zeros(len(env.knobs)))


@pytest.mark.parametrize(
    ("game", "demand"), [("dungeon_fighter", ""), ("castle_of_frosts", DEMANDS["castle_of_frosts"][0])]
)
def test_check_env_passes_for_the_throw(game: str, demand: str) -> None:
    env = gymnasium.make(ids.THROW, game=game, demand=demand, throws=2, render_mode="rgb_array")
    check_env(env.unwrapped, skip_render_check=False)


def test_a_good_aim_is_worth_more_than_no_aim() -> None:
    env = ThrowEnv("dungeon_fighter", skill=0.0, throws=4, reward="shaped")
    best = env.action_of(aim_for(env.setting))
    gained = {}
    for name, action in (("aimed", best), ("away", np.ones(len(env.knobs), dtype=np.float32))):
        env.reset(seed=2)
        gained[name] = sum(env.step(action)[1] for _ in range(4))
    assert gained["aimed"] > gained["away"]
    with pytest.raises(ValueError, match="all throws are made"):
        env.step(best)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"game": "dungeon_dice"}, "has no target"),
        ({"demand": "moonwalk"}, "there is no 'moonwalk'"),
        ({"reward": "fun"}, "there is no 'fun'"),
        ({"throws": 0}, "one at least"),
    ],
)
def test_a_throw_that_can_not_be_had_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        ThrowEnv(**wrong)
