"""Playing over the wire: whole games by real clients, what they are told, and what they are refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.guest import Inn, inn, quick

from tumblekeep.games import GAMES


async def play_out(there: Inn, slug: str, people: int, bots: int) -> None:
    opened = await there.open(slug, people, bots)
    async with there.guest(opened, *range(people), panels=True) as guest:
        for _ in range(3000):
            if guest.outcome is not None:
                break
            mine = [seat for seat in guest.asked if seat < people and guest.question(seat) is not None]
            if not mine:
                await guest.hear("event")
                continue
            told = await guest.answer(mine[0])
            assert told["type"] == "ack", told
        assert guest.outcome is not None
        assert guest.table["state"] == "over"
        assert guest.table["seed"] is not None


@pytest.mark.parametrize("slug", GAMES)
async def test_a_whole_game_is_played_by_two_people_at_one_device_and_a_bot(slug: str, tmp_path: Path) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        await play_out(there, slug, 2, 1)
