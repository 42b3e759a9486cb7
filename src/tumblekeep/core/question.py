"""Questions for players: one seat chooses, several decide at once, anyone may act at a moment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, ClassVar, Generic, NamedTuple, NoReturn, TypeAlias, TypeVar

from tumblekeep.core.ask import Ask, Option, label_shown, option_id
from tumblekeep.core.errors import IllegalAnswer, RulesBroken
from tumblekeep.core.message import Message

T = TypeVar("T")

Flow: TypeAlias = Generator["Question", Any, T]
"""Rules: a generator that yields questions and is sent their answers."""

EVERYBODY = None
"""The audience of an answer that is no secret."""


class Barred(NamedTuple):
    """What can't be chosen now, why, and by which clause. Clients show it greyed out."""

    option: Option
    reason: str
    clause: str
    values: tuple[Any, ...] = ()


def nothing_barred() -> Sequence[Barred]:
    """The default: no barred option needs an explanation."""
    return ()


class Odds(NamedTuple):
    """The chances to win, to tie and to lose; they sum to one."""

    win: float
    tie: float
    lose: float


class Forecast(NamedTuple):
    """What options promise, for people to weigh: the odds of some options, and a message that says what the odds are
    of."""

    note: str
    """The id of the message that says what the odds are of; empty if there are none."""
    odds: Mapping[Option, Odds]
    stakes: Mapping[Option, Message] = {}
    """What some of them cost and bring, as it stands now; what always holds is the form `.stakes` of an option's own words."""
    rolls: Mapping[Option, Message] = {}
    """What the next roll comes to for some of them, where the game has better words for it than the odds themselves."""


def no_forecast() -> Forecast | None:
    """The default: no forecast."""
    return None


WHYS = ("unchanged", "later", "settled", "hopeless", "nothing", "forced")
"""Why a question need not be asked: nothing that could matter has changed since the last no; the same can be done at a better moment;
it is decided in one's favour; nothing helps any more; nothing could be gained; all answers lead to the same."""


class MootAnswer(NamedTuple):
    """An answer that a question may be given by itself, since asking would change nothing, and why."""

    option: Option
    why: str
    """One of `WHYS`."""


def not_moot() -> MootAnswer | None:
    """It must be asked."""
    return None


def _found_moot(found: MootAnswer) -> MootAnswer | None:
    return found


class Meanwhile(NamedTuple):
    """What somebody did while another question was open: its flow gets this instead of an answer, and asks again."""

    seat: int
    option: Option


def nothing_meanwhile() -> Mapping[int, Choose]:
    """The default: nothing else can be done while a question is open."""
    return {}


class Marks(NamedTuple):
    """The pieces that an option marks on the table, by name, so that any client can highlight them."""

    touches: tuple[str, ...] = ()
    """The pieces that stand for the option: clicking one of them chooses it."""
    leads: tuple[tuple[str, ...], ...] = ()
    """What it would open, part by part: shown, not chosen."""
    settles: bool = False
    """All that it opens is forced, and done with it."""


NO_MARKS = Marks()


def nothing_marked(option: Option) -> Marks:
    """The default: mark only what the kind of question declares."""
    return NO_MARKS


class Question(ABC):
    """Something the rules need to know before they can go on. `plain()` returns it as plain data."""

    __slots__ = ()

    kind: ClassVar[str]
    """`choose`, `together`, `anyone`, `roll`, `draw` or `throw`."""
    several: ClassVar[bool] = False
    """Whether several seats are asked at the same time. Then an answer must say whose it is."""
    by_fate: ClassVar[bool] = False
    """Whether dice, a bag or a landing decide this, not a player."""
    ask: Ask

    @property
    def whose(self) -> int | None:
        """The seat that chooses, rolls, draws or throws; None if several seats do, or none."""
        return None

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may know the answer once it is given; None for everybody."""
        return EVERYBODY

    @abstractmethod
    def check(self, answer: Any) -> Any:
        """Return the answer as the rules want it, or raise an IllegalAnswer that says what is wrong with it."""

    def asked(self) -> Mapping[int, Choose]:
        """Which seats are asked what right now."""
        return {}

    @property
    def meanwhile(self) -> Callable[[], Mapping[int, Choose]]:
        """What may be done of one's own accord while this is open, by seat. A flow that lets something be done is sent a
        `Meanwhile` for it, and asks again."""
        return nothing_meanwhile

    def asides(self) -> Mapping[int, Choose]:
        """What seats may do while this is open. Nobody is asked for it, and nobody waits for it."""
        found = (
            self.meanwhile
        )  # called at once, compiled code would take the property for a method and return it uncalled
        return found()

    def asides_shown(self) -> dict[str, Any]:
        """The same as plain data, for everybody."""
        return {str(seat): one.plain(seat) for seat, one in self.asides().items()}

    def answered_by(self, seat: int | None, ask: str) -> Question | None:
        """What this seat answers with an answer to an ask of this name: the question, its part, or what is done meanwhile."""
        if seat is None or ask == self.ask.name:
            return self
        found = self.asides().get(seat)
        return found if found is not None and found.ask.name == ask else self

    def part(self, seat: int | None) -> Choose:
        """Return the question of this seat, if it has one."""
        found = self.asked().get(seat) if seat is not None else None
        if found is None:
            raise IllegalAnswer(
                "illegal-seat",
                f"seat {seat} is not asked by {self.ask.name}; asked: {sorted(self.asked())}",
                seat=-1 if seat is None else seat,
            )
        return found

    @abstractmethod
    def plain(self, viewer: int | None = None) -> dict[str, Any]:
        """This question as plain data for one viewer. Options are shown only to viewers who may see them."""


class Choose(Question):
    """One seat picks one of the options.

    The options are the law: what is not among them can't be done. Options are verbs or tuples of plain values, never
    pieces of the table. A forecast is computed once, on demand: while a question is open nothing changes. What options
    mark on the table beyond what their words name is computed on demand, too.
    """

    __slots__ = (
        "about",
        "ask",
        "barred",
        "forecast",
        "idle",
        "marks",
        "meanwhile",
        "moot",
        "opens",
        "options",
        "preselect",
        "reckoned",
        "seat",
        "seen_by",
    )
    kind = "choose"
    seat: int
    options: Sequence[Option]

    def __init__(
        self,
        ask: Ask,
        seat: int,
        options: Sequence[Option],
        about: tuple[Any, ...] = (),
        barred: Callable[[], Sequence[Barred]] = nothing_barred,
        forecast: Callable[[], Forecast | None] = no_forecast,
        marks: Callable[[Option], Marks] = nothing_marked,
        *,
        seen_by: tuple[int, ...] | None = EVERYBODY,
        opens: bool = False,
        idle: str = "",
        moot: Callable[[], MootAnswer | None] = not_moot,
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.options = options
        self.about = about
        self.barred = barred
        self.seen_by = seen_by
        """The seats that may see the options."""
        self.opens = opens
        """Whether the chosen option becomes public; what it was chosen from never does."""
        self.idle = idle or ask.idle
        """The verb by which this moment passes: now, or always when this is asked."""
        self.moot = moot
        """Whether asking would change nothing: worked out when somebody looks."""
        self.meanwhile: Callable[[], Mapping[int, Choose]] = nothing_meanwhile
        self.preselect: Callable[[], Option] | None = None
        """The option that clients propose first, if one is to be; worked out when somebody looks."""
        self.forecast = forecast
        self.marks = marks
        self.reckoned: Forecast | None = None

    @property
    def whose(self) -> int | None:
        return self.seat

    @property
    def audience(self) -> tuple[int, ...] | None:
        return EVERYBODY if self.opens else self.seen_by

    def __repr__(self) -> str:
        return f"{self.ask.clause} {self.ask.name}? seat {self.seat}: {[option_id(o) for o in self.options]}"

    def check(self, answer: Any) -> Option:
        try:
            return self.options[self.options.index(answer)]
        except ValueError:
            if isinstance(answer, str):
                for option in self.options:
                    if option_id(option) == answer:
                        return option
            self._refuse(answer)

    def _refuse(self, answer: Any) -> NoReturn:
        given = option_id(answer) if isinstance(answer, str | tuple) else repr(answer)
        for bar in self.barred():
            if option_id(bar.option) == given:
                reason = self.ask.reason(bar.reason, bar.values)
                raise IllegalAnswer(
                    "illegal-barred",
                    f"{given!r} can't be chosen now: {bar.reason} ({bar.clause})",
                    answer=given,
                    reason=reason,
                    clause=bar.clause,
                )
        offered = ", ".join(option_id(option) for option in self.options)
        raise IllegalAnswer(
            "illegal-option",
            f"{given!r} is not offered by {self.ask.name} ({self.ask.clause}); offered: {offered}",
            answer=given[:80],
            offered=offered,
        )

    def asked(self) -> Mapping[int, Choose]:
        return {self.seat: self}

    def moot_answer(self) -> MootAnswer | None:
        """The answer that clients may give by themselves; None: ask. What is secret is always asked, so that a silence tells nothing.

        It is worked out once: while a question is open nothing moves.
        """
        if self.seen_by is not None:
            return None
        if self.moot is not not_moot:
            found = self.moot()
            self.moot = not_moot if found is None else partial(_found_moot, found)
            return found
        return None

    def plain(self, viewer: int | None = None) -> dict[str, Any]:
        told: dict[str, Any] = {
            "kind": self.kind,
            "ask": self.ask.name,
            "clause": self.ask.clause,
            "seat": self.seat,
            "prompt": self.ask.question_shown(self.about),
        }
        if self.seen_by is not None:
            told["secret"] = True
        if self.seen_by is None or viewer in self.seen_by:
            told["options"] = [self._shown(option) for option in self.options]
            if self.idle and self.idle in self.options:
                told["idle"] = self.idle
            if self.ask.closing != self.ask.idle and self.ask.closing in self.options:
                told["closing"] = self.ask.closing
            if (moot := self.moot_answer()) is not None:
                told["moot"] = {"option": option_id(moot.option), "why": moot.why}
            if viewer == self.seat and self.preselect is not None:
                told["preselected"] = option_id(self.preselect())
            told["barred"] = [
                {
                    **self._shown(bar.option),
                    "reason": self.ask.reason_shown(bar.reason, bar.values),
                    "clause": bar.clause,
                }
                for bar in self.barred()
            ]
            if self.forecast is not no_forecast:
                self._foretell(told)
            if asides := self.asides_shown():
                told["meanwhile"] = asides
        return told

    def marked(self, option: Option) -> Marks:
        """Everything an option marks on the table: what its words name, and what only the table knows."""
        more = self.marks(option)
        touches = self.ask.touched(option, self.seat, self.about) if self.ask.touches else ()
        return more._replace(touches=touches + more.touches) if touches else more

    def _shown(self, option: Option) -> dict[str, Any]:
        """An option as plain data, with what it marks on the table."""
        if self.marks is nothing_marked:
            return dict(_by_words(self.ask, option, self.seat, self.about))
        shown: dict[str, Any] = {"id": option_id(option), "label": label_shown(self.ask, option)}
        marks = self.marked(option)
        if marks.touches:
            shown["touches"] = list(marks.touches)
        if any(marks.leads):
            shown["leads"] = [list(part) for part in marks.leads]
        if marks.settles:
            shown["settles"] = True
        return shown

    def _foretell(self, told: dict[str, Any]) -> None:
        forecast = self.foretold()
        if forecast is None:
            return
        if forecast.note:
            told["odds"] = Message(forecast.note).plain()
        for option, shown in zip(self.options, told["options"], strict=True):
            if option in forecast.odds:
                shown["odds"] = list(_rounded(forecast.odds[option]))
            if option in forecast.stakes:
                shown["stakes"] = forecast.stakes[option].plain()
            if option in forecast.rolls:
                shown["roll"] = forecast.rolls[option].plain()

    def foretold(self) -> Forecast | None:
        """The forecast for its options, computed once."""
        self.reckoned = self.reckoned or self.forecast()
        return self.reckoned


@lru_cache(maxsize=8192)
def _rounded(odds: Odds) -> tuple[float, ...]:
    """Odds rounded as they are shown to people."""
    return tuple(round(chance, 4) for chance in odds)


@lru_cache(maxsize=8192)
def _by_words(ask: Ask, option: Option, seat: int, about: tuple[Any, ...]) -> dict[str, Any]:
    """An option that marks only what its words name, as plain data. Cached because it is asked for often; callers must
    not change it."""
    shown: dict[str, Any] = {"id": option_id(option), "label": label_shown(ask, option)}
    if ask.touches and (touches := ask.touched(option, seat, about)):
        shown["touches"] = list(touches)
    return shown


class _MultiSeat(Question):
    """The common base of Together and Anyone: one open question for each of several seats."""

    __slots__ = ("about", "ask", "parts")
    several = True
    about: tuple[Any, ...]
    ask: Ask
    parts: dict[int, Choose]

    def __repr__(self) -> str:
        return f"{self.ask.clause} {self.ask.name}? seats {sorted(self.parts)}"

    def asked(self) -> Mapping[int, Choose]:
        return self.parts

    def answered_by(self, seat: int | None, ask: str) -> Question | None:
        return None if seat is None else self.parts.get(seat)

    def check(self, answer: Any) -> Any:
        """Check an answer by the question of the seat it comes with."""
        seat, given = answer
        return seat, self.part(seat).check(given)

    def plain(self, viewer: int | None = None) -> dict[str, Any]:
        mine = self.parts.get(viewer) if viewer is not None else None
        return {
            "kind": self.kind,
            "ask": self.ask.name,
            "clause": self.ask.clause,
            "waiting": sorted(self.parts),
            "prompt": self.ask.question_shown(self.about),
            "mine": None if mine is None else mine.plain(viewer),
        }


class Together(_MultiSeat, Generic[T]):
    """Several seats decide at once, each at its own pace; nobody sees another's answers until all are in.

    Each seat has a flow of its own, from a single question to a whole turn. `yield from Together(...)` returns what
    each flow returned, by seat. A server takes the answers in any order, a simulation in seat order.
    """

    __slots__ = ("_flows", "_returned")
    kind = "together"

    def __init__(self, ask: Ask, flows: Mapping[int, Flow[T]], about: tuple[Any, ...] = ()) -> None:
        self.ask = ask
        self.about = about
        self.parts = {}
        self._flows = dict(flows)
        self._returned: dict[int, T] = {}

    @property
    def is_open(self) -> bool:
        """Whether any seat still has something to decide in it, or will have."""
        return len(self._returned) < len(self._flows)

    def plain(self, viewer: int | None = None) -> dict[str, Any]:
        return {**super().plain(viewer), "of": len(self._flows)}

    def __iter__(self) -> Flow[dict[int, T]]:
        parts, flows, returned = self.parts, self._flows, self._returned
        beginning = list(reversed(flows))
        while beginning or parts:
            if beginning:
                seat, answer = beginning.pop(), None
            else:
                seat, answer = yield self
                del parts[seat]
            flow = flows[seat]
            try:  # run this seat's flow until it asks that seat again, or ends
                question = flow.send(answer)
                while True:
                    if type(question) is Choose and question.seat == seat:
                        if len(question.options) != 1:
                            parts[seat] = question
                            break
                        question = flow.send(question.options[0])
                    else:  # a question for fate or for another seat is asked on its own, at once
                        question = flow.send((yield question))
            except StopIteration as stop:
                returned[seat] = stop.value
        return {seat: returned[seat] for seat in flows}


PASS = "pass"


class Anyone(_MultiSeat):
    """At a named moment any of these seats may act. The first to act wins the moment, and all may pass.

    `yield from Anyone(...)` returns `(seat, option)`, or None if everyone passed. Ask again after an act if the moment
    stays open. Each seat's options get `pass` in front. A seat that could only pass is not asked, unless hands are
    `secret`: then every seat given is asked, so that silence reveals nothing.
    """

    __slots__ = ()
    kind = "anyone"

    def __init__(
        self,
        ask: Ask,
        options: Mapping[int, Sequence[Option]],
        about: tuple[Any, ...] = (),
        *,
        secret: bool = False,
        forecast: Callable[[Sequence[Option]], Forecast | None] | None = None,
    ) -> None:
        self.ask = ask
        self.about = about
        self.parts = {
            seat: Choose(
                ask,
                seat,
                [PASS, *acts],
                about,
                seen_by=(seat,) if secret else EVERYBODY,
                forecast=no_forecast if forecast is None else partial(forecast, acts),
            )
            for seat, acts in options.items()
            if acts or secret
        }

    def __iter__(self) -> Flow[tuple[int, Option] | None]:
        while self.parts:
            seat, option = yield self
            if option != PASS:
                return seat, option
            del self.parts[seat]
        return None


def no_options(question: Question) -> RulesBroken:
    """The error for a question that nobody could answer."""
    return RulesBroken("rules-broken", f"{question!r} has no options", ask=question.ask.name)
