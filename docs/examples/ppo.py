"""PPO with action masks (sb3-contrib) on an arena, scored like everybody's agents.

    pip install ".[research]" sb3-contrib
    python docs/examples/ppo.py attack-2 --steps 300000 --seed 1 --out ppo-1.json
    tumblekeep research check ppo-1.json

Nothing of it is a dependency of the package. With --out, the record of the scored games is written, which `check` replays.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor

from tumblekeep.envs.arena import AgentQuestion, record, score_agent, summary
from tumblekeep.envs.arena_env import ArenaEnv


def trained(arena: str, steps: int, seed: int, bots: str, envs: int = 32) -> MaskablePPO:
    """Train PPO in games of the arena; the reward comes at the end of a game."""
    together = VecMonitor(DummyVecEnv([lambda: ArenaEnv(arena, bots=bots)] * envs))
    model = MaskablePPO(
        "MlpPolicy",
        together,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=3e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
    )
    return model.learn(steps, log_interval=None, progress_bar=False)


def agent_of(model: Any) -> Any:
    """Return an agent as arenas ask it."""

    def act(asked: AgentQuestion) -> int:
        action, _ = model.predict(asked.vector, action_masks=asked.mask, deterministic=True)
        return int(action)

    return lambda table: act


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("arena", nargs="?", default="attack-2")
    parser.add_argument("--steps", type=int, default=300_000, help="decisions to train with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="steady", help="the other players in training, if there are any")
    parser.add_argument("--games", type=int, default=200, help="scored games")
    parser.add_argument("--out", help="where to write the record of the scored games")
    args = parser.parse_args()
    began = time.process_time()
    model = trained(args.arena, args.steps, args.seed, args.bots)
    took = time.process_time() - began
    games = list(score_agent(args.arena, agent_of(model), range(args.games)))
    print(f"seed {args.seed}, {args.steps} steps, {took:.0f} s of CPU: {summary(args.arena, games)}")
    if args.out:
        Path(args.out).write_text(json.dumps(record(f"ppo-{args.seed}", {args.arena: games})))


if __name__ == "__main__":
    main()
