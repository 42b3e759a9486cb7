"""A house that is killed at any moment: every answer that was acknowledged is there when it opens again.

TUMBLEKEEP_POCKET_KILLS=1000 kills it more often.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from random import Random

from pocket.player import MemoryJournal, Player, open_table, opened

KILLS = int(os.environ.get("TUMBLEKEEP_POCKET_KILLS", "50"))
LONGEST_LIFE = 20
"""Writings after which a house is killed at the latest."""
HEARD = 20
"""Turns of the event loop in which everything is told that the house says before it dies."""


class Killed(BaseException):
    """Nothing of this house happens any more."""


class MortalJournal(MemoryJournal):
    """The device of a house that dies in the middle of a writing, before it or behind it."""

    def __init__(self, data: bytes, chance: Random) -> None:
        super().__init__(data)
        self.writings = chance.randint(1, LONGEST_LIFE)
        self.share = chance.choice([0.0, 1.0, chance.random()])
        self.is_dead = False
        self.tell: Callable[[], object] = bool
        """Called when it dies."""

    def append(self, data: bytes) -> None:
        if self.is_dead:
            raise OSError("dead")
        self.writings -= 1
        if self.writings == 0:
            self.is_dead = True
            self.data += data[: round(self.share * len(data))]
            self.tell()
            raise OSError("dead")
        super().append(data)

    def replace(self, data: bytes) -> None:
        if self.is_dead:
            raise OSError("dead")
        super().replace(data)


async def test_no_acknowledged_answer_is_lost_however_often_the_house_is_killed() -> None:
    chance = Random(38)
    data = b""
    acked: dict[str, tuple[str, int]] = {}
    torn = 0
    table = None
    for _ in range(KILLS):
        journal = MortalJournal(data, chance)
        house = await opened(journal)
        torn += house.store.cut_off > 0
        for action, (where, seq) in acked.items():
            assert house.store.contents.actions[where][action] == seq
        if table is None or house.store.contents.rows[table["table"]["id"]].state == "over":
            writings, journal.writings = (
                journal.writings,
                -1,
            )  # a table that nobody was told of is not played on
            table = await open_table(house, "dungeon_attack", 2)
            journal.writings = writings
        player = Player(house, table, Random(chance.random()))
        journal.tell = player.look_again
        await player.until(lambda one, store=house.store: store.paused or one.outcome is not None)
        for _ in range(HEARD):
            await asyncio.sleep(0)
        player.silent = True
        acked |= {action: (player.table, seq) for action, seq in player.acked.items()}
        data = journal.data  # what the device has at this moment; what the dead house does now reaches nobody
        journal.is_dead = True
        await house.store.end()  # so that nobody waits for the dead device
        await house.close()
        assert player.acked.items() <= {a: seq for a, (_, seq) in acked.items()}.items()
    assert torn
    assert len(acked) > KILLS
