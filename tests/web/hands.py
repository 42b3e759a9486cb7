"""Hands on the page: what a player does there, in a player's words."""

from __future__ import annotations

import re
from typing import Any

ASKED = '#tray[data-asked]:not([data-asked=""])'
OVER = "[data-over]"
PATIENCE = 120_000
"""Bots think, machines are busy: it is the state that is waited for, however long it takes."""
PRESS = """(wishes) => {
    const before = document.querySelector('.table')?.dataset.answered
    const named = (one) => one.dataset.option ?? one.dataset.card
    const offered = [...document.querySelectorAll('.tray [data-option]:enabled, [data-card]')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    if (document.querySelector('[data-over]') || !document.querySelector('#tray')?.dataset.asked) return { option: '', before }
    const wished = wishes.map((wish) => offered.find((one) => one.dataset.option === wish)).find(Boolean)
    const more = document.querySelector('.tray [data-more]')
    if (!wished && more && wishes.length) { more.click(); return null }
    const one = wished ?? offered[0]
    if (!one) return null
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    if (!one.contains(top)) return null
    one.click()
    return { option: named(one), before }
}"""
"""Look and press in one go, for bots may move in between: only what lies open to a finger is pressed, else it waits."""


def enter(page: Any, *, others: int) -> None:
    """Open the lobby, and leave at most so many chairs beside one's own."""
    page.goto("/")
    page.wait_for_selector("[data-start]:enabled")
    seats = page.locator(".people .st.slab")
    while seats.count() > others + 1:
        seats.last.get_by_role("button").click()


def start(page: Any, *, bots: int = 2, options: dict[str, str] | None = None) -> None:
    """Open the lobby and start with so many bots, through the chairs and the one big button."""
    enter(page, others=bots)
    while page.locator(".people .st.slab").count() < bots + 1:
        page.get_by_role("button", name=re.compile("^(Bot|Robot)$")).click()
    fold = page.locator(".rules .fold[aria-expanded=false]")
    if options and fold.count() and fold.is_visible():
        fold.click()
    for value in (options or {}).values():
        # a few short values are buttons, others a list
        button = page.locator(f".rules [data-value='{value}']")
        if button.count():
            button.click()
        else:
            page.locator(f".rules select:has(option[value='{value}'])").select_option(value)
    page.click("[data-start]")
    page.wait_for_selector(f"{ASKED}, .tray.calm")


def begin_as(page: Any, card: str) -> None:
    """A game of Dungeon Attack! with a bot, as this adventurer; it is one's own turn."""
    start(page, bots=1)
    assert asked(page) == "adventurer"
    page.click(f"[data-card={card}]")
    assert asked(page) == "act"


def asked(page: Any) -> str:
    """Wait until something is asked here, and say what; empty: the game is over."""
    seen = page.wait_for_function(
        """() => document.querySelector('[data-over]') ? { over: true }
            : document.querySelector('#tray')?.dataset.asked ? { ask: document.querySelector('#tray').dataset.asked } : null""",
        timeout=PATIENCE,
    ).json_value()
    return str(seen.get("ask", ""))


def answer(page: Any, *wishes: str) -> str:
    """Press the first of the wished options that is offered, or the first option there is, and wait until the table has
    gone on; say which. Empty: somebody was quicker where anyone may answer, and nothing is asked any more."""
    pressed = page.wait_for_function(PRESS, arg=list(wishes), timeout=PATIENCE).json_value()
    if pressed["option"]:
        gone_on(page, pressed["before"])
    return str(pressed["option"])


def how_far(page: Any) -> str:
    """How many answers the table has had."""
    return str(page.evaluate("document.querySelector('.table')?.dataset.answered"))


def gone_on(page: Any, before: str) -> None:
    """Wait until the table has gone on from there."""
    page.wait_for_function(
        "(before) => document.querySelector('[data-over]') || document.querySelector('.table')?.dataset.answered !== before",
        arg=before,
        timeout=PATIENCE,
    )


def play_on(page: Any, *wishes: str, most: int = 600) -> int:
    """Play to the end of the game, preferring these options; say how many answers it took."""
    for count in range(most):
        if not asked(page):
            return count
        answer(page, *wishes)
    raise AssertionError(f"not over after {most} answers")


def gaps(page: Any) -> list[str]:
    """Messages without words, which show as their id in brackets."""
    return re.findall(r"\[[a-z][a-z0-9_-]+\]", page.inner_text("body"))
