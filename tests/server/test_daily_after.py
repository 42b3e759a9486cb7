"""The day after at the daily door, on a server: what the masterful player did, puzzles by themselves, streaks and medals, and who is named."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from random import Random
from typing import Any

from server.guest import Inn, inn, quick
from server.test_daily import ADA, DAY, counted, door, go_to, log_of, played
from server.test_people import made
from tumblekeep.daily import moments
from tumblekeep.server.daily.records import StoredTry
from tumblekeep.server.storage.secret import digest

MONDAY = date(2026, 11, 2)


async def looked_back(there: Inn, day: date) -> Any:
    """Wait until the server has looked back at a day, and return what it found."""
    while not (found := await there.registry.daily.fixed(day)).aftermath:
        await asyncio.sleep(0.02)
    return json.loads(found.aftermath)


async def test_the_next_day_shows_what_the_masterful_player_did_and_makes_puzzles_by_itself(
    tmp_path: Any,
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, DAY)
        for n in range(4):
            tried = await played(there, f"{n}" * 32)
            await counted(there, tried, f"{n}" * 32)
        before = (await there.get("/daily/after", "0" * 32)).json()
        assert (before["masterful"], before["puzzles"]) == (None, [])
        assert all(spot["gain"] > 0 for spot in before["spots"])
        go_to(there, moments.after(DAY), 0.9)
        await there.registry.daily.look()
        assert not (await there.registry.daily.fixed(DAY)).aftermath, "the day still counts for an hour"
        go_to(there, moments.after(DAY), 1.1)
        await there.registry.daily.look()
        made_of_it = await looked_back(there, DAY)
        after = (await there.get(f"/daily/after?day={DAY}", "0" * 32)).json()
        assert after["masterful"]["result"] == made_of_it["masterful"]["result"]
        assert 1 <= len(after["puzzles"]) <= 3
        assert after["puzzles"][0] == f"day-{DAY}-1"
        for name in after["puzzles"]:
            shown = (await there.get(f"/puzzles/{name}")).json()
            offered = [option["id"] for option in shown["question"]["options"]]
            told = (await there.post(f"/puzzles/{name}", {"option": offered[0]})).json()
            assert told["best"] in offered
        for other, status in ((f"{DAY}-9", 422), (f"{moments.after(DAY)}-1", 404), ("2026-02-31-1", 404)):
            assert (await there.get(f"/puzzles/day-{other}")).status_code == status


async def test_streaks_rest_and_medals_follow_from_the_days_that_were_finished(tmp_path: Any) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, moments.after(MONDAY, 12))
        store = there.registry.daily.the_store
        holder = f"guest {digest(ADA)[:40]}"
        for n in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11):  # a whole week, and the next one without its Thursday
            day = moments.after(MONDAY, n).isoformat()
            begun = StoredTry(day, holder, "", "", 1)
            await store.begin(begun)
            if n != 11:
                assert await store.finish(begun._replace(ended=2, result=1000), ())
        shown = (await there.get("/daily/calendar", ADA)).json()
        state = {one["day"]: (one["played"], one["rested"]) for one in shown["days"]}
        assert len(state) == moments.after(MONDAY, 12).timetuple().tm_yday, (
            "from the first day of the schedule on"
        )
        assert state["2026-11-08"] == (True, False)
        assert state["2026-11-12"] == (False, True)
        assert state["2026-11-13"] == (False, True), "a try that was begun and not finished is no day"
        assert shown["medals"] == [{"monday": "2026-11-02", "medal": "gold"}]
        assert shown["streak"] == {"days": 10, "longest": 10, "rests_left": 0}


async def test_strangers_are_listed_without_a_name(tmp_path: Any) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        go_to(there, DAY)
        people = [await made(there, name) for name in ("Ada", "Bo", "Cy")]
        for one in people:
            await counted(there, await played(there, one["secret"]), one["secret"])
        found = (await there.get("/daily/rankings", people[0]["secret"])).json()["result"]
        assert [one["name"] for one in found["best"]].count(None) == 2
        assert found["friends"] == []
        assert sum(one["you"] for one in found["best"]) == 1


async def test_a_try_that_ends_too_late_is_dropped_and_its_game_stays(tmp_path: Any, inside: None) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, DAY, 23.9)
        tried = await played(there, answers=3)
        go_to(there, moments.after(DAY), 1.2)
        ended = await played(there, day=DAY.isoformat())
        assert ended["table"] == tried["table"]
        assert not await there.registry.daily_counts.count(tried["table"])
        assert (await door(there, ADA, DAY.isoformat()))["tries"] == 0
        assert (await log_of(there, ended)).lines


async def test_a_rank_is_the_same_counted_in_blocks_as_counted_one_by_one(database: str) -> None:
    chance = Random("ranks")
    values = [chance.randrange(-900, 900) for _ in range(150)] + [-257, -256, -1, 0, 255, 256]
    async with inn(quick(database)) as there:
        store = there.registry.daily.the_store
        for n, value in enumerate(values):
            begun = StoredTry("2026-11-02", f"guest {n}", "", "", 1)
            await store.begin(begun)
            await store.finish(begun._replace(ended=2, result=1000 * n, skill=value), ())
        for value in values:
            found = await store.place("2026-11-02", "skill", value)
            assert found.rank == 1 + sum(other > value for other in values)
            assert found.equal == values.count(value)
            assert found.total == len(values)
        assert sum(tries for _, tries in await store.distribution("2026-11-02", "skill")) == len(values)
