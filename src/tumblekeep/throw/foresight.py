"""What can be known of a throw before it is made: where it touches first, and a cloud of places where it may rest.

The cloud is simulated, not guessed: the same launch again and again, each time with another tremor of the same hand.
It has its own seeds, so it shows what may happen and never what will. A player who aims should not wait, so a cloud
ends when its time is over. While the player keeps still, more of it is sent.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.launch import Launch, throw_seed

MOST_PLACES = 12
"""Throws in one batch of a cloud."""
LONGEST_SECONDS = 0.11
LAST_PLACE = 96
"""The most throws in a whole cloud."""


def foresee(
    setting: ThrowSetup, launch: Launch, after: int = 0, clock: Callable[[], float] = time.perf_counter
) -> dict[str, Any]:
    """The first contact of the throw without tremor, and where the die may rest. `after` is how many throws are known
    already."""
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
                {"x": die.at[0], "y": die.at[1], "place": die.place, "value": die.value if die.hits else None}
                for die in landing.dice
                if die.at is not None
            ]
        )
    return found


def _first_touch(contacts: Any) -> dict[str, Any] | None:
    """Where the die first comes down, and whether that is a bounce that counts."""
    for contact in contacts:
        if contact.surface not in ("head", "hand", "chute"):
            return {
                "x": contact.x,
                "y": contact.y,
                "surface": contact.surface.split(":")[0],
                "counts": contact.is_bounce,
            }
    return None
