"""OpenSpiel's deep Q-learning on a game of this house, as its own examples use it.

    pip install jax flax optax chex          # beside the extra `openspiel`
    python docs/examples/openspiel_deep.py [--episodes N] [--game NAME] [--seed S]

The agent plays alone: Dungeon Attack! for one unless another game is named. The network is fed the observation, a vector of floats between 0
and 1. Prints what the last tenth of the episodes came to, and then games without exploring beside as many at random.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment

import tumblekeep.envs.spiel  # noqa: F401 - makes the games known

ALONE = "python_tumblekeep_dungeon_attack(players=1)"
GAMES = 50
"""Games by which the agent is measured."""


def environment(name: str, seed: int) -> Any:
    """The game as OpenSpiel's agents meet it; its luck comes from the seed."""
    return rl_environment.Environment(
        pyspiel.load_game(name),
        observation_type=rl_environment.ObservationType.OBSERVATION,
        chance_event_sampler=rl_environment.ChanceEventSampler(seed=seed),
    )


def learner(env: Any, seed: int, episodes: int) -> Any:
    """A deep Q-network, small enough for two cores."""
    from open_spiel.python.jax import dqn

    return dqn.DQN(
        player_id=0,
        state_representation_size=env.observation_spec()["info_state"][0],
        num_actions=env.action_spec()["num_actions"],
        hidden_layers_sizes=[64, 64],
        batch_size=32,
        replay_buffer_capacity=10_000,
        learning_rate=1e-3,
        optimizer_str="adam",
        min_buffer_size_to_learn=200,
        epsilon_decay_duration=max(1, episodes * 10),
        epsilon_end=0.05,
        seed=seed,
        allow_checkpointing=False,
    )


def episode(env: Any, agent: Any, *, learns: bool) -> float:
    """One game; what it came to."""
    now, total = env.reset(), 0.0
    while not now.last():
        now = env.step([agent.step(now, is_evaluation=not learns).action])
        total += now.rewards[0]
    if learns:
        agent.step(now)
    return total


def at_random(env: Any, luck: np.random.RandomState) -> float:
    """One game by chance; what it came to."""
    now, total = env.reset(), 0.0
    while not now.last():
        now = env.step([luck.choice(now.observations["legal_actions"][0])])
        total += now.rewards[0]
    return total


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--episodes", type=int, default=400, help="games to learn from (default 400)")
    parser.add_argument("--game", default=ALONE, help="an OpenSpiel game for one player")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    np.random.seed(given.seed)  # OpenSpiel's agents draw from numpy's own luck
    env = environment(given.game, given.seed)
    if env.num_players != 1:
        parser.error(f"{given.game} has {env.num_players} players; this agent plays alone: players=1")
    try:
        agent = learner(env, given.seed, given.episodes)
    except ModuleNotFoundError as missing:
        sys.exit(f"{missing.name} is not installed: pip install jax flax optax chex")
    results = []
    for number in range(1, given.episodes + 1):
        results.append(episode(env, agent, learns=True))
        if number % max(1, given.episodes // 10) == 0:
            tenth = results[-max(1, given.episodes // 10) :]
            print(f"{number} episodes, the latest {len(tenth)}: {np.mean(tenth):.2f}", flush=True)
    played = [episode(env, agent, learns=False) for _ in range(GAMES)]
    luck = np.random.RandomState(given.seed)
    chance = [at_random(env, luck) for _ in range(GAMES)]
    print(f"without exploring: {np.mean(played):.2f}; at random: {np.mean(chance):.2f} ({GAMES} games each)")


if __name__ == "__main__":
    main()
