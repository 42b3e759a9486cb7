"""What a table does by itself: bots act, fate is asked, and undos that everybody has agreed to are carried out."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from tumblekeep.core.ask import option_id
from tumblekeep.fate.skilled import clumsiness
from tumblekeep.kit.conditions import Conditions
from tumblekeep.server.dice import fate
from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.bots import HANDS
from tumblekeep.server.storage.secret import new_action
from tumblekeep.server.table.served_game import ServedGame

if TYPE_CHECKING:
    from tumblekeep.server.runtime.live_table import Change, LiveTable
    from tumblekeep.server.runtime.thinking import BotThought


def is_ours_to_do(live_table: LiveTable) -> bool:
    """Tell whether the table continues without anybody who sits there."""
    memory = live_table.memory
    state, served = memory.state, memory.served
    if served is None or state.state != "playing" or state.gone or memory.broken is not None:
        return False
    if state.proposal is not None and not state.proposal.waiting:
        return True
    if served.fate_is_asked():
        return True
    for seat in state.seats:
        if seat.kind == "bot":
            return any(map(live_table.is_bot, served.asked()))
    return False


async def drive(live_table: LiveTable) -> None:
    """Continue until a person is asked."""
    while is_ours_to_do(live_table) and not live_table.registry.closing:
        thought = live_table.registry.thinkers.begin(live_table)
        await asyncio.sleep(0 if live_table.hurried else live_table.registry.settings.bot_pause)
        if thought is not None:
            await thought.ready()
        try:
            await live_table.change(new_action(), partial(_act, live_table, thought))
        except Refusal as refusal:
            if not refusal.again:
                return
            await asyncio.sleep(0.5)
        except Exception as error:
            journal.error("a bot's table failed", trace=error, table=live_table.id)
            return
    live_table.hurried = False


async def _act(live_table: LiveTable, thought: BotThought | None) -> Change:
    served = live_table.must_play()
    asking = live_table.state.proposal
    if asking is not None and not asking.waiting:
        return live_table.undone(asking.by, asking.to, consent=True)
    if not is_ours_to_do(live_table):
        raise Refusal(409, "server-not-asked")
    live_table.must_have_room(served)
    if served.fate_is_asked():
        return live_table.moved(None, served.settle())
    seat = next(seat for seat in served.asked() if live_table.is_bot(seat))
    option = None if thought is None else thought.for_question(live_table, seat)
    if option is not None:
        return live_table.moved(seat, served.answer(seat, option_id(option)))
    return await answer_for(live_table, seat, live_table.state.seats[seat].level or "random")


async def answer_for(live_table: LiveTable, seat: int, level: str, **more: Any) -> Change:
    """Answer a seat's question with a bot of this level."""
    served = live_table.must_play()
    if _is_throw(served):
        return await _throw_for(live_table, seat, level, **more)
    if served.play.question is not None and served.play.question.by_fate:  # real dice that nobody has rolled
        return live_table.moved(seat, served.let_fall(seat), **more)
    question = served.play.asked()[seat]
    if live_table.state.day:
        chance = served.tie_breaker(seat, question.ask.name)
    else:
        chance = live_table.registry.luck.random(live_table.secret.hex(), served.answered_by(seat), seat)
    option = await live_table.registry.bots.choose(
        level, served.game, served.play.look(seat), question, chance
    )
    return live_table.moved(seat, served.answer(seat, option_id(option)), **more)


async def _throw_for(live_table: LiveTable, seat: int, level: str, **more: Any) -> Change:
    """Throw as well as a bot of this level can; if that is impossible, let fate do it."""
    served = live_table.must_play()
    question = served.throw_of(seat)
    seed = fate.throw_seed(served.key, served.drawn + 1)
    try:
        conditions = Conditions.from_json(question.setup.get("conditions", {}))
        clumsy = clumsiness(HANDS[level], question.setup["game"], conditions)
        thrown = await live_table.registry.throwing.throw_for(question, clumsy, seed)
    except Refusal:
        return live_table.moved(seat, served.let_fall(seat), **more)
    return live_table.flown(seat, thrown, **more)


def _is_throw(served: ServedGame) -> bool:
    question = served.play.question
    return question is not None and question.kind == "throw"
