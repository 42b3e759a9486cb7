"""Games that outlive upgrades: all 15 tables begun under the first rules version became unreadable, finished ones too.

The databases in `kept/` were made by the code of each released state, which also noted what it said about each table.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from server import forging
from server.guest import Inn, database_of, inn, quick, until
from server.noting_device import NotingDevice
from server.test_noted import play as answer_all
from tumblekeep.core.log import from_text, to_text
from tumblekeep.games import load
from tumblekeep.server.dice.verification import verify
from tumblekeep.server.runtime import drawing
from tumblekeep.server.runtime.drawing import WatchedGame, draw
from tumblekeep.server.runtime.rules_change import trouble_with, under
from tumblekeep.server.storage import packing
from tumblekeep.server.table.served_game import ServedGame
from web.tables import finished

KEPT = Path(__file__).parent / "kept"
RELEASES = sorted(path.stem for path in KEPT.glob("*.db"))
LATEST = RELEASES[-1]
PACKED = sorted(path.stem for path in (KEPT / "packed").glob("*.db"))
"""One for each form in which finished games were ever kept and packed."""
GAMES = ("dungeon_attack", "dungeon_dice", "dungeons_dice_danger", "dungeon_fighter", "castle_of_frosts")
LARGEST = 300_000
SMALL_GAME = 60_000
"""Bytes that are kept of one of these games."""


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Gives every game the next version of its rules; `strange`: they accept nothing that was played before."""

    def become(*, strange: bool = False) -> None:
        for slug in GAMES:
            game = load(slug)
            changes: dict[str, Any] = {"version": game.version + 1}
            if strange:
                changes["turn"] = changes["setup"] = None
            monkeypatch.setattr(import_module(f"tumblekeep.games.{slug}"), "GAME", replace(game, **changes))

    return become


@asynccontextmanager
async def opened(release: str, folder: Path, **changes: Any) -> AsyncIterator[tuple[Inn, dict[str, Any]]]:
    """Today's server with a database of then, and what the code of then said about its tables."""
    path = folder / "tables.db"
    if not path.exists():
        shutil.copyfile(KEPT / f"{release}.db", path)
    async with inn(quick(f"sqlite:///{path}", **changes)) as there:
        yield there, json.loads((KEPT / f"{release}.json").read_text())


def token(told: dict[str, Any]) -> str:
    return str(next(iter(told["tokens"].values())))


def stood(path: Path, table: str) -> list[Any]:
    """The answers that stand, straight from the events."""
    found: list[Any] = []
    with sqlite3.connect(path) as database:
        rows = database.execute(
            "SELECT body FROM events WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
    for (body,) in rows:
        told = json.loads(body)
        found = found[: told["to"]] if told["kind"] == "undone" else found + told.get("lines", [])
    return found


async def seen(there: Inn, table: str, then: dict[str, Any]) -> dict[str, Any]:
    """Everything that can be read of a finished game."""
    found: dict[str, Any] = {}
    for who in (None, token(then)):
        for part in (
            "recap",
            "replay?start=0&count=50",
            f"replay?start={then['answered'] - 3}&count=20",
            "throws",
            "log",
        ):
            answer = await there.get(f"/tables/{table}/{part}", who)
            assert answer.status_code == 200, (part, answer.text)
            told: Any = {"log": answer.text} if part == "log" else answer.json()
            found[f"{part} {who}"] = {key: value for key, value in told.items() if key != "table"}
    async with there.guest({"table": {"id": table}, "mine": []}, tokens=[token(then)]) as guest:
        found["welcome"] = (guest.outcome, guest.last, guest.asked)
    return found


async def kept_all(there: Inn, tables: dict[str, Any]) -> None:
    """Wait until every finished game is kept."""
    over = sum(one["state"] == "over" for one in tables.values())
    with sqlite3.connect(database_of(there.registry).url.database or "") as database:
        await until(lambda: database.execute("SELECT COUNT(*) FROM finished_games").fetchone()[0] >= over)


def test_every_release_left_a_small_database() -> None:
    assert len(RELEASES) >= 5
    for release in RELEASES:
        assert (KEPT / f"{release}.db").stat().st_size < LARGEST
        told = json.loads((KEPT / f"{release}.json").read_text()).values()
        assert {(one["game"], one["state"]) for one in told} == {
            (game, state) for game in GAMES for state in ("open", "playing", "over")
        }


@pytest.mark.usefixtures("inside")
@pytest.mark.parametrize("release", RELEASES)
async def test_tables_of_older_rules_were_unreadable(release: str, tmp_path: Path) -> None:
    """Of every release: a finished game has its file and can be watched or says why not; a game under way goes on or is frozen, with
    its file; a table where nobody has played can start."""
    async with opened(release, tmp_path) as (there, tables):
        for table, then in tables.items():
            shown = (await there.get(f"/tables/{table}")).json()
            notice = None if shown["notice"] is None else shown["notice"]["id"]
            assert shown["answered"] == then["answered"]
            if then["state"] == "open":
                assert (shown["state"], shown["version"], notice) == (
                    "open",
                    load(then["game"]).version,
                    None,
                )
                await starts(there, table, then)
                continue
            if then["state"] == "over" or notice == "rules-frozen":
                assert shown["state"] == "over"
                file = await there.get(f"/tables/{table}/log", token(then))
                assert [list(line) for line in from_text(file.text).lines] == stood(
                    tmp_path / "tables.db", table
                )
                assert from_text(file.text).header.notes["seed"] == shown["seed"]
                assert await checks(there, file.text)
            if notice in ("rules-frozen", "rules-unwatchable"):
                assert from_text(file.text).header.version < load(then["game"]).version
                await says_why(there, table, then)
            elif then["state"] == "over":
                assert (await seen(there, table, then))["welcome"][0] == then["outcome"]
            else:
                assert shown["version"] == load(then["game"]).version
                await goes_on(there, table, then)


async def starts(there: Inn, table: str, then: dict[str, Any]) -> None:
    await there.post(f"/tables/{table}/start", {"fill": "greedy"}, token(then))
    shown = (await there.get(f"/tables/{table}")).json()
    assert shown["state"] == "playing"


async def goes_on(there: Inn, table: str, then: dict[str, Any]) -> None:
    async with there.guest(
        {"table": {"id": table}, "mine": []}, tokens=list(then["tokens"].values())
    ) as guest:
        await until(lambda: guest.asked)
        assert (await guest.answer(guest.asked[0], action=f"later-{table}"))["type"] == "ack"


async def says_why(there: Inn, table: str, then: dict[str, Any], strange: bool = False) -> None:
    """Nothing to watch, and a sentence; whoever comes is not turned away, and can play again."""
    for part in ("recap", "replay", "throws", "lookback"):
        path = f"/tables/{table}/{part}"
        answer = await (there.post(path, None, token(then)) if part == "lookback" else there.get(path))
        assert answer.status_code == 409
        assert answer.json()["problem"]["id"] in ("server-unwatchable", "server-look-rules")
    async with there.guest({"table": {"id": table}, "mine": []}, tokens=[token(then)]) as guest:
        assert (guest.outcome, guest.last, guest.asked) == (None, {}, [])
        refused = await guest.act("answer", seat=0, at=guest.seq, option="x", action=f"later-{table}")
        assert refused["problem"]["id"] == "server-table-over"
    assert strange or (await there.post(f"/tables/{table}/rematch", {}, token(then))).status_code == 201


async def checks(there: Inn, file: str) -> bool:
    """The dice of a file can be checked, or a sentence says why not."""
    answer = await there.post("/verify", {"log": file})
    assert answer.status_code in (200, 400), answer.text
    return bool(answer.json())


@pytest.mark.usefixtures("inside")
@pytest.mark.parametrize("release", [RELEASES[0], LATEST])
async def test_a_finished_game_is_for_ever(release: str, tmp_path: Path, newer: Any) -> None:
    """What is kept of it says the same under the next rules, under rules that would accept none of it, and without playing it again."""
    before: dict[str, Any] = {}
    async with opened(release, tmp_path, keep_seconds=0.0) as (there, tables):
        await kept_all(there, tables)
        for table, then in tables.items():
            if then["state"] == "over" and (await there.get(f"/tables/{table}/recap")).status_code == 200:
                before[table] = await seen(there, table, then)
    assert len(before) == len(GAMES) or load("dungeon_attack").version > 2
    for strange in (False, True):
        newer(strange=strange)
        with pytest.MonkeyPatch.context() as watched:
            watched.setattr(ServedGame, "__init__", lambda *_, **__: pytest.fail("it was played again"))
            async with opened(release, tmp_path) as (there, tables):
                for table, told in before.items():
                    assert await seen(there, table, tables[table]) == told


@pytest.mark.parametrize("form", PACKED)
async def test_what_was_packed_is_read_for_ever(form: str, tmp_path: Path, newer: Any) -> None:
    """In every form that was ever written, and under rules that would accept none of it."""
    newer(strange=True)
    with pytest.MonkeyPatch.context() as watched:
        watched.setattr(ServedGame, "__init__", lambda *_, **__: pytest.fail("it was played again"))
        async with opened(f"packed/{form}", tmp_path) as (there, tables):
            assert {then["game"] for then in tables.values()} == set(GAMES)
            for table, then in tables.items():
                assert stood(tmp_path / "tables.db", table) == [], "its events are packed"
                found = await seen(there, table, then)
                for who in (None, token(then)):
                    assert json.loads(found[f"log {who}"]["log"].splitlines()[-1])["mark"] == then["file"]
                    last = found[f"replay?start={then['answered'] - 3}&count=20 {who}"]["frames"][-1]
                    assert (last["answered"], last["outcome"]) == (then["answered"], then["outcome"])
                assert found["welcome"][0] == then["outcome"]
                assert await checks(there, found[f"log {token(then)}"]["log"])


def test_the_forms_of_today_are_kept() -> None:
    """Whoever writes another form adds a database of it: `tests/server/kept/make.py NAME --packed`."""
    assert [str(form) for form in range(1, max(packing.CLOSE, drawing.FORM) + 1)] == PACKED


@pytest.mark.usefixtures("inside")
async def test_a_game_under_way_goes_on_under_the_next_rules(tmp_path: Path, newer: Any) -> None:
    """Its answers and dice are checked again once, and the file says under which rules it began."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inn(quick(url)) as there:
        tables = {slug: await there.open(slug, people=2) for slug in GAMES}
        for begun in tables.values():
            async with there.guest(begun, 0, 1) as guest:
                for _ in range(3):
                    await until(lambda: guest.asked)
                    await guest.answer(guest.asked[0])
    newer()
    for attempt in range(2):
        async with inn(quick(url)) as there:
            for slug, begun in tables.items():
                table, now = begun["table"]["id"], load(slug).version
                shown = (await there.get(f"/tables/{table}")).json()
                assert shown["notice"] == {"id": "rules-carried-on", "args": {"began": now - 1, "now": now}}
                assert (shown["state"], shown["version"]) == ("playing", now)
                assert [body["kind"] for body in events(tmp_path, table)].count("rebased") == 1
                live_table = await there.registry.find(table)
                assert live_table.log((0, 1)).header.notes["began"] == now - 1
                if attempt:
                    async with there.guest(begun, 0, 1) as guest:
                        await until(lambda: guest.asked)
                        assert (await guest.answer(guest.asked[0]))["type"] == "ack"


@pytest.mark.usefixtures("inside")
async def test_what_a_device_noted_and_every_die_outlive_a_change_of_the_rules(
    tmp_path: Path, newer: Any
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    device = NotingDevice()
    async with inn(quick(url)) as there:
        opened = await there.open(people=1)
        table = opened["table"]["id"]
        async with there.guest(opened, 0) as guest:
            for _ in range(3):
                await guest.answer(0)
            device.hear(guest.heard)
    newer()
    async with inn(quick(url)) as there:
        async with there.guest(opened, 0) as guest:
            await answer_all(guest, 0)
            device.hear(guest.heard)
        text = (await there.get(f"/tables/{table}/log")).text
    log = from_text(text)
    assert "rebased" in [fields[0] for fields in log.header.notes["record"]]
    verdict = verify(log, device.noted)
    assert verdict.ok, verdict.problems
    assert not {"verify-part-rules", "verify-part-short"} & {message.id for message in verdict.unchecked}
    # once its rules are gone, a finished game still has its arithmetic and its record checked
    newer()
    async with inn(quick(url)) as there:
        told = (await there.post("/verify", {"log": text})).json()
    assert told["ok"], told
    assert "verify-part-rules" in [message["id"] for message in told["unchecked"]]
    later = verify(log, device.noted)
    assert (later.ok, later.drawn) == (True, verdict.drawn)
    rolled = forging.dice(log)[0]
    bent = forging.with_line(log, rolled, lambda line: line._replace(answer=[[0, 0, 99]]))
    assert verify(bent).problems[0].id == "verify-die"


@pytest.mark.usefixtures("inside")
async def test_a_game_that_new_rules_do_not_fit_is_frozen_with_its_file(
    tmp_path: Path, newer: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context():
        newer(strange=True)
        async with opened(LATEST, tmp_path, keep_seconds=0.0) as (there, tables):
            playing = {table: then for table, then in tables.items() if then["state"] == "playing"}
            # found by the server itself, before anybody comes
            await until(lambda: all(events(tmp_path, table)[-1]["kind"] == "frozen" for table in playing))
            for table, then in playing.items():
                shown = (await there.get(f"/tables/{table}")).json()
                assert (shown["state"], shown["notice"]["id"]) == ("over", "rules-frozen")
                file = from_text((await there.get(f"/tables/{table}/log")).text)
                assert len(file.lines) == then["answered"]
            for table, then in tables.items():
                if then["state"] == "over":  # it was never kept, and now it is too late
                    assert (await there.get(f"/tables/{table}")).json()["notice"]["id"] == "rules-unwatchable"
                    await says_why(there, table, then, strange=True)
            listed = (await there.get("/tables?state=playing")).json()["tables"]
            assert not {one["id"] for one in listed} & set(playing)
    monkeypatch.undo()
    async with opened(LATEST, tmp_path) as (there, _):  # for good: its secret is known by now
        for table in playing:
            assert (await there.get(f"/tables/{table}")).json()["state"] == "over"


def events(folder: Path, table: str) -> list[Any]:
    with sqlite3.connect(folder / "tables.db") as database:
        statement = "SELECT body FROM events WHERE table_id = ? ORDER BY seq"
        return [json.loads(row[0]) for row in database.execute(statement, (table,))]


async def test_other_dice_under_new_rules_are_noticed(tmp_path: Path) -> None:
    """Every answer may be legal, and still not what this table's secret gives."""
    async with opened(LATEST, tmp_path) as (there, tables):
        table = next(
            one
            for one, then in tables.items()
            if then["game"] == "dungeon_attack" and then["state"] == "over"
        )
        file = from_text((await there.get(f"/tables/{table}/log")).text)
    file = under(load("dungeon_attack"), file)
    assert trouble_with(to_text(file), None) is None
    place = next(n for n, line in enumerate(file.lines) if line.beside and "roll" in line.beside)
    rolled = file.lines[place]
    other = [[pool[-1], *pool[1:-1], pool[0]] for pool in rolled.answer]
    assert other != rolled.answer
    lines = (*file.lines[:place], rolled._replace(answer=other))
    found = trouble_with(to_text(replace(file, lines=lines)), None)
    assert found is not None
    assert found.id == "verify-die"


async def test_a_game_is_kept_when_it_ends_and_after_a_crash(tmp_path: Path) -> None:
    """By a process of its own; one that had no time for it is found at the next start."""
    names = ["Ada", "Bo"]
    seats = [{"kind": "person", "name": name} for name in names]
    wanted = {"log": finished("dungeon_attack", names), "seats": seats}
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inn(quick(url)) as there:  # ends before it has kept anything
        assert (await there.post("/tables/load", wanted)).status_code == 201
    async with inn(quick(url, keep_seconds=0.0)) as there:
        with sqlite3.connect(tmp_path / "tables.db") as database:
            kept = "SELECT length(frames), outcome FROM finished_games"
            await until(lambda: len(database.execute(kept).fetchall()) == 1)
            assert (await there.post("/tables/load", wanted)).status_code == 201
            await until(lambda: len(database.execute(kept).fetchall()) == 2)
            for size, outcome in database.execute(kept):
                assert 1_000 < size < SMALL_GAME
                assert json.loads(outcome)["scores"]
        assert there.registry.keeper.kept == 2


@pytest.mark.parametrize("slug", ["dungeon_attack", "castle_of_frosts"])
def test_a_kept_game_takes_about_as_much_room_as_its_file(slug: str) -> None:
    """200 answers of four players are 5 to 47 MB of frames."""
    file = finished(slug, ["Ada", "Bo", "Cleo"])
    log = from_text(file)
    drawing = draw(slug, None, dict(log.header.options), log.header.seats, "sampled", log.lines)
    watched = WatchedGame(drawing.packed, 3, len(log.lines))
    assert len(drawing.packed) < 3 * len(file)
    assert json.loads(watched.frames(2, 5, 1)[0])["sight"]["seat"] == 2
    assert len(watched.frames(None, 0, 10_000)) == len(log.lines) + 1
    assert json.loads(watched.recap(1))["answered"] == len(log.lines)
