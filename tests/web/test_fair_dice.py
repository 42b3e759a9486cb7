"""The *Fair dice* card: what was promised, and every die checked in the player's own browser."""

from __future__ import annotations

import json
from typing import Any

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

    page.unroute_all()
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
