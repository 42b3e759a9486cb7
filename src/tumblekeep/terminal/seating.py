"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.game import Game
from tumblekeep.players.levels import LEVELS, USUAL, player


def _seated(level: str) -> Callable[[Game, Random], Bot]:
    return lambda game, luck: player(level, game, luck.random)


OLD_NAMES = {"greedy": "steady", "random": "careless"}
"""Former names of levels, still used in saved games and scripts."""
BOTS: Mapping[str, Callable[[Game, Random], Bot]] = {
    **{level: _seated(level) for level in LEVELS},
    **{old: _seated(level) for old, level in OLD_NAMES.items()},
}
"""The bots that can take a chair."""
USUAL_BOT = USUAL
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Esme", "Finn", "Gala", "Hugo", "Iris", "Juno", "Kai", "Luz")
"""Default names for people who give none."""
LONGEST_NAME = 24
"""As at a table over the network."""
USUAL_SEATS = 3


class Chair(NamedTuple):
    """One chair at the table: a person, or a bot of some kind."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody at this keyboard decides."""
        return not self.bot


def usual_chairs(game: Game, bots: int | None = None) -> tuple[Chair, ...]:
    """Return one person, and bots for company as far as the game allows."""
    company = USUAL_SEATS - 1 if bots is None else bots
    most = game.seats.stop - 1
    company = max(game.seats.start - 1, company if bots is not None else min(company, most - 1))
    return (Chair(NAMES[0]), *(Chair(name, USUAL_BOT) for name in _spare_names([NAMES[0]], company)))


def read_chairs(spec: str, bots: int = 0) -> tuple[Chair, ...]:
    """Read the chairs from a line such as `Ada, Bo, bot:steady, bot:careless:Cleo`, and add more bots at the end.

    >>> read_chairs("Ada, bot:random")
    (Chair(name='Ada', bot=''), Chair(name='Bo', bot='random'))
    """
    chairs: list[Chair | str] = []
    for raw in spec.split(","):
        word = " ".join(raw.split())
        if word.casefold() != "bot" and not word.casefold().startswith("bot:"):
            chairs.append(Chair(_name(word)))
            continue
        _, _, rest = word.partition(":")
        kind, _, name = rest.partition(":")
        kind = kind.strip().casefold() or USUAL_BOT
        if kind not in BOTS:
            raise BadOptions(
                "ui-seats-bot",
                f"there is no bot {kind[:20]!r}; there are: {', '.join(LEVELS)}",
                bot=kind[:20],
                known=", ".join(LEVELS),
            )
        chairs.append(Chair(_name(name.strip()), kind) if name.strip() else kind)
    chairs += [USUAL_BOT] * bots
    taken = [chair.name for chair in chairs if isinstance(chair, Chair)]
    spare = iter(_spare_names(taken, len(chairs) - len(taken)))
    seated = tuple(chair if isinstance(chair, Chair) else Chair(next(spare), chair) for chair in chairs)
    _all_different(seated)
    return seated


def _name(word: str) -> str:
    if not word:
        raise BadOptions("ui-seats-empty", "a name is missing between two commas")
    if len(word) > LONGEST_NAME:
        raise BadOptions(
            "ui-seats-long",
            f"{word[:40]!r} is too long for a name; at most {LONGEST_NAME} letters",
            name=word[:40],
            most=LONGEST_NAME,
        )
    if not word.isprintable() or ":" in word:
        raise BadOptions("ui-seats-name", f"{word!r} can't be a name", name=repr(word)[:40])
    return word


def _all_different(chairs: Sequence[Chair]) -> None:
    seen: set[str] = set()
    for chair in chairs:
        if chair.name.casefold() in seen:
            raise BadOptions(
                "ui-seats-twice",
                f"two players are called {chair.name!r}; give them different names",
                name=chair.name,
            )
        seen.add(chair.name.casefold())


def _spare_names(taken: Sequence[str], count: int) -> list[str]:
    used = {name.casefold() for name in taken}
    spare = [name for name in NAMES if name.casefold() not in used]
    number = 1
    while len(spare) < count:
        spare.append(f"Bot {number}")
        number += 1
    return spare[:count]


def chairs_line(chairs: Sequence[Chair]) -> str:
    """Write the line that `read_chairs` reads back as these chairs."""
    return ", ".join(chair.name if chair.is_person else f"bot:{chair.bot}:{chair.name}" for chair in chairs)


def noted_chairs(names: Sequence[str], notes: Mapping[str, Any]) -> tuple[Chair, ...]:
    """Return the chairs of a saved game; people take over from bots that this program does not know."""
    bots = notes.get("bots")
    kinds = bots if isinstance(bots, Mapping) else {}
    chairs = []
    for seat, name in enumerate(names):
        kind = kinds.get(str(seat))
        chairs.append(Chair(name, kind if isinstance(kind, str) and kind in BOTS else ""))
    return tuple(chairs)
