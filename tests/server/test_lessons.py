"""Lessons over HTTP: the request has everything that was done, and nothing is stored."""

from __future__ import annotations

from pathlib import Path

from server.guest import Inn, inn, quick
from server.test_play import sqlite
from tumblekeep.games import GAMES
from tumblekeep.lesson import lesson_of


async def test_each_lesson_is_given_to_its_end(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        for game in GAMES:
            taken: list[str] = []
            for number, step in enumerate(lesson_of(game).steps, start=1):
                shown = (await there.post(f"/lessons/{game}", {"taken": taken})).json()
                assert (shown["number"], shown["over"], shown["why"]) == (number, False, None), shown
                assert shown["says"]["id"] == f"lesson-{step.name}"
                assert shown["lit"] == list(step.lit)
                question = shown["question"]
                assert (question is not None) == bool(step.right)
                offered = [] if question is None else [option["id"] for option in question["options"]]
                taken.append(next((one for one in offered if one in step.right), ""))
            shown = (await there.post(f"/lessons/{game}", {"taken": taken})).json()
            assert shown["over"]
            assert shown["says"] is None
            assert len(shown["told"]) >= shown["fresh"]


async def test_a_mistake_is_explained_where_one_stands(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        before = (await there.post("/lessons/dungeon_attack", {"taken": [""]})).json()
        after = (await there.post("/lessons/dungeon_attack", {"taken": ["", "pass"]})).json()
        assert after["why"]["id"] == "lesson-door-pass"
        assert after | {"why": None} == before


async def refused(there: Inn, game: str, taken: object) -> tuple[int, str]:
    answer = await there.post(f"/lessons/{game}", {"taken": taken})
    return answer.status_code, answer.json()["problem"]["id"]


async def test_what_could_not_be_done_is_refused(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        lost = (422, "server-lesson-lost")
        assert await refused(there, "dungeon_attack", ["bust"]) == lost  # only to read
        assert await refused(there, "dungeon_attack", ["", ""]) == lost  # something is asked
        assert await refused(there, "dungeon_attack", ["", "dance"]) == lost  # not offered
        assert (
            await refused(there, "dungeon_attack", ["", "pass", "bust"]) == lost
        )  # a mistake is not sent again
        assert (await refused(there, "chess", []))[0] == 404
        assert (await refused(there, "dungeon_attack", [""] * 61))[0] == 422
        assert (await refused(there, "dungeon_attack", "bust"))[0] == 422


async def test_the_lobby_says_what_can_be_learned(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        shown = (await there.get("/games")).json()["games"]
        assert {one["slug"] for one in shown if one["lesson"]} >= set(GAMES)
