"""What can be known of a throw before it is made: where it touches first, and a cloud of places where it may rest.

The cloud is thrown, not guessed: the same launch again and again, each time with another tremor of the same hand. Its
seeds are its own, so it says what may happen and never what will. Time is short while somebody aims, so a cloud ends
when its time is over; who keeps still is sent more of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.launch import Launch, throw_seed

MOST_PLACES = 12
"""Throws in one piece of a cloud."""
LONGEST_SECONDS = 0.11
LAST_PLACE = 96
"""A cloud is not made denser than this."""


def foresee(
    setting: ThrowSetup, launch: Launch, after: int = 0, clock: Callable[[], float] = time.perf_counter
) -> dict[str, Any]:
    """The steady throw's first touch, and where the die may rest; `after` so many throws that are known already."""
    from tumblekeep.throw.toss import toss

    until = clock() + LONGEST_SECONDS
    found: dict[str, Any] = {"after": after, "first": None, "places": []}
    if not after:
        found["first"] = _first_touch(toss(setting, replace(launch, tremor=0.0)).landing.contacts)
    for number in range(after, min(after + MOST_PLACES, LAST_PLACE)):
        if found["places"] and clock() > until:
            break
        landing = toss(setting, replace(launch, seed=throw_seed("foresight", number))).landing
        found["places"].append(
            [
                {"x": die.at[0], "y": die.at[1], "value": die.value if die.hits else None}
                for die in landing.dice
                if die.at is not None
            ]
        )
    return found


def _first_touch(contacts: Any) -> dict[str, Any] | None:
    """Where the die comes down for the first time, and whether that is a bounce that counts."""
    for contact in contacts:
        if contact.surface not in ("head", "hand", "chute"):
            return {
                "x": contact.x,
                "y": contact.y,
                "surface": contact.surface.split(":")[0],
                "counts": contact.is_bounce,
            }
    return None
