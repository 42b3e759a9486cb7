"""Standings: when a game of persons ends, its medals, records and ratings are worked out in a worker process and stored.

A game that a server did not come to is counted after the next start. `tumblekeep tables recount` counts all of them again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.log import Log, from_text, to_text
from tumblekeep.games import load
from tumblekeep.ratings.equal_terms import GUEST, PERSON, TableTerms
from tumblekeep.server import json_text
from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.people.records import PersonSeat
from tumblekeep.server.people.store import FoldStandings
from tumblekeep.server.runtime.keeping import folded
from tumblekeep.server.runtime.table_memory import TableMemory
from tumblekeep.server.table.state import TableState
from tumblekeep.server.visibility.export import finished_log
from tumblekeep.server.wire.base import MOST_SEATS

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

AT_A_TIME = 5_000
"""Seats that are listed at a time: a list of a million takes seconds, in a thread of its own."""
PAUSE_SECONDS = 0.2
"""Between two older games: people who play come first."""
MOST_COURSE = 120
"""Points that the course of a rating keeps."""
NOTHING = '{"medals":[],"records":[],"result":null}'


def count_log(text: str, odds: str, left: Sequence[int]) -> str:
    """What a finished game changes in standings, as JSON. Runs in a worker process."""
    from tumblekeep.ratings.standing import counted

    log = from_text(text)
    if log.header.pack is not None:
        return NOTHING
    return json_text.dumps(counted(log, load(log.header.game), odds=odds, left=left)).decode()


class CountedSeats:
    """Who played a game, for their standings."""

    def __init__(self, seats: Sequence[PersonSeat], log: Log) -> None:
        count = len(log.header.seats)
        self.by_seat: dict[int, list[PersonSeat]] = {}
        for one in seats:
            if one.origin != "imported" and one.seat < count:
                self.by_seat.setdefault(one.seat, []).append(one)
        bots = {int(seat) for seat in log.header.notes.get("bots", ())}
        self.left = sorted(seat for seat in bots if len(self.by_seat.get(seat, ())) == 1)
        """Seats whose person is gone and whose game a bot ended."""
        persons = [held[0].person for held in self.by_seat.values() if len(held) == 1]
        self.is_rated = len(persons) == count and len(set(persons)) == count
        """Whether one person sat on each seat, and nobody on two."""

    @property
    def holders(self) -> list[str]:
        """Everybody who had a seat."""
        return sorted({one.person for held in self.by_seat.values() for one in held})


def folding(told_text: str, slug: str, seats: CountedSeats, table: str) -> tuple[list[str], FoldStandings]:
    """Whose standings a game changes, and how."""
    from tumblekeep.ratings.standing import luck_free_after, ratings_after, with_deeds

    told: Mapping[str, Any] = json_text.loads(told_text)
    result = told["result"] if seats.is_rated else None
    dungeon = f"dungeon {result['setting']}" if result is not None and result["shared"] else ""

    def fold(before: Mapping[str, str]) -> dict[str, str]:
        game = load(slug)
        now: dict[str, Any] = {holder: json_text.loads(text) for holder, text in before.items()}
        for seat, held in seats.by_seat.items():
            for one in held:
                if one.result in ("won", "lost") and seat not in seats.left:
                    now[one.person] = with_deeds(
                        now.get(one.person, {}), told, seat, game, table=table, at=one.ended
                    )
        if result is not None:
            order = [seats.by_seat[seat][0].person for seat in range(len(seats.by_seat))]
            ratings = [now.get(person, {}).get("rating") for person in order]
            depth = now.get(dungeon, {}).get("rating")
            free = [now.get(person, {}).get("luck_free") for person in order]
            for person, rating in zip(order, luck_free_after(slug, result, free, depth), strict=True):
                if rating is not None:
                    now[person] = {**now.get(person, {}), "luck_free": rating}
            after, deeper = ratings_after(slug, result, ratings, depth)
            for person, rating in zip(order, after, strict=True):
                if rating is not None:
                    now[person] = with_rating(now.get(person, {}), rating, _ended(seats.by_seat, person))
            if dungeon and deeper is not None:
                now[dungeon] = {"rating": deeper}
        return {holder: json_text.dumps(standing).decode() for holder, standing in now.items()}

    return [*seats.holders, *([dungeon] if dungeon else [])], fold


def with_rating(standing: Mapping[str, Any], rating: Any, at: int) -> dict[str, Any]:
    """A standing with a new rating, and how it went: of a long course every other point is left out."""
    course = [*standing.get("course", ()), [at, round(rating["points"])]]
    if len(course) > MOST_COURSE:
        course = course[:-1:2] + course[-1:]
    return {**standing, "rating": rating, "course": course}


def _ended(by_seat: Mapping[int, Sequence[PersonSeat]], person: str) -> int:
    return next(one.ended for held in by_seat.values() for one in held if one.person == person)


def terms_of_table(state: TableState, loaded: int) -> TableTerms:
    """What decides whether a table counts, before its game begins."""
    seats = [GUEST if one.kind == PERSON and not one.person else one.kind for one in state.seats]
    persons = [one.person for one in state.seats if one.person]
    return TableTerms(
        seats=seats,
        twice=len(set(persons)) < len(persons),
        odds=state.odds,
        dice=state.dice,
        draws=state.draws,
        throws=state.throws,
        hints=sum(state.hints),
        taken_back=state.taken_back,
        loaded=loaded,
        pack=state.pack is not None,
        carried=state.carried,
    )


def log_to_count(memory: TableMemory) -> Log | None:
    """A finished table's game as a log; None if it says nothing."""
    if memory.bare is None or memory.state.frozen or memory.state.day or not memory.bare.lines:
        return None  # the daily door has rankings of its own, and its dice can be tried again for practice
    if memory.state.carried:
        return None  # a player's own device held the secret of the dice
    return finished_log(memory.state, memory.bare, memory.secret, memory.record)


class Standings:
    """Counts the finished games of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def count(self, table: str) -> bool:
        """Count a finished game of persons; False if there is nothing to count, or it was counted before."""
        registry = self._registry
        store = registry.the_people.store
        seats = await store.seats_at([table])
        row = await registry.store.table(table)
        if not seats or row is None or row.state != "over":
            return False
        memory = await folded(registry, row)
        log = log_to_count(memory)
        if log is None:
            return await store.standings.settle(table, NOTHING, memory.state.game, [], dict)
        who = CountedSeats(seats, log)
        text = await in_thread(to_text, log)
        try:
            told = await registry.analyses.workers.do(table, count_log, text, memory.state.odds, who.left)
        except Refusal as refusal:
            if refusal.again:
                raise
            told = NOTHING  # the rules of its time are gone
        holders, fold = folding(told, memory.state.game, who, table)
        return await store.standings.settle(table, told, memory.state.game, holders, fold)

    async def count_quietly(self, table: str) -> bool:
        """Count a game, and tell whether that was done. What fails is counted after the next start."""
        if self._registry.people is None:
            return False
        try:
            return await self.count(table)
        except Refusal as refusal:
            journal.warning("a game was not counted", table=table, why=refusal.message.id)
            return False

    async def count_older(self) -> None:
        """Count what earlier servers have left."""
        if self._registry.people is None:
            return
        left: set[str] = set()
        while True:
            most = AT_A_TIME + MOST_SEATS * len(left)
            listed = await self._registry.people.store.standings.uncounted(most)
            fresh = [one for one in listed if one not in left]
            if not fresh:
                return
            for table in fresh:
                if not await self.count_quietly(table):
                    left.add(table)
                await asyncio.sleep(PAUSE_SECONDS)

    async def of(self, person: str) -> list[dict[str, Any]]:
        """A person's standing in every game, as the wire shows it."""
        found = await self._registry.the_people.store.standings.of(person)
        return [shown(slug, json_text.loads(text)) for slug, text in found.items()]


def shown(slug: str, standing: Mapping[str, Any]) -> dict[str, Any]:
    """A standing in a game, as the wire shows it: what is no longer there is left out."""
    try:
        game = load(slug)
    except TumbleError:
        return {
            "game": slug,
            "games": standing.get("games", 0),
            "rating": None,
            "luck_free": None,
            "medals": [],
            "records": [],
        }
    medals, records = standing.get("medals", {}), standing.get("records", {})
    rating = standing.get("rating")
    return {
        "game": slug,
        "games": standing.get("games", 0),
        "rating": _bounded(rating, standing.get("course", ())),
        "luck_free": _bounded(standing.get("luck_free"), ()),
        "medals": [
            {"medal": one.name, "count": one.count, "earned": medals.get(one.name)} for one in game.medals
        ],
        "records": [{"record": one.name, **records[one.name]} for one in game.records if one.name in records],
    }


def _bounded(rating: Mapping[str, Any] | None, course: Any) -> dict[str, Any] | None:
    """A rating as the wire shows it, with the bounds of the true strength."""
    if rating is None:
        return None
    return {
        "points": round(rating["points"]),
        "low": round(rating["points"] - 1.96 * rating["unsure"]),
        "high": round(rating["points"] + 1.96 * rating["unsure"]),
        "games": rating["games"],
        "course": course,
    }
