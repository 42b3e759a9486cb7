"""The pieces of Dungeon Dice: heroes, monsters met, dice in a pool, a combat, an offer."""

from __future__ import annotations

from tumblekeep.games.dungeon_dice.content import KIND_OF, KINDS

NOBODY = -1
MONSTERS = -1
"""The owner of a pool die that fights for the monsters."""


class Hero:
    """A player's character with everything that lies in front of it."""

    __slots__ = ("experience", "levels", "out", "seat", "stock", "tracker", "trophies", "wounds")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.wounds = 0  # DD-SETUP-6
        self.experience = 0
        self.tracker = ""
        """The experience die."""
        self.levels: list[str] = []
        """Hero level dice."""
        self.stock: list[str] = []
        """Every other die owned, sorted by id."""
        self.trophies: list[tuple[str, int]] = []
        """Monster dice kept, each with the side that shows."""
        self.out = False
        """Removed from the game (DDC-LIFE-2); controls the monsters from then on."""

    def copy(self) -> Hero:
        """Copy the hero and all its things."""
        other = Hero.__new__(Hero)
        other.seat = self.seat
        other.wounds = self.wounds
        other.experience = self.experience
        other.tracker = self.tracker
        other.levels = self.levels[:]
        other.stock = self.stock[:]
        other.trophies = self.trophies[:]
        other.out = self.out
        return other


class Foe:
    """A monster die of this turn's encounter, with the face it shows."""

    __slots__ = ("abilities", "die", "engaged", "kept", "level", "side")

    def __init__(self, die: str, side: int) -> None:
        face = KIND_OF[die].faces[side]
        self.die = die
        self.side = side
        self.level = face.level
        """0 on a reward face; lowered by bows and toads."""
        self.abilities = face.abilities
        """The abilities it still has."""
        self.engaged = False
        """Confronted this turn."""
        self.kept = False
        """It lies in a trophy row already."""

    def copy(self) -> Foe:
        """Copy the monster."""
        other = Foe.__new__(Foe)
        other.die = self.die
        other.side = self.side
        other.level = self.level
        other.abilities = self.abilities
        other.engaged = self.engaged
        other.kept = self.kept
        return other


class PoolDie:
    """A die in one side's pool, with its current value."""

    __slots__ = ("die", "frozen", "kind", "owner", "side", "symbol", "used", "value")

    def __init__(self, die: str, kind: str, owner: int) -> None:
        self.die = die
        self.kind = kind
        self.owner = owner
        self.side = 0
        self.value = 0
        self.symbol = ""
        self.used = False
        """Its symbol was used in this roll-off (DD-COMBAT-8)."""
        self.frozen = False
        """Can't be rerolled in this roll-off (DD-SPELL-4)."""

    @property
    def looks(self) -> tuple[str, int, str, int]:
        """What it shows; dice that look alike are the same to everybody."""
        return self.kind, self.value, self.symbol, self.owner

    def show(self, side: int) -> None:
        """Take a face completely; any change to the old one is lost (DD-COMBAT-10)."""
        face = KINDS[self.kind].faces[side]
        self.side = side
        self.value = face.value
        self.symbol = face.symbol

    def copy(self) -> PoolDie:
        """Copy the die."""
        other = PoolDie.__new__(PoolDie)
        other.die = self.die
        other.kind = self.kind
        other.owner = self.owner
        other.side = self.side
        other.value = self.value
        other.symbol = self.symbol
        other.used = self.used
        other.frozen = self.frozen
        return other


class Combat:
    """One combat: who helps on which terms, the declared dice, both pools, and the state so far."""

    __slots__ = (
        "aid",
        "assistant",
        "declared",
        "first",
        "haul",
        "hero_flat",
        "heroes",
        "monster_flat",
        "monsters",
        "named",
        "offers",
        "petrified",
        "result",
        "rolled",
        "terms",
        "used",
    )

    def __init__(self) -> None:
        self.assistant = NOBODY
        self.terms: tuple[str, ...] = ("free",)
        """The bargain: `free`, `share`, `die` or `pay` with the die's id (DD-DECIDE-4)."""
        self.offers: list[tuple[int, tuple[str, ...]]] = []
        """Help on offer: by whom, and on which terms."""
        self.declared: list[str] = []
        """Dice that the active hero declared (DD-EQUIP-1)."""
        self.aid: list[str] = []
        """Dice that the assistant declared."""
        self.heroes: list[PoolDie] = []
        self.monsters: list[PoolDie] = []
        self.hero_flat = 0
        self.monster_flat = 0
        """The monsters' bonus in this roll-off, without the one that CHALLENGE gives."""
        self.named: list[str] = []
        """Abilities and monster spells used in this roll-off (DDC-COMBAT-4, -5)."""
        self.used: list[str] = []
        """Dice with use ANY that the active hero and the assistant used in the fight (DDC-USED-1)."""
        self.petrified = False
        self.rolled = 0
        """The number of roll-offs begun."""
        self.haul: list[str] = []
        """Dice won in this combat, for a bargain about shares (DD-RULING-14)."""
        self.first = ""
        """The result of the first roll-off, if a gust causes a second one."""
        self.result = ""

    def copy(self) -> Combat:
        """Copy the combat."""
        other = Combat.__new__(Combat)
        other.assistant = self.assistant
        other.terms = self.terms
        other.offers = self.offers[:]
        other.declared = self.declared[:]
        other.aid = self.aid[:]
        other.heroes = [die.copy() for die in self.heroes]
        other.monsters = [die.copy() for die in self.monsters]
        other.hero_flat = self.hero_flat
        other.monster_flat = self.monster_flat
        other.named = self.named[:]
        other.used = self.used[:]
        other.petrified = self.petrified
        other.rolled = self.rolled
        other.haul = self.haul[:]
        other.first = self.first
        other.result = self.result
        return other


class TradeOffer:
    """A trade on the table that waits for an answer: who gives what to whom and wants what in return."""

    __slots__ = ("give", "giver", "is_counter", "taker", "want")

    def __init__(self, giver: int, taker: int, is_counter: bool) -> None:
        self.giver = giver
        self.taker = taker
        self.give: list[str] = []
        self.want: list[str] = []
        self.is_counter = is_counter

    def copy(self) -> TradeOffer:
        """Copy the offer."""
        other = TradeOffer(self.giver, self.taker, self.is_counter)
        other.give = self.give[:]
        other.want = self.want[:]
        return other
