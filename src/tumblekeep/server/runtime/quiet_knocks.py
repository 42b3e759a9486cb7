"""Knocking by code while too many wrong codes are tried: right and wrong codes get the same answer, and a right one still knocks.

Whoever guesses must not learn from the server which codes are right, and whoever was told a right one must not be shut out by those
who guess. So every answer is made before the code is looked up. What follows is done in the background, and only the host's "let in"
is ever told: to whoever has the secret of that knock, the next time they ask.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from tumblekeep.server.charging.fair_queue import FairQueue
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime import door_actions
from tumblekeep.server.storage.secret import new_action
from tumblekeep.server.table.names import clean_name

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.runtime.registry import TableRegistry

AT_ONCE = 4
MOST_EACH, MOST_WAITING = 60, 600
"""Codes that are looked up at once, and that wait for it: of one address, of all of them."""
REMEMBERED = 1_000
"""Knocks that were let in and whose senders have not asked again yet."""


class QuietKnocks:
    """The knocks of one worker whose answers tell nothing about their codes."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._line = FairQueue(AT_ONCE, registry.charges.used.used, each=MOST_EACH, most=MOST_WAITING)
        self._asking: set[str] = set()
        self._admitted: OrderedDict[str, str] = OrderedDict()
        """The table of each knock that was let in, by the hash of its secret."""

    def knock(self, code: str, name: str, address: str) -> dict[str, Any]:
        """Return a receipt, whatever the code; if it is right, the host hears the knock soon."""
        clean_name(name)
        given = door_actions.new_knock()
        self._registry.spawn(self._knock(code, name, address, given))
        return given

    def answer(self, code: str, hashed: str, address: str) -> dict[str, Any]:
        """What became of a knock, as far as it is known: let in, or nothing yet. Asking makes it known for the next time."""
        table = self._admitted.get(hashed)
        if table is not None:
            return {"state": "admitted", "table": table}
        if hashed not in self._asking:
            self._asking.add(hashed)
            self._registry.spawn(self._ask(code, hashed, address))
        return {"state": "waiting", "table": None}

    async def _knock(self, code: str, name: str, address: str, given: dict[str, Any]) -> None:
        try:
            async with self._line.turn(address):
                live_table = await self._coded(code)
                decide, _ = door_actions.knock(live_table, name, given)
                await live_table.change(new_action(), decide)
        except Refusal:  # a wrong code, a full table or a full door: the sender must not learn which
            return

    async def _ask(self, code: str, hashed: str, address: str) -> None:
        try:
            async with self._line.turn(address, later=True):
                found = door_actions.knock_answer(await self._coded(code), hashed)
        except Refusal:
            return
        finally:
            self._asking.discard(hashed)
        if found["state"] == "admitted":
            self._admitted[hashed] = found["table"]
            while len(self._admitted) > REMEMBERED:
                self._admitted.popitem(last=False)

    async def _coded(self, code: str) -> LiveTable:
        return await self._registry.find(await self._registry.codes.find(code))
