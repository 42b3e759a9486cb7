"""Scope: what may ever be answered and seen in a game with this many seats and these options, known without playing.

An Ask declares the words of its options; a scope declares the values of each word. Together they give the
vocabulary: every answer that may ever be given, by name, in a fixed order. Some words of an option choose nothing;
they only inform (in `("card", "buckler", 4)`, four is the price). These are left out of the name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.ask import Ask, Option
from tumblekeep.core.shape import Shape

if TYPE_CHECKING:
    from tumblekeep.core.game import Game, Options

TOLD = None
"""In place of values: this word informs and chooses nothing."""


class OutOfScope(ValueError):
    """A game offers, or asks about, something that its scope does not hold, or it has no scope."""


class Scope(NamedTuple):
    """The values that words of options may have, and what a view may hold."""

    seen: Shape
    words: Mapping[str, Sequence[Any] | None] = {}
    """The values of a word, or TOLD, by `ask-verb.word`, `ask.word` (in the prompt too) or `word` alone; the first key
    that is present counts. Seats and the game's own families of words need no entry."""
    fitting: Mapping[str, Callable[..., bool]] = {}
    """By `ask-verb`: whether a combination of the choosing words exists. Without an entry, all of them do."""
    stepwise: Collection[str] = ()
    """`ask-verb` of options with so many combinations that their words are chosen one after the other, in steps."""
    together: bool = False
    """Whether several seats decide at once in this game."""


class Vocabulary:
    """Every answer that may ever be given, by name and number. Some options take several steps."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        if game.scope is None:
            raise OutOfScope(f"{game.slug} has no scope, so its answers can't be numbered")
        self.game = game
        self.seats = seats
        self.scope = game.scope(seats, options)
        found: dict[str, None] = {}
        self.asks = tuple(ask for ask in game.asks if ask.options)
        for ask in self.asks:
            for verb in ask.options:
                found.update(dict.fromkeys(self._names(ask, verb)))
        self.names = tuple(found)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.begun = tuple(
            dict.fromkeys(
                name
                for ask in self.asks
                for verb in ask.options
                if f"{ask.name}-{verb}" in self.scope.stepwise
                for name in self._steps(ask, verb)[0]
            )
        )
        """The names after which an option is not complete yet."""
        digest = blake2b("\n".join(self.names).encode(), digest_size=4).hexdigest()
        self.version = f"{game.slug}-{game.version}-{seats}-{digest}"
        """Stays the same as long as the rules and these names do."""
        self._known = {ask: _OptionSpelling(self, ask) for ask in self.asks}
        self.first = {ask: _FirstAction(self._known[ask]) for ask in self.asks}
        """By kind of question and option: the action that chooses the option, or its first step."""
        self.stepwise = frozenset(
            ask
            for ask in self.asks
            if any(f"{ask.name}-{verb}" in self.scope.stepwise for verb in ask.options)
        )
        """The kinds of question that have options of several steps."""

    def __len__(self) -> int:
        return len(self.names)

    def values(self, ask: Ask, verb: str, word: str, kind: str) -> Sequence[Any] | None:
        """The values that a word of an option may have; with verb "", a word of a prompt."""
        words = self.scope.words
        for key in (f"{ask.name}-{verb}.{word}", f"{ask.name}.{word}", word):
            if key in words:
                return words[key]
        if kind == "seat":
            return range(self.seats)
        if kind in self.game.words:
            return self.game.words[kind]
        raise OutOfScope(f"{self.game.slug}: the scope has no values for `{word}` of {ask.name}-{verb}")

    def _chosen(self, ask: Ask, verb: str) -> list[tuple[int, str, Sequence[Any]]]:
        """The choosing words of an option: their positions, names and values."""
        chosen = []
        for place, (word, kind) in enumerate(ask.options[verb]):
            values = self.values(ask, verb, word, kind)
            if values is not None:
                chosen.append((place, word, values))
        return chosen

    def _names(self, ask: Ask, verb: str) -> Iterable[str]:
        name = f"{ask.name}-{verb}"
        if name in self.scope.stepwise:
            return [one for step in self._steps(ask, verb) for one in step]
        chosen = self._chosen(ask, verb)
        fitting = self.scope.fitting.get(name)
        return [
            ".".join((verb, *map(str, words)))
            for words in product(*(values for _, _, values in chosen))
            if fitting is None or fitting(*words)
        ]

    def _steps(self, ask: Ask, verb: str) -> list[list[str]]:
        """The names available in each step of an option that is chosen in steps."""
        first, *rest = self._chosen(ask, verb)
        return [
            [f"{verb}.{value}" for value in first[2]],
            *([f"{word}.{value}" for value in values] for _, word, values in rest),
        ]

    def spelled(self, ask: Ask, option: Option) -> tuple[int, ...]:
        """The action numbers that choose an option: one, or one a step."""
        verb, *words = (option,) if isinstance(option, str) else option
        chosen = self._chosen(ask, verb)
        if f"{ask.name}-{verb}" in self.scope.stepwise:
            names = [f"{verb}.{words[chosen[0][0]]}", *(f"{word}.{words[n]}" for n, word, _ in chosen[1:])]
        else:
            names = [".".join((verb, *(str(words[place]) for place, _, _ in chosen)))]
        for name in names:
            if name not in self.number:
                raise OutOfScope(f"{self.game.slug}: {ask.name} offers {name}, which its scope does not hold")
        return tuple(self.number[name] for name in names)

    def actions(self, ask: Ask, options: Sequence[Option], begun: tuple[int, ...] = ()) -> list[int]:
        """For each option the next action number after the steps in `begun`; -1 for options that do not begin with
        these."""
        if not begun:
            first = self.first[ask]
            return [first[option] for option in options]
        known, count = self._known[ask], len(begun)
        spelled = [known[option] for option in options]
        return [one[count] if len(one) > count and one[:count] == begun else -1 for one in spelled]

    def spellings(self, ask: Ask, options: Sequence[Option]) -> list[tuple[int, ...]]:
        """The action numbers of each option."""
        known = self._known[ask]
        return [known[option] for option in options]

    def prompts(self) -> dict[tuple[str, str], Sequence[Any] | None]:
        """Every word that questions are about, by name and kind, with its values; None: any number from 0 on."""
        found: dict[tuple[str, str], Sequence[Any] | None] = {}
        for ask in self.asks:
            for word, kind in ask.prompt:
                values: Sequence[Any] | None = None
                if kind != "number":
                    values = self.values(ask, "", word, kind) or ()
                found[word, kind] = (
                    tuple(dict.fromkeys((*(found.get((word, kind)) or ()), *(values or ())))) or None
                )
        return found


class _OptionSpelling(dict[Any, tuple[int, ...]]):
    """The action numbers of options of one kind, cached."""

    __slots__ = ("_ask", "_vocabulary")

    def __init__(self, vocabulary: Vocabulary, ask: Ask) -> None:
        self._vocabulary = vocabulary
        self._ask = ask

    def __missing__(self, option: Option) -> tuple[int, ...]:
        found = self[option] = self._vocabulary.spelled(self._ask, option)
        return found


class _FirstAction(dict[Any, int]):
    """The first action of each option, cached."""

    __slots__ = ("_known",)

    def __init__(self, known: _OptionSpelling) -> None:
        self._known = known

    def __missing__(self, option: Option) -> int:
        found = self[option] = self._known[option][0]
        return found
