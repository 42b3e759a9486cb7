"""Standings: medals, records and ratings of persons over their finished games; on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.guest import Inn, database_of, inn, quick
from server.test_people import made
from tumblekeep.__main__ import main
from tumblekeep.core.log import from_text
from tumblekeep.games import load
from tumblekeep.ratings.medals import awards, bests
from tumblekeep.server.people.records import PersonSeat
from tumblekeep.server.runtime.standings import CountedSeats, folding
from tumblekeep.server.storage import standings as stored

GAME = "dungeon_attack"


async def played(there: Inn, *persons: Any) -> str:
    """A whole game between these persons; return its table."""
    seats = [{"kind": "person", "name": one["person"]["name"], "person": one["secret"]} for one in persons]
    opened = (
        await there.post("/tables", {"game": GAME, "seats": seats, "start": True, "odds": "off"})
    ).json()
    async with there.guest(opened, *range(len(persons))) as guest:
        while guest.outcome is None:
            asked = [seat for seat in range(len(persons)) if guest.asked and guest.question(seat) is not None]
            if asked:
                assert (await guest.answer(asked[0]))["type"] == "ack"
            else:
                await guest.next()
    return str(opened["table"]["id"])


async def standings(there: Inn, person: Any) -> Any:
    answer = await there.get("/people/me/standings", token=person["secret"])
    assert answer.status_code == 200, answer.text
    return answer.json()["standings"]


async def test_a_finished_game_gives_medals_records_and_a_rating_once(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")
        assert await standings(there, ada) == []
        table = await played(there, ada, bob)
        assert await there.registry.standings.count(table)
        assert not await there.registry.standings.count(table)
        [mine] = await standings(there, ada)
        assert (mine["game"], mine["games"], mine["rating"]["games"]) == (GAME, 1, 1)
        assert mine["rating"]["low"] < mine["rating"]["points"] < mine["rating"]["high"]
        assert [one["medal"] for one in mine["medals"]] == [one.name for one in load(GAME).medals]
        log = from_text((await there.get(f"/tables/{table}/log")).text)
        assert {one["medal"] for one in mine["medals"] if one["earned"]} == {
            one.medal.name for one in awards(log, load(GAME)) if one.seat == 0
        }
        assert [(one["record"], one["value"], one["answer"]) for one in mine["records"]] == [
            (one.record.name, one.value, one.number) for one in bests(log, load(GAME)) if one.seat == 0
        ]
        assert mine["records"]
        await there.registry.standings.count(await played(there, ada, bob))
        assert (await standings(there, ada))[0]["rating"]["games"] == 2


async def test_a_recount_gives_everything_again(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")
        for _ in range(2):
            await there.registry.standings.count(await played(there, ada, bob))
        before = [await standings(there, one) for one in (ada, bob)]
        with database_of(there.registry).writing.begin() as connection:
            stored.forget_standings(connection)
        assert await standings(there, ada) == []
        words = ["tables", "recount", "--database", database]
        assert await asyncio.get_running_loop().run_in_executor(None, main, words) == 0
        assert "2" in capsys.readouterr().out
        assert [await standings(there, one) for one in (ada, bob)] == before


async def test_games_that_nobody_counted_are_counted_after_a_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tumblekeep.server.runtime.standings.PAUSE_SECONDS", 0)
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")
        table = await played(there, ada, bob)
        assert await there.registry.the_people.store.standings.uncounted(9) == [table]
        await there.registry.standings.count_older()
        assert await there.registry.the_people.store.standings.uncounted(9) == []
        assert (await standings(there, bob))[0]["games"] == 1


async def test_only_a_public_page_shows_standings_and_a_deleted_person_has_none(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")
        await there.registry.standings.count(await played(there, ada, bob))
        assert (await there.get("/people/named/Ada/standings")).status_code == 404
        assert (await there.get("/people/me/standings")).status_code == 401
        change = {"name": "Ada", "visibility": "public"}
        assert (await there.post("/people/me", change, token=ada["secret"])).status_code == 200
        shown = (await there.get("/people/named/Ada/standings")).json()["standings"]
        assert shown == await standings(there, ada)
        assert (await there.get("/people/me/file", token=ada["secret"])).json()["standings"] == shown
        assert (await there.post("/people/me/delete", token=ada["secret"])).status_code == 200
        assert await there.registry.the_people.store.standings.of(ada["person"]["id"]) == {}
        assert (await standings(there, bob))[0]["games"] == 1


TOLD = (
    '{"medals":[["haul",0,7],["haul",1,8]],"records":[["haul",0,7,7]],'
    '"result":{"setting":"","shared":false,"places":[1,2],"score":0.5,"left":LEFT}}'
)


def counted(*seats: PersonSeat, bots: tuple[int, ...] = ()) -> Any:
    from tumblekeep.core.log import Header, Log

    log = Log(Header(GAME, 3, "", {}, ("Ann", "Bob"), {"bots": list(bots)}))
    who = CountedSeats(seats, log)
    _, fold = folding(TOLD.replace("LEFT", str(who.left)), GAME, who, "table")
    import json

    return {holder: json.loads(text) for holder, text in fold({}).items()}


def seat(person: str, number: int, result: str) -> PersonSeat:
    return PersonSeat(person, "table", number, GAME, 1, 5, result)


def test_whoever_left_loses_points_and_earns_nothing() -> None:
    after = counted(seat("ann", 0, "left"), seat("bob", 1, "won"), bots=(0,))
    assert after["ann"]["rating"]["points"] < 1500 < after["bob"]["rating"]["points"]
    assert "medals" not in after["ann"]
    assert set(after["bob"]["medals"]) == {"haul"}


def test_a_chair_without_a_person_or_one_person_on_two_is_not_rated() -> None:
    alone = counted(seat("ann", 0, "won"))
    assert "rating" not in alone["ann"]
    assert alone["ann"]["records"]["haul"]["value"] == 7
    both = counted(seat("ann", 0, "won"), seat("ann", 1, "lost"))
    assert "rating" not in both["ann"]
    changed = counted(seat("ann", 0, "left"), seat("cid", 0, "won"), seat("bob", 1, "lost"))
    assert "rating" not in changed["bob"]


async def test_a_table_says_before_it_begins_whether_it_counts_and_why_not(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")

        async def told(*seats: Any, **more: Any) -> Any:
            wanted = {"game": GAME, "seats": seats, "odds": "off", **more}
            table = (await there.post("/tables", wanted)).json()["table"]["id"]
            return (await there.get(f"/tables/{table}/terms")).json()

        mine, theirs = [
            {"kind": "person", "name": one["person"]["name"], "person": one["secret"]} for one in (ada, bob)
        ]
        guest, bot, free = {"kind": "person", "name": "Gus"}, {"kind": "bot"}, {"kind": "open"}
        assert (await told(mine, theirs))["counts"]
        assert (await told(mine, free))["counts"]
        for seats, word in (
            ((mine, bot), "bot"),
            ((mine, guest), "guest"),
            ((mine, mine), "several"),
            ((mine,), "one person"),
        ):
            answer = await told(*seats)
            assert not answer["counts"]
            assert word in answer["why"][0], answer
        assert "odds" in (await told(mine, theirs, odds="always"))["why"][0]
