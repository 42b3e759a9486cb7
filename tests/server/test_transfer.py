"""All tables as files, and back: while the server runs, in one go or in several, from one kind of database to the other."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.guest import inn, quick
from server.test_outlive import KEPT, LATEST, RELEASES, token
from tumblekeep.__main__ import main
from tumblekeep.core.log import from_text


@pytest.fixture
def source(tmp_path: Path) -> Path:
    shutil.copyfile(KEPT / f"{LATEST}.db", tmp_path / "tables.db")
    return tmp_path / "tables.db"


def run(*words: str) -> int:
    return main([*words, "--lang", "en"])


@pytest.mark.usefixtures("inside")
async def test_tables_come_through_files_to_another_kind_of_database(
    source: Path, tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = json.loads((KEPT / f"{LATEST}.json").read_text())
    folder, copy = tmp_path / "out", database.replace("tables.db", "copy.db")
    async with inn(quick(f"sqlite:///{source}")) as there:  # it runs
        assert run("export", "--all", str(folder), "--database", f"sqlite:///{source}") == 0
        logs = {
            table: (await there.get(f"/tables/{table}/log", token(then))).text
            for table, then in tables.items()
        }
    assert "15 tables written" in capsys.readouterr().out
    for table, then in tables.items():
        file = folder / f"{then['game']}-{table}.tumble"
        assert file.exists() == (then["state"] != "open")
        if then["state"] == "over":
            assert file.read_text() == logs[table]
        elif file.exists():
            assert "seed" not in from_text(file.read_text()).header.notes
    for count in (15, 0):
        assert run("import", str(folder), "--database", copy) == 0
        assert f"already there: {15 - count}." in capsys.readouterr().out
    async with inn(quick(copy)) as there:
        for table, then in tables.items():
            shown = (await there.get(f"/tables/{table}")).json()
            assert (shown["state"], shown["answered"]) == (then["state"], then["answered"])
            assert (await there.get(f"/tables/{table}/log", token(then))).text == logs[table]


def test_an_export_that_was_interrupted_goes_on(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tumblekeep.server import transfer

    write, written = transfer._write, []

    def stop_in_the_middle(path: Path, content: bytes) -> None:
        written.append(path)
        if len(written) == 9:
            path.with_name(f"{path.name}.part").write_bytes(content[:100])
            raise KeyboardInterrupt
        write(path, content)

    command = ("export", "--all", str(tmp_path / "out"), "--database", f"sqlite:///{source}")
    with monkeypatch.context() as patch:
        patch.setattr(transfer, "_write", stop_in_the_middle)
        assert run(*command) == 130
    assert "goes on from there" in capsys.readouterr().err
    done = {file.stem for file in (tmp_path / "out" / "tables").glob("*.json")}
    assert 0 < len(done) < 15
    assert run(*command) == 0
    told = capsys.readouterr()
    assert f"{15 - len(done)} tables written" in told.out
    assert f"unchanged since the last time: {len(done)}." in told.out
    assert "15 of 15 tables" in told.err
    with sqlite3.connect(source) as other:  # one table goes on: it alone is written again
        table, _, body = other.execute(
            "SELECT table_id, MAX(seq), body FROM events WHERE body LIKE '%\"said\"%'"
        ).fetchone()
        assert json.loads(body)["kind"] == "said"
        last = other.execute("SELECT MAX(seq) FROM events WHERE table_id = ?", (table,)).fetchone()[0]
        other.execute("INSERT INTO events VALUES (?, ?, 'another', 0, ?)", (table, last + 1, body))
    assert run(*command) == 0
    assert "One table written" in capsys.readouterr().out


@pytest.mark.parametrize("release", RELEASES)
def test_databases_of_every_release_can_be_exported(
    release: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copyfile(KEPT / f"{release}.db", tmp_path / "then.db")
    assert (
        run("export", "--all", str(tmp_path / "out"), "--database", f"sqlite:///{tmp_path / 'then.db'}") == 0
    )
    assert len(list((tmp_path / "out").glob("*.tumble"))) == 10


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("export", "out"), "--all"),
        (("export", "out", "--all", "--table", "0123456789"), "--all"),
        (("export", "out", "--table", "0123456789"), "there is no table 0123456789"),
        (("export", "tables.db/out", "--all"), "can’t be written to"),
        (("import", "out"), "holds no exported tables"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: tuple[str, ...],
    says: str,
    source: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(source.parent)
    assert run(*words, "--database", "sqlite:///tables.db") == 2
    assert says in capsys.readouterr().err


def test_a_changed_file_is_left_out_and_changes_nothing(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", "--all", str(tmp_path / "out"), "--database", f"sqlite:///{source}") == 0
    files: list[Any] = sorted((tmp_path / "out" / "tables").glob("*.json"))
    first, second = files[0].read_bytes().splitlines()
    whole = json.loads(second)
    del whole["events"][0]
    files[0].write_bytes(first + b"\n" + json.dumps(whole).encode())
    files[1].write_text("[]")
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert run("import", str(tmp_path / "out"), "--database", copy) == 1
    told = capsys.readouterr()
    assert told.err.count("is not an exported table") == 2
    assert "13 tables read" in told.out
