"""A server offers its pocket, and what was finished there without a network is among one's games when the device is back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pocket.folder import made_folder
from web.conftest import PHONE, Server
from web.hands import OVER
from web.tables import finished

READY = "[data-pocket=ready]"
PICTURES = os.environ.get("TUMBLEKEEP_TEST_PICTURES", "")


@pytest.fixture
def offering(
    built: Path, tmp_path_factory: pytest.TempPathFactory, worker_id: str, tmp_path: Path
) -> Iterator[Server]:
    server = Server(tmp_path)
    server.pocket = ["--pocket", str(made_folder(tmp_path_factory, worker_id))]
    server.start()
    yield server
    server.stop()


def pictured(page: Any, name: str) -> None:
    """Keep a picture, if somebody wants to look."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def test_a_game_finished_in_the_pocket_is_among_my_games_when_the_device_is_back(
    chromium: Any, offering: Server
) -> None:
    context = chromium.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce", locale="fr-FR"
    )
    context.set_default_timeout(600_000)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{offering.address}/credits")
    made = page.evaluate(
        "async () => (await fetch('/api/people', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({name: 'Ada'})})).json()"
    )
    page.evaluate(
        "made => localStorage.setItem('tumblekeep-people', JSON.stringify({persons:"
        " [{...made.person, secret: made.secret}], now: made.person.id, guest: false}))",
        made,
    )
    page.goto(offering.address)
    link = page.locator("[data-take-along]")
    link.scroll_into_view_if_needed()
    pictured(page, "take-along")
    assert not [one for one in asked if "/pocket" in one], "fetched before anybody wanted it"
    link.click()
    page.wait_for_selector(f"{READY}[data-offline=true]")
    context.set_offline(True)

    log = {"name": "over.tumble", "mimeType": "", "buffer": finished("dungeon_attack").encode()}
    page.set_input_files('input[type=file][accept*=".tumble"]', log)
    page.wait_for_url("**/#/t/*")
    table = page.url.rpartition("/")[2]
    page.goto(f"{offering.address}/pocket/#/")
    page.click("[data-kept]")
    page.wait_for_selector("[data-add-finished]:disabled")
    page.get_by_text("Connectez-vous pour les ajouter").wait_for()
    with page.expect_download() as saved:
        page.click("[data-save-finished]")
    context.set_offline(False)
    pictured(page, "finished")
    page.click("[data-add-finished]:enabled")
    page.wait_for_selector("[data-added='1']")
    pictured(page, "finished-added")

    page.goto(f"{offering.address}/me/games")
    page.wait_for_selector(f"[data-game='{table}']")
    page.set_input_files("[data-import]", saved.value.path())  # the same once more, by the file
    page.get_by_text("parmi les vôtres").wait_for()
    assert page.locator("[data-game]").count() == 1
    page.get_by_text("De votre appareil").wait_for()
    pictured(page, "my-games")
    page.click(f"a[href='/t/{table}']")
    page.wait_for_selector(OVER)
    context.close()
