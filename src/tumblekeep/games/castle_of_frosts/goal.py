"""What people want in the Castle of Frightening Frosts, and which features of a position matter for it."""

from __future__ import annotations

from collections.abc import Mapping

from tumblekeep.core.game import View
from tumblekeep.core.goal import CLOCK
from tumblekeep.games._fighter.goal import family_features, family_goal
from tumblekeep.games.castle_of_frosts.content import DIFFICULTIES, HEROES, ITEMS, LAST_LEVEL, SHOPS
from tumblekeep.games.castle_of_frosts.rules import required, shop_threshold
from tumblekeep.games.castle_of_frosts.table import CastleTable
from tumblekeep.games.castle_of_frosts.view import open_table

OWN: Mapping[str, str] = {
    "shops": "Shops visited",
    "icons": "Shop icons that the next Shop still lacks",
    "level": "level of the next Monster",
    "relics": "Relics of the party",
    "relic": "a Relic, by its name",
    "special": "special dice in the pool",
    "templates": "templates on the Target",
    "icebergs": "Icebergs on the Target",
    "madness": "entries of the foe's Madness in force",
    "xp": "experience of the party, in the variant",
    "melody": "the Enchanting Melody plays",
    "turned": "Armors used in this combat",
}


def features(view: View | CastleTable, seat: int) -> dict[str, float]:
    """Return the features of a position; all of it lies open, so they are the same from every seat."""
    table = view if isinstance(view, CastleTable) else open_table(view)
    foe = table.foe
    found = family_features(table, ITEMS, 0 if foe is None else len(required(table)))
    needed = shop_threshold(table)
    way = 0.9 * min(1.0, (table.shops + min(1.0, table.icons / needed)) / (SHOPS + 1))
    if foe is not None and foe.is_boss:
        way = 0.9 + 0.1 * (1 - foe.life / max(1, foe.full))
    found[CLOCK] = way
    found["shops"] = table.shops
    found["icons"] = max(0, needed - table.icons)
    found["far"] = SHOPS - table.shops
    found["level"] = min(LAST_LEVEL, table.level)
    found["relics"] = len(table.relics)
    for relic in table.relics:
        found[f"relic:{relic}"] = 1
    if foe is not None:
        found["special"] = len(table.special)
        found["templates"] = len(table.templates)
        found["icebergs"] = len(table.icebergs)
        found["madness"] = foe.madness
        found["melody"] = table.melody
        found["turned"] = sum(len(hero.turned) for hero in table.heroes)
    if table.level_up:
        found["xp"] = sum(hero.xp for hero in table.heroes)
    return found


GOAL = family_goal(
    features,
    OWN,
    DIFFICULTIES,
    {"frosts": range(2, len(HEROES) + 1), "both": range(2, 7)},
)
