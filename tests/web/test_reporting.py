"""Real dice reported on the page: on the drawing, by word buttons, or in free text; the server says what
counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.chance import Throw
from tumblekeep.core.log import log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from web.conftest import DESKTOP, PHONE
from web.hands import gone_on, how_far
from web.tables import ME, _go_on, post, sit_at

Fits = Callable[[Any], bool]


def any_throw(setup: Any) -> bool:
    return "dice" in setup


def with_things(setup: Any) -> bool:
    return len(setup.get("dice", ())) == 1 and bool(setup["templates"]) and bool(setup["icebergs"])


def with_water(setup: Any) -> bool:
    return len(setup.get("dice", ())) == 3


@cache
def saved_at(slug: str, fits: Fits) -> str:
    """Return a game in which this window throws next, and the throw fits."""
    game = load(slug)
    for seed in range(1, 400):
        fate = SampledFate(seed)
        play, bot = Play(game, 2), Greedy(game, fate.random)
        while (question := play.question) is not None:
            if isinstance(question, Throw) and question.seat == ME and fits(question.setup):
                return to_text(log_of(play, ["Ada", "Bo"], {"bots": [1]}))
            _go_on(play, fate, bot)
    raise AssertionError(f"in none of many games of {slug} does seat {ME} throw like that")


def to_report(page: Any, slug: str, fits: Fits = any_throw) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    wish = {"log": saved_at(slug, fits), "seats": seats, "throws": "reported"}
    sit_at(page, post(page, "/api/tables/load", wish))
    page.wait_for_selector("[data-reporting]")


def last_landing(page: Any) -> Any:
    """Return the recorded landing as this window sees it in the replay."""
    table = page.locator("[data-table]").get_attribute("data-table")
    held = page.evaluate("JSON.parse(localStorage.tumblekeep).held[0].tokens[0]")

    def frames(start: int, count: int) -> Any:
        path = f"/api/tables/{table}/replay?start={start}&count={count}"
        return page.request.get(path, headers={"authorization": f"Bearer {held}"}).json()

    answered = frames(0, 1)["answered"]
    shown = [answer for frame in frames(max(0, answered - 49), 50)["frames"] for answer in frame["answers"]]
    thrown = [answer["answer"] for answer in shown if answer["ask"] == "throw"]
    return [landing for landing in thrown if landing["source"] == "reported"][-1]  # bots throw too


def told(page: Any) -> Any:
    before = how_far(page)
    page.click("[data-report]")
    gone_on(page, before)
    return last_landing(page)


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_between_two_sections_by_thumb(window: Any, size: tuple[int, int], language: str) -> None:
    page = window(size, language=language)
    to_report(page, "dungeon_fighter")
    if size == PHONE:
        page.click("[data-details]")
    assert page.locator("[data-report]").is_disabled(), "nothing was said yet"
    for one in page.locator("[data-reporting] button").all():
        assert one.bounding_box()["height"] >= 40
    page.click('[data-say="3"]')
    page.click('[data-touches="2"]')
    page.click("[data-shows=symbol]")
    die = told(page)["dice"][0]
    assert (die["zone"], die["beside"], die["icon"]) == ("section-2", ["section-3"], "symbol")


def test_a_real_die_is_told_of_by_one_tap_on_a_phone(window: Any) -> None:
    page = window(PHONE)
    to_report(page, "dungeon_fighter")
    for key in page.locator("[data-tell]").all():
        box = key.bounding_box()
        assert box["height"] >= 48
        assert box["y"] + box["height"] <= PHONE[1], "every key is in sight at once"
    page.click("[data-shows=symbol]")
    before = how_far(page)
    page.click('[data-tell="4"]')
    gone_on(page, before)
    landing = last_landing(page)
    die = landing["dice"][0]
    assert (die["zone"], die["icon"], die["bounces"]) == ("section-4", "symbol", 1)
    assert not landing.get("unmet"), "it was thrown as it was asked for, unless somebody says otherwise"


def test_most_of_it_in_one_section_on_the_drawing(window: Any) -> None:
    page = window()
    to_report(page, "dungeon_fighter")
    page.locator('.target path[data-place="section-4"]').dispatch_event("click", {"clientX": 1, "clientY": 1})
    page.click('[data-touches="3"]')
    page.click("[data-most]")
    page.click("[data-bounced]")
    die = told(page)["dice"][0]
    assert (die["zone"], die["beside"], die["bounces"]) == ("section-4", ["section-3"], 0)


def test_templates_and_icebergs_lie_on_the_drawing(window: Any) -> None:
    page = window()
    to_report(page, "castle_of_frosts", with_things)
    assert page.locator(".target .frozen, .target .weak_point").count()
    template = page.locator(".target .piece").first
    berg = page.locator(".target .berg").first
    berg.dispatch_event("click", {"clientX": 1, "clientY": 1})
    template.dispatch_event("click", {"clientX": 1, "clientY": 1})
    name = template.get_attribute("data-place")
    die = told(page)["dice"][0]
    assert (die["zone"], die["place"], len(die["icebergs"])) == (name, "template", 1)


def test_each_die_of_several_is_told_of_afresh(window: Any) -> None:
    page = window(PHONE)
    to_report(page, "castle_of_frosts", with_water)
    for place in ("3", "hole", "outside"):
        page.click(f'[data-say="{place}"]')
        assert page.locator('[data-shows=""][aria-pressed=true]').count() == 1, (
            "what the last one showed is forgotten"
        )
        if place == "3":
            page.click("[data-shows=icon]")
            page.click("[data-bounced]")
            page.click("[data-report]")
            page.wait_for_selector('[data-die="water-2"]')
        elif place == "hole":
            page.click("[data-report]")
            page.wait_for_selector('[data-die="water-3"]')
    dice = told(page)["dice"]
    assert [(die["value"], die["place"], die["icon"], die["bounces"]) for die in dice] == [
        (3, "section", "icon", 0),
        (0, "hole", None, 1),
        (0, "outside", None, 1),
    ]


def test_it_is_said_in_ones_own_words_and_a_mistake_is_told(window: Any) -> None:
    page = window(language="fr")
    to_report(page, "dungeon_fighter")
    page.fill("[data-words]", "3 5")
    page.press("[data-words]", "Enter")
    page.get_by_text("S’il est entre deux sections, écrivez 2-3.").wait_for()
    before = how_far(page)
    page.fill("[data-words]", "entre 2 et 3, sans rebond")
    page.press("[data-words]", "Enter")
    gone_on(page, before)
    die = last_landing(page)["dice"][0]
    assert (die["zone"], die["beside"], die["bounces"]) == ("section-2", ["section-3"], 0)


def test_somebody_saw_it_otherwise(window: Any) -> None:
    page = window()
    to_report(page, "dungeon_fighter")
    page.click('[data-say="4"]')
    page.click("[data-otherwise]")
    page.click('[data-say="hole"]')
    page.locator("[data-reporting] select").select_option("1")
    landing = told(page)
    assert [one["by"] for one in landing["doubts"]] == [1]
    assert landing["doubts"][0]["readings"][0]["place"] == "hole"
