"""Questions for fate: rolls, draws and throws, with their exact odds.

Nothing here is random. Fate answers from outside: sampled, scripted, typed in from real dice, simulated, or
enumerated with its odds. Pools of equal dice are counted by face, never listed in order: fourteen dice of three
faces have 120 outcomes, not 4,782,969.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import factorial
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from tumblekeep.core.ask import Ask
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.message import Message
from tumblekeep.core.question import EVERYBODY, Choose, Question, nothing_meanwhile

Numbers: TypeAlias = Callable[[], float]
"""A stream of numbers from 0 up to 1."""
Counts: TypeAlias = tuple[int, ...]
"""How many dice show each of a die's different faces, in the order of `Die.faces`."""


class Die:
    """A die: its different faces, and on how many of its sides each of them stands.

    >>> Die("normal", "DDMMFF").faces, Die("normal", "DDMMFF").sides
    (('D', 'M', 'F'), (2, 2, 2))
    """

    __slots__ = ("faces", "kinds", "name", "sides", "total")

    def __init__(self, name: str, sides: Sequence[str]) -> None:
        counted: dict[str, int] = {}
        for face in sides:
            counted[face] = counted.get(face, 0) + 1
        self.name = name
        self.faces = tuple(counted)
        self.kinds = len(counted)
        self.sides = tuple(counted.values())
        self.total = len(sides)

    def __repr__(self) -> str:
        return f"Die({self.name!r})"


D6 = Die("d6", "123456")


class Chance(Question):
    """A question for fate."""

    __slots__ = ()
    by_fate = True
    seat: int | None
    """The seat that rolls, draws or throws; None if it belongs to no seat."""

    @property
    def whose(self) -> int | None:
        return self.seat


class Roll(Chance):
    """Roll pools of equal dice. The answer is, for each pool, how many dice show each face."""

    __slots__ = ("about", "ask", "pools", "seat")
    kind: ClassVar[str] = "roll"

    def __init__(
        self, ask: Ask, seat: int | None, pools: Sequence[tuple[Die, int]], about: tuple[Any, ...] = ()
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.pools = pools
        self.about = about

    def __repr__(self) -> str:
        return f"{self.ask.clause} roll {' + '.join(f'{n} {die.name}' for die, n in self.pools)}"

    def check(self, answer: Any) -> tuple[Counts, ...]:
        pools = self.pools
        if len(pools) == 1 and type(answer) is tuple and len(answer) == 1:  # by far the most common
            die, n = pools[0]
            counts = answer[0]
            if sum(counts) == n and min(counts) >= 0 and len(counts) == die.kinds:
                return answer
        if len(answer) != len(pools):
            raise self._wrong(f"{len(pools)} pools were rolled, not {len(answer)}")
        for (die, n), counts in zip(pools, answer):  # noqa: B905 - just compared
            if sum(counts) != n or min(counts) < 0 or len(counts) != die.kinds:
                raise self._wrong(
                    f"{n} {die.name} dice with faces {' '.join(die.faces)} can't show {list(counts)}"
                )
        return answer if type(answer) is tuple else tuple(map(tuple, answer))

    def _wrong(self, why: str) -> IllegalAnswer:
        return IllegalAnswer("illegal-roll", f"{self.ask.name} ({self.ask.clause}): {why}", why=why)

    def odds(self) -> Iterator[tuple[tuple[Counts, ...], Fraction]]:
        """Every outcome with its exact chance; the chances sum to one."""
        for outcome in product(*(tuple(pool_odds(die, n)) for die, n in self.pools)):
            chance = Fraction(1)
            for _, part in outcome:
                chance *= part
            yield tuple(counts for counts, _ in outcome), chance

    def plain(self, viewer: int | None = None) -> dict[str, Any]:
        return {
            **_plain(self, self.about),
            "pools": [
                {"die": die.name, "count": n, "faces": list(die.faces), "sides": list(die.sides)}
                for die, n in self.pools
            ],
        }


class RollEach(Chance):
    """Roll different dice, each on its own. The answer is, for each die, the number of the side that is up, from 0."""

    __slots__ = ("about", "ask", "dice", "seat")
    kind: ClassVar[str] = "roll_each"

    def __init__(
        self,
        ask: Ask,
        seat: int | None,
        dice: Sequence[tuple[str, Sequence[str]]],
        about: tuple[Any, ...] = (),
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.dice = dice
        """Each die's id with its sides in order; two sides may look alike."""
        self.about = about

    def __repr__(self) -> str:
        return f"{self.ask.clause} roll {' '.join(name for name, _ in self.dice)}"

    def check(self, answer: Any) -> tuple[int, ...]:
        if len(answer) != len(self.dice):
            raise self._wrong(f"{len(self.dice)} dice were rolled, not {len(answer)}")
        for (name, sides), side in zip(self.dice, answer, strict=True):
            if not 0 <= side < len(sides):
                raise self._wrong(f"{name} has sides 0 to {len(sides) - 1}, not {side}")
        return answer if type(answer) is tuple else tuple(answer)

    def _wrong(self, why: str) -> IllegalAnswer:
        return IllegalAnswer("illegal-roll", f"{self.ask.name} ({self.ask.clause}): {why}", why=why)

    def odds(self) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        """Every outcome with its exact chance. Use it for few dice only, because the outcomes of different dice
        multiply."""
        chance = Fraction(1)
        for _, sides in self.dice:
            chance /= len(sides)
        for outcome in product(*(range(len(sides)) for _, sides in self.dice)):
            yield outcome, chance

    def plain(self, viewer: int | None = None) -> dict[str, Any]:
        return {
            **_plain(self, self.about),
            "dice": [{"die": name, "sides": list(sides)} for name, sides in self.dice],
        }


class Draw(Chance):
    """Take one thing out of a bag or deck whose order nobody knows. The answer is what came out.

    A deck is a bag, too: a card is drawn when it is needed, so there is no order that could leak. `seen_by` names the
    seats that may see what was drawn.
    """

    __slots__ = ("about", "ask", "bag", "seat", "seen_by")
    kind: ClassVar[str] = "draw"

    def __init__(
        self,
        ask: Ask,
        seat: int | None,
        bag: Mapping[str, int],
        about: tuple[Any, ...] = (),
        seen_by: tuple[int, ...] | None = EVERYBODY,
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.bag = bag
        """What is in the bag: how many of each thing; no count is zero."""
        self.about = about
        self.seen_by = seen_by

    @property
    def audience(self) -> tuple[int, ...] | None:
        return self.seen_by

    def __repr__(self) -> str:
        return f"{self.ask.clause} draw one of {sum(self.bag.values())}"

    def check(self, answer: Any) -> str:
        if not isinstance(answer, str) or answer not in self.bag:
            why = f"{str(answer)[:60]!r} is not in the bag"
            raise IllegalAnswer(
                "illegal-draw", f"{self.ask.name} ({self.ask.clause}): {why}", thing=str(answer)[:60]
            )
        return answer

    def odds(self) -> Iterator[tuple[str, Fraction]]:
        """Each thing with its exact chance."""
        total = sum(self.bag.values())
        for thing, count in self.bag.items():
            yield thing, Fraction(count, total)

    def plain(self, viewer: int | None = None) -> dict[str, Any]:
        told = _plain(self, self.about)
        if (
            self.seen_by is None
        ):  # a secret draw shows nobody the rest of the bag, because that may be another seat's secret
            told["bag"] = dict(self.bag)
        return told


def _plain(question: Chance, about: tuple[Any, ...]) -> dict[str, Any]:
    return {
        "kind": question.kind,
        "ask": question.ask.name,
        "clause": question.ask.clause,
        "seat": question.seat,
        "prompt": question.ask.question(about).plain(),
    }


def pool_odds(die: Die, n: int) -> Iterator[tuple[Counts, Fraction]]:
    """Every way `n` equal dice can show their faces, with its exact chance.

    >>> [(counts, str(chance)) for counts, chance in pool_odds(Die("coin", "HT"), 2)]
    [((0, 2), '1/4'), ((1, 1), '1/2'), ((2, 0), '1/4')]
    """
    for counts in compositions(n, len(die.faces)):
        ways = factorial(n)
        for count, sides in zip(counts, die.sides, strict=True):
            ways = ways // factorial(count) * sides**count
        yield counts, Fraction(ways, die.total**n)


def compositions(n: int, parts: int) -> Iterator[Counts]:
    """Every way to share `n` equal things among `parts`."""
    if parts == 1:
        yield (n,)
        return
    for first in range(n + 1):
        for rest in compositions(n - first, parts - 1):
            yield (first, *rest)


class LandingRecord(Protocol):
    """Where a thrown thing came to rest, as a record that the log can keep."""

    def to_json(self) -> Any:
        """The record as plain data."""
        ...


L = TypeVar("L", bound=LandingRecord)


class ThrowStake(NamedTuple):
    """What a throw has to reach, as it stands now, for somebody who weighs how much to risk."""

    least: int
    """The least value that does it."""
    says: Message
    """What that value does."""


def nothing_at_stake() -> Sequence[ThrowStake]:
    """The default: no value stands out."""
    return ()


class Throw(Chance, Generic[L]):
    """Throw dice (or flip a template) at a target. The answer is the landing: a record of where and how.

    A throw may be aimed and simulated, reported by the people at a real table, or sampled from landing tables. The
    rules can't tell which. `setup` is plain data: what is thrown, at what, and under which requirements.
    `nominal` gives landings with chances, for callers that have neither physics nor a real table. `drawn` gives one of
    them with the same chances, without building the others. If `drawn` is None, go through all of `nominal`.
    """

    __slots__ = ("about", "ask", "drawn", "meanwhile", "nominal", "read", "seat", "setup", "stakes")
    kind: ClassVar[str] = "throw"

    def __init__(
        self,
        ask: Ask,
        seat: int,
        setup: Mapping[str, Any],
        read: Callable[[Any], L],
        nominal: Callable[[], Iterable[tuple[L, Fraction]]],
        about: tuple[Any, ...] = (),
        drawn: Callable[[Numbers], L] | None = None,
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.setup = setup
        self.read = read
        """Makes a landing from plain data. It raises a ValueError that carries a `message` to the player if the data
        is wrong."""
        self.nominal = nominal
        self.about = about
        self.drawn = drawn
        self.meanwhile: Callable[[], Mapping[int, Choose]] = nothing_meanwhile
        self.stakes: Callable[[], Sequence[ThrowStake]] = nothing_at_stake

    def __repr__(self) -> str:
        return f"{self.ask.clause} throw by seat {self.seat}"

    def check(self, answer: Any) -> L:
        try:
            return self.read(answer)
        except (ValueError, TypeError, KeyError) as error:
            why = f"{self.ask.name} ({self.ask.clause}): {error}"
            said = getattr(error, "message", None)
            if isinstance(said, Message):
                raise IllegalAnswer(said.id, why, **said.args) from error
            raise IllegalAnswer("illegal-throw", why, why=str(error)) from error

    def odds(self) -> Iterator[tuple[L, Fraction]]:
        """The nominal landings with their chances."""
        yield from self.nominal()

    def plain(self, viewer: int | None = None) -> dict[str, Any]:
        told = {**_plain(self, self.about), "setup": dict(self.setup)}
        if asides := self.asides_shown():
            told["meanwhile"] = asides
        if stakes := self.stakes():
            told["stakes"] = [{"least": least, "says": says.plain()} for least, says in stakes]
        return told
