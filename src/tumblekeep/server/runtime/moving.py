"""A table that is taken from a device to a server, or back, whole: frozen where it was, and brought where its owner goes on.

A finished game goes as it is, to be among its owner's games elsewhere too: there is nothing left to freeze.

Its history is one: the events until it was taken, those of each other place, and in between that it `departed` and `arrived`. So a table
that comes back only adds to what is here, and one that went on in two places is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import Log, LogLine
from tumblekeep.kit.throwing import is_installed
from tumblekeep.packs import Packs
from tumblekeep.server import json_text
from tumblekeep.server.dice.commitment import SCHEME, commitment
from tumblekeep.server.dice.record_check import ON_DEVICE
from tumblekeep.server.dice.verification import verify
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.live_table import Change, LiveTable
from tumblekeep.server.runtime.opening import NewTable
from tumblekeep.server.runtime.rules_change import has_changed
from tumblekeep.server.runtime.seat_changes import seat_changes
from tumblekeep.server.runtime.table_memory import TableMemory
from tumblekeep.server.runtime.uploads import kept_beside
from tumblekeep.server.storage.records import AppendRequest, EventRow, SavingFailed, TableRow, packed_act
from tumblekeep.server.storage.secret import digest, new_action
from tumblekeep.server.storage.table_file import (
    TableFile,
    read_table,
    stored,
    travelling,
    write_table,
)
from tumblekeep.server.table.state import TableState
from tumblekeep.server.table.summary import summary_row
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.export import kept_promise, log_of_table
from tumblekeep.server.visibility.shown_table import pack_shown
from tumblekeep.server.wire.base import LARGEST_LOG

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry


EVENT_FRAME = 100
"""Characters around each event of a file."""
ROOM = 100 * 1024
"""Bytes that a file has besides what the events of its table take."""


class BroughtTable(NamedTuple):
    """A file whose table the rules have played again, and whose dice are those of its secret."""

    file: TableFile
    answered: int
    outcome: dict[str, Any] | None
    """How the game ended, if it is over."""


_FileEvent = tuple[int, str, int, dict[str, Any]]


# -- away ---------------------------------------------------------------------------------------------


async def take_away(
    registry: TableRegistry, live_table: LiveTable, host: str, tokens: Sequence[str], to: str
) -> str:
    """Freeze a table here and return all of it as a file; a table that was taken before gives the same file again.

    A finished game is not frozen, and its file ends where the game did.
    """
    state = live_table.state
    if not state.is_host(digest(host)):
        raise Refusal(401, "server-move-not-yours")
    if state.state == "over":
        state.must_not_be_daily()
        if state.fair != SCHEME or state.frozen:
            raise Refusal(409, "server-move-cannot")
        return await _file(registry, live_table, host, tokens)
    mine = {seat for token in tokens for seat in state.held(digest(token))}

    async def decide() -> Change:
        now = live_table.state
        now.must_not_be_daily()
        now.must_be("playing")
        if now.fair != SCHEME:
            raise Refusal(409, "server-move-cannot")
        if any(seat.kind == "person" and number not in mine for number, seat in enumerate(now.seats)):
            raise Refusal(409, "server-move-others")
        live_table.must_play()
        return Change({"kind": "departed", "cause": to})

    if not state.gone:
        _must_fit_a_file(await registry.store.events(live_table.id))
        await live_table.change(new_action(), decide)
    return await _file(registry, live_table, host, tokens)


def _must_fit_a_file(rows: Sequence[EventRow]) -> None:
    if sum(len(row.body) + EVENT_FRAME for row in rows) > LARGEST_LOG - ROOM:
        raise Refusal(413, "server-too-large", most=LARGEST_LOG)


async def _file(registry: TableRegistry, live_table: LiveTable, host: str, tokens: Sequence[str]) -> str:
    rows = _until_over(await registry.store.events(live_table.id))
    _must_fit_a_file(rows)
    kept = [token for token in tokens if live_table.state.held(digest(token))]
    return write_table(live_table.id, live_table.secret.hex(), host, kept, rows)


def _until_over(rows: Sequence[EventRow]) -> Sequence[EventRow]:
    """The events until the game is over: what comes after them is about this place."""
    for number, row in enumerate(rows, start=1):
        if json_text.loads(row.body).get("over"):
            return rows[:number]
    return rows


# -- and back -----------------------------------------------------------------------------------------


async def bring(registry: TableRegistry, text: str, address: str, *, only_over: bool = False) -> NewTable:
    """Go on here with the table of a file. Nothing changes unless all of it is right. `only_over`: refuse a game that is not over."""
    limits = registry.settings.limits
    brought = await registry.workers.do(
        address, played_again, text, limits.events - 1, limits.answers, registry.packs
    )
    file = brought.file
    if only_over and brought.outcome is None:
        raise Refusal(409, "server-move-not-over")
    row = await registry.store.table(file.table)
    if row is None:
        try:
            await _lay(registry, brought, len(text))
        except Refusal:
            row = await registry.store.table(file.table)
            if row is None:
                raise
            # somebody else brought the same file at this moment
    if row is not None:
        await _go_on(await registry.find(file.table), brought)
    live_table = await registry.find(file.table)
    if live_table.state.state == "over":
        registry.keeper.keep_soon(file.table)
    mine = [
        {"seat": seat, "token": token}
        for token in file.tokens
        for seat in live_table.state.held(digest(token))
    ]
    return NewTable(live_table, file.host, mine, [])


def _rows(file: TableFile, cause: str, at: int) -> list[EventRow]:
    """The events of a file as they are stored, and that it was brought."""
    rows = [
        EventRow(file.table, seq, act, moment, projection.to_text(stored(body)))
        for seq, act, moment, body in file.events
    ]
    arrived = projection.to_text({"kind": "arrived", "cause": cause})
    return [*rows, EventRow(file.table, len(rows) + 1, new_action(), at, arrived)]


def _here(registry: TableRegistry) -> str:
    return ON_DEVICE if registry.settings.on_device else "server"


async def _lay(registry: TableRegistry, brought: BroughtTable, size: int) -> None:
    file = brought.file
    if len(registry.live_tables) >= registry.settings.limits.tables_in_memory:
        raise Refusal(503, "server-full", again=True)
    if registry.bytes.disk_full:
        raise Refusal(503, "server-disk-full")
    at = registry.table_clock.wall()
    first, *more = _rows(file, _here(registry), at)
    state = _folded(TableState(file.table), [first, *more])
    _must_be_playable(state)
    row = {
        "id": file.table, "secret": file.secret.hex(), "created": first.at, **summary_row(state, brought.answered), "code": None,
        "uploaded": size,
    }  # fmt: skip
    append = AppendRequest(first, opening=TableRow(**row)._asdict(), more=tuple(more))
    await _append(registry, append)
    registry.table_list.changed()
    registry.bytes.disk_dirty = True


async def _go_on(live_table: LiveTable, brought: BroughtTable) -> None:
    """Add to a table that was taken from here what happened since."""
    registry, file = live_table.registry, brought.file
    async with live_table.lock:
        own = await registry.store.events(live_table.id)
        same = min(len(own), len(file.events))
        ours = [(row.seq, row.action, row.at, travelling(json_text.loads(row.body))) for row in own[:same]]
        theirs = [_as_here(row, told) for row, told in zip(own, file.events, strict=False)]
        if ours != theirs or live_table.secret != file.secret:
            raise Refusal(409, "server-move-other")
        if not live_table.state.gone:
            if len(own) > same and json_text.loads(own[same].body)["kind"] == "arrived":
                return  # brought before, and the answer was lost
            if same == len(file.events) and brought.outcome is not None:
                return  # the file of a finished game that was played here
            raise Refusal(409, "server-move-here")
        if len(file.events) < len(own):
            raise Refusal(409, "server-move-other")
        first, *more = _rows(file, _here(registry), registry.table_clock.wall())[len(own) :]
        before = _folded(TableState(live_table.id), own)
        after = _folded(TableState(live_table.id), [*own, first, *more])
        _must_be_playable(after)
        append = AppendRequest(
            first,
            summary=summary_row(after, brought.answered),
            more=tuple(more),
            seats=seat_changes(before, after, {"kind": "left"}, brought.outcome),
        )
        live_table.spoiled = True
        await _append(registry, append)
        await live_table.reload()
        live_table.connections.show_new()
        live_table.pace.news()
    registry.table_list.changed()
    live_table.wake()


def _as_here(row: EventRow, told: _FileEvent) -> _FileEvent:
    """An event of a file as it is here: one that was packed closely has lost the name of its act, and its mark."""
    if row.action != packed_act(row.seq):
        return told
    seq, _, at, body = told
    return seq, row.action, at, {name: value for name, value in body.items() if name != "mark"}


async def _append(registry: TableRegistry, append: AppendRequest) -> None:
    try:
        won = await registry.store.append(append)
    except SavingFailed as error:
        raise Refusal(503, "server-saving-paused", again=True) from error
    if not won:
        raise Refusal(409, "server-busy", again=True)


def _must_be_playable(state: TableState) -> None:
    if state.state != "over" and state.throws == "aimed" and not is_installed():
        raise Refusal(409, "server-no-physics")


def _folded(state: TableState, rows: Sequence[EventRow]) -> TableState:
    for row in rows:
        state.apply(row.seq, row.at, json_text.loads(row.body))
    return state


# -- is it right? -------------------------------------------------------------------------------------


def played_again(text: str, most_events: int, most_answers: int, packs: Packs) -> BroughtTable:
    """Read a file, play its table again, and check its keys and every die. Runs in a worker process."""
    file = read_table(text, most_events)
    try:
        memory = _memory(file, packs)
    except Refusal:
        raise
    except TumbleError as error:
        raise Refusal.of(error) from error
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise _forged("events") from error
    state = memory.state
    if memory.broken is not None:
        memory.broken.status = 422
        raise memory.broken
    if memory.served is None or state.day or not (state.gone or state.state == "over"):
        raise _forged("state")
    outcome = memory.served.play.outcome
    if state.state not in ("playing", "over") or (state.state == "over") != (outcome is not None):
        raise _forged("state")
    if len(memory.served.answers) > most_answers:
        raise Refusal(409, "server-too-long", most=most_answers)
    if not state.is_host(digest(file.host)) or not all(state.held(digest(token)) for token in file.tokens):
        raise Refusal(403, "server-move-not-yours")
    _check_dice(file, memory, packs)
    return BroughtTable(file, len(memory.served.answers), None if outcome is None else outcome.plain())


def _forged(why: str) -> Refusal:
    return Refusal(422, "server-move-forged", why=why)


def _memory(file: TableFile, packs: Packs) -> TableMemory:
    opening = file.events[0][3]
    game = packs.game(opening["game"], _mark(opening.get("pack")))
    if opening.keys() < {"game", "options", "host", "commitment", "fair", "seats"}:
        raise _forged("opened")
    if opening["fair"] != SCHEME or opening["commitment"] != commitment(file.secret):
        raise _forged("secret")
    if game.pack is not None and opening["pack"] != pack_shown(game.pack):
        raise _forged("pack")
    memory = TableMemory(file.table, file.secret, packs)
    before = 0
    for seq, act, at, body in file.events:
        if at < before or memory.state.state == "over" or (memory.state.gone and body["kind"] != "arrived"):
            raise _forged(f"event {seq}")
        if body["kind"] in ("arrived", "departed") and bool(memory.state.gone) != (body["kind"] == "arrived"):
            raise _forged(f"event {seq}")
        before = at
        _must_fit(memory, seq, body)
        for _ in memory.absorb(EventRow(file.table, seq, act, at, projection.to_text(stored(body)))):
            pass
        if memory.broken is not None:
            break
    if memory.broken is None and has_changed(memory.state, packs):
        state = memory.state
        why = "server-move-rules-over" if state.state == "over" else "server-move-rules"
        raise Refusal(422, why, began=state.version, now=game.version)
    return memory


def _mark(pack: dict[str, Any] | None) -> dict[str, str] | None:
    return None if pack is None else {name: str(pack[name]) for name in ("name", "version", "fingerprint")}


def _must_fit(memory: TableMemory, seq: int, body: dict[str, Any]) -> None:
    """Refuse an event that names a seat, an answer or a note that can't be."""
    state, served = memory.state, memory.served
    if "seat" in body and seq > 1 and not body["seat"] < len(state.seats):
        raise _forged(f"event {seq}")
    if body["kind"] == "undone" and (served is None or not state.floor <= body["to"] < len(served.answers)):
        raise _forged(f"event {seq}")
    by_seat = ("names", "numbers", "noted") if body["kind"] in ("started", "loaded") else ()
    if any(len(body[name]) != len(state.seats) for name in by_seat if name in body):
        raise _forged(f"event {seq}")
    for ask, clause, by, answer, beside in body.get("lines", ()) if body["kind"] == "loaded" else ():
        if kept_beside(LogLine(ask, clause, by, answer, beside)) != beside:
            raise _forged(f"event {seq}")


def _check_dice(file: TableFile, memory: TableMemory, packs: Packs) -> None:
    """Check that every die is the one that the secret of the file gives, and that the record agrees with itself."""
    state, served = memory.state, memory.served
    assert served is not None
    log = log_of_table(state, served, memory.loaded, memory.record)
    notes = {**log.header.notes, **kept_promise(state, served.undone, file.secret)}
    header = log.header
    whole = Log(
        type(header)(
            header.game, state.version, state.content, header.options, header.seats, notes, header.pack
        ),
        log.lines,
    )
    verdict = verify(whole, None, packs.game(state.game, state.mark))
    if not verdict.ok:
        raise Refusal(422, "server-move-dice", why=verdict.problems[0])
