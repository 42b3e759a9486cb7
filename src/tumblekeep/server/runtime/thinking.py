"""Bots that look ahead: they think in separate processes during their pause, before anybody has to wait for the
table.

A thought starts when a bot is asked, and its time limit is the bot's pause. A result that is not there by then is
not waited for, and the steady bot answers. It also answers if a thought fails, and where nobody watches: no process
thinks for an empty room. If the processes are busy with other tables' bots, a bot thinks less, so that all of them are
in time; tables of one address have few places, and whoever has used least goes first. Players are told when their bots
have to think less. A result counts only for the question it was started with: people who decide at the same time may
have changed the table meanwhile.
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
from tumblekeep.server.runtime.pools import Pool

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable

THINKING = frozenset(level for level, how in LEVELS.items() if how.limits is not None)
LEAST_SECONDS = 0.3
"""How many seconds a bot without a pause may think."""
SHARE = 0.6
"""The share of that time for the search itself; the rest is for replaying the log and for communication."""
MOST_WAITING = 2
"""Thoughts that may wait for each process; more would be late."""
WATCHED_SECONDS = 10.0
"""A table counts as watched for this long after somebody was there, or after it was opened: connections break, and pages load."""
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

    def __init__(self, pool: Pool, workers: int, metrics: Metrics) -> None:
        self.workers = pool
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
        if not live_table.connections.is_watched(WATCHED_SECONDS):
            self._metrics.thoughts["unwatched"] += 1
            return None
        waiting = self.workers.waiting()
        address = live_table.connections.lightest(self.workers.used)
        if waiting >= self._workers * (1 + MOST_WAITING):
            self._tell(live_table, "busy", less=True)
            return None
        seconds = max(LEAST_SECONDS, live_table.registry.settings.bot_pause)
        share = SHARE / (1 + waiting // self._workers)
        chance = live_table.registry.luck.random(
            live_table.secret.hex(), served.answered_by(seat), seat, "thinks"
        )
        doing = self._think(live_table, address, posted(served.play), seat, level, chance, seconds, share)
        return BotThought(seat, served.asked_since.get(seat), live_table.registry.spawn(doing))

    def _tell(self, live_table: LiveTable, became: str, *, less: bool) -> None:
        """Note what became of a thought, and let the table know whether its bots think less than they could."""
        self._metrics.thoughts[became] += 1
        live_table.connections.tell_thinking(less=less)

    async def _think(
        self,
        live_table: LiveTable,
        address: str,
        sent: PortablePlay,
        seat: int,
        level: str,
        chance: Random,
        seconds: float,
        share: float,
    ) -> Option | None:
        seed = str(chance.random())
        try:
            asked = self.workers.do(address, thought, sent, seat, level, seed, seconds * share)
            option = await asyncio.wait_for(asked, seconds)
        except TimeoutError:
            self._tell(live_table, "late", less=True)
            journal.info(
                "a bot thought for too long; the steady bot answers instead", game=sent.game, level=level
            )
        except Refusal as refusal:
            if refusal.again:  # this address has enough thoughts under way
                self._tell(live_table, "busy", less=True)
                return None
            self._metrics.bot_failures += 1
            self._metrics.thoughts["failed"] += 1
            why = refusal.message.id
            journal.warning(
                "a bot failed to think; the steady bot answers instead", game=sent.game, level=level, why=why
            )
        else:
            self._tell(live_table, "there", less=share < SHARE)
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
