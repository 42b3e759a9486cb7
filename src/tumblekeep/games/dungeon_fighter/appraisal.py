"""How bots rate throws and cards of Dungeon Fighter from a view, in points of damage.

The worth of an ability is next to what it does, in `powers.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.games._fighter.odds import NOT_BOUNCED, scattered, zone_wheel
from tumblekeep.games.dungeon_fighter.content import EASE, GEAR, SCATTER, SHEETS, SLUG


@cache
def chances(demands: tuple[str, ...], doubled: bool) -> tuple[float, float]:
    """How often an average player hits under these demands, and what a hit is worth on average."""
    manners = [EASE[name] for name in demands]
    wheel = zone_wheel(SLUG, scattered(SCATTER, manners, 2.0 if doubled else 1.0))
    odds = [(spot.zone, float(share)) for spot, share in wheel.odds()]
    hit = sum(share for zone, share in odds if zone.is_numbered)
    value = sum(share * zone.value for zone, share in odds)
    performed = 1.0 - float(NOT_BOUNCED)
    for manner in manners:
        performed *= float(manner.met)
    return hit * performed, value / hit


def _danger(view: View) -> float:
    """What one point of the monster's damage is worth, in points of damage to it."""
    return 0.7 if view["foe"]["boss"] else 1.0


def throw_worth(view: View, demands: Sequence[str], bonus: int) -> float:
    """What a throw under these demands brings, minus what its misses cost."""
    hit, value = chances(tuple(demands), view["conflict"])
    foe = view["foe"]
    if foe["feature"] == "horde" and not foe["silenced"]:
        value = 1.0
    dealt = min(value + bonus, float(max(1, foe["life"])))
    blow = max(0, foe["damage"] - (2 if foe["toad"] else 0))
    if foe["feature"] == "critical_miss" and not foe["silenced"]:
        blow *= sum(not hero["fainted"] and not hero["eliminated"] for hero in view["heroes"])
    return float(hit * dealt - (1.0 - hit) * blow * _danger(view))


def missing(view: View) -> list[int]:
    """The life that each standing hero lacks."""
    return [
        hero["most"] - hero["life"]
        for hero in view["heroes"]
        if not hero["fainted"] and not hero["eliminated"]
    ]


@cache
def card_worth(card: str) -> float:
    """What an Equipment card is worth to a party."""
    gear = GEAR[card]
    if gear.kind == "weapon":
        hit, value = chances((gear.demand,), False)
        plain_hit, plain_value = chances((), False)
        return 3.0 * max(0.0, hit * (value + gear.bonus) - plain_hit * plain_value - 1.5 * (plain_hit - hit))
    return {
        "reduce": 2.2 * gear.amount,
        "no_damage": 1.6,
        "riposte": 1.8 if gear.once else 3.4,
        "heal_one": 0.5 * gear.amount,
        "heal_all": 1.1 * gear.amount,
        "rethrow": 2.0,
        "extra_damage": 0.7 * gear.amount,
    }[gear.effect]


def room_left(hero: Any, card: str) -> int:
    kind = GEAR[card].kind
    return SHEETS[hero["card"]].limits[kind] - sum(GEAR[other].kind == kind for other in hero["gear"])
