"""What happens only in the Castle of Frightening Frosts, for the tale and for animation; never read back."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from tumblekeep.core.message import SeatNo
from tumblekeep.games._fighter.tale import HAPPENINGS as SHARED
from tumblekeep.games._fighter.tale import AbilityWord, ColourWord, DieWord, FoeWord, GearWord

RoomWord: TypeAlias = Annotated[str, "room"]
TemplateWord: TypeAlias = Annotated[str, "template"]
DemandWord: TypeAlias = Annotated[str, "demand"]


class RoomOpened(NamedTuple):
    who: SeatNo
    room: RoomWord
    icons: int


class GearFound(NamedTuple):
    card: GearWord


class BossAwakes(NamedTuple):
    foe: FoeWord
    life: int
    damage: int


class IcebergsRise(NamedTuple):
    icebergs: int


class IcebergsHit(NamedTuple):
    who: SeatNo
    icebergs: int


class DieJoins(NamedTuple):
    die: DieWord


class FlipDoubted(NamedTuple):
    """Somebody saw the template end differently from the report (CF-LEADER-1)."""

    who: SeatNo
    template: TemplateWord


class TemplateLaid(NamedTuple):
    who: SeatNo
    template: TemplateWord


class TemplateSlipped(NamedTuple):
    """Part of it touches the table: one damage, then another flip (CF-TEMPL-4)."""

    who: SeatNo
    template: TemplateWord
    left: int


class SlipSpared(NamedTuple):
    """Part of it touches the table, and the Beer spares its Hero the damage (CF-RULING-73)."""

    who: SeatNo
    template: TemplateWord


class TemplateLazy(NamedTuple):
    """It turned too little in the air (CF-TEMPL-5)."""

    who: SeatNo
    template: TemplateWord


class DieCovered(NamedTuple):
    template: TemplateWord
    die: DieWord


class WaterChosen(NamedTuple):
    who: SeatNo
    number: int


class RequirementWaved(NamedTuple):
    who: SeatNo
    demand: DemandWord


class MadnessGrows(NamedTuple):
    foe: FoeWord
    demand: DemandWord


class WeakPointStruck(NamedTuple):
    foe: FoeWord
    damage: int


class SnowSoftens(NamedTuple):
    who: SeatNo


class MelodySounds(NamedTuple):
    who: SeatNo


class CutthroatReady(NamedTuple):
    who: SeatNo


class CutthroatSpent(NamedTuple):
    who: SeatNo
    value: int


class DanceAdds(NamedTuple):
    """A Dancing Shot that hit."""

    damage: int


class EpicShot(NamedTuple):
    who: SeatNo


class RelicLaid(NamedTuple):
    card: GearWord


class NoMoreDice(NamedTuple):
    foe: FoeWord


class Learned(NamedTuple):
    who: SeatNo
    xp: int


class CrystalTraded(NamedTuple):
    who: SeatNo
    colour: ColourWord


class TokenSpent(NamedTuple):
    who: SeatNo
    ability: AbilityWord


class CharmedSent(NamedTuple):
    who: SeatNo
    foe: FoeWord
    damage: int


class ShopFound(NamedTuple):
    icons: int
    number: int


class DungeonReshuffled(NamedTuple):
    cards: int


HAPPENINGS: tuple[type, ...] = (
    *SHARED,
    RoomOpened, GearFound, BossAwakes, IcebergsRise, IcebergsHit, DieJoins, FlipDoubted, TemplateLaid, TemplateSlipped,
    SlipSpared, TemplateLazy, DieCovered, WaterChosen, RequirementWaved, MadnessGrows, WeakPointStruck, SnowSoftens, MelodySounds,
    CutthroatReady, CutthroatSpent, DanceAdds, EpicShot, RelicLaid, NoMoreDice, Learned, CrystalTraded, TokenSpent, ShopFound,
    DungeonReshuffled, CharmedSent,
)  # fmt: skip
