"""The examples that train agents share their command line and their scores; what they write can be checked."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.envs.arena import AgentQuestion, check_record

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def shared() -> Any:
    spec = importlib.util.spec_from_file_location("arena_run", EXAMPLES / "arena_run.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_what_was_trained_is_scored_and_its_record_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trained: list[tuple[str, int, int, str]] = []

    def train(arena: str, steps: int, seed: int, bots: str) -> str:
        trained.append((arena, steps, seed, bots))
        return "what was learned"

    def act(learned: str, asked: AgentQuestion) -> int:
        assert learned == "what was learned"
        return asked.legal[0]

    out = tmp_path / "first-7.json"
    words = ["attack-1", "--steps", "12", "--seed", "7", "--games", "3", "--out", str(out)]
    shared().train_and_score("first", "An agent that takes the first.", train, act, steps=99, words=words)
    assert trained == [("attack-1", 12, 7, "steady")]
    assert capsys.readouterr().out.startswith("seed 7, 12 steps, ")
    told = json.loads(out.read_text())
    assert told["agent"] == "first-7"
    assert dict(check_record(told))["attack-1"].games == 3


@pytest.mark.parametrize("name", ["ppo", "dqn"])
def test_an_example_hands_its_own_parts_over(name: str) -> None:
    text = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    assert f'train_and_score("{name}", __doc__, trained, act' in text
    assert "argparse" not in text, "the command line is shared"
