"""Actions: a fixed vocabulary for each game, known without playing, and steps by its numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tumblekeep.core.ask import Option
from tumblekeep.core.scope import OutOfScope, Scope, Vocabulary
from tumblekeep.envs.stepper import EnvSpec, IllegalAction, Stepper, env_spec
from tumblekeep.games import GAMES, load
from tumblekeep.games.dungeons_dice_danger.content import LAYOUTS
from tumblekeep.testing import conform
from tumblekeep.testing.conform import WalkSetup


def played(stepper: Stepper) -> list[str]:
    """Play to the end with actions drawn by the fate's own luck; return the names of all actions."""
    named = []
    while not stepper.over:
        legal = stepper.legal()
        action = legal[int(stepper.fate.random() * len(legal))]  # type: ignore[attr-defined]
        named.append(stepper.table.names[action])
        stepper.step(action)
    return named


@pytest.mark.parametrize(
    ("slug", "names"),
    [
        ("dungeon_attack", {"assist.2", "fight", "items.2.3", "coins.7", "coin.boss.F"}),
        ("dungeons_dice_danger", {"visit.F3.1+1", "white.1+6", "two.3+4", "light.A1", "take-torches"}),
        ("dungeon_dice", {"declare.EQ-01", "die.3", "bounty.MO-01.LOCK", "with.2", "alone"}),
        ("dungeon_fighter", {"throw.red", "enter.3", "swap.wobbly_flail", "theirs.wobbly_flail", "heal.2"}),
        ("castle_of_frosts", {"throw.snow", "open.skating_court", "take.2", "retrieve"}),
    ],
)
def test_actions_have_names_that_mean_something(slug: str, names: set[str]) -> None:
    table = env_spec(slug, 3)
    assert names <= set(table.names)
    assert len(set(table.names)) == len(table.names) < 2000
    assert table.vocabulary.version.startswith(f"{slug}-{table.game.version}-3-")


def test_the_vocabulary_is_the_same_each_time_and_another_for_another_map() -> None:
    game = load("dungeons_dice_danger")
    first, again = (Vocabulary(game, 2, game.check(2, {})) for _ in range(2))
    assert first.names == again.names
    assert first.version == again.version
    other = Vocabulary(game, 2, game.check(2, {"adventure": "puzzled-pyramid"}))
    assert other.version != first.version
    assert any(name.startswith("write.") for name in other.names)  # clouds are numbered in that game
    assert not any(name.startswith("write.") for name in first.names)


def test_a_map_of_ones_own_has_its_own_actions() -> None:
    game = load("dungeons_dice_danger")
    own = dict(LAYOUTS["annoyed-animals"].document)
    table = EnvSpec(game, 1, {"map": own})
    assert any(name.startswith("strike-own.") for name in table.names)
    assert not any(name.startswith("strike.") for name in table.names)
    assert played(Stepper(table, 3))


@pytest.mark.parametrize("slug", GAMES)
def test_a_play_by_numbers_is_the_play_that_its_log_tells(slug: str) -> None:
    stepper = Stepper(env_spec(slug, 3), 5)
    named = played(stepper)
    assert stepper.outcome is not None
    answers = [entry for entry in stepper.play.entries if entry[1] is not None]
    assert stepper.steps == len(named) >= len(answers)
    again = Stepper(env_spec(slug, 3), 5)
    assert played(again) == named
    assert again.play.entries == stepper.play.entries


def test_two_sections_that_a_lotion_may_add_were_one_action() -> None:
    vocabulary = env_spec("castle_of_frosts", 3).vocabulary
    [window] = [ask for ask in vocabulary.asks if ask.name == "window"]
    options: list[Option] = [("enlarge", "enlarging_lotion", 3), ("enlarge", "enlarging_lotion", 2), "pass"]
    assert len(set(vocabulary.spellings(window, options))) == 3
    assert "enlarge.hot_grog.2" not in vocabulary.number


def test_what_is_not_offered_is_refused_by_name_and_changes_nothing() -> None:
    stepper = Stepper(env_spec("dungeon_attack", 2), 1)
    number = stepper.table.vocabulary.number["assist.1"]
    with pytest.raises(
        IllegalAction, match=r"assist.1 is not offered to seat 0 by adventurer \(DA-SETUP-2\)"
    ):
        stepper.step(number)
    with pytest.raises(IllegalAction, match="seat 1 is asked nothing now"):
        stepper.step(number, 1)
    with pytest.raises(IllegalAction, match="action 9999"):
        stepper.step(9999)
    with pytest.raises(IllegalAction):
        stepper.step(-1)
    assert not stepper.play.entries
    assert stepper.steps == 0


def test_an_option_with_many_words_is_named_in_steps() -> None:
    stepper = Stepper(env_spec("dungeons_dice_danger", 2), 1)
    names = stepper.table.names
    first = stepper.legal()
    assert {names[action].split(".")[0] for action in first} <= {"white", "black", "symbol"}
    said = len(stepper.play.entries)
    stepper.step(first[0])
    assert len(stepper.play.entries) == said, "nothing is answered until the option is whole"
    second = stepper.legal()
    assert second
    assert {names[action].split(".")[0] for action in second} == {"two"}
    fork = stepper.fork()
    stepper.step(second[0])
    assert len(stepper.play.entries) == said + 1
    assert fork.legal() == second


def test_a_game_without_a_scope_is_refused_with_the_reason() -> None:
    game = replace(load("dungeon_attack"), scope=None)
    with pytest.raises(OutOfScope, match="has no scope"):
        Vocabulary(game, 2, game.check(2, {}))


def narrowed(slug: str, **changes: Any) -> Any:
    """Return a game whose scope declares too little."""
    game = load(slug)
    assert game.scope is not None
    whole = game.scope

    def scope(seats: int, options: Any) -> Scope:
        return whole(seats, options)._replace(**changes)

    return replace(game, scope=scope)


def test_what_falls_outside_a_scope_is_found_by_playing() -> None:
    game = load("dungeon_attack")
    assert game.scope is not None
    known = game.scope(2, {})
    too_few = narrowed("dungeon_attack", words={**known.words, "make-items.weapons": range(1)})
    with pytest.raises(OutOfScope, match="make offers items"):
        conform.nothing_falls_outside_its_scope(too_few, WalkSetup(2, 0))
    silent = narrowed("dungeon_attack", words={})
    with pytest.raises(OutOfScope, match="no values for `dice`"):
        conform.nothing_falls_outside_its_scope(silent, WalkSetup(2, 0))
    parts = dict(known.seen.parts)  # type: ignore[union-attr]
    del parts["quiet"]
    blind = narrowed("dungeon_attack", seen=known.seen._replace(parts=parts))  # type: ignore[call-arg]
    with pytest.raises(AssertionError, match="nothing is said of"):
        conform.nothing_falls_outside_its_scope(blind, WalkSetup(2, 0))
