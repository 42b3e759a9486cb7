"""Advice for who is asked: odds beside the options, and hints. Thought out in processes of their own, never on the loop.

These are other processes than the bots': people who look at odds shall not make bots play worse. A seat has one hint and one
look at its odds under way at a time. What is sent there is the log; what comes back was read from that seat alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tumblekeep.analysis import advice
from tumblekeep.players.portable_play import PortablePlay, opened, posted
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.live_table import Change
from tumblekeep.server.storage.secret import new_action
from tumblekeep.server.workers import WorkerPool

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.table.served_game import ServedGame

ODDS_SECONDS, MORE_SECONDS = 0.2, 1.5
"""Processor time for the odds of a question: at once, and for who looks longer."""
HINT_SECONDS = 2.0
STUCK_SECONDS = 60.0
"""A process that has not answered after so long is killed."""


class AdviceWorkers:
    """The processes, and for whom they think."""

    def __init__(self, workers: int) -> None:
        self.workers = WorkerPool(workers, STUCK_SECONDS)
        self._thinking: set[tuple[str, int, str]] = set()

    async def odds(
        self, live_table: LiveTable, seat: int, hashed: str, answered: int, *, more: bool
    ) -> dict[str, Any]:
        """What the options come to that this seat is asked, or was asked after so many answers and has decided since."""
        served = _held(live_table, seat, hashed)
        now = len(served.answers)
        if answered > now or (answered == now and live_table.state.odds != "always"):
            raise Refusal(409, "server-odds-later")
        play = served.play if answered == now else served.played_to(answered)
        if seat not in play.asked():
            raise Refusal(409, "server-not-asked")
        seconds = MORE_SECONDS if more else ODDS_SECONDS
        return await self._done(
            live_table, seat, weighed, posted(play), seat, f"{live_table.id}/{answered}", seconds
        )

    async def hint(self, live_table: LiveTable, seat: int, hashed: str) -> dict[str, Any]:
        """What the masterful player would do. It is given once it is written down that it was asked for."""
        served = _held(live_table, seat, hashed)
        live_table.must_play()
        if live_table.state.seats[seat].kind != "person" or seat not in served.play.asked():
            raise Refusal(409, "server-not-asked")
        since, seed = served.asked_since.get(seat), f"{live_table.id}/{len(served.answers)}"
        told = await self._done(live_table, seat, hinted, posted(served.play), seat, seed, HINT_SECONDS)

        async def decide() -> Change:
            if live_table.must_play().asked_since.get(seat) != since:
                raise Refusal(409, "server-stale")
            return live_table.told("hinted", seat)

        await live_table.change(new_action(), decide)
        return told

    async def _done(self, live_table: LiveTable, seat: int, work: Any, *what: Any) -> dict[str, Any]:
        who = live_table.id, seat, work.__name__
        if who in self._thinking:
            raise Refusal(429, "server-wait-your-turn", again=True)
        self._thinking.add(who)
        try:
            told: dict[str, Any] = await self.workers.do(live_table.id, work, *what)
        finally:
            self._thinking.discard(who)
        return told

    def close(self) -> None:
        """No more advice."""
        self.workers.close()


def _held(live_table: LiveTable, seat: int, hashed: str) -> ServedGame:
    """The game as it is stored, if this seat is the sender's and the house rules allow advice."""
    live_table.state.must_hold(seat, hashed)
    served = live_table.shown
    if live_table.broken is not None:
        raise live_table.broken
    if served is None:
        raise Refusal(409, "server-table-open")
    if live_table.state.odds == "off":
        raise Refusal(409, "server-odds-off")
    return served


def weighed(sent: PortablePlay, seat: int, seed: str, seconds: float) -> dict[str, Any]:
    """What the options come to. Runs aside."""
    return advice.odds(opened(sent), seat, seed, seconds=seconds).plain()


def hinted(sent: PortablePlay, seat: int, seed: str, seconds: float) -> dict[str, Any]:
    """What the masterful player would do. Runs aside."""
    return advice.hint(opened(sent), seat, seed, seconds=seconds).plain()
