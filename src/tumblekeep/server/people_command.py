"""`tumblekeep people`: the persons of a server and what players report of each other, for whoever runs it.

It works on the database itself, as `tumblekeep tables` does.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import TYPE_CHECKING, Any

from tumblekeep.server.operator_command import CannotDo, day, must_be_sure, run

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tumblekeep.server.people.records import Person
    from tumblekeep.server.people.reports import PlayerReport
    from tumblekeep.server.storage.database import Database
    from tumblekeep.text import Phrasebook

MOST_LISTED = 50
AT_ONCE = 20
"""Seats that become anonymous in one transaction: whoever plays waits for it."""


def add_arguments(parser: argparse.ArgumentParser, words: dict[str, str], task: str) -> None:
    """Add the command-line arguments of one task."""
    from tumblekeep.server.operator_command import add_database

    add_database(parser, words)

    def flag(name: str, **more: Any) -> None:
        parser.add_argument(f"--{name}", help=words[f"cli-people-{name}"], **more)

    if task in ("show", "rename", "block", "unblock", "delete"):
        parser.add_argument("person", metavar="PERSON", help=words["cli-people-person"])
    if task == "rename":
        parser.add_argument("name", metavar="NAME", help=words["cli-people-name"])
    if task == "list":
        flag("begins", default="", metavar="TEXT")
        flag("blocked", action="store_true")
    if task == "reports":
        flag("done", default="", metavar="ID")
        flag("all", action="store_true")
    if task in ("list", "reports"):
        flag("most", type=int, default=MOST_LISTED, metavar="N")
    if task in ("list", "show", "reports"):
        parser.add_argument("--json", action="store_true", help=words["cli-json"])
    if task in ("block", "delete"):
        parser.add_argument("--yes", action="store_true", help=words["cli-operator-yes"])


def people(args: argparse.Namespace) -> int:
    """List, show, rename, block and delete persons, and read what players report."""
    work = {
        "list": _list,
        "show": _show,
        "rename": _rename,
        "block": _block,
        "unblock": _unblock,
        "delete": _delete,
        "reports": _reports,
    }[args.task]
    return run(f"people {args.task}", args, work)


def _json(told: Any) -> None:
    sys.stdout.write(json.dumps(told, ensure_ascii=False, indent=2) + "\n")


def _moment() -> int:
    return int(time.time() * 1000)


def _found(connection: Connection, args: argparse.Namespace, words: Phrasebook) -> Person:
    from tumblekeep.server.storage.people import find_person
    from tumblekeep.server.table.names import look

    found = find_person(connection, args.person, look(args.person) or args.person)
    if found is None:
        raise CannotDo(words.say("operator-no-person", person=args.person))
    return found


# -- looking ------------------------------------------------------------------------------------------


def _list(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage.people import list_persons
    from tumblekeep.server.table.names import look

    with database.reading.connect() as connection:
        found = list_persons(connection, look(args.begins), max(1, args.most), blocked=args.blocked)
    if args.json:
        _json([_told(one) for one in found])
        return
    if not found:
        sys.stdout.write(words.say("operator-no-persons") + "\n")
    for one in found:
        marks = [words.say(f"operator-mark-{mark}") for mark in ("bot", "blocked") if getattr(one, mark)]
        line = f"{one.id}  {day(one.seen)[:10]}  {one.name:<24}  {', '.join(marks)}"
        sys.stdout.write(line.rstrip() + "\n")


def _told(one: Person) -> dict[str, Any]:
    return {
        "id": one.id,
        "name": one.name,
        "reserved": one.look is not None,
        "visibility": one.visibility,
        "bot": one.bot,
        "blocked": one.blocked,
        "created": day(one.created),
        "seen": day(one.seen)[:10],
    }


def _show(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.people.records import GamesWanted
    from tumblekeep.server.storage import person_seats
    from tumblekeep.server.storage.people import keys_of
    from tumblekeep.server.storage.reports import reports_of

    with database.reading.connect() as connection:
        person = _found(connection, args, words)
        keys = keys_of(connection, person.id)
        latest = person_seats.games(connection, person.id, GamesWanted(most=5))
        open_games = person_seats.games(connection, person.id, GamesWanted(over=False, most=5))
        reported = reports_of(connection, person.id)
    told = _told(person) | {
        "keys": [{"kind": key.kind, "label": key.label, "used": day(key.used)[:10]} for key in keys],
        "games": latest.total,
        "open": open_games.total,
        "tables": [seat.table for seat in (*open_games.seats, *latest.seats)],
        "reports": len(reported),
    }
    if args.json:
        _json(told)
        return
    told["keys"] = [f"{key.kind} ({key.label})" if key.label else key.kind for key in keys]
    for name, value in told.items():
        shown = ", ".join(value) if isinstance(value, list) else value
        if isinstance(value, bool):
            shown = words.say("operator-yes" if value else "operator-no")
        called = words.say(f"operator-person-{name}")
        sys.stdout.write(f"{called}: {shown}\n")


def _reports(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage import reports

    if args.done:
        with database.writing.begin() as connection:
            if not reports.finish(connection, args.done, _moment()):
                raise CannotDo(words.say("operator-no-such-report", report=args.done))
        sys.stdout.write(words.say("operator-report-done") + "\n")
        return
    with database.reading.connect() as connection:
        found = reports.waiting(connection, max(1, args.most))
        if args.all:
            found += reports.waiting(connection, max(1, args.most), done=True)
    if args.json:
        _json([_report(one) for one in found])
        return
    if not found:
        sys.stdout.write(words.say("operator-no-reports") + "\n")
    for one in found:
        done = f"  ({words.say('operator-report-done')})" if one.done else ""
        whom = one.name or words.say("operator-spectator")
        reason = words.say(f"operator-reason-{one.reason}")
        if one.table:
            told = words.say(
                "operator-reported", whom=whom, reason=reason, table=one.table, seat=one.by_seat + 1
            )
        else:
            told = words.say("operator-reported-page", whom=whom, reason=reason)
        sys.stdout.write(f"{one.id}  {day(one.at)}  {told}{done}\n")
        if one.about_person:
            sys.stdout.write(f"    {words.say('operator-person-id')}: {one.about_person}\n")
        if one.note:
            sys.stdout.write(f"    {one.note}\n")
        for line in one.said:
            sys.stdout.write(f"    | {line}\n")


def _report(one: PlayerReport) -> dict[str, Any]:
    told = one._asdict()
    del told["by_person"]  # the seat says enough
    if not one.table:
        told |= {"table": None, "by_seat": None}
    return told | {"at": day(one.at), "done": day(one.done) if one.done else ""}


# -- changing -----------------------------------------------------------------------------------------


def _rename(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage.people import rename
    from tumblekeep.server.table.names import clean, look
    from tumblekeep.server.wire.base import LONGEST_NAME

    name = clean(args.name)[:LONGEST_NAME].strip()
    if not name or not look(name):
        raise CannotDo(words.say("operator-name-empty"))
    with database.writing.begin() as connection:
        person = _found(connection, args, words)
        kept = look(name) if person.look is not None else None
        if not rename(connection, person.id, name, kept, _moment()):
            raise CannotDo(words.say("operator-name-taken", name=name))
    sys.stdout.write(words.say("operator-renamed", before=person.name, name=name) + "\n")


def _block(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage.people import block

    with database.reading.connect() as connection:
        person = _found(connection, args, words)
    must_be_sure(args, words.say("operator-block-sure", name=person.name), words)
    with database.writing.begin() as connection:
        block(connection, person.id, blocked=True)
    sys.stdout.write(words.say("operator-blocked", name=person.name) + "\n")


def _unblock(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage.people import block

    with database.writing.begin() as connection:
        person = _found(connection, args, words)
        block(connection, person.id, blocked=False)
    sys.stdout.write(words.say("operator-unblocked", name=person.name) + "\n")


def _delete(args: argparse.Namespace, database: Database, words: Phrasebook) -> None:
    from tumblekeep.server.storage import person_seats
    from tumblekeep.server.storage.daily import forget_tries
    from tumblekeep.server.storage.people import dismiss

    with database.reading.connect() as connection:
        person = _found(connection, args, words)
    must_be_sure(args, words.say("operator-person-sure", name=person.name), words)
    with database.writing.begin() as connection:
        dismiss(connection, person.id, _moment())
        forget_tries(connection, person.id)
    before = -1
    while True:  # games under way are left to the server, which may have them in memory
        with database.writing.begin() as connection:
            left = person_seats.forget(connection, person.id, AT_ONCE, _moment())
        if not left or left == before:
            break
        before = left
    sys.stdout.write(words.say("operator-person-gone", name=person.name) + "\n")
