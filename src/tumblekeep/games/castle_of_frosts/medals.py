"""Medals and records of the Castle of Frightening Frosts, told by what happened."""

from __future__ import annotations

from tumblekeep.core.medal import Medal
from tumblekeep.games._fighter import medals as shared
from tumblekeep.games.castle_of_frosts.content import BOSSES

BULLSEYES = 2
DEMANDS = 2

MEDALS = (
    Medal("bullseyes", shared.bullseyes(BULLSEYES), BULLSEYES),
    Medal("slain-boss", shared.slain_boss(BOSSES.__contains__)),
    Medal("last-hero", shared.last_hero(BOSSES.__contains__)),
    Medal("trick-shot", shared.trick_shot(DEMANDS), DEMANDS),
    Medal("no-price", shared.no_price_paid),
)

RECORDS = shared.RECORDS
