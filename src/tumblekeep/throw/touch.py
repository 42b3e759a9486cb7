"""What a gesture says of the hand: a calm, well-set pull trembles little, a hasty or shaky one trembles more.

A screen measures its own gesture and sends the measures with the launch; how much the hand trembles is decided here.
Nobody's hand is a machine, so the calmest of them trembles too, and whoever sends no measures (sliders, keys, a
keyboard) throws with a hand between calm and hasty.

>>> calm, wild = Touch(speed=0.02, jitter=0.001), Touch(speed=3.0, jitter=0.02)
>>> calm.tremor, wild.tremor
(0.33, 1.85)
"""

from __future__ import annotations

from dataclasses import dataclass

from tumblekeep.kit.fields import RecordReader

CAREFUL = 0.3
"""The tremor of a person who pulls with care: 0.6 degrees aside, 0.9 up, 1.5 % of the speed."""
UNFELT = 0.5
"""Where nothing is known of the gesture."""
WILDEST = 2.0

PER_SPEED = 0.35
"""For each height of the view a second that the finger still moved with when it let go."""
PER_JITTER = 25.0
"""For each height of the view that its last way strayed from a straight line."""


@dataclass(frozen=True, slots=True)
class Touch:
    """The measures of a gesture, in heights of the view and seconds."""

    speed: float = 0.0
    jitter: float = 0.0

    @classmethod
    def from_json(cls, value: object, where: str = "launch.touch") -> Touch:
        """Read what a screen measured, or say what is absurd."""
        row = RecordReader(value, where, ("speed", "jitter"))
        return cls(row.number("speed", 0, 100), row.number("jitter", 0, 10))

    @property
    def tremor(self) -> float:
        """How much this hand trembles, in units of clumsiness."""
        return round(min(WILDEST, CAREFUL + PER_SPEED * self.speed + PER_JITTER * self.jitter), 3)


def tremor_of(said: object) -> float:
    """The tremor of a gesture as a screen told it; nothing was told of some."""
    return UNFELT if said is None else Touch.from_json(said).tremor
