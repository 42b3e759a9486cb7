"""`tumblekeep games`: what can be played, with seats, minutes and options."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.option import GameOption
from tumblekeep.games import faults, known, load
from tumblekeep.terminal.begin import value_words
from tumblekeep.terminal.entry import spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language


def games(args: Namespace) -> int:
    """List every game."""
    language = best_language(args.lang)
    with spoken_streams():
        if args.json:
            write(
                json.dumps([_plain(load(slug), language) for slug in known()], ensure_ascii=False, indent=2)
            )
            _complain(language)
            return 0
        for place, slug in enumerate(known()):
            if place:
                write("")
            for line in _lines(load(slug), language):
                write(line)
        _complain(language)
    return 0


def _complain(language: str) -> None:
    """Report on standard error what other packages offer that can't be played."""
    voice = Voice(language)
    for fault in faults():
        told = voice.say("ui-games-fault", game=fault.name, package=fault.package, why=voice.words(fault.why))
        print(told, file=sys.stderr)


def _plain(game: Game, language: str) -> dict[str, Any]:
    voice = Voice(language, game)
    return {
        "slug": game.slug,
        "title": voice.say("title"),
        "tagline": voice.say("tagline"),
        "origin": voice.origin() or None,
        "version": game.version,
        "seats": [game.seats.start, game.seats.stop - 1],
        "minutes": list(game.minutes),
        "options": [option.plain() for option in game.options],
    }


def _lines(game: Game, language: str) -> list[str]:
    voice = Voice(language, game)
    low, high = game.minutes
    facts = voice.say("ui-facts", low=game.seats.start, high=game.seats.stop - 1, short=low, long=high)
    lines = [f"{voice.say('title')} ({game.slug})", f"  {voice.say('tagline')}", f"  {facts}"]
    if origin := voice.origin():
        lines.append(f"  {origin}")
    for option in game.options:
        lines.append(
            "  "
            + voice.say(
                "ui-games-option",
                name=f"--option {option.name}=",
                label=voice.say(f"option-{option.name}"),
                values=_values(option, voice),
            )
        )
    return lines


def _values(option: GameOption, voice: Voice) -> str:
    if option.kind == "document":
        return voice.say("ui-games-document")
    if option.kind == "choice":
        values = ", ".join(f"{value} ({value_words(option, value, voice)})" for value in option.values)
    elif option.kind == "whole":
        values = voice.say("ui-games-range", low=option.low, high=option.high)
    else:
        values = "yes, no"
    usual = str(option.default) if option.kind != "flag" else ("yes" if option.default else "no")
    return voice.say("ui-games-usual", values=values, usual=usual)
