"""Throw puzzles: a board, a foe and what it demands, to be solved by hand with a few dice.

They lie beside the other puzzles in `puzzlebook/GAME.throws.toml`: in the game's own folder, or in this package for a
game of the house. A puzzle is solved if its dice deal the life that the foe has left. Each die is thrown once. The foe's
demands bind every throw; for each throw one may add weapons, whose demands bind it as well and whose bonus a hit adds.

How hard a puzzle is follows from the landing tables (`throw/chances.py`), so it stays true if they are made anew: the
chance that a bot of each level solves it is exact, by walking all ways to throw its dice.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations
from typing import Any, NamedTuple

from tumblekeep.fate.skilled import clumsiness, dial_of
from tumblekeep.games import known, room
from tumblekeep.kit.conditions import PRESETS
from tumblekeep.kit.throw_setup import ICEBERGS, ThrowSetup
from tumblekeep.kit.throwing import conflicts
from tumblekeep.players.levels import LEVELS
from tumblekeep.players.model_files import HOUSE
from tumblekeep.players.puzzles import FOLDER
from tumblekeep.throw.bank_file import BankError
from tumblekeep.throw.chances import value_chances

THEMES = ("plain", "demand", "weapon", "both", "last", "choice", "icebergs")
"""What a puzzle is about: a plain throw, a foe's demand, a weapon's demand, both at once, everything on the last die,
which weapon to take, icebergs in the way. Words: `throw-puzzle-theme-THEME`."""
MOST_DICE, MOST_WEAPONS, MOST_LIFE = 4, 3, 40


class BadThrowPuzzle(ValueError):
    """A throw puzzle that can't be laid out; says which one, and why."""


class PuzzleWeapon(NamedTuple):
    """A weapon that may be declared for a throw."""

    card: str
    demand: str
    """What it demands; empty for nothing."""
    bonus: int


class ThrowPuzzle(NamedTuple):
    """A foe to be defeated by hand."""

    id: str
    game: str
    theme: str
    foe: str
    """The card, as the game's catalogue names it: `foe-CARD`."""
    life: int
    """The life that it has left."""
    dice: tuple[str, ...]
    """The dice, each thrown once, in this order."""
    demands: tuple[str, ...] = ()
    """What binds every throw."""
    weapons: tuple[PuzzleWeapon, ...] = ()
    icebergs: bool = False
    tabletop: str = "wood"
    """The table that it is thrown on (`kit/conditions.py`)."""

    @property
    def ways(self) -> Sequence[tuple[str, ...]]:
        """The sets of weapons that can be declared for one throw, without any first."""
        found = []
        for count in range(len(self.weapons) + 1):
            for some in combinations(self.weapons, count):
                if not conflicts(self.game, self._demands(some)):
                    found.append(tuple(one.card for one in some))
        return found

    def setup(self, die: str, declared: Sequence[str]) -> ThrowSetup:
        """The throw of a die with these weapons declared."""
        some = [one for one in self.weapons if one.card in declared]
        standing = ICEBERGS if self.icebergs else ()
        return ThrowSetup(self.game, (die,), self._demands(some), standing, conditions=PRESETS[self.tabletop])

    def damage(self, value: int, declared: Sequence[str]) -> int:
        """What a hit of this value deals with these weapons declared."""
        return value + sum(one.bonus for one in self.weapons if one.card in declared)

    def _demands(self, weapons: Sequence[PuzzleWeapon]) -> tuple[str, ...]:
        return tuple(dict.fromkeys([*self.demands, *(one.demand for one in weapons if one.demand)]))


def throw_puzzles(slug: str) -> Sequence[ThrowPuzzle]:
    """The throw puzzles of a game, the easiest first; empty if it has none."""
    return sorted(_written(slug), key=_ease, reverse=True)


def throw_puzzle(name: str) -> ThrowPuzzle | None:
    """The throw puzzle of this id, or None."""
    slug = name.partition("-")[0]
    if slug not in known():
        return None
    return next((one for one in _written(slug) if one.id == name), None)


@lru_cache(maxsize=512)
def solved_by(puzzle: ThrowPuzzle) -> Mapping[str, float]:
    """The chance that a bot of each level solves it; empty if there are no landing tables for its throws.

    A careless bot declares weapons at random, a steady one whatever deals most on average with the next throw, the
    others whatever makes it likeliest that the foe falls. All throw as well as the bots of their level do.
    """
    found = {}
    for level, what in LEVELS.items():
        plan = best_way if what.limits is not None else strongest_way if what.steady else None
        try:
            found[level] = _chance(puzzle, what.hand, plan)
        except BankError:
            return {}
    return found


def way_chances(
    puzzle: ThrowPuzzle, hand: str | float, thrown: int = 0, dealt: int = 0
) -> Mapping[tuple[str, ...], float]:
    """The chance to solve the puzzle after each way to throw the next die, if the best ways follow."""
    return {way: _after(puzzle, hand, way, thrown, dealt, best_way) for way in puzzle.ways}


def best_way(puzzle: ThrowPuzzle, hand: str | float, thrown: int, dealt: int) -> tuple[str, ...]:
    """The way that makes it likeliest that the foe falls; among equals the one with fewer weapons."""
    chances = way_chances(puzzle, hand, thrown, dealt)
    return max(chances, key=lambda way: (round(chances[way], 9), -len(way)))


def strongest_way(puzzle: ThrowPuzzle, hand: str | float, thrown: int, dealt: int) -> tuple[str, ...]:
    """The way that deals most on average with the next throw."""
    left = puzzle.life - dealt

    def dealt_by(way: tuple[str, ...]) -> float:
        odds = _odds(puzzle, hand, thrown, way)
        return sum(chance * min(left, puzzle.damage(value, way)) for value, chance in odds.items() if value)

    return max(puzzle.ways, key=lambda way: (round(dealt_by(way), 9), -len(way)))


def _chance(puzzle: ThrowPuzzle, hand: str | float, plan: Any, thrown: int = 0, dealt: int = 0) -> float:
    """The chance that the foe falls by this plan; None chooses ways at random."""
    if dealt >= puzzle.life:
        return 1.0
    if thrown == len(puzzle.dice):
        return 0.0
    key = (puzzle, hand, plan, thrown, dealt)
    found = _CHANCES.get(key)
    if found is None:
        ways = puzzle.ways if plan is None else (plan(puzzle, hand, thrown, dealt),)
        found = sum(_after(puzzle, hand, way, thrown, dealt, plan) for way in ways) / len(ways)
        if len(_CHANCES) < MOST_KEPT:
            _CHANCES[key] = found
    return found


def _after(
    puzzle: ThrowPuzzle, hand: str | float, way: tuple[str, ...], thrown: int, dealt: int, plan: Any
) -> float:
    return sum(
        chance * _chance(puzzle, hand, plan, thrown + 1, dealt + (puzzle.damage(value, way) if value else 0))
        for value, chance in _odds(puzzle, hand, thrown, way).items()
        if chance
    )


MOST_KEPT = 20_000
_CHANCES: dict[Any, float] = {}


@lru_cache(maxsize=4096)
def _odds(puzzle: ThrowPuzzle, hand: str | float, thrown: int, way: tuple[str, ...]) -> Mapping[int, float]:
    setup = puzzle.setup(puzzle.dice[thrown], way)
    return value_chances(setup, clumsiness(dial_of(hand), puzzle.game, setup.conditions))


def _ease(puzzle: ThrowPuzzle) -> float:
    return sum(solved_by(puzzle).values())


def throws_file(slug: str) -> str:
    """The name of the file with a game's throw puzzles."""
    return f"{slug}.throws.toml"


@cache
def _written(slug: str) -> tuple[ThrowPuzzle, ...]:
    for package in (room(slug), HOUSE):
        found = files(package).joinpath(FOLDER, throws_file(slug))
        if found.is_file():
            return read_throw_puzzles(slug, tomllib.loads(found.read_text(encoding="utf-8")))
    return ()


def read_throw_puzzles(slug: str, plain: Mapping[str, Any]) -> tuple[ThrowPuzzle, ...]:
    """Throw puzzles from plain data; raise an error that names the puzzle and what is wrong with it."""
    found: dict[str, ThrowPuzzle] = {}
    for name, row in plain.items():
        where = f"{throws_file(slug)}, [{name}]"
        unknown = set(row) - {*ThrowPuzzle._fields} | set(row) & {"id", "game"}
        if unknown:
            raise BadThrowPuzzle(f"{where}: unknown field {', '.join(sorted(unknown))}")
        try:
            weapons = tuple(PuzzleWeapon(**one) for one in row.get("weapons", ()))
            dice, demands = tuple(row["dice"]), tuple(row.get("demands", ()))
            puzzle = ThrowPuzzle(
                f"{slug}-{name}", slug, **{**row, "dice": dice, "demands": demands, "weapons": weapons}
            )
            _check(puzzle)
        except (KeyError, TypeError, ValueError) as error:
            raise BadThrowPuzzle(f"{where}: {error}") from error
        found[name] = puzzle
    return tuple(found.values())


def _check(puzzle: ThrowPuzzle) -> None:
    """Raise a ValueError unless the puzzle can be laid out."""
    if puzzle.theme not in THEMES:
        raise ValueError(f"theme {puzzle.theme!r} is none of {', '.join(THEMES)}")
    if puzzle.tabletop not in PRESETS:
        raise ValueError(f"tabletop {puzzle.tabletop!r} is none of {', '.join(PRESETS)}")
    if not 1 <= len(puzzle.dice) <= MOST_DICE or not 1 <= puzzle.life <= MOST_LIFE:
        raise ValueError(f"one to {MOST_DICE} dice and a life of 1 to {MOST_LIFE} are needed")
    if len(puzzle.weapons) > MOST_WEAPONS:
        raise ValueError(f"at most {MOST_WEAPONS} weapons")
    if conflicts(puzzle.game, puzzle.demands):
        raise ValueError(f"the demands {', '.join(puzzle.demands)} exclude each other")
    for die in puzzle.dice:
        for way in puzzle.ways:
            puzzle.setup(die, way)
