"""Checks of a lesson and of a first table: it plays through under the rules, mistakes change nothing, and all it says has words in every language."""

from __future__ import annotations

from collections.abc import Callable

from tumblekeep.core.ask import option_id
from tumblekeep.core.game import Game
from tumblekeep.core.log import log_of, to_text
from tumblekeep.games import languages_of
from tumblekeep.lesson import Coach, Lesson, LessonStep, guide_of, has_lesson, lesson_of, lesson_words
from tumblekeep.players.levels import LEVELS
from tumblekeep.text import Phrasebook


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
    """Everything a lesson may say can be said in every language."""
    for language in languages_of(lesson.game):
        book = Phrasebook(language, lesson.game, *lesson_words(lesson.game))
        missing = [message for message in lesson.messages() if f"[{message}]" in book.say(message)]
        assert not missing, f"{language}: no words for {missing}"


FEWEST_STEPS, MOST_STEPS = 6, 16
FEWEST_CHOICES = 3
MOST_WORDS, MOST_AT_ONCE = 600, 85
FEWEST_HINTS = 5


def lesson_takes_a_few_minutes(lesson: Lesson) -> None:
    """Six to sixteen steps, three questions at least, and few enough words to be read in that time."""
    steps = lesson.steps
    assert FEWEST_STEPS <= len(steps) <= MOST_STEPS, (
        f"the lesson has {len(steps)} steps, not {FEWEST_STEPS} to {MOST_STEPS}"
    )
    choices = sum(bool(step.right) for step in steps)
    assert choices >= FEWEST_CHOICES, f"the lesson asks {choices} times, not {FEWEST_CHOICES}"
    assert not steps[-1].right, f"step {steps[-1].name} asks something: the last word is the coach's"
    assert steps[-2].right or steps[-3].right, "the lesson does not end in a choice"
    for language in languages_of(lesson.game):
        book = Phrasebook(language, lesson.game, *lesson_words(lesson.game))
        read = sum(len(book.say(step.says.id).split()) for step in steps)
        assert read <= MOST_WORDS, f"{language}: the lesson says {read} words, more than {MOST_WORDS}"
        for message in lesson.messages():
            said = len(book.say(message).split())
            assert said <= MOST_AT_ONCE, f"{language}: {message} has {said} words, more than {MOST_AT_ONCE}"


CHECKS = (lesson_plays_through, mistakes_change_nothing, lesson_has_words, lesson_takes_a_few_minutes)
"""What every lesson must do."""


def lesson_is_taught(game: Game) -> None:
    """If the game brings a lesson, it plays through, mistakes change nothing, and it takes a few minutes."""
    if has_lesson(game.slug):
        lesson = lesson_of(game.slug)
        for check in CHECKS:
            check(lesson)


def first_table_is_kind(game: Game) -> None:
    """If the game brings a first table: its bots are known, it can be opened, and enough is said there."""
    first = guide_of(game.slug)
    if first is None:
        return
    strange = [bot for bot in first.bots if bot not in LEVELS]
    assert not strange, f"first.toml seats the bots {', '.join(strange)}; there are {', '.join(LEVELS)}"
    assert "careless" in first.bots, "first.toml seats no careless bot, whom a newcomer can beat"
    assert set(first.bots) - {"careless"}, "first.toml seats only careless bots, and nobody to learn from"
    assert len(first.hints) >= FEWEST_HINTS, f"first.toml has {len(first.hints)} hints, not {FEWEST_HINTS}"
    for ask, options in first.advice.items():
        assert options, f"first.toml recommends nothing for {ask}"
