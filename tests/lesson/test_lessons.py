"""Lessons: each can be played through and explains every mistake. If the rules depart from a lesson, the
error names it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tumblekeep.core.ask import option_id
from tumblekeep.core.errors import BadContent, BadOptions, IllegalAnswer, PlayIsOver
from tumblekeep.games import GAMES, load
from tumblekeep.lesson import Coach, Lesson, LessonBroken, lesson_of
from tumblekeep.lesson.script import ScriptedAnswer, read_lesson

LESSONS = GAMES
SMALL = """
names = ["Ada", "Bo"]
[[step]]
name = "door"
first = ["0 adventurer: take.warrior", "1 adventurer: take.monk"]
right = ["bust"]
"""


@pytest.mark.parametrize("slug", [slug for slug in LESSONS if load(slug).throws])
def test_where_dice_are_thrown_the_learner_throws_three_times(slug: str) -> None:
    coach = Coach(lesson_of(slug))
    thrown = 0
    while (step := coach.step) is not None:
        if coach.asked is None:
            question = coach.play.question
            thrown += (
                question is not None and question.kind == "throw" and question.whose == coach.lesson.learner
            )
            coach.go_on()
        else:
            coach.answer(next(given for given in step.right if given in map(option_id, coach.asked.options)))
    assert thrown == 3


@pytest.mark.parametrize("slug", [slug for slug in LESSONS if load(slug).throws])
def test_where_dice_are_thrown_it_begins_with_three_throws_by_hand(slug: str) -> None:
    """And a client without a table to throw on leaves them out: the rest is the same lesson."""
    lesson = lesson_of(slug)
    assert [step.tries for step in lesson.steps] == [3, *(0 for _ in lesson.steps[1:])]
    assert lesson.without_tries().steps == tuple(replace(step, by_hand=False) for step in lesson.steps[1:])
    assert sum(step.by_hand for step in lesson.steps) == 3, "what it tells to throw is thrown by hand"
    coach, without = Coach(lesson), Coach(lesson.without_tries())
    assert coach.asked is None
    coach.go_on()
    assert coach.says == without.says
    assert coach.play.look(lesson.learner) == without.play.look(lesson.learner)


def small() -> Lesson:
    return read_lesson("dungeon_attack", SMALL)


def test_a_step_that_the_rules_no_longer_reach_is_named() -> None:
    lesson = small()
    step = replace(lesson.steps[0], first=(*lesson.steps[0].first, ScriptedAnswer(None, "treasure", "DD")))
    with pytest.raises(
        LessonBroken, match=r"step door: .*act.* is asked, but its script says 'treasure: DD'"
    ):
        Coach(replace(lesson, steps=(step,)))


def test_an_answer_that_the_rules_no_longer_offer_is_named() -> None:
    lesson = small()
    said = (ScriptedAnswer(0, "adventurer", "take.warrior"), ScriptedAnswer(1, "adventurer", "take.dragon"))
    with pytest.raises(LessonBroken, match=r"step door: .*'1 adventurer: take.dragon'"):
        Coach(replace(lesson, steps=(replace(lesson.steps[0], first=said),)))
    with pytest.raises(LessonBroken, match=r"step door: .*dance is not offered among bust, pass"):
        Coach(replace(lesson, steps=(replace(lesson.steps[0], right=("dance",)),)))


def test_an_answer_that_is_told_nothing_is_named() -> None:
    lesson = small()
    with pytest.raises(LessonBroken, match=r"step door: .*'pass' has no explanation"):
        Coach(replace(lesson, steps=(replace(lesson.steps[0], wrong={"bust": "x"}),)))


def test_the_coach_refuses_what_is_not_offered_and_what_comes_too_late() -> None:
    coach = Coach(small())
    with pytest.raises(IllegalAnswer):
        coach.answer("dance")
    with pytest.raises(LessonBroken):
        coach.go_on()
    assert coach.answer("bust") is None
    assert coach.step is None
    with pytest.raises(PlayIsOver):
        coach.answer("bust")


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(BadOptions):
        lesson_of("no_such_game")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("names = [", "dungeon_attack/lesson.toml: "),
        ("seats = 2", "lesson.toml: 'seats' means nothing here"),
        ("names = []\nstep = []", "'names' should say who sits"),
        ('names = ["Ada"]\nlearner = 1\nstep = []', "'learner' should be a seat from 0 to 0"),
        ('names = ["Ada"]\nstep = []', "'step' should hold at least one"),
        ('names = ["Ada"]\n[[step]]\nname = "A b"', r"step 1 \(A b\): 'name' should be small letters"),
        (
            'names = ["Ada"]\n[[step]]\nname = "a"\ntries = 11',
            "'tries' should be a number of throws from 1 to 10",
        ),
        ('names = ["Ada"]\n[[step]]\nname = "a"\ntries = 2\nright = ["b"]', "with 'tries' has nothing else"),
        ('names = ["Ada"]\n[[step]]\nname = "a"\nby_hand = true\nright = ["b"]', "'by_hand' asks nothing"),
        ('names = ["Ada"]\n[[step]]\nname = "a"\nlight = []', "step 1: 'light' means nothing here"),
        ('names = ["Ada"]\n[[step]]\nname = "a"\nfirst = ["roll"]', r"step 1 \(a\): 'first' should say"),
        ('names = ["Ada"]\n[[step]]\nname = "a"\nright = "bust"', r"step 1 \(a\): 'right' should be list"),
        ('names = ["Ada"]\n[[step]]\nname = "a"\n[[step]]\nname = "a"', r"step 2 \(a\): 'name' is already"),
        ('names = ["Ada"]\n[[step]]\nname = "a"\nwrong = { b = "c" }', "'wrong' needs 'right'"),
        ('names = ["A"]\n[[step]]\nname = "a"\nright = ["b"]\nwrong = { b = "c" }', "both right and wrong"),
    ],
)
def test_a_slip_of_the_pen_names_file_step_and_key(text: str, told: str) -> None:
    with pytest.raises(BadContent, match=told):
        read_lesson("dungeon_attack", text)
