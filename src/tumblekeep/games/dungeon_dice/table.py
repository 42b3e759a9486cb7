"""What lies on the table in Dungeon Dice: bags, supply, everybody's dice, the encounter and the fight."""

from __future__ import annotations

from bisect import insort
from typing import Any, ClassVar

from tumblekeep.core.table import BEFORE_THE_FIRST, Table
from tumblekeep.games.dungeon_dice.content import BAGS, COLOURS, KIND_OF, KINDS, TOP_LEVEL, level_dice
from tumblekeep.games.dungeon_dice.pieces import NOBODY, Combat, Foe, Hero, TradeOffer
from tumblekeep.games.dungeon_dice.tale import DieMended, DieWounded, Wounded

KITS = ("own", "any")
"""Whose wounded die a key repairs in co-op: one of the roller's own, or anybody's (DDC-RULING-37)."""


class DiceTable(Table):
    """Five bags, the supply, the heroes around the table, and what the active hero has found."""

    __slots__ = (
        "active",
        "aside",
        "asked",
        "bags",
        "companions",
        "difficulty",
        "discard",
        "extra",
        "extra_side",
        "fight",
        "foes",
        "gains",
        "helped",
        "heroes",
        "is_coop",
        "kit",
        "lonely",
        "offer",
        "offered",
        "passes",
        "patience",
        "phase",
        "quiet",
        "refusals",
        "single",
        "spent",
        "supply",
        "target",
        "tired",
        "watched",
        "wounded",
    )
    unseen: ClassVar[frozenset[str]] = frozenset({"told", "lonely", "refusals", "watched"})
    """What people let pass is no part of the position: no rule reads it."""

    def __init__(
        self,
        seats: int,
        is_coop: bool,
        difficulty: str,
        target: int,
        companions: bool,
        single: bool,
        patience: int,
        kit: str = KITS[0],
    ) -> None:
        self.told = []
        self.turn = BEFORE_THE_FIRST
        self.is_coop = is_coop
        self.difficulty = difficulty
        self.target = target
        """FAME needed to win: by one hero, or by the team."""
        self.companions = companions
        """Chest, class and familiar dice are in play (DD-GEN-6)."""
        self.single = single
        """One of two monsters may be confronted alone (DDC-SINGLE-1)."""
        self.patience = patience
        """Quiet rounds after which FAME decides; 0 means never (DD-QUIET-1)."""
        self.kit = kit
        """A key repairs a die of one's `own`, or `any` (DDC-RULING-37)."""
        self.quiet = 0
        """Quiet turns in a row (DD-QUIET-2)."""
        self.gains = 0
        """Levels, artifacts and trophies of all heroes when the last turn ended."""
        self.heroes = [Hero(seat) for seat in range(seats)]
        self.active = 0
        self.phase = "start"
        self.bags: dict[str, list[str]] = {bag: [] for bag in BAGS}
        """Each is sorted by id, because a bag has no order until somebody draws."""
        self.supply: list[str] = []
        for kind in KINDS.values():  # DD-SETUP-1, DD-COMP-1
            if kind.module == "base" or companions:
                (self.supply if kind.bag == "supply" else self.bags[kind.bag]).extend(kind.names())
        for pile in (self.supply, *self.bags.values()):
            pile.sort()
        self.spent: list[str] = []
        """The tray of one-use dice used this turn (DD-ONEUSE-1)."""
        self.discard: list[str] = []
        self.foes: list[Foe] = []
        """Monster dice of this turn, in the order they were drawn."""
        self.aside: list[str] = []
        """Encounter dice that are not monsters (DDC-SEARCH-3)."""
        self.extra = ""
        """The additional reward (DDC-SEARCH-4)."""
        self.extra_side = 0
        self.wounded: dict[str, bool] = {}
        """Dice that carry the wounded flag."""
        self.tired: list[str] = []
        """Dice with use ANY, AFTER or KEY that were used this turn (DD-COMBAT-9, DD-AFTER-2)."""
        self.helped = NOBODY
        """Who assisted in this turn's combat (DDC-BONUS-3)."""
        self.fight: Combat | None = None
        self.offer: TradeOffer | None = None
        self.offered: list[int] = []
        """Seats that made an offer in this window (DD-RULING-14)."""
        self.asked = 0
        """Who acts next in HERO and AFTER, as steps clockwise from the active hero."""
        self.passes = 0
        """Heroes who passed in succession."""
        self.lonely: dict[int, Any] = {}
        """Fights of a hero without help, by seat (`moot.LonelyFight`): they change no rule."""
        self.refusals: dict[tuple[str, int], Any] = {}
        """How the table lay when a hero last said no in START or AFTER, by what to and seat (`moot.PeaceSnapshot`): it changes no rule."""
        self.watched: dict[tuple[int, str], Any] = {}
        """Fights that an outsider let go on, by seat and result (`moot.Spectacle`): they change no rule."""

    def copy(self) -> DiceTable:
        other = DiceTable.__new__(DiceTable)
        other.told = []
        other.turn = self.turn
        other.is_coop = self.is_coop
        other.difficulty = self.difficulty
        other.target = self.target
        other.companions = self.companions
        other.single = self.single
        other.kit = self.kit
        other.patience = self.patience
        other.quiet = self.quiet
        other.gains = self.gains
        other.heroes = [hero.copy() for hero in self.heroes]
        other.active = self.active
        other.phase = self.phase
        other.bags = {bag: dice[:] for bag, dice in self.bags.items()}
        other.supply = self.supply[:]
        other.spent = self.spent[:]
        other.discard = self.discard[:]
        other.foes = [foe.copy() for foe in self.foes]
        other.aside = self.aside[:]
        other.extra = self.extra
        other.extra_side = self.extra_side
        other.wounded = self.wounded.copy()
        other.tired = self.tired[:]
        other.helped = self.helped
        other.fight = None if self.fight is None else self.fight.copy()
        other.offer = None if self.offer is None else self.offer.copy()
        other.offered = self.offered[:]
        other.asked = self.asked
        other.passes = self.passes
        other.lonely = self.lonely.copy()
        other.refusals = self.refusals.copy()
        other.watched = self.watched.copy()
        return other

    # -- who sits where -------------------------------------------------------------------------

    def hero(self) -> Hero:
        """The active hero."""
        return self.heroes[self.active]

    def clockwise(self) -> list[Hero]:
        """Everyone still in the game, clockwise from the active hero."""
        n, first = len(self.heroes), self.active
        return [hero for step in range(n) if not (hero := self.heroes[(first + step) % n]).out]

    def controller(self) -> Hero | None:
        """The removed player who plays the monsters (DDC-CTRL-1)."""
        for hero in self.heroes:
            if hero.out:
                return hero
        return None

    def is_in_fight(self, seat: int) -> bool:
        """Whether this seat is the active hero or the assistant of the current combat."""
        return self.fight is not None and seat in (self.active, self.fight.assistant)

    # -- dice -----------------------------------------------------------------------------------

    def bag_counts(self, bag: str) -> dict[str, int]:
        """The contents of a bag, counted by kind."""
        counts: dict[str, int] = {}
        for die in self.bags[bag]:
            kind = KIND_OF[die].id
            counts[kind] = counts.get(kind, 0) + 1
        return counts

    def has_in_bag(self, bag: str, kind: str) -> bool:
        """Whether a die of this kind is in a bag."""
        return any(KIND_OF[die].id == kind for die in self.bags[bag])

    def out_of_bag(self, bag: str, kind: str) -> str:
        """Take a die of this kind out of a bag."""
        dice = self.bags[bag]
        for place, die in enumerate(dice):
            if KIND_OF[die].id == kind:
                return dice.pop(place)
        raise KeyError(kind)

    def into_bag(self, die: str) -> None:
        """Put a die back into its bag, unwounded (DD-TRADE-5)."""
        self.wounded.pop(die, None)
        insort(self.bags[KIND_OF[die].bag], die)

    def into_discard(self, die: str) -> None:
        """Put a die on the discard, unwounded (DDC-LIFE-6)."""
        self.wounded.pop(die, None)
        self.discard.append(die)

    def spend(self, hero: Hero, die: str) -> None:
        """Move a one-use die to the spent tray (DD-ONEUSE-1)."""
        hero.stock.remove(die)
        self.spent.append(die)

    def own(self, hero: Hero, die: str) -> None:
        """Add a die to a hero's stock."""
        insort(hero.stock, die)

    def win(self, hero: Hero, die: str) -> None:
        """Add a reward to a hero's stock; the loot of a combat may have to be shared (DD-DECIDE-4)."""
        self.own(hero, die)
        if self.fight is not None:
            self.fight.haul.append(die)

    def own_level_die(self, hero: Hero) -> None:
        """Take a hero level die from the supply, unwounded (DD-XP-5)."""
        for die in self.supply:
            if die.startswith("HL-"):
                self.supply.remove(die)
                hero.levels.append(die)
                return

    def ready(self, hero: Hero, kind: str) -> str:
        """An unwounded one-use die of this kind, or nothing (DD-EQUIP-7); a promised one waits (DD-RULING-16)."""
        promised = "" if self.fight is None else self.fight.terms[-1]
        for die in hero.stock:
            if KIND_OF[die].id == kind and die not in self.wounded and die != promised:
                return die
        return ""

    def unused(self, hero: Hero, kind: str) -> str:
        """A die of this kind that is neither wounded nor used this turn."""
        return next(
            die
            for die in hero.stock
            if KIND_OF[die].id == kind and die not in self.wounded and die not in self.tired
        )

    def wound_die(self, hero: Hero, die: str) -> None:
        """Flag a die as wounded; it keeps its owner and place (DD-WOUND-4)."""
        if die not in self.wounded:
            self.wounded[die] = True
            self.told.append((DieWounded, hero.seat, KIND_OF[die].id))

    def mend(self, hero: Hero, die: str) -> None:
        """Clear a die's wounded flag."""
        del self.wounded[die]
        self.told.append((DieMended, hero.seat, KIND_OF[die].id))

    def hurt(self, hero: Hero, wounds: int) -> None:
        """Add wounds to a hero (DD-WOUND-1)."""
        hero.wounds += wounds
        self.told.append((Wounded, hero.seat, wounds, hero.wounds))

    def wounded_dice(self, hero: Hero) -> list[str]:
        """A hero's wounded dice, one of each kind, in order."""
        if not self.wounded:
            return []
        found: dict[str, str] = {}
        for die in (*hero.levels, *hero.stock):
            if die in self.wounded:
                found.setdefault(KIND_OF[die].id, die)
        return list(found.values())

    def gain_level(self, hero: Hero) -> bool:
        """Add one experience and its hero level die; return False at the end of the track (DD-XP-3 to -5)."""
        if hero.experience >= TOP_LEVEL:
            return False
        hero.experience += 1
        if level_dice(hero.experience) > len(hero.levels):
            self.own_level_die(hero)
        return True

    def fame(self, hero: Hero) -> int:
        """The FAME of a hero, from everything in front of this hero now (DD-FAME-2 to -5, DDC-ART-1)."""
        return sum(self.fame_parts(hero))

    def fame_parts(self, hero: Hero) -> tuple[int, int, int]:
        """FAME by origin: top level, artifacts, trophies."""
        artifacts = trophies = 0
        for die in hero.stock:
            if die.startswith("AR-") and not (self.is_coop and die in self.wounded):
                artifacts += 1
        for die, side in hero.trophies:
            trophies += COLOURS[KIND_OF[die].faces[side].colour]
        return int(hero.experience == TOP_LEVEL), artifacts, trophies

    def team_fame(self) -> int:
        """FAME of all players still in the game (DDC-WIN-4)."""
        return sum(self.fame(hero) for hero in self.heroes if not hero.out)
