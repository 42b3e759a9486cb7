"""The manners of throwing: every special throw of both editions, which of them exclude each other, and the dice.

A game names a throw by its id (`blind`, `ice_wall`, ...) and asks for a landing under a `ThrowSetup`: which dice,
which demands, what lies on the target. Whatever answers (physics, a table of landings, a person) returns a
`kit.landing.Landing` whose `demands` hold a verdict for each id.

This module is a plain registry. `tumblekeep.throw` defines what a demand means in physics. Here is only what a game
or a real table needs:

* `demands_of(game)`: the ids, in the rulebook's order;
* `demand(game, id)`: its clause, its layer, and the message ids of its name, its rule and the sentence a player at a
  real table confirms;
* `conflicts(game, ids)`: pairs that cannot be met in one throw;
* `die_kind(game, die)`: the shape of a die and what its sides show.

>>> demand("dungeon_fighter", "blind").confirm
'throw-confirm-dungeon-fighter-blind'
>>> [(c.first, c.second) for c in conflicts("dungeon_fighter", ["flick", "blind", "nose"])]
[('flick', 'nose')]
>>> die_kind("castle_of_frosts", "white-4").sides
('icon', None, None, None)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import combinations
from typing import Any, Literal

Layer = Literal["perception", "stance", "propulsion", "path", "gadget"]
"""What a demand changes: what the thrower sees, how the thrower stands, what launches the die, the path it has to take,
or a prop that has to be used. Demands of different layers combine freely."""

Shape = Literal["d6", "d4"]


def is_installed() -> bool:
    """Whether the physics packages are installed, so that throws can be simulated."""
    return find_spec("mujoco") is not None and find_spec("numpy") is not None


@dataclass(frozen=True, slots=True)
class Demand:
    """One special throw."""

    id: str
    game: str
    layer: Layer
    clause: str
    props: tuple[str, ...] = ()
    """Props the thrower places first: `box`, `sheet`, `card`, `wall`, `floe`, `pond`, `chute`. If there are several,
    one of them is enough."""

    def _message(self, kind: str) -> str:
        return f"throw-{kind}-{self.game}-{self.id}".replace("_", "-")

    @property
    def name(self) -> str:
        """Message id of the throw's name."""
        return self._message("name")

    @property
    def rule(self) -> str:
        """Message id of what the thrower has to do."""
        return self._message("rule")

    @property
    def confirm(self) -> str:
        """Message id of the sentence that a player at a real table confirms or denies."""
        return self._message("confirm")


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two demands that one throw cannot meet."""

    first: str
    second: str
    reason: str
    """Message id of the reason: two ways to launch the die at once, sitting and standing at once, ..."""


@dataclass(frozen=True, slots=True)
class DieKind:
    """A physical die: its shape and what its sides (for a four-sided die: its corners) show."""

    id: str
    shape: Shape
    edge: float
    """Millimetres."""
    grams: float
    sides: tuple[str | None, ...]

    @property
    def icons(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(side for side in self.sides if side))


class UnknownDemandError(ValueError):
    """A special throw, game or die that is not in the register."""


def _register(game: str, prefix: str, rows: str) -> dict[str, Demand]:
    register: dict[str, Demand] = {}
    for row in rows.split("\n"):
        words = row.split()
        if words:
            layer: Any = words[1]
            register[words[0]] = Demand(words[0], game, layer, prefix + words[2], tuple(words[3:]))
    return register


_DEMANDS: dict[str, dict[str, Demand]] = {
    "dungeon_fighter": _register(
        "dungeon_fighter",
        "DF-THROW-",
        """
        bank          path       31 box sheet
        flick         propulsion 32
        blow          propulsion 33
        under_leg     stance     34
        blind         perception 35
        double_bounce path       36
        elbow         propulsion 37
        prayer        propulsion 38
        weak_hand     stance     39
        borrowed_hand propulsion 40
        over_card     path       41 card
        catapult      propulsion 42
        head          path       43
        spin          path       44
        nose          propulsion 45
        back_turned   perception 46
        smash         propulsion 47
        eye_level     perception 48
        jump          stance     49
        under_table   stance     50
        dance         stance     51
        far           stance     52
        """,
    ),
    "castle_of_frosts": _register(
        "castle_of_frosts",
        "CF-THROW-",
        """
        blind       perception BLIND
        card_flick  propulsion CARD_FLICK
        eye_level   perception EYE_LEVEL
        head        propulsion HEAD
        ice_floe    gadget     ICE_FLOE floe
        ice_wall    gadget     ICE_WALL wall
        jump        stance     JUMP
        pond        gadget     POND pond
        prayer      propulsion PRAYER
        punch       propulsion PUNCH
        under_table stance     UNDER_TABLE
        waterfall   gadget     WATERFALL chute
        weak_hand   stance     WEAK_HAND
        x           propulsion X
        dancing     stance     DANCING
        """,
    ),
}

_STANDING = ("far", "jump", "dance", "back_turned")

_HALF = ("symbol", "symbol", "symbol", None, None, None)
"""DF-CONTENT-13: the symbol on three sides that meet in a corner, so opposite sides always differ."""

_DICE: dict[str, dict[str, DieKind]] = {
    "dungeon_fighter": {
        colour: DieKind(colour, "d6", 16, 4.8, _HALF) for colour in ("red", "green", "blue", "white")
    },
    "castle_of_frosts": {
        **{
            colour: DieKind(colour, "d4", 20, 1.3, ("icon", "icon", None, None))
            for colour in ("red", "green", "blue")
        },
        "white": DieKind("white", "d4", 20, 1.3, ("icon", None, None, None)),
        "snow": DieKind("snow", "d6", 45, 6.0, ("icon", "icon", "soft_snow", "soft_snow", None, None)),
        "water": DieKind("water", "d6", 8, 0.6, ("icon", None, None, None, None, None)),
    },
}


def demands_of(game: str) -> tuple[str, ...]:
    """The ids of a game's special throws, in the rulebook's order."""
    return tuple(_register_of(game))


def demand(game: str, demand_id: str) -> Demand:
    """One special throw of a game."""
    register = _register_of(game)
    if demand_id not in register:
        raise UnknownDemandError(f"{game} has no special throw {demand_id!r}; it has {', '.join(register)}")
    return register[demand_id]


def _register_of(game: str) -> dict[str, Demand]:
    if game not in _DEMANDS:
        raise UnknownDemandError(f"no throws are known for {game!r}; there are {', '.join(_DEMANDS)}")
    return _DEMANDS[game]


def conflicts(game: str, demand_ids: Iterable[str]) -> tuple[Conflict, ...]:
    """Every pair among these demands that exclude each other.

    First edition (DF 19.4): two different ways of launching the die; sitting on the floor with anything that is done
    standing. Second edition: its launch devices are worked one after the other (CF-THROW-CTRL-3), so only one pair is
    left, a chute that would have to end below the table top.
    """
    wanted = [demand(game, name) for name in dict.fromkeys(demand_ids)]
    found = []
    for first, second in combinations(wanted, 2):
        reason = _exclusion(game, first, second)
        if reason:
            found.append(Conflict(first.id, second.id, reason))
    return tuple(found)


def _exclusion(game: str, first: Demand, second: Demand) -> str:
    pair = {first.id, second.id}
    if game == "dungeon_fighter":
        if first.layer == second.layer == "propulsion":
            return "throw-conflict-two-launches"
        if "eye_level" in pair and pair & set(_STANDING):
            return "throw-conflict-sitting-and-standing"
    elif pair == {"waterfall", "under_table"}:
        return "throw-conflict-chute-below-table"
    return ""


def die_kind(game: str, die: str, box: str = "") -> DieKind:
    """What kind of die this is; `white-3` and `water-1` are numbered dice of a kind.

    `box` is the edition whose coloured and white dice are thrown; special dice are always the game's own (CF-MIX-4,
    -6).

    >>> die_kind("castle_of_frosts", "red", "dungeon_fighter").shape, die_kind("castle_of_frosts", "snow").edge
    ('d6', 45)
    """
    kinds = _kinds(game, box)
    name = die.partition("-")[0]
    if name not in kinds:
        raise UnknownDemandError(f"{game} has no die {die!r}; it has {', '.join(kinds)}")
    return kinds[name]


def dice_of(game: str, box: str = "") -> tuple[DieKind, ...]:
    """Every kind of die on the table."""
    return tuple(_kinds(game, box).values())


@cache
def _kinds(game: str, box: str) -> dict[str, DieKind]:
    _register_of(game)
    _register_of(box or game)
    return {**_DICE[game], **_DICE[box or game]}
