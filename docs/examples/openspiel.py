"""OpenSpiel's own algorithms on games of this house: tabular Q-learning, Monte Carlo CFR and MCTS, as its examples use them.

    python docs/examples/openspiel.py [--episodes N] [--iterations N]

They need the extra `openspiel` and nothing else. OpenSpiel's deep agents (DQN, policy gradients, NFSP, deep CFR) are written for PyTorch
or JAX, which come with neither: `openspiel_deep.py` beside this file runs one of them.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr, tabular_qlearner

import tumblekeep.envs.spiel  # noqa: F401 - makes the games known

ALONE = "python_tumblekeep_dungeon_fighter(players=1)"
TWO = "python_tumblekeep_dungeon_attack(players=2)"


def q_learned(episodes: int, seed: int = 0) -> tuple[Any, list[float]]:
    """Tabular Q-learning, one player; the agent, and what each episode came to."""
    np.random.seed(seed)  # OpenSpiel's agents draw from numpy's own luck
    env = rl_environment.Environment(
        ALONE,
        observation_type=rl_environment.ObservationType.OBSERVATION,
        chance_event_sampler=rl_environment.ChanceEventSampler(seed=seed),
    )
    agent = tabular_qlearner.QLearner(player_id=0, num_actions=env.action_spec()["num_actions"])
    results = []
    for _ in range(episodes):
        now = env.reset()
        while not now.last():
            now = env.step([agent.step(now).action])
        agent.step(now)
        results.append(float(now.rewards[0]))
    return agent, results


def sampled_regrets(iterations: int, seed: int = 0) -> Any:
    """Outcome-sampling Monte Carlo CFR for two players; the solver."""
    np.random.seed(seed)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(TWO))
    for _ in range(iterations):
        solver.iteration()
    return solver


def searched(simulations: int, seed: int = 0) -> str:
    """What OpenSpiel's MCTS would do first, by name."""
    luck = np.random.RandomState(seed)
    game = pyspiel.load_game(TWO)
    bot = mcts.MCTSBot(game, 1.5, simulations, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return str(state.action_to_string(state.current_player(), bot.step(state)))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--episodes", type=int, default=200, help="of Q-learning (default 200)")
    parser.add_argument("--iterations", type=int, default=100, help="of Monte Carlo CFR (default 100)")
    given = parser.parse_args()
    agent, results = q_learned(given.episodes)
    print(f"Q-learning: {len(agent._q_values)} states in {len(results)} episodes, {np.mean(results):.3f} won")
    policy = sampled_regrets(given.iterations)
    print(f"Monte Carlo CFR: {len(policy._infostates)} information states in {given.iterations} iterations")
    print(f"MCTS, 20 simulations: {searched(20)}")


if __name__ == "__main__":
    main()
