"""Throws of a game, replayed: from their events, or simulated again from the launch in the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.guest import inn, quick
from server.test_lines import throwers, until_throw
from server.test_play import sqlite
from tumblekeep.kit.throwing import is_installed

LAUNCH = {"velocity": [1.4, 0, 0.3], "touch": {"speed": 0.0, "jitter": 0.0}}


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
async def test_a_throw_is_watched_again_here_and_wherever_its_log_is_opened(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(throwers()[0], 2, throws="aimed")
        path = f"/tables/{opened['table']['id']}"
        async with there.guest(opened, 0, 1) as guest:
            seat = (await until_throw(guest, 2))["seat"]
            assert (await guest.act("launch", seat=seat, at=guest.seq, launch=LAUNCH))["type"] == "ack"
            flown = next(
                m["event"] for m in guest.heard if m["type"] == "event" and m["event"]["flight"] is not None
            )
        made = (await there.get(f"{path}/throws")).json()["throws"]
        assert [(one["seat"], one["landing"], one["flies"]) for one in made] == [
            (seat, flown["flight"]["landing"], True)
        ]
        answered = made[0]["answered"]
        assert answered == flown["answers"][0]["n"]
        assert (await there.get(f"{path}/throws/{answered}")).json() == flown["flight"]
        nothing = await there.get(f"{path}/throws/1")
        assert (nothing.status_code, nothing.json()["problem"]["id"]) == (404, "server-no-flight")

        saved = (await there.get(f"{path}/log")).text
        loaded = (await there.post("/tables/load", {"log": saved})).json()["table"]["id"]
        again = (await there.get(f"/tables/{loaded}/throws/{answered}")).json()
        assert again == flown["flight"]  # no event has the flight: simulated again, it is the same


async def test_a_throw_that_was_drawn_lies_somewhere_and_is_not_watched(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(throwers()[0], 0, 2)
        path = f"/tables/{opened['table']['id']}"
        async with there.guest(opened) as watcher:
            await watcher.hear(
                "event", where=lambda m: any(a["ask"] == "throw" for a in m["event"]["answers"])
            )
        made: list[dict[str, Any]] = (await there.get(f"{path}/throws")).json()["throws"]
        assert made
        for one in made:
            assert not one["flies"]
            assert len(one["judged"]) == len(one["landing"].get("dice", [0]))
        assert (await there.get(f"{path}/throws/{made[0]['answered']}")).status_code == 404
