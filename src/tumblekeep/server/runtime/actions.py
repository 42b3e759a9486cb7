"""Acts: what people do at a table. Each becomes a decision, made on the table as it is at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.server.dice import fate
from tumblekeep.server.errors import Refusal
from tumblekeep.server.people.records import SeatOwner
from tumblekeep.server.runtime.chat_shares import must_have_the_word
from tumblekeep.server.runtime.live_table import Change, Decide, LiveTable
from tumblekeep.server.runtime.subscriber import Subscriber
from tumblekeep.server.storage.secret import digest, new_token
from tumblekeep.server.table.names import clean
from tumblekeep.server.table.reports import reported_answer, told_landing
from tumblekeep.server.table.served_game import ServedGame
from tumblekeep.server.table.state import Seat
from tumblekeep.server.table.undo import can_return_to, may_undo
from tumblekeep.server.wire.client import (
    Act,
    Answer,
    LaunchThrow,
    ReplyToUndo,
    ReportChance,
    ReportLanding,
    Say,
    ShowAim,
    TakeTime,
    TellThrow,
    Undo,
    UseRealDice,
)


def decision(live_table: LiveTable, act: Act, hashes: Sequence[str], watcher: str = "") -> Decide:
    """Turn an act from the WebSocket into a decision for the live table; `watcher` tells a spectator from others."""
    if isinstance(act, Answer):
        return lambda: _answer(live_table, act, hashes)
    if isinstance(act, LaunchThrow):
        return lambda: _launch(live_table, act, hashes)
    if isinstance(act, ReportLanding):
        return lambda: _landing(live_table, act, hashes)
    if isinstance(act, TellThrow):
        return lambda: _tell(live_table, act, hashes)
    if isinstance(act, ReportChance):
        return lambda: _report(live_table, act, hashes)
    if isinstance(act, UseRealDice):
        return lambda: _place(live_table, act, hashes)
    if isinstance(act, Undo):
        return lambda: _undo(live_table, act, hashes)
    if isinstance(act, ReplyToUndo):
        return lambda: _reply(live_table, act, hashes)
    if isinstance(act, TakeTime):
        return lambda: _time(live_table, act, hashes)
    return lambda: _say(live_table, act, hashes, watcher)


def act_mark(live_table: LiveTable, act: Act, hashes: Sequence[str]) -> str:
    """Return a short digest of who does what. An act that is sent again has the same digest, and nothing else does."""
    author = "\n".join(hashes)
    seats = live_table.state.seats
    if act.seat is not None and act.seat < len(seats):
        seat = seats[act.seat]
        author = f"not of seat {act.seat}"
        if seat.hash in hashes:
            author = seat.hash
        elif seat.more:
            author = next((hashed for hashed in hashes if seat.opens(hashed)), author)
    return digest(f"{author}\n{act.model_dump_json()}")[:20]


def _player(live_table: LiveTable, seat: int, hashes: Sequence[str]) -> ServedGame:
    """Return the game, if the sender may play this seat."""
    found = live_table.state.seat(seat)
    for hashed in hashes:
        if found.opens(hashed):
            break
    else:
        raise Refusal(401, "server-not-your-seat")
    served = live_table.must_play()
    if found.kind != "person":
        raise Refusal(409, "server-bot-plays")
    return served


def _must_be_fresh(live_table: LiveTable, served: ServedGame, seat: int, at: int) -> None:
    """Refuse an answer that comes too late; say so if a bot answered in its place."""
    if live_table.answered_for.get(seat, 0) > at:
        raise Refusal(409, "server-answered-for")
    served.must_be_fresh(seat, at)


async def _answer(live_table: LiveTable, act: Answer, hashes: Sequence[str]) -> Change:
    return answer(live_table, act, hashes)


def answer(live_table: LiveTable, act: Answer, hashes: Sequence[str]) -> Change:
    """Decide an answer: nothing needs to be waited for."""
    served = _player(live_table, act.seat, hashes)
    _must_be_fresh(live_table, served, act.seat, act.at)
    live_table.must_have_room(served)
    return live_table.moved(act.seat, served.answer(act.seat, act.option))


async def _launch(live_table: LiveTable, act: LaunchThrow, hashes: Sequence[str]) -> Change:
    served = _player(live_table, act.seat, hashes)
    _must_be_fresh(live_table, served, act.seat, act.at)
    question = served.throw_of(act.seat)
    if served.sources.throws != "aimed":
        raise Refusal(409, "server-not-aimed")
    live_table.must_have_room(served)
    seed = fate.throw_seed(served.key, served.drawn + 1)
    return live_table.flown(act.seat, await live_table.registry.throwing.throw(question, act.launch, seed))


def show_aim(live_table: LiveTable, by: Subscriber, aim: ShowAim) -> None:
    """Show the others how the player who is asked to throw is aiming.

    Ignore aims for a throw that is no longer asked for.
    """
    if aim.seat not in by.seats:
        raise Refusal(401, "server-not-your-seat")
    served = live_table.served
    if (
        served is None
        or served.sources.throws != "aimed"
        or live_table.state.seats[aim.seat].kind != "person"
    ):
        return
    question, since = served.play.question, served.asked_since.get(aim.seat)
    if isinstance(question, Throw) and question.seat == aim.seat and since is not None and aim.at >= since:
        live_table.connections.show_aim(
            by, aim.seat, since, None if aim.aimed is None else aim.aimed.model_dump()
        )


async def _landing(live_table: LiveTable, act: ReportLanding, hashes: Sequence[str]) -> Change:
    served = _player(live_table, act.seat, hashes)
    _must_be_fresh(live_table, served, act.seat, act.at)
    served.throw_of(act.seat)
    if served.sources.throws != "reported":
        raise Refusal(409, "server-not-reported")
    live_table.must_have_room(served)
    return live_table.moved(
        act.seat, served.land(act.seat, act.landing, {"reported": True, "seat": act.seat})
    )


async def _tell(live_table: LiveTable, act: TellThrow, hashes: Sequence[str]) -> Change:
    served = _player(live_table, act.seat, hashes)
    _must_be_fresh(live_table, served, act.seat, act.at)
    question = served.throw_of(act.seat)
    if served.sources.throws != "reported":
        raise Refusal(409, "server-not-reported")
    live_table.must_have_room(served)
    return live_table.moved(
        act.seat, served.land(act.seat, told_landing(question, act), {"reported": True, "seat": act.seat})
    )


async def _report(live_table: LiveTable, act: ReportChance, hashes: Sequence[str]) -> Change:
    served = _player(live_table, act.seat, hashes)
    _must_be_fresh(live_table, served, act.seat, act.at)
    if served.reporter() != act.seat:
        raise Refusal(409, "server-not-reported")
    answer = reported_answer(served.chance_of(act.seat), act)
    live_table.must_have_room(served)
    return live_table.moved(act.seat, served.land(act.seat, answer, {"reported": True, "seat": act.seat}))


async def _place(live_table: LiveTable, act: UseRealDice, hashes: Sequence[str]) -> Change:
    found = live_table.state.seat(act.seat)
    if act.seat not in live_table.seats_of(hashes):
        raise Refusal(401, "server-not-your-seat")
    live_table.state.must_be("open", "playing")
    if not live_table.state.has_real_dice:
        raise Refusal(409, "server-not-reported")
    if found.remote == act.remote:
        raise Refusal(409, "server-place-so")
    more = {"cause": "remote"} if act.remote else {}
    return live_table.told("placed", act.seat, remote=act.remote, **more)


async def _undo(live_table: LiveTable, act: Undo, hashes: Sequence[str]) -> Change:
    served = _player(live_table, act.seat, hashes)
    live_table.state.must_not_be_daily()
    live_table.must_have_undos()
    if may_undo(served, act.seat, act.to):
        return live_table.undone(act.seat, act.to, consent=False)
    if not can_return_to(served, act.to):
        raise Refusal(409, "server-undo-where")
    if act.to < live_table.state.floor:
        raise Refusal(409, "server-undo-removed")
    if live_table.state.proposal is not None:
        raise Refusal(409, "server-undo-asked")
    if not live_table.state.voices(act.seat):
        return live_table.undone(act.seat, act.to, consent=True)
    return Change({"kind": "proposed", "seat": act.seat, "to": act.to})


async def _reply(live_table: LiveTable, act: ReplyToUndo, hashes: Sequence[str]) -> Change:
    live_table.state.seat(act.seat)
    if act.seat not in live_table.seats_of(hashes):
        raise Refusal(401, "server-not-your-seat")
    live_table.must_play()  # even if a bot plays there for now, the vote stays with the person
    asking = live_table.state.proposal
    if asking is None or act.seat not in asking.waiting:
        raise Refusal(409, "server-undo-not-asked")
    if not act.agree:
        return Change({"kind": "declined", "seat": act.seat})
    if asking.waiting == [act.seat]:
        return live_table.undone(asking.by, asking.to, consent=True)
    return Change({"kind": "agreed", "seat": act.seat})


async def _time(live_table: LiveTable, act: TakeTime, hashes: Sequence[str]) -> Change:
    found = live_table.state.seat(act.seat)
    if act.seat not in live_table.seats_of(hashes):
        raise Refusal(401, "server-not-your-seat")
    live_table.state.must_be("open", "playing")
    if found.double == act.double:
        raise Refusal(409, "server-time-so")
    return live_table.told("timed", act.seat, double=act.double)


async def _say(live_table: LiveTable, act: Say, hashes: Sequence[str], watcher: str) -> Change:
    name = ""
    if act.seat is not None:
        found = live_table.state.seat(act.seat)
        if act.seat not in live_table.seats_of(hashes):
            raise Refusal(401, "server-not-your-seat")
        name = found.name
    text = clean(act.text)
    if not text:
        raise Refusal(422, "server-empty-chat")
    must_have_the_word(live_table.state, live_table.registry.settings.limits, act.seat, watcher)
    body: dict[str, Any] = {"kind": "said", "name": name, "text": text}
    body |= {"watcher": watcher} if act.seat is None else {"seat": act.seat}
    if act.phrase is not None:
        body["phrase"] = act.phrase
    return Change(body)


# -- over HTTP ----------------------------------------------------------------------------------------


def sit(
    live_table: LiveTable,
    wanted: int | None,
    name: str,
    hashed: str,
    seal: str | None = None,
    *,
    remote: bool = False,
    owner: SeatOwner | None = None,
) -> tuple[Decide, dict[str, Any]]:
    """Sit down; the second value returned is filled with `seat` and `token` once the act is decided."""
    given: dict[str, Any] = {}

    async def decide() -> Change:
        seat = live_table.state.place_for(wanted, hashed)
        token = new_token()
        given.update(seat=seat, token=token)
        called = live_table.state.called(seat, name if owner is None else owner.name)
        body = {"kind": "sat", "seat": seat, "name": called, "hash": digest(token)}
        if owner is not None:
            body |= owner.plain()
        if live_table.state.door.knock_of(hashed) is not None:
            body["pass"] = hashed
        return Change({**body, "seal": seal or "", **({"remote": True} if remote else {})})

    return decide, given


def leave(live_table: LiveTable, seat: int, hashed: str) -> Decide:
    """Leave for good: before the game the seat becomes free, later a bot takes it."""

    async def decide() -> Change:
        found = live_table.state.must_hold(seat, hashed, or_host=True)
        live_table.state.must_be("open", "playing")
        live_table.state.must_not_close()
        live_table.state.must_not_be_daily()
        if found.kind == "open" or (
            found.kind == "bot" and not found.hash and live_table.state.state == "playing"
        ):
            raise Refusal(409, "server-seat-empty")
        level = None if live_table.state.state == "open" else "greedy"
        body: dict[str, Any] = {"kind": "left", "seat": seat, "level": level}
        if live_table.served is not None and found.hash and not found.opens(hashed):
            # somebody who was sent away can no longer agree to anything
            body["floor"] = len(live_table.served.answers)
        return Change(body)

    return decide


def give(live_table: LiveTable, seat: int, level: str, hashed: str) -> Decide:
    """Let a bot play for a seat; its player may come back."""

    async def decide() -> Change:
        live_table.state.must_hold(seat, hashed, or_host=True)
        live_table.state.must_be("open", "playing")
        live_table.state.must_not_close()
        live_table.state.must_not_be_daily()
        return Change({"kind": "given", "seat": seat, "level": level})

    return decide


def take_seat_back(live_table: LiveTable, seat: int, name: str | None, hashed: str) -> Decide:
    """Give a seat back to its own player."""

    async def decide() -> Change:
        found: Seat = live_table.state.must_hold(seat, hashed)
        live_table.state.must_be("open", "playing")
        live_table.state.must_not_close()
        if found.kind != "bot":
            raise Refusal(409, "server-seat-yours")
        called = None if name is None else live_table.state.called(seat, name)
        if called is None and not found.name:
            raise Refusal(422, "server-empty-name")
        return Change({"kind": "taken", "seat": seat, "name": called})

    return decide
