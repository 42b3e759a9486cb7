"""OpenSpiel: its own tests for every game; clones, logs and chance; its search runs."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

from open_spiel.python.algorithms import mcts  # noqa: E402

from tumblekeep.envs import spiel  # noqa: E402
from tumblekeep.games import GAMES  # noqa: E402


@pytest.mark.parametrize("slug", GAMES)
def test_the_random_sim_test_passes_with_serialisation(slug: str) -> None:
    game = pyspiel.load_game(f"{spiel.name_of(slug)}(players=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def walked(name: str, seed: int, steps: int) -> list[object]:
    luck = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    states = []
    for _ in range(steps):
        if state.is_terminal():
            break
        states.append(state.clone())
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            assert len(actions) <= spiel.MOST_OUTCOMES
            state.apply_action(luck.choice(actions, p=np.array(chances) / sum(chances)))
        elif state.is_simultaneous_node():
            state.apply_actions(
                [luck.choice(state.legal_actions(seat)) for seat in range(state.num_players())]
            )
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    states.append(state)
    return states


@pytest.mark.parametrize("slug", GAMES)
def test_a_state_is_the_same_after_its_log_was_read_again(slug: str) -> None:
    name = f"{spiel.name_of(slug)}(players=2)"
    game = pyspiel.load_game(name)
    for state in walked(name, 3, 60)[::12]:
        again = game.deserialize_state(state.serialize())  # type: ignore[attr-defined]
        assert str(again) == str(state)
        for seat in range(2):
            assert again.information_state_string(seat) == state.information_state_string(seat)  # type: ignore[attr-defined]
            assert again.legal_actions(seat) == state.legal_actions(seat)  # type: ignore[attr-defined]


def test_a_clone_goes_its_own_way() -> None:
    state = walked("python_tumblekeep_dungeon_attack(players=2)", 1, 40)[-1]
    before = str(state)
    clone = state.clone()  # type: ignore[attr-defined]
    while not clone.is_terminal():
        clone.apply_action(
            clone.legal_actions()[0] if not clone.is_chance_node() else clone.chance_outcomes()[0][0]
        )
    assert str(state) == before
    assert max(clone.returns()) <= 1.0


def test_a_roll_is_one_node_a_die_and_all_decide_at_once_in_one_node() -> None:
    states = walked("python_tumblekeep_dungeons_dice_danger(players=2)", 1, 12)
    kinds = [state.current_player() for state in states]  # type: ignore[attr-defined]
    assert kinds[:5] == [pyspiel.PlayerId.CHANCE] * 5, "four white dice and a black one"
    assert kinds[5] == pyspiel.PlayerId.SIMULTANEOUS
    assert len(states[0].chance_outcomes()) == 6  # type: ignore[attr-defined]


def test_returns_by_score_are_what_the_arenas_count() -> None:
    """Played by the actions of an arena's own games; by default a return tells only who won."""
    scored = walked("python_tumblekeep_dungeon_attack(players=2,returns=score,max_score=3)", 4, 9_999)[-1]
    ended, table = scored.course.play.outcome, scored.course.table  # type: ignore[attr-defined]
    assert scored.returns() == [table.game.goal.result(ended, seat, table.options) for seat in range(2)]  # type: ignore[attr-defined]
    assert pyspiel.load_game("python_tumblekeep_dungeon_attack(returns=score,max_score=3)").max_utility() == 3
    assert pyspiel.load_game("python_tumblekeep_dungeon_attack").max_utility() == 1
    with pytest.raises(Exception, match="use one of: win, score"):
        pyspiel.load_game("python_tumblekeep_dungeon_attack(returns=money)")


def decisions(states: list[Any]) -> int:
    return sum(not state.is_chance_node() and not state.is_terminal() for state in states)


@pytest.mark.parametrize("slug", ["dungeon_attack", "dungeons_dice_danger"])
def test_no_game_is_longer_than_the_longest(slug: str) -> None:
    """A game that takes too long ends without a winner, so that the stated length is true; simultaneous moves count once."""
    states = walked(f"{spiel.name_of(slug)}(players=2,max_length=9)", 1, 9_999)
    assert decisions(states) == 9
    assert states[-1].is_terminal()  # type: ignore[attr-defined]
    assert states[-1].returns() == [0.0, 0.0]  # type: ignore[attr-defined]
    game = pyspiel.load_game(f"{spiel.name_of(slug)}(players=2)")
    assert game.max_game_length() == 2 * spiel.LONGEST_PER_SEAT
    again = pyspiel.load_game(f"{spiel.name_of(slug)}(players=2,max_length=9)")
    half = again.deserialize_state(states[20].serialize())  # type: ignore[attr-defined]
    assert half.course.moves == states[20].course.moves > 0  # type: ignore[attr-defined]


def test_options_come_with_the_name() -> None:
    game = pyspiel.load_game("python_tumblekeep_dungeon_attack(players=3,options=cards:random)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert state.is_chance_node(), "cards are dealt"
    assert len(state.chance_outcomes()) == 10


def test_its_search_plays() -> None:
    game = pyspiel.load_game("python_tumblekeep_dungeon_attack(players=1)")
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()


def example(name: str) -> ModuleType:
    where = Path(__file__).parents[2] / "docs" / "examples" / f"{name}.py"
    spec = spec_from_file_location(f"example_{name}", where)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_example_runs_its_learners_on_our_games() -> None:
    plain = example("openspiel")
    agent, results = plain.q_learned(3)
    assert len(results) == 3
    assert len(agent._q_values) > 3
    assert plain.q_learned(3)[1] == results
    assert len(plain.sampled_regrets(1)._infostates) > 10
    assert plain.searched(2).startswith("take.")


class Chooser:
    """An agent with OpenSpiel's interface that takes what is legal and counts what it is shown."""

    def __init__(self) -> None:
        self.shown: list[int] = []

    def step(self, now: Any, is_evaluation: bool = False) -> Any:
        self.shown.append(len(now.observations["info_state"][0]))
        legal = now.observations["legal_actions"][0]
        return SimpleNamespace(action=legal[0] if legal else None)


def test_the_deep_example_feeds_an_agent_whole_games() -> None:
    """Its network wants JAX, which is not installed here: all but the network."""
    deep = example("openspiel_deep")
    env = deep.environment(deep.ALONE, 3)
    agent = Chooser()
    deep.episode(env, agent, learns=True)
    assert set(agent.shown) == {env.observation_spec()["info_state"][0]}
    first = [deep.at_random(deep.environment(deep.ALONE, 3), np.random.RandomState(1)) for _ in range(2)]
    assert first[0] == first[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "python_tumblekeep_dungeon_attack(players=2)"], "this agent plays alone: players=1"),
        ([], "jax is not installed: pip install jax"),
    ],
)
def test_the_deep_example_says_what_is_missing(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("chex", "flax", "jax", "optax", "open_spiel.python.jax.dqn"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "open_spiel.python.jax", Missing("open_spiel.python.jax"))
    monkeypatch.setattr(sys, "argv", ["openspiel_deep.py", *arguments])
    with pytest.raises(SystemExit) as left:
        example("openspiel_deep").main()
    assert said in f"{left.value} {capsys.readouterr().err}"


class Missing(ModuleType):
    """A module whose parts need something that is not installed."""

    def __getattr__(self, name: str) -> Any:
        raise ModuleNotFoundError(f"No module named 'jax', wanted by {name}", name="jax")
