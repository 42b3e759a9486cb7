"""`tumblekeep verify FILE`: were the dice of this game fair?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("file", metavar="FILE", help="a .tumble file downloaded after a game on a server")
    parser.add_argument("--lang", default=None, help="en or fr")


def run(args: argparse.Namespace) -> int:
    """Check a file; 0 if every die and draw is the one its published secret gives."""
    from tumblekeep.core.errors import TumbleError
    from tumblekeep.core.log import from_text
    from tumblekeep.server.chance.fate import verify
    from tumblekeep.text import Phrasebook, best_language

    words = Phrasebook(best_language(args.lang), "server")
    try:
        text = Path(args.file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        sys.stderr.write(words.say("verify-unreadable", file=args.file) + "\n")
        return 2
    try:
        verdict = verify(from_text(text))
    except TumbleError as error:
        sys.stderr.write(words.error(error) + "\n")
        return 2
    for message in verdict.problems:
        sys.stdout.write(words.tell(message) + "\n")
    if verdict.ok:
        sys.stdout.write(words.say("verify-fair", drawn=verdict.drawn, reported=verdict.reported) + "\n")
    return 0 if verdict.ok else 1
