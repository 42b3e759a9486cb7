"""Throws over HTTP: how each is made, and practice without a game."""

from __future__ import annotations

import base64
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from server.test_play import sqlite
from tumblekeep.kit.landing import FlipLanding, Landing
from tumblekeep.kit.throwing import demands_of, is_installed
from tumblekeep.server.dice.throws import ThrowWorkers
from tumblekeep.server.http.practice import FORESIGHT_BURST, PRACTICE_BURST
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.visibility.judge import judged
from tumblekeep.throw.launch import Launch

GAMES = ("dungeon_fighter", "castle_of_frosts")
needs_physics = pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")


async def test_every_special_throw_says_how_it_is_made(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        for game in GAMES:
            shown = (await there.get(f"/throws/{game}")).json()
            assert [one["id"] for one in shown["demands"]] == list(demands_of(game))
            for name in demands_of(game):
                told = await there.get(f"/throws/{game}/stance?die=red&demand={name}")
                assert told.status_code == 200, told.text
                stance = told.json()
                assert [one["demand"] for one in stance["controls"]] == [name]
                assert [prop["name"] for prop in stance["props"]] == next(
                    one["props"] for one in shown["demands"] if one["id"] == name
                )
                for low, high in stance["limits"].values():
                    assert low <= high
        both = (await there.get("/throws/castle_of_frosts/stance?demand=pond&demand=jump")).json()
        assert [one["demand"] for one in both["controls"]] == ["pond", "jump"]


async def test_a_die_was_shown_at_the_end_of_the_table_where_one_stands_at_its_side(tmp_path: Path) -> None:
    """The hand, the usual throw and the limits follow the conditions; unknown ones are refused."""
    async with inn(quick(sqlite(tmp_path))) as there:
        places = {}
        for query in ("", "?stand=side", "?surface=felt&stand=corner"):
            told = await there.get(f"/throws/dungeon_fighter/stance{query}")
            assert told.status_code == 200, told.text
            places[query] = -told.json()["position"][0]
        assert (
            0.4
            <= places["?stand=side"]
            <= 0.5
            < places[""]
            < 0.7
            <= places["?surface=felt&stand=corner"]
            <= 0.82
        )
        for wrong in ("stand=roof", "surface=lava", "turned=999"):
            assert (await there.get(f"/throws/dungeon_fighter/stance?{wrong}")).status_code == 422


async def throw(there: Inn, game: str, demands: list[str], launch: dict[str, Any]) -> Any:
    return await there.post(f"/throws/{game}", {"dice": ["red"], "demands": demands, "launch": launch})


@needs_physics
async def test_practice_throws_and_keeps_nothing(tmp_path: Path) -> None:
    async with inn(
        quick(sqlite(tmp_path), seed="")
    ) as there:  # as in production: no tremor is the same twice
        answer = await throw(there, "dungeon_fighter", ["prayer"], {"velocity": [1.4, 0, 0.2]})
        assert answer.status_code == 200, answer.text
        told = answer.json()
        landing = Landing.from_json(told["landing"])
        assert landing.die.demands["prayer"].fulfilled
        assert [one["hits"] for one in told["judged"]] == [landing.die.hits]
        assert base64.b64decode(told["track"])[:4] == b"TKFL"
        launch = Launch.from_json(told["launch"])
        assert launch.grips == ("palms",)
        assert launch.tremor > 0
        again = (await throw(there, "dungeon_fighter", ["prayer"], {"velocity": [1.4, 0, 0.2]})).json()
        assert again["launch"]["seed"] != launch.seed
        assert (await there.get("/tables")).json() == {"tables": []}


@needs_physics
async def test_what_a_control_said_is_taken_at_its_word(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        late = {"velocity": [1.4, 0, 0.2], "marks": {"palm_gap": 0.6}}
        told = (await throw(there, "dungeon_fighter", ["prayer"], late)).json()
        assert not told["judged"][0]["hits"]
        verdict = told["landing"]["dice"][0]["demands"]["prayer"]
        assert verdict == {"fulfilled": False, "reason": "throw-why-palms-apart"}
        spot = {"x": -0.4, "y": 0.05, "turn": 0.3, "pitch": 0, "height": 0}
        put = {"velocity": [1.3, 0, -0.5], "marks": {"facing": 0}, "placements": {"pond": spot}}
        told = (await throw(there, "castle_of_frosts", ["pond"], put)).json()
        assert told["launch"]["placements"]["pond"]["y"] == 0.05


@needs_physics
@pytest.mark.parametrize(
    ("game", "wrong", "status"),
    [
        ("dungeon_fighter", {"launch": {}}, 422),
        ("dungeon_fighter", {"launch": {"velocity": [1e30, 0, 0]}}, 422),
        ("dungeon_fighter", {"launch": {"velocity": "fast"}}, 422),
        ("dungeon_fighter", {"launch": {"velocity": [1, 0, 0], "shoe": 1}}, 422),
        ("dungeon_fighter", {"launch": {"velocity": [1, 0, 0], "position": [0, 0, 0.1]}}, 422),
        ("dungeon_fighter", {"demands": ["waterfall"]}, 422),
        ("dungeon_fighter", {"dice": ["snow"]}, 422),
        ("dungeon_fighter", {"dice": []}, 422),
        ("castle_of_frosts", {"dice": ["red", "red"]}, 422),
        ("dungeon_attack", {}, 404),
        ("chess", {}, 404),
    ],
)
async def test_what_is_no_throw_is_refused(
    game: str, wrong: dict[str, Any], status: int, tmp_path: Path
) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        body = {"dice": ["red"], "launch": {"velocity": [1.4, 0, 0.2]}, **wrong}
        answer = await there.post(f"/throws/{game}", body)
        assert answer.status_code == status, answer.text
        assert answer.json()["problem"]["text"]


AIMED = {"velocity": [1.5, 0, 0.25], "spin": [0, 0, 140], "touch": {"speed": 0.0, "jitter": 0.0}}


@needs_physics
async def test_an_aimed_throw_is_foreseen_and_nothing_is_thrown(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        wanted = {"setup": {"dice": ["red"]}, "launch": AIMED}
        answer = await there.post("/throws/dungeon_fighter/foresight", wanted)
        assert answer.status_code == 200, answer.text
        seen = answer.json()
        assert seen["first"]["surface"] == "table"
        assert seen["first"]["counts"]
        assert seen["places"]
        again = (await there.post("/throws/dungeon_fighter/foresight", wanted)).json()
        known = min(len(seen["places"]), len(again["places"]))
        assert again["places"][:known] == seen["places"][:known]
        more = (await there.post("/throws/dungeon_fighter/foresight", {**wanted, "after": 90})).json()
        assert more["after"] == 90
        assert more["first"] is None
        assert there.registry.metrics.throws == 0
        asked = {"setup": {"dice": ["red"]}, "launch": {**AIMED, "velocity": [2.2, 0, 0.25]}}
        told = await there.post("/throws/dungeon_fighter/advice", asked)
        found = told.json()
        assert found["advice"] in ("softer", "much-softer"), told.text
        assert 0 <= found["hits"] <= found["of"] == 10
        assert (found["then"], found["then_points"]) > (found["hits"], found["points"])


@needs_physics
@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"setup": {}}, 422),
        ({"setup": {"dice": ["snow"]}}, 422),
        ({"setup": {"dice": ["red"], "shoe": 1}}, 422),
        ({"launch": {"velocity": [1e30, 0, 0]}}, 422),
        ({"launch": {**AIMED, "touch": {"speed": "none"}}}, 422),
        ({"after": -1}, 422),
        ({"after": 1000}, 422),
    ],
)
async def test_what_is_no_aim_is_not_foreseen(wrong: dict[str, Any], status: int, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        body = {"setup": {"dice": ["red"]}, "launch": AIMED, **wrong}
        answer = await there.post("/throws/dungeon_fighter/foresight", body)
        assert answer.status_code == status, answer.text
        assert answer.json()["problem"]["text"]


async def test_nobody_looks_ahead_while_all_hands_throw_or_too_fast(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(sqlite(tmp_path), limits=RateLimits())) as there:
        throwing = there.registry.throwing
        assert isinstance(throwing, ThrowWorkers)
        monkeypatch.setattr(throwing._turns, "locked", lambda: True)
        body = {"setup": {"dice": ["red"]}, "launch": AIMED}
        statuses = []
        for _ in range(FORESIGHT_BURST + 4):
            answer = await there.post("/throws/dungeon_fighter/foresight", body)
            statuses.append(answer.status_code)
            if answer.status_code == 200:
                assert answer.json()["places"] == []
        assert statuses[:FORESIGHT_BURST] == [200] * FORESIGHT_BURST


@needs_physics
async def test_nobody_practises_too_fast(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path), limits=replace(RateLimits(), on=True))) as there:
        statuses: list[int] = []
        body = {"dice": ["red"], "launch": {"velocity": "slow down"}}
        while 429 not in statuses and len(statuses) < 20 * PRACTICE_BURST:  # physics may be slow to start
            statuses.append((await there.post("/throws/dungeon_fighter", body)).status_code)
        assert set(statuses) == {422, 429}


def test_a_flipped_template_is_judged_by_turn_and_place() -> None:
    flip = FlipLanding("frozen-1", 360, True, False, (0, 0))
    assert judged(flip.to_json()) == [{"hits": True, "moved": True, "on_target": True}]
    lazy = FlipLanding("frozen-1", 90, True, True, (0, 0))
    assert judged(lazy.to_json()) == [{"hits": False, "moved": False, "on_target": False}]


async def test_the_course_of_a_week_is_the_same_for_everybody(tmp_path: Path) -> None:
    """Nine holes, one on each table; its par is not trivial; bad weeks are refused."""
    async with inn(quick(sqlite(tmp_path))) as there:
        told = (await there.get("/throws/course?week=2967")).json()
        assert told == (await there.get("/throws/course?week=2967")).json()
        assert told["week"] == 2967
        assert told["holes"] != (await there.get("/throws/course?week=2968")).json()["holes"]
        assert len({(hole["game"], hole["table"]) for hole in told["holes"]}) == 9
        assert all(hole["par"] >= 1 for hole in told["holes"])
        assert sum(hole["par"] for hole in told["holes"]) > 18
        assert [hole["demand"] for hole in told["holes"]].count("") >= 3
        assert (await there.get("/throws/course")).json()["week"] >= 2967
        for bad in ("-1", "1e9", "soon", "100001"):
            assert (await there.get(f"/throws/course?week={bad}")).status_code == 422


@needs_physics
async def test_practice_is_thrown_on_the_table_that_was_chosen(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        shown = (await there.get("/throws/castle_of_frosts")).json()
        assert {"name": "ice", "conditions": {"surface": "ice"}} in shown["tables"]
        launch = {"velocity": [1.2, 0.0, 0.2]}
        stamps = set()
        for table in ("wood", "ice"):
            body = {"dice": ["red"], "table": table, "launch": launch}
            told = await there.post("/throws/castle_of_frosts", body)
            assert told.status_code == 200, told.text
            stamps.add(told.json()["landing"]["stamp"])
        assert len(stamps) == 2
        refused = await there.post(
            "/throws/castle_of_frosts", {"dice": ["red"], "table": "attic", "launch": launch}
        )
        assert refused.status_code == 422
        assert "attic" in refused.text
