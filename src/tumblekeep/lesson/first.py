"""A first table that is kind, and what the coach says when something first happens: `first.toml` in a game's folder, read and checked.

    bots = ["shrewd", "careless"]     # who sits there besides the newcomer
    [options]                         # of the game, the gentler ones
    difficulty = "easy"
    [advice]                          # by kind of question: the options recommended for a first game
    hero = ["take.gromli"]

    [[hint]]
    name = "special"                  # what is said: the message `first-special`, in the words of the lesson
    ask = "throw"                     # when the newcomer is asked this for the first time; or
    happening = "Hurt"                # when this first happens, to the newcomer or to nobody in particular
    with = "demands"                  # only if this part of the question's setup is not empty

Of hints for the same question the first in the file that fits is said.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple

from tumblekeep.core.errors import BadContent
from tumblekeep.core.game import Game
from tumblekeep.games import load, room
from tumblekeep.kit.content import field, only
from tumblekeep.lesson.script import NAME, lesson_words

FILE = "first.toml"


class Hint(NamedTuple):
    """One thing to say once: at a kind of question, or when something happens."""

    name: str
    ask: str | None
    happening: str | None
    needs: str | None
    """A part of the question's setup that must not be empty."""

    @property
    def says(self) -> str:
        """The message."""
        return f"first-{self.name}"


@dataclass(frozen=True)
class First:
    """What a newcomer is given."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    advice: Mapping[str, Sequence[str]]
    hints: tuple[Hint, ...]

    @property
    def seats(self) -> int:
        """The newcomer's and the bots'."""
        return 1 + len(self.bots)

    def messages(self) -> Iterator[str]:
        """Everything that may be said."""
        return (hint.says for hint in self.hints)

    def plain(self) -> dict[str, Any]:
        """As plain data, for clients."""
        words = lesson_words(self.game)
        return {
            "bots": list(self.bots),
            "options": dict(self.options),
            "advice": {ask: list(options) for ask, options in self.advice.items()},
            "words": words[0] if words else self.game,
            "hints": [
                {"says": hint.says, "ask": hint.ask, "happening": hint.happening, "needs": hint.needs}
                for hint in self.hints
            ],
        }


def first_of(slug: str) -> First | None:
    """What this game gives to newcomers, checked; None: nothing."""
    found = files(room(slug)).joinpath(FILE)
    return read_first(load(slug), found.read_text(encoding="utf-8")) if found.is_file() else None


def read_first(game: Game, text: str) -> First:
    """The file, checked against the game."""
    where = f"{game.slug}/{FILE}"
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("coach-file", f"{where}: {error}", where=where, why=str(error)) from error
    only(whole, {"bots", "options", "advice", "hint"}, where=where)
    options = field({"options": {}, **whole}, "options", dict, where=where)
    advice = field({"advice": {}, **whole}, "advice", dict, where=where)
    bots = field(whole, "bots", list, where=where)
    game.check(1 + len(bots), options)
    asks = {ask.name for ask in game.asks}
    for ask, recommended in advice.items():
        if ask not in asks or not isinstance(recommended, list):
            raise _wrong(where, f"'advice' should list options by kind of question, says {ask!r}")
    happenings = {kind.__name__ for kind in game.happenings}
    hints: list[Hint] = []
    for number, row in enumerate(field({"hint": [], **whole}, "hint", list, where=where), start=1):
        hints.append(_hint(row, f"{where}, hint {number}", asks, happenings, [hint.name for hint in hints]))
    return First(
        game.slug, tuple(bots), options, {ask: tuple(told) for ask, told in advice.items()}, tuple(hints)
    )


def _hint(row: dict[str, Any], where: str, asks: set[str], happenings: set[str], before: list[str]) -> Hint:
    only(row, {"name", "ask", "happening", "with"}, where=where)
    name = field(row, "name", str, where=where)
    if not NAME.fullmatch(name) or name in before:
        raise _wrong(where, f"'name' should be small letters and new, is {name!r}")
    ask, happening, needs = row.get("ask"), row.get("happening"), row.get("with")
    if (ask is None) == (happening is None):
        raise _wrong(where, "either 'ask' or 'happening' says when")
    if ask is not None and ask not in asks:
        raise _wrong(where, f"the game never asks {ask!r}")
    if happening is not None and happening not in happenings:
        raise _wrong(where, f"{happening!r} never happens in this game")
    if needs is not None and ask is None:
        raise _wrong(where, "'with' speaks of a question")
    return Hint(name, ask, happening, needs)


def _wrong(where: str, why: str) -> BadContent:
    return BadContent("coach-file", f"{where}: {why}", where=where, why=why)
