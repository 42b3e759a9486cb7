"""The daily door on a server: one try that counts, the same dice for everybody, and secrets that stay secret until the day is over."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import date
from importlib import import_module
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from server.test_people import made
from tumblekeep.core.log import from_text, to_text
from tumblekeep.daily import moments
from tumblekeep.daily.schedule import plan_for
from tumblekeep.games import load
from tumblekeep.server.dice.noting import PlayerNotes
from tumblekeep.server.dice.verification import verify
from tumblekeep.server.settings import RateLimits

DAY = next(
    day
    for day in (date.fromordinal(date(2026, 11, 23).toordinal() + n) for n in range(200))
    if plan_for(day).game == "dungeon_attack" and plan_for(day).seats == 1
)
"""A weekday with a short game for one."""
SUNDAY = date(2026, 11, 22)
ADA, BOB = "a" * 32, "b" * 32
"""The secrets of two guests."""
HOUR = 3600.0


def go_to(there: Inn, day: date, hours: float = 12.0) -> None:
    """Turn the server's clock to this hour of a day (UTC)."""
    clock = there.registry.table_clock
    clock.turn((moments.begins(day) - clock.wall()) / 1000 + hours * HOUR)


async def begun(there: Inn, who: str = ADA, *, status: int = 201, **more: Any) -> Any:
    answer = await there.post("/daily/try", {"name": "Ada", **more}, who)
    assert answer.status_code == status, answer.text
    return answer.json()


async def played(there: Inn, who: str = ADA, *, answers: int = 10_000, **more: Any) -> Any:
    """Play a try on, always with the first option; return what the try was begun with."""
    tried = await begun(there, who, **more)
    opened = {"table": {"id": tried["table"]}, "mine": [{"seat": 0, "token": tried["token"]}]}
    async with there.guest(opened, 0) as guest:
        for _ in range(answers):
            if guest.outcome is not None:
                break
            if guest.asked and guest.question(0) is not None:
                assert (await guest.answer(0))["type"] == "ack"
            else:
                await guest.next()
    return tried


async def door(there: Inn, who: str | None = ADA, day: str = "") -> Any:
    answer = await there.get(f"/daily?day={day}" if day else "/daily", who)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def counted(there: Inn, tried: Any, who: str = ADA) -> Any:
    await there.registry.daily_counts.count(tried["table"])
    return (await door(there, who))["mine"]


async def log_of(there: Inn, tried: Any) -> Any:
    answer = await there.get(f"/tables/{tried['table']}/log", tried["token"])
    assert answer.status_code == 200, answer.text
    return from_text(answer.text)


async def test_the_same_choices_meet_the_same_dice_and_count_the_same(database: str, inside: None) -> None:
    async with inn(quick(database, people=True)) as there:
        go_to(there, DAY)
        before = await door(there)
        assert (before["counts"], before["mine"], before["tries"]) == (True, None, 0)
        first, second = await played(there, ADA), await played(there, BOB)
        assert (first["counts"], second["counts"]) == (True, True)
        ada, bob = await counted(there, first), await counted(there, second, BOB)
        assert ada["state"] == bob["state"] == "over"
        assert ada["score"] == bob["score"]
        one, other = await log_of(there, first), await log_of(there, second)
        assert [line.answer for line in one.lines] == [line.answer for line in other.lines]
        found = (await there.get("/daily/rankings", ADA)).json()
        assert (found["result"]["rank"], found["result"]["total"]) == (1, 2)
        assert sum(count for _, count in found["skill"]["bars"]) == 2
        assert [entry["name"] for entry in found["result"]["best"]] == [None, None]
        after = (await there.get("/daily/after", ADA)).json()
        assert after["masterful"] is None
        assert (await there.get("/daily", BOB)).json()["streak"]["days"] == 1


async def test_nobody_learns_the_secret_before_the_day_is_over_and_then_everybody_can_check(
    tmp_path: Any,
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, moments.after(DAY, -1))
        promised = (await door(there))["tomorrow"]
        assert promised["day"] == DAY.isoformat()
        assert promised["secret"] is None
        go_to(there, DAY)
        tried = await played(there)
        secret = there.registry.live_tables[tried["table"]].secret.hex()
        log = await log_of(there, tried)
        shown = [
            to_text(log),
            (await there.get(f"/tables/{tried['table']}")).text,
            json.dumps(await door(there)),
            (
                await there.post(
                    "/tables/mine", {"claims": [{"table": tried["table"], "token": tried["token"]}]}
                )
            ).text,
        ]
        assert not any(secret in text for text in shown)
        assert not verify(log).sure
        go_to(there, moments.after(DAY), 1.1)
        assert (await door(there, ADA, DAY.isoformat()))["promise"]["secret"] == secret
        log = await log_of(there, tried)
        assert log.header.notes["commitment"] == promised["commitment"]
        checked = verify(log, PlayerNotes(commitment=promised["commitment"]))
        assert checked.ok
        assert checked.drawn > 10
        line = next(n for n, line in enumerate(log.lines) if line.by is None and "at" in line.beside)
        bent = list(log.lines)
        moved = {**bent[line].beside, "at": "9/0/other/0/0"}
        bent[line] = bent[line]._replace(beside=moved)
        assert not verify(log.__class__(log.header, tuple(bent))).ok


async def test_one_try_counts_and_leaving_goes_on_with_it(database: str, inside: None) -> None:
    async with inn(quick(database, people=True)) as there:
        go_to(there, DAY)
        await begun(there, practice=True, status=409)
        first = await played(there, answers=3)
        again = await begun(there)
        assert (again["resumed"], again["table"]) == (True, first["table"])
        assert again["token"] != first["token"]
        assert (await there.get("/daily/rankings", ADA)).status_code == 409
        ended = await played(there)
        assert ended["table"] == first["table"]
        await counted(there, ended)
        await begun(there, status=409)
        more = await played(there, practice=True)
        assert (more["counts"], more["table"] != first["table"]) == (False, True)
        assert not await there.registry.daily_counts.count(more["table"])
        assert (await door(there))["tries"] == 1


async def test_a_person_goes_on_with_a_second_device_and_is_named_only_if_everybody_may_see_them(
    tmp_path: Any,
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}", people=True)) as there:
        go_to(there, DAY)
        ada = await made(there, "Ada")
        tried = await played(there, ada["secret"], answers=2)
        code = (await there.post("/people/me/codes", token=ada["secret"])).json()["code"]
        phone = (await there.post("/people/enter/code", {"code": code, "label": "phone"})).json()["secret"]
        again = await played(there, phone)
        assert again["table"] == tried["table"]
        await counted(there, again, phone)
        assert (await door(there, ada["secret"]))["mine"]["state"] == "over"
        await there.post("/people/me", {"visibility": "public"}, ada["secret"])
        found = (await there.get("/daily/rankings", ada["secret"])).json()
        assert [(one["name"], one["you"]) for one in found["result"]["best"]] == [("Ada", True)]
        await there.post("/people/me/delete", token=ada["secret"])
        go_to(there, moments.after(DAY), 2)
        found = (await there.get(f"/daily/rankings?day={DAY}")).json()
        assert [(one["name"], one["you"]) for one in found["result"]["best"]] == [(None, False)]


@pytest.mark.parametrize(("hours", "counts"), [(24.9, True), (25.1, False)])
async def test_midnight_in_the_middle_of_a_try(
    tmp_path: Any, inside: None, hours: float, counts: bool
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, DAY, 23.9)
        await played(there, answers=3)
        go_to(there, DAY, hours)
        tried = await played(there, day=DAY.isoformat())
        await there.registry.daily_counts.count(tried["table"])
        mine = (await door(there, ADA, DAY.isoformat()))["mine"]
        assert (mine is not None and mine["state"] == "over") == counts


async def test_a_clock_that_is_set_back_opens_no_day_whose_secret_was_shown(tmp_path: Any) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, DAY)
        assert (await door(there))["counts"]
        go_to(there, moments.after(DAY), 2)
        await there.registry.daily.look()
        go_to(there, DAY, 13)
        shown = await door(there)
        assert (shown["day"], shown["counts"]) == (DAY.isoformat(), False)
        assert shown["promise"]["secret"] is not None
        assert not (await begun(there))["counts"]


async def test_a_server_that_restarts_goes_on_with_the_try_and_counts_what_it_left(
    database: str, inside: None
) -> None:
    async with inn(quick(database)) as there:
        go_to(there, DAY)
        promise = (await door(there))["promise"]
        first = await played(there, answers=3)
        other = await played(there, BOB)
    async with inn(quick(database)) as there:
        go_to(there, DAY, 14)
        await there.registry.daily_counts.count_older()
        assert (await door(there))["promise"] == promise
        assert (await door(there, BOB))["mine"]["state"] == "over"
        again = await played(there)
        assert again["table"] == first["table"] != other["table"]
        assert (await counted(there, again))["score"] == (await door(there, BOB))["mine"]["score"]


async def test_two_workers_fix_one_secret_and_keep_one_try(postgres_url: str, inside: None) -> None:
    async with inn(quick(postgres_url)) as one, inn(quick(postgres_url, seed="another")) as other:
        for there in (one, other):
            go_to(there, DAY)
        seen = await asyncio.gather(door(one), door(other))
        assert seen[0]["promise"]["commitment"] == seen[1]["promise"]["commitment"]
        tries = await asyncio.gather(begun(one), begun(other))
        assert tries[0]["table"] == tries[1]["table"]
        ended = await played(other)
        await asyncio.gather(*(there.registry.daily_counts.count(ended["table"]) for there in (one, other)))
        assert (await door(one))["tries"] == 1


async def test_rules_that_are_raised_between_two_days_change_no_promise(
    tmp_path: Any, inside: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with inn(quick(database)) as there:
        go_to(there, moments.after(DAY, -1))
        promised = (await door(there))["tomorrow"]
        go_to(there, DAY)
        first = await played(there, answers=3)
    newer = replace(load("dungeon_attack"), version=load("dungeon_attack").version + 1)
    monkeypatch.setattr(import_module("tumblekeep.games.dungeon_attack"), "GAME", newer)
    async with inn(quick(database)) as there:
        go_to(there, DAY, 15)
        shown = await door(there)
        assert shown["promise"]["commitment"] == promised["commitment"]
        again = await played(there)
        assert again["table"] == first["table"]
        assert (await counted(there, again))["state"] == "over"


async def test_bad_input_is_refused_and_changes_nothing(tmp_path: Any) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, DAY)
        assert (await there.get("/daily?day=2026-13-40")).status_code == 422
        assert (await there.get("/daily?day=yesterday")).status_code == 422
        assert (await there.get(f"/daily?day={moments.after(DAY)}")).status_code == 404
        assert (await there.get("/daily?day=2019-01-01")).status_code == 404
        assert (await there.post("/daily/try", {"name": "Ada"})).status_code == 401
        assert (await there.post("/daily/try", {"name": ""}, ADA)).status_code == 422
        assert (await there.post("/daily/throw", {"launch": {}}, ADA)).status_code == 409
        tried = await played(there, answers=2)
        answer = await there.post(f"/tables/{tried['table']}/hint", {"seat": 0}, tried["token"])
        assert answer.json()["problem"]["id"] == "server-odds-off"
        answer = await there.post(
            f"/tables/{tried['table']}/seats/0/bot", {"level": "steady"}, tried["token"]
        )
        assert answer.json()["problem"]["id"] == "server-daily-alone"
        assert (await there.get(f"/tables/{tried['table']}/log")).status_code == 403
        assert (await door(there))["tries"] == 0


async def test_one_address_begins_only_so_many_tries(tmp_path: Any, no_time: None) -> None:
    settings = quick(f"sqlite:///{tmp_path / 'tables.db'}", limits=RateLimits(daily_burst=2))
    async with inn(settings) as there:
        go_to(there, DAY)
        for n in range(2):
            await begun(there, f"{n}" * 32)
        await begun(there, "3" * 32, status=429)
        assert (await begun(there, "1" * 32))["resumed"]


async def test_the_past_year_can_be_played_and_counts_for_nothing(tmp_path: Any) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, moments.after(DAY, 40))
        tried = await played(there, day=DAY.isoformat())
        assert not tried["counts"]
        assert not await there.registry.daily_counts.count(tried["table"])
        shown = (await there.get("/daily/calendar", ADA)).json()
        assert shown["days"][-1]["day"] == moments.after(DAY, 40).isoformat()
        assert not any(one["played"] for one in shown["days"])


async def test_skill_was_ranked_by_odds_that_nobody_had_checked_and_the_door_did_not_say_so(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, date(2026, 11, 24))

        async def door(day: date) -> dict[str, Any]:
            found: dict[str, Any] = (await there.get(f"/daily?day={day.isoformat()}")).json()
            return found

        assert (await door(date(2026, 11, 24)))["skill_checked"] is True
        monkeypatch.setattr("tumblekeep.daily.schedule.has_checked_odds", lambda *_: False)
        assert (await door(date(2026, 11, 24)))["skill_checked"] is False
        thrown = await door(SUNDAY)
        assert (thrown["kind"], thrown["skill_checked"]) == ("throws", True)


async def test_ten_throws_of_a_sunday_are_the_same_for_everybody(tmp_path: Any) -> None:
    from tumblekeep.kit.throw_setup import ThrowSetup
    from tumblekeep.throw.stance import stance

    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as there:
        go_to(there, SUNDAY)
        shown = await door(there)
        assert (shown["kind"], len(shown["throws"])) == ("throws", 10)
        plan = plan_for(SUNDAY)
        first = stance(ThrowSetup.from_json(plan.throws[0].setup)).good.to_json()
        landings = []
        for who in (ADA, BOB):
            await begun(there, who)
            answer = await there.post("/daily/throw", {"launch": first}, who)
            assert answer.status_code == 200, answer.text
            landings.append(answer.json()["landing"])
            assert answer.json()["mine"]["thrown"] == [answer.json()["points"]]
        assert landings[0] == landings[1]
        answer = await there.post("/daily/throw", {"launch": first, "practice": 3}, ADA)
        assert answer.status_code == 409
