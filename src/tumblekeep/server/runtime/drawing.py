"""Everything that can be watched of a finished game, drawn once by its own rules and packed, so that it never needs rules again.

The packed text has one JSON value a line: for each answer (and before the first) the frame of a spectator and of each seat in turn,
then the recap of each of them. Neighbouring lines are almost the same, which a compressor with a long memory makes use of: a game
takes about as much room as its log.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tumblekeep.core.errors import DriftedLog
from tumblekeep.core.game import Game
from tumblekeep.core.log import Header, LogLine
from tumblekeep.core.pack import Pack
from tumblekeep.games import load
from tumblekeep.server import json_text
from tumblekeep.server.runtime.recaps import RecapDraft
from tumblekeep.server.table.served_game import ChanceSources, ServedGame
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
    game = load(slug, pack)
    served = _laid_out(game, options, names, throws)
    viewers = (None, *range(len(names)))
    drafts = {viewer: RecapDraft() for viewer in viewers}
    packer = lzma.LZMACompressor(preset=PRESET)
    packed = []
    for number in range(len(lines) + 1):
        given = [LogLine(*fields) for fields in lines[max(0, number - 1) : number]]
        question = served.play.question
        turned = served.repeat(given, opening=number == 0)
        for viewer in viewers:
            frame = projection.frame_text(served, turned, viewer, number)
            packed.append(packer.compress(f"{frame}\n".encode()))
            drafts[viewer].write(served, turned, viewer, question)
    if served.play.outcome is None:
        raise DriftedLog("log-not-over", "the game does not end there", line=len(lines) + 1)
    for viewer in viewers:
        packed.append(packer.compress(f"{drafts[viewer].text(served)}\n".encode()))
    packed.append(packer.flush())
    return DrawnGame(game.version, projection.outcome_text(served), b"".join(packed))


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

    def recap(self, viewer: int | None) -> str:
        """The whole game on one page, as JSON."""
        line = (self.answered + 1) * self._viewers + _place(viewer)
        return self._lines(range(line, line + 1))[0]

    def sight(self, viewer: int | None, panels: bool) -> str:
        """What a viewer sees now that the game is over, as JSON."""
        sight = json_text.loads(self.last[_place(viewer)])["sight"]
        return projection.to_text(sight if panels else {**sight, "panels": None})

    def _lines(self, wanted: range) -> list[str]:
        found = []
        for number, line in enumerate(_unpacked(self._packed)):
            if number in wanted:
                found.append(line.decode())
            if number + 1 >= wanted.stop:
                break
        return found


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
