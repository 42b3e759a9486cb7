"""Real dice and cards at a table on a server: reported by those who have them, rolled here for everybody else."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.guest import Guest, Inn, inn, quick
from server.test_play import sqlite
from tumblekeep.core.log import from_text
from tumblekeep.games import GAMES, load
from tumblekeep.server.dice.verification import verify

REAL: dict[str, Any] = {"dice": "reported", "draws": "reported", "throws": "reported"}


def seen(form: Any, chance: Random) -> dict[str, Any]:
    """Return what real dice or cards might show, as a filled-in form."""
    if "pools" in form:
        pools = []
        for pool in form["pools"]:
            counts = [0] * len(pool["faces"])
            for _ in range(pool["count"]):
                counts[chance.randrange(len(counts))] += 1
            pools.append(counts)
        return {"pools": pools}
    if "things" in form:
        return {"thing": chance.choice(form["things"])["thing"]}
    return {"sides": [chance.choice(die["faces"])["side"] for die in form["dice"]]}


async def report(guest: Guest, seat: int, chance: Random) -> Any:
    """Report what this seat is asked for; a throw in words."""
    question = guest.last[seat]["question"]
    if question["kind"] == "throw":
        flipped = "flip" in question["form"]
        words = "on the target" if flipped else " / ".join("3" for _ in question["form"]["dice"])
        return await guest.act("tell", seat=seat, at=guest.seq, words=words)
    return await guest.act("report", seat=seat, at=guest.seq, **seen(question["form"], chance))


async def play_on(guest: Guest, seats: int, chance: Random, most: int = 3000) -> int:
    """Play to the end, taking options at random; return how much was reported."""
    reports = 0
    for _ in range(most):
        if guest.outcome is not None:
            return reports
        mine = [seat for seat in guest.asked if seat < seats]
        if not mine:
            await guest.hear("event")
            continue
        question = guest.last[mine[0]]["question"]
        if question["kind"] in ("roll", "roll_each", "draw", "throw"):
            assert question["reporter"] == mine[0]
            told = await report(guest, mine[0], chance)
            reports += told["type"] == "ack"
            assert told["type"] == "ack" or question.get("secret"), told
        elif guest.question(mine[0]) is not None:
            await guest.answer(mine[0], chance.choice(guest.question(mine[0])["options"])["id"])
        else:
            await guest.hear("event")
    raise AssertionError("the game did not end")


async def log_of(there: Inn, opened: Any) -> Any:
    answer = await there.get(f"/tables/{opened['table']['id']}/log")
    assert answer.status_code == 200
    return from_text(answer.text)


@pytest.mark.parametrize("slug", GAMES)
async def test_a_whole_game_with_real_dice_on_the_page(slug: str, tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(slug, 2, **REAL)
        async with there.guest(opened, 0, 1) as guest:
            reports = await play_on(guest, 2, Random(5))
        log = await log_of(there, opened)
        fate = [line for line in log.lines if line.by is None]
        assert reports >= len(fate) > 5
        assert all(line.beside["reported"] is True for line in fate), "nothing was rolled by the server"
        assert {kind: log.header.notes[kind] for kind in REAL} == REAL
        verdict = verify(log, game=load(slug))
        assert verdict.ok, verdict.problems
        assert (verdict.drawn, verdict.reported) == (0, len(fate))


@pytest.mark.usefixtures("started")
async def test_a_mixed_table_says_which_dice_were_real(tmp_path: Path) -> None:
    seats = [
        {"kind": "person", "name": "Ada"},
        {"kind": "person", "name": "Bo", "remote": True},
        {"kind": "bot", "level": "greedy"},
    ]
    async with inn(quick(sqlite(tmp_path))) as there:
        answer = await there.post(
            "/tables", {"game": "dungeon_attack", "seats": seats, "start": True, "dice": "reported"}
        )
        opened = answer.json()
        assert [seat["remote"] for seat in opened["table"]["seats"]] == [False, True, False]
        async with there.guest(opened, 0, 1) as guest:
            assert await play_on(guest, 2, Random(2))
        log = await log_of(there, opened)
        assert log.header.notes["remote"] == [1]
        by = {line.beside.get("seat") for line in log.lines if line.by is None and "reported" in line.beside}
        assert by == {0}
        served = [line for line in log.lines if line.by is None and "fate" in line.beside]
        assert served, "the server rolled for Bo and for the bot"
        verdict = verify(log, game=load("dungeon_attack"))
        assert verdict.ok, verdict.problems
        assert (verdict.drawn, verdict.reported) == (
            len(served),
            sum(line.by is None for line in log.lines) - len(served),
        )


async def test_somebody_leaves_the_real_table_and_comes_back(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open("dungeons_dice_danger", 1, dice="reported")
        async with there.guest(opened, 0) as guest:
            assert guest.asked == [0]
            form = guest.last[0]["question"]["form"]
            assert [pool["called"]["id"] for pool in form["pools"]] == ["die-white", "die-black"]
            assert (await guest.act("place", seat=0, remote=True))["type"] == "ack"
            while guest.question(0) is None:  # the server has rolled
                await guest.hear("event")
            assert guest.table["seats"][0]["remote"] is True
            again = await guest.act("place", seat=0, remote=True)
            assert again["problem"]["id"] == "server-place-so"
            assert (await guest.act("place", seat=0, remote=False))["type"] == "ack"
            for _ in range(40):
                if guest.last[0]["question"]["kind"] == "roll":
                    break
                await guest.answer(0, guest.question(0)["options"][-1]["id"])
            assert guest.last[0]["question"]["reporter"] == 0


async def test_a_slip_is_taken_back_and_nonsense_changes_nothing(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open("dungeons_dice_danger", 1, 1, dice="reported")
        async with there.guest(opened, 0) as guest:
            live_table = there.registry.live_tables[opened["table"]["id"]]
            assert live_table.served is not None

            async def tell(**seen: Any) -> Any:
                return await guest.act("report", seat=0, at=guest.seq, **seen)

            for wrong in (
                {"pools": [[4, 0, 0, 0, 0, 0]]},
                {"pools": [[5, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]},
                {"pools": [[4], [1]]},
                {"sides": [1, 2, 3, 4, 5]},
                {"thing": "white"},
                {},
            ):
                assert (await tell(**wrong))["type"] == "refused", wrong
                assert not live_table.served.answers
            assert (await tell(pools=[[4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]]))["type"] == "ack"
            assert guest.last[0]["undo"]["free"] == 0
            assert (await guest.act("undo", seat=0, to=0))["type"] == "ack"
            assert (await tell(pools=[[0, 0, 0, 0, 0, 4], [0, 0, 0, 0, 0, 1]]))["type"] == "ack"
            assert live_table.served.answers[0].line.answer == [[0, 0, 0, 0, 0, 4], [0, 0, 0, 0, 0, 1]]


async def test_a_table_without_real_dice_takes_no_reports(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open("dungeons_dice_danger", 1)
        async with there.guest(opened, 0) as guest:
            refused = await guest.act("report", seat=0, at=guest.seq, pools=[[4], [1]])
            assert refused["problem"]["id"] == "server-not-reported"
            refused = await guest.act("place", seat=0, remote=True)
            assert refused["problem"]["id"] == "server-not-reported"


async def test_a_secret_card_is_asked_for_without_showing_what_is_left(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open("castle_of_frosts", 2, draws="reported", throws="reported")
        async with there.guest(opened, 0, 1) as guest:
            for _ in range(200):
                (seat, *_) = guest.asked
                question = guest.last[seat]["question"]
                if question.get("secret"):
                    break
                if question["kind"] in ("draw", "throw"):
                    await report(guest, seat, Random(1))
                else:
                    await guest.answer(seat, guest.question(seat)["options"][0]["id"])
            everything = set(load("castle_of_frosts").words["room"])
            assert {one["thing"] for one in question["form"]["things"]} == everything
            other = guest.last[1 - seat]["question"]
            assert "form" not in other
            assert other["reporter"] == seat
