"""Check the dice of the daily door: each must be the one that the day's secret gives at its place in the game."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, LogLine, plain_answer
from tumblekeep.core.message import Message
from tumblekeep.core.question import Question
from tumblekeep.core.table import Turn
from tumblekeep.daily.moments import read_day
from tumblekeep.fate.keyed import day_key, keyed_answer, keyed_answer_again, next_address
from tumblekeep.server.dice.verdict import FairnessVerdict, UnfairDice


def check_day(log: Log, game: Game | None, secret: bytes, verdict: FairnessVerdict) -> None:
    """Compare every answer of fate; without the rules, with what the file itself says about its place."""
    notes = log.header.notes
    day = notes.get("day")
    if not isinstance(day, str) or read_day(day) is None:
        raise UnfairDice("verify-notes", what="day")
    if notes.get("undone") or notes.get("loaded") or notes.get("throws") != "sampled":
        raise UnfairDice("verify-notes", what="throws")  # nothing is taken back, loaded or aimed there
    players = notes.get("players")
    if not isinstance(players, list) or any(player != EMPTY for player in players):
        raise UnfairDice("verify-players")  # a number of somebody's own would give other dice
    key = day_key(secret, day)
    play = None if game is None else log.begin(game)
    turn: Turn | None = None
    taken: list[str] = []
    counter = 0
    for number, line in enumerate(log.lines, start=1):
        if play is not None and play.turn != turn:
            turn, taken = play.turn, []
        question: Any = None if play is None else play.question
        if line.by is None:
            counter += 1
            beside = line.beside if isinstance(line.beside, dict) else {}
            if beside.get("fate") != counter:
                raise UnfairDice(
                    "verify-gap",
                    where=_where(number),
                    wanted=counter,
                    found=str(beside.get("fate", "-"))[:80],
                )
            if question is None or turn is None:
                _must_follow(key, number, line, beside)
            else:
                _must_be(key, number, line, question, next_address(turn, question, taken), counter)
                taken.append(beside["at"])
            verdict.drawn += 1
        elif line.beside is not None:
            raise UnfairDice("verify-notes", what="beside")
        if play is not None:
            log.step(play, number, line)


EMPTY = {"seal": "", "number": "", "noted": ""}


def _must_be(key: bytes, number: int, line: LogLine, question: Question, address: str, counter: int) -> None:
    if not question.by_fate:
        raise UnfairDice("verify-places", where=_where(number))
    found, beside = keyed_answer(key, address, question)
    gives = plain_answer(question.check(found))
    if gives != line.answer:
        raise _wrong_die(number, line, gives)
    if line.beside != {"fate": counter, **beside}:
        raise UnfairDice("verify-places", where=_where(number))


def _must_follow(key: bytes, number: int, line: LogLine, beside: dict[str, Any]) -> None:
    try:
        gives = keyed_answer_again(key, beside, line.answer)
    except (TypeError, ValueError, LookupError):
        raise UnfairDice("verify-places", where=_where(number)) from None
    if gives != line.answer:
        raise _wrong_die(number, line, gives)


def _wrong_die(number: int, line: LogLine, gives: Any) -> UnfairDice:
    told = {"gives": str(gives)[:80], "says": str(line.answer)[:80]}
    return UnfairDice("verify-die", where=_where(number), ask=line.ask[:40], **told)


def _where(number: int) -> Message:
    return Message("verify-line", {"line": number + 1})
