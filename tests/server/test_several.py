"""Two servers behind a real reverse proxy: one dies, the database is stopped at once, and nobody loses
anything (R22)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from server.postgres import Postgres
from server.several import NO_PROXY, nginx, play_behind_a_proxy


async def test_nothing_acknowledged_is_lost_when_one_of_two_servers_dies(
    postgres: Postgres, tmp_path: Path
) -> None:
    if nginx() is None:
        if os.environ.get("CI"):
            pytest.fail(NO_PROXY)
        pytest.skip(NO_PROXY)
    told = await play_behind_a_proxy(postgres, tmp_path, kills=1, restarts=1, acked=300, tables=4)
    assert told.killing.problems == []
    assert told.killing.kills == 1
    assert len(told.on_after_a_kill) == len(told.on_after_the_database) == 4
