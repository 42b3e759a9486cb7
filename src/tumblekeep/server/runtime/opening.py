"""New tables: opened, loaded from a file, or set up again for a rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import LogLine
from tumblekeep.server.dice.commitment import SCHEME, commitment
from tumblekeep.server.dice.fate import LUCK
from tumblekeep.server.dice.record_check import ON_DEVICE
from tumblekeep.server.errors import Refusal
from tumblekeep.server.people.records import SeatOwner
from tumblekeep.server.runtime import starting, uploads
from tumblekeep.server.runtime.live_table import Change, LiveTable
from tumblekeep.server.runtime.seat_changes import seat_changes
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.runtime.time_slices import TimeSlices
from tumblekeep.server.runtime.uploads import game_marked, game_of
from tumblekeep.server.storage.records import AppendRequest, EventRow, TableRow
from tumblekeep.server.storage.secret import digest, new_action, new_table_id, new_token
from tumblekeep.server.table.names import clean
from tumblekeep.server.table.spoken_codes import new_code
from tumblekeep.server.table.state import TableState, seats_for
from tumblekeep.server.table.summary import summary_row
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.shown_table import pack_shown
from tumblekeep.server.wire.lobby import LoadTable, OpenTable, SeatWanted

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

NO_SEALS: Mapping[int, str] = MappingProxyType({})
NOBODY: Mapping[int, SeatOwner] = MappingProxyType({})


class DicePromise(NamedTuple):
    """Where the dice of a table come from."""

    secret: bytes
    scheme: int


class NewTable(NamedTuple):
    """A new table, and the secrets that go with it."""

    live_table: LiveTable
    token: str
    """The host's own secret."""
    mine: list[dict[str, Any]]
    invited: list[dict[str, Any]]
    """The host's own seats and those of invited players, with their secrets."""


async def open_table(registry: TableRegistry, wanted: OpenTable) -> NewTable:
    """Open a new table; return the host's secret and those of the host's own seats and of the invited players."""
    game = game_of(wanted.game, wanted.pack, registry.packs)
    try:
        options = game.check(len(wanted.seats), wanted.options)
    except TumbleError as error:
        raise Refusal.of(error) from error
    owners = await owners_of(registry, wanted.seats)
    opened = await opened_table(registry, game, options, wanted.seats, _terms(wanted), owners)
    if wanted.start:
        live_table = opened.live_table
        if not any(seat.is_free for seat in live_table.state.seats):
            await live_table.change(new_action(), starting.start(live_table, None, digest(opened.token)))
    return opened


async def open_for(
    registry: TableRegistry, wanted: OpenTable, owners: Mapping[int, SeatOwner], table: str
) -> NewTable:
    """Open the table with this id for persons who were brought together, and start its game, or close it until all numbers are there."""
    game = game_of(wanted.game, None, registry.packs)
    try:
        options = game.check(len(wanted.seats), wanted.options)
    except TumbleError as error:
        raise Refusal.of(error) from error
    opened = await opened_table(registry, game, options, wanted.seats, _terms(wanted), owners, table)
    live_table = opened.live_table
    await live_table.change(new_action(), starting.start(live_table, None, digest(opened.token)))
    return opened


async def owners_of(registry: TableRegistry, wanted: Sequence[SeatWanted]) -> Mapping[int, SeatOwner]:
    """The persons who are to sit on these seats. Each sits down under their own name."""
    found: dict[int, SeatOwner] = {}
    for number, seat in enumerate(wanted):
        if seat.kind == "person" and seat.person is not None:
            found[number] = await registry.the_people.owner(seat.person, seat.name or "")
    return found


async def opened_table(
    registry: TableRegistry,
    game: Game,
    options: dict[str, Any],
    wanted: Sequence[SeatWanted],
    terms: dict[str, Any],
    owners: Mapping[int, SeatOwner] = NOBODY,
    table: str = "",
    promise: DicePromise | None = None,
) -> NewTable:
    """Open a table. `promise`: where its dice come from, if not from a new secret of its own."""
    if len(registry.live_tables) >= registry.settings.limits.tables_in_memory:
        raise Refusal(503, "server-full", again=True)
    if registry.bytes.disk_full:
        raise Refusal(503, "server-disk-full")
    if terms["throws"] == "aimed" and not registry.throwing.is_available():
        raise Refusal(409, "server-no-physics")
    tokens = [new_token() for _ in wanted]
    host_token = new_token()
    if owners:
        wanted = [
            seat.model_copy(update={"name": owners[n].name}) if n in owners else seat
            for n, seat in enumerate(wanted)
        ]
    seats = seats_for(wanted, [digest(token) for token in tokens])
    for n, owner in owners.items():
        seats[n].person, seats[n].key, seats[n].program = owner.person, owner.key, owner.program
    chairs = [seat.model_dump(exclude={"seal", "remote", "person"}) for seat in wanted]
    promise = promise or DicePromise(registry.luck.secret(game.slug, options, terms, chairs), SCHEME)
    body = {
        "kind": "opened",
        "game": game.slug,
        "version": game.version,
        "content": game.digest(options),
        "options": options,
        **({} if game.pack is None else {"pack": pack_shown(game.pack)}),
        **({"cause": ON_DEVICE} if registry.settings.on_device else {}),
        **terms,
        "host": digest(host_token),
        "commitment": commitment(promise.secret),
        "fair": promise.scheme,
        "seats": [seat.plain() for seat in seats],
    }
    live_table = await _lay(registry, body, promise.secret, table)
    mine = [{"seat": n, "token": tokens[n]} for n, seat in enumerate(seats) if seat.kind == "person"]
    invited = [{"seat": n, "token": tokens[n]} for n, seat in enumerate(seats) if seat.kind == "invited"]
    return NewTable(live_table, host_token, mine, invited)


async def _lay(registry: TableRegistry, body: dict[str, Any], secret: bytes, wanted: str) -> LiveTable:
    while True:
        table, at = wanted or new_table_id(), now()
        code = body["code"] = new_code()
        state = TableState(table)
        state.apply(1, at, body)
        row = {"id": table, "secret": secret.hex(), "created": at, **summary_row(state, 0), "code": code}
        changes = seat_changes(TableState(table), state, body, None)
        append = AppendRequest(
            EventRow(table, 1, new_action(), at, projection.to_text(body)), opening=row, seats=changes
        )
        if await registry.store.append(append):
            return registry.laid(TableRow(**row), append.row)
        if wanted:
            raise Refusal(409, "server-game-there")


async def load_table(registry: TableRegistry, wanted: LoadTable, address: str) -> NewTable:
    """Open a table with a saved game.

    The game is replayed from its first answer, and nothing in the file is trusted.
    """
    saved = await uploads.played(registry, address, wanted.log)
    names = [clean(name)[:24] or "?" for name in saved.names]
    seats = list(wanted.seats) or [SeatWanted(kind="person", name=name) for name in names]
    if len(seats) != len(names):
        raise Refusal(422, "server-seat-count", seats=len(names))
    game = game_of(saved.game, saved.pack, registry.packs)
    owners = await owners_of(registry, seats)
    opened = await opened_table(registry, game, saved.options, seats, _terms(wanted), owners)
    live_table = opened.live_table
    taken_back = saved.notes.get("taken_back", 0)

    async def decide() -> Change:
        served = live_table.sit(names)
        slices = TimeSlices()
        turned = served.turned(opening=True)
        for fields in saved.lines:
            served.repeat_into(turned, _without_luck(LogLine(*fields)))
            await slices.rest()
        served.release(turned)
        count = taken_back if type(taken_back) is int and 0 <= taken_back < 10_000 else 0
        more: dict[str, Any] = {"names": names, "taken_back": count, "loaded": len(saved.lines)}
        if hints := _hints(saved.notes.get("hints"), len(names)):
            more["hints"] = hints
        if not wanted.start and served.play.outcome is None:
            return live_table.moved(None, turned, kind="loaded", waits=True, **more)
        later = served.settle()
        turned.said += later.said
        turned.waits = later.waits
        return live_table.moved(None, turned, kind="loaded", **more)

    await live_table.change(new_action(), decide)
    registry.bytes.disk_dirty = True
    return opened


def _hints(noted: Any, seats: int) -> list[int]:
    """How many hints each seat has asked for, if the file says so."""
    if not isinstance(noted, list) or len(noted) != seats:
        return []
    return noted if all(type(one) is int and 0 <= one < 10_000 for one in noted) else []


def _without_luck(line: LogLine) -> LogLine:
    """Return the answer without the fate counter of its former table: this table vouches for its own dice, and
    counts them from 1."""
    if not isinstance(line.beside, dict):
        return line
    beside = {key: value for key, value in line.beside.items() if key not in LUCK}
    return line._replace(beside=beside or None)


async def rematch(
    registry: TableRegistry, live_table: LiveTable, hashed: str, seals: Mapping[int, str] = NO_SEALS
) -> NewTable:
    """Open another game for the same players. Whoever asks keeps their seats; the others find theirs open."""
    state = live_table.state
    held = state.held(hashed)
    if not held:
        raise Refusal(401, "server-not-your-seat")
    state.must_be("over")
    if state.next is not None:
        raise Refusal(409, "server-rematch-there")
    seats = [
        SeatWanted(kind="person", name=seat.name, seal=seals.get(number))
        if number in held
        else SeatWanted(kind="bot", level=seat.level or "greedy")  # type: ignore[arg-type]
        if seat.kind == "bot"
        else SeatWanted(kind="open")
        for number, seat in enumerate(state.seats)
    ]
    game = game_marked(state.game, state.mark, registry.packs)
    try:
        options = game.check(len(seats), state.options)  # the rules may have changed since
    except TumbleError as error:
        raise Refusal.of(error, 409) from error
    owners = {
        n: SeatOwner(seat.person, seat.key, seat.name, seat.program)
        for n, seat in enumerate(state.seats)
        if n in held and seat.person
    }
    opened = await opened_table(registry, game, options, seats, {**_terms(state), "public": False}, owners)

    async def decide() -> Change:
        if live_table.state.next is not None:
            raise Refusal(409, "server-rematch-there")
        return Change({"kind": "linked", "next": opened.live_table.id})

    await live_table.change(new_action(), decide)
    return opened


def _terms(wanted: OpenTable | LoadTable | TableState) -> dict[str, Any]:
    """Everything agreed about a table besides its game, as its first event records it."""
    return {
        "title": clean(wanted.title),
        "public": wanted.public,
        "watchable": wanted.watchable,
        "throws": wanted.throws,
        **{kind: "reported" for kind in ("dice", "draws") if getattr(wanted, kind) == "reported"},
        "pace": wanted.pace,
        "clock": wanted.clock,
        "odds": wanted.odds or ("off" if wanted.public else "always"),
    }
