"""The process in which kept rules draw finished games: it reads questions from its input, one JSON text a line, and writes an answer to each.

This file is in every archive and is run from there, long after the server that asks has changed. So what is said here only grows:
a question names a game (`sheet`, the fields of `GameSheet` without a pack) and what is wanted of it (`want`, and further fields);
the answer is `{"done": ...}` or `{"failed": "why"}`.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections import OrderedDict
from typing import Any

from tumblekeep.server.runtime.drawing import Drawer, GameSheet

MOST_GAMES = 8
"""Games that are kept ready: whoever opens one soon wants more of it."""
READY = "ready"
_NICE = 5


def answered(drawers: OrderedDict[str, Drawer], asked: dict[str, Any]) -> Any:
    """Draw what is wanted of a game."""
    key = json.dumps(asked["sheet"], sort_keys=True)
    drawer = drawers.get(key)
    if drawer is None:
        drawer = drawers[key] = Drawer(GameSheet(pack=None, **asked["sheet"]))
        while len(drawers) > MOST_GAMES:
            drawers.popitem(last=False)
    drawers.move_to_end(key)
    want = asked["want"]
    if want == "last":
        return {"version": drawer.version, "outcome": drawer.outcome, "last": drawer.last()}
    if want == "digest":
        return {"version": drawer.version, "outcome": drawer.outcome, "digest": drawer.digest()}
    if want == "everything":
        return list(drawer.everything())
    if want == "frames":
        return drawer.frames(asked["viewer"], asked["start"], asked["count"])
    if want == "recap":
        return drawer.recap(asked["viewer"])
    if want == "turns":
        return drawer.turns()
    raise ValueError(want)


def main() -> None:
    """Answer until the input closes."""
    outgoing = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)  # so that printed text can't get between the answers
    if hasattr(os, "nice"):
        os.nice(_NICE)  # people who play come first
    drawers: OrderedDict[str, Drawer] = OrderedDict()
    outgoing.write(json.dumps({"done": READY}) + "\n")
    outgoing.flush()
    for line in sys.stdin.buffer:
        try:
            told = {"done": answered(drawers, json.loads(line))}
        except Exception:  # whoever asked is told all of it, and this process goes on with the next game
            told = {"failed": traceback.format_exc(limit=-3)}
        outgoing.write(json.dumps(told) + "\n")
        outgoing.flush()


if __name__ == "__main__":
    main()
