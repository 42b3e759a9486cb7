"""Make one of the kept databases with the code of a released state: tables open, under way and finished, of all games.

Run it with the code of that time, in a worktree of its commit (the test's client has hardly changed since the first server):

    git worktree add ../then COMMIT
    PYTHONPATH=../then/src:../then/tests .venv/bin/python tests/server/kept/make.py tests/server/kept/NAME

It writes NAME.db, and NAME.json with what that code said about each table: the secrets, the result, the mark at its end.
Of several finished games the shortest that is not over at once is kept, so that the database stays small.

| name | commit | what was different then |
|---|---|---|
| 01-rules-1 | 7871c8ab | version 1 of all rules, the first scheme of dice, three steps of the schema |
| 02-rules-2 | 64bee58a | version 2 of all rules |
| 03-fair-dice | 664245d2 | players add to the dice, snapshots |
| 04-lookbacks | cbc555b2 | lookbacks, packs |
| 05-plain-names | f9d463d6 | version 2 of all rules, before finished games kept their frames |

`--packed`, with code that packs: only finished games, kept and packed. One such database for each form in which that was ever stored:

| name | commit | what was different then |
|---|---|---|
| packed/1 | 0e2ca425 | form 1 of packed events, form 1 of everything that can be watched |
| packed/2 | | form 2 of packed events: the games of packed/1, packed closely |
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from server.guest import Guest, Inn, inn, quick
from tumblekeep.games import load

GAMES = ("dungeon_attack", "dungeon_dice", "dungeons_dice_danger", "dungeon_fighter", "castle_of_frosts")
TRIES = 12
LEAST = 40
"""Events of a finished game."""


async def main(name: Path, *, packed: bool) -> None:
    """Play, choose, and write both files."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        told: dict[str, Any] = {}
        async with inn(quick(f"sqlite:///{path}")) as there:
            for number, slug in enumerate(GAMES):
                told |= await tables_of(there, slug, number)
            if packed:
                from server.test_packing import pack_all  # older code has no such thing

                told = {table: one for table, one in told.items() if one["state"] == "over"}
                await pack_all(there)
        with sqlite3.connect(path) as database:
            keep_only(database, list(told))
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("PRAGMA page_size=1024")  # a hundred tables and indexes, nearly all of them empty
        database.execute("VACUUM")
        database.close()
        name.with_suffix(".db").write_bytes(path.read_bytes())
    name.with_suffix(".json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n")
    sys.stdout.write(f"{name} {name.with_suffix('.db').stat().st_size} bytes\n")


async def tables_of(there: Inn, slug: str, luck: int) -> dict[str, Any]:
    """Three tables of a game, and what is to be said of each."""
    fewest = load(slug).seats.start
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
    waiting = await there.post("/tables", {"game": slug, "seats": seats[: max(2, fewest)], "public": True})
    assert waiting.status_code == 201, waiting.text
    playing = await there.open(slug, people=2, public=True, title="Thursday")
    async with there.guest(playing, 0, 1, checks=False) as guest:
        await play_on(guest, Random(luck), 12)
        await guest.act("say", seat=0, text="good luck")
        answer = await guest.answer(guest.asked[0])
        assert answer["type"] == "ack"
    found = []
    for attempt in range(TRIES):
        people = max(1 + attempt % 2, fewest)
        opened = await there.open(slug, people=people, public=True)
        async with there.guest(opened, *range(people), checks=False) as guest:
            if await play_on(guest, Random(attempt), 400):
                found.append((opened, guest.seq))
    over = min(found, key=lambda one: (one[1] < LEAST, one[1]))[0]
    return {one["table"]["id"]: await told_of(there, slug, one) for one in (waiting.json(), playing, over)}


async def play_on(guest: Guest, chance: Random, most: int) -> bool:
    """Answer for everybody until the game ends; say whether it has."""
    for _ in range(most):
        while not guest.asked and guest.outcome is None:
            await guest.next()
        if guest.outcome is not None:
            return True
        seat = guest.asked[0]
        question = guest.question(seat)
        option = chance.choice(question["options"])["id"]
        said = await guest.answer(seat, option)
        assert said["type"] == "ack", said
    return guest.outcome is not None


async def told_of(there: Inn, slug: str, opened: Any) -> dict[str, Any]:
    """What the code of this time says about a table."""
    table = opened["table"]["id"]
    shown = (await there.get(f"/tables/{table}")).json()
    mine = {one["seat"]: one["token"] for one in opened["mine"]}
    told = {
        "game": slug,
        "state": shown["state"],
        "answered": shown["answered"],
        "tokens": mine,
    }
    if shown["state"] == "over":
        file = (await there.get(f"/tables/{table}/log", next(iter(mine.values())))).text.splitlines()
        replay = await there.get(f"/tables/{table}/replay?start={shown['answered']}&count=1")
        told["file"] = json.loads(file[-1])["mark"]
        told["outcome"] = replay.json()["frames"][-1]["outcome"]
    return told


def keep_only(database: sqlite3.Connection, tables: list[str]) -> None:
    """Drop the tables that were only tried."""
    marks = ",".join("?" * len(tables))
    names = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for name in ("snapshots", "lookbacks", "finished_games", "packed_events", "events"):
        if name in names:
            database.execute(f"DELETE FROM {name} WHERE table_id NOT IN ({marks})", tables)
    database.execute(f"DELETE FROM tables WHERE id NOT IN ({marks})", tables)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), packed="--packed" in sys.argv[2:]))
