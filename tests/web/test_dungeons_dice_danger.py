"""The map of Dungeons, Dice & Danger in the browser: it lights what the rules say for each option, and
nothing else."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.question import Choose
from web.barriers import small_targets
from web.conftest import SMALLEST
from web.hands import how_far
from web.tables import set_out

LIT, SURE = "[data-place]:has(.ring)", "[data-place]:has(.ring.sure)"


def leads_to_several(question: Choose) -> bool:
    ways = [{name for part in question.marked(option).leads for name in part} for option in question.options]
    return len(set(map(frozenset, ways))) > 2 and any(
        name.islower() for way in ways for name in way
    )  # a room


def lit(page: Any) -> list[str]:
    """Return the places with a ring around them."""
    return sorted(page.locator(LIT).evaluate_all("(all) => all.map((one) => one.dataset.place)"))


def question(page: Any) -> Any:
    """Return what the server last asked this window."""
    return page.evaluate("window.asked")


def test_a_pairing_that_is_pointed_at_lights_where_it_leads(window: Any) -> None:
    page = window(door="dungeons_dice_danger")
    page.add_init_script(
        """const Real = WebSocket
        window.WebSocket = class extends Real {
            constructor(...words) {
                super(...words)
                this.addEventListener('message', ({ data }) => {
                    const { sights } = JSON.parse(data)
                    if (sights?.length) window.asked = sights[0].question?.mine ?? sights[0].question
                })
            }
            send(text) {  // whole questions, not what changed in them
                super.send(JSON.stringify({ ...JSON.parse(text), differences: undefined }))
            }
        }"""
    )
    set_out(page, "dungeons_dice_danger", "pairing", leads_to_several)
    options = question(page)["options"]
    assert len(options) > 1
    seen = set()
    for option in options:
        page.hover(f"[data-way='{option['id']}']")
        promised = sorted({place for part in option.get("leads", []) for place in part})
        page.wait_for_function(
            "([lit, wanted]) => [...document.querySelectorAll(lit)].map((one) => one.dataset.place).sort().join() === wanted",
            arg=[SURE, ",".join(promised)],
        )
        seen.add(tuple(promised))
    assert len(seen) > 2
    assert set(lit(page)) == {
        place for option in options for part in option.get("leads", []) for place in part
    }
    best = max(
        options, key=lambda option: sum(map(len, option.get("leads", [])))
    )  # leaves something to choose
    page.click(f"[data-way='{best['id']}']")
    page.click(".tray .mk")
    page.wait_for_selector('#tray[data-asked="use"]')
    offered = {place for one in question(page)["options"] for place in one.get("touches", [])}
    assert set(lit(page)) == offered
    place = sorted(offered)[0]
    page.click(f"[data-place='{place}']", force=True)
    page.wait_for_function(
        '(place) => !document.querySelector(`[data-place="${place}"][role=button]`)', arg=place
    )


def test_a_space_that_is_touched_before_the_pairs_are_formed_is_marked(window: Any) -> None:
    page = window(door="dungeons_dice_danger")
    set_out(page, "dungeons_dice_danger", "pairing", leads_to_several)
    ways = page.locator("[data-way]").count()
    place = str(page.get_attribute("[data-place][role=button]", "data-place"))
    page.focus(f"[data-place='{place}']")
    page.keyboard.press("Enter")
    # a single way there is taken at once; several are asked about
    page.wait_for_selector(
        f"#tray[data-asked=use], [data-all-ways], [data-place='{place}']:not([role=button])"
    )
    if page.locator("[data-all-ways]").count():
        assert page.locator("[data-way]").count() < ways
        page.click(".tray .mk")
    page.wait_for_selector(f"[data-place='{place}']:not([role=button]) .pencil")


def has_forced_marks(question: Any) -> bool:
    """A pairing makes both marks by itself."""
    return any(question.marked(option).settles for option in question.options)


def test_both_marks_that_are_forced_are_made_in_one_tap(window: Any) -> None:
    page = window(door="dungeons_dice_danger")
    set_out(page, "dungeons_dice_danger", "pairing", has_forced_marks)
    before = int(how_far(page))
    for way in page.locator("[data-way]").all():
        way.click()
        if page.locator(".tray .mk").inner_text().startswith("Mark both: "):
            break
    assert page.locator(".tray .mk").inner_text().startswith("Mark both: ")
    page.click(".tray .mk")
    page.wait_for_function(
        """(before) => document.querySelector('#tray').dataset.asked === 'pairing'
            && Number(document.querySelector('.table').dataset.answered) > before + 2""",
        arg=before,
    )  # the next round: nobody was asked which of them comes first


VIEW = "() => document.querySelector('.map > svg').viewBox.baseVal.width"
REACHES = """() => [...document.querySelectorAll('[data-reach]')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { place: one.dataset.reach, x, y, width, height };
})"""
TARGET = "[data-all-ways]"
"""Shown while a place of the map is aimed at."""


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def reach_it(box: Any, x: float, y: float) -> bool:
    return bool(box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])


def spots(boxes: list[Any], size: tuple[int, int]) -> dict[int, tuple[float, float]]:
    """A spot of the screen that one place can be meant by, and one that two can, both beside the middle of the place."""
    found: dict[int, tuple[float, float]] = {}
    for box in boxes:
        x, y = middle(box)
        for spot in ((x, y - 18), (x, y + 18), (x - 18, y), (x + 18, y)):
            if 20 < spot[0] < size[0] - 20:
                found.setdefault(sum(reach_it(other, *spot) for other in boxes), spot)
    return found


def test_places_of_the_map_were_too_small_for_a_finger(window: Any) -> None:
    """Where the whole map is in sight its places are half as large as a finger. A tap beside a place means it; one that could mean two
    answers nothing and comes nearer, and there each place is large enough."""
    page = window(SMALLEST, door="dungeons_dice_danger", painted=True)
    set_out(page, "dungeons_dice_danger", "pairing")
    page.wait_for_selector("[data-reach]", state="attached")
    drawn = page.locator("[data-place][role=button]").first.bounding_box()
    assert drawn["width"] < 30, "this test is about a map that is drawn small"
    assert small_targets(page) == []
    where = spots(page.evaluate(REACHES), SMALLEST)

    page.touchscreen.tap(*where[1])
    page.wait_for_selector(TARGET)
    page.click(TARGET)
    page.wait_for_selector(TARGET, state="detached")

    whole, before = page.evaluate(VIEW), how_far(page)
    page.touchscreen.tap(*where[2])
    page.wait_for_function(f"(whole) => ({VIEW})() < whole", arg=whole)
    assert page.locator(TARGET).count() == 0, "nothing is aimed at yet"
    assert how_far(page) == before
    meant = [box for box in page.evaluate(REACHES) if reach_it(box, *where[2])]
    assert meant
    near = page.locator(f"[data-place='{meant[0]['place']}']").bounding_box()
    assert min(near["width"], near["height"]) > 43
    page.touchscreen.tap(*middle(near))
    page.wait_for_selector(TARGET)
