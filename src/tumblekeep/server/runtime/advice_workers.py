"""Advice for the player who is asked: odds beside the options, and hints. Worked out in separate processes, never
on the event loop.

These are other processes than the bots', because people who look at odds must not make bots play worse. A seat may
have one hint and one odds request in progress at a time. Whichever address has used least goes first, however many tables another asks
at; and what takes long has processes of its own, so that nobody waits for it who only wants a glance. The log is sent to the process; what it returns was
computed from that seat's view alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tumblekeep.analysis import advice
from tumblekeep.players.portable_play import PortablePlay, opened, posted
from tumblekeep.server.charging.charges import working_for
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.live_table import Change
from tumblekeep.server.runtime.pools import Pool
from tumblekeep.server.storage.secret import new_action

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.table.served_game import ServedGame

ODDS_SECONDS, MORE_SECONDS = 0.2, 1.5
"""Processor time for the odds of a question: at first, and if somebody asks for more precise ones."""
HINT_SECONDS = 2.0
EACH, MOST = 40, 200
"""Requests of an address, and altogether, that wait or are worked on. A class of thirty behind one address may all ask at once."""
STUCK_SECONDS = 60.0
"""A process that has not answered after this many seconds is killed."""


class AdviceWorkers:
    """The processes that compute advice, and the seats they work for."""

    def __init__(self, workers: Pool, long_workers: Pool) -> None:
        self.workers = workers
        self.long_workers = long_workers
        """For hints, and for odds that are more precise."""
        self._thinking: set[tuple[str, int, str]] = set()

    async def odds(
        self, live_table: LiveTable, seat: int, hashed: str, answered: int, *, more: bool
    ) -> dict[str, Any]:
        """How good the options of this seat are: those it is asked now, or those it was asked after `answered`
        answers and has decided since."""
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
        """What the masterful player would do. It is returned only after the request for it is stored."""
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
        pool = self.workers if what[-1] <= ODDS_SECONDS else self.long_workers
        try:
            told: dict[str, Any] = await pool.do(working_for.get() or live_table.id, work, *what)
        finally:
            self._thinking.discard(who)
        return told

    def close(self) -> None:
        """Stop giving advice."""
        self.workers.close()
        self.long_workers.close()


def _held(live_table: LiveTable, seat: int, hashed: str) -> ServedGame:
    """Return the game as it is stored, if the sender has this seat and the house rules allow advice."""
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
    """Compute how good the options are. Runs in a worker process."""
    return advice.odds(opened(sent), seat, seed, seconds=seconds).plain()


def hinted(sent: PortablePlay, seat: int, seed: str, seconds: float) -> dict[str, Any]:
    """Compute what the masterful player would do. Runs in a worker process."""
    return advice.hint(opened(sent), seat, seed, seconds=seconds).plain()
