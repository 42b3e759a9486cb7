"""Persons: made silently, carried to another device, deleted; on both databases."""

from __future__ import annotations

import io
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from server.guest import Inn, database_of, inn, quick
from tumblekeep.core.log import from_text
from tumblekeep.server.runtime import forgetting
from tumblekeep.server.runtime import people as people_module
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.storage import people as people_storage
from tumblekeep.server.storage import person_seats


async def made(there: Inn, name: str) -> Any:
    answer = await there.post("/people", {"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def test_a_person_plays_on_with_another_device(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada = await made(there, "Ada")
        seats = [{"kind": "person", "name": "Ada", "person": ada["secret"]}]
        wanted = {"game": "dungeon_attack", "seats": seats, "start": True}
        opened = (await there.post("/tables", wanted)).json()
        code = (await there.post("/people/me/codes", token=ada["secret"])).json()["code"]
        second = (await there.post("/people/enter/code", {"code": code})).json()
        assert second["person"]["id"] == ada["person"]["id"]
        assert (await there.post("/people/enter/code", {"code": code})).status_code == 401
        table = opened["table"]["id"]
        mine = (await there.post(f"/people/me/seats/{table}", token=second["secret"])).json()["mine"]
        async with there.guest(opened, tokens=[mine[0]["token"]]) as guest:
            assert (await guest.answer(0))["type"] == "ack"
        listed = (await there.get("/people/me/games?over=false", token=second["secret"])).json()
        assert [one["table"] for one in listed["games"]] == [table]


async def forget(there: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget whoever was deleted, until nothing is left to do; the time that this takes is commanded."""
    moment = now()
    while await there.registry.the_forgetting.forget_some():
        moment += person_seats.NOTICED_MILLISECONDS
        monkeypatch.setattr(forgetting, "now", lambda later=moment: later)


async def test_whoever_is_deleted_can_no_longer_act_and_their_name_is_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(database, people=True)) as there:
        ada = await made(there, "Ada Unlikely")
        seats = [{"kind": "person", "name": "Ada Unlikely", "person": ada["secret"]}]
        wanted = {"game": "dungeon_attack", "seats": seats, "start": True}
        table = (await there.post("/tables", wanted)).json()["table"]["id"]
        assert (await there.post("/people/me/delete", token=ada["secret"])).status_code == 200
        assert (await there.get("/people/me", token=ada["secret"])).status_code == 401
        await forget(there, monkeypatch)
        assert (await there.get(f"/tables/{table}")).json()["seats"][0]["name"] == ""
        record = from_text((await there.get(f"/tables/{table}/log")).text).header.notes["record"]
        started = next(event for event in record if event[0] == "started")
        assert started[4]["seats"] == [["person", ""]], "by this, others' notes are not held against the file"
        assert await stored(there, table, "Ada Unlikely", ada["person"]["id"]) == []


async def stored(there: Inn, table: str, *texts: str) -> list[str]:
    """Which of these texts are still somewhere in what is stored of a table."""
    rows = await there.registry.store.tables([table])
    everything = str(await there.registry.store.events(table)) + str(rows)
    return [one for one in texts if one in everything]


async def test_a_name_written_while_its_person_is_deleted_is_gone_in_the_end(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(database, people=True)) as there:
        ada = await made(there, "Ada Unlikely")
        seats = [{"kind": "person", "name": "Ada Unlikely", "person": ada["secret"]}]
        wanted = {"game": "dungeon_attack", "seats": seats, "start": True}
        table = (await there.post("/tables", wanted)).json()["table"]["id"]
        theirs = ada["person"]["id"]
        with database_of(there.registry).reading.connect() as connection:
            late = connection.execute(
                text("select seq, body from events where table_id = :t and body like '%\"started\"%'"),
                {"t": table},
            ).one()
        assert (await there.post("/people/me/delete", token=ada["secret"])).status_code == 200
        assert await there.registry.the_forgetting.forget_some()  # a game that is not over is done twice
        assert await stored(there, table, "Ada Unlikely", theirs) == [theirs]
        with database_of(there.registry).writing.begin() as connection:  # another worker had this under way
            values = {"t": table, "n": late.seq, "b": late.body}
            connection.execute(text("update events set body = :b where table_id = :t and seq = :n"), values)
        assert await stored(there, table, "Ada Unlikely") == ["Ada Unlikely"]
        await forget(there, monkeypatch)
        assert await stored(there, table, "Ada Unlikely", theirs) == []


async def test_without_people_no_address_is_there_and_nothing_is_stored(database: str) -> None:
    async with inn(quick(database)) as there:
        for path in ("/people", "/people/me/codes", "/people/enter/code", "/people/me/claims"):
            assert (await there.post(path, {"name": "Ada"}, token="a" * 32)).status_code == 404, path
        for path in ("/people/me", "/people/named/Ada", "/people/me/games", "/people/me/archive"):
            assert (await there.get(path, token="a" * 32)).status_code == 404, path
        assert "/api/people" not in (await there.get("/openapi.json")).text
        assert (await there.get("/games")).json()["people"] is False
        seats = [{"kind": "person", "name": "Ada", "person": "a" * 32}]
        asked = await there.post("/tables", {"game": "dungeon_attack", "seats": seats})
        assert asked.status_code == 404, asked.text
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            assert (await guest.answer(0))["type"] == "ack"
        with database_of(there.registry).reading.connect() as connection:
            for table in ("persons", "person_keys", "one_time_secrets", "person_seats"):
                assert connection.execute(text(f"select count(*) from {table}")).scalar_one() == 0


async def test_a_wrong_secret_is_nobody(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada = await made(there, "Ada")
        wrong = ("a" * 32, ada["secret"][:-1], ada["secret"] + "a", ada["secret"].swapcase(), ada["key"])
        for secret in wrong:
            assert (await there.get("/people/me", token=secret)).status_code == 401, secret
            assert (await there.post("/people/me/delete", token=secret)).status_code == 401, secret
        assert (await there.get("/people/me")).status_code == 401
        assert (await there.get("/people/me", token=ada["secret"])).status_code == 200


async def test_a_paper_key_lets_in_until_another_takes_its_place(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada = await made(there, "Ada")
        printed = (await there.post("/people/me/paper", token=ada["secret"])).json()
        first, short = printed["words"], printed["short"]
        assert len(short) == 24
        for words in (*first.values(), short):
            entered = await there.post(
                "/people/enter/paper", {"words": words if words == short else words.upper()}
            )
            assert entered.json()["person"]["id"] == ada["person"]["id"]
        other = " ".join(reversed(first["en"].split()))
        for words in (
            other,
            first["en"].rpartition(" ")[0],
            "no such words",
            "0 1 2",
            "\u0000",
            short[:-2],
            "z" * 24,
        ):
            refused = await there.post("/people/enter/paper", {"words": words})
            assert refused.status_code in (401, 422), words
        assert (await there.post("/people/me/paper", token=ada["secret"])).status_code == 201
        for words in (first["en"], short):
            assert (await there.post("/people/enter/paper", {"words": words})).status_code == 401


async def test_a_code_is_valid_once_and_not_for_long(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inn(quick(database, people=True)) as there:
        ada = await made(there, "Ada")
        codes = [(await there.post("/people/me/codes", token=ada["secret"])).json()["code"] for _ in range(2)]
        assert (await there.post("/people/enter/code", {"code": codes[0].upper()})).status_code == 201
        assert (await there.post("/people/enter/code", {"code": codes[0]})).status_code == 401
        assert (await there.post("/people/enter/code", {"code": "2222222222"})).status_code == 401
        later = now() + people_module.CODE_SECONDS * 1000 + 1
        monkeypatch.setattr(people_module, "now", lambda: later)
        assert (await there.post("/people/enter/code", {"code": codes[1]})).status_code == 401


async def test_a_lost_device_can_do_nothing_any_more(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")
        seats = [{"kind": "person", "name": "Ada", "person": ada["secret"]}]
        wanted = {"game": "dungeon_attack", "seats": seats, "start": True}
        opened = (await there.post("/tables", wanted)).json()
        code = (await there.post("/people/me/codes", token=ada["secret"])).json()["code"]
        second = (await there.post("/people/enter/code", {"code": code})).json()
        late = (await there.post("/people/me/codes", token=ada["secret"])).json()["code"]
        lost = f"/people/me/keys/{ada['key']}/remove"
        assert (await there.post(lost, token=bob["secret"])).status_code == 404
        async with there.guest(opened, 0) as guest:
            assert (await there.post(lost, token=second["secret"])).status_code == 200
            refused = await guest.act("answer", seat=0, at=guest.seq, option=guest_option(guest))
            assert refused["type"] == "refused"
        assert (await there.get("/people/me", token=ada["secret"])).status_code == 401
        assert (await there.post("/people/enter/code", {"code": late})).status_code == 401
        table = opened["table"]["id"]
        mine = (await there.post(f"/people/me/seats/{table}", token=second["secret"])).json()["mine"]
        async with there.guest(opened, tokens=[mine[0]["token"]]) as guest:
            assert (await guest.answer(0))["type"] == "ack"


def guest_option(guest: Any) -> str:
    return str(guest.question(0)["options"][0]["id"])


async def test_seats_are_claimed_by_whoever_holds_their_secret_only(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")
        opened = await there.open(people=1)
        table, token = opened["table"]["id"], opened["mine"][0]["token"]

        async def claimed(secret: str, held: str, where: str = table) -> Any:
            body = {"claims": [{"table": where, "token": held}]}
            return (await there.post("/people/me/claims", body, token=secret)).json()["count"]

        assert await claimed(bob["secret"], "a" * 32) == 0
        assert await claimed(bob["secret"], token, "0000000000") == 0
        assert await claimed(ada["secret"], token) == 1
        assert await claimed(bob["secret"], token) == 0
        assert (await there.post(f"/people/me/seats/{table}", token=bob["secret"])).status_code == 404
        listed = (await there.get("/people/me/games?over=false", token=ada["secret"])).json()
        assert [(one["table"], one["origin"]) for one in listed["games"]] == [(table, "claimed")]


async def test_a_thousand_persons_from_one_address_are_too_many(tmp_path: Path, no_time: None) -> None:
    limits = replace(RateLimits(), request_burst=100_000)
    settings = quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True, limits=limits)
    async with inn(settings) as there:
        codes = [(await there.post("/people", {"name": "Ada"})).status_code for _ in range(100)]
        assert codes == [201] * limits.person_burst + [429] * (100 - limits.person_burst)


async def test_names_cannot_be_tried_out_one_after_another(tmp_path: Path, no_time: None) -> None:
    limits = replace(RateLimits(), request_burst=100_000)
    settings = quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True, limits=limits)
    async with inn(settings) as there:
        hidden, seen = await made(there, "Hidden"), await made(there, "Seen")
        for person, visibility in ((hidden, "private"), (seen, "public")):
            change = {"name": person["person"]["name"], "visibility": visibility}
            assert (await there.post("/people/me", change, token=person["secret"])).status_code == 200
        assert (await there.get("/people/named/Seen")).json()["name"] == "Seen"
        kept, absent = [await there.get(f"/people/named/{name}") for name in ("Hidden", "Nobody")]
        assert (kept.status_code, kept.text) == (absent.status_code, absent.text)
        assert kept.status_code == 404
        codes = [(await there.get(f"/people/named/N{n}")).status_code for n in range(limits.person_key_burst)]
        assert codes[-1] == 429
        tries = [await there.post("/people/enter/code", {"code": f"{n}"}) for n in range(3)]
        assert {one.status_code for one in tries} == {429}


async def test_a_finished_game_is_in_the_archive_and_comes_back_from_it_once(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")
        seats = [{"kind": "person", "name": "Ada", "person": ada["secret"]}]
        wanted = {"game": "dungeon_attack", "seats": seats, "start": True}
        opened = (await there.post("/tables", wanted)).json()
        async with there.guest(opened, 0) as guest:
            while guest.outcome is None:
                if guest.asked and guest.question(0) is not None:
                    assert (await guest.answer(0))["type"] == "ack"
                else:
                    await guest.next()
        packed = await there.get("/people/me/archive", token=ada["secret"])
        with zipfile.ZipFile(io.BytesIO(packed.content)) as bundle:
            assert bundle.testzip() is None
            assert bundle.namelist() == [f"dungeon_attack-{opened['table']['id']}.tumble"]
            log = bundle.read(bundle.namelist()[0]).decode()
        again = await there.post("/people/me/games", {"log": log}, token=ada["secret"])
        assert again.status_code == 409, again.text
        taken = await there.post("/people/me/games", {"log": log, "seat": 0}, token=bob["secret"])
        assert taken.status_code == 201, taken.text
        listed = (await there.get("/people/me/games", token=bob["secret"])).json()["games"]
        assert [(one["table"], one["origin"]) for one in listed] == [(taken.json()["table"], "imported")]
        for bad in (log[: len(log) // 2], "nonsense", "{}", log.replace("dungeon_attack", "no_such_game")):
            refused = await there.post("/people/me/games", {"log": bad, "seat": 0}, token=bob["secret"])
            assert 400 <= refused.status_code < 500, refused.text
        beyond = await there.post("/people/me/games", {"log": log, "seat": 5}, token=bob["secret"])
        assert beyond.status_code == 422
        count = (await there.get("/people/me/games", token=bob["secret"])).json()["count"]
        assert count == 1
        empty = await there.get("/people/me/archive", token=(await made(there, "Cy"))["secret"])
        assert zipfile.ZipFile(io.BytesIO(empty.content)).namelist() == []


async def test_blocked_persons_were_looked_for_among_all(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        ada, _ = await made(there, "Ada"), await made(there, "Bob")
        database, asked = database_of(there.registry), []
        with database.writing.begin() as connection:
            people_storage.block(connection, ada["person"]["id"], blocked=True)
        with database.reading.connect() as connection:
            event.listen(connection, "before_cursor_execute", lambda *args: asked.append((args[2], args[3])))
            found = people_storage.list_persons(connection, "", 9, blocked=True)
            statement, values = asked[0]
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
        assert [one.id for one in found] == [ada["person"]["id"]]
        assert "persons_blocked" in str(plan)


async def test_partners_are_those_of_most_finished_games_each_game_once(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bo, cy = [await made(there, name) for name in ("Ada", "Bo", "Cy")]
        tables = []
        for people in ((ada, bo), (cy, ada), (bo, ada), (bo, cy), (ada, cy)):
            seats = [
                {"kind": "person", "name": one["person"]["name"], "person": one["secret"]} for one in people
            ]
            wanted = {"game": "dungeon_attack", "seats": seats, "start": True}
            tables.append((await there.post("/tables", wanted)).json()["table"]["id"])
        *over, _ = tables
        with database_of(there.registry).writing.begin() as connection:
            seats_of = person_seats.SEATS.c.table_id.in_(over)
            assert (
                connection.execute(person_seats.SEATS.update().where(seats_of).values(ended=2)).rowcount == 8
            )
        counted = (await there.get("/people/me/games/counts", token=ada["secret"])).json()
        assert [(one["name"], one["games"]) for one in counted["partners"]] == [("Bo", 2), ("Cy", 1)]
