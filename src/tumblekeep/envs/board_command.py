"""`tumblekeep research board`: rounds of the leaderboard, from the promise to the table."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tumblekeep.envs.arena import ARENAS, ArenaError, ArenaSummary, arena_named, read_record
from tumblekeep.envs.leaderboard import BOARD_FILE, Leaderboard
from tumblekeep.lab.progress import open_progress
from tumblekeep.text import Phrasebook

HOME = "studies/leaderboard"
"""Where the leaderboard lies in a clone."""


def board(args: Namespace, book: Phrasebook) -> int:
    """Run one step: `show`, `open`, `enter`, `reveal`, `score` or `verify`."""
    step, *rest = args.what or ["show"]
    if step not in STEPS:
        raise ArenaError("research-board-step", step=step, known=", ".join(STEPS))
    STEPS[step](Leaderboard(Path(args.board or HOME)), rest, args, book)
    return 0


def _words(rest: list[str], step: str, count: int) -> list[str]:
    if len(rest) != count:
        raise ArenaError(f"research-board-{step}-wants")
    return rest


def _open(leaderboard: Leaderboard, rest: list[str], args: Namespace, book: Phrasebook) -> None:
    (name,) = _words(rest, "open", 1)
    for arena in args.arena:
        arena_named(arena)
    if not args.out:
        raise ArenaError("research-board-open-wants")
    file = Path(args.out)
    if file.exists():
        raise ArenaError("research-board-secret-exists", path=str(file))
    secret = leaderboard.open_round(name, dict.fromkeys(args.arena or ARENAS, args.games))
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
        out.write(secret + "\n")
    print(
        book.say("research-board-opened", name=name, promise=leaderboard.round(name).promise, path=str(file))
    )


def _enter(leaderboard: Leaderboard, rest: list[str], args: Namespace, book: Phrasebook) -> None:
    name, agent = _words(rest, "enter", 2)
    entry = leaderboard.enter(name, agent, args.by or "")
    print(book.say("research-board-entered", agent=agent, name=name, digest=entry.digest))


def _reveal(leaderboard: Leaderboard, rest: list[str], args: Namespace, book: Phrasebook) -> None:
    name, file = _words(rest, "reveal", 2)
    try:
        secret = Path(file).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise ArenaError("research-file-unread", path=file, why=error.strerror or str(error)) from error
    one = leaderboard.reveal(name, secret)
    print(book.say("research-board-revealed", name=name, entries=len(one.entries)))


def _score(leaderboard: Leaderboard, rest: list[str], args: Namespace, book: Phrasebook) -> None:
    (name,) = _words(rest, "score", 1)
    one = leaderboard.must_be_sound(name)
    with open_progress() as progress:
        for entry in one.entries:
            job = progress.add_task(entry.agent, total=sum(one.arenas.values()))
            leaderboard.score(name, entry.agent, partial(progress.advance, job))
    _show(leaderboard, [name], args, book)


def _show(leaderboard: Leaderboard, rest: list[str], args: Namespace, book: Phrasebook) -> None:
    """Print the tables in Markdown, as the records tell them; `verify` plays them again."""
    if not leaderboard.rounds:
        raise ArenaError("research-board-none", path=str(leaderboard.folder / BOARD_FILE))
    for name in rest or list(leaderboard.rounds):
        _table(leaderboard, name, book, verified=False)


def _verify(leaderboard: Leaderboard, rest: list[str], args: Namespace, book: Phrasebook) -> None:
    for name in rest or [one.name for one in leaderboard.rounds.values() if one.is_revealed]:
        _table(leaderboard, name, book, verified=True)


def _table(leaderboard: Leaderboard, name: str, book: Phrasebook, *, verified: bool) -> None:
    one = leaderboard.round(name)
    if not one.is_revealed:
        print(book.say("research-board-waiting", name=name, promise=one.promise, entries=len(one.entries)))
        return
    print(f"| {name} | " + " | ".join(one.arenas) + " |")
    print("|" + "---|" * (1 + len(one.arenas)))
    for entry in one.entries:
        if verified:
            results = dict(leaderboard.verify_entry(name, entry.agent))
        elif leaderboard.record_path(name, entry).is_file():
            kept = read_record(leaderboard.record_path(name, entry))["arenas"]
            results = {arena: ArenaSummary(**told["summary"]) for arena, told in kept.items()}
        else:
            results = {}
        cells = [_cell(results.get(arena)) for arena in one.arenas]
        print(f"| {entry.agent} | " + " | ".join(cells) + " |")
    if verified:
        print(book.say("research-board-verified", name=name, entries=len(one.entries)))


def _cell(one: ArenaSummary | None) -> str:
    if one is None:
        return ""
    if one.measure == "won":
        return f"{one.mean:.1%} ({one.low:.1%} to {one.high:.1%})"
    return f"{one.mean:.2f} ({one.low:.2f} to {one.high:.2f})"


STEPS: dict[str, Callable[[Leaderboard, list[str], Namespace, Phrasebook], None]] = {
    "show": _show,
    "open": _open,
    "enter": _enter,
    "reveal": _reveal,
    "score": _score,
    "verify": _verify,
}
