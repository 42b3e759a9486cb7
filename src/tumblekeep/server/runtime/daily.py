"""The daily door: fixes days and keeps their secrets, begins and resumes tries.

A day is fixed, with its secret, at the latest when the day before begins, and its secret is shown an hour after the day ends. A server without a
store for days (a house without a network) lets people play the day, but nothing counts. What a try was worth is in `daily_counting.py`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.errors import TumbleError
from tumblekeep.daily import moments
from tumblekeep.daily.playing import open_secret
from tumblekeep.daily.schedule import FIRST_DAY, PAST_DAYS, DayPlan, plan_for
from tumblekeep.daily.ways import COMPANY
from tumblekeep.games import load
from tumblekeep.server.daily.records import StoredDay, StoredTry
from tumblekeep.server.daily.store import DailyStore
from tumblekeep.server.dice.commitment import DAY_SCHEME, commitment
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.people.records import Person, SeatOwner
from tumblekeep.server.runtime import opening, starting
from tumblekeep.server.runtime.opening import NewTable
from tumblekeep.server.storage.secret import digest, new_action, new_token
from tumblekeep.server.wire.lobby import SeatWanted

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import Change, LiveTable
    from tumblekeep.server.runtime.registry import TableRegistry

LOOK_SECONDS = 30_000
"""Milliseconds between two looks at whether a day is to be fixed or shown."""
GUEST_KEY = "daily"
"""What a seat's further secrets are named by for a guest, who has no keys."""


class Player(NamedTuple):
    """Who sent a request: a person, or a guest who has a secret for the daily door alone."""

    holder: str
    person: Person | None = None
    key: str = ""

    @property
    def person_id(self) -> str:
        """The person's id; empty for a guest."""
        return "" if self.person is None else self.person.id


class OpenedTry(NamedTuple):
    """A try that can be played on."""

    day: str
    counts: bool
    resumed: bool
    opened: NewTable | None
    """A new table; None if the try goes on at the table it has, or is one of throws."""
    table: str
    token: str
    """A secret for the player's seat."""


class DailyDoor:
    """The daily door of a registry."""

    def __init__(self, registry: TableRegistry, store: DailyStore | None) -> None:
        self._registry = registry
        self.store = store
        self._looked = 0
        self._at_work = False

    @property
    def the_store(self) -> DailyStore:
        """The store of days, or refuse because nothing counts here."""
        if self.store is None:
            raise Refusal(404, "server-daily-unranked")
        return self.store

    # -- days -----------------------------------------------------------------------------------------

    def moment(self) -> int:
        """Milliseconds since 1970."""
        return self._registry.table_clock.wall()

    def today(self) -> date:
        """The day it is."""
        return moments.day_at(self.moment())

    def which(self, wanted: str | None) -> date:
        """The day that is meant; refuse one that can't be looked at."""
        today = self.today()
        day = today if wanted is None else moments.read_day(wanted)
        if day is None:
            raise Refusal(422, "server-daily-day", day=str(wanted)[:20])
        if day > today or day < FIRST_DAY or day < moments.after(today, -PAST_DAYS):
            raise Refusal(404, "server-daily-closed", day=day.isoformat())
        return day

    async def fixed(self, day: date) -> StoredDay:
        """A day with its secret. Today and tomorrow are fixed if they are not; a day before this server's first has dice that
        anybody can work out from the published seed, because nothing counts there."""
        today = self.today()
        found = None if self.store is None else await self.store.day(day.isoformat())
        if found is not None and day >= today:
            found = await self._under_todays_rules(found)
        if found is not None:
            return found
        if self.store is None or day < today:
            return self._unkept(day)
        secret = self._registry.luck.secret("daily", day.isoformat())
        plan = plan_for(day)
        return await self.store.fix(
            StoredDay(
                day.isoformat(),
                secret.hex(),
                commitment(secret),
                self.moment(),
                json.dumps(plan.plain()),
                load(plan.game).version,
            )
        )

    async def _under_todays_rules(self, found: StoredDay) -> StoredDay:
        """Plan a day again if the rules have changed since and nobody has tried it."""
        plan = DayPlan.read(json.loads(found.plan))
        try:
            game = load(plan.game)
            if game.version == found.version:
                return found
            if plan.kind != "throws":
                game.check(plan.seats, plan.options)
        except TumbleError:
            plan = plan_for(plan.day)
            game = load(plan.game)
        again = found._replace(plan=json.dumps(plan.plain()), version=game.version)
        return again if await self.the_store.refix(again) else found

    def _unkept(self, day: date) -> StoredDay:
        if self.store is None and day == self.today():
            secret = self._registry.luck.secret("daily", day.isoformat())
        else:
            secret = open_secret(day)
        plan = plan_for(day)
        text = json.dumps(plan.plain())
        return StoredDay(day.isoformat(), secret.hex(), commitment(secret), 0, text, load(plan.game).version)

    def counts_now(self, day: StoredDay) -> bool:
        """Whether a try that begins now counts for this day: it is this day, and its secret was never shown."""
        return self.store is not None and day.revealed == 0 and day.day == self.today().isoformat()

    def secret_shown(self, day: StoredDay) -> str | None:
        """The secret of a day, if everybody may know it."""
        closed = self.moment() >= moments.closes(date.fromisoformat(day.day))
        return day.secret if day.revealed or closed else None

    async def look(self) -> None:
        """Fix today and tomorrow, and show the secrets of days that are over. Called often; it does something twice a minute."""
        moment = self.moment()
        if self.store is None or self._at_work or 0 <= moment - self._looked < LOOK_SECONDS:
            return
        self._looked, self._at_work = moment, True
        try:
            today = self.today()
            await self.fixed(today)
            await self.fixed(moments.after(today))
            for day in await self.store.unrevealed(today.isoformat()):
                if moment >= moments.closes(date.fromisoformat(day.day)):
                    await self.store.reveal(day.day, moment)
                    journal.info("the secret of a day is shown", day=day.day)
                    self._registry.spawn(self._registry.daily_counts.look_back(day.day))
        finally:
            self._at_work = False

    # -- who ------------------------------------------------------------------------------------------

    async def player(self, secret: str) -> Player:
        """Who has this secret: a person, or else a guest of the daily door."""
        people = self._registry.people
        if people is not None:
            found = await people.store.holder(digest(secret))
            if found is not None:
                person, key = found
                if person.blocked:
                    raise Refusal(403, "server-person-blocked")
                return Player(person.id, person, key.id)
        return Player(f"guest {digest(secret)[:40]}")

    # -- tries ----------------------------------------------------------------------------------------

    async def would_be_new(self, player: Player, day: date) -> bool:
        """Whether this player has not begun a day that counts: addresses may begin only so many."""
        return self.store is not None and await self.store.try_of(day.isoformat(), player.holder) is None

    async def open(self, player: Player, name: str, day: date, *, practice: bool) -> OpenedTry:
        """Begin a try, or go on with it. Practice on a day that still counts comes after the try that counts."""
        stored = await self.fixed(day)
        counts = self.counts_now(stored) and not practice
        mine = None if self.store is None else await self.store.try_of(stored.day, player.holder)
        if mine is not None and not mine.ended and mine.table and await self._was_stopped(mine):
            await self.the_store.drop(mine.day, mine.holder)  # new rules could not carry it on
            mine = None
        if counts and mine is not None and mine.ended:
            raise Refusal(409, "server-daily-tried")
        if practice and self.counts_now(stored) and (mine is None or not mine.ended):
            raise Refusal(409, "server-daily-first")
        if mine is not None and not mine.ended and not practice and mine.table:
            return await self._resumed(mine, player)
        plan = DayPlan.read(json.loads(stored.plan))
        if plan.kind == "throws":
            if counts and mine is None:
                await self.the_store.begin(
                    StoredTry(stored.day, player.holder, player.person_id, "", self.moment())
                )
            return OpenedTry(stored.day, counts, mine is not None, None, "", "")
        opened = await self._table(stored, plan, player, name)
        token = opened.mine[0]["token"]
        if counts:
            wanted = StoredTry(
                stored.day, player.holder, player.person_id, opened.live_table.id, self.moment()
            )
            kept = await self.the_store.begin(wanted)
            if (
                kept.table != wanted.table
            ):  # the other device was faster; the table that is not needed is swept away later
                return await self._resumed(kept, player)
        live_table = opened.live_table
        await _start(live_table)
        return OpenedTry(stored.day, counts, False, opened, live_table.id, token)

    async def _table(self, day: StoredDay, plan: DayPlan, player: Player, name: str) -> NewTable:
        game = load(plan.game)
        seats = [SeatWanted(kind="person", name=name)]
        seats += [SeatWanted(kind="bot", level=COMPANY)] * (plan.seats - 1)
        owners = {}
        if player.person is not None:
            person = player.person
            owners[0] = SeatOwner(person.id, player.key, person.name, person.bot)
        terms = {
            "title": "",
            "public": False,
            "watchable": False,
            "throws": "sampled",
            "pace": "days",
            "clock": 0,
            "odds": "off",
            "day": day.day,
        }
        return await opening.opened_table(
            self._registry,
            game,
            game.check(plan.seats, plan.options),
            seats,
            terms,
            owners,
            promise=opening.DicePromise(bytes.fromhex(day.secret), DAY_SCHEME),
        )

    async def _was_stopped(self, mine: StoredTry) -> bool:
        row = await self._registry.store.table(mine.table)
        if row is None:
            return True
        live_table = await self._registry.find(mine.table)
        return bool(live_table.state.frozen)

    async def _resumed(self, mine: StoredTry, player: Player) -> OpenedTry:
        """Give this device a secret of its own for the seat of a try that has begun."""
        live_table = await self._registry.find(mine.table)
        if live_table.state.state == "open":  # the server stopped between opening and starting
            await _start(live_table)
        token = new_token()

        async def keyed() -> Change:
            return live_table.told("keyed", 0, hash=digest(token), key=player.key or GUEST_KEY)

        await live_table.change(new_action(), keyed)
        return OpenedTry(mine.day, True, True, None, mine.table, token)

    async def thrown(self, mine: StoredTry, body: Mapping[str, Any]) -> StoredTry:
        """Keep one more throw of a try; refuse if another device threw at the same time."""
        after = mine._replace(body=json.dumps(body))
        if not await self.the_store.note(after, mine.body):
            raise Refusal(409, "server-stale")
        return after


async def _start(live_table: LiveTable) -> None:
    """Start the game of a try, unless another worker has done so."""
    try:
        await live_table.change(new_action(), starting.start(live_table, None, live_table.state.host))
    except Refusal:
        if live_table.state.state == "open":
            raise
