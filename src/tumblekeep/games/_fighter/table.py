"""What lies on the table in both editions: heroes, a foe, dice, the party's stock, and the throw being resolved."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from tumblekeep.core.table import Table
from tumblekeep.games._fighter.laws import COLOURS, FULL_LIFE, WHITE_DICE, Laws
from tumblekeep.games._fighter.tale import (
    GoldGained,
    Healed,
    WhiteDiceGained,
)
from tumblekeep.kit.conditions import PRESETS, Conditions
from tumblekeep.kit.landing import DieLanding, Landing


class FighterHero:
    """A hero sheet and the cards beside it."""

    __slots__ = ("card", "eliminated", "fainted", "gear", "life", "scars", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = ""
        self.life = FULL_LIFE
        self.scars: list[str] = []
        """Colours whose ability a scar covers."""
        self.fainted = False
        self.eliminated = False
        self.gear: list[str] = []

    def copy(self) -> Self:
        """Copy the sheet and everything beside it."""
        other = type(self).__new__(type(self))
        other.seat = self.seat
        other.card = self.card
        other.life = self.life
        other.scars = self.scars[:]
        other.fainted = self.fainted
        other.eliminated = self.eliminated
        other.gear = self.gear[:]
        return other

    @property
    def is_standing(self) -> bool:
        """Neither fainted nor eliminated."""
        return not self.fainted and not self.eliminated


class FighterFoe:
    """The monster or boss that the party fights."""

    __slots__ = (
        "card",
        "charmer",
        "damage",
        "full",
        "gold",
        "is_boss",
        "is_target",
        "is_toad",
        "kind",
        "level",
        "life",
        "silenced",
    )

    def __init__(
        self, card: str, kind: str, level: int, damage: int, life: int, gold: int, is_boss: bool
    ) -> None:
        self.card = card
        self.kind = kind
        """Its type, for sworn enemies."""
        self.level = level
        self.damage = damage
        self.full = life
        """Its life at the start of the combat."""
        self.life = life
        self.gold = gold
        """Coins lying on its card."""
        self.is_boss = is_boss
        self.is_target = False
        """The Target token lies on it (DF-ABIL-23)."""
        self.is_toad = False
        """The Toad token lies on it (DF-ABIL-28)."""
        self.charmer = -1
        """The seat that it will follow once it is defeated (DF-ABIL-36)."""
        self.silenced = False
        """A ballad removed its throw or ability for this combat (DF-ABIL-42)."""

    def copy(self) -> Self:
        """Copy the foe."""
        other = type(self).__new__(type(self))
        other.card = self.card
        other.kind = self.kind
        other.level = self.level
        other.damage = self.damage
        other.full = self.full
        other.life = self.life
        other.gold = self.gold
        other.is_boss = self.is_boss
        other.is_target = self.is_target
        other.is_toad = self.is_toad
        other.charmer = self.charmer
        other.silenced = self.silenced
        return other


class Shot:
    """The throw that is being resolved."""

    __slots__ = (
        "ability",
        "bonus",
        "colour",
        "demands",
        "die",
        "hit",
        "icon",
        "kills",
        "landing",
        "lies",
        "miss",
        "seat",
        "times",
        "value",
        "weapons",
    )

    def __init__(self, seat: int, die: str) -> None:
        self.seat = seat
        self.die = die
        self.weapons: list[str] = []
        self.demands: tuple[str, ...] = ()
        self.begin()

    def begin(self) -> None:
        """Take the die in hand: nothing is declared yet, and nothing has landed."""
        self.weapons.clear()
        self.demands = ()
        self.landing: Landing | None = None
        self.lies: DieLanding | None = None
        """The one of the thrown dice that is resolved."""
        self.hit = False
        self.miss = ""
        """Why it is a miss."""
        self.icon = False
        """The hero symbol is up."""
        self.colour = ""
        """The colour whose ability the symbol triggers."""
        self.ability = ""
        """The ability that this throw triggered."""
        self.value = 0
        """What the section is worth."""
        self.times = 1
        self.bonus = 0
        """Added to the damage after multiplication."""
        self.kills = False
        """The die lies in the centre with the symbol up."""

    def copy(self) -> Self:
        """Copy the throw."""
        other = type(self).__new__(type(self))
        other.seat = self.seat
        other.die = self.die
        other.weapons = self.weapons[:]
        other.demands = self.demands
        other.landing = self.landing
        other.lies = self.lies
        other.hit = self.hit
        other.miss = self.miss
        other.icon = self.icon
        other.colour = self.colour
        other.ability = self.ability
        other.value = self.value
        other.times = self.times
        other.bonus = self.bonus
        other.kills = self.kills
        return other


H = TypeVar("H", bound=FighterHero)
F = TypeVar("F", bound=FighterFoe)
S = TypeVar("S", bound=Shot)


class FighterTable(Table, Generic[H, F, S]):
    """The target in the middle, the heroes around it."""

    __slots__ = (
        "active",
        "beer",
        "declined",
        "difficulty",
        "foe",
        "found",
        "gold",
        "heroes",
        "leader",
        "offer",
        "phase",
        "shot",
        "stolen",
        "supply_gold",
        "supply_white",
        "tabletop",
        "threat",
        "unthrown",
        "white",
        "white_thrown",
    )
    laws: ClassVar[Laws]

    def __init__(self, heroes: list[H], difficulty: str) -> None:
        super().__init__()
        laws = self.laws
        self.difficulty = difficulty
        self.tabletop = "wood"
        """What is thrown on: a house rule that no rule of the game reads (`kit/conditions.py`)."""
        self.heroes = heroes
        self.phase = ""
        self.leader = 0
        self.active = 0
        """Whose turn it is in a combat."""
        self.gold = max(0, laws.start_gold + laws.start_gold_each * len(heroes))
        """Gold in the party's stock."""
        self.white = laws.start_white
        """White dice in the party's stock."""
        self.white_thrown = 0
        """White dice thrown in this combat."""
        self.supply_white = WHITE_DICE - self.white
        self.supply_gold = 0 if laws.coins is None else laws.coins - self.gold
        """Coins in the bank, if they are limited."""
        self.unthrown: list[str] = list(COLOURS)
        """Hero dice that were not thrown since the combat began or since the dice were taken back."""
        self.foe: F | None = None
        self.shot: S | None = None
        self.offer: list[str] = []
        """Cards laid out in a shop."""
        self.found = ""
        """A card that waits until somebody takes it."""
        self.beer = -1
        """The hero who suffers no damage for misses in this combat, as a seat (DF-ABIL-39)."""
        self.stolen = 0
        """How many cards Larceny brings after the combat (DF-ABIL-26)."""
        self.threat: dict[int, int] = {}
        """The life that heroes are about to lose, by seat, while somebody could still help."""
        self.declined: dict[int, tuple[str, ...]] = {}
        """What each seat last declined to use at any time, and what it would have affected."""

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.told = []
        other.turn = self.turn
        other.difficulty = self.difficulty
        other.tabletop = self.tabletop
        other.heroes = [hero.copy() for hero in self.heroes]
        other.phase = self.phase
        other.leader = self.leader
        other.active = self.active
        other.gold = self.gold
        other.white = self.white
        other.white_thrown = self.white_thrown
        other.supply_white = self.supply_white
        other.supply_gold = self.supply_gold
        other.unthrown = self.unthrown[:]
        other.foe = None if self.foe is None else self.foe.copy()
        other.shot = None if self.shot is None else self.shot.copy()
        other.offer = self.offer[:]
        other.found = self.found
        other.beer = self.beer
        other.stolen = self.stolen
        other.threat = dict(self.threat)
        other.declined = dict(self.declined)
        return other

    @property
    def conditions(self) -> Conditions:
        """Under which conditions everybody throws."""
        return PRESETS[self.tabletop]

    @property
    def monster(self) -> F:
        """The foe; there must be one."""
        foe = self.foe
        assert foe is not None, "no combat is going on"
        return foe

    # -- who is there -----------------------------------------------------------------------------

    def standing(self) -> list[H]:
        """Heroes who are neither fainted nor eliminated."""
        return [hero for hero in self.heroes if not hero.fainted and not hero.eliminated]

    def party(self) -> list[H]:
        """Heroes who are not eliminated."""
        return [hero for hero in self.heroes if not hero.eliminated]

    def next_standing(self, seat: int) -> int:
        """Return the seat of the next standing hero clockwise; the given seat comes last."""
        count = len(self.heroes)
        for step in range(1, count + 1):
            hero = self.heroes[(seat + step) % count]
            if not hero.fainted and not hero.eliminated:
                return hero.seat
        return seat

    def next_in_party(self, seat: int) -> int:
        """Return the seat of the next hero clockwise who is not eliminated; the given seat comes last."""
        count = len(self.heroes)
        for step in range(1, count + 1):
            hero = self.heroes[(seat + step) % count]
            if not hero.eliminated:
                return hero.seat
        return seat

    def clockwise(self, heroes: list[H]) -> list[H]:
        """Sort these heroes clockwise, the active one first."""
        if len(heroes) < 2:
            return heroes
        count = len(self.heroes)
        return sorted(heroes, key=lambda hero: (hero.seat - self.active) % count)

    def most_life(self, hero: FighterHero) -> int:
        """A hero's maximum life, lowered by scars."""
        return self.laws.most_life(len(hero.scars))

    def pass_to(self, seat: int) -> None:
        """Pass the dice to a hero, whose turn begins (DF-COMBAT-2, CF-COMBAT-1)."""
        self.active = seat
        self.begin_turn(seat)

    def come_together(self) -> None:
        """Make it nobody's turn: between two combats the party rests, shops and moves together."""
        if self.turn.seat is not None or not self.turn.number:
            self.begin_turn(None)

    # -- what hands do ----------------------------------------------------------------------------

    def heal(self, hero: FighterHero, life: int) -> int:
        """Heal a standing hero, never above the maximum. Return the life regained."""
        if hero.fainted or hero.eliminated:
            return 0
        gained = max(0, min(life, self.most_life(hero) - hero.life))
        if gained:
            hero.life += gained
            self.told.append((Healed, hero.seat, gained, hero.life))
        return gained

    def gain_gold(self, gold: int) -> int:
        """Move gold from the bank to the party; an empty bank pays nothing."""
        if self.laws.coins is not None:
            gold = min(gold, self.supply_gold)
            self.supply_gold -= gold
        self.gold += gold
        if gold:
            self.told.append((GoldGained, gold, self.gold))
        return gold

    def pay(self, gold: int) -> None:
        """Move gold from the party to the bank."""
        self.gold -= gold
        if self.laws.coins is not None:
            self.supply_gold += gold

    def gain_white(self, dice: int) -> int:
        """Move white dice from the supply to the party, as many as there are."""
        dice = min(dice, self.supply_white)
        self.supply_white -= dice
        self.white += dice
        if dice:
            self.told.append((WhiteDiceGained, dice, self.white))
        return dice

    def gather_dice(self) -> None:
        """Return the thrown white dice to the supply and make the hero dice ready (DF-END-7, CF-REST-10)."""
        self.supply_white += self.white_thrown
        self.white_thrown = 0
        self.unthrown = list(COLOURS)


AnyTable = FighterTable[Any, Any, Any]
T = TypeVar("T", bound=AnyTable)
