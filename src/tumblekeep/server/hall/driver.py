"""What goes on by itself at a table: bots act, fate is asked, and what everybody has agreed to is done."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from tumblekeep.core.ask import option_id
from tumblekeep.fate.landed import clumsiness
from tumblekeep.server.chance import fate
from tumblekeep.server.hall.bots import HANDS
from tumblekeep.server.kept.secret import new_action
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.table.sitting import Sitting
from tumblekeep.server.watch.journal import journal

if TYPE_CHECKING:
    from tumblekeep.server.hall.host import Change, Host
    from tumblekeep.server.hall.thinking import Thought


def is_ours_to_do(host: Host) -> bool:
    """Whether the table goes on without anybody who sits there."""
    state, sitting = host.state, host.sitting
    if sitting is None or state.state != "playing" or host.broken is not None:
        return False
    if state.proposal is not None and not state.proposal.waiting:
        return True
    if sitting.fate_is_asked():
        return True
    return any(seat.kind == "bot" for seat in state.seats) and any(map(host.is_bot, sitting.asked()))


async def drive(host: Host) -> None:
    """Go on until a person is asked."""
    while is_ours_to_do(host) and not host.hall.closing:
        thought = host.hall.thinkers.begin(host)
        await asyncio.sleep(0 if host.hurried else host.hall.settings.bot_pause)
        if thought is not None:
            await thought.ready()
        try:
            await host.change(new_action(), partial(_act, host, thought))
        except Refusal as refusal:
            if not refusal.again:
                return
            await asyncio.sleep(0.5)
        except Exception as error:
            journal.error("a bot's table failed", trace=error, table=host.id)
            return
    host.hurried = False


async def _act(host: Host, thought: Thought | None) -> Change:
    sitting = host.must_play()
    asking = host.state.proposal
    if asking is not None and not asking.waiting:
        return host.undone(asking.by, asking.to, consent=True)
    if not is_ours_to_do(host):
        raise Refusal(409, "server-not-asked")
    host.must_have_room(sitting)
    if sitting.fate_is_asked():
        return host.moved(None, sitting.settle())
    seat = next(seat for seat in sitting.asked() if host.is_bot(seat))
    option = None if thought is None else thought.for_question(host, seat)
    if option is not None:
        return host.moved(seat, sitting.answer(seat, option_id(option)))
    return await answer_for(host, seat, host.state.seats[seat].level or "random")


async def answer_for(host: Host, seat: int, level: str, **more: Any) -> Change:
    """A bot of this level answers what a seat is asked."""
    sitting = host.must_play()
    if _is_throw(sitting):
        return await _throw_for(host, seat, level, **more)
    question = sitting.play.asked()[seat]
    chance = host.hall.luck.random(host.secret.hex(), sitting.answered_by(seat), seat)
    option = await host.hall.bots.choose(level, sitting.game, sitting.play.look(seat), question, chance)
    return host.moved(seat, sitting.answer(seat, option_id(option)), **more)


async def _throw_for(host: Host, seat: int, level: str, **more: Any) -> Change:
    """A bot throws, as well as its hand can; where that can't be, fate does."""
    sitting = host.must_play()
    question = sitting.throw_of(seat)
    seed = fate.throw_seed(sitting.key, sitting.drawn + 1)
    try:
        thrown = await host.hall.throwing.throw_for(
            question, clumsiness(HANDS[level], question.setup["game"]), seed
        )
    except Refusal:
        return host.moved(seat, sitting.let_fall(seat), **more)
    return host.flown(seat, thrown, **more)


def _is_throw(sitting: Sitting) -> bool:
    question = sitting.play.question
    return question is not None and question.kind == "throw"
