"""Somebody to play with: two windows that press Play now sit down at the same table."""

from __future__ import annotations

import os
from typing import Any

from web.conftest import DESKTOP, PHONE

PICTURES = os.environ.get("TUMBLEKEEP_TEST_PICTURES", "")
"""A folder for pictures of what these tests see; empty: none are taken."""


def picture(page: Any, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def test_two_people_press_play_now_and_sit_at_one_table(window: Any) -> None:
    ada = window(DESKTOP, name="Ada", painted=bool(PICTURES))
    ada.goto("/")
    ada.locator("[data-find]").click()
    bar = ada.locator('[data-looking="waiting"]')
    bar.locator('[data-usual="unseen"]').wait_for()  # nothing was seen yet, and nothing is made up
    bar.locator("[data-change]").click()
    bar.locator("[data-players]").select_option("2-2")
    bar.locator("[data-counts]").check()
    picture(ada, "looking-desktop")
    ada.reload()
    ada.locator('[data-looking="waiting"]').wait_for()  # it goes on
    bo = window(PHONE, name="Bo", language="fr", painted=bool(PICTURES))
    bo.goto("/")
    picture(bo, "door-phone")
    bo.locator("[data-find]").click()
    waiting = bo.locator('[data-looking="waiting"]')
    waiting.locator("[data-change]").click()
    picture(bo, "looking-phone")
    waiting.locator("[data-players]").select_option("2-2")
    waiting.locator("[data-counts]").check()
    for page in (ada, bo):
        page.wait_for_url("**/t/*")
        page.locator(".table").wait_for()
        assert page.locator('[data-looking="waiting"]').count() == 0
    assert ada.url == bo.url
    picture(bo, "found-phone")


def test_a_table_begins_for_somebody_whose_page_was_reloaded_before_it_heard_of_its_change(
    window: Any,
) -> None:
    """The server had the seal of a number that the page had forgotten: the table waited for that number for ever."""
    ada, bo = window(DESKTOP, name="Ada"), window(PHONE, name="Bo")
    ada.goto("/")
    ada.locator("[data-find]").click()
    ada.locator('[data-looking="waiting"] [data-change]').click()
    with ada.expect_event("requestfinished", lambda request: request.method == "POST"):
        ada.locator("[data-players]").select_option("2-2")
    heard: list[Any] = []

    def unheard(route: Any) -> None:
        if route.request.method == "POST":
            heard.append(route.fetch().status)  # the server does as it is asked, and nobody hears
        else:
            route.continue_()

    ada.route("**/api/pairing/mine", unheard)
    with ada.expect_request(lambda request: request.method == "POST"):
        ada.locator("[data-counts]").check()
    while not heard:
        ada.evaluate("1")
    ada.unroute("**/api/pairing/mine")
    ada.reload()
    bo.goto("/")
    bo.locator("[data-find]").click()
    bo.locator('[data-looking="waiting"] [data-change]').click()
    bo.locator("[data-players]").select_option("2-2")
    bo.locator("[data-counts]").check()
    for page in (ada, bo):
        page.wait_for_url("**/t/*")
        page.locator(".table").wait_for()
    assert heard == [200]
    assert ada.url == bo.url


def test_whoever_stops_looking_is_back_at_the_door(window: Any) -> None:
    page = window()
    page.goto("/")
    page.locator("[data-find]").click()
    page.locator("[data-stop]").click()
    page.locator('[data-looking="waiting"]').wait_for(state="detached")
    assert page.locator("[data-find]").is_enabled()


def test_a_link_makes_friends_and_one_press_invites(window: Any) -> None:
    ada = window(DESKTOP, name="Ada", painted=bool(PICTURES))
    ada.goto("/")
    ada.locator("[data-find]").click()  # whoever has done something is somebody
    ada.locator("[data-stop]").click()
    ada.locator('[data-looking="waiting"]').wait_for(state="detached")  # else the next test meets her
    ada.goto("/friends")
    ada.locator("[data-make-link]").click()
    link = ada.locator("[data-friend-link]").inner_text()
    picture(ada, "friends-link")
    bo = window(PHONE, name="Bo", language="fr", theme="light", painted=bool(PICTURES))
    bo.goto(link)
    bo.locator("[data-friend-yes]").wait_for()
    assert "#" not in bo.url  # the code is nowhere in the address once it was read
    picture(bo, "friends-open-phone")
    bo.locator("[data-friend-yes]").click()
    bo.locator('[data-friend="Ada"]').wait_for()
    picture(bo, "friends-phone")
    ada.reload()
    ada.locator('[data-friend="Bo"] [data-play-with]').click()
    ada.wait_for_url("**/t/*")
    bo.reload()
    bo.locator("[data-invitation] a").click()
    bo.wait_for_url(ada.url)
