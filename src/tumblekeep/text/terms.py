"""Numbers of a game's content as Fluent terms, so that every client says the number that is played.

A message says `{ -feat-gold } coins`. If the word depends on the number, it chooses by the number's plural form:
`{ -price-retainer.form -> [one] coin *[other] coins }`.
"""

from __future__ import annotations

from functools import cache

from babel import Locale

from tumblekeep.core.game import Game


def number_terms(game: Game, language: str) -> str:
    """A game's numbers in a language, as Fluent text.

    >>> from tumblekeep.games import load
    >>> print(number_terms(load("dungeon_attack"), "en").splitlines()[0])
    -feat-gold = 16
    """
    form = _plural_form(language)
    return "".join(f"-{name} = {value}\n    .form = {form(value)}\n" for name, value in game.numbers.items())


@cache
def _plural_form(language: str):  # type: ignore[no-untyped-def]  # babel has no types for it
    return Locale(language).plural_form
