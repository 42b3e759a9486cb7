"""What lies on the table in The Lantern Walk: the path, and how far everybody is."""

from __future__ import annotations

from tumblekeep.core.table import Table
from tumblekeep.games._template.tale import Camped, LanternOut, Walked


class PathTable(Table):
    """The path with everybody's camp on it, and the walker whose turn it is."""

    __slots__ = ("ahead", "camps", "path", "walker")

    def __init__(self, seats: int, path: int) -> None:
        super().__init__()
        self.path = path
        self.camps = [0] * seats
        """The step of each seat's last camp (LW-SETUP-1)."""
        self.walker = 0
        self.ahead = 0
        """Steps walked in this turn since the camp."""

    def copy(self) -> PathTable:
        other = PathTable.__new__(PathTable)
        other.told = []
        other.turn = self.turn
        other.path = self.path
        other.camps = self.camps[:]
        other.walker = self.walker
        other.ahead = self.ahead
        return other

    def walk(self, steps: int) -> None:
        """Walk this many steps ahead (LW-WALK-1)."""
        self.ahead += steps
        self.told.append((Walked, self.walker, steps, self.ahead))

    def camp(self) -> None:
        """Keep the steps (LW-WALK-3)."""
        self.camps[self.walker] += self.ahead
        self.told.append((Camped, self.walker, self.camps[self.walker]))
        self.ahead = 0

    def blow_out(self) -> None:
        """Lose the steps since the camp (LW-WALK-4)."""
        self.told.append((LanternOut, self.walker, self.ahead))
        self.ahead = 0
