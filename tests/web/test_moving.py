"""A game is taken from a server as a file, is frozen there, and comes back, by clicks on a phone."""

from __future__ import annotations

import os
from pathlib import Path

from web.conftest import PHONE, Window
from web.hands import answer, asked, gaps, how_far
from web.tables import begin

PICTURES = os.environ.get("TUMBLEKEEP_TEST_PICTURES", "")


def pictured(page: object, name: str) -> None:
    """Keep a picture, if somebody wants to look."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")  # type: ignore[attr-defined]


def test_a_game_is_taken_home_and_brought_back(window: Window) -> None:
    page = window(PHONE, language="fr", painted=bool(PICTURES), grumbles="422")
    begin(page, "dungeon_attack")
    answer(page)
    asked(page)
    far = how_far(page)
    page.click('header button[aria-haspopup="dialog"]')
    page.get_by_role("button", name="Emporter chez soi").click()
    page.wait_for_selector("dialog [data-take]:enabled")
    pictured(page, "take")
    with page.expect_download() as saved:
        page.click("dialog [data-take]")
    assert saved.value.suggested_filename.endswith(".table")
    text = saved.value.path().read_text()
    page.wait_for_selector('[data-moved="device"]')
    page.get_by_text("Elle reprendra ici quand elle reviendra").wait_for()
    pictured(page, "moved")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    page.reload()  # frozen for good, and its file can be had again
    page.wait_for_selector('[data-moved="device"]')
    with page.expect_download() as again:
        page.click("main [data-take]")
    assert again.value.path().read_text() == text

    cut = {"name": "cut.table", "mimeType": "", "buffer": text[:-20].encode()}
    page.set_input_files("[data-bring]", cut)
    page.get_by_text("Ce fichier a été coupé").wait_for()
    page.set_input_files("[data-bring]", {**cut, "buffer": text.encode()})
    asked(page)
    assert how_far(page) == far
    answer(page)
    assert gaps(page) == []
