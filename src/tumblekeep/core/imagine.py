"""Imagining: build another play that one seat could not tell from the real one.

Search that looked at the real table would cheat. So the table at rest is imagined from the seat's own view, and
the answers since then are repeated. Answers that the seat could not see are drawn again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.errors import CannotImagine, TumbleError
from tumblekeep.core.game import Fate
from tumblekeep.core.play import ForkPoint, Play
from tumblekeep.core.question import Question

Pick = Callable[[Sequence[Option]], Option]
"""Chooses one of several options, for players whose choice the seat can't see."""

Decide = Callable[[Play, int], Option]
"""Decides for a seat that is asked in this play."""

TRIES = 40


def imagine(play: Play, seat: int | None, fate: Fate, pick: Pick, decide: Decide | None = None) -> Play:
    """Return a full play that fits everything `seat` can know of this one.

    What others have answered to a question that is still open for somebody is chosen by `pick` among all options; with `decide`
    it is what that says they would do, because nobody expects the others to choose at random.
    """
    game = play.game
    if is_settled(play):
        return play.fork()
    rest, answers, hidden, covered = _visible(play, seat)
    if game.rests_open and not any(hidden):
        return play.fork()
    apart = _answers_by_seat(answers, covered, seat)
    told = [entry for entry, far in zip(answers, covered, strict=True) if not (far and apart)]
    unseen = [secret for secret, far in zip(hidden, covered, strict=True) if not (far and apart)]
    for _ in range(TRIES):
        begun = rest if game.rests_open else _imagined(play, rest, seat, fate)
        other: Play | None = play._twin(begun)
        assert other is not None
        other._begin(begun.table.copy(), set_up=begun.set_up)
        if not _retold(other, told, unseen, fate, pick):
            continue
        for who, count in apart.items():
            if decide is not None and other is not None:
                other = _decided(other, who, who in play.asked(), decide)
            elif other is not None:
                other = _play_hidden(other, who, count, who in play.asked(), pick)
        if other is None:
            continue
        # if only open decisions of others are hidden, the seat still sees who is not done yet, and that stays as it was
        is_sure = game.rests_open and not any(unseen)
        if play.asked().keys() == other.asked().keys() if is_sure else _fits(play, other, seat):
            return other
    raise CannotImagine(
        "cannot-imagine", f"no table was found in {TRIES} tries that fits what seat {seat} sees"
    )


def is_settled(play: Play) -> bool:
    """Whether nothing is hidden from anybody here: then only one such play exists, and to imagine is to fork."""
    game, question = play.game, play.question
    if game.is_open:
        return True
    return game.rests_open and (play.seats == 1 or question is None or question.kind != "together")


def _imagined(play: Play, rest: ForkPoint, seat: int | None, fate: Fate) -> ForkPoint:
    """A table at rest that fits what a seat sees of the real one."""
    table = play.game.imagine(play.game.view(rest.table, seat), seat, fate)
    return ForkPoint(table, rest.answers, rest.set_up)


def _answers_by_seat(answers: Sequence[Any], covered: Sequence[bool], seat: int | None) -> dict[int, int]:
    """How many answers each seat has given to the open `Together`; empty if the answers can't be told apart.

    Each seat's part is its own, so each can be imagined by itself, unless fate was asked in between.
    """
    count: dict[int, int] = {}
    for entry, far in zip(answers, covered, strict=True):
        if far:
            count[entry[1]] = count.get(entry[1], 0) + 1
        elif count and entry[1] != seat:
            return {}
    return count


def _play_hidden(play: Play, who: int, count: int, goes_on: bool, pick: Pick) -> Play | None:
    """Return the play after this many answers of one seat that nobody can see. Whether the seat is done then is known.

    Others do not know how many answers there were. If random picks do not come out at that number, a seat that is done
    is played to the end of its part, and a seat that is not done stays at its beginning.
    """
    for _ in range(TRIES):
        other = play.fork()
        for _ in range(count):
            mine = other.asked().get(who)
            if mine is None:
                break
            other.answer(pick(mine.options), who)
        else:
            if (who in other.asked()) == goes_on:
                return other
    other = play.fork()
    while not goes_on and (mine := other.asked().get(who)) is not None:
        other.answer(pick(mine.options), who)
    return other if (who in other.asked()) == goes_on else None


def _decided(play: Play, who: int, goes_on: bool, decide: Decide) -> Play:
    """Return the play after everything that one seat would answer now. A seat that is not done yet has not begun."""
    other = play.fork()
    while not goes_on and who in other.asked():
        other.answer(decide(other, who), who)
    return other


def _visible(play: Play, seat: int | None) -> tuple[ForkPoint, list[Any], list[bool], list[bool]]:
    """The resting table, the answers since, which of them the seat could not see, and which are hidden only for now."""
    rest = play.rest
    answers = play.entries[rest.answers :]
    again = play._twin(rest)
    again._begin(rest.table.copy(), set_up=rest.set_up)
    asked: list[Question] = []
    for entry in answers:
        assert again.question is not None
        asked.append(again.question)
        again._repeat((entry,))
    open_now = again.question
    hidden: list[bool] = []
    covered: list[bool] = []
    for question, entry in zip(asked, answers, strict=True):
        audience = question.audience
        # nobody sees another's answers until all are in
        covered.append(question is open_now and question.kind == "together" and entry[1] != seat)
        hidden.append(covered[-1] or (audience is not None and seat not in audience))
    return rest, answers, hidden, covered


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
    view = play.game.view
    return mine.plain(seat) == theirs.plain(seat) and view(play.table, seat) == view(other.table, seat)
