"""Spoken codes: two words, in whatever language, lead to a waiting table; nobody finds one by guessing."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import text

from server.guest import Inn, database_of, inn, quick
from server.test_lobby import PERSON, opened_with, refused
from server.test_play import sqlite
from tumblekeep.server.http.app import Application
from tumblekeep.server.network.worker import application
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.table.spoken_codes import CODES, WORDS, code_of, fold, old_code, words_of

OPEN = {"kind": "open"}


async def looked_up(there: Inn, code: str, **more: Any) -> Any:
    return await there.http.get(f"/api/codes/{quote(code)}", **more)


def proxied(settings: Any) -> Application:
    """A server that takes a client's word for its address, so that a test can be many of them."""
    house = application(settings)
    guard: Any = house._guard

    async def told(scope: Any, receive: Any, send: Any) -> None:
        forwarded = dict(scope.get("headers", ())).get(b"x-forwarded-for")
        await guard({**scope, "client": (forwarded.decode(), 1)} if forwarded else scope, receive, send)

    house._guard = told  # type: ignore[assignment]
    return house


async def test_a_code_works_in_both_languages_with_any_case_and_accents(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await opened_with(there, PERSON, OPEN, public=True)
        table, codes = opened["table"], opened["table"]["codes"]
        assert table["code"] == codes["en"]
        found = {"table": table["id"], "game": "dungeon_attack"}
        for written in (codes["en"], codes["fr"].upper(), fold(codes["fr"]), codes["en"].replace(" ", "-")):
            assert (await looked_up(there, written)).json() == found, written
        begun = await there.post(f"/tables/{table['id']}/start", {"fill": "greedy"}, opened["host"])
        assert begun.json()["codes"] is None
        assert refused(await looked_up(there, codes["en"]), 404, "server-no-code")


async def test_the_code_of_a_private_table_does_not_say_which_table_it_is(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await opened_with(there, PERSON, OPEN)
        answer = await looked_up(there, opened["table"]["code"])
        assert answer.json() == {"table": None, "game": "dungeon_attack"}


async def test_five_letter_codes_of_older_tables_still_work(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await opened_with(there, PERSON, OPEN, public=True)
        table = opened["table"]["id"]
        with database_of(there.registry).writing.begin() as connection:
            connection.execute(text("UPDATE tables SET code = NULL"))
        for written in (old_code(table), old_code(table).upper()):
            assert (await looked_up(there, written)).json()["table"] == table
        live_table = there.registry.live_tables[table]
        live_table.state.code = None
        assert live_table.table()["codes"] == {"en": old_code(table), "fr": old_code(table)}


async def test_whoever_guesses_codes_is_soon_refused(tmp_path: Path) -> None:
    limits = replace(RateLimits(), code_burst=3, code_rate=0.001)
    async with inn(quick(sqlite(tmp_path), limits=limits)) as there:
        answers = [(await looked_up(there, "babab")).status_code for _ in range(5)]
        assert answers == [404, 404, 404, 429, 429]


async def test_many_addresses_found_private_tables_by_guessing_together(tmp_path: Path) -> None:
    limits = replace(RateLimits(), all_codes_burst=20, all_codes_rate=0.001)
    settings = quick(sqlite(tmp_path), limits=limits)
    async with inn(settings, proxied(settings)) as there:
        opened = await opened_with(there, PERSON, OPEN)
        right = opened["table"]["code"]
        wrong = (one for one in itertools.count() if words_of(one % CODES)["en"] != right)
        for network in range(20):
            headers = {"x-forwarded-for": f"2001:db8:{network:x}::1"}
            assert (await looked_up(there, right, headers=headers)).status_code == 200  # costs nothing
            guess = words_of(next(wrong))["en"]
            assert (await looked_up(there, guess, headers=headers)).status_code == 404
        for late in (right, words_of(next(wrong))["en"]):  # nobody learns which of them is right
            answer = await looked_up(there, late, headers={"x-forwarded-for": "192.0.2.9"})
            assert (answer.status_code, answer.json()) == (200, {"table": None, "game": None})


async def test_whoever_spent_all_guesses_shut_friends_with_a_right_code_out(tmp_path: Path) -> None:
    limits = replace(RateLimits(), all_codes_burst=1, all_codes_rate=1e-9)
    settings = quick(sqlite(tmp_path), limits=limits)
    async with inn(settings, proxied(settings)) as there:
        opened = await opened_with(there, PERSON, OPEN)
        right, table = opened["table"]["code"], opened["table"]["id"]
        wrong = next(said for one in range(CODES) if (said := words_of(one)["en"]) != right)
        attacker, friend = {"x-forwarded-for": "2001:db8::1"}, {"x-forwarded-for": "192.0.2.9"}
        assert (await looked_up(there, wrong, headers=attacker)).status_code == 404
        assert there.house.speed.are_codes_spent()

        async def knocked(code: str, client: dict[str, str]) -> Any:
            path = f"/api/codes/{quote(code)}/knocks"
            answer = await there.http.post(path, json={"name": "Bo"}, headers=client)
            assert answer.status_code == 201
            return answer.json()

        async def asked(code: str, knock: Any, client: dict[str, str]) -> Any:
            secret = {"authorization": f"Bearer {knock['token']}"}
            answer = await there.http.get(f"/api/codes/{quote(code)}/knocks/mine", headers=client | secret)
            assert answer.status_code == 200
            return answer.json()

        waiting = {"state": "waiting", "table": None}
        async with there.guest(opened, 0) as host:
            guess, bo, refused_one = (
                await knocked(wrong, attacker),
                await knocked(right, friend),
                await knocked(right, attacker),
            )
            assert {name: len(value) for name, value in guess.items()} == {
                name: len(value) for name, value in bo.items()
            }
            state = there.registry.live_tables[table].state
            while len(state.door.waiting()) < 2:
                await asyncio.sleep(0.01)
            assert {one.id for one in state.door.waiting()} == {bo["knock"], refused_one["knock"]}
            assert (await host.hear("event"))["event"]["kind"] == "knocked"
            for knock, admit in ((bo, True), (refused_one, False)):
                path = f"/tables/{table}/knocks/{knock['knock']}"
                assert (await there.post(path, {"admit": admit}, opened["host"])).status_code == 200
        every = ((wrong, guess, attacker), (right, refused_one, attacker), (right, guess, attacker))
        for _ in range(
            2 * limits.code_burst
        ):  # asking costs no guess, or a right code would be known by costing none
            for code, knock, client in every:
                assert await asked(code, knock, client) == waiting
        assert await asked(right, bo, friend) == waiting  # always, at first: the code is looked up afterwards
        while (told := await asked(right, bo, friend)) == waiting:
            await asyncio.sleep(0.01)
        assert told == {"state": "admitted", "table": table}
        sat = await there.post(f"/tables/{table}/sit", {"name": "Bo"}, bo["token"])
        assert sat.json()["mine"]["seat"] == 1


async def test_a_right_code_was_known_by_costing_no_guess(tmp_path: Path) -> None:
    """While all guesses are spent, an address pays for right codes as for wrong ones."""
    limits = replace(RateLimits(), all_codes_burst=1, all_codes_rate=1e-9, code_burst=3, code_rate=1e-9)
    settings = quick(sqlite(tmp_path), limits=limits)
    async with inn(settings, proxied(settings)) as there:
        right = (await opened_with(there, PERSON, OPEN))["table"]["code"]
        wrong = next(said for one in range(CODES) if (said := words_of(one)["en"]) != right)
        assert (await looked_up(there, wrong, headers={"x-forwarded-for": "192.0.2.1"})).status_code == 404
        for code, address in ((right, "2001:db8:1::1"), (wrong, "2001:db8:2::1")):
            headers = {"x-forwarded-for": address}
            answers = [(await looked_up(there, code, headers=headers)).status_code for _ in range(5)]
            assert answers == [200, 200, 200, 429, 429]


async def test_looking_a_code_up_read_every_waiting_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        for _ in range(5):
            opened = await opened_with(there, PERSON, OPEN, public=True)
        monkeypatch.setattr(there.registry.store, "uncoded", None)  # calling it would fail
        assert (await looked_up(there, opened["table"]["code"])).json()["table"] == opened["table"]["id"]
        with database_of(there.registry).reading.connect() as connection:
            plan = connection.execute(
                text(
                    "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE code = 1 AND state = 'open' AND archived = 0"
                )
            )
            assert "USING INDEX tables_coded" in str(list(plan))


# -- the words -----------------------------------------------------------------------------------------


def edits(word: str) -> Iterator[str]:
    """Every word that one slip makes of this one: a letter more, less, other or swapped."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    for at in range(len(word) + 1):
        before, after = word[:at], word[at:]
        yield before + after[1:]
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
        for letter in letters:
            yield before + letter + after
            yield before + letter + after[1:]


def test_no_two_words_are_alike_in_either_language() -> None:
    numbers: dict[str, int] = {}
    for number, line in enumerate(WORDS):
        assert len(line) == 2
        for word in line:
            assert 3 <= len(fold(word)) <= 12
            assert fold(word).isalpha()
            assert numbers.setdefault(fold(word), number) == number, word
    for word, number in numbers.items():
        alike = {other for other in edits(word) if numbers.get(other, number) != number}
        assert not alike, (word, alike)


def test_there_are_many_codes_and_every_one_is_read_back() -> None:
    assert CODES > 360_000
    for code in range(0, CODES, 997):
        for said in words_of(code).values():
            assert code_of(said) == code
    assert [code_of(typed) for typed in ("", "acrobat", "acrobat acrobat acrobat", "x" * 60, "¿? 1 2")] == [
        None
    ] * 5
