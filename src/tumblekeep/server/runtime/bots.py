"""Bots at a table: they think off the event loop, and a bot that fails or is too slow is replaced by a legal move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.ask import Option
from tumblekeep.core.game import Game, View
from tumblekeep.core.question import Choose
from tumblekeep.fate.skilled import dial_of
from tumblekeep.players.levels import LEVELS as MIND_LEVELS
from tumblekeep.players.levels import Level
from tumblekeep.server.metrics.counters import Metrics
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime.pools import BotThreads

Made = Callable[[Game, Callable[[], float]], Bot]
OLD_NAMES = {"random": "careless", "greedy": "steady"}
"""Former names of levels, which tables that were opened then still use."""


def _at_once(level: Level) -> Made:
    """How a bot of this level plays without thinking ahead: a bot that could not think in time takes what looks
    best."""
    return Greedy if level.steady else lambda game, chance: Uniform(chance)


LEVELS: Mapping[str, Made] = {
    **{name: _at_once(level) for name, level in MIND_LEVELS.items()},
    **{old: _at_once(MIND_LEVELS[name]) for old, name in OLD_NAMES.items()},
}
HANDS: Mapping[str, float] = {name: dial_of(MIND_LEVELS[OLD_NAMES.get(name, name)].hand) for name in LEVELS}
"""How skilled each level is at throwing."""


class BotPlayers:
    """Answers for the seats that bots play."""

    def __init__(self, threads: BotThreads, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._threads = threads
        self.levels = dict(LEVELS)

    async def choose(self, level: str, game: Game, view: View, question: Choose, chance: Random) -> Option:
        """Choose a bot's answer. The bot gets its own seat's view and the question, nothing else."""

        def think() -> Option:
            return self.levels[level](game, chance.random)(lambda seat: view, question)

        try:
            thought = await self._threads.do(think, self._seconds)
            if thought in question.options:
                return thought
            self._failed(game, level, "chose what was not offered")
        except TimeoutError:
            self._failed(game, level, "was too slow")
        except Exception as error:
            self._failed(game, level, type(error).__name__)
        return chance.choice(question.options)

    def _failed(self, game: Game, level: str, why: str) -> None:
        self._metrics.bot_failures += 1
        journal.warning("a bot failed; a legal move was made for it", game=game.slug, level=level, why=why)

    def close(self) -> None:
        """Stop all bots."""
        self._threads.close()
