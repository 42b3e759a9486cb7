"""What lies on the table in Dungeon Fighter: the map boards, the tower, the tokens, and what both editions have."""

from __future__ import annotations

from typing import Self

from tumblekeep.games._fighter.table import FighterFoe, FighterHero, FighterTable, Shot
from tumblekeep.games.dungeon_fighter.content import (
    BY_LEVEL,
    DIFFICULTIES,
    FACES,
    FOES,
    GEAR,
    BoardSide,
    Chamber,
)
from tumblekeep.games.dungeon_fighter.laws import LAWS


class Fighter(FighterHero):
    """A hero of the first edition, with any monsters that fell in love."""

    __slots__ = ("seduced",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seduced: list[str] = []
        """Seduced monsters; they count against no limit (DF-ABIL-37)."""

    def copy(self) -> Self:
        other = super().copy()
        other.seduced = self.seduced[:]
        return other


class Fiend(FighterFoe):
    """A monster or boss with its feature and the tokens that lie on it."""

    __slots__ = ("amount", "colour", "demand", "feature")

    def __init__(self, card: str) -> None:
        printed = FOES[card]
        super().__init__(
            card, printed.type, printed.level, printed.damage, printed.life, 0, printed.level == 5
        )
        self.feature = printed.feature
        self.demand = printed.demand
        self.amount = printed.amount
        self.colour = printed.colour

    def copy(self) -> Self:
        other = super().copy()
        other.feature = self.feature
        other.demand = self.demand
        other.amount = self.amount
        other.colour = self.colour
        return other

    def has(self, feature: str) -> bool:
        """Whether it has this ability and no ballad has removed it."""
        return self.feature == feature and not self.silenced


class Cast(Shot):
    """A throw of the first edition; it may be the second of a Flurry."""

    __slots__ = ("is_second", "left", "sworn")

    def __init__(self, seat: int, die: str) -> None:
        self.is_second = False
        """The throw that Flurry granted (DF-ABIL-12)."""
        super().__init__(seat, die)

    def begin(self) -> None:
        super().begin()
        self.sworn = 0
        """Damage to a sworn enemy, hit or miss."""
        self.left = 0
        """The monster's life when the thrower last could send a seduced monster."""

    def copy(self) -> Self:
        other = super().copy()
        other.is_second = self.is_second
        other.sworn = self.sworn
        other.left = self.left
        return other


UNSCATHED_BY = ("faints", "scars")
"""What forfeits the points for a party unharmed (DF-SCORE-5): any faint, or a scar (DF-RULING-53)."""


class DungeonFighterTable(FighterTable[Fighter, Fiend, Cast]):
    """Three map boards in a row, a tower of monsters, and the heroes around the target."""

    __slots__ = (
        "back_down_allowed",
        "beaten",
        "beer",
        "bottom",
        "dealing",
        "deck",
        "discards",
        "ever_fainted",
        "faces",
        "first",
        "gentle",
        "level",
        "naming",
        "room",
        "room_used",
        "stolen",
        "tower",
        "traded",
        "unmet",
        "unscathed_by",
        "unused",
    )
    laws = LAWS

    def __init__(
        self,
        seats: int,
        difficulty: str,
        dealing: str,
        naming: str,
        back_down_allowed: bool,
        gentle: bool = False,
        unscathed_by: str = UNSCATHED_BY[0],
    ) -> None:
        super().__init__([Fighter(seat) for seat in range(seats)], difficulty)
        self.dealing = dealing
        """Heroes are dealt by `choice` or at `random` (DF-SETUP-11)."""
        self.naming = naming
        """The Leader is the `first` seat, `random`, or `named` by the party (DF-SETUP-21)."""
        self.back_down_allowed = back_down_allowed
        self.gentle = gentle
        """The first combat demands no special throw (DF-RULING-81)."""
        self.unscathed_by = unscathed_by
        """The points for a party unharmed are lost by `faints` or by `scars` (DF-RULING-53)."""
        self.phase = "move"
        self.first = 0
        """The first player of this round (DF-GAME-9)."""
        self.beaten = False
        """The Leader token shows its Defeated side (DF-COMP-2)."""
        self.faces: list[str] = []
        """The three map faces, level 1 first."""
        self.level = 0
        """The board the party is on, 1 to 3; 0 before the first room, 4 before the boss."""
        self.room = 0
        """The room the party is in; 0 in front of an entrance."""
        self.tower = list(DIFFICULTIES[difficulty].tower)
        """Monsters left on each floor, level I first (DF-SETUP-15)."""
        self.unmet: list[tuple[str, ...]] = list(BY_LEVEL)
        """Monsters of each level that were never met; those on the floors are among them, but nobody knows which."""
        self.bottom: list[tuple[str, ...]] = [(), (), (), ()]
        """Monsters that the party backed down from, at the bottom of their piles, the top one first."""
        self.deck: list[str] = list(GEAR)
        """Equipment that nobody has seen since the last shuffle; it has no order."""
        self.discards: list[str] = []
        self.unused = 0
        """Hero dice that were usable and never thrown when the combat ended undefeated (DF-END-10)."""
        self.room_used = False
        """The room's benefit was used or declined in this phase C (DF-ROOM-3)."""
        self.traded = False
        """Trading was possible, and nothing else was done in phase C since (DF-END-13)."""
        self.ever_fainted = False

    def copy(self) -> Self:
        other = super().copy()
        other.dealing = self.dealing
        other.naming = self.naming
        other.back_down_allowed = self.back_down_allowed
        other.gentle = self.gentle
        other.unscathed_by = self.unscathed_by
        other.first = self.first
        other.beaten = self.beaten
        other.faces = self.faces[:]
        other.level = self.level
        other.room = self.room
        other.tower = self.tower[:]
        other.unmet = self.unmet[:]
        other.bottom = self.bottom[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.unused = self.unused
        other.room_used = self.room_used
        other.traded = self.traded
        other.ever_fainted = self.ever_fainted
        return other

    @property
    def face(self) -> BoardSide:
        """The board the party is on."""
        return FACES[self.faces[self.level - 1]]

    @property
    def chamber(self) -> Chamber | None:
        """The room the party is in; the boss has none (DF-BOSS-8)."""
        return self.face.room(self.room) if 1 <= self.level <= 3 and self.room else None

    def leave(self, card: str) -> None:
        """Remove a monster from those that were never met, if it is one of them."""
        place = FOES[card].level - 1
        self.unmet[place] = tuple([name for name in self.unmet[place] if name != card])

    def meet(self, card: str) -> Fiend:
        """Put a monster beside the life table, with its coins on it (DF-ENCOUNTER-4, -5)."""
        foe = Fiend(card)
        foe.gold = min(FOES[card].gold, self.supply_gold)
        self.supply_gold -= foe.gold
        self.foe = foe
        return foe
