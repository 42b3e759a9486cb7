"""The twenty lines of docs/bots.md sit down and play."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from server.guest import inn, quick

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


async def test_the_lines_of_the_documents_play_a_game_to_its_end(database: str, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    program = tmp_path / "robo.py"
    program.write_text(found[1], encoding="utf-8")
    async with inn(quick(database, people=True)) as there:
        made = (await there.post("/people", {"name": "Robo Rita", "bot": True})).json()
        seats = [{"kind": "open"}, {"kind": "bot", "level": "greedy"}]
        opened = (
            await there.post("/tables", {"game": "dungeon_attack", "seats": seats, "public": True})
        ).json()
        table = opened["table"]["id"]
        words = [f"http://127.0.0.1:{there.port}", made["secret"], table]
        robo = await asyncio.create_subprocess_exec(
            sys.executable, str(program), *words, stderr=asyncio.subprocess.PIPE
        )
        while (await there.get(f"/tables/{table}")).json()["seats"][0]["kind"] == "open":
            assert robo.returncode is None, (await robo.communicate())[1]
            await asyncio.sleep(0.05)
        assert (await there.post(f"/tables/{table}/start", {}, token=opened["host"])).status_code == 200
        _, trouble = await robo.communicate()
        assert robo.returncode == 0, trouble
        over = (await there.get(f"/tables/{table}")).json()
        assert (over["state"], over["seats"][0]["name"]) == ("over", "Robo Rita")
        listed = (await there.get("/people/me/games", token=made["secret"])).json()
        assert [one["table"] for one in listed["games"]] == [table]
