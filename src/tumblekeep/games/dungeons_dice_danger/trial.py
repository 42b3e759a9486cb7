"""Tries out uses on a sheet: the parts of its outlook, and the difference that one use makes to each part.

Most uses of a round are independent, so their differences add up (`combined_uses.py`). For hints only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import compress
from math import inf
from operator import add, gt, mul

from tumblekeep.games.dungeons_dice_danger.content import GEM_POINTS, GOLD_POINTS
from tumblekeep.games.dungeons_dice_danger.outlook import (
    CHEST,
    DEATH,
    FEAR,
    HASTE,
    HOME,
    LIFE,
    MOST_NEAR,
    OPENING,
    SHELTER,
    TORCH,
    chance_to_hit,
    expected_loss,
    feat_worth,
    lures_of,
    numbers_of,
    points_of,
    room_worth,
    unlocked_worth,
    values,
    within_reach,
)
from tumblekeep.games.dungeons_dice_danger.powers import solo_achievements
from tumblekeep.games.dungeons_dice_danger.rules import progress
from tumblekeep.games.dungeons_dice_danger.summing import Blow, bites_of, summed, use_place, used
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet
from tumblekeep.kit.sheet import Area, places

LEFT, RIGHT, BOTH = 1, 2, 3
EVERYWHERE: Area = -1
EVERY_NUMBER = 0x1FFC
TREASURE = {None: 0.0, "chest": 0.0, "gold": float(GOLD_POINTS), "gem": float(GEM_POINTS)}
"""Points for the treasure on a space."""


class Trial:
    """A sheet on which uses are tried out, with the parts of its outlook."""

    __slots__ = (
        "_after", "_whole", "all_rooms", "bites", "chests", "cleared", "feats", "felt", "haste", "hits", "left", "life", "lured", "lures", "near",
        "places", "points", "prizes", "rooms", "scored", "sheet", "shelter", "solo", "sure", "usable", "uses", "ways",
    )  # fmt: skip

    def __init__(
        self,
        sheet: AdventureSheet,
        felt: tuple[float, ...],
        prizes: tuple[int, ...],
        chests: int = 0,
        made: int = 0,
    ) -> None:
        layout = sheet.layout
        self.sheet = sheet
        self.felt = felt
        """How strongly each lure is felt."""
        self.prizes = prizes
        """Points for each monster that was not defeated before the round; 0 for the others."""
        self.chests = chests
        """Chests found so far, not opened."""
        self.places = made
        """The places used so far, as sums of `MARKS`."""
        self.lures = lures_of(layout)
        self.left = self.lures.left(sheet.visited | sheet.defeated)
        self.points = points_of(sheet)
        self.rooms = [
            room_worth(sheet, number, prize, sheet.damage[number]) for number, prize in enumerate(prizes)
        ]
        self.feats = [feat_worth(sheet, number) for number in range(len(layout.achievements))]
        self.solo = sheet.solo
        self.all_rooms = layout.all_rooms
        self.cleared = sheet.defeated == layout.all_rooms
        self.haste, self.shelter = (0.0, SHELTER) if sheet.solo else (HASTE, OPENING)
        self.scored = reduce(add, self.rooms, self.points)  # sum() differs between Python versions
        self.sure = reduce(add, self.feats, self.scored) + self.haste * sum(sheet.damage) + CHEST * chests
        self.lured = reduce(add, map(mul, self.left, felt), 0.0)
        self.near = within_reach(sheet, sheet.reached)
        self.hits, self.usable = values(sheet)
        self.bites = bites_of(sheet, prizes)
        self.life = sheet.green + len(layout.tracker) - sheet.lost
        self.ways = self._ways()
        self.uses: dict[int, Use] = {}
        self._after: dict[int, Trial] = {}
        self._whole: dict[tuple[object, ...], float] = {}

    def _ways(self) -> tuple[Area, Area, Area] | None:
        """What is joined to the left, the right and neither side, if a way between them still counts (DDD-AA-4)."""
        sheet, layout = self.sheet, self.sheet.layout
        if not sheet.solo or all(
            feat or one.kind != "connect_starts"
            for one, feat in zip(layout.achievements, sheet.feats, strict=True)
        ):
            return None
        marked = sheet.visited | sheet.defeated
        left = sheet.way
        right = layout.graph.spread(sheet.visited & layout.right, marked)
        return left, right, marked & ~(left | right)

    def use(self, place: int) -> Use:
        """Return a pair or a torch used on this place, cached."""
        use = self.uses.get(place)
        if use is None:
            use = self.uses[place] = Use(self, place)
        return use

    def after(self, uses: tuple[Use, ...]) -> Trial:
        """Return the trial after these uses, in order."""
        made = self.places
        for use in uses:
            made += MARKS[use.place]
        trial = self._after.get(made)
        if trial is None:
            sheet, felt, chests = used(self.sheet, self.felt, [(use.place, use.points) for use in uses])
            trial = self._after[made] = Trial(sheet, felt, self.prizes, self.chests + chests, made)
        return trial

    def value(
        self, sure: float, lured: float, near: float, hits: int, usable: int, cost: int, chests: int, lit: int
    ) -> float:
        """The value at the end of a round, with these parts and at this cost in life points."""
        life = self.life - cost
        if life <= 0:
            if not self.solo:
                return CHEST * chests + DEATH * 2  # the dead score nothing
            life = 0
        if self.cleared:  # the game is over: nothing more to win or to fear
            return CHEST * chests - TORCH * lit + self.scored + HOME + LIFE[len(self.sheet.layout.tracker)]
        worth = sure + lured + self.shelter * (near if near < MOST_NEAR else MOST_NEAR)
        if lit:
            worth -= TORCH * lit
        return worth - FEAR[life] * expected_loss(hits if self.solo else 0, usable, self.solo) + LIFE[life]

    def whole_value(self, unused: int, lit: int = 0, blows: Sequence[Blow] = ()) -> float:
        """The same for this exact sheet after some uses, with this many pairs unused and torches lit.

        It is summed in one pass, and cached.
        """
        key = (unused, lit, *blows)
        value = self._whole.get(key)
        if value is None:
            sheet, felt, chests = used(self.sheet, self.felt, blows)
            value = summed(sheet, felt, self.prizes, unused, lit) + CHEST * (self.chests + chests)
            self._whole[key] = value
        return value


MARKS = [1 << 2 * place for place in range(1000)]
"""A number for each place, so that a sum tells which places were used and how often, in any order."""


class Use:
    """One use of a place of the sheet on trial, and the difference it makes."""

    __slots__ = (
        "beside", "bites", "chest", "defeated", "flips", "freed", "fresh", "gains", "hits", "lured", "marked", "near", "opened", "owns",
        "place", "points", "rooms", "sides", "struck", "sure", "touched", "usable",
    )  # fmt: skip

    marked: Area
    """The places that it visits or defeats."""
    opened: Area
    """The places that it reaches."""
    touched: Area
    """The monsters and achievements that it changes; achievements are numbered after the last place."""
    rooms: dict[int, tuple[int, int]]
    """The monsters among them, by number: their damage and the unlocked numbers, one bit per number."""
    sides: int
    """Which sides of a way from left to right it is joined to, while there is no such way (DDD-AA-4)."""
    flips: dict[int, Area]
    """For each number, the places that it gained or lost, if any."""
    freed: int
    """The numbers that lost a place, one bit per number."""
    fresh: int
    """The numbers that may have gained a place within reach, one bit per number."""

    def __init__(self, trial: Trial, place: int, points: int = 1) -> None:
        sheet = trial.sheet
        self.place = place
        self.points = points
        self.marked = self.opened = self.touched = self.beside = 0
        self.sides = self.freed = self.fresh = self.bites = 0
        self.flips = {}
        self.rooms = {}
        self.sure = self.near = 0.0
        self.chest = False
        self.struck = sheet.struck
        self.defeated = sheet.defeated
        self.hits, self.usable = trial.hits, trial.usable
        bit = 1 << place
        if bit & sheet.layout.simple:
            is_said = self._visit(trial, bit)
        elif bit & sheet.layout.all_rooms:
            is_said = self._blow(trial, place - sheet.layout.first_room)
        else:
            is_said = False
        if not is_said:
            self._make(trial)
        self.owns = self.touched | self.marked | bit
        """Places that no other use may affect, if their differences are to add up."""
        self._lure(trial)

    def _blow(self, trial: Trial, room: int) -> bool:
        """Try a blow at a monster that survives it; return False if it does more and must be made."""
        sheet = trial.sheet
        damage = sheet.damage[room] + self.points
        if damage >= sheet.layout.rooms[room].life:
            return False
        worth = room_worth(sheet, room, trial.prizes[room], damage)
        self.sure = worth - trial.rooms[room] + trial.haste * self.points
        self.touched = 1 << self.place
        self.rooms = {room: (self.points, 0)}
        if not self.touched & sheet.layout.armored:
            self.near = -self.points * chance_to_hit(sheet, room)
        self.struck = True
        return True

    def _visit(self, trial: Trial, bit: Area) -> bool:
        """Try a visit to a path, treasure or unlocking space; return False if it does more and must be made."""
        sheet = trial.sheet
        layout = sheet.layout
        here = layout.spaces[self.place]
        opened = layout.near[self.place] & ~sheet.reached
        if opened & sheet.defeated:
            return False
        self.marked = bit
        if bit & layout.counted and not self._count(trial, bit):
            return False
        if trial.ways is not None:
            self._join(trial)
            if self.sides == BOTH:
                return False
        self.opened = opened
        self.chest = here.reward == "chest"
        self.sure += TREASURE[here.reward] + CHEST * self.chest
        self.flips = {here.number: bit}
        self.freed = 1 << here.number
        fresh = 0
        if opened & layout.all_rooms:
            self.near = within_reach(sheet, opened)
            for place in places(opened & layout.all_rooms & ~layout.armored):
                fresh |= numbers_of(sheet, place - layout.first_room)
            self.hits |= fresh
        for place in places(opened & layout.all_spaces & ~sheet.visited):
            fresh |= 1 << (layout.spaces[place].number or sheet.number_of(place))
        self.fresh = fresh & ~1  # a blank cloud has no number
        self.usable |= self.fresh
        reached = sheet.reached | opened
        if not sheet.takes[here.number] & ~bit & (reached | layout.starts):
            self.usable &= ~self.freed
        if here.unlocks is not None:
            self._unlock(trial, *here.unlocks, reached)
        return True

    def _count(self, trial: Trial, bit: Area) -> bool:
        """Count one more towards achievements; return False if it completes one and must be made (DDD-SOLO-4)."""
        sheet = trial.sheet
        for number, achievement in enumerate(sheet.layout.achievements):
            if bit & achievement.area and not sheet.feats[number]:
                if sheet.solo and progress(sheet, achievement) + 1 >= achievement.needed:
                    return False
                self.touched |= 1 << len(sheet.layout.near) + number
                self.sure += feat_worth(sheet, number, 1) - trial.feats[number]
        return True

    def _unlock(self, trial: Trial, room: int, number: int, reached: Area) -> None:
        """DDD-MONSTER-4: unlock a white number of a monster."""
        sheet = trial.sheet
        bit = 1 << sheet.layout.first_room + room
        if bit & sheet.defeated or sheet.unlocked[room] >> number & 1:
            return
        self.touched |= bit
        self.rooms[room] = (0, 1 << number)
        if not sheet.awards[room]:
            self.sure += unlocked_worth(sheet, room)
        if bit & sheet.layout.armored or bit & sheet.takes[number]:
            return
        self.flips[number] = self.flips.get(number, 0) ^ bit
        if bit & reached:
            before, after = chance_to_hit(sheet, room), chance_to_hit(sheet, room, 1 << number)
            self.near += (sheet.layout.rooms[room].life - sheet.damage[room]) * (after - before)
            self.hits |= 1 << number
            self.usable |= 1 << number
            self.fresh |= 1 << number

    def _make(self, trial: Trial) -> None:
        """Make it on a copy of the sheet, and compare."""
        before = trial.sheet
        layout = before.layout
        sheet = before.copy()
        self.chest = use_place(sheet, self.place, self.points)
        self.struck = sheet.struck
        self.defeated = sheet.defeated
        defeated = sheet.defeated ^ before.defeated
        self.marked = (sheet.visited ^ before.visited) | defeated
        self.opened = sheet.reached ^ before.reached
        if trial.ways is not None and self.marked:
            self._join(trial)
        if sheet.solo and (self.marked & layout.counted or self.sides == BOTH):
            solo_achievements(sheet, [])
        self.sure = points_of(sheet) - trial.points + CHEST * self.chest
        self.rooms = {}
        self.touched = 0
        if sheet.damage != before.damage or sheet.unlocked != before.unlocked:
            self._compare_rooms(trial, sheet)
        rooms = self.touched
        if self.marked & layout.counted or sheet.feats != before.feats:
            for number, achievement in enumerate(layout.achievements):
                if self.marked & achievement.area or sheet.feats[number] != before.feats[number]:
                    self.touched |= 1 << len(layout.near) + number
                    self.sure += feat_worth(sheet, number) - trial.feats[number]
        if rooms or self.opened & layout.all_rooms:
            self.near = within_reach(sheet, sheet.reached) - trial.near
        if defeated:
            self.bites = bites_of(sheet, trial.prizes) - trial.bites
        self.hits, self.usable = values(sheet)
        self.flips = {}
        self.freed = 0
        self.fresh = EVERY_NUMBER if self.opened else 0
        if sheet.takes != before.takes:
            self._compare_takes(before, sheet)

    def _compare_rooms(self, trial: Trial, sheet: AdventureSheet) -> None:
        """Compare damage and unlocked numbers, monster by monster."""
        before = trial.sheet
        for number, prize in enumerate(trial.prizes):
            damage = sheet.damage[number] - before.damage[number]
            numbers = sheet.unlocked[number] ^ before.unlocked[number]
            if damage or numbers:
                self.touched |= 1 << sheet.layout.first_room + number
                self.rooms[number] = (damage, numbers)
                worth = room_worth(sheet, number, prize, sheet.damage[number])
                self.sure += worth - trial.rooms[number] + trial.haste * damage

    def _compare_takes(self, before: AdventureSheet, sheet: AdventureSheet) -> None:
        """Compare the places that each number gained and lost."""
        for number, (old, new) in enumerate(zip(before.takes, sheet.takes, strict=True)):
            if old != new:
                self.flips[number] = old ^ new
                if old & ~new:
                    self.freed |= 1 << number
                if new & ~old:
                    self.fresh |= 1 << number

    def _join(self, trial: Trial) -> None:
        assert trial.ways is not None
        layout = trial.sheet.layout
        left, right, neither = trial.ways
        around = layout.graph.around(self.marked)
        self.sides = (LEFT if self.marked & layout.left or around & left else 0) | (
            RIGHT if self.marked & layout.right or around & right else 0
        )
        self.beside = EVERYWHERE if neither else around

    def _lure(self, trial: Trial) -> None:
        """Find the lures that are felt more strongly from here, and those that are gone."""
        lures, left, felt = trial.lures, trial.left, trial.felt
        gains: dict[int, float] = {}
        lured = 0.0
        if self.opened:
            pull = lures.pull[self.place]
            for lure in compress(lures.numbers, map(gt, pull, felt)):
                if left[lure] and not self.marked >> lures.places[lure] & 1:
                    gains[lure] = gain = left[lure] * (pull[lure] - felt[lure])
                    lured += gain
        gone = self.marked & lures.area
        if gone:
            for place in places(gone):
                lure = lures.lure_at[place]
                lured -= left[lure] * felt[lure]
                gains[lure] = inf  # any gain from it by other uses is lost
        self.gains = gains
        self.lured = lured
