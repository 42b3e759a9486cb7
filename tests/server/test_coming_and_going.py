"""People, viewers and bots that come, go and fail: every viewer sees the same (R8), and every game ends
(R14)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

from server.guest import Guest, Inn, inn, quick
from server.sizes import FULL, counted, tell
from server.test_play import sqlite
from tumblekeep.bots.bot import Bot
from tumblekeep.games import GAMES
from tumblekeep.server.visibility import projection

# -- viewers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
async def test_marks_agree_whoever_joins_whenever(slug: str, tmp_path: Path) -> None:
    """R8: the view that grew with the game and the one read back from the log have the same mark, for every viewer."""
    async with inn(quick(sqlite(tmp_path))) as there:
        compared = 0
        for number in counted(f"R8 {slug}", 1, 400):  # five games: 2,000 in all
            compared += await marks_agree(
                there, await there.open(slug, 2), Random(number), 400 if FULL else 18
            )
        tell(f"R8 {slug}", marks_compared=compared)
        assert compared > 20


async def marks_agree(there: Inn, opened: Any, chance: Random, most: int) -> int:
    """Play with each seat and a spectator watching, and others joining at any moment; return how many checksums
    were compared."""
    live_table = await there.registry.find(opened["table"]["id"])
    compared = 0
    async with contextlib.AsyncExitStack() as stack:
        viewers = {
            eye: await stack.enter_async_context(there.guest(opened, *seats_of(eye), checks=not FULL))
            for eye in (0, 1, None)
        }
        for _ in range(most):
            if viewers[0].outcome is not None:
                break
            seat = chance.choice(viewers[0].asked)
            mover = viewers[seat]
            await mover.answer(seat, chance.choice(mover.question(seat)["options"])["id"])
            for eye, guest in viewers.items():
                while guest.seq < mover.seq:
                    await guest.hear("event")
                compared += true_to_its_mark(guest.last[eye])
            if chance.random() < 0.3:
                eye = chance.choice((0, 1, None))
                if chance.random() < 0.5:
                    async with live_table.lock:
                        await live_table.reload()
                async with there.guest(opened, *seats_of(eye), checks=not FULL) as newcomer:
                    assert newcomer.last[eye]["mark"] == viewers[eye].last[eye]["mark"]
                    compared += true_to_its_mark(newcomer.last[eye])
            if chance.random() < 0.1:
                grown = mover.last[seat]["mark"]
                await mover.send(type="resync")
                await mover.hear("welcome")
                assert mover.last[seat]["mark"] == grown
                compared += true_to_its_mark(mover.last[seat])
    return compared


async def test_a_welcome_was_drawn_anew_for_everybody_who_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []
    draw = projection.welcome_game

    def counting(state: Any, served: Any, steps: Any, seats: Any, *more: Any) -> str:
        drawn.append((state.seq, tuple(seats)))
        return draw(state, served, steps, seats, *more)

    monkeypatch.setattr(projection, "welcome_game", counting)
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        live_table = await there.registry.find(opened["table"]["id"])
        async with there.guest(opened, 0) as player, there.guest(opened, 1):
            begun = player.seq
            for _ in range(5):
                await player.send(type="resync")
                await player.hear("welcome")
                async with there.guest(opened):
                    pass
            assert sorted(drawn) == [(begun, ()), (begun, (0,)), (begun, (1,))]  # each sees only its own
            async with live_table.lock:
                await live_table.reload()
            await player.send(type="resync")
            await player.hear("welcome")
            assert drawn[3:] == [
                (begun, (0,))
            ]  # read back: it is another game until it is seen to be the same
            await player.act("say", seat=0, text="something happens")
            await player.send(type="resync")
            assert (await player.hear("welcome"))["seq"] == begun + 1
            assert drawn[4:] == [(begun + 1, (0,))]


def seats_of(eye: int | None) -> list[int]:
    return [] if eye is None else [eye]


def true_to_its_mark(sight: Any) -> int:
    text = json.dumps(sight["view"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert sight["mark"] == f"{crc32(text.encode()):08x}"
    return 1


# -- bots that fail, people who go ---------------------------------------------------------------------


def crashes(look: Any, question: Any) -> Any:
    raise RuntimeError("out of ideas")


def cheats(look: Any, question: Any) -> Any:
    return "win"


async def test_a_bot_that_fails_is_replaced_by_a_legal_move(tmp_path: Path) -> None:
    """R14: bots that raise, choose rubbish or never answer; every game ends."""
    release = threading.Event()

    def sleeps(look: Any, question: Any) -> Any:
        release.wait(20)
        return question.options[0]

    async with inn(quick(sqlite(tmp_path), bot_seconds=0.3)) as there:
        for bot in (crashes, cheats):
            there.registry.bots.levels["greedy"] = lambda game, chance, bot=bot: bot  # type: ignore[misc]
            opened = await there.open(people=0, bots=2)
            async with there.guest(opened) as watcher:
                while watcher.outcome is None:
                    await watcher.hear("event")
        assert there.registry.metrics.bot_failures > 10
        there.registry.bots.levels["greedy"] = lambda game, chance: sleeps
        several = [
            await there.open(people=0, bots=2) for _ in range(4)
        ]  # more than there are thinking processes
        for opened in several:
            async with there.guest(opened) as watcher:
                while watcher.seq < 5:
                    await watcher.hear("event")
        there.registry.bots.levels["greedy"] = there.registry.bots.levels["random"]
        release.set()
        for opened in several:
            async with there.guest(opened) as watcher:
                while watcher.outcome is None:
                    await watcher.hear("event")


BOT_SECONDS = 0.1


def moody(chance: Random, ordinary: Bot) -> Bot:
    """Make a bot that now and then crashes, cheats or takes too long."""

    def bot(look: Any, question: Any) -> Any:
        mood = chance.random()
        if mood < 0.05:
            return crashes(look, question)
        if mood < 0.1:
            return cheats(look, question)
        if mood < 0.12:
            time.sleep(2 * BOT_SECONDS)
        return ordinary(look, question)

    return bot


AT_ONCE = 4


async def test_people_who_come_and_go_still_finish(tmp_path: Path) -> None:
    """R14: 2,000 games at full size, four at a time, each with a bot that can't be relied on."""
    async with inn(quick(sqlite(tmp_path), bot_seconds=BOT_SECONDS)) as there:
        bots = there.registry.bots
        ordinary, chance = bots.levels["random"], Random(14)
        bots.levels["greedy"] = lambda game, luck: moody(chance, ordinary(game, luck))
        connections = 0
        for number in counted("R14", 1, 2_000 // AT_ONCE):
            slugs = [list(GAMES)[(number * AT_ONCE + place) % len(GAMES)] for place in range(AT_ONCE)]
            games = [await there.open(slug, people=2, bots=1) for slug in slugs]
            connections += sum(
                await asyncio.gather(
                    *(comes_and_goes(there, game, Random(number + place)) for place, game in enumerate(games))
                )
            )
        tell("R14", connections=connections, bots_that_failed=there.registry.metrics.bot_failures)


async def comes_and_goes(there: Inn, opened: Any, chance: Random) -> int:
    """Play a game to its end by connecting now and then; return how often."""
    visits, seat = 0, 0
    while True:
        visits += 1
        async with there.guest(opened, seat, checks=not FULL) as guest:
            for _ in range(chance.randrange(1, 8)):
                if guest.outcome is None and guest.question(seat) is not None:
                    await guest.answer(seat, chance.choice(guest.question(seat)["options"])["id"])
            while guest.outcome is None and not persons(guest):
                await guest.hear("event")  # a bot that never acts would end this with a timeout
            if guest.outcome is not None:
                return visits
            seat = chance.choice(persons(guest))


def persons(guest: Guest) -> list[int]:
    return [seat for seat in guest.asked if seat < 2]
