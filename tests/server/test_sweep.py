"""Sweeping a little at a time: sweeping all tables at once blocked the event loop for 0.1 seconds."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import gc
from tumblekeep.server.metrics import garbage

class Knot:
    def __init__(self):
        self.me = self
        knots.append(1)
    def __del__(self):
        knots.pop()

knots, moment = [], [0.0]
broom = garbage.GarbageSweep(lambda: moment[0])
broom.look(5, 0)
assert gc.get_freeze_count() == 0, "not ours to sweep before it is taken over"
broom.take_over()
gc.disable()  # from here on nothing is swept but by the broom
old = Knot()
for _ in range(garbage.DUE):
    gc.collect(0)
    assert gc.get_freeze_count() < 10**9
before = gc.get_freeze_count()
young = Knot()
del young
broom.look(0, 1)
assert len(knots) == 1, "what is new and holds on to itself is freed"
assert gc.get_freeze_count() > before, "what stays is put aside"
del old
for _ in range(garbage.DUE):
    gc.collect(0)
broom.look(10, 1)
assert len(knots) == 1, "what was put aside is not looked at while people are here"
moment[0] += garbage.WHOLE_EVERY + 1
broom.look(10, 0)
assert not knots, "the whole house is swept when nobody is here"
last = Knot()
for _ in range(garbage.DUE):
    gc.collect(0)
broom.look(11, 1)
del last
moment[0] += garbage.WHOLE_AT_LAST + 1
broom.look(11, 1)
assert not knots, "and at last also while people are here"
"""


def test_everybody_waited_while_all_tables_were_swept() -> None:
    """In a process of its own: what Python sweeps is the same for all that runs in one."""
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)
