"""What the server sends over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from tumblekeep.server.wire.base import ActionId, Number, SeatNumber, Shape
from tumblekeep.server.wire.play import EventShown, OutcomeShown, SightChange, SightShown
from tumblekeep.server.wire.table import Problem, Proposal, TableShown
from tumblekeep.server.wire.throws import HandPose


class Welcome(Shape):
    """The full state, for these seats: after `hello`, after `resync`, and whenever the server considers it safer."""

    type: Literal["welcome"]
    protocol: int
    seq: Number
    table: TableShown
    seats: list[SeatNumber]
    """The seats this connection holds."""
    events: list[EventShown]
    """What happened since `have`, or only the latest events if that was long ago or never."""
    asked: list[SeatNumber]
    """The seats that have to decide something now."""
    sights: list[SightShown]
    """One for each seat held, or one with `seat` null. Empty until the game starts."""
    proposal: Proposal | None
    outcome: OutcomeShown | None


class Event(Shape):
    """Something happened at the table. A field that has not changed is null."""

    type: Literal["event"]
    seq: Number
    event: EventShown
    table: TableShown | None
    """Null if nothing has changed except `answered` and `touched`."""
    asked: list[SeatNumber]
    sights: list[SightShown | SightChange] | None
    """Differences for a client whose `hello` asked for them, whole sights for others."""
    proposal: Proposal | None
    outcome: OutcomeShown | None


class Ack(Shape):
    """An act is safely stored, as (part of) event `seq`. Sent after that event."""

    type: Literal["ack"]
    action: ActionId
    seq: Number


class RefusalShown(Shape):
    """An act was refused and changed nothing, or a message could not be read (`action` is null then)."""

    type: Literal["refused"]
    action: ActionId | None
    problem: Problem
    seq: Number
    """The latest event; a client that is behind asks for `resync`."""
    again: bool
    """True: nothing is wrong with the act; send it again (with the same `action`) in a moment."""


class Presence(Shape):
    """Somebody came or went."""

    type: Literal["presence"]
    here: list[SeatNumber]
    watchers: Number


class AimShown(Shape):
    """Somebody else is aiming; this replaces what was shown before. If it is lost, it is not sent again."""

    type: Literal["aim"]
    seat: SeatNumber
    at: Number
    """The event after which this throw is asked for. After the next event nobody is aiming any more."""
    aimed: HandPose | None


class Wait(Shape):
    """The table waits for a seat, and a bot will answer in its place."""

    seat: SeatNumber
    why: Literal["away", "clock"]
    """`away`: nobody is connected there, and a bot will sit in. `clock`: the time for this question runs out."""
    left: Number
    """Milliseconds from now; the clock stops while saving is paused."""
    whole: Number


class PaceShown(Shape):
    """Whom the table waits for and how long, at a table with a pace; replaces the previous one."""

    type: Literal["pace"]
    waits: list[Wait]


class SavingState(Shape):
    """Saving is paused (the database is down) or works again. Acts sent meanwhile are acknowledged once it does."""

    type: Literal["saving"]
    paused: bool


class ThinkingState(Shape):
    """Bots at this table have to think less than their level could, because the server has much to do; or no longer. Sent when that
    changes, and after a `welcome` while it is so. The sentence for it is `bots-think-less` of the catalogue `web`."""

    type: Literal["thinking"]
    less: bool


class Pong(Shape):
    """The answer to `ping`."""

    type: Literal["pong"]
    n: Number


class Bye(Shape):
    """The last message before the server closes the connection, with the reason.

    Close codes: 1008 against the rules or too fast; 1012 server restarting, reconnect; 1013 client too slow, reconnect;
    4004 no such table; 4001 a seat secret is wrong or no longer valid.
    """

    type: Literal["bye"]
    problem: Problem


FromServer = Annotated[
    Welcome
    | Event
    | Ack
    | RefusalShown
    | Presence
    | AimShown
    | PaceShown
    | SavingState
    | ThinkingState
    | Pong
    | Bye,
    Field(discriminator="type"),
]
from_server: TypeAdapter[Any] = TypeAdapter(FromServer)
