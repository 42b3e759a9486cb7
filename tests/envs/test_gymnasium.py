"""Gymnasium: its own checker for every game; the batch; the throw."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tumblekeep.envs import ids
from tumblekeep.envs.batch import Batch
from tumblekeep.envs.single import SeatEnv
from tumblekeep.envs.stepper import IllegalAction
from tumblekeep.envs.throwing import DEMANDS, ThrowEnv
from tumblekeep.envs.workers import WorkerLost
from tumblekeep.games import GAMES, known
from tumblekeep.throw.aim import aim_for


def test_every_game_has_an_id() -> None:
    assert ids.name_of("dungeons_dice_danger") == "tumblekeep/DungeonsDiceDanger-v0"
    ids.register()  # a second time does nothing
    assert {ids.THROW, *map(ids.name_of, known())} <= set(gymnasium.registry)


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
        ({"bots": ["steady"]}, "got 1 levels for 2 other seats"),
        ({"seat": 3}, "got 3; there are 3 seats"),
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


def last_of(masks: Any) -> Any:
    """Return the last offered action of each game."""
    return np.array([mask.nonzero()[0][-1] if mask.any() else 0 for mask in masks])


def in_step(one: Any, other: Any, steps: int, seed: int | list[int]) -> Iterator[tuple[Any, Any, Any]]:
    """Step two batches that must show the same at every step. Yield which games ended, and both infos."""
    (seen, infos), (also, told) = one.reset(seed=seed), other.reset(seed=seed)
    assert seen in one.observation_space
    for _ in range(steps):
        assert np.array_equal(seen, also)
        assert np.array_equal(infos["action_mask"], told["action_mask"])
        actions = last_of(infos["action_mask"])
        seen, gained, over, _, infos = one.step(actions)
        also, given, ends, _, told = other.step(actions)
        assert np.array_equal(gained, given)
        assert np.array_equal(over, ends)
        yield over, infos, told


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_a_batch_plays_the_games_that_single_environments_play(autoreset: str) -> None:
    """Gymnasium's own batch of single environments, step by step."""
    kind: dict[str, Any] = {"num_envs": 4, "seats": 2, "bots": "random", "reward": "score"}
    name = ids.name_of("dungeon_attack")
    batch: Any = gymnasium.make_vec(
        name, vectorization_mode="vector_entry_point", autoreset=autoreset, **kind
    )
    assert isinstance(batch.unwrapped, Batch)
    mode = batch.metadata["autoreset_mode"]
    assert mode.name == autoreset.upper()
    single: Any = gymnasium.make_vec(
        name, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **kind
    )
    ended = 0
    for over, infos, told in in_step(batch, single, 80, 5):
        ended += int(over.sum())
        assert ("final_obs" in infos) == (autoreset == "same_step" and bool(over.any()))
        for number in over.nonzero()[0] if "final_obs" in infos else ():
            assert np.array_equal(infos["final_obs"][number], told["final_obs"][number])
            assert not infos["final_info"]["action_mask"][number].any()
    assert ended >= 4, "a game that is over begins anew"


def test_a_batch_refuses_what_is_not_offered_and_nothing_has_changed() -> None:
    batch = Batch("dungeon_attack", 4, 2, bots="random")
    with pytest.raises(ValueError, match="call reset first"):
        batch.step([0] * 4)
    _, infos = batch.reset(seed=5)
    before = [len(stepper.play.entries) for stepper in batch.steppers]
    wrong = last_of(infos["action_mask"])
    wrong[2] = batch.table.vocabulary.number["pass"]
    with pytest.raises(IllegalAction, match=r"pass is not offered to seat 0 in game 2 .* offered: take\."):
        batch.step(wrong)
    wrong[2] = -1
    with pytest.raises(IllegalAction, match="action -1 is not offered"):
        batch.step(wrong)
    with pytest.raises(ValueError, match="for 4 games"):
        batch.step([0])
    assert [len(stepper.play.entries) for stepper in batch.steppers] == before
    with pytest.raises(ValueError, match="got 3 seeds for 4 games"):
        batch.reset(seed=[1, 2, 3])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"num_envs": 0}, "needs at least 1"),
        ({"workers": 5}, "0 .* to 4 .one for each game"),
        ({"workers": -1}, "got -1; give 0"),
        ({"autoreset": "never"}, "there is no 'never'"),
        ({"seat": 2}, "got 2; there are 2 seats"),
        ({"bots": "genius", "workers": 2}, "there is no 'genius'"),
    ],
)
def test_a_batch_that_can_not_be_had_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Batch(**{"game": "dungeon_attack", "num_envs": 4, "seats": 2, **wrong})


def test_games_shared_out_among_processes_are_the_same_and_nobody_stays_behind() -> None:
    kind: dict[str, Any] = {"num_envs": 5, "seats": 2, "bots": "random", "autoreset": "same_step"}
    alone, shared = Batch("dungeon_attack", **kind), Batch("dungeon_attack", workers=2, **kind)
    assert shared._workers is not None
    one, two = shared._workers.processes
    pids = [one.pid, two.pid]
    ended = 0
    for over, infos, told in in_step(alone, shared, 60, [9, 8, 7, 6, 5]):
        for number in over.nonzero()[0]:
            ended += 1
            assert np.array_equal(infos["final_obs"][number], told["final_obs"][number])
    assert ended
    wrong = last_of(told["action_mask"])
    wrong[3] = len(shared.table.names)
    with pytest.raises(IllegalAction, match="in game 3 of the batch"):
        shared.step(wrong)
    two.kill()  # as if it had crashed
    with pytest.raises(WorkerLost, match=r"games 2 to 4 of the batch is gone \(exit code -9\)"):
        shared.step(last_of(told["action_mask"]))
    assert [pid for pid in pids if pid in [child.pid for child in active_children()]] == []
    with pytest.raises(ValueError, match="the batch is closed"):
        shared.step(last_of(told["action_mask"]))
    shared.close()
    closed = Batch("dungeon_attack", workers=1, **kind)
    closed.close()
    with pytest.raises(ValueError, match="the batch is closed"):
        closed.reset(seed=1)
    assert not active_children()


INTERRUPTED = """
import os, signal, sys
from tumblekeep.envs.batch import Batch
from tumblekeep.envs.workers import WorkerLost

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # who started the tests in the background has it ignored
    batch = Batch("dungeon_attack", 4, 2, bots="random", workers=2)
    batch.reset(seed=1)
    print(*[process.pid for process in batch._workers.processes], flush=True)
    told = batch._workers.connections[0]
    class Interrupting:
        def send(self, word): told.send(word)
        def recv(self): os.killpg(0, signal.SIGINT); return told.recv()
        def close(self): told.close()
    if sys.argv[1] == "interrupt":
        batch._workers.connections[0] = Interrupting()
        batch.reset(seed=2)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize(("how", "code"), [("interrupt", -2), ("kill", -9)])
def test_an_interrupt_or_an_end_without_a_word_leaves_no_process_behind(
    how: str, code: int, tmp_path: Path
) -> None:
    script = tmp_path / "script.py"
    script.write_text(INTERRUPTED)
    done = subprocess.run(
        [sys.executable, str(script), how],
        capture_output=True,
        text=True,
        start_new_session=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    if how == "interrupt":
        assert "KeyboardInterrupt" in done.stderr
        assert done.stderr.count("Traceback") == 1, "those that play leave the interrupt alone"
    for pid in map(int, done.stdout.split()):
        until = time.monotonic() + 60
        while is_there(pid) and time.monotonic() < until:
            time.sleep(0.05)
        assert not is_there(pid)


def is_there(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


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
    with pytest.raises(ValueError, match="no throws are left"):
        env.step(best)


def test_the_same_action_ends_elsewhere_on_another_table() -> None:
    landed = {}
    for tabletop in ("wood", "ice"):
        env = ThrowEnv("castle_of_frosts", skill=0.0, throws=1, tabletop=tabletop)
        env.reset(seed=2)
        env.step(env.action_of(aim_for(ThrowEnv("castle_of_frosts").setting)))
        assert env.landed is not None
        landed[tabletop] = env.landed.at
    assert landed["wood"] != landed["ice"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"game": "dungeon_dice"}, "has no target"),
        ({"demand": "moonwalk"}, "there is no 'moonwalk'"),
        ({"reward": "fun"}, "there is no 'fun'"),
        ({"throws": 0}, "needs at least 1"),
        ({"tabletop": "ice"}, "there is no 'ice' in dungeon_fighter"),
    ],
)
def test_a_throw_that_can_not_be_had_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        ThrowEnv(**wrong)
