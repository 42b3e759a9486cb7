"""What tries of the daily door were worth: counted once when a game ends, and looked back at afterwards, in worker processes."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from typing import TYPE_CHECKING, Any

from tumblekeep.core.log import Log, from_text, to_text
from tumblekeep.daily import moments
from tumblekeep.daily.schedule import DayPlan
from tumblekeep.fate.keyed import day_key
from tumblekeep.games import load
from tumblekeep.server.daily.records import Crowd, GatheredChoice, StoredDay, StoredTry
from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.keeping import folded
from tumblekeep.server.visibility.export import finished_log

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

AT_A_TIME = 200
MOST_CHOICES = 400
"""Choices of one try that are gathered."""
FEWEST_MET = 3
"""How many must have met a position before it may become a puzzle."""
PUZZLES = 3
LOOKED_AT = 8
"""Positions that are looked at for them."""


def score_text(text: str, day: str) -> dict[str, Any] | None:
    """What a try was worth, as plain data with its choices. Runs in a worker process."""
    from tumblekeep.daily.scoring import score

    log = from_text(text)
    found = score(log, load(log.header.game), day)
    if found is None:
        return None
    return {**found.plain(), "choices": [list(one) for one in found.choices[:MOST_CHOICES]]}


def look_back_text(text: str, day: str, choices: list[Any], crowd: dict[str, Any]) -> dict[str, Any]:
    """What a player is shown afterwards. Runs in a worker process."""
    from tumblekeep.daily.lookback import CrowdShare, others_of, spots_of
    from tumblekeep.daily.scoring import PlacedChoice

    log = from_text(text)
    game = load(log.header.game)
    placed = [PlacedChoice(*one) for one in choices]
    gathered = {
        position: {option: CrowdShare(*share) for option, share in shares.items()}
        for position, shares in crowd.items()
    }
    return {
        "spots": spots_of(log, game, placed, day),
        "others": others_of(log, game, placed, gathered),
    }


def masterful_text(plan: dict[str, Any], secret: str) -> dict[str, Any]:
    """How the masterful player fared on a day. Runs in a worker process."""
    from tumblekeep.daily.lookback import masterful_try

    planned = DayPlan.read(plan)
    return masterful_try(planned, day_key(bytes.fromhex(secret), planned.day.isoformat())).plain()


def puzzle_text(text: str, number: int, name: str) -> dict[str, Any] | None:
    """A puzzle of a position, as plain data. Runs in a worker process."""
    from tumblekeep.daily.lookback import puzzle_at
    from tumblekeep.players.puzzles import plain_puzzles

    log = from_text(text)
    game = load(log.header.game)
    found = puzzle_at(log, game, number, name)
    return None if found is None else plain_puzzles(game.slug, game.version, [found])


class DailyCounting:
    """Counts the tries of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._counting: dict[str, asyncio.Task[bool]] = {}

    async def _log(self, table: str) -> Log | None:
        """A finished table's game; None if it is not over, or says nothing any more."""
        row = await self._registry.store.table(table)
        if row is None or row.state != "over":
            return None
        memory = await folded(self._registry, row)
        if memory.bare is None or memory.state.frozen or not memory.bare.lines:
            return None
        return finished_log(memory.state, memory.bare, None, memory.record)

    async def count(self, table: str) -> bool:
        """Count a finished try, once; False if there is nothing to count."""
        task = self._counting.get(table)
        if task is None:
            task = self._counting[table] = self._registry.spawn(self._count(table))
            task.add_done_callback(lambda _: self._counting.pop(table, None))
        return await asyncio.shield(task)

    async def _count(self, table: str) -> bool:
        daily = self._registry.daily
        if daily.store is None:
            return False
        mine = await daily.store.try_at(table)
        row = await self._registry.store.table(table)
        if mine is None or mine.ended or row is None or row.state != "over":
            return False
        late = row.touched >= moments.closes(date.fromisoformat(mine.day))
        log = await self._log(table)
        if late or log is None:
            await daily.store.drop(mine.day, mine.holder)
            return False
        text = await in_thread(to_text, log)
        told = await self._registry.analyses.workers.do(table, score_text, text, mine.day)
        if told is None:
            return False
        choices = told.pop("choices")
        done = mine._replace(
            ended=row.touched,
            result=told["result"],
            skill=told["skill"],
            luck=told["luck"],
            body=json.dumps({"score": told, "choices": choices}),
        )
        gathered = [GatheredChoice(one[1], one[3], one[4], one[0]) for one in choices]
        return await daily.store.finish(done, gathered)

    async def count_quietly(self, table: str) -> bool:
        """Count a try, and tell whether that was done. What fails is counted when somebody asks, or after the next start."""
        try:
            return await self.count(table)
        except Refusal as refusal:
            journal.warning("a try was not counted", table=table, why=refusal.message.id)
            return False

    async def count_older(self) -> None:
        """Count what earlier servers have left."""
        if self._registry.daily.store is not None:
            for one in await self._registry.daily.store.unfinished(AT_A_TIME):
                await self.count_quietly(one.table)

    # -- afterwards -----------------------------------------------------------------------------------

    async def shown_after(self, mine: StoredTry) -> dict[str, Any]:
        """What a player is shown after a try: own choices, and those of others."""
        body = json.loads(mine.body)
        choices = body.get("choices", [])
        log = await self._log(mine.table) if mine.table else None
        if log is None or not choices:
            return {"spots": [], "others": []}
        crowd = await self._registry.daily.the_store.crowd(mine.day, [one[1] for one in choices])
        text = await in_thread(to_text, log)
        found: dict[str, Any] = await self._registry.analyses.workers.do(
            mine.table, look_back_text, text, mine.day, choices, _plain_crowd(crowd)
        )
        return found

    async def look_back(self, day: str) -> None:
        """After a day: let the masterful player try it, and make puzzles of its most instructive positions."""
        try:
            await self._look_back(day)
        except Refusal as refusal:
            journal.warning("a day was not looked back at", day=day, why=refusal.message.id)
        except Exception as error:  # looking back is an extra: the next day must still begin
            journal.error("a day was not looked back at", trace=error, day=day)

    async def _look_back(self, day: str) -> None:
        store = self._registry.daily.the_store
        stored = await store.day(day)
        if stored is None or stored.aftermath or not stored.revealed:
            return
        plan = json.loads(stored.plan)
        found: dict[str, Any] = {"masterful": None, "puzzles": []}
        if plan["kind"] != "throws" and load(plan["game"]).version == stored.version:
            found["masterful"] = await self._registry.analyses.workers.do(
                f"daily {day}", masterful_text, plan, stored.secret
            )
            found["puzzles"] = await self._puzzles(stored)
        await store.set_aftermath(day, json.dumps(found))

    async def _puzzles(self, stored: StoredDay) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        store = self._registry.daily.the_store
        for spot in await store.busiest(stored.day, FEWEST_MET, LOOKED_AT):
            log = await self._log(spot.table)
            if log is None or spot.lost <= 0 or len(found) == PUZZLES:
                continue
            text = await in_thread(to_text, log)
            name = f"day-{stored.day}-{len(found) + 1}"
            made = await self._registry.analyses.workers.do(
                f"daily {stored.day}", puzzle_text, text, spot.number, name
            )
            if made is not None:
                found.append(made)
        return found


def _plain_crowd(crowd: Crowd) -> dict[str, Any]:
    return {
        position: {option: list(share) for option, share in shares.items()}
        for position, shares in crowd.items()
    }
