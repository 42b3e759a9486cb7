"""The folder that `tumblekeep pocket` makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocket.folder import made_folder


@pytest.fixture(scope="session")
def pocket_folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    return made_folder(tmp_path_factory, worker_id)
