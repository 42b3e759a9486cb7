"""A friendly first table, and what the coach says when something first happens: `first.toml` in a game's folder.

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

If several hints fit the same question, the first one in the file is said.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple

from tumblekeep.core.game import Game
from tumblekeep.games import known, load, room
from tumblekeep.kit.content import field
from tumblekeep.lesson.reading import file_error, options_in, rows, texts, whole_file
from tumblekeep.lesson.script import lesson_words

FILE = "first.toml"


class CoachHint(NamedTuple):
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
class FirstGameGuide:
    """The first game that a newcomer gets."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    advice: Mapping[str, Sequence[str]]
    hints: tuple[CoachHint, ...]

    @property
    def seats(self) -> int:
        """How many seats: the newcomer's and the bots'."""
        return 1 + len(self.bots)

    def messages(self) -> Iterator[str]:
        """Everything that may be said."""
        return (hint.says for hint in self.hints)

    def due(
        self, said: Container[str], ask: str | None, setup: Mapping[str, Any], happened: Container[str]
    ) -> CoachHint | None:
        """Return what to say now, apart from what was said before. What happened comes before what is asked."""
        fresh = [hint for hint in self.hints if hint.says not in said]
        for hint in fresh:
            if hint.happening is not None and hint.happening in happened:
                return hint
        for hint in fresh:
            if hint.ask is not None and hint.ask == ask and (hint.needs is None or setup.get(hint.needs)):
                return hint
        return None

    @property
    def words(self) -> str:
        """The catalogue of what is said."""
        return next(iter(lesson_words(self.game)), self.game)

    def plain(self) -> dict[str, Any]:
        """As plain data, for clients."""
        return {
            "bots": list(self.bots),
            "options": dict(self.options),
            "advice": {ask: list(options) for ask, options in self.advice.items()},
            "words": self.words,
            "hints": [
                {"says": hint.says, "ask": hint.ask, "happening": hint.happening, "needs": hint.needs}
                for hint in self.hints
            ],
        }


def guide_of(slug: str) -> FirstGameGuide | None:
    """What this game gives to newcomers, checked; None: nothing, or the game is not listed."""
    if slug not in known():
        return None
    found = files(room(slug)).joinpath(FILE)
    return read_first(load(slug), found.read_text(encoding="utf-8")) if found.is_file() else None


def read_first(game: Game, text: str) -> FirstGameGuide:
    """Read the file and check it against the game."""
    where = f"{game.slug}/{FILE}"
    whole = whole_file(text, {"bots", "options", "advice", "hint"}, where)
    options = options_in(whole, where)
    advice = field({"advice": {}, **whole}, "advice", dict, where=where)
    bots = texts(whole, "bots", where)
    game.check(1 + len(bots), options)
    asks = {ask.name for ask in game.asks}
    for ask in advice:
        if ask not in asks:
            raise file_error(where, f"'advice' should list options by kind of question, says {ask!r}")
    happenings = {kind.__name__ for kind in game.happenings}

    def hint(name: str, row: dict[str, Any], where: str) -> CoachHint:
        ask, happening, needs = row.get("ask"), row.get("happening"), row.get("with")
        if (ask is None) == (happening is None):
            raise file_error(where, "give either 'ask' or 'happening', to say when the hint is due")
        if ask is not None and ask not in asks:
            raise file_error(where, f"the game never asks {ask!r}")
        if happening is not None and happening not in happenings:
            raise file_error(where, f"{happening!r} never happens in this game")
        if needs is not None and ask is None:
            raise file_error(where, "'with' is about a question, so it needs 'ask'")
        return CoachHint(name, ask, happening, needs)

    hints = rows(whole, "hint", {"name", "ask", "happening", "with"}, where, hint)
    return FirstGameGuide(game.slug, bots, options, {ask: texts(advice, ask, where) for ask in advice}, hints)
