"""A lesson in the browser: the coach speaks, a mistake is explained, and the lesson ends where the game
begins."""

from __future__ import annotations

from typing import Any

import pytest

from tumblekeep.core.ask import option_id
from tumblekeep.kit.throwing import is_installed
from tumblekeep.lesson import Coach, lesson_of
from web.barriers import barriers
from web.conftest import DESKTOP, PHONE


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESKTOP, "en")], ids=["phone", "desktop"])
def test_a_lesson_is_taken_from_the_lobby_to_its_end(
    window: Any, size: tuple[int, int], language: str
) -> None:
    page = window(size, language=language)
    page.goto("/lesson/dungeon_attack")
    coach = Coach(lesson_of("dungeon_attack"))
    while (step := coach.step) is not None:
        page.wait_for_selector(f'[data-step="{coach.place[0]}"]')
        if coach.asked is None:
            page.click("[data-go-on]")
            coach.go_on()
            continue
        right = next(one for one in map(option_id, coach.asked.options) if one in step.right)
        page.wait_for_selector(f'#tray[data-asked="{coach.asked.ask.name}"]')
        if step.name == "door":
            page.click('#tray [data-option="pass"]')
            page.wait_for_selector("[data-why]")
            assert page.locator(f'[data-step="{coach.place[0]}"]').count() == 1
            assert barriers(page) == []
        page.click(f'#tray [data-option="{right}"]')
        coach.answer(right)
    page.wait_for_selector('[data-step="over"]')
    assert "[lesson" not in page.inner_text("body")
    page.click("[data-play]")
    page.wait_for_selector("[data-lesson=dungeon_attack]")  # the lobby offers it again


@pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
def test_a_lesson_of_throws_begins_with_ones_own_hand(window: Any) -> None:
    page = window(PHONE, language="fr")
    page.goto("/lesson/dungeon_fighter")
    page.wait_for_selector("[data-tries='3'] [data-phase=aim]")
    assert page.locator("[data-go-on].ghost").count() == 1  # one may go on without
    for left in (2, 1, 0):
        page.focus("[data-stage] canvas")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"[data-tries='{left}'] [data-phase=told]")
        if left == 1:
            assert barriers(page) == []
        page.click("[data-next]")
        page.wait_for_selector("[data-phase=aim]")
    page.click("[data-go-on].go")
    page.wait_for_selector('[data-step="2"] .fighter')
    assert page.locator("[data-stage]").count() == 0
    assert "[lesson" not in page.inner_text("body")

    # it said "now throw" and showed no table to throw on
    page.click("[data-go-on]")
    page.click('#tray [data-option="throw.blue"]')
    page.wait_for_selector("[data-step='4'] [data-tries='1'] [data-phase=aim]")
    page.focus("[data-stage] canvas")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-tries='0'] [data-phase=told]")
    page.click("[data-go-on].go")
    page.wait_for_selector("[data-step='5'] .fighter")
