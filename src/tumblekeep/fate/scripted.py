"""Fate from a list, for tests: what the dice show is written down before they are rolled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.question import Question
from tumblekeep.fate.dice_words import MisreadReport
from tumblekeep.fate.reported import read


class ScriptMismatch(AssertionError):
    """The script and the rules disagree. The message shows the question and the rest of the script."""


class ScriptedFate:
    """Answers one question after the other from a list.

    An answer is in the form that the rules want, or in words as a person would report it: `"DDDMMF"`, `"6 5 3"`.

    >>> from tumblekeep.core.ask import Ask
    >>> from tumblekeep.core.chance import D6, Roll
    >>> ScriptedFate(["6 6 2"])(Roll(Ask("roll", "LD-4.1"), 0, [(D6, 3)]))
    ((0, 1, 0, 0, 0, 2),)
    """

    def __init__(self, answers: Iterable[Any]) -> None:
        self.left = list(answers)

    def __call__(self, question: Question) -> Any:
        """Return the next answer of the list, if it answers this question."""
        if not self.left:
            raise ScriptMismatch(f"{question!r} is asked, but the script has ended")
        answer = self.left[0]
        try:
            found = read(question, answer) if isinstance(answer, str) else question.check(answer)
        except (IllegalAnswer, MisreadReport, TypeError) as error:
            raise ScriptMismatch(
                f"{question!r} is asked, and the script answers {answer!r}: {error}\nleft: {self.left!r}"
            ) from error
        del self.left[0]
        return found

    def finished(self) -> None:
        """Check that everything in the script was asked for."""
        if self.left:
            raise ScriptMismatch(f"the script still holds {len(self.left)} answers: {self.left!r}")
