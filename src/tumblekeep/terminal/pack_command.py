"""`tumblekeep pack new|show|check|diff|list`: create, check, compare and list packs, and show what they can change."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.games import known, load
from tumblekeep.kit.described import FieldKind
from tumblekeep.packs import PackError, find_pack, shipped_packs
from tumblekeep.packs.comparing import differences
from tumblekeep.packs.making import copied_pack, new_pack
from tumblekeep.packs.showing import MESSAGES, files_of, messages_of, values_of
from tumblekeep.terminal.entry import FAILED, INTERRUPTED, complain, spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

LONGEST_CHECK = 3600
"""Seconds that a check may take at most."""
WALL, SPARE = 10, 60
"""A check that takes this many times its budget by the clock on the wall, and this many seconds, is ended: it hangs."""
LONGEST = 60
CHECK_MODULE = "tumblekeep.testing.pack_check"
"""Run in a process of its own, so that it is not imported here."""


def pack(args: Namespace) -> int:
    """Run a task on packs."""
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        try:
            return {"new": _new, "show": _show, "check": _check, "diff": _diff, "list": _list}[args.task](
                args, voice
            )
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
    root = Path(args.root or ".")
    if args.source is not None:
        _no_more(args, 1)
        folder = copied_pack(_named(args), find_pack(args.source), root)
    elif len(args.what) == 2:
        folder = new_pack(args.what[0], load(args.what[1]), root)
    else:
        raise BadOptions("ui-pack-new", "pack new NAME GAME")
    write(voice.say("ui-pack-made", path=str(folder)))
    return 0


def _show(args: Namespace, voice: Voice) -> int:
    """Print what a pack can change: files and rows, the values of a file or a row with their ranges, or messages."""
    if not args.what:
        raise BadOptions("ui-pack-show", "pack show GAME [FILE [ROW]]")
    _no_more(args, 3)
    slug, *rest = args.what
    game = load(slug) if slug in known() else _packed(slug)
    if not rest:
        for file in files_of(game):
            write(f"{file.name}: {', '.join(file.rows)}")
        write(voice.say("ui-pack-show-more", game=game.slug))
    elif rest[0] == MESSAGES:
        for _, text in messages_of(game, voice.language, rest[1] if len(rest) > 1 else ""):
            write(text)
    else:
        for value in values_of(game, rest[0], rest[1] if len(rest) > 1 else None):
            write(f"{value.path} = {value.value}{_range_words(value.kind, voice)}")
    return 0


def _packed(wanted: str) -> Game:
    """The game of a pack, with the pack in it; an unknown word is more likely a game that was mistyped."""
    try:
        pack = find_pack(wanted)
    except PackError:
        return load(wanted)
    return load(pack.game, pack)


def _range_words(kind: FieldKind | None, voice: Voice) -> str:
    if kind is None or kind.kind in ("word", "text", "truth"):
        return ""
    if kind.kind == "choice":
        return "   # " + ", ".join(kind.words)
    return "   # " + voice.say("ui-pack-range", low=kind.least, high=kind.most)


def _check(args: Namespace, voice: Voice) -> int:
    one = find_pack(_named(args))
    seconds = args.seconds
    if not 1 <= seconds <= LONGEST_CHECK:
        raise BadOptions("ui-pack-seconds", f"--seconds {seconds}", most=LONGEST_CHECK)
    if sys.stderr.isatty():
        sys.stderr.write(voice.say("ui-pack-checking", seconds=int(seconds)) + "\n")
    verdict: dict[str, Any] | None = None
    for line in _check_apart(args.what[0], seconds):
        if "message" not in line:
            verdict = line
            continue
        if line.get("refused"):
            return complain(voice.book.tell(line["message"]))
        write(("! " if line["fault"] else "· ") + voice.book.tell(line["message"]))
    if verdict is None:
        return complain(voice.say("ui-pack-check-ended", seconds=int(seconds)))
    if verdict["tried"] < verdict["ways"]:
        write(
            "· "
            + voice.say(
                "ui-pack-check-short", tried=verdict["tried"], ways=verdict["ways"], seconds=int(seconds)
            )
        )
    write(
        voice.say(
            "ui-pack-checked",
            pack=one.called(voice.language),
            game=Voice(voice.language, load(one.game)).say("title"),
            fingerprint=one.fingerprint,
            changed=verdict["changed"],
            ways=verdict["tried"],
            faults=verdict["faults"],
        )
    )
    return FAILED if verdict["faults"] else 0


def _check_apart(wanted: str, seconds: float) -> Iterator[dict[str, Any]]:
    """Check a pack in a process of its own and yield its lines. A process that dies or hangs just ends the lines."""
    command = [sys.executable, "-m", CHECK_MODULE, wanted, str(seconds)]
    with subprocess.Popen(  # noqa: S603 - our own module
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    ) as child:
        timer = threading.Timer(WALL * seconds + SPARE, child.kill)
        timer.daemon = True
        timer.start()
        try:
            assert child.stdout is not None
            for text in child.stdout:
                yield json.loads(text)
        finally:
            timer.cancel()
            child.kill()


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
