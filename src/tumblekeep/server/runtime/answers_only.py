"""Keeping finished games by their answers: their frames go once the kept rules have drawn the very same.

A game of this house's packs, of older rules, or one that the kept rules draw differently, stays drawn. Nothing waits for this work: it goes one
game at a time, in a process of lower priority, and pauses whenever somebody's act is being stored.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime import rules_change
from tumblekeep.server.runtime.drawing import FORM, digest_of_packed
from tumblekeep.server.runtime.keeping import folded, sheet_of
from tumblekeep.server.runtime.rules_archive import BadArchive, CanNotDraw, RulesFailed

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry
    from tumblekeep.server.storage.protocol import KeptRules

AT_A_TIME = 20
PAUSE_SECONDS = 0.2
SECONDS = 60.0
"""Then other housekeeping comes first: a house may have a hundred thousand games to look at."""
BUSY_SECONDS = 0.02


async def keep_by_answers(registry: TableRegistry, before: int) -> int:
    """Keep drawn games by their answers that nobody has touched since then, for a while; return of how many the frames went."""
    rules, store, done = registry.old_rules, registry.store.kept_rules, 0
    until = time.monotonic() + SECONDS
    if rules.folder is None or store is None or rules.has_failed:
        return 0
    while time.monotonic() < until and (tables := await store.untried(before, AT_A_TIME)):
        await rules.keep_present()
        if rules.present is None:
            return done
        for table in tables:
            while registry.store.under_way:
                await asyncio.sleep(BUSY_SECONDS)
            try:
                done += await _keep_one(registry, store, table, rules.present)
            except (
                BadArchive,
                RulesFailed,
            ) as error:  # not this game's fault: it is tried again after the next start
                journal.error("kept rules don't run: finished games keep their frames", why=str(error))
                rules.has_failed = True
                return done
            except Refusal as refusal:
                if refusal.again:
                    return done  # later
                await store.stay_drawn(table)
            await asyncio.sleep(PAUSE_SECONDS)
    if done:
        journal.info("finished games kept by their answers", count=done)
    return done


async def _keep_one(registry: TableRegistry, store: KeptRules, table: str, rules: int) -> bool:
    sheet, kept = await _sheet(registry, table), await registry.store.finished.get(table)
    if sheet is None or kept is None or kept.frames is None or kept.form != FORM:
        await store.stay_drawn(table)
        return False
    try:
        told = await registry.old_rules.ask(rules, {"sheet": sheet, "want": "digest"})
    except CanNotDraw as error:
        journal.warning("the kept rules don't draw a game", table=table, why=str(error))
        told = {}
    drawn = await in_thread(digest_of_packed, kept.frames)
    if (told.get("digest"), told.get("outcome")) != (drawn, kept.outcome):
        await store.stay_drawn(table)
        return False
    digest = await store.digest_of(rules)
    if digest is None or not await in_thread(registry.old_rules.is_kept, digest):
        raise BadArchive("it has gone")
    return await store.keep_by_answers(table, rules)


async def _sheet(registry: TableRegistry, table: str) -> dict[str, Any] | None:
    """What a game is drawn from; None if today's rules are not those it was played by, or not all of them are kept."""
    row = await registry.store.table(table)
    if row is None:
        return None
    memory = await folded(registry, row)
    state = memory.state
    if state.frozen or state.mark is not None or rules_change.has_changed(state, registry.packs):
        return None
    return sheet_of(memory)
