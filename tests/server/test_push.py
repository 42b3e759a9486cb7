"""Being told by Web Push that it is one's turn at a table over days: to whom, when, how often, and that nobody else can read or misuse it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from server.guest import PATIENCE, Guest, Inn, database_of, inn, quick, until
from server.push_service import PushBrowser, PushService, push_service
from tumblekeep.server.people.push import QuietTime
from tumblekeep.server.push.delivery import BadEndpoint, check_endpoint, deliver, is_public
from tumblekeep.server.push.message import (
    Destination,
    PushRequest,
    encrypted,
    from_base64url,
    new_key,
    to_base64url,
)
from tumblekeep.server.runtime import turn_push
from tumblekeep.server.runtime.turn_push import AGAIN_SECONDS, MOST_SUBSCRIPTIONS, WAIT_SECONDS, quiet_until
from tumblekeep.server.settings import RateLimits

ALWAYS = {"begins": 0, "ends": 0, "zone": "UTC"}
FIRST, SECOND = 0, 1


@asynccontextmanager
async def room(database: str, **changes: Any) -> AsyncIterator[Inn]:
    """A server whose turns are told when a test says so, and not by itself."""
    settings = {"people": True, "push_anywhere": True, **changes}
    async with inn(quick(database, **settings)) as there:
        there.registry.housekeeper.stop()
        await until(lambda: not there.registry.turn_push._working)
        yield there


async def made(there: Inn, name: str) -> Any:
    return (await there.post("/people", {"name": name})).json()


async def send(there: Inn, path: str, body: Any, person: Any) -> Any:
    """Send as the page of this server does."""
    own = f"http://localhost:{there.port}"
    headers = {"host": own[7:], "origin": own, "authorization": f"Bearer {person['secret']}"}
    return await there.http.post(f"/api/people/me/push{path}", json=body, headers=headers)


async def subscribed(there: Inn, person: Any, browser: PushBrowser, **more: Any) -> Any:
    """A person who is told on a browser at any hour."""
    answer = await send(there, "", browser.wish(**more), person)
    assert answer.status_code == 201, answer.text
    assert (await send(there, "/quiet", ALWAYS, person)).status_code == 200
    return answer.json()


async def seated(there: Inn, *people: Any, **more: Any) -> Any:
    seats = [{"kind": "person", "name": one["person"]["name"], "person": one["secret"]} for one in people]
    answer = await there.post("/tables", {"game": "dungeon_attack", "seats": seats, "start": True, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def plays_until(guest: Guest, mine: int, other: int) -> None:
    """Answer for one seat until the table waits for the other alone."""
    while other not in guest.asked or mine in guest.asked:
        assert guest.outcome is None
        assert mine in guest.asked
        answer = await guest.answer(mine)
        assert answer["type"] == "ack", answer
        while guest.seq < answer["seq"]:
            await guest.next()


async def ada_plays(there: Inn, opened: Any) -> None:
    """Ada comes, plays until it is Bo's turn, and goes."""
    async with there.guest(opened, FIRST) as guest:
        await plays_until(guest, FIRST, SECOND)


async def bo_plays(there: Inn, opened: Any) -> None:
    """Bo comes, plays until it is Ada's turn, and goes."""
    async with there.guest(opened, SECOND) as guest:
        await plays_until(guest, SECOND, FIRST)
    live_table = await there.registry.find(opened["table"]["id"])
    await until(lambda: SECOND not in live_table.connections.presence()[0])


async def told(there: Inn, seconds: float = WAIT_SECONDS + 1) -> None:
    """Let time pass, and do what is to be done then."""
    await there.registry.turn_push.work()
    there.registry.table_clock.turn(seconds)
    await there.registry.turn_push.work()


def rows(there: Inn, table: str) -> list[Any]:
    with database_of(there.registry).reading.connect() as connection:
        return list(connection.execute(text(f"SELECT * FROM {table}")))


# -- a message ------------------------------------------------------------------------------------------


def test_a_message_is_encrypted_as_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    receiver = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    to = Destination(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", receiver, "BTBZMqHH6r4Tts7J_aSIgg"
    )
    made = encrypted(
        b"When I grow up, I want to be a watermelon", to, key="yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"), padded=0,
    )  # fmt: skip
    assert to_base64url(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_messages_of_different_tables_are_of_one_length() -> None:
    browser = PushBrowser(PushService()).wish()
    to = Destination(browser["endpoint"], browser["p256dh"], browser["auth"])
    assert len({len(encrypted(b"x" * long, to)) for long in (1, 100, 500)}) == 1


# -- who is told, and how often -----------------------------------------------------------------------


async def test_whose_turn_it_is_reads_it_on_a_browser_and_nobody_on_the_way_can(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        browser = PushBrowser(service)
        shown = await subscribed(there, bo, browser, language="fr", zone="Europe/Paris")
        assert shown["available"]
        assert [one["label"] for one in shown["subscriptions"]] == ["Firefox"]
        assert shown["subscriptions"][0]["here"]
        opened = await seated(there, ada, bo)
        await ada_plays(there, opened)
        await told(there, WAIT_SECONDS - 5)
        assert service.got == []  # Bo may be on the way
        await told(there, 6)
        (message,) = service.got
        found = browser.opened(message, shown["key"])
        assert found["table"] == opened["table"]["id"]
        assert found["title"] == "À vous de jouer, Bo"
        assert found["body"].endswith("avec Ada")
        moment = there.registry.table_clock.wall() / 1000
        assert moment < browser.claims["exp"] <= moment + 86_400
        assert browser.claims["sub"] == f"http://localhost:{there.port}"
        assert message.headers["topic"] == opened["table"]["id"]
        assert int(message.headers["ttl"]) > 0
        assert b"Ada" not in message.body


async def test_nobody_is_told_who_did_not_ask_for_it(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo, cy = [await made(there, name) for name in ("Ada", "Bo", "Cy")]
        for one in (ada, bo):
            shown = (await there.get("/people/me/push", token=one["secret"])).json()
            assert (shown["available"], shown["quiet"], shown["subscriptions"]) == (True, None, [])
        browser = PushBrowser(service)
        await subscribed(there, cy, browser)
        await ada_plays(there, await seated(there, ada, bo))
        with_cy = await seated(there, ada, cy)
        await ada_plays(there, with_cy)
        await told(there)
        assert [one.path for one in service.got] == [browser.path]
        assert len(rows(there, "push_turns")) == 1


async def test_a_table_is_told_once_until_its_player_has_been_back(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        await subscribed(there, bo, PushBrowser(service))
        opened = await seated(there, ada, bo)
        for expected in (1, 2, 3):
            await ada_plays(there, opened)
            for _ in range(3):
                await told(there)
            assert len(service.got) == expected
            await bo_plays(there, opened)
            await told(there)
            assert len(service.got) == expected


async def test_whoever_is_at_the_table_or_answers_in_time_is_not_told(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        await subscribed(there, bo, PushBrowser(service))
        opened = await seated(there, ada, bo)
        async with there.guest(opened, SECOND):
            await ada_plays(there, opened)
            await told(there)
        live_table = await there.registry.find(opened["table"]["id"])
        await until(lambda: not live_table.connections.lines)
        await bo_plays(there, opened)
        await ada_plays(there, opened)
        await there.registry.turn_push.work()
        await bo_plays(there, opened)
        await told(there)
        assert service.got == []


async def test_live_tables_and_quick_clocks_send_nothing(tmp_path: Path) -> None:
    async with push_service() as service, room(f"sqlite:///{tmp_path / 'tables.db'}") as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        await subscribed(there, bo, PushBrowser(service))
        for more in ({"pace": "live"}, {"clock": 60}):
            await ada_plays(there, await seated(there, ada, bo, **more))
            await told(there)
        assert service.got == []
        await ada_plays(there, await seated(there, ada, bo, clock=86_400))
        await told(there)
        assert len(service.got) == 1


async def test_two_workers_tell_a_turn_once_and_have_one_key(postgres_url: str) -> None:
    async with push_service() as service, room(postgres_url) as one, room(postgres_url) as other:
        ada, bo = await made(one, "Ada"), await made(one, "Bo")
        browser = PushBrowser(service)
        shown = await subscribed(one, bo, browser)
        assert (await other.get("/people/me/push", token=bo["secret"])).json()["key"] == shown["key"]
        await ada_plays(one, await seated(one, ada, bo))
        await one.registry.turn_push.work()
        for there in (one, other):
            there.registry.table_clock.turn(WAIT_SECONDS + 60)
        # each has found it before either has claimed it
        store = one.registry.the_people.store.push
        (due,) = await store.due(one.registry.table_clock.wall(), 10)
        await asyncio.gather(*(there.registry.turn_push.tell(due) for there in (one, other)))
        await asyncio.gather(*(there.registry.turn_push.work() for there in (one, other)))
        (message,) = service.got
        browser.opened(message, shown["key"])


async def test_a_turn_just_before_a_server_stopped_is_told_by_the_next(database: str) -> None:
    async with push_service() as service:
        async with room(database) as there:
            ada, bo = await made(there, "Ada"), await made(there, "Bo")
            browser = PushBrowser(service)
            shown = await subscribed(there, bo, browser)
            await ada_plays(there, await seated(there, ada, bo))  # nobody has looked at the table
        async with room(database) as there:
            await until(lambda: there.registry.turn_push._changed)
            await told(there)
            (message,) = service.got
            browser.opened(message, shown["key"])  # signed with the same key as before


# -- when -----------------------------------------------------------------------------------------------


def at(day: int, hour: int, minute: int = 0, month: int = 6) -> int:
    return round(datetime(2026, month, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


def test_a_quiet_time_is_of_the_clock_on_the_wall() -> None:
    paris = QuietTime(22 * 60, 8 * 60, "Europe/Paris")
    assert quiet_until(None, at(1, 0)) == 0
    assert quiet_until(QuietTime(480, 480, "UTC"), at(1, 8)) == 0
    assert quiet_until(paris, at(1, 19, 59)) == 0
    assert quiet_until(paris, at(1, 20)) == at(2, 6)
    assert quiet_until(paris, at(2, 5, 59)) == at(2, 6)
    assert quiet_until(paris, at(2, 6)) == 0
    assert quiet_until(paris, at(1, 21, 0, month=12)) == at(2, 7, 0, month=12)  # an hour later in winter
    noon = QuietTime(12 * 60, 14 * 60, "America/New_York")
    assert quiet_until(noon, at(1, 17)) == at(1, 18)
    assert quiet_until(noon, at(1, 4)) == 0
    assert quiet_until(QuietTime(0, 60, "Nowhere/At_All"), at(1, 0, 30)) == at(1, 1)


async def test_nothing_is_sent_in_a_quiet_time_but_at_its_end(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        browser = PushBrowser(service)
        answer = await send(there, "", browser.wish(zone="Asia/Tokyo"), bo)
        assert answer.json()["quiet"] == {"begins": 22 * 60, "ends": 8 * 60, "zone": "Asia/Tokyo"}  # nights
        moment = datetime.fromtimestamp(there.registry.table_clock.wall() / 1000, UTC)
        minute = moment.hour * 60 + moment.minute
        quiet = {"begins": (minute - 60) % 1440, "ends": (minute + 120) % 1440, "zone": "UTC"}
        assert (await send(there, "/quiet", quiet, bo)).status_code == 200
        await ada_plays(there, await seated(there, ada, bo))
        await told(there)
        await told(there, 3600)
        assert service.got == []
        await told(there, 3600)
        assert len(service.got) == 1


@pytest.mark.parametrize(
    "quiet", [{**ALWAYS, "begins": 1440}, {**ALWAYS, "ends": -1}, {**ALWAYS, "zone": "../../etc/passwd"}, {}]
)
async def test_nonsense_is_no_quiet_time(tmp_path: Path, quiet: Any) -> None:
    async with room(f"sqlite:///{tmp_path / 'tables.db'}") as there:
        bo = await made(there, "Bo")
        assert (await send(there, "/quiet", quiet, bo)).status_code == 422


# -- what goes wrong ------------------------------------------------------------------------------------


async def test_a_browser_that_is_gone_is_forgotten(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        gone, missing, here = PushBrowser(service), PushBrowser(service), PushBrowser(service, "Safari")
        service.answers = {gone.path: 410, missing.path: 404}
        for browser in (gone, missing, here):
            await subscribed(there, bo, browser)
        opened = await seated(there, ada, bo)
        await ada_plays(there, opened)
        await told(there)
        assert len(service.got) == 3
        left = (await there.get("/people/me/push", token=bo["secret"])).json()["subscriptions"]
        assert [one["label"] for one in left] == ["Safari"]
        await bo_plays(there, opened)
        service.answers[here.path] = 410
        await ada_plays(there, opened)
        await told(there)
        assert [one.path for one in service.got[3:]] == [here.path]
        assert rows(there, "push_turns") == []


async def test_a_service_that_is_down_is_tried_again_a_few_times(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        browser = PushBrowser(service)
        await subscribed(there, bo, browser)
        service.answers[browser.path] = 503
        await ada_plays(there, await seated(there, ada, bo))
        await told(there)
        for number, seconds in enumerate(AGAIN_SECONDS):
            await told(there, seconds / 2)
            assert len(service.got) == number + 1
            await told(there, seconds)
            assert len(service.got) == number + 2
        await told(there, 86_400)
        assert len(service.got) == len(AGAIN_SECONDS) + 1
        service.answers[browser.path] = 302  # where it leads nobody goes
        request = PushRequest(browser.wish()["endpoint"], {}, b"")
        assert (await deliver(request, anywhere=True)).status == 302


async def test_a_service_that_says_nonsense_is_not_believed() -> None:
    over = asyncio.Event()

    def server_that(says: bytes) -> Any:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(says)
            with contextlib.suppress(ConnectionError):
                await reader.read()
            writer.transport.abort()
            over.set()

        return asyncio.start_server(serve, "127.0.0.1", 0)

    for says in (b"x" * 100_000, b"HTTP/1.1 201 Created\r\n" + b"a: b\r\n" * 10_000, b""):
        over.clear()
        async with await server_that(says) as server:
            port = server.sockets[0].getsockname()[1]
            request = PushRequest(f"http://127.0.0.1:{port}/x", {}, b"")
            with pytest.raises(OSError):
                await deliver(request, anywhere=True, seconds=0.5 if not says else PATIENCE)
            await over.wait()


FORGED = (
    "http://push.example.com/x",
    "https://push.example.com:8443/x",
    "https://user:word@push.example.com/x",
    "https://push.example.com/x#y",
    "https://localhost/x",
    "https://printer.local/x",
    "https://metadata.google.internal/computeMetadata",
    "https://intranet/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://push.example.com/x\r\nx-evil: 1",
    "https://push.example.com/é",
    "https://push.example.com/" + "x" * 990,
    "file:///etc/passwd",
    "ftp://push.example.com/",
    "//push.example.com/",
    "nonsense",
)


@pytest.mark.parametrize("endpoint", FORGED)
def test_a_forged_address_is_none(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/dQw4:APA91b-x_y",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA=",
        "https://web.push.apple.com/QGuQyavXutnMH",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2f",
    ],
)
def test_push_services_of_browsers_are_spoken_to(endpoint: str) -> None:
    assert check_endpoint(endpoint).hostname


async def test_a_forged_subscription_is_refused_in_words(tmp_path: Path) -> None:
    async with room(f"sqlite:///{tmp_path / 'tables.db'}", push_anywhere=False) as there:
        bo = await made(there, "Bo")
        good = PushBrowser(PushService()).wish(endpoint="https://push.example.com/x")
        for endpoint in FORGED:
            assert (await send(there, "", {**good, "endpoint": endpoint}, bo)).status_code == 422
        point = "B" + "A" * 86  # on no curve
        for bad in (
            {"p256dh": point},
            {"auth": "A" * 24},
            {"auth": "!" * 22},
            {"language": "xx"},
            {"zone": "a b"},
        ):
            assert (await send(there, "", {**good, **bad}, bo)).status_code == 422
        assert (
            await there.post("/people/me/push", good, token=bo["secret"])
        ).status_code == 403  # no page of ours
        assert (await send(there, "", good, {"secret": "x" * 32})).status_code == 401
        assert rows(there, "push_subscriptions") == []
        assert (await send(there, "", good, bo)).status_code == 201


@pytest.mark.parametrize(
    "address", ["10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "fd00::1", "::ffff:192.168.0.1", "64:ff9b::a00:1",
                "2002:a00:1::", "2001:0:1::", "224.0.0.1", "0.0.0.0", "fe80::1%eth0", "100.64.0.1"],
)  # fmt: skip
def test_an_address_of_our_own_network_is_not_public(address: str) -> None:
    assert not is_public(address)
    assert is_public("142.250.74.10")
    assert is_public("2a00:1450:4007:80e::200a")


async def test_a_name_that_leads_into_our_own_network_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        push_service() as service,
        room(f"sqlite:///{tmp_path / 'tables.db'}", push_anywhere=False) as there,
    ):
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        wish = PushBrowser(service).wish(endpoint="https://rebound.example.com/x")
        assert (await send(there, "", wish, bo)).status_code == 201
        await send(there, "/quiet", ALWAYS, bo)

        async def found(host: str, port: int, **_more: Any) -> Any:
            assert (host, port) == ("rebound.example.com", 443)
            return [(2, 1, 6, "", (ip, port)) for ip in ("9.9.9.9", "127.0.0.1")]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found, raising=False)
        await ada_plays(there, await seated(there, ada, bo))
        await told(there)
        assert service.got == []
        assert rows(there, "push_subscriptions") == []


# -- what is kept ---------------------------------------------------------------------------------------


async def test_whoever_deletes_themselves_is_told_nothing_and_nothing_is_left(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        await subscribed(there, bo, PushBrowser(service))
        await ada_plays(there, await seated(there, ada, bo))
        await there.registry.turn_push.work()
        assert len(rows(there, "push_turns")) == 1
        assert (await there.post("/people/me/delete", token=bo["secret"])).status_code == 200
        await told(there)
        assert service.got == []
        for table in ("push_subscriptions", "push_quiet", "push_turns"):
            assert rows(there, table) == []


async def test_a_device_that_is_taken_away_is_told_no_more(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        code = (await there.post("/people/me/codes", token=bo["secret"])).json()["code"]
        phone = (await there.post("/people/enter/code", {"code": code, "label": "Phone"})).json()
        lost, kept = PushBrowser(service, "Phone"), PushBrowser(service, "Desk")
        await subscribed(there, phone, lost)
        await subscribed(there, bo, kept)
        shown = (await there.get("/people/me/push", token=bo["secret"])).json()["subscriptions"]
        assert [(one["label"], one["here"]) for one in shown] == [("Phone", False), ("Desk", True)]
        assert (
            await there.post(f"/people/me/keys/{phone['key']}/remove", token=bo["secret"])
        ).status_code == 200
        opened = await seated(there, ada, bo)
        await ada_plays(there, opened)
        await told(there)
        assert [one.path for one in service.got] == [kept.path]
        (left,) = (await there.get("/people/me/push", token=bo["secret"])).json()["subscriptions"]
        assert (await send(there, "/remove", {"subscription": left["id"]}, ada)).status_code == 404
        assert (await send(there, "/remove", {"subscription": left["id"]}, bo)).status_code == 200
        assert (await send(there, "/remove", {"subscription": left["id"]}, bo)).status_code == 404
        assert rows(there, "push_turns") == []


async def test_what_is_kept_of_it_is_in_a_persons_file_without_the_address(tmp_path: Path) -> None:
    async with push_service() as service, room(f"sqlite:///{tmp_path / 'tables.db'}") as there:
        bo = await made(there, "Bo")
        browser = PushBrowser(service)
        await subscribed(there, bo, browser)
        file = await there.get("/people/me/file", token=bo["secret"])
        found = file.json()["told"]
        assert found["quiet"] == ALWAYS
        assert [one["label"] for one in found["subscriptions"]] == ["Firefox"]
        assert browser.path not in file.text
        assert browser.wish()["auth"] not in file.text


async def test_a_browser_is_there_once_and_a_person_has_only_so_many(tmp_path: Path, no_time: None) -> None:
    limits = RateLimits(on=True, person_act_burst=30)
    async with push_service() as service, room(f"sqlite:///{tmp_path / 'tables.db'}", limits=limits) as there:
        bo = await made(there, "Bo")
        same = PushBrowser(service)
        for _ in range(3):
            await send(there, "", same.wish(), bo)
        assert len(rows(there, "push_subscriptions")) == 1
        found = [(await send(there, "", PushBrowser(service).wish(), bo)).status_code for _ in range(12)]
        assert found == [201] * (MOST_SUBSCRIPTIONS - 1) + [409] * (13 - MOST_SUBSCRIPTIONS)
        assert (await send(there, "", same.wish(), bo)).status_code == 201
        found = [(await send(there, "/quiet", ALWAYS, bo)).status_code for _ in range(20)]
        assert found[-1] == 429


async def test_somebody_elses_browser_is_neither_taken_over_nor_silenced(database: str) -> None:
    async with push_service() as service, room(database) as there:
        ada, bo, eve = [await made(there, name) for name in ("Ada", "Bo", "Eve")]
        browser = PushBrowser(service)
        shown = await subscribed(there, bo, browser)
        foreign = {**PushBrowser(service).wish(), "endpoint": browser.wish()["endpoint"]}
        assert (await send(there, "", foreign, eve)).status_code == 201
        (mine,) = shown["subscriptions"]
        assert (await send(there, "/remove", {"subscription": mine["id"]}, eve)).status_code == 404
        (eves,) = (await there.get("/people/me/push", token=eve["secret"])).json()["subscriptions"]
        assert (await send(there, "/remove", {"subscription": eves["id"]}, eve)).status_code == 200
        await ada_plays(there, await seated(there, ada, bo))
        await told(there)
        (message,) = service.got
        browser.opened(message, shown["key"])  # with Bo's keys, not with Eve's


async def test_a_table_that_is_removed_leaves_no_turn(tmp_path: Path) -> None:
    async with push_service() as service, room(f"sqlite:///{tmp_path / 'tables.db'}") as there:
        ada, bo = await made(there, "Ada"), await made(there, "Bo")
        await subscribed(there, bo, PushBrowser(service))
        opened = await seated(there, ada, bo)
        await ada_plays(there, opened)
        await there.registry.turn_push.work()
        from tumblekeep.server.storage.removal import remove_tables

        with database_of(there.registry).writing.begin() as connection:
            remove_tables(connection, [opened["table"]["id"]])
        assert rows(there, "push_turns") == []


async def test_a_server_without_cryptography_says_so_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_push, "can_push", lambda: False)
    async with room(f"sqlite:///{tmp_path / 'tables.db'}") as there:
        bo = await made(there, "Bo")
        shown = (await there.get("/people/me/push", token=bo["secret"])).json()
        assert (shown["available"], shown["key"]) == (False, "")
        answer = await send(there, "", PushBrowser(PushService()).wish(), bo)
        assert answer.status_code == 409
        assert "tumblekeep[push]" in json.loads(answer.text)["problem"]["text"]
        assert rows(there, "server_keys") == []


def test_every_server_has_a_key_of_its_own() -> None:
    assert len({new_key() for _ in range(5)}) == 5
