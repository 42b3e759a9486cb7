"""Medals and records of Dungeon Dice, told by what happened."""

from __future__ import annotations

from collections import Counter

from tumblekeep.core.medal import Earned, Medal, PlayedGame, Reached, Record, victory_score
from tumblekeep.games.dungeon_dice.tale import (
    BecameToad,
    Confronts,
    FightOver,
    HelpAccepted,
    LockOpened,
    PoolsRolled,
    TrophyKept,
)

MIGHTY = 5
BEHIND = 5
LOCKS = 2
GROWN = 4
WIN = "win"


def alone_against(game: PlayedGame) -> Earned:
    """A mighty encounter is beaten without help (DD-DECIDE-3)."""
    level, helped = 0, False
    for number, happening in game.tale():
        if isinstance(happening, Confronts):
            level, helped = happening.level, False
        elif isinstance(happening, HelpAccepted):
            helped = True
        elif isinstance(happening, FightOver) and happening.fight == WIN and level >= MIGHTY and not helped:
            yield happening.who, number


def gold_trophy(game: PlayedGame) -> Earned:
    """A trophy won with a golden face (DD-FAME-4)."""
    for number, happening in game.tale():
        if isinstance(happening, TrophyKept) and happening.colour == "gold":
            yield happening.who, number


def from_behind(game: PlayedGame) -> Earned:
    """A fight is won although the roll was far behind: by symbols, spells and one-use dice (DD-COMBAT-6)."""
    behind = False
    for number, happening in game.tale():
        if isinstance(happening, Confronts):
            behind = False
        elif isinstance(happening, PoolsRolled):
            behind = behind or happening.monsters - happening.heroes >= BEHIND
        elif isinstance(happening, FightOver) and behind and happening.fight == WIN:
            yield happening.who, number


def toad(game: PlayedGame) -> Earned:
    """A mighty monster is turned into a toad and beaten (DD-SPELL-5)."""
    level, small = 0, False
    for number, happening in game.tale():
        if isinstance(happening, Confronts):
            level, small = happening.level, False
        elif isinstance(happening, BecameToad):
            small = True
        elif isinstance(happening, FightOver) and small and happening.fight == WIN and level >= GROWN:
            yield happening.who, number


def locks(game: PlayedGame) -> Earned:
    """Several locks opened in one game (DD-REWARD-3, -4)."""
    opened: Counter[int] = Counter()
    for number, happening in game.tale():
        if isinstance(happening, LockOpened):
            opened[happening.who] += 1
            if opened[happening.who] == LOCKS:
                yield happening.who, number


MEDALS = (
    Medal("alone-against", alone_against, MIGHTY),
    Medal("gold-trophy", gold_trophy),
    Medal("from-behind", from_behind, BEHIND),
    Medal("toad", toad, GROWN),
    Medal("locks", locks, LOCKS),
)


def beaten_alone(game: PlayedGame) -> Reached:
    """The level of an encounter that was beaten without help (DD-DECIDE-3)."""
    level, helped = 0, False
    for number, happening in game.tale():
        if isinstance(happening, Confronts):
            level, helped = happening.level, False
        elif isinstance(happening, HelpAccepted):
            helped = True
        elif isinstance(happening, FightOver) and happening.fight == WIN and not helped:
            yield happening.who, level, number


def trophies(game: PlayedGame) -> Reached:
    """Trophies kept in one game (DD-FAME-4)."""
    kept: Counter[int] = Counter()
    for number, happening in game.tale():
        if isinstance(happening, TrophyKept):
            kept[happening.who] += 1
            yield happening.who, kept[happening.who], number


RECORDS = (
    Record("score", victory_score),
    Record("alone", beaten_alone),
    Record("trophies", trophies),
)
