"""The entry points of the terminal: `play` and `replay`, in full screen or line by line."""

from __future__ import annotations

import os
import sys
import traceback
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import to_text
from tumblekeep.terminal.begin import GameRequest, asked_in_lines, chosen_pack, read_options
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.persons import PersonTrouble, TerminalPerson, find, send
from tumblekeep.terminal.resuming import resume
from tumblekeep.terminal.spelling import speaks_unicode, spell_out
from tumblekeep.terminal.throwing import USUAL_SKILL, read_skill
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

FAILED, INTERRUPTED = 1, 130
NO_SCREEN = ("dumb", "unknown")
"""Terminals that only print lines."""


def is_plain(args: Namespace) -> bool:
    """Check for line mode: it was requested, or there is no screen to fill, or it can't draw what fills it."""
    if args.plain or not sys.stdout.isatty() or not sys.stdin.isatty():
        return True
    return os.environ.get("TERM") in NO_SCREEN or not speaks_unicode(sys.stdout)


def hear(prompt: str) -> str:
    """Read one line from the keyboard or a pipe. Input from a pipe is echoed, so that the transcript can be
    read."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def write(words: str) -> None:
    """Write one line to the screen and flush it."""
    print(words, flush=True)


def complain(words: str) -> int:
    """Write what went wrong to standard error, and return the exit code."""
    print(words, file=sys.stderr)
    return FAILED


def play(args: Namespace) -> int:
    """Play a game, new or resumed."""
    language = best_language(args.lang)
    greeting = ""
    sitting: LocalGame | None = None
    with spoken_streams():
        try:
            skill = None if args.skill is None else read_skill(args.skill)
            pictures = None if args.picture is None else Path(args.picture)
            pack = chosen_pack(args)
            person = None if args.person is None else find(args.person)
            wish = GameRequest(
                game=args.game,
                seats=_seats_with(person, args.seats),
                bots=args.bots,
                options=read_options(args.option),
                seed=args.seed,
                dice=args.dice or "sampled",
                throws=args.throws,
                skill=USUAL_SKILL if skill is None else skill,
                pictures=pictures,
                save=None if args.save is None else Path(args.save),
                ask_nothing=args.yes,
                pack=pack,
                first=args.first,
                person=person,
            )
            if args.resume is not None:
                sitting, trouble = resume(Path(args.resume), args.dice, args.throws, skill, pictures, pack)
                voice = Voice(language)
                greeting = voice.say("ui-resumed")
                if trouble is not None:
                    greeting = voice.say("ui-resumed-damaged", why=voice.error(trouble))
            elif not wish.leaves_questions:
                sitting = wish.sitting()
            if is_plain(args):
                return _in_lines(sitting, wish, language, greeting, args.pause, odds=shows_odds(args))
            return _full_screen(sitting, wish, language, greeting, args.pause, odds=shows_odds(args))
        except TumbleError as error:
            slug = sitting.game if sitting is not None else None
            return complain(Voice(language, slug).error(error))
        except KeyboardInterrupt:
            print()
            return INTERRUPTED


def shows_odds(args: Namespace) -> bool:
    """Check if the chance to win is shown beside every option: as was asked for, else if a person sits there. Weighing takes a moment,
    and a pipe does not read it."""
    return bool(args.odds == "always" or (args.odds is None and sys.stdin.isatty()))


@contextmanager
def spoken_streams() -> Iterator[None]:
    """Write what the terminal can't show in letters that it has, instead of failing on accents or dice."""
    spell_out()
    yield


def _in_lines(
    sitting: LocalGame | None,
    wish: GameRequest,
    language: str,
    greeting: str,
    pause: float | None,
    *,
    odds: bool,
) -> int:
    from tumblekeep.terminal.lines import LineMode
    from tumblekeep.terminal.newcomer import newcomer_at

    code = 0
    mode: LineMode | None = None
    try:
        if sitting is None:
            sitting = asked_in_lines(wish, language, hear, write).sitting()
        if greeting:
            write(greeting)
        voice = Voice(language, sitting.game, sitting.names)
        mode = LineMode(
            sitting,
            voice,
            hear,
            write,
            pause or 0.0,
            stays=sys.stdin.isatty(),
            newcomer=newcomer_at(sitting),
            odds=odds,
        )
        mode.run()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except EOFError:
        write("")
    except TumbleError:
        raise
    except Exception as error:
        if sitting is None:
            raise
        code = broken(sitting, language, error)
    if sitting is not None:
        sitting.close()
        spoken = mode.voice.language if mode is not None else language
        farewell(sitting, spoken)
        hand_over(wish.person, sitting, spoken)
    return code


def _full_screen(
    sitting: LocalGame | None,
    wish: GameRequest,
    language: str,
    greeting: str,
    pause: float | None,
    *,
    odds: bool,
) -> int:
    from tumblekeep.terminal.app import BOT_PAUSE, TumbleApp

    app = TumbleApp(
        sitting if sitting is not None else wish,
        language,
        pause=BOT_PAUSE if pause is None else pause,
        greeting=greeting,
        odds=odds,
    )
    app.run()
    if app.sitting is not None:
        app.sitting.close()
        if app.return_code:  # the screen has already shown what happened
            return broken(app.sitting, app.language, None)
        farewell(app.sitting, app.language)
        hand_over(wish.person, app.sitting, app.language)
    return app.return_code or 0


def _seats_with(person: TerminalPerson | None, seats: str | None) -> str | None:
    """Who sits there if a person of a server plays: that one alone, or among those who are named."""
    if person is None:
        return seats
    names = [one.strip() for one in (seats or person.name).split(",")]
    if person.name not in names:
        raise PersonTrouble("ui-person-seat", person.name, name=person.name)
    return ",".join(names)


def hand_over(who: TerminalPerson | None, sitting: LocalGame, language: str) -> None:
    """Put a finished game into a person's list on their server. The file stays, whatever happens."""
    if who is None or sitting.play.outcome is None or who.name not in sitting.names:
        return
    voice = Voice(language, sitting.game, sitting.names)
    wanted = {"log": to_text(sitting.log), "seat": sitting.names.index(who.name)}
    try:
        send(who.server, "/api/people/me/games", wanted, who.secret)
    except TumbleError as error:
        complain(f"{voice.error(error)} {voice.say('ui-person-stays')}")
    else:
        write(voice.say("ui-person-kept", name=who.name, server=who.server))


def broken(sitting: LocalGame, language: str, error: Exception | None) -> int:
    """Report a bug: say so, show the traceback to whoever fixes it, and say that the game is safe."""
    if error is not None:
        traceback.print_exception(error)
    kept = "" if sitting.saved is None else str(sitting.saved.path)
    why = type(error).__name__ if error is not None else "?"
    return complain(Voice(language, sitting.game).say("ui-broken", why=why, path=kept))


def farewell(sitting: LocalGame, language: str) -> None:
    """Say where the game is saved, and how to continue it."""
    if sitting.saved is None:
        return
    voice = Voice(language, sitting.game, sitting.names)
    path = str(sitting.saved.path)
    if sitting.unsaved is not None:
        complain(voice.say("ui-unsaved", why=voice.error(sitting.unsaved)))
    write(voice.say("ui-saved-in", path=path))
    if sitting.play.outcome is None:
        write(voice.say("ui-go-on-with", path=sitting.resume_with))


def replay(args: Namespace) -> int:
    """Step through a saved game."""
    from tumblekeep.terminal.replay_cursor import ReplayCursor

    language = best_language(args.lang)
    with spoken_streams():
        try:
            telling, trouble = ReplayCursor.of(Path(args.file), args.seat, chosen_pack(args))
        except TumbleError as error:
            return complain(Voice(language).error(error))
        voice = Voice(language, telling.game, telling.names)
        note = "" if trouble is None else voice.say("ui-replay-damaged", why=voice.error(trouble))
        if is_plain(args) or args.all:
            from tumblekeep.terminal.replay_cursor import retold_in_lines

            try:
                retold_in_lines(telling, voice, hear, write, note, whole=args.all)
            except (EOFError, KeyboardInterrupt):
                write("")
            return 0
        from tumblekeep.terminal.replay_page import ReplayApp

        ReplayApp(telling, language, note).run()
        return 0
