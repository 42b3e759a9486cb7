"""The door of a table: who may come in, who may watch and who may speak. The host decides, and the log keeps it.

Whoever has the link or an invitation sits down directly, unless the host has closed the door. Whoever comes by a spoken
code is a stranger until the host has let them in: they knock, and learn which table it is only then.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.storage.secret import same

MOST_KNOCKS = 6
"""How many may wait at a door at once."""
MOST_KNOCKED = 120
"""How often anybody may knock at one table, so that its log keeps room for the game."""
MOST_SHOWN_OUT = 200
KNOCK_KINDS = ("knocked", "admitted", "turned_away")
KINDS = frozenset((*KNOCK_KINDS, "door", "muted", "shown_out"))
"""The kinds of events that are about the door."""


@dataclass(frozen=True, slots=True)
class DoorKnock:
    """Somebody who knocked."""

    id: str
    name: str
    hash: str
    """The hash of the secret that lets them in."""
    state: str = "waiting"
    """`waiting`, `admitted` or `refused`."""


@dataclass(frozen=True, slots=True)
class Door:
    """Everything the host decides about people who are not at the table yet, and about who speaks there."""

    closed: bool = False
    """Whoever comes by link has to knock too."""
    knocks: tuple[DoorKnock, ...] = ()
    knocked: int = 0
    """How often anybody has knocked."""
    hushed: bool = False
    """Spectators may not speak."""
    muted: tuple[int, ...] = ()
    """The seats that may not speak."""
    shown_out: tuple[str, ...] = ()
    """The spectators who may not come back, by their marks."""

    def after(self, body: Mapping[str, Any]) -> Door:
        """The door after an event about it."""
        kind = body["kind"]
        if kind == "knocked":
            kept = [one for one in self.knocks if one.state != "refused"][-2 * MOST_KNOCKS :]
            fresh = DoorKnock(body["knock"], body["name"], body["hash"])
            return replace(self, knocks=(*kept, fresh), knocked=self.knocked + 1)
        if kind in ("admitted", "turned_away"):
            answer = "admitted" if kind == "admitted" else "refused"
            knocks = (replace(one, state=answer) if one.id == body["knock"] else one for one in self.knocks)
            return replace(self, knocks=tuple(knocks))
        if kind == "muted":
            others = [seat for seat in self.muted if seat != body["seat"]]
            return replace(self, muted=tuple(sorted([*others, body["seat"]] if body["muted"] else others)))
        if kind == "shown_out":
            kept_out = [mark for mark in self.shown_out if mark != body["watcher"]]
            return replace(self, shown_out=(*kept_out, body["watcher"])[-MOST_SHOWN_OUT:])
        return replace(self, closed=body.get("closed", self.closed), hushed=body.get("hushed", self.hushed))

    def seated(self, seat: int, hashed: str = "") -> Door:
        """The door after somebody has sat down: a knock is used up, and a new player may speak."""
        knocks = tuple(one for one in self.knocks if not same(one.hash, hashed))
        return replace(self, knocks=knocks, muted=tuple(one for one in self.muted if one != seat))

    def waiting(self) -> list[DoorKnock]:
        """Those who have no answer yet."""
        return [one for one in self.knocks if one.state == "waiting"]

    def knock_of(self, hashed: str) -> DoorKnock | None:
        """The knock with this secret."""
        return next((one for one in self.knocks if same(one.hash, hashed)), None)

    def must_let_in(self, hashed: str) -> None:
        """Refuse somebody who wants to sit down but was not let in, if the door is closed."""
        knock = self.knock_of(hashed)
        if self.closed and (knock is None or knock.state != "admitted"):
            raise Refusal(403, "server-door-closed")

    def must_take_knock(self) -> None:
        """Refuse more knocks than a host can answer."""
        if self.knocked >= MOST_KNOCKED:
            raise Refusal(409, "server-knocks-spent")
        if len(self.waiting()) >= MOST_KNOCKS:
            raise Refusal(429, "server-many-knocks", again=True)

    def must_wait(self, knock: str) -> DoorKnock:
        """Return a knock that has no answer yet, or refuse."""
        found = next((one for one in self.waiting() if one.id == knock), None)
        if found is None:
            raise Refusal(409, "server-no-knock")
        return found


def door_from(told: Mapping[str, Any] | None) -> Door:
    """Read a door that was written field by field; tables from before there were doors have an open one."""
    if not told:
        return Door()
    knocks = tuple(DoorKnock(**one) for one in told["knocks"])
    return Door(
        **{**told, "knocks": knocks, "muted": tuple(told["muted"]), "shown_out": tuple(told["shown_out"])}
    )


def watcher_mark(host: str, address: str) -> str:
    """Return a short mark by which a spectator is told from others at this table, and known again after a reload.

    It follows from the address, so that coming back does not make somebody new. Sixteen bits under a key of the table's
    own tell nobody which address it is.
    """
    return hmac.new(host.encode(), address.encode(), hashlib.sha256).hexdigest()[:4]
