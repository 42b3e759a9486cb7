"""Bots that look ahead: they think in separate processes during their pause, before anybody has to wait for the
table.

A thought starts when a bot is asked, and its time limit is the bot's pause. A result that is not there by then is
not waited for, and the steady bot answers. It also answers if a thought fails, and at once if every process is
busy with another table's bot, because queueing would make all of them late. A result counts only for the question
it was started with: people who decide at the same time may have changed the table meanwhile.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from tumblekeep.core.ask import Option
from tumblekeep.players.levels import LEVELS
from tumblekeep.players.portable_play import PortablePlay, opened, posted
from tumblekeep.players.thinker import Thinker
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.workers import WorkerPool

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable

THINKING = frozenset(level for level, how in LEVELS.items() if how.limits is not None)
LEAST_SECONDS = 0.3
"""How many seconds a bot without a pause may think."""
SHARE = 0.6
"""The share of that time for the search itself; the rest is for replaying the log and for communication."""
STUCK_SECONDS = 30.0
"""A process that has not answered after this many seconds is killed. A thought's own limits end it long before."""


class BotThought:
    """One bot's thought about one question."""

    def __init__(self, seat: int, asked_since: int | None, doing: asyncio.Task[Option | None]) -> None:
        self.seat = seat
        self._asked_since = asked_since
        self._doing = doing

    async def ready(self) -> None:
        """Wait for the result, or until it is given up."""
        await asyncio.wait([self._doing])

    def for_question(self, live_table: LiveTable, seat: int) -> Option | None:
        """Return the result, if it is there and belongs to what this seat is asked now."""
        served = live_table.served
        if served is None or seat != self.seat or served.asked_since.get(seat) != self._asked_since:
            return None
        done = self._doing.done() and not self._doing.cancelled()
        option = self._doing.result() if done else None
        part = served.play.asked().get(seat)
        return option if part is not None and option in part.options else None


class ThinkingWorkers:
    """The processes in which bots think."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = WorkerPool(workers, STUCK_SECONDS)
        self._workers = workers
        self._metrics = metrics

    def begin(self, live_table: LiveTable) -> BotThought | None:
        """Let the first bot that is asked start thinking, if its level looks ahead."""
        served = live_table.served
        if served is None or served.fate_is_asked():
            return None
        seat = next((seat for seat in served.asked() if live_table.is_bot(seat)), None)
        level = None if seat is None else live_table.state.seats[seat].level
        if seat is None or level not in THINKING or seat not in served.play.asked():
            return None
        if self.workers.waiting() >= self._workers:
            self._metrics.thoughts["busy"] += 1
            return None
        seconds = max(LEAST_SECONDS, live_table.registry.settings.bot_pause)
        chance = live_table.registry.luck.random(
            live_table.secret.hex(), served.answered_by(seat), seat, "thinks"
        )
        doing = self._think(live_table.id, posted(served.play), seat, level, chance, seconds)
        return BotThought(seat, served.asked_since.get(seat), live_table.registry.spawn(doing))

    async def _think(
        self, table: str, sent: PortablePlay, seat: int, level: str, chance: Random, seconds: float
    ) -> Option | None:
        seed = str(chance.random())
        try:
            asked = self.workers.do(table, thought, sent, seat, level, seed, seconds * SHARE)
            option = await asyncio.wait_for(asked, seconds)
        except TimeoutError:
            self._metrics.thoughts["late"] += 1
            journal.info(
                "a bot thought for too long; the steady bot answers instead", game=sent.game, level=level
            )
        except Refusal as refusal:
            self._metrics.bot_failures += 1
            self._metrics.thoughts["failed"] += 1
            why = refusal.message.id
            journal.warning(
                "a bot failed to think; the steady bot answers instead", game=sent.game, level=level, why=why
            )
        else:
            self._metrics.thoughts["there"] += 1
            return option
        return None

    def close(self) -> None:
        """Stop all thinking."""
        self.workers.close()


def thought(sent: PortablePlay, seat: int, level: str, seed: str, seconds: float) -> Option:
    """Find the answer of a bot of this level within this much processor time. Runs in a worker process."""
    play, found = opened(sent), LEVELS[level]
    assert found.limits is not None
    limits = found.limits._replace(seconds=min(found.limits.seconds, seconds))
    failures: list[Exception] = []
    bot = Thinker(
        play.game,
        limits,
        Random(seed).random,
        nested=found.nested,
        failed=lambda failure, question: failures.append(failure),
    )
    option = bot(play.look, play.asked()[seat])
    if failures:
        raise failures[0]
    return option
