"""`tumblekeep check-map`: check if a custom map can be played.

Nothing here knows a game. A game that takes documents has an option of the kind `document`. If its
package also has a function `check_<option>`, that function checks one. It is given the parsed JSON and
returns a list of mistakes (messages, things with a `message`, or sentences; empty if there are none), or
raises a TumbleError or ValueError for the first.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.message import Message
from tumblekeep.games import known, load, room
from tumblekeep.terminal.begin import read_document
from tumblekeep.terminal.entry import FAILED, complain, spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

Check = Callable[[Any], Any]


def checks(kind: str, slug: str | None = None) -> Iterator[tuple[Game, Check]]:
    """Yield each game that takes a document of this kind, with its check."""
    for name in known() if slug is None else (slug,):
        game = load(name)
        takes = any(option.kind == "document" and option.name == kind for option in game.options)
        check = getattr(import_module(room(name)), f"check_{kind}", None)
        if takes and callable(check):
            yield game, check


def mistakes(check: Check, document: Any, voice: Voice) -> list[str]:
    """Return what a game finds wrong with a document, in words."""
    try:
        found = check(document)
    except TumbleError as error:
        return [voice.error(error)]
    except ValueError as error:
        return [str(error)]
    if found is None or found is True or isinstance(found, dict):
        return []
    listed = found if isinstance(found, list | tuple) else [found]
    return [_words(one, voice) for one in listed]


def _words(mistake: Any, voice: Voice) -> str:
    told = getattr(mistake, "message", mistake)
    return voice.words(told) if isinstance(told, Message) else str(mistake)


def check_map(args: Namespace) -> int:
    """Check a map file and list its mistakes."""
    return check_document("map", args)


def check_document(kind: str, args: Namespace) -> int:
    """Check a document of some kind against the game that takes it."""
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        try:
            able = list(checks(kind, args.game))
            if not able:
                raise BadOptions("ui-document-no-game", f"no game takes a {kind}", kind=kind)
            document = read_document(Path(args.file))
        except TumbleError as error:
            return complain(voice.error(error))
        wrong = False
        for game, check in able:
            words = Voice(voice.language, game)
            found = mistakes(check, document, words)
            if found:
                wrong = True
                complain(words.say("ui-document-wrong", path=args.file, count=len(found)))
                for one in found:
                    complain(f"  {one}")
            else:
                write(words.say("ui-document-fine", path=args.file, kind=kind, title=words.say("title")))
    return FAILED if wrong else 0
