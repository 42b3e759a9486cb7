"""`tumblekeep export` and `tumblekeep import`: all tables of a database as files, and back into a database.

The folder holds one `.tumble` file a game, as players know it, and in `tables/` one file a table with everything there is: its events,
its secret, who sits where, what is kept of its game. A file is written whole or not at all, and a table that has not changed since is
left out, so an export that was interrupted goes on where it stopped.
"""

from __future__ import annotations

import argparse
import base64
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tumblekeep.server.network.rules_processes import RulesProcesses
    from tumblekeep.server.storage.database import Database
    from tumblekeep.text import Phrasebook

FORM = 1
FOLDER = "tables"
AT_ONCE = 200
TELL_SECONDS = 1.0


def add_arguments(parser: argparse.ArgumentParser, words: dict[str, str], command: str) -> None:
    """Add the command-line arguments of `export` or `import`."""
    parser.add_argument("folder", metavar="DIR", help=words[f"cli-{command}-folder"])
    parser.add_argument(
        "--database",
        default=os.environ.get("TUMBLEKEEP_DATABASE", ""),
        metavar="URL",
        help=words["cli-serve-database"],
    )
    if command == "export":
        parser.add_argument("--all", action="store_true", help=words["cli-export-all"])
        parser.add_argument(
            "--table", action="append", default=[], metavar="ID", help=words["cli-export-table"]
        )
        parser.add_argument("--rules-folder", default="", metavar="DIR", help=words["cli-serve-rules-folder"])


class _CannotGo(Exception):
    """Nothing can be done, and why, in the words of whoever asked."""


def export_tables(args: argparse.Namespace) -> int:
    """Write tables to a folder. The server may run meanwhile."""

    from tumblekeep.server.network.rules_processes import RulesProcesses
    from tumblekeep.server.settings import Settings, default_database

    def work(words: Phrasebook) -> int:
        if bool(args.all) == bool(args.table):
            raise _CannotGo(words.say("export-what"))
        folder = Path(args.folder)
        try:
            (folder / FOLDER).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _CannotGo(words.say("export-folder", folder=str(folder), why=_why(error))) from error
        database = _opened(args.database, words, shared=True)
        settings = Settings(database=args.database or default_database(), rules_folder=args.rules_folder)
        rules = RulesProcesses(settings.kept_rules)
        try:
            return _export(database, folder, args.table, words, rules)
        finally:
            rules.close()
            database.close()

    return _run("export", args, work)


def import_tables(args: argparse.Namespace) -> int:
    """Read the tables of a folder into a database. What is there already stays as it is."""

    def work(words: Phrasebook) -> int:
        files = sorted((Path(args.folder) / FOLDER).glob("*.json"))
        if not files:
            raise _CannotGo(words.say("import-nothing", folder=str(args.folder)))
        database = _opened(args.database, words, shared=False)
        try:
            return _import(database, files, words)
        finally:
            database.close()

    return _run("import", args, work)


def _run(command: str, args: argparse.Namespace, work: Callable[[Phrasebook], int]) -> int:
    from tumblekeep.text import Phrasebook, best_language

    words = Phrasebook(best_language(args.lang), "server")
    try:
        return work(words)
    except _CannotGo as why:
        sys.stderr.write(f"tumblekeep {command}: {why}\n")
        return 2
    except KeyboardInterrupt:
        stopped = "export-stopped" if command == "export" else "import-stopped"
        sys.stderr.write("\n" + words.say(stopped) + "\n")
        return 130


def _opened(address: str, words: Phrasebook, *, shared: bool) -> Database:
    from tumblekeep.server.settings import default_database
    from tumblekeep.server.storage.database import BadDatabase, Database
    from tumblekeep.server.storage.migrations import NewerDatabase

    database: Database | None = None
    try:
        database = Database(address or default_database(), shared=shared)
        if not shared:
            database.prepare()
        else:
            with database.reading.connect() as connection:
                connection.exec_driver_sql("SELECT COUNT(*) FROM tables")
        return database
    except (BadDatabase, NewerDatabase) as error:
        raise _CannotGo(str(error)) from error
    except Exception as error:  # whatever a driver raises: the reader needs to know which database
        if database is not None:
            database.close()
        raise _CannotGo(words.say("serve-no-database", why=type(error).__name__)) from error


def _why(error: OSError) -> str:
    return (error.strerror or str(error)).rstrip(".")


class _Progress:
    """Says how far it is: on a terminal in one line, elsewhere now and then."""

    def __init__(self, words: Phrasebook, whole: int) -> None:
        self._words, self._whole, self._done, self._told = words, whole, 0, time.monotonic()

    def step(self) -> None:
        self._done += 1
        if time.monotonic() - self._told > TELL_SECONDS or self._done == self._whole:
            self._told = time.monotonic()
            line = self._words.say("transfer-progress", done=self._done, whole=self._whole)
            terminal = sys.stderr.isatty()
            end = "\n" if not terminal or self._done == self._whole else ""
            sys.stderr.write(("\r" if terminal else "") + line + end)
            sys.stderr.flush()


# -- out of a database ------------------------------------------------------------------------------


def _export(
    database: Database, folder: Path, only: list[str], words: Phrasebook, rules: RulesProcesses
) -> int:
    with database.reading.connect() as connection:
        heads = _heads(connection)
        wanted = only or sorted(heads)
        missing = [table for table in wanted if table not in heads]
        if missing:
            raise _CannotGo(words.say("export-no-table", table=missing[0]))
        progress, written = _Progress(words, len(wanted)), 0
        for table in wanted:
            written += _export_one(connection, folder, table, heads[table], rules)
            connection.rollback()  # a long look would keep the server from tidying its file
            progress.step()
    sys.stdout.write(
        words.say("export-done", count=written, same=len(wanted) - written, folder=str(folder)) + "\n"
    )
    return 0


def _heads(connection: Connection) -> dict[str, int]:
    from sqlalchemy import func, select

    from tumblekeep.server.storage.schema import EVENTS, PACKED_EVENTS

    statement = select(EVENTS.c.table_id, func.max(EVENTS.c.seq)).group_by(EVENTS.c.table_id)
    heads = {str(table): int(seq) for table, seq in connection.execute(statement)}
    if _may_be_packed(connection):
        for table, seq in connection.execute(select(PACKED_EVENTS.c.table_id, PACKED_EVENTS.c.seq)):
            heads[str(table)] = max(int(seq), heads.get(str(table), 0))
    return heads


def _may_be_packed(connection: Connection) -> bool:
    """Whether this is not the database of an older server, which knows no packed events."""
    from sqlalchemy import inspect

    from tumblekeep.server.storage.schema import PACKED_EVENTS

    return bool(inspect(connection).has_table(PACKED_EVENTS.name))


def _export_one(connection: Connection, folder: Path, table: str, head: int, rules: RulesProcesses) -> bool:
    """Write a table; tell whether it had changed."""
    from sqlalchemy import inspect, select

    from tumblekeep.core.log import to_text
    from tumblekeep.packs import Packs
    from tumblekeep.server import json_text
    from tumblekeep.server.runtime.table_memory import TableMemory
    from tumblekeep.server.storage import summary_text
    from tumblekeep.server.storage.packing import events_of
    from tumblekeep.server.storage.schema import TABLES
    from tumblekeep.server.visibility.export import bare_log, hides_secret

    known = {column["name"] for column in inspect(connection).get_columns(TABLES.name)}
    known.discard(
        TABLES.c.packed.name
    )  # the file has all events, and tells an older server nothing that it does not know
    columns = [column for column in TABLES.c if column.name in known]  # an older server's has fewer
    values = connection.execute(select(*columns).where(TABLES.c.id == table)).one()
    row = dict(zip([column.name for column in columns], values, strict=True))
    target = folder / FOLDER / f"{table}.json"
    mark = {"tumblekeep": FORM, "table": table, "seq": head, "kept": _is_kept(connection, table)}
    if _mark_of(target) == mark:
        return False
    row["summary"] = summary_text.unpacked(row["summary"])  # as any server reads it
    finished = _finished(connection, table, rules)
    mark["kept"] = finished is not None
    memory = TableMemory(table, bytes.fromhex(row["secret"]), Packs(), bare=True)
    events = events_of(connection, table, 0, may_be_packed=_may_be_packed(connection))
    rows = [event for event in events if event.seq <= head]
    for event in rows:
        for _ in memory.absorb(event):
            pass
    state, bare = memory.state, memory.bare
    if bare is not None and bare.names:
        secret = None if hides_secret(state, time.time_ns() // 1_000_000) else memory.secret
        text = to_text(bare_log(state, bare, secret, memory.record))
        _write(folder / f"{state.game}-{table}.tumble", text.encode())
    whole = {
        "row": {f"{name}": value for name, value in row.items()},
        "events": [list(event[1:]) for event in rows],
        "finished": finished,
    }
    _write(target, json_text.dumps(mark) + b"\n" + json_text.dumps(whole) + b"\n")
    return True


def _is_kept(connection: Connection, table: str) -> bool:
    from sqlalchemy import inspect, select

    from tumblekeep.server.storage.schema import FINISHED_GAMES

    if not inspect(connection).has_table(FINISHED_GAMES.name):
        return False  # the database of an older server
    statement = select(FINISHED_GAMES.c.table_id).where(FINISHED_GAMES.c.table_id == table)
    return connection.execute(statement).first() is not None


def _finished(connection: Connection, table: str, rules: RulesProcesses) -> dict[str, Any] | None:
    """What is kept of a game, with its frames: where the file goes, nobody may have the rules of its time."""
    from sqlalchemy import select

    from tumblekeep.server.draw_again import NotDrawn, drawn_again
    from tumblekeep.server.storage.records import BY_ANSWERS
    from tumblekeep.server.storage.schema import FINISHED_GAMES

    if not _is_kept(connection, table):
        return None
    names = ("form", "version", "outcome", "frames")  # an older server's table has no more
    statement = select(*(FINISHED_GAMES.c[name] for name in names)).where(FINISHED_GAMES.c.table_id == table)
    found = connection.execute(statement).first()
    if found is None:
        return None
    told = dict(zip(names, found, strict=True))
    if told["form"] == BY_ANSWERS:
        try:
            drawn = drawn_again(connection, table, rules)
        except NotDrawn:
            drawn = None
        if drawn is None:
            return None  # the house that reads it draws it by its own rules, if they accept it
        told = {name: value for name, value in drawn._asdict().items() if name in names}
    told["frames"] = None if told["frames"] is None else base64.b64encode(told["frames"]).decode()
    return told


def _mark_of(path: Path) -> Any:
    from tumblekeep.server import json_text

    try:
        with path.open("rb") as file:
            return json_text.loads(file.readline())
    except (OSError, ValueError):
        return None


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all. It holds secrets, so only its owner may read it."""
    before = path.with_name(f"{path.name}.part")
    with open(os.open(before, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    before.replace(path)


# -- into a database --------------------------------------------------------------------------------


def _import(database: Database, files: list[Path], words: Phrasebook) -> int:
    progress, counts, bad = _Progress(words, len(files)), {"new": 0, "same": 0}, 0
    for file in files:
        try:
            row, events, finished = _read(file)
        except (OSError, ValueError, KeyError, TypeError):
            sys.stderr.write(words.say("import-broken", file=str(file)) + "\n")
            bad += 1
            continue
        counts["new" if _import_one(database, row, events, finished) else "same"] += 1
        progress.step()
    sys.stdout.write(words.say("import-done", count=counts["new"], same=counts["same"]) + "\n")
    return 1 if bad else 0


def _read(file: Path) -> tuple[dict[str, Any], list[Any], dict[str, Any] | None]:
    from tumblekeep.server import json_text
    from tumblekeep.server.storage.schema import TABLES

    first, second = file.read_bytes().splitlines()
    mark, whole = json_text.loads(first), json_text.loads(second)
    row = whole["row"]
    events = [[row["id"], *event] for event in whole["events"]]
    numbers = [event[1] for event in events]
    if mark["tumblekeep"] != FORM or mark["table"] != row["id"] or numbers != list(range(1, mark["seq"] + 1)):
        raise ValueError
    if not set(row) <= set(TABLES.c.keys()):
        raise ValueError
    finished = whole["finished"]
    if finished is not None and finished["frames"] is not None:
        finished["frames"] = base64.b64decode(finished["frames"], validate=True)
    return row, events, finished


def _import_one(
    database: Database, row: dict[str, Any], events: list[Any], finished: dict[str, Any] | None
) -> bool:
    """Store a table in one transaction; False if there is one with its id."""
    from sqlalchemy import select

    from tumblekeep.server.storage.records import EventRow
    from tumblekeep.server.storage.schema import EVENTS, FINISHED_GAMES, TABLES

    with database.writing.begin() as connection:
        if connection.execute(select(TABLES.c.id).where(TABLES.c.id == row["id"])).first() is not None:
            return False
        connection.execute(TABLES.insert().values(**row))
        named: Iterator[dict[str, Any]] = (
            dict(zip(("table_id", *EventRow._fields[1:]), event, strict=True)) for event in events
        )
        connection.execute(EVENTS.insert(), list(named))
        if finished is not None:
            connection.execute(FINISHED_GAMES.insert().values(table_id=row["id"], **finished))
    return True
