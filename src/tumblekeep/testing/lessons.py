"""Checks of a lesson: the rules play it to the end, mistakes change nothing, and it has words in every language."""

from __future__ import annotations

from collections.abc import Callable

from tumblekeep.core.ask import option_id
from tumblekeep.core.log import log_of, to_text
from tumblekeep.lesson import Coach, Lesson, LessonStep, lesson_words
from tumblekeep.text import LANGUAGES, Phrasebook


def lesson_plays_through(lesson: Lesson) -> None:
    """Right answers lead from the first step to the last, and what a step highlights is on the table then."""
    _taken(lesson, lambda coach, step: None)


def mistakes_change_nothing(lesson: Lesson) -> None:
    """Every wrong answer is explained and changes nothing, and the lesson can still be finished."""

    def err(coach: Coach, step: LessonStep) -> None:
        assert coach.asked is not None
        before = to_text(log_of(coach.play, lesson.names))
        for given in map(option_id, coach.asked.options):
            if given not in step.right:
                why = coach.answer(given)
                assert why is not None, f"step {step.name}: {given} is told nothing"
                assert why.id in set(step.messages()), f"step {step.name}: {why.id} is not declared"
                assert coach.step is step, f"step {step.name}: {given} went on"
                assert to_text(log_of(coach.play, lesson.names)) == before, (
                    f"step {step.name}: {given} changed the table"
                )

    _taken(lesson, err)


def _taken(lesson: Lesson, before_each: Callable[[Coach, LessonStep], None]) -> None:
    coach = Coach(lesson)
    asked = 0
    while (step := coach.step) is not None:
        there = coach.game.pieces(coach.play.look(lesson.learner))
        missing = [piece for piece in step.lit if piece not in there]
        assert not missing, f"step {step.name} lights {missing}; there are {sorted(there)}"
        if coach.asked is None:
            coach.go_on()
            continue
        asked += 1
        before_each(coach, step)
        offered = map(option_id, coach.asked.options)
        assert coach.answer(next(given for given in offered if given in step.right)) is None
    assert asked, "a lesson asks something"


def lesson_has_words(lesson: Lesson) -> None:
    """Everything a lesson may say has words in every language."""
    for language in LANGUAGES:
        book = Phrasebook(language, lesson.game, *lesson_words(lesson.game))
        missing = [message for message in lesson.messages() if f"[{message}]" in book.say(message)]
        assert not missing, f"{language}: no words for {missing}"


CHECKS = (lesson_plays_through, mistakes_change_nothing, lesson_has_words)
