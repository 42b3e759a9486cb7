"""What a device notes while it plays is what the file says afterwards, and nothing else passes for it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server import forging
from server.guest import Guest, inn, quick
from server.noting_device import NotingDevice
from server.test_fair_dice import number, numbers, opened_by_two
from tumblekeep.core.log import from_text, to_text
from tumblekeep.games import GAMES
from tumblekeep.server.dice.commitment import all_seals, seal_of
from tumblekeep.server.dice.noting import BadNotes, PlayerNotes, canonical, compare, read_notes
from tumblekeep.server.dice.record import events_of
from tumblekeep.server.dice.verification import verify


async def play(guest: Guest, seat: int) -> None:
    """Answer for one seat until the game is over, always with the last option."""
    while guest.outcome is None:
        if guest.question(seat) is None:
            await guest.hear("event")
            continue
        told = await guest.answer(seat, guest.question(seat)["options"][-1]["id"])
        assert told["type"] == "ack" or told["problem"]["id"] in ("server-not-asked", "server-stale"), told


@pytest.mark.parametrize("slug", GAMES)
async def test_players_and_spectators_note_what_the_file_says(slug: str, tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened = await there.open(slug, 2, 1)
        table = opened["table"]["id"]
        async with (
            there.guest(opened, 0) as one,
            there.guest(opened, 1) as two,
            there.guest(opened) as watcher,
        ):
            await asyncio.gather(play(one, 0), play(two, 1))
            while watcher.outcome is None:
                await watcher.hear("event")
            heard = [one.heard, two.heard, watcher.heard]
        log = from_text((await there.get(f"/tables/{table}/log")).text)
    events = events_of(log)
    seen = []
    for messages in heard:
        device = NotingDevice()
        device.hear(messages)
        found = compare(log, events, device.noted)
        assert (found.first, found.noted) == (None, len(events))
        seen.append(device.noted)
    # somebody else's notes fit only what this somebody could see
    assert len({notes.hidden for notes in seen}) == len({notes.head for notes in seen})


async def two_play(tmp_path: Path, undo: bool = False) -> tuple[Any, PlayerNotes]:
    """Play a game of two with numbers; return its file and what the first device noted."""
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened, sat, table = await opened_by_two(there)
        closed = (await there.post(f"/tables/{table}/start", {}, opened["host"])).json()
        for seat in (0, 1):
            await there.post(f"/tables/{table}/numbers", numbers(opened, seat))
        device = NotingDevice(PlayerNotes(opened["table"]["commitment"], closed["seals"], number(0)))
        tokens = [opened["mine"][0]["token"], sat["mine"]["token"]]
        async with there.guest(opened, tokens=tokens) as guest:
            served = there.registry.live_tables[table].served
            assert served is not None
            while guest.outcome is None:
                seat = next(seat for seat in guest.asked if seat in guest.last)
                await guest.answer(seat)
                if undo and served.drawn >= 2:
                    undo = False
                    first = next(n for n, said in enumerate(served.answers) if said.line.by == 0)
                    assert (await guest.act("undo", seat=0, to=first))["type"] == "ack"
                    agreed = await guest.act("undo-reply", seat=1, agree=True)
                    assert agreed["type"] == "ack", agreed
                    device.hear(guest.heard)
                    device.agree()
            device.hear(guest.heard)
        return from_text((await there.get(f"/tables/{table}/log")).text), device.noted


async def test_a_game_is_fair_beyond_doubt_only_with_what_a_device_noted(tmp_path: Path) -> None:
    log, noted = await two_play(tmp_path)
    verdict = verify(log, noted)
    assert verdict.sure, (verdict.problems, verdict.unchecked)
    for less in (PlayerNotes(), replace(noted, head="", trail="", hidden=""), replace(noted, number="")):
        verdict = verify(log, less)
        assert verdict.ok
        assert not verdict.sure


async def test_an_undo_by_consent_is_fair_for_whoever_agreed(tmp_path: Path) -> None:
    log, noted = await two_play(tmp_path, undo=True)
    verdict = verify(log, noted)
    assert verdict.undone >= 2
    assert verdict.sure, (verdict.problems, verdict.unchecked)
    verdict = verify(log, replace(noted, agreed=()))
    assert [message.id for message in verdict.unchecked] == ["verify-part-undone"]


async def test_a_free_undo_is_in_the_file_too(tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0) as guest:
            free = None
            while guest.outcome is None:
                await guest.answer(0)
                free = guest.last[0]["undo"]["free"]
                if free is not None and guest.outcome is None:
                    break
            assert free is not None
            await guest.act("undo", seat=0, to=free)
            await play(guest, 0)
            device = NotingDevice()
            device.hear(guest.heard)
        log = from_text((await there.get(f"/tables/{opened['table']['id']}/log")).text)
    assert [fields[3] for fields in log.header.notes["record"] if fields[0] == "undone"] == [None]
    assert compare(log, events_of(log), device.noted).first is None


def test_numbers_are_written_as_javascript_writes_them() -> None:
    vectors = json.loads((forging.VECTORS.parent / "canonical.json").read_text(encoding="utf-8"))
    for value, text in vectors:
        assert canonical(value) == text
    chance = Random(3)
    for _ in range(2_000):
        value = chance.uniform(-1, 1) * 10.0 ** chance.randrange(-12, 12)
        assert float(canonical(value).strip('"')) == value


def test_notes_are_read_as_they_were_saved_and_rubbish_is_refused() -> None:
    noted = forging.noted(forging.played(takes_back=True))
    read = read_notes(json.dumps(noted.plain()))
    assert read == replace(noted, number="", numbers=(noted.number,))
    plain = noted.plain()
    for bad in (
        "", "[]", "{}", "rubbish", json.dumps({**plain, "tumblekeep": "?"}), json.dumps({**plain, "head": "ab"}),
        json.dumps({**plain, "trail": plain["trail"][:-1]}), json.dumps({**plain, "trail": ""}),
        json.dumps({**plain, "hidden": "012"}), json.dumps({**plain, "agreed": ["1"]}),
        json.dumps({**plain, "numbers": "ab"}),
    ):  # fmt: skip
        with pytest.raises(BadNotes):
            read_notes(bad)


def test_the_seals_of_a_device_are_those_of_the_file() -> None:
    log = forging.played()
    seals = [player["seal"] for player in log.header.notes["players"]]
    assert all_seals(seals) == all_seals([seal_of(one) for one in forging.NUMBERS])
    assert from_text(to_text(log)) == log
