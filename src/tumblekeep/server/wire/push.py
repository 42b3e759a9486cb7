"""Being told that it is one's turn, by Web Push. Over HTTP."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from tumblekeep.server.wire.base import Language, Number, Shape
from tumblekeep.server.wire.people import Label, PersonId

MINUTES_OF_A_DAY = 1440
Minute = Annotated[int, Field(ge=0, lt=MINUTES_OF_A_DAY)]
Zone = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+/-]{1,64}$")]


class QuietHours(Shape):
    """When to leave somebody alone: minutes of the day in a time zone. Both alike: never."""

    begins: Minute
    ends: Minute
    zone: Zone
    """Its name, such as `Europe/Paris`."""


class PushSubscriptionShown(Shape):
    """A browser that the sender is told on."""

    id: PersonId
    label: str
    service: str
    """The host of the push service that delivers to it."""
    made: Number
    here: bool
    """Whether it belongs to the device that asks."""


class PushShown(Shape):
    """How the sender is told that it is their turn."""

    available: bool
    """Whether this server can send such messages."""
    key: str
    """The server's public key, which a browser needs to subscribe; empty if it can't send."""
    quiet: QuietHours | None
    """Null: they have never subscribed. Whoever subscribes first has quiet nights in the time zone of that device."""
    subscriptions: list[PushSubscriptionShown]


class PushSubscribe(Shape):
    """Tell the sender on this browser when a table over days waits for them."""

    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1000)]
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{80,100}=*$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,40}=*$")]
    label: Label = ""
    language: Language = "en"
    zone: Zone = "UTC"
    """The time zone of the device, for the quiet time, unless the sender has chosen one."""


class PushRemove(Shape):
    """Tell the sender no longer on one of their browsers."""

    subscription: PersonId
