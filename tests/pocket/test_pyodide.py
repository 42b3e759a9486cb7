"""The house under Pyodide, in Node: every golden play again to the byte, and all five games whole."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tumblekeep.games import GAMES
from tumblekeep.pocket.bundling.downloads import kept_downloads, program, pyodide, wheels

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def test_goldens_and_whole_games_are_the_same_under_pyodide() -> None:
    kept = kept_downloads()
    folders = [pyodide(kept), wheels(kept)[0].parent, ROOT / "src", ROOT / "tests"]
    command = [program("node"), HERE / "pyodide_games.mjs", *folders]
    done = subprocess.run([str(one) for one in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["other_goldens"] == []
    assert told["goldens"] > len(GAMES)
    assert told["games"].keys() == set(GAMES)
    assert all(game["over"] and game["acts"] for game in told["games"].values())
    assert told["same"], "what was kept is not what happened"
    assert told["thoughts"], "no bot thought ahead"
    assert told["reached"] == []
    assert told["heap"] <= 120_000_000
