"""What each part of the package needs: rules and bots the standard library, environments nothing of the server's."""

from __future__ import annotations

import subprocess
import sys

import pytest

SERVER = (
    "fastapi",
    "httptools",
    "orjson",
    "openskill",
    "pydantic",
    "shtab",
    "sqlalchemy",
    "starlette",
    "textual",
    "tomli_w",
    "uvicorn",
    "uvloop",
    "websockets",
)
"""What only the server, the terminal or the writing of packs needs."""
OTHERS = (
    "babel",
    "fluent",
    "rich",
    "numpy",
    "gymnasium",
    "pettingzoo",
    "PIL",
    "mujoco",
    "matplotlib",
    "pyarrow",
)

BLOCKED = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED_NAMES:
            raise ModuleNotFoundError(f"{name} is blocked in this test", name=name)

sys.meta_path.insert(0, Blocked())
"""
RULES = """
from importlib import import_module
from random import Random
from tumblekeep import GAMES, Play, SampledFate, load, from_text, log_of, to_text
from tumblekeep.players.levels import player

for slug in GAMES:
    game = load(slug)
    play = Play(game, 2)
    levels = ("steady", "careless")
    play.finish(SampledFate(3), [player(level, game, Random(1).random) for level in levels])
    assert from_text(to_text(log_of(play, ["a", "b"]))).replay(game).outcome == play.outcome
game = load("dungeon_attack")
play = Play(game, 1)
assert player("shrewd", game, Random(1).random)(play.look, play.question) in play.question.options
"""
ENVIRONMENTS = """
import gymnasium
from tumblekeep import GAMES
from tumblekeep.envs import aec, arena, arena_env, batch, dataset, facts, frozen, ids, learning, parallel, throwing, wording

for slug in GAMES:
    env = gymnasium.make(ids.name_of(slug), seats=2)
    _, info = env.reset(seed=1)
    env.step(info["action_mask"].nonzero()[0][0])
    aec.env(slug, seats=2).reset(seed=1)
    parallel.parallel_env(slug, seats=2).reset(seed=1)
assert len(list(arena.score_agent("attack-1", "steady", [0]))) == 1
arena_env.ArenaEnv("attack-2").reset(seed=1)
assert frozen.what_changed("attack-1") == []
assert dataset.play_game("attack-1", 0).results
"""


def run(blocked: tuple[str, ...], script: str) -> subprocess.CompletedProcess[str]:
    source = f"BLOCKED_NAMES = {blocked!r}\n{BLOCKED}\n{script}"
    return subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("blocked", "script"),
    [((*SERVER, *OTHERS), RULES), ((*SERVER, "pyarrow"), ENVIRONMENTS)],
    ids=["rules", "environments"],
)
def test_rules_bots_and_environments_need_none_of_the_servers_packages(
    blocked: tuple[str, ...], script: str
) -> None:
    done = run(blocked, script)
    assert done.returncode == 0, done.stderr


def test_what_is_blocked_is_missed_where_it_is_needed() -> None:
    done = run(SERVER, "import tumblekeep.server.http.app")
    assert "is blocked in this test" in done.stderr
