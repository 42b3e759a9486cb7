"""The throw as a question: a setting in, a landing out. The rules never learn who threw."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Throw
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.setting import Setting
from tumblekeep.kit.throwing import die_kind

Odds = Iterable[tuple[Landing, Fraction]]


def throw(
    ask: Ask, seat: int, setting: Setting, die: str, nominal: Callable[[Setting], Odds]
) -> Throw[Landing]:
    """The question where the dice of this setting come to rest; `die` is what the prompt calls them."""
    setup, read = _prepared(setting)
    return Throw(ask, seat, setup, read, lambda: nominal(setting), (die,))


@lru_cache(maxsize=512)
def _prepared(setting: Setting) -> tuple[dict[str, Any], Callable[[Any], Landing]]:
    wanted = set(setting.demands)
    icons = {die: {None, *die_kind(setting.game, die).icons} for die in setting.dice}

    def read(answer: Any) -> Landing:
        landing = answer if isinstance(answer, Landing) else Landing.from_json(answer)
        if landing.game != setting.game:
            raise FieldError("landing.game", landing.game, setting.game)
        thrown = tuple(die.die for die in landing.dice)
        if thrown != setting.dice:
            raise FieldError("landing.dice", list(thrown), "the dice thrown: " + ", ".join(setting.dice))
        for die in landing.dice:
            if die.demands.keys() != wanted:
                raise FieldError(
                    f"landing.{die.die}.demands",
                    sorted(die.demands),
                    "a verdict for each of: " + (", ".join(setting.demands) or "nothing"),
                )
            if die.icon not in icons[die.die]:
                raise FieldError(
                    f"landing.{die.die}.icon", die.icon, "what that die can show, or nothing at all"
                )
        return landing

    return setting.to_json(), read
