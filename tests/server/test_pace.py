"""The pace of a table: bots that sit in for whoever is away, clocks, and who is present on which worker.
Tests advance the time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.guest import Guest, Inn, inn, quick, until
from server.test_play import sqlite
from tumblekeep.kit.throwing import is_installed
from tumblekeep.server.runtime.live_table import LiveTable
from tumblekeep.server.runtime.presence import SILENT_AFTER, TELL_EVERY, PresenceCount, RemotePresence
from tumblekeep.server.runtime.table_clock import TableClock
from tumblekeep.server.storage.secret import new_action

AWAY = 60.0
STILL = 3600.0
"""The pause of a bot that is not meant to act during the test."""


def host_of(there: Inn, opened: Any) -> LiveTable:
    return there.registry.live_tables[opened["table"]["id"]]


async def waits(guest: Guest, where: Callable[[Any], bool]) -> Any:
    """Wait for a message about who is waited for that fits."""
    return (await guest.hear("pace", where=lambda told: where(told["waits"])))["waits"]


def for_seat(seat: int, why: str) -> Callable[[Any], bool]:
    return lambda told: [(one["seat"], one["why"]) for one in told] == [(seat, why)]


async def first_asked(guest: Guest) -> int:
    (seat,) = guest.asked
    return int(seat)


# -- a bot sits in --------------------------------------------------------------------------------------


async def test_a_bot_sits_in_for_who_is_gone_and_gives_the_seat_back(database: str) -> None:
    async with inn(quick(database)) as there:
        opened = await there.open(people=2, pace="live")
        assert opened["table"]["pace"] == "live"
        async with there.guest(opened, 1) as stays:
            gone = await first_asked(stays)
            assert gone == 0
            (told,) = await waits(stays, for_seat(0, "away"))
            assert told["whole"] == AWAY * 1000
            there.registry.table_clock.turn(AWAY - 15)
            assert stays.table["seats"][0]["kind"] == "person"
            there.registry.table_clock.turn(15)
            given = await stays.hear("event", where=lambda told: told["event"]["kind"] == "given")
            assert given["event"]["cause"] == "away"
            assert given["event"]["by"] == 0
            assert (given["table"]["seats"][0]["kind"], given["table"]["seats"][0]["away"]) == ("bot", True)
            assert given["table"]["seats"][0]["name"] == "Guest 0"
            moved = await stays.hear("event", where=lambda told: told["event"]["kind"] == "moved")
            assert moved["event"]["by"] == 0

            async with there.guest(opened, 0) as back:
                taken = await back.hear("event", where=lambda told: told["event"]["kind"] == "taken")
                assert taken["event"]["cause"] == "away"
                seat = taken["table"]["seats"][0]
                assert (seat["kind"], seat["away"], seat["name"]) == ("person", False, "Guest 0")
                await stays.hear("event", where=lambda told: told["event"]["kind"] == "taken")
                if 1 in stays.asked:
                    await stays.answer(1)
                await back.hear("event", where=lambda told: told["asked"] == [0])
                assert (await back.answer(0))["type"] == "ack"


async def test_nothing_happens_at_a_table_over_days(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        assert opened["table"]["pace"] == "days"
        async with there.guest(opened, 1):
            there.registry.table_clock.turn(40 * 86_400)
            there.registry.housekeeper.keep_pace()
            assert host_of(there, opened) not in there.registry.paced
            assert host_of(there, opened).state.seats[0].kind == "person"


async def test_who_is_alone_or_not_asked_is_left_in_peace(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2, pace="live")
        live_table = host_of(there, opened)
        async with there.guest(opened):  # a spectator does not count as company
            there.registry.table_clock.turn(10 * AWAY)
            there.registry.housekeeper.keep_pace()
            assert live_table.pace.waits() == []
        async with there.guest(opened, 0) as asked:  # seat 1 is away, but nobody waits for it
            there.registry.housekeeper.keep_pace()
            there.registry.table_clock.turn(10 * AWAY)
            there.registry.housekeeper.keep_pace()
            assert live_table.pace.waits() == []
            assert live_table.state.seats[1].kind == "person"
            await asked.answer(0)  # now it is waited for, and it has been away for long enough
            given = await asked.hear("event", where=lambda told: told["event"]["kind"] == "given")
            assert given["event"]["by"] == 1


async def test_the_wait_begins_anew_when_all_have_left(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2, pace="live")
        live_table = host_of(there, opened)
        async with there.guest(opened, 1) as stays:
            await waits(stays, for_seat(0, "away"))
            there.registry.table_clock.turn(AWAY - 5)
        await until(lambda: not live_table.connections.lines)
        there.registry.housekeeper.keep_pace()
        there.registry.table_clock.turn(3 * AWAY)
        async with there.guest(opened, 1) as stays:
            (told,) = await waits(stays, for_seat(0, "away"))
            assert told["left"] > (AWAY - 30) * 1000
            assert live_table.state.seats[0].kind == "person"


async def test_no_time_passes_while_nothing_can_be_saved(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2, pace="live")
        live_table = host_of(there, opened)
        async with there.guest(opened, 1) as stays:
            await waits(stays, for_seat(0, "away"))
            there.registry.table_clock.pause(True)
            there.registry.table_clock.turn(10 * AWAY)
            there.registry.housekeeper.keep_pace()
            (wait,) = live_table.pace.waits()
            assert live_table.pace.left(wait) > (AWAY - 30) * 1000
            there.registry.table_clock.pause(False)
            there.registry.housekeeper.keep_pace()
            assert live_table.state.seats[0].kind == "person"
            (told,) = await waits(stays, for_seat(0, "away"))  # told again, because the time left has changed
            assert told["left"] > (AWAY - 30) * 1000


async def test_a_seat_that_was_sat_in_for_survives_a_restart(database: str) -> None:
    settings = quick(database, bot_pause=STILL)
    async with inn(settings) as there:
        opened = await there.open(people=2, pace="live")
        async with there.guest(opened, 1) as stays:
            await waits(stays, for_seat(0, "away"))
            there.registry.table_clock.turn(AWAY)
            await stays.hear("event", where=lambda told: told["event"]["kind"] == "given")
    async with inn(settings) as there, there.guest(opened, 1) as stays:
        assert stays.table["seats"][0]["away"] is True
        shown = (await there.get(f"/tables/{opened['table']['id']}")).json()
        assert shown["seats"][0]["away"] is True
        async with there.guest(opened, 0) as back:
            await back.hear("event", where=lambda told: told["event"]["kind"] == "taken")
            assert (await back.answer(0))[
                "type"
            ] == "ack"  # the bot had not answered, so the question is theirs


async def test_an_answer_that_comes_after_the_bots_is_refused_and_says_why(database: str) -> None:
    """A choice kept on a device while its line was down, sent again on the way back."""
    async with inn(quick(database)) as there:
        opened = await there.open(people=2, pace="live")
        async with there.guest(opened, 0) as leaves:
            at, option = leaves.seq, leaves.question(0)["options"][0]["id"]
        async with there.guest(opened, 1) as stays:
            await waits(stays, for_seat(0, "away"))
            there.registry.table_clock.turn(AWAY)
            await stays.hear("event", where=lambda told: told["event"]["kind"] == "moved")
            async with there.guest(opened, 0) as back:
                told = await back.act("answer", seat=0, at=at, option=option)
                assert told["type"] == "refused"
                assert told["problem"]["id"] == "server-answered-for"
                live_table = host_of(there, opened)
                assert live_table.state.seats[0].kind == "person"


async def test_of_the_bot_and_who_comes_back_one_wins(tmp_path: Path) -> None:
    """The bot sits in at the very moment somebody comes back and answers; whoever is first, the log has one answer."""
    async with inn(quick(sqlite(tmp_path), bot_pause=0.0)) as there:
        winners = set()
        for late in range(8):
            opened = await there.open(people=2, pace="live")
            live_table = host_of(there, opened)
            async with there.guest(opened, 1) as stays:
                await waits(stays, for_seat(0, "away"))
                there.registry.table_clock.turn(AWAY)
                if late % 2:
                    live_table.pace.look()
                if late % 4 == 3:
                    await until(lambda live_table=live_table: live_table.state.seats[0].away)  # type: ignore[misc]
                async with there.guest(opened, 0, have=0) as back:
                    question = back.question(0)
                    if question is None:
                        winners.add("bot")
                        continue
                    told = await back.answer(0, at=back.seq)
                    reasons = ("server-answered-for", "server-stale", "server-not-asked")
                    assert told["type"] == "ack" or told["problem"]["id"] in reasons
                    winners.add("bot" if told["type"] == "refused" else "person")
            events = await there.registry.store.events(opened["table"]["id"])
            answered = [row for row in events if '"moved"' in row.body and '"seat":0' in row.body]
            assert len(answered) >= 1
            assert live_table.state.seats[0].kind == "person"
        assert winners


# -- clocks ---------------------------------------------------------------------------------------------


async def test_a_bot_answers_when_the_clock_has_run_out_and_the_seat_stays_theirs(database: str) -> None:
    async with inn(quick(database)) as there:
        opened = await there.open(people=2, pace="live", clock=30)
        assert opened["table"]["clock"] == 30
        async with there.guest(opened, 0) as ada, there.guest(opened, 1) as bo:
            (told,) = await waits(bo, for_seat(0, "clock"))
            assert told["whole"] == 30_000
            at, option = ada.seq, ada.question(0)["options"][0]["id"]
            there.registry.table_clock.turn(30)
            moved = await bo.hear("event", where=lambda told: told["event"]["kind"] == "moved")
            assert (moved["event"]["by"], moved["event"]["cause"]) == (0, "clock")
            assert [seat.kind for seat in host_of(there, opened).state.seats] == ["person", "person"]
            late = await ada.act("answer", seat=0, at=at, option=option)
            assert late["problem"]["id"] == "server-answered-for"
            (next_one,) = await waits(bo, for_seat(1, "clock"))
            assert next_one["left"] > 0  # a new question, a whole new time
            assert (await bo.answer(1))["type"] == "ack"


async def test_there_is_no_clock_unless_one_is_wound(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2, pace="live")
        assert opened["table"]["clock"] == 0
        async with there.guest(opened, 0, 1) as both:
            there.registry.table_clock.turn(40 * 86_400)
            there.registry.housekeeper.keep_pace()
            assert host_of(there, opened).pace.waits() == []
            assert (await both.answer(0))["type"] == "ack"


async def test_who_takes_twice_the_time_has_it_and_everybody_sees_it(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2, clock=60)
        async with there.guest(opened, 0) as ada, there.guest(opened, 1) as bo:
            await waits(bo, for_seat(0, "clock"))
            assert (await ada.act("time", seat=0, double=True))["type"] == "ack"
            timed = await bo.hear("event", where=lambda told: told["event"]["kind"] == "timed")
            assert timed["table"]["seats"][0]["double"] is True
            (told,) = await waits(bo, for_seat(0, "clock"))
            assert told["whole"] == 120_000
            there.registry.table_clock.turn(90)
            there.registry.housekeeper.keep_pace()
            assert host_of(there, opened).pace.left(host_of(there, opened).pace.waits()[0]) > 0
            refused = await ada.act("time", seat=0, double=True)
            assert refused["problem"]["id"] == "server-time-so"
            refused = await ada.act("time", seat=1, double=True)
            assert refused["problem"]["id"] == "server-not-your-seat"
            there.registry.table_clock.turn(30)
            moved = await bo.hear("event", where=lambda told: told["event"]["kind"] == "moved")
            assert (moved["event"]["by"], moved["event"]["cause"]) == (0, "clock")


async def test_a_restart_gives_the_time_back(database: str) -> None:
    """R10: what was left of a question's time is not spent while the server is away."""
    settings = quick(database)
    async with inn(settings) as there:
        opened = await there.open(people=2, clock=60)
        async with there.guest(opened, 0, 1) as both:
            await waits(both, for_seat(0, "clock"))
            there.registry.table_clock.turn(55)
    async with inn(settings) as there:
        there.registry.table_clock.turn(3600)
        async with there.guest(opened, 0, 1) as both:
            (told,) = await waits(both, for_seat(0, "clock"))
            assert told["left"] > 30_000
            assert (await both.answer(0))["type"] == "ack"


async def test_a_short_clock_stands_while_nobody_plays(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2, clock=30)
        live_table = host_of(there, opened)
        async with there.guest(opened, 0) as ada:
            await waits(ada, for_seat(0, "clock"))
        await until(lambda: not live_table.connections.lines)
        there.registry.table_clock.turn(86_400)
        there.registry.housekeeper.keep_pace()
        assert live_table.pace.waits() == []
        async with there.guest(opened, 0) as ada:
            await waits(ada, for_seat(0, "clock"))
            assert (await ada.answer(0))["type"] == "ack"


async def test_a_clock_of_a_day_runs_out_at_a_table_that_rests(database: str) -> None:
    """Nobody is there, the table is out of memory, the server has been started anew: the day passes all the same."""
    settings = quick(database)
    async with inn(settings) as there:
        opened = await there.open(people=2, clock=86_400)
    async with inn(settings) as there:
        registry = there.registry
        registry.table_clock.turn(2 * 86_400)
        assert opened["table"]["id"] not in registry.live_tables
        registry.housekeeper.clocks_at = float("-inf")
        await until(lambda: opened["table"]["id"] in registry.live_tables)
        live_table = host_of(there, opened)
        await until(lambda: any(step.cause == "clock" for step in live_table.steps))
        step = next(step for step in live_table.steps if step.cause == "clock")
        assert (step.kind, step.by) == ("moved", 0)


async def test_a_server_that_was_away_for_long_leaves_time_to_come_back(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path))
    async with inn(settings) as there:
        opened = await there.open(people=2, clock=86_400)
        live_table = host_of(there, opened)
        live_table.steps[-1].at -= 3 * 86_400_000  # asked three days ago, and the server has just started
        (wait,) = live_table.pace.waits()
        assert 0 < live_table.pace.left(wait) <= 3_600_000


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: extra `throw` is not installed")
async def test_the_die_is_thrown_for_who_does_not_throw_in_time(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open("dungeon_fighter", people=1, clock=30, throws="aimed")
        async with there.guest(opened, 0) as ada:
            for _ in range(60):
                if ada.last[0]["question"]["kind"] == "throw":
                    break
                await ada.answer(0)
                await asyncio.sleep(0)
            assert ada.last[0]["question"]["kind"] == "throw"
            there.registry.table_clock.turn(30)
            moved = await ada.hear("event", where=lambda told: told["event"]["cause"] == "clock")
            assert moved["event"]["answers"][0]["by"] == "fate"
            assert moved["event"]["by"] == 0
            log = await there.get(f"/tables/{opened['table']['id']}/log", opened["mine"][0]["token"])
            assert log.status_code == 200


async def test_a_game_ends_by_clocks_alone(tmp_path: Path) -> None:
    """Somebody looks on and never answers; every question is answered in the end, and the log plays again."""
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2, clock=30)
        live_table = host_of(there, opened)
        async with there.guest(opened, 0, 1) as both:
            turning = asyncio.create_task(_turn_on(there))
            try:
                while both.outcome is None:
                    await both.hear("event")
            finally:
                turning.cancel()
        assert live_table.state.state == "over"
        answered = len(live_table.served.answers) if live_table.served else 0
        await live_table.reload()
        assert live_table.served is not None
        assert len(live_table.served.answers) == answered


async def _turn_on(there: Inn) -> None:
    while True:
        there.registry.table_clock.turn(30)
        there.registry.housekeeper.keep_pace()
        await asyncio.sleep(0.005)


def test_time_stands_still_while_the_machine_sleeps() -> None:
    piece = TableClock()
    since = piece.wall()
    piece._turned += 3_600_000  # no tick came for an hour
    piece.tick()
    assert piece.counted(since) < 60_000
    assert piece.lost >= 3_600_000


# -- who is here, on several workers --------------------------------------------------------------------


async def test_presence_is_known_to_all_workers(postgres_url: str) -> None:
    settings = quick(postgres_url)
    async with inn(settings) as one, inn(settings) as two:
        opened = await one.open(people=2, pace="live")
        async with one.guest(opened, 0) as ada:
            async with two.guest(opened, 1):
                here = await ada.hear("presence", where=lambda told: told["here"] == [0, 1])
                assert here["watchers"] == 0
                async with two.guest(opened):
                    await ada.hear("presence", where=lambda told: told["watchers"] == 1)
                table = (await two.get(f"/tables/{opened['table']['id']}")).json()
                assert [seat["here"] for seat in table["seats"]] == [True, True]
                one.registry.table_clock.turn(10 * AWAY)  # nobody is away: nothing happens
                one.registry.housekeeper.keep_pace()
                assert host_of(one, opened).state.seats[1].kind == "person"
            await ada.hear("presence", where=lambda told: told["here"] == [0])


async def test_a_worker_that_comes_later_is_told_who_is_here(postgres_url: str) -> None:
    settings = quick(postgres_url)
    async with inn(settings) as one:
        opened = await one.open(people=2)
        async with one.guest(opened, 0), inn(settings) as two, two.guest(opened, 1) as bo:
            if not bo.table["seats"][0]["here"]:
                await bo.hear("presence", where=lambda told: told["here"] == [0, 1])


async def test_a_bot_sits_in_across_workers_and_gives_back(postgres_url: str) -> None:
    settings = quick(postgres_url, bot_pause=STILL)
    async with inn(settings) as one, inn(settings) as two:
        opened = await one.open(people=2, pace="live")
        async with one.guest(opened, 1) as bo:
            async with two.guest(opened, 0):
                await bo.hear("presence", where=lambda told: told["here"] == [0, 1])
            await waits(bo, for_seat(0, "away"))
            one.registry.table_clock.turn(AWAY)
            await bo.hear("event", where=lambda told: told["event"]["kind"] == "given")
            async with two.guest(opened, 0) as back:
                await back.hear("event", where=lambda told: told["event"]["kind"] == "taken")
                await bo.hear("event", where=lambda told: told["event"]["kind"] == "taken")
                assert (await back.answer(0))["type"] == "ack"


async def test_who_came_back_at_the_very_moment_gets_the_seat_all_the_same(postgres_url: str) -> None:
    """One worker gave the seat away while another was letting its player in."""
    settings = quick(postgres_url, bot_pause=STILL)
    async with inn(settings) as one, inn(settings) as two:
        opened = await one.open(people=2, pace="live")
        live_table = await one.registry.find(opened["table"]["id"])
        async with two.guest(opened, 0) as ada:

            async def give() -> Any:
                return live_table.told("given", 0, level="greedy", cause="away")

            await live_table.change(new_action(), give)
            await ada.hear("event", where=lambda told: told["event"]["kind"] == "taken")
            assert (await ada.answer(0))["type"] == "ack"


def test_a_worker_that_dies_leaves_no_ghosts() -> None:
    """By hand: what a silent worker said is forgotten, what a living one says again stays."""
    moment = 0.0
    changed: list[str] = []
    us, other = RemotePresence(changed.append, lambda: moment), RemotePresence(changed.append, lambda: moment)
    other.mine("table00001", PresenceCount((1,), 2))
    other.mine("table00002", PresenceCount((0,), 0))
    for notice in other.notices("them"):
        us.hear(*_split(notice))
    assert list(us.at("table00001")) == [PresenceCount((1,), 2)]
    assert changed == ["table00001", "table00002"]
    moment += SILENT_AFTER - 1
    us.expire()
    assert list(us.at("table00001")) == [PresenceCount((1,), 2)]
    assert list(other.notices("them")) != []  # long after TELL_EVERY everything is told again, and heard
    moment += 2
    us.expire()
    assert list(us.at("table00001")) == []
    assert list(us.at("table00002")) == []
    assert changed[2:] == ["table00001", "table00002"]


def test_a_living_worker_repeats_itself_and_says_good_bye() -> None:
    moment = 0.0
    us, other = (
        RemotePresence(lambda table: None, lambda: moment),
        RemotePresence(lambda table: None, lambda: moment),
    )
    other.mine("table00001", PresenceCount((1,), 0))
    list(other.notices("them"))  # nobody heard it
    assert list(other.notices("them")) == []
    moment += TELL_EVERY
    for notice in other.notices("them"):
        us.hear(*_split(notice))
    assert list(us.at("table00001")) == [PresenceCount((1,), 0)]
    other.mine("table00001", PresenceCount())
    for notice in other.notices("them"):
        us.hear(*_split(notice))
    assert list(us.at("table00001")) == []
    us.hear("them", ["table00001:0:0"])
    us.hear("them", ["."])
    assert list(us.at("table00001")) == []


def test_notices_fit_into_postgresql() -> None:
    many = RemotePresence(lambda table: None)
    for number in range(2_000):
        many.mine(f"{number:010}", PresenceCount((0, 1, 2, 3), number))
    notices = list(many.notices("worker"))
    assert all(len(notice) < 8_000 for notice in notices)
    us = RemotePresence(lambda table: None)
    for notice in notices:
        us.hear(*_split(notice))
    assert all(
        list(us.at(f"{number:010}")) == [PresenceCount((0, 1, 2, 3), number)] for number in range(2_000)
    )


def _split(notice: str) -> tuple[str, list[str]]:
    worker, *pieces = notice.split(",")
    return worker, pieces
