"""The door of a table: strangers knock, the host lets them in, mutes, and shows spectators out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed

from server.guest import Inn, inn, quick
from server.test_codes import OPEN
from server.test_lobby import PERSON, opened_with, refused
from server.test_play import sqlite
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.table.door import MOST_KNOCKS, Door, door_from, watcher_mark
from tumblekeep.server.table.summary import state_of


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Inn]:
    async with inn(quick(sqlite(tmp_path))) as found:
        yield found


async def knocked(there: Inn, opened: Any, name: str = "Bo") -> Any:
    answer = await there.post(f"/codes/{quote(opened['table']['code'])}/knocks", {"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def answered(there: Inn, opened: Any, knock: Any) -> Any:
    path = f"/codes/{quote(opened['table']['code'])}/knocks/mine"
    return (await there.get(path, knock["token"])).json()


async def test_a_stranger_who_guessed_a_code_sat_down_without_being_let_in(there: Inn) -> None:
    opened = await opened_with(there, PERSON, OPEN)
    table = opened["table"]["id"]
    bo = await knocked(there, opened)
    assert table not in str(bo)
    assert await answered(there, opened, bo) == {"state": "waiting", "table": None}
    async with there.guest(opened, 0) as host:
        assert host.table["knocks"] == [{"knock": bo["knock"], "name": "Bo"}]
        path = f"/tables/{table}/knocks/{bo['knock']}"
        assert refused(await there.post(path, {"admit": True}), 401, "server-not-your-table")
        seated = opened["mine"][0]["token"]
        assert refused(await there.post(path, {"admit": True}, seated), 401, "server-not-your-table")
        assert (await there.post(path, {"admit": True}, opened["host"])).json()["knocks"] == []
        assert (await host.hear("event"))["event"]["kind"] == "admitted"
    assert await answered(there, opened, bo) == {"state": "admitted", "table": table}
    sat = await there.post(f"/tables/{table}/sit", {"name": "Bo"}, bo["token"])
    assert sat.json()["mine"]["seat"] == 1
    path = f"/codes/{quote(opened['table']['code'])}/knocks/mine"
    assert refused(await there.get(path, bo["token"]), 401, "server-no-knock")  # it is used up


async def test_whoever_is_refused_learns_nothing(there: Inn) -> None:
    opened = await opened_with(there, PERSON, OPEN)
    bo = await knocked(there, opened)
    path = f"/tables/{opened['table']['id']}/knocks/{bo['knock']}"
    await there.post(path, {"admit": False}, opened["host"])
    assert await answered(there, opened, bo) == {"state": "refused", "table": None}
    assert refused(await there.post(path, {"admit": True}, opened["host"]), 409, "server-no-knock")


async def test_the_link_seats_directly_until_the_host_closes_the_door(there: Inn) -> None:
    opened = await opened_with(there, PERSON, OPEN, OPEN, OPEN, {"kind": "invited"})
    table = f"/tables/{opened['table']['id']}"
    assert (await there.post(f"{table}/sit", {"name": "Bo"})).status_code == 200
    assert refused(await there.post(f"{table}/door", {"closed": True}), 401, "server-not-your-table")
    assert refused(await there.post(f"{table}/door", {}, opened["host"]), 422, "server-unreadable")
    closed = await there.post(f"{table}/door", {"closed": True}, opened["host"])
    assert closed.json()["door"] == "closed"
    for wanted in ({"name": "Cy"}, {"name": "Cy", "seat": 2}):
        assert refused(await there.post(f"{table}/sit", wanted), 403, "server-door-closed")
    invited = opened["invited"][0]["token"]
    assert (await there.post(f"{table}/sit", {"name": "Di"}, invited)).json()["mine"]["seat"] == 4
    cy = (await there.post(f"{table}/knocks", {"name": "Cy"})).json()
    assert refused(await there.post(f"{table}/sit", {"name": "Cy"}, cy["token"]), 403, "server-door-closed")
    await there.post(f"{table}/knocks/{cy['knock']}", {"admit": True}, opened["host"])
    assert (await there.get(f"{table}/knocks/mine", cy["token"])).json()["state"] == "admitted"
    assert (await there.post(f"{table}/sit", {"name": "Cy"}, cy["token"])).json()["mine"]["seat"] == 2
    again = await there.post(f"{table}/sit", {"name": "Cy again"}, cy["token"])
    assert refused(again, 403, "server-door-closed")


async def test_knocking_can_not_fill_a_table(there: Inn) -> None:
    opened = await opened_with(there, PERSON, OPEN)
    for number in range(MOST_KNOCKS):
        await knocked(there, opened, f"Bo {number}")
    path = f"/codes/{quote(opened['table']['code'])}/knocks"
    full_door = await there.post(path, {"name": "Bo"})
    assert refused(full_door, 429, "server-many-knocks")
    assert "retry-after" not in full_door.headers  # nobody knows when the host answers
    full = await opened_with(there, PERSON, {"kind": "bot"})
    path = f"/codes/{quote(full['table']['code'])}/knocks"
    assert refused(await there.post(path, {"name": "Bo"}), 409, "server-table-full")


async def test_a_knock_outlives_the_table_in_memory(there: Inn) -> None:
    opened = await opened_with(there, PERSON, OPEN)
    bo = await knocked(there, opened)
    table = opened["table"]["id"]
    there.registry.live_tables.pop(table).rest()
    assert await answered(there, opened, bo) == {"state": "waiting", "table": None}
    row = await there.registry.store.table(table)
    assert row is not None
    assert state_of(row)[0].door.waiting()[0].name == "Bo"
    assert door_from(None) == Door()


# -- chat ----------------------------------------------------------------------------------------------


def capped(folder: Path, **changes: Any) -> Any:
    return quick(sqlite(folder), limits=replace(RateLimits(), on=False, **changes))


async def test_spectators_filled_the_chat_and_the_player_was_shut_out(tmp_path: Path) -> None:
    async with inn(capped(tmp_path, watcher_chats=5, watcher_chats_each=3)) as there:
        opened = await there.open(people=1)
        live_table = there.registry.live_tables[opened["table"]["id"]]
        async with there.guest(opened) as watcher, there.guest(opened, 0) as player:
            for _ in range(3):
                assert (await watcher.act("say", seat=None, text="spam"))["type"] == "ack"
            told = await watcher.act("say", seat=None, text="spam")
            assert told["problem"]["id"] == "server-chat-share"
            live_table.state.said = {**live_table.state.said, "wffff": 2}  # others, from another address
            live_table.state.said = {who: min(count, 2) for who, count in live_table.state.said.items()} | {
                "w0": 1
            }
            told = await watcher.act("say", seat=None, text="spam")
            assert told["problem"]["id"] == "server-chat-spectators"
            assert (await player.act("say", seat=0, text="am I heard?"))["type"] == "ack"


async def test_everybody_has_a_share_of_the_chat_and_a_new_player_a_whole_one(tmp_path: Path) -> None:
    async with inn(capped(tmp_path, chats=4, least_chats=0)) as there:
        opened = await opened_with(there, PERSON, OPEN)
        table = f"/tables/{opened['table']['id']}"
        for name in ("Bo", "Cy"):
            sat = (await there.post(f"{table}/sit", {"name": name})).json()["mine"]
            async with there.guest(opened, tokens=[sat["token"]]) as guest:
                kinds = [(await guest.act("say", seat=1, text="hi"))["type"] for _ in range(3)]
                assert kinds == ["ack", "ack", "refused"]
            await there.post(f"{table}/seats/1/leave", None, sat["token"])


async def test_the_host_mutes_a_seat_and_hushes_spectators(there: Inn) -> None:
    opened = await there.open(people=2)
    table = f"/tables/{opened['table']['id']}"
    mute = f"{table}/seats/1/mute"
    assert refused(
        await there.post(mute, {"muted": True}, opened["mine"][0]["token"]), 401, "server-not-your-table"
    )
    muted = (await there.post(mute, {"muted": True}, opened["host"])).json()
    assert [seat["muted"] for seat in muted["seats"]] == [False, True]
    await there.post(f"{table}/door", {"hushed": True}, opened["host"])
    async with there.guest(opened, 1) as guest, there.guest(opened) as watcher:
        assert (await guest.act("say", seat=1, text="hi"))["problem"]["id"] == "server-muted"
        assert (await watcher.act("say", seat=None, text="hi"))["problem"]["id"] == "server-hushed"
        await there.post(mute, {"muted": False}, opened["host"])
        assert (await guest.act("say", seat=1, text="hi"))["type"] == "ack"


async def test_the_host_shows_a_spectator_out_who_can_not_come_back(there: Inn) -> None:
    opened = await there.open(people=1)
    table = opened["table"]["id"]
    async with there.guest(opened, 0) as player, there.guest(opened) as watcher:
        await watcher.act("say", seat=None, text="spam")
        said = await player.hear("event", where=lambda message: message["event"]["kind"] == "said")
        mark = said["event"]["chat"]["watcher"]
        out = f"/tables/{table}/watchers/{mark}/out"
        assert refused(await there.post(out), 401, "server-not-your-table")
        assert (await there.post(out, None, opened["host"])).status_code == 200
        bye = await watcher.hear("bye")
        assert bye["problem"]["id"] == "server-shown-out"
        assert await watcher.closed() == 4001
        assert (await player.act("say", seat=0, text="quiet at last"))["type"] == "ack"
    with pytest.raises(ConnectionClosed) as again:
        async with there.guest(opened):
            pass
    assert again.value.rcvd is not None
    assert again.value.rcvd.code == 4001
    assert watcher_mark("host", "192.0.2.1") != watcher_mark("host", "192.0.2.2")


async def test_all_spectators_are_shown_out_and_players_stay(there: Inn) -> None:
    opened = await there.open(people=1)
    table = opened["table"]["id"]
    async with there.guest(opened, 0) as player, there.guest(opened) as watcher:
        shown = await there.post(f"/tables/{table}/door", {"watchable": False}, opened["host"])
        assert shown.json()["watchable"] is False
        assert await watcher.closed() == 4001
        assert (await player.act("say", seat=0, text="alone"))["type"] == "ack"
    assert (await there.get(f"/tables/{table}/replay")).status_code == 403


async def test_a_thousand_comings_were_told_one_by_one(there: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await there.open(people=1)
    live_table = there.registry.live_tables[opened["table"]["id"]]
    sent = 0
    real = type(live_table.connections)._send_presence

    def counted(self: Any, newcomer: Any = None) -> None:
        nonlocal sent
        sent += 1
        real(self, newcomer)

    monkeypatch.setattr(type(live_table.connections), "_send_presence", counted)
    async with there.guest(opened, 0) as player:
        live_table.connections._presence_at = float(
            "inf"
        )  # the last one was just now, for as long as this takes
        before = sent
        for _ in range(30):
            live_table.connections.tell_presence()
        assert sent == before
        later = live_table.connections._presence_later
        assert later is not None
        later.cancel()
        live_table.connections._presence_at = float("-inf")
        live_table.connections._send_presence()
        assert (await player.hear("presence"))["here"] == [0]
