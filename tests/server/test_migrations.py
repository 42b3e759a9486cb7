"""Migrations, rehearsed on both kinds of databases: from every step of the past with tables in it, and back out of a step that fails."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError

from server.guest import inn, quick
from server.test_outlive import KEPT, LATEST, RELEASES
from tumblekeep.__main__ import main
from tumblekeep.server.storage import migrations
from tumblekeep.server.storage.database import Database
from tumblekeep.server.storage.migrations import STEPS, NewerDatabase
from tumblekeep.server.storage.partitions import is_partition

ROW = {
    "id": "0123456789", "secret": "00" * 32, "created": 1, "touched": 2, "state": "open", "public": 1, "archived": 0,
    "summary": "{}",
}  # fmt: skip
BROKEN = (
    "CREATE TABLE halfway (id INTEGER PRIMARY KEY)",
    "ALTER TABLE tables ADD COLUMN later INTEGER",
    "NO SUCH STATEMENT",
)


@pytest.fixture
def postgres_url(empty_postgres_url: str) -> str:
    """Here it matters how a database comes to be what it is."""
    return empty_postgres_url


def prepared(url: str) -> int:
    """Bring a database up to date, as a server does when it starts; return the steps it took."""
    database = Database(url)
    try:
        return database.prepare()
    finally:
        database.close()


def shape(url: str) -> dict[str, set[str]]:
    """The tables of a database and their columns."""
    database = Database(url)
    try:
        found = inspect(database.reading)
        names = [name for name in found.get_table_names() if not is_partition(name)]
        return {name: {one["name"] for one in found.get_columns(name)} for name in names}
    finally:
        database.close()


def stored(url: str) -> list[dict[str, Any]]:
    database = Database(url)
    try:
        with database.reading.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(text("SELECT * FROM tables"))]
    finally:
        database.close()


@pytest.mark.parametrize("step", range(1, len(STEPS)))
def test_every_step_of_the_past_is_brought_up_to_date(
    step: int, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as then:
        then.setattr(migrations, "STEPS", STEPS[:step])
        assert prepared(database) == step
        opened = Database(database)
        with opened.writing.begin() as connection:
            names = ", ".join(ROW)
            connection.execute(
                text(f"INSERT INTO tables ({names}) VALUES ({', '.join(f':{one}' for one in ROW)})"), ROW
            )
        opened.close()
    assert prepared(database) == len(STEPS) - step
    assert prepared(database) == 0
    fresh = f"sqlite:///{tmp_path / 'fresh.db'}"
    prepared(fresh)
    never_older = shape(fresh)
    if database.startswith("postgresql"):
        never_older["tables"].add("part")
        never_older["events"].add("part")
    assert shape(database) == never_older, "the same as a database that was never older"
    assert ROW.items() <= stored(database)[0].items()


async def test_a_step_that_failed_left_no_server_able_to_start(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with inn(quick(database)) as there:
        opened = await there.open(people=1)
    before = shape(database)
    with monkeypatch.context() as later:
        later.setattr(migrations, "STEPS", (*STEPS, BROKEN))
        with pytest.raises(SQLAlchemyError):
            prepared(database)
        assert main(["serve", "--port", "0", "--database", database, "--lang", "en"]) == 2
    assert "tumblekeep serve:" in capsys.readouterr().err
    assert shape(database) == before, "nothing of it is there"
    async with inn(quick(database)) as there, there.guest(opened, 0) as guest:  # the older server
        assert (await guest.answer(0))["type"] == "ack"


def test_a_step_that_half_of_a_multi_step_upgrade_failed_at_is_taken_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several steps at once are one upgrade: all of them, or none."""
    good = ("CREATE TABLE after (id INTEGER PRIMARY KEY)",)
    assert prepared(database) == len(STEPS)
    with monkeypatch.context() as later:
        later.setattr(migrations, "STEPS", (*STEPS, good, BROKEN))
        with pytest.raises(SQLAlchemyError):
            prepared(database)
    assert "after" not in shape(database)
    with monkeypatch.context() as mended:
        mended.setattr(migrations, "STEPS", (*STEPS, good, BROKEN[:2]))
        assert prepared(database) == 2
    assert {"after", "halfway"} <= set(shape(database))
    with pytest.raises(NewerDatabase):  # and the way back: the older one does not touch what it does not know
        prepared(database)


@pytest.mark.usefixtures("inside")
@pytest.mark.parametrize("release", RELEASES)
async def test_databases_of_every_release_move_to_postgresql(
    release: str, postgres_url: str, tmp_path: Path
) -> None:
    shutil.copyfile(KEPT / f"{release}.db", tmp_path / "then.db")
    folder = str(tmp_path / "files")
    assert main(["export", "--all", folder, "--database", f"sqlite:///{tmp_path / 'then.db'}"]) == 0
    assert main(["import", folder, "--database", postgres_url]) == 0
    tables = json.loads((KEPT / f"{release}.json").read_text())
    assert {row["id"]: row["state"] for row in stored(postgres_url)} == {
        table: then["state"] for table, then in tables.items()
    }
    if release == LATEST:
        async with inn(quick(postgres_url)) as there:
            for table, then in tables.items():
                assert (await there.get(f"/tables/{table}")).json()["answered"] == then["answered"]
