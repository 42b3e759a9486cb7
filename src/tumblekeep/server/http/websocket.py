"""The WebSocket endpoint: a connection from its `hello` to its `bye`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import MutableMapping
from contextvars import copy_context
from functools import partial
from typing import Any, get_args

from pydantic import ValidationError

from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.connection import Connection, WebSocketTransport
from tumblekeep.server.http.connection_list import ConnectionList
from tumblekeep.server.http.middleware import address_of, language_of
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime import actions
from tumblekeep.server.runtime.at_once import change_at_once
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.time_slices import sliced
from tumblekeep.server.storage.secret import digest
from tumblekeep.server.wire.base import PROTOCOL
from tumblekeep.server.wire.client import Act, Answer, Hello, Hurry, Ping, Resync, Say, ShowAim, read_client

WARNINGS = 20
"""Disconnect a client after this many messages that were too fast or unreadable."""
SLOW_DOWN_SECONDS = 0.1
HELLO_SHARE = 7 / 8
"""The share of the handshake time in which a client has to say hello; the rest is for disconnecting it politely."""
ACTS = get_args(Act)
ANSWER = '"answer"'
"""What is in every answer, and in hardly anything else."""
TABLES, SOCKET = "/api/tables/", "/socket"
CODES = {401: 4001, 403: 4001, 404: 4004}


def is_socket(path: str) -> bool:
    """Whether play is served at this path. It may name the table, by which a proxy sends all of a table to one worker; which
    table is meant, `hello` says."""
    if path == "/api/socket":
        return True
    before, table, after = path[: len(TABLES)], path[len(TABLES) : -len(SOCKET)], path[-len(SOCKET) :]
    return before == TABLES and after == SOCKET and table != "" and "/" not in table


async def serve(registry: TableRegistry, lines: ConnectionList, socket: WebSocketTransport) -> None:
    """Serve one connection from beginning to end."""
    await socket.receive()
    await socket.send({"type": "websocket.accept"})
    connection = Connection(socket, registry.settings.limits, registry.metrics)
    connection.language = language_of(dict(socket.scope["headers"]))
    connection.address = address_of(socket.scope)
    connection.is_heavy = registry.charges.is_heavy(connection.address)
    lines.add(connection)
    # what is started there is done for this client, as if its task had started it
    here = copy_context()
    connection.hear_with(lambda message: here.run(hear_at_once, registry, connection, message))
    registry.metrics.sockets += 1
    try:
        await _listen(registry, connection)
    except Exception as error:
        journal.error("a connection failed", trace=error)
        if connection.live_table is not None:
            connection.live_table.has_failed(error)  # the table can't be shown: its pack may be the reason
        connection.leave(1011, "server-broken")
    finally:
        lines.discard(connection)
        registry.metrics.sockets -= 1
        if connection.live_table is not None:
            connection.live_table.connections.part(connection)
            # the web server may hold the connection for long, which must not keep a whole table in memory
            connection.live_table = None
        await connection.end()


async def _listen(registry: TableRegistry, connection: Connection) -> None:
    limits = registry.settings.limits
    greeted_by = connection.began + HELLO_SHARE * limits.handshake_seconds
    while connection.closing is None:
        if connection.live_table is not None:
            message = await connection.socket.receive()
        else:
            try:
                async with asyncio.timeout_at(greeted_by):
                    message = await connection.socket.receive()
            except TimeoutError:
                connection.show_out(1008, "server-no-hello")
                return
        if message["type"] != "websocket.receive":
            return
        if connection.is_busy:
            await connection.rest()
        if limits.on and "admitted" not in message and not connection.bucket.take():
            await _warn(connection, Refusal(429, "server-too-fast", again=True))
            continue
        await _take_in(registry, connection, message)


async def _take_in(registry: TableRegistry, connection: Connection, message: Any) -> None:
    """Hear a message: in its client's turn, and charged to it."""
    charges = registry.charges
    admitted = message.get("admitted")
    if (charges.is_crowded() if admitted is None else admitted == "crowded") or connection.is_heavy:
        await charges.queue_up(connection.address, is_heavy=connection.is_heavy)
    if charges.is_sampled() if admitted != "sampled" else True:
        connection.is_heavy = charges.is_heavy(connection.address)
        await charges.sampled("message", connection.address, _hear(registry, connection, message))
    else:
        await _hear(registry, connection, message)


async def _warn(connection: Connection, refusal: Refusal, action: str | None = None) -> None:
    """Refuse a message; slow down a client that keeps sending bad ones, then disconnect it."""
    connection.warned += 1
    if connection.warned >= WARNINGS:
        connection.leave(1008, refusal.message.id)
        return
    connection.refuse(
        action, refusal, 0 if connection.live_table is None else connection.live_table.state.seq
    )
    await asyncio.sleep(SLOW_DOWN_SECONDS)


async def _hear(registry: TableRegistry, connection: Connection, message: Any) -> None:
    text = message.get("text")
    if text is None:
        await _warn(connection, Refusal(422, "server-not-text"))
        return
    try:
        said = read_client(text)
    except ValidationError as error:
        await _warn(connection, Refusal(422, "server-unreadable", where=where(error)))
        return
    except ValueError:
        await _warn(connection, Refusal(422, "server-unreadable", where=""))
        return
    if isinstance(said, ACTS) and connection.live_table is not None:
        await _act(registry, connection, said)
    elif isinstance(said, Ping):
        connection.tell("pong", n=said.n)
    elif isinstance(said, Hello):
        await _greet(registry, connection, said)
    elif connection.live_table is None:
        await _warn(connection, Refusal(422, "server-hello-first"))
    elif isinstance(said, Resync):
        if not connection.resyncing:  # whoever asks again meanwhile will be sent what is new then
            connection.resyncing = True
            registry.spawn(_send_state(registry, connection, connection.live_table))
    elif isinstance(said, Hurry):
        connection.live_table.hurried = connection.live_table.hurried or bool(connection.seats)
    elif isinstance(said, ShowAim):
        await _show_aim(registry, connection, connection.live_table, said)


async def _send_state(registry: TableRegistry, connection: Connection, live_table: LiveTable) -> None:
    """Send the whole state, when it is this client's turn and it can pay for it."""
    charges, address = registry.charges, connection.address
    try:
        await charges.afford("resync", address, charges.playing)
        async with sliced(charges, "resync", address, charges.playing, owing=True) as slices:
            connection.resyncing = False
            if connection.live_table is live_table and connection.closing is None:
                live_table.connections.welcome(connection)
            await slices.rest()
    except Refusal as refusal:
        connection.refuse(None, refusal, live_table.state.seq)
    finally:
        connection.resyncing = False


async def _show_aim(
    registry: TableRegistry, connection: Connection, live_table: LiveTable, aim: ShowAim
) -> None:
    """Show an aim to the others. Aim updates are rate-limited; only aiming for somebody else's seat is an error."""
    if registry.settings.limits.on and not connection.aim_bucket.take():
        return
    try:
        actions.show_aim(live_table, connection, aim)
    except Refusal as refusal:
        await _warn(connection, refusal)


async def _greet(registry: TableRegistry, connection: Connection, hello: Hello) -> None:
    connection.language = hello.language
    if connection.live_table is not None:
        await _warn(connection, Refusal(422, "server-hello-once"))
        return
    if hello.protocol != PROTOCOL:
        connection.leave(1008, "server-protocol")
        return
    connection.panels = hello.panels
    connection.differences = hello.differences
    connection.hashes = tuple(digest(token) for token in hello.tokens)
    if registry.saving_paused:
        connection.tell("saving", paused=True)
    try:
        charges = registry.charges
        await charges.afford("hello", connection.address, charges.playing)
        with charges.let_in(connection.address):
            connection.live_table = await registry.find(hello.table)
            await connection.live_table.connections.join(connection, hello.have)
    except Refusal as refusal:
        connection.live_table = None
        registry.metrics.refusals[refusal.message.id] += 1
        connection.leave(CODES.get(refusal.status, 1013), refusal.message.id)


def hear_at_once(registry: TableRegistry, connection: Connection, message: MutableMapping[str, Any]) -> bool:
    """Take in an answer as soon as it is read, if nothing needs to be waited for; return whether that was so. Whatever is not done here
    is left to the connection's task, and marked if it has been counted already."""
    live_table, text = connection.live_table, message["text"]
    if (
        live_table is None
        or connection.is_busy
        or connection.is_heavy
        or connection.closing is not None
        or registry.closing
        or live_table.lock.locked()
        or ANSWER not in text
    ):
        return False
    if registry.settings.limits.on:
        if not connection.bucket.take():
            return False
        if registry.charges.is_crowded():
            message["admitted"] = "crowded"
            return False
        if registry.charges.is_sampled():
            message["admitted"] = "sampled"
            return False
        message["admitted"] = "counted"
    try:
        act = read_client(text)
    except ValueError:  # the task reads it again, and tells what is wrong
        return False
    if type(act) is not Answer:
        return False
    answering = _AnswerUnderWay(registry, connection, live_table, act)
    try:
        decide = partial(actions.answer, live_table, act, connection.hashes)
        mark = actions.act_mark(live_table, act, connection.hashes)
        connection.is_busy = change_at_once(live_table, act.action, decide, mark, answering)
    except Exception as error:
        answering.fail(error)
        return True
    return connection.is_busy


class _AnswerUnderWay:
    """An answer on its way, and whom to tell what became of it."""

    __slots__ = ("_act", "_began", "_connection", "_live_table", "_registry")

    def __init__(
        self, registry: TableRegistry, connection: Connection, live_table: LiveTable, act: Any
    ) -> None:
        self._registry, self._connection = registry, connection
        self._live_table, self._act = live_table, act
        self._began = time.monotonic()

    def gather(self) -> None:
        self._connection.gather()

    def acknowledge(self, seq: int) -> None:
        self._registry.metrics.acked(time.monotonic() - self._began)
        self._connection.release()
        self._connection.send(_ack(self._act, seq))

    def fail(self, error: Exception) -> None:
        self._connection.release()
        _tell_failure(self._connection, self._live_table, self._act, error)


def _ack(act: Any, seq: int) -> str:
    return f'{{"type":"ack","action":"{act.action}","seq":{seq}}}'


def _tell_failure(connection: Connection, live_table: LiveTable, act: Any, error: Exception) -> None:
    if not isinstance(error, Refusal):
        journal.error("an act failed", trace=error, table=live_table.id, act=act.type)
        error = Refusal(500, "server-broken")
    connection.refuse(act.action, error, live_table.state.seq)


async def _act(registry: TableRegistry, connection: Connection, act: Any) -> None:
    live_table = connection.live_table
    assert live_table is not None
    began = time.monotonic()
    connection.acting = True
    try:
        if registry.closing:
            raise Refusal(503, "server-restarting", again=True)
        if isinstance(act, Say) and registry.settings.limits.on and not connection.chat_bucket.take():
            raise Refusal(429, "server-too-fast", again=True)
        mark = actions.act_mark(live_table, act, connection.hashes)
        decide = actions.decision(live_table, act, connection.hashes, connection.watcher)
        seq = await live_table.change(act.action, decide, mark)
    except Exception as error:
        connection.acting = False
        _tell_failure(connection, live_table, act, error)
        return
    registry.metrics.acked(time.monotonic() - began)
    connection.acting = False  # what the act changed is sent together with the acknowledgement, in one write
    connection.send(_ack(act, seq))


def where(error: ValidationError) -> str:
    """Name the first field of a message that is invalid; never its content."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])[:80]
    return f"{place}: {first['type']}" if place else str(first["type"])
