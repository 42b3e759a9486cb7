"""Reporting somebody in the chat, and the operator who reads it."""

from __future__ import annotations

import os
from typing import Any

from web.barriers import barriers, overflows, small_targets
from web.conftest import DESKTOP, OPERATOR_KEY, PHONE
from web.tables import begin_together

PICTURES = os.environ.get("TUMBLEKEEP_TEST_PICTURES", "")
"""A folder for pictures of what these tests see; empty: none are taken."""


def picture(page: Any, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def test_what_a_player_reports_is_read_on_the_operators_page(window: Any) -> None:
    ada = window(DESKTOP, name="Ada", painted=bool(PICTURES))
    bo = window(name="Bo")
    begin_together(ada, bo)
    table = ada.url.rpartition("/")[2]
    for page in (ada, bo):
        page.get_by_role("tab", name="Chat").click()
    bo.locator(".say input").fill("you play like a skeleton")
    bo.locator(".say input").press("Enter")
    ada.locator("#side-panel").get_by_text("you play like a skeleton").wait_for()
    ada.locator("#side-panel .who").click()
    ada.click("[data-report]")
    ada.locator("[data-report-form] textarea").fill("not the first time")
    assert barriers(ada) == []
    picture(ada, "report")
    ada.click("[data-report-send]")
    ada.locator("[data-report-form]").wait_for(state="detached")
    keeper = window(PHONE, name="Keeper", language="fr", painted=bool(PICTURES))
    keeper.goto("/operator")
    keeper.locator("[data-key]").fill(OPERATOR_KEY)
    keeper.locator("[data-key]").press("Enter")
    waiting = keeper.locator("[data-people-report]", has_text=table)
    waiting.wait_for()
    assert "Bo · ses paroles" in waiting.inner_text()
    assert "you play like a skeleton" in waiting.inner_text()
    assert "not the first time" in waiting.inner_text()
    assert barriers(keeper) == []
    assert small_targets(keeper) == []
    assert not overflows(keeper)
    waiting.scroll_into_view_if_needed()
    picture(keeper, "operator-reports")
    waiting.locator("[data-noted]").click()
    waiting.wait_for(state="detached")
