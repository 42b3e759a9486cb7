"""The live door: what happens on a WebSocket from the first `hello` to the last `bye`."""

from __future__ import annotations

import asyncio
import time
from typing import Any, get_args

from pydantic import ValidationError

from tumblekeep.server.door.guard import language_of
from tumblekeep.server.door.line import Line, Socket
from tumblekeep.server.door.lines import Lines
from tumblekeep.server.hall import acts
from tumblekeep.server.hall.hall import Hall
from tumblekeep.server.hall.host import Host
from tumblekeep.server.kept.secret import digest
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.watch.journal import journal
from tumblekeep.server.wire.client import Act, Hello, Hurry, Ping, Resync, Say, ShowAim, read_client
from tumblekeep.server.wire.shape import PROTOCOL

WARNINGS = 20
"""So many messages that were too fast or unreadable, and the line is closed."""
SLOW_DOWN_SECONDS = 0.1
HELLO_SHARE = 7 / 8
"""The share of the time for a handshake that a client has to say hello: the rest goes into showing it out."""
ACTS = get_args(Act)
CODES = {401: 4001, 403: 4001, 404: 4004}


async def serve(hall: Hall, lines: Lines, socket: Socket) -> None:
    """One connection, from its beginning to its end."""
    await socket.receive()
    await socket.send({"type": "websocket.accept"})
    line = Line(socket, hall.settings.limits, hall.metrics)
    line.language = language_of(dict(socket.scope["headers"]))
    lines.add(line)
    hall.metrics.sockets += 1
    try:
        await _listen(hall, line)
    except Exception as error:
        journal.error("a line failed", trace=error)
        line.leave(1011, "server-broken")
    finally:
        lines.discard(line)
        hall.metrics.sockets -= 1
        if line.host is not None:
            line.host.company.part(line)
            line.host = (
                None  # the web server may hold on to its side of a line for long; not to a whole table
            )
        await line.end()


async def _listen(hall: Hall, line: Line) -> None:
    limits = hall.settings.limits
    greeted_by = line.began + HELLO_SHARE * limits.handshake_seconds
    while line.closing is None:
        if line.host is not None:
            message = await line.socket.receive()
        else:
            try:
                async with asyncio.timeout_at(greeted_by):
                    message = await line.socket.receive()
            except TimeoutError:
                line.show_out(1008, "server-no-hello")
                return
        if message["type"] != "websocket.receive":
            return
        if limits.on and not line.bucket.take():
            await _warn(line, Refusal(429, "server-too-fast", again=True))
            continue
        await _hear(hall, line, message)


async def _warn(line: Line, refusal: Refusal, action: str | None = None) -> None:
    """Refuse, and make who goes on like this wait, then leave."""
    line.warned += 1
    if line.warned >= WARNINGS:
        line.leave(1008, refusal.message.id)
        return
    line.refuse(action, refusal, 0 if line.host is None else line.host.state.seq)
    await asyncio.sleep(SLOW_DOWN_SECONDS)


async def _hear(hall: Hall, line: Line, message: Any) -> None:
    text = message.get("text")
    if text is None:
        await _warn(line, Refusal(422, "server-not-text"))
        return
    try:
        said = read_client(text)
    except ValidationError as error:
        await _warn(line, Refusal(422, "server-unreadable", where=where(error)))
        return
    except ValueError:
        await _warn(line, Refusal(422, "server-unreadable", where=""))
        return
    if isinstance(said, ACTS) and line.host is not None:
        await _act(hall, line, said)
    elif isinstance(said, Ping):
        line.tell("pong", n=said.n)
    elif isinstance(said, Hello):
        await _greet(hall, line, said)
    elif line.host is None:
        await _warn(line, Refusal(422, "server-hello-first"))
    elif isinstance(said, Resync):
        line.host.company.welcome(line)
    elif isinstance(said, Hurry):
        line.host.hurried = line.host.hurried or bool(line.seats)
    elif isinstance(said, ShowAim):
        await _show_aim(hall, line, line.host, said)


async def _show_aim(hall: Hall, line: Line, host: Host, aim: ShowAim) -> None:
    """Who aims too lively is shown less often; only who aims for somebody else is told so."""
    if hall.settings.limits.on and not line.aim_bucket.take():
        return
    try:
        acts.show_aim(host, line, aim)
    except Refusal as refusal:
        await _warn(line, refusal)


async def _greet(hall: Hall, line: Line, hello: Hello) -> None:
    line.language = hello.language
    if line.host is not None:
        await _warn(line, Refusal(422, "server-hello-once"))
        return
    if hello.protocol != PROTOCOL:
        line.leave(1008, "server-protocol")
        return
    line.panels = hello.panels
    line.hashes = tuple(digest(token) for token in hello.tokens)
    if hall.saving_paused:
        line.tell("saving", paused=True)
    try:
        line.host = await hall.find(hello.table)
        await line.host.company.join(line, hello.have)
    except Refusal as refusal:
        line.host = None
        hall.metrics.refusals[refusal.message.id] += 1
        line.leave(CODES.get(refusal.status, 1013), refusal.message.id)


async def _act(hall: Hall, line: Line, act: Any) -> None:
    host = line.host
    assert host is not None
    began = time.monotonic()
    line.acting = True
    try:
        if hall.closing:
            raise Refusal(503, "server-restarting", again=True)
        if isinstance(act, Say) and hall.settings.limits.on and not line.chat_bucket.take():
            raise Refusal(429, "server-too-fast", again=True)
        mark = acts.mark_of(host, act, line.hashes)
        seq = await host.change(act.action, acts.decision(host, act, line.hashes), mark)
    except Refusal as refusal:
        line.acting = False
        line.refuse(act.action, refusal, host.state.seq)
        return
    except Exception as error:
        line.acting = False
        journal.error("an act failed", trace=error, table=host.id, act=act.type)
        line.refuse(act.action, Refusal(500, "server-broken"), host.state.seq)
        return
    hall.metrics.acked(time.monotonic() - began)
    line.acting = False  # what its act has brought goes with the acknowledgement, in one write
    line.send(f'{{"type":"ack","action":"{act.action}","seq":{seq}}}')


def where(error: ValidationError) -> str:
    """The first place where a message is not what it should be; never what stood there."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])[:80]
    return f"{place}: {first['type']}" if place else str(first["type"])
