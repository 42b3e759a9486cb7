"""A hint at the keyboard: what the masterful player would do, in words. It is recorded with the answer that
follows."""

from __future__ import annotations

from collections.abc import Sequence

from tumblekeep.analysis.advice import hint, option_numbers
from tumblekeep.core.play import Play
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import Phrasebook

SECONDS = 2.0
"""Processor time for a hint."""
BESIDE = {"hint": True}


def hint_lines(play: Play, seat: int, voice: Voice, hand: str | float, seconds: float = SECONDS) -> list[str]:
    """What the masterful player would do for this seat, and why, line by line; then the number of every option, the best first."""
    found = hint(play, seat, f"hint/{len(play.entries)}", seconds=seconds, hand=hand)
    book = Phrasebook(voice.language, play.game.slug, "lookback", pack=play.game.pack)
    first, *reasons = [book.tell(message, voice.names) for message in found.words]
    numbers = [book.tell(message, voice.names) for message in option_numbers(play, seat, found.odds)]
    return [f"{book.say('hint-title')} {first}", *reasons, *numbers]


def hints_asked(play: Play) -> int:
    """Count the answers of a game that were given after a hint."""
    return sum(isinstance(entry[3], dict) and entry[3].get("hint") is True for entry in play.entries)


def hints_told(play: Play, voice: Voice) -> Sequence[str]:
    """Tell how many hints were used, for the end of a game; nothing if there were none."""
    asked = hints_asked(play)
    return [voice.say("ui-hints", count=asked)] if asked else []
