"""Everything that can be watched of a finished game, drawn once by its own rules and packed, so that it never needs rules again.

The packed text has one JSON value a line: for each answer (and before the first) the frame of a spectator and of each seat in turn,
then the recap of each of them. Neighbouring lines are almost the same, which a compressor with a long memory makes use of: a game
takes about as much room as its log.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from tumblekeep.core.errors import DriftedLog
from tumblekeep.core.game import Game
from tumblekeep.core.log import Header, LogLine
from tumblekeep.core.pack import Pack
from tumblekeep.core.question import Question
from tumblekeep.games import load
from tumblekeep.server import json_text
from tumblekeep.server.runtime.recaps import RecapDraft
from tumblekeep.server.table.served_game import ChanceSources, Effects, ServedGame
from tumblekeep.server.visibility import projection

FORM = 1
"""The form of the packed text. A database may hold others, from other versions of this program."""
PRESET = 3
PIECE = 1 << 18
"""Bytes that are unpacked at a time: a game of hundreds of answers is tens of megabytes when unpacked."""


class DrawnGame(NamedTuple):
    """A finished game as it is kept."""

    version: int
    """The rules that drew it."""
    outcome: str
    packed: bytes


class GameSheet(NamedTuple):
    """All that a finished game is drawn from, as plain data."""

    slug: str
    pack: Pack | None
    options: dict[str, Any]
    names: Sequence[str]
    throws: str
    lines: Sequence[Sequence[Any]]


def draw(
    slug: str,
    pack: Pack | None,
    options: dict[str, Any],
    names: Sequence[str],
    throws: str,
    lines: Sequence[Sequence[Any]],
) -> DrawnGame:
    """Play a finished game again under the rules of today, and draw what every viewer saw. Runs in a worker process.

    Raises an error of the log if the answers do not fit these rules, or do not end the game.
    """
    drawer = Drawer(GameSheet(slug, pack, options, names, throws, lines))
    packer = lzma.LZMACompressor(preset=PRESET)
    packed = [packer.compress(f"{line}\n".encode()) for line in drawer.everything()]
    packed.append(packer.flush())
    return DrawnGame(drawer.version, drawer.outcome, b"".join(packed))


class Drawer:
    """Draws a finished game from its answers, as much of it as is wanted."""

    def __init__(self, sheet: GameSheet) -> None:
        """Play it to its end; raises an error of the log if the answers do not fit these rules, or do not end the game."""
        game = load(sheet.slug, sheet.pack)
        self.version = game.version
        self._lines = [LogLine(*fields) for fields in sheet.lines]
        self._viewers = (None, *range(len(sheet.names)))
        self._served = _laid_out(game, sheet.options, sheet.names, sheet.throws)
        for line in self._lines:
            self._served.repeat([line])
        if self._served.play.outcome is None:
            raise DriftedLog("log-not-over", "the game does not end there", line=len(self._lines) + 1)
        self.answered = len(self._lines)
        self.outcome = projection.outcome_text(self._served)

    def everything(self) -> Iterator[str]:
        """Every frame of every viewer, then the recap of each: the lines that are kept of a game."""
        drafts = {viewer: RecapDraft() for viewer in self._viewers}
        for number, again, turned, question in self._again(0, self.answered + 1):
            for viewer in self._viewers:
                yield projection.frame_text(again, turned, viewer, number)
                drafts[viewer].write(again, turned, viewer, question)
        for draft in drafts.values():
            yield draft.text(self._served)

    def digest(self) -> str:
        """What tells whether two draw the same."""
        return digest_of(f"{line}\n".encode() for line in self.everything())

    def last(self) -> list[str]:
        """The last frame of a spectator and of each seat."""
        return [
            projection.frame_text(again, turned, viewer, number)
            for number, again, turned, _ in self._again(self.answered, self.answered + 1)
            for viewer in self._viewers
        ]

    def frames(self, viewer: int | None, start: int, count: int) -> list[str]:
        """The frames after some of the answers."""
        stop = min(self.answered + 1, start + count)
        return [
            projection.frame_text(again, turned, viewer, number)
            for number, again, turned, _ in self._again(start, stop)
        ]

    def recap(self, viewer: int | None) -> str:
        """The whole game on one page."""
        draft = RecapDraft()
        for _, again, turned, question in self._again(0, self.answered + 1):
            draft.write(again, turned, viewer, question)
        return draft.text(self._served)

    def turns(self) -> str:
        """Every turn, with the number of answers before it."""
        return projection.to_text(projection.turns_shown(self._served))

    def _again(self, start: int, stop: int) -> Iterator[tuple[int, ServedGame, Effects, Question | None]]:
        """The game after each of these numbers of answers, what the last of them caused, and the question that it answered."""
        again = self._served.at(max(0, start - 1))
        for number in range(start, stop):
            question = again.play.question
            turned = again.repeat(self._lines[max(0, number - 1) : number], opening=number == 0)
            yield number, again, turned, question


def digest_of(lines: Iterable[bytes]) -> str:
    """The digest of everything that can be watched of a game, line by line, each with its end."""
    total = sha256()
    for line in lines:
        total.update(line)
    return total.hexdigest()


def digest_of_packed(packed: bytes) -> str:
    """The same of what is kept packed."""
    return digest_of(line + b"\n" for line in _unpacked(packed))


def _laid_out(game: Game, options: dict[str, Any], names: Sequence[str], throws: str) -> ServedGame:
    checked = game.check(len(names), options)
    mark = None if game.pack is None else game.pack.mark()
    header = Header(game.slug, game.version, game.digest(checked), checked, tuple(names), pack=mark)
    return ServedGame(game, header, b"", ChanceSources(throws), lambda seat: True)


# -- reading it -------------------------------------------------------------------------------------


class WatchedGame:
    """A kept game, to be watched: frames and recaps of every viewer."""

    def __init__(self, packed: bytes, seats: int, answered: int) -> None:
        self._packed = packed
        self._viewers = seats + 1
        self.answered = answered
        self.last = self._lines(range(answered * self._viewers, (answered + 1) * self._viewers))
        """The last frame of a spectator and of each seat, as a welcome shows it."""

    def frames(self, viewer: int | None, start: int, count: int) -> list[str]:
        """The frames after some of the answers, as JSON."""
        stop = min(self.answered + 1, start + count)
        return self._lines(range(start * self._viewers + _place(viewer), stop * self._viewers, self._viewers))

    def turns(self, viewer: int | None) -> str:
        """Every turn, with the number of answers before it, as JSON."""
        return projection.to_text(json_text.loads(self.recap(viewer))["turns"])

    def recap(self, viewer: int | None) -> str:
        """The whole game on one page, as JSON."""
        line = (self.answered + 1) * self._viewers + _place(viewer)
        return self._lines(range(line, line + 1))[0]

    def sight(self, viewer: int | None, panels: bool) -> str:
        """What a viewer sees now that the game is over, as JSON."""
        return sight_of(self.last, viewer, panels)

    def _lines(self, wanted: range) -> list[str]:
        found = []
        for number, line in enumerate(_unpacked(self._packed)):
            if number in wanted:
                found.append(line.decode())
            if number + 1 >= wanted.stop:
                break
        return found


def sight_of(last: Sequence[str], viewer: int | None, panels: bool) -> str:
    """What a viewer sees in the last frames of a game, as JSON."""
    sight = json_text.loads(last[_place(viewer)])["sight"]
    return projection.to_text(sight if panels else {**sight, "panels": None})


def _place(viewer: int | None) -> int:
    return 0 if viewer is None else viewer + 1


def _unpacked(packed: bytes) -> Iterator[bytes]:
    """Yield the lines of a packed text, without ever holding all of it."""
    opener = lzma.LZMADecompressor()
    rest = b""
    piece = opener.decompress(packed, PIECE)
    while piece or not opener.eof:
        *whole, rest = (rest + piece).split(b"\n")
        yield from whole
        piece = b"" if opener.eof else opener.decompress(b"", PIECE)
