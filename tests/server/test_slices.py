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

    async def work(self) -> time_slices.TimeSlices:
        """Do ten slices' worth of work, in small steps."""
        long = time_slices.TimeSlices()
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
