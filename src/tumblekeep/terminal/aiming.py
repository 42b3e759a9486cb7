"""Aiming in full screen: arrows change how the hand throws, Enter lets go, and a card tells the flight."""

from __future__ import annotations

from textual import events
from textual.containers import Vertical

from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.question import Question
from tumblekeep.terminal.board import BoardPage
from tumblekeep.terminal.cards import WordsCard, with_headings
from tumblekeep.terminal.choices import Choices
from tumblekeep.terminal.local_game import LocalGame, NextStep
from tumblekeep.terminal.throwing import HandAim, LocalThrow, usual_aim
from tumblekeep.terminal.voice import OptionText

STRIDE = 10
"""How much a value changes with Shift."""
TURNS = {"left": -1, "right": 1, "shift+left": -STRIDE, "shift+right": STRIDE, "minus": -1, "plus": 1}


class AimingBoard(BoardPage):
    """A board at which a person can aim throws."""

    sitting: LocalGame
    waiting_for: NextStep
    _aimed: tuple[Question | None, HandAim] = (None, HandAim(0, 0, 0))
    """The throw that is being aimed, and its aim so far."""

    def go_on(self, note: str = "", *, wrong: bool = False) -> None:
        """Show the current state, and let whoever is next continue."""
        raise NotImplementedError

    def draw_aim(self, tray: Vertical, choices: Choices) -> str:
        """Draw the throw and its aim so far, one value in each row. Return the line under it."""
        question, seat, voice = self.waiting_for.question, self.waiting_for.seat, self.voice
        assert isinstance(question, Throw)
        assert seat is not None
        if self._aimed[0] is not question:
            self._aimed = (question, usual_aim(question))
            choices.highlighted = None
        tray.border_title, tray.border_subtitle = f"▶ {voice.name(seat)}", question.ask.clause
        self.draw_prompt([voice.prompt(question), *voice.to_throw(question)])
        self._draw_values(choices)
        choices.focus()
        return voice.say("ui-aim-keys")

    def _draw_values(self, choices: Choices) -> None:
        row = choices.highlighted
        choices.put(
            [
                OptionText(name, self.voice.say(f"ui-aim-{name}", number=f"{number:g}"))
                for name, number in self._aimed[1]._asdict().items()
            ]
        )
        choices.highlighted = row or 0

    def turn_aim(self, event: events.Key) -> None:
        """Handle a key: left and right change the value of the row, a number selects a row."""
        choices = self.query_one(Choices)
        meant = choices.meant_by(event.character)
        if meant is not None:
            choices.highlighted = choices.ids.index(meant)
        elif event.key in TURNS and choices.highlighted is not None:
            question, aim = self._aimed
            self._aimed = (question, aim.turned(choices.ids[choices.highlighted], TURNS[event.key]))
            self._draw_values(choices)
        else:
            return
        event.stop()

    def throw(self) -> None:
        """Throw, and tell what the die did before the game continues."""
        question, aim = self._aimed
        if not isinstance(question, Throw) or question is not self.waiting_for.question:
            return
        try:
            thrown = self.sitting.throw(question, aim)
        except TumbleError as error:
            self.go_on(self.voice.error(error), wrong=True)
            return
        told = "\n".join([*thrown.told(self.voice.language), *self._picture(thrown)])
        card = WordsCard(self.voice.say("ui-aim-flight"), with_headings([("", told)]), self.voice)
        self.app.push_screen(card, lambda _: self.go_on())

    def _picture(self, thrown: LocalThrow) -> list[str]:
        try:
            path = self.sitting.draw(thrown)
        except TumbleError as error:  # the throw counts even without a picture
            return [self.voice.error(error)]
        return [] if path is None else [self.voice.say("ui-aim-picture", path=str(path))]
