"""The journal: torn, damaged, of another format, on a full device. Nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import errno
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pocket.player import MemoryJournal, Player, open_table, opened
from tumblekeep.pocket.file_journal import FileJournal
from tumblekeep.pocket.journal import FORMAT, HEADER, MARKER, BadJournal, framed, read, written
from tumblekeep.pocket.store import WORTH_REWRITING, JournalStore
from tumblekeep.server.errors import problem
from tumblekeep.server.storage.records import AppendRequest, EventRow


async def played(journal: MemoryJournal, acts: int) -> Player:
    """Play this many acts, then close the house."""
    house = await opened(journal)
    player = Player(house, await open_table(house, "dungeon_attack", 2), Random(acts))
    await player.until(lambda one: len(one.acked) >= acts)
    player.silent = True
    await house.close()
    return player


def event(seq: int, table: str = "0123456789", body: str = '{"kind":"left"}') -> EventRow:
    return EventRow(table, seq, f"act-{table}-{seq}", seq, body)


OPENING = {"id": "0123456789", "secret": "00", "created": 1, "touched": 1, "state": "open", "summary": "{}"}


def appended(seq: int, table: str = "0123456789", body: str = '{"kind":"left"}') -> AppendRequest:
    return AppendRequest(event(seq, table, body), {**OPENING, "id": table} if seq == 1 else None)


async def test_a_record_torn_at_any_byte_is_cut_off_and_all_before_it_is_there() -> None:
    journal = MemoryJournal()
    await played(journal, 3)
    records = read(journal.data).records
    last = len(framed(records[-1]))
    before = len(journal.data) - last
    for size in range(before, len(journal.data)):
        torn = MemoryJournal(journal.data[:size])
        store = JournalStore(torn)
        assert read(torn.data).records == records[:-1]
        assert store.cut_off == size - before
        assert await store.append(appended(1))  # and the house goes on
        assert read(torn.data).records[:-1] == records[:-1]
        assert read(torn.data).whole == len(torn.data)
        assert read(torn.data).damaged == 0


async def test_a_torn_house_opens_tells_so_and_has_every_acknowledged_answer() -> None:
    journal = MemoryJournal()
    player = await played(journal, 4)
    torn = MemoryJournal(journal.data + framed(["event", list(event(1)), None, None])[:-1])
    house = await opened(torn)
    for language, word in (("en", "cut off"), ("fr", "interrompu")):
        note = house.note(language)
        assert note is not None
        assert word in note["text"]
    kept = {one.action: one.seq for one in await house.store.events(player.table)}
    assert player.acked.items() <= kept.items()
    await house.close()


@pytest.mark.parametrize("seed", range(40))
def test_random_bytes_anywhere_lose_only_the_records_they_hit(seed: int) -> None:
    chance = Random(seed)
    records: list[list[Any]] = [["event", list(event(n + 1, body="é" * n)), None, None] for n in range(30)]
    data = bytearray(written(records))
    at = chance.randrange(len(HEADER), len(data))
    noise = chance.randbytes(chance.randint(1, 60))
    if chance.random() < 0.5:  # put between, or written over
        data[at:at] = noise
    else:
        data[at : at + len(noise)] = noise[: len(data) - at]
    found = read(bytes(data)).records
    end = len(HEADER)
    for record in records:
        begin, end = end, end + len(framed(record))
        if end <= at or begin >= at + len(noise):
            assert record in found
    assert all(record in records for record in found)


def test_the_marker_can_not_be_in_a_record() -> None:
    with pytest.raises(UnicodeDecodeError):
        MARKER.decode()


async def test_a_damaged_piece_costs_its_own_table_what_followed_and_no_other_table_anything() -> None:
    journal = MemoryJournal()
    store = JournalStore(journal)
    for seq in range(1, 6):
        assert await store.append(appended(seq))
        assert await store.append(appended(seq, "abcdefghjk"))
    hit = journal.data.index(b"act-0123456789-3")
    damaged = journal.data[:hit] + b"?" + journal.data[hit + 1 :]
    again = JournalStore(MemoryJournal(damaged))
    assert again.damaged
    assert again.contents.passed_over == 2
    assert [row.seq for row in await again.events("0123456789")] == [1, 2]
    assert [row.seq for row in await again.events("abcdefghjk")] == [1, 2, 3, 4, 5]
    assert await again.append(appended(3))
    assert not await again.append(AppendRequest(event(3)._replace(action="another")))


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"tumblekeep journal %d\n" % (FORMAT - 1), "server-journal-older"),
        (b"tumblekeep journal %d\n" % (FORMAT + 1), "server-journal-newer"),
        (b"SQLite format 3\0 and much more", "server-journal-unknown"),
        (b"tumblekeep journal ", ""),
        (b"", ""),
    ],
)
async def test_another_format_is_refused_with_a_sentence_and_left_alone(data: bytes, name: str) -> None:
    journal = MemoryJournal(data)
    if not name:
        await (await opened(journal)).close()
        return
    with pytest.raises(BadJournal) as refused:
        await opened(journal)
    assert refused.value.message.id == name
    assert journal.data == data
    for language in ("en", "fr"):
        assert name not in problem(refused.value.message, language)["text"]


class FullDevice(MemoryJournal):
    """A device that can be filled, and that may leave a part of what it refuses."""

    is_full = False
    leaves = 0

    def append(self, data: bytes) -> None:
        if self.is_full:
            self.data += data[: self.leaves]
            raise OSError(errno.ENOSPC, "No space left on device")
        super().append(data)

    def replace(self, data: bytes) -> None:
        if len(data) > len(self.data):
            raise OSError(errno.ENOSPC, "No space left on device")
        super().replace(data)


@pytest.mark.parametrize("leaves", [0, 7, 1_000_000])
async def test_on_a_full_device_nothing_is_acknowledged_until_there_is_room(leaves: int) -> None:
    journal = FullDevice()
    journal.leaves = leaves
    house = await opened(journal)
    player = Player(house, await open_table(house, "dungeon_attack", 2), Random(5))
    await player.until(lambda one: len(one.acked) >= 3)
    journal.is_full = True
    while not house.store.paused:
        await asyncio.sleep(0)
    held = dict(player.acked)
    for language, word in (("en", "no room"), ("fr", "place")):
        trouble = house.trouble(language)
        assert trouble is not None
        assert word in trouble["text"]
    kept = await house.store.events(player.table)
    assert read(journal.data[: house.store.used_bytes()]).whole == house.store.used_bytes()
    journal.is_full = False
    await player.until(lambda one: len(one.acked) > len(held))
    player.silent = True
    assert house.trouble("en") is None
    assert len(await house.store.events(player.table)) > len(kept)
    await house.close()
    again = await opened(MemoryJournal(journal.data))
    assert again.note("en") is None
    there = {one.action: one.seq for one in await again.store.events(player.table)}
    assert player.acked.items() <= there.items()
    await again.close()


async def test_a_journal_that_is_mostly_past_is_rewritten_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    journal = FileJournal(path)
    store = JournalStore(journal)
    await store.append(appended(1))
    big = "x" * (WORTH_REWRITING // 2)
    for form in range(3):
        await store.keep_lookback("0123456789", form, big)
    await store.append(appended(1, "abcdefghjk"))
    await store.upkeep.remove(["abcdefghjk"])
    before = journal.size()
    again = JournalStore(journal)
    assert journal.size() < before // 2
    assert journal.size() == again.used_bytes() == path.stat().st_size
    assert await again.lookback("0123456789", 2) == big
    assert await again.lookback("0123456789", 1) is None
    assert [row.id for row in await again.unfinished()] == ["0123456789"]
    assert await again.append(appended(2))
    journal.close()
    assert len(read(path.read_bytes()).records) == 3


async def test_what_was_said_is_removed_and_stays_removed() -> None:
    journal = MemoryJournal()
    store = JournalStore(journal)
    said = json.dumps({"kind": "said", "seat": 0, "name": "Ada", "text": "hello"}, separators=(",", ":"))
    await store.append(appended(1, body='{"kind":"opened"}'))
    await store.append(appended(2, body=said))
    await store.append(appended(3, body='{"kind":"left"}'))
    assert await store.upkeep.purge_chat("0123456789") == 1
    assert (await store.upkeep.operations_after(0))[0].what == "rewritten"
    for kept in (store, JournalStore(journal)):
        bodies = [row.body for row in await kept.events("0123456789")]
        assert "hello" not in "".join(bodies)
        assert len(bodies) == 3


def test_a_file_that_takes_only_a_part_is_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = FileJournal(tmp_path / "journal")
    journal.append(b"whole")

    def refuse(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("tumblekeep.pocket.file_journal.os.fsync", refuse)
        with pytest.raises(OSError, match="No space"):
            journal.append(b"refused")
    assert journal.read_all() == b"whole"
    journal.append(b", and more")
    assert journal.read_all() == b"whole, and more"
    assert journal.size() == len(b"whole, and more")
    journal.close()
