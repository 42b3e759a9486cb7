"""The end page: what it asks the server for, and what somebody finds who was sent its link."""

from __future__ import annotations

from typing import Any

from web.hands import OVER
from web.tables import finished, lay


def test_the_end_page_asked_for_every_frame_of_the_game(window: Any) -> None:
    page = window()
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url.partition("/api/tables/")[2].partition("/")[2]))
    lay(page, finished("dungeon_fighter"))
    page.wait_for_selector(f"{OVER} [data-course=whole]")
    page.locator(f"{OVER} [data-highlights] li").first.wait_for()
    page.locator("[data-timeline] .turns i").first.wait_for(state="attached")
    page.get_by_role("slider", name="Move").fill("3")
    assert [one for one in asked if one.startswith(("replay", "recap", "throws"))] == ["recap"]
    page.get_by_role("button", name="Watch it again").click()
    page.wait_for_selector(f"{OVER}", state="detached")
    page.wait_for_function("() => document.querySelector('[data-timeline] .told')")
    assert any(one.startswith("replay") for one in asked)


def test_a_server_that_was_too_busy_left_a_red_line_and_an_empty_chart(window: Any) -> None:
    page = window(grumbles="429")
    refused: list[str] = []

    def busy(route: Any) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(
                status=429,
                headers={"Retry-After": "2"},
                json={"problem": {"id": "x", "args": {}, "text": "That is too fast."}},
            )

    page.route("**/api/tables/*/recap", busy)
    lay(page, finished("dungeon_attack"))
    page.get_by_text("One moment, trying again.").wait_for()
    page.wait_for_selector(f"{OVER} [data-course=whole]")
    assert len(refused) == 1
    assert page.locator(f"{OVER} [data-timeline] .blood").count() == 0
    assert page.get_by_text("That is too fast.").count() == 0


def test_a_shared_game_opened_on_its_first_move_instead_of_its_result(window: Any) -> None:
    page = window()
    lay(page, finished("dungeon_attack"))
    page.wait_for_selector(OVER)
    title = page.locator(f"{OVER} h1").inner_text()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.share = undefined")
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_text("Copied.").wait_for()
    link = page.evaluate("navigator.clipboard.readText()").split()[-1]
    stranger = window(name="Bo")
    stranger.goto(link)
    stranger.wait_for_selector(OVER)
    assert stranger.locator(f"{OVER} h1").inner_text() == title
    stranger.click("[data-watch]")
    stranger.wait_for_selector(OVER, state="detached")
    stranger.get_by_role("button", name="Pause").wait_for()
    stranger.goto(link)
    stranger.click("[data-play-yourself]")
    stranger.wait_for_selector('#tray[data-asked="adventurer"]')
    assert stranger.url != link
    assert stranger.locator(".seat").count() == 2


def test_harder_was_offered_for_a_game_that_has_no_difficulty(window: Any) -> None:
    page = window()
    lay(page, finished("dungeon_fighter"))
    page.locator("[data-else]", has_text="Harder, or another way").wait_for()
    lay(page, finished("dungeon_attack"))
    page.locator("[data-else]", has_text="Play it another way").click()
    page.wait_for_selector("[data-raised=nothing]")
    assert "arder" not in page.locator("[data-raised]").inner_text()
