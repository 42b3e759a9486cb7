"""Crafted saved games: each is refused with its line named, or makes a table that can be played (S14)."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from server.sizes import counted, tell
from server.test_play import sqlite
from tumblekeep.core.log import _json, _mark
from tumblekeep.games import GAMES


def deep(levels: int) -> Any:
    found: Any = 1
    for _ in range(levels):
        found = [found]
    return found


VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 2**31, 2**53, 2**63 - 1, 2**63, 2**64 - 1, 2**64, -(2**63), -(10**40), 10**400,
    0.5, -0.0, 1e308, "", "x", "fate", "0", "\u0000", "\u202e", "\ud800", "é" * 50, "x" * 5_000, "../../etc/passwd",
    [], {}, [[]], [None], [0], [-1], [[1, 2]], [[2**64]], {"fate": 3}, {"fate": "x"}, {"fate": None}, {"fate": 2**64 - 1},
    {"launch": {}}, {"launch": deep(40)}, {"a": {"b": {"c": []}}}, deep(15), deep(300), deep(900),
)  # fmt: skip


def marked(plain: list[Any]) -> str:
    """Return lines with correct checksums, whatever their content."""
    mark, told = "", []
    for line in plain:
        try:
            body = _json(line)
            mark = _mark(mark, body)
        except (ValueError, RecursionError):  # no checksum can be right here
            body = json.dumps(line)
        if isinstance(line, dict):
            body = f'{body[:-1]}{"," if line else ""}"mark":"{mark}"}}'
        told.append(body)
    return "\n".join(told) + "\n"


def crafted(plain: list[Any], chance: Random) -> str:
    """Return a file with one thing changed: a field of the header, of a line, or something inside one."""
    lines: list[Any] = json.loads(json.dumps(plain))
    place = 0 if chance.random() < 0.35 else chance.randrange(len(lines))
    holder: Any = lines[place]
    while True:
        key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        inside = holder[key]
        if not isinstance(inside, dict | list) or not inside or chance.random() < 0.5:
            break
        holder = inside
    kind = chance.randrange(8)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, dict):
        holder[chance.choice(["beside", "more", "notes", "answer", "fate", ""])] = chance.choice(VALUES)
    elif kind == 2:
        lines[place] = chance.choice(VALUES)
    elif kind == 3 and place:
        lines[place]["beside"] = chance.choice(VALUES)
    else:
        holder[key] = chance.choice(VALUES)
    text = marked(lines)
    if chance.random() < 0.05:
        text = text.replace('"n":2,', '"n":1e999,')
    return text


async def plays(there: Inn, opened: Any) -> None:
    """Check that a table made of such a file can be viewed, played on, and read back."""
    table = opened["table"]["id"]
    for _ in range(2):
        for token in (None, opened["mine"][0]["token"]):
            for path in ("", "/log", "/replay?start=0&count=5"):
                answer = await there.get(f"/tables/{table}{path}", token)
                assert answer.status_code in (200, 403), answer.text
        async with there.guest(opened, *[one["seat"] for one in opened["mine"]]) as guest:
            for _ in range(3):
                if guest.outcome is None:
                    told = await guest.answer(guest.asked[0])
                    assert told["type"] == "ack", told
        live_table = await there.registry.find(table)
        while live_table.connections.lines or live_table.lock.locked():
            await asyncio.sleep(0.01)
        there.registry.live_tables.pop(table).rest()
    again = await there.registry.find(table)
    assert again.broken is None


async def test_crafted_files_gave_500_and_broke_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """S14: one field of a real game changed at a time, all marks right; refused with the line, or it plays."""
    async with inn(quick(sqlite(tmp_path))) as there:
        real = []
        for slug in GAMES:
            opened = await there.open(slug, 2, bots=0)
            async with there.guest(opened, 0, 1, checks=False) as guest:
                for _ in range(25):
                    if guest.outcome is None:
                        await guest.answer(guest.asked[0])
            token = opened["mine"][0]["token"]
            answer = await there.get(f"/tables/{opened['table']['id']}/log", token)
            if answer.status_code == 200:
                real.append([_without_mark(line) for line in answer.text.splitlines()])
        assert len(real) >= 4
        taken = refused = 0
        for seed in counted("S14", 80, 2_000):
            chance = Random(seed)
            text = crafted(chance.choice(real), chance)
            answer = await there.post("/tables/load", {"log": text})
            if answer.status_code == 201:
                taken += 1
                await plays(there, answer.json())
            else:
                refused += 1
                assert 400 <= answer.status_code < 500, (seed, answer.text)
                problem = answer.json()["problem"]
                assert "line" in problem["args"], (seed, problem)
            checked = await there.post("/verify", {"log": text})
            assert checked.status_code in (200, 400), (seed, checked.text)
        assert taken
        assert refused
        tell("S14", refused=refused, taken_and_played=taken)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def _without_mark(line: str) -> Any:
    told = json.loads(line)
    del told["mark"]
    return told


async def test_a_counter_that_is_none_made_a_table_that_broke(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open("dungeon_dice", 2)
        async with there.guest(opened, 0, 1) as guest:
            for _ in range(6):
                await guest.answer(guest.asked[0])
        log = (await there.get(f"/tables/{opened['table']['id']}/log", opened["mine"][0]["token"])).text
        plain = [_without_mark(line) for line in log.splitlines()]
        number = next(n for n, line in enumerate(plain) if line.get("by") == "fate")
        for counter in ("7", None, [3], 2**64 - 1, -1, 2**31, 1.5, 10**30):
            plain[number]["beside"] = {"fate": counter}
            answer = await there.post("/tables/load", {"log": marked(plain)})
            assert answer.status_code == 400, (counter, answer.text)
            assert answer.json()["problem"]["args"]["line"] == number + 1
        assert len(there.registry.live_tables) == 1
