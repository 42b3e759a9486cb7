"""What people want in Dungeon Attack!, and which features of a position matter for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.goal import CLOCK, Goal, Sign
from tumblekeep.core.table import Outcome
from tumblekeep.games.dungeon_attack.content import BOSS_GOLD, FEAT_ARTIFACTS, FEAT_GOLD, FEAT_ITEMS, LEVELS
from tumblekeep.games.dungeon_attack.rules import combat_rating, feat_counts
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


def settled(view: View | DungeonAttackTable, seat: int) -> float | None:
    """After the last Adventure Phase only the dice that were won bring anything (DA-END-5): the feats to expect of them."""
    table = seen(view)
    if table.phase != "treasure" or table.level < len(LEVELS):
        return None
    gold, items, artifacts = (max(0, needed - held) for held, needed in feat_counts(table))
    normals = sum([one.won_normals for one in table.adventurers])
    bosses = sum([one.won_bosses for one in table.adventurers])
    return _last_treasure(gold, items, artifacts, normals, bosses)


@lru_cache(maxsize=1 << 12)
def _last_treasure(gold: int, items: int, artifacts: int, normals: int, bosses: int) -> float:
    """The feats to expect of these dice where so much is lacking, if each is turned into what brings most (DA-TREASURE-3 to -8)."""
    expected = 0.0
    for coins, potions, chance in _rolls(normals):
        for purses, crowns, boss_chance in _rolls(bosses):
            most = min(
                purses, max(0, items - potions)
            )  # boss dice that may become the potions that are lacking
            feats = max(
                (coins + BOSS_GOLD * (purses - made) >= gold) + (potions + made >= items)
                for made in (0, most)
            )
            expected += chance * boss_chance * (feats + (crowns >= artifacts))
    return expected


@lru_cache(maxsize=64)
def _rolls(dice: int) -> tuple[tuple[int, int, float], ...]:
    """How many of so many dice show F and D, and how likely that is: each face is as likely as the others (DA-FIGHT-3)."""
    return tuple(
        (f, d, comb(dice, f) * comb(dice - f, d) / 3**dice)
        for f in range(dice + 1)
        for d in range(dice - f + 1)
    )


def wanted(outcome: Outcome, seat: int) -> float:
    """The feats that the party has achieved."""
    return float(outcome.scores[seat])


def last(view: View | DungeonAttackTable) -> bool:
    """Whether only the treasure of the last level is still to come (DA-END-7): a roll or two each."""
    table = seen(view)
    return table.level == len(LEVELS) and table.phase == "treasure"


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
    last=last,
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
    settled=settled,
)
