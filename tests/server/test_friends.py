"""Friends: by link, by asking at the table; who is here; invitations; blocks keep people apart everywhere. On both databases."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from server.fuzzing import VALUES
from server.guest import Inn, database_of, inn, quick
from tumblekeep.server.runtime import friends
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.settings import RateLimits


async def made(there: Inn, name: str) -> Any:
    return (await there.post("/people", {"name": name})).json()


async def here(there: Inn, person: Any, table: str | None = None) -> Any:
    answer = await there.post("/friends/here", {"table": table}, token=person["secret"])
    assert answer.status_code == 200, answer.text
    return answer.json()


async def do(there: Inn, sender: Any, what: str, **body: Any) -> int:
    return (await there.post(f"/friends/{what}", body or None, token=sender["secret"])).status_code


async def befriend(there: Inn, one: Any, other: Any) -> str:
    code = str((await there.post("/friends/links", token=one["secret"])).json()["code"])
    assert await do(there, other, "links/follow", code=code) == 200
    return code


async def together(there: Inn, one: Any, other: Any) -> Any:
    seats = [{"kind": "person", "name": one["person"]["name"], "person": one["secret"]}, {"kind": "open"}]
    opened = (await there.post("/tables", {"game": "dungeon_attack", "seats": seats})).json()
    wish = {"name": other["person"]["name"], "person": other["secret"]}
    return opened, await there.post(f"/tables/{opened['table']['id']}/sit", wish)


async def test_a_link_makes_friends_who_see_when_the_other_is_here(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        code = (await there.post("/friends/links", token=ada["secret"])).json()["code"]
        whose = await there.post("/friends/links/whose", {"code": code}, token=bo["secret"])
        assert whose.json() == {"name": "Ada"}
        assert await do(there, ada, "links/follow", code=code) == 409  # one's own
        assert await do(there, bo, "links/follow", code=code) == 200
        assert [one["name"] for one in (await here(there, ada))["friends"]] == ["Bo"]
        opened, _ = await together(there, ada, bo)
        table = opened["table"]["id"]
        await here(there, ada, table)
        (shown,) = (await here(there, bo))["friends"]
        assert (shown["name"], shown["here"], shown["table"]) == ("Ada", True, table)
        assert await do(there, ada, "hide", hidden=True) == 200
        assert (await here(there, bo))["friends"][0]["here"] is False
        assert await do(there, ada, "hide", hidden=False) == 200
        later = now() + friends.HERE_MILLISECONDS + 1
        monkeypatch.setattr(friends, "now", lambda: later)
        assert (await here(there, bo))["friends"][0]["here"] is False
        assert await do(there, ada, "links/remove") == 200
        cy = await made(there, "Cy")
        assert await do(there, cy, "links/follow", code=code) == 404


async def test_one_press_asks_and_another_makes_friends(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bo, cy = [await made(there, name) for name in ("Ada", "Bo", "Cy")]
        opened, _ = await together(there, ada, bo)
        table = opened["table"]["id"]
        ask = {"table": table, "seat": 1}
        first = await there.post("/friends/ask", ask, token=ada["secret"])
        assert first.json() == {"relation": "asked"}
        assert (
            await there.post("/friends/ask", ask, token=cy["secret"])
        ).status_code == 404  # never sat there
        assert (await there.post("/friends/ask", ask, token=bo["secret"])).status_code == 404  # oneself
        assert [one["name"] for one in (await here(there, bo))["asks"]] == ["Ada"]
        second = await there.post("/friends/ask", {"table": table, "seat": 0}, token=bo["secret"])
        assert second.json() == {"relation": "friends"}
        assert (await here(there, bo))["asks"] == []
        assert await do(there, ada, "invite", person=bo["person"]["id"], table=table) == 200
        assert await do(there, ada, "invite", person=cy["person"]["id"], table=table) == 403
        (invited,) = (await here(there, bo))["invitations"]
        assert (invited["name"], invited["table"], invited["game"]) == ("Ada", table, "dungeon_attack")
        assert await do(there, bo, "part", person=ada["person"]["id"]) == 200
        assert (await here(there, ada))["friends"] == (await here(there, bo))["invitations"] == []


async def test_of_two_who_block_neither_meets_nor_sees_the_other(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        code = await befriend(there, ada, bo)
        opened, _ = await together(there, ada, bo)
        table = opened["table"]["id"]
        assert await do(there, ada, "block", person=bo["person"]["id"]) == 200
        assert (await here(there, ada))["friends"] == (await here(there, bo))["friends"] == []
        assert [one["name"] for one in (await here(there, ada))["blocks"]] == ["Bo"]
        assert (await here(there, bo))["blocks"] == []  # Bo is not told
        assert await do(there, bo, "links/follow", code=code) == 404
        asked = await there.post("/friends/ask", {"table": table, "seat": 0}, token=bo["secret"])
        assert asked.json() == {"relation": "asked"}  # it looks like no answer
        assert (await here(there, ada))["asks"] == []
        _, sat = await together(there, bo, ada)
        assert (sat.status_code, sat.json()["problem"]["id"]) == (403, "server-apart")
        duel = {"game": "dungeon_attack", "fewest": 2, "most": 2}
        for person in (ada, bo):
            looked = await there.post("/pairing/mine", duel, token=person["secret"])
            assert looked.json()["state"] == "waiting"
        assert await do(there, bo, "unblock", person=ada["person"]["id"]) == 200  # not Bo's to take back
        assert (
            await there.registry.pairing.bring_together(
                (await there.registry.the_people.store.pairing.wishes(now()))[0]
            )
            == 0
        )
        assert await do(there, ada, "unblock", person=bo["person"]["id"]) == 200
        await there.registry.pairing.step()
        assert (await there.get("/pairing/mine", token=bo["secret"])).json()["state"] == "seated"


async def test_the_file_of_everything_names_friends_blocks_and_what_one_looks_for(tmp_path: Any) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        ada, bo, cy = [await made(there, name) for name in ("Ada", "Bo", "Cy")]
        for other in (bo, cy):
            await befriend(there, ada, other)
        await do(there, ada, "block", person=cy["person"]["id"])
        duel = {"game": "dungeon_attack", "fewest": 2, "most": 2}
        await there.post("/pairing/mine", duel, token=ada["secret"])
        told = (await there.get("/people/me/file", token=ada["secret"])).json()
        assert [one["name"] for one in told["friends"]] == ["Bo"]
        assert [one["name"] for one in told["blocks"]] == ["Cy"]
        assert told["looking"]["game"] == "dungeon_attack"


async def test_nothing_is_left_of_somebody_deleted_at_their_friends(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bo = await made(there, "Ada Unlikely"), await made(there, "Bo")
        await befriend(there, ada, bo)
        await there.post("/friends/links", token=ada["secret"])
        await do(there, ada, "hide", hidden=True)
        assert (await there.post("/people/me/delete", token=ada["secret"])).status_code == 200
        assert (await here(there, bo))["friends"] == []
        with database_of(there.registry).reading.connect() as connection:
            for table in ("friends", "friend_links", "person_presence", "invitations", "friend_asks"):
                left = text(f"select count(*) from {table} where person_id = :person")
                assert connection.execute(left, {"person": ada["person"]["id"]}).scalar_one() == 0, table


async def test_codes_of_links_can_neither_be_guessed_nor_break_anything(tmp_path: Any, no_time: None) -> None:
    limits = replace(
        RateLimits(), on=True, person_act_burst=10_000, person_key_burst=30, request_burst=10_000
    )
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inn(quick(database, people=True, limits=limits)) as there:
        ada, chance = await made(there, "Ada"), Random(39)
        statuses: Counter[int] = Counter()
        for number in range(300):
            guess = "".join(chance.choices(friends.LETTERS, k=20)) if number % 2 else chance.choice(VALUES)
            try:
                answer = await there.post("/friends/links/follow", {"code": guess}, token=ada["secret"])
            except ValueError:
                continue  # JSON can't say it
            statuses[answer.status_code] += 1
        assert statuses[404] <= 30
        assert set(statuses) <= {400, 404, 413, 422, 429}, statuses


async def test_the_evening_counts_finished_games_of_everybody_at_the_table(tmp_path: Any) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        seats = [
            {"kind": "person", "name": one["person"]["name"], "person": one["secret"]} for one in (ada, bo)
        ]
        wanted = {"game": "dungeon_attack", "seats": seats, "start": True}
        table = (await there.post("/tables", wanted)).json()["table"]["id"]
        with database_of(there.registry).writing.begin() as connection:
            ends = "update person_seats set ended = :at, result = 'won', people = 2 where table_id = :table"
            connection.execute(text(ends), {"at": now(), "table": table})
        told = (await there.get("/friends/evening", token=ada["secret"])).json()
        assert told["games"] == 1
        assert [(one["name"], one["mine"], one["won"]) for one in told["players"]] == [
            ("Ada", True, 1),
            ("Bo", False, 1),
        ]
