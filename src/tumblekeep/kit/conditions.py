"""The conditions of a throw: what the table is of, which die is thrown, where one stands, how the board lies.

They belong to the table like its furniture: no rule reads them, and they are the same for everybody who throws there.
`PLAIN` is a wooden table, the dice of the box, a stand at its short side and the board straight. What is plain is left
out of files, so that older ones read as plain wood.

>>> PRESETS["ice"].to_json()
{'surface': 'ice'}
>>> Conditions.from_json({"surface": "ice"}) == PRESETS["ice"], Conditions.from_json({}) == PLAIN
(True, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tumblekeep.kit.fields import FieldError, RecordReader

Surface = Literal["wood", "felt", "stone", "ice", "snow"]
SURFACES: tuple[Surface, ...] = ("wood", "felt", "stone", "ice", "snow")
"""What the table top is made of. What it does to the board on it belongs to it, too."""

DieMake = Literal["box", "sharp", "round", "metal"]
MAKES: tuple[DieMake, ...] = ("box", "sharp", "round", "metal")
"""How the dice are made: those of the box; with sharp edges; with round ones; of metal."""

Stand = Literal["end", "side", "corner"]
STANDS: tuple[Stand, ...] = ("end", "side", "corner")
"""Where one stands: at the short side of the table, at its long side (closer), at a corner (farther away)."""

MOST_TURNED = 180


@dataclass(frozen=True, slots=True)
class Conditions:
    """Under which conditions everybody at a table throws."""

    surface: Surface = "wood"
    make: DieMake = "box"
    stand: Stand = "end"
    turned: int = 0
    """Degrees by which the board lies turned, counter-clockwise, seen from where one stands."""

    def __post_init__(self) -> None:
        for name, known in (("surface", SURFACES), ("make", MAKES), ("stand", STANDS)):
            if getattr(self, name) not in known:
                raise FieldError(f"conditions.{name}", getattr(self, name), "one of " + ", ".join(known))
        if type(self.turned) is not int or not -MOST_TURNED <= self.turned <= MOST_TURNED:
            raise FieldError(
                "conditions.turned", self.turned, f"a whole number from {-MOST_TURNED} to {MOST_TURNED}"
            )

    @property
    def is_plain(self) -> bool:
        return self == PLAIN

    @property
    def key(self) -> str:
        """A short name of all of it, for files and tables: empty if plain.

        >>> Conditions("ice", stand="corner", turned=30).key
        'ice.corner.30'
        """
        return ".".join(str(value) for value in self.to_json().values())

    def to_json(self) -> dict[str, Any]:
        """Only what is not plain."""
        whole = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {name: value for name, value in whole.items() if value != getattr(PLAIN, name)}

    @classmethod
    def from_json(cls, value: object, where: str = "conditions") -> Conditions:
        row = RecordReader(value, where, (), tuple(cls.__dataclass_fields__))
        return cls(
            row.one_of("surface", SURFACES) if row.has("surface") else "wood",
            row.one_of("make", MAKES) if row.has("make") else "box",
            row.one_of("stand", STANDS) if row.has("stand") else "end",
            row.whole("turned", -MOST_TURNED, MOST_TURNED) if row.has("turned") else 0,
        )


PLAIN: Conditions = Conditions()

PRESETS: Mapping[str, Conditions] = {
    "wood": PLAIN,
    "felt": Conditions("felt", stand="corner"),
    "stone": Conditions("stone", stand="side"),
    "attic": Conditions(make="round", stand="side", turned=45),
    "ice": Conditions("ice"),
    "snow": Conditions("snow", turned=22),
}
"""The tables that can be chosen for a game, by name. Words for them are `option-tabletop-NAME` in the games' catalogues."""

TABLES: Mapping[str, tuple[str, ...]] = {
    "dungeon_fighter": ("wood", "felt", "stone", "attic"),
    "castle_of_frosts": ("wood", "felt", "stone", "ice", "snow"),
}
"""Which tables each game offers. The Fighter's own is wood, the Castle's own an icy tray."""
