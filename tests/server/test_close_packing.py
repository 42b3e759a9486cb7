"""Events packed closely: everything of a finished game but the names of its acts and their marks, in a ninth of the room."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import sys
from hashlib import sha256
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.guest import Inn, database_of
from server.test_finished import over
from server.test_outlive import KEPT
from server.test_packing import counts, everything, forget_memory, pack_all, packing_inn
from tumblekeep.server import json_text
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.storage import close_packing, packing, removal, summary_text
from tumblekeep.server.storage.records import EventRow
from tumblekeep.server.storage.schema import PACKED_EVENTS
from tumblekeep.server.storage.symbol_coder import BadCode, Decoder, Encoder, Knowledge
from tumblekeep.server.table.summary import state_of

SLUGS = [slug for slug in close_packing.SAMPLES if slug]


async def pack_all_closely(there: Inn) -> None:
    await pack_all(there)
    while await there.registry.store.upkeep.pack_closely(now() + 60_000, 2):
        pass


def played() -> dict[str, list[EventRow]]:
    """The events of real games, as they were packed first."""
    with sqlite3.connect(KEPT / "packed" / "1.db") as database:
        found = database.execute("SELECT table_id, body FROM packed_events").fetchall()
    games = {}
    for table, body in found:
        rows = packing.unpacked(table, body)
        games[str(json_text.loads(rows[0].body)["game"])] = rows
    return games


def bare(rows: list[EventRow]) -> list[EventRow]:
    found = [close_packing.bare_row(row) for row in rows]
    assert None not in found
    return [row for row in found if row is not None]


def kept_form(there: Inn) -> list[int]:
    with database_of(there.registry).reading.connect() as connection:
        return [
            form
            for (form,) in connection.execute(PACKED_EVENTS.select().with_only_columns(PACKED_EVENTS.c.form))
        ]


@pytest.mark.parametrize("slug", SLUGS)
def test_real_games_come_back_in_little_room(slug: str) -> None:
    rows = played()[slug]
    for sample in (slug, "", "unknown"):
        body = close_packing.packed(bare(rows), sample)
        assert close_packing.unpacked(rows[0].table, body) == bare(rows)
    assert len(close_packing.packed(bare(rows), slug)) < len(packing.packed(rows)) / 2.5
    assert [row.at for row in bare(rows)] == [row.at for row in rows]
    for row, without in zip(rows, bare(rows), strict=True):
        told = json_text.loads(row.body)
        told.pop("mark", None)
        assert json_text.loads(without.body) == told


PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**62), 2**62)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=6), parts, max_size=4),
    max_leaves=12,
)
LINE = st.tuples(
    st.text(max_size=8),
    st.text(max_size=8),
    st.none() | st.integers(0, 5),
    PLAIN,
    st.none()
    | st.dictionaries(st.sampled_from(["fate", "draw", "roll", "at"]), PLAIN, max_size=3)
    | st.builds(
        lambda n, pile: {"fate": n, "draw": [[name, 1] for name in pile]},
        st.integers(0, 9),
        st.lists(st.text(max_size=3), max_size=5),
    ),
)
BODY = st.builds(
    lambda kind, lines, more: {
        "kind": kind,
        **({} if lines is None else {"lines": [list(one) for one in lines]}),
        **more,
    },
    st.sampled_from(["opened", "moved", "said"]),
    st.none() | st.lists(LINE, max_size=4),
    st.dictionaries(
        st.sampled_from(["seat", "text", "hash", "over", "game"]),
        PLAIN | st.from_regex(r"[0-9a-f]{30,70}", fullmatch=True),
        max_size=3,
    ),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(BODY, st.integers(-(2**40), 2**40)), min_size=1, max_size=6))
def test_any_events_come_back_or_are_not_packed(told: list[tuple[dict[str, Any], int]]) -> None:
    rows = [EventRow("t", seq, "act", at, json_text.to_text(body)) for seq, (body, at) in enumerate(told, 1)]
    kept = [close_packing.bare_row(row) for row in rows]
    assert all(row is not None for row in kept)
    with contextlib.suppress(
        BadCode
    ):  # what can't be packed stays as it is, and so does what does not come back
        body = close_packing.packed([row for row in kept if row is not None])
        assert close_packing.unpacked("t", body) == kept


@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.tuples(st.text(max_size=60) | st.integers(-(2**80), 2**80), st.integers(0, 3)), max_size=60)
)
def test_symbols_come_back_in_their_order(symbols: list[tuple[str | int, int]]) -> None:
    symbols = [(one if isinstance(one, int) else one.replace("\x02", ""), n) for one, n in symbols]
    coder = Encoder(Knowledge())
    for symbol, place in symbols:
        coder.put(symbol, [(str(type(symbol)), place), str(type(symbol))])
    reader = Decoder(Knowledge(), coder.end(), coder.texts)
    for symbol, place in symbols:
        assert reader.get([(str(type(symbol)), place), str(type(symbol))], type(symbol)) == symbol
    reader.must_end()


def test_damaged_bytes_are_refused_and_never_read_as_another_game() -> None:
    rows, chance = bare(played()["dungeon_attack"]), Random(1)
    body = close_packing.packed(rows, "dungeon_attack")
    places, same = [*range(10), *chance.sample(range(10, len(body)), 30)], 0
    for place in places:
        damaged = bytearray(body)
        damaged[place] ^= 1 << chance.randrange(8)
        with contextlib.suppress(BadCode):  # the last bits say nothing
            assert close_packing.unpacked(rows[0].table, bytes(damaged)) == rows
            same += 1
    assert same < len(places) / 4
    for cut in (b"", body[:5], body[:-1], body[:-20], body + b"\0"):
        with pytest.raises(BadCode):
            close_packing.unpacked("t", cut)


def test_samples_never_change() -> None:
    """What was packed by them could not be read any more."""
    folder = files("tumblekeep.server.storage") / "samples"
    digests = {slug: sha256((folder / f"{slug}.json.xz").read_bytes()).hexdigest()[:16] for slug in SLUGS}
    assert digests == {
        "castle_of_frosts": "0bcdb2b414818e70",
        "dungeon_attack": "fe4f6b9ec0c9f39c",
        "dungeon_dice": "71745cf14da66550",
        "dungeon_fighter": "27103c6208776ee5",
        "dungeons_dice_danger": "600b4df4764eb717",
    }
    assert sha256(close_packing.WORDS).hexdigest()[:16] == "78ab4398951e283e"


@given(st.text() | st.dictionaries(st.text(), PLAIN, max_size=3).map(json_text.to_text))
def test_summaries_come_back(text: str) -> None:
    if not text.startswith(summary_text.SIGN):
        assert summary_text.unpacked(text) == text
    packed = summary_text.packed(text)
    assert summary_text.unpacked(packed) == text
    for damaged in (packed[:-3], packed[:6] + "0" + packed[7:] if packed[6] != "0" else "~", "~nonsense"):
        with pytest.raises(ValueError, match=r".*"):
            summary_text.unpacked(damaged)


async def test_a_closely_packed_game_reads_as_it_did(database: str) -> None:
    """Everything that anybody can see, and the file byte for byte; only acts have lost their names."""
    async with packing_inn(database) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        await pack_all(there)
        forget_memory(there)
        before = await everything(there, opened)
        row = await there.registry.store.table(table)
        await pack_all_closely(there)
        assert kept_form(there) == [packing.CLOSE]
        small = await there.registry.store.table(table)
        assert row is not None
        assert small is not None
        assert len(small.summary) < len(row.summary) / 2
        assert state_of(small) == state_of(row)
        forget_memory(there)
        after = await everything(there, opened)
        assert after["events"] == bare(before["events"])
        assert after["last"] == bare(before["events"])[3:]
        for same in ("heads", "whole", "", "/log", "/replay?start=0&count=50", "/recap"):
            assert after[same] == before[same]
        assert await there.registry.store.upkeep.pack_closely(now() + 60_000, 2) == 0


async def test_a_name_goes_from_a_closely_packed_game(database: str) -> None:
    async with packing_inn(database) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        await pack_all_closely(there)
        with database_of(there.registry).writing.begin() as connection:
            assert removal.purge_name(connection, table, "Guest 0", "nobody") > 0
        await pack_all_closely(there)
        assert kept_form(there) == [packing.CLOSE]
        stored = str(await there.registry.store.events(table))
        assert "Guest 0" not in stored
        assert "nobody" in stored


async def test_what_was_rewritten_meanwhile_is_not_packed_as_it_was(database: str) -> None:
    async with packing_inn(database) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        await pack_all(there)
        base = database_of(there.registry)
        with base.reading.connect() as connection:
            ready = packing.prepared_closely(connection, table)
        assert ready is not None
        with base.writing.begin() as connection:
            removal.purge_name(connection, table, "Guest 0", "nobody")
        with base.writing.begin() as connection:
            assert packing.pack_closely(connection, [ready]) == 0
        assert "Guest 0" not in str(await there.registry.store.events(table))


async def test_a_damaged_row_says_so(database: str) -> None:
    async with packing_inn(database) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        await pack_all_closely(there)
        with database_of(there.registry).writing.begin() as connection:
            body = bytearray(connection.execute(PACKED_EVENTS.select()).one().body)
            body[len(body) // 2] ^= 4
            connection.execute(PACKED_EVENTS.update().values(body=bytes(body)))
        forget_memory(there)
        answer = await there.get(f"/tables/{table}")
        assert answer.status_code == 500
        assert answer.json()["problem"]["id"] == "server-game-damaged"
        assert table in answer.json()["problem"]["text"]
        assert (await there.get("/tables")).status_code == 200


KILLED = """
import os, signal, sys
from tumblekeep.server.storage import packing
from tumblekeep.server.storage.database import Database
database = Database(sys.argv[1], shared=True)
with database.reading.connect() as connection:
    ready = packing.prepared_closely(connection, sys.argv[2])
with database.writing.begin() as connection:
    assert packing.pack_closely(connection, [ready]) == 1
    os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_a_kill_while_a_game_is_packed_closely_loses_nothing(database: str) -> None:
    async with packing_inn(database) as there:
        opened = await over(there)
        table = opened["table"]["id"]
        await pack_all(there)
        before = await there.registry.store.events(table)
        killed = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, database, table)
        assert await killed.wait() == -signal.SIGKILL
        assert await there.registry.store.events(table) == before
        assert await counts(there) == (0, 1)
        await pack_all_closely(there)
        assert kept_form(there) == [packing.CLOSE]
