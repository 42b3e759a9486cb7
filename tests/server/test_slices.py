"""Time slices: long work on the event loop leaves room for those who play."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tumblekeep.server.runtime import time_slices


class Loop:
    """A fake clock and event loop: each round for others takes as long as it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, others: float) -> None:
        self.now, self.others = 0.0, others
        self.slept: list[float] = []
        monkeypatch.setattr(time_slices, "time", SimpleNamespace(perf_counter=lambda: self.now))
        monkeypatch.setattr(time_slices, "thread_time", lambda: self.now)
        monkeypatch.setattr(time_slices, "sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += self.others + seconds

    async def work(self, client: Client | None = None) -> time_slices.TimeSlices:
        """Do ten slices' worth of work, in small steps."""
        long = time_slices.TimeSlices(client)  # type: ignore[arg-type]
        for _ in range(100):
            self.now += time_slices.SLICE_SECONDS / 10
            await long.rest()
        return long


async def test_an_act_waited_for_a_slice_in_each_round_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """R18: others who are at work get more of the loop than what takes long, and that is not charged for their time."""
    loop = Loop(monkeypatch, others=0.001)
    long = await loop.work()
    worked = 10 * time_slices.SLICE_SECONDS
    assert sum(loop.slept) >= 2 * worked
    assert long.spent == pytest.approx(worked)


async def test_nobody_else_is_there_so_nothing_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop with nothing else to do is only asked whether it has."""
    loop = Loop(monkeypatch, others=0.0)
    await loop.work()
    assert loop.slept
    assert set(loop.slept) == {0}


class Client:
    """A client whose work is charged, as far as time slices need to know."""

    def __init__(self, *, light: bool = False, others_wait: bool = False) -> None:
        self.light, self.waits, self.left = light, others_wait, (0.0, 0.0)

    def add(self, seconds: float) -> None:
        """Nothing is counted here."""

    def is_light(self) -> bool:
        return self.light

    def others_wait(self) -> bool:
        return self.waits

    def begun_slice(self, now: float) -> float:
        return 0.0 if self.light else max(0.0, self.left[0] - (now - self.left[1]))

    def leave_slice(self, used: float, now: float) -> None:
        self.left = used, now


class Place:
    """A turn that nobody else waits for; it rests as long as it is told."""

    def __init__(self, loop: Loop) -> None:
        self.rest = loop.sleep

    async def share(self) -> None:
        """Nobody waits."""


async def test_an_act_was_stored_while_long_work_kept_the_interpreter_from_the_writer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The loop looked idle, because the act was with another thread: 9 ms instead of 2 for every second act under replays."""
    loop = Loop(monkeypatch, others=0.0)
    await loop.work(Client(others_wait=True))
    assert sum(loop.slept) >= 2 * 10 * time_slices.SLICE_SECONDS
    loop.slept.clear()
    await loop.work(Client(light=True, others_wait=True))
    assert set(loop.slept) == {0}, "whoever comes back to a game is not kept waiting for it"


async def test_sixty_short_turns_one_after_another_left_no_room_for_acts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of sixty sockets was sent the whole state in less than a slice, so that nothing ever rested."""
    loop = Loop(monkeypatch, others=0.001)
    client, place = Client(), Place(loop)
    for _ in range(40):
        short = time_slices.TimeSlices(client, place)  # type: ignore[arg-type]
        await short.rest()
        loop.now += time_slices.SLICE_SECONDS / 4
        short.end()
    assert sum(loop.slept) >= 2 * 10 * time_slices.SLICE_SECONDS
    loop.slept.clear()
    client.light = True
    await time_slices.TimeSlices(client, place).rest()  # type: ignore[arg-type]
    assert not loop.slept, "who has used little does not rest for others"


async def test_coming_back_to_a_game_waited_for_a_slice_of_a_replay_in_each_of_ten_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """29 ms instead of 13: what can be done later rests until nobody waits who goes first, but not for ever."""
    loop = Loop(monkeypatch, others=0.0)
    client, place = Client(others_wait=True), Place(loop)

    async def rests(client: Client, *, later: bool) -> float:
        loop.slept.clear()
        slices = time_slices.TimeSlices(client, place, later=later)  # type: ignore[arg-type]
        loop.now += time_slices.SLICE_SECONDS
        await slices.rest()
        return sum(loop.slept)

    enough = time_slices.MOST_RESTS * time_slices.SLICE_SECONDS
    assert await rests(client, later=False) == pytest.approx(enough)
    client.light = True
    assert await rests(client, later=True) == pytest.approx(enough), "nobody waits at a table for a replay"
    assert await rests(client, later=False) == 0
    client.waits = False
    assert await rests(client, later=True) == 0
