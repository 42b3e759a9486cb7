"""What people want in both editions, and which features of a position matter: the party, its foe, its dice and its
gear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tumblekeep.core.goal import CLOCK, Features, Goal, Sign
from tumblekeep.core.table import Outcome
from tumblekeep.games._fighter.content import Gear
from tumblekeep.games._fighter.table import AnyTable
from tumblekeep.games._fighter.tale import (
    FoeDefeated,
    FoeSlain,
    GearBought,
    GearTaken,
    HeroEliminated,
    HeroFainted,
    HeroStruck,
    ShotHit,
)

NAMED: Mapping[str, str] = {
    CLOCK: "how much of the way to the boss is behind the party, and of the boss's life",
    "life": "life of all heroes together, as a share of what they could have",
    "weakest": "life of the weakest standing hero",
    "low": "standing heroes who may fall by the foe's next blow",
    "standing": "share of the heroes who stand",
    "fainted": "heroes who fainted in this combat",
    "eliminated": "heroes who are out for good",
    "scars": "scars of the party, for each hero",
    "gold": "gold of the party",
    "white": "white dice of the party",
    "fight": "a combat goes on",
    "dice": "hero dice that can still be thrown in this combat",
    "white-thrown": "white dice thrown in this combat",
    "foe-life": "life of the foe",
    "foe-damage": "damage of the foe's blow",
    "foe-level": "level of the foe",
    "foe-each": "life of the foe for each die and white die there is to throw",
    "foe-demands": "special throws that the foe and the place ask for",
    "boss": "the foe is the boss",
    "boss-life": "life of the boss, in the last combat",
    "foe-token": "tokens that help against this foe",
    "weapons": "weapons of the party",
    "bonus": "damage that the weapons add",
    "armour": "armour of the party",
    "other-gear": "cards that are neither weapons nor armour",
    "effect": "cards of the party, by what they do",
    "place": "where the party is",
    "card": "a hero of the party, by its card",
    "far": "monsters or rooms between the party and the boss",
    "party-phase": "which part of a round it is, by its name",
}
"""What the family's features stand for; an edition adds its own."""

SIGNS = (
    Sign("foe-defeated", 1, lambda happening, seat: isinstance(happening, FoeDefeated | FoeSlain)),
    Sign("eliminated", -1, lambda happening, seat: isinstance(happening, HeroEliminated)),
    Sign("fainted", -1, lambda happening, seat: isinstance(happening, HeroFainted)),
    Sign("hit", 1, lambda happening, seat: isinstance(happening, ShotHit)),
    Sign("struck", -1, lambda happening, seat: isinstance(happening, HeroStruck)),
    Sign("gear", 1, lambda happening, seat: isinstance(happening, GearTaken | GearBought)),
)
"""What hints give as reasons."""

NEVER: Mapping[str, int] = {
    "life": 1,
    "weakest": 1,
    "low": -1,
    "gold": 1,
    "foe-life": -1,
    "foe-each": -1,
    "boss-life": -1,
}
"""What is never worse, or never better, to have more of."""


def family_features(table: AnyTable, gear: Mapping[str, Gear], asked: int) -> dict[str, float]:
    """Return the features of a position in both editions; `asked` is how many special throws are demanded."""
    heroes = table.heroes
    count = len(heroes)
    life = most = fainted = out = scars = 0
    weakest, low, standing = 99, 0, 0
    foe = table.foe
    blow = 0 if foe is None else foe.damage
    found: dict[str, float] = {}
    weapons = bonus = armour = other = 0
    for hero in heroes:
        scars += len(hero.scars)
        if hero.card:
            found[f"card:{hero.card}"] = 1
        for card in hero.gear:
            piece = gear[card]
            if piece.kind == "weapon":
                weapons += 1
                bonus += piece.bonus
            else:
                if piece.kind in ("armour", "armor"):
                    armour += 1
                else:
                    other += 1
                name = f"effect:{piece.effect}"
                found[name] = found.get(name, 0) + max(1, piece.amount)
        if hero.eliminated:
            out += 1
            continue
        most += table.most_life(hero)
        if hero.fainted:
            fainted += 1
            continue
        standing += 1
        life += max(0, hero.life)
        weakest = min(weakest, hero.life)
        low += hero.life <= blow
    found |= {
        "life": life / max(1, most),
        "weakest": weakest if standing else 0,
        "standing": standing / count,
        "fainted": fainted,
        "eliminated": out,
        "scars": scars / count,
        "gold": table.gold,
        "white": table.white,
        "weapons": weapons,
        "bonus": bonus,
        "armour": armour,
        "other-gear": other,
        f"party-phase:{table.phase}": 1,
    }
    if foe is not None:
        dice = len(table.unthrown)
        found |= {
            "fight": 1,
            "low": low,
            "dice": dice,
            "white-thrown": table.white_thrown,
            "foe-life": foe.life,
            "foe-damage": foe.damage,
            "foe-level": foe.level,
            "foe-each": foe.life / (1 + dice + table.white),
            "foe-demands": asked,
            "boss": foe.is_boss,
            "foe-token": foe.is_target + foe.is_toad + foe.silenced,
        }
        if foe.is_boss:
            found["boss-life"] = foe.life
    return found


POINT = 0.002
"""The worth of one point compared with the victory: enough to choose between two ways to win, never enough to risk
one.
"""


def wanted(outcome: Outcome, seat: int) -> float:
    """The victory first, then the points."""
    return (1.0 + POINT * outcome.scores[seat]) if outcome.winners else 0.0


REASON = (
    "The party wins or loses together, and a lost game is not scored: the victory is what everybody wants, and its points "
    "only make it finer."
)


USUAL_PARTY = 3
"""The size of party that a setting means unless it names another."""


def setting(seats: int, options: Mapping[str, Any]) -> str:
    """Name the setting by difficulty, size of the party and boxes.

    A hero alone wins one game in thirty where six win three in four, so no value fits both. Foes of two boxes are others than
    those of one.
    """
    name = str(options["difficulty"])
    if seats != USUAL_PARTY:
        name += f"-{seats}"
    return f"{name}-both" if options.get("boxes") == "both" else name


def family_goal(
    features: Callable[[Any, int], Features],
    own: Mapping[str, str],
    difficulties: Iterable[str],
    parties: Mapping[str, range],
) -> Goal:
    """What people want in an edition, with the features it adds to the family's, and the parties that can play by the boxes in use ("" where there is
    no choice of them)."""
    settings: dict[str, tuple[int, Mapping[str, Any]]] = {}
    for boxes, sizes in parties.items():
        for difficulty in difficulties:
            for seats in sorted(sizes, key=lambda seats: seats != USUAL_PARTY):
                chosen = {"difficulty": difficulty} | ({"boxes": boxes} if boxes else {})
                settings[setting(seats, chosen)] = (seats, chosen)
    return Goal(
        wanted=wanted,
        reason=REASON,
        measure=lambda seats: "won",
        shared=lambda options: True,
        features=features,
        named={**NAMED, **own},
        setting=setting,
        settings=settings,
        never=NEVER,
        main=frozenset({"difficulty", *(["boxes"] if any(parties) else [])}),
        minor=frozenset({"leader"}),
        signs=SIGNS,
    )
