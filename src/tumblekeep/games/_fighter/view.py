"""What both editions show of heroes, foe and throw, as plain data; and the way back, for imagining.

An edition registers what it shows: a name, and how to look it up. A view holds all of it; a glance looks up only
what is asked for. So a glance can't show anything that the view does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, TypeAlias

from tumblekeep.core.game import View
from tumblekeep.core.table import Turn
from tumblekeep.games._fighter.content import Gear, HeroSheet
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.gear import takers
from tumblekeep.games._fighter.laws import FULL_LIFE
from tumblekeep.games._fighter.table import AnyTable, FighterFoe, FighterHero, H, S, Shot, T

Look: TypeAlias = Callable[[Any, int | None], Any]
"""How a seat sees one thing on a table; None is a spectator."""


class ViewFields:
    """A register of what is shown of a table, by name. Nobody sees anything that is not registered here."""

    __slots__ = ("_all", "fields", "others", "piles")

    def __init__(self, fields: Sequence[str], piles: Sequence[str], others: Mapping[str, Look]) -> None:
        self.fields = fields
        """Shown as they are."""
        self.piles = piles
        """Shown as a copy, in a list."""
        self.others = others
        self._all = attrgetter(*fields)

    def whole(self, table: AnyTable, seat: int | None) -> dict[str, Any]:
        """Return everything that a seat sees."""
        seen = dict(zip(self.fields, self._all(table), strict=True))
        for name in self.piles:
            seen[name] = list(getattr(table, name))
        for name, look in self.others.items():
            seen[name] = look(table, seat)
        return seen

    def one_by_one(self) -> dict[str, str | Look]:
        """How each thing is looked up on its own: by its name on the table, or by a function."""
        return {**{name: name for name in (*self.fields, *self.piles)}, **self.others}


class LazyView(dict[str, Any]):
    """The same view, in which each thing is looked up when it is asked for."""

    __slots__ = ("_looks", "_seat", "_table")

    def __init__(self, looks: ViewFields, table: AnyTable, seat: int) -> None:
        self._looks = looks
        self._table = table
        self._seat = seat

    def __missing__(self, name: str) -> Any:
        looks = self._looks
        if name in looks.others:
            found = looks.others[name](self._table, self._seat)
        elif name in looks.piles:
            found = list(getattr(self._table, name))
        elif name in looks.fields:
            found = getattr(self._table, name)
        else:
            raise KeyError(name)
        self[name] = found
        return found


# -- heroes, foe and throw ------------------------------------------------------------------------


def hero_view(table: AnyTable, hero: FighterHero) -> dict[str, Any]:
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


def foe_view(foe: FighterFoe) -> dict[str, Any]:
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


def shot_view(shot: Shot) -> dict[str, Any]:
    """The current throw, with everything decided so far."""
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


PARTY_FIELDS = (
    "phase", "leader", "active", "gold", "white", "white_thrown", "supply_white", "supply_gold", "found", "tabletop",
)  # fmt: skip
PARTY_PILES = ("unthrown", "offer")
"""What lies in the middle in both editions."""


def turn_view(table: AnyTable, seat: int | None) -> dict[str, Any]:
    """Whose turn it is."""
    return table.turn.plain()


def declined_view(table: AnyTable, seat: int | None) -> dict[str, list[str]]:
    """What each seat declined to use."""
    return {str(seat): list(stakes) for seat, stakes in table.declined.items()}


# -- what is printed ------------------------------------------------------------------------------


def sheet_view(sheet: HeroSheet) -> dict[str, Any]:
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


def printed(
    edition: Edition[T, H, S],
    sheets: dict[str, dict[str, Any]],
    cards: dict[str, dict[str, Any]],
    beside: Callable[[Any], Iterable[str]] = lambda table: (),
) -> dict[str, Look]:
    """What is printed on open sheets and cards, and who may carry a card that is for sale or was found.

    `sheets` and `cards` are the results of `sheet_view` and `gear_view` for the whole box, `beside` further open cards.
    """

    def open_sheets(table: T, seat: int | None) -> dict[str, Any]:
        if any(not hero.card for hero in table.heroes):  # somebody is still choosing a sheet
            return sheets
        return {hero.card: sheets[hero.card] for hero in table.heroes}

    def open_cards(table: T, seat: int | None) -> dict[str, Any]:
        found = {*_loose(table), *beside(table)}
        for hero in table.heroes:
            found.update(hero.gear)
        return {card: cards[card] for card in sorted(found)}

    def may_take(table: T, seat: int | None) -> dict[str, Any]:
        return {card: [hero.seat for hero in takers(edition, table, card)] for card in _loose(table)}

    return {"sheets": open_sheets, "cards": open_cards, "takers": may_take}


def _loose(table: AnyTable) -> list[str]:
    """Cards that nobody has yet."""
    return [*table.offer, table.found] if table.found else table.offer


def family_pieces(view: View) -> list[str]:
    """Name heroes, throwable dice, open cards, sheets to choose from, and each hero's things of a colour."""
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


def life_left(view: View) -> list[tuple[int | None, int]]:
    """The life of all heroes who still stand: where it drops, the game was in danger."""
    return [(None, sum(hero["life"] for hero in view["heroes"] if not hero["eliminated"]))]


# -- the way back ---------------------------------------------------------------------------------


def restore_hero(hero: FighterHero, seen: Any) -> None:
    """Restore a hero from a view."""
    hero.card = seen["card"]
    hero.life = seen["life"]
    hero.scars = list(seen["scars"])
    hero.fainted = seen["fainted"]
    hero.eliminated = seen["eliminated"]
    hero.gear = list(seen["gear"])


def restore_foe(foe: FighterFoe, seen: Any) -> None:
    """Restore the foe from a view."""
    foe.full = seen["full"]
    foe.life = seen["life"]
    foe.gold = seen["gold"]
    foe.damage = seen["damage"]


def restore_party(table: AnyTable, view: Any) -> None:
    """Restore the middle from a view; a table at rest has no throw on it."""
    table.turn = Turn(**view["turn"])
    for name in PARTY_FIELDS:
        setattr(table, name, view[name])
    for name in PARTY_PILES:
        setattr(table, name, list(view[name]))
    table.declined = {int(seat): tuple(stakes) for seat, stakes in view["declined"].items()}
    for hero, seen in zip(table.heroes, view["heroes"], strict=True):
        restore_hero(hero, seen)
