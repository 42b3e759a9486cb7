"""What players report of others, and what whoever runs the server does about persons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, database_of, inn, quick
from server.test_operator import KEY, command
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.storage import reports as stored
from tumblekeep.server.storage.secret import digest


async def made(there: Inn, name: str) -> Any:
    return (await there.post("/people", {"name": name})).json()


async def talked(there: Inn, *names: str) -> tuple[Any, list[Any]]:
    """A table of persons at which the second has said something."""
    people = [await made(there, name) for name in names]
    seats = [{"kind": "person", "name": one["person"]["name"], "person": one["secret"]} for one in people]
    answer = await there.post("/tables", {"game": "dungeon_attack", "seats": seats, "start": True})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    async with there.guest(opened, *range(len(names))) as guest:
        await guest.act("say", seat=1, text="you play like a skeleton")
        await guest.act("say", seat=0, text="be kind")
    return opened, people


def token(opened: Any, seat: int) -> str:
    return str(next(one["token"] for one in opened["mine"] if one["seat"] == seat))


async def test_a_report_waits_for_the_operator_with_the_words_that_were_said(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ("--database", database, "--lang", "en")
    async with inn(quick(database, people=True, operator=digest(KEY))) as there:
        opened, (ada, bo) = await talked(there, "Ada", "Bo")
        table = opened["table"]["id"]
        wish = {"seat": 1, "reason": "words", "note": "not the first time"}
        # whoever reports can't say what was said
        assert (
            await there.post(f"/tables/{table}/reports", {**wish, "said": ["x"]}, token(opened, 0))
        ).status_code == 422
        for _ in range(3):
            answer = await there.post(f"/tables/{table}/reports", wish, token(opened, 0))
            assert (answer.status_code, answer.json()) == (201, {"taken": True})
        kept = (await there.get("/people/me/file", token=ada["secret"])).json()["reports"]
        assert [(one["name"], one["note"]) for one in kept] == [("Bo", "not the first time")]
        assert await command("people", "reports", "--json", *at) == 0
        (told,) = json.loads(capsys.readouterr().out)  # three times the same is one report
        assert (told["name"], told["about_person"], told["reason"]) == ("Bo", bo["person"]["id"], "words")
        assert told["said"] == ["you play like a skeleton"]
        assert await command("people", "reports", *at) == 0
        shown = capsys.readouterr().out
        assert "Bo is reported (what they say)" in shown
        assert "not the first time" in shown
        (seen,) = (await there.get("/operator/reports", token=KEY)).json()["reports"]
        assert (seen["table"], seen["said"], seen["by_seat"]) == (table, told["said"], 0)
        assert (await there.post(f"/operator/reports/{seen['id']}/done", token=KEY)).json() == {"count": 1}
        assert (await there.get("/operator/reports", token=KEY)).json() == {"reports": []}
        assert len((await there.get("/operator/reports?done=true", token=KEY)).json()["reports"]) == 1
        assert (await there.get("/operator/reports", token="wrong" * 4)).status_code == 401
        assert await command("people", "reports", "--done", "0000000000", *at) == 2
        assert "no report 0000000000" in capsys.readouterr().err


async def test_only_whoever_sits_at_the_table_reports_somebody_else_there(
    tmp_path: Path, no_time: None
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    limits = RateLimits(on=True, person_act_burst=4, join_burst=500)
    async with inn(quick(database, people=True, limits=limits)) as there:
        opened, _ = await talked(there, "Ada", "Bo")
        path = f"/tables/{opened['table']['id']}/reports"
        assert (await there.post(path, {"seat": 1, "reason": "words"})).status_code == 401
        assert (await there.post(path, {"seat": 1, "reason": "words"}, "x" * 32)).status_code == 401
        assert (await there.post(path, {"seat": 1, "reason": "words"}, opened["host"])).status_code == 401
        ada = token(opened, 0)
        for wish in ({"seat": 0}, {"seat": 9}, {"watcher": "abcd"}, {"seat": 1, "watcher": "abcd"}):
            assert (await there.post(path, {"reason": "words", **wish}, ada)).status_code in (404, 422)
        answers = [(await there.post(path, {"seat": 1, "reason": "name"}, ada)).status_code for _ in range(5)]
        assert answers[-1] == 429


async def test_words_go_with_the_chat_and_a_report_with_whom_it_is_about(database: str) -> None:
    async with inn(quick(database, people=True, operator=digest(KEY))) as there:
        opened, (ada, bo, cy) = await talked(there, "Ada", "Bo", "Cy")
        table = opened["table"]["id"]
        for by, about in ((0, 1), (1, 2), (2, 0)):
            await there.post(
                f"/tables/{table}/reports", {"seat": about, "reason": "words"}, token(opened, by)
            )
        await there.post(f"/operator/tables/{table}/purge", token=KEY)
        found = (await there.get("/operator/reports", token=KEY)).json()["reports"]
        assert [one["said"] for one in found] == [[], [], []]
        await there.post("/people/me/delete", token=bo["secret"])
        found = (await there.get("/operator/reports", token=KEY)).json()["reports"]
        assert {one["person"] for one in found} == {ada["person"]["id"], cy["person"]["id"]}
        with database_of(there.registry).writing.begin() as connection:
            rows = connection.execute(stored.REPORTS.select()).fetchall()
            assert bo["person"]["id"] not in str(rows)
            stored.tidy_reports(connection, now() + stored.KEPT_MILLISECONDS + 1000)
            assert connection.execute(stored.REPORTS.select()).fetchall() == []


async def test_the_operator_lists_renames_blocks_and_deletes_persons_while_the_server_runs(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ("--database", database, "--lang", "en")
    async with inn(quick(database, people=True)) as there:
        opened, (ada, bo) = await talked(there, "Ada", "Bo")
        assert (
            await there.post("/people/me", {"visibility": "public"}, token=bo["secret"])
        ).status_code == 200
        assert await command("people", "list", "--json", *at) == 0
        listed = json.loads(capsys.readouterr().out)
        assert {one["name"] for one in listed} == {"Ada", "Bo"}
        assert await command("people", "show", "bo", *at) == 0  # by how the name looks
        shown = capsys.readouterr().out
        assert f"person: {bo['person']['id']}" in shown
        assert opened["table"]["id"] in shown
        assert bo["secret"] not in shown
        assert await command("people", "rename", "bo", "Bobby", *at) == 0
        assert (await there.get("/people/me", token=bo["secret"])).json()["person"]["name"] == "Bobby"
        assert await command("people", "rename", ada["person"]["id"], "   ", *at) == 2
        assert await command("people", "show", "nobody", *at) == 2
        assert "no person nobody" in capsys.readouterr().err
        assert await command("people", "block", "Bobby", "--yes", *at) == 0
        assert (await there.get("/people/me", token=bo["secret"])).status_code == 403
        assert await command("people", "list", "--blocked", *at) == 0
        assert "Bobby" in capsys.readouterr().out
        assert await command("people", "unblock", "Bobby", *at) == 0
        assert (await there.get("/people/me", token=bo["secret"])).status_code == 200
        assert await command("people", "delete", "Bobby", *at) == 2  # nobody there who could say yes
        assert await command("people", "delete", "Bobby", "--yes", *at) == 0
        assert (await there.get("/people/me", token=bo["secret"])).status_code == 401
        capsys.readouterr()
        assert await command("people", "list", "--json", *at) == 0
        assert [one["name"] for one in json.loads(capsys.readouterr().out)] == ["Ada"]
        table = (await there.get(f"/tables/{opened['table']['id']}")).json()
        assert table["state"] == "playing"  # deleted in the middle of a game: the others play on


async def test_somebody_is_reported_from_their_page_with_or_without_a_table(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ("--database", database, "--lang", "en")
    async with inn(quick(database, people=True, operator=digest(KEY))) as there:
        opened, (ada, bo) = await talked(there, "Ada", "Bo")
        path = "/people/named/Bo/reports"
        wish: dict[str, Any] = {"reason": "name", "note": "is my cat's name"}
        # a page that nobody else may see is as good as not there
        assert (await there.post(path, wish, token=ada["secret"])).status_code == 404
        await there.post("/people/me", {"visibility": "public"}, token=bo["secret"])
        assert (await there.post(path, wish)).status_code == 401
        assert (await there.post(path, wish, token=bo["secret"])).status_code == 422  # oneself
        for note in ("first", "is my cat's name"):
            assert (await there.post(path, {**wish, "note": note}, token=ada["secret"])).status_code == 201
        table = opened["table"]["id"]
        assert (
            await there.post(path, {"reason": "words", "table": table}, token=ada["secret"])
        ).status_code == 201
        found = (await there.get("/operator/reports", token=KEY)).json()["reports"]
        assert [(one["table"], one["by_seat"], one["about"], one["note"], one["said"]) for one in found] == [
            (None, None, "", "is my cat's name", []),
            (table, 0, "1", "", ["you play like a skeleton"]),
        ]
        assert {one["person"] for one in found} == {bo["person"]["id"]}
        assert await command("people", "reports", *at) == 0
        assert "Bo is reported (their name) from their page" in capsys.readouterr().out
        kept = (await there.get("/people/me/file", token=ada["secret"])).json()["reports"]
        assert len(kept) == 2
        # two reporters who delete themselves leave reports of nobody's
        cy = await made(there, "Cy")
        await there.post(path, wish, token=cy["secret"])
        for one in (ada, cy):
            assert (await there.post("/people/me/delete", token=one["secret"])).status_code == 200
        assert len((await there.get("/operator/reports", token=KEY)).json()["reports"]) == 3
        await there.post("/people/me/delete", token=bo["secret"])
        assert (await there.get("/operator/reports", token=KEY)).json()["reports"] == []


async def test_a_report_from_a_page_names_only_a_table_of_both_and_there_are_only_so_many(
    tmp_path: Path,
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True, operator=digest(KEY))) as there:
        opened, (_, bo) = await talked(there, "Ada", "Bo")
        cy = await made(there, "Cy")
        await there.post("/people/me", {"visibility": "public"}, token=bo["secret"])
        elsewhere = {"reason": "words", "table": opened["table"]["id"]}
        assert (
            await there.post("/people/named/Bo/reports", elsewhere, token=cy["secret"])
        ).status_code == 422
        nowhere = {"reason": "words", "table": "0000000000"}
        assert (await there.post("/people/named/Bo/reports", nowhere, token=cy["secret"])).status_code == 404
        found = []
        for number in range(12):
            other = await made(there, f"Stranger{number}")
            await there.post("/people/me", {"visibility": "public"}, token=other["secret"])
            answer = await there.post(
                f"/people/named/Stranger{number}/reports", {"reason": "other"}, token=cy["secret"]
            )
            found.append(answer.status_code)
        assert found == [201] * 10 + [409] * 2
