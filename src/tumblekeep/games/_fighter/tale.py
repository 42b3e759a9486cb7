"""What happens in both editions, for the tale and for animation."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from tumblekeep.core.message import SeatNo

DieWord: TypeAlias = Annotated[str, "die"]
ColourWord: TypeAlias = Annotated[str, "colour"]
GearWord: TypeAlias = Annotated[str, "gear"]
FoeWord: TypeAlias = Annotated[str, "foe"]
AbilityWord: TypeAlias = Annotated[str, "ability"]
MissWord: TypeAlias = Annotated[str, "miss"]
HeroWord: TypeAlias = Annotated[str, "hero"]
TokenWord: TypeAlias = Annotated[str, "token"]
VerdictWord: TypeAlias = Annotated[str, "verdict"]
VERDICTS = ("upheld", "changed")


class JoinedAs(NamedTuple):
    who: SeatNo
    hero: HeroWord


class LeaderProposed(NamedTuple):
    """Before the game: the hero whom this seat proposes as Leader."""

    who: SeatNo
    friend: SeatNo


class FoeMet(NamedTuple):
    foe: FoeWord
    life: int
    damage: int
    gold: int


class WhiteDieTaken(NamedTuple):
    who: SeatNo
    left: int


class DiceRetrieved(NamedTuple):
    who: SeatNo
    damage: int


class ShotHit(NamedTuple):
    who: SeatNo
    die: DieWord
    value: int


class ShotMissed(NamedTuple):
    who: SeatNo
    die: DieWord
    why: MissWord


class LandingDoubted(NamedTuple):
    """Somebody saw something different from what was reported."""

    who: SeatNo
    die: DieWord


class DoubtSettled(NamedTuple):
    """The Leader's decision: the report counts, or the other reading."""

    who: SeatNo
    verdict: VerdictWord


class ThrownAgain(NamedTuple):
    who: SeatNo
    die: DieWord


class AbilityUsed(NamedTuple):
    who: SeatNo
    ability: AbilityWord


class CardUsed(NamedTuple):
    who: SeatNo
    card: GearWord


class LifePaid(NamedTuple):
    who: SeatNo
    now: int


class SectionCounts(NamedTuple):
    """The section counts for a different number than the printed one."""

    value: int


class GearAdds(NamedTuple):
    """One part of the damage that is told next."""

    card: GearWord
    damage: int


class AbilityAdds(NamedTuple):
    ability: AbilityWord
    damage: int


class TokenAdds(NamedTuple):
    token: TokenWord
    damage: int


class FoeHurt(NamedTuple):
    foe: FoeWord
    damage: int
    left: int


class FoeSlain(NamedTuple):
    """The die lay in the centre with the symbol up."""

    who: SeatNo
    foe: FoeWord


class FoeDefeated(NamedTuple):
    foe: FoeWord


class GearSpares(NamedTuple):
    """The damage that gear prevented from a blow told next."""

    who: SeatNo
    card: GearWord
    damage: int


class TokenSpares(NamedTuple):
    who: SeatNo
    token: TokenWord
    damage: int


class HeroStruck(NamedTuple):
    who: SeatNo
    damage: int
    left: int


class HeroUnharmed(NamedTuple):
    who: SeatNo


class HeroFainted(NamedTuple):
    who: SeatNo


class HeroWoke(NamedTuple):
    who: SeatNo
    colour: ColourWord
    life: int


class HeroEliminated(NamedTuple):
    who: SeatNo


class Healed(NamedTuple):
    who: SeatNo
    life: int
    now: int


class GoldGained(NamedTuple):
    gold: int
    now: int


class WhiteDiceGained(NamedTuple):
    dice: int
    now: int


class NewLeader(NamedTuple):
    who: SeatNo


class BackedDown(NamedTuple):
    foe: FoeWord
    life: int


class StayedToFight(NamedTuple):
    who: SeatNo


class GearTaken(NamedTuple):
    who: SeatNo
    card: GearWord


class GearPassed(NamedTuple):
    who: SeatNo
    friend: SeatNo
    card: GearWord


class GearDiscarded(NamedTuple):
    card: GearWord


class ShopOpened(NamedTuple):
    cards: int
    gold: int


class GearBought(NamedTuple):
    card: GearWord
    gold: int


class WhiteDieBought(NamedTuple):
    left: int


class HealingBought(NamedTuple):
    left: int


class TokenLaid(NamedTuple):
    """An ability puts its token on the monster."""

    token: TokenWord
    foe: FoeWord


class BeerServed(NamedTuple):
    who: SeatNo
    friend: SeatNo


HAPPENINGS: tuple[type, ...] = (
    JoinedAs, LeaderProposed, FoeMet, WhiteDieTaken, DiceRetrieved, ShotHit, ShotMissed, LandingDoubted, DoubtSettled, ThrownAgain, AbilityUsed, CardUsed, LifePaid, SectionCounts,
    GearAdds, AbilityAdds, TokenAdds, FoeHurt, FoeSlain, FoeDefeated, GearSpares, TokenSpares, HeroStruck, HeroUnharmed,
    HeroFainted, HeroWoke, HeroEliminated, Healed, GoldGained, WhiteDiceGained, NewLeader, BackedDown, StayedToFight,
    GearTaken, GearPassed, GearDiscarded, ShopOpened, GearBought, WhiteDieBought, HealingBought, TokenLaid, BeerServed,
)  # fmt: skip
