"""The throw as a question: a setting in, a landing out. The rules never learn who threw."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Numbers, Throw
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.possible import check_landing
from tumblekeep.kit.setting import Setting

Odds = Iterable[tuple[Landing, Fraction]]


def throw(
    ask: Ask,
    seat: int,
    setting: Setting,
    die: str,
    nominal: Callable[[Setting], Odds],
    seats: int = 0,
    draw: Callable[[Setting, Numbers], Landing] | None = None,
) -> Throw[Landing]:
    """The question where the dice of this setting come to rest; `die` is what the prompt calls them.

    Of so many `seats` any may call what people report doubtful.
    """
    setup, read = _prepared(setting, seats)
    drawn = None if draw is None else partial(draw, setting)
    return Throw(ask, seat, setup, read, partial(nominal, setting), (die,), drawn)


@lru_cache(maxsize=512)
def _prepared(setting: Setting, seats: int) -> tuple[dict[str, Any], Callable[[Any], Landing]]:
    def read(answer: Any) -> Landing:
        landing = answer if isinstance(answer, Landing) else Landing.from_json(answer)
        check_landing(setting, landing, seats)
        return landing

    return setting.to_json(), read
