"""Aimed throws under Pyodide, in Node, by MuJoCo's own WebAssembly build."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocket.folder import told_by_pyodide
from tumblekeep.pocket.bundling.downloads import pinned


def test_dice_fly_in_a_browser_by_its_own_engine(pocket_folder: Path) -> None:
    told = told_by_pyodide(pocket_folder, "throws_in_pyodide", physics=True)
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
