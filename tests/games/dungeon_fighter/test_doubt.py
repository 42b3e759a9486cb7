"""DF-GAME-8, DF-RULING-80: at a table with real dice the Leader decides a doubtful landing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.dungeon_fighter.given import *
from tumblekeep.kit.landing import Doubt


@clause("DF-GAME-8", "DF-RULING-80")
@pytest.mark.parametrize(
    ("chosen", "monster", "hero"),
    [
        ("hit.1.section.4.0.icon.0", 3, 9),
        ("hit.2.section.3.4.blank.0", 4, 9),
        ("miss.3.no_bounce.blank.0", 7, 8),
    ],
)
def test_the_leader_says_which_reading_counts(chosen: str, monster: int, hero: int) -> None:
    table = party(*TRIO, leader=2)
    seen = land("red", 4, symbol=True)
    between = replace(land("red", 3).die, beside=("section-4",))
    doubted = replace(seen, doubts=(Doubt(1, (between, land("red", 4, bounced=False).die)),))
    played = goes(table, "throw.red", chosen, *(["spare"] if "icon" in chosen else []), fate=[doubted])
    asked = next(question for question in played.questions if question.ask.name == "doubt")
    assert asked.whose == 2
    assert (foe_life(table), life(table)[0]) == (monster, hero)
    assert told(table, "LandingDoubted") == [(1, "red")]
    assert told(table, "DoubtSettled") == [(2, "upheld" if ".1." in chosen else "changed")]
