"""Whole games, played through the page by touch; `test_keyboard.py` plays them on a desktop."""

from __future__ import annotations

from typing import Any

import pytest

from tumblekeep.core.question import Choose
from tumblekeep.games import load
from web.conftest import GAMES, PHONE
from web.hands import OVER, answer, asked, gaps, gone_on, how_far, play_on, start
from web.held import let_pass
from web.tables import begin, begin_as, finished, lay, lay_near_the_end, set_out


def fights_alone_may_roll(question: Choose) -> bool:
    """Check if only fighting dice may be rerolled: the others are not lit."""
    return {option if isinstance(option, str) else option[0] for option in question.options} == {
        "keep",
        "roar",
    }


def holds_a_weapon(question: Choose) -> bool:
    return any(option[0] == "weapon" for option in question.options)


def has_many_answers(question: Choose) -> bool:
    return len(question.options) > 5


def marks_a_space(question: Choose) -> bool:
    return any(option[0] == "visit" for option in question.options)


def test_dungeon_attack_to_its_end_and_once_more(window: Any) -> None:
    page = window(PHONE)
    start(page, bots=2)
    assert asked(page) == "adventurer"
    page.click("[data-card=wizard]")
    play_on(page, "fight", "bust", "hold", "done", "no")
    assert page.locator(OVER).count() == 1
    assert gaps(page) == []
    assert page.locator(".over h1").inner_text().strip()
    finished_at = page.url
    page.click("[data-again]")
    page.wait_for_url(lambda url: url != finished_at)
    page.wait_for_selector("[data-card]")
    assert asked(page) == "adventurer"


def test_dungeons_dice_and_danger_to_its_end(window: Any) -> None:
    page = window(PHONE, door="dungeons_dice_danger")
    lay_near_the_end(page, "dungeons_dice_danger")
    play_on(page)
    assert page.locator(OVER).count() == 1
    assert gaps(page) == []


def test_a_space_is_marked_by_touching_the_map(window: Any) -> None:
    page = window()
    set_out(page, "dungeons_dice_danger", "use", marks_a_space)
    place = page.locator("[data-place][role=button]").first
    name = place.get_attribute("data-place")
    place.click()
    page.wait_for_function(
        "(name) => /visited|visitée/.test(document.querySelector(`[data-place='${name}']`).getAttribute('aria-label'))",
        arg=name,
    )


def test_a_die_is_rolled_again_by_touching_it(window: Any) -> None:
    page = window()
    begin_as(page, "halfling")
    answer(page, "bust")  # Blind Luck may reroll any die, whatever it shows
    assert asked(page) == "reroll"
    before = how_far(page)
    page.locator(".dice .may").first.click()
    gone_on(page, before)


def test_a_tap_on_what_is_not_lit_names_the_lit_ones(window: Any) -> None:
    page = window()
    set_out(page, "dungeon_attack", "reroll", fights_alone_may_roll)
    before = how_far(page)
    page.locator(".lane .lies").first.click()
    toast = page.locator(".toast", has_text="That die is taken.")
    toast.wait_for()
    named = str(page.locator(".lane .may").first.get_attribute("aria-label")).split(":")[0]
    assert named in toast.inner_text()
    assert how_far(page) == before


def test_a_rating_says_where_it_comes_from(window: Any) -> None:
    page = window()
    set_out(page, "dungeon_attack", "reroll", holds_a_weapon)
    chip = page.locator(".seats [data-explained^='Rating']").first
    chip.hover()
    let_pass(page, 400)
    tip = page.locator("[role=tooltip]")
    tip.wait_for()
    parts = [int(part) for part in tip.locator("li b").all_inner_texts()]
    assert len(parts) > 1
    assert sum(parts) == int(chip.locator(".num").inner_text())


def test_options_beyond_four_are_folded_and_the_next_roll_is_one_tap_away(window: Any) -> None:
    page = window()
    set_out(page, "dungeon_attack", "reroll", has_many_answers)
    options = page.locator(".tray [data-option]")
    assert options.count() == 4
    assert "no hit" not in page.inner_text("#tray")
    page.click(".tray [data-roll]")
    assert page.locator(".tray [data-rolls]", has_text="no hit").count() >= 3
    page.click(".tray [data-more]")
    page.wait_for_function("() => document.querySelectorAll('.tray [data-option]').length > 5")


def test_the_badge_is_on_no_option_that_another_beats(window: Any) -> None:
    """One number an option, and the best by it is marked, whatever the next roll does."""
    page = window()
    set_out(page, "dungeon_dice", "decide", after=20)
    let_pass(page, 400)
    page.wait_for_selector(".tray .opt [data-number]")
    numbers = {
        str(one.get_attribute("data-option")): int(one.locator("[data-number] b").inner_text().rstrip("%"))
        for one in page.locator(".tray .opt:has([data-number])").all()
    }
    best = [str(one.get_attribute("data-option")) for one in page.locator(".tray .opt.best").all()]
    top = [option for option, number in numbers.items() if number == max(numbers.values())]
    assert best == (top if len(top) == 1 else [])
    assert page.locator("#tray").inner_text().count("%") == 2 * len(numbers)  # drawn and spoken
    assert "Chance to win the game" in page.inner_text(".tray [data-legend]")


def test_why_not_explains_the_option_that_was_pressed(window: Any) -> None:
    page = window()
    set_out(page, "dungeon_attack", "act", after=20)
    for chip in page.locator("[data-barred]").all():
        name = chip.locator("b").inner_text()
        chip.click()
        told = page.locator("dialog [data-barred-why]")
        told.first.wait_for()
        assert [one.split("\n")[0].startswith(name) for one in told.all_inner_texts()] == [True]
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator("[data-barred]").count() > 1


def test_everything_by_keyboard(window: Any) -> None:
    page = window()
    page.goto("/")
    page.wait_for_selector("[data-start]:enabled")
    page.locator("[role=radio][aria-checked=true]").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.door") == "dungeons_dice_danger"
    page.keyboard.press("ArrowLeft")
    page.focus("[data-start]")
    page.keyboard.press("Enter")
    assert asked(page) == "adventurer"
    page.keyboard.press("2")
    page.wait_for_selector('#tray[data-asked="act"]')
    page.keyboard.press("w")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    before = how_far(page)
    page.keyboard.press("1")
    gone_on(page, before)


def test_why_answers_in_plain_words_and_shows_the_clause_one_tap_further(window: Any) -> None:
    page = window()
    begin(page, "dungeon_attack")
    page.get_by_role("button", name="Why am I asked this?").click()
    page.locator("dialog .words", has_text="Choose who you are").wait_for()
    assert page.locator("dialog .clause").count() == 0
    page.locator("dialog [data-exact]").click()
    card = page.locator("dialog .clause").first
    card.locator(".prose").wait_for()
    assert "DA-SETUP-2" in card.inner_text()
    assert len(card.locator(".prose").inner_text()) > 20


def test_the_guide_shows_once_and_can_be_skipped(window: Any) -> None:
    page = window(guided=False)
    begin(page, "dungeon_attack")
    bubble = page.locator("[data-guide-bubble]")
    bubble.wait_for()
    bubble.get_by_role("button", name="Next").click()
    assert "2 / 5" in bubble.inner_text()
    bubble.get_by_role("button", name="Skip").click()
    bubble.wait_for(state="detached")
    page.reload()
    asked(page)
    assert bubble.count() == 0


def test_a_look_back_and_forth(window: Any) -> None:
    page = window()
    set_out(page, "dungeon_attack", "act", after=6)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider", name="Move")
    slider.wait_for()
    slider.fill("1")
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_function("() => document.querySelector('[data-timeline] input').value === '2'")
    page.get_by_role("button", name="Back to now").click()
    assert asked(page) == "act"


def test_a_finished_game_is_stepped_through_by_keys_and_shared_at_any_move(window: Any) -> None:
    page = window()
    lay(page, finished("dungeon_attack"))
    page.locator("[data-course=whole] .chart").wait_for()
    page.get_by_role("button", name="Watch it again").click()
    slider = page.get_by_role("slider", name="Move")
    slider.wait_for()
    page.locator("#tab-rules").wait_for()
    for key, move in (
        ("Home", "0"),
        ("ArrowRight", "1"),
        ("ArrowRight", "2"),
        ("ArrowRight", "3"),
        ("ArrowLeft", "2"),
    ):
        page.keyboard.press(key)
        page.wait_for_function(
            "(move) => document.querySelector('[data-timeline] input').value === move", arg=move
        )
    page.wait_for_url("**/t/*?move=2")
    told = page.inner_text("[data-timeline] .told")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("[data-share-move]")
    page.get_by_text("Copied.").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = window(name="Bo")
    stranger.goto(link)
    stranger.get_by_role("slider", name="Move").wait_for()
    assert stranger.get_by_role("slider", name="Move").input_value() == "2"
    assert told.endswith("You go first.")  # the reader is addressed as "you"; a stranger reads the name
    stranger.wait_for_function(
        "(told) => document.querySelector('[data-timeline] .told').innerText === told",
        arg=told.replace("You go", "Ada goes"),
    )
    page.keyboard.press("Escape")
    page.wait_for_selector(OVER)
    assert "move" not in page.url


def test_the_tale_is_sifted_by_seat_and_by_sort(window: Any) -> None:
    page = window()
    set_out(
        page, "dungeon_attack", "act", after=40
    )  # both have fought; the table waits for this window, so the tale does not change
    lines = page.locator(".telling li:not(.turnmark)")
    all_of_it = lines.count()
    page.get_by_label("By whom").select_option("mine")
    mine = lines.count()
    assert 0 < mine < all_of_it
    page.get_by_label("By whom").select_option("all")
    page.get_by_label("What to show").select_option("dice")
    assert 0 < lines.count() < all_of_it
    assert all(
        "roll" in text.lower() or "waits" in text or "wait" in text for text in lines.all_inner_texts()
    )


def test_the_tray_comes_first_and_arrows_go_through_it(window: Any) -> None:
    page = window()
    begin_as(page, "warrior")
    page.reload()
    assert asked(page) == "act"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.classList.contains('skip')")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#tray') !== null")
    page.locator(".opt").first.focus()
    page.keyboard.press("ArrowRight")
    chosen = page.evaluate("document.activeElement.dataset.option")
    assert chosen == page.locator(".opt").nth(1).get_attribute("data-option")
    order = page.evaluate(
        """() => ['#tray', '.stage', '.seats', '.side', '.bar'].map((one) => document.querySelector(one))
            .every((one, at, all) => !at || all[at - 1].compareDocumentPosition(one) & 4)"""
    )
    assert order
    before = how_far(page)
    page.keyboard.press("Enter")
    gone_on(page, before)
    page.keyboard.press("t")
    assert page.evaluate("document.activeElement.id") == "tab-tale"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("door", GAMES)
def test_every_game_says_why_and_guides_a_newcomer(window: Any, door: str, language: str) -> None:
    page = window(language=language, guided=False)
    assert begin(page, door, throws="aimed" if load(door).throws else "sampled")
    bubble = page.locator("[data-guide-bubble]")
    bubble.wait_for()
    seen = 0
    while bubble.count():
        assert len(bubble.locator("p").inner_text()) > 30
        seen += 1
        bubble.get_by_role("button").last.click()
    assert seen in (4, 5)
    assert gaps(page) == []  # before the rule document, which has brackets of its own
    page.keyboard.press("w")
    assert len(page.locator("dialog .words").inner_text()) > 30
    page.locator("dialog [data-exact]").click()
    page.locator("dialog .clause .prose").first.wait_for()
    assert len(page.locator("dialog .clause .prose").first.inner_text()) > 20
    page.keyboard.press("Escape")
    page.locator("#tab-rules").click()
    page.locator("#side-panel .clause .prose").first.wait_for()
