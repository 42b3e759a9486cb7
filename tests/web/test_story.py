"""What happened is played before the table moves on: on a held clock, step by step."""

from __future__ import annotations

from typing import Any

from web.held import let_pass
from web.tables import begin

TUMBLE, SORT = 950, 450


def shown(page: Any) -> dict[str, Any]:
    """Return what is visible of the story and of the table now."""
    found: dict[str, Any] = page.evaluate(
        """() => ({
            dice: document.querySelector('[data-spread]')?.dataset.spread ?? '',
            heads: [...document.querySelectorAll('[data-spread] .head')].map((one) => one.innerText.trim()),
            words: [...document.querySelectorAll('#tray .lines p')].map((one) => one.innerText),
            asked: document.querySelector('#tray').dataset.asked,
            answered: document.querySelector('.table').dataset.answered,
        })"""
    )
    return found


def test_a_roll_is_seen_before_its_verdict_and_a_bots_turn_is_told_as_one(window: Any) -> None:
    page = window(tempo="normal")
    assert begin(page, "dungeon_attack") == "adventurer"
    page.click("[data-card=warrior]")
    page.wait_for_selector("[data-scene=moment]")  # the level begins: a scene of its own
    assert "You go first" in page.inner_text("#tray .lines")
    page.click("[data-skip]")
    page.wait_for_selector('#tray[data-asked="act"]')
    before = shown(page)["answered"]
    page.click("[data-option=bust]")
    page.wait_for_selector("[data-spread=rolling]")
    rolling = shown(page)
    assert (rolling["words"], rolling["heads"], rolling["asked"]) == ([], [], "")
    assert rolling["answered"] == before, "the table does not run ahead of the dice"
    let_pass(page, TUMBLE)
    assert shown(page)["dice"] == "sorted"
    assert shown(page)["words"] == []
    let_pass(page, SORT)
    told = shown(page)
    assert told["words"][0].startswith("You roll: ")
    assert told["asked"] == ""
    let_pass(page, 2000)
    page.wait_for_selector('#tray[data-asked="reroll"]')
    assert shown(page)["answered"] != before
    page.click("[data-option=keep]")
    page.wait_for_function("() => document.querySelector('#tray .lines p')?.innerText.startsWith('You win ')")
    told_before = page.inner_text("#tray .lines")
    page.keyboard.press("Enter")  # a key goes on, to the next line or to the next thing
    page.wait_for_function(
        "told => document.querySelector('#tray .lines')?.innerText !== told", arg=told_before
    )
    while "Edda" not in page.inner_text("#tray .by"):  # a steady bot on the second seat
        page.click("[data-skip]")
    assert page.locator("#tray [aria-live=polite]").count() >= 1
    page.click("[data-catch-up]")
    # that was all of the bot's turn that had arrived by then; what arrives later is played in its turn
    while page.wait_for_selector('#tray[data-asked="act"], [data-skip]').get_attribute("data-asked") is None:
        page.click("[data-skip]")


def test_the_tempo_is_kept_and_a_tap_can_be_waited_for(window: Any) -> None:
    page = window(tempo="normal")
    assert begin(page, "dungeon_attack") == "adventurer"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Wait for my tap").click()
    page.click("[data-card=warrior]")
    page.wait_for_selector("[data-scene=moment]")
    let_pass(page, 60_000)
    assert page.inner_text("#tray .tap") == "Tap, or press a key, to go on"
    page.locator(".scene").click()
    page.wait_for_selector('#tray[data-asked="act"]')
    page.get_by_role("button", name="Menu").click()
    page.select_option("[data-tempo]", "at-once")
    page.keyboard.press("Escape")
    page.click("[data-option=bust]")
    page.wait_for_selector('#tray[data-asked="reroll"]')  # without a moment having passed
    page.reload()
    page.wait_for_selector('#tray[data-asked="reroll"]')
    page.get_by_role("button", name="Menu").click()
    assert page.input_value("[data-tempo]") == "at-once"
