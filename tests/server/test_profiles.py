"""A person's page: who may see it, what it shows, and how games are looked back at for those who want it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from server.guest import inn, quick
from server.test_people import made
from server.test_standings import GAME, played
from tumblekeep.server.settings import RateLimits


async def shown(there: Any, person: Any) -> Any:
    answer = await there.get("/people/me/profile", token=person["secret"])
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_page_tells_results_rating_and_how_somebody_plays_if_they_want_it(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")
        assert (await shown(there, ada))["games"] == []
        for _ in range(2):
            await there.registry.standings.count(await played(there, ada, bob))
        [game] = (await shown(there, ada))["games"]
        assert (game["game"], sum(game["results"].values()), len(game["latest"])) == (GAME, 2, 2)
        assert [points for _, points in game["rating"]["course"]][-1] == game["rating"]["points"]
        assert game["play"] is None
        insights = there.registry.insights
        assert not await insights.work_one()  # nobody wants it
        store = there.registry.the_people.store.insights
        await store.wish(ada["person"]["id"], 1)
        assert [await insights.work_one() for _ in range(3)] == [True, True, False]
        profile = await shown(there, ada)
        play = profile["games"][0]["play"]
        assert profile["insights"]
        assert (play["games"], len(play["course"])) == (2, 2)
        assert 0 < play["usual"] <= play["choices"]
        assert sum(one["count"] for one in play["heroes"]) == 2
        assert all(one["cost"] > 0 and one["count"] for one in play["costs"])
        assert (await shown(there, bob))["games"][0]["play"] is None
        file = (await there.get("/people/me/file", token=ada["secret"])).json()
        assert len(file["insights"]) == 2
        off = await there.post("/people/me/insights", {"wanted": False}, token=ada["secret"])
        assert off.status_code == 200
        assert await store.of(ada["person"]["id"], 9) == []


async def test_only_those_who_may_see_a_page_learn_that_it_is_there(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob, eve = [await made(there, name) for name in ("Ada", "Bob", "Eve")]
        path = "/people/named/Ada/profile"

        async def seen(who: Any) -> int:
            return (await there.get(path, token=who and who["secret"])).status_code

        async def choose(visibility: str) -> None:
            wish = {"visibility": visibility}
            assert (await there.post("/people/me", wish, token=ada["secret"])).status_code == 200

        absent = (await there.get("/people/named/Nobody/profile")).json()
        assert (await there.get(path)).json() == absent
        await choose("friends")
        assert [await seen(who) for who in (None, bob, ada)] == [404, 404, 200]
        friends = there.registry.the_people.store.friends
        for one, other in ((ada, bob), (bob, ada)):
            await friends.ask(one["person"]["id"], other["person"]["id"], 1)
        assert [await seen(who) for who in (None, bob, eve, ada)] == [404, 200, 404, 200]
        await choose("public")
        assert [await seen(who) for who in (None, eve)] == [200, 200]
        await choose("private")
        assert [await seen(who) for who in (None, bob, ada)] == [404, 404, 200]


async def test_deleting_removes_what_was_found_and_what_comes_too_late(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bob = await made(there, "Ada"), await made(there, "Bob")
        await played(there, ada, bob)
        store = there.registry.the_people.store.insights
        theirs = ada["person"]["id"]
        await store.wish(theirs, 1)
        assert await there.registry.insights.work_one()
        [found] = await store.of(theirs, 9)
        assert (await there.post("/people/me/delete", token=ada["secret"])).status_code == 200
        assert await store.of(theirs, 9) == []
        await store.add(theirs, found)
        assert await store.of(theirs, 9) == []


async def test_pages_cannot_be_tried_out_one_after_another(tmp_path: Path, no_time: None) -> None:
    limits = replace(RateLimits(), request_burst=100_000)
    settings = quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True, limits=limits)
    async with inn(settings) as there:
        ada = await made(there, "Ada")
        names = [f"/people/named/N{n}/profile" for n in range(limits.person_key_burst + 2)]
        codes = [(await there.get(path)).status_code for path in names]
        assert codes[0] == 404
        assert codes[-1] == 429
        assert (
            await there.get("/people/me/profile", token=ada["secret"])
        ).status_code == 429  # the same address


async def test_the_address_of_a_page_leads_to_no_file(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        for name in ("..", "..%2f..%2fpyproject.toml", "%2e%2e%2findex.html", "a/b", "x" * 61, "%00"):
            answer = await there.http.get(f"/p/{name}")
            assert "[project]" not in answer.text, name
        for name in ("Ada%20Lovelace", "%C3%89milie", "Dr.%20No.js"):
            answer = await there.http.get(f"/p/{name}")
            assert answer.status_code in (200, 404), name  # 404 only where the page is not built
            assert "javascript" not in answer.headers["content-type"], name
