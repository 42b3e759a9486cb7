"""Persons in the database: their names, keys and one-time secrets. Their seats and games are in `person_seats.py`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, and_, exists, func, literal_column, or_, select
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from tumblekeep.server.errors import Refusal
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.people.records import (
    GameCount,
    GamesFound,
    GamesWanted,
    OneTimeSecret,
    Partner,
    Person,
    PersonKey,
    PersonSeat,
)
from tumblekeep.server.storage import person_seats
from tumblekeep.server.storage.database import Database
from tumblekeep.server.storage.friends import SqlFriendStore, forget_company
from tumblekeep.server.storage.insights import SqlInsightStore, forget_insights
from tumblekeep.server.storage.pairing import SqlPairingStore, forget_seek
from tumblekeep.server.storage.person_schema import KEYS, ONE_TIME, PERSONS
from tumblekeep.server.storage.push import SqlPushStore, forget_push, forget_push_of_key
from tumblekeep.server.storage.reports import SqlReportStore, forget_reports, tidy_reports
from tumblekeep.server.storage.standings import STANDINGS, SqlStandingStore

T = TypeVar("T")

MOST_DISMISSED = 500
"""Persons who are dismissed at once because they were not seen for long."""


def _person(row: Any) -> Person:
    found = Person(*row)
    return found._replace(bot=bool(found.bot), blocked=bool(found.blocked))


def _key_row(key: PersonKey) -> dict[str, Any]:
    told = key._asdict()
    told["person_id"] = told.pop("person")
    told["count"] = told.pop("signatures")
    return told


def dismiss(connection: Connection, person: str, moment: int) -> bool:
    """Begin to delete a person: their keys go, and their name is free."""
    values = {"gone": moment, "name": "", "look": None, "visibility": "private"}
    here = (PERSONS.c.id == person) & (PERSONS.c.gone == 0)
    found = connection.execute(PERSONS.update().where(here).values(**values)).rowcount
    connection.execute(KEYS.delete().where(KEYS.c.person_id == person))
    connection.execute(STANDINGS.delete().where(STANDINGS.c.holder == person))
    connection.execute(ONE_TIME.delete().where(ONE_TIME.c.person_id == person))
    forget_seek(connection, person)
    forget_company(connection, person)
    forget_insights(connection, person)
    forget_reports(connection, person)
    forget_push(connection, person)
    return bool(found)


def find_person(connection: Connection, wanted: str, look: str) -> Person | None:
    """A person by id or by a reserved name, for the operator."""
    columns = PERSONS.c
    statement = select(PERSONS).where(or_(columns.id == wanted, columns.look == look), columns.gone == 0)
    found = connection.execute(statement).first()
    return None if found is None else _person(found)


def list_persons(connection: Connection, like: str, most: int, *, blocked: bool = False) -> list[Person]:
    """Persons whose reserved name begins so, or all, the latest seen first."""
    # with a sum SQLite does not go by the index of `gone`, which leads to everybody
    here = PERSONS.c.gone + literal_column("0") if like or blocked else PERSONS.c.gone
    statement = select(PERSONS).where(here == 0)
    if like:
        statement = statement.where(PERSONS.c.look >= like, PERSONS.c.look < like + "\U0010ffff")
    if blocked:
        statement = statement.where(PERSONS.c.blocked > literal_column("0"))  # as its index says it
    statement = statement.order_by(PERSONS.c.look if like else PERSONS.c.seen.desc()).limit(most)
    return [_person(row) for row in connection.execute(statement)]


def keys_of(connection: Connection, person: str) -> list[PersonKey]:
    """All keys of a person, the oldest first."""
    statement = select(KEYS).where(KEYS.c.person_id == person).order_by(KEYS.c.created, KEYS.c.id)
    return [PersonKey(*row) for row in connection.execute(statement)]


def rename(connection: Connection, person: str, name: str, look: str | None, renamed: int) -> bool:
    """Change a name; False if somebody else has reserved one that looks the same."""
    values = {"name": name, "look": look, "renamed": renamed}
    statement = PERSONS.update().where(PERSONS.c.id == person, PERSONS.c.gone == 0).values(**values)
    try:
        with connection.begin_nested():
            return bool(connection.execute(statement).rowcount)
    except IntegrityError:
        return False


def block(connection: Connection, person: str, *, blocked: bool) -> None:
    """Keep a person from sitting down, or let them again."""
    connection.execute(PERSONS.update().where(PERSONS.c.id == person).values(blocked=int(blocked)))


class SqlPeopleStore:
    """The persons of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="people")
        self.standings = SqlStandingStore(self._read, self._write)
        self.pairing = SqlPairingStore(self._read, self._write)
        self.friends = SqlFriendStore(self._read, self._write)
        self.insights = SqlInsightStore(self._read, self._write)
        self.reports = SqlReportStore(self._read, self._write)
        self.push = SqlPushStore(self._read, self._write)

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self._database.reading.connect() as connection:
                return query(connection)

        return await self._tried(ask)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        def do() -> T:
            with self._database.writing.begin() as connection:
                return work(connection)

        return await self._tried(do)

    async def _tried(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except (OperationalError, InterfaceError, OSError) as error:
            raise Refusal(503, "server-saving-paused", again=True) from error
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            journal.error("persons could not be read or stored", error=type(error).__name__)
            raise Refusal(503, "server-saving-paused", again=True) from error

    def close(self) -> None:
        """Wait for what is being stored, then stop."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    # -- persons --------------------------------------------------------------------------------------

    async def add(self, person: Person, key: PersonKey) -> None:
        """Store a new person with a first key."""

        def work(connection: Connection) -> None:
            values = person._asdict() | {"bot": int(person.bot), "blocked": int(person.blocked)}
            connection.execute(PERSONS.insert().values(**values))
            connection.execute(KEYS.insert().values(**_key_row(key)))

        await self._write(work)

    async def person(self, person: str) -> Person | None:
        """A person by id."""
        return (await self.persons([person])).get(person)

    async def persons(self, ids: Sequence[str]) -> dict[str, Person]:
        """Several persons by id."""
        if not ids:
            return {}
        statement = select(PERSONS).where(PERSONS.c.id.in_(ids), PERSONS.c.gone == 0)
        return await self._read(
            lambda connection: {row[0]: _person(row) for row in connection.execute(statement)}
        )

    async def holder(self, hashed: str) -> tuple[Person, PersonKey] | None:
        """Whoever has the device or the token with this hash."""
        return await self._read(lambda connection: _holder(connection, hashed, ("device", "token")))

    async def reserved(self, looks: Sequence[str]) -> dict[str, Person]:
        """Whoever has reserved a name that looks like one of these, by look."""
        statement = select(PERSONS).where(PERSONS.c.look.in_(looks))
        return await self._read(
            lambda connection: {str(row.look): _person(row) for row in connection.execute(statement)}
        )

    async def rename(self, person: str, name: str, look: str | None, renamed: int) -> bool:
        """Change a name, and reserve it if a look is given; False if somebody else has reserved it."""
        return await self._write(lambda connection: rename(connection, person, name, look, renamed))

    async def set_visibility(self, person: str, visibility: str) -> None:
        """Change who may see a person's page."""
        statement = PERSONS.update().where(PERSONS.c.id == person).values(visibility=visibility)
        await self._write(lambda connection: connection.execute(statement).close())

    async def note_seen(self, person: str, key: str, day: int) -> None:
        """Note on which day a person and a key were last here."""

        def work(connection: Connection) -> None:
            connection.execute(PERSONS.update().where(PERSONS.c.id == person).values(seen=day))
            connection.execute(KEYS.update().where(KEYS.c.id == key).values(used=day))

        await self._write(work)

    # -- keys -----------------------------------------------------------------------------------------

    async def keys(self, person: str) -> list[PersonKey]:
        """All keys of a person, the oldest first."""
        return await self._read(lambda connection: keys_of(connection, person))

    async def add_key(self, key: PersonKey, *, instead_of: str = "") -> bool:
        """Store one more key, in place of all of the kind `instead_of`; False if somebody has it, or the person is gone."""

        def work(connection: Connection) -> bool:
            here = select(PERSONS.c.id).where(PERSONS.c.id == key.person, PERSONS.c.gone == 0)
            if connection.execute(here.with_for_update()).first() is None:
                return False
            if instead_of:
                old = (KEYS.c.person_id == key.person) & (KEYS.c.kind == instead_of)
                connection.execute(KEYS.delete().where(old))
            try:
                with connection.begin_nested():
                    connection.execute(KEYS.insert().values(**_key_row(key)))
            except IntegrityError:
                return False
            return True

        return await self._write(work)

    async def remove_key(self, person: str, key: str) -> bool:
        """Take a key away, and the codes that add a device; False if the person has no such key."""
        gone = KEYS.delete().where(KEYS.c.id == key, KEYS.c.person_id == person)
        # whoever has the lost device may have made a code with it just before
        codes = ONE_TIME.delete().where(ONE_TIME.c.person_id == person, ONE_TIME.c.kind == "device")

        def work(connection: Connection) -> bool:
            found = bool(connection.execute(gone).rowcount)
            if found:
                connection.execute(codes)
                forget_push_of_key(connection, person, key)
            return found

        return await self._write(work)

    async def secret_key(self, hashed: str, kind: str) -> tuple[Person, PersonKey] | None:
        """A passkey or a paper key by its hash, and whose it is."""
        return await self._read(lambda connection: _holder(connection, hashed, (kind,)))

    async def note_signed(self, key: str, before: int, count: int) -> bool:
        """Note how many signatures a passkey has made; False if somebody else has noted more meanwhile."""
        statement = KEYS.update().where(KEYS.c.id == key, KEYS.c.count == before).values(count=count)
        return await self._write(lambda connection: bool(connection.execute(statement).rowcount))

    # -- one-time secrets -----------------------------------------------------------------------------

    async def promise(self, secret: OneTimeSecret) -> None:
        """Store a one-time secret."""
        hashed, kind, person, until = secret
        values = {"hash": hashed, "kind": kind, "person_id": person, "until": until}
        await self._write(lambda connection: connection.execute(ONE_TIME.insert().values(**values)).close())

    async def redeem(self, hashed: str, kind: str, moment: int) -> OneTimeSecret | None:
        """Take a one-time secret out of the store; None if there is none, or it is too old."""

        def work(connection: Connection) -> OneTimeSecret | None:
            this = and_(ONE_TIME.c.hash == hashed, ONE_TIME.c.kind == kind)
            found = connection.execute(select(ONE_TIME).where(this)).first()
            # of two who redeem it at once, only one deletes it
            if found is None or not connection.execute(ONE_TIME.delete().where(this)).rowcount:
                return None
            return OneTimeSecret(*found) if found.until >= moment else None

        return await self._write(work)

    # -- seats and games ------------------------------------------------------------------------------

    async def seats_at(self, tables: Sequence[str]) -> list[PersonSeat]:
        """Every person's seats at these tables."""
        return await self._read(lambda connection: person_seats.seats_at(connection, tables))

    async def games(self, person: str, wanted: GamesWanted) -> GamesFound:
        """A page of a person's games."""
        return await self._read(lambda connection: person_seats.games(connection, person, wanted))

    async def partners(self, person: str, most: int) -> list[Partner]:
        """Whom a person has finished most games with."""
        found = await self._read(lambda connection: person_seats.partners(connection, person, most))
        persons = await self.persons([one for one, _ in found])
        return [Partner(one, persons[one].name, count) for one, count in found if one in persons]

    async def counts(self, person: str) -> list[GameCount]:
        """How many games of each kind a person has finished, by result."""
        return await self._read(lambda connection: person_seats.counts(connection, person))

    async def imported(self, person: str) -> int:
        """How many of a person's games came from files."""
        return await self._read(lambda connection: person_seats.imported(connection, person))

    # -- deleting -------------------------------------------------------------------------------------

    async def dismiss(self, person: str, moment: int) -> bool:
        """Begin to delete a person: from now on nobody can act as them, and their name is free."""
        return await self._write(lambda connection: dismiss(connection, person, moment))

    async def dismissed(self) -> list[str]:
        """Persons of whom something is still to be removed."""
        statement = select(PERSONS.c.id).where(PERSONS.c.gone > 0).order_by(PERSONS.c.gone)
        return await self._read(lambda connection: [str(row[0]) for row in connection.execute(statement)])

    async def forget_seats(self, person: str, most: int, moment: int) -> int:
        """Make a dismissed person's seats anonymous, up to this many; return how many are left."""

        def work(connection: Connection) -> int:
            left = person_seats.forget(connection, person, most, moment)
            # a game that ended meanwhile may have been counted once more
            connection.execute(STANDINGS.delete().where(STANDINGS.c.holder == person))
            if not left:
                connection.execute(PERSONS.delete().where(PERSONS.c.id == person, PERSONS.c.gone > 0))
            return left

        return await self._write(work)

    async def tidy(self, moment: int, idle_before: int, unseen_before: int) -> int:
        """Drop one-time secrets that are too old. Dismiss persons who were not seen since `idle_before` and have kept nothing,
        and all who were not seen since `unseen_before`; return how many."""

        def work(connection: Connection) -> int:
            connection.execute(ONE_TIME.delete().where(ONE_TIME.c.until < moment))
            tidy_reports(connection, moment)
            columns = PERSONS.c
            keeps = exists().where(
                KEYS.c.person_id == columns.id, KEYS.c.kind.in_(("passkey", "paper", "token"))
            )
            plays = exists().where(person_seats.SEATS.c.person_id == columns.id)
            idle = and_(columns.seen < idle_before, ~keeps, ~plays)
            old = select(columns.id).where(columns.gone == 0, or_(idle, columns.seen < unseen_before))
            found = [
                str(row[0]) for row in connection.execute(old.order_by(columns.seen).limit(MOST_DISMISSED))
            ]
            for person in found:
                dismiss(connection, person, moment)
            return len(found)

        return await self._write(work)


def _holder(connection: Connection, hashed: str, kinds: Sequence[str]) -> tuple[Person, PersonKey] | None:
    joined = PERSONS.join(KEYS, KEYS.c.person_id == PERSONS.c.id)
    statement = (
        select(*PERSONS.c, *KEYS.c)
        .select_from(joined)
        .where(KEYS.c.hash == hashed, KEYS.c.kind.in_(kinds), PERSONS.c.gone == 0)
    )
    found = connection.execute(statement).first()
    if found is None:
        return None
    width = len(PERSONS.c)
    return _person(found[:width]), PersonKey(*found[width:])


def count_persons(connection: Connection) -> int:
    """How many persons there are."""
    return int(connection.execute(select(func.count()).where(PERSONS.c.gone == 0)).scalar_one())
