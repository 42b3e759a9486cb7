"""Counting and legality in Dungeon Fighter: functions from a table to a value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tumblekeep.core.ask import Option
from tumblekeep.games._fighter.content import Ability
from tumblekeep.games.dungeon_fighter.content import BY_LEVEL, FACES, GEAR, LEVELS, SHEETS, SLUG, Chamber
from tumblekeep.games.dungeon_fighter.table import Cast, DungeonFighterTable, Fighter
from tumblekeep.kit.throwing import conflicts

NEEDS_HIT = frozenset({"flurry", "extra_damage", "targeted", "divine_intervention", "blind_fury"})
"""Abilities whose icon contains the target (DF-ABIL-3)."""
NEEDS_MISS = frozenset({"no_damage"})
CENTRE = 10
"""DF-COMBAT-13."""
TARGETED = 5
TOAD = 2


@cache
def exclude(first: str, second: str) -> bool:
    """Whether two throws can't be made at once (DF 19.4)."""
    return bool(conflicts(SLUG, (first, second)))


@cache
def room_demand(face: str, room: int) -> str:
    """The throw that a room of a board face demands, or nothing."""
    return FACES[face].room(room).demand if room else ""


def demands(table: DungeonFighterTable) -> tuple[str, ...]:
    """The demands of monster and room (DF-THROW-19, -21, -24).

    Equal ones count once; if they exclude each other, the monster's is made.
    """
    foe = table.foe
    monsters = foe.demand if foe is not None and not foe.silenced else ""
    rooms = room_demand(table.faces[table.level - 1], table.room) if 1 <= table.level <= LEVELS else ""
    if rooms and table.gentle and monsters_met(table) <= 1:  # DF-RULING-81
        rooms = ""
    if not monsters:
        return (rooms,) if rooms else ()
    if not rooms or rooms == monsters or exclude(monsters, rooms):
        return (monsters,)
    return (monsters, rooms)


def monsters_met(table: DungeonFighterTable) -> int:
    """How many monsters of the tower were met so far, including the one that stands there."""
    return sum(map(len, BY_LEVEL)) - sum(map(len, table.unmet))


def is_forced_conflict(table: DungeonFighterTable) -> bool:
    """Whether monster and room demand throws that exclude each other: the room's becomes a doubled tremor (DF 19.4)."""
    foe = table.foe
    if foe is None or foe.silenced or not foe.demand or not 1 <= table.level <= LEVELS:
        return False
    rooms = room_demand(table.faces[table.level - 1], table.room)
    return bool(rooms) and exclude(foe.demand, rooms)


def pool(table: DungeonFighterTable) -> list[str]:
    """Usable hero dice: not thrown, and not of a colour that the monster forbids (DF-COMBAT-5, DF-MONSTER-7)."""
    forbidden = forbidden_colour(table)
    return [die for die in table.unthrown if die != forbidden] if forbidden else list(table.unthrown)


def forbidden_colour(table: DungeonFighterTable) -> str:
    """The colour that must not be thrown, or nothing."""
    foe = table.foe
    return foe.colour if foe is not None and foe.has("forbid_die") else ""


def ability_of(hero: Fighter, colour: str) -> Ability | None:
    """The ability of a colour, unless a scar covers it (DF-ABIL-6)."""
    return None if colour in hero.scars else SHEETS[hero.card].abilities[colour]


def triggered(hero: Fighter, shot: Cast) -> Ability | None:
    """The ability that this throw triggers (DF-ABIL-2 to -7, -12)."""
    if not shot.icon or not shot.colour:
        return None
    ability = ability_of(hero, shot.colour)
    if ability is None:
        return None
    if ability.id in NEEDS_HIT and not shot.hit:
        return None
    if ability.id in NEEDS_MISS and shot.hit:
        return None
    if ability.id == "flurry" and shot.is_second:
        return None
    return ability


def is_idle(table: DungeonFighterTable, ability: Ability) -> bool:
    """Whether the ability would have no effect (DF-ABIL-30, -42).

    The monster is of another type, has nothing to lose to a song, or there is no coin for it.
    """
    foe = table.monster
    if ability.id == "sworn_enemy":
        return foe.kind != ability.kind
    return ability.id == "ballad" and (not foe.feature or foe.silenced or not table.gold)


def base(table: DungeonFighterTable, shot: Cast) -> int:
    """What a hit is worth before multiplication (DF-COMBAT-19)."""
    if shot.ability == "targeted":
        return TARGETED
    foe = table.foe
    if not shot.kills and foe is not None and foe.has("horde"):
        return 1
    return shot.value


def hit_damage(table: DungeonFighterTable, shot: Cast) -> int:
    """Damage of a hit as announced so far: base times multiplier, plus additions (DF-COMBAT-18, -20)."""
    added = shot.bonus + shot.sworn
    for card in shot.weapons:
        added += GEAR[card].bonus
    if table.foe is not None and table.foe.is_target:
        added += 1
    return base(table, shot) * shot.times + added


def throw_damage(table: DungeonFighterTable, shot: Cast) -> int:
    """Damage of a throw as announced so far; a miss deals only what needs no hit (DF-COMBAT-21)."""
    return hit_damage(table, shot) if shot.hit else shot.sworn + shot.bonus


def falls(table: DungeonFighterTable, shot: Cast) -> bool:
    """Whether this throw, as announced so far, defeats the monster."""
    return shot.kills or throw_damage(table, shot) >= table.monster.life


def missing_life(table: DungeonFighterTable) -> int:
    """The life that all standing heroes together could regain."""
    return sum([table.most_life(hero) - hero.life for hero in table.standing()])


def protected(table: DungeonFighterTable, hero: Fighter, thrower: Fighter, shot: Cast) -> int:
    """What a hero suffers in step P8 before any card is discarded for it (DF-COMBAT-24)."""
    foe = table.monster
    if table.beer == hero.seat:
        return 0
    damage = foe.damage - (TOAD if foe.is_toad else 0)
    if hero is thrower:
        if shot.ability == "no_damage":
            return 0
        damage -= sum([GEAR[card].amount for card in hero.gear if GEAR[card].effect == "reduce"])
    return max(0, damage)


def next_rooms(table: DungeonFighterTable) -> list[tuple[int, int]]:
    """Rooms the party can enter, as level and number; empty if only the boss is left (DF-MOVE-3 to -9)."""
    if not table.level:
        return [(1, FACES[table.faces[0]].entrance)]
    face = table.face
    if table.room != face.exit:
        return [(table.level, number) for number in face.ways[table.room - 1]]
    if table.level < len(table.faces):
        return [(table.level + 1, FACES[table.faces[table.level]].entrance)]
    return []


def due(table: DungeonFighterTable) -> list[Option]:
    """The remaining steps of phase C whose order may matter (DF-END-16)."""
    steps: list[Option] = []
    if any(hero.fainted for hero in table.heroes):
        steps.append("wake")
    if table.stolen and (table.deck or table.discards):
        steps.append(("larceny", table.stolen))
    chamber = table.chamber
    if not table.room_used and chamber is not None and chamber.kind in ("treasure", "shop"):
        steps.append(chamber.kind)
    return steps


def is_simple(chamber: Chamber | None) -> bool:
    """Whether the room's benefit does not depend on what comes before it: a fountain, gold or dice (DF-RULING-75)."""
    return chamber is not None and (
        chamber.kind == "fountain" or (chamber.kind == "treasure" and chamber.reward != "equipment")
    )


def is_all_alike(steps: Sequence[Option]) -> bool:
    """Whether all remaining steps only draw cards from the deck, so that their order does not matter."""
    return all(step == "treasure" or step[0] == "larceny" for step in steps)


def floor(table: DungeonFighterTable) -> int | None:
    """The highest floor of the tower that still holds a monster, from 0; None if the tower is empty."""
    for number, left in enumerate(table.tower):
        if left:
            return number
    return None
