"""Records for cards and sheets that both editions have; each edition fills them from its own content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tumblekeep.core.errors import BadContent


@dataclass(frozen=True, slots=True)
class Ability:
    """What a hero can do when a die of one colour shows the symbol."""

    id: str
    """The power's name: `flurry`, `sworn_enemy`, ..."""
    amount: int = 0
    kind: str = ""
    """The monster type it is about."""

    @property
    def word(self) -> str:
        """Its name in messages: `sworn_enemy-undead`, `extra_damage-3`, `flurry`."""
        if self.kind:
            return f"{self.id}-{self.kind}"
        return f"{self.id}-{self.amount}" if self.amount else self.id


@dataclass(frozen=True, slots=True)
class HeroSheet:
    """A hero sheet: three abilities and how much of each kind the hero may carry."""

    id: str
    abilities: Mapping[str, Ability]
    """By colour."""
    limits: Mapping[str, int]
    """By kind of card; a kind that is not there can't be carried."""


@dataclass(frozen=True, slots=True)
class Gear:
    """A card that a hero carries, or the party."""

    id: str
    kind: str
    price: int
    demand: str = ""
    """The special throw that a weapon asks for; empty if it asks for none."""
    bonus: int = 0
    """What a weapon adds to a hit."""
    effect: str = ""
    amount: int = 0
    once: bool = False
    """It is discarded when it is used."""
    name: str = ""
    """Cards of one name are copies; empty if every card has its own name."""


def effect_of(code: str, *, where: str) -> tuple[str, int]:
    """Parse an effect and its amount from `"heal_one:3"` or `"riposte"`."""
    name, _, amount = code.partition(":")
    if amount and not amount.isdigit():
        raise BadContent(
            "bad-content",
            f"{where}: the amount of {code!r} should be a number",
            where=where,
            key=name,
            wanted="int",
        )
    return name, int(amount or 0)
