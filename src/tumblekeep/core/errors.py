"""Everything that can go wrong at a table, as one family.

::

    TumbleError
    ├── IllegalAnswer     this answer is not one of those offered; nothing was changed
    ├── PlayIsOver        the game has ended; it asks nothing any more
    ├── BadOptions        these options or this number of seats can't be played
    ├── BadContent        a content file is wrong: names the file and the row
    ├── LogError          a saved game can't be read: names the line, keeps what came before
    │   ├── ForeignLog    not a saved game, or one of another program
    │   ├── OldRules      saved under other rules; says which
    │   ├── BrokenLog     cut off or edited
    │   └── DriftedLog    well-formed, but the rules ask something else at this line
    ├── CannotImagine     no full table was found that fits what a seat can see
    └── RulesBroken       a game asked something impossible: a mistake in its rules

Each carries a `message` for players (an id with arguments, put into words by `tumblekeep.text`), and says the
same in English to whoever reads a traceback.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumblekeep.core.message import Argument, Message

if TYPE_CHECKING:
    from tumblekeep.core.log import Log


class TumbleError(Exception):
    """Base class: something could not be done, and the table is unchanged."""

    def __init__(self, message_id: str, english: str, **arguments: Argument) -> None:
        super().__init__(english)
        self.message = Message(message_id, arguments)
        """What to tell a player; the id is in the catalogue `errors`."""


class IllegalAnswer(TumbleError):
    """That answer was not offered."""


class PlayIsOver(TumbleError):
    """The game has ended: nothing is asked any more."""


class BadOptions(TumbleError):
    """The game can't be played with these options or this many seats."""


class BadContent(TumbleError):
    """A content file is wrong."""


class RulesBroken(TumbleError):
    """A game asked something impossible; this is a mistake in its rules."""


class CannotImagine(TumbleError):
    """No full table was found that fits what the seat can see."""


class LogError(TumbleError):
    """A saved game can't be read to its end."""

    def __init__(
        self, message_id: str, english: str, *, line: int, kept: Log | None = None, **arguments: Argument
    ) -> None:
        super().__init__(message_id, f"line {line}: {english}", line=line, **arguments)
        self.line = line
        self.kept = kept
        """What could be read before the error, ready to be played on; None if there is no header."""


class ForeignLog(LogError):
    """The file is not a tumblekeep saved game."""


class OldRules(LogError):
    """The game was saved under rules that have changed since."""


class BrokenLog(LogError):
    """The file was cut off or edited."""


class DriftedLog(LogError):
    """The rules ask something else at this point than the file answers."""
