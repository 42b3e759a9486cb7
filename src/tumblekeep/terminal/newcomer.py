"""Coaching for somebody's first two games of a kind at this computer.

The coach explains something when it first matters, each hint once, and recommends options. The game
declares both (`first.toml` in its folder). This module only remembers what was said, in a file next to
the saved games.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from tumblekeep.core.chance import Throw
from tumblekeep.core.game import Game
from tumblekeep.lesson import FirstGameGuide, guide_of
from tumblekeep.saves import folder, saved_games
from tumblekeep.terminal.local_game import LocalGame, NextStep, TaleLine
from tumblekeep.terminal.seating import NAMES, Chair
from tumblekeep.text import Phrasebook

GAMES = 2
"""The coach speaks in this many games of a kind."""
FILE = "coach.json"
OFF = "off"


class Newcomer:
    """Tracks what the coach has to say in one game."""

    def __init__(self, sitting: LocalGame) -> None:
        self.sitting = sitting
        self.first: FirstGameGuide | None = guide_of(sitting.game.slug) if is_new(sitting) else None
        self._heard = len(sitting.tale)
        self._kept = _read()

    @property
    def speaks(self) -> bool:
        """Whether there is something to say, and nobody has silenced the coach."""
        return self.first is not None and self._kept.get(OFF) is not True

    def turn_off(self, off: bool) -> None:
        """Silence the coach in every game from now on, or let it speak again."""
        self._keep({OFF: off})

    def hint(self, waiting: NextStep, language: str) -> str:
        """Return the hint for now and never return it again; empty if there is none."""
        news, self._heard = self.sitting.tale[self._heard :], len(self.sitting.tale)
        if self.first is None or not self.speaks or not waiting.is_up_to_people:
            return ""
        asks = waiting.seat in self.sitting.people and waiting.question is not None
        question = waiting.question if asks else None
        setup = question.setup if isinstance(question, Throw) else {}
        ask = None if question is None else question.ask.name
        before: Sequence[str] = self._kept.get(self.first.game, ())
        found = self.first.due(before, ask, setup, self._happened(news))
        if found is None:
            return ""
        self._keep({self.first.game: [*before, found.says]})
        return Phrasebook(language, self.first.words).say(found.says)

    def _happened(self, news: Sequence[TaleLine]) -> list[str]:
        """Return what has just happened to people here, or to nobody in particular."""
        kinds = []
        for one in news:
            who = getattr(one.happening, "who", getattr(one.happening, "seat", None))
            if who is None or who in self.sitting.people:
                kinds.append(type(one.happening).__name__)
        return kinds

    def recommends(self, ask: str, option: str) -> bool:
        """Whether this option is recommended for a first game."""
        return self.speaks and self.first is not None and option in self.first.advice.get(ask, ())

    def _keep(self, more: Mapping[str, Any]) -> None:
        self._kept = {**_read(), **more}
        with contextlib.suppress(OSError):  # if it can't be saved, the hint is given again another time
            folder().mkdir(parents=True, exist_ok=True)
            folder().joinpath(FILE).write_text(json.dumps(self._kept), encoding="utf-8")


def newcomer_at(sitting: LocalGame) -> Newcomer | None:
    """Return the coaching for this game, if somebody is new to it."""
    found = Newcomer(sitting)
    return None if found.first is None else found


def is_new(sitting: LocalGame) -> bool:
    """Whether this is one of the first saved games of its kind."""
    own = None if sitting.saved is None else sitting.saved.path.name
    played = sorted(path.name for path in saved_games() if path.name.startswith(f"{sitting.game.slug}-"))
    return len(played) <= GAMES if own in played else len(played) < GAMES


def first_chairs(first: FirstGameGuide) -> tuple[Chair, ...]:
    """Return who sits at the table recommended for a first game."""
    return (Chair(NAMES[0]), *(Chair(name, bot) for name, bot in zip(NAMES[1:], first.bots, strict=False)))


def first_for(game: Game) -> FirstGameGuide | None:
    """Return the recommendation for a first game; None if there is none, as with a pack, which may have other
    options."""
    return guide_of(game.slug) if game.pack is None else None


def _read() -> dict[str, Any]:
    try:
        found = json.loads(folder().joinpath(FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
