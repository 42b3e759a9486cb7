"""Medals and records that both editions can have, told by what happened. Each edition chooses among them and states its numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tumblekeep.core.medal import Earned, Heroes, PlayedGame, Reached, Record, victory_score
from tumblekeep.games._fighter.tale import (
    BackedDown,
    DiceRetrieved,
    FoeDefeated,
    FoeHurt,
    FoeMet,
    FoeSlain,
    HeroEliminated,
    HeroFainted,
    HeroWoke,
    JoinedAs,
    ShotHit,
    ShotMissed,
)

CENTRE = 10
"""What the centre of both targets is worth."""


def bullseyes(count: int) -> Callable[[PlayedGame], Earned]:
    """One hero's dice come to rest in the centre this many times in a row."""

    def earned(game: PlayedGame) -> Earned:
        row: Counter[int] = Counter()
        for number, happening in game.tale():
            if isinstance(happening, ShotHit) and happening.value == CENTRE:
                row[happening.who] += 1
                if row[happening.who] == count:
                    yield happening.who, number
            elif isinstance(happening, ShotHit | ShotMissed):
                row[happening.who] = 0

    return earned


def hits(count: int) -> Callable[[PlayedGame], Earned]:
    """One hero hits this many times in a row."""

    def earned(game: PlayedGame) -> Earned:
        row: Counter[int] = Counter()
        for number, happening in game.tale():
            if isinstance(happening, ShotHit):
                row[happening.who] += 1
                if row[happening.who] == count:
                    yield happening.who, number
            elif isinstance(happening, ShotMissed):
                row[happening.who] = 0

    return earned


def slain_boss(is_boss: Callable[[str], bool]) -> Callable[[PlayedGame], Earned]:
    """The final boss dies of the centre with the symbol up."""

    def earned(game: PlayedGame) -> Earned:
        for number, happening in game.tale():
            if isinstance(happening, FoeSlain) and is_boss(happening.foe):
                yield happening.who, number

    return earned


def last_hero(is_boss: Callable[[str], bool]) -> Callable[[PlayedGame], Earned]:
    """The final boss is defeated by the only hero who still stands."""

    def earned(game: PlayedGame) -> Earned:
        down: set[int] = set()
        for number, happening in game.tale():
            if isinstance(happening, HeroFainted | HeroEliminated):
                down.add(happening.who)
            elif isinstance(happening, HeroWoke):
                down.discard(happening.who)
            elif (
                isinstance(happening, FoeDefeated)
                and is_boss(happening.foe)
                and game.seats > 1
                and len(down) == game.seats - 1
            ):
                yield from ((seat, number) for seat in range(game.seats) if seat not in down)

    return earned


def one_throw(life: int) -> Callable[[PlayedGame], Earned]:
    """A monster with this much life falls to the first throw at it."""

    def earned(game: PlayedGame) -> Earned:
        strong, shots, who = False, 0, 0
        for number, happening in game.tale():
            if isinstance(happening, FoeMet):
                strong, shots = happening.life >= life, 0
            elif isinstance(happening, ShotHit | ShotMissed):
                shots, who = shots + 1, happening.who
            elif isinstance(happening, FoeDefeated) and strong and shots == 1:
                yield who, number

    return earned


def trick_shot(demands: int) -> Callable[[PlayedGame], Earned]:
    """The centre, with this many special throws met at once."""

    def earned(game: PlayedGame) -> Earned:
        met = 0
        for number, answer, happenings in game.steps:
            if isinstance(answer, dict) and "dice" in answer:
                met = min(len(die["demands"]) for die in answer["dice"])
            for happening in happenings:
                if isinstance(happening, ShotHit) and happening.value == CENTRE and met >= demands:
                    yield happening.who, number

    return earned


def no_price_paid(game: PlayedGame) -> Earned:
    """A victory without once taking the dice back or backing down."""
    if game.won() and not any(isinstance(one, DiceRetrieved | BackedDown) for _, one in game.tale()):
        yield from game.everybody(game.last)


def centre_row(game: PlayedGame) -> Reached:
    """Throws into the centre in a row."""
    row: Counter[int] = Counter()
    for number, happening in game.tale():
        if isinstance(happening, ShotHit) and happening.value == CENTRE:
            row[happening.who] += 1
            yield happening.who, row[happening.who], number
        elif isinstance(happening, ShotHit | ShotMissed):
            row[happening.who] = 0


def hit_row(game: PlayedGame) -> Reached:
    """Hits in a row."""
    row: Counter[int] = Counter()
    for number, happening in game.tale():
        if isinstance(happening, ShotHit):
            row[happening.who] += 1
            yield happening.who, row[happening.who], number
        elif isinstance(happening, ShotMissed):
            row[happening.who] = 0


def best_throw(game: PlayedGame) -> Reached:
    """The damage of one throw."""
    who: int | None = None
    for number, happening in game.tale():
        if isinstance(happening, ShotHit):
            who = happening.who
        elif isinstance(happening, ShotMissed):
            who = None
        elif isinstance(happening, FoeHurt) and who is not None:
            yield who, happening.damage, number
            who = None


RECORDS = (
    Record("score", victory_score),
    Record("bullseyes", centre_row),
    Record("hits", hit_row),
    Record("throw", best_throw),
)


def heroes(game: PlayedGame) -> Heroes:
    """The hero of each seat."""
    for _, happening in game.tale():
        if isinstance(happening, JoinedAs):
            yield happening.who, f"hero-{happening.hero}"
