"""Everything The Lantern Walk can ask, by kind."""

from __future__ import annotations

from tumblekeep.core.ask import Ask

ROLL = Ask("roll", "LW-WALK-1")
ONWARD = Ask("onward", "LW-WALK-2", {"walk": "", "camp": "steps:number"}, prompt="ahead:number")

ASKS = (ROLL, ONWARD)
