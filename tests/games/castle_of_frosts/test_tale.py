"""What is told and shown is true. Each test is named for something that was not."""

from __future__ import annotations

import pytest

from games._fighter.shown import shown
from games.castle_of_frosts.given import JACK, MARLA, meets, party

clause = pytest.mark.clause


@clause("CF-RULING-73")
@pytest.mark.parametrize(
    ("foe", "line"),
    [("bloodthirsty_penguin", "show-fearless"), ("mad_glaciomancer", "show-madness")],
)
def test_what_a_silenced_monster_could_do_was_still_shown(foe: str, line: str) -> None:
    table = meets(party("fridolin", JACK, MARLA, boxes="both"), foe)
    assert line in shown(table)
    table.monster.silenced = True
    assert line not in shown(table)
    assert "token-ballad" in shown(table)
