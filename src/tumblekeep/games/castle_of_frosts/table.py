"""What lies on the table in the Castle of Frightening Frosts, besides what both editions share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Self

from tumblekeep.games._fighter.content import Gear
from tumblekeep.games._fighter.table import FighterFoe, FighterHero, FighterTable, Shot
from tumblekeep.games.castle_of_frosts.content import (
    DECK_LEVELS,
    EXTRA_LIFE,
    FOES,
    ITEMS,
    ROOMS,
    TOP_XP,
    FrostMonster,
    Room,
)
from tumblekeep.games.castle_of_frosts.laws import LAWS
from tumblekeep.games.castle_of_frosts.tale import Learned
from tumblekeep.kit.landing import Pose

NOBODY, EVERYBODY = -1, -2
"""Who knows what is in a layer of the Dungeon deck; from 0, it is the seat that put the card under the deck."""


class FrostHero(FighterHero):
    """A Hero sheet with its cards, used Armors, Crystal and tokens."""

    __slots__ = ("charmed", "spent", "tokens", "turned", "xp")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.turned: list[str] = []
        """Armors used in this combat (CF-EQUIP-8)."""
        self.xp = 0
        self.tokens: list[str] = []
        """Colours with a Level Up token (CF-LEVELUP-6)."""
        self.spent: list[str] = []
        """The tokens among them that were turned since the last Shop (CF-LEVELUP-7)."""
        self.charmed: list[str] = []
        """Monsters that follow a Hero of the first edition (CF-RULING-73)."""

    def copy(self) -> Self:
        other = super().copy()
        other.turned = self.turned[:]
        other.xp = self.xp
        other.tokens = self.tokens[:]
        other.spent = self.spent[:]
        other.charmed = self.charmed[:]
        return other

    def upright(self) -> list[Gear]:
        """Armors that are ready."""
        return [ITEMS[item] for item in self.gear if ITEMS[item].kind == "armor" and item not in self.turned]


class FrostFoe(FighterFoe):
    """A Monster or Boss, with the active entries of its Madness, and tokens of guests."""

    __slots__ = ("madness",)

    def __init__(self, card: str, life: int) -> None:
        monster = FOES[card]
        super().__init__(
            card, monster.type, monster.level, monster.damage, life, monster.gold, monster.is_boss
        )
        self.madness = 0
        """How many entries are active (CF-MON-3)."""

    def copy(self) -> Self:
        other = super().copy()
        other.madness = self.madness
        return other

    @property
    def monster(self) -> FrostMonster:
        return FOES[self.card]


class FrostShot(Shot):
    """A throw, with what this edition allows a Hero to declare."""

    __slots__ = ("bergs", "dancing", "dodged", "ignored", "is_second", "number", "second", "token")

    def __init__(self, seat: int, die: str) -> None:
        self.is_second = False
        """The second throw of a Flurry of Blows, which grants no third."""
        self.number = 0
        """The number of a white die, from 1, once it was thrown."""
        super().__init__(seat, die)

    def begin(self) -> None:
        super().begin()
        self.dancing = False
        """A Dancing Shot was declared (CF-ABIL-10)."""
        self.ignored = ""
        """The demand that the Penguin Idol cancels."""
        self.bergs = 0
        """Icebergs touched by this throw (CF-RESOLVE-2)."""
        self.dodged = False
        """The Monster's blow for this Miss hits nobody (CF-ABIL-2)."""
        self.second = 0
        """The second section's value, added once (CF-ABIL-13)."""
        self.token = False
        """The ability came from a Level Up token (CF-LEVELUP-11)."""

    def copy(self) -> Self:
        other = super().copy()
        other.is_second = self.is_second
        other.number = self.number
        other.dancing = self.dancing
        other.ignored = self.ignored
        other.bergs = self.bergs
        other.dodged = self.dodged
        other.second = self.second
        other.token = self.token
        return other


class Layer(NamedTuple):
    """Cards of the Dungeon deck in an order that nobody knows; layers lie on top of each other."""

    cards: tuple[str, ...]
    known_to: int
    """The seat that knows what is in it, or NOBODY, or EVERYBODY."""


@dataclass(frozen=True, slots=True)
class LaidTemplate:
    """A template on the Target with its centre in millimetres (0, 0 if a person only said that it lies there)."""

    name: str
    kind: str
    x: int
    y: int

    @property
    def number(self) -> int:
        """Which of its kind it is, from 1."""
        return int(self.name.rpartition("-")[2])


class CastleTable(FighterTable[FrostHero, FrostFoe, FrostShot]):
    """The Chest, the decks, the Monster, and everything that can lie on the Target."""

    __slots__ = (
        "abandoned", "aside", "beer", "boxes", "cutthroat", "dealing", "deck", "dice", "discarded", "epic", "flips", "gentle", "hand", "icebergs",
        "icons", "joined", "leading", "level", "level_left", "level_up", "lying", "melody", "met", "relics", "relics_used",
        "room", "shop_deck", "shops", "special", "stolen", "target", "templates", "thrower", "unsold",
    )  # fmt: skip
    laws = LAWS

    def __init__(
        self,
        seats: int,
        difficulty: str = "normal",
        boxes: str = "frosts",
        level_up: bool = False,
        dealing: str = "choice",
        leading: str = "first",
        target: str = "frosts",
        dice: str = "frosts",
        gentle: bool = False,
    ) -> None:
        super().__init__([FrostHero(seat) for seat in range(seats)], difficulty)
        self.boxes = boxes
        """`frosts`: this box alone; `both`: also Heroes of the first edition (CF-MIX)."""
        self.level_up = level_up
        self.dealing = dealing
        """Sheets are dealt by `choice` or at `random` (CF-SETUP-2)."""
        self.leading = leading
        """The `first` Hero leads, a `random` one, or the one `named` by the party (CF-SETUP-15)."""
        self.target = target
        """Whose Target lies there: that of this box (`frosts`) or of the `first` edition (CF-MIX-3)."""
        self.dice = dice
        """Whose coloured and white dice are thrown (CF-MIX-4)."""
        self.gentle = gentle
        """The first combat demands no special throw (CF-RULING-86)."""
        self.phase = "dungeon"
        self.deck = [Layer(tuple(ROOMS), NOBODY)]  # CF-SETUP-6
        self.hand: list[str] = []
        """The Dungeon cards that only the Leader sees (CF-DUNGEON-1)."""
        self.room = ""
        """The Dungeon card in play; none against the Boss (CF-BOSS-9)."""
        self.aside: list[str] = []
        """Dungeon cards set aside since the last Shop (CF-REST-15)."""
        self.icons = 0
        """Shop icons gathered since the last Shop (CF-DUNGEON-4)."""
        self.shops = 0
        """Shops visited."""
        self.level = 1
        """Level of the Monster deck's top card."""
        self.level_left = DECK_LEVELS[0]
        self.met: list[str] = []
        """Defeated Monsters: the discard pile (CF-REST-12)."""
        self.abandoned: list[str] = []
        """Monsters the Party backed down from: back in the box (CF-BACK-3)."""
        self.shop_deck = list(ITEMS)  # CF-SETUP-7
        self.discarded: list[str] = []
        """The Equipment discard pile (CF-EQUIP-15)."""
        self.unsold: list[str] = []
        """Equipment that left the game (CF-SHOP-4)."""
        self.relics: list[str] = []
        """Relics beside the Chest (CF-RELIC-2)."""
        self.clear_target()
        self.epic = False
        """The combat ended with an Epic Shot (CF-REST-1)."""
        self.thrower = -1
        """Who threw the last die of this combat (CF-REST-8)."""
        self.relics_used: list[str] = []
        """Relics that were used in this combat (CF-RELIC-3)."""

    def copy(self) -> Self:
        other = super().copy()
        other.boxes = self.boxes
        other.level_up = self.level_up
        other.dealing = self.dealing
        other.leading = self.leading
        other.target = self.target
        other.dice = self.dice
        other.gentle = self.gentle
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.room = self.room
        other.aside = self.aside[:]
        other.icons = self.icons
        other.shops = self.shops
        other.level = self.level
        other.level_left = self.level_left
        other.met = self.met[:]
        other.abandoned = self.abandoned[:]
        other.shop_deck = self.shop_deck[:]
        other.discarded = self.discarded[:]
        other.unsold = self.unsold[:]
        other.relics = self.relics[:]
        other.relics_used = self.relics_used[:]
        other.epic = self.epic
        other.thrower = self.thrower
        other.special = self.special[:]
        other.joined = self.joined[:]
        other.icebergs = self.icebergs[:]
        other.templates = self.templates[:]
        other.flips = self.flips[:]
        other.lying = dict(self.lying)
        other.melody = self.melody
        other.cutthroat = self.cutthroat
        return other

    def clear_target(self) -> None:
        """Remove everything that a combat put on and around the Target (CF-REST-11, CF-BACK-7)."""
        self.special: list[str] = []
        """Special dice in the pool, not thrown yet (CF-DICE-2)."""
        self.joined: list[str] = []
        """Special dice that came into this combat, thrown or not (CF-DICE-10)."""
        self.icebergs: list[str] = []
        self.templates: list[LaidTemplate] = []
        self.flips: list[str] = []
        """Templates that still have to be flipped (CF-DUNGEON-13)."""
        self.lying: dict[str, Pose] = {}
        """How thrown dice lie, if that is known (CF-COMBAT-14)."""
        self.melody = False
        self.cutthroat = False
        self.beer = -1  # CF-RULING-73

    @property
    def pool(self) -> list[str]:
        """Dice that can be thrown without paying: coloured and special ones (CF-COMBAT-3)."""
        return self.unthrown + self.special

    @property
    def extra_life(self) -> int:
        """What the difficulty adds to every foe (CF-SETUP-13)."""
        return EXTRA_LIFE[self.difficulty]

    def dungeon_card(self) -> Room | None:
        """The Dungeon card in play."""
        return ROOMS[self.room] if self.room else None

    def learn(self, hero: FrostHero) -> None:
        """In the variant, move one step up the XP track, at most to the top (CF-LEVELUP-5)."""
        if self.level_up and hero.xp < TOP_XP:
            hero.xp += 1
            self.told.append((Learned, hero.seat, hero.xp))
