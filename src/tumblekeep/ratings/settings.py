"""What bots have measured of each way to play: how well a steady party does there, and how much a result without luck tells.

`settings.json` is made by `scripts/bench/ratings settings`. A way to play that is not in it counts as even and as telling no more than a
plain result.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple


class SettingFacts(NamedTuple):
    """What is known of a way to play."""

    measure: str = "won"
    """`won`: the chance to win; `points`: the expected score."""
    par: float = 0.5
    """What a steady party comes to, in the measure."""
    unit: float = 1.0
    """What is much, in the measure: 1 for a chance to win, two standard deviations of a score."""
    weight: float = 1.0
    """How many plain results one result without luck tells as much as."""
    games: int = 0
    """How many games `par` was measured with; 0: it was not."""


UNMEASURED = SettingFacts()


def facts_for(game: str, setting: str) -> SettingFacts:
    """The facts of a game's setting; of an even one if it was not measured."""
    return _read().get(f"{game}.{setting}", UNMEASURED)


@cache
def _read() -> Mapping[str, SettingFacts]:
    text = files("tumblekeep.ratings").joinpath("settings.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, Any]] = json.loads(text)
    return {name: SettingFacts(**facts) for name, facts in found.items()}
