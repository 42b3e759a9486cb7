"""What people want in Dungeons, Dice & Danger, and which features of a sheet matter for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.goal import CLOCK, Goal, Sign
from tumblekeep.core.table import Outcome
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES, Layout
from tumblekeep.games.dungeons_dice_danger.outlook import expected_loss, felt, hit_chance, lures_of, values
from tumblekeep.games.dungeons_dice_danger.rules import life_left, progress, score
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet, DangerTable
from tumblekeep.games.dungeons_dice_danger.tale import (
    ChestOpened,
    Died,
    FirstDefeat,
    FirstFeat,
    GemFound,
    LaterDefeat,
    LaterFeat,
    LifeLost,
    Struck,
)
from tumblekeep.games.dungeons_dice_danger.view import sheet_of
from tumblekeep.kit.sheet import places

NAMED: Mapping[str, str] = {
    CLOCK: "how much of the life tracker is crossed, or of the monsters defeated, whichever is more",
    "points": "points that the sheet is worth now",
    "life": "life points left, green ones included",
    "loss": "life points that the next roll costs on average",
    "danger": "that cost against the life left: how near death is",
    "hits": "how likely a roll is to damage a monster now",
    "open": "values of a pair, 2 to 12, that can be used now",
    "near": "damage that monsters within reach can still take, by how likely a roll is to hit them",
    "lure": "what lies ahead: gems, gold, chests, keys, by how near they are",
    "black": "black-die symbols left",
    "torches": "torches left",
    "chests": "chest rewards taken",
    "gold": "gold found",
    "visited": "spaces visited",
    "feats": "how far the achievements are that are not reached yet, each squared",
    "damage": "damage on a monster, by room",
    "reach": "a monster is within reach, by room",
    "unlocked": "white numbers unlocked, by room",
    "space": "a space is visited, by its name",
    "taken": "a chest reward is taken, by its name",
    "ahead": "points more than the best of the others",
    "rooms-ahead": "monsters defeated more than by the best of the others",
    "life-ahead": "life points more than the others have on average",
    "claimed": "monsters that somebody has defeated first",
    "rival-done": "most monsters that one of the others has defeated",
    "alive": "still alive, at a table with others",
    "dead": "others who are dead",
}


@cache
def _names(digest: str, names: tuple[str, ...], rooms: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The names of a layout's features by place, cached."""
    return (
        tuple(f"space:{name}" for name in names),
        tuple(f"damage:{room}" for room in rooms),
        tuple(f"reach:{room}" for room in rooms),
        tuple(f"unlocked:{room}" for room in rooms),
    )


def _named(layout: Layout) -> tuple[tuple[str, ...], ...]:
    return _names(layout.digest, tuple(layout.graph.names), tuple(room.id for room in layout.rooms))


def own_features(sheet: AdventureSheet) -> dict[str, float]:
    """Return the features of one sheet."""
    layout = sheet.layout
    spaces, damaged, reach, unlocked = _named(layout)
    hits, uses = values(sheet)
    life = life_left(sheet)
    loss = expected_loss(hits, uses, sheet.solo)
    beaten = sheet.defeated.bit_count()
    tracker = len(layout.tracker)
    found: dict[str, float] = {
        CLOCK: min(1.0, max(sheet.lost / tracker, beaten / len(layout.rooms))),
        "points": score(sheet),
        "life": life,
        "loss": loss,
        "danger": loss / max(1, life),
        "hits": hit_chance(hits),
        "open": uses.bit_count(),
        "black": sheet.black,
        "torches": sheet.torches,
        "chests": len(sheet.chests),
        "gold": sheet.gold,
        "visited": sheet.visited.bit_count(),
    }
    near = 0.0
    for number, room in enumerate(layout.rooms):
        if sheet.damage[number]:
            found[damaged[number]] = sheet.damage[number]
        if sheet.reached >> layout.first_room + number & 1:
            found[reach[number]] = 1
            if not sheet.awards[number] and not room.armored:
                numbers = sheet.unlocked[number] | layout.black_bits[number]
                near += (room.life - sheet.damage[number]) * hit_chance(numbers)
        if sheet.unlocked[number]:
            found[unlocked[number]] = sheet.unlocked[number].bit_count()
    found["near"] = min(near, 16.0)
    for place in places(sheet.visited):
        found[spaces[place]] = 1
    for chest in sheet.chests:
        found[f"taken:{chest}"] = 1
    feats = 0.0
    for number, achievement in enumerate(layout.achievements):
        if not sheet.feats[number] and achievement.needed:
            feats += (progress(sheet, achievement) / achievement.needed) ** 2
    found["feats"] = feats
    left = lures_of(layout).left(sheet.visited | sheet.defeated)
    found["lure"] = sum(map(float.__mul__, left, felt(sheet)))
    return found


def features(view: View | DangerTable, seat: int) -> dict[str, float]:
    """Return the features for this seat: its own sheet, and how that compares with what it sees of the others."""
    if isinstance(view, DangerTable):
        shown = view.sheets if view.before is None else view.before
        sheets = [view.sheets[seat] if sheet.seat == seat else sheet for sheet in shown]
        claimed = view.claimed.bit_count()
    else:
        sheets = [sheet_of(view, one) for one in range(len(view["sheets"]))]
        claimed = len(view["claimed"])
    mine = sheets[seat]
    found = own_features(mine)
    if len(sheets) == 1:
        return found
    others = [sheet for sheet in sheets if sheet.seat != seat]
    best = max(score(sheet) for sheet in others)
    found["ahead"] = score(mine) - best
    found["claimed"] = claimed
    found["rival-done"] = max(sheet.defeated.bit_count() for sheet in others)
    found["rooms-ahead"] = mine.defeated.bit_count() - found["rival-done"]
    found["life-ahead"] = life_left(mine) - sum(map(life_left, others)) / len(others)
    found["alive"] = mine.alive
    found["dead"] = sum(not sheet.alive for sheet in others)
    found[CLOCK] = max(found[CLOCK], found["rival-done"] / len(mine.layout.rooms))
    return found


AHEAD = 0.01
"""With others: the worth of one point of lead compared with the victory itself, for up to 40 points."""


def wanted(outcome: Outcome, seat: int) -> float:
    """Alone the points; with others the victory first, then the lead over the best of them."""
    scores = outcome.scores
    if len(scores) == 1:
        return float(scores[0])
    best = max(points for other, points in enumerate(scores) if other != seat)
    won = (seat in outcome.winners) / max(1, len(outcome.winners))
    return won + AHEAD * max(-40, min(40, scores[seat] - best))


def setting(seats: int, options: Mapping[str, Any]) -> str:
    """Name the setting by map, solo or not, because solo rules differ (DDD-SOLO). Players' own maps have none."""
    if options.get("map") is not None:
        return ""
    return f"{options['adventure']}-{'alone' if seats == 1 else 'together'}"


def settled(view: View | DangerTable, seat: int) -> float | None:
    """The dead do not win (DDD-LIFE-5), and whoever is left alone has nobody to lose to (DDD-LIFE-6)."""
    if isinstance(view, DangerTable):
        alive = [sheet.alive for sheet in view.sheets]
    else:
        alive = [sheet["alive"] for sheet in view["sheets"]]
    if len(alive) == 1:
        return None
    if not alive[seat]:
        return 0.0
    return 1.0 if sum(alive) == 1 else None


GOAL = Goal(
    wanted=wanted,
    reason="Alone the rank is read from the points, won or dead. With others only the first place counts; the distance in "
    "points is what it is made of, and keeps a player who is behind from giving up.",
    measure=lambda seats: "points" if seats == 1 else "won",
    shared=lambda options: False,
    features=features,
    named=NAMED,
    setting=setting,
    settings={
        **{f"{adventure}-alone": (1, {"adventure": adventure}) for adventure in ADVENTURES},
        **{f"{adventure}-together": (2, {"adventure": adventure}) for adventure in ADVENTURES},
    },
    never={"life": 1, "danger": -1, "life-ahead": 1},
    main=frozenset({"adventure"}),
    minor=frozenset({"start"}),
    signs=(
        Sign("died", -1, lambda happening, seat: isinstance(happening, Died) and happening.who == seat),
        Sign(
            "defeated",
            1,
            lambda happening, seat: (
                isinstance(happening, FirstDefeat | LaterDefeat) and happening.who == seat
            ),
        ),
        Sign(
            "feat",
            1,
            lambda happening, seat: isinstance(happening, FirstFeat | LaterFeat) and happening.who == seat,
        ),
        Sign(
            "chest", 1, lambda happening, seat: isinstance(happening, ChestOpened) and happening.who == seat
        ),
        Sign("gem", 1, lambda happening, seat: isinstance(happening, GemFound) and happening.who == seat),
        Sign("struck", 1, lambda happening, seat: isinstance(happening, Struck) and happening.who == seat),
        Sign(
            "life-lost", -1, lambda happening, seat: isinstance(happening, LifeLost) and happening.who == seat
        ),
    ),
    settled=settled,
)
