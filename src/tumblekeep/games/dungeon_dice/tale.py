"""What happens in Dungeon Dice, for the tale and for animation. It is derived from the answers and never read back."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from tumblekeep.core.message import SeatNo

DieWord: TypeAlias = Annotated[str, "die"]
SideWord: TypeAlias = Annotated[str, "side"]
SpellWord: TypeAlias = Annotated[str, "spell"]
AbilityWord: TypeAlias = Annotated[str, "ability"]
RewardWord: TypeAlias = Annotated[str, "reward"]
ColourWord: TypeAlias = Annotated[str, "colour"]
ResultWord: TypeAlias = Annotated[str, "fight"]
TermsWord: TypeAlias = Annotated[str, "terms"]


class Dealt(NamedTuple):
    who: SeatNo
    die: DieWord


class RolledForStart(NamedTuple):
    who: SeatNo
    value: int


class GoesFirst(NamedTuple):
    who: SeatNo


class TurnBegins(NamedTuple):
    who: SeatNo


class Rested(NamedTuple):
    who: SeatNo


class QuietTurns(NamedTuple):
    """How many turns without a gain are left before FAME decides."""

    turns: int


class QuietEnd(NamedTuple):
    rounds: int


class Found(NamedTuple):
    """A die comes out of the encounter bag."""

    who: SeatNo
    die: DieWord


class NothingFound(NamedTuple):
    who: SeatNo


class BagRefilled(NamedTuple):
    dice: int


class ExtraChosen(NamedTuple):
    who: SeatNo
    die: DieWord


class MonsterShows(NamedTuple):
    die: DieWord
    level: int


class RewardShows(NamedTuple):
    die: DieWord
    reward: RewardWord


class LuckyShot(NamedTuple):
    who: SeatNo


class Trapped(NamedTuple):
    who: SeatNo


class Welcomed(NamedTuple):
    """A class die or familiar joins a hero."""

    who: SeatNo
    die: DieWord


class SentAway(NamedTuple):
    who: SeatNo
    die: DieWord


class Fled(NamedTuple):
    who: SeatNo


class Confronts(NamedTuple):
    who: SeatNo
    level: int


class HelpOffered(NamedTuple):
    who: SeatNo
    friend: SeatNo
    terms: TermsWord


class HelpAccepted(NamedTuple):
    who: SeatNo
    friend: SeatNo
    terms: TermsWord


class Declared(NamedTuple):
    who: SeatNo
    die: DieWord


class BowShot(NamedTuple):
    who: SeatNo
    foe: DieWord
    hit: int
    level: int


class PoolsRolled(NamedTuple):
    """The total of both pools; and each die with the side that shows and its owner, the heroes' dice first."""

    heroes: int
    monsters: int
    dice: tuple[tuple[str, int, int], ...]


class AbilityUsed(NamedTuple):
    die: DieWord
    ability: AbilityWord


class AbilityVoid(NamedTuple):
    die: DieWord
    ability: AbilityWord


class SpellCast(NamedTuple):
    side: SideWord
    spell: SpellWord


class SpellFails(NamedTuple):
    spell: SpellWord


class FlatAdded(NamedTuple):
    side: SideWord
    value: int


class DieRerolled(NamedTuple):
    die: DieWord
    before: int
    after: int


class DieRemoved(NamedTuple):
    die: DieWord
    value: int


class DieHalved(NamedTuple):
    die: DieWord
    value: int


class DieFrozen(NamedTuple):
    die: DieWord


class BecameToad(NamedTuple):
    foe: DieWord


class HeroIsToad(NamedTuple):
    who: SeatNo


class StoneGaze(NamedTuple):
    who: SeatNo


class UsedDie(NamedTuple):
    who: SeatNo
    die: DieWord


class Missed(NamedTuple):
    who: SeatNo
    die: DieWord


class Compared(NamedTuple):
    heroes: int
    monsters: int


class Gust(NamedTuple):
    who: SeatNo


class FightOver(NamedTuple):
    who: SeatNo
    fight: ResultWord


class Petrified(NamedTuple):
    who: SeatNo


class Wounded(NamedTuple):
    who: SeatNo
    wounds: int
    total: int


class Healed(NamedTuple):
    who: SeatNo
    total: int


class DieWounded(NamedTuple):
    who: SeatNo
    die: DieWord


class DieMended(NamedTuple):
    who: SeatNo
    die: DieWord


class TrophyKept(NamedTuple):
    who: SeatNo
    die: DieWord
    colour: ColourWord
    fame: int


class LootDrawn(NamedTuple):
    who: SeatNo
    die: DieWord


class BagEmpty(NamedTuple):
    who: SeatNo
    reward: RewardWord


class RewardLeft(NamedTuple):
    who: SeatNo


class LockOpened(NamedTuple):
    who: SeatNo
    die: DieWord


class LevelGained(NamedTuple):
    who: SeatNo
    level: int


class Caught(NamedTuple):
    who: SeatNo
    die: DieWord


class OfferMade(NamedTuple):
    who: SeatNo
    friend: SeatNo
    gives: int
    wants: int


class OfferDeclined(NamedTuple):
    who: SeatNo


class Handed(NamedTuple):
    """A die passes from one player to another."""

    who: SeatNo
    friend: SeatNo
    die: DieWord


class BargainVoid(NamedTuple):
    who: SeatNo
    die: DieWord


class Upgraded(NamedTuple):
    who: SeatNo
    die: DieWord


class Enchanted(NamedTuple):
    who: SeatNo
    die: DieWord
    better: DieWord


class BonusRolled(NamedTuple):
    who: SeatNo
    points: int


class HeroRemoved(NamedTuple):
    who: SeatNo
    wounds: int


HAPPENINGS = (
    Dealt, RolledForStart, GoesFirst, TurnBegins, Rested, QuietTurns, QuietEnd, Found, NothingFound, BagRefilled, ExtraChosen, MonsterShows,
    RewardShows, LuckyShot, Trapped, Welcomed, SentAway, Fled, Confronts, HelpOffered, HelpAccepted, Declared, BowShot,
    PoolsRolled, AbilityUsed, AbilityVoid, SpellCast, SpellFails, FlatAdded, DieRerolled, DieRemoved, DieHalved,
    DieFrozen, BecameToad, HeroIsToad, StoneGaze, UsedDie, Missed, Compared, Gust, FightOver, Petrified, Wounded,
    Healed, DieWounded, DieMended, TrophyKept, LootDrawn, BagEmpty, RewardLeft, LockOpened, LevelGained, Caught,
    OfferMade, OfferDeclined, Handed, BargainVoid, Upgraded, Enchanted, BonusRolled, HeroRemoved,
)  # fmt: skip
