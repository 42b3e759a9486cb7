"""What the examples share that train an agent for an arena: their command line, and the score of what was learned."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tumblekeep.envs.arena import AgentQuestion, record, score_agent, summary

Train = Callable[[str, int, int, str], Any]
"""Trains with an arena, a number of decisions, a seed and the level of the other players; returns what was learned."""
Act = Callable[[Any, AgentQuestion], int]
"""Answers a question of an arena by what was learned."""


def train_and_score(
    name: str, about: str, train: Train, act: Act, *, steps: int, words: list[str] | None = None
) -> None:
    """Train as the command line says, score the agent in games of the arena, and print its score."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("arena", nargs="?", default="attack-2")
    parser.add_argument("--steps", type=int, default=steps, help="decisions to train with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="steady", help="the other players in training, if there are any")
    parser.add_argument("--games", type=int, default=200, help="scored games")
    parser.add_argument("--out", help="where to write the record of the scored games")
    args = parser.parse_args(words)
    began = time.process_time()
    learned = train(args.arena, args.steps, args.seed, args.bots)
    took = time.process_time() - began
    games = list(score_agent(args.arena, lambda table: lambda asked: act(learned, asked), range(args.games)))
    print(f"seed {args.seed}, {args.steps} steps, {took:.0f} s of CPU: {summary(args.arena, games)}")
    if args.out:
        Path(args.out).write_text(json.dumps(record(f"{name}-{args.seed}", {args.arena: games})))
