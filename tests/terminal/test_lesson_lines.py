"""`tumblekeep learn`: a lesson at the keyboard, line by line."""

from __future__ import annotations

import pytest

from tumblekeep.__main__ import main
from tumblekeep.core.ask import option_id
from tumblekeep.games import GAMES
from tumblekeep.lesson import Coach, has_lesson, lesson_of
from tumblekeep.terminal.lesson_lines import LessonSession

LESSONS = [slug for slug in GAMES if has_lesson(slug)]


def taken(slug: str, language: str, *, wrong_first: bool = False) -> str:
    """Type through a lesson and return everything that was written."""
    coach = Coach(lesson_of(slug))
    written: list[str] = []
    erred: set[str] = set()

    def hear(prompt: str) -> str:
        written.append(prompt)
        step, asked = coach.step, coach.asked
        assert step is not None
        if asked is None:
            return ""
        offered = [option_id(option) for option in asked.options]
        if wrong_first and step.name not in erred:
            erred.add(step.name)
            return str(1 + next(n for n, given in enumerate(offered) if given not in step.right))
        return str(1 + next(n for n, given in enumerate(offered) if given in step.right))

    LessonSession(coach, language, hear, written.append).run()
    assert coach.step is None
    return "\n".join(written)


@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_is_told_to_its_end(slug: str) -> None:
    told = taken(slug, "fr")
    assert "[lesson-" not in told
    assert "[ui-" not in told
    assert f"tumblekeep play {slug}" in told


def test_a_mistake_is_explained_and_asked_again() -> None:
    told = taken("dungeon_attack", "en", wrong_first=True)
    assert "monsters don’t leave by themselves" in told
    assert "Nothing has changed: choose again." in told


def heard(*typed: str) -> str:
    """Return what is written if somebody types this and then closes the window."""
    left = list(typed)
    written: list[str] = []

    def hear(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    LessonSession(Coach(lesson_of("dungeon_attack")), "en", hear, written.append).run()
    return "\n".join(written)


def test_commands_are_obeyed_anywhere() -> None:
    told = heard("t", "?", "l", "", "dance", "", "q")
    assert told.count("14 × monster") == 2
    assert "14 × monstre" in told
    assert "Vous êtes Ada" in told
    assert "q  quit" in told
    assert "dance" in told
    assert "tumblekeep play" not in told


def test_learn_without_a_game_lists_the_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for slug in LESSONS:
        assert f"tumblekeep learn {slug}" in told


def test_learn_says_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "chess", "--lang", "fr"]) == 1
    assert "chess" in capsys.readouterr().err
