"""The judge's ruling on a throw, sent with the landing so that no screen has to know when a throw is a hit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblekeep.kit.landing import FlipLanding, Landing


def judged(landing: Mapping[str, Any]) -> list[dict[str, bool]]:
    """For each die of a landing, in order, or for the flipped template: whether it counts, and which of its
    conditions are met."""
    if "template" in landing:
        flip = FlipLanding.from_json(dict(landing))
        lies = flip.on_target and not flip.touches_table
        return [{"hits": flip.valid, "moved": flip.turned, "on_target": lies}]
    return [
        {"hits": die.hits, "moved": die.bounced, "on_target": die.on_target}
        for die in Landing.from_json(dict(landing)).dice
    ]
