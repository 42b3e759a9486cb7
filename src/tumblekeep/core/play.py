"""Play: one sitting of a game. It holds the table, the question that is open, and every answer so far.

A running generator can't be copied, so it is never the truth: the truth is the table at rest, as it was when this
step of the rules began, and the answers since. `fork()` copies the one and repeats the other.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Draw
from tumblekeep.core.errors import IllegalAnswer, PlayIsOver, RulesBroken
from tumblekeep.core.game import Fate, Game, Options, View
from tumblekeep.core.question import Choose, Question, no_options
from tumblekeep.core.table import GameOver, Outcome, Table, Turn

Look: TypeAlias = Callable[[int | None], View]
"""Gives the view of a seat when asked, so that a player who looks at nothing pays nothing."""
Player: TypeAlias = Callable[[Look, Choose], Any]
"""Picks an option."""


class Viewpoint:
    """A way to look at a table that lies here: at a whole view, or at a glance."""

    __slots__ = ("_game", "_table", "play")

    def __init__(self, game: Game, table: Table, play: Play) -> None:
        self._game = game
        self._table = table
        self.play = play
        """To be imagined from (`tumblekeep.core.imagine`), by players that look ahead; never to be read otherwise."""

    def __call__(self, seat: int | None = None) -> View:
        """What a seat sees now, laid out whole; without a seat, what a spectator sees."""
        return self._game.view(self._table, seat)

    def glance(self, seat: int) -> Any:
        """What the game's hints read of that view, and nothing else: for `Game.worth` alone."""
        glance = self._game.glance
        return self(seat) if glance is None else glance(self._table, seat)


MARK_EVERY = 40
"""Answers between two marks: a table is quickly copied, and so many are quickly repeated."""
LONGEST = 100_000
"""Answers, asked for or settled: a game that goes on longer does not end."""


class Entry(NamedTuple):
    """One answer: to what, by whom (None is fate), and what."""

    ask: Ask
    seat: int | None
    answer: Any
    beside: Any = None
    """Something to show with the answer, such as the launch of a throw. The rules never see it."""


class ForkPoint(NamedTuple):
    """Where a fork begins: the table as a step found it (never changed again), and how much was said before."""

    table: Table
    answers: int
    set_up: bool


class _ForkPoints:
    """Where a play can be begun again."""

    __slots__ = ("begun", "kept", "latest", "marks")

    def __init__(self, begun: ForkPoint | None, latest: ForkPoint | None, marks: list[ForkPoint]) -> None:
        self.begun = begun
        """Where the play itself began; None: at the very beginning."""
        self.latest = latest
        """Where this step of the rules began; None if nobody kept that table."""
        self.kept = False
        """Tables are kept at each rest, since somebody has forked: most plays are tried out and thrown away."""
        self.marks = marks
        """Resting tables along the way, once anybody wants to come back."""


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

        `seat` says whose answer it is where several are asked; given elsewhere, it must be the seat asked.
        """
        question = self.question
        if type(question) is Choose and (seat is None or seat == question.seat):  # by far the most common
            answer = question.check(answer)
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
            raise IllegalAnswer(
                "illegal-seat",
                f"seat {seat} is not asked by {question.ask.name} ({question.ask.clause})",
                seat=seat,
            )
        answer = question.check(answer)
        self.entries.append((question.ask, None, answer, beside))
        self._go(answer)

    def _go(self, answer: Any) -> None:
        """Send an answer in and let the rules run to the next question that is one."""
        send, settled = self._send, 0
        try:
            question = send(answer)
            while settled < LONGEST:
                if type(question) is Choose:
                    options = question.options
                    if len(options) != 1:
                        break
                    question = send(options[0])  # one option is no question
                elif type(question) is Draw and len(question.bag) == 1:
                    question = send(next(iter(question.bag)))  # nor is there chance in one kind of thing
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

        It does what `answer()` does, legality and log included. A game still asking after so many answers is broken, and
        so is one that comes to no question at all, after so many that had only one answer.
        """
        send, look, append, entries = self._send, self.look, self.entries.append, self.entries
        settled = 0
        question: Question | None = self.question
        sound = getattr(fate, "sound", False)  # says of itself that it gives legal answers only
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
                    self.question = question  # whoever looks ahead starts from here
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
            self.question = question  # it may be played on from where it broke off
            raise
        self.question = question

    def move(self, option: Any, fate: Fate, seat: int | None = None) -> None:
        """Take an option that is known to be offered, and let a fate that is sound answer until somebody is asked again: one
        step for whoever plays step by step, and as quick as `finish`. Where several are asked, `seat` says whose it is."""
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
        """Where a fork begins. Not to be changed."""
        rests = self._rests
        rests.kept = True
        if rests.latest is None:
            rests.latest = self._settled()
        return rests.latest

    def fork(self) -> Play:
        """Another play at the same point, to try something out; what happens there does not happen here."""
        rest = self.rest
        other = self._twin(rest)
        other._begin(rest.table.copy(), set_up=rest.set_up)
        other._repeat(self.entries[rest.answers :])
        other._news = len(other.table.told)
        return other

    def _twin(self, rest: ForkPoint) -> Play:
        """A play of the same game that has come as far as a resting table, but does not lie on one yet."""
        other = Play.__new__(Play)
        other.game = self.game
        other.seats = self.seats
        other.options = self.options
        other.entries = self.entries[: rest.answers]
        other._rests = _ForkPoints(rest, rest, [])
        return other

    def leave_marks(self) -> None:
        """From now on remember the table where it rests, every so many answers: `back_before` begins there."""
        if not self._rests.marks:
            self._rests.marks.append(ForkPoint(self.game.new_table(self.seats, self.options), 0, False))

    def back_before(self, answers: int) -> Play:
        """Another play of this game, as it stood at the last mark before so many answers, or just then; nothing is news there."""
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
            go((entry[1], entry[2]) if self.question.several else entry[2])  # type: ignore[union-attr]

    def _settled(self) -> ForkPoint:
        """The table as this step found it, by playing again from where this play began up to here."""
        begun = self._rests.begun or ForkPoint(self.game.new_table(self.seats, self.options), 0, False)
        twin = self._twin(begun)
        twin._rests.kept = True
        twin._begin(begun.table.copy(), set_up=begun.set_up)
        twin._repeat(self.entries[begun.answers :])
        assert twin._rests.latest is not None
        return twin._rests.latest

    @property
    def look(self) -> Viewpoint:
        """Eyes for the table: `play.look(seat)` is what a seat sees now, `play.look()` what a spectator sees."""
        return Viewpoint(self.game, self.table, self)

    def asked(self) -> Mapping[int, Choose]:
        """Who is asked what; empty while fate is, and when the game is over."""
        return {} if self.question is None else self.question.asked()

    @property
    def turn(self) -> Turn:
        """Whose turn it is, and which: the sign by which everybody, bots included, knows that a turn has ended.

        A turn is what people call one, stated by the game (`Table.begin_turn`); the rules may come to rest many times
        in it. While `number` stays the same the turn goes on, whoever is asked meanwhile; once it has grown, that turn is
        over. It is no secret: every view carries the same as `turn`. In the set-up it is turn 0, which is nobody's.
        """
        return self.table.turn

    def news(self) -> list[Any]:
        """What has happened since this was last called. It is told once: the table does not remember it any longer."""
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
    """The whole game: set-up, then step after step. Between steps the table rests, and is kept if anyone forks."""
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
