"""Arenas, where agents are scored alike: named, with committed seeds, and with a record that anybody can
check without the agent.

An arena is a game with a number of seats and options. Game number N of an arena is the same for
everybody: fate and the other players follow from the arena's name and N, which is public, or also from the
secret of a round (`leaderboard.py`), which nobody knows before the agents are entered. If all seats want the same, or
there is only one seat, the agent has every seat. If seats play against each other, it sits among steady
players, equally often in each chair. A record keeps the actions that were taken, so that `check_record` can
play every game again and compare the scores.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.core.game import Game
from tumblekeep.envs.observer import Vector
from tumblekeep.envs.single import AS_LEVELS
from tumblekeep.envs.stepper import EnvSpec, IllegalAction, Mask, Stepper, env_spec
from tumblekeep.envs.versions import version_of
from tumblekeep.envs.wording import describe_position, read
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.lab.statistics.intervals import wilson
from tumblekeep.lab.strength import interval
from tumblekeep.players.levels import LEVELS, player
from tumblekeep.players.search import Budget
from tumblekeep.players.thinker import Thinker

FORM = "tumblekeep-scores-1"
OTHERS = "steady"


class Arena(NamedTuple):
    """A game with the seats and options under which agents are scored."""

    game: str
    seats: int
    options: Mapping[str, Any] = {}

    def table(self) -> EnvSpec:
        """The environment spec of the arena."""
        return env_spec(self.game, self.seats, self.options)


ARENAS: Mapping[str, Arena] = {
    "attack-1": Arena("dungeon_attack", 1),
    "attack-2": Arena("dungeon_attack", 2),
    "attack-4": Arena("dungeon_attack", 4),
    "danger-1": Arena("dungeons_dice_danger", 1, {"adventure": "annoyed-animals"}),
    "danger-2": Arena("dungeons_dice_danger", 2, {"adventure": "annoyed-animals"}),
    "danger-4": Arena("dungeons_dice_danger", 4, {"adventure": "annoyed-animals"}),
    "dice-coop-2": Arena("dungeon_dice", 2, {"mode": "coop", "difficulty": "challenge"}),
    "dice-versus-2": Arena("dungeon_dice", 2, {"mode": "versus"}),
    "dice-versus-4": Arena("dungeon_dice", 4, {"mode": "versus"}),
    "fighter-1": Arena("dungeon_fighter", 1, {"difficulty": "normal"}),
    "fighter-3": Arena("dungeon_fighter", 3, {"difficulty": "normal"}),
    "castle-2": Arena("castle_of_frosts", 2, {"difficulty": "normal"}),
    "castle-3": Arena("castle_of_frosts", 3, {"difficulty": "normal"}),
}


class ArenaError(ValueError):
    """An agent, an arena or a record that can't be used; `id` names the message, `about` its arguments."""

    def __init__(self, id: str, **about: Any) -> None:
        super().__init__(f"{id} {about}")
        self.id = id
        self.about = about


class AgentQuestion:
    """What an agent is asked: everything its seat may know, and nothing else. Each part is computed only when it
    is read."""

    def __init__(self, stepper: Stepper, seat: int, luck: Random) -> None:
        self._stepper = stepper
        self.seat = seat
        self.luck = luck
        """Random numbers for the agent, the same for the same game."""

    @cached_property
    def legal(self) -> list[int]:
        """The actions that may be taken now."""
        return list(self._stepper.legal(self.seat))

    @cached_property
    def vector(self) -> Vector:
        """What the seat sees, as numbers."""
        return self._stepper.vector(self.seat)

    @cached_property
    def mask(self) -> Mask:
        """1 at every action that may be taken."""
        return self._stepper.mask(self.seat)

    @cached_property
    def words(self) -> str:
        """What the seat sees and may do, as text."""
        return describe_position(self._stepper, self.seat)

    def read(self, reply: str) -> int:
        """Return the action that a reply in words means; raise `UnreadableReply` if it means none, or several."""
        return read(reply, self._stepper, self.seat)

    @property
    def names(self) -> Sequence[str]:
        """The name of each action."""
        return self._stepper.table.names


THINKING = re.compile(r"thinking-([1-9]\d{0,6})")
"""A player that looks ahead to the end of the turn with N imagined answers for each decision and no clock, so that it plays
the same on every machine. Records name it, so it stays as it is whatever the levels of bots become."""
SAMPLES = 12
"""How often it simulates each option at most."""


def built_in_player(name: str, game: Game, luck: Random) -> Bot:
    """Make a built-in player: a level, or `thinking-N`."""
    budget = THINKING.fullmatch(name)
    if budget is None:
        return player(name, game, luck.random)
    limits = Budget(answers=int(budget[1]), seconds=math.inf, samples=SAMPLES)
    return Thinker(game, limits, luck.random, hand="average")


Agent = Callable[[AgentQuestion], int]
Maker = Callable[[EnvSpec], Agent]
"""Makes the agent of an arena; called once for each arena."""


def agent_named(name: str) -> Maker | str:
    """Find an agent: a built-in level or `thinking-N` by name, else `MODULE:AGENT` or `FILE.py:AGENT`, a
    callable that takes the spec."""
    known = AS_LEVELS.get(name, name)
    if known in LEVELS or THINKING.fullmatch(known):
        return known
    where, _, what = name.rpartition(":")
    if not where or not what:
        raise ArenaError("research-agent-form", name=name, levels=", ".join(LEVELS))
    try:
        module = _from_file(Path(where)) if where.endswith(".py") else import_module(where)
    except (ImportError, OSError, SyntaxError) as error:
        raise ArenaError("research-agent-module", name=where, why=str(error)) from error
    found = getattr(module, what, None)
    if not callable(found):
        raise ArenaError("research-agent-missing", name=what, where=where)
    maker: Maker = found
    return maker


def _from_file(path: Path) -> Any:
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class GameScore(NamedTuple):
    """One game: its number, the result of the agent's side, and the actions it took, in order."""

    number: int
    result: float
    actions: tuple[int, ...]


class _Game:
    """Game number N of an arena, with whoever acts for the scored seats."""

    def __init__(self, name: str, arena: Arena, number: int, secret: str = "") -> None:
        self.table = arena.table()
        self.name, self.number, self.secret = name, number, secret
        seats, goal = arena.seats, self.table.game.goal
        assert goal is not None
        self.goal = goal
        alone = seats == 1 or goal.shared(self.table.options)
        self.mine = range(seats) if alone else range(number % seats, number % seats + 1)
        self.stepper = Stepper(self.table, SampledFate(self.seed("fate")))
        self.others: dict[int, Bot] = {
            seat: player(OTHERS, self.table.game, Random(self.seed(f"seat {seat}")).random)
            for seat in range(seats)
            if seat not in self.mine
        }

    def seed(self, whose: str) -> str:
        public = f"{FORM}/{self.name}/{self.number}/{whose}"
        return f"{self.secret}/{public}" if self.secret else public

    def played(self, act: Callable[[Stepper, int], int]) -> GameScore:
        """Play the game to its end."""
        stepper, actions = self.stepper, []
        while stepper.part is not None:
            seat = stepper.seat
            other = self.others.get(seat)
            if other is None:
                action = act(stepper, seat)
                stepper.step(action)
                actions.append(int(action))
            else:
                stepper.play.move(other(stepper.play.look, stepper.part), stepper.fate, seat)
                stepper.look_up()
        assert stepper.outcome is not None
        result = self.goal.result(stepper.outcome, self.mine[0], self.table.options)
        return GameScore(self.number, result, tuple(actions))


def score_agent(
    name: str, maker: Maker | str, numbers: Sequence[int], secret: str = ""
) -> Iterator[GameScore]:
    """Play games of an arena with an agent, or with a built-in level; on the dice of a round if its secret is given."""
    arena = arena_named(name)
    agent = None if isinstance(maker, str) else maker(arena.table())
    for number in numbers:
        game = _Game(name, arena, number, secret)
        if agent is None:
            yield game.played(_HousePlayer(str(maker), game))
        else:
            yield game.played(_asking(agent, Random(game.seed("agent"))))


def _asking(agent: Agent, luck: Random) -> Callable[[Stepper, int], int]:
    return lambda stepper, seat: agent(AgentQuestion(stepper, seat, luck))


class _HousePlayer:
    """A built-in player. It answers with whole options, which are spelled out step by step."""

    def __init__(self, level: str, game: _Game) -> None:
        self.bot = built_in_player(level, game.table.game, Random(game.seed("agent")))
        self.vocabulary = game.table.vocabulary
        self.rest: list[int] = []

    def __call__(self, stepper: Stepper, seat: int) -> int:
        if not self.rest:
            part = stepper.part_of(seat)
            assert part is not None
            option = part.check(self.bot(stepper.play.look, part))
            self.rest = list(self.vocabulary.spelled(part.ask, option))
        return self.rest.pop(0)


def arena_named(name: str) -> Arena:
    """Return an arena by its name."""
    if name not in ARENAS:
        raise ArenaError("research-arena-unknown", name=name, known=", ".join(ARENAS))
    return ARENAS[name]


# -- results
# ----------------------------------------------------------------------------------------------------


class ArenaSummary(NamedTuple):
    """The result of an arena's games."""

    games: int
    measure: str
    """`won` or `points`."""
    mean: float
    low: float
    high: float
    """The 95 % interval: Wilson's for shares, else by the standard error."""


def summary(name: str, games: Sequence[GameScore]) -> ArenaSummary:
    """Return the mean result of games, with its interval."""
    arena = arena_named(name)
    goal = arena.table().game.goal
    assert goal is not None
    measure = goal.measure(arena.seats)
    results = [game.result for game in games]
    middle, count = mean(results), len(results)
    if measure == "won":
        return ArenaSummary(count, measure, middle, *wilson(middle, count))
    half = interval(results)
    return ArenaSummary(count, measure, middle, middle - half, middle + half)


PUBLIC = "public"
"""The dice that everybody knows, for development."""


def record(agent: str, games: Mapping[str, Sequence[GameScore]], dice: str = PUBLIC) -> dict[str, Any]:
    """Return what is written to a file: everything needed to play the games again. `dice` names the round, or says
    that they are public."""
    return {
        "form": FORM,
        "agent": agent,
        "dice": dice,
        "arenas": {
            name: {
                "version": version_of(name),
                "vocabulary": arena_named(name).table().vocabulary.version,
                "summary": summary(name, played)._asdict(),
                "games": [[game.number, game.result, list(game.actions)] for game in played],
            }
            for name, played in games.items()
        },
    }


def read_record(path: Path) -> dict[str, Any]:
    """Read a record from a file, or refuse what is not a record."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ArenaError("research-file-unread", path=str(path), why=error.strerror or str(error)) from error
    except ValueError as error:
        raise ArenaError("research-file-no-record", path=str(path), why=str(error)) from error
    if not isinstance(found, dict) or found.get("form") != FORM or not isinstance(found.get("arenas"), dict):
        raise ArenaError("research-file-no-record", path=str(path), why=f"form: {FORM}")
    for name, kept in found["arenas"].items():
        arena_named(name)
        if not isinstance(kept, dict) or not all(map(_is_game, kept.get("games") or [None])):
            raise ArenaError("research-file-no-record", path=str(path), why=f"arenas.{name}.games")
    return found


def _is_game(kept: Any) -> bool:
    if not isinstance(kept, list) or len(kept) != 3:
        return False
    number, result, actions = kept
    whole = isinstance(actions, list) and all(type(action) is int for action in actions)
    return type(number) is int and number >= 0 and type(result) in (int, float) and whole


def check_record(found: Mapping[str, Any], secret: str = "") -> Iterator[tuple[str, ArenaSummary]]:
    """Play the games of a record again by its actions; refuse the record at the first game with another result."""
    if not secret and found.get("dice", PUBLIC) != PUBLIC:
        raise ArenaError("research-record-round", round=str(found["dice"]))
    for name, kept in found["arenas"].items():
        arena = arena_named(name)
        version = arena.table().vocabulary.version
        if kept.get("vocabulary") != version:
            raise ArenaError(
                "research-record-rules", arena=name, there=str(kept.get("vocabulary")), here=version
            )
        frozen = version_of(name)
        if kept.get("version", frozen) != frozen:  # records made before arenas had versions name none
            raise ArenaError("research-record-rules", arena=name, there=str(kept["version"]), here=frozen)
        numbers = [number for number, _, _ in kept["games"]]
        if not numbers or len(set(numbers)) < len(numbers):
            raise ArenaError("research-record-numbers", arena=name)
        missing = min(set(range(len(numbers))) - set(numbers), default=None)
        if missing is not None:  # whoever may leave out games can leave out those that were lost
            raise ArenaError("research-record-gap", arena=name, number=missing)
        games = []
        for number, result, actions in kept["games"]:
            again = _again(name, arena, number, actions, secret)
            if again is None or again.result != result:
                raise ArenaError("research-record-differs", arena=name, number=number, result=str(result))
            games.append(again)
        yield name, summary(name, games)


def _again(name: str, arena: Arena, number: int, actions: Sequence[int], secret: str) -> GameScore | None:
    """Play the game with these actions; None if they don't fit it."""
    left = iter(actions)
    try:
        played = _Game(name, arena, number, secret).played(lambda stepper, seat: next(left))
    except (StopIteration, IllegalAction):
        return None
    return played if next(left, None) is None else None
