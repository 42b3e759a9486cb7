"""Counting and legality in the Castle of Frightening Frosts: functions from a table to a value."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from tumblekeep.games._fighter.laws import COLOURS, WHITE_DICE
from tumblekeep.games.castle_of_frosts.content import (
    BOXES,
    DECK_LEVELS,
    EPIC,
    GAME_ID,
    ICONS,
    ICONS_LEVEL_UP,
    ITEMS,
    LAST_LEVEL,
    MONSTERS,
    PARTS,
    SHOPS,
    WATER_DICE,
)
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostHero, FrostShot, LaidTemplate
from tumblekeep.kit.conditions import Conditions
from tumblekeep.kit.landing import Pose
from tumblekeep.kit.target import Template
from tumblekeep.kit.throw_setup import ICEBERGS, LyingDie, ThrowSetup

DANCING = 2
"""What a Dancing Shot adds to a Hit (CF-ABIL-10)."""
TARGET = 1
"""What a guest's Living Target adds to every Hit (CF-RULING-73)."""
DODGED = 2
"""What Agile Instincts deals on a Miss (CF-ABIL-2)."""
MOST_LAID = {"frozen": PARTS["frozen_templates"], "weak_point": PARTS["weak_point_templates"]}


def required(table: CastleTable) -> tuple[str, ...]:
    """Demands on every throw of this combat: the Monster's, its Madness so far, the Dungeon card's (CF-COMBAT-8)."""
    foe = table.monster
    throws: tuple[str, ...] = ()
    if not foe.silenced:
        throws = foe.monster.demands.throws + foe.monster.madness[: foe.madness]
    room = table.dungeon_card()
    if room is not None and not (table.gentle and monsters_drawn(table) <= 1):  # CF-RULING-86
        throws += room.demands.throws
    return tuple(dict.fromkeys(throws))  # CF-THROW-5


def shop_threshold(table: CastleTable) -> int:
    """How many Shop icons lead to a Shop (CF-DUNGEON-4, CF-LEVELUP-12)."""
    return ICONS_LEVEL_UP if table.level_up else ICONS


def no_shop_left(table: CastleTable) -> bool:
    """Whether every Shop on the way has been reached: the Boss comes next (CF-CYCLE-4)."""
    return table.shops >= SHOPS


def monster_bag(table: CastleTable) -> dict[str, int]:
    """The cards that can lie on top of the Monster deck: of its level, and not met yet."""
    gone = {*table.met, *table.abandoned, *(card for hero in table.heroes for card in hero.charmed)}
    plain = table.gentle and not monsters_drawn(table)  # CF-RULING-86
    return {
        name: 1
        for name, monster in MONSTERS.items()
        if monster.level == table.level and name not in gone and not (plain and monster.demands.throws)
    }


def monsters_drawn(table: CastleTable) -> int:
    """How many cards have left the Monster deck so far."""
    return sum(DECK_LEVELS[: table.level]) - table.level_left


def is_deck_empty(table: CastleTable) -> bool:
    """CF-DUNGEON-15: whether every Monster of the deck has been met."""
    return table.level == LAST_LEVEL and not table.level_left


def empty_holes(table: CastleTable) -> list[str]:
    """Holes without an Iceberg, named after the Iceberg that would stand there."""
    return [berg for berg in ICEBERGS if berg not in table.icebergs]


def spare_template(table: CastleTable, kind: str) -> str | None:
    """The next template of a kind that is not on the Target (CF-TEMPL-18)."""
    laid = {piece.name for piece in table.templates}
    for number in range(1, MOST_LAID[kind] + 1):
        if f"{kind}-{number}" not in laid:
            return f"{kind}-{number}"
    return None


def dice_of(table: CastleTable, shot: FrostShot) -> tuple[str, ...]:
    """The dice thrown when one is chosen: three Water dice at once (CF-DICE-7), a white die with its own number."""
    if shot.die == "water":
        return WATER_DICE
    if shot.die != "white":
        return (shot.die,)
    if not shot.number:  # the same die keeps its number when it is thrown again
        shot.number = next(n for n in range(1, WHITE_DICE + 1) if f"white-{n}" not in table.lying)
    return (f"white-{shot.number}",)


def setting_of(table: CastleTable, shot: FrostShot) -> ThrowSetup:
    """Describe the throw: which dice, at what, and how."""
    dice = dice_of(table, shot)
    return _setting(
        dice,
        shot.demands,
        tuple(table.icebergs),
        tuple(table.templates),
        tuple((die, pose) for die, pose in table.lying.items() if die not in dice) if table.lying else (),
        table.target,
        table.dice,
        table.conditions,
    )


@lru_cache(maxsize=1024)
def _setting(
    dice: tuple[str, ...],
    demands: tuple[str, ...],
    icebergs: tuple[str, ...],
    templates: tuple[LaidTemplate, ...],
    lying: tuple[tuple[str, Pose], ...],
    target: str,
    box: str,
    conditions: Conditions,
) -> ThrowSetup:
    """Cached, because the same throw recurs."""
    return ThrowSetup(
        GAME_ID,
        dice,
        demands,
        icebergs,
        laid(templates),
        tuple(LyingDie(die, pose) for die, pose in lying),
        target=BOXES[target],
        box=BOXES[box],
        conditions=conditions,
    )


def laid(templates: Iterable[LaidTemplate]) -> tuple[Template, ...]:
    """Return templates on the Target in the board's own form."""
    return tuple(
        Template(piece.name, "frozen" if piece.kind == "frozen" else "weak_point", piece.x, piece.y)
        for piece in templates
    )


SPOTS = ("middle", "right", "upper_right", "top", "upper_left", "left", "lower_left", "bottom", "lower_right")
"""Where something lies on the drawn Target: around the middle counter-clockwise, starting at the right."""
MIDDLE = 30
"""Millimetres: anything closer to the centre than this lies in the middle."""


def spot_of(piece: LaidTemplate) -> str:
    """Say in a word where a template lies."""
    return spot_at(piece.x, piece.y)


def spot_at(x: float, y: float) -> str:
    """Say in a word where something lies on the Target."""
    if math.hypot(x, y) < MIDDLE:
        return SPOTS[0]
    return SPOTS[1 + round(math.degrees(math.atan2(y, x)) / 45) % 8]


def second_sections(shot: FrostShot) -> list[int]:
    """Values of the other sections a Hit rests on, best first (CF-RULING-28); none on a template."""
    lies, landing = shot.lies, shot.landing
    if not shot.hit or lies is None or landing is None or lies.place not in ("section", "bullseye"):
        return []
    return list(dict.fromkeys(landing.board.zone(name).value for name in lies.beside))


def is_on_weak_point(table: CastleTable, shot: FrostShot) -> bool:
    """Whether the die rests on the Weak Point Template (CF-TEMPL-14)."""
    lies = shot.lies
    return (
        lies is not None
        and lies.place == "template"
        and any(piece.name == lies.zone and piece.kind == "weak_point" for piece in table.templates)
    )


def hit_damage(shot: FrostShot) -> int:
    """CF-RESOLVE-5 for a Hit that is neither an Insta-Kill nor on a Weak Point."""
    return (
        shot.value * shot.times
        + shot.second
        + sum([ITEMS[weapon].bonus for weapon in shot.weapons])
        + shot.bonus
        + (DANCING if shot.dancing else 0)
        + shot.bergs
    )


def total_of(table: CastleTable, shot: FrostShot) -> int:
    """What the Monster loses by a Hit on a section, as far as it is known; guests' monsters are added later."""
    return hit_damage(shot) + (TARGET if table.monster.is_target else 0)


def more_matters(table: CastleTable, shot: FrostShot, more: int, sent: int = 0) -> bool:
    """Whether more damage would change something: the Monster lives, it would be an Epic Shot, or it heals."""
    foe = table.monster
    total = total_of(table, shot) + sent
    if not shot.kills and total < foe.life:
        return True
    if foe.is_boss:
        return False
    if shot.ability == "divine_intervention" and total < sum(
        table.most_life(hero) - hero.life for hero in table.standing()
    ):
        return True
    return not shot.kills and foe.life - total > EPIC >= foe.life - total - more


def weak_point_damage(life: int, bergs: int) -> int:
    """First the Icebergs, then half of what is left, rounded down (CF-TEMPL-14, CF-RULING-30)."""
    return bergs + max(0, life - bergs) // 2


def lit_colours(hero: FrostHero, shot: FrostShot) -> list[str]:
    """Colours without a Scar whose ability the icon on this die can activate (CF-ICON-1, -2, -5)."""
    if not shot.icon:
        return []
    colours = (shot.die,) if shot.die in COLOURS else COLOURS
    return [colour for colour in colours if colour not in hero.scars]


def token_colours(table: CastleTable, hero: FrostHero, shot: FrostShot) -> list[str]:
    """Colours whose Level Up token can be turned for a throw without the icon (CF-LEVELUP-7 to -9)."""
    if shot.icon or not table.level_up:
        return []
    return [colour for colour in hero.tokens if colour not in hero.spent and colour not in hero.scars]


def spendables_discarded(table: CastleTable) -> int:
    """CF-ABIL-17, CF-RULING-49."""
    return sum(ITEMS[card].kind == "spendable" for card in table.discarded)


def life_tracker(life: int) -> tuple[int, int]:
    """The two rows of the Monster Life Tracker, tens and units; negative life shows as zero (CF-DUNGEON-11)."""
    return divmod(max(0, life), 10)
