"""What came of checking the dice of a game: what is wrong, what was checked, and what could not be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tumblekeep.core.message import Message


@dataclass
class FairnessVerdict:
    """The result of checking a log against its secret, and against what somebody noted."""

    commitment: str = ""
    seed: str = ""
    scheme: int = 0
    """How the dice were made; 0: no server made them."""
    drawn: int = 0
    """How many rolls and draws are exactly those of the secret and the numbers."""
    reported: int = 0
    """How many answers of fate people reported: real dice."""
    loaded: int = 0
    """How many answers of fate came with a saved game."""
    aimed: int = 0
    """How many landings came from aimed throws, whose luck was right."""
    flown: int = 0
    """How many of those were simulated again and landed the same."""
    undone: int = 0
    """How many rolls and draws are correct and were taken back."""
    outside: int = 0
    """In the first scheme: how many answers came from throws or from a saved game."""
    added: list[int] = field(default_factory=list)
    """The seats whose number is in the dice."""
    withheld: list[int] = field(default_factory=list)
    """The seats that had sealed a number but did not reveal it."""
    problems: list[Message] = field(default_factory=list)
    unchecked: list[Message] = field(default_factory=list)
    """What could not be checked. Dice are fair beyond doubt only if there is nothing in it."""

    @property
    def ok(self) -> bool:
        """Whether nothing wrong was found."""
        return not self.problems

    @property
    def sure(self) -> bool:
        """Whether nothing wrong was found and everything was checked."""
        return not self.problems and not self.unchecked

    def leave(self, id: str, **args: Any) -> None:
        """Say that something could not be checked."""
        self.unchecked.append(Message(id, args))


class UnfairDice(Exception):
    """Something is wrong, so that what follows can't be right either."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.message = Message(id, args)
