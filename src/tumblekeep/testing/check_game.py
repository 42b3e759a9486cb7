"""`tumblekeep check-game`: run every check of the conformance suite on one game and print readable results."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.games import load, rules_of
from tumblekeep.lesson import Lesson, has_lesson, lesson_of
from tumblekeep.testing import conform, lessons
from tumblekeep.testing.clauses import stated
from tumblekeep.text import LANGUAGES, Phrasebook, best_language

LONGEST_REASON = 400


class CheckResult(NamedTuple):
    """The result of one check; `why` is empty if it passed."""

    check: str
    tried: int
    why: str


def verdicts(game: Game) -> Iterator[CheckResult]:
    """Run each check with every setup. The first failure ends a check, but not the others."""
    ways = conform.settings(game)
    for check in conform.CHECKS:
        tried, why = 0, ""
        for setting in ways:
            tried += 1
            try:
                check(game, setting)
            except Exception as error:
                why = f"{setting}: {type(error).__name__}: {error}"[:LONGEST_REASON]
                break
        yield CheckResult(check.__name__, tried, why)
    yield CheckResult("questions_name_clauses_that_exist", len(game.asks), _clauses(game))
    for language in LANGUAGES:
        yield CheckResult(f"every_message_can_be_said_{language}", 1, _words(game, language))
    if has_lesson(game.slug):
        for lesson_check in lessons.CHECKS:
            yield CheckResult(lesson_check.__name__, 1, _lesson(game, lesson_check))


def _lesson(game: Game, check: Callable[[Lesson], None]) -> str:
    try:
        check(lesson_of(game.slug))
    except (TumbleError, AssertionError) as error:
        return f"{type(error).__name__}: {error}"[:LONGEST_REASON]
    return ""


def _clauses(game: Game) -> str:
    known = stated(rules_of(game.slug))
    return ", ".join(f"{ask.name}: {ask.clause}" for ask in game.asks if ask.clause not in known)


def _words(game: Game, language: str) -> str:
    book = Phrasebook(language, game.slug)
    missing = [
        message
        for message, its in game.messages()
        if f"[{message}]" in book.say(message, **{name: 2 if kind == "number" else "x" for name, kind in its})
    ]
    return ", ".join(missing)[:LONGEST_REASON]


def check_game(args: Namespace) -> int:
    """Check a game and print each result as it comes. Returns 1 if anything is wrong."""
    book = Phrasebook(best_language(args.lang), "terminal")
    try:
        game = load(args.game)
    except TumbleError as error:
        _tell(book.error(error), sys.stderr)
        return 2
    wrong = 0
    for one in verdicts(game):
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
