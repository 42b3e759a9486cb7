"""Whole games in a pocket house, under this Python."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from pocket.player import MemoryJournal, Player, call, open_table, opened
from tumblekeep.core.log import from_text, to_text
from tumblekeep.games import GAMES
from tumblekeep.pocket.file_journal import FileJournal


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_and_found_again(game: str, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    journal = FileJournal(path)
    house = await opened(journal)
    table = await open_table(house, game, 2, 1)
    player = Player(house, table, Random(game))
    await player.until(lambda one: one.outcome is not None or one.closed)
    assert player.outcome is not None
    assert player.acked
    _, log = await call(house, "GET", f"/api/tables/{player.table}/log", token=table["mine"][0]["token"])
    await house.close()
    assert player.closed
    journal.close()
    journal = FileJournal(path)
    again = await opened(journal)
    assert again.note("en") is None
    kept = {event.action: event.seq for event in await again.store.events(player.table)}
    assert player.acked.items() <= kept.items()
    status, same = await call(
        again, "GET", f"/api/tables/{player.table}/log", token=table["mine"][0]["token"]
    )
    assert status == 200
    assert same == log
    assert to_text(from_text(log.decode())).encode() == log
    await again.close()
    journal.close()


async def test_an_address_that_is_not_there_is_refused_in_the_language_asked_for() -> None:
    house = await opened(MemoryJournal())
    status, _, body = await house.request("GET", "/api/tables/0000000000", [["Accept-Language", "fr"]], b"")
    assert status == 404
    assert json.loads(body)["problem"]["id"] == "server-no-table"
    assert "table" in json.loads(body)["problem"]["text"]
    await house.close()
