"""Play now: people who want the same find each other, on both databases, with several workers, over a restart."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from server.fuzzing import VALUES
from server.guest import Inn, database_of, inn, quick
from tumblekeep.server.dice.commitment import seal_of
from tumblekeep.server.people.pairing import FEWEST_SEEN, ObservedWait, Seek, make_group, usual_wait
from tumblekeep.server.runtime import opening, pairing
from tumblekeep.server.runtime.starting import GRACE_SECONDS
from tumblekeep.server.runtime.table_clock import now
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.storage import pairing as stored
from tumblekeep.server.storage.people import block
from tumblekeep.server.wire.company import LookForOthers

DUEL = {"game": "dungeon_attack", "fewest": 2, "most": 2}


async def made(there: Inn, name: str) -> Any:
    answer = await there.post("/people", {"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def look(there: Inn, person: Any, **wish: Any) -> Any:
    answer = await there.post("/pairing/mine", {**DUEL, **wish}, token=person["secret"])
    assert answer.status_code == 200, answer.text
    return answer.json()


async def mine(there: Inn, person: Any) -> Any:
    return (await there.get("/pairing/mine", token=person["secret"])).json()


async def note(there: Inn, person: Any, table: str) -> Any:
    return (await there.post("/pairing/mine/leave", {"table": table}, token=person["secret"])).json()


async def test_two_who_want_the_same_play_together(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        first = await look(there, ada, counts=True)
        assert (first["state"], first["others"]) == ("waiting", 0)
        assert (await there.get("/pairing/doors")).json() == {"doors": {"dungeon_attack": 1}}
        second = await look(there, bo, counts=True)
        assert second["state"] == "seated"
        found = await mine(there, ada)
        assert found["table"] == second["table"]
        assert found["seat"] != second["seat"]
        table = (await there.get(f"/tables/{found['table']}")).json()
        assert table["state"] == "playing"
        assert table["odds"] == "off"
        assert not table["public"]
        assert sorted(seat["name"] for seat in table["seats"]) == ["Ada", "Bo"]
        for person, seat in ((ada, found["seat"]), (bo, second["seat"])):
            secrets = await there.post(f"/people/me/seats/{found['table']}", token=person["secret"])
            assert [one["seat"] for one in secrets.json()["mine"]] == [seat]
        async with there.guest({"table": table, "mine": secrets.json()["mine"]}, second["seat"]) as guest:
            assert guest.table["state"] == "playing"
        assert (await note(there, ada, found["table"]))["state"] == "none"
        assert (await mine(there, bo))["state"] == "seated"  # what Ada notes is hers alone


@pytest.mark.parametrize(
    "other",
    [{"game": "dungeons_dice_danger"}, {"pace": "days"}, {"counts": True}, {"fewest": 3, "most": 3}],
)
async def test_whoever_wants_something_else_waits_on(other: dict[str, Any], tmp_path: Any) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        await look(there, ada)
        assert (await look(there, bo, **other))["state"] == "waiting"
        assert (await mine(there, ada))["state"] == "waiting"


async def test_bots_take_the_chairs_after_the_time_that_one_chose(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        trio = {"fewest": 3, "most": 3}
        moment = now()
        monkeypatch.setattr(pairing, "now", lambda: moment)
        assert (await look(there, ada, fill_after=60, **trio))["fill_in"] == 60
        assert (await look(there, bo, **trio))["fill_in"] is None  # never with bots
        moment += 61_000
        await there.registry.pairing.step()
        found = await mine(there, ada)
        table = (await there.get(f"/tables/{found['table']}")).json()
        assert Counter(seat["kind"] for seat in table["seats"]) == {"person": 1, "bot": 2}
        assert (await mine(there, bo))["state"] == "waiting"


async def test_numbers_are_sealed_before_the_table_is_known_and_nobody_waits_for_them_for_ever(
    tmp_path: Any,
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        numbers = {"Ada": "a" * 64, "Bo": "b" * 64}
        await look(there, ada, seal=seal_of(numbers["Ada"]))
        found = await look(there, bo, seal=seal_of(numbers["Bo"]))
        table = (await there.get(f"/tables/{found['table']}")).json()
        assert table["closing"]
        assert table["state"] == "open"
        given = {"numbers": [{"seat": found["seat"], "number": numbers["Bo"]}], "noted": table["commitment"]}
        assert (await there.post(f"/tables/{found['table']}/numbers", given)).status_code == 200
        await there.registry.pairing.step()  # Ada has time left
        assert (await there.get(f"/tables/{found['table']}")).json()["state"] == "open"
        there.registry.table_clock.turn(GRACE_SECONDS)
        await there.registry.pairing.step()
        assert (await there.get(f"/tables/{found['table']}")).json()["state"] == "playing"


async def test_a_table_begins_although_everybody_has_taken_their_seat_and_a_number_never_comes(
    database: str,
) -> None:
    """Both pages had noted their seats, one with another number than it had sealed: nobody started that table any more."""
    async with inn(quick(database, people=True)) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        await look(there, ada, seal=seal_of("a" * 64))
        found = await look(there, bo, seal=seal_of("b" * 64))
        for person in (ada, bo):
            assert (await note(there, person, found["table"]))["state"] == "none"
        await there.registry.pairing.step()
        assert (await there.get(f"/tables/{found['table']}")).json()["state"] == "open"
        there.registry.table_clock.turn(GRACE_SECONDS)
        await there.registry.pairing.step()
        assert (await there.get(f"/tables/{found['table']}")).json()["state"] == "playing"


async def test_whoever_changes_their_wish_or_stops_as_a_table_is_found_is_shown_the_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        await look(there, ada)
        found = (await look(there, bo))["table"]
        changed = await look(there, ada, counts=True)  # her page had not asked yet
        assert (changed["state"], changed["table"]) == ("seated", found)
        stopped = (await there.post("/pairing/mine/leave", token=ada["secret"])).json()
        assert (stopped["state"], stopped["table"]) == ("seated", found)
        await note(there, ada, found)
        assert (await look(there, ada))["state"] == "waiting"  # a seat that was taken is no obstacle
        moment = now() + stored.JUST_SEATED_MILLISECONDS + 1000
        monkeypatch.setattr(pairing, "now", lambda: moment)
        assert (await look(there, bo, counts=True))["state"] == "waiting"  # nor one that was never taken


async def test_many_at_once_at_two_workers_are_all_seated_and_nobody_twice(postgres_url: str) -> None:
    settings = quick(postgres_url, people=True)
    async with inn(settings) as one, inn(settings) as two:
        people = [await made(one, f"P{number}") for number in range(12)]
        where = [(one, two)[number % 2] for number in range(12)]
        await asyncio.gather(*(look(there, person) for there, person in zip(where, people, strict=True)))
        await one.registry.pairing.step()
        found = [await mine(there, person) for there, person in zip(reversed(where), people, strict=True)]
        assert {shown["state"] for shown in found} == {"seated"}
        assert set(Counter(shown["table"] for shown in found).values()) == {2}


async def test_whoever_waits_still_waits_after_a_restart(database: str) -> None:
    settings = quick(database, people=True)
    async with inn(settings) as there:
        ada = await made(there, "Ada")
        await look(there, ada)
    async with inn(settings) as there:
        bo = await made(there, "Bo")
        assert (await look(there, bo))["state"] == "seated"
        assert (await mine(there, ada))["state"] == "seated"


async def test_a_worker_that_dies_while_it_opens_a_table_leaves_nobody_behind(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(database, people=True)
    real = opening.open_for

    class Killed(BaseException):
        pass

    async def die_before(*_all: Any, **_more: Any) -> Any:
        raise Killed

    async def die_after(*every: Any, **more: Any) -> Any:
        await real(*every, **more)
        raise Killed

    for number, death in enumerate((die_before, die_after)):
        async with inn(settings) as there:
            names = (f"Ada {number}", f"Bo {number}")
            ada, bo = [await made(there, name) for name in names]
            await look(there, ada, pace="days")
            store = there.registry.the_people.store.pairing
            with monkeypatch.context() as broken:
                broken.setattr(opening, "open_for", death)
                broken.setattr(
                    store, "release", lambda table: asyncio.sleep(0)
                )  # a dead worker releases nothing
                proven = await there.registry.the_people.prove(bo["secret"])
                wish = LookForOthers(game="dungeon_attack", fewest=2, most=2, pace="days")
                with pytest.raises(Killed):
                    await there.registry.pairing.look(proven, wish)
            assert (await mine(there, ada))["state"] == "waiting"
            moment = now() + pairing.CLAIM_MILLISECONDS + 1000
            with monkeypatch.context() as later:
                later.setattr(pairing, "now", lambda moment=moment: moment)
                found = [await mine(there, person) for person in (ada, bo)]
                while {one["state"] for one in found} != {
                    "seated"
                }:  # the server takes steps of its own meanwhile
                    await there.registry.pairing.step()
                    found = [await mine(there, person) for person in (ada, bo)]
            assert found[0]["table"] == found[1]["table"], death


async def test_a_person_who_is_deleted_in_the_middle_of_pairing_is_nowhere_and_the_other_looks_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = opening.open_for
    async with inn(quick(database, people=True)) as there:
        ada, bo = await made(there, "Ada Unlikely"), await made(there, "Bo")
        tables: list[str] = []

        async def deleted_meanwhile(registry: Any, wanted: Any, owners: Any, table: str) -> Any:
            opened = await real(registry, wanted, owners, table)
            tables.append(table)
            await there.post("/people/me/delete", token=ada["secret"])
            return opened

        await look(there, ada)
        monkeypatch.setattr(opening, "open_for", deleted_meanwhile)
        assert (await look(there, bo))["state"] == "waiting"
        assert len(tables) == 1
        assert (await there.get(f"/tables/{tables[0]}")).status_code == 404
        assert await there.registry.store.events(tables[0]) == []
        monkeypatch.setattr(opening, "open_for", real)
        assert (await there.get("/pairing/mine", token=ada["secret"])).status_code == 401
        cy = await made(there, "Cy")
        assert (await look(there, cy))["state"] == "seated"
        with database_of(there.registry).reading.connect() as connection:
            assert "Unlikely" not in str(connection.execute(stored.SEEKS.select()).fetchall())


async def test_leaving_costs_nobody_anything_and_the_operators_block_ends_a_wish(database: str) -> None:
    async with inn(quick(database, people=True)) as there:
        ada, bo, cy = [await made(there, name) for name in ("Ada", "Bo", "Cy")]
        await look(there, ada)
        await there.post("/pairing/mine/leave", token=ada["secret"])
        await look(there, bo)
        with database_of(there.registry).writing.begin() as connection:
            block(connection, bo["person"]["id"], blocked=True)
        assert (await look(there, cy))["state"] == "waiting"
        assert (await there.get("/pairing/mine", token=bo["secret"])).status_code == 403


async def test_an_estimate_is_told_only_from_what_was_seen(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        real = now()
        usual = "/pairing/usual?game=dungeon_attack&fewest=2"
        for number in range(FEWEST_SEEN // 2):
            told = (await there.get(usual)).json()
            assert told == {"known": "unseen", "seconds": None, "seen": 2 * number}
            ada, bo = await made(there, f"A{number}"), await made(there, f"B{number}")
            monkeypatch.setattr(pairing, "now", lambda: real)
            await look(there, ada)
            monkeypatch.setattr(pairing, "now", lambda: real + 40_000)
            await look(there, bo)
            while (await mine(there, bo))[
                "state"
            ] != "seated":  # the server may be bringing them together by itself
                await asyncio.sleep(0.01)
        told = (await there.get(usual)).json()  # half found somebody at once, the others after 40 seconds
        assert told == {"known": "usual", "seconds": 40, "seen": FEWEST_SEEN}
        assert (await there.get(usual + "&counts=true")).json()["known"] == "unseen"


def test_the_estimate_holds_for_those_who_come_later() -> None:
    chance = Random(7)

    def wait() -> ObservedWait:
        until, patience = chance.expovariate(1 / 90), chance.expovariate(1 / 120)
        return ObservedWait(min(until, patience), until <= patience)

    seconds = usual_wait([wait() for _ in range(4_000)])
    assert seconds is not None
    later = [chance.expovariate(1 / 90) for _ in range(4_000)]  # people with all the patience in the world
    assert abs(sum(one <= seconds for one in later) / 4_000 - 2 / 3) < 0.03
    assert usual_wait([ObservedWait(5, False)] * 50) is None


def test_people_who_never_meet_are_kept_apart_and_still_find_others() -> None:
    first = Seek("a", "", "g", 3, 3, "live", False, "", 0, 9, 0)
    seeks = [first._replace(person=name, since=number) for number, name in enumerate("abcd")]
    group = make_group(seeks, {frozenset("ab")}, 1)
    assert group is not None
    assert [seek.person for seek in group.seeks] == ["a", "c", "d"]
    assert make_group(seeks, {frozenset("ab"), frozenset("ac"), frozenset("bc")}, 1) is None
    everybody = [first._replace(person=f"p{number}", low=6, high=6, since=number) for number in range(200)]
    pairs = {frozenset((one.person, two.person)) for one in everybody for two in everybody if one != two}
    assert make_group(everybody, pairs, 1) is None  # and it is found out soon


async def test_one_address_and_one_person_can_ask_only_so_often(tmp_path: Any, no_time: None) -> None:
    limits = replace(RateLimits(), on=True, join_burst=20, person_act_burst=8, request_burst=5_000)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inn(quick(database, people=True, limits=limits)) as there:
        ada = await made(there, "Ada")
        statuses: Counter[int] = Counter()
        for _ in range(1_000):
            answer = await there.post("/pairing/mine", DUEL, token=ada["secret"])
            statuses[answer.status_code] += 1
        assert statuses == {200: 8, 429: 992}
        others = [await made(there, f"P{number}") for number in range(30)]
        found = [(await there.post("/pairing/mine", DUEL, token=one["secret"])).status_code for one in others]
        assert found == [200] * 12 + [429] * 18
        with database_of(there.registry).reading.connect() as connection:
            assert len(connection.execute(stored.SEEKS.select()).fetchall()) == 13


async def test_nothing_that_is_sent_to_pairing_breaks_the_server(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, moment = Random(39), now()
    monkeypatch.setattr(pairing, "now", lambda: moment)  # bots take no chair, however long all of this takes
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        ada = await made(there, "Ada")
        wish: dict[str, Any] = {**DUEL, "pace": "live", "counts": True, "fill_after": 5, "seal": "a" * 64}
        statuses: Counter[int] = Counter()
        for _ in range(300):
            bent = {**wish, chance.choice([*wish, "more"]): chance.choice(VALUES)}
            body = bent if chance.random() < 0.9 else chance.choice(VALUES)
            try:
                answer = await there.post("/pairing/mine", body, token=ada["secret"])
            except ValueError:
                continue  # JSON can't say it
            statuses[answer.status_code] += 1
        assert set(statuses) <= {200, 400, 404, 413, 422}, statuses
        assert (await look(there, ada))["state"] == "waiting"
