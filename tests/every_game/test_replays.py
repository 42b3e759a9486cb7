"""A log replays to the same game under any hash seed (R9).

`scripts/stress/replay-check` runs more games and other Python versions.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tumblekeep.games import GAMES, load
from tumblekeep.testing.replays import fingerprint, random_log

SOURCE = Path(__file__).parents[2] / "src"


def test_a_log_plays_again_to_the_same_game_under_any_hashing(tmp_path: Path) -> None:
    for slug in GAMES:
        for seed in range(2):
            (tmp_path / f"{slug}-{seed}.tumble").write_text(random_log(load(slug), seed), "utf-8")
    found = [
        json.loads(
            subprocess.run(
                [sys.executable, "-m", "tumblekeep.testing.replays", str(tmp_path)],
                env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(SOURCE)},
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
        for seed in ("1", "2")
    ]
    assert len(found[0]) == 2 * len(GAMES)
    assert found[0] == found[1]


def test_another_game_has_another_fingerprint() -> None:
    one, other = (fingerprint(random_log(load("dungeon_attack"), seed)) for seed in (1, 2))
    assert one != other
