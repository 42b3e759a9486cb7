"""Flights: the throws of a game, to watch again.

A flight is stored with its event; one that is not is simulated again from its launch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime.time_slices import TimeSlices
from tumblekeep.server.visibility.judge import judged

if TYPE_CHECKING:
    from tumblekeep.core.chance import Throw
    from tumblekeep.server.runtime.live_table import LiveTable
    from tumblekeep.server.runtime.registry import TableRegistry
    from tumblekeep.server.table.served_game import AnswerRecord, ServedGame


async def all_throws(served: ServedGame, slices: TimeSlices) -> list[dict[str, Any]]:
    """Every throw of a game: whose it was, how the die landed, and whether it can be watched."""
    found = []
    for said, throw in served.thrown():
        if throw is not None:
            found.append(throw_shown(said, throw))
        await slices.rest()
    return found


def throw_shown(said: AnswerRecord, throw: Throw[Any]) -> dict[str, Any]:
    """One throw: whose it was, how it lay, whether it can be watched."""
    landing: dict[str, Any] = said.line.answer
    return {
        "answered": said.n,
        "seat": throw.seat,
        "landing": landing,
        "judged": judged(landing),
        "flies": launch_of(said.line.beside) is not None,
    }


async def one_flight(
    registry: TableRegistry, live_table: LiveTable, served: ServedGame, answered: int, slices: TimeSlices
) -> dict[str, Any]:
    """How the die of one answer flew. There is no track if the simulated world has changed since."""
    for said, throw in served.thrown():
        await slices.rest()
        if said.n != answered:
            continue
        launch = launch_of(said.line.beside)
        if throw is None or launch is None:
            break
        landing: dict[str, Any] = said.line.answer
        track = _kept(live_table).get(answered)
        if track is None:
            again = await registry.throwing.throw_again(dict(throw.setup), launch)
            track = again.track if again.landing == landing else None
        return {"landing": landing, "judged": judged(landing), "launch": launch, "track": track}
    raise Refusal(404, "server-no-flight", answered=answered)


def launch_of(beside: Any) -> dict[str, Any] | None:
    """How a throw was launched, as it is noted beside its landing."""
    launch = beside.get("launch") if isinstance(beside, dict) else None
    return launch if isinstance(launch, dict) else None


def _kept(live_table: LiveTable) -> dict[int, str]:
    """The tracks of all throws that were not taken back, as far as this table's events are in memory."""
    found: dict[int, str] = {}
    for step in live_table.memory.steps:
        if step.kept is not None:
            found = {n: track for n, track in found.items() if n <= step.kept}
        if step.flight is not None and step.turned is not None:
            found[step.turned.said[0].n] = step.flight["track"]
    return found
