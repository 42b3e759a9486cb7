"""Advice at the keyboard: the number of every option, and what the masterful player would do, in words. A hint is recorded
with the answer that follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tumblekeep.analysis.advice import OptionOdds, hint, measured, odds, option_numbers
from tumblekeep.analysis.evaluation import Interest
from tumblekeep.core.play import Play
from tumblekeep.terminal.voice import OptionText, Voice
from tumblekeep.text import Phrasebook

SECONDS = 2.0
"""Processor time for a hint."""
ODDS_SECONDS, MORE_SECONDS = 0.2, 1.5
"""Processor time for the numbers of a question, and for better ones."""
BESIDE = {"hint": True}


class WorthShown(NamedTuple):
    """What each option of a question comes to, in words."""

    words: Mapping[str, str]
    """By option: the chance to win the game, or the points to expect; empty where all come to the same or nothing is known."""
    alike: str
    """A sentence if all come to the same."""
    untold: str = ""
    """A sentence that says why there are no numbers for this way to play."""

    def beside(self, offers: Sequence[OptionText]) -> list[OptionText]:
        """Put its number beside each option, in place of what the next roll does: one number for each."""
        return [
            offer._replace(number=self.words.get(offer.id, "" if self.alike else offer.number))
            for offer in offers
        ]


NOTHING_KNOWN = WorthShown({}, "")


def weighed(play: Play, seat: int, hand: str | float, seconds: float = ODDS_SECONDS) -> OptionOdds | None:
    """Weigh the options of what this seat is asked; None if there is only one."""
    if len(play.asked()[seat].options) < 2:
        return None
    return odds(play, seat, f"odds/{len(play.entries)}", seconds=seconds, hand=hand)


def option_worth(play: Play, found: OptionOdds | None, voice: Voice) -> WorthShown:
    """The number of each option in words, the best marked if it reads better than every other one."""
    known = (
        [] if found is None else [(one.expected, one.id) for one in found.options if one.expected is not None]
    )
    book = Phrasebook(voice.language, play.game.slug, "lookback", pack=play.game.pack)
    if found is not None and found.why:
        return WorthShown({}, "", book.say(f"odds-why-{found.why}"))
    if found is None or not known:
        return NOTHING_KNOWN
    interest = Interest.of(play.game, play.seats, play.options)
    words = {id_: book.tell(measured(interest, value), voice.names) for value, id_ in known}
    if len(known) == len(found.options) and len(set(words.values())) == 1:
        return WorthShown({}, book.say("promise-alike", value=words[known[0][1]]))
    _, best = max(known)
    if list(words.values()).count(words[best]) == 1:
        words[best] = voice.say("ui-best", value=words[best])
    return WorthShown(words, "")


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
