"""What both editions show of heroes, foe and throw, as plain data; and the way back, for imagining."""

from __future__ import annotations

from typing import Any

from tumblekeep.games._fighter.table import AnyTable, Foe, Hero, Shot


def hero_view(table: AnyTable, hero: Hero) -> dict[str, Any]:
    """A hero as everybody sees it."""
    return {
        "seat": hero.seat,
        "card": hero.card,
        "life": max(0, hero.life),
        "most": table.most_life(hero),
        "scars": list(hero.scars),
        "fainted": hero.fainted,
        "eliminated": hero.eliminated,
        "gear": list(hero.gear),
    }


def restore_hero(hero: Hero, seen: Any) -> None:
    """Put a hero back as it was seen."""
    hero.card = seen["card"]
    hero.life = seen["life"]
    hero.scars = list(seen["scars"])
    hero.fainted = seen["fainted"]
    hero.eliminated = seen["eliminated"]
    hero.gear = list(seen["gear"])


def foe_view(foe: Foe) -> dict[str, Any]:
    """The foe as everybody sees it."""
    return {
        "card": foe.card,
        "kind": foe.kind,
        "level": foe.level,
        "damage": foe.damage,
        "full": foe.full,
        "life": foe.life,
        "gold": foe.gold,
        "boss": foe.is_boss,
    }


def restore_foe(foe: Foe, seen: Any) -> None:
    """Put the foe back as it was seen."""
    foe.full = seen["full"]
    foe.life = seen["life"]
    foe.gold = seen["gold"]
    foe.damage = seen["damage"]


def shot_view(shot: Shot) -> dict[str, Any]:
    """The throw as far as it has come."""
    lies = shot.lies
    return {
        "seat": shot.seat,
        "die": shot.die,
        "weapons": list(shot.weapons),
        "demands": list(shot.demands),
        "landed": lies is not None,
        "zone": "" if lies is None else lies.zone,
        "at": None if lies is None or lies.at is None else list(lies.at),
        "hit": shot.hit,
        "miss": shot.miss,
        "icon": shot.icon,
        "colour": shot.colour,
        "ability": shot.ability,
        "value": shot.value,
        "times": shot.times,
        "bonus": shot.bonus,
        "kills": shot.kills,
    }


def party_view(table: AnyTable) -> dict[str, Any]:
    """What lies in the middle in both editions."""
    return {
        "phase": table.phase,
        "difficulty": table.difficulty,
        "leader": table.leader,
        "active": table.active,
        "gold": table.gold,
        "white": table.white,
        "white_thrown": table.white_thrown,
        "supply_white": table.supply_white,
        "supply_gold": table.supply_gold,
        "unthrown": list(table.unthrown),
        "offer": list(table.offer),
        "found": table.found,
        "heroes": [hero_view(table, hero) for hero in table.heroes],
        "shot": None if table.shot is None else shot_view(table.shot),
    }


def restore_party(table: AnyTable, view: Any) -> None:
    """Put the middle back as it was seen; a table at rest has no throw on it."""
    table.phase = view["phase"]
    table.leader = view["leader"]
    table.active = view["active"]
    table.gold = view["gold"]
    table.white = view["white"]
    table.white_thrown = view["white_thrown"]
    table.supply_white = view["supply_white"]
    table.supply_gold = view["supply_gold"]
    table.unthrown = list(view["unthrown"])
    table.offer = list(view["offer"])
    table.found = view["found"]
    for hero, seen in zip(table.heroes, view["heroes"], strict=True):
        restore_hero(hero, seen)
