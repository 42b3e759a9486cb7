"""Scenarios: a table in some state, a flow to run on it, and the answers it gets. They speak in questions, not
functions.

played = when(fight(table, me), ["keep"], fate=[((2, 2, 2),)])
assert played.asked == ["roll", "reroll"]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.chance import Draw
from tumblekeep.core.question import Choose, Flow, Question
from tumblekeep.core.table import GameOver, Outcome


@dataclass
class FlowRun:
    """What a flow asked, and how it ended."""

    asked: list[str] = field(default_factory=list)
    """The names of the questions, in order. Those with one option are not asked."""
    offered: list[list[str]] = field(default_factory=list)
    """The ids of the options of each question for players, in order."""
    questions: list[Question] = field(default_factory=list)
    result: Any = None
    """What the flow returned."""
    outcome: Outcome | None = None
    """How the game ended, if it did."""
    open: Question | None = None
    """The question at which the answers ran out, if the flow was not over."""


def when(
    flow: Flow[Any], answers: Sequence[Any] = (), *, fate: Sequence[Any] = (), stop: bool = False
) -> FlowRun:
    """Run a flow with these answers for players and these for fate.

    Answers are options or their ids; `(seat, answer)` if several seats are asked. If script and rules disagree, the
    error shows the question and what was left. `stop=True` allows the answers to run out.
    """
    played = FlowRun()
    said, rolled = list(answers), list(fate)
    try:
        question = next(flow)
        while True:
            if isinstance(question, Choose) and len(question.options) == 1:
                question = flow.send(question.options[0])
                continue
            if isinstance(question, Draw) and len(question.bag) == 1:
                question = flow.send(next(iter(question.bag)))
                continue
            script = rolled if question.by_fate else said
            if not script:
                if stop:
                    played.open = question
                    _note(played, question)
                    return played
                raise AssertionError(f"no answer left for {question!r}; left over: {said} and fate {rolled}")
            _note(played, question)
            question = flow.send(_answer(question, script.pop(0), said, rolled))
    except StopIteration as end:
        played.result = end.value
    except GameOver as over:
        played.outcome = over.outcome
    if said or rolled:
        raise AssertionError(f"answers left over: {said}, fate {rolled}; asked: {played.asked}")
    return played


def _note(played: FlowRun, question: Question) -> None:
    played.asked.append(question.ask.name)
    played.questions.append(question)
    if isinstance(question, Choose):
        played.offered.append([option_id(option) for option in question.options])


def _answer(question: Question, given: Any, said: list[Any], rolled: list[Any]) -> Any:
    try:
        if question.several:
            seat, answer = given
            return seat, question.part(seat).check(answer)
        return question.check(given)
    except Exception as error:
        left = rolled if question.by_fate else said
        raise AssertionError(f"{question!r} does not take {given!r} ({error}); left over: {left}") from error
