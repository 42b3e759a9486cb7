"""Telling persons by Web Push that a table over days waits for them.

An answer only notes its table. A few seconds later, away from it, the table is looked at: whoever it waits for and is not there is to be
told. That is kept in the database, where one worker takes it on itself, so that it is told once. Until the person has been at the table
again, they are told nothing more of it. A server that stops after it has taken a message on itself, and before it is sent, loses it.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from tumblekeep.server import json_text
from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.people.push import PushSubscription, QuietTime, TurnToTell
from tumblekeep.server.push.delivery import BadEndpoint, check_endpoint, deliver
from tumblekeep.server.push.message import (
    Destination,
    can_push,
    is_for_a_browser,
    new_key,
    public_key,
    push_request,
)
from tumblekeep.server.runtime.people import LONGEST_LABEL, Proven
from tumblekeep.server.storage.secret import digest, new_table_id
from tumblekeep.server.table.names import clean
from tumblekeep.server.wire.push import PushSubscribe
from tumblekeep.text import Phrasebook

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.runtime.registry import TableRegistry

A_DAY = 86_400
"""Seconds. A table with a shorter clock is over before a message would help."""
WAIT_SECONDS = 30.0
"""How long a turn waits until it is told: somebody may be on the way to the table, or an answer be taken back."""
LOOK_SECONDS = 5.0
OTHERS_SECONDS = 60.0
"""How often to look for turns that other workers have left."""
LATELY_SECONDS = 600
"""After a start, tables at which something happened so lately are looked at: the server may have stopped before it did."""
MOST_AT_ONCE = 20
MOST_TABLES = 200
MOST_SUBSCRIPTIONS = 10
KEPT_SECONDS = 86_400
"""How long a push service keeps a message for a browser that is off."""
AGAIN_SECONDS = (60, 600, 3600)
"""After how long a message is tried again that no push service took."""
GONE = (404, 410)
NIGHT = (22 * 60, 8 * 60)
"""The quiet time of whoever has not chosen one."""
MOST_NAMES = 5


def is_over_days(live_table: LiveTable) -> bool:
    """Whether nobody is expected to wait at this table."""
    state = live_table.state
    return state.pace == "days" and not 0 < state.clock < A_DAY


def zone_of(name: str) -> ZoneInfo:
    """A time zone by name; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return ZoneInfo("UTC")


def quiet_until(quiet: QuietTime | None, moment: int) -> int:
    """When the quiet time ends that this moment lies in, both in milliseconds since 1970; 0: it lies in none."""
    if quiet is None or quiet.begins == quiet.ends:
        return 0
    zone = zone_of(quiet.zone)
    here = datetime.fromtimestamp(moment / 1000, zone)
    minute = here.hour * 60 + here.minute
    over_midnight = quiet.begins > quiet.ends
    is_quiet = (
        (minute >= quiet.begins or minute < quiet.ends)
        if over_midnight
        else quiet.begins <= minute < quiet.ends
    )
    if not is_quiet:
        return 0
    day = here.date() + timedelta(days=1 if over_midnight and minute >= quiet.begins else 0)
    ends = datetime(day.year, day.month, day.day, quiet.ends // 60, quiet.ends % 60, tzinfo=zone)
    return max(round(ends.timestamp() * 1000), moment + 60_000)  # clocks may be set back meanwhile


class TurnPush:
    """Tells the persons of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._key = ""
        self._public = ""
        self._changed: dict[str, None] = {}
        self._back: set[tuple[str, str]] = set()
        self._next = 0
        self._others_at = 0
        self._looked = 0.0
        self._working = False
        self.is_on = registry.people is not None and can_push()
        if self.is_on:
            registry.spawn(self._begin())

    async def _begin(self) -> None:
        try:
            await self.key()
            since = self._registry.table_clock.wall() - LATELY_SECONDS * 1000
            found = await self._registry.the_people.store.push.lately(since, MOST_TABLES)
            self._changed.update(dict.fromkeys(found))
        except Refusal as refusal:  # the key is made when it is needed
            journal.warning("turns of the last minutes are not told", why=refusal.message.id)

    async def key(self) -> str:
        """The server's private key, which is made once for all workers."""
        if not self._key:
            made = await in_thread(new_key)
            self._key = await self._registry.the_people.store.push.server_key(
                made, self._registry.table_clock.wall()
            )
            self._public = await in_thread(public_key, self._key)
        return self._key

    # -- what persons settle --------------------------------------------------------------------------

    async def shown(self, proven: Proven) -> dict[str, Any]:
        """How a person is told, for themselves."""
        store = self._registry.the_people.store.push
        if self.is_on:
            await self.key()
        quiet = await store.quiet(proven.person.id)
        return {
            "available": self.is_on,
            "key": self._public,
            "quiet": None if quiet is None else quiet._asdict(),
            "subscriptions": [
                {
                    "id": one.id,
                    "label": one.label,
                    "service": urlsplit(one.endpoint).hostname or "",
                    "made": one.made,
                    "here": one.key == proven.key.id,
                }
                for one in await store.subscriptions(proven.person.id)
            ],
        }

    async def subscribe(self, proven: Proven, wanted: PushSubscribe, origin: str) -> None:
        """Tell a person on one more browser from now on."""
        if not self.is_on:
            raise Refusal(409, "server-no-push")
        try:
            check_endpoint(wanted.endpoint, anywhere=self._registry.settings.push_anywhere)
        except BadEndpoint as error:
            raise Refusal(422, "server-push-address") from error
        if not is_for_a_browser(wanted.p256dh, wanted.auth):
            raise Refusal(422, "server-push-address")
        person, store = proven.person.id, self._registry.the_people.store.push
        made = PushSubscription(
            new_table_id(), person, proven.key.id, digest(wanted.endpoint), wanted.endpoint, wanted.p256dh,
            wanted.auth, clean(wanted.label)[:LONGEST_LABEL], wanted.language, origin,
            self._registry.table_clock.wall(),
        )  # fmt: skip
        if not await store.subscribe(made, MOST_SUBSCRIPTIONS):
            raise Refusal(409, "server-many-subscriptions", most=MOST_SUBSCRIPTIONS)
        if await store.quiet(person) is None:
            await self.set_quiet(person, QuietTime(*NIGHT, wanted.zone))

    async def set_quiet(self, person: str, quiet: QuietTime) -> None:
        """Change when a person is left alone."""
        await self._registry.the_people.store.push.set_quiet(person, quiet)

    # -- what happens at tables -----------------------------------------------------------------------

    def changed(self, live_table: LiveTable) -> None:
        """Note that something happened at a table."""
        if self.is_on and is_over_days(live_table):
            self._changed[live_table.id] = None

    def came_back(self, live_table: LiveTable, seats: tuple[int, ...]) -> None:
        """Note that the players of these seats have come to a table."""
        if self.is_on and seats and is_over_days(live_table):
            for seat in seats:
                person = live_table.state.seats[seat].person
                if person:
                    self._back.add((person, live_table.id))

    # -- telling --------------------------------------------------------------------------------------

    def look(self, monotonic: float) -> None:
        """Do what is to be done, unless that is under way or was just done."""
        if self.is_on and not self._working and monotonic - self._looked >= LOOK_SECONDS:
            self._looked, self._working = monotonic, True
            self._registry.spawn(self._quietly())

    async def _quietly(self) -> None:
        try:
            await self.work()
        except Refusal:
            pass  # the database is down: later
        except Exception as error:  # one turn that can't be told must not keep all later ones from being told
            journal.error("telling turns failed", trace=error)
        finally:
            self._working = False

    async def work(self) -> None:
        """Note who has come back, then whom tables wait for, and tell those who are to be told now."""
        store = self._registry.the_people.store.push
        if self._back:
            seen, self._back = self._back, set()
            try:
                await store.came_back(seen)
            except Refusal:
                self._back |= seen
                raise
        for table in list(self._changed)[:MOST_TABLES]:
            self._changed.pop(table, None)  # first: something may happen there while it is looked at
            try:
                await self._look_at(table)
            except Refusal:
                self._changed[table] = None
                raise
        moment = self._registry.table_clock.wall()
        if moment >= min(self._next or moment + 1, self._others_at):
            self._others_at = moment + round(OTHERS_SECONDS * 1000)
            await asyncio.gather(*map(self.tell, await store.due(moment, MOST_AT_ONCE)))
            self._next = await store.next_due()

    async def _waited_for(self, table: str) -> tuple[LiveTable | None, set[str]]:
        """A table, and the persons for whom it waits and who are not there."""
        try:
            live_table = await self._registry.find(table, later=True)
            if live_table.is_at_rest:
                async with live_table.lock:
                    await live_table.reload(later=True)
        except Refusal as refusal:
            if refusal.again:
                raise
            return None, set()
        state, shown = live_table.state, live_table.shown
        if shown is None or state.state != "playing" or state.gone or live_table.broken is not None:
            return live_table, set()
        here, _ = live_table.connections.presence()
        waiting = {
            state.seats[seat].person
            for seat in shown.asked()
            if seat not in here and state.seats[seat].kind == "person"
        }
        return live_table, waiting - {""}

    async def _look_at(self, table: str) -> None:
        _, waiting = await self._waited_for(table)
        due = self._registry.table_clock.wall() + round(WAIT_SECONDS * 1000)
        await self._registry.the_people.store.push.wait(table, waiting, due)
        self._next = min(self._next or due, due)

    async def tell(self, turn: TurnToTell) -> None:
        """Tell one turn, unless it is over, another worker tells it, or its person is to be left alone now."""
        store, moment = self._registry.the_people.store, self._registry.table_clock.wall()
        live_table, waiting = await self._waited_for(turn.table)
        person = await store.person(turn.person)
        to = await store.push.subscriptions(turn.person)
        if live_table is None or turn.person not in waiting or not to or person is None or person.blocked:
            await store.push.drop(turn)
            return
        until = quiet_until(await store.push.quiet(turn.person), moment)
        if until:
            await store.push.later(turn, until, turn.tries)
            return
        if not await store.push.claim(turn, moment):
            return
        key = await self.key()
        sent = await asyncio.gather(*(self._send(one, live_table, key) for one in to))
        if any(sent) or False not in sent or turn.tries >= len(AGAIN_SECONDS):
            return
        again = moment + AGAIN_SECONDS[turn.tries] * 1000
        await store.push.later(turn._replace(sent=moment), again, turn.tries + 1)

    async def _send(self, to: PushSubscription, live_table: LiveTable, key: str) -> bool | None:
        """Send to one browser; tell whether its push service took the message. None: the browser is gone, and forgotten."""
        settings = self._registry.settings
        text = json_text.dumps(self._words(to, live_table))
        try:
            request = await in_thread(
                push_request, text, Destination(to.endpoint, to.p256dh, to.auth), key=key, contact=to.origin,
                topic=live_table.id, seconds=self._registry.table_clock.wall() // 1000, keep=KEPT_SECONDS,
            )  # fmt: skip
            answer = await deliver(request, anywhere=settings.push_anywhere)
        except BadEndpoint:
            # the name of a push service leads into a network of our own: nobody but an attacker has such an address
            await self._registry.the_people.store.push.remove(to.person, to.id)
            journal.warning("a push address is not public", host=urlsplit(to.endpoint).hostname)
            return None
        except OSError as error:
            journal.info("a push service was not reached", error=type(error).__name__)
            return False
        if answer.status in GONE:
            await self._registry.the_people.store.push.remove(to.person, to.id)
            return None
        if not 200 <= answer.status < 300:
            journal.warning("a push service refused a message", status=answer.status)
            return False
        return True

    def _words(self, to: PushSubscription, live_table: LiveTable) -> dict[str, str]:
        """What the browser shows, in the language of the page that subscribed."""
        words, state = Phrasebook(to.language, "server"), live_table.state
        title = Phrasebook(to.language, state.game).say("title")
        mine = next((seat.name for seat in state.seats if seat.person == to.person), "")
        others = [seat.name for seat in state.seats if seat.name and seat.person != to.person][:MOST_NAMES]
        body = words.say("push-with", title=title, names=", ".join(others)) if others else title
        return {
            "title": words.say("push-turn", name=mine),
            "body": body,
            "table": live_table.id,
            "lang": to.language,
        }
