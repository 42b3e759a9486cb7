"""Advice at a table: who may ask for odds and hints, what is counted, and the analysis when the game is
over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, inn, quick, until
from tumblekeep.analysis import advice
from tumblekeep.analysis.timeline import added_up
from tumblekeep.server import workers
from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime import advice_workers, analyses
from tumblekeep.server.settings import RateLimits
from tumblekeep.server.wire.advice import HintShown, LookBack, OddsShown


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the work: one look is as good as a thousand here."""
    monkeypatch.setattr(advice_workers, "HINT_SECONDS", 0.05)
    monkeypatch.setattr(advice_workers, "ODDS_SECONDS", 0.05)


def settings(tmp_path: Path, **changes: Any) -> Any:
    return quick(f"sqlite:///{tmp_path / 'tables.db'}", **changes)


def path_of(table: Any, what: str) -> str:
    return f"/tables/{table['table']['id']}/{what}"


async def asked_seat(there: Inn, table: Any) -> tuple[int, str, int]:
    """Return who is asked, their secret, and after how many answers."""
    live_table = there.registry.live_tables[table["table"]["id"]]
    assert live_table.served is not None
    seat = next(iter(live_table.served.play.asked()))
    return (
        seat,
        next(one["token"] for one in table["mine"] if one["seat"] == seat),
        len(live_table.served.answers),
    )


async def test_a_hint_is_given_to_who_is_asked_and_counted(tmp_path: Path) -> None:
    async with inn(settings(tmp_path)) as there:
        table = await there.open(people=2)
        seat, token, _ = await asked_seat(there, table)
        other = next(one["token"] for one in table["mine"] if one["seat"] != seat)
        async with there.guest(table, 0, 1) as guest:
            answer = await there.post(path_of(table, "hint"), {"seat": seat}, token)
            assert answer.status_code == 200, answer.text
            told = HintShown.model_validate_json(answer.text)
            offered = {option["id"] for option in guest.last[seat]["question"]["options"]}
            assert told.option in offered
            assert told.words[0].id == "hint-take"
            event = await guest.hear("event")
            assert (event["event"]["kind"], event["event"]["by"]) == ("hinted", seat)
            assert event["table"]["hints"] == [int(one == seat) for one in range(2)]
            for who, secret, status in ((1 - seat, other, 409), (seat, other, 401), (seat, None, 401)):
                refused = await there.post(path_of(table, "hint"), {"seat": who}, secret)
                assert refused.status_code == status, refused.text
            saved = (await there.get(path_of(table, "log"), token)).text
        assert '"hints":' in saved.split("\n")[0]
        loaded = (await there.post("/tables/load", {"log": saved})).json()
        assert loaded["table"]["hints"] == table_hints(seat)


def table_hints(seat: int) -> list[int]:
    return [int(one == seat) for one in range(2)]


async def test_house_rules_say_when_odds_are_shown(tmp_path: Path) -> None:
    async with inn(settings(tmp_path)) as there:
        tables = {rule: await there.open(people=2, odds=rule) for rule in ("always", "after", "off")}
        for rule, now, later in (("always", 200, 200), ("after", 409, 200), ("off", 409, 409)):
            table = tables[rule]
            seat, token, answered = await asked_seat(there, table)
            wish = {"seat": seat, "answered": answered}
            first = await there.post(path_of(table, "odds"), wish, token)
            assert first.status_code == now, first.text
            async with there.guest(table, 0, 1) as guest:
                offered = [option["id"] for option in guest.last[seat]["question"]["options"]]
                await guest.answer(seat, offered[0])
            second = await there.post(path_of(table, "odds"), wish, token)
            assert second.status_code == later, second.text
            for answer in (first, second):
                if answer.status_code == 200:
                    told = OddsShown.model_validate_json(answer.text)
                    assert {one.id for one in told.options} <= set(offered)
            ahead = await there.post(path_of(table, "odds"), {**wish, "answered": answered + 99}, token)
            assert ahead.status_code == 409
            hint = await there.post(path_of(table, "hint"), {"seat": seat}, token)
            assert (
                (hint.json()["problem"]["id"] == "server-odds-off") == (rule == "off")
                if rule == "off"
                else True
            )


async def test_strangers_are_shown_nothing_unless_the_host_says_so(tmp_path: Path) -> None:
    async with inn(settings(tmp_path)) as there:
        assert (await there.open())["table"]["odds"] == "always"
        assert (await there.open(public=True))["table"]["odds"] == "off"
        assert (await there.open(public=True, odds="after"))["table"]["odds"] == "after"


async def test_hints_are_not_to_be_had_without_end(tmp_path: Path) -> None:
    async with inn(settings(tmp_path, limits=RateLimits())) as there:
        table = await there.open()
        _, token, _ = await asked_seat(there, table)
        answers = [await there.post(path_of(table, "hint"), {"seat": 7}, token) for _ in range(7)]
        assert {answer.status_code for answer in answers} == {404, 429}


async def test_a_seat_has_one_thing_thought_about_at_a_time(tmp_path: Path) -> None:
    async with inn(settings(tmp_path)) as there:
        table = await there.open()
        seat, token, answered = await asked_seat(there, table)
        wish = {"seat": seat, "answered": answered}
        answers = await asyncio.gather(*(there.post(path_of(table, "odds"), wish, token) for _ in range(3)))
        assert sorted(answer.status_code for answer in answers) == [200, 429, 429]


async def looked_back(there: Inn, table: Any, token: str | None = None) -> LookBack:
    while True:
        answer = await there.post(path_of(table, "lookback"), None, token)
        assert answer.status_code == 200, answer.text
        told = LookBack.model_validate_json(answer.text)
        if told.course is not None:
            return told
        await asyncio.sleep(0.05)


async def test_a_game_that_is_over_is_looked_back_at_once_and_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(settings(tmp_path)) as there:
        table = await there.open(people=0, bots=2)
        early = await there.post(path_of(table, "lookback"))
        async with there.guest(table) as watcher:
            while watcher.outcome is None:
                await watcher.hear("event")
        assert early.status_code in (200, 409)  # bots are quick
        told = await looked_back(there, table)
        assert told.course is not None
        assert told.done == told.whole == len(told.course.steps) + 1
        assert added_up(told.course.model_dump()) == pytest.approx(told.course.end, abs=1e-6)
        made = there.registry.analyses.made
        assert await looked_back(there, table) == told
        assert there.registry.analyses.made == made == 1
    async with inn(settings(tmp_path)) as there:  # after a restart
        assert await looked_back(there, table) == told
        assert there.registry.analyses.made == 0


async def test_only_games_that_are_over_are_looked_back_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "EACH", 0)
    async with inn(settings(tmp_path)) as there:
        table = await there.open()
        assert (await there.post(path_of(table, "lookback"))).status_code == 409
        over = await there.open(people=0, bots=1, game="dungeons_dice_danger")
        async with there.guest(over) as watcher:
            while watcher.outcome is None:
                await watcher.hear("event")
        assert (await there.post(path_of(over, "lookback"))).status_code == 429


async def test_a_game_whose_odds_were_not_checked_is_not_looked_back_at_and_it_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(settings(tmp_path)) as there:
        over = await there.open(people=0, bots=2)
        async with there.guest(over) as watcher:
            while watcher.outcome is None:
                await watcher.hear("event")
        monkeypatch.setattr(analyses, "untold", lambda play: "off")
        answer = await there.post(path_of(over, "lookback"))
        assert answer.status_code == 409
        assert "server-look-off" in answer.text


def test_what_is_asked_of_time_is_bounded() -> None:
    assert advice_workers.ODDS_SECONDS < advice_workers.MORE_SECONDS < advice_workers.STUCK_SECONDS
    assert advice.WHOLE_SECONDS <= 1.5


async def finished(there: Inn) -> Any:
    """Return a table whose game is over."""
    opened = await there.open("dungeon_attack", 0, 1)
    live_table = there.registry.live_tables[opened["table"]["id"]]
    await until(lambda: live_table.state.state == "over")
    return live_table


@pytest.fixture
def nobody_works(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(workers.WorkerPool, "do", nothing)


async def test_twelve_addresses_filled_every_place_for_hours(tmp_path: Path, nobody_works: None) -> None:
    """What nobody asks after any more leaves the line."""
    async with inn(settings(tmp_path)) as there:
        live_tables = [await finished(there) for _ in range(5)]
        looks = there.registry.analyses
        for number, live_table in enumerate(live_tables[:4]):
            await looks.of(live_table, f"198.51.100.{number}")
        await until(lambda: sum(one.begun for one in looks._doing.values()) == analyses.AT_ONCE)
        await until(lambda: looks._line.waiting() == 2)
        there.registry.table_clock.turn(analyses.EXPIRY_SECONDS + 1)
        told = json.loads(await looks.of(live_tables[4], "203.0.113.1"))
        await until(lambda: looks._line.waiting() == 1)
        assert told["before"] <= analyses.AT_ONCE + 2
        told = json.loads(await looks.of(live_tables[4], "203.0.113.1"))
        assert told["before"] == analyses.AT_ONCE


async def test_an_address_with_most_in_line_makes_room_for_others(
    tmp_path: Path, nobody_works: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST", 4)
    async with inn(settings(tmp_path)) as there:
        live_tables = [await finished(there) for _ in range(6)]
        looks = there.registry.analyses
        for live_table in live_tables[:4]:
            await looks.of(live_table, "198.51.100.1")
        await until(lambda: looks._line.waiting() == 2)
        await looks.of(live_tables[4], "203.0.113.1")
        with pytest.raises(Refusal, match="server-full"):
            await looks.of(live_tables[3], "198.51.100.1")
        with pytest.raises(Refusal, match="server-full"):
            await looks.of(live_tables[5], "198.51.100.1")


async def test_a_game_that_was_looked_at_halfway_began_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(settings(tmp_path)) as there:
        live_table = await finished(there)
        looks, looked = there.registry.analyses, []
        whole = live_table.table()["answered"] + 1

        async def do(address: str, work: Any, *what: Any) -> Any:
            if work is analyses.put_together:
                return "{}"
            looked.append(what[2])
            if len(looked) == 2:
                there.registry.table_clock.turn(analyses.EXPIRY_SECONDS + 1)  # the page is closed
            return [{}] * (min(what[3], whole) - what[2])

        monkeypatch.setattr(looks.workers, "do", do)
        await looks.of(live_table, "198.51.100.1")
        await until(lambda: not looks._doing)
        assert looked == [0, analyses.PIECE]
        await looks.of(live_table, "198.51.100.1")
        await until(lambda: looks.made == 1)
        assert looked == list(range(0, whole, analyses.PIECE))


async def test_one_address_on_ten_tables_kept_everybody_elses_odds_waiting(tmp_path: Path) -> None:
    """23 s, where it takes 0.1: advice is for an address, not for a table, and a glance never waits for a long look."""
    async with inn(settings(tmp_path, proxy="127.0.0.1")) as there:
        opened = await there.open("dungeons_dice_danger", 2, odds="always")
        live_table = there.registry.live_tables[opened["table"]["id"]]
        advisers, asked = there.registry.advisers, []

        def pool(name: str) -> Any:
            async def do(address: str, work: Any, *what: Any) -> Any:
                asked.append((name, address))
                return {}

            return do

        advisers.workers.do, advisers.long_workers.do = pool("quick"), pool("long")  # type: ignore[method-assign]
        assert live_table.served is not None
        seat = next(iter(live_table.served.play.asked()))
        token = next(one["token"] for one in opened["mine"] if one["seat"] == seat)
        for more in (False, True):
            body = {"seat": seat, "answered": len(live_table.served.answers), "more": more}
            headers = {"x-forwarded-for": "198.51.100.9", "authorization": f"Bearer {token}"}
            path = f"/api/tables/{opened['table']['id']}/odds"
            await there.http.post(path, json=body, headers=headers)
        assert asked == [("quick", "198.51.100.9"), ("long", "198.51.100.9")]


async def test_a_game_that_left_memory_while_its_look_back_waited_in_line_had_not_begun_yet(
    tmp_path: Path,
) -> None:
    async with inn(settings(tmp_path)) as there:
        live_table = await finished(there)
        looking, registry = there.registry.analyses, there.registry
        others = [looking._line.turn("192.0.2.1") for _ in range(analyses.AT_ONCE)]
        for turn in others:
            await turn.begin()
        opened = {"table": {"id": live_table.id}}
        assert (await there.post(path_of(opened, "lookback"))).status_code == 200
        registry.housekeeper._let_rest(float("inf"))
        assert live_table.is_at_rest
        for turn in others:
            turn.end()
        assert (await looked_back(there, opened)).course is not None


@pytest.mark.parametrize("what", ["log", "replay", "recap", "throws"])
async def test_a_game_does_not_leave_memory_while_somebody_waits_to_read_it(
    what: str, tmp_path: Path
) -> None:
    async with inn(settings(tmp_path)) as there:
        live_table = await finished(there)
        registry = there.registry
        async with registry.charges.turns.turn("192.0.2.1"):
            reading = asyncio.create_task(there.get(path_of({"table": {"id": live_table.id}}, what)))
            await until(lambda: registry.charges.turns.waiting() == 1)
            registry.housekeeper._let_rest(float("inf"))
            assert not live_table.is_at_rest
        assert (await reading).status_code == 200
        await until(lambda: live_table.may_rest)
        registry.housekeeper._let_rest(float("inf"))
        assert live_table.is_at_rest
