"""Imagining: another play that one seat could not tell from the real one.

Search that looked at the real table would cheat. Here the table at rest is imagined from the seat's own view, and
the answers since are repeated; those the seat could not see are drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.errors import CannotImagine, TumbleError
from tumblekeep.core.game import Fate
from tumblekeep.core.play import Play, Rest
from tumblekeep.core.question import Question

Pick = Callable[[Sequence[Option]], Option]
"""Chooses one of several options, for players whose choice can't be seen."""

TRIES = 40


def imagine(play: Play, seat: int | None, fate: Fate, pick: Pick) -> Play:
    """A full play that fits everything `seat` can know of this one."""
    rest, answers, hidden = _visible(play, seat)
    for _ in range(TRIES):
        table = play.game.imagine(play.game.view(rest.table, seat), seat, fate)
        other = play._twin(Rest(table.copy(), rest.answers, rest.set_up))
        other._begin(table, set_up=rest.set_up)
        if _retold(other, answers, hidden, fate, pick) and _fits(play, other, seat):
            return other
    raise CannotImagine(
        "cannot-imagine", f"no table was found in {TRIES} tries that fits what seat {seat} sees"
    )


def _visible(play: Play, seat: int | None) -> tuple[Rest, list[Any], list[bool]]:
    """The resting table, the answers since, and which of them the seat could not see."""
    rest = play.fork()._keep[0]
    answers = play.entries[rest.answers :]
    again = play._twin(rest)
    again._begin(rest.table.copy(), set_up=rest.set_up)
    asked: list[Question] = []
    for entry in answers:
        assert again.question is not None
        asked.append(again.question)
        again._repeat(entry)
    open_now = again.question
    hidden: list[bool] = []
    for question, entry in zip(asked, answers, strict=True):
        audience = getattr(question, "seen_by", None)
        unseen = audience is not None and seat not in audience
        if question is open_now and question.kind == "together" and entry[1] != seat:
            unseen = True  # nobody sees another's answers until all are in
        hidden.append(unseen)
    return rest, answers, hidden


def _retold(other: Play, answers: Sequence[Any], hidden: Sequence[bool], fate: Fate, pick: Pick) -> bool:
    try:
        for entry, unseen in zip(answers, hidden, strict=True):
            question = other.question
            if question is None:
                return False
            if not unseen:
                other.answer(entry[2], entry[1])
            elif question.by_fate:
                other.answer(fate(question))
            else:
                mine = question.asked().get(entry[1])
                if mine is None:
                    return False
                other.answer(pick(mine.options), entry[1])
    except TumbleError:
        return False
    return True


def _fits(play: Play, other: Play, seat: int | None) -> bool:
    mine, theirs = play.question, other.question
    if mine is None or theirs is None:
        return mine is theirs
    return mine.plain(seat) == theirs.plain(seat) and play.look(seat) == other.look(seat)
