"""`tumblekeep records`: the best that was reached in saved games, by whom, in which file and by which answer."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

from tumblekeep.core.errors import TumbleError
from tumblekeep.games import known, load
from tumblekeep.ratings.medals import Best, bests, is_better, why_no_medals
from tumblekeep.terminal.analyse_command import playable
from tumblekeep.terminal.begin import chosen_pack
from tumblekeep.terminal.entry import complain, spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

CATALOGUE = "ratings"


class _Held(NamedTuple):
    """A record, and where it was set."""

    best: Best
    file: str
    name: str


def records(args: Namespace) -> int:
    """Read all files and tell the best of them. A file that can't be read is reported, and the next one is read."""
    language = best_language(args.lang)
    code = 0
    held: dict[tuple[str, str], _Held] = {}
    with spoken_streams():
        for file in args.files:
            try:
                _read(file, args, language, held)
            except TumbleError as error:
                code = complain(f"{file}: {Voice(language).error(error)}")
        if args.json:
            write(json.dumps(_plain(held), ensure_ascii=False, indent=2))
        else:
            _tell(held, language)
    return code


def _read(file: str, args: Namespace, language: str, held: dict[tuple[str, str], _Held]) -> None:
    game, log, trouble = playable(Path(file), chosen_pack(args))
    voice = Voice(language, game, log.header.seats, also=(CATALOGUE,))
    if trouble is not None:
        complain(f"{file}: {voice.say('ui-replay-damaged', why=voice.error(trouble))}")
    against = [voice.words(why) for why in why_no_medals(log)]
    if against:
        complain(f"{file}: {voice.say('records-refused', why=' '.join(against))}")
    for best in bests(log, game):
        key = game.slug, best.record.name
        if key not in held or is_better(best.record, best.value, held[key].best.value):
            held[key] = _Held(best, file, voice.name(best.seat))


def _tell(held: dict[tuple[str, str], _Held], language: str) -> None:
    if not held:
        write(Voice(language, also=(CATALOGUE,)).say("records-none"))
    for slug in known():
        mine = [one for (game, _), one in held.items() if game == slug]
        voice = Voice(language, load(slug), also=(CATALOGUE,))
        if mine:
            write(voice.say("title"))
        for best, file, name in mine:
            label = voice.say(f"record-{best.record.name}")
            value = voice.say(f"record-{best.record.name}-value", count=best.value)
            line = voice.say(
                "records-line", record=label, value=value, who=name, file=file, number=best.number
            )
            write(f"  {line}")


def _plain(held: dict[tuple[str, str], _Held]) -> list[dict[str, object]]:
    return [
        {
            "game": game,
            "record": name,
            "value": one.best.value,
            "seat": one.best.seat,
            "name": one.name,
            "file": one.file,
            "answer": one.best.number,
        }
        for (game, name), one in held.items()
    ]
