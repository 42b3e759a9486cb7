"""LEVEL 3: playable lessons. What a lesson is (`script.py`), and who leads through it (`coach.py`); for every client alike."""

from tumblekeep.lesson.coach import Coach, LessonBroken
from tumblekeep.lesson.script import Lesson, Step, has_lesson, lesson_of, lesson_words

__all__ = ["Coach", "Lesson", "LessonBroken", "Step", "has_lesson", "lesson_of", "lesson_words"]
