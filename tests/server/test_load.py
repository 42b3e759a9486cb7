"""scripts/bench/load says what is wrong before it starts anything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("files", "more", "path", "why"),
    [
        (None, (), None, "there is no folder"),
        ((), (), None, "neither a peer's server"),
        (("bgio_load.js",), ("--sockets", "4"), None, "2 sockets per table"),
        (("bgio_load.js",), (), "nowhere", "needs node"),
    ],
    ids=["no folder", "no peer", "too many sockets", "no node"],
)
def test_what_can_not_be_measured_beside_is_told(
    files: tuple[str, ...] | None, more: tuple[str, ...], path: str | None, why: str, tmp_path: Path
) -> None:
    folder = tmp_path / "peer"
    if files is not None:
        folder.mkdir()
        for name in files:
            (folder / name).touch()
    environment = {**os.environ, **({} if path is None else {"PATH": str(tmp_path / path)})}
    command = [sys.executable, str(HOUSE / "scripts" / "bench" / "load"), "--beside", str(folder), *more]
    told = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert told.returncode == 1
    assert why in told.stderr
    assert told.stdout == ""
