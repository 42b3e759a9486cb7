"""The house under Pyodide, in Node: every golden play again to the byte, and all five games whole."""

from __future__ import annotations

from pathlib import Path

from pocket.folder import told_by_pyodide
from tumblekeep.games import GAMES


def test_goldens_and_whole_games_are_the_same_under_pyodide(pocket_folder: Path) -> None:
    told = told_by_pyodide(pocket_folder, "in_pyodide")
    assert told["other_goldens"] == []
    assert told["goldens"] > len(GAMES)
    assert told["games"].keys() == set(GAMES)
    assert all(game["over"] and game["acts"] for game in told["games"].values())
    assert told["same"], "what was kept is not what happened"
    assert told["thoughts"], "no bot thought ahead"
    assert told["reached"] == []
    assert told["heap"] <= 120_000_000
