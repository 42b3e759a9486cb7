"""The words for dice, places, Icebergs and templates: messages of the catalogues `told` and `errors`, never ids."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tumblekeep.core.message import Argument, Message
from tumblekeep.kit.target import Zone

DICE = ("red", "green", "blue", "white", "snow", "water")
"""The dice that have a name."""


def join_words(words: Sequence[Argument]) -> Argument:
    """Join several words into a list."""
    first, *rest = words
    return first if not rest else Message("told-list", {"first": first, "rest": join_words(rest)})


def die_words(die: str) -> Message:
    """The words for a die: red, water 2."""
    kind, _, number = die.partition("-")
    word = Message(f"told-die-{kind}")
    return word if not number else Message("told-numbered", {"thing": word, "number": number})


def zone_words(zone: Zone) -> Message:
    """The words for a zone."""
    return Message(f"landing-{zone.place}", {"value": zone.value} if zone.place == "section" else {})


def place_words(zone: Zone | None) -> Message | None:
    """The name of a place that has no number on it; None if it has none."""
    return None if zone is None or zone.place == "section" else Message(f"told-{zone.place}")


def piece_name(name: str) -> Argument:
    """The words for a die, an Iceberg or a template, given its id. An id without a name is returned as it is."""
    kind, _, number = name.partition("-")
    if kind in DICE and re.fullmatch(r"\d{0,2}", number):
        return die_words(name)
    if re.fullmatch(r"iceberg-\d", name):
        return Message("told-iceberg-number", {"number": number})
    if re.fullmatch(r"(frozen|weak_point)-\d", name):
        return Message("told-numbered", {"thing": Message(f"told-{kind}"), "number": number})
    return name[:40]
