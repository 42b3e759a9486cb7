"""A table moves between a device and a server, whole: nothing is lost, nothing goes on twice, nothing forged gets in."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pocket.player import Player, call, open_table, opened
from server.guest import Guest, Inn, inn, quick
from server.test_close_packing import pack_all_closely
from server.test_packing import forget_memory
from tumblekeep.core.log import from_text
from tumblekeep.games import GAMES
from tumblekeep.pocket.house import House
from tumblekeep.pocket.journal import MemoryJournal
from tumblekeep.ratings.equal_terms import why_log_not_counted
from tumblekeep.server.dice.verification import verify

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]


@asynccontextmanager
async def pocket(journal: MemoryJournal | None = None) -> AsyncIterator[House]:
    house = await opened(journal or MemoryJournal())
    try:
        yield house
    finally:
        await house.close()


@asynccontextmanager
async def server(tmp_path: Path, name: str = "server") -> AsyncIterator[Inn]:
    async with inn(quick(f"sqlite:///{tmp_path / name}.db")) as there:
        yield there


async def played(house: House, table: Any, acts: int) -> Player:
    """Play some acts, then stop."""
    player = Player(house, table, Random("moving"))
    await player.until(lambda one: len(one.acked) >= acts or one.outcome is not None)
    player.silent = True
    assert player.outcome is None
    player.connection.close()
    return player


async def answered(guest: Guest, most: int) -> None:
    """Answer at random until the game is over, or this often."""
    chance = Random("moving")
    while most and guest.outcome is None:
        question = guest.question(0)
        if question is None:
            await guest.hear("event")
            continue
        await guest.answer(0, chance.choice(question["options"])["id"])
        most -= 1
        if guest.question(0) is question and guest.outcome is None:
            await guest.hear("event", where=lambda told: told["sights"] is not None)


async def begun(house: House, acts: int = 6, game: str = "dungeon_attack") -> Any:
    table = await open_table(house, game, seats=SEATS)
    await played(house, table, acts)
    return table


async def away(house: House, table: Any, to: str = "server") -> str:
    tokens = [one["token"] for one in table["mine"]]
    status, told = await call(
        house, "POST", f"/api/tables/{table['table']['id']}/away", {"to": to, "tokens": tokens}, table["host"]
    )
    assert status == 200, told
    return str(told.decode())


async def bring(house: House, text: str) -> tuple[int, Any]:
    status, told = await call(house, "POST", "/api/tables/bring", {"log": text})
    return status, json.loads(told)


async def bodies(store: Any, table: str) -> list[Any]:
    return [json.loads(row.body) for row in await store.events(table)]


def changed(text: str, change: Callable[[Any], None]) -> str:
    """The file with something changed, and a checksum that fits: what a forger would write."""
    first, rest, _ = text.split("\n")
    told = json.loads(rest)
    change(told)
    rest = json.dumps(told, ensure_ascii=False)
    head = {**json.loads(first), "hash": hashlib.sha256(rest.encode()).hexdigest()}
    return f"{json.dumps(head)}\n{rest}\n"


async def test_a_game_goes_from_a_pocket_to_a_server_and_is_played_to_its_end(tmp_path: Path) -> None:
    async with pocket() as house, server(tmp_path) as there:
        table = await begun(house)
        name = table["table"]["id"]
        text = await away(house, table)
        before = await bodies(house.store, name)
        answer = await there.post("/tables/bring", {"log": text})
        assert answer.status_code == 201, answer.text
        brought = answer.json()
        assert brought["table"]["id"] == name
        assert brought["mine"] == table["mine"]
        assert brought["host"] == table["host"]
        after = await bodies(there.registry.store, name)
        del after[len(before) + 1 :]  # a bot may have gone on already
        assert [one["kind"] for one in after] == [*(one["kind"] for one in before), "arrived"]
        lines = [line for one in after for line in one.get("lines", ())]
        assert lines == [line for one in before for line in one.get("lines", ())]
        async with there.guest(brought, 0) as guest:
            await answered(guest, 10_000)
        log = from_text((await there.get(f"/tables/{name}/log", table["mine"][0]["token"])).text)
        verdict = verify(log)
        assert verdict.ok
        assert "verify-part-device" in [one.id for one in verdict.unchecked]
        assert "uncounted-carried" in [one.id for one in why_log_not_counted(log, odds="off", over=True)]


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_goes_from_one_place_to_another_and_is_played_to_its_end(game: str) -> None:
    async with pocket() as house, pocket() as other:
        table = await begun(house, game=game)
        status, told = await bring(other, await away(house, table))
        assert status == 201, told
        player = Player(other, table, Random("moving"))
        await player.until(lambda one: one.outcome is not None or one.closed)
        assert player.outcome is not None
        status, log = await call(
            other, "GET", f"/api/tables/{player.table}/log", token=table["mine"][0]["token"]
        )
        assert verify(from_text(log.decode())).ok


async def test_the_old_place_is_frozen_and_says_where_the_game_went() -> None:
    async with pocket() as house:
        table = await begun(house)
        name, token = table["table"]["id"], table["mine"][0]["token"]
        text = await away(house, table)
        shown = json.loads((await call(house, "GET", f"/api/tables/{name}"))[1])
        assert shown["moved"] == "server"
        assert shown["notice"] == {"id": "table-moved-server", "args": {}}
        assert shown["seed"] is None, "the game goes on elsewhere with the same secret"
        for path, body in (
            (f"/api/tables/{name}/seats/0/bot", {"level": "greedy"}),
            (f"/api/tables/{name}/seats/0/leave", None),
        ):
            status, told = await call(house, "POST", path, body, token)
            assert status == 409, path
            assert json.loads(told)["problem"]["id"] == "server-moved-server"
        player = Player(house, table, Random(1))
        player.silent = True
        await player.until(lambda one: one.welcome)
        player.say(type="say", action="a-word-at-a-frozen-table", seat=0, text="Hello?")
        await player.until(lambda one: one.refused)
        assert player.refused[0]["problem"]["id"] == "server-moved-server"
        assert await away(house, table) == text, "the answer may have been lost"


async def test_a_game_goes_home_from_a_server_and_back_and_nothing_is_lost(tmp_path: Path) -> None:
    journal = MemoryJournal()
    async with server(tmp_path) as there:
        table = await there.open(people=1, bots=1)
        name = table["table"]["id"]
        async with there.guest(table, 0) as guest:
            await answered(guest, 3)
        tokens = [one["token"] for one in table["mine"]]
        answer = await there.post(f"/tables/{name}/away", {"to": "device", "tokens": tokens}, table["host"])
        assert answer.status_code == 200, answer.text
        async with pocket(journal) as house:
            status, told = await call(house, "POST", "/api/tables/bring", {"log": answer.text})
            assert status == 201, told
            await played(house, json.loads(told), 4)
        async with pocket(MemoryJournal(journal.data)) as house:  # the device was closed meanwhile
            text = await away(house, table)
            lines = [line for one in await bodies(house.store, name) for line in one.get("lines", ())]
        again = await there.post("/tables/bring", {"log": text})
        assert again.status_code == 201, again.text
        assert again.json()["table"]["moved"] is None
        own = await bodies(there.registry.store, name)
        assert [line for one in own for line in one.get("lines", ())] == lines
        assert [one["kind"] for one in own].count("arrived") == 2
        once_more = await there.post("/tables/bring", {"log": text})
        assert once_more.status_code == 201, "the answer was lost, so it was sent again"
        own = await bodies(there.registry.store, name)
        assert [one["kind"] for one in own].count("arrived") == 2
        async with there.guest(table, 0) as guest:
            await answered(guest, 10_000)


async def test_a_game_that_went_on_in_two_places_is_refused() -> None:
    async with pocket() as there, pocket() as house, pocket() as other:
        table = await begun(there)
        name = table["table"]["id"]
        taken = await away(there, table)
        files = []
        for number, one in enumerate((house, other)):
            status, told = await bring(one, taken)
            assert status == 201, told
            await played(one, told, 3 + number)
            files.append(await away(one, table))
        assert (await bring(there, files[0]))[0] == 201
        await played(there, table, 1)
        before = await bodies(there.store, name)
        status, told = await bring(there, files[1])
        assert (status, told["problem"]["id"]) == (409, "server-move-other")
        assert (await bring(there, taken))[0] == 201, "it is here, whatever became of the answer"
        after = await bodies(there.store, name)  # a bot may have gone on
        assert after[: len(before)] == before
        assert all(one["kind"] != "arrived" for one in after[len(before) :])


async def test_only_whoever_opened_a_table_takes_it_and_nobody_who_sits_there_loses_it() -> None:
    async with pocket() as there:
        table = await open_table(there, "dungeon_attack", people=2)
        name, tokens = table["table"]["id"], [one["token"] for one in table["mine"]]
        path = f"/api/tables/{name}/away"
        for secret, mine, wanted, why in (
            ("", tokens, 401, "server-move-not-yours"),
            (tokens[0], tokens, 401, "server-move-not-yours"),
            (table["host"], tokens[:1], 409, "server-move-others"),
        ):
            status, told = await call(there, "POST", path, {"to": "device", "tokens": mine}, secret)
            assert (status, json.loads(told)["problem"]["id"]) == (wanted, why)
        assert json.loads((await call(there, "GET", f"/api/tables/{name}"))[1])["moved"] is None
        await call(there, "POST", f"/api/tables/{name}/seats/1/bot", {"level": "greedy"}, tokens[1])
        status, told = await call(there, "POST", path, {"to": "device", "tokens": tokens[:1]}, table["host"])
        assert status == 200
        assert tokens[1] not in told.decode(), "the key of somebody who may come back"


async def test_a_table_that_has_not_begun_stays() -> None:
    async with pocket() as there:
        table = await open_table(there, "dungeon_attack", people=1, bots=1, start=False)
        path = f"/api/tables/{table['table']['id']}/away"
        status, told = await call(there, "POST", path, {"to": "device"}, table["host"])
        assert (status, json.loads(told)["problem"]["id"]) == (409, "server-table-open")


def _of(told: Any, kind: str) -> Any:
    return next(event[3] for event in told["events"] if event[3]["kind"] == kind)


def _die(told: Any) -> None:
    """Change the last die that can be another one."""
    for event in reversed(told["events"]):
        for line in event[3].get("lines", ()):
            dice = line[3]
            while isinstance(dice, list) and dice and isinstance(dice[0], list):
                dice = dice[0]
            if line[2] is None and isinstance(dice, list) and dice != dice[::-1]:
                dice.reverse()
                return
    raise AssertionError


FORGERIES: dict[str, tuple[Callable[[Any], Any], str]] = {
    "another die": (_die, "server-move-dice"),
    "another secret": (lambda told: told.update(secret="0" * 64), "server-move-forged"),
    "a secret of its own": (
        lambda told: (
            told.update(secret="0" * 64),
            _of(told, "opened").update(commitment=hashlib.sha256(bytes(32)).hexdigest()),
        ),
        "server-move-",
    ),
    "the key of nobody": (lambda told: told.update(host="x" * 32), "server-move-not-yours"),
    "a seat's key of nobody": (lambda told: told.update(tokens=["x" * 32]), "server-move-not-yours"),
    "somebody's person": (
        lambda told: _of(told, "opened")["seats"][0].update(person="p" * 20),
        "server-move-forged",
    ),
    "an unknown event": (
        lambda told: told["events"].insert(1, [2, "x", 1, {"kind": "begin"}]),
        "server-move-forged",
    ),
    "a method of ours": (lambda told: told["events"][1][3].update(kind="forget"), "server-move-forged"),
    "a missing event": (lambda told: told["events"].pop(1), "server-move-forged"),
    "a game that was not taken": (lambda told: told["events"].pop(), "server-move-forged"),
    "a field too many": (lambda told: _of(told, "started").update(flight={}), "server-move-forged"),
    "a seat too many": (lambda told: _of(told, "moved").update(seat=9), "server-move-forged"),
    "a title too long": (lambda told: _of(told, "opened").update(title="x" * 500), "server-move-forged"),
    "a script for a hash": (lambda told: _of(told, "opened").update(host="<b>"), "server-move-forged"),
    "an illegal answer": (lambda told: _of(told, "moved")["lines"][-1].__setitem__(3, "no.such"), "log-"),
    "other rules": (lambda told: _of(told, "opened").update(version=9999), "server-move-"),
    "an unknown game": (lambda told: _of(told, "opened").update(game="chess"), ""),
    "no such options": (lambda told: _of(told, "opened").update(options={"x": 1}), ""),
    "nested too deep": (lambda told: told.update(tokens=[[[[]]]]), "server-move-forged"),
    "no events": (lambda told: told.update(events=[]), "server-move-forged"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
async def test_a_forged_file_is_refused_and_changes_nothing(forgery: str) -> None:
    change, why = FORGERIES[forgery]
    async with pocket() as house, pocket() as other:
        text = await away(house, await begun(house))
        status, told = await bring(other, changed(text, change))
        assert 400 <= status < 500, told
        assert told["problem"]["id"].startswith(why), told
        assert told["problem"]["text"]
        assert not other.store.contents.rows
        assert (await bring(other, text))[0] == 201


async def test_a_file_cut_short_anywhere_is_refused() -> None:
    async with pocket() as house, pocket() as other:
        table = await begun(house)
        text = await away(house, table)
        for end in sorted(
            {1, 20, len(text) // 3, len(text) // 2, len(text) - 2, text.index("\n"), text.index("\n") + 1}
        ):
            status, told = await call(other, "POST", "/api/tables/bring", {"log": text[:end]})
            assert status == 422, told
            assert json.loads(told)["problem"]["id"] in ("server-move-unknown", "server-move-damaged")
        newer = text.replace('"tumblekeep-table":1', '"tumblekeep-table":2', 1)
        status, told = await call(other, "POST", "/api/tables/bring", {"log": newer})
        assert json.loads(told)["problem"]["id"] == "server-move-newer"
        assert not other.store.contents.rows


async def test_a_file_that_is_too_large_is_refused() -> None:
    async with pocket() as house:
        assert (await bring(house, "x" * (5 * 1024 * 1024)))[0] == 413


async def test_a_journal_torn_while_a_table_arrives_has_all_of_it_or_nothing() -> None:
    async with pocket() as house:
        table = await begun(house)
        name, text = table["table"]["id"], await away(house, table)
    journal = MemoryJournal()
    async with pocket(journal) as other:
        await call(other, "POST", "/api/tables/bring", {"log": text})
    whole = journal.data
    for end in range(0, len(whole), max(1, len(whole) // 60)):
        async with pocket(MemoryJournal(whole[:end])) as again:
            assert len(again.store.contents.rows) in (0, 1)
            for table in again.store.contents.rows:
                assert "arrived" in [one["kind"] for one in await bodies(again.store, table)]
    async with pocket(MemoryJournal(whole)) as again:
        assert list(again.store.contents.rows) == [name]


async def test_two_who_bring_the_same_file_at_once_get_one_table(tmp_path: Path) -> None:
    async with pocket() as house, server(tmp_path) as there:
        table = await begun(house)
        text = await away(house, table)
        answers = await asyncio.gather(*(there.post("/tables/bring", {"log": text}) for _ in range(3)))
        assert {one.status_code for one in answers} <= {201, 409}
        assert 201 in {one.status_code for one in answers}
        events = await bodies(there.registry.store, table["table"]["id"])
        assert [one["kind"] for one in events].count("arrived") == 1


# -- finished games, for one's own page --------------------------------------------------------------


@asynccontextmanager
async def with_people(tmp_path: Path) -> AsyncIterator[Inn]:
    async with inn(quick(f"sqlite:///{tmp_path / 'people.db'}", people=True)) as there:
        yield there


async def person(there: Inn, name: str) -> str:
    return str((await there.post("/people", {"name": name})).json()["secret"])


async def finished(house: House, game: str = "dungeon_attack", seats: Any = SEATS) -> Any:
    table = await open_table(house, game, seats=seats)
    player = Player(house, table, Random("moving"))
    await player.until(lambda one: one.outcome is not None)
    player.connection.close()
    return table


async def own_games(there: Inn, secret: str) -> Any:
    return (await there.get("/people/me/games", token=secret)).json()["games"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_pocket_game_is_among_my_games_once(tmp_path: Path, game: str) -> None:
    async with pocket() as house, with_people(tmp_path) as there:
        ada = await person(there, "Ada")
        table = await finished(house, game)
        name = table["table"]["id"]
        text = await away(house, table)
        shown = json.loads((await call(house, "GET", f"/api/tables/{name}"))[1])
        assert (shown["moved"], shown["state"]) == (None, "over"), "it stays where it was played"
        answers = await asyncio.gather(
            *(there.post("/people/me/games", {"log": text}, token=ada) for _ in range(3))
        )
        assert 201 in {one.status_code for one in answers}
        assert {one.status_code for one in answers} <= {201, 409}
        again = await there.post("/people/me/games", {"log": text}, token=ada)
        assert again.status_code == 201, again.text
        assert again.json() == {"table": name, "mine": table["mine"][0]}
        (mine,) = await own_games(there, ada)
        assert (mine["table"], mine["origin"]) == (name, "carried")
        assert mine["result"] in ("won", "lost")
        log = from_text((await there.get(f"/tables/{name}/log", table["mine"][0]["token"])).text)
        verdict = verify(log)
        assert verdict.ok
        assert "verify-part-device" in [one.id for one in verdict.unchecked]
        counted = (await there.get("/people/me/games/counts", token=ada)).json()["counts"]
        assert [(one["game"], one["count"]) for one in counted] == [(game, 1)]
        await there.registry.standings.count(name)
        kept = (await there.get("/people/me", token=ada)).json()["person"]["id"]
        assert await there.registry.standings.of(kept) == [], "it counts for no rating, medal or record"


async def test_a_game_that_was_packed_closely_is_still_known_by_its_file(tmp_path: Path) -> None:
    """Its acts have lost their names here, and have them in the file."""
    async with pocket() as house, with_people(tmp_path) as there:
        ada = await person(there, "Ada")
        text = await away(house, await finished(house))
        first = await there.post("/people/me/games", {"log": text}, token=ada)
        await pack_all_closely(there)
        forget_memory(there)
        again = await there.post("/people/me/games", {"log": text}, token=ada)
        assert (again.status_code, again.json()) == (first.status_code, first.json()), again.text
        forged = changed(text, lambda told: told["events"][3].__setitem__(2, told["events"][3][2] + 1))
        refused = await there.post("/people/me/games", {"log": forged}, token=ada)
        assert refused.status_code != first.status_code


async def test_a_finished_pocket_game_belongs_to_whoever_came_first_with_its_keys(tmp_path: Path) -> None:
    async with pocket() as house, with_people(tmp_path) as there:
        ada, bob = await person(there, "Ada"), await person(there, "Bob")
        text = await away(house, await finished(house))

        def without_keys(told: Any) -> None:
            told["tokens"] = []

        refused = await there.post("/people/me/games", {"log": changed(text, without_keys)}, token=bob)
        assert refused.status_code == 422
        assert await own_games(there, bob) == []
        assert (await there.post("/people/me/games", {"log": text}, token=ada)).status_code == 201
        refused = await there.post("/people/me/games", {"log": text}, token=bob)
        assert refused.json()["problem"]["id"] == "server-move-taken"
        assert len(await own_games(there, ada)) == 1
        assert await own_games(there, bob) == []
        assert (await there.post("/people/me/games", {"log": text}, token="x" * 32)).status_code == 401


async def test_several_at_one_screen_say_which_seat_was_theirs(tmp_path: Path) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Cy")]
    async with pocket() as house, with_people(tmp_path) as there:
        text = await away(house, await finished(house, seats=seats))
        bob, cy = await person(there, "Bob"), await person(there, "Cy")
        asked = await there.post("/people/me/games", {"log": text}, token=bob)
        assert asked.json()["problem"]["id"] == "server-which-seat"
        assert "Ada" in asked.json()["problem"]["text"]
        taken = await there.post("/people/me/games", {"log": text}, token=cy)
        assert taken.json()["mine"]["seat"] == 1
        taken = await there.post("/people/me/games", {"log": text, "seat": 0}, token=bob)
        assert taken.json()["mine"]["seat"] == 0
        assert [[one["seat"] for one in await own_games(there, who)] for who in (bob, cy)] == [[0], [1]]


async def test_a_game_that_was_finished_at_home_is_finished_where_it_came_from(tmp_path: Path) -> None:
    async with with_people(tmp_path) as there, pocket() as house:
        ada = await person(there, "Ada")
        seats = [{"kind": "person", "name": "Ada", "person": ada}, SEATS[1]]
        table = (
            await there.post("/tables", {"game": "dungeon_attack", "seats": seats, "start": True})
        ).json()
        tokens = [one["token"] for one in table["mine"]]
        path = f"/tables/{table['table']['id']}/away"
        taken = await there.post(path, {"to": "device", "tokens": tokens}, table["host"])
        status, told = await bring(house, taken.text)
        assert status == 201
        player = Player(house, told, Random("moving"))
        await player.until(lambda one: one.outcome is not None)
        text = await away(house, table)
        for _ in range(2):
            answer = await there.post("/people/me/games", {"log": text}, token=ada)
            assert answer.status_code == 201, answer.text
        (mine,) = await own_games(there, ada)
        assert mine["result"] in ("won", "lost")


FINISHED_FORGERIES: dict[str, tuple[Callable[[Any], Any], str]] = {
    "another die": (_die, "log-drifted"),
    "an end that is none": (lambda told: told["events"].pop(), "server-move-forged"),
    "a game that is said to be over": (
        lambda told: (told["events"].pop(), told["events"][-1][3].update(over=True)),
        "server-move-forged",
    ),
    "something after the end": (
        lambda told: told["events"].append(
            [len(told["events"]) + 1, "later", told["events"][-1][2], {"kind": "said", "seat": 0}]
        ),
        "server-move-forged",
    ),
    "the key of nobody": (lambda told: told.update(tokens=["x" * 32]), "server-move-not-yours"),
}


@pytest.mark.parametrize("forgery", FINISHED_FORGERIES)
async def test_a_forged_finished_game_is_refused_with_a_reason(tmp_path: Path, forgery: str) -> None:
    change, why = FINISHED_FORGERIES[forgery]
    async with pocket() as house, with_people(tmp_path) as there:
        ada = await person(there, "Ada")
        text = await away(house, await finished(house))
        answer = await there.post("/people/me/games", {"log": changed(text, change)}, token=ada)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["problem"]["id"] == why
        assert await own_games(there, ada) == []


async def test_a_game_that_is_not_over_is_not_among_my_games(tmp_path: Path) -> None:
    async with pocket() as house, with_people(tmp_path) as there:
        ada = await person(there, "Ada")
        text = await away(house, await begun(house))
        answer = await there.post("/people/me/games", {"log": text}, token=ada)
        assert answer.json()["problem"]["id"] == "server-move-not-over"
