"""`tumblekeep pack new|check|diff|list`: create, check, compare and list packs."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.games import load
from tumblekeep.packs import find_pack, shipped_packs
from tumblekeep.packs.checking import play_once, words_checked
from tumblekeep.packs.comparing import differences
from tumblekeep.packs.making import new_pack
from tumblekeep.terminal.entry import FAILED, INTERRUPTED, complain, spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

GAMES_PLAYED = 6
"""Games that a check plays for each number of seats."""
LONGEST = 60


def pack(args: Namespace) -> int:
    """Run a task on packs."""
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        try:
            return {"new": _new, "check": _check, "diff": _diff, "list": _list}[args.task](args, voice)
        except TumbleError as error:
            return complain(voice.error(error))
        except KeyboardInterrupt:
            return INTERRUPTED


def _named(args: Namespace, most: int = 1) -> str:
    """Return the first pack named; refuse more names than the task takes."""
    if not args.what:
        raise BadOptions("ui-pack-which", "which pack?")
    _no_more(args, most)
    found: str = args.what[0]
    return found


def _no_more(args: Namespace, most: int) -> None:
    if len(args.what) > most:
        one = args.what[most][:80]
        raise BadOptions("ui-pack-too-many", f"{one!r} is one too many", task=args.task, typed=one)


def _new(args: Namespace, voice: Voice) -> int:
    if len(args.what) != 2:
        raise BadOptions("ui-pack-new", "pack new NAME GAME")
    name, slug = args.what
    folder = new_pack(name, load(slug), Path(args.root or "."))
    write(voice.say("ui-pack-made", path=str(folder)))
    return 0


def _check(args: Namespace, voice: Voice) -> int:
    one = find_pack(_named(args))
    game = load(one.game, one)
    faults = 0
    for finding in words_checked(one):
        faults += finding.is_fault
        write(("! " if finding.is_fault else "· ") + voice.words(finding.message))
    count = 0
    for seats in dict.fromkeys((game.seats.start, min(3, game.seats.stop - 1), game.seats.stop - 1)):
        for number in range(GAMES_PLAYED):
            wrong = play_once(game, seats, number)
            count += 1
            if wrong is not None:
                faults += 1
                write("! " + voice.say("ui-pack-stopped", seats=seats, number=number, why=wrong))
                break
    changed = sum(1 for _ in differences(one))
    write(
        voice.say(
            "ui-pack-checked",
            pack=one.called(voice.language),
            game=Voice(voice.language, game).say("title"),
            fingerprint=one.fingerprint,
            changed=changed,
            games=count,
            faults=faults,
        )
    )
    return FAILED if faults else 0


def _diff(args: Namespace, voice: Voice) -> int:
    one = find_pack(_named(args, 2))
    other = find_pack(args.what[1]) if len(args.what) > 1 else None
    if other is not None and other.game != one.game:
        raise BadOptions(
            "pack-game", f"{other.name} is for {other.game}", pack=other.name, game=other.game, other=one.game
        )
    found = list(differences(one, other))
    for difference in found:
        before, after = _shown(difference.before), _shown(difference.after)
        sign = "+" if difference.before is None else "-" if difference.after is None else "~"
        told = after if sign == "+" else before if sign == "-" else f"{before} → {after}"
        write(f"{sign} {difference.file} {difference.path}: {told}")
    if not found:
        write(voice.say("ui-pack-same"))
    return 0


def _list(args: Namespace, voice: Voice) -> int:
    _no_more(args, 0)
    for name in shipped_packs():
        one = find_pack(name)
        write(f"{name} ({one.game} {one.version}): {one.called(voice.language)}")
        about = one.told(voice.language)
        if about:
            write(f"    {about}")
    return 0


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
