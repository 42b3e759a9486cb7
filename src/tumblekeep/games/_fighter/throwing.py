"""The throw as a question: a setting goes in, a landing comes out. The rules never learn how it was thrown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any, NamedTuple

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Numbers, Throw
from tumblekeep.core.question import Flow, Meanwhile
from tumblekeep.games._fighter.doubt import settle_doubts
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.harm import is_defeated, use_meanwhile, uses
from tumblekeep.games._fighter.odds import LandingModel
from tumblekeep.games._fighter.stakes import throw_stakes
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.landing_limits import check_landing
from tumblekeep.kit.throw_setup import ThrowSetup

Odds = Iterable[tuple[Landing, Fraction]]


def land(edition: Edition[T, H, S], table: T, hero: H, shot: S) -> Flow[Landing | None]:
    """Throw the die. While it is in the hand, heroes may still use what they may at the start of a turn.

    Return where it landed, or None if such a use defeated the monster.
    """
    seats = len(table.heroes)
    while True:
        setting = edition.setting(table, hero, shot)
        question = throw(
            edition.asks.throw, hero.seat, setting, shot.die, edition.nominal, seats, edition.course
        )
        question.meanwhile = partial(uses, edition, table, "turn", edition.too_late)
        question.stakes = partial(throw_stakes, edition, table, hero, shot, setting)
        landing: Any = yield question
        if type(landing) is not Meanwhile:
            break
        yield from use_meanwhile(edition, table, landing, "turn")
        if is_defeated(table):
            return None
    if landing.doubts:
        landing = yield from settle_doubts(edition, table, setting, landing)
    return landing  # type: ignore[no-any-return]


def throw(
    ask: Ask,
    seat: int,
    setting: ThrowSetup,
    die: str,
    nominal: Callable[[ThrowSetup], Odds],
    seats: int = 0,
    course: Callable[[ThrowSetup], LandingModel] | None = None,
) -> Throw[Landing]:
    """Ask where the dice of this setting come to rest; `die` is their name in the prompt.

    Any of this many `seats` may call a report doubtful. Landings are drawn by their `course`, if one is given.
    """
    made = _prepared(setting, seats, nominal, course)
    return Throw(ask, seat, made.setup, made.read, made.odds, (die,), made.drawn)


class PreparedThrow(NamedTuple):
    """The parts of a throw that do not depend on who throws."""

    setup: dict[str, Any]
    read: Callable[[Any], Landing]
    odds: Callable[[], Odds]
    drawn: Callable[[Numbers], Landing] | None


@lru_cache(maxsize=1024)
def _prepared(
    setting: ThrowSetup,
    seats: int,
    nominal: Callable[[ThrowSetup], Odds],
    course: Callable[[ThrowSetup], LandingModel] | None,
) -> PreparedThrow:
    def read(answer: Any) -> Landing:
        landing = answer if isinstance(answer, Landing) else Landing.from_json(answer)
        check_landing(setting, landing, seats)
        return landing

    falling: LandingModel | None = None

    def drawn(random: Numbers) -> Landing:
        nonlocal falling
        if falling is None:
            assert course is not None
            falling = course(setting)  # built on the first draw: if people throw, there is none
        return falling.drawn(random)

    return PreparedThrow(
        setting.to_json(), read, partial(nominal, setting), None if course is None else drawn
    )
