"""A served game: a game as the server plays it.

It remembers for every answer who may know it, and what it made happen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from tumblekeep.core.chance import Chance, Throw
from tumblekeep.core.errors import IllegalAnswer, PlayIsOver
from tumblekeep.core.game import Game
from tumblekeep.core.log import Header, Log, LogLine, line_of
from tumblekeep.core.play import Play
from tumblekeep.core.question import Question, Together
from tumblekeep.core.table import Turn
from tumblekeep.fate.keyed import keyed_answer, keyed_luck, next_address
from tumblekeep.server.dice import fate
from tumblekeep.server.dice.commitment import DAY_SCHEME
from tumblekeep.server.dice.record import UndoneAnswers, must_be_recorded
from tumblekeep.server.errors import Refusal


@dataclass(slots=True)
class AnswerRecord:
    """One answer, who may know it, and what it made happen."""

    n: int
    line: LogLine
    audience: tuple[int, ...] | None
    """The seats that may see the answer itself; None: everybody."""
    told: tuple[Any, ...]
    owner: int | None = None
    """If several decide at once: whose decision it was. What it made happen is shown to others when all have
    decided."""
    author: int | None = None
    """The seat that answered. A throw at a real table was reported by somebody: a thumb may have slipped, and the die still lies there."""

    def is_for(self, viewer: int | None) -> bool:
        """Whether this viewer may see the answer itself."""
        if self.owner is not None and viewer != self.owner:
            return False
        return self.audience is None or viewer in self.audience


@dataclass(slots=True)
class Effects:
    """What one event caused: new answers, and earlier ones that everybody may see from now on."""

    said: list[AnswerRecord] = field(default_factory=list)
    released: Sequence[AnswerRecord] = ()
    opening: Sequence[Any] = ()
    """What happened before anybody was asked anything."""
    waits: bool = False
    """Others are still deciding at the same time, so they may not yet see what this made happen."""


class GameCheckpoint(NamedTuple):
    """A game as it was before somebody's act.

    It is cheap to make, because answers are only ever added to a list or dropped with it.
    """

    play: Play
    answers: list[AnswerRecord]
    answered: int
    turns: list[tuple[int, Turn]]
    undone: list[UndoneAnswers]
    drawn: int
    asked_since: dict[int, int]
    asked: dict[int, Any]


class ChanceSources(NamedTuple):
    """Who answers each kind of question for fate: the server (`sampled`), people with real dice or a real deck who
    report what they see (`reported`), or people who aim (`aimed`, throws only)."""

    throws: str = "sampled"
    dice: str = "sampled"
    draws: str = "sampled"

    def of(self, question: Question) -> str:
        """Return who answers this question."""
        return (
            self.throws if question.kind == "throw" else self.draws if question.kind == "draw" else self.dice
        )


class ServedGame:
    """One game being played at a table."""

    def __init__(
        self,
        game: Game,
        header: Header,
        key: bytes,
        sources: ChanceSources,
        is_at_table: Callable[[int], bool],
        scheme: int = fate.SCHEME,
    ) -> None:
        self.game = game
        self.header = header
        self.key = key
        """The key of fate's answers."""
        self.scheme = scheme
        self.sources = sources
        self.is_at_table = is_at_table
        """Whether a person sits there who has the real dice, if the table uses any. Bots have no hands, and for
        players who are elsewhere the server rolls."""
        self.drawn = 0
        """How many answers fate has ever given. Undo does not lower it, so that no number is used twice."""
        self.loaded = 0
        """How many of the first answers came from a file."""
        self.undone: list[UndoneAnswers] = []
        """What was taken back, as far as the count of fate's answers needs it."""
        self._log = Log(header)
        self.unfold: Callable[[ServedGame], None] | None = None
        """Brings back the answers and turns while they are packed: see `runtime/folding.py`."""
        self._lay_out()

    if not TYPE_CHECKING:  # what is packed is missing; a checker is to find other missing names

        def __getattr__(self, name: str) -> Any:
            if name not in ("answers", "turns", "_held") or self.__dict__.get("unfold") is None:
                raise AttributeError(name)
            self.unfold(self)
            return self.__dict__[name]

    def __copy__(self) -> ServedGame:
        if self.unfold is not None:
            self.unfold(self)
        other = ServedGame.__new__(ServedGame)
        other.__dict__.update(self.__dict__)
        return other

    def _lay_out(self) -> None:
        self.play: Play = self._log.begin(self.game)
        self.play.leave_marks()
        self.answers: list[AnswerRecord] = []
        self.asked_since: dict[int, int] = {}
        self._asked_before: dict[int, Any] = {}
        self._held: list[AnswerRecord] = []
        self._together: Together[Any] | None = None
        self._beginning = self.play.news()
        self.turns: list[tuple[int, Turn]] = [(0, self.play.turn)]
        """Every turn, as people count them, with the number of answers before it."""

    # -- playing --------------------------------------------------------------------------------------

    def begin(self) -> Effects:
        """Play the set-up as far as it goes without anybody deciding anything."""
        return self._settled(Effects(opening=self._beginning))

    def answer(self, seat: int, option: str) -> Effects:
        """Apply a player's choice, and what fate answers after it. A bad choice raises an error and changes nothing."""
        question = self.play.question
        if (
            question is not None
            and not question.by_fate
            and seat not in self.play.asked()
            and seat not in question.asides()
        ):
            raise Refusal(409, "server-not-asked")
        if question is not None and question.by_fate and seat not in question.asides():
            raise Refusal(409, "server-throw-asked")
        turned = Effects()
        self._give(turned, option, seat)
        return self._settled(turned)

    def land(self, seat: int, landing: Any, beside: dict[str, Any]) -> Effects:
        """Apply the landing of a throw, or what somebody reports of real dice or cards."""
        self.chance_of(seat)
        turned = Effects()
        self._give(turned, landing, None, beside)
        return self._settled(turned)

    def chance_of(self, seat: int) -> Chance:
        """Return the roll, draw or throw that this seat is asked for, or refuse."""
        question = self.play.question
        if question is None or not question.by_fate or self.hand_of(question) != seat:
            raise Refusal(409, "server-no-throw")
        return cast(Chance, question)

    def throw_of(self, seat: int) -> Throw[Any]:
        """Return the throw that this seat is asked for, or refuse."""
        question = self.play.question
        if not isinstance(question, Throw) or question.seat != seat:
            raise Refusal(409, "server-no-throw")
        return question

    def settle(self) -> Effects:
        """Let fate answer what it is asked now, after a bot has taken the seat of a thrower."""
        return self._settled(Effects())

    def let_fall(self, seat: int) -> Effects:
        """Let fate throw, roll or draw for somebody who can't, or has not done so in time."""
        turned = Effects()
        self._let_fate_answer(turned, self.chance_of(seat))
        return self._settled(turned)

    def _let_fate_answer(self, turned: Effects, question: Question) -> None:
        if self.scheme == DAY_SCHEME:
            found, beside = keyed_answer(
                self.key, next_address(self.play.turn, question, self._addresses()), question
            )
            self._give(turned, found, None, {"fate": self.drawn + 1, **beside})
            return
        drawn = fate.drawn(self.scheme, self.key, self.drawn + 1, question)
        self._give(turned, drawn.answer, None, drawn.beside)

    def _addresses(self) -> Iterator[str]:
        """Yield the addresses of fate's answers in this turn, at a table of the daily door."""
        for said in self.answers[self.turns[-1][0] :]:
            if said.line.by is None and isinstance(said.line.beside, dict):
                yield str(said.line.beside.get("at", ""))

    def tie_breaker(self, seat: int, ask: str) -> Random:
        """Return random numbers for a bot that is asked something at a table of the daily door: the same for everybody."""
        now = self.answers[self.turns[-1][0] :]
        times = sum(said.line.by == seat and said.line.ask == ask for said in now)
        return Random(keyed_luck(self.key, self.play.turn, ask, seat, times)())

    def fate_is_asked(self) -> bool:
        """Tell whether fate would answer the current question at once."""
        question = self.play.question
        return question is not None and question.by_fate and self.hand_of(question) is None

    def hand_of(self, question: Question) -> int | None:
        """Return the seat that throws, or reports what real dice or cards showed; None: the server answers.

        Aimed throws are made by people and bots. What belongs to nobody is reported by the first who sits there.
        """
        source = self.sources.of(question)
        if source == "sampled":
            return None
        seat = cast(Chance, question).seat
        if source == "aimed":
            return seat
        audience = question.audience
        for one in range(len(self.header.seats)) if seat is None else (seat,):
            if self.is_at_table(one) and (audience is None or one in audience):
                return one
        return None

    def _settled(self, turned: Effects) -> Effects:
        while self.fate_is_asked():
            question = self.play.question
            assert question is not None
            self._let_fate_answer(turned, question)
        return self.release(turned)

    def repeat(self, lines: Sequence[LogLine], *, opening: bool = False) -> Effects:
        """Apply answers that are already in the log."""
        turned = self.turned(opening=opening)
        for line in lines:
            self.repeat_into(turned, line)
        return self.release(turned)

    def turned(self, *, opening: bool = False) -> Effects:
        """Start the effects of an event; the first event of a game includes what happened before anybody was asked."""
        return Effects(opening=self._beginning if opening else ())

    def repeat_into(self, turned: Effects, line: LogLine) -> None:
        """Apply one answer that is already in the log, as part of an event that is complete only after `release`."""
        self._give(turned, line.answer, line.by, line.beside, known=line)

    def _give(
        self, turned: Effects, answer: Any, seat: int | None, beside: Any = None, known: LogLine | None = None
    ) -> None:
        self._let_out(turned)
        play = self.play
        question = play.question
        part: Any = (
            None
            if question is None
            else question.asked().get(-1 if seat is None else seat)
            if question.several
            else question
        )
        number = len(self.answers) + 1
        within = self._together if self._together is not None and self._together.is_open else None
        if known is not None:
            self._log.step(play, number, known)
        else:
            try:
                play.answer(answer, seat, beside)
            except (IllegalAnswer, PlayIsOver) as error:
                raise Refusal.of(error, 409) from error
        assert question is not None
        if isinstance(beside, dict) and type(beside.get("fate")) is int:
            self.drawn = max(self.drawn, beside["fate"])
        owner = None
        if question.kind == Together.kind:
            self._together = cast(Together[Any], question)
            owner = seat
        elif within is not None:  # asked by the flow of one of those who decide at once
            owner = self._held[-1].owner if self._held else None
        audience = None if part is None else part.audience
        line = line_of(play.entries[-1])
        author = line.by
        if author is None and isinstance(beside, dict) and beside.get("reported") is True:
            author = beside.get("seat")
        said = AnswerRecord(number, line, audience, tuple(play.news()), owner, author)
        self.answers.append(said)
        turned.said.append(said)
        if play.turn != self.turns[-1][1]:
            self.turns.append((number, play.turn))
        if owner is not None:
            self._held.append(said)

    def release(self, turned: Effects) -> Effects:
        """Once all who decide at the same time have decided, let everybody know what those decisions made happen."""
        self._let_out(turned)
        turned.waits = self._together is not None
        return turned

    def _let_out(self, turned: Effects) -> None:
        if self._together is not None and not self._together.is_open:
            fresh = {said.n for said in turned.said}
            turned.released = [*turned.released, *(said for said in self._held if said.n not in fresh)]
            self._held, self._together = [], None

    def reporter(self) -> int | None:
        """Return the seat that reports what real dice, cards or throws showed; None if nobody does."""
        question = self.play.question
        if question is None or not question.by_fate or self.sources.of(question) != "reported":
            return None
        return self.hand_of(question)

    def note_asked(self, seq: int) -> None:
        """Remember since which event each seat has been asked its current question."""
        question = self.play.question
        now: dict[int, Any] = dict(self.play.asked())
        hand = None if question is None or not question.by_fate else self.hand_of(question)
        if hand is not None:
            now[hand] = question
        before, since = self._asked_before, self.asked_since
        self.asked_since = {
            seat: since[seat] if before.get(seat) is asked else seq for seat, asked in now.items()
        }
        self._asked_before = now

    def turn_at(self, answers: int) -> Turn:
        """Return whose turn it was after this many answers."""
        return next(turn for since, turn in reversed(self.turns) if since <= answers)

    def asked(self) -> list[int]:
        """The seats that somebody has to answer for."""
        question = self.play.question
        if question is not None and question.by_fate:
            hand = self.hand_of(question)
            return [] if hand is None else [hand]
        return sorted(self.play.asked())

    def answered_by(self, seat: int) -> int:
        """How often a seat has answered.

        The number does not depend on how quick others are who decide at the same time.
        """
        return sum(said.line.by == seat for said in self.answers)

    def must_be_fresh(self, seat: int, at: int) -> None:
        """Refuse an answer to a question that the seat is no longer asked."""
        since = self.asked_since.get(seat)
        question = self.play.question
        if (
            since is None and question is not None and question.whose is not None
        ):  # done while somebody else is asked
            since = self.asked_since.get(question.whose)
        if since is not None and at < since:
            raise Refusal(409, "server-stale")

    # -- taking back ----------------------------------------------------------------------------------

    def is_hidden(self, said: AnswerRecord, viewer: int | None) -> bool:
        """Tell whether this viewer can't know that answer yet, neither directly nor from what it led to."""
        if said.audience is not None and viewer not in said.audience:
            return True
        return said.owner is not None and viewer != said.owner and self.is_held(said)

    def is_held(self, said: AnswerRecord) -> bool:
        """Tell whether others are still deciding at the same time, and so do not know this answer yet."""
        return said in self._held

    def played_to(self, to: int) -> Play:
        """Return another play of this game, as it was after this many answers."""
        play = self.play.back_before(to)
        for said in self.answers[len(play.entries) : to]:
            self._log.step(play, said.n, said.line)
        return play

    def take_back(self, to: int) -> None:
        """Go back to the state after answer `to`. Answers that involved fate stay in the record."""
        self._record(to, tuple(said.line for said in self.answers[to:]))
        self._go_back(to)

    def _go_back(self, to: int) -> None:
        """Go back to the last mark before answer `to`, and repeat the few answers since."""
        self.play = self.play.back_before(to)
        start = len(self.play.entries)
        lines = [said.line for said in self.answers[start:to]]
        self.answers = self.answers[:start]  # a new list, because a `GameCheckpoint` may still hold the other
        self.turns = [(since, turn) for since, turn in self.turns if since <= start]
        self._held, self._together = [], None
        self.asked_since, self._asked_before = {}, {}
        self.repeat(lines)

    def _record(self, to: int, lines: tuple[LogLine, ...]) -> None:
        """Record what is taken back; in older schemes only if fate answered in it, or something recorded depends on
        it."""
        if must_be_recorded(self.scheme, to, lines, self.loaded, self.undone):
            self.undone = [*self.undone, UndoneAnswers(to, lines)]  # a new list, like `answers`

    def at(self, answers: int) -> ServedGame:
        """Return this game as it was after this many answers, to look at."""
        other = copy(self)
        other._go_back(answers)
        return other

    def thrown(self) -> Iterator[tuple[AnswerRecord, Throw[Any] | None]]:
        """Yield every answer so far with the throw that it answers, if any; the caller may pause between any two."""
        play = self._log.begin(self.game)
        for said in list(self.answers):
            yield said, play.question if isinstance(play.question, Throw) else None
            self._log.step(play, said.n, said.line)

    def besides(self) -> dict[str, Any]:
        """What the remaining answers do not tell; a snapshot stores it with them."""
        undone = [one.plain() for one in self.undone]
        return {"drawn": self.drawn, "loaded": self.loaded, "undone": undone}

    def recall(self, besides: dict[str, Any]) -> None:
        """Restore what `besides` returned, once the answers have been repeated."""
        self.drawn, self.loaded = besides["drawn"], besides["loaded"]
        self.undone = [UndoneAnswers.read(one) for one in besides["undone"]]

    def before(self) -> GameCheckpoint:
        """Make a checkpoint of the current state, for viewers who may have to be shown it after it has changed."""
        return GameCheckpoint(
            self.play,
            self.answers,
            len(self.answers),
            self.turns,
            self.undone,
            self.drawn,
            self.asked_since,
            self._asked_before,
        )

    def as_it_was(self, before: GameCheckpoint) -> ServedGame:
        """Return this game as it was at a checkpoint; the game itself if nothing has changed."""
        if self.play is before.play and len(self.answers) == before.answered:
            return self
        other = copy(self)
        other.play, other.answers, other.turns = before.play, before.answers, before.turns
        other._go_back(before.answered)
        other.undone, other.drawn = before.undone, before.drawn
        other.asked_since, other._asked_before = before.asked_since, before.asked
        return other
