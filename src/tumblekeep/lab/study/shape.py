"""A study as a value: which games, who plays, what is varied, and how many games or how precise an answer.

A *case* is a game as it is played in the study. A *variant* is one other way to play it. A *cell* is one
kind of game that is played many times: a variant with its players. A cell's id is a hash of everything
its games depend on, so that games played once are found again, whatever asks for them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.pack import Pack
from tumblekeep.games import load
from tumblekeep.players.levels import LEVELS
from tumblekeep.players.value import shipped

FORM = 1
"""The version of the recorded data. Games of another version are not the same."""
ANSWERS = ("variants", "players", "seats", "length", "decisions", "pieces", "losses", "sensitivity")
"""The questions that a study can ask, in the order of a report."""
MEASURES = ("won", "score", "first", "turns", "minutes")
"""Possible targets: won games, points, the lead of the first seat, turns, minutes."""


@dataclass(frozen=True)
class SeatPlayer:
    """The player of a seat: a level or a thinking budget, and a hand to throw with."""

    level: str = "steady"
    think: int = 0
    """Answers that may be tried out for one choice; 0 means as many as the level has."""
    hand: float = 0.5

    @property
    def name(self) -> str:
        """The name in tables."""
        return f"{self.level} {self.think}" if self.think else self.level


@dataclass(frozen=True)
class StudyCell:
    """One kind of game."""

    game: str
    seats: int
    options: Mapping[str, Any]
    players: tuple[SeatPlayer, ...]
    """One for each seat; or two, if one sits among others and changes chairs."""
    pack: Pack | None = None
    moves: bool = False
    """The first player sits alone among players like the second, in another chair each game."""
    tables: bool = False
    """Throws come from the tables filled by physics, else from the nominal odds."""
    looked: float = 0.0
    """The share of choices that are evaluated to see how real they are."""
    effort: int = 0
    """The budget for evaluating each choice, in answers."""
    dice: str = "1"
    """The seed: the same text gives the same dice in every cell."""
    rolls: bool | None = None
    """Count luck by valuing every roll. None means yes if somebody thinks, because then it costs almost nothing."""

    @property
    def looks_at_rolls(self) -> bool:
        """Whether every roll is valued."""
        if self.rolls is not None:
            return self.rolls
        return any(LEVELS[one.level].limits is not None for one in self.players)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the cached id when pickling: another machine computes its own, because other rules there make
        another id."""
        return {name: value for name, value in vars(self).items() if name != "id"}

    @cached_property
    def id(self) -> str:
        """The id, made of everything its games depend on, including the rules and the learned values."""
        game = load(self.game, self.pack)
        told = {
            "form": FORM,
            "rules": [game.version, game.digest(self.options), _known(game, self.seats, self.options)],
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "players": [asdict(one) for one in self.players],
            "pack": None if self.pack is None else self.pack.fingerprint,
            "moves": self.moves,
            "tables": self.tables,
            "looked": self.looked,
            "effort": self.effort,
            "dice": self.dice,
            **({"rolls": True} if self.looks_at_rolls else {}),
        }
        body = json.dumps(told, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return blake2b(body.encode(), digest_size=8).hexdigest()

    def seated(self, number: int) -> tuple[SeatPlayer, ...]:
        """Return who sits where in the game of this number."""
        if not self.moves:
            return self.players
        alone = self.chair(number)
        return tuple(self.players[seat != alone] for seat in range(self.seats))

    def chair(self, number: int) -> int:
        """Return the chair of the measured player in the game of this number."""
        return number % self.seats if self.moves else 0


@dataclass(frozen=True)
class Variant:
    """A way to play a case."""

    name: str
    cell: StudyCell
    title: Mapping[str, str] = field(default_factory=dict)

    def called(self, language: str) -> str:
        """Return its title in a language, or in English, or its name."""
        return self.title.get(language) or self.title.get("en") or self.name


@dataclass(frozen=True)
class StudyNumber:
    """A number of a game that a study changes: one of its content, an option, or everybody's hand."""

    name: str
    values: tuple[Any, ...]
    shipped: Any
    """Its value in the unchanged case."""
    file: str = ""
    path: str = ""
    option: str = ""
    """An option of the game, instead of a file and a path. `hand` is neither."""
    title: Mapping[str, str] = field(default_factory=dict)

    def called(self, language: str) -> str:
        """Return its title in a language, or in English, or its name."""
        return self.title.get(language) or self.title.get("en") or self.name


@dataclass(frozen=True)
class TuningTarget:
    """The target of tuning for one measure."""

    measure: str
    want: float | None = None
    least: float | None = None
    most: float | None = None
    players: tuple[SeatPlayer, ...] | None = None
    """For these players, else for those of the case."""

    def miss(self, value: float) -> float:
        """Return how far a value is from the target, 0 if it is met."""
        if self.want is not None:
            return abs(value - self.want)
        low = 0.0 if self.least is None else max(0.0, self.least - value)
        high = 0.0 if self.most is None else max(0.0, value - self.most)
        return low + high


@dataclass(frozen=True)
class Tuning:
    """How values are searched."""

    targets: tuple[TuningTarget, ...]
    trials: int = 40
    games: int = 200
    """Games for each trial."""
    confirm: int = 1000
    """Games for confirming each point of the front on fresh dice."""
    within: float = 0.02
    """A target is met if it is missed by no more than this."""


@dataclass(frozen=True)
class Matrix:
    """Players of different strength, each against each."""

    players: tuple[SeatPlayer, ...]
    games: int


@dataclass(frozen=True)
class Case:
    """A game as it is played in a study, and what is varied of it."""

    name: str
    variants: tuple[Variant, ...]
    """The first one is the base of comparisons."""
    numbers: tuple[StudyNumber, ...] = ()
    matrix: Matrix | None = None
    families: tuple[str, ...] = ()
    """Families of words (`adventurer`, `foe`) whose things are reported as pieces, in addition to everything
    that is drawn."""
    looked: int = 0
    """How many choices are evaluated to see how real they are."""
    effort: int = 1500
    """The budget for evaluating each choice, in answers."""

    @property
    def base(self) -> Variant:
        """The variant with which the others are compared."""
        return self.variants[0]


@dataclass(frozen=True)
class Study:
    """A question to the lab."""

    name: str
    cases: tuple[Case, ...]
    asks: tuple[str, ...]
    seed: str = "1"
    games: int = 400
    """For each variant; if a precision is requested, before the first check."""
    precision: Mapping[str, float] = field(default_factory=dict)
    """By question, the largest allowed half-width of its intervals, in its own measure: a share, points, turns."""
    most: int = 20_000
    """Maximum number of games of a variant, however wide its interval stays."""
    title: Mapping[str, str] = field(default_factory=dict)
    tuning: Tuning | None = None
    plain: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """As it was read, including its packs: enough to read it again elsewhere."""

    def called(self, language: str) -> str:
        """Return its title in a language, or in English, or its name."""
        return self.title.get(language) or self.title.get("en") or self.name


def _known(game: Game, seats: int, options: Mapping[str, Any]) -> Any:
    """Identify the learned values of a game, because thinking players depend on them."""
    assert game.goal is not None
    setting = game.goal.setting(seats, options)
    plain = shipped(game.slug, setting) if setting else None
    return None if plain is None else [plain["seed"], plain["digest"], plain["notes"].get("games")]


def with_players(cell: StudyCell, players: Sequence[SeatPlayer], *, moves: bool = False) -> StudyCell:
    """Return the same game with other players."""
    return replace(cell, players=tuple(players), moves=moves)
