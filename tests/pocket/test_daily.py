"""The daily door in a house without a server: the day can be played, and nothing is ranked."""

from __future__ import annotations

import json
from random import Random

from pocket.player import MemoryJournal, Player, call, opened
from server.test_daily import DAY
from tumblekeep.daily import moments

GUEST = "g" * 32


async def test_the_day_is_played_in_a_pocket_and_counts_for_nothing() -> None:
    house = await opened(MemoryJournal())
    registry = house.application.registry
    assert registry is not None
    clock = registry.table_clock
    clock.turn((moments.begins(DAY) - clock.wall()) / 1000 + 12 * 3600)
    status, told = await call(house, "GET", "/api/daily", token=GUEST)
    door = json.loads(told)
    assert (status, door["day"], door["game"]) == (200, DAY.isoformat(), "dungeon_attack")
    assert (door["ranked"], door["counts"], door["tomorrow"]) == (False, False, None)
    logs = []
    for _ in range(2):
        status, told = await call(house, "POST", "/api/daily/try", {"name": "Ada"}, GUEST)
        tried = json.loads(told)
        assert (status, tried["counts"]) == (201, False)
        seat = {"table": {"id": tried["table"]}, "mine": [{"seat": 0, "token": tried["token"]}]}
        player = Player(house, seat, Random("the same choices"))
        await player.until(lambda one: one.outcome is not None or one.closed)
        assert player.outcome is not None
        _, log = await call(house, "GET", f"/api/tables/{tried['table']}/log", token=tried["token"])
        logs.append([json.loads(line).get("answer") for line in log.decode().splitlines()[1:]])
    assert logs[0] == logs[1], "the same choices meet the same dice"
    for path in ("rankings", "after"):
        assert (await call(house, "GET", f"/api/daily/{path}", token=GUEST))[0] == 404
    status, told = await call(house, "GET", "/api/daily/calendar", token=GUEST)
    assert not any(one["played"] for one in json.loads(told)["days"])
    await house.close()
