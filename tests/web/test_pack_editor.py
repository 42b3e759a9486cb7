"""A pack of one's own in the browser: a number is changed, the card says it at once, a slip is named, and the file is taken home."""

from __future__ import annotations

import zipfile
from typing import Any

from web.barriers import barriers
from web.conftest import PHONE
from web.held import let_pass


def test_a_card_is_changed_judged_copied_and_downloaded(window: Any) -> None:
    page = window(PHONE, language="fr")
    page.goto("/packs/dungeon_attack")
    page.click("[data-row=warrior]")
    page.fill('[data-path="warrior.cr"]', "50")
    let_pass(page, 500)
    page.wait_for_selector("[data-verdict=bad]")
    assert "De 0 à 12, c’est possible." in page.inner_text("[data-verdict]")
    assert page.is_disabled("[data-download]")
    page.fill('[data-path="warrior.cr"]', "5")
    let_pass(page, 500)
    page.wait_for_selector("[data-verdict=good]")
    assert "valeur 5" in page.inner_text("[data-preview]")
    assert barriers(page) == []
    page.click("[data-copy]")
    let_pass(page, 500)
    page.wait_for_selector("[data-verdict=good]")
    page.reload()
    page.wait_for_selector("[data-row=warrior_2]")  # the draft stays on this device
    page.wait_for_selector("[data-verdict=good]")
    with page.expect_download() as coming:
        page.click("[data-download]")
    with zipfile.ZipFile(coming.value.path()) as archive:
        assert b"[warrior_2]" in archive.read("my-pack/content/adventurers.toml")
        assert "card-warrior_2 = " in archive.read("my-pack/locale/fr.ftl").decode()
