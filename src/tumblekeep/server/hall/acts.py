"""Acts: what people do at a table. Each becomes a decision that is taken on the table as it is at that moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.server.chance import fate
from tumblekeep.server.chance.promise import seal_of
from tumblekeep.server.hall.host import Change, Decide, Host
from tumblekeep.server.hall.onlooker import Onlooker
from tumblekeep.server.kept.secret import digest, new_token, same
from tumblekeep.server.refusal import Refusal
from tumblekeep.server.table.names import clean
from tumblekeep.server.table.sitting import Sitting
from tumblekeep.server.table.state import Seat
from tumblekeep.server.table.telling import told_landing
from tumblekeep.server.table.undo import can_return_to, may_undo
from tumblekeep.server.wire.client import (
    Act,
    Answer,
    LaunchThrow,
    ReplyToUndo,
    ReportLanding,
    Say,
    ShowAim,
    TakeTime,
    TellThrow,
    Undo,
)


def decision(host: Host, act: Act, hashes: Sequence[str]) -> Decide:
    """What an act over the socket asks the host to decide."""
    if isinstance(act, Answer):
        return lambda: _answer(host, act, hashes)
    if isinstance(act, LaunchThrow):
        return lambda: _launch(host, act, hashes)
    if isinstance(act, ReportLanding):
        return lambda: _landing(host, act, hashes)
    if isinstance(act, TellThrow):
        return lambda: _tell(host, act, hashes)
    if isinstance(act, Undo):
        return lambda: _undo(host, act, hashes)
    if isinstance(act, ReplyToUndo):
        return lambda: _reply(host, act, hashes)
    if isinstance(act, TakeTime):
        return lambda: _time(host, act, hashes)
    return lambda: _say(host, act, hashes)


def mark_of(host: Host, act: Act, hashes: Sequence[str]) -> str:
    """Who does what, in a few letters: an act that is sent again bears the same, and nothing else does."""
    author = "\n".join(hashes)
    if act.seat is not None and act.seat < len(host.state.seats):
        own = host.state.seats[act.seat].hash
        author = own if own in hashes else f"not of seat {act.seat}"
    return digest(f"{author}\n{act.model_dump_json()}")[:20]


def _player(host: Host, seat: int, hashes: Sequence[str]) -> Sitting:
    """The game, if this seat is the sender's to play."""
    found = host.state.seat(seat)
    if not any(same(found.hash, hashed) for hashed in hashes):
        raise Refusal(401, "server-not-your-seat")
    sitting = host.must_play()
    if found.kind != "person":
        raise Refusal(409, "server-bot-plays")
    return sitting


def _must_be_fresh(host: Host, sitting: Sitting, seat: int, at: int) -> None:
    """Refuse an answer that comes too late, and say why if a bot has given it."""
    if host.answered_for.get(seat, 0) > at:
        raise Refusal(409, "server-answered-for")
    sitting.must_be_fresh(seat, at)


async def _answer(host: Host, act: Answer, hashes: Sequence[str]) -> Change:
    sitting = _player(host, act.seat, hashes)
    _must_be_fresh(host, sitting, act.seat, act.at)
    host.must_have_room(sitting)
    return host.moved(act.seat, sitting.answer(act.seat, act.option))


async def _launch(host: Host, act: LaunchThrow, hashes: Sequence[str]) -> Change:
    sitting = _player(host, act.seat, hashes)
    _must_be_fresh(host, sitting, act.seat, act.at)
    question = sitting.throw_of(act.seat)
    if sitting.throws != "aimed":
        raise Refusal(409, "server-not-aimed")
    host.must_have_room(sitting)
    seed = fate.throw_seed(sitting.key, sitting.drawn + 1)
    return host.flown(act.seat, await host.hall.throwing.throw(question, act.launch, seed))


def show_aim(host: Host, by: Onlooker, aim: ShowAim) -> None:
    """Pass on how somebody aims who is asked to throw; of a throw that is no longer asked for nothing is said."""
    if aim.seat not in by.seats:
        raise Refusal(401, "server-not-your-seat")
    sitting = host.sitting
    if sitting is None or sitting.throws != "aimed" or host.state.seats[aim.seat].kind != "person":
        return
    question, since = sitting.play.question, sitting.asked_since.get(aim.seat)
    if isinstance(question, Throw) and question.seat == aim.seat and since is not None and aim.at >= since:
        host.company.show_aim(by, aim.seat, since, None if aim.aimed is None else aim.aimed.model_dump())


async def _landing(host: Host, act: ReportLanding, hashes: Sequence[str]) -> Change:
    sitting = _player(host, act.seat, hashes)
    _must_be_fresh(host, sitting, act.seat, act.at)
    sitting.throw_of(act.seat)
    if sitting.throws != "reported":
        raise Refusal(409, "server-not-reported")
    host.must_have_room(sitting)
    return host.moved(act.seat, sitting.land(act.seat, act.landing, {"reported": True, "seat": act.seat}))


async def _tell(host: Host, act: TellThrow, hashes: Sequence[str]) -> Change:
    sitting = _player(host, act.seat, hashes)
    _must_be_fresh(host, sitting, act.seat, act.at)
    question = sitting.throw_of(act.seat)
    if sitting.throws != "reported":
        raise Refusal(409, "server-not-reported")
    host.must_have_room(sitting)
    return host.moved(
        act.seat, sitting.land(act.seat, told_landing(question, act), {"reported": True, "seat": act.seat})
    )


async def _undo(host: Host, act: Undo, hashes: Sequence[str]) -> Change:
    sitting = _player(host, act.seat, hashes)
    host.must_have_undos()
    if may_undo(sitting, act.seat, act.to):
        return host.undone(act.seat, act.to, consent=False)
    if not can_return_to(sitting, act.to):
        raise Refusal(409, "server-undo-where")
    if act.to < host.state.floor:
        raise Refusal(409, "server-undo-removed")
    if host.state.proposal is not None:
        raise Refusal(409, "server-undo-asked")
    if not host.state.voices(act.seat):
        return host.undone(act.seat, act.to, consent=True)
    return Change({"kind": "proposed", "seat": act.seat, "to": act.to})


async def _reply(host: Host, act: ReplyToUndo, hashes: Sequence[str]) -> Change:
    host.state.seat(act.seat)
    if act.seat not in host.seats_of(hashes):
        raise Refusal(401, "server-not-your-seat")
    host.must_play()  # a bot may play there for now: the voice stays with the person
    asking = host.state.proposal
    if asking is None or act.seat not in asking.waiting:
        raise Refusal(409, "server-undo-not-asked")
    if not act.agree:
        return Change({"kind": "declined", "seat": act.seat})
    if asking.waiting == [act.seat]:
        return host.undone(asking.by, asking.to, consent=True)
    return Change({"kind": "agreed", "seat": act.seat})


async def _time(host: Host, act: TakeTime, hashes: Sequence[str]) -> Change:
    found = host.state.seat(act.seat)
    if act.seat not in host.seats_of(hashes):
        raise Refusal(401, "server-not-your-seat")
    host.state.must_be("open", "playing")
    if found.double == act.double:
        raise Refusal(409, "server-time-so")
    return host.told("timed", act.seat, double=act.double)


async def _say(host: Host, act: Say, hashes: Sequence[str]) -> Change:
    name = ""
    if act.seat is not None:
        found = host.state.seat(act.seat)
        if act.seat not in host.seats_of(hashes):
            raise Refusal(401, "server-not-your-seat")
        name = found.name
    text = clean(act.text)
    if not text:
        raise Refusal(422, "server-empty-chat")
    if host.state.chats >= host.hall.settings.limits.chats:
        raise Refusal(409, "server-chat-full")
    body: dict[str, Any] = {"kind": "said", "name": name, "text": text}
    if act.seat is not None:
        body["seat"] = act.seat
    return Change(body)


# -- over HTTP ----------------------------------------------------------------------------------------


def sit(
    host: Host, wanted: int | None, name: str, hashed: str, seal: str | None = None
) -> tuple[Decide, dict[str, Any]]:
    """Sit down; the second thing is filled with `seat` and `token` once it is decided."""
    given: dict[str, Any] = {}

    async def decide() -> Change:
        seat = host.state.place_for(wanted, hashed)
        token = new_token()
        given.update(seat=seat, token=token)
        called = host.state.called(seat, name)
        body = {"kind": "sat", "seat": seat, "name": called, "hash": digest(token)}
        return Change({**body, "seal": seal or ""})

    return decide, given


def leave(host: Host, seat: int, hashed: str) -> Decide:
    """Leave for good: before the game the seat is free again, later a bot has it."""

    async def decide() -> Change:
        found = host.state.must_hold(seat, hashed, or_host=True)
        host.state.must_be("open", "playing")
        host.state.must_not_close()
        if found.kind == "open" or (found.kind == "bot" and not found.hash and host.state.state == "playing"):
            raise Refusal(409, "server-seat-empty")
        level = None if host.state.state == "open" else "greedy"
        body: dict[str, Any] = {"kind": "left", "seat": seat, "level": level}
        if host.sitting is not None and found.hash and not same(found.hash, hashed):
            body["floor"] = len(host.sitting.answers)  # who is sent away can agree to nothing any more
        return Change(body)

    return decide


def give(host: Host, seat: int, level: str, hashed: str) -> Decide:
    """Let a bot stand in; who had the seat may come back."""

    async def decide() -> Change:
        host.state.must_hold(seat, hashed, or_host=True)
        host.state.must_be("open", "playing")
        host.state.must_not_close()
        return Change({"kind": "given", "seat": seat, "level": level})

    return decide


def take_seat_back(host: Host, seat: int, name: str | None, hashed: str) -> Decide:
    """Come back to one's own seat."""

    async def decide() -> Change:
        found: Seat = host.state.must_hold(seat, hashed)
        host.state.must_be("open", "playing")
        host.state.must_not_close()
        if found.kind != "bot":
            raise Refusal(409, "server-seat-yours")
        called = None if name is None else host.state.called(seat, name)
        if called is None and not found.name:
            raise Refusal(422, "server-empty-name")
        return Change({"kind": "taken", "seat": seat, "name": called})

    return decide


def start(host: Host, fill: str | None, hashed: str, *, hurry: bool = False) -> Decide:
    """Begin the game; or close the table, where somebody has a sealed number to give first. `hurry`: without waiting for it."""

    async def decide() -> Change:
        state = host.state
        sits = any(state.seats[seat].kind == "person" for seat in state.held(hashed))
        if not (state.is_host(hashed) or sits):
            raise Refusal(401, "server-not-your-table")
        state.must_be("open")
        if state.closing:
            if not hurry:
                raise Refusal(409, "server-numbers-awaited")
            return _begun(host, None, state.numbers, state.noted)
        if fill is None and any(seat.is_free for seat in state.seats):
            raise Refusal(409, "server-seats-free")
        if not state.is_host(hashed) and any(seat.kind == "invited" for seat in state.seats):
            raise Refusal(409, "server-invited-awaited")
        if any(state.sealed()):
            return Change({"kind": "closing", "fill": fill})
        nobody = [""] * len(state.seats)
        return _begun(host, fill, nobody, nobody)

    return decide


def add_numbers(host: Host, given: Mapping[int, str], noted: str) -> Decide:
    """Give the numbers of some seats, now that all seals are known; the last of them begins the game.

    Nobody's secret is asked for: who knows what is under a seal has made it.
    """

    async def decide() -> Change:
        state = host.state
        state.must_be("open")
        if not state.closing:
            raise Refusal(409, "server-not-closing")
        if noted != state.commitment:
            raise Refusal(409, "server-other-promise")
        numbers, seen = list(state.numbers), list(state.noted)
        for seat, number in given.items():
            state.seat(seat)
            if seal_of(number) != state.seals[seat]:
                raise Refusal(422, "server-number-wrong")
            numbers[seat], seen[seat] = number, noted
        if all(number or not seal for number, seal in zip(numbers, state.seals, strict=True)):
            return _begun(host, None, numbers, seen)
        return Change({"kind": "numbered", "numbers": numbers, "noted": seen})

    return decide


def _begun(host: Host, fill: str | None, numbers: list[str], noted: list[str]) -> Change:
    """The first event of the game itself: its dice come from the secret and these numbers."""
    after = replace(host.state, seats=[replace(seat) for seat in host.state.seats])
    after.fill(fill)  # the table's own seats are filled once that is stored
    names = after.names()
    waited = host.sitting is not None  # a saved game
    sitting = host.sitting or host.sit(names, numbers)
    sitting.key = host.memory.key(numbers)
    sitting.is_bot = lambda seat: after.seats[seat].kind == "bot"
    turned = sitting.settle() if waited else sitting.begin()
    sitting.is_bot = host.memory.is_bot
    return host.moved(None, turned, kind="started", names=names, fill=fill, numbers=numbers, noted=noted)
