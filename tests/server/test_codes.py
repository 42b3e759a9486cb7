"""Five letters that friends tell each other lead to a waiting table; nobody finds one by guessing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from server.guest import inn, quick
from server.test_lobby import PERSON, opened_with, refused
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.storage.secret import spoken_code


async def test_a_spoken_code_leads_to_a_table_until_the_game_begins(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened = await opened_with(there, PERSON, {"kind": "open"})
        table = opened["table"]
        assert table["code"] == spoken_code(table["id"])
        for written in (table["code"], table["code"].upper()):
            assert (await there.get(f"/codes/{written}")).json() == {"table": table["id"]}
        other = "zuzuz" if table["code"] != "zuzuz" else "babab"
        assert refused(await there.get(f"/codes/{other}"), 404, "server-no-code")
        begun = await there.post(f"/tables/{table['id']}/start", {"fill": "greedy"}, opened["host"])
        assert begun.json()["code"] is None
        assert refused(await there.get(f"/codes/{table['code']}"), 404, "server-no-code")


async def test_whoever_guesses_codes_is_soon_refused(tmp_path: Path) -> None:
    limits = replace(RateLimits(), code_burst=3, code_rate=0.001)
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", limits=limits)) as there:
        answers = [(await there.get("/codes/babab")).status_code for _ in range(5)]
        assert answers == [404, 404, 404, 429, 429]
