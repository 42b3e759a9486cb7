"""What lies on the table in Dungeon Attack!, and how pieces are moved."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, sub

from tumblekeep.core.table import BEFORE_THE_FIRST, Table
from tumblekeep.games.dungeon_attack.content import CARDS, LEVELS, STATES
from tumblekeep.games.dungeon_attack.tale import (
    BackInPlay,
    Healed,
    Hurt,
    KnockedOut,
    MonstersMoveOn,
    PrizesLost,
)

HEALTHY, STUNNED, WOUNDED, KNOCKED_OUT = range(4)


class Adventurer:
    """A player's card with everything that lies beside it (DA-SETUP-3)."""

    __slots__ = (
        "artifacts",
        "card",
        "cr",
        "faced_bosses",
        "faced_normals",
        "fled",
        "gold",
        "potions",
        "power_spent",
        "retainer",
        "seat",
        "state",
        "weapons",
        "won_bosses",
        "won_normals",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = ""
        self.cr = 0
        """Base Combat Rating of the card."""
        self.state = HEALTHY  # DA-SETUP-12
        self.fled = False
        self.faced_normals = 0
        self.faced_bosses = 0
        self.won_normals = 0
        self.won_bosses = 0
        self.gold = 0
        self.potions = 0
        self.weapons = 0
        self.artifacts = 0
        self.retainer = False
        self.power_spent = False
        """The once-per-level ability was used in this level (DA-RULING-22)."""

    def take_card(self, card: str) -> None:
        """Choose this card for the whole game (DA-SETUP-2)."""
        self.card = card
        self.cr = CARDS[card].cr

    def copy(self) -> Adventurer:
        """Copy the card and everything beside it."""
        other = Adventurer.__new__(Adventurer)
        other.seat = self.seat
        other.card = self.card
        other.cr = self.cr
        other.state = self.state
        other.fled = self.fled
        other.faced_normals = self.faced_normals
        other.faced_bosses = self.faced_bosses
        other.won_normals = self.won_normals
        other.won_bosses = self.won_bosses
        other.gold = self.gold
        other.potions = self.potions
        other.weapons = self.weapons
        other.artifacts = self.artifacts
        other.retainer = self.retainer
        other.power_spent = self.power_spent
        return other

    def rating(self) -> int:
        """The Combat Rating in the adventurer's own fight (DA-SETUP-4): card, weapons, artifacts, retainer."""
        return self.cr + self.weapons + self.artifacts + self.retainer  # DA-ITEM-8, -10, DA-RETAINER-3

    @property
    def is_in_play(self) -> bool:
        """Neither knocked out nor fled."""
        return self.state != KNOCKED_OUT and not self.fled


NONE: tuple[int, ...] = (0, 0, 0)


class Fight:
    """The dice of one fight, counted by face: those that may still be rerolled, and the others (DA-FIGHT-5).

    Each field counts D, M and F in this order, and is replaced when it changes.
    """

    __slots__ = (
        "bosses",
        "bosses_spent",
        "cap",
        "hits",
        "normals",
        "normals_spent",
        "retainer_used",
        "shared",
    )

    def __init__(self) -> None:
        self.normals = NONE
        self.normals_spent = NONE
        self.bosses = NONE
        self.bosses_spent = NONE
        self.cap = 0
        """How many defeated dice may be kept: the Combat Rating in this fight (DA-FIGHT-8)."""
        self.shared = False
        """The cap holds for both types together, not for each of them (DA-RULING-8)."""
        self.hits = 0
        """Hits that are about to be dealt (step h)."""
        self.retainer_used = False
        """The retainer helped in this fight and leaves after it (step l)."""

    def copy(self) -> Fight:
        """Copy the dice and the state of the fight."""
        other = Fight.__new__(Fight)
        other.normals = self.normals
        other.normals_spent = self.normals_spent
        other.bosses = self.bosses
        other.bosses_spent = self.bosses_spent
        other.cap = self.cap
        other.shared = self.shared
        other.hits = self.hits
        other.retainer_used = self.retainer_used
        return other

    def roll_again(self, kind: int, picked: Sequence[int], shown: Sequence[int]) -> None:
        """Change dice of a type (0 normal, 1 boss) from the picked faces to the shown ones.

        They can't be rerolled again.
        """
        if kind:
            self.bosses = tuple(map(sub, self.bosses, picked))
            self.bosses_spent = tuple(map(add, self.bosses_spent, shown))
        else:
            self.normals = tuple(map(sub, self.normals, picked))
            self.normals_spent = tuple(map(add, self.normals_spent, shown))

    def turn(self, count: int) -> None:
        """Turn normal dice from F to D; dice that may still be rerolled come first."""
        d, m, f = self.normals
        spent_d, spent_m, spent_f = self.normals_spent
        fresh = min(count, f)
        self.normals = (d + fresh, m, f - fresh)
        self.normals_spent = (spent_d + count - fresh, spent_m, spent_f - count + fresh)


CAPS = ("type", "roll")
"""What the Combat Rating limits: the dice of each type that are kept, or those of the whole roll (DA-RULING-8)."""


class DungeonAttackTable(Table):
    """The dungeon in the middle, and the adventurers around it."""

    __slots__ = (
        "active",
        "adventurers",
        "bosses",
        "counting",
        "dealing",
        "faced",
        "fight",
        "level",
        "normals",
        "opening",
        "phase",
        "quiet",
        "starter",
    )

    def __init__(self, seats: int, opening: str, dealing: str, counting: str = CAPS[0]) -> None:
        self.told = []
        self.turn = BEFORE_THE_FIRST
        self.opening = opening
        """Who starts level 1: `first`, `random` or `named` (DA-SETUP-9)."""
        self.dealing = dealing
        """Cards are dealt by `choice` or at `random` (DA-SETUP-2)."""
        self.counting = counting
        """The Combat Rating counts per `type` or per `roll` (DA-RULING-8)."""
        self.adventurers = [Adventurer(seat) for seat in range(seats)]
        self.level = 0
        self.phase = "adventure"
        """`adventure`, then `treasure`, `exchange` and `hire`, each for every adventurer in turn (DA-SETUP-11)."""
        self.starter = 0
        self.active = 0
        self.normals = 0
        """Normal dice in the dungeon."""
        self.bosses = 0
        """Boss dice in the dungeon."""
        self.faced = 0
        """The number of dice in front of adventurers, all together."""
        self.quiet = 0
        """Consecutive turns that began with every die in the dungeon and passed without a bust (DA-RULING-16)."""
        self.fight: Fight | None = None

    def copy(self) -> DungeonAttackTable:
        other = DungeonAttackTable.__new__(DungeonAttackTable)
        other.told = []
        other.turn = self.turn
        other.opening = self.opening
        other.dealing = self.dealing
        other.counting = self.counting
        other.adventurers = [adventurer.copy() for adventurer in self.adventurers]
        other.level = self.level
        other.phase = self.phase
        other.starter = self.starter
        other.active = self.active
        other.normals = self.normals
        other.bosses = self.bosses
        other.faced = self.faced
        other.quiet = self.quiet
        other.fight = None if self.fight is None else self.fight.copy()
        return other

    def lay_out(self, level: int) -> None:
        """Begin a level: all its dice lie in the dungeon, and nobody faces any (DA-SETUP-5, -13)."""
        self.level = level
        self.phase = "adventure"
        self.normals, self.bosses = LEVELS[level - 1]
        self.faced = self.quiet = 0
        self.active = self.starter
        for adventurer in self.adventurers:
            adventurer.faced_normals = adventurer.faced_bosses = 0
            adventurer.won_normals = adventurer.won_bosses = 0
            adventurer.power_spent = False

    def left_of(self, seat: int) -> Adventurer | None:
        """Return the next adventurer clockwise who is in play (DA-RULING-4)."""
        everyone = self.adventurers
        for step in range(1, len(everyone)):
            neighbour = everyone[(seat + step) % len(everyone)]
            if neighbour.state != KNOCKED_OUT and not neighbour.fled:
                return neighbour
        return None

    def hand_over(self, giver: Adventurer, taker: Adventurer) -> None:
        """Move all dice facing one adventurer, unrolled, to another (DA-ACT-26)."""
        self.told.append((MonstersMoveOn, giver.seat, taker.seat, giver.faced_normals + giver.faced_bosses))
        taker.faced_normals += giver.faced_normals
        taker.faced_bosses += giver.faced_bosses
        giver.faced_normals = giver.faced_bosses = 0

    def hurt(self, adventurer: Adventurer, hits: int) -> None:
        """Take hits: stunned, wounded, knocked out; any further hits are lost (DA-HIT-7 to -10)."""
        adventurer.state = min(KNOCKED_OUT, adventurer.state + hits)
        if adventurer.state != KNOCKED_OUT:
            self.told.append((Hurt, adventurer.seat, hits, STATES[adventurer.state]))
            return
        self.told.append((KnockedOut, adventurer.seat, hits))
        lost = adventurer.won_normals + adventurer.won_bosses
        if lost:
            self.told.append((PrizesLost, adventurer.seat, lost))
        adventurer.won_normals = adventurer.won_bosses = 0  # DA-HIT-13

    def heal(self, adventurer: Adventurer, state: int) -> None:
        """Turn the card back to a better state."""
        back = adventurer.state == KNOCKED_OUT
        adventurer.state = state
        if back:
            self.told.append((BackInPlay, adventurer.seat, STATES[state]))
        else:
            self.told.append((Healed, adventurer.seat, STATES[state]))
