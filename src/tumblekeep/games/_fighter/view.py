"""What both editions show of heroes, foe and throw, as plain data; and the way back, for imagining.

What is shown stands in registers: a name, and how to look. A view is everything in a register, laid out whole; a glance
looks only at what is asked for. So a glance can't tell anything that the view does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.core.game import View
from tumblekeep.core.table import Turn
from tumblekeep.games._fighter.content import Gear, Sheet
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.gear import takers
from tumblekeep.games._fighter.laws import FULL_LIFE
from tumblekeep.games._fighter.table import AnyTable, Foe, H, Hero, S, T

Looks: TypeAlias = Mapping[str, Callable[[Any], Any]]
"""What is shown of something, by name, and how to see it there."""


class Seen(NamedTuple):
    """A table, and who looks at it; None is a spectator."""

    table: Any
    seat: int | None


class Beside(NamedTuple):
    """A hero at a table."""

    table: Any
    hero: Any


def laid_out(looks: Looks, what: Any) -> dict[str, Any]:
    """Everything that is shown of something."""
    return {name: look(what) for name, look in looks.items()}


class Glance(dict[str, Any]):
    """What is shown of something, seen when it is asked for."""

    __slots__ = ("_looks", "_what")

    def __init__(self, looks: Looks, what: Any) -> None:
        self._looks = looks
        self._what = what

    def __bool__(self) -> bool:
        return True  # there is something to see, even where nobody has looked yet

    def __missing__(self, name: str) -> Any:
        found = self[name] = self._looks[name](self._what)
        return found


def as_they_are(*names: str, of: str = "") -> Looks:
    """These are shown as they are."""
    return {name: attrgetter(f"{of}.{name}" if of else name) for name in names}


def piles(*names: str, of: str = "") -> Looks:
    """Of these a copy is shown, as a list."""
    return {name: _pile(look) for name, look in as_they_are(*names, of=of).items()}


def _pile(look: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda what: list(look(what))


# -- heroes, foe and throw ------------------------------------------------------------------------

HERO: Looks = {
    **as_they_are("seat", "card", of="hero"),
    "life": lambda beside: max(0, beside.hero.life),
    "most": lambda beside: beside.table.most_life(beside.hero),
    "full": lambda beside: FULL_LIFE,
    **piles("scars", of="hero"),
    **as_they_are("fainted", "eliminated", of="hero"),
    **piles("gear", of="hero"),
    "threat": lambda beside: beside.table.threat.get(beside.hero.seat, 0),
}
"""A hero as everybody sees it."""

FOE: Looks = {
    **as_they_are("card", "kind", "level", "damage", "full", "life", "gold"),
    "boss": attrgetter("is_boss"),
}
"""The foe as everybody sees it."""

SHOT: Looks = {
    **as_they_are("seat", "die"),
    **piles("weapons", "demands"),
    "landed": lambda shot: shot.lies is not None,
    "zone": lambda shot: "" if shot.lies is None else shot.lies.zone,
    "at": lambda shot: None if shot.lies is None or shot.lies.at is None else list(shot.lies.at),
    **as_they_are("hit", "miss", "icon", "colour", "ability", "value", "times", "bonus", "kills"),
}
"""The throw as far as it has come."""

_IN_THE_MIDDLE = (
    "phase",
    "leader",
    "active",
    "gold",
    "white",
    "white_thrown",
    "supply_white",
    "supply_gold",
    "found",
)


def party(hero: Looks, shot: Looks, foe: Looks) -> Looks:
    """What lies in the middle in both editions, with heroes, throw and foe whole."""
    return {
        "turn": lambda seen: seen.table.turn.plain(),
        **as_they_are("difficulty", *_IN_THE_MIDDLE, of="table"),
        **piles("unthrown", "offer", of="table"),
        "declined": lambda seen: {str(seat): list(stakes) for seat, stakes in seen.table.declined.items()},
        "heroes": lambda seen: [laid_out(hero, Beside(seen.table, one)) for one in seen.table.heroes],
        "shot": lambda seen: None if seen.table.shot is None else laid_out(shot, seen.table.shot),
        "foe": lambda seen: None if seen.table.foe is None else laid_out(foe, seen.table.foe),
    }


def at_a_glance(looks: Looks, hero: Looks, shot: Looks, foe: Looks) -> Looks:
    """The same, but heroes, throw and foe only as far as one looks."""
    return {
        **looks,
        "heroes": lambda seen: [Glance(hero, Beside(seen.table, one)) for one in seen.table.heroes],
        "shot": lambda seen: None if seen.table.shot is None else Glance(shot, seen.table.shot),
        "foe": lambda seen: None if seen.table.foe is None else Glance(foe, seen.table.foe),
    }


# -- what is printed ------------------------------------------------------------------------------


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


def printed(
    edition: Edition[T, H, S],
    sheets: dict[str, dict[str, Any]],
    cards: dict[str, dict[str, Any]],
    beside: Callable[[Any], Iterable[str]] = lambda table: (),
) -> Looks:
    """What is printed on the sheets and cards that lie open, and who may carry a card that is for sale or was found.

    `sheets` and `cards` are what `sheet_view` and `gear_view` give for the whole box, `beside` further open cards.
    """

    def open_sheets(seen: Seen) -> dict[str, Any]:
        heroes = seen.table.heroes
        if any(not hero.card for hero in heroes):  # somebody is still choosing among them
            return sheets
        return {hero.card: sheets[hero.card] for hero in heroes}

    def open_cards(seen: Seen) -> dict[str, Any]:
        table = seen.table
        found = {*_loose(table), *beside(table)}
        for hero in table.heroes:
            found.update(hero.gear)
        return {card: cards[card] for card in sorted(found)}

    def may_take(seen: Seen) -> dict[str, Any]:
        table = seen.table
        return {card: [hero.seat for hero in takers(edition, table, card)] for card in _loose(table)}

    return {"sheets": open_sheets, "cards": open_cards, "takers": may_take}


def _loose(table: AnyTable) -> list[str]:
    """Cards that nobody has yet."""
    return [*table.offer, table.found] if table.found else table.offer


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


# -- the way back ---------------------------------------------------------------------------------


def restore_hero(hero: Hero, seen: Any) -> None:
    """Put a hero back as it was seen."""
    hero.card = seen["card"]
    hero.life = seen["life"]
    hero.scars = list(seen["scars"])
    hero.fainted = seen["fainted"]
    hero.eliminated = seen["eliminated"]
    hero.gear = list(seen["gear"])


def restore_foe(foe: Foe, seen: Any) -> None:
    """Put the foe back as it was seen."""
    foe.full = seen["full"]
    foe.life = seen["life"]
    foe.gold = seen["gold"]
    foe.damage = seen["damage"]


def restore_party(table: AnyTable, view: Any) -> None:
    """Put the middle back as it was seen; a table at rest has no throw on it."""
    table.turn = Turn(**view["turn"])
    for name in _IN_THE_MIDDLE:
        setattr(table, name, view[name])
    table.unthrown = list(view["unthrown"])
    table.offer = list(view["offer"])
    table.declined = {int(seat): tuple(stakes) for seat, stakes in view["declined"].items()}
    for hero, seen in zip(table.heroes, view["heroes"], strict=True):
        restore_hero(hero, seen)
