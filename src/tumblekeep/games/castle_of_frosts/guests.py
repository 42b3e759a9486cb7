"""Heroes of another box who sit down with those of this one (CF-MIX-2)."""

from __future__ import annotations

from tumblekeep.games.castle_of_frosts.content import HEROES

SHEETS = {**HEROES}
