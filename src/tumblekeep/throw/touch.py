"""What a gesture says about the hand: a calm, steady pull trembles little, a hasty or shaky one trembles more.

A client measures its own gesture and sends the measures with the launch. How much the hand trembles is decided here.
No hand is a machine, so even the calmest trembles. Clients that send no measures (sliders, keys) throw with a hand
between calm and hasty.

>>> calm, wild = Touch(speed=0.02, jitter=0.001), Touch(speed=3.0, jitter=0.02)
>>> calm.tremor, wild.tremor
(0.33, 1.85)
"""

from __future__ import annotations

from dataclasses import dataclass

from tumblekeep.kit.fields import RecordReader

CAREFUL = 0.3
"""The tremor of a person who pulls with care: 0.6 degrees sideways, 0.9 up, 1.5 % of the speed."""
UNFELT = 0.5
"""The tremor if nothing is known about the gesture."""
WILDEST = 2.0

PER_SPEED = 0.35
"""Tremor for each view height per second that the finger still moved at when it let go."""
PER_JITTER = 25.0
"""Tremor for each view height that the end of its path strayed from a straight line."""


@dataclass(frozen=True, slots=True)
class Touch:
    """The measures of a gesture, in view heights and seconds."""

    speed: float = 0.0
    jitter: float = 0.0

    @classmethod
    def from_json(cls, value: object, where: str = "launch.touch") -> Touch:
        """Read what a client measured, or raise an error that names the absurd number."""
        row = RecordReader(value, where, ("speed", "jitter"))
        return cls(row.number("speed", 0, 100), row.number("jitter", 0, 10))

    @property
    def tremor(self) -> float:
        """How much this hand trembles, in units of clumsiness."""
        return round(min(WILDEST, CAREFUL + PER_SPEED * self.speed + PER_JITTER * self.jitter), 3)


def tremor_of(said: object) -> float:
    """The tremor of a gesture as a client reported it, or the default if it reported nothing."""
    return UNFELT if said is None else Touch.from_json(said).tremor
