"""What people want in Dungeon Attack!, and which features of a position matter for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.goal import CLOCK, Goal, Sign
from tumblekeep.core.table import Outcome
from tumblekeep.games.dungeon_attack.content import FEAT_ARTIFACTS, FEAT_GOLD, FEAT_ITEMS, LEVELS
from tumblekeep.games.dungeon_attack.rules import combat_rating
from tumblekeep.games.dungeon_attack.table import KNOCKED_OUT, DungeonAttackTable
from tumblekeep.games.dungeon_attack.tale import Fled, Fought, Hurt, KnockedOut, LevelCleared, TreasureGained
from tumblekeep.games.dungeon_attack.view import seen

NAMED: Mapping[str, str] = {
    CLOCK: "how much of the three levels is over",
    "level": "the level, 1 to 3",
    "phase": "which part of a level it is: treasure, exchange or hire; adventure is none of them",
    "dice": "normal dice that are still to be fought, in the dungeon and in front of adventurers",
    "bosses": "boss dice that are still to be fought",
    "faced": "dice in front of adventurers",
    "won": "dice that adventurers in play have won in this level: the treasure to come",
    "won-bosses": "boss dice won in this level",
    "gold": "coins of the party",
    "gold-short": "coins that the gold feat still lacks",
    "items": "potions and weapons of the party",
    "items-short": "potions and weapons that their feat still lacks",
    "artifacts": "artifacts of the party",
    "artifacts-short": "artifacts that their feat still lacks",
    "potions": "potions of the party",
    "retainers": "retainers hired",
    "in-play": "share of the adventurers that are neither knocked out nor fled",
    "health": "how far the adventurers in play are from being knocked out, on average",
    "rating": "Combat Ratings of those in play, together",
    "best-rating": "the best Combat Rating in play",
    "powers": "abilities that can still be used in this level",
    "facing-hurt": "dice in front of adventurers who are stunned or wounded",
    "fled": "adventurers who fled",
    "quiet": "turns in a row without a bust",
}

PHASES = ("treasure", "exchange", "hire")


def features(view: View | DungeonAttackTable, seat: int) -> dict[str, float]:
    """Return the features of a position; they are the same from every seat, because the party wins together."""
    table = seen(view)
    gold = items = artifacts = potions = retainers = fled = hurt = won = won_bosses = powers = 0
    dice, bosses, faced = table.normals, table.bosses, 0
    ratings: list[int] = []
    health = 0
    for one in table.adventurers:
        gold += one.gold
        items += one.potions + one.weapons
        potions += one.potions
        artifacts += one.artifacts
        retainers += one.retainer
        dice += one.faced_normals
        bosses += one.faced_bosses
        before = one.faced_normals + one.faced_bosses
        faced += before
        won += one.won_normals
        won_bosses += one.won_bosses
        fled += one.fled
        if one.state != KNOCKED_OUT and not one.fled:
            ratings.append(combat_rating(one, assisting=False) if one.card else 0)
            health += KNOCKED_OUT - one.state
            powers += not one.power_spent
            if one.state:
                hurt += before
    whole = sum(LEVELS[0]) + 1
    level = max(1, table.level)
    adventure = table.phase == "adventure"
    over = 1 - min(whole, dice + bosses) / whole if adventure else 1.0
    found: dict[str, float] = {
        CLOCK: (level - 1 + over) / len(LEVELS),
        "level": level,
        "gold": gold,
        "gold-short": max(0, FEAT_GOLD - gold),
        "items": items,
        "items-short": max(0, FEAT_ITEMS - items),
        "artifacts": artifacts,
        "artifacts-short": max(0, FEAT_ARTIFACTS - artifacts),
        "potions": potions,
        "retainers": retainers,
        "in-play": len(ratings) / len(table.adventurers),
        "health": health / len(ratings) if ratings else 0,
        "rating": sum(ratings),
        "best-rating": max(ratings, default=0),
        "powers": powers,
        "fled": fled,
        "won": won,
        "won-bosses": won_bosses,
    }
    if adventure:
        found |= {"dice": dice, "bosses": bosses, "faced": faced, "facing-hurt": hurt, "quiet": table.quiet}
    else:
        found[f"phase:{table.phase}"] = 1
    return found


def wanted(outcome: Outcome, seat: int) -> float:
    """The feats that the party has achieved."""
    return float(outcome.scores[seat])


PARTIES: Mapping[int, str] = {1: "one", 2: "two", 3: "three", 4: "several"}


def setting(seats: int, options: Mapping[str, Any]) -> str:
    """Name the setting by the size of the party: small ones lack hands, large ones lack dice to win."""
    return PARTIES.get(seats, f"several-{seats}")


GOAL = Goal(
    wanted=wanted,
    reason="The box ranks a party by its feats, none to three, and knows no other victory: each feat counts the same.",
    measure=lambda seats: "points",
    shared=lambda options: True,
    features=features,
    named=NAMED,
    setting=setting,
    settings={setting(seats, {}): (seats, {}) for seats in (2, 4, 1, 3, 5, 6, 7, 8, 9, 10)},
    never={"health": 1, "gold-short": -1, "items-short": -1, "artifacts-short": -1},
    minor=frozenset({"start"}),
    signs=(
        Sign("knocked-out", -1, lambda happening, seat: isinstance(happening, KnockedOut)),
        Sign(
            "artifact",
            1,
            lambda happening, seat: isinstance(happening, TreasureGained) and happening.artifacts > 0,
        ),
        Sign("level-cleared", 1, lambda happening, seat: isinstance(happening, LevelCleared)),
        Sign(
            "defeated",
            1,
            lambda happening, seat: (
                isinstance(happening, Fought) and happening.won + happening.bosses_won > 0
            ),
        ),
        Sign("hurt", -1, lambda happening, seat: isinstance(happening, Hurt)),
        Sign("fled", -1, lambda happening, seat: isinstance(happening, Fled)),
    ),
    most=3,
)
