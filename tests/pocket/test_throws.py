"""Aimed throws under Pyodide, in Node, by MuJoCo's own WebAssembly build."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tumblekeep.pocket.bundling.downloads import kept_downloads, physics, pinned, program, pyodide, wheels

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def test_dice_fly_in_a_browser_by_its_own_engine() -> None:
    kept = kept_downloads()
    folders = [pyodide(kept), wheels(kept)[0].parent, ROOT / "src", ROOT / "tests", physics(kept)]
    command = [program("node"), HERE / "pyodide_throws.mjs", *folders, ROOT / "web"]
    done = subprocess.run([str(one) for one in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    told = json.loads(done.stdout.splitlines()[-1])
    stamp = f"mujoco-{pinned('mujoco')['version']}-wasm32"
    assert told["stamp"] == stamp
    assert told["slid"]["far"] == pytest.approx(told["slid"]["wanted"], rel=0.03)
    for name, thrown in told["throws"].items():
        assert thrown["same"], f"{name}: the same launch landed elsewhere"
        assert thrown["landing"]["stamp"].endswith(f"/{stamp}")
        assert thrown["landing"]["ending"] == "rest"
        assert thrown["track"] > 200
    assert told["flip"]["template"] == "frozen"
    assert "velocity" in told["absurd"]
    assert told["aimed"] >= 6, "the stored aims no longer hit"
    for slug, game in told["games"].items():
        assert game["physics"] is True
        assert game["refused"] == [], slug
        assert game["stamps"] == [stamp], slug
