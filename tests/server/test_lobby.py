"""Tables before and around the game: seats, links, bots that stand in, rematches, lists."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.guest import Inn, inn, quick
from tumblekeep.server.dice.entropy import Entropy

PERSON = {"kind": "person", "name": "Ada"}


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Inn]:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as found:
        yield found


async def opened_with(there: Inn, *seats: dict[str, Any], **more: Any) -> Any:
    answer = await there.post("/tables", {"game": "dungeon_attack", "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def refused(answer: Any, status: int, problem: str) -> bool:
    return (answer.status_code, answer.json()["problem"]["id"]) == (status, problem)


async def test_a_friend_sits_on_an_open_seat_and_the_host_begins(there: Inn) -> None:
    opened = await opened_with(there, PERSON, {"kind": "open"})
    table = opened["table"]["id"]
    assert refused(await there.post(f"/tables/{table}/start", {}, opened["host"]), 409, "server-seats-free")
    sat = (await there.post(f"/tables/{table}/sit", {"name": "Bo"})).json()
    assert sat["mine"]["seat"] == 1
    assert sat["table"]["seats"][1]["name"] == "Bo"
    assert refused(await there.post(f"/tables/{table}/sit", {"name": "Cy"}), 409, "server-table-full")
    begun = await there.post(f"/tables/{table}/start", {}, sat["mine"]["token"])
    assert begun.json()["state"] == "playing"
    assert refused(
        await there.post(f"/tables/{table}/start", {}, opened["host"]), 409, "server-table-playing"
    )
    async with there.guest(opened, tokens=[sat["mine"]["token"]]) as guest:
        assert list(guest.last) == [1]


async def test_an_invited_seat_needs_its_link_which_is_renewed_when_it_is_taken(there: Inn) -> None:
    opened = await opened_with(there, PERSON, {"kind": "invited"})
    table, link = opened["table"]["id"], opened["invited"][0]["token"]
    path = f"/tables/{table}/sit"
    assert refused(await there.post(path, {"name": "Eve"}), 409, "server-table-full")
    assert refused(await there.post(path, {"name": "Eve", "seat": 1}), 401, "server-invited-only")
    mine = opened["mine"][0]["token"]
    assert refused(await there.post(path, {"name": "Eve", "seat": 1}, mine), 401, "server-invited-only")
    sat = (await there.post(path, {"name": "Bo"}, link)).json()
    assert sat["mine"]["seat"] == 1
    assert sat["mine"]["token"] != link
    assert refused(
        await there.post(f"/tables/{table}/seats/1/leave", None, link), 401, "server-not-your-seat"
    )


async def test_a_seat_given_up_before_the_start_is_open_again_under_a_new_secret(there: Inn) -> None:
    opened = await opened_with(there, PERSON, {"kind": "open"})
    table = opened["table"]["id"]
    old = (await there.post(f"/tables/{table}/sit", {"name": "Bo"})).json()["mine"]["token"]
    left = (await there.post(f"/tables/{table}/seats/1/leave", None, old)).json()
    assert left["seats"][1]["kind"] == "open"
    new = (await there.post(f"/tables/{table}/sit", {"name": "Cy"})).json()["mine"]["token"]
    assert old != new
    assert refused(await there.post(f"/tables/{table}/start", {}, old), 401, "server-not-your-table")
    assert (await there.post(f"/tables/{table}/start", {}, new)).json()["state"] == "playing"


async def test_a_bot_stands_in_and_the_seat_is_taken_back(there: Inn) -> None:
    opened = await there.open(people=2)
    table, token = opened["table"]["id"], opened["mine"][0]["token"]
    given = (await there.post(f"/tables/{table}/seats/0/bot", {"level": "random"}, token)).json()
    assert given["seats"][0] == {**given["seats"][0], "kind": "bot", "level": "random", "returnable": True}
    async with there.guest(opened, 1) as guest:
        while 1 not in guest.asked:
            await guest.hear("event")
        assert guest.table["answered"] + len(guest.heard) > 1
    async with there.guest(opened, 0) as guest:
        refusal = await guest.act("answer", seat=0, at=guest.seq, option="pass")
        assert refusal["problem"]["id"] == "server-bot-plays"
    other = opened["mine"][1]["token"]
    path = f"/tables/{table}/seats/0/back"
    assert refused(await there.post(path, {}, other), 401, "server-not-your-seat")
    back = (await there.post(path, {"name": "Ada again"}, token)).json()
    assert back["seats"][0]["kind"] == "person"
    assert back["seats"][0]["name"] == "Ada again"
    assert refused(await there.post(path, {}, token), 409, "server-seat-yours")


async def test_the_host_puts_a_bot_on_an_absent_players_seat(there: Inn) -> None:
    opened = await there.open(people=2)
    table = opened["table"]["id"]
    given = await there.post(f"/tables/{table}/seats/1/bot", {}, opened["host"])
    assert given.json()["seats"][1]["kind"] == "bot"


async def test_who_leaves_a_running_game_leaves_it_to_a_bot_for_good(there: Inn) -> None:
    opened = await there.open(people=2)
    table, token = opened["table"]["id"], opened["mine"][1]["token"]
    left = (await there.post(f"/tables/{table}/seats/1/leave", None, token)).json()
    assert left["seats"][1]["kind"] == "bot"
    assert not left["seats"][1]["returnable"]
    assert refused(await there.post(f"/tables/{table}/seats/1/back", {}, token), 401, "server-not-your-seat")


async def test_a_connection_loses_the_seat_it_gave_up(there: Inn) -> None:
    opened = await there.open(people=2)
    table, token = opened["table"]["id"], opened["mine"][1]["token"]
    async with there.guest(opened, 1) as guest:
        await there.post(f"/tables/{table}/seats/1/leave", None, token)
        welcome = await guest.hear("welcome")
        assert welcome["seats"] == []
        assert [sight["seat"] for sight in welcome["sights"]] == [None]


async def test_free_seats_are_filled_with_bots(there: Inn) -> None:
    opened = await opened_with(there, PERSON, {"kind": "open"}, {"kind": "invited"})
    table = opened["table"]["id"]
    begun = (await there.post(f"/tables/{table}/start", {"fill": "greedy"}, opened["host"])).json()
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "bot"]
    link = opened["invited"][0]["token"]
    assert refused(await there.post(f"/tables/{table}/sit", {"name": "Bo"}, link), 409, "server-table-full")


async def test_public_tables_are_listed_and_others_are_not(there: Inn) -> None:
    shown = await opened_with(there, PERSON, {"kind": "open"}, public=True, title="Come <in>")
    await opened_with(there, PERSON, {"kind": "open"})
    listed = (await there.get("/tables?state=open")).json()["tables"]
    assert [table["id"] for table in listed] == [shown["table"]["id"]]
    assert listed[0]["title"] == "Come <in>"
    assert (await there.get("/tables?state=playing")).json()["tables"] == []
    assert (await there.get("/tables?state=none")).status_code == 422


async def test_my_tables_are_those_whose_secret_i_have_and_the_waiting_ones_come_first(there: Inn) -> None:
    waiting = await there.open(people=1)
    resting = await opened_with(there, PERSON, {"kind": "open"})
    claims = [
        {"table": resting["table"]["id"], "token": resting["mine"][0]["token"]},
        {"table": waiting["table"]["id"], "token": waiting["mine"][0]["token"]},
        {"table": waiting["table"]["id"], "token": "A" * 32},
        {"table": "0" * 10, "token": "A" * 32},
        {"table": resting["table"]["id"], "token": resting["host"]},
    ]
    mine = (await there.post("/tables/mine", {"claims": claims})).json()["tables"]
    assert [(one["table"]["id"], one["seat"], one["asked"]) for one in mine[:2]] == [
        (waiting["table"]["id"], 0, True),
        (resting["table"]["id"], 0, False),
    ]
    assert mine[2]["seat"] is None
    assert len(mine) == 3


async def test_a_table_that_may_not_be_watched_is_shown_to_its_players_only(there: Inn) -> None:
    opened = await there.open(people=1, watchable=False)
    async with there.guest(opened, 0) as guest:
        assert list(guest.last) == [0]
    with pytest.raises(Exception, match="4001"):
        async with there.guest(opened):
            pass
    assert refused(await there.get(f"/tables/{opened['table']['id']}/replay"), 403, "server-not-watchable")


async def test_a_rematch_keeps_the_company(there: Inn) -> None:
    there.registry.luck = (
        Entropy()
    )  # as in production: no seed, so that tables opened alike have their own dice
    opened = await there.open(people=1, bots=1)
    table, token = opened["table"]["id"], opened["mine"][0]["token"]
    assert refused(await there.post(f"/tables/{table}/rematch", None, token), 409, "server-table-playing")
    async with there.guest(opened, 0) as guest:
        while guest.outcome is None:
            if 0 in guest.asked:
                await guest.answer(0, guest.question(0)["options"][-1]["id"])
            else:
                await guest.hear("event")
        again = await there.post(f"/tables/{table}/rematch", None, token)
        assert again.status_code == 201
        linked = await guest.hear("event")
        assert linked["table"]["next"] == again.json()["table"]["id"]
    kinds = [seat["kind"] for seat in again.json()["table"]["seats"]]
    assert kinds == ["person", "bot"]
    assert again.json()["table"]["commitment"] != opened["table"]["commitment"]
    assert refused(await there.post(f"/tables/{table}/rematch", None, token), 409, "server-rematch-there")


@pytest.mark.parametrize(
    ("body", "status", "problem"),
    [
        ({"game": "chess", "seats": [PERSON]}, 404, "options-game"),
        ({"game": "dungeon_attack", "seats": [PERSON] * 12}, 400, "options-seats"),
        ({"game": "dungeon_attack", "seats": [PERSON], "options": {"start": "?"}}, 400, "options-value"),
        ({"game": "dungeon_attack", "seats": [PERSON], "options": {"x": 1}}, 400, "options-unknown"),
        ({"game": "dungeon_attack", "seats": [{"kind": "person"}]}, 422, "server-empty-name"),
        (
            {"game": "dungeon_attack", "seats": [{"kind": "person", "name": "\u202e\u0007"}]},
            422,
            "server-empty-name",
        ),
        (
            {"game": "dungeon_attack", "seats": [{"kind": "person", "name": "x" * 25}]},
            422,
            "server-unreadable",
        ),
        ({"game": "dungeon_attack", "seats": []}, 422, "server-unreadable"),
        ({"game": "dungeon_attack", "seats": [PERSON], "more": 1}, 422, "server-unreadable"),
        ({"game": "dungeon_attack", "seats": [PERSON], "public": 1}, 422, "server-unreadable"),
        ({"game": "dungeon_attack", "seats": [PERSON], "options": {"x": 10**30}}, 422, "server-unreadable"),
        ("text", 422, "server-unreadable"),
    ],
)
async def test_a_table_that_can_not_be_opened_is_refused_with_the_reason(
    there: Inn, body: Any, status: int, problem: str
) -> None:
    answer = await there.post("/tables", body)
    assert refused(answer, status, problem), answer.text
    assert not there.registry.live_tables


async def test_refusals_speak_the_readers_language(there: Inn) -> None:
    answer = await there.http.get("/api/tables/0000000000", headers={"accept-language": "fr-CH, en;q=0.5"})
    assert answer.json()["problem"]["text"] == "Cette table n’existe pas. Vérifiez le lien ou le code."


async def test_words_rules_and_games_are_served(there: Inn) -> None:
    games = (await there.get("/games")).json()["games"]
    assert "dungeon_attack" in {game["slug"] for game in games}
    assert "title = " in (await there.get("/catalogue/fr/dungeon_attack")).text
    assert (await there.get("/catalogue/de/dungeon_attack")).status_code == 404
    assert (await there.get("/catalogue/en/..%2Ferrors")).status_code == 404
    clause = (await there.get("/rules/dungeon_attack/DA-ACT-2")).json()
    assert "one action" in clause["text"]
    assert (await there.get("/rules/dungeon_attack")).text.startswith("#")
    assert "## Cinq conseils" in (await there.get("/learn/dungeon_attack?language=fr")).text
    assert (await there.get("/learn/nothing")).status_code == 404
    french = (await there.get("/rules/dungeon_attack/DA-ACT-2?language=fr")).json()
    assert "une seule action" in french["text"]
    assert "les règles" in (await there.get("/rules/dungeon_attack?language=fr")).text
    assert (await there.get("/rules/dungeon_attack?language=..")).status_code == 404
    assert (await there.get("/rules/dungeon_attack/DA-ACT-999")).status_code == 404
    assert (await there.get("/rules/nothing")).status_code == 404


async def test_no_page_could_tell_our_clauses_from_the_books(there: Inn) -> None:
    for clause, origin in (
        ("DA-ACT-1", "book"),
        ("DA-ACT-8", "partly"),
        ("DA-ACT-7", "ours"),
        ("DA-RULING-1", "ours"),
    ):
        assert (await there.get(f"/rules/dungeon_attack/{clause}")).json()["origin"] == origin
    marked = (await there.get("/rules/dungeon_attack/origins")).json()
    assert marked["game"] == "dungeon_attack"
    assert {"DA-ACT-7", "DA-RULING-1"} <= set(marked["ours"])
    assert "DA-ACT-8" in marked["partly"]
    assert "DA-ACT-1" not in marked["ours"] + marked["partly"]
    assert (await there.get("/rules/nothing/origins")).status_code == 404


async def test_idle_tables_are_archived_and_nothing_is_lost(there: Inn) -> None:
    opened = await opened_with(there, PERSON, {"kind": "open"}, public=True)
    table = opened["table"]["id"]
    assert await there.registry.store.archive(2**50) == 1
    there.registry.live_tables.clear()
    assert (await there.get("/tables")).json()["tables"] == []
    assert (await there.get(f"/tables/{table}")).json()["archived"] is True
    sat = (await there.post(f"/tables/{table}/sit", {"name": "Bo"})).json()
    assert sat["table"]["archived"] is False
    assert len((await there.get("/tables")).json()["tables"]) == 1


async def test_whatever_is_odd_about_an_opening_goes_the_long_way_and_ends_alike(there: Inn) -> None:
    """Right requests are read without the web framework (`door/quick.py`); what it makes of all others is still what is told."""
    body = b'{"game":"dungeon_attack","seats":[{"kind":"person","name":"Ada"}]}'
    plain = {"content-type": "application/json"}

    async def said(content: Any, headers: dict[str, str] = plain) -> Any:
        return await there.http.post("/api/tables", content=content, headers=headers)

    async def pieces() -> AsyncIterator[bytes]:
        yield body[:20]
        yield body[20:]

    quickly = await said(body)
    slowly = [await said(body, {"content-type": "application/json; charset=utf-8"}), await said(pieces())]
    for other in slowly:
        assert other.status_code == quickly.status_code == 201
        assert other.json().keys() == quickly.json().keys()
        assert {*other.headers} == {*quickly.headers}
    for wrong in (b"", b"[]", body[:-1] + b',"more":1}', body.replace(b'"Ada"', b"3")):
        assert refused(await said(wrong), 422, "server-unreadable"), wrong
    for wrong in (b"{", body.replace(b'"Ada"', b"NaN")):
        assert refused(await said(wrong), 400, "server-bad-body"), wrong
    assert refused(await said(body, {"content-type": "text/plain"}), 422, "server-unreadable")
    before = there.registry.metrics.refusals.copy()
    answer = await said(body.replace(b"dungeon_attack", b"chess"))
    assert answer.status_code in (404, 422)
    assert (there.registry.metrics.refusals - before).total() == 1
