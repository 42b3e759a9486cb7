"""What happens in Dungeon Fighter, besides what both editions tell."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from tumblekeep.core.message import SeatNo
from tumblekeep.games._fighter.tale import HAPPENINGS as SHARED
from tumblekeep.games._fighter.tale import ColourWord, FoeWord, GearWord

FaceWord: TypeAlias = Annotated[str, "face"]
RoomWord: TypeAlias = Annotated[str, "room"]


class BoardLaid(NamedTuple):
    level: int
    face: FaceWord


class LeaderNamed(NamedTuple):
    who: SeatNo


class LevelEntered(NamedTuple):
    level: int
    face: FaceWord


class RoomEntered(NamedTuple):
    number: int
    room: RoomWord


class BossRevealed(NamedTuple):
    foe: FoeWord
    life: int
    damage: int


class ColourNamed(NamedTuple):
    """A white die counts as this colour."""

    who: SeatNo
    colour: ColourWord


class SymbolInVain(NamedTuple):
    """The symbol triggers an ability against an enemy who is not here."""

    who: SeatNo


class SeducedSent(NamedTuple):
    """A seduced monster fights for its hero and is gone."""

    who: SeatNo
    foe: FoeWord
    damage: int


class Riposted(NamedTuple):
    who: SeatNo
    card: GearWord
    damage: int


class FoeRecovered(NamedTuple):
    foe: FoeWord
    life: int
    now: int


class GoldDrained(NamedTuple):
    now: int


class GearBroken(NamedTuple):
    who: SeatNo
    card: GearWord


class SeducedBroken(NamedTuple):
    who: SeatNo
    foe: FoeWord


class PartyBeaten(NamedTuple):
    """The Leader token is turned to Defeated."""

    who: SeatNo


class Larceny(NamedTuple):
    cards: int


class Seduced(NamedTuple):
    who: SeatNo
    foe: FoeWord


class QuickKill(NamedTuple):
    dice: int


class FountainUsed(NamedTuple):
    pass


class DicePassed(NamedTuple):
    who: SeatNo


class DeckShuffled(NamedTuple):
    cards: int


HAPPENINGS: tuple[type, ...] = (
    *SHARED, BoardLaid, LeaderNamed, LevelEntered, RoomEntered, BossRevealed, ColourNamed, SymbolInVain,
    SeducedSent, Riposted, FoeRecovered, GoldDrained, GearBroken, SeducedBroken, PartyBeaten, Larceny,
    Seduced, QuickKill, FountainUsed, DicePassed, DeckShuffled,
)  # fmt: skip
