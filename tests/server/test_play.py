"""Playing over the wire: whole games by real clients, what they are told, and what they are refused."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from server.guest import Guest, Inn, inn, quick, until
from tumblekeep.games import GAMES
from tumblekeep.server.network.protocols import DirectWebSocket, TimedHttpProtocol


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


async def play_out(there: Inn, slug: str, people: int, bots: int, **options: Any) -> Any:
    """Play a whole game, always taking the last option offered; return the table as it ended."""
    opened = await there.open(slug, people, bots, **options)
    async with there.guest(opened, *range(people)) as guest:
        await finish(guest, people)
        assert guest.table["state"] == "over"
        assert guest.table["seed"] is not None
    return opened


async def finish(guest: Guest, people: int, most: int = 4000) -> None:
    for _ in range(most):
        if guest.outcome is not None:
            return
        mine = [seat for seat in guest.asked if seat < people and guest.question(seat) is not None]
        if not mine:
            await guest.hear("event")
            continue
        question = guest.question(mine[0])
        told = await guest.answer(mine[0], question["options"][-1]["id"])
        if told["type"] == "refused":  # where anyone may act, a bot may have been quicker
            assert told["problem"]["id"] in ("server-not-asked", "server-stale"), told
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("slug", GAMES)
async def test_a_whole_game_is_played(slug: str, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        await play_out(there, slug, 2, 1)


async def test_a_game_is_played_on_postgresql(postgres_url: str) -> None:
    async with inn(quick(postgres_url)) as there:
        await play_out(there, "dungeon_attack", 2, 1)


async def test_every_view_carries_its_mark_and_panels_when_asked_for(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1, panels=True) as guest:
            await guest.answer(0)
            for sight in guest.last.values():
                canonical = json.dumps(
                    sight["view"], sort_keys=True, separators=(",", ":"), ensure_ascii=False
                )
                assert sight["mark"] == f"{crc32(canonical.encode()):08x}"
                assert {block["kind"] for block in sight["panels"]} <= {"panel", "grid", "map"}
                assert sight["panels"]
        async with there.guest(opened, 0) as plain:
            assert plain.last[0]["panels"] is None


async def test_everybody_at_the_table_gets_every_event_in_order(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=3)
        async with (
            there.guest(opened, 0) as first,
            there.guest(opened, 1) as second,
            there.guest(opened, 2) as third,
            there.guest(opened) as watcher,
        ):
            people = [first, second, third]
            for _ in range(12):
                seat = people[0].asked[0]
                for guest in people:
                    await _reach(guest, first.seq)
                told = await people[seat].answer(seat)
                assert told["type"] == "ack"
                await _reach(first, told["seq"])
            for guest in [*people, watcher]:
                await _reach(guest, first.seq)
                numbers = [message["seq"] for message in guest.heard if message["type"] == "event"]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert watcher.last[None]["seat"] is None


async def _reach(guest: Guest, seq: int) -> None:
    while guest.seq < seq:
        await guest.hear("event")


async def test_the_same_act_sent_again_is_done_once(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            act = {"seat": 0, "at": guest.seq, "option": guest.question(0)["options"][0]["id"]}
            first = await guest.act("answer", action="the-same-act", **act)
            again = await guest.act("answer", action="the-same-act", **act)
            assert again == first
            assert guest.seq == first["seq"]
        async with there.guest(opened, 0, 1) as returned:
            once_more = await returned.act("answer", action="the-same-act", **act)
            assert once_more == first


async def test_an_answer_to_a_question_that_has_passed_is_refused(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            at = guest.seq
            await guest.answer(0)
            late = await guest.answer(0, at=at)
            assert late["problem"]["id"] == "server-stale"
            assert late["seq"] == guest.seq
            assert (await guest.answer(0))["type"] == "ack"


async def test_an_option_that_is_not_offered_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1, language="fr") as guest:
            before = guest.last[0]
            refused = await guest.answer(0, "take.nothing")
            assert refused["problem"]["id"] == "illegal-option"
            assert "take.nothing" in refused["problem"]["text"]
            assert not refused["again"]
            await guest.send(type="resync")
            await guest.hear("welcome")
            assert guest.last[0] == before


async def test_a_client_that_missed_events_catches_up(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            for _ in range(3):
                await guest.answer(guest.asked[0])
            have = guest.seq
            for _ in range(4):
                await guest.answer(guest.asked[0])
            later = [
                message["event"]
                for message in guest.heard
                if message["type"] == "event" and message["seq"] > have
            ]
            async with there.guest(opened, 0, 1, have=have) as returned:
                welcome = returned.heard[0]
                assert welcome["events"] == later
                assert returned.last == guest.last
            async with there.guest(opened, 0, 1, have=10**6) as confused:
                assert [event["seq"] for event in confused.heard[0]["events"]] == list(
                    range(1, guest.seq + 1)
                )


async def test_a_restarted_server_goes_on_where_it_was(database: str) -> None:
    async with inn(quick(database)) as there:
        opened = await there.open(people=2, bots=1)
        async with there.guest(opened, 0, 1) as guest:
            for _ in range(8):
                while not set(guest.asked) & {0, 1}:
                    await guest.hear("event")
                await guest.answer(guest.asked[0])
            before, seq = guest.last, guest.seq
            asked = guest.asked
    async with inn(quick(database)) as there, there.guest(opened, 0, 1) as guest:
        if guest.seq == seq:
            assert guest.last == before
            assert guest.asked == asked
        assert guest.seq >= seq
        await finish(guest, 2)


async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path), idle_seconds=0.0)) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            await guest.answer(0)
            seen = guest.last
        while there.registry.live_tables:
            await asyncio.sleep(0.05)
        async with there.guest(opened, 0) as guest:
            assert guest.last == seen
            assert (await guest.answer(0))["type"] == "ack"


async def test_a_finished_table_leaves_memory_whole_and_sooner(tmp_path: Path) -> None:
    """R12: nothing holds on to a table that has left memory, not even its own game; it is read back when wanted."""
    async with inn(quick(sqlite(tmp_path), over_seconds=0.0)) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            await finish(guest, 1)
            outcome = guest.outcome
        gc.collect()
        gc.disable()  # from now on only reference counting frees objects
        try:
            gone = weakref.ref(there.registry.live_tables[opened["table"]["id"]])
            for _ in range(400):
                if gone() is None:
                    break
                await asyncio.sleep(0.05)
            assert gone() is None
        finally:
            gc.enable()
        async with there.guest(opened, 0) as guest:
            assert guest.outcome == outcome


async def test_a_line_leaves_memory_when_it_ends(tmp_path: Path) -> None:
    """R12: neither a socket nor the request it began with waits for a sweep, however the line ends."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        gc.collect()
        gc.disable()
        try:
            async with there.guest(opened, 0) as leaving, there.guest(opened, 1) as vanishing:
                await leaving.answer(0)
                kinds = (TimedHttpProtocol, DirectWebSocket)
                doors = [one for one in gc.get_objects() if isinstance(one, kinds)]
                mine = [guest.socket.local_address for guest in (leaving, vanishing)]
                gone = [weakref.ref(door) for door in doors if door.client in mine]
                assert len(gone) == 2, "only the sockets: their requests are gone already"
                del doors
                vanishing.socket.transport.abort()
            for _ in range(400):
                if not any(door() for door in gone):
                    break
                await asyncio.sleep(0.05)
            assert not any(door() for door in gone)
        finally:
            gc.enable()


async def test_chat_is_text_and_reaches_everybody(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest, there.guest(opened) as watcher:
            await guest.act("say", seat=0, text="  <b>good\u202e evening</b>\x07 ")
            heard = await watcher.hear("event")
            assert heard["event"]["chat"] == {"seat": 0, "name": "Guest 0", "text": "<b>good evening</b>"}
            assert heard["sights"] is None
            await watcher.act("say", seat=None, text="hush")
            assert (await watcher.act("say", seat=0, text="me"))["problem"]["id"] == "server-not-your-seat"
            assert (await guest.act("say", seat=0, text="\x00\u200b"))["problem"]["id"] == "server-empty-chat"


async def test_a_stock_phrase_came_in_the_language_of_its_sender(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest, there.guest(opened) as watcher:
            await guest.act("say", seat=0, text="Good evening.", phrase="chat-hello")
            chat = (await watcher.hear("event"))["event"]["chat"]
            assert (chat["phrase"], chat["text"]) == ("chat-hello", "Good evening.")
            await guest.act("say", seat=0, text="Good evening.")  # an older client sends the text alone
            assert "phrase" not in (await watcher.hear("event"))["event"]["chat"]
        async with there.guest(opened) as later:
            welcome = later.heard[0]
            said = [event["chat"] for event in welcome["events"] if event["chat"]]
            assert [line.get("phrase") for line in said] == ["chat-hello", None]


async def test_presence_is_told(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0) as guest:
            assert [seat["here"] for seat in guest.table["seats"]] == [True, False]
            async with there.guest(opened, 1):
                assert (await guest.hear("presence"))["here"] == [0, 1]
            assert (await guest.hear("presence"))["here"] == [0]
            async with there.guest(opened):
                assert (await guest.hear("presence"))["watchers"] == 1


async def test_fifty_join_in_the_middle_of_a_game_and_see_the_same(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0, 1) as guest:
            for number in range(25):
                if guest.outcome is not None:
                    break
                await guest.answer(guest.asked[0])
                async with there.guest(opened, number % 2) as one, there.guest(opened) as watcher:
                    assert one.last[number % 2] == guest.last[number % 2]
                    assert watcher.seq == guest.seq


async def test_who_holds_a_seat_may_hurry_the_bots_and_who_watches_may_not(tmp_path: Path) -> None:
    """The pause is an hour: bots that move have been hurried."""
    async with inn(quick(sqlite(tmp_path), bot_pause=3600.0)) as there:
        opened = await there.open(people=1, bots=2)
        live_table = await there.registry.find(opened["table"]["id"])
        async with there.guest(opened, 0) as guest, there.guest(opened) as watcher:
            await watcher.send(type="hurry")
            await watcher.send(type="ping", n=1)
            await watcher.hear("pong")
            assert not live_table.hurried
            await guest.send(type="hurry")
            await guest.answer(0)
            while guest.question(0) is None:
                await guest.hear("event")
        await until(lambda: not live_table.hurried)
