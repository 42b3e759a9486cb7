"""A study as a value: which games, who plays, what is varied, and how many games or how sure an answer.

A *case* is a game as it is played in the study; a *variant* is one other way to play it; a *cell* is one kind of game that is
played many times: a variant with its players. A cell's name is made of all that its games depend on, so that games which were
played once are found again, whatever asks for them.
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
"""Of what is recorded of a game: games of another form are not the same."""
ANSWERS = ("variants", "players", "seats", "length", "decisions", "pieces", "losses", "sensitivity")
"""What a study can be asked, in the order of a report."""
MEASURES = ("won", "score", "first", "turns", "minutes")
"""What can be aimed at: won games, points, the lead of the first seat, turns, minutes."""


@dataclass(frozen=True)
class SeatPlayer:
    """Who sits in a seat: a level, or a budget to think with; and a hand to throw with."""

    level: str = "steady"
    think: int = 0
    """Answers that may be tried out for one choice; 0: as the level has it."""
    hand: float = 0.5

    @property
    def name(self) -> str:
        """As it is called in tables."""
        return f"{self.level} {self.think}" if self.think else self.level


@dataclass(frozen=True)
class StudyCell:
    """One kind of game."""

    game: str
    seats: int
    options: Mapping[str, Any]
    players: tuple[SeatPlayer, ...]
    """One a seat; or two, where one sits among others and changes chairs."""
    pack: Pack | None = None
    moves: bool = False
    """The first player sits alone among players like the second, in another chair each game."""
    tables: bool = False
    """Throws come from the tables that physics filled; else by the nominal odds."""
    looked: float = 0.0
    """The share of choices that are weighed, to see how real they are,"""
    effort: int = 0
    """and how much is looked at for each, in answers."""
    dice: str = "1"
    """The seed: the same word, the same dice, for every cell."""
    rolls: bool | None = None
    """Luck is counted by looking at every roll; where nothing is said, if somebody thinks: then it costs next to nothing."""

    @property
    def looks_at_rolls(self) -> bool:
        """Every roll is looked at."""
        if self.rolls is not None:
            return self.rolls
        return any(LEVELS[one.level].limits is not None for one in self.players)

    def __getstate__(self) -> dict[str, Any]:
        """Elsewhere its name is made anew: other rules there make another one."""
        return {name: value for name, value in vars(self).items() if name != "id"}

    @cached_property
    def id(self) -> str:
        """Made of all that its games depend on, the rules and what is known of positions included."""
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
        """Who sits where in the game of this number."""
        if not self.moves:
            return self.players
        alone = self.chair(number)
        return tuple(self.players[seat != alone] for seat in range(self.seats))

    def chair(self, number: int) -> int:
        """The chair of the one who is measured in the game of this number."""
        return number % self.seats if self.moves else 0


@dataclass(frozen=True)
class Variant:
    """A way to play a case."""

    name: str
    cell: StudyCell
    title: Mapping[str, str] = field(default_factory=dict)

    def called(self, language: str) -> str:
        """Its title in a language, or in English, or its name."""
        return self.title.get(language) or self.title.get("en") or self.name


@dataclass(frozen=True)
class StudyNumber:
    """A number of a game that a study turns: one of its content, an option, or everybody's hand."""

    name: str
    values: tuple[Any, ...]
    shipped: Any
    """What it is in the case as it stands."""
    file: str = ""
    path: str = ""
    option: str = ""
    """Instead of a file and a path: an option of the game; `hand` is none of these."""
    title: Mapping[str, str] = field(default_factory=dict)

    def called(self, language: str) -> str:
        """Its title in a language, or in English, or its name."""
        return self.title.get(language) or self.title.get("en") or self.name


@dataclass(frozen=True)
class TuningTarget:
    """What tuning is to reach, for one measure."""

    measure: str
    want: float | None = None
    least: float | None = None
    most: float | None = None
    players: tuple[SeatPlayer, ...] | None = None
    """For these players; else for those of the case."""

    def miss(self, value: float) -> float:
        """How far a value is from what is wanted, 0 if it is met."""
        if self.want is not None:
            return abs(value - self.want)
        low = 0.0 if self.least is None else max(0.0, self.least - value)
        high = 0.0 if self.most is None else max(0.0, value - self.most)
        return low + high


@dataclass(frozen=True)
class Tuning:
    """How values are looked for."""

    targets: tuple[TuningTarget, ...]
    trials: int = 40
    games: int = 200
    """For each trial,"""
    confirm: int = 1000
    """and for each point of the front on fresh dice."""
    within: float = 0.02
    """A target is met if it is missed by no more."""


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
    """The first is the one that others are held against."""
    numbers: tuple[StudyNumber, ...] = ()
    matrix: Matrix | None = None
    families: tuple[str, ...] = ()
    """Families of words (`adventurer`, `foe`) whose things are looked at as pieces, beside all that is drawn."""
    looked: int = 0
    """How many choices are weighed, to see how real they are,"""
    effort: int = 1500
    """and how much is looked at for each, in answers."""

    @property
    def base(self) -> Variant:
        """What the others are held against."""
        return self.variants[0]


@dataclass(frozen=True)
class Study:
    """A question to the lab."""

    name: str
    cases: tuple[Case, ...]
    asks: tuple[str, ...]
    seed: str = "1"
    games: int = 400
    """For each variant; the first look, where a precision is asked for."""
    precision: float | None = None
    """Half the width that an interval may have: of a share, or in points."""
    most: int = 20_000
    """Games of a variant, however wide its interval stays."""
    title: Mapping[str, str] = field(default_factory=dict)
    tuning: Tuning | None = None
    plain: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """As it was read, its packs included: enough to read it again elsewhere."""

    def called(self, language: str) -> str:
        """Its title in a language, or in English, or its name."""
        return self.title.get(language) or self.title.get("en") or self.name


def _known(game: Game, seats: int, options: Mapping[str, Any]) -> Any:
    """What stands in the file of a game's values, in short: thinking players go by it."""
    assert game.goal is not None
    setting = game.goal.setting(seats, options)
    plain = shipped(game.slug, setting) if setting else None
    return None if plain is None else [plain["seed"], plain["digest"], plain["notes"].get("games")]


def with_players(cell: StudyCell, players: Sequence[SeatPlayer], *, moves: bool = False) -> StudyCell:
    """The same game with others at the table."""
    return replace(cell, players=tuple(players), moves=moves)
