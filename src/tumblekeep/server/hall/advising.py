"""Advice for who is asked: odds beside the options, and hints. Thought out in processes of their own, never on the loop.

These are other processes than the bots': people who look at odds shall not make bots play worse. A seat has one hint and one
look at its odds under way at a time. What is sent there is the log; what comes back was read from that seat alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tumblekeep.lookback import advice
from tumblekeep.mind.posted import Posted, opened, posted
from tumblekeep.server.aside import Aside
from tumblekeep.server.hall.host import Change
from tumblekeep.server.kept.secret import new_action
from tumblekeep.server.refusal import Refusal

if TYPE_CHECKING:
    from tumblekeep.server.hall.host import Host
    from tumblekeep.server.table.sitting import Sitting

ODDS_SECONDS, MORE_SECONDS = 0.2, 1.5
"""Processor time for the odds of a question: at once, and for who looks longer."""
HINT_SECONDS = 2.0
STUCK_SECONDS = 60.0
"""A process that has not answered after so long is killed."""


class Advisers:
    """The processes, and for whom they think."""

    def __init__(self, workers: int) -> None:
        self.aside = Aside(workers, STUCK_SECONDS)
        self._thinking: set[tuple[str, int, str]] = set()

    async def odds(self, host: Host, seat: int, hashed: str, answered: int, *, more: bool) -> dict[str, Any]:
        """What the options come to that this seat is asked, or was asked after so many answers and has decided since."""
        sitting = _held(host, seat, hashed)
        now = len(sitting.answers)
        if answered > now or (answered == now and host.state.odds != "always"):
            raise Refusal(409, "server-odds-later")
        play = sitting.play if answered == now else sitting.played_to(answered)
        if seat not in play.asked():
            raise Refusal(409, "server-not-asked")
        seconds = MORE_SECONDS if more else ODDS_SECONDS
        return await self._done(host, seat, weighed, posted(play), seat, f"{host.id}/{answered}", seconds)

    async def hint(self, host: Host, seat: int, hashed: str) -> dict[str, Any]:
        """What the masterful player would do. It is given once it is written down that it was asked for."""
        sitting = _held(host, seat, hashed)
        host.must_play()
        if host.state.seats[seat].kind != "person" or seat not in sitting.play.asked():
            raise Refusal(409, "server-not-asked")
        since, seed = sitting.asked_since.get(seat), f"{host.id}/{len(sitting.answers)}"
        told = await self._done(host, seat, hinted, posted(sitting.play), seat, seed, HINT_SECONDS)

        async def decide() -> Change:
            if host.must_play().asked_since.get(seat) != since:
                raise Refusal(409, "server-stale")
            return host.told("hinted", seat)

        await host.change(new_action(), decide)
        return told

    async def _done(self, host: Host, seat: int, work: Any, *what: Any) -> dict[str, Any]:
        who = host.id, seat, work.__name__
        if who in self._thinking:
            raise Refusal(429, "server-wait-your-turn", again=True)
        self._thinking.add(who)
        try:
            told: dict[str, Any] = await self.aside.do(host.id, work, *what)
        finally:
            self._thinking.discard(who)
        return told

    def close(self) -> None:
        """No more advice."""
        self.aside.close()


def _held(host: Host, seat: int, hashed: str) -> Sitting:
    """The game as it is stored, if this seat is the sender's and the house rules allow advice."""
    host.state.must_hold(seat, hashed)
    sitting = host.shown
    if host.broken is not None:
        raise host.broken
    if sitting is None:
        raise Refusal(409, "server-table-open")
    if host.state.odds == "off":
        raise Refusal(409, "server-odds-off")
    return sitting


def weighed(sent: Posted, seat: int, seed: str, seconds: float) -> dict[str, Any]:
    """What the options come to. Runs aside."""
    return advice.odds(opened(sent), seat, seed, seconds=seconds).plain()


def hinted(sent: Posted, seat: int, seed: str, seconds: float) -> dict[str, Any]:
    """What the masterful player would do. Runs aside."""
    return advice.hint(opened(sent), seat, seed, seconds=seconds).plain()
