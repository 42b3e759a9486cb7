"""Checks of what is asked and told: everything is declared, with the right number of values, and every option is weighed."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.question import Choose, Question
from tumblekeep.games import rules_of
from tumblekeep.testing.clauses import stated_clauses
from tumblekeep.testing.walk import WalkSetup, walk


def questions_are_declared(game: Game, setting: WalkSetup) -> None:
    """Every question is one of GAME.asks; its prompt, options and reasons are declared there with as many values as it gives."""
    clauses = stated_clauses(rules_of(game.slug))
    for play in walk(game, setting):
        question = play.question
        if question is None:
            continue
        for one in (question, *play.asked().values()):
            _check_question(game, one, clauses)


def _check_question(game: Game, question: Question, clauses: Any) -> None:
    ask = question.ask
    assert ask in game.asks, (
        f"{ask.name} ({ask.clause}) is asked, and GAME.asks does not list it; it lists {_names(game)}"
    )
    ask.question(getattr(question, "about", ()))  # these raise with the ask, the verb and the arity
    if not isinstance(question, Choose):
        return
    for option in question.options:
        ask.label(option)
    for bar in question.barred():
        ask.label(bar.option)
        ask.reason(bar.reason, bar.values)
        assert bar.clause in clauses, (
            f"{ask.name} ({ask.clause}) bars {bar.option!r} by {bar.clause}, a clause that RULES.md does not state"
        )


def _names(game: Game) -> str:
    return ", ".join(ask.name for ask in game.asks)


def happenings_are_declared(game: Game, setting: WalkSetup) -> None:
    """Everything that is told is one of GAME.happenings, with a value for each of its fields."""
    known = ", ".join(kind.__name__ for kind in game.happenings)
    for play in walk(game, setting):
        for kind, *values in play.table.told:
            assert kind in game.happenings, (
                f"{getattr(kind, '__name__', kind)} is told, and GAME.happenings does not list it; it lists {known}"
            )
            wanted: Sequence[str] = getattr(kind, "_fields", ())
            assert len(values) == len(wanted), (
                f"{kind.__name__} is told with {len(values)} values {tuple(values)!r}, and has {len(wanted)} fields: "
                f"{', '.join(wanted)}"
            )
        play.news()


def hints_weigh_each_option(game: Game, setting: WalkSetup) -> None:
    """The hints give one finite number for each option, from the view of the seat that is asked."""
    for play in walk(game, WalkSetup(setting.seats, setting.seed, setting.options), every=2):
        for seat, part in play.asked().items():
            view = play.look(seat)
            try:
                worth = list(game.worth(view, part))
            except (KeyError, IndexError, TypeError, AttributeError) as error:
                raise AssertionError(
                    f"the hints fail at {part!r}: {type(error).__name__} {error}; the view of seat {seat} has "
                    f"{', '.join(map(str, view))}"
                ) from error
            assert len(worth) == len(part.options), (
                f"the hints give {len(worth)} numbers for the {len(part.options)} options of {part!r}"
            )
            assert all(isfinite(one) for one in worth), (
                f"the hints give {worth} at {part!r}: not all are numbers"
            )
