"""Games for the tests of medals and records: told by hand, one happening an answer, or played by bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tumblekeep.core.log import Log, from_text, to_text
from tumblekeep.core.medal import PlayedGame, PlayedStep
from tumblekeep.core.message import Message
from tumblekeep.core.table import Outcome
from tumblekeep.games import load
from tumblekeep.ratings.medals import awards, judged


def told(
    *happenings: Any,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    won: Sequence[int] | None = None,
    scores: Sequence[int] = (),
) -> PlayedGame:
    """A game in which this happened: one answer for each happening, or for each pair of an answer and a happening."""
    steps = [PlayedStep(0, None, ())]
    for number, one in enumerate(happenings, start=1):
        answer, happening = one if type(one) is tuple else ("", one)
        steps.append(PlayedStep(number, answer, (happening,)))
    outcome = None if won is None else Outcome(Message("over"), tuple(scores or [0] * seats), tuple(won))
    return PlayedGame(seats, options or {}, steps, outcome)


def earned(slug: str, medal: str, game: PlayedGame) -> list[tuple[int, int]]:
    """Which seats earn a medal in a game, and by which answer."""
    return [(one.seat, one.number) for one in judged(game, load(slug)) if one.medal.name == medal]


def assert_earned_by_its_last_answer(log: Log, medal: str) -> None:
    """A log earns a medal, also after it was written and read; the same log without the answer that completed it does not."""
    game = load(log.header.game)
    log = from_text(to_text(log))
    found = [one for one in awards(log, game) if one.medal.name == medal]
    assert found, medal
    first = min(one.number for one in found)
    before = [one for one in awards(log.upto(first - 1), game) if one.medal.name == medal]
    assert before == [], medal
