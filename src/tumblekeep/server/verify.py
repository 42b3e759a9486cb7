"""`tumblekeep verify FILE`: were the dice of this game fair?"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tumblekeep.core.chance import Throw
    from tumblekeep.core.log import Log
    from tumblekeep.server.dice.noting import PlayerNotes
    from tumblekeep.server.dice.verdict import FairnessVerdict
    from tumblekeep.server.dice.verification import Fly
    from tumblekeep.text import Phrasebook

NOTED = ("commitment", "seals", "number")
FAIR, WRONG, UNREADABLE, PARTLY = 0, 1, 2, 3
"""Exit codes: everything was checked and is right; something is wrong; a file or an option can't be used; nothing
wrong was found, but not everything could be checked."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("file", metavar="FILE", help="a .tumble file downloaded after a game on a server")
    parser.add_argument(
        "--pack", metavar="PACK", help="the pack the game was played with: a folder, or a built-in one"
    )
    parser.add_argument("--lang", default=None, help="en or fr")
    parser.add_argument(
        "--noted", metavar="FILE", default="", help="what your device noted, as the page saves it"
    )
    parser.add_argument("--simulate", action="store_true", help="fly aimed throws again")
    for noted in NOTED:
        parser.add_argument(f"--{noted}", metavar="HEX", default="", help=f"the {noted} you noted")


def run(args: argparse.Namespace) -> int:
    """Check a file, say in words what was checked and what was not, and return the exit code."""
    from tumblekeep.core.errors import TumbleError
    from tumblekeep.core.log import from_text
    from tumblekeep.games import load
    from tumblekeep.kit.throwing import is_installed
    from tumblekeep.packs import find_pack, pack_for
    from tumblekeep.server.dice.verification import verify
    from tumblekeep.text import Phrasebook, best_language

    words = Phrasebook(best_language(args.lang), "server")
    noted = _noted(words, args)
    if noted is None:
        return UNREADABLE
    if args.simulate and not is_installed():
        sys.stderr.write(words.say("verify-no-physics") + "\n")
        return UNREADABLE
    try:
        text = Path(args.file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        sys.stderr.write(words.say("verify-unreadable", file=args.file) + "\n")
        return UNREADABLE
    try:
        log = from_text(text)
        game = load(log.header.game, pack_for(log.header, find_pack(args.pack) if args.pack else None))
        verdict = verify(log, noted, game, _flying(words) if args.simulate else None)
    except TumbleError as error:
        sys.stderr.write(words.error(error) + "\n")
        return UNREADABLE
    for line in _told(words, log, verdict):
        sys.stdout.write(line + "\n")
    return WRONG if not verdict.ok else FAIR if verdict.sure else PARTLY


def _noted(words: Phrasebook, args: argparse.Namespace) -> PlayerNotes | None:
    """Read what the player noted, from a file or from the command line; say what is wrong with it."""
    from tumblekeep.server.dice.noting import BadNotes, PlayerNotes, read_notes

    for noted in NOTED:
        if not re.fullmatch(r"([0-9a-fA-F]{64})?", getattr(args, noted)):
            sys.stderr.write(words.say("verify-not-hex", option=f"--{noted}") + "\n")
            return None
    given = {noted: getattr(args, noted).lower() for noted in NOTED if getattr(args, noted)}
    if not args.noted:
        return PlayerNotes(**given)
    try:
        return replace(read_notes(Path(args.noted).read_text(encoding="utf-8")), **given)
    except (OSError, UnicodeDecodeError):
        sys.stderr.write(words.say("verify-unreadable", file=args.noted) + "\n")
    except BadNotes:
        sys.stderr.write(words.say("verify-bad-notes", file=args.noted) + "\n")
    return None


def _flying(words: Phrasebook) -> Fly:
    """Fly throws again, and show on a terminal how far it is."""
    from tumblekeep.server.dice.simulation import lands_again

    flown = 0

    def fly(question: Throw[Any], launch: dict[str, Any], landing: Any) -> bool | None:
        nonlocal flown
        flown += 1
        if sys.stderr.isatty():
            sys.stderr.write("\r" + words.say("verify-flying", count=flown) + "\r")
            sys.stderr.flush()
        return lands_again(question, launch, landing)

    return fly


def _told(words: Phrasebook, log: Log, verdict: FairnessVerdict) -> Iterator[str]:
    for message in verdict.problems:
        yield words.tell(message)
    if not verdict.ok:
        return
    yield words.say("verify-fair" if verdict.sure else "verify-partly")
    if verdict.scheme:
        yield words.say("verify-drawn", drawn=verdict.drawn)
    if verdict.undone:
        yield words.say("verify-undone", count=verdict.undone)
    if verdict.flown:
        yield words.say("verify-flown", count=verdict.flown)
    if verdict.added:
        yield words.say("verify-added", count=len(verdict.added), who=_names(log, verdict.added))
    if verdict.unchecked:
        yield words.say("verify-not-checked")
    for message in verdict.unchecked:
        yield "- " + words.tell(message)


def _names(log: Log, seats: Sequence[int]) -> str:
    return ", ".join(log.header.seats[seat][:24] for seat in seats)
