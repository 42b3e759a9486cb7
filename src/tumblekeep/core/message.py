"""Message: something said to people, as an id with arguments, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple, TypeAlias

SeatNo: TypeAlias = Annotated[int, "seat"]
"""A place at the table. In a happening it is shown as the name of whoever sits there."""


class SeatName(NamedTuple):
    """An argument that stands for the name of whoever sits there."""

    seat: int


class Message(NamedTuple):
    """One sentence or word, by id; the catalogues hold its wording in each language."""

    id: str
    args: Mapping[str, Argument] = {}

    def plain(self) -> dict[str, Any]:
        """As plain data, for the wire."""
        args = self.args
        return {"id": self.id, "args": {name: _plain(args[name]) for name in args} if args else {}}

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Message:
        """Read what `plain` wrote.

        >>> Message.read(Message("won", {"who": SeatName(1), "with": Message("item-oil"), "by": 3}).plain())
        Message(id='won', args={'who': SeatName(seat=1), 'with': Message(id='item-oil', args={}), 'by': 3})
        """
        return cls(told["id"], {name: _read(value) for name, value in told["args"].items()})


Argument: TypeAlias = int | float | str | SeatName | Message
"""A number (fractions only in odds and values), words somebody typed, a seat, or another message."""


def _plain(value: Argument) -> Any:
    if type(value) is int or type(value) is str:
        return value
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, Message):
        return value.plain()
    return value


def _read(value: Any) -> Argument:
    if not isinstance(value, Mapping):
        return value  # type: ignore[no-any-return]
    return SeatName(value["seat"]) if "seat" in value else Message.read(value)


def argument_shown(kind: str, value: Any) -> Any:
    """`argument(kind, value)` as plain data for the wire, without building a message in between.

    >>> argument_shown("seat", 2), argument_shown("number", 3), argument_shown("item", "potion")
    ({'seat': 2}, 3, {'id': 'item-potion', 'args': {}})
    """
    if kind == "number" or kind == "text":
        return _plain(value)
    if kind == "seat":
        return {"seat": value}
    return {"id": f"{kind}-{value}", "args": {}}


def argument(kind: str, value: Any) -> Argument:
    """A value with the kind its question or happening declares for it, as a message's argument.

    Kinds are `seat`, `number`, `text`, or the name of a family of messages: `item` turns `potion` into the
    message `item-potion`.
    """
    if kind == "seat":
        return SeatName(value)
    if kind in ("number", "text"):
        return value  # type: ignore[no-any-return]
    return Message(f"{kind}-{value}")
