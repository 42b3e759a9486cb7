"""What lies on the table in Dungeons, Dice & Danger: everybody's sheet, the dice, and what was claimed first."""

from __future__ import annotations

from typing import Any, ClassVar

from tumblekeep.core.table import BEFORE_THE_FIRST, Table
from tumblekeep.games.dungeons_dice_danger.content import Layout, Pair
from tumblekeep.kit.sheet import Area, places

FIRST, LATER = 1, 2
"""Which of two gem rewards was gained; 0 means none yet."""


def replaced(marks: tuple[int, ...], place: int, mark: int) -> tuple[int, ...]:
    """Return the same marks with one of them replaced."""
    row = list(marks)
    row[place] = mark
    return tuple(row)


class AdventureSheet:
    """One player's copy of the adventure, with everything marked on it (DDD-SETUP-3, -5).

    Rows of marks are replaced, not changed in place. So a sheet is cheap to copy, and most copies are soon thrown away.
    """

    __slots__ = (
        "alive",
        "awards",
        "black",
        "chests",
        "clouds",
        "damage",
        "defeated",
        "done",
        "feats",
        "gems",
        "gold",
        "green",
        "half",
        "layout",
        "lost",
        "pairs",
        "reached",
        "seat",
        "solo",
        "struck",
        "takes",
        "torches",
        "unlocked",
        "visited",
        "way",
    )
    unseen: ClassVar[frozenset[str]] = frozenset({"layout"})

    def __init__(self, layout: Layout, seat: int, solo: bool) -> None:
        self.layout = layout
        self.seat = seat
        self.solo = solo
        """A game for one has rules of its own (DDD-SOLO)."""
        # DDD-SETUP-8: nothing is crossed
        self.visited: Area = 0
        self.half: Area = 0
        """Spaces with two boxes, one of which is crossed (DDD-CC-3)."""
        self.damage: tuple[int, ...] = (0,) * len(layout.rooms)
        self.defeated: Area = 0
        self.unlocked: tuple[int, ...] = (0,) * len(layout.rooms)
        """For each room the white numbers that are unlocked: bit n is the number n (DDD-MONSTER-5)."""
        self.clouds: tuple[int, ...] = (0,) * len(layout.clouds)
        """The number written into each cloud, 0 before (DDD-PP-1)."""
        self.reached: Area = 0
        """What the marked area touches (DDD-MOVE-4)."""
        self.way: Area = 0
        """Everything joined to a Start space on the left, if a way to the right counts (DDD-AA-4)."""
        self.takes: tuple[Area, ...] = layout.takes
        """For each value of a pair, everything it could be used on once reached; never armored rooms."""
        self.gold = 0
        self.gems = 0
        self.black = layout.start_black
        """Black-die symbols not crossed."""
        self.torches = 0
        self.green = 0
        """Green boxes not crossed (DDD-CHEST-4)."""
        self.lost = 0
        """Crossed spaces of the life tracker."""
        self.alive = True
        self.chests: tuple[str, ...] = ()
        """Chest rewards taken (DDD-CHEST-2)."""
        self.awards: tuple[int, ...] = (0,) * len(layout.rooms)
        """Gem reward gained for each room: none, FIRST or LATER."""
        self.feats: tuple[int, ...] = (0,) * len(layout.achievements)
        """The same for each achievement."""
        self.pairs: list[Pair] = []
        """Pairs of this round that are not used yet."""
        self.struck = False
        """A monster was damaged in this round (DDD-SOLO-5)."""
        self.done = False
        """This player has finished step (b) of the round."""

    def copy(self) -> AdventureSheet:
        """Copy the sheet."""
        other = AdventureSheet.__new__(AdventureSheet)
        other.layout = self.layout
        other.seat = self.seat
        other.solo = self.solo
        other.visited = self.visited
        other.half = self.half
        other.damage = self.damage
        other.defeated = self.defeated
        other.unlocked = self.unlocked
        other.clouds = self.clouds
        other.reached = self.reached
        other.way = self.way
        other.takes = self.takes
        other.gold = self.gold
        other.gems = self.gems
        other.black = self.black
        other.torches = self.torches
        other.green = self.green
        other.lost = self.lost
        other.alive = self.alive
        other.chests = self.chests
        other.awards = self.awards
        other.feats = self.feats
        other.pairs = self.pairs[:]
        other.struck = self.struck
        other.done = self.done
        return other

    def marks(self) -> tuple[Any, ...]:
        """Everything that is marked permanently, without the pairs of a round and what follows from the marks."""
        return (
            self.visited, self.half, self.damage, self.unlocked, self.clouds, self.gold, self.gems, self.black, self.torches,
            self.green, self.lost, self.alive, self.awards, self.feats,
        )  # fmt: skip

    # -- what a player does with the pencil -----------------------------------------------------------

    def write(self, cloud: int, number: int) -> None:
        """Write a number into a cloud (DDD-PP-1, -2)."""
        self.clouds = replaced(self.clouds, cloud, number)
        self.takes = replaced(self.takes, number, self.takes[number] | 1 << self.layout.clouds[cloud])

    def cross_box(self, space: int) -> bool:
        """Cross one box of a space; return whether the space is now visited (DDD-CC-1)."""
        bit = 1 << space
        if bit & self.layout.two_boxes and not bit & self.half:
            self.half |= bit
            return False
        self.half &= ~bit
        self.visit(space)
        return True

    def visit(self, space: int) -> None:
        """Mark a whole space as visited permanently (DDD-MOVE-7)."""
        bit = 1 << space
        self.visited |= bit
        number = self.number_of(space)
        self.takes = replaced(self.takes, number, self.takes[number] & ~bit)
        self._reach(self.layout.near[space])
        if self.layout.has_way:
            self._join(space)

    def _join(self, place: int) -> None:
        """Extend the way from the left through a marked place, if it touches the way (DDD-AA-4)."""
        layout, bit = self.layout, 1 << place
        if bit & layout.left or layout.near[place] & self.way:
            self.way |= layout.graph.spread(bit, (self.visited | self.defeated) & ~self.way)

    def _reach(self, area: Area) -> None:
        """Reach these places, and what lies behind the defeated rooms among them (DDD-MOVE-4, -13)."""
        new = area & ~self.reached
        self.reached |= new
        through = new & self.defeated
        while through:
            low = through & -through
            new = self.layout.near[low.bit_length() - 1] & ~self.reached
            self.reached |= new
            through = (through ^ low) | (new & self.defeated)

    def number_of(self, space: int) -> int:
        """The number of a space on this sheet; for a cloud, the one that was written."""
        clouds = self.layout.clouds
        return self.clouds[clouds.index(space)] if space in clouds else self.layout.spaces[space].number

    def unlock(self, room: int, number: int) -> None:
        """Colour in a white number: from now on it works like a black one (DDD-MONSTER-5)."""
        self.unlocked = replaced(self.unlocked, room, self.unlocked[room] | 1 << number)
        bit = 1 << self.layout.first_room + room
        if not bit & (self.defeated | self.layout.armored):
            self.takes = replaced(self.takes, number, self.takes[number] | bit)

    def reward(self, room: int, which: int) -> None:
        """Record which gem reward a defeat has brought (DDD-MONSTER-8)."""
        self.awards = replaced(self.awards, room, which)

    def achieve(self, achievement: int, which: int) -> None:
        """Record which gem reward an achievement has brought (DDD-ACH-1)."""
        self.feats = replaced(self.feats, achievement, which)

    def wound(self, room: int, points: int) -> int:
        """Cross life boxes of a monster; surplus damage is lost (DDD-MONSTER-7). Return how many were crossed."""
        left = self.layout.rooms[room].life - self.damage[room]
        crossed = points if points < left else left
        self.damage = replaced(self.damage, room, self.damage[room] + crossed)
        if crossed and crossed == left:
            place = self.layout.first_room + room
            bit = 1 << place
            self.defeated |= bit
            self.takes = tuple([area & ~bit for area in self.takes])
            if bit & self.reached:  # DDD-RULING-3: a passage, not an entrance
                self._reach(self.layout.near[place])
            if self.layout.has_way:
                self._join(place)
        return crossed

    def lose_life(self, points: int) -> int:
        """Cross green boxes, then the life tracker from the top; the skull is death. Return the points lost."""
        green = min(points, self.green)  # DDD-CHEST-4
        self.green -= green
        tracker = min(points - green, len(self.layout.tracker) - self.lost)
        self.lost += tracker
        if self.lost == len(self.layout.tracker):  # DDD-LIFE-2
            self.alive = False
        return green + tracker

    def work_out(self) -> None:
        """Work out again what follows from the marks: defeated rooms, uses of each number, and what is reached."""
        layout = self.layout
        self.defeated = 0
        for number, room in enumerate(layout.rooms):
            if self.damage[number] == room.life:
                self.defeated |= 1 << layout.first_room + number
        takes = list(layout.takes)
        for cloud, number in enumerate(self.clouds):
            if number:
                takes[number] |= 1 << layout.clouds[cloud]
        for room_number, numbers in enumerate(self.unlocked):
            bit = 1 << layout.first_room + room_number
            for number in places(numbers):
                takes[number] |= bit & ~layout.armored
        gone = ~(self.visited | self.defeated)
        self.takes = tuple([area & gone for area in takes])
        self.reached = 0
        self._reach(layout.graph.around(self.visited))
        if layout.has_way:
            self.way = layout.graph.spread(self.visited & layout.left, self.visited | self.defeated)


FREE_HITS = ("dealt", "asked")
"""How the free damage of a first defeat is dealt: by itself where it can only help, or always by choice (DDD-RULING-6)."""


class DangerTable(Table):
    """Everybody's sheet, and the five dice in the middle."""

    __slots__ = (
        "active",
        "adventure",
        "before",
        "claimed",
        "dice",
        "end",
        "feats_claimed",
        "free_hit",
        "layout",
        "opening",
        "round",
        "sheets",
        "solo",
    )
    unseen: ClassVar[frozenset[str]] = frozenset({"told", "layout"})

    def __init__(
        self, layout: Layout, seats: int, opening: str, end: str, free_hit: str = FREE_HITS[0]
    ) -> None:
        self.told = []
        self.turn = BEFORE_THE_FIRST
        self.layout = layout
        self.adventure = layout.digest
        """Which map this is."""
        self.opening = opening
        """Who rolls first: `first`, `random` or `named` (DDD-SETUP-9)."""
        self.end = end
        """`own`: the game ends with one player's last monster; `collective`: with everybody's (DDD-RULING-13)."""
        self.free_hit = free_hit
        """Whether the free damage of a first defeat is `dealt` by itself or `asked` for (DDD-RULING-6)."""
        self.solo = seats == 1
        self.sheets = [AdventureSheet(layout, seat, self.solo) for seat in range(seats)]
        self.before: list[AdventureSheet] | None = None
        """The sheets before everybody began to write: what others may see meanwhile (DDD-ROLL-11)."""
        self.round = 0
        self.active = 0
        self.dice: tuple[int, ...] = ()
        """Four white dice, smallest first, then the black one; empty before the first roll."""
        self.claimed: Area = 0
        """Rooms whose first round is over (DDD-MONSTER-11), by number."""
        self.feats_claimed: Area = 0
        """Achievements that somebody has reached (DDD-ACH-1), by number."""

    def copy(self) -> DangerTable:
        other = DangerTable.__new__(DangerTable)
        other.told = []
        other.turn = self.turn
        other.layout = self.layout
        other.adventure = self.adventure
        other.opening = self.opening
        other.end = self.end
        other.free_hit = self.free_hit
        other.solo = self.solo
        other.sheets = [sheet.copy() for sheet in self.sheets]
        other.before = None if self.before is None else [sheet.copy() for sheet in self.before]
        other.round = self.round
        other.active = self.active
        other.dice = self.dice
        other.claimed = self.claimed
        other.feats_claimed = self.feats_claimed
        return other

    def cover(self) -> None:
        """Hide everybody's writing: others see the sheets as they are now."""
        self.before = [sheet.copy() for sheet in self.sheets]

    def uncover(self) -> None:
        """Show everything, because everybody is done."""
        self.before = None
        for sheet in self.sheets:
            sheet.done = False

    def next_active(self) -> int:
        """The next living player clockwise (DDD-SETUP-10, DDD-LIFE-5)."""
        seats = len(self.sheets)
        for step in range(1, seats):
            seat = (self.active + step) % seats
            if self.sheets[seat].alive:
                return seat
        return self.active
