"""What happens in Dungeons, Dice & Danger, for the tale and for animation.

It is derived from the answers and never read back.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from tumblekeep.core.message import Message, SeatNo

ChestWord: TypeAlias = Annotated[str, "chest"]
Name: TypeAlias = Message | str
"""A room or an achievement: a message for the four adventures, otherwise the map's own words."""


class CloudsNumbered(NamedTuple):
    who: SeatNo


class FirstNamed(NamedTuple):
    """Before the game: whom this seat wants to roll first."""

    who: SeatNo
    friend: SeatNo


class FirstPlayer(NamedTuple):
    who: SeatNo


class Rolled(NamedTuple):
    """A round begins: four white dice and the black one."""

    round: int
    who: SeatNo
    one: int
    two: int
    three: int
    four: int
    black: int


class Paired(NamedTuple):
    who: SeatNo
    one: str
    first: int
    two: str
    second: int


class PairedWithBlack(NamedTuple):
    who: SeatNo
    one: str
    first: int
    two: str
    second: int


class BlackSpent(NamedTuple):
    who: SeatNo
    left: int


class BoxCrossed(NamedTuple):
    who: SeatNo
    space: str
    number: int


class Visited(NamedTuple):
    who: SeatNo
    space: str
    number: int


class TorchLit(NamedTuple):
    who: SeatNo
    left: int


class GoldFound(NamedTuple):
    who: SeatNo


class GemFound(NamedTuple):
    who: SeatNo


class ChestOpened(NamedTuple):
    who: SeatNo
    chest: ChestWord


class ChestEmpty(NamedTuple):
    who: SeatNo


class Unlocked(NamedTuple):
    who: SeatNo
    room: Name
    number: int


class FistLanded(NamedTuple):
    who: SeatNo
    monsters: int


class WormDefeated(NamedTuple):
    who: SeatNo
    space: str


class GateOpened(NamedTuple):
    who: SeatNo
    space: str


class Struck(NamedTuple):
    """A monster was damaged, and how much life it has left."""

    who: SeatNo
    room: Name
    points: int
    left: int


class PairsUnused(NamedTuple):
    who: SeatNo
    pairs: int
    points: int


class NoDamage(NamedTuple):
    who: SeatNo


class LifeLost(NamedTuple):
    who: SeatNo
    points: int
    left: int


class Died(NamedTuple):
    who: SeatNo


class FirstDefeat(NamedTuple):
    who: SeatNo
    room: Name
    gems: int


class LaterDefeat(NamedTuple):
    who: SeatNo
    room: Name
    gems: int


class Bitten(NamedTuple):
    who: SeatNo
    room: Name
    points: int


class FreeDamage(NamedTuple):
    who: SeatNo
    room: Name
    left: int


class FreeRefused(NamedTuple):
    """The free damage of a first defeat is not dealt: its player does not want it (DDD-RULING-6)."""

    who: SeatNo
    room: Name


class FirstFeat(NamedTuple):
    who: SeatNo
    achievement: Name
    gems: int


class LaterFeat(NamedTuple):
    who: SeatNo
    achievement: Name
    gems: int


class LastMonster(NamedTuple):
    who: SeatNo


class NoMonsterLeft(NamedTuple):
    round: int


HAPPENINGS = (
    CloudsNumbered, FirstNamed, FirstPlayer, Rolled, Paired, PairedWithBlack, BlackSpent, BoxCrossed, Visited, TorchLit,
    GoldFound, GemFound, ChestOpened, ChestEmpty, Unlocked, FistLanded, WormDefeated, GateOpened, Struck, PairsUnused,
    NoDamage, LifeLost, Died, FirstDefeat, LaterDefeat, Bitten, FreeDamage, FreeRefused, FirstFeat, LaterFeat, LastMonster,
    NoMonsterLeft,
)  # fmt: skip
