"""Bots have names by level and seat, in both languages, and nobody at a table is called the same."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tumblekeep.games import GAMES, load
from tumblekeep.players.levels import LEVELS
from tumblekeep.server.http.share import _names
from tumblekeep.server.table.names import look
from tumblekeep.server.table.state import Seat
from tumblekeep.server.wire.base import LONGEST_NAME
from tumblekeep.text import LANGUAGES, Phrasebook

MOST_SEATS = max(load(slug).seats.stop - 1 for slug in GAMES)


def table(*seats: Seat) -> Any:
    return SimpleNamespace(state=SimpleNamespace(seats=list(seats)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bots_of_a_table_are_called_the_same(language: str) -> None:
    words = Phrasebook(language, "web")
    known = [name for level in LEVELS for name in words.say(f"bot-names-{level}").split(", ")]
    assert len({look(name) for name in known}) == len(known) == MOST_SEATS * len(LEVELS)
    assert all(0 < len(name) <= LONGEST_NAME for name in known)
    for level in LEVELS:
        assert words.say(f"bot-manner-{level}").endswith(".")


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    first, second, third = Phrasebook("en", "web").say("bot-names-steady").split(", ")[:3]
    bots = [Seat("bot", "", "steady"), Seat("bot", "", "greedy")]
    assert _names(table(*bots), "en") == [first, second]
    assert _names(table(Seat("bot", "", "steady"), Seat("person", first)), "en") == [second, first]
    assert _names(table(Seat("person", "Ada"), Seat("open"), Seat("bot", "", "steady")), "en") == [
        "Ada",
        Phrasebook("en", "web").say("seat-number", number=2),
        third,
    ]
