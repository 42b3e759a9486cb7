"""Were the dice of a file of the first scheme right? A secret alone, and counters that only had to grow."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, LogLine, plain_answer
from tumblekeep.core.message import Message
from tumblekeep.core.question import Question
from tumblekeep.server.dice import fate
from tumblekeep.server.dice.verdict import FairnessVerdict, UnfairDice

MOST_COUNTER = 2**63


def check_first_scheme(log: Log, game: Game, secret: bytes, verdict: FairnessVerdict) -> None:
    """Compare every answer of fate with the one its counter gives."""
    play = log.begin(game)
    loaded = log.header.notes.get("loaded", 0)
    last = 0
    for number, line in enumerate(log.lines, start=1):
        question = play.question
        if line.by is None and question is not None and question.by_fate:
            elsewhere = type(loaded) is int and number <= loaded  # played before this table was opened
            last = _first_scheme_line(line, number, question, secret, last, elsewhere, verdict)
        log.step(play, number, line)


def _first_scheme_line(
    line: LogLine,
    number: int,
    question: Question,
    secret: bytes,
    last: int,
    elsewhere: bool,
    verdict: FairnessVerdict,
) -> int:
    beside = line.beside if isinstance(line.beside, dict) else {}
    counter = beside.get("fate")
    if elsewhere:
        verdict.outside += 1
    elif isinstance(question, Throw) and ("launch" in beside or "reported" in beside):
        verdict.outside += 1
        launch = beside.get("launch")
        if isinstance(launch, dict) and _wrong_seed(secret, counter, launch):
            raise UnfairDice("verify-launch", where=Message("verify-line", {"line": number + 1}))
    elif type(counter) is not int or not last < counter < MOST_COUNTER:
        raise UnfairDice("verify-counter", line=number + 1)
    elif plain_answer(question.check(fate.answer(secret, counter, question))) != line.answer:
        raise UnfairDice("verify-answer", line=number + 1)
    else:
        verdict.drawn += 1
    return max(last, counter) if type(counter) is int else last


def _wrong_seed(secret: bytes, counter: Any, launch: dict[str, Any]) -> bool:
    if type(counter) is not int or not 0 <= counter < MOST_COUNTER:
        return True
    return launch.get("seed") != fate.throw_seed(secret, counter)
