"""Medals and records of Dungeon Fighter, told by what happened."""

from __future__ import annotations

from tumblekeep.core.medal import Medal
from tumblekeep.games._fighter import medals as shared
from tumblekeep.games.dungeon_fighter.content import BOSSES

BULLSEYES = 2
HITS = 12
LIFE = 10

MEDALS = (
    Medal("bullseyes", shared.bullseyes(BULLSEYES), BULLSEYES),
    Medal("hits", shared.hits(HITS), HITS),
    Medal("slain-boss", shared.slain_boss(BOSSES.__contains__)),
    Medal("last-hero", shared.last_hero(BOSSES.__contains__)),
    Medal("one-throw", shared.one_throw(LIFE), LIFE),
)

RECORDS = shared.RECORDS
