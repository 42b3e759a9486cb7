"""Undo: at once up to the last die, reveal or other player's act; beyond that only if everybody agrees
(R13)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.guest import Guest, Inn, inn, quick
from server.sizes import counted
from tumblekeep.core.ask import option_id
from tumblekeep.core.log import Header
from tumblekeep.games import GAMES, load
from tumblekeep.server.table.served_game import ChanceSources, ServedGame
from tumblekeep.server.table.undo import free_undo, may_undo


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Inn]:
    async with inn(quick(f"sqlite:///{tmp_path / 'tables.db'}")) as found:
        yield found


async def test_ones_own_last_choice_is_taken_back_at_once(there: Inn) -> None:
    opened = await there.open(people=2)
    async with there.guest(opened, 0) as guest, there.guest(opened, 1) as other:
        before = guest.last[0]
        await guest.answer(0)
        assert guest.last[0]["undo"]["free"] == 0
        told = await guest.act("undo", seat=0, to=0)
        assert told["type"] == "ack"
        assert guest.last[0] == before
        while other.heard[-1].get("event", {}).get("kind") != "undone":
            await other.hear("event")
        assert other.heard[-1]["event"]["kept"] == 0
        await guest.send(type="resync")
        assert (await guest.hear("welcome"))["table"]["taken_back"] == 0


async def test_what_others_have_answered_is_not_taken_back_at_once(there: Inn) -> None:
    opened = await there.open(people=2)
    async with there.guest(opened, 0, 1) as guest:
        await guest.answer(0)
        await guest.answer(1)
        assert guest.last[0]["undo"] == {"free": None, "ask": 0}
        told = await guest.act("undo", seat=0, to=0)
        assert told["type"] == "ack"
        proposal = guest.heard[-2]["proposal"]
        set_up = {"number": 0, "seat": None}
        assert proposal == {"by": 0, "to": 0, "turn": set_up, "agreed": [], "waiting": [1]}
        assert (await guest.act("undo", seat=1, to=0))["problem"]["id"] == "server-undo-asked"
        assert (await guest.act("undo-reply", seat=0, agree=True))["problem"]["id"] == "server-undo-not-asked"
        await guest.act("undo-reply", seat=1, agree=True)
        done = next(message for message in reversed(guest.heard) if message["type"] == "event")
        assert done["event"]["kind"] == "undone"
        assert done["event"]["kept"] == 0
        assert done["table"]["taken_back"] == 1
        assert done["table"]["answered"] == 0
        assert guest.asked == [0]


async def test_one_refusal_is_enough_and_a_move_drops_the_question(there: Inn) -> None:
    opened = await there.open(people=3)
    async with there.guest(opened, 0, 1, 2) as guest:
        await guest.answer(0)
        await guest.answer(1)
        await guest.act("undo", seat=0, to=0)
        await guest.act("undo-reply", seat=1, agree=False)
        assert _last_event(guest)["proposal"] is None
        await guest.act("undo", seat=0, to=0)
        await guest.act("undo-reply", seat=1, agree=True)
        assert _last_event(guest)["proposal"] == {
            "by": 0,
            "to": 0,
            "turn": {"number": 0, "seat": None},
            "agreed": [1],
            "waiting": [2],
        }
        await guest.answer(2)
        assert _last_event(guest)["proposal"] is None


async def test_a_wish_to_take_back_names_the_turn_that_would_go_on(there: Inn) -> None:
    opened = await there.open(people=2)
    async with there.guest(opened, 0, 1) as guest:
        for seat in (0, 1):
            await guest.answer(seat)
        asked = int(_last_event(guest)["event"]["answers"][-1]["n"])
        began = guest.last[0]["view"]["turn"]
        assert began["number"] == 1
        seat = guest.asked[0]
        while guest.last[0]["view"]["turn"] == began:
            await guest.answer(guest.asked[0])
        told = await guest.act("undo", seat=seat, to=asked)
        assert told["type"] == "ack"
        assert _last_event(guest)["proposal"]["turn"] == began
        assert guest.last[0]["view"]["turn"]["number"] == 2


def _last_event(guest: Guest) -> Any:
    return next(message for message in reversed(guest.heard) if message["type"] == "event")


async def test_alone_ones_own_consent_is_enough_and_the_game_says_so(there: Inn) -> None:
    opened = await there.open(people=1, bots=1)
    async with there.guest(opened, 0) as guest:
        await guest.answer(0)
        while 0 not in guest.asked:
            await guest.hear("event")
        await guest.answer(0)
        told = await guest.act("undo", seat=0, to=0)
        assert told["type"] == "ack"
        assert _last_event(guest)["table"]["taken_back"] == 1
    log = await there.get(f"/tables/{opened['table']['id']}/log", opened["mine"][0]["token"])
    assert '"taken_back":1' in log.text


async def test_one_does_not_go_back_to_the_middle_of_a_roll(there: Inn) -> None:
    opened = await there.open(people=1)
    async with there.guest(opened, 0) as guest:
        rolled = None
        while rolled is None:
            await guest.answer(0)
            event = _last_event(guest)["event"]
            rolled = next((one["n"] for one in event["answers"] if one["by"] == "fate"), None)
        refused = await guest.act("undo", seat=0, to=rolled - 1)
        assert refused["problem"]["id"] == "server-undo-where"
        assert (await guest.act("undo", seat=0, to=10**9))["problem"]["id"] == "server-undo-where"


async def test_a_new_roll_after_an_undo_is_a_new_roll(there: Inn) -> None:
    opened = await there.open(people=1)
    numbers = []
    async with there.guest(opened, 0) as guest:
        live_table = there.registry.live_tables[opened["table"]["id"]]
        for _ in range(2):
            while not any(said.line.by is None for said in _answers(live_table)):
                await guest.answer(0)
            numbers += [said.line.beside["fate"] for said in _answers(live_table) if said.line.by is None]
            await guest.act("undo", seat=0, to=0)
    assert len(set(numbers)) == len(numbers)


def _answers(live_table: Any) -> Any:
    return live_table.served.answers


async def test_the_last_one_to_be_asked_leaves_for_good_and_is_not_waited_for(there: Inn) -> None:
    opened = await there.open(people=2)
    async with there.guest(opened, 0) as guest, there.guest(opened, 1) as other:
        await guest.answer(0)
        while 1 not in other.asked:
            await other.hear("event")
        await other.answer(1)
        await guest.act("undo", seat=0, to=0)
        token = opened["mine"][1]["token"]
        await there.post(f"/tables/{opened['table']['id']}/seats/1/leave", None, token)
        while _last_event(guest)["event"]["kind"] != "undone":
            await guest.hear("event")
        assert _last_event(guest)["table"]["taken_back"] == 1


async def test_nothing_is_taken_back_once_the_game_is_over(there: Inn) -> None:
    opened = await there.open(people=1)
    async with there.guest(opened, 0) as guest:
        while guest.outcome is None:
            await guest.answer(0, guest.question(0)["options"][-1]["id"])
        refused = await guest.act("undo", seat=0, to=0)
        assert refused["problem"]["id"] == "server-table-over"
        assert guest.last[0]["undo"] == {"free": None, "ask": None}


@pytest.mark.parametrize("slug", GAMES)
def test_free_undo_never_passes_fate_others_or_a_reveal(slug: str) -> None:
    """R13, on the sittings themselves: random histories, and after each answer what each seat could take back."""
    game = load(slug)
    for seed in counted(f"R13 {slug}", 4, 2_000):  # five games: 10,000 histories in all
        chance = Random(seed)
        seats = min(3, game.seats.stop - 1)
        options = game.check(seats, {})
        header = Header(slug, game.version, game.digest(options), options, ("?",) * seats)
        served = ServedGame(game, header, bytes([seed % 256]) * 32, ChanceSources(), lambda seat: True)
        served.begin()
        for _ in range(60):
            if served.play.question is None:
                break
            seat = chance.choice(served.asked())
            question = served.play.asked()[seat]
            served.answer(seat, option_id(chance.choice(question.options)))
            for other in range(seats):
                free = free_undo(served, other)
                if free is None:
                    continue
                assert served.answers[free].line.by == other
                assert all(said.line.by == other for said in served.answers[free:])
            free = free_undo(served, seat)
            if free is not None and chance.random() < 0.5 and may_undo(served, seat, free):
                shown = [said.line for said in served.answers[:free]]
                served.take_back(free)
                assert [said.line for said in served.answers] == shown
                assert seat in served.asked()
