"""The operator: commands that look and delete, and a page behind a key."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from server.test_lobby import refused
from server.test_play import sqlite
from tumblekeep.__main__ import main
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.storage.secret import digest

KEY = "open sesame, said the keeper"


async def talked(there: Inn) -> Any:
    """A table with two people at which both have said something."""
    opened = await there.open(people=2)
    async with there.guest(opened, 0, 1) as guest:
        await guest.act("say", seat=0, text="hello there")
        await guest.act("say", seat=1, text="my secret")
    return opened


async def command(*words: str) -> int:
    """Run a command as the operator would, while the server runs."""
    return await asyncio.get_running_loop().run_in_executor(None, main, list(words))


async def test_the_operator_lists_shows_and_deletes_tables_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = sqlite(tmp_path)
    at = ("--database", database, "--lang", "en")
    async with inn(quick(database)) as there:
        opened, other = await talked(there), await there.open(people=1)
        table = opened["table"]["id"]
        await there.registry.bytes.forget_removed()
        assert await command("tables", "list", "--json", *at) == 0
        listed = json.loads(capsys.readouterr().out)
        assert {one["id"] for one in listed} == {table, other["table"]["id"]}
        assert await command("tables", "list", "--state", "over", *at) == 0
        assert "no tables" in capsys.readouterr().out
        assert await command("tables", "show", table, "--chat", *at) == 0
        shown = capsys.readouterr().out
        assert "Guest 0, Guest 1" in shown
        assert "my secret" in shown
        assert await command("tables", "show", "0000000000", *at) == 2
        assert "no table 0000000000" in capsys.readouterr().err
        assert await command("tables", "delete", table, "0000000000", "--yes", *at) == 2
        assert (await there.get(f"/tables/{table}")).status_code == 200  # nothing was done
        assert await command("tables", "delete", table, "--yes", *at) == 0
        assert "One table was deleted" in capsys.readouterr().out
        await there.registry.bytes.forget_removed()
        assert (await there.get(f"/tables/{table}")).status_code == 404
        assert (await there.get(f"/tables/{other['table']['id']}")).status_code == 200


async def test_the_operator_removes_a_persons_words_and_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = sqlite(tmp_path)
    at = ("--database", database, "--lang", "fr", "--yes")
    async with inn(quick(database)) as there:
        table = (await talked(there))["table"]["id"]
        await there.registry.bytes.forget_removed()
        assert await command("chat", "purge", "--table", table, "--seat", "1", *at) == 0
        assert "Un message a été effacé" in capsys.readouterr().out
        assert await command("tables", "forget-name", "Guest 1", "--all", *at) == 0
        assert "d’une table" in capsys.readouterr().out
        await there.registry.bytes.forget_removed()
        stored = str(await there.registry.store.events(table))
        assert "my secret" not in stored
        assert "Guest 1" not in stored
        assert "hello there" in stored
        assert [seat["name"] for seat in (await there.get(f"/tables/{table}")).json()["seats"]] == [
            "Guest 0",
            "***",
        ]
        assert await command("chat", "purge", "--all", *at) == 0
        assert "hello there" not in str(await there.registry.store.events(table))


async def test_nothing_is_deleted_without_a_yes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = sqlite(tmp_path)
    at = ("--database", database, "--lang", "en")
    async with inn(quick(database)) as there:
        table = (await there.open(people=1))["table"]["id"]
        assert await command("tables", "delete", table, *at) == 2
        assert "--yes" in capsys.readouterr().err
        monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
        for typed, code in (("no\n", 2), ("yes\n", 0)):
            monkeypatch.setattr("sys.stdin.readline", lambda typed=typed: typed, raising=False)
            assert await command("tables", "delete", table, *at) == code
    assert main(["tables", "list", "--database", f"sqlite:///{tmp_path / 'none.db'}"]) == 2


def operated(folder: Path, **changes: Any) -> Any:
    return quick(sqlite(folder), operator=digest(KEY), **changes)


async def test_the_operators_page_needs_its_key(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path / "."))) as there:
        assert refused(await there.get("/operator", KEY), 404, "server-no-page")
    limits = replace(RateLimits(), key_burst=3, key_rate=0.001)
    async with inn(operated(tmp_path, limits=limits)) as there:
        table = (await there.open(people=1))["table"]["id"]
        for _ in range(5):
            assert (await there.get("/operator", KEY)).status_code == 200  # the right key costs nothing
        for path in ("/operator", "/operator/tables"):
            assert refused(await there.get(path), 401, "server-not-operator")
        assert refused(
            await there.post(f"/operator/tables/{table}/delete", None, "wrong"), 401, "server-not-operator"
        )
        assert (await there.get("/operator", KEY)).status_code == 429  # somebody is guessing


async def test_the_operator_sees_what_runs_and_what_is_refused(tmp_path: Path) -> None:
    async with inn(operated(tmp_path)) as there:
        opened = await talked(there)
        table = opened["table"]["id"]
        await there.get("/tables/0000000000")
        told = (await there.get("/operator", KEY)).json()
        assert told["tables"] == {"playing": 1}
        assert told["in_memory"] == 1
        assert told["disk"] > 0
        (reason,) = [one for one in told["refusals"] if one["id"] == "server-no-table"]
        assert reason["count"] == 1
        assert reason["text"].startswith("There is no such table.")
        (listed,) = (await there.get("/operator/tables", KEY)).json()["tables"]
        assert (listed["id"], listed["said"], listed["names"]) == (table, 2, ["Guest 0", "Guest 1"])
        assert (await there.post(f"/operator/tables/{table}/purge", None, KEY)).json() == {"count": 2}
        async with there.guest(opened, 0) as guest:
            assert (await there.post(f"/operator/tables/{table}/delete", None, KEY)).json() == {"count": 1}
            assert (await guest.hear("bye"))["problem"]["id"] == "server-table-removed"
        assert refused(
            await there.post(f"/operator/tables/{table}/delete", None, KEY), 404, "server-no-table"
        )


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--operator-key", "nowhere.txt"], "can’t be read from nowhere.txt"),
        (["--memory", "1"], "at least 16"),
        (["--disk", "-1"], "at least 0"),
        (["--name", "a b"], "a b is not one"),
    ],
)
def test_serve_says_what_is_wrong_with_a_setting(
    flags: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--lang", "en", "--database", sqlite(tmp_path), *flags]) == 2
    assert said in capsys.readouterr().err


def test_an_operators_key_that_is_too_short_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUMBLEKEEP_OPERATOR_KEY", "short")
    assert main(["serve", "--lang", "en", "--database", sqlite(tmp_path)]) == 2
    assert "16 to 200" in capsys.readouterr().err
