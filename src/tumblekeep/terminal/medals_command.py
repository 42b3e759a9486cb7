"""`tumblekeep medals`: which medals saved games earned, by whom and by which answer; or all medals there are."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.medal import Medal
from tumblekeep.games import known, load
from tumblekeep.ratings.medals import Award, awards, why_no_medals
from tumblekeep.terminal.analyse_command import playable
from tumblekeep.terminal.begin import chosen_pack
from tumblekeep.terminal.entry import complain, spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

CATALOGUE = "ratings"


def medals(args: Namespace) -> int:
    """Read each file and tell its medals. A file that can't be read is reported, and the next one is read."""
    language = best_language(args.lang)
    with spoken_streams():
        if args.all:
            return _list_all(language, as_json=args.json)
        if not args.files:
            return complain(Voice(language, also=(CATALOGUE,)).say("medals-files"))
        code, told = 0, []
        for file in args.files:
            try:
                told.append(_read(file, args, language))
            except TumbleError as error:
                code = complain(f"{file}: {Voice(language).error(error)}")
        if args.json:
            write(json.dumps(told, ensure_ascii=False, indent=2))
    return code


def how(medal: Medal, voice: Voice) -> str:
    """Say how a medal is earned."""
    return voice.say(f"medal-{medal.name}-how", **({} if medal.count is None else {"count": medal.count}))


def _list_all(language: str, *, as_json: bool) -> int:
    """List every medal of every game."""
    rows = []
    for slug in known():
        game = load(slug)
        voice = Voice(language, game, also=(CATALOGUE,))
        listed = [(one, voice.say(f"medal-{one.name}"), how(one, voice)) for one in game.medals]
        rows += [
            {"game": slug, "medal": one.name, "title": title, "how": text} for one, title, text in listed
        ]
        if listed and not as_json:
            write(voice.say("title"))
            for _, title, text in listed:
                write(f"  {voice.say('medals-listed', medal=title, how=text)}")
    if as_json:
        write(json.dumps(rows, ensure_ascii=False, indent=2))
    return 0


def _read(file: str, args: Namespace, language: str) -> dict[str, Any]:
    """Read one file, print its medals unless JSON is wanted, and return them as plain data."""
    game, log, trouble = playable(Path(file), chosen_pack(args))
    voice = Voice(language, game, log.header.seats, also=(CATALOGUE,))
    if trouble is not None:
        complain(f"{file}: {voice.say('ui-replay-damaged', why=voice.error(trouble))}")
    against = [voice.words(why) for why in why_no_medals(log)]
    found = awards(log, game)
    if not args.json:
        write(f"{file} ({voice.say('title')})")
        if against:
            write(f"  {voice.say('medals-refused', why=' '.join(against))}")
        elif not found:
            write(f"  {voice.say('medals-none')}")
        for line in _lines(found, len(log.header.seats), voice):
            write(f"  {line}")
    rows = [{"medal": one.medal.name, "seat": one.seat, "answer": one.number} for one in found]
    return {"file": file, "game": game.slug, "refused": against, "medals": rows}


def _lines(found: Sequence[Award], seats: int, voice: Voice) -> list[str]:
    """One line for each medal and answer, with everybody who earned it there."""
    grouped: dict[tuple[str, int], list[Award]] = {}
    for award in found:
        grouped.setdefault((award.medal.name, award.number), []).append(award)
    lines = []
    for (name, number), group in grouped.items():
        names = ", ".join(voice.name(award.seat) for award in group)
        who = voice.say("medals-everybody") if len(group) == seats > 1 else names
        lines.append(voice.say("medals-line", medal=voice.say(f"medal-{name}"), who=who, number=number))
        lines.append(f"  {how(group[0].medal, voice)}")
    return lines
