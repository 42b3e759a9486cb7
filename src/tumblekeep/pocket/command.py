"""`tumblekeep pocket DIR`: the whole house as a folder of files, for any web server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """Add the command-line arguments."""
    parser.add_argument("folder", metavar="DIR", help=words["cli-pocket-folder"])
    parser.add_argument("--no-compress", action="store_true", help=words["cli-pocket-no-compress"])


def pocket(args: argparse.Namespace) -> int:
    """Make the folder, or say why not."""
    from tumblekeep.pocket.bundling.bundle import make
    from tumblekeep.pocket.bundling.downloads import CannotBundle, kept_downloads
    from tumblekeep.text import Phrasebook, best_language

    words = Phrasebook(best_language(args.lang), "pocket")
    folder = Path(args.folder)

    def tell(message: str) -> None:
        sys.stderr.write(words.say(message) + "\n")
        sys.stderr.flush()

    try:
        made = make(folder.absolute(), kept_downloads(), tell, pack=not args.no_compress)
    except CannotBundle as error:
        sys.stderr.write(f"tumblekeep pocket: {words.tell(error.message)}\n")
        return 1
    except OSError as error:
        sys.stderr.write(words.say("pocket-cannot-write", folder=str(folder), why=str(error)) + "\n")
        return 1
    except KeyboardInterrupt:
        tell("pocket-stopped")
        return 130
    sizes = {"brotli": _megabytes(made.brotli), "raw": _megabytes(made.raw)}
    sizes["physics"] = _megabytes(made.physics)
    sys.stdout.write(
        words.say("pocket-made", folder=str(folder), files=made.files, version=made.version, **sizes) + "\n"
    )
    sys.stdout.write(words.say("pocket-try", folder=str(folder)) + "\n")
    return 0


def why_not_made(folder: Path, language: str) -> str:
    """Make the folder for a server, with its steps told on the way; return why it could not be made, empty if it was."""
    from tumblekeep.pocket.bundling.bundle import make
    from tumblekeep.pocket.bundling.downloads import CannotBundle, kept_downloads
    from tumblekeep.text import Phrasebook

    words = Phrasebook(language, "pocket")

    def tell(message: str) -> None:
        sys.stderr.write(words.say(message) + "\n")
        sys.stderr.flush()

    try:
        make(folder, kept_downloads(), tell)
    except CannotBundle as error:
        return words.tell(error.message)
    except OSError as error:
        return words.say("pocket-cannot-write", folder=str(folder), why=str(error))
    return ""


def _megabytes(count: int) -> float:
    return round(count / 1e6, 1)
