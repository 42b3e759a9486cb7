"""Persons: made silently, carried to another device, deleted; on both databases."""

from __future__ import annotations

from typing import Any

from server.guest import Inn, inn, quick


async def made(there: Inn, name: str) -> Any:
    answer = await there.post("/people", {"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def test_a_person_plays_on_with_another_device(database: str) -> None:
    async with inn(quick(database)) as there:
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


async def test_whoever_is_deleted_can_no_longer_act_and_their_name_is_gone(database: str) -> None:
    async with inn(quick(database)) as there:
        ada = await made(there, "Ada Unlikely")
        seats = [{"kind": "person", "name": "Ada Unlikely", "person": ada["secret"]}]
        wanted = {"game": "dungeon_attack", "seats": seats, "start": True}
        table = (await there.post("/tables", wanted)).json()["table"]["id"]
        assert (await there.post("/people/me/delete", token=ada["secret"])).status_code == 200
        assert (await there.get("/people/me", token=ada["secret"])).status_code == 401
        while (await there.get(f"/tables/{table}")).json()["seats"][0]["name"]:
            await there.registry.the_forgetting.forget_some()
        assert "Ada Unlikely" not in str(await there.registry.store.events(table))


async def test_without_people_everybody_is_a_guest(database: str) -> None:
    async with inn(quick(database, people=False)) as there:
        assert (await there.post("/people", {"name": "Ada"})).status_code == 404
        assert (await there.get("/games")).json()["people"] is False
        await there.open(people=1)
