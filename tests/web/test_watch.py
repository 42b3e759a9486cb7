"""The best table that is being played now, on the first page: live, as a spectator sees it."""

from __future__ import annotations

import os
from typing import Any

from web.conftest import DESKTOP, PHONE
from web.hands import answer
from web.held import let_pass
from web.tables import begin_together

LIVE = '[data-watch] [data-watch-live="true"]'
LOOK = 2000
PICTURES = os.environ.get("TUMBLEKEEP_TEST_PICTURES", "")
"""A folder for pictures of what these tests see; empty: none are taken."""


def told(page: Any) -> Any:
    """What is told of the best table, which may be a few seconds old."""
    found = page.request.get("/api/watch").json()["table"]
    return found and found["id"]


def look_down(page: Any) -> None:
    """Scroll to the foot of the first page until it has asked what there is to watch; what loads above it moves it down."""
    answers: list[Any] = []
    page.on("response", lambda response: answers.append(response) if "/api/watch" in response.url else None)
    while not answers:
        page.locator("[data-below]").evaluate("one => one.scrollIntoView()")


def test_a_game_that_is_played_in_public_goes_on_before_the_eyes_of_whoever_opens_the_first_page(
    window: Any,
) -> None:
    ada, bo = window(name="Ada"), window(name="Bo")
    begin_together(ada, bo, public=True)
    table = ada.url.rpartition("/")[2]
    while told(ada) != table:
        ada.evaluate("1")
    for size, language in ((DESKTOP, "en"), (PHONE, "fr")):
        eye = window(size, name="Cy", language=language, painted=bool(PICTURES))
        eye.goto("/")
        look_down(eye)
        card = eye.locator(f'[data-watch="{table}"]')
        card.scroll_into_view_if_needed()
        eye.locator(LIVE).wait_for()
        card.locator("[data-position]").wait_for()
        if PICTURES:
            card.scroll_into_view_if_needed()
            eye.screenshot(path=f"{PICTURES}/watch-{language}.png")
    before = card.locator("[data-position]").inner_html()
    answer(ada)
    while card.locator("[data-position]").inner_html() == before:
        with eye.expect_response("**/api/watch"):
            let_pass(eye, LOOK)
    eye.locator(f'[data-watch="{table}"] [data-watch-open]').click()
    eye.wait_for_url(f"**/t/{table}")


def test_nothing_live_is_shown_while_nobody_plays_in_public(window: Any) -> None:
    ada, bo = window(name="Ada"), window(name="Bo")
    begin_together(ada, bo)
    while told(ada) is not None:  # whoever played in another test has just left
        ada.evaluate("1")
    eye = window(name="Cy")
    eye.goto("/")
    look_down(eye)
    eye.locator("[data-find]").first.wait_for()
    assert eye.locator(LIVE).count() == 0
