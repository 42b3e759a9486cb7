"""Analysis in the browser: the course of a finished game, its sums, and a second try at a mistake."""

from __future__ import annotations

from typing import Any

from web.conftest import PHONE
from web.hands import OVER
from web.tables import finished, lay


def test_a_finished_game_is_looked_back_at_and_a_mistake_is_tried_again(window: Any) -> None:
    page = window(PHONE, language="fr")
    lay(page, finished("dungeon_attack", seed=2))  # seed 1 has no mistake that whole games bear out
    page.wait_for_selector(OVER)
    page.goto(page.url.replace("/t/", "/look/"))
    page.wait_for_selector("[data-look=there]")
    sums = page.locator("[data-sum]").all_inner_texts()
    assert len(sums) == 1, "all want the same"
    assert "par le hasard" in sums[0]
    assert "par les décisions" in sums[0]
    page.wait_for_selector("[data-position]")
    told = page.locator("[data-told]").inner_text()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(
        "(before) => document.querySelector('[data-told]').textContent !== before", arg=told
    )
    again = page.locator("[data-try-again]").first
    number = again.get_attribute("data-try-again")
    again.click()
    page.wait_for_selector(f'[data-trying="{number}"] [data-try]')
    page.locator("[data-trying] [data-try]").first.click()
    page.wait_for_selector("[data-trying] [data-right]")
