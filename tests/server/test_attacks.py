"""What attacks from outside found: consent, ids of acts, names, proxies, a physics process that hangs, the
file's second name."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.guest import Inn, caller, inn, quick
from server.test_guard import strict
from server.test_play import sqlite
from tumblekeep.kit.throwing import is_installed
from tumblekeep.server.dice import throws
from tumblekeep.server.dice.throws import ThrowWorkers
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.connection_gate import ConnectionGate
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.storage.database import BadDatabase, Database
from tumblekeep.server.table.names import clean_name, look, told_apart


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Inn]:
    async with inn(quick(sqlite(tmp_path))) as found:
        yield found


# -- consent (S12) ------------------------------------------------------------------------------------


async def test_a_seat_lent_to_a_bot_keeps_its_persons_voice(there: Inn) -> None:
    """The host lent seat 1 to a bot, took everything back alone, and gave the seat back: other dice, and nobody was asked."""
    opened = await there.open(people=2)
    table, live_table = opened["table"]["id"], opened["host"]
    async with there.guest(opened, 0) as me, there.guest(opened, 1) as friend:
        await me.answer(0)
        await friend.hear("event")
        await friend.answer(1)
        lent = await there.post(f"/tables/{table}/seats/1/bot", {"level": "random"}, live_table)
        assert lent.status_code == 200
        told = await me.act("undo", seat=0, to=0)
        assert told["type"] == "ack"
        asked = await friend.hear("event", where=lambda m: m["event"]["kind"] == "proposed")
        assert asked["proposal"]["waiting"] == [1]
        assert (await there.get(f"/tables/{table}")).json()["taken_back"] == 0
        refused = await me.act("undo-reply", seat=1, agree=True)  # not for somebody else's seat
        assert refused["problem"]["id"] == "server-not-your-seat"
        assert (await friend.act("undo-reply", seat=1, agree=True))["type"] == "ack"
        assert (await there.get(f"/tables/{table}")).json()["taken_back"] == 1


async def test_lending_a_seat_in_the_middle_of_a_question_does_not_agree_for_it(there: Inn) -> None:
    opened = await there.open(people=2)
    table, live_table = opened["table"]["id"], opened["host"]
    async with there.guest(opened, 0, 1) as guest:
        await guest.answer(0)
        await guest.answer(1)
        await guest.act("undo", seat=0, to=0)
        await there.post(f"/tables/{table}/seats/1/bot", {"level": "random"}, live_table)
        told = await guest.hear("event", where=lambda m: m["event"]["kind"] == "given")
        assert told["proposal"]["waiting"] == [1]


async def test_what_somebody_played_who_was_sent_away_is_not_taken_back(there: Inn) -> None:
    opened = await there.open(people=2)
    table, live_table = opened["table"]["id"], opened["host"]
    async with there.guest(opened, 0, 1) as guest:
        await guest.answer(0)
        await guest.answer(1)
        sent = await there.post(f"/tables/{table}/seats/1/leave", None, live_table)
        assert sent.status_code == 200
        await guest.hear("welcome")  # with one seat less
        while 0 not in guest.asked:
            await guest.hear("event")
        told = await guest.act("undo", seat=0, to=0)
        assert told["problem"]["id"] == "server-undo-removed"


async def test_who_leaves_of_their_own_will_is_not_waited_for(there: Inn) -> None:
    opened = await there.open(people=2)
    table = opened["table"]["id"]
    async with there.guest(opened, 0, 1) as guest:
        await guest.answer(0)
        await guest.answer(1)
        await there.post(f"/tables/{table}/seats/1/leave", None, opened["mine"][1]["token"])
        await guest.hear("welcome")  # with one seat less
        while 0 not in guest.asked:
            await guest.hear("event")
        assert (await guest.act("undo", seat=0, to=0))["type"] == "ack"


# -- ids of acts (S13) --------------------------------------------------------------------------------


async def test_the_id_of_an_act_serves_only_its_author_and_what_it_said(there: Inn) -> None:
    opened = await there.open(people=2)
    mine = [one["token"] for one in opened["mine"]]
    async with there.guest(opened, 0) as me, there.guest(opened, 1) as friend, there.guest(opened) as watcher:
        option = me.question(0)["options"][0]["id"]
        done = await me.act("answer", action="the-same-id", seat=0, at=me.seq, option=option)
        assert done["type"] == "ack"
        before = await there.get(f"/tables/{opened['table']['id']}/log", mine[0])
        for other in (friend, watcher):
            told = await other.act("answer", action="the-same-id", seat=0, at=1, option=option)
            assert told["type"] == "refused"
            assert told["problem"]["id"] == "server-action-used"
        told = await friend.act("answer", action="the-same-id", seat=1, at=friend.seq, option="knight")
        assert told["problem"]["id"] == "server-action-used"
        told = await me.act("say", action="the-same-id", seat=0, text="hello")
        assert told["problem"]["id"] == "server-action-used"
        again = await me.act("answer", action="the-same-id", seat=0, at=0, option=option)
        assert again["problem"]["id"] == "server-action-used", "other content: another moment"
        after = await there.get(f"/tables/{opened['table']['id']}/log", mine[0])
        assert before.text == after.text


async def test_the_same_act_sent_again_is_acknowledged_also_after_undo_and_after_a_rest(there: Inn) -> None:
    opened = await there.open(people=1)
    async with there.guest(opened, 0) as me:
        act = {
            "action": "once-and-again",
            "seat": 0,
            "at": me.seq,
            "option": me.question(0)["options"][0]["id"],
        }
        first = await me.act("answer", **dict(act))
        await me.act("undo", seat=0, to=0)
        assert (await me.act("answer", **dict(act)))["seq"] == first["seq"]
        there.registry.live_tables[opened["table"]["id"]].rest()  # it is read back from the log
        assert (await me.act("answer", **dict(act)))["seq"] == first["seq"]


# -- who may start ------------------------------------------------------------------------------------


async def test_who_is_invited_and_has_not_sat_down_starts_nothing(there: Inn) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "invited"}, {"kind": "invited"}]
    opened = (await there.post("/tables", {"game": "dungeon_attack", "seats": seats})).json()
    table, invitation = opened["table"]["id"], opened["invited"][0]["token"]
    told = await there.post(f"/tables/{table}/start", {"fill": "greedy"}, invitation)
    assert (told.status_code, told.json()["problem"]["id"]) == (401, "server-not-your-table")
    seated = await there.post(f"/tables/{table}/sit", {"name": "Bo", "seat": 1}, invitation)
    token = seated.json()["mine"]["token"]
    told = await there.post(f"/tables/{table}/start", {"fill": "greedy"}, token)
    assert (told.status_code, told.json()["problem"]["id"]) == (409, "server-invited-awaited")
    told = await there.post(f"/tables/{table}/start", {"fill": "greedy"}, opened["host"])
    assert told.status_code == 200


# -- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800", "\uffa0", "\u0301\u0302", " \u200d\u3164 "])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.message.id == "server-empty-name"


def test_a_name_is_measured_as_it_is_kept() -> None:
    grows = "\u0958" * 20  # each becomes two characters when normalised
    with pytest.raises(Refusal) as refused:
        clean_name(grows)
    assert refused.value.message.id == "server-long-name"


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "ada"), ("Ada", "Аdа"), ("Bill", "BiII"), ("Zoé", "Zoe"), ("Ada", "A d a")]
)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert look(one) == look(other)
    assert told_apart(other, [one]) == f"{other} 2"
    assert told_apart("Bo", [one]) == "Bo"


def test_pictures_and_letters_of_every_language_stay() -> None:
    for name in ("👩‍🚀", "Hồ Xuân Hương", "สมชาย", "נֹעָה", "Łukasz", "李白"):
        assert clean_name(name)
    assert clean_name("👩‍🚀") == "👩‍🚀"


async def test_two_at_one_table_never_look_the_same(there: Inn) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ada"}, {"kind": "open"}]
    opened = (await there.post("/tables", {"game": "dungeon_attack", "seats": seats})).json()
    await there.post(f"/tables/{opened['table']['id']}/sit", {"name": "АDА"})
    table = (await there.get(f"/tables/{opened['table']['id']}")).json()
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ada 2", "АDА 3"]


# -- behind a proxy (S15) -----------------------------------------------------------------------------


async def knock(there: Inn, address: str) -> int:
    """Send a request that a proxy forwards for this address."""
    async with caller(there.port) as proxy:
        return (await proxy.get("/api/health", headers={"x-forwarded-for": address})).status_code


async def test_behind_a_proxy_everybody_has_connections_of_their_own(tmp_path: Path) -> None:
    limits = replace(RateLimits(), connections=3, sockets=2)
    async with inn(quick(sqlite(tmp_path), proxy="127.0.0.1", limits=limits)) as there:
        url = f"ws://127.0.0.1:{there.port}/api/socket"
        sockets = []
        for number in range(10):
            headers = {"x-forwarded-for": f"198.51.100.{number}"}
            sockets += [await connect(url, additional_headers=headers) for _ in range(2)]
        assert len(there.house.lines) == 20
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"x-forwarded-for": "198.51.100.1"})
        assert refused.value.response.status_code == 429
        assert not ConnectionGate.by_address
        for socket in sockets:
            await socket.close()


async def test_ipv6_is_counted_by_household_however_it_is_written(tmp_path: Path, no_time: None) -> None:
    limits = replace(RateLimits(), request_burst=4, request_rate=1.0)
    async with inn(quick(sqlite(tmp_path), proxy="127.0.0.1", limits=limits)) as there:
        written = ["2001:db8::1", "2001:0db8:0000:0000:0000:0000:0000:0002", "2001:db8:0:0::3", "2001:DB8::4"]
        assert [await knock(there, address) for address in written] == [200] * 4
        assert await knock(there, "2001:db8::5") == 429
        assert await knock(there, "2001:db8:0:1::5") == 200, "next door"
        forged = "203.0.113.9, 2001:db8::6"  # what a client writes itself comes before what the proxy adds
        assert await knock(there, forged) == 429


async def ping_without_end(socket: ClientConnection) -> None:
    """Ping until the server has closed the connection, which may happen in the middle of a ping."""
    with suppress(ConnectionClosed):
        while True:
            await socket.send('{"type":"ping","n":1}')
            await asyncio.sleep(0.01)


async def test_a_ping_does_not_put_off_the_hello(tmp_path: Path) -> None:
    settings = strict(tmp_path, handshake_seconds=0.5, action_rate=1000.0, action_burst=1000)
    async with inn(settings) as there, connect(f"ws://127.0.0.1:{there.port}/api/socket") as socket:
        pinging = asyncio.create_task(ping_without_end(socket))
        said = []
        with suppress(ConnectionClosed):
            while True:
                said.append(str(await socket.recv()))
        await pinging
        assert "server-no-hello" in said[-1]


async def test_a_method_that_is_not_there_says_which_are(there: Inn) -> None:
    for method, path in (("DELETE", "/api/tables"), ("POST", "/"), ("PUT", "/api/health")):
        told = await there.http.request(method, path)
        assert told.status_code == 405
        assert "GET" in told.headers["allow"]
    assert (await there.http.post("/api/nothing")).status_code == 404


async def test_only_the_first_of_two_methods_was_said_to_be_there(there: Inn) -> None:
    """Schemathesis, allow_header_conformance: tables are listed and opened at one address, of which only the listing was named."""
    for method, path, allowed in (
        ("OPTIONS", "/api/tables", "GET, POST"),
        ("OPTIONS", "/api/puzzles/nothing", "GET, POST"),
        ("GET", "/api/tables/mine", "POST"),  # not the table of that name
        ("GET", "/api/tables/load", "POST"),
    ):
        told = await there.http.request(method, path)
        assert told.status_code == 405
        assert told.headers["allow"] == allowed


# -- the file -----------------------------------------------------------------------------------------


def test_a_second_name_of_the_file_opens_no_second_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    first = Database(f"sqlite:///{file}")
    first.prepare()
    (tmp_path / "link.db").symlink_to(file)
    with pytest.raises(BadDatabase, match="another server"):
        Database(f"sqlite:///{tmp_path / 'link.db'}")
    os.link(file, tmp_path / "hard.db")
    with pytest.raises(BadDatabase, match="second name"):
        Database(f"sqlite:///{tmp_path / 'hard.db'}")
    first.close()


# -- a physics process that hangs (R21) ---------------------------------------------------------------


def stop_yourself(*_what: Any) -> Any:
    os.kill(os.getpid(), signal.SIGSTOP)


def kill_yourself(*_what: Any) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def babble(*_what: Any) -> Any:
    return {"not": "a throw"}


def fly(*_what: Any) -> Any:
    return {"at": 1}, {"with": 2}, "track"


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
@pytest.mark.parametrize("trouble", [stop_yourself, kill_yourself, babble])
async def test_one_throw_that_hangs_is_refused_alone(trouble: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those behind it were cancelled: sockets closed without a word, and answers of 500."""
    physics = ThrowWorkers(1, 600.0)
    make = throws.ThrowWorker.make

    async def limited(hands: throws.ThrowWorker, which: Any, what: tuple[Any, ...], seconds: float) -> Any:
        # Only the throw that hangs has a short limit: however busy the machine is, no other throw can run into it.
        return await make(hands, which, what, 3.0 if which is stop_yourself else seconds)

    monkeypatch.setattr(throws.ThrowWorker, "make", limited)
    monkeypatch.setattr(throws, "simulate", trouble)
    first = asyncio.create_task(physics.simulate({}, {}, 1))
    await asyncio.sleep(0)
    monkeypatch.setattr(throws, "simulate", fly)
    physics_after = [asyncio.create_task(physics.simulate({}, {}, n)) for n in range(20)]
    with pytest.raises(Refusal) as refused:
        await first
    assert refused.value.message.id == "server-physics-failed"
    assert refused.value.again
    for later in await asyncio.gather(*physics_after):
        assert later.track == "track"
    physics.close()


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
async def test_who_waits_too_long_for_a_throw_is_refused_and_may_try_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    physics = ThrowWorkers(1, 0.2)
    monkeypatch.setattr(throws, "WAIT_SECONDS", 0.0)
    await physics._turns.acquire()
    with pytest.raises(Refusal) as refused:
        await physics.simulate({}, {}, 1)
    assert refused.value.message.id == "server-physics-failed"
    physics.close()
