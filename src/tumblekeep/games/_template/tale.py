"""What happens in The Lantern Walk, for the tale and for animation.

It is derived from the answers and never read back.
"""

from __future__ import annotations

from typing import NamedTuple

from tumblekeep.core.message import SeatNo


class Walked(NamedTuple):
    who: SeatNo
    steps: int
    ahead: int


class Camped(NamedTuple):
    who: SeatNo
    step: int


class LanternOut(NamedTuple):
    who: SeatNo
    lost: int


HAPPENINGS = (Walked, Camped, LanternOut)
