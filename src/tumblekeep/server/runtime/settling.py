"""What a change of the rules means for tables that are already there.

- A finished game is for ever: it is shown from what was kept of it, and never replayed.
- A game under way is replayed under the new rules. If they ask every question that was answered, in the same order, and give every
  die and draw the same, the table goes on under them. If not, it is frozen: nobody plays on, its secret is published, and everybody may
  have the file.
- A table where nobody has played takes the new rules.

Each is an event of the table's log, so all workers and all later servers agree on it.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import to_text
from tumblekeep.core.message import Message
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.live_table import Change, LiveTable
from tumblekeep.server.runtime.rules_change import has_changed, todays, trouble_with, under
from tumblekeep.server.storage.secret import new_action
from tumblekeep.server.table.bare_game import BareGame
from tumblekeep.server.visibility.export import finished_log

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry


async def settle(registry: TableRegistry, live_table: LiveTable) -> None:
    """Carry a table on under the rules of today, or freeze it, if they have changed since."""
    state = live_table.state
    if state.state == "over" or state.gone or not has_changed(state, registry.packs):
        return
    game = todays(state, registry.packs)
    trouble = await _trouble(registry, live_table, game)

    async def decide() -> Change:
        now = live_table.state
        if now.state == "over" or not has_changed(now, registry.packs):
            raise Refusal(409, "server-stale")  # another worker was first
        if trouble is not None:
            return Change({"kind": "frozen", "version": game.version, "why": trouble.plain()})
        options = game.check(len(now.seats), now.options)
        return Change(
            {"kind": "rebased", "version": game.version, "content": game.digest(options), "options": options}
        )

    try:
        await live_table.change(new_action(), decide)
    except Refusal as refusal:
        if refusal.message.id != "server-stale":
            raise
    if live_table.state.frozen:
        journal.warning(
            "a game can't go on under the new rules", table=state.id, game=state.game, began=state.version,
            why="" if trouble is None else trouble.id,
        )  # fmt: skip
        await _read_bare(live_table)


async def _read_bare(live_table: LiveTable) -> None:
    """Read a table again without its rules."""
    live_table.without_rules = True
    async with live_table.lock:
        await live_table.reload()


async def freeze_failed(live_table: LiveTable, error: Exception) -> None:
    """Stop a game that its pack breaks, at the last answer that was stored: its file is safe, and nobody is kept out."""
    state = live_table.state
    if state.state == "over" or state.mark is None:
        return
    pack = state.mark["name"]
    journal.error("a pack failed in play", trace=error, table=state.id, game=state.game, pack=pack)
    why = Message("rules-pack-failed", {"pack": pack})

    async def decide() -> Change:
        return Change({"kind": "frozen", "version": live_table.state.version, "why": why.plain()})

    with contextlib.suppress(Refusal):  # raised if the event is stored and the table still can't be shown
        await live_table.change(new_action(), decide)
    await _read_bare(live_table)
    for line in [*live_table.connections.lines]:
        live_table.connections.welcome(line)


async def _trouble(registry: TableRegistry, live_table: LiveTable, game: Game) -> Message | None:
    """Say why a game can't go on under the rules of today."""
    state, served = live_table.state, live_table.served
    if live_table.broken is not None:
        return live_table.broken.message
    if served is None:
        try:
            game.check(len(state.seats), state.options)
        except TumbleError as error:
            return error.message
        return None
    bare = BareGame()
    bare.names, bare.loaded, bare.undone = list(served.header.seats), live_table.memory.loaded, served.undone
    bare.lines = [said.line for said in served.answers]
    text = to_text(under(game, finished_log(state, bare, live_table.secret, live_table.memory.record)))
    found: Message | None = await registry.workers.do(state.id, trouble_with, text, game.pack)
    return found
