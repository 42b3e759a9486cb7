"""Games kept by their answers: their frames go, and the rules they were played by draw them when those of today are others."""

from __future__ import annotations

import asyncio
import io
import lzma
import signal
import sys
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from server.guest import Inn, database_of, inn, quick
from server.test_finished import over
from server.test_operator import command
from server.test_outlive import GAMES, newer, seen
from server.test_packing import forget_memory, pack_all
from server.test_transfer import run
from tumblekeep.server.network import rules_processes
from tumblekeep.server.network.rules_processes import RulesProcess
from tumblekeep.server.runtime import answers_only, rules_archive
from tumblekeep.server.runtime.rules_archive import BadArchive, CanNotDraw, RulesFailed
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.settings import Settings
from tumblekeep.server.storage.records import BY_ANSWERS, DRAWN, STAYS_DRAWN
from tumblekeep.server.storage.schema import FINISHED_GAMES
from tumblekeep.server.table.served_game import ServedGame

__all__ = ["newer"]  # a fixture
pytestmark = pytest.mark.usefixtures("inside")


@asynccontextmanager
async def house(database: str, folder: Path, **changes: Any) -> AsyncIterator[Inn]:
    async with inn(quick(database, rules_folder=str(folder / "rules"), **changes)) as there:
        yield there


async def convert(there: Inn) -> int:
    """Keep and pack every finished game, and drop its frames."""
    await pack_all(there)
    return await answers_only.keep_by_answers(there.registry, now() + 60_000)


def kept(there: Inn) -> dict[str, Any]:
    """What is kept of each finished game: its form, whether it has frames, and its rules."""
    columns = FINISHED_GAMES.c
    with database_of(there.registry).reading.connect() as connection:
        found = connection.execute(select(columns.table_id, columns.form, columns.frames, columns.rules))
        return {table: (form, frames is not None, rules) for table, form, frames, rules in found}


def told_of(opened: Any) -> dict[str, Any]:
    return {"tokens": {0: opened["mine"][0]["token"]}, "answered": 10}


@pytest.mark.parametrize("slug", GAMES)
async def test_a_game_without_frames_is_seen_as_before_under_other_rules(
    slug: str,
    database: str,
    tmp_path: Path,
    newer: Any,
) -> None:
    """Replay, end page, throws, file and welcome are byte for byte what they were, although today's rules would accept none of it."""
    async with house(database, tmp_path) as there:
        opened = await over(there, slug)
        table, told = opened["table"]["id"], told_of(opened)
        await pack_all(there)
        forget_memory(there)
        before = await seen(there, table, told)
        assert kept(there)[table] == (DRAWN, True, None)
        assert await convert(there) == 1
        assert kept(there)[table] == (BY_ANSWERS, False, 1)
        forget_memory(there)
        assert await seen(there, table, told) == before
    newer(strange=True)
    with pytest.MonkeyPatch.context() as watched:
        watched.setattr(ServedGame, "__init__", lambda *_, **__: pytest.fail("today's rules played it"))
        async with house(database, tmp_path) as there:
            assert await seen(there, table, told) == before
            verdict = (await there.post("/verify", {"log": before["log None"]["log"]})).json()
            assert verdict["ok"], verdict


async def test_rules_that_went_missing_or_were_changed_are_not_run_and_no_game_is_lost(
    tmp_path: Path,
    newer: Any,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Without its rules a game can't be watched, and says so; its file is there. With them it can be watched again, also by its frames."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inn(quick(database)) as there:  # beside the database, as nobody says otherwise
        opened = await over(there)
        table, told = opened["table"]["id"], told_of(opened)
        await pack_all(there)
        before, frames = await seen(there, table, told), frames_of(there, table)
        assert await convert(there) == 1
        assert await convert(there) == 0, "it is done once"
        forget_memory(there)
    [archive] = (tmp_path / "tables.db.rules").glob("*.zip")
    whole = archive.read_bytes()
    newer(strange=True)
    for broken in (None, whole[:-100], changed(whole, tmp_path)):
        if broken is None:
            archive.unlink()
        else:
            archive.write_bytes(broken)
        async with inn(quick(database)) as there:
            for part in ("recap", "replay", "throws"):
                answer = await there.get(f"/tables/{table}/{part}")
                assert (answer.status_code, answer.json()["problem"]["id"]) == (409, "server-unwatchable")
            async with there.guest(opened) as guest:
                assert (guest.outcome, guest.last) == (before["welcome"][0], {})
            for who in (None, told["tokens"][0]):
                assert (await there.get(f"/tables/{table}/log", who)).text == before[f"log {who}"]["log"]
            assert kept(there)[table] == (BY_ANSWERS, False, 1), "it may be watched again"
        assert not (tmp_path / "ran").exists()
    archive.write_bytes(whole)
    async with inn(quick(database)) as there:
        assert await seen(there, table, told) == before
    assert run("export", "--all", str(tmp_path / "files"), "--database", database) == 0
    words = ["tables", "draw", "--all", "--database", database, "--lang", "en"]
    assert await command(*words) == 0
    assert "1 game has" in capfd.readouterr().out
    archive.unlink()
    for house_of in (database, f"sqlite:///{tmp_path / 'other.db'}"):
        if house_of != database:
            assert run("import", str(tmp_path / "files"), "--database", house_of) == 0
        async with inn(quick(house_of)) as there:
            assert await seen(there, table, told) == before
            assert frames_of(there, table) == frames
            if house_of == database:
                assert kept(there)[table] == (DRAWN, True, STAYS_DRAWN)


def frames_of(there: Inn, table: str) -> bytes:
    columns = FINISHED_GAMES.c
    with database_of(there.registry).reading.connect() as connection:
        found = connection.execute(select(columns.frames).where(columns.table_id == table)).scalar_one()
    return lzma.decompress(found)


def changed(whole: bytes, folder: Path) -> bytes:
    """An archive in which somebody has put a line of their own."""
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    name = "tumblekeep/server/runtime/archived_drawing.py"
    files[name] += f"\nopen({str(folder / 'ran')!r}, 'w').close()\n".encode()
    return rules_archive.packed(files)


async def test_a_game_that_the_kept_rules_draw_differently_keeps_its_frames(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database, tmp_path) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        monkeypatch.setattr(answers_only, "digest_of_packed", lambda _: "another")
        assert await convert(there) == 0
        assert kept(there)[table] == (DRAWN, True, STAYS_DRAWN)
        monkeypatch.undo()
        assert await convert(there) == 0, "it is not tried again and again"


async def test_a_game_of_older_rules_keeps_its_frames(
    tmp_path: Path,
    newer: Any,
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inn(quick(database)) as there:
        table = (await over(there))["table"]["id"]
        await pack_all(there)
    newer()
    async with inn(quick(database)) as there:
        assert await convert(there) == 0
        assert kept(there)[table] == (DRAWN, True, STAYS_DRAWN)


async def test_games_keep_their_frames_where_rules_are_not_kept(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inn(quick(database, rules_folder="none")) as there:
        table = (await over(there))["table"]["id"]
        assert await convert(there) == 0
        assert kept(there)[table] == (DRAWN, True, None)
    assert Settings(database="postgresql://localhost/tables").kept_rules is None
    assert Settings(database=database).kept_rules == f"{tmp_path / 'tables.db'}.rules"


KILLED = """
import os, signal, sys
from tumblekeep.server.storage import settled_games
from tumblekeep.server.storage.database import Database
from tumblekeep.server.storage.records import BY_ANSWERS
database = Database(sys.argv[1], shared=True)
with database.writing.begin() as connection:
    number = settled_games.numbered(connection, "0" * 64)
    assert settled_games.settle(connection, sys.argv[2], rules=number, form=BY_ANSWERS, frames=None)
    os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_a_kill_while_frames_go_loses_nothing(database: str, tmp_path: Path) -> None:
    async with house(database, tmp_path) as there:
        table = (await over(there))["table"]["id"]
        await pack_all(there)
        frames = frames_of(there, table)
        killed = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, database, table)
        assert await killed.wait() == -signal.SIGKILL
        assert kept(there)[table] == (DRAWN, True, None)
        assert frames_of(there, table) == frames


async def test_looking_for_work_reads_no_game_that_is_done(tmp_path: Path) -> None:
    """A house may have a million of them, and looks every half minute."""
    asked: list[tuple[str, Any]] = []
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        store, reading = there.registry.store, database_of(there.registry).reading
        event.listen(reading, "before_cursor_execute", lambda *told: asked.append((told[2], told[3])))
        assert store.kept_rules is not None
        await store.kept_rules.untried(now(), 20)
        await store.kept_rules.needed()
        await store.upkeep.pack(now(), 2)
        await store.upkeep.pack_closely(now(), 2)
        assert len(asked) >= 4
        with reading.connect() as connection:
            plans = [
                str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {one}", told).all())
                for one, told in list(asked)
            ]
    for index in ("finished_untried", "finished_by_rules", "tables_unpacked", "packed_loosely"):
        assert any(index in plan for plan in plans), (index, plans)


# -- the process ------------------------------------------------------------------------------------

MAIN = "tumblekeep/server/runtime/archived_drawing.py"


def process(main: str) -> RulesProcess:
    """A process that runs these rules."""
    files = {f"tumblekeep/{name}__init__.py": b"" for name in ("", "server/", "server/runtime/")}
    return RulesProcess({**files, MAIN: main.encode()})


ECHO = """
import json, os, sys, time
def main():
    print(json.dumps({"done": "ready"}), flush=True)
    for line in sys.stdin:
        told = json.loads(line)
        try:
            print(json.dumps({"done": eval(told)}), flush=True)
        except BaseException as error:
            print(json.dumps({"failed": type(error).__name__}), flush=True)
"""


def test_kept_rules_run_alone() -> None:
    """They see nothing of today's program, nor of its environment; they can't write, nor take all memory; their folder goes with them."""
    running = process(ECHO)
    try:
        folder = running.ask("sys.argv[1]")
        assert running.ask("sys.modules['tumblekeep'].__file__").startswith(folder)
        assert set(running.ask("sorted(os.environ)")) <= {*rules_processes.PASSED_ON, "LC_CTYPE"}
        with pytest.raises(CanNotDraw, match="ModuleNotFoundError"):
            running.ask("__import__('tumblekeep.server.settings')")
        with pytest.raises(CanNotDraw, match="OSError"):
            running.ask("os.write(os.open(sys.argv[1] + '/more', os.O_CREAT | os.O_WRONLY), b'more')")
        with pytest.raises(CanNotDraw, match="MemoryError"):
            running.ask(f"len(bytearray({rules_processes.MEMORY + 1}))")
    finally:
        running.end()
    assert not Path(folder).exists()


def test_kept_rules_that_take_too_long_or_end_are_given_up() -> None:
    running = process(ECHO)
    try:
        with pytest.raises(RulesFailed):
            running.ask("time.sleep(1000)", 0.2)
        assert running._process.wait() != 0
        assert not running.runs
    finally:
        running.end()
    with pytest.raises(RulesFailed):
        process("def main():\n    raise SystemExit")


def test_an_archive_is_read_only_if_it_is_what_it_was(tmp_path: Path) -> None:
    files = {MAIN: b"pass", "tumblekeep/__init__.py": b""}
    digest, body = rules_archive.digest_of(files), rules_archive.packed(files)
    assert rules_archive.unpacked(body, digest) == files
    others: list[dict[str, bytes]] = [
        {**files, MAIN: b"fail"},
        {**files, "tumblekeep/more.py": b""},
        {MAIN: b"pass"},
        {MAIN: b"", "tumblekeep/__init__.py": b"pass"},
    ]
    for other in others:
        with pytest.raises(BadArchive):
            rules_archive.unpacked(rules_archive.packed(other), digest)
    for cut in (b"", body[:-1], body[:40], body[:30] + b"x" + body[31:]):
        with pytest.raises(BadArchive):
            rules_archive.unpacked(cut, digest)
    for name in ("tumblekeep/../x.py", "/tumblekeep/x.py", "other/x.py"):
        outside = {name: b""}
        with pytest.raises(BadArchive):
            rules_archive.unpacked(rules_archive.packed(outside), rules_archive.digest_of(outside))
    with pytest.raises(BadArchive):
        rules_archive.read(tmp_path, digest)


def test_the_same_program_makes_the_same_archive(tmp_path: Path) -> None:
    first, second = rules_archive.keep(tmp_path / "a"), rules_archive.keep(tmp_path / "b")
    assert first == second
    assert len(rules_archive.path_of(tmp_path / "a", first).read_bytes()) < 3_000_000
    assert rules_archive.keep(tmp_path / "a") == first
    assert [one.name for one in (tmp_path / "a").iterdir()] == [f"{first}.zip"]
