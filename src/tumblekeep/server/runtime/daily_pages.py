"""What people see of the daily door, as plain data: the door, rankings, the aftermath, the calendar; and the throws of a Sunday."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from tumblekeep.daily import moments
from tumblekeep.daily.schedule import FIRST_DAY, PAST_DAYS, DayPlan, plan_for
from tumblekeep.daily.scoring import STEP
from tumblekeep.daily.streaks import longest_streak, streak_on, week_medals
from tumblekeep.daily.throwing import points_of
from tumblekeep.daily.ways import facts
from tumblekeep.fate.keyed import AddressedPieces, day_key
from tumblekeep.server.daily.records import RankingName, StoredDay, StoredTry
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime import puzzles
from tumblekeep.server.runtime.daily import Player
from tumblekeep.server.visibility.judge import judged
from tumblekeep.server.wire.daily import ThrowDaily

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

BEST = 10
"""Entries at the top of a ranking that are shown."""
BARS = 24
"""Bars of a distribution, at most."""
SIMULATED = 8
"""How often a launch is thrown again, with other tremors of the hand, to say what it was worth without luck."""
NO_STREAK = {"days": 0, "longest": 0, "rests_left": 2}


async def door(registry: TableRegistry, wanted: str | None, player: Player | None) -> dict[str, Any]:
    """What is behind the door on a day."""
    daily = registry.daily
    day = daily.which(wanted)
    stored = await daily.fixed(day)
    plan = DayPlan.read(json.loads(stored.plan))
    tomorrow = None
    if daily.store is not None and day == daily.today():
        tomorrow = _promise(registry, await daily.fixed(moments.after(day)))
    mine = (
        None if player is None or daily.store is None else await daily.store.try_of(stored.day, player.holder)
    )
    measured = facts().get(plan.way)
    return {
        "day": stored.day,
        "kind": plan.kind,
        "game": plan.game,
        "seats": plan.seats,
        "options": dict(plan.options),
        "throws": [one.plain() for one in plan.throws],
        "ends_in": moments.ends(day) - daily.moment(),
        "counts": daily.counts_now(stored),
        "ranked": daily.store is not None,
        "tries": 0 if daily.store is None else (await daily.store.place(stored.day, "result", 0)).total,
        "skill_share": None if measured is None else measured.skill,
        "skill_checked": plan.is_skill_checked(),
        "promise": _promise(registry, stored),
        "tomorrow": tomorrow,
        "mine": None if mine is None else await _mine(registry, mine),
        "streak": None if player is None else await _streak(registry, player),
    }


def _promise(registry: TableRegistry, day: StoredDay) -> dict[str, Any]:
    return {
        "day": day.day,
        "commitment": day.commitment,
        "committed": day.committed,
        "secret": registry.daily.secret_shown(day),
    }


async def _mine(registry: TableRegistry, mine: StoredTry) -> dict[str, Any]:
    body = json.loads(mine.body)
    state = "over" if mine.ended else "playing"
    if state == "playing" and mine.table:
        row = await registry.store.table(mine.table)
        if row is not None and row.state == "over":
            registry.spawn(registry.daily_counts.count_quietly(mine.table))
            state = "counting"
    return {
        "state": state,
        "table": mine.table or None,
        "thrown": [one["points"] for one in body.get("throws", [])],
        "score": body.get("score"),
    }


async def _streak(registry: TableRegistry, player: Player) -> dict[str, Any]:
    played = await _played(registry, player)
    found = streak_on(played, registry.daily.today())
    return {"days": found.days, "longest": longest_streak(played), "rests_left": found.rests_left}


async def _played(registry: TableRegistry, player: Player) -> list[date]:
    if registry.daily.store is None:
        return []
    since = moments.after(registry.daily.today(), -PAST_DAYS).isoformat()
    return [
        date.fromisoformat(one.day)
        for one in await registry.daily.store.tries_of(player.holder, since)
        if one.ended
    ]


# -- rankings -------------------------------------------------------------------------------------------


async def rankings(registry: TableRegistry, wanted: str | None, player: Player | None) -> dict[str, Any]:
    """Both rankings of a day."""
    daily, store = registry.daily, registry.daily.the_store
    stored = await daily.fixed(daily.which(wanted))
    mine = None if player is None else await store.try_of(stored.day, player.holder)
    if mine is not None and not mine.ended:
        mine = None
    if mine is None and daily.secret_shown(stored) is None:
        raise Refusal(409, "server-daily-after")
    return {
        "day": stored.day,
        "result": await _ranking(registry, stored.day, "result", mine, player),
        "skill": await _ranking(registry, stored.day, "skill", mine, player),
    }


async def _ranking(
    registry: TableRegistry, day: str, name: RankingName, mine: StoredTry | None, player: Player | None
) -> dict[str, Any]:
    store = registry.daily.the_store
    value = None if mine is None else _value(mine, name)
    place = await store.place(day, name, value or 0)
    bars, unit = _bars(await store.distribution(day, name))
    best = await store.best(day, name, BEST)
    holder = "" if mine is None else mine.holder
    known = [] if player is None or player.person is None else await friends_of(registry, player.person.id)
    near = await store.among(day, [*known, player.person_id]) if known and player is not None else []
    near.sort(key=lambda one: (-(_value(one, name) or 0), one.holder))
    return {
        "rank": None if value is None else place.rank,
        "percentile": None if value is None else round(place.percentile, 1),
        "total": place.total,
        "value": value,
        "best": await _entries(registry, best, name, holder, ()),
        "friends": await _entries(registry, near, name, holder, known),
        "bars": bars,
        "unit": unit,
    }


def _value(one: StoredTry, name: RankingName) -> int | None:
    return one.result if name == "result" else one.skill


async def friends_of(registry: TableRegistry, person: str) -> list[str]:
    """The ids of a person's friends."""
    return [one.person for one in (await registry.the_people.store.friends.lists(person, 0)).friends]


async def _entries(
    registry: TableRegistry,
    tries: Sequence[StoredTry],
    name: RankingName,
    holder: str,
    friends: Sequence[str],
) -> list[dict[str, Any]]:
    """Entries with names for those who may be seen: oneself, friends, and persons whose page everybody may see."""
    persons = {}
    if registry.people is not None:
        persons = await registry.people.store.persons([one.person for one in tries if one.person])
    found, rank, before = [], 0, None
    for number, one in enumerate(tries, start=1):
        value = _value(one, name)
        if value is None:
            continue
        if value != before:
            rank, before = number, value
        person = persons.get(one.person)
        seen = person is not None and (
            person.visibility == "public" or one.holder == holder or one.person in friends
        )
        called = person.name if seen and person is not None else None
        found.append({"rank": rank, "value": value, "name": called, "you": one.holder == holder})
    return found


def _bars(found: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], int]:
    """A distribution in a few bars of equal width, from the lowest value."""
    if not found:
        return [], STEP
    low, high = found[0][0], found[-1][0]
    unit = max(1, -(-(high - low + 1) // BARS))
    if len(found) <= BARS and all(value % STEP == 0 for value, _ in found) and unit < STEP:
        unit = STEP
    counts: dict[int, int] = {}
    for value, tries in found:
        at = low + (value - low) // unit * unit
        counts[at] = counts.get(at, 0) + tries
    return [(at, counts.get(at, 0)) for at in range(low, high + 1, unit)], unit


# -- afterwards -----------------------------------------------------------------------------------------


async def aftermath(registry: TableRegistry, wanted: str | None, player: Player) -> dict[str, Any]:
    """What a player is shown after their own try."""
    daily, store = registry.daily, registry.daily.the_store
    stored = await daily.fixed(daily.which(wanted))
    mine = await store.try_of(stored.day, player.holder)
    if mine is None or not mine.ended:
        raise Refusal(409, "server-daily-after")
    found = await registry.daily_counts.shown_after(mine)
    after = json.loads(stored.aftermath) if stored.aftermath else {"masterful": None, "puzzles": []}
    names = [f"day-{stored.day}-{n}" for n in range(1, len(after["puzzles"]) + 1)]
    return {**found, "masterful": after["masterful"], "puzzles": names}


async def puzzle(registry: TableRegistry, name: str, option: str | None = None) -> str:
    """A puzzle of a day, or how good its options are once one is chosen."""
    stored = await registry.daily.the_store.day(name[4:14])
    made = json.loads(stored.aftermath)["puzzles"] if stored is not None and stored.aftermath else []
    number = int(name[-1])
    if number > len(made):
        raise Refusal(404, "server-no-puzzle")
    return await registry.workers.do(name, puzzles.daily_puzzle, made[number - 1], option)


async def calendar(registry: TableRegistry, player: Player | None) -> dict[str, Any]:
    """The past year, and the sender's days in it."""
    today = registry.daily.today()
    played = [] if player is None else await _played(registry, player)
    rested = set(streak_on(played, today).rested)
    done = set(played)
    days = []
    day = max(FIRST_DAY, moments.after(today, -PAST_DAYS + 1))
    while day <= today:
        plan = plan_for(day)
        days.append(
            {
                "day": day.isoformat(),
                "kind": plan.kind,
                "game": plan.game,
                "played": day in done,
                "rested": day in rested,
                "percentile": None,
            }
        )
        day = moments.after(day)
    medals = [{"monday": day.isoformat(), "medal": medal} for day, medal in week_medals(played).items()]
    streak = NO_STREAK if player is None else await _streak(registry, player)
    return {"days": days, "medals": medals, "streak": streak}


# -- the throws of a Sunday -----------------------------------------------------------------------------


async def throw(registry: TableRegistry, player: Player, wanted: ThrowDaily) -> dict[str, Any]:
    """Make the next throw of the try that counts; in practice, any of the ten."""
    daily = registry.daily
    stored = await daily.fixed(daily.which(wanted.day))
    plan = DayPlan.read(json.loads(stored.plan))
    if plan.kind != "throws":
        raise Refusal(409, "server-daily-no-throws")
    key = day_key(bytes.fromhex(stored.secret), stored.day)
    mine = None if daily.store is None else await daily.store.try_of(stored.day, player.holder)
    if wanted.practice is not None:
        if daily.counts_now(stored) and (mine is None or not mine.ended):
            raise Refusal(409, "server-daily-first")
        if not 0 <= wanted.practice < len(plan.throws):
            raise Refusal(422, "server-daily-which", most=len(plan.throws))
        return {**await _thrown(registry, plan, key, wanted.practice, wanted.launch), "mine": None}
    late = daily.moment() >= moments.closes(plan.day)
    if mine is None or mine.ended or late:
        raise Refusal(409, "server-daily-tried" if mine is not None else "server-daily-first-door")
    body = json.loads(mine.body)
    done = body.setdefault("throws", [])
    number = len(done)
    thrown = await _thrown(registry, plan, key, number, wanted.launch)
    worth = await _worth(registry, plan, number, wanted.launch)
    done.append({"points": thrown["points"], "worth": worth, "launch": thrown["launch"]})
    if number + 1 == len(plan.throws):
        mine = await _end_of_throws(registry, mine, body)
    else:
        mine = await daily.thrown(mine, body)
    return {**thrown, "mine": await _mine(registry, mine)}


async def _thrown(
    registry: TableRegistry, plan: DayPlan, key: bytes, number: int, launch: dict[str, Any]
) -> dict[str, Any]:
    seed = AddressedPieces(key, f"throw/{number}")() >> 2
    made = await registry.throwing.simulate(plan.throws[number].setup, launch, seed)
    registry.metrics.throws += 1
    return {
        "landing": made.landing,
        "judged": judged(made.landing),
        "launch": made.launch,
        "track": made.track,
        "points": points_of(made.landing),
    }


async def _worth(registry: TableRegistry, plan: DayPlan, number: int, launch: dict[str, Any]) -> int:
    """What a launch is worth without the luck of one throw: the mean of some, with the same tremors for everybody."""
    total = 0
    for other in range(SIMULATED):
        seed = AddressedPieces(plan.day.isoformat().encode(), f"again/{number}/{other}")() >> 2
        made = await registry.throwing.simulate(plan.throws[number].setup, launch, seed)
        total += points_of(made.landing)
    return round(STEP * total / SIMULATED)


async def _end_of_throws(registry: TableRegistry, mine: StoredTry, body: dict[str, Any]) -> StoredTry:
    points = sum(one["points"] for one in body["throws"])
    skill = sum(one["worth"] for one in body["throws"])
    body["score"] = {
        "result": points * STEP,
        "skill": skill,
        "luck": points * STEP - skill,
        "measure": "points",
        "reached": float(points),
        "won": False,
        "headline": None,
    }
    ended = mine._replace(
        ended=registry.daily.moment(),
        result=points * STEP,
        skill=skill,
        luck=points * STEP - skill,
        body=json.dumps(body),
    )
    if not await registry.daily.the_store.finish(ended, ()):
        raise Refusal(409, "server-stale")
    return ended
