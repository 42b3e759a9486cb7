"""Several uses of a round together: if they are independent, their differences add up.

Uses that interact are made one after the other on a copy of the sheet. For hints only.
"""

from __future__ import annotations

from math import inf

from tumblekeep.games.dungeons_dice_danger.content import Pair
from tumblekeep.games.dungeons_dice_danger.outlook import chance_to_hit, room_worth, within_reach
from tumblekeep.games.dungeons_dice_danger.summing import Blow
from tumblekeep.games.dungeons_dice_danger.trial import BOTH, MARKS, Trial, Use
from tumblekeep.kit.sheet import Area, places


class CombinedUses:
    """Uses of one trial that do not interact, and the sum of their differences."""

    __slots__ = (
        "_next", "beside", "bites", "chests", "defeated", "flips", "freed", "fresh", "gains", "hits", "lured", "marked", "near", "opened",
        "owns", "places", "reached", "rooms", "sides", "struck", "sure", "touched", "trial", "usable", "uses",
    )  # fmt: skip

    def __init__(self, trial: Trial) -> None:
        """Start with no use."""
        sheet = trial.sheet
        self.trial = trial
        self.uses: tuple[Use, ...] = ()
        self.places = trial.places
        self.sure, self.lured, self.near = trial.sure, trial.lured, trial.near
        self.hits, self.usable = trial.hits, trial.usable
        self.bites, self.chests, self.struck = trial.bites, trial.chests, sheet.struck
        self.defeated = sheet.defeated
        self.reached = sheet.reached | sheet.layout.starts
        self.owns = self.touched = self.opened = self.marked = self.beside = 0
        self.freed = self.fresh = self.sides = 0
        self.flips: dict[int, Area] = {}
        self.rooms: dict[int, tuple[int, int]] = {}
        self.gains: dict[int, float] = {}
        self._next: dict[int, CombinedUses] = {}

    def after(self, place: int) -> CombinedUses:
        """Return these uses and one more."""
        made = self._next.get(place)
        if made is None:
            use = self.trial.use(place)
            made = self._next[place] = self._mixed(use) if self.interacts_with(use) else self._with(use)
        return made

    @property
    def blows(self) -> list[Blow]:
        """The uses, in order."""
        return [(use.place, use.points) for use in self.uses]

    def interacts_with(self, use: Use) -> bool:
        """Whether one more use interacts with these, so that their differences don't add up.

        Monsters that are damaged by both and survive don't count: `_shared` corrects for them.
        """
        both = use.owns & self.owns
        return bool(
            (both and self._clash(use, both))
            or use.touched & self.opened
            or use.opened & self.touched
            or (self.sides | use.sides == BOTH and self.beside & use.marked)
            or self.defeated | use.defeated == self.trial.all_rooms
        )

    def _clash(self, use: Use, both: Area) -> bool:
        """Whether these and one more affect the same things, other than by damage to monsters that survive both."""
        sheet = self.trial.sheet
        if both & ~sheet.layout.all_rooms or both & (self.marked | use.marked):
            return True
        for room in self.rooms.keys() & use.rooms.keys():
            (damage, numbers), (more, others) = self.rooms[room], use.rooms[room]
            if numbers & others or sheet.damage[room] + damage + more >= sheet.layout.rooms[room].life:
                return True
        return False

    def _shared(self, use: Use) -> tuple[float, float]:
        """The extra worth and extra blows within reach from monsters damaged by these and by one more."""
        trial, sheet = self.trial, self.trial.sheet
        layout, sure, near = sheet.layout, 0.0, 0.0
        for room in self.rooms.keys() & use.rooms.keys():
            (damage, numbers), (more, others) = self.rooms[room], use.rooms[room]
            prize, before, left = trial.prizes[room], sheet.damage[room], layout.rooms[room].life
            left -= before
            sure += (
                room_worth(sheet, room, prize, before + damage + more, numbers | others)
                - room_worth(sheet, room, prize, before + damage, numbers)
                - room_worth(sheet, room, prize, before + more, others)
                + trial.rooms[room]
            )
            if 1 << layout.first_room + room & sheet.reached & ~layout.armored:
                near += (
                    (left - damage - more) * chance_to_hit(sheet, room, numbers | others)
                    - (left - damage) * chance_to_hit(sheet, room, numbers)
                    - (left - more) * chance_to_hit(sheet, room, others)
                    + left * chance_to_hit(sheet, room)
                )
        return sure, near

    def _mixed(self, use: Use) -> CombinedUses:
        if not self.uses:
            return CombinedUses(self.trial.after((use,)))
        return CombinedUses(self.trial.after(self.uses)).after(use.place)

    def _with(self, use: Use) -> CombinedUses:
        made = CombinedUses.__new__(CombinedUses)
        made.trial = self.trial
        made.uses = (*self.uses, use)
        made.places = self.places + MARKS[use.place]
        made.sure = self.sure + use.sure
        made.lured = self.lured + use.lured
        made.near = self.near + use.near
        made.bites = self.bites + use.bites
        made.chests = self.chests + use.chest
        made.struck = self.struck or use.struck
        made.defeated = self.defeated | use.defeated
        made.reached = self.reached | use.opened
        made.opened = self.opened | use.opened
        made.touched = self.touched | use.touched
        made.owns = self.owns | use.owns
        made.marked = self.marked | use.marked
        made.sides = self.sides | use.sides
        made.beside = self.beside | use.beside
        made.freed = self.freed | use.freed
        made.fresh = self.fresh | use.fresh
        made._next = {}
        if not self.uses:
            made.hits, made.usable = use.hits, use.usable
            made.flips, made.gains, made.rooms = use.flips, use.gains, use.rooms
            return made
        made.rooms = {**self.rooms, **use.rooms}
        if self.touched & use.touched:
            sure, near = self._shared(use)
            made.sure += sure
            made.near += near
            for room in self.rooms.keys() & use.rooms.keys():
                (damage, numbers), (more, others) = self.rooms[room], use.rooms[room]
                made.rooms[room] = (damage + more, numbers | others)
        made.lured -= self._felt_before(use)
        made.near -= self._near_before(use)
        made.hits, made.usable = self._values(use)
        made.flips = {**self.flips, **use.flips}
        for number in self.flips.keys() & use.flips.keys():
            made.flips[number] = self.flips[number] ^ use.flips[number]
        made.gains = {**self.gains, **use.gains}
        for lure in self.gains.keys() & use.gains.keys():
            made.gains[lure] = max(self.gains[lure], use.gains[lure])
        return made

    def targets(self, pair: Pair) -> Area:
        """The places that a pair can be used on now (as `rules.targets`)."""
        value, sheet = pair.value, self.trial.sheet
        area = sheet.takes[value] & self.reached
        if value in self.flips:
            area = (sheet.takes[value] ^ self.flips[value]) & self.reached
        return area if pair.double else area & ~sheet.layout.fists  # DDD-AA-1

    def targets_after(self, place: int, pair: Pair) -> Area:
        """The places that a pair can be used on after one more use that does not interact with these."""
        use, value, sheet = self.trial.use(place), pair.value, self.trial.sheet
        area = sheet.takes[value] ^ self.flips.get(value, 0) ^ use.flips.get(value, 0)
        area &= self.reached | use.opened
        return area if pair.double else area & ~sheet.layout.fists  # DDD-AA-1

    def _values(self, use: Use) -> tuple[int, int]:
        """The values that damage a monster after one more use, and all that can be used (as `outlook.values`)."""
        trial = self.trial
        if use.freed & (self.freed | self.fresh) or use.fresh & self.freed:
            return self._values_of_both(use)
        # places remain if neither takes them, and places opened by either are added
        return (
            self.hits & use.hits | (self.hits | use.hits) & ~trial.hits,
            self.usable & use.usable | (self.usable | use.usable) & ~trial.usable,
        )

    def _values_of_both(self, use: Use) -> tuple[int, int]:
        """The same if one takes places of a number of which the other takes or opens places."""
        hits, usable, freed = self.hits | use.hits, self.usable | use.usable, self.freed | use.freed
        sheet = self.trial.sheet
        mine, its, reached = self.flips, use.flips, self.reached | use.opened
        for value in places(freed):
            area = (sheet.takes[value] ^ mine.get(value, 0) ^ its.get(value, 0)) & reached
            if not area:
                usable &= ~(1 << value)
            if not area & sheet.layout.all_rooms:
                hits &= ~(1 << value)
        return hits, usable

    def _felt_before(self, use: Use) -> float:
        """The gain from lures that is counted twice with one more use; only the strongest pull counts."""
        if use.opened and not use.opened & ~self.opened:  # it opens nothing new
            return sum(
                [self.gains.get(lure, 0.0) if gain == inf else gain for lure, gain in use.gains.items()]
            )
        if self.gains.keys().isdisjoint(use.gains):
            return 0.0
        twice = 0.0
        for lure in self.gains.keys() & use.gains.keys():
            twice += min(self.gains[lure], use.gains[lure])
        return twice

    def _near_before(self, use: Use) -> float:
        """Blows at monsters that one more use brings within reach and that were within reach before."""
        both = self.opened & use.opened & self.trial.sheet.layout.all_rooms
        return within_reach(self.trial.sheet, both) if both else 0.0

    # -- the total ------------------------------------------------------------------------------------

    def value(self, unused: int, lit: int = 0) -> float:
        """The value of the sheet after the round, with this many pairs unused and torches lit."""
        cost = self.bites + unused
        if self.trial.solo:  # DDD-SOLO-5 to -8, as `rules.round_cost`
            cost += 1 if not self.struck else -1 if unused else 0
        return self.trial.value(
            self.sure, self.lured, self.near, self.hits, self.usable, cost, self.chests, lit
        )

    def value_with(self, place: int, lit: int = 0) -> float:
        """The value with one more use, and nothing left to use."""
        trial = self.trial
        use = trial.uses.get(place) or trial.use(place)
        if self.interacts_with(use):
            return self.whole_with(place, lit)
        sure, lured, near = self.sure + use.sure, self.lured + use.lured, self.near + use.near
        if self.uses:
            if self.touched & use.touched:
                more, nearer = self._shared(use)
                sure += more
                near += nearer
            hits, usable = self._values(use)
            if self.gains and use.gains:
                lured -= self._felt_before(use)
            if self.opened & use.opened:
                near -= self._near_before(use)
        else:
            hits, usable = use.hits, use.usable
        cost = self.bites + use.bites
        if trial.solo and not self.struck and not use.struck:
            cost += 1
        return trial.value(sure, lured, near, hits, usable, cost, self.chests + use.chest, lit)

    def whole_with(self, place: int, lit: int = 0) -> float:
        """The same, summed in one pass. If nothing interacts, the order does not matter, so one order is enough."""
        blows = [*self.blows, (place, 1)]
        return self.trial.whole_value(
            0, lit, blows if self.interacts_with(self.trial.use(place)) else sorted(blows)
        )
