"""Double DQN with action masks (PyTorch) on an arena, scored like everybody's agents.

    pip install ".[research]" torch
    python docs/examples/dqn.py attack-2 --steps 200000 --seed 1 --out dqn-1.json
    tumblekeep research check dqn-1.json

The usual libraries' DQN knows no masks, so this is a small one of its own: only offered actions are tried, and only offered
actions count in the value of the next decision. Rewards come at the end of a game, so returns over several decisions are used.
"""

from __future__ import annotations

from collections import deque
from copy import deepcopy
from typing import Any

import numpy as np
import torch
from arena_run import train_and_score
from torch import nn

from tumblekeep.envs.arena import AgentQuestion
from tumblekeep.envs.arena_env import ArenaEnv

AHEAD = 10
"""Decisions until the value of a position is trusted instead of what came of it."""
MEMORY, BATCH, EVERY, REFRESH = 50_000, 128, 8, 2_000


class Replay:
    """The latest decisions: what was seen, done and gained, and what was seen and offered some decisions later."""

    def __init__(self, seen: int, actions: int) -> None:
        self.seen, self.later = np.zeros((2, MEMORY, seen), np.float32)
        self.offered = np.zeros((MEMORY, actions), np.int8)
        self.action = np.zeros(MEMORY, np.int64)
        self.gained, self.going = np.zeros((2, MEMORY), np.float32)
        self.count = 0

    def add(self, first: tuple[Any, int], gained: float, later: Any, offered: Any, going: bool) -> None:
        place = self.count % MEMORY
        self.seen[place], self.action[place] = first
        self.gained[place], self.going[place] = gained, going
        self.later[place], self.offered[place] = later, offered
        self.count += 1

    def drawn(self, luck: np.random.Generator) -> list[torch.Tensor]:
        rows = luck.integers(min(self.count, MEMORY), size=BATCH)
        parts = (self.seen, self.action, self.gained, self.later, self.offered, self.going)
        return [torch.from_numpy(part[rows]) for part in parts]


def network(seen: int, actions: int) -> nn.Module:
    return nn.Sequential(
        nn.Linear(seen, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, actions)
    )


def best(net: nn.Module, seen: Any, mask: Any) -> int:
    """Return the offered action of the highest value."""
    with torch.no_grad():
        worth = net(torch.from_numpy(seen)[None])[0].numpy()
    return int(np.where(mask > 0, worth, -np.inf).argmax())


def trained(arena: str, steps: int, seed: int, bots: str) -> nn.Module:
    """Train in games of the arena."""
    torch.manual_seed(seed)
    luck = np.random.default_rng(seed)
    env = ArenaEnv(arena, bots=bots)
    size, actions = env.table.observer.size, len(env.table.names)
    net = network(size, actions)
    target, replay = deepcopy(net), Replay(size, actions)
    adam = torch.optim.Adam(net.parameters(), lr=5e-4)
    waiting: deque[tuple[Any, int]] = deque()
    seen, info = env.reset(seed=seed)
    for step in range(steps):
        mask = info["action_mask"]
        trying = max(0.05, 1 - 2 * step / steps)
        action = int(luck.choice(mask.nonzero()[0])) if luck.random() < trying else best(net, seen, mask)
        waiting.append((seen, action))
        seen, gained, over, _, info = env.step(action)
        while waiting and (over or len(waiting) == AHEAD):
            replay.add(waiting.popleft(), gained, seen, info["action_mask"], not over)
        if over:
            seen, info = env.reset()
        if step % EVERY == 0 and replay.count > 2_000:
            learn(net, target, adam, replay.drawn(luck))
        if step % REFRESH == 0:
            target.load_state_dict(net.state_dict())
    return net


def learn(net: nn.Module, target: nn.Module, adam: torch.optim.Optimizer, drawn: list[torch.Tensor]) -> None:
    """Take one step: the net chooses the next action, the target says what it is worth (double DQN)."""
    seen, action, gained, later, offered, going = drawn
    with torch.no_grad():
        chosen = net(later).masked_fill(offered == 0, -1e9).argmax(1, keepdim=True)
        wanted = gained + going * target(later).gather(1, chosen)[:, 0]
    told = net(seen).gather(1, action[:, None])[:, 0]
    loss = nn.functional.smooth_l1_loss(told, wanted)
    adam.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 10)
    adam.step()


def act(net: nn.Module, asked: AgentQuestion) -> int:
    """Answer as an arena asks."""
    return best(net, asked.vector, asked.mask)


if __name__ == "__main__":
    train_and_score("dqn", __doc__, trained, act, steps=200_000)
