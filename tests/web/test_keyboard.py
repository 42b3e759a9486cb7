"""A whole game of each kind, played by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from web.conftest import GAMES
from web.hands import HASTY, OVER, gaps
from web.keys import Keyboard
from web.tables import begin

BRAVE = ("ready", "pass", "done", "deal", "keep", "stay", "use", "suffer", "stop", "none", "leave")
"""Options that finish a game of the Fighters quickly."""
WISHES: dict[str, tuple[str, ...]] = {
    "dungeon_attack": ("fight", "bust", "hold", "done", "no"),
    "dungeon_dice": HASTY,
    "dungeon_fighter": BRAVE,
    "castle_of_frosts": BRAVE,
}
"""Options that finish a game quickly."""
HOUSE_RULES: dict[str, Any] = {
    "dungeon_dice": {"difficulty": "legend"},
    "dungeon_fighter": {"difficulty": "easy"},
}
ON_THE_BOARD = {
    "dungeon_attack": {"adventurer"},
    "dungeons_dice_danger": {"use"},
    "dungeon_dice": {"declare", "hero"},
    "dungeon_fighter": {"hero", "die"},
    "castle_of_frosts": {"hero", "die"},
}
"""Questions of every game that a piece of the board answers."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(window: Any, game: str) -> None:
    """At every kind of question Tab reaches all there is to press, and after every answer the focus is on the next question."""
    page = window()
    begin(page, game, **HOUSE_RULES.get(game, {}))
    keyboard = Keyboard(page, *WISHES.get(game, ()))
    keyboard.play()
    assert page.locator(OVER).count() == 1
    assert gaps(page) == []
    assert keyboard.by_a_piece >= ON_THE_BOARD[game]


def test_the_list_of_keys_could_only_be_found_by_pressing_a_key(window: Any) -> None:
    """The menu has it too. While the menu is open nothing below it can be pressed: it lies over the button that sends a chat line."""
    page = window()
    begin(page, "dungeon_attack")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Hello")
    sends = page.get_by_role("button", name="Send").bounding_box()
    menu, keys = page.get_by_role("dialog", name="Menu"), page.locator("[data-keys]")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()
    keys.wait_for()
    assert menu.count() == 0
    assert gaps(page) == []
    page.keyboard.press("Escape")
    keys.wait_for(state="detached")
    assert page.evaluate("document.activeElement.ariaLabel") == "Menu", "the focus is back where it came from"

    page.get_by_role("button", name="Menu").click()
    menu.wait_for()
    assert not page.evaluate(
        "([x, y]) => document.elementsFromPoint(x, y).some((one) => one.closest('.say'))",
        [sends["x"] + sends["width"] / 2, sends["y"] + sends["height"] / 2],
    )
    page.mouse.click(700, 300)
    menu.wait_for(state="detached")
    page.keyboard.press("?")
    keys.wait_for()
