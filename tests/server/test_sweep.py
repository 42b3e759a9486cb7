"""Sweeping a little at a time: sweeping all tables at once blocked the event loop for 0.1 seconds."""

from __future__ import annotations

import ctypes
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

GIVEN_BACK = """
import ctypes
from tumblekeep.server.metrics import garbage

pages = lambda: int(open("/proc/self/statm").read().split()[1]) * 4096
moment = [0.0]
broom = garbage.GarbageSweep(lambda: moment[0])
moment[0] += garbage.GIVE_BACK_EVERY + 1
assert not broom.is_due_to_give_back(), "not before it is taken over"
broom.take_over()
assert broom.is_due_to_give_back()
assert not broom.is_due_to_give_back(), "once in a while"
kept = [b"x" * 20_000 for _ in range(4_000)]
kept = kept[::20]  # what stays lies between what is freed
before = pages()
garbage.give_back()
assert before - pages() > 40_000_000, (before, pages())
"""


def test_everybody_waited_while_all_tables_were_swept() -> None:
    """In a process of its own: what Python sweeps is the same for all that runs in one."""
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)


def test_what_was_freed_stayed_with_the_process() -> None:
    """A tenth of its memory after half an hour, in pieces; it is given back, where the C library can do that."""
    if not hasattr(ctypes.CDLL(None), "malloc_trim"):
        return
    subprocess.run([sys.executable, "-c", GIVEN_BACK], check=True)
