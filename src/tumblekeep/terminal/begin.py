"""Before the game: which one, who plays, with which options. Flags answer that, or questions do."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.option import GameOption
from tumblekeep.core.pack import Pack
from tumblekeep.games import GAMES, known, load
from tumblekeep.lesson import FirstGameGuide
from tumblekeep.packs import find_pack
from tumblekeep.saves import SaveError, new_path, unreadable
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.newcomer import first_chairs, first_for
from tumblekeep.terminal.persons import TerminalPerson
from tumblekeep.terminal.seating import Chair, chairs_line, read_chairs, usual_chairs
from tumblekeep.terminal.throwing import USUAL_SKILL
from tumblekeep.terminal.voice import Voice

LARGEST_DOCUMENT = 4_000_000


@dataclass(frozen=True)
class GameRequest:
    """What the flags say; None for anything not given."""

    game: str | None = None
    seats: str | None = None
    bots: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str | None = None
    dice: str = "sampled"
    throws: str | None = None
    skill: str | float = USUAL_SKILL
    pictures: Path | None = None
    save: Path | None = None
    ask_nothing: bool = False
    pack: Pack | None = None
    first: bool = False
    """Use the table recommended for a first game."""
    person: TerminalPerson | None = None
    """Whose list on a server the finished game goes into."""

    @property
    def leaves_questions(self) -> bool:
        """Check if anything is left to ask."""
        if self.ask_nothing or (self.first and self.game is not None):
            return False
        return self.game is None or (self.seats is None and self.bots is None) or not self.options

    def chosen_game(self) -> Game:
        """Return the requested game, or the first of the list."""
        return self.laid(
            self.game if self.game is not None else GAMES[0] if self.pack is None else self.pack.game
        )

    def laid(self, slug: str) -> Game:
        """Load a game, with the pack if the pack is for this game."""
        return load(
            slug, self.pack if self.pack is not None and (self.game or self.pack.game == slug) else None
        )

    def chairs(self, game: Game) -> tuple[Chair, ...]:
        """Return who plays if this game is chosen."""
        if self.first and self.seats is None and self.bots is None:
            return first_chairs(self.recommended(game))
        if self.seats is not None:
            return read_chairs(self.seats, self.bots or 0)
        return usual_chairs(game, self.bots)

    def recommended(self, game: Game) -> FirstGameGuide:
        """Return this game's recommendation for a first game."""
        found = first_for(game)
        if found is None:
            raise BadOptions("ui-first-none", f"{game.slug} has no recommended first game", game=game.slug)
        return found

    def sitting(self) -> LocalGame:
        """Start the game: check everything first, then create the file."""
        game = self.chosen_game()
        chairs = self.chairs(game)
        wanted = {**self.recommended(game).options, **self.options} if self.first else self.options
        options = game.check(len(chairs), documents_read(game, wanted))
        sitting = LocalGame(
            game,
            chairs,
            options,
            seed=self.seed,
            dice=self.dice,
            throws=self.throws,
            skill=self.skill,
            pictures=self.pictures,
        )
        sitting.save_to(self.save if self.save is not None else new_path(game.slug))
        return sitting


def chosen_pack(args: Namespace) -> Pack | None:
    """Load the pack of `--pack`, if one is given."""
    return None if args.pack is None else find_pack(args.pack)


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Parse the options of `--option name=value`."""
    options = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise BadOptions("ui-option-form", f"--option {pair!r} should be name=value", text=pair[:60])
        options[name.strip()] = value.strip()
    return options


def documents_read(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with each document read from its file."""
    kinds = {option.name: option.kind for option in game.options}
    return {
        name: read_document(Path(value))
        if kinds.get(name) == "document" and isinstance(value, str)
        else value
        for name, value in options.items()
    }


def read_document(path: Path) -> Any:
    """Read the JSON object in a file, such as a custom map."""
    try:
        if path.stat().st_size > LARGEST_DOCUMENT:
            raise SaveError("ui-document-large", f"{path} is too large", path=str(path))
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise SaveError("ui-shelf-missing", f"there is no file {path}", path=str(path)) from error
    except UnicodeDecodeError as error:
        raise SaveError("ui-document-not-text", f"{path} is not text (UTF-8)", path=str(path)) from error
    except OSError as error:
        raise unreadable(path, error) from error
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise SaveError(
            "ui-document-not-json",
            f"{path}, line {error.lineno}: {error.msg}",
            path=str(path),
            line=error.lineno,
            column=error.colno,
            why=error.msg,
        ) from error
    except RecursionError as error:
        raise SaveError("ui-document-large", f"{path} is nested too deeply", path=str(path)) from error


def value_words(option: GameOption, value: Any, voice: Voice) -> str:
    """Put a value of an option into words."""
    if option.kind == "choice":
        return voice.say(f"option-{option.name}-{value}")
    if option.kind == "flag":
        return voice.say("ui-yes" if value else "ui-no")
    if option.kind == "document":
        return voice.say("ui-no-document") if value is None else str(value)
    return str(value)


# -- questions in line mode ----------------------------------------------------------------------

Hear = Callable[[str], str]
Write = Callable[[str], None]


def asked_in_lines(wish: GameRequest, language: str, hear: Hear, write: Write) -> GameRequest:
    """Ask for everything that no flag has given; Enter takes the default in brackets."""
    voice = Voice(language)
    if wish.game is None:
        wish = replace(wish, game=_which_game(voice, hear, write))
    game = wish.chosen_game()
    voice = Voice(language, game)
    write(f"{voice.say('title')}. {voice.say('tagline')}")
    if origin := voice.origin():
        write(origin)
    if wish.first:
        return wish
    if wish.seats is None and wish.bots is None:
        wish = _who_plays(wish, game, voice, hear, write)
        if wish.first:
            return wish
    if not wish.options:
        chosen: dict[str, Any] = {}
        for option in game.options:
            chosen[option.name] = _which_value(option, voice, hear, write)
        wish = replace(wish, options=chosen)
    return wish


def _which_game(voice: Voice, hear: Hear, write: Write) -> str:
    names = known()
    if len(names) == 1:
        return names[0]
    write(voice.say("ui-which-game"))
    for number, slug in enumerate(names, start=1):
        words = Voice(voice.language, load(slug))
        write(f"{number}. {words.say('title')}. {words.say('tagline')}")
    return names[_number(len(names), 1, names, voice, hear, write) - 1]


def _who_plays(wish: GameRequest, game: Game, voice: Voice, hear: Hear, write: Write) -> GameRequest:
    usual = chairs_line(usual_chairs(game))
    while True:
        write(voice.say("ui-who-plays", low=game.seats.start, high=game.seats.stop - 1))
        first = first_for(game)
        if first is not None:
            write(voice.say("ui-first-offer", word=voice.say("ui-first-word")))
        typed = hear(f"[{usual}] ").strip() or usual
        if first is not None and typed.casefold() in (voice.say("ui-first-word"), "first"):
            return replace(wish, first=True)
        try:
            game.check(len(read_chairs(typed)), {})
        except TumbleError as error:
            write(voice.error(error))
            continue
        return replace(wish, seats=typed)


def _which_value(option: GameOption, voice: Voice, hear: Hear, write: Write) -> Any:
    write(voice.say(f"option-{option.name}"))
    if option.kind == "choice":
        for number, value in enumerate(option.values, start=1):
            write(f"{number}. {value_words(option, value, voice)}")
        usual = option.values.index(option.default) + 1
        return option.values[_number(len(option.values), usual, option.values, voice, hear, write) - 1]
    while True:
        typed = hear(f"[{value_words(option, option.default, voice)}] ").strip()
        try:
            if not typed:
                return option.default
            return option.check(read_document(Path(typed)) if option.kind == "document" else typed)
        except TumbleError as error:
            write(voice.error(error))


def _number(most: int, usual: int, words: Sequence[str], voice: Voice, hear: Hear, write: Write) -> int:
    while True:
        typed = hear(f"[{usual}] ").strip()
        if not typed:
            return usual
        if typed.isdecimal() and 1 <= int(typed) <= most:
            return int(typed)
        if typed in words:
            return words.index(typed) + 1
        write(voice.say("ui-not-a-number", typed=typed[:40], most=most))
