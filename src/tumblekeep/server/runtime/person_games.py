"""What a person has at tables: the list of their games, their seats on another device, older seats that they claim, files."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any

from tumblekeep.core.log import to_text
from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.people.records import GamesWanted, PersonSeat
from tumblekeep.server.runtime import moving, opening, uploads
from tumblekeep.server.runtime.keeping import folded
from tumblekeep.server.runtime.live_table import Change, Decide, LiveTable
from tumblekeep.server.runtime.opening import NewTable
from tumblekeep.server.runtime.people import Proven
from tumblekeep.server.storage.secret import digest, new_action, new_token
from tumblekeep.server.storage.table_file import is_table_file
from tumblekeep.server.table.names import clean, look
from tumblekeep.server.table.state import Seat
from tumblekeep.server.table.summary import state_of
from tumblekeep.server.visibility.export import finished_log, hides_secret
from tumblekeep.server.wire.lobby import LoadTable, SeatClaim, SeatWanted

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

MOST_IMPORTED = 1_000
"""Games of one person that come from files."""
PAGE = 500
PAUSE_SECONDS = 0.01
"""Between two games of an archive: people who play come first."""


# -- lists --------------------------------------------------------------------------------------------


async def games(registry: TableRegistry, person: str, wanted: GamesWanted) -> dict[str, Any]:
    """A page of a person's games, with who was there."""
    found = await registry.the_people.store.games(person, wanted)
    rows = {row.id: row for row in await registry.store.tables([seat.table for seat in found.seats])}
    shown = []
    for seat in found.seats:
        row = rows.get(seat.table)
        if row is None:
            continue
        state, answered = state_of(row)
        shown.append(
            {
                **_plain(seat),
                "touched": row.touched,
                "answered": answered,
                "state": row.state,
                "title": state.title,
                "seats": [
                    {
                        "name": one.name,
                        "level": one.level,
                        "bot": one.kind == "bot",
                        "mine": one.person == person,
                    }
                    for one in state.seats
                ],
            }
        )
    last = found.seats[-1] if len(found.seats) == wanted.most else None
    after = None if last is None else f"{last.ended if wanted.over else last.sat}-{last.table}"
    return {"games": shown, "count": found.total, "after": after}


def _plain(seat: PersonSeat) -> dict[str, Any]:
    told = seat._asdict()
    del told["person"]
    return told


async def all_seats(registry: TableRegistry, person: str) -> AsyncIterator[list[PersonSeat]]:
    """All seats of a person, over or not, in pages."""
    for over in (False, True):
        before: tuple[int, str] | None = None
        while True:
            wanted = GamesWanted(over=over, before=before, most=PAGE)
            seats = (await registry.the_people.store.games(person, wanted)).seats
            if seats:
                yield seats
            if len(seats) < PAGE:
                break
            before = (seats[-1].ended if over else seats[-1].sat, seats[-1].table)


async def everything(registry: TableRegistry, proven: Proven) -> dict[str, Any]:
    """Everything that is kept of a person, for a file. There are no secrets in it, because none are kept."""
    person = proven.person
    seats = [_plain(seat) async for page in all_seats(registry, person.id) for seat in page]
    store = registry.the_people.store
    lists, seek = await store.friends.lists(person.id, 0), await store.pairing.of(person.id)
    return {
        "person": {name: value for name, value in person._asdict().items() if name != "gone"},
        "keys": [_key(key._asdict()) for key in await registry.the_people.store.keys(person.id)],
        "seats": seats,
        "standings": await registry.standings.of(person.id),
        "friends": [{"name": one.name, "since": one.since} for one in lists.friends],
        "blocks": [{"name": one.name, "at": one.at} for one in lists.blocks],
        "looking": None if seek is None else {"game": seek.game, "since": seek.since, "table": seek.table},
        "told": await _told_on(registry, proven),
        "reports": [
            {"at": one.at, "table": one.table, "name": one.name, "reason": one.reason, "note": one.note}
            for one in await store.reports.made_by(person.id)
        ],
        "insights": [
            {"table": one.table, "game": one.game, "found": json.loads(one.body)}
            for one in await registry.the_people.store.insights.of(person.id, MOST_IMPORTED)
        ],
    }


async def _told_on(registry: TableRegistry, proven: Proven) -> dict[str, Any]:
    """Where somebody is told that it is their turn. Whoever has the whole address of a browser could try to send to it: it is left out."""
    shown = await registry.turn_push.shown(proven)
    return {name: shown[name] for name in ("quiet", "subscriptions")}


def _key(told: dict[str, Any]) -> dict[str, Any]:
    """A key without what proves it."""
    return {name: told[name] for name in ("id", "kind", "label", "created", "used")}


async def archive(registry: TableRegistry, person: str) -> AsyncIterator[bytes]:
    """All finished games of a person as one zip archive of `.tumble` files, written while it is sent."""
    buffer = _Outbox()
    done: set[str] = set()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as bundle:
        async for page in all_seats(registry, person):
            for seat in page:
                if seat.table in done or not seat.ended:
                    continue
                done.add(seat.table)
                text = await _file_of(registry, seat.table)
                if text is not None:
                    await in_thread(bundle.writestr, f"{seat.game}-{seat.table}.tumble", text)
                    yield buffer.take()
                await asyncio.sleep(PAUSE_SECONDS)
    yield buffer.take()


async def _file_of(registry: TableRegistry, table: str) -> str | None:
    row = await registry.store.table(table)
    if row is None or row.state != "over":
        return None  # somebody left it early, and the others still play
    memory = await folded(registry, row)
    if memory.bare is None:
        return None
    secret = None if hides_secret(memory.state, registry.table_clock.wall()) else memory.secret
    log = finished_log(memory.state, memory.bare, secret, memory.record)
    return await in_thread(to_text, log)


class _Outbox(io.RawIOBase):
    """What was written since the last time. It can't be sought in, so the archive counts its places itself."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, chunk: Any) -> int:
        self._chunks.append(bytes(chunk))
        return len(chunk)

    def take(self) -> bytes:
        """Take out what was written."""
        written, self._chunks = b"".join(self._chunks), []
        return written


# -- seats --------------------------------------------------------------------------------------------


async def open_seats(registry: TableRegistry, proven: Proven, table: str) -> list[dict[str, Any]]:
    """Give this device its own secrets for the person's seats at a table, so that they can play on here."""
    live_table = await registry.find(table)
    found = []
    for number, seat in enumerate(live_table.state.seats):
        if seat.person == proven.person.id:
            token = new_token()
            await live_table.change(new_action(), _keyed(live_table, number, proven, digest(token)))
            found.append({"seat": number, "token": token})
    if not found:
        raise Refusal(404, "server-no-seat")
    return found


def _keyed(live_table: LiveTable, number: int, proven: Proven, hashed: str) -> Decide:
    async def decide() -> Change:
        if live_table.state.seats[number].person != proven.person.id:
            raise Refusal(401, "server-not-your-seat")
        return Change({"kind": "keyed", "seat": number, "hash": hashed, "key": proven.key.id})

    return decide


async def lock_out(registry: TableRegistry, person: str, key: str) -> int:
    """Take away every secret of a seat that a lost device may hold; return how many seats that were."""
    count = 0
    async for page in all_seats(registry, person):
        for row in await registry.store.tables([seat.table for seat in page if not seat.ended]):
            for number, seat in enumerate(state_of(row)[0].seats):
                if seat.person == person and _is_held(seat, key):
                    live_table = await registry.find(row.id)
                    await live_table.change(new_action(), _unkeyed(live_table, number, person, key))
                    count += 1
    return count


def _is_held(seat: Seat, key: str) -> bool:
    return seat.key == key or any(one[1] == key for one in seat.more)


def _unkeyed(live_table: LiveTable, number: int, person: str, key: str) -> Decide:
    async def decide() -> Change:
        if live_table.state.seats[number].person != person:
            raise Refusal(401, "server-not-your-seat")
        return Change({"kind": "unkeyed", "seat": number, "key": key, "hash": digest(new_token())})

    return decide


async def claim(registry: TableRegistry, proven: Proven, claims: Sequence[SeatClaim]) -> int:
    """Give a person the seats that a device holds the secrets of and that belong to nobody; return how many."""
    count = 0
    rows = {row.id for row in await registry.store.tables(sorted({one.table for one in claims}))}
    for one in claims:
        if one.table not in rows:
            continue
        live_table = await registry.find(one.table, later=True)
        for number in live_table.state.held(digest(one.token)):
            if live_table.state.seats[number].person == "":
                await live_table.change(new_action(), _claimed(live_table, number, proven, digest(one.token)))
                count += 1
    return count


def _claimed(live_table: LiveTable, number: int, proven: Proven, hashed: str) -> Decide:
    async def decide() -> Change:
        seat = live_table.state.seats[number]
        if seat.person or not seat.opens(hashed) or seat.kind == "invited":
            raise Refusal(409, "server-seat-taken")
        body = {"kind": "claimed", "seat": number, "person": proven.person.id, "key": proven.key.id}
        return Change(body)

    return decide


# -- files --------------------------------------------------------------------------------------------


async def take_in(
    registry: TableRegistry, proven: Proven, secret: str, log: str, wanted: int | None, address: str
) -> NewTable:
    """Put a saved game among a person's own. It is replayed from its first answer, and nothing in it is trusted."""
    store = registry.the_people.store
    if await store.imported(proven.person.id) >= MOST_IMPORTED:
        raise Refusal(409, "server-many-imports", most=MOST_IMPORTED)
    if is_table_file(log):
        return await _take_in_table(registry, proven, log, wanted, address)
    saved = await uploads.played(registry, address, log)
    there = await store.seats_at([str(saved.notes.get("table", ""))[:16]])
    if any(seat.person == proven.person.id for seat in there):
        raise Refusal(409, "server-game-there")
    names = [clean(name)[:24] or "?" for name in saved.names]
    mine = wanted if wanted is not None else _seat_of(proven.person.name, names)
    if mine is None or not 0 <= mine < len(names):
        raise Refusal(422, "server-which-seat", names=", ".join(names))
    noted = saved.notes.get("bots")
    bots = noted if isinstance(noted, list) else []
    seats = [
        SeatWanted(kind="person", name=name, person=secret if number == mine else None)
        if number == mine or number not in bots
        else SeatWanted(kind="bot")
        for number, name in enumerate(names)
    ]
    return await opening.load_table(registry, LoadTable(log=log, seats=seats), address)


async def _take_in_table(
    registry: TableRegistry, proven: Proven, text: str, wanted: int | None, address: str
) -> NewTable:
    """Put a finished game of another place among a person's own: once, however often its file is sent, and only with the key of a seat."""
    person = proven.person
    brought = await moving.bring(registry, text, address, only_over=True)
    live_table = brought.live_table
    seats = live_table.state.seats
    mine = sorted({one["seat"] for one in brought.mine})
    if any(seats[number].person == person.id for number in mine):
        return brought
    named = _seat_of(person.name, [seats[number].name for number in mine])
    number = wanted if wanted is not None else None if named is None else mine[named]
    if number is None and len(mine) == 1:
        number = mine[0]
    if number is None or number not in mine:
        raise Refusal(422, "server-which-seat", names=", ".join(seats[one].name for one in mine))
    if seats[number].person:
        raise Refusal(409, "server-move-taken")
    token = next(one["token"] for one in brought.mine if one["seat"] == number)
    await live_table.change(new_action(), _claimed(live_table, number, proven, digest(token)))
    return brought


def _seat_of(name: str, names: Sequence[str]) -> int | None:
    """The seat that has a person's name, if one does; the only seat of a game for one."""
    found = [number for number, one in enumerate(names) if look(one) == look(name)]
    return found[0] if len(found) == 1 else 0 if len(names) == 1 else None


def as_file(told: dict[str, Any]) -> bytes:
    """Plain data as a file that people can read."""
    return json.dumps(told, ensure_ascii=False, indent=2).encode()
