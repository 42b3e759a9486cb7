"""What is done under Pyodide, with the same players as under this Python: every golden play again, and games at a house."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from pocket.player import MemoryJournal, Player, open_table, opened
from tumblekeep.games import GAMES, load
from tumblekeep.pocket import mind
from tumblekeep.testing.golden import declared_goldens, golden_text

GAMES_FOLDER = Path(__file__).parents[1] / "games"


def cpu_seconds() -> float:
    """The CPU time of Node until now, or of this process under another Python."""
    try:
        from js import process
    except ImportError:
        return time.process_time()
    spent = process.cpuUsage()
    return float(spent.user + spent.system) / 1e6


class TimedPlayer(Player):
    """Notes how much CPU time each act takes until it is acknowledged."""

    def __init__(self, *given: Any) -> None:
        self.seconds: list[float] = []
        self._asked_at = 0.0
        super().__init__(*given)

    def answer(self) -> None:
        self._asked_at = cpu_seconds()
        super().answer()

    def _hear(self, text: str) -> None:
        if text.startswith('{"type":"ack"'):
            self.seconds.append(cpu_seconds() - self._asked_at)
        super()._hear(text)


class Inline:
    """A mind in the same Python, by the same text as one in a worker."""

    throws = False

    def __init__(self) -> None:
        self.jobs = 0

    async def think(self, request_text: str) -> str:
        self.jobs += 1
        return mind.answer(request_text)


def goldens() -> dict[str, bool]:
    """Every golden play, and whether it is the same here to the byte."""
    found = {}
    for slug in GAMES:
        folder = GAMES_FOLDER / slug
        for golden in declared_goldens(folder / "goldens.toml"):
            kept = (folder / "goldens" / f"{golden.name}.txt").read_bytes()
            found[f"{slug}/{golden.name}"] = golden_text(load(slug), golden).encode() == kept
    return found


async def everything() -> str:
    """Do all of it; return what it was like, as JSON."""
    began = time.perf_counter()
    journal, minds = MemoryJournal(), Inline()
    house = await opened(journal, minds=minds)
    told: dict[str, Any] = {"opened": time.perf_counter() - began, "games": {}}
    logs = {}
    for game in GAMES:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "shrewd"}]
        table = await open_table(house, game, seats=seats)
        player = TimedPlayer(house, table, Random(game))
        await player.until(lambda one: one.outcome is not None or one.closed)
        spent = sorted(player.seconds)
        logs[player.table] = [row.body for row in await house.store.events(player.table)]
        told["games"][game] = {
            "over": player.outcome is not None,
            "acts": len(player.acked),
            "median": spent[len(spent) // 2],
            "p95": spent[int(len(spent) * 0.95)],
        }
    await house.close()
    again = await opened(MemoryJournal(journal.data))
    found = {table: [row.body for row in await again.store.events(table)] for table in logs}
    told["same"] = found == logs
    told["thoughts"] = minds.jobs
    await again.close()
    played = goldens()
    told["goldens"] = len(played)
    told["other_goldens"] = [name for name, same in played.items() if not same]
    told["version"] = sys.version.split()[0]
    told["reached"] = sorted({"sqlalchemy", "uvicorn", "websockets", "multiprocessing"} & sys.modules.keys())
    return json.dumps(told)
