"""Phrasebook: says a message in a language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.message import Argument, Message, SeatName
from tumblekeep.core.pack import Pack
from tumblekeep.games import known, load, words_from_outside
from tumblekeep.text.terms import number_terms

LANGUAGES = ("en", "fr")
ALWAYS = ("errors", "told")
"""Errors, and reports of real dice: every client may have to say these."""

BETWEEN_WORDS = "|"
"""The separator of synonyms."""
MOST_WAYS = 4
"""How many ways to say a part of a name are tried with every other part."""


class Phrasebook:
    """The words of one language, from the catalogues it is given: `Phrasebook("fr", "terminal", "dungeon_attack")`.

    The catalogues `errors` and `told` are always there. Later catalogues may not repeat a message of an earlier one;
    the words of a pack may.

    >>> Phrasebook("en", "dungeon_attack").say("title")
    'Dungeon Attack!'
    """

    def __init__(self, language: str, *catalogues: str, pack: Pack | None = None) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._bundle = FluentBundle([self.language], use_isolating=False)
        for name in (*ALWAYS, *catalogues):
            self._bundle.add_resource(_resource(self.language, name))
        for spoken in dict.fromkeys((LANGUAGES[0], self.language)):
            if (
                pack is not None and spoken in pack.words
            ):  # its English stands in for a language that it lacks
                self._bundle.add_resource(FluentResource(pack.words[spoken]), allow_overrides=True)
        if pack is not None and pack.game in catalogues:
            terms = number_terms(load(pack.game, pack), self.language)
            self._bundle.add_resource(FluentResource(terms), allow_overrides=True)

    def knows(self, message_id: str) -> bool:
        """Whether there are words for this message."""
        return bool(self._bundle.has_message(message_id))

    def problems(self, message_id: str, arguments: Mapping[str, Any]) -> list[str]:
        """What goes wrong when this message is said with these arguments, in all its forms: words that name each other,
        or words that do not exist."""
        message = self._bundle.get_message(message_id)
        patterns = [message.value, *message.attributes.values()]
        found: list[str] = []
        for pattern in patterns:
            if pattern is None:
                continue
            try:
                problems = self._bundle.format_pattern(pattern, dict(arguments))[1]
            except RecursionError:
                found.append("its words name each other without end")
            else:
                found += map(str, problems)
        return found

    def say(self, message_id: str, **arguments: Any) -> str:
        """Put a message into words. A missing one shows its id, so that the gap is visible and nothing stops."""
        return self._say(message_id, None, arguments)

    def _say(self, message_id: str, form: str | None, arguments: dict[str, Any]) -> str:
        if not self._bundle.has_message(message_id):
            return f"[{message_id}]"
        message = self._bundle.get_message(message_id)
        pattern = message.value if form is None else message.attributes[form]
        assert pattern is not None
        words, problems = self._bundle.format_pattern(pattern, arguments)
        return str(words) if not problems else f"{words} [{message_id}]"

    def tell(
        self, message: Message | Mapping[str, Any], names: Sequence[str] = (), reader: int | None = None
    ) -> str:
        """Put a message into words with its arguments: seats by their players' names, messages by their own words.

        The message addresses the `reader` seat directly if the catalogue has a form for it: `.you` if the reader did
        it, `.friend` if it was done to the reader, `.self` if both.
        """
        if isinstance(message, Message):
            message_id, arguments = message.id, message.args
        else:
            message_id, arguments = message["id"], message["args"]
        form = None if reader is None else self._form(message_id, arguments, reader)
        return self._say(
            message_id, form, {name: self._argument(value, names) for name, value in arguments.items()}
        )

    def about(self, message_id: str) -> str:
        """Explain a thing of this name to newcomers: the form `.about` of its words; empty if there is none."""
        return self._say(message_id, "about", {}) if self._has(message_id, "about") else ""

    def spoken(self, called: Argument, names: Sequence[str] = ()) -> list[str]:
        """The ways to say a name: the usual one first, then its short form `.short` and others, `.also`.

        A name that is made of other names can be said with any of theirs.
        """
        if not isinstance(called, Message):
            return [str(self._argument(called, names))]
        parts = [self.spoken(value, names)[:MOST_WAYS] for value in called.args.values()]
        said = [
            self.say(called.id, **dict(zip(called.args, words, strict=True))) for words in product(*parts)
        ]
        for form in ("short", "also"):
            if self._has(called.id, form):
                said += [way.strip() for way in self._say(called.id, form, {}).split(BETWEEN_WORDS)]
        return said

    def short(self, called: Argument) -> str:
        """The short form of a name, the form `.short` of its words; empty if it has none."""
        named = isinstance(called, Message) and self._has(called.id, "short")
        return self._say(called.id, "short", {}) if named and isinstance(called, Message) else ""

    def stakes(self, label: Message | Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """What an option always costs and brings: the form `.stakes` of its words. Things in it are shown by what they
        are."""
        label_id, arguments = (
            (label.id, label.args) if isinstance(label, Message) else (label["id"], label["args"])
        )
        if not self._has(label_id, "stakes"):
            return ""
        return self._say(
            label_id,
            "stakes",
            {
                name: self._explained(value) or self._argument(value, names)
                for name, value in arguments.items()
            },
        )

    def _explained(self, value: Any) -> str:
        inner = (
            value.id
            if isinstance(value, Message)
            else value.get("id")
            if isinstance(value, Mapping)
            else None
        )
        return self.about(inner) if inner else ""

    def _has(self, message_id: str, form: str) -> bool:
        return self.knows(message_id) and form in self._bundle.get_message(message_id).attributes

    def _form(self, message_id: str, arguments: Mapping[str, Any], reader: int) -> str | None:
        if not self._bundle.has_message(message_id):
            return None
        did, met = (_seat_of(arguments.get(name)) == reader for name in ("who", "friend"))
        forms = self._bundle.get_message(message_id).attributes
        wanted = [form for form, fits in (("self", did and met), ("you", did), ("friend", met)) if fits]
        return next((form for form in wanted if form in forms), None)

    def error(self, error: TumbleError, names: Sequence[str] = ()) -> str:
        """Say what went wrong, for a player."""
        return self.tell(error.message, names)

    def _argument(self, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, SeatName):
            return self.seat(value.seat, names)
        if isinstance(value, Message):
            return self.tell(value, names)
        if isinstance(value, Mapping):
            return self.seat(value["seat"], names) if "seat" in value else self.tell(value, names)
        return value

    def seat(self, seat: int, names: Sequence[str]) -> str:
        """The name of whoever sits there, or the seat's number if no name is known."""
        return names[seat] if 0 <= seat < len(names) else self.say("seat-number", number=seat + 1)


def _seat_of(value: Any) -> int | None:
    if isinstance(value, SeatName):
        return value.seat
    return value.get("seat") if isinstance(value, Mapping) else None


@cache
def _resource(language: str, name: str) -> Any:
    return FluentResource(catalogue(language, name))


def catalogue(language: str, name: str) -> str:
    """The text of a catalogue: the package's own, or that of a game from another package. A game's numbers come with it."""
    found = files("tumblekeep").joinpath("locale", language, f"{name}.ftl")
    text = found.read_text(encoding="utf-8") if found.is_file() else words_from_outside(name, language)
    if text is None:
        raise FileNotFoundError(f"there is no catalogue {language}/{name}.ftl")
    return f"{text}\n{number_terms(load(name), language)}" if name in known() else text


def best_language(wanted: str | None = None) -> str:
    """The requested language, else this system's, else English."""
    spoken = (
        wanted or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    )
    short = spoken[:2].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


def pack_catalogue(pack: Pack, language: str) -> str:
    """What a client lays over a game's catalogue for a pack: its words, and the numbers of its content."""
    return f"{pack.spoken(language)}\n{number_terms(load(pack.game, pack), language)}"
