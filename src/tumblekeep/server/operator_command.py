"""`tumblekeep tables` and `tumblekeep chat`: what whoever runs a server needs to look at and to delete.

They work on the database itself, also while the server runs: it notices within two seconds what it has to forget.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tumblekeep.server.storage.database import Database
    from tumblekeep.server.storage.records import TableRow
    from tumblekeep.text import Phrasebook

STATES = ("open", "playing", "over")
NOBODY = "***"
"""Stands where a name stood that was removed."""
MOST_LISTED = 50


def add_arguments(parser: argparse.ArgumentParser, words: dict[str, str], task: str) -> None:
    """Add the command-line arguments of one task."""

    def flag(name: str, **more: Any) -> None:
        parser.add_argument(f"--{name}", help=words[f"cli-operator-{name}"], **more)

    add_database(parser, words)
    if task == "list":
        flag("state", choices=STATES)
        flag("most", type=int, default=MOST_LISTED, metavar="N")
    if task == "show":
        parser.add_argument("table", metavar="TABLE", help=words["cli-operator-table"])
        flag("chat", action="store_true")
    if task == "delete":
        parser.add_argument("table", nargs="+", metavar="TABLE", help=words["cli-operator-table"])
    if task == "draw":
        parser.add_argument("table", nargs="*", metavar="TABLE", help=words["cli-operator-table"])
        parser.add_argument("--all", action="store_true", help=words["cli-operator-draw-all"])
        parser.add_argument("--rules-folder", default="", metavar="DIR", help=words["cli-serve-rules-folder"])
    if task == "forget-name":
        parser.add_argument("name", metavar="NAME", help=words["cli-operator-name"])
    if task == "purge":
        flag("seat", type=int, metavar="N")
        flag("watchers", action="store_true")
        parser.add_argument("--name", default="", metavar="NAME", help=words["cli-operator-by"])
    if task in ("forget-name", "purge"):
        which = parser.add_mutually_exclusive_group(required=True)
        which.add_argument(
            "--table", action="append", default=[], metavar="TABLE", help=words["cli-operator-at"]
        )
        which.add_argument("--all", action="store_true", help=words["cli-operator-all"])
    if task in ("list", "show"):
        parser.add_argument("--json", action="store_true", help=words["cli-json"])
    elif task not in ("recount", "draw"):
        flag("yes", action="store_true")


def add_database(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """Add the flag that says which database."""
    parser.add_argument(
        "--database",
        default=os.environ.get("TUMBLEKEEP_DATABASE", ""),
        metavar="URL",
        help=words["cli-serve-database"],
    )


class CannotDo(Exception):
    """Nothing was done, and why, in the words of whoever asked."""


def tables(args: argparse.Namespace) -> int:
    """List, show and delete tables, remove a name, or count all games again."""
    work = {
        "list": _list,
        "show": _show,
        "delete": _delete,
        "forget-name": _forget_name,
        "recount": _recount,
        "draw": _draw,
    }[args.task]
    return run(f"tables {args.task}", args, work)


def chat(args: argparse.Namespace) -> int:
    """Remove what people said."""
    return run("chat purge", args, _purge)


def run(
    command: str, args: argparse.Namespace, work: Callable[[argparse.Namespace, Database, Phrasebook], None]
) -> int:
    """Do something with the database; say why not if it can't be done."""
    from tumblekeep.text import Phrasebook, best_language

    words = Phrasebook(best_language(args.lang), "server")
    try:
        database = _opened(args.database, words)
        try:
            work(args, database, words)
        finally:
            database.close()
    except CannotDo as why:
        sys.stderr.write(f"tumblekeep {command}: {why}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\n" + words.say("operator-stopped") + "\n")
        return 130
    return 0


def _opened(address: str, words: Phrasebook) -> Database:
    from sqlalchemy import text

    from tumblekeep.server.settings import default_database
    from tumblekeep.server.storage.database import BadDatabase, Database
    from tumblekeep.server.storage.migrations import STEPS

    try:
        database = Database(address or default_database(), shared=True)
        with database.reading.connect() as connection:
            done = connection.execute(text("SELECT COALESCE(MAX(step), 0) FROM migrations")).scalar_one()
    except BadDatabase as error:
        raise CannotDo(str(error)) from error
    except Exception as error:  # whatever a driver raises: the reader needs to know which database
        raise CannotDo(words.say("serve-no-database", why=type(error).__name__)) from error
    if done != len(STEPS):
        database.close()
        raise CannotDo(words.say("operator-other-version"))
    return database


# -- looking ------------------------------------------------------------------------------------------


def _list(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage import removal

    with database.reading.connect() as connection:
        rows = removal.all_rows(connection, args.state, max(1, args.most))
        told = [_told(connection, row) for row in rows]
    if args.json:
        sys.stdout.write(json.dumps(told, ensure_ascii=False, indent=2) + "\n")
        return
    if not told:
        sys.stdout.write(words.say("operator-no-tables") + "\n")
    for one in told:
        state = words.say(f"operator-state-{one['state']}")
        sys.stdout.write(
            f"{one['id']}  {one['touched']}  {state:<10} "
            f"{one['bytes'] // 1024:>6} kB  {one['game']:<22} {', '.join(filter(None, one['names']))}\n"
        )


def _told(connection: Connection, row: TableRow) -> dict[str, Any]:
    from tumblekeep.server.storage import removal
    from tumblekeep.server.table.summary import state_of

    state, answered = state_of(row)
    sizes = removal.sizes_of(connection, row.id)
    return {
        "id": row.id,
        "game": state.game,
        "state": row.state,
        "public": bool(row.public),
        "created": day(row.created),
        "touched": day(row.touched),
        "title": state.title,
        "names": [seat.name for seat in state.seats],
        "answers": answered,
        "events": sizes.events,
        "bytes": sizes.bytes,
        "loaded": row.uploaded > 0,
        "said": sizes.said,
    }


def day(milliseconds: int) -> str:
    """A moment for people to read."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))


def _show(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage import removal
    from tumblekeep.server.storage.packing import events_of

    with database.reading.connect() as connection:
        row = removal.row_of(connection, args.table)
        if row is None:
            raise CannotDo(words.say("operator-no-table", table=args.table))
        told = _told(connection, row)
        bodies = (
            [json.loads(event.body) for event in events_of(connection, args.table, 0)] if args.chat else []
        )
    lines = [
        {"seat": one.get("seat"), "name": one["name"], "text": one["text"]}
        for one in bodies
        if one["kind"] == "said"
    ]
    if args.json:
        sys.stdout.write(
            json.dumps(told | ({"chat": lines} if args.chat else {}), ensure_ascii=False, indent=2) + "\n"
        )
        return
    for name, value in told.items():
        shown = ", ".join(filter(None, value)) if isinstance(value, list) else value
        called = words.say(f"operator-field-{name}")
        sys.stdout.write(f"{called}: {_plain(shown, words)}\n")
    for line in lines:
        who = line["name"] or words.say("operator-spectator")
        sys.stdout.write(f"  {who}: {line['text'] or words.say('operator-purged')}\n")


def _plain(value: Any, words: Phrasebook) -> str:
    if isinstance(value, bool):
        return words.say("operator-yes" if value else "operator-no")
    if value in STATES:
        return words.say(f"operator-state-{value}")
    return str(value)


# -- deleting -----------------------------------------------------------------------------------------


def must_be_sure(args: argparse.Namespace, question: str, words: Phrasebook) -> None:
    """Ask before anything is deleted; without somebody to ask, `--yes` is needed."""
    if args.yes:
        return
    if not sys.stdin.isatty():
        raise CannotDo(words.say("operator-needs-yes"))
    sys.stderr.write(f"{question} {words.say('operator-ask')} ")
    sys.stderr.flush()
    if sys.stdin.readline().strip().casefold() not in words.say("operator-ask-yes").split("|"):
        raise CannotDo(words.say("operator-nothing-done"))


def _must_be_there(connection: Connection, wanted: Sequence[str], words: Phrasebook) -> None:
    from tumblekeep.server.storage import removal

    for table in wanted:
        if removal.row_of(connection, table) is None:
            raise CannotDo(words.say("operator-no-table", table=table))


def _delete(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage import removal

    with database.reading.connect() as connection:
        _must_be_there(connection, args.table, words)
    must_be_sure(args, words.say("operator-delete-sure", count=len(args.table)), words)
    with database.writing.begin() as connection:
        count = removal.remove_tables(connection, args.table)
    sys.stdout.write(words.say("operator-deleted", count=count) + "\n")


def _which(args: argparse.Namespace, database: Database, words: Phrasebook) -> list[str]:
    from tumblekeep.server.storage import removal

    with database.reading.connect() as connection:
        if not args.all:
            _must_be_there(connection, args.table, words)
            return list(args.table)
        return [row.id for row in removal.all_rows(connection, None, 10_000_000)]


def _forget_name(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage import removal

    where = _which(args, database, words)
    must_be_sure(args, words.say("operator-name-sure", name=args.name), words)
    found = 0
    for table in where:
        with database.writing.begin() as connection:
            found += removal.purge_name(connection, table, args.name, NOBODY) > 0
    sys.stdout.write(words.say("operator-name-gone", count=found, instead=NOBODY) + "\n")


def _purge(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage import removal
    from tumblekeep.server.storage.chat_removal import WordsWanted

    where = _which(args, database, words)
    must_be_sure(args, words.say("operator-chat-sure", count=len(where)), words)
    whose = WordsWanted(args.seat, args.watchers, args.name)
    found = 0
    for table in where:
        with database.writing.begin() as connection:
            found += removal.purge_chat(connection, table, whose)
    sys.stdout.write(words.say("operator-chat-gone", count=found) + "\n")


# -- counting again -----------------------------------------------------------------------------------


def _draw(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    """Give games their frames back that are kept by their answers."""
    from tumblekeep.server import draw_again
    from tumblekeep.server.network.rules_processes import RulesProcesses
    from tumblekeep.server.settings import Settings, default_database

    if bool(args.all) == bool(args.table):
        raise CannotDo(words.say("operator-draw-what"))
    with database.reading.connect() as connection:
        tables = draw_again.kept_by_answers(connection) if args.all else args.table
    settings = Settings(database=args.database or default_database(), rules_folder=args.rules_folder)
    rules, count, failed = RulesProcesses(settings.kept_rules), 0, []
    try:
        for table, why in draw_again.draw_all(database, tables, rules):
            if why:
                failed.append(table)
                sys.stderr.write(words.say("operator-not-drawn", table=table, why=why) + "\n")
            else:
                count += 1
    finally:
        rules.close()
    sys.stdout.write(words.say("operator-drawn", count=count) + "\n")
    if failed:
        raise CannotDo(words.say("operator-draw-failed", count=len(failed)))


def _recount(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    """Work out all medals, records and ratings again from the games, in the order in which they ended."""
    from tumblekeep.core.errors import TumbleError
    from tumblekeep.core.log import to_text
    from tumblekeep.packs.allowed import Packs
    from tumblekeep.server.errors import Refusal
    from tumblekeep.server.runtime import standings as counting
    from tumblekeep.server.runtime.table_memory import TableMemory
    from tumblekeep.server.storage import person_seats, removal
    from tumblekeep.server.storage import standings as stored
    from tumblekeep.server.storage.packing import events_of

    with database.writing.begin() as connection:
        stored.forget_standings(connection)
    count, last = 0, time.monotonic()
    with database.reading.connect() as connection:
        tables = stored.uncounted(connection, 100_000_000)
    for table in tables:
        with database.reading.connect() as connection:
            row = removal.row_of(connection, table)
            seats = person_seats.seats_at(connection, [table])
            events = events_of(connection, table, 0)
        if row is None:
            continue  # it was deleted meanwhile
        memory = TableMemory(table, bytes.fromhex(row.secret), Packs(), bare=True)
        for event in events:
            for _ in memory.absorb(event):
                pass
        log, told = counting.log_to_count(memory), counting.NOTHING
        if log is None:
            continue
        who = counting.CountedSeats(seats, log)
        try:
            told = counting.count_log(to_text(log), memory.state.odds, who.left)
        except (Refusal, TumbleError):
            told = counting.NOTHING  # the rules of its time are gone
        holders, fold = counting.folding(told, memory.state.game, who, table)
        with database.writing.begin() as connection:
            count += stored.settle(connection, table, told, memory.state.game, holders, fold)
        if time.monotonic() - last > 1:
            last = time.monotonic()
            sys.stderr.write(words.say("transfer-progress", done=count, whole=len(tables)) + "\n")
    sys.stdout.write(words.say("operator-recounted", count=count) + "\n")
