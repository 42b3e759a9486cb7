"""Doubtful landings: people at a real table saw different things, and the Leader decides what counts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.games._fighter.tale import DoubtSettled, LandingDoubted
from tumblekeep.kit.landing import DieLanding, Landing
from tumblekeep.kit.throw_setup import ThrowSetup


def why_missed(lies: DieLanding) -> str:
    """Say why a die that lies like this is a miss, before any card is considered; empty for a hit."""
    if not lies.bounces:
        return "no_bounce"
    if lies.demands and not lies.fulfilled:
        return "demand"
    return "" if lies.on_target else lies.place


def settle_doubts(
    edition: Edition[T, H, S], table: T, setting: ThrowSetup, landing: Landing
) -> Flow[Landing]:
    """Ask the Leader which reading of each doubtful die counts."""
    dice = list(landing.dice)
    for doubt in landing.doubts:
        place = next(n for n, die in enumerate(dice) if die.die == doubt.readings[0].die)
        word = dice[place].die.partition("-")[0]
        table.told.append((LandingDoubted, doubt.by, word))
        readings = (dice[place], *doubt.readings)
        options = [_option(setting, number, lies) for number, lies in enumerate(readings, start=1)]
        chosen: Any = yield Choose(edition.asks.doubt, table.leader, options, (doubt.by, word))
        dice[place] = readings[chosen[1] - 1]
        table.told.append((DoubtSettled, table.leader, "upheld" if chosen[1] == 1 else "changed"))
    return replace(landing, dice=tuple(dice), doubts=())


def _option(setting: ThrowSetup, number: int, lies: DieLanding) -> Option:
    shows = "icon" if lies.icon in ("symbol", "icon") else lies.icon or "blank"
    why = why_missed(lies)
    if why:
        return ("miss", number, why, shows, len(lies.icebergs))
    second = max((setting.board.zone(name).value for name in lies.beside), default=0)
    kinds = {template.id: template.kind for template in setting.templates}
    return ("hit", number, kinds.get(lies.zone, lies.place), lies.value, second, shows, len(lies.icebergs))
