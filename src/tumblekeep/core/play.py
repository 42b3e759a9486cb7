"""Play: one game being played. It holds the table, the open question, and every answer so far.

A running generator can't be copied, so it is never the source of truth. The truth is the table at rest, as it was
when this step of the rules began, and the answers since. `fork()` copies the table and repeats the answers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Draw
from tumblekeep.core.errors import IllegalAnswer, PlayIsOver, RulesBroken
from tumblekeep.core.game import Fate, Game, Options, View
from tumblekeep.core.question import Choose, Meanwhile, Question, no_options
from tumblekeep.core.table import GameOver, Outcome, Table, Turn

Look: TypeAlias = Callable[[int | None], View]
"""Returns the view of a seat on demand, so that a player who looks at nothing costs nothing."""
Player: TypeAlias = Callable[[Look, Choose], Any]
"""Picks an option."""


class Viewpoint:
    """A way to look at the table of one play: at a whole view, or at a glance."""

    __slots__ = ("_game", "_table", "play")

    def __init__(self, game: Game, table: Table, play: Play) -> None:
        self._game = game
        self._table = table
        self.play = play
        """To imagine from (`tumblekeep.core.imagine`), for players that look ahead. Do not read it otherwise."""

    def __call__(self, seat: int | None = None) -> View:
        """Return the whole view of a seat now; without a seat, a spectator's."""
        return self._game.view(self._table, seat)

    def glance(self, seat: int) -> Any:
        """Return the part of that view that the game's hints read: for `Game.worth` alone."""
        glance = self._game.glance
        return self(seat) if glance is None else glance(self._table, seat)


MARK_EVERY = 40
"""Answers between two marks. Copying a table is cheap, and so is repeating this many answers."""
LONGEST = 100_000
"""Answers, asked or automatic. A longer game is taken to be endless."""


class Entry(NamedTuple):
    """One answer: to which question, by which seat (None is fate), and what."""

    ask: Ask
    seat: int | None
    answer: Any
    beside: Any = None
    """Extra data to show with the answer, such as the launch of a throw. The rules never see it."""


class ForkPoint(NamedTuple):
    """Where a fork begins: the table as a step found it (never changed again), and how many answers came before."""

    table: Table
    answers: int
    set_up: bool


class _ForkPoints:
    """The points that a play can be restarted from."""

    __slots__ = ("begun", "kept", "latest", "marks")

    def __init__(self, begun: ForkPoint | None, latest: ForkPoint | None, marks: list[ForkPoint]) -> None:
        self.begun = begun
        """Where the play itself began; None: at the very beginning of the game."""
        self.latest = latest
        """Where this step of the rules began; None if that table was not kept."""
        self.kept = False
        """Whether to keep the table at each rest. Set by the first fork, because most plays are tried out and thrown
        away."""
        self.marks = marks
        """Resting tables along the way, once somebody wants to come back to them."""


class Play:
    """A game being played: ask `question`, give `answer()`.

    >>> from tumblekeep.games import load
    >>> play = Play(load("dungeon_attack"), seats=2)
    >>> play.question.ask.name
    'adventurer'
    """

    __slots__ = (
        "_news",
        "_rests",
        "_send",
        "entries",
        "game",
        "options",
        "outcome",
        "question",
        "seats",
        "table",
    )

    question: Question | None
    """What is asked now; None once the game is over."""
    outcome: Outcome | None
    """How the game ended; None while it goes on."""
    entries: list[tuple[Any, ...]]
    """Every answer so far, each as the fields of an Entry."""

    def __init__(self, game: Game, seats: int = 1, options: Options | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options: Mapping[str, Any] = game.check(seats, options or {})
        self.entries = []
        self._rests = _ForkPoints(None, None, [])
        self._begin(game.new_table(seats, self.options), set_up=False)

    def _begin(self, table: Table, *, set_up: bool) -> None:
        """Start from a table at rest."""
        self.table = table
        self.outcome = None
        self.question = None
        self._news = 0
        self._send = _course(self.game, table, set_up, self.entries, self._rests).send
        self._go(None)

    def answer(self, answer: Any, seat: int | None = None, beside: Any = None) -> None:
        """Give one answer. An illegal one raises and changes nothing.

        If several seats are asked, `seat` says whose answer it is. If one seat is asked, `seat` must be that seat or
        None.
        """
        question = self.question
        if type(question) is Choose and (seat is None or seat == question.seat):  # by far the most common
            try:
                answer = question.check(answer)
            except IllegalAnswer:
                if self._do_meanwhile(question, question.seat, answer, beside):
                    return
                raise
            self.entries.append((question.ask, question.seat, answer, beside))
            self._go(answer)
            return
        if question is None:
            raise PlayIsOver("play-over", "the game is over; nothing is asked any more")
        if question.several:
            part = question.part(seat)
            answer = part.check(answer)
            self.entries.append((part.ask, seat, answer, beside))
            self._go((seat, answer))
            return
        if seat is not None:
            if self._do_meanwhile(question, seat, answer, beside):
                return
            raise IllegalAnswer(
                "illegal-seat",
                f"seat {seat} is not asked by {question.ask.name} ({question.ask.clause})",
                seat=seat,
            )
        answer = question.check(answer)
        self.entries.append((question.ask, None, answer, beside))
        self._go(answer)

    def _do_meanwhile(self, question: Question, seat: int, answer: Any, beside: Any) -> bool:
        """Do what a seat may do while this question is open; return whether it may do anything."""
        aside = question.asides().get(seat)
        if aside is None:
            return False
        option = aside.check(answer)
        self.entries.append((aside.ask, seat, option, beside))
        self._go(Meanwhile(seat, option))
        return True

    def _go(self, answer: Any) -> None:
        """Send an answer in and run the rules to the next question with more than one answer."""
        send, settled = self._send, 0
        try:
            question = send(answer)
            while settled < LONGEST:
                if type(question) is Choose:
                    options = question.options
                    if len(options) != 1:
                        break
                    question = send(options[0])  # a single option needs no question
                elif type(question) is Draw and len(question.bag) == 1:
                    question = send(next(iter(question.bag)))  # one kind of thing leaves nothing to chance
                else:
                    self.question = question
                    return
                settled += 1
            else:
                raise _unasked(self.game, LONGEST)
        except GameOver as over:
            self.question = None
            self.outcome = over.outcome
            return
        if not options:
            raise no_options(question)
        self.question = question

    def finish(  # noqa: C901 - one loop without a call of its own: every simulation spends its time here
        self, fate: Fate, players: Sequence[Player], longest: int = LONGEST
    ) -> None:
        """Play on to the end, with somebody to answer for fate and for each seat: one tight loop for simulations.

        It does what `answer()` does, including the legality checks and the log. A game that still asks after `longest`
        answers is broken. So is one that comes to no question after that many answers without a choice.
        """
        send, look, append, entries = self._send, self.look, self.entries.append, self.entries
        settled = 0
        question: Question | None = self.question
        sound = getattr(fate, "sound", False)  # the fate declares that all its answers are legal
        try:
            while question is not None:
                if type(question) is Choose:
                    options = question.options
                    if len(options) == 1:
                        settled += 1
                        if settled > longest:
                            raise _unasked(self.game, longest)
                        question = send(options[0])
                        continue
                    seat = question.seat
                    self.question = question  # players that look ahead start from here
                    answer = players[seat](look, question)
                    if answer not in options:
                        answer = question.check(answer)
                    append((question.ask, seat, answer, None))
                    if len(entries) > longest:
                        raise _endless(self.game, longest)
                    question = send(answer)
                elif question.by_fate:
                    if type(question) is Draw and len(question.bag) == 1:
                        settled += 1
                        if settled > longest:
                            raise _unasked(self.game, longest)
                        question = send(next(iter(question.bag)))
                        continue
                    answer = fate(question)
                    if not sound:
                        answer = question.check(answer)
                    append((question.ask, None, answer, None))
                    if len(entries) > longest:
                        raise _endless(self.game, longest)
                    question = send(answer)
                else:
                    self.question = question
                    seat, part = next(iter(question.asked().items()))
                    answer = players[seat](look, part)
                    if answer not in part.options:
                        answer = part.check(answer)
                    append((part.ask, seat, answer, None))
                    if len(entries) > longest:
                        raise _endless(self.game, longest)
                    question = send((seat, answer))
        except GameOver as over:
            question = None
            self.outcome = over.outcome
        except BaseException:
            self.question = question  # after an interruption the play can go on from here
            raise
        self.question = question

    def move(self, option: Any, fate: Fate, seat: int | None = None) -> None:
        """Take an option that is known to be legal, and let a sound fate answer until a seat is asked again.

        This is one step for callers that play step by step, and as fast as `finish`. If several seats are asked, `seat`
        says whose option it is.
        """
        send, append = self._send, self.entries.append
        question: Any = self.question
        if type(question) is Choose:
            append((question.ask, question.seat, option, None))
            answer = option
        else:
            append((question.part(seat).ask, seat, option, None))
            answer = (seat, option)
        settled = 0
        try:
            question = send(answer)
            while settled < LONGEST:
                if type(question) is Choose:
                    options = question.options
                    if len(options) != 1:
                        if not options:
                            raise no_options(question)
                        self.question = question
                        return
                    question = send(options[0])
                elif question.by_fate:
                    if type(question) is Draw and len(question.bag) == 1:
                        question = send(next(iter(question.bag)))
                    else:
                        answer = fate(question)
                        append((question.ask, None, answer, None))
                        question = send(answer)
                else:
                    self.question = question
                    return
                settled += 1
            raise _unasked(self.game, LONGEST)
        except GameOver as over:
            self.question = None
            self.outcome = over.outcome

    def let_fate(self, fate: Fate) -> None:
        """Let fate answer until somebody is asked."""
        while self.question is not None and self.question.by_fate:
            self.answer(fate(self.question))

    @property
    def rest(self) -> ForkPoint:
        """Where a fork begins. Do not change the table in it."""
        rests = self._rests
        rests.kept = True
        if rests.latest is None:
            rests.latest = self._settled()
        return rests.latest

    def fork(self) -> Play:
        """Return another play at the same point, to try something out. What happens there does not happen here."""
        rest = self.rest
        other = self._twin(rest)
        other._begin(rest.table.copy(), set_up=rest.set_up)
        other._repeat(self.entries[rest.answers :])
        other._news = len(other.table.told)
        return other

    def _twin(self, rest: ForkPoint) -> Play:
        """A play of the same game that has come as far as a resting table, but has no table of its own yet."""
        other = Play.__new__(Play)
        other.game = self.game
        other.seats = self.seats
        other.options = self.options
        other.entries = self.entries[: rest.answers]
        other._rests = _ForkPoints(rest, rest, [])
        return other

    def leave_marks(self) -> None:
        """From now on keep the resting table every `MARK_EVERY` answers; `back_before` begins there."""
        if not self._rests.marks:
            self._rests.marks.append(ForkPoint(self.game.new_table(self.seats, self.options), 0, False))

    def back_before(self, answers: int) -> Play:
        """Return another play of this game, as it was at the last mark at or before this many answers. It has no
        news."""
        marks = self._rests.marks
        count = bisect_right(marks, answers, key=lambda mark: mark.answers)
        rest = marks[count - 1]
        other = self._twin(rest)
        other._rests.marks = marks[:count]
        other._begin(rest.table.copy(), set_up=rest.set_up)
        other._news = len(other.table.told)
        return other

    def _repeat(self, entries: Sequence[tuple[Any, ...]]) -> None:
        """Give answers that are already known to be legal, one after the other."""
        append, go = self.entries.append, self._go
        for entry in entries:
            append(entry)
            question: Question = self.question  # type: ignore[assignment]
            if question.several:
                go((entry[1], entry[2]))
            elif entry[0] is question.ask or entry[0].name == question.ask.name:
                go(entry[2])
            else:
                go(Meanwhile(entry[1], entry[2]))

    def _settled(self) -> ForkPoint:
        """The table as this step found it, rebuilt by replaying from where this play began."""
        begun = self._rests.begun or ForkPoint(self.game.new_table(self.seats, self.options), 0, False)
        twin = self._twin(begun)
        twin._rests.kept = True
        twin._begin(begun.table.copy(), set_up=begun.set_up)
        twin._repeat(self.entries[begun.answers :])
        assert twin._rests.latest is not None
        return twin._rests.latest

    @property
    def look(self) -> Viewpoint:
        """Return a way to look: `play.look(seat)` is what a seat sees now, `play.look()` what a spectator sees."""
        return Viewpoint(self.game, self.table, self)

    def asked(self) -> Mapping[int, Choose]:
        """Which seats are asked what; empty while fate is asked, and when the game is over."""
        return {} if self.question is None else self.question.asked()

    @property
    def turn(self) -> Turn:
        """The number of the turn, and whose it is. By this everybody, bots included, knows that a turn has ended.

        A turn is what people call one, as the game states it (`Table.begin_turn`); the rules may come to rest many
        times in it. While `number` stays the same the turn goes on, whoever is asked meanwhile. Once it has grown,
        that turn is over. It is no secret: every view carries it as `turn`. The set-up is turn 0, which belongs to no
        seat.
        """
        return self.table.turn

    def news(self) -> list[Any]:
        """Return what has happened since the last call. The table then forgets it, so each happening is returned
        once."""
        told = self.table.told
        news = [kind(*values) for kind, *values in told[self._news :]]
        told.clear()
        self._news = 0
        return news

    @property
    def log(self) -> list[Entry]:
        """Every answer so far, fate's included."""
        return [Entry(*entry) for entry in self.entries]


def _course(
    game: Game, table: Table, set_up: bool, entries: Sequence[Any], rests: _ForkPoints
) -> Generator[Question, Any, None]:
    """The whole game: set-up, then step after step. Between steps the table rests, and is kept if somebody has
    forked."""
    turn = game.turn
    yield from turn(table) if set_up else game.setup(table)
    while True:
        rests.latest = ForkPoint(table.copy(), len(entries), True) if rests.kept else None
        marks = rests.marks
        if marks and len(entries) >= marks[-1].answers + MARK_EVERY:
            marks.append(ForkPoint(table.copy(), len(entries), True))
        yield from turn(table)


def _endless(game: Game, longest: int) -> RulesBroken:
    return RulesBroken("rules-endless", f"{game.slug} did not end in {longest} answers", ask=game.slug)


def _unasked(game: Game, longest: int) -> RulesBroken:
    return RulesBroken(
        "rules-endless", f"{game.slug} asks nothing: {longest} questions had one answer", ask=game.slug
    )


def run(play: Play, answers: Sequence[tuple[Any, ...]]) -> Play:
    """Give answers that are known to be legal, one after the other."""
    play._repeat(answers)
    return play
