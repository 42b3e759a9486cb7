"""The clock that a test holds: the page has no other, and it runs as it is told."""

from __future__ import annotations

import re
from typing import Any

from web.conftest import ROOT
from web.held import PICTURE, let_pass

OF_THE_NETWORK = (
    "shell/connection.ts",
    "shell/patient-fetch.ts",
    "lobby/Lobby.svelte",
    "lobby/TableList.svelte",
    "lobby/KnockForm.svelte",
    "operator/OperatorPage.svelte",
    "analysis/AnalysisPage.svelte",
    "company/looking.svelte.ts",
    "company/presence.ts",
)
"""These speak with the server: they wait for it, and ask again."""
OF_DEVICES = (
    "pocket/nearby/NearbyDialog.svelte",
    "pocket/nearby/host.ts",
    "pocket/nearby/peer.ts",
    "pocket/nearby/scan.ts",
)
"""These wait for a camera, or for another device in the room."""
OF_A_WORKER = ("pocket/house-worker.ts",)
"""It is no part of the page. It measures how long Python took to wake, and nothing waits by that."""


def test_nothing_on_the_page_keeps_a_time_of_its_own() -> None:
    own = re.compile(
        r"setTimeout\(|setInterval\(|requestAnimationFrame\(|performance\.now\(|Date\.now\(|setAnimationLoop\("
    )
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    named = {
        str(path.relative_to(ROOT / "web" / "src")): path.read_text(encoding="utf-8") for path in sources
    }
    assert {name for name, text in named.items() if own.search(text)} == {
        "shell/clock.ts",
        *OF_THE_NETWORK,
        *OF_DEVICES,
        *OF_A_WORKER,
    }


def test_time_passes_only_when_it_is_told_to(window: Any) -> None:
    page = window()
    page.goto("/credits")
    page.evaluate(
        """() => {
            window.heard = [];
            const begun = heldClock.now();
            const hear = (what) => () => window.heard.push([what, heldClock.now() - begun]);
            heldClock.after(100, hear("late"));
            heldClock.after(10, hear("soon"));
            heldClock.after(20, hear("never"))();
            heldClock.every(40, hear("again"));
        }"""
    )
    assert page.evaluate("window.heard") == []
    let_pass(page, 100)
    assert page.evaluate("window.heard") == [["soon", 10], ["again", 40], ["again", 80], ["late", 100]]


def test_pictures_come_while_something_moves(window: Any) -> None:
    page = window()
    page.goto("/credits")
    page.evaluate(
        """() => {
            window.seen = [];
            const move = (now) => window.seen.push(now) < 4 && heldClock.frame(move);
            heldClock.frame(move);
        }"""
    )
    let_pass(page, 1000)
    first, *others = page.evaluate("window.seen")
    assert [at - first for at in others] == [PICTURE, 2 * PICTURE, 3 * PICTURE]
