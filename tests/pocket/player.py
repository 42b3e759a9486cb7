"""Clients of a house in process: they speak the same messages as those of a server."""

from __future__ import annotations

import asyncio
import itertools
import json
from dataclasses import replace
from random import Random
from typing import Any

from tumblekeep.pocket.house import SETTINGS, House, open_house
from tumblekeep.pocket.journal import HouseJournal
from tumblekeep.pocket.journal import MemoryJournal as MemoryJournal
from tumblekeep.server.settings import Settings

QUICK = replace(SETTINGS, bot_pause=0.0, keep_seconds=-1.0, seed="tests of the pocket")
_numbers = itertools.count(1)


async def opened(journal: HouseJournal, settings: Settings = QUICK, minds: Any = None) -> House:
    return await open_house(journal, minds, settings)


async def call(house: House, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
    headers = [["Content-Type", "application/json"]] + (
        [["Authorization", f"Bearer {token}"]] if token else []
    )
    raw = b"" if body is None else json.dumps(body).encode()
    status, _, told = await house.request(method, path, headers, raw)
    return status, told


async def open_table(house: House, game: str, people: int = 1, bots: int = 0, **more: Any) -> Any:
    """Open a table with this many people and bots, or with the `seats` given; begun at once."""
    seats: list[dict[str, Any]] = [{"kind": "person", "name": f"Guest {n}"} for n in range(people)]
    seats += [{"kind": "bot", "level": "greedy"} for _ in range(bots)]
    status, told = await call(
        house, "POST", "/api/tables", {"game": game, "seats": seats, "start": True, **more}
    )
    assert status == 201, told
    return json.loads(told)


class Player:
    """Answers for its seats, at random, until the game is over."""

    def __init__(self, house: House, table: Any, chance: Random) -> None:
        self.acked: dict[str, int] = {}
        self.refused: list[Any] = []
        self.closed: list[int] = []
        self.welcome: Any = None
        self.outcome: Any = None
        self.silent = False
        """Answer nothing more."""
        self._chance = chance
        self._news = asyncio.Event()
        self._latest: Any = None
        self._pending: str | None = None
        self.table = table["table"]["id"]
        self._tokens = [one["token"] for one in table["mine"]]
        self.connection = house.connect("/api/socket", self._hear, self._close)
        self.say(type="hello", protocol=1, table=self.table, tokens=self._tokens)

    def say(self, **message: Any) -> None:
        self.connection.receive(json.dumps(message))

    def _close(self, code: int) -> None:
        self.closed.append(code)
        self._news.set()

    def _hear(self, text: str) -> None:
        told = json.loads(text)
        kind = told["type"]
        if kind == "ack":
            self.acked[told["action"]] = told["seq"]
            self._pending = None
        elif kind == "refused":
            self.refused.append(told)
            self._pending = None
            self.say(type="resync")
        elif kind in ("welcome", "event"):
            self._latest = told
            if kind == "welcome":
                self.welcome = told
            self.outcome = told["outcome"]
        if self._pending is None and kind in ("ack", "welcome", "event") and self.outcome is None:
            self.answer()
        self._news.set()

    def answer(self) -> None:
        """Answer the first question of our own."""
        for sight in () if self.silent else self._latest["sights"] or ():
            question = sight["question"] or {}
            mine = question.get("mine") if "waiting" in question else question
            if mine and mine.get("seat") == sight["seat"] and mine.get("options"):
                self._pending = f"pocket-act-{next(_numbers):08}"
                option = self._chance.choice(mine["options"])["id"]
                fields = {"seat": sight["seat"], "at": self._latest["seq"], "option": option}
                self.say(type="answer", action=self._pending, **fields)
                return

    def look_again(self) -> None:
        """Let whoever waits `until` something look whether it is true now."""
        self._news.set()

    async def until(self, true: Any) -> None:
        while not true(self):
            self._news.clear()
            await self._news.wait()
