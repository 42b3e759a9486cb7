"""What every game must do, once for each game and each configuration of seats and options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tumblekeep.core.game import Game
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games import known, load
from tumblekeep.testing import conform
from tumblekeep.testing.conform import WalkSetup
from tumblekeep.testing.differing import difference


@pytest.mark.parametrize("slug", known())
@pytest.mark.parametrize("check", conform.CHECKS, ids=lambda check: check.__name__)
def test_every_game(slug: str, check: Callable[[Game, WalkSetup], Any]) -> None:
    game = load(slug)
    for setting in conform.settings(game):
        try:
            check(game, setting)
        except Exception as error:
            error.add_note(f"{slug}: {setting}")
            raise


def test_a_question_that_shows_a_secret_at_a_shared_keyboard_is_found() -> None:
    game = load("castle_of_frosts")
    setting = WalkSetup(3, 1)
    assert conform.questions_keep_secrets(game, setting) > 0

    def open_to_all(table: Any) -> Flow[None]:
        flow, answer = game.turn(table), None
        while True:
            try:
                question = flow.send(answer)
            except StopIteration:
                return
            if isinstance(question, Choose):
                question.seen_by = None
            answer = yield question

    with pytest.raises(AssertionError, match=r"CF-DUNGEON-2 room\? .* a secret of seat"):
        conform.questions_keep_secrets(replace(game, turn=open_to_all), setting)


def test_a_glance_at_what_is_hidden_is_found() -> None:
    game = load("dungeons_dice_danger")

    def peeping(table: Any, seat: int) -> dict[str, Any]:
        return {**game.view(table, seat), "peeped": [sheet.pairs for sheet in table.sheets]}

    def worth(view: Any, question: Choose) -> list[float]:
        return [float(len(view.get("peeped", ())))] * len(question.options)

    with pytest.raises(AssertionError, match="looks otherwise at a glance"):
        conform.glances_tell_no_more(replace(game, glance=peeping, worth=worth), WalkSetup(2, 0))
    with pytest.raises(AssertionError, match="seat 0 sees something else than a spectator"):
        conform.open_games_hide_nothing(replace(game, is_open=True), WalkSetup(2, 0))


def test_what_a_viewer_cannot_see_must_not_be_marked() -> None:
    game = replace(load("dungeons_dice_danger"), pieces=lambda view: ["A1"])
    with pytest.raises(AssertionError, match="marks what seat 0 can't see"):
        conform.options_touch_what_is_seen(game, WalkSetup(1, 0))


@pytest.mark.parametrize("slug", known())
@pytest.mark.parametrize("check", conform.WHOLE, ids=lambda check: check.__name__)
def test_every_game_once(slug: str, check: Callable[[Game], Any]) -> None:
    check(load(slug))


def test_a_difference_names_its_place() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a.1.b is 2, not 3"
    assert difference({"a": 1}, {"a": 1, "b": 2}) == "b is missing, not 2"
    assert difference({"a": 1, "b": 2}, {"a": 1}) == "b is 2, and should not be there"
    assert difference([1], [1, 2]) == "it has 1 parts, not 2"
    assert difference("x", None) == "it is 'x', not None"
    assert difference({"a": (1, 2)}, {"a": (1, 2)}) is None
