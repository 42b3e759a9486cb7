"""The *Fair dice* card: what was promised, and every die checked in the player's own browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tumblekeep.core.log import from_text
from tumblekeep.server.dice.noting import read_notes
from tumblekeep.server.dice.verification import verify
from web.conftest import DESKTOP, PHONE
from web.hands import gaps, play_on, start

WISHES = ("fight", "bust", "hold", "done", "no")


def finished(page: Any) -> None:
    """Open and play a whole game against a bot in the page."""
    start(page, bots=1)
    page.click("[data-card=wizard]")
    play_on(page, *WISHES)


def checked(page: Any) -> str:
    """Open the card, press the button, and return the result."""
    page.click("[data-fair-open]")
    page.click("[data-prove]")
    page.wait_for_selector('[data-fair]:not([data-fair=""])')
    found = str(page.locator("[data-fair]").get_attribute("data-fair"))
    page.keyboard.press("Escape")
    return found


def bend(page: Any, change: Any) -> None:
    """Make the server report the game differently from now on."""

    def answer(route: Any) -> None:
        lines = [json.loads(line) for line in route.fetch().text().splitlines()]
        change(lines)
        route.fulfill(body="\n".join(json.dumps(line) for line in lines), content_type="text/plain")

    page.unroute_all()
    page.route("**/log", answer)


def test_a_game_is_checked_in_the_browser_and_a_bent_one_refused(window: Any) -> None:
    page = window(PHONE)
    finished(page)
    assert checked(page) == "ok"

    page.click("[data-fair-open]")
    page.click("[data-prove]")
    page.wait_for_selector(".result.good")
    told = page.locator(".fair").inner_text()
    assert "the number of Ada" in told
    assert "they are what this device was shown" in told
    page.click(".fair details:first-of-type summary")
    with page.expect_download() as download:
        page.click("[data-save-notes]")
    notes = read_notes(Path(download.value.path()).read_text(encoding="utf-8"))
    table = page.url.rsplit("/", 1)[-1]
    log = from_text(page.request.get(f"/api/tables/{table}/log").text())
    assert verify(log, notes).sure
    page.keyboard.press("Escape")
    assert gaps(page) == []

    first = 0

    def another_die(lines: list[Any]) -> None:
        nonlocal first
        line = next(line for line in lines[1:] if line["by"] == "fate")
        first, line["answer"] = line["n"], [[99]]

    bend(page, another_die)
    assert checked(page) == "verify-die"
    page.click("[data-fair-open]")
    page.click("[data-prove]")
    page.wait_for_selector(f'[data-first="{first}"]')
    page.keyboard.press("Escape")

    def number_left_out(lines: list[Any]) -> None:
        lines[0]["notes"]["players"][0] = {"seal": "", "number": "", "noted": ""}

    bend(page, number_left_out)
    assert checked(page) == "verify-other-seals"

    def a_die_left_out(lines: list[Any]) -> None:
        rolled = [n for n, line in enumerate(lines) if n and line["by"] == "fate"]
        del lines[rolled[0]]

    bend(page, a_die_left_out)
    assert checked(page) == "verify-gap"

    def a_phantom_undo(lines: list[Any]) -> None:
        """Claim that somebody undid their first choice and made it again."""
        notes, chosen = lines[0]["notes"], next(line for line in lines[1:] if line["by"] != "fate")
        gone = [chosen["ask"], chosen["clause"], chosen["by"], chosen["answer"], None]
        notes["undone"].insert(0, {"to": chosen["n"] - 1, "lines": [gone]})
        started = next(n for n, event in enumerate(notes["record"]) if event[0] == "started")
        notes["record"][started + 1 : started + 1] = [
            ["moved", chosen["by"], 1, None], ["undone", chosen["by"], chosen["n"] - 1, None]
        ]  # fmt: skip

    bend(page, a_phantom_undo)
    assert checked(page) == "verify-not-noted"

    def a_die_reported(lines: list[Any]) -> None:
        line = next(line for line in lines[1:] if line["by"] == "fate")
        line["beside"] = {"reported": True, "seat": 0}

    bend(page, a_die_reported)
    assert checked(page) == "verify-not-reported"

    def all_of_it_loaded(lines: list[Any]) -> None:
        lines[0]["notes"]["loaded"] = 1_000_000

    bend(page, all_of_it_loaded)
    assert checked(page) == "verify-record"

    # what was noted outlives the window; a device that noted nothing is not sure of anything
    page.unroute_all()
    page.reload()
    page.wait_for_selector("[data-over]")
    assert checked(page) == "ok"
    page.evaluate(
        "() => { const kept = JSON.parse(localStorage.tumblekeep);"
        ' localStorage.setItem(`tumblekeep-noted-${kept.held[0].table}`, \'{"broken": true, "head": "",'
        ' "trail": "", "hidden": "", "agreed": [], "answered": 0}\') }'
    )
    page.reload()
    page.wait_for_selector("[data-over]")
    assert checked(page) == "part"
    page.click("[data-fair-open]")
    page.click("[data-prove]")
    page.wait_for_selector("[data-left=verify-part-trail]")
    assert not page.locator(".result.good").count()
    page.keyboard.press("Escape")

    page.evaluate(
        "() => { const kept = JSON.parse(localStorage.tumblekeep);"
        " kept.held[0].promise.commitment = '00'.repeat(32); localStorage.tumblekeep = JSON.stringify(kept) }"
    )
    page.reload()
    page.wait_for_selector("[data-over]")
    assert checked(page) == "verify-noted"


def test_two_people_seal_and_give_their_numbers(window: Any) -> None:
    page, other = window(DESKTOP, name="Ada"), window(PHONE, name="Bo", language="fr")
    page.goto("/")
    page.wait_for_selector("[data-start]:enabled")
    wish = {"game": "dungeon_attack", "seats": [{"kind": "open"}, {"kind": "open"}]}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    table = answer.json()["table"]["id"]
    for one in (page, other):
        one.goto(f"/t/{table}")
        one.click(".sit button")
        one.wait_for_selector(".sit", state="detached")  # seated; the last chair's link is no longer offered
    shown = page.request.get(f"/api/tables/{table}").json()
    assert [seat["adds"] for seat in shown["seats"]] == ["sealed", "sealed"]
    page.click("[data-fair-open]")
    page.wait_for_selector(".fair .chip.gold >> nth=1")
    page.keyboard.press("Escape")
    page.click(".tray .btn.go.big")
    for one in (page, other):
        one.wait_for_selector(".table[data-state=playing]")
    shown = page.request.get(f"/api/tables/{table}").json()
    assert [seat["adds"] for seat in shown["seats"]] == ["given", "given"]
    noted = [
        one.evaluate("() => JSON.parse(localStorage.tumblekeep).held[0].promise") for one in (page, other)
    ]
    assert [one["seals"] for one in noted] == [shown["seals"]] * 2
    assert [one["commitment"] for one in noted] == [shown["commitment"]] * 2
    assert [one["given"] for one in noted] == [[0], [1]]
