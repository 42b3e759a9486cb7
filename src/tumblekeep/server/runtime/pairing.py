"""Bringing people together who want the same: they wait in the database, and any worker opens the table of a group.

A group is claimed together with the id of its table. Whatever happens then, a claim is either finished or released: by the worker that
made it, or by another one after a while.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from tumblekeep import games
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.people.pairing import (
    FEWEST_SEEN,
    NOTED,
    SEATED,
    WAITING,
    Group,
    Seek,
    Wish,
    usual_wait,
)
from tumblekeep.server.people.records import Person, SeatOwner
from tumblekeep.server.runtime import opening, starting
from tumblekeep.server.runtime.people import Proven
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.runtime.uploads import game_of
from tumblekeep.server.storage.secret import new_action, new_table_id
from tumblekeep.server.wire.base import BotLevel
from tumblekeep.server.wire.company import LookForOthers
from tumblekeep.server.wire.lobby import OpenTable, SeatWanted

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

ALIVE_MILLISECONDS = {"live": 75_000, "days": 3 * 86_400_000}
"""How long somebody waits without their page asking: at a live table it has to be open."""
LAPSED_MILLISECONDS = 3_600_000
"""A wish that nobody waits for is kept this much longer: the page may have been cut off."""
CLAIM_MILLISECONDS = 20_000
"""How long a worker may take to open a table before another one looks what became of it."""
CLOSING_MILLISECONDS = 600_000
STEP_SECONDS = 1.0
IDLE_SECONDS = 5.0
TIDY_SECONDS = 600.0
FILL_LEVEL: BotLevel = "steady"


class Matchmaker:
    """Opens tables for people who look for others."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._wake = asyncio.Event()
        self._task = registry.spawn(self._run())

    # -- what people ask ------------------------------------------------------------------------------

    async def look(self, proven: Proven, wanted: LookForOthers) -> dict[str, Any]:
        """Begin to look for others; return what is known at once, perhaps a table."""
        game = game_of(wanted.game)
        low, high = max(wanted.fewest, game.seats.start), min(wanted.most, game.seats.stop - 1)
        if low > high:
            raise Refusal(422, "server-players", fewest=max(2, game.seats.start), most=game.seats.stop - 1)
        moment = now()
        seek = Seek(
            proven.person.id, proven.key.id, wanted.game, low, high, wanted.pace, wanted.counts,
            wanted.seal or "" if wanted.pace == "live" else "",  # over days nobody waits for a number
            moment, moment + ALIVE_MILLISECONDS[wanted.pace],
            0 if wanted.fill_after is None else moment + max(1, wanted.fill_after * 1000), at=moment,
        )  # fmt: skip
        store = self._registry.the_people.store.pairing
        if not await store.seek(seek):
            return await self.shown(proven)
        await self.bring_together(seek.wish)
        self._wake.set()
        return await self.shown(proven)

    async def shown(self, proven: Proven) -> dict[str, Any]:
        """What became of a person's wish. Whoever asks still waits."""
        store, moment = self._registry.the_people.store.pairing, now()
        seek = await store.of(proven.person.id)
        if seek is None or seek.state == NOTED:
            return _shown(None, moment, 0, _usual([]))
        alive = ALIVE_MILLISECONDS[seek.pace]
        if seek.state == WAITING and seek.until - moment < alive * 2 // 3:
            await store.wait_on(seek.person, moment + alive)
            self._wake.set()
        known = await store.known(seek.wish, seek.low, moment)
        return _shown(seek, moment, max(0, known.waiting - 1), _usual(known.waits))

    async def usual(self, wanted: LookForOthers) -> dict[str, Any]:
        """How long others waited for the same, before anybody begins to look."""
        wish = Wish(wanted.game, wanted.pace, wanted.counts)
        known = await self._registry.the_people.store.pairing.known(wish, wanted.fewest, now())
        return _usual(known.waits)

    async def leave(self, proven: Proven, table: str | None = None) -> dict[str, Any]:
        """Stop looking; a table that was found meanwhile is shown instead. `table`: take note of the seat there."""
        await self._registry.the_people.store.pairing.leave(proven.person.id, now(), table)
        return await self.shown(proven)

    # -- bringing together ----------------------------------------------------------------------------

    async def bring_together(self, wish: Wish) -> int:
        """Open tables for everybody who fits; return how many."""
        store, count = self._registry.the_people.store.pairing, 0
        while True:
            table = new_table_id()
            group = await store.claim(wish, now(), table)
            if group is None:
                return count
            try:
                count += await self._open(group, table)
            except BaseException:
                await store.release(table)
                raise

    async def _open(self, group: Group, table: str) -> bool:
        """Open a claimed group's table; False if somebody was deleted meanwhile, and the others look on."""
        registry = self._registry
        people = registry.the_people
        persons = await people.store.persons([seek.person for seek in group.seeks])
        seats: dict[str, int] = {}
        if len(persons) == len(group.seeks):
            order: list[Seek | None] = [*group.seeks, *([None] * group.bots)]
            secrets.SystemRandom().shuffle(order)  # nobody begins because they waited longest
            seats = {seek.person: number for number, seek in enumerate(order) if seek is not None}
            owners = {
                number: SeatOwner(seek.person, seek.key, persons[seek.person].name, persons[seek.person].bot)
                for number, seek in enumerate(order)
                if seek is not None
            }
            await opening.open_for(registry, _table(registry, group.seeks[0], order, persons), owners, table)
            if await people.store.pairing.seat(table, seats, now()):
                return True
        await self._discard(table)
        return False

    async def _discard(self, table: str) -> None:
        """Remove a table that nobody was told of, if it was opened, and let whoever was to sit there look on."""
        registry = self._registry
        await registry.the_people.store.pairing.release(table)  # a table takes along what refers to it
        await registry.bytes.forget_removed()
        await registry.store.upkeep.remove([table])
        await registry.bytes.forget_removed()

    # -- all the time ---------------------------------------------------------------------------------

    async def step(self) -> bool:
        """Bring together whoever fits by now, and finish what others left; tell whether anybody waits."""
        store, moment = self._registry.the_people.store.pairing, now()
        for table in await store.claims_before(moment - CLAIM_MILLISECONDS):
            await self._finish(table)
        wishes = await store.wishes(moment)
        for wish in wishes:
            await self.bring_together(wish)
        seated = await store.seated_after(moment - CLOSING_MILLISECONDS)
        for table in seated:
            await self._begin(table)
        return bool(wishes or seated)

    async def _finish(self, table: str) -> None:
        """Finish what a worker left that died: give the seats of a table that was opened, or let people look on."""
        registry = self._registry
        store = registry.the_people.store
        if await registry.store.table(table) is not None:
            waiting = set(await store.pairing.claimed(table))
            seats = {one.person: one.seat for one in await store.seats_at([table]) if one.person in waiting}
            if await store.pairing.seat(table, seats, now()):
                return
        await self._discard(table)

    async def _begin(self, table: str) -> None:
        """Start a table's game if somebody does not add their number in time, or if a worker died before it was started."""
        row = await self._registry.store.table(table)
        if row is None or row.state != "open":
            return
        live_table = await self._registry.find(table)
        try:
            await live_table.change(new_action(), starting.begin_late(live_table))
        except Refusal as refusal:
            if refusal.status != 409:
                raise

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        tidied = loop.time()
        while True:
            wait = STEP_SECONDS
            try:
                wait = STEP_SECONDS if await self.step() else IDLE_SECONDS
                if loop.time() - tidied > TIDY_SECONDS:
                    tidied = loop.time()
                    moment = now()
                    await self._registry.the_people.store.pairing.tidy(moment, moment - LAPSED_MILLISECONDS)
            except Refusal:
                wait = IDLE_SECONDS
            except Exception as error:  # the loop goes on for everybody else, whatever went wrong in one step
                journal.error("bringing people together failed", trace=error)
                wait = IDLE_SECONDS
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
            except TimeoutError:
                continue
            self._wake.clear()
            await asyncio.sleep(STEP_SECONDS)


def _table(
    registry: TableRegistry, first: Seek, order: list[Seek | None], persons: dict[str, Person]
) -> OpenTable:
    """The table that a group gets. It is listed only if everybody there has a page that all may see."""
    game = games.load(first.game)
    seats = [
        SeatWanted(kind="bot", level=FILL_LEVEL)
        if seek is None
        else SeatWanted(kind="person", name=persons[seek.person].name, seal=seek.seal or None)
        for seek in order
    ]
    public = all(person.visibility == "public" for person in persons.values())
    throws = "aimed" if game.throws and registry.throwing.is_available() else "sampled"
    odds = "off" if first.counts else "always"
    return OpenTable(
        game=first.game, seats=seats, public=public, throws=throws, pace=first.pace, odds=odds,  # type: ignore[arg-type]
    )  # fmt: skip


def _usual(waits: Any) -> dict[str, Any]:
    if len(waits) < FEWEST_SEEN:
        return {"known": "unseen", "seconds": None, "seen": len(waits)}
    seconds = usual_wait(waits)
    known = "seldom" if seconds is None else "usual"
    return {"known": known, "seconds": None if seconds is None else int(seconds), "seen": len(waits)}


def _shown(seek: Seek | None, moment: int, others: int, usual: dict[str, Any]) -> dict[str, Any]:
    state = "none" if seek is None else SEATED if seek.state == SEATED else WAITING
    seated = seek is not None and seek.state == SEATED
    return {
        "state": state,
        "game": None if seek is None else seek.game,
        "fewest": 0 if seek is None else seek.low,
        "most": 0 if seek is None else seek.high,
        "pace": "live" if seek is None else seek.pace,
        "counts": seek is not None and seek.counts,
        "waited": 0 if seek is None else max(0, moment - seek.since) // 1000,
        "fill_in": None if seek is None or not seek.fill_at else max(0, seek.fill_at - moment) // 1000,
        "others": others,
        "usual": usual,
        "table": seek.table if seek is not None and seated else None,
        "seat": seek.seat if seek is not None and seated else None,
    }
