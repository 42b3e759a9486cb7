"""`tumblekeep verify FILE`: were the dice of this game fair?"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tumblekeep.core.log import Log
    from tumblekeep.server.dice.verification import FairnessVerdict
    from tumblekeep.text import Phrasebook

NOTED = ("commitment", "seals", "number")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("file", metavar="FILE", help="a .tumble file downloaded after a game on a server")
    parser.add_argument(
        "--pack", metavar="PACK", help="the pack the game was played with: a folder, or a built-in one"
    )
    parser.add_argument("--lang", default=None, help="en or fr")
    for noted in NOTED:
        parser.add_argument(f"--{noted}", metavar="HEX", default="", help=f"the {noted} you noted")


def run(args: argparse.Namespace) -> int:
    """Check a file.

    Return 0 if every die and draw is the one that was promised, 1 if not, 2 if the file can't be checked.
    """
    from tumblekeep.core.errors import TumbleError
    from tumblekeep.core.log import from_text
    from tumblekeep.games import load
    from tumblekeep.packs import find_pack, pack_for
    from tumblekeep.server.dice.verification import PlayerNotes, verify
    from tumblekeep.text import Phrasebook, best_language

    words = Phrasebook(best_language(args.lang), "server")
    for noted in NOTED:
        if not re.fullmatch(r"([0-9a-fA-F]{64})?", getattr(args, noted)):
            sys.stderr.write(words.say("verify-not-hex", option=f"--{noted}") + "\n")
            return 2
    try:
        text = Path(args.file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        sys.stderr.write(words.say("verify-unreadable", file=args.file) + "\n")
        return 2
    try:
        log = from_text(text)
        game = load(log.header.game, pack_for(log.header, find_pack(args.pack) if args.pack else None))
        verdict = verify(log, PlayerNotes(args.commitment, args.seals, args.number), game)
    except TumbleError as error:
        sys.stderr.write(words.error(error) + "\n")
        return 2
    for line in _told(words, log, verdict):
        sys.stdout.write(line + "\n")
    return 0 if verdict.ok else 1


def _told(words: Phrasebook, log: Log, verdict: FairnessVerdict) -> Iterator[str]:
    for message in verdict.problems:
        yield words.tell(message)
    if not verdict.ok:
        return
    yield words.say("verify-fair", drawn=verdict.drawn, reported=verdict.reported).rstrip()
    if verdict.undone:
        yield words.say("verify-undone", count=verdict.undone)
    yield words.say("verify-added", count=len(verdict.added), who=_names(log, verdict.added))
    if verdict.withheld:
        yield words.say("verify-withheld", who=_names(log, verdict.withheld))


def _names(log: Log, seats: Sequence[int]) -> str:
    return ", ".join(log.header.seats[seat][:24] for seat in seats)
