"""`tumblekeep check-game`: run every check of the conformance suite on one game and print readable results."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Collection, Iterator
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from tumblekeep.core.errors import RulesBroken, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.games import load
from tumblekeep.testing import conform
from tumblekeep.text import Phrasebook, best_language

LONGEST_REASON = 400


class CheckResult(NamedTuple):
    """The result of one check; `why` is empty if it passed."""

    check: str
    tried: int
    """In how many ways to sit down; 0 where nobody has to."""
    why: str


def run_checks(game: Game, only: Collection[str] = ()) -> Iterator[CheckResult]:
    """Each check in turn, or only those of these names, with every way of sitting down; the first thing that is wrong ends a check, not the others.

    A game that does not come to an end is not played further: the other checks of play would say the same, after a long time.
    """
    ways = conform.settings(game)
    ends = True
    for check in conform.CHECKS:
        if not ends:
            break
        if only and check.__name__ not in only:
            continue
        tried, why = 0, ""
        for setting in ways:
            tried += 1
            try:
                check(game, setting)
            except Exception as error:
                why = f"{setting}: {reason_of(error)}"
                ends = not (isinstance(error, RulesBroken) and error.message.id == "rules-endless")
                break
        yield CheckResult(check.__name__, tried, why)
    for whole in conform.WHOLE:
        if only and whole.__name__ not in only:
            continue
        why = ""
        try:
            whole(game)
        except Exception as error:
            why = reason_of(error)
        yield CheckResult(whole.__name__, 0, why)


def reason_of(error: Exception) -> str:
    """What went wrong, in one line: a check speaks for itself, and whatever else was raised says what it is."""
    said = " ".join(str(error).split())
    if isinstance(error, AssertionError) and said:
        return said[:LONGEST_REASON]
    where = _place(error)
    return f"{type(error).__name__}: {said}{f' ({where})' if where else ''}"[:LONGEST_REASON]


def _place(error: Exception) -> str:
    """File and line where something was raised, unless it tells that itself."""
    if isinstance(error, TumbleError) or error.__traceback__ is None:
        return ""
    last = extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"


def check_game(args: Namespace) -> int:
    """Check a game and print each result as it comes. Returns 1 if anything is wrong."""
    book = Phrasebook(best_language(args.lang), "terminal")
    try:
        game = load(args.game)
    except TumbleError as error:
        _tell(book.error(error), sys.stderr)
        return 2
    wrong = 0
    for one in run_checks(game):
        name = one.check.replace("_", " ")
        if one.why:
            wrong += 1
            _tell(book.say("ui-check-wrong", check=name, why=one.why))
        else:
            _tell(book.say("ui-check-well", check=name, tried=one.tried))
    _tell(book.say("ui-check-verdict", game=game.slug, wrong=wrong))
    return 1 if wrong else 0


def _tell(line: str, to: Any = None) -> None:
    stream = sys.stdout if to is None else to
    stream.write(line + "\n")
    stream.flush()
