"""Hands on the page: what a player does there, in a player's words."""

from __future__ import annotations

import re
from typing import Any

ASKED = '#tray[data-asked]:not([data-asked=""])'
OVER = "[data-over]"


def start(page: Any, *, bots: int = 2, options: dict[str, str] | None = None) -> None:
    """Open the lobby and start with so many bots, through the chairs and the one big button."""
    page.goto("/")
    page.wait_for_selector("[data-start]:enabled")
    seats = page.locator(".people .st.slab")
    while seats.count() > bots + 1:
        seats.last.get_by_role("button").click()
    while seats.count() < bots + 1:
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


def asked(page: Any) -> str:
    """Wait until something is asked here, and say what; empty: the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}", timeout=60_000)
    if page.locator(OVER).count():
        return ""
    return str(page.get_attribute("#tray", "data-asked") or "")


def answer(page: Any, *wishes: str) -> str:
    """Press the first of the wished options that is offered, or the first option there is; say which."""
    offered = page.locator(".tray [data-option]:enabled, [data-card]")
    for wish in wishes:
        option = page.locator(f'.tray [data-option="{wish}"]:enabled')
        if option.count() and option.first.is_visible():
            option.first.click()
            return wish
    for index in range(offered.count()):
        one = offered.nth(index)
        if one.is_visible():
            name = str(one.get_attribute("data-option") or one.get_attribute("data-card"))
            one.click()
            return name
    raise AssertionError("nothing is offered")


def settled(page: Any) -> None:
    """Wait until what was pressed is acknowledged: nothing is on its way any more."""
    page.wait_for_function("() => !document.querySelector('.opt.chosen, .sending')")


def play_on(page: Any, *wishes: str, most: int = 600) -> int:
    """Play to the end of the game, preferring these options; say how many answers it took."""
    for count in range(most):
        if not asked(page):
            return count
        before = page.evaluate("document.querySelector('.table')?.dataset.answered")
        answer(page, *wishes)
        page.wait_for_function(
            "(before) => document.querySelector('[data-over]') || document.querySelector('.table')?.dataset.answered !== before",
            arg=before,
        )
    raise AssertionError(f"not over after {most} answers")


def gaps(page: Any) -> list[str]:
    """Messages without words, which show as their id in brackets."""
    return re.findall(r"\[[a-z][a-z0-9_-]+\]", page.inner_text("body"))
