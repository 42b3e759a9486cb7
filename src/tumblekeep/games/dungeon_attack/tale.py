"""What happens in Dungeon Attack!, for the tale and for animation.

It is derived from the answers and never read back.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from tumblekeep.core.message import SeatNo

AdventurerWord: TypeAlias = Annotated[str, "adventurer"]
StateWord: TypeAlias = Annotated[str, "state"]
ThingWord: TypeAlias = Annotated[str, "thing"]
FaceWord: TypeAlias = Annotated[str, "face"]
SourceWord: TypeAlias = Annotated[str, "source"]


class JoinedAs(NamedTuple):
    who: SeatNo
    adventurer: AdventurerWord


class StarterNamed(NamedTuple):
    """Before the game: whom this seat wants to take the first turn."""

    who: SeatNo
    friend: SeatNo


class LevelBegins(NamedTuple):
    level: int
    normals: int
    bosses: int
    who: SeatNo


class DoorBusted(NamedTuple):
    who: SeatNo
    dice: int


class CameToHelp(NamedTuple):
    who: SeatNo
    friend: SeatNo
    dice: int


class Rolled(NamedTuple):
    """The dice of a fight after the first roll: normal ones, then bosses."""

    who: SeatNo
    defeated: int
    moving: int
    fighting: int
    boss_defeated: int
    boss_moving: int
    boss_fighting: int


class BossRerolled(NamedTuple):
    who: SeatNo
    dice: int
    defeated: int


class Rerolled(NamedTuple):
    who: SeatNo
    source: SourceWord
    dice: int
    defeated: int
    moving: int
    fighting: int


class Blasted(NamedTuple):
    who: SeatNo
    dice: int


class Fought(NamedTuple):
    """How a fight ended."""

    who: SeatNo
    won: int
    bosses_won: int
    moved: int
    stayed: int


class BustCoin(NamedTuple):
    who: SeatNo


class HitIgnored(NamedTuple):
    who: SeatNo
    source: SourceWord
    hits: int


class Hurt(NamedTuple):
    who: SeatNo
    hits: int
    state: StateWord


class KnockedOut(NamedTuple):
    who: SeatNo
    hits: int


class PrizesLost(NamedTuple):
    who: SeatNo
    dice: int


class MonstersMoveOn(NamedTuple):
    who: SeatNo
    friend: SeatNo
    dice: int


class Fled(NamedTuple):
    who: SeatNo
    thing: ThingWord


class Escaped(NamedTuple):
    who: SeatNo
    friend: SeatNo


class Rallied(NamedTuple):
    who: SeatNo


class Passed(NamedTuple):
    who: SeatNo


class Healed(NamedTuple):
    who: SeatNo
    state: StateWord


class HealedNobody(NamedTuple):
    """Healing Hands could have healed somebody else too, and did not."""

    who: SeatNo


class BackInPlay(NamedTuple):
    who: SeatNo
    state: StateWord


class ItemUsed(NamedTuple):
    who: SeatNo
    thing: ThingWord
    friend: SeatNo


class RetainerLeaves(NamedTuple):
    who: SeatNo


class LevelCleared(NamedTuple):
    level: int


class LevelQuiet(NamedTuple):
    level: int
    dice: int


class PartyOut(NamedTuple):
    level: int
    dice: int


class TreasureRolled(NamedTuple):
    who: SeatNo
    defeated: int
    moving: int
    fighting: int
    boss_defeated: int
    boss_moving: int
    boss_fighting: int


class TreasureGained(NamedTuple):
    who: SeatNo
    gold: int
    potions: int
    weapons: int
    artifacts: int


class StickyFingers(NamedTuple):
    who: SeatNo


class Gave(NamedTuple):
    who: SeatNo
    friend: SeatNo
    thing: ThingWord
    many: int


class RetainerHired(NamedTuple):
    who: SeatNo


HAPPENINGS = (
    JoinedAs, StarterNamed, LevelBegins, DoorBusted, CameToHelp, Rolled, BossRerolled, Rerolled, Blasted, Fought, BustCoin,
    HitIgnored, Hurt, KnockedOut, PrizesLost, MonstersMoveOn, Fled, Escaped, Rallied, Passed, Healed, HealedNobody,
    BackInPlay, ItemUsed, RetainerLeaves, LevelCleared, LevelQuiet, PartyOut, TreasureRolled, TreasureGained, StickyFingers,
    Gave, RetainerHired,
)  # fmt: skip
