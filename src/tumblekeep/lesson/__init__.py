"""LEVEL 3: playable lessons. What a lesson is (`script.py`), and who leads through it (`coach.py`), for every
client."""

from tumblekeep.lesson.coach import Coach, LessonBroken
from tumblekeep.lesson.first import FirstGameGuide, guide_of
from tumblekeep.lesson.script import Lesson, LessonStep, has_lesson, lesson_of, lesson_words

__all__ = [
    "Coach",
    "FirstGameGuide",
    "Lesson",
    "LessonBroken",
    "LessonStep",
    "guide_of",
    "has_lesson",
    "lesson_of",
    "lesson_words",
]
