"""The best public table that is being played now, for the first page: chosen seldom, and written once for everybody who looks.

The best is the one whose players have the highest rating, then the closest game. It stays for a while, as long as somebody plays there,
so that whoever looks sees a game and not a show of tables. Only ratings of pages that all may see count.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from tumblekeep.players.value import chances, value_for
from tumblekeep.server import json_text
from tumblekeep.server.charging.charges import for_everybody
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.recaps import PackedBody, pack
from tumblekeep.server.table.state import TableState
from tumblekeep.server.table.summary import state_of
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.shown_event import event_shown

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.runtime.registry import TableRegistry

FRESH_SECONDS = 1.0
"""How old what is shown may be."""
LOOK_SECONDS = 5.0
"""How long it is believed that nobody plays in public."""
STAY_SECONDS = 120.0
"""How long a table is shown before a better one takes its place."""
MOST_COMPARED = 24
"""Tables that are compared: of those where something happened last."""
BAND_POINTS = 100
"""Tables whose players are about as good, within this many points, are told apart by how close their game is."""
EVEN = 0.5
"""How close a game is of which nothing is known."""


class _WrittenTable(NamedTuple):
    body: PackedBody
    at: float


class BestTable:
    """The best table, as one worker sees it."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._table: str | None = None
        self._rating: int | None = None
        self._chosen_at = float("-inf")
        self._shown: _WrittenTable | None = None
        self._writing: asyncio.Task[_WrittenTable] | None = None
        self.written = 0
        """How often what is shown was written."""

    async def body(self) -> PackedBody:
        """The best table and what a spectator sees there, as packed JSON."""
        shown = self._shown
        if shown is not None and monotonic() - shown.at < FRESH_SECONDS:
            return shown.body
        if self._writing is None:
            self._writing = self._registry.spawn(self._write(), for_everybody())
            self._writing.add_done_callback(self._written)
        return (await asyncio.shield(self._writing)).body

    def _written(self, _done: asyncio.Task[_WrittenTable]) -> None:
        self._writing = None

    async def _write(self) -> _WrittenTable:
        at = monotonic()
        live_table = await self._still_good()
        if live_table is None and (self._table is not None or at - self._chosen_at >= LOOK_SECONDS):
            live_table = await self._choose()
        self.written += 1
        self._shown = _WrittenTable(pack(_text(live_table, self._rating)), at)
        return self._shown

    async def _still_good(self) -> LiveTable | None:
        """The table that was chosen, if it is to stay."""
        if self._table is None or monotonic() - self._chosen_at >= STAY_SECONDS:
            return None
        try:
            live_table = await self._registry.find(self._table, later=True)
        except Refusal:
            return None
        return live_table if _can_be_shown(live_table) else None

    async def _choose(self) -> LiveTable | None:
        registry = self._registry
        self._table, self._rating, self._chosen_at = None, None, monotonic()
        states = []
        for row in await registry.store.listed("playing"):
            live_table = registry.live_tables.get(row.id)
            state = state_of(row)[0] if live_table is None else live_table.state
            if is_fit(state) and (
                _is_here(live_table) or any(one.seats for one in registry.elsewhere.at(row.id))
            ):
                states.append(state)
        ratings = await self._ratings(states[:MOST_COMPARED])
        best = sorted(
            states[:MOST_COMPARED],
            key=lambda state: (-(ratings.get(state.id, 0) // BAND_POINTS), -self._closeness(state.id)),
        )
        for state in best:
            try:
                live_table = await registry.find(state.id, later=True)
            except Refusal:
                continue
            if _can_be_shown(live_table):
                self._table, self._rating = state.id, ratings.get(state.id)
                return live_table
        return None

    async def _ratings(self, states: Sequence[TableState]) -> dict[str, int]:
        """The mean rating of those at each table whose page all may see."""
        people = self._registry.people
        if people is None:
            return {}
        wanted = sorted({seat.person for state in states for seat in state.seats if seat.person})
        public = [
            one.id for one in (await people.store.persons(wanted)).values() if one.visibility == "public"
        ]
        points: dict[tuple[str, str], float] = {}
        for person in public:
            for game, text in (await people.store.standings.of(person)).items():
                rating = json_text.loads(text).get("rating")
                if rating is not None:
                    points[person, game] = rating["points"]
        found = {}
        for state in states:
            here = [
                points[seat.person, state.game] for seat in state.seats if (seat.person, state.game) in points
            ]
            if here:
                found[state.id] = round(sum(here) / len(here))
        return found

    def _closeness(self, table: str) -> float:
        """How close a game is, from 0 to 1, as its learned odds say. Nothing is read from a table where something is hidden."""
        live_table = self._registry.live_tables.get(table)
        served = None if live_table is None or live_table.is_at_rest else live_table.shown
        if served is None or not served.game.is_open:
            return EVEN
        game, seats, options = served.game, served.play.seats, served.play.options
        value = value_for(game, seats, options)
        goal = game.goal
        if value is None or goal is None or goal.measure(seats) != "won":
            return EVEN
        return closeness(chances(goal, value, seats, options, served.play.table))


def closeness(chances: Sequence[float]) -> float:
    """1 if nobody can say who wins, 0 if it is decided.

    >>> closeness((0.5,)), closeness((1.0,))
    (1.0, 0.0)
    >>> closeness((0.5, 0.5)), closeness((0.75, 0.25)), closeness((0.4, 0.4, 0.2))
    (1.0, 0.5, 1.0)
    """
    if len(chances) == 1:
        return 1 - abs(2 * chances[0] - 1)
    first, second, *_ = sorted(chances, reverse=True)
    return 1 - (first - second)


def is_fit(state: TableState) -> bool:
    """Whether a game may be shown on the first page. The day's dice are the same for everybody, so nobody is shown them."""
    people = any(seat.kind == "person" for seat in state.seats)
    return state.state == "playing" and state.public and state.watchable and not state.day and people


def _can_be_shown(live_table: LiveTable) -> bool:
    return is_fit(live_table.state) and live_table.shown is not None and _is_here(live_table)


def _is_here(live_table: LiveTable | None) -> bool:
    return live_table is not None and bool(live_table.connections.presence()[0])


def _text(live_table: LiveTable | None, rating: int | None) -> str:
    """What is shown, as JSON: what a spectator sees, and what they were told last."""
    served = None if live_table is None else live_table.shown
    if live_table is None or served is None:
        return '{"table":null,"rating":null,"sight":null,"told":[]}'
    told: list[object] = []
    for step in reversed(live_table.steps):
        told = event_shown(served.game, step, (None,))["told"]
        if told:
            break
    head = projection.to_text({"table": live_table.table(), "rating": rating, "told": told})
    return f'{head[:-1]},"sight":{projection.sight_text(served, None, False, live=False)}}}'
