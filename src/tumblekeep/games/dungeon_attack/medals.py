"""Medals and records of Dungeon Attack!, told by what happened."""

from __future__ import annotations

from tumblekeep.core.medal import Earned, Heroes, Medal, PlayedGame, Reached, Record, victory_score
from tumblekeep.games.dungeon_attack.tale import (
    BackInPlay,
    CameToHelp,
    Fought,
    Hurt,
    JoinedAs,
    KnockedOut,
    LevelBegins,
    LevelCleared,
)

LAST_LEVEL = 3
BOSSES = 2
"""As many as the last level has (DA-SETUP-8)."""
RESCUED = 3
HAUL = 7


def not_a_scratch(game: PlayedGame) -> Earned:
    """The last level is cleared, and nobody took a Hit in it (DA-HIT)."""
    hurt = False
    for number, happening in game.tale():
        if isinstance(happening, LevelBegins):
            hurt = False
        elif isinstance(happening, Hurt | KnockedOut):
            hurt = True
        elif isinstance(happening, LevelCleared) and happening.level == LAST_LEVEL and not hurt:
            yield from game.everybody(number)


def two_bosses(game: PlayedGame) -> Earned:
    """Both boss dice fall in one fight, each by a reroll (DA-BOSS-1)."""
    for number, happening in game.tale():
        if isinstance(happening, Fought) and happening.bosses_won >= BOSSES:
            yield happening.who, number


def rescue(game: PlayedGame) -> Earned:
    """An Assist in which every die falls: none goes back, none stays (DA-ACT-11, -13)."""
    faced = 0
    for number, happening in game.tale():
        if isinstance(happening, CameToHelp):
            faced = happening.dice
        elif isinstance(happening, Fought):
            if faced >= RESCUED and not happening.moved and not happening.stayed:
                yield happening.who, number
            faced = 0


def haul(game: PlayedGame) -> Earned:
    """Many dice are kept from one fight, although the Combat Rating caps them (DA-FIGHT-8)."""
    for number, happening in game.tale():
        if isinstance(happening, Fought) and happening.won + happening.bosses_won >= HAUL:
            yield happening.who, number


def last_standing(game: PlayedGame) -> Earned:
    """A level is cleared by the only one who is not knocked out (DA-HIT-15)."""
    down: set[int] = set()
    for number, happening in game.tale():
        if isinstance(happening, LevelBegins):
            down.clear()
        elif isinstance(happening, KnockedOut):
            down.add(happening.who)
        elif isinstance(happening, BackInPlay):
            down.discard(happening.who)
        elif isinstance(happening, LevelCleared) and game.seats > 1 and len(down) == game.seats - 1:
            yield from ((seat, number) for seat in range(game.seats) if seat not in down)


MEDALS = (
    Medal("not-a-scratch", not_a_scratch),
    Medal("two-bosses", two_bosses),
    Medal("rescue", rescue, RESCUED),
    Medal("haul", haul, HAUL),
    Medal("last-standing", last_standing),
)


def dice_won(game: PlayedGame) -> Reached:
    """Dice kept from one fight (DA-FIGHT-8)."""
    for number, happening in game.tale():
        if isinstance(happening, Fought):
            yield happening.who, happening.won + happening.bosses_won, number


def fights_of_the_last_level(game: PlayedGame) -> Reached:
    """How many fights the party needed to clear the last level."""
    fights = 0
    for number, happening in game.tale():
        if isinstance(happening, LevelBegins):
            fights = 0
        elif isinstance(happening, Fought):
            fights += 1
        elif isinstance(happening, LevelCleared) and happening.level == LAST_LEVEL:
            yield from ((seat, fights, number) for seat in range(game.seats))


RECORDS = (
    Record("score", victory_score),
    Record("haul", dice_won),
    Record("level", fights_of_the_last_level, lowest=True),
)


def heroes(game: PlayedGame) -> Heroes:
    """The adventurer of each seat (DA-SETUP-2)."""
    for _, happening in game.tale():
        if isinstance(happening, JoinedAs):
            yield happening.who, f"adventurer-{happening.adventurer}"
