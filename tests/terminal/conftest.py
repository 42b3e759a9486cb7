"""Tests of the terminal never touch anybody's own saved games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tumblekeep.saves import SavedGame


@pytest.fixture(autouse=True)
def own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Use an empty folder for saved games, and English. Close the files that a test leaves open."""
    opened: list[SavedGame] = []
    begin = SavedGame.__init__

    def noted(self: SavedGame, path: Path) -> None:
        begin(self, path)
        opened.append(self)

    monkeypatch.setattr(SavedGame, "__init__", noted)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "shelf"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en_GB.UTF-8")
    yield tmp_path / "shelf"
    for saved in opened:
        saved.close()
