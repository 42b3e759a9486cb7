"""PPO with action masks (sb3-contrib) on an arena, scored like everybody's agents.

    pip install ".[research]" sb3-contrib
    python docs/examples/ppo.py attack-2 --steps 300000 --seed 1 --out ppo-1.json
    tumblekeep research check ppo-1.json

Nothing of it is a dependency of the package. With --out, the record of the scored games is written, which `check` replays.
"""

from __future__ import annotations

from arena_run import train_and_score
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor

from tumblekeep.envs.arena import AgentQuestion
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


def act(model: MaskablePPO, asked: AgentQuestion) -> int:
    """Answer as an arena asks."""
    action, _ = model.predict(asked.vector, action_masks=asked.mask, deterministic=True)
    return int(action)


if __name__ == "__main__":
    train_and_score("ppo", __doc__, trained, act, steps=300_000)
