"""Which medals a log earns and which records it reaches. The rules play it again; the game's own medals judge what happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tumblekeep.core.game import Game
from tumblekeep.core.log import Log
from tumblekeep.core.medal import Medal, PlayedGame, PlayedStep, Record
from tumblekeep.core.message import Message
from tumblekeep.ratings.equal_terms import terms_of, why_not_counted

AGAINST = ("taken-back", "real-dice", "loaded", "pack")
"""Reasons why a log proves nothing. Bots, odds and hints do not matter: the deed is as hard to do among bots."""


class Award(NamedTuple):
    """A medal that a seat earned, and the number of the answer that completed it."""

    medal: Medal
    seat: int
    number: int


class Best(NamedTuple):
    """The best that a seat reached of a record, and the number of the answer that completed it."""

    record: Record
    seat: int
    value: int
    number: int


def why_no_medals(log: Log) -> tuple[Message, ...]:
    """Every reason why a log earns no medals, whatever happened in it: messages of the catalogue `ratings`."""
    found = [why.id.removeprefix("uncounted-") for why in why_not_counted(terms_of(log, odds="off"))]
    return tuple(Message(f"medals-why-{reason}") for reason in found if reason in AGAINST)


def played(log: Log, game: Game) -> PlayedGame:
    """Play a log again and keep what happened at each answer."""
    play = log.begin(game)
    steps = [PlayedStep(0, None, play.news())]
    for number, line in enumerate(log.lines, start=1):
        log.step(play, number, line)
        steps.append(PlayedStep(number, line.answer, play.news()))
    return PlayedGame(play.seats, play.options, steps, play.outcome)


def awards(log: Log, game: Game) -> list[Award]:
    """Every medal that a log earns, once for each seat, in the order in which they were completed."""
    if why_no_medals(log):
        return []
    return judged(played(log, game), game)


def judged(found: PlayedGame, game: Game) -> list[Award]:
    """The awards of a game that was played again."""
    return sorted(_firsts(found, game), key=lambda award: award.number)


def _firsts(found: PlayedGame, game: Game) -> Iterator[Award]:
    for medal in game.medals:
        first: dict[int, int] = {}
        for seat, number in medal.earned(found):
            first[seat] = min(number, first.get(seat, number))
        for seat in sorted(first):
            yield Award(medal, seat, first[seat])


def bests(log: Log, game: Game) -> list[Best]:
    """The best that each seat reached of every record in a log; none from a log that proves nothing."""
    return [] if why_no_medals(log) else reached(played(log, game), game)


def reached(found: PlayedGame, game: Game) -> list[Best]:
    """The best that each seat reached of every record, in the game's order."""
    bests: list[Best] = []
    for record in game.records:
        mine: dict[int, Best] = {}
        for seat, value, number in record.reached(found):
            if seat not in mine or is_better(record, value, mine[seat].value):
                mine[seat] = Best(record, seat, value, number)
        bests += (mine[seat] for seat in sorted(mine))
    return bests


def is_better(record: Record, value: int, before: int) -> bool:
    """Whether a value beats an earlier one."""
    return value < before if record.lowest else value > before
