"""The best table that is being played now: what the first page shows of it, to everybody the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, database_of, inn, quick
from tumblekeep.server import json_text
from tumblekeep.server.runtime import best_table
from tumblekeep.server.storage import standings as stored
from tumblekeep.server.visibility import projection

NOBODY: dict[str, Any] = {"table": None, "rating": None, "sight": None, "told": []}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(best_table, "monotonic", lambda: now[0])
    return now


def here(tmp_path: Path) -> Any:
    return inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True))


async def made(there: Inn, name: str, points: int | None = None, game: str = "dungeon_attack") -> Any:
    """Somebody whose page all may see, with this rating."""
    person = (await there.post("/people", {"name": name})).json()
    shown = await there.post("/people/me", {"visibility": "public"}, token=person["secret"])
    assert shown.status_code == 200, shown.text
    if points is not None:
        with database_of(there.registry).writing.begin() as connection:
            row = {
                "holder": person["person"]["id"],
                "game": game,
                "body": json_text.dumps({"rating": {"points": points}}).decode(),
            }
            connection.execute(stored.STANDINGS.insert().values(**row))
    return person


async def played(there: Inn, *people: Any, game: str = "dungeon_attack", **more: Any) -> Any:
    """A public game that has begun."""
    seats = [{"kind": "person", "name": one["person"]["name"], "person": one["secret"]} for one in people]
    wish = {"game": game, "seats": seats, "public": True, "watchable": True, "start": True, **more}
    answer = await there.post("/tables", wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def watched(there: Inn) -> Any:
    return (await there.get("/watch")).json()


async def test_nothing_is_shown_while_nobody_plays_in_public(tmp_path: Path, clock: list[float]) -> None:
    async with here(tmp_path) as there:
        assert await watched(there) == NOBODY
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        hidden = await played(there, ada, bo, public=False)
        closed = await played(there, ada, bo, watchable=False)
        left = await played(there, ada, bo)
        async with there.guest(hidden, 0), there.guest(closed, 0):
            clock[0] += best_table.LOOK_SECONDS
            assert await watched(there) == NOBODY
        async with there.guest(left, 0):  # its players have come back
            clock[0] += best_table.LOOK_SECONDS
            assert (await watched(there))["table"]["id"] == left["table"]["id"]
        clock[0] += best_table.FRESH_SECONDS
        assert await watched(there) == NOBODY


async def test_the_table_of_the_best_rated_is_shown_and_a_private_rating_is_not_told(
    tmp_path: Path, clock: list[float]
) -> None:
    async with here(tmp_path) as there:
        good, fair, secret = (
            await made(there, "Ada", 1810),
            await made(there, "Bo", 1500),
            await made(there, "Cy", 2100),
        )
        await there.post("/people/me", {"visibility": "private"}, token=secret["secret"])
        tables = [
            await played(there, one, await made(there, f"{n} other"))
            for n, one in enumerate((good, fair, secret))
        ]
        async with there.guest(tables[2], 0), there.guest(tables[1], 0), there.guest(tables[0], 0):
            found = await watched(there)
            assert (found["table"]["id"], found["rating"]) == (tables[0]["table"]["id"], 1810)
        async with there.guest(tables[2], 0):
            clock[0] += best_table.STAY_SECONDS
            found = await watched(there)
            assert (found["table"]["id"], found["rating"]) == (tables[2]["table"]["id"], None)


async def test_it_goes_on_as_a_spectator_sees_it_and_is_written_once_for_everybody(
    tmp_path: Path, clock: list[float]
) -> None:
    async with here(tmp_path) as there:
        table = await played(
            there, await made(there, "Ada"), await made(there, "Bo"), game="dungeons_dice_danger"
        )
        async with there.guest(table, 0, 1) as guest:
            first = await there.get("/watch")
            written = there.registry.best_table.written
            known = {"if-none-match": first.headers["etag"]}
            for _ in range(20):
                assert (await there.http.get("/api/watch", headers=known)).status_code == 304
            assert there.registry.best_table.written == written
            for _ in range(4):
                await guest.answer(next(seat for seat in guest.asked))
            clock[0] += best_table.FRESH_SECONDS
            second = await there.http.get("/api/watch", headers=known)
            assert second.status_code == 200
            live_table = there.registry.live_tables[table["table"]["id"]]
            assert live_table.shown is not None
            spectator = json_text.loads(projection.sight_text(live_table.shown, None, False, live=False))
            assert second.json()["sight"] == spectator
            assert second.json()["sight"]["seat"] is None


async def test_a_table_stays_for_a_while_and_another_takes_its_place_when_it_ends(
    tmp_path: Path, clock: list[float]
) -> None:
    async with here(tmp_path) as there:
        one = await played(there, await made(there, "Ada", 1500), await made(there, "Bo"))
        async with there.guest(one, 0):
            assert (await watched(there))["table"]["id"] == one["table"]["id"]
            other = await played(there, await made(there, "Cy", 1900), await made(there, "Di"))
            async with there.guest(other, 0):
                clock[0] += best_table.STAY_SECONDS / 2
                assert (await watched(there))["table"]["id"] == one["table"]["id"]
                clock[0] += best_table.STAY_SECONDS / 2
                assert (await watched(there))["table"]["id"] == other["table"]["id"]
            clock[0] += best_table.FRESH_SECONDS  # its players are gone
            assert (await watched(there))["table"]["id"] == one["table"]["id"]
