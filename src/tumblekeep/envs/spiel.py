"""OpenSpiel: all games that state their scope, those from outside too, as Python games, registered by `import tumblekeep.envs.spiel`.

`pyspiel.load_game("python_tumblekeep_dungeon_attack(players=2,options=cards:random)")`. Chance nodes are
explicit and small: a roll of many dice is one node for each die, a draw is one node, a throw is one node
over its nominal landings. Simultaneous decisions are a simultaneous node; a seat that is asked nothing
there has the action `wait`, the last. A clone is a fork, and a state is serialised by the log of its
play.

| parameter | meaning |
|---|---|
| `players`, `options` | the seats, and the options of the game |
| `returns` | `win` (usual): 1 for a winner, shared among winners who have beaten somebody. `score`: what the arenas count, points or a share of the win |
| `max_length` | decisions after which a game ends without a winner; 0 for 2,000 a seat. It is the game's true `max_game_length`; games of bots and of random players are shorter by far |
| `max_score` | the upper bound of the utilities if points are counted |
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from tumblekeep.core.chance import Draw, Roll, RollEach, Throw
from tumblekeep.core.log import from_text, log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.envs.history import SeatHistory
from tumblekeep.envs.rewards import outcome
from tumblekeep.envs.stepper import EnvSpec, IllegalAction, env_spec, usual_seats
from tumblekeep.games import known, load

PREFIX = "python_tumblekeep_"
WAIT = "wait"
LONGEST_PER_SEAT = 2_000
"""Decisions of a game for each seat, at most; the longest game of bots that we saw had less than a third."""
MOST_POINTS = 1_000
RETURNS = ("win", "score")
MOST_OUTCOMES = 1_000


class SpielPlay:
    """A play with explicit chance: the content of a state. It is copied by forking and serialised by its log."""

    def __init__(self, table: EnvSpec, play: Play | None = None) -> None:
        self.table = table
        self.play = play or Play(table.game, table.seats, table.options)
        self.history = SeatHistory()
        self.begun: dict[int, tuple[int, ...]] = {}
        self.rolled: tuple[int, ...] = ()
        """Dice of the open roll that have fallen already."""
        self.moves = 0
        """Decisions that were taken; simultaneous ones count once."""
        if play is not None:
            self.history.catch_up(play)

    def __deepcopy__(self, memo: Any) -> SpielPlay:
        other = SpielPlay(self.table, self.play.fork())
        other.history = self.history.fork(self.play, other.play)
        other.begun = dict(self.begun)
        other.rolled = self.rolled
        other.moves = self.moves
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        log = to_text(log_of(self.play, [f"seat {seat}" for seat in range(self.play.seats)]))
        slug, options = self.table.game.slug, dict(self.table.options)
        return _restored, (slug, self.table.seats, options, log, self.begun, self.rolled, self.moves)

    # -- chance -----------------------------------------------------------------------------------

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the next die, draw or throw, with their probabilities."""
        question = self.play.question
        if isinstance(question, Roll):
            die = _dice(question)[len(self.rolled)]
            return [(face, sides / die.total) for face, sides in enumerate(die.sides)]
        if isinstance(question, RollEach):
            sides = len(question.dice[len(self.rolled)][1])
            return [(side, 1.0 / sides) for side in range(sides)]
        if isinstance(question, Draw):
            total = sum(question.bag.values())
            return [
                (number, question.bag[thing] / total) for number, thing in enumerate(sorted(question.bag))
            ]
        assert isinstance(question, Throw)
        return [(number, float(chance)) for number, (_, chance) in enumerate(question.odds())]

    def chance_name(self, action: int) -> str:
        """Return the name of a chance outcome."""
        question = self.play.question
        if isinstance(question, Roll):
            die = _dice(question)[len(self.rolled)]
            return f"{die.name}:{die.faces[action]}"
        if isinstance(question, RollEach):
            name, sides = question.dice[len(self.rolled)]
            return f"{name}:{action + 1}:{sides[action]}"
        if isinstance(question, Draw):
            return f"draw:{sorted(question.bag)[action]}"
        return f"landing:{action}"

    def happen(self, action: int) -> None:
        """Apply a chance outcome: a die falls, a thing is drawn, a throw lands."""
        question: Any = self.play.question
        if isinstance(question, Roll | RollEach):
            self.rolled = (*self.rolled, action)
            dice = _dice(question) if isinstance(question, Roll) else question.dice
            if len(self.rolled) < len(dice):
                return
            answer: Any = self.rolled if isinstance(question, RollEach) else _counted(question, self.rolled)
            self.rolled = ()
        elif isinstance(question, Draw):
            answer = sorted(question.bag)[action]
        else:
            answer = list(question.odds())[action][0]
        self._give(answer, None)

    # -- players ----------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """Return who is to act."""
        return sorted(self.play.asked())

    def _spelled(self, seat: int) -> list[int]:
        part = self.play.asked().get(seat)
        if part is None:
            return []
        return self.table.vocabulary.actions(part.ask, part.options, self.begun.get(seat, ()))

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may do, in ascending order."""
        return sorted({action for action in self._spelled(seat) if action >= 0})

    def act(self, action: int, seat: int) -> None:
        """Take an action for a seat, which may be one step of several."""
        spelled = self._spelled(seat)
        if action < 0 or action not in spelled:
            raise IllegalAction(f"{self.table.names[action]} is not offered to seat {seat}")
        part = self.play.asked()[seat]
        option = part.options[spelled.index(action)]
        named = (*self.begun.get(seat, ()), action)
        if len(self.table.vocabulary.spellings(part.ask, [option])[0]) > len(named):
            self.begun[seat] = named
            return
        self.begun.pop(seat, None)
        self._give(option, seat)

    def _give(self, answer: Any, seat: int | None) -> None:
        question, play = self.play.question, self.play
        assert question is not None
        several = question.several
        part = question.part(seat) if several else question
        self.history.note(question, (part.ask, seat, answer))
        play.answer(answer, seat if several else None)


def _dice(roll: Roll) -> list[Any]:
    return [die for die, count in roll.pools for _ in range(count)]


def _counted(roll: Roll, rolled: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    left, pools = list(rolled), []
    for die, count in roll.pools:
        mine, left = left[:count], left[count:]
        pools.append(tuple(mine.count(face) for face in range(die.kinds)))
    return tuple(pools)


def _restored(
    slug: str,
    seats: int,
    options: dict[str, Any],
    log: str,
    begun: dict[int, Any],
    rolled: tuple[int, ...],
    moves: int = 0,
) -> SpielPlay:
    table = env_spec(slug, seats, options)
    course = SpielPlay(table, from_text(log).replay(table.game))
    course.begun, course.rolled, course.moves = begun, rolled, moves
    return course


def _options(words: str) -> dict[str, str]:
    """Parse options from `difficulty:hard;mode:versus`."""
    return {name: value for name, _, value in (word.partition(":") for word in words.split(";") if word)}


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position; its content is in its `SpielPlay`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = SpielPlay(game.table)
        self.longest = game.longest
        self.by_score = game.by_score

    def current_player(self) -> Any:
        question = self.course.play.question
        if question is None or self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        if question.by_fate:
            return pyspiel.PlayerId.CHANCE
        asked = self.course.asked()
        if question.kind == "together" and len(asked) > 1:
            return pyspiel.PlayerId.SIMULTANEOUS
        return asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player) or [len(self.course.table.names)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.course.happen(action)
        else:
            self.course.moves += 1
            self.course.act(action, self.course.asked()[0])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.course.moves += 1
        for seat in self.course.asked():
            self.course.act(actions[seat], seat)

    def _action_to_string(self, player: Any, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.chance_name(action)
        names = self.course.table.names
        return names[action] if action < len(names) else WAIT

    def is_terminal(self) -> bool:
        return self.course.play.question is None or self.course.moves >= self.longest

    def returns(self) -> list[float]:
        ended, table = self.course.play.outcome, self.course.table
        if ended is None:
            return [0.0] * table.seats
        goal = table.game.goal
        if self.by_score and goal is not None:
            return [goal.result(ended, seat, table.options) for seat in range(table.seats)]
        return [outcome(ended, seat) for seat in range(table.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.course.history.state(self.course.play, seat) + _begun(self.course, seat)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return _observed(self.course, seat)

    def __str__(self) -> str:
        play = self.course.play
        asked = "over" if play.question is None else play.question.ask.name
        return f"{play.game.slug} after {len(play.entries)} answers and {list(self.course.rolled)}: {asked}"


def _begun(course: SpielPlay, seat: int) -> str:
    names = course.table.names
    return "".join(f"\nbegun {names[action]}" for action in course.begun.get(seat, ()))


def _observed(course: SpielPlay, seat: int) -> str:
    return json.dumps(course.play.look(seat), separators=(",", ":")) + _begun(course, seat)


class SpielObserver:
    """Vectors and strings for OpenSpiel."""

    def __init__(self, table: EnvSpec, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self.recall = iig_obs_type.perfect_recall
        self.table = table
        self.tensor = np.zeros(table.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        course = state.course
        part = course.play.asked().get(player)
        begun = course.begun.get(player, ())
        self.tensor[:] = self.table.observer.seen_at(course.play.table, player, part, begun)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees, or has ever been able to know."""
        return state.information_state_string(player) if self.recall else state.observation_string(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game with a number of players and options."""

    slug = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("players", usual_seats(load(self.slug), {})))
        self.table = env_spec(self.slug, seats, _options(str(given.get("options", ""))))
        returns = str(given.get("returns", RETURNS[0]))
        if returns not in RETURNS:
            raise ValueError(f"there are no returns {returns!r}; use one of: {', '.join(RETURNS)}")
        self.by_score = returns == "score"
        self.longest = int(given.get("max_length", 0)) or LONGEST_PER_SEAT * seats
        goal = self.table.game.goal
        points = self.by_score and goal is not None and goal.measure(seats) == "points"
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=len(self.table.names) + 1,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=seats,
                min_utility=0.0,
                max_utility=float(given.get("max_score", MOST_POINTS)) if points else 1.0,
                utility_sum=None,
                max_game_length=self.longest,
            ),
            given,
        )

    def new_initial_state(self, state: Any = None) -> SpielState:
        """Return the state before the first answer."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Make an observer for a player."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.table, iig_obs_type or usual, params)


def name_of(slug: str) -> str:
    """Return the name of a game in OpenSpiel."""
    return PREFIX + slug


def _registered(slug: str) -> type[SpielGame]:
    game = load(slug)
    seats = usual_seats(game, {})
    together = game.scope is not None and game.scope(seats, game.check(seats, {})).together
    types = pyspiel.GameType
    kind = types(
        short_name=name_of(slug),
        long_name=f"Tumblekeep: {slug}",
        dynamics=types.Dynamics.SIMULTANEOUS if together else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.PERFECT_INFORMATION
        if game.is_open
        else types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": seats,
            "options": "",
            "returns": RETURNS[0],
            "max_length": 0,
            "max_score": MOST_POINTS,
        },
    )
    made = type(f"Spiel_{slug}", (SpielGame,), {"slug": slug, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


SPIEL_GAMES = {slug: _registered(slug) for slug in known() if load(slug).scope is not None}
