"""What both editions show of heroes, foe and throw, as plain data; and the way back, for imagining."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.table import Turn
from tumblekeep.games._fighter.content import Gear, Sheet
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.gear import takers
from tumblekeep.games._fighter.laws import FULL_LIFE
from tumblekeep.games._fighter.table import AnyTable, Foe, H, Hero, S, Shot, T


def hero_view(table: AnyTable, hero: Hero) -> dict[str, Any]:
    """A hero as everybody sees it."""
    return {
        "seat": hero.seat,
        "card": hero.card,
        "life": max(0, hero.life),
        "most": table.most_life(hero),
        "full": FULL_LIFE,
        "scars": list(hero.scars),
        "fainted": hero.fainted,
        "eliminated": hero.eliminated,
        "gear": list(hero.gear),
        "threat": table.threat.get(hero.seat, 0),
    }


def sheet_view(sheet: Sheet) -> dict[str, Any]:
    """What is printed on a hero sheet."""
    return {
        "abilities": [
            {"colour": colour, "id": ability.id, "word": ability.word}
            for colour, ability in sheet.abilities.items()
        ],
        "limits": dict(sheet.limits),
    }


def gear_view(card: Gear) -> dict[str, Any]:
    """What is printed on an equipment card."""
    return {
        "kind": card.kind,
        "price": card.price,
        "demand": card.demand,
        "bonus": card.bonus,
        "effect": card.effect,
        "amount": card.amount,
        "once": card.once,
    }


def pieces_view(
    edition: Edition[T, H, S],
    table: T,
    sheets: dict[str, dict[str, Any]],
    cards: dict[str, dict[str, Any]],
    beside: Iterable[str] = (),
) -> dict[str, Any]:
    """What is printed on the sheets and cards that lie open, and who may carry a card that is for sale or was found.

    `sheets` and `cards` are what `sheet_view` and `gear_view` give for the whole box, `beside` further open cards.
    """
    loose = [*table.offer, table.found] if table.found else table.offer
    open_cards = {*loose, *beside}
    for hero in table.heroes:
        open_cards.update(hero.gear)
    return {
        "sheets": sheets
        if any(not hero.card for hero in table.heroes)  # somebody is still choosing among them
        else {hero.card: sheets[hero.card] for hero in table.heroes},
        "cards": {card: cards[card] for card in sorted(open_cards)},
        "takers": {card: [hero.seat for hero in takers(edition, table, card)] for card in loose},
    }


def family_pieces(view: View) -> list[str]:
    """Heroes, the dice that can be thrown, open cards, sheets to choose from, and what each hero has of a colour."""
    found = [f"gear:{card}" for card in view["cards"]]
    found += [f"die:{die}" for die in view["unthrown"]]
    if view["white"]:
        found.append("die:white")
    for hero in view["heroes"]:
        seat = hero["seat"]
        if not hero["card"]:
            found += [f"hero:{card}" for card in view["sheets"]]
            continue
        found.append(f"seat:{seat}")
        for ability in view["sheets"][hero["card"]]["abilities"]:
            found += [f"colour:{seat}:{ability['colour']}", f"ability:{seat}:{ability['word']}"]
    return found


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
        "turn": table.turn.plain(),
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
        "declined": {str(seat): list(stakes) for seat, stakes in table.declined.items()},
        "heroes": [hero_view(table, hero) for hero in table.heroes],
        "shot": None if table.shot is None else shot_view(table.shot),
    }


def restore_party(table: AnyTable, view: Any) -> None:
    """Put the middle back as it was seen; a table at rest has no throw on it."""
    table.turn = Turn(**view["turn"])
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
    table.declined = {int(seat): tuple(stakes) for seat, stakes in view["declined"].items()}
    for hero, seen in zip(table.heroes, view["heroes"], strict=True):
        restore_hero(hero, seen)
