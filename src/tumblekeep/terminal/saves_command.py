"""`tumblekeep saves`: the saved games on this machine."""

from __future__ import annotations

import json
from argparse import Namespace
from datetime import datetime
from typing import Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.saves import folder, open_log, saved_games
from tumblekeep.terminal.entry import spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import Phrasebook, best_language


def saves(args: Namespace) -> int:
    """List them, the latest first, with the game, who plays, how far it is, and how to go on."""
    voice = Voice(best_language(args.lang))
    rows: list[dict[str, Any]] = []
    for path in saved_games():
        try:
            log = open_log(path).log
        except TumbleError as error:
            rows.append({"path": str(path), "trouble": voice.error(error)})
            continue
        rows.append(
            {
                "path": str(path),
                "game": log.header.game,
                "players": list(log.header.seats),
                "answers": len(log.lines),
                "touched": datetime.fromtimestamp(path.stat().st_mtime).isoformat(" ", "minutes"),
            }
        )
    with spoken_streams():
        if args.json:
            write(json.dumps(rows, ensure_ascii=False, indent=2))
            return 0
        if not rows:
            write(voice.say("ui-saves-none", folder=str(folder())))
            return 0
        for row in rows:
            write(_line(row, voice))
        write(voice.say("ui-saves-more"))
    return 0


def _line(row: dict[str, Any], voice: Voice) -> str:
    if "trouble" in row:
        return f"{row['path']}\n    {row['trouble']}"
    book = Phrasebook(voice.language, str(row["game"]))
    players = ", ".join(row["players"])
    about = voice.say("ui-saves-line", game=book.say("title"), players=players, answers=row["answers"])
    return f"{row['touched']}  {row['path']}\n    {about}"
