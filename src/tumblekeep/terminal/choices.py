"""The list of choices: numbers and letters, arrows, Enter and the mouse all work."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tumblekeep.terminal.folding import FoldedText
from tumblekeep.terminal.paint import ASH, BONE, DUST, EMBER
from tumblekeep.terminal.voice import BarredText, OptionText

COMMAND_LETTERS = "wubhvlteq"
KEYS = "123456789" + "".join(
    letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMAND_LETTERS
)
KEYS += "".join(letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter.lower() not in COMMAND_LETTERS)
"""One key for each option while they last; arrows reach the rest."""


class Choices(OptionList):
    """The options, with a key in front of each, and what can't be chosen now greyed out."""

    def __init__(self) -> None:
        super().__init__(id="options")
        self.ids: list[str] = []

    def put(self, offers: Sequence[OptionText], not_now: Sequence[BarredText] = ()) -> None:
        """Show new choices."""
        ids = [offer.id for offer in offers]
        place_kept = self.highlighted if ids == self.ids else None
        self.clear_options()
        self.ids = ids
        rows = []
        for place, offer in enumerate(offers):
            key = KEYS[place] if place < len(KEYS) else " "
            words = Text(offer.label, BONE)
            if offer.weighed:
                words.append(f"  {offer.weighed}", ASH)
            rows.append(Option(FoldedText([(Text(f"{key} ", f"bold {EMBER}"), words)])))
        for bar in not_now:
            line = Text(bar.label, DUST).append(f" — {bar.reason} ({bar.clause})", ASH)
            rows.append(Option(FoldedText([(Text("✗ ", DUST), line)]), disabled=True))
        self.add_options(rows)
        if offers:
            self.highlighted = place_kept or 0

    def meant_by(self, character: str | None) -> str | None:
        """Return the option of a key."""
        if not character or character not in KEYS:
            return None
        place = KEYS.index(character)
        return self.ids[place] if place < len(self.ids) else None
