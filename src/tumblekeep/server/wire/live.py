"""What the server says over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from tumblekeep.server.wire.base import ActionId, Number, SeatNumber, Shape
from tumblekeep.server.wire.play import EventShown, OutcomeShown, SightShown
from tumblekeep.server.wire.table import Problem, Proposal, TableShown
from tumblekeep.server.wire.throws import HandPose


class Welcome(Shape):
    """The whole state, for these seats: after `hello`, after `resync`, and whenever the server thinks it safer."""

    type: Literal["welcome"]
    protocol: int
    seq: Number
    table: TableShown
    seats: list[SeatNumber]
    """The seats this connection holds."""
    events: list[EventShown]
    """What happened since `have`, or the last of it when that was long ago or never."""
    asked: list[SeatNumber]
    """Who has to decide something now."""
    sights: list[SightShown]
    """One for each seat held, or one with `seat` null. Empty until the game starts."""
    proposal: Proposal | None
    outcome: OutcomeShown | None


class Event(Shape):
    """Something happened at the table. What has not changed is null."""

    type: Literal["event"]
    seq: Number
    event: EventShown
    table: TableShown | None
    """Null when it is as it was, but for `answered` and `touched`."""
    asked: list[SeatNumber]
    sights: list[SightShown] | None
    proposal: Proposal | None
    outcome: OutcomeShown | None


class Ack(Shape):
    """An act is safely stored, as (part of) event `seq`. Sent after that event."""

    type: Literal["ack"]
    action: ActionId
    seq: Number


class RefusalShown(Shape):
    """An act was refused and changed nothing, or a message could not be read (`action` is then null)."""

    type: Literal["refused"]
    action: ActionId | None
    problem: Problem
    seq: Number
    """The latest event; a client that is behind asks for `resync`."""
    again: bool
    """True: nothing is wrong with the act; send it again (same `action`) in a moment."""


class Presence(Shape):
    """Somebody came or went."""

    type: Literal["presence"]
    here: list[SeatNumber]
    watchers: Number


class AimShown(Shape):
    """Somebody else aims; what was shown of it before no longer counts. Lost on the way, it is not sent again."""

    type: Literal["aim"]
    seat: SeatNumber
    at: Number
    """The event after which this throw is asked for: with the next one nobody aims any more."""
    aimed: HandPose | None


class Wait(Shape):
    """Somebody is waited for, and a bot will answer in their place."""

    seat: SeatNumber
    why: Literal["away", "clock"]
    """`away`: nobody is connected there, a bot sits in. `clock`: the time for this question runs out."""
    left: Number
    """Milliseconds from now, unless saving is paused: then it stands still."""
    whole: Number


class PaceShown(Shape):
    """Who is waited for how long, at a table with a pace; instead of what was said before."""

    type: Literal["pace"]
    waits: list[Wait]


class SavingState(Shape):
    """Saving is paused (the database is away) or goes on. Acts sent meanwhile are acknowledged once it does."""

    type: Literal["saving"]
    paused: bool


class Pong(Shape):
    """Yes."""

    type: Literal["pong"]
    n: Number


class Bye(Shape):
    """The last message before the server closes the connection, with the reason.

    Close codes: 1008 against the rules or too fast, 1012 restarting, 1013 too slow: come back; 4004 no such table,
    4001 a seat secret is not (or no longer) right.
    """

    type: Literal["bye"]
    problem: Problem


FromServer = Annotated[
    Welcome | Event | Ack | RefusalShown | Presence | AimShown | PaceShown | SavingState | Pong | Bye,
    Field(discriminator="type"),
]
from_server: TypeAdapter[Any] = TypeAdapter(FromServer)
