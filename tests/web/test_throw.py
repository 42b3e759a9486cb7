"""The throw in the browser: by mouse, by finger, by keyboard, for each family of special throws; practice; a real table."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import pytest

from tumblekeep.kit.throwing import is_installed
from web.conftest import PHONE
from web.hands import ASKED, answer, asked, gaps

needs_physics = pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
WINDOW = (720, 760)
"""Small: pictures are computed without a graphics card here."""
ROOMY = (1000, 820)
REPORTED = re.compile("report|real|physical", re.IGNORECASE)


def axe(page: Any, part: str | None = None) -> list[str]:
    from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found = (
        Axe()
        .run(page, context=part, options={"runOnly": {"type": "tag", "values": tags}})
        .response["violations"]
    )
    return [f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in found]


class Thrower:
    """Somebody who practises."""

    def __init__(self, page: Any, touch: bool = False) -> None:
        self.page = page
        self.touch = page.context.new_cdp_session(page) if touch else None
        self.at = (0.0, 0.0)

    def choose(self, game: str, demand: str = "") -> None:
        page = self.page
        if page.locator("[data-next]").count():
            page.click("[data-next]")
        page.select_option("[data-edition]", game)
        page.wait_for_selector(f"[data-demand] option[value='{demand}']", state="attached")
        page.select_option("[data-demand]", demand)
        page.wait_for_selector(
            f"[data-stage='{game}'][data-phase=aim], [data-stage='{game}'][data-phase=place]"
        )
        if demand:
            page.wait_for_selector("[data-stage] .demands li")
        page.wait_for_selector("[data-stage] .ring")

    def move(self, kind: str, x: float, y: float) -> None:
        self.at = (x, y)
        if self.touch is not None:
            points = [] if kind == "up" else [{"x": x, "y": y, "id": 1}]
            names = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}
            self.touch.send("Input.dispatchTouchEvent", {"type": names[kind], "touchPoints": points})
            return
        mouse = self.page.mouse
        mouse.move(x, y)
        if kind == "down":
            mouse.down()
        elif kind == "up":
            mouse.up()

    def hand(self) -> tuple[float, float, float]:
        """Where the die is held, and how high the stage is."""
        x, y, high = self.page.evaluate(
            """() => {
              const ring = document.querySelector("[data-stage] .ring").getBoundingClientRect();
              const stage = document.querySelector("[data-stage]").getBoundingClientRect();
              return [ring.x + ring.width / 2, ring.y + ring.height / 2, stage.height];
            }"""
        )
        return float(x), float(y), float(high)

    def pull(self, aside: float = 0.0, back: float = 0.15, steps: int = 4) -> None:
        x, y, high = self.hand()
        self.move("down", x, y)
        for n in range(1, steps + 1):
            self.move("move", x + aside * high * n / steps, y + back * high * n / steps)

    def let_go(self) -> dict[str, Any]:
        """Let go, hit the moment if there is one, and say what was launched."""
        self.page.wait_for_timeout(130)  # a finger that rests before it lifts is no flick
        with self.page.expect_request(lambda request: request.method == "POST") as sent:
            self.move("up", *self.at)
            now = self.page.locator("[data-now]")
            self.page.wait_for_function(
                "() => document.querySelector('[data-now]') || !['aim', 'place'].includes(document.querySelector('[data-stage]').dataset.phase)"
            )
            if now.count():
                now.dispatch_event("pointerdown")
        self.page.wait_for_selector("[data-verdict]")
        return dict(json.loads(sent.value.post_data)["launch"])


def elevation(velocity: list[float]) -> float:
    return math.degrees(math.atan2(velocity[2], math.hypot(velocity[0], velocity[1])))


def practise_families(thrower: Thrower) -> None:
    """One throw of each family of controls, and what it changed in the launch."""
    page = thrower.page
    thrower.choose("dungeon_fighter")
    thrower.pull(aside=0.05)
    plain = thrower.let_go()
    assert plain["velocity"][1] > 0  # pulled to the right, thrown to the left
    assert page.locator("[data-landed]").inner_text()

    thrower.choose("dungeon_fighter", "blind")
    thrower.pull()
    assert page.locator("[data-stage].dark").count() == 1
    thrower.let_go()
    assert page.locator("[data-stage].dark").count() == 0
    assert "Blind" in page.inner_text("[data-verdict]")

    thrower.choose("dungeon_fighter", "eye_level")
    thrower.pull()
    assert thrower.let_go()["position"][2] == pytest.approx(0.08)

    thrower.choose("dungeon_fighter", "weak_hand")
    thrower.pull(aside=0.08)
    assert thrower.let_go()["velocity"][1] < 0  # left and right have changed places

    thrower.choose("dungeon_fighter", "back_turned")
    thrower.pull(back=-0.15)
    assert thrower.let_go()["velocity"][0] > 0.5

    thrower.choose("dungeon_fighter", "prayer")
    thrower.pull()
    assert "palm_gap" in thrower.let_go()["marks"]

    thrower.choose("dungeon_fighter", "smash")
    thrower.pull()
    smash = thrower.let_go()
    assert smash["strike"]["by"] == "hand"
    assert smash["velocity"][2] > 1

    thrower.choose("dungeon_fighter", "blow")
    thrower.pull(back=0.02)
    assert math.hypot(*thrower.let_go()["velocity"]) <= 1.51

    thrower.choose("dungeon_fighter", "spin")
    x, y, high = thrower.hand()
    thrower.move("down", x, y)
    for n in range(25):  # three circles, ending behind the die
        angle = math.pi / 2 + n * math.pi / 4
        thrower.move("move", x + 0.1 * high * math.cos(angle), y + 0.1 * high * math.sin(angle))
    assert abs(thrower.let_go()["spin"][2]) > 60

    thrower.choose("dungeon_fighter", "nose")
    thrower.pull()
    assert 20 <= round(elevation(thrower.let_go()["velocity"])) <= 50

    thrower.choose("dungeon_fighter", "catapult")
    thrower.pull()
    assert 50 <= round(elevation(thrower.let_go()["velocity"])) <= 70

    thrower.choose("castle_of_frosts", "pond")
    page.focus("[data-stage] canvas")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.click("[data-placed]")
    thrower.pull()
    assert thrower.let_go()["placements"]["pond"]["y"] > 0.03

    thrower.choose("castle_of_frosts", "waterfall")
    page.click("[data-placed]")
    thrower.pull(back=0.2)
    assert math.radians(15) < thrower.let_go()["placements"]["chute"]["pitch"] < math.radians(60)
    assert gaps(page) == []


@needs_physics
def test_each_family_of_throws_by_mouse(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice")
    practise_families(Thrower(page))
    hits, thrown = (int(part) for part in str(page.get_attribute("[data-tally]", "data-tally")).split("/"))
    assert thrown == 13
    assert 0 <= hits <= thrown


@needs_physics
def test_each_family_of_throws_by_touch(window: Any) -> None:
    page = window(PHONE)
    page.goto("/practice")
    practise_families(Thrower(page, touch=True))


@needs_physics
def test_a_flick_throws_too(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice")
    thrower = Thrower(page)
    thrower.choose("dungeon_fighter", "flick")
    x, y, high = thrower.hand()
    with page.expect_request(lambda request: request.method == "POST") as sent:
        thrower.move("down", x, y)
        thrower.move("move", x, y - 0.05 * high)
        thrower.move("move", x, y - 0.12 * high)
        thrower.move("up", x, y - 0.2 * high)
    assert json.loads(sent.value.post_data)["launch"]["velocity"][0] > 0.4
    page.wait_for_selector("[data-verdict]")
    page.click("[data-again-flight]")
    page.wait_for_selector("[data-verdict]")


@needs_physics
@pytest.mark.parametrize("demand", ["", "jump", "over_card"])
def test_a_throw_by_keyboard_alone(window: Any, demand: str) -> None:
    page = window(WINDOW)
    page.goto(f"/practice?game=dungeon_fighter&throw={demand}")
    page.wait_for_selector("[data-phase=aim], [data-phase=place]")
    page.focus("[data-stage] canvas")
    if demand == "over_card":
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.keyboard.press("Enter")
        if demand == "jump":
            # a moment that a slow machine lets pass is over by itself
            page.wait_for_selector(
                "[data-phase=beat], [data-phase=thrown], [data-phase=flying], [data-verdict]"
            )
            page.keyboard.press("Space")
    launch = json.loads(sent.value.post_data)["launch"]
    assert launch["velocity"][1] < 0
    assert ("jump_phase" in launch["marks"]) is (demand == "jump")
    page.wait_for_selector("[data-verdict]")
    page.focus("[data-next]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-phase=aim]")


@needs_physics
def test_a_turn_is_made_by_the_thrower(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice?game=dungeon_fighter&throw=dance")
    page.wait_for_selector("[data-phase=aim]")
    page.focus("[data-stage] canvas")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-turn]")
    page.keyboard.press("Space")  # a touch is no turn
    assert page.locator("[data-turn]").count() == 1
    page.keyboard.down("Space")
    page.wait_for_function("() => parseInt(document.querySelector('[data-turn] b').textContent) > 90")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.keyboard.up("Space")
        page.wait_for_selector("[data-now], [data-phase=thrown], [data-phase=flying], [data-verdict]")
        page.keyboard.press("Space")
    marks = json.loads(sent.value.post_data)["launch"]["marks"]
    assert marks["turned"] > 90
    assert "landing_gap" in marks
    page.wait_for_selector("[data-verdict]")


@needs_physics
def test_a_card_is_leant_and_then_flicked(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice")
    thrower = Thrower(page)
    thrower.choose("castle_of_frosts", "card_flick")
    x, y, high = thrower.hand()
    before = int(page.input_value(".loft input"))
    thrower.move("down", x, y)
    thrower.move("move", x, y - 0.05 * high)
    page.wait_for_timeout(130)
    thrower.move("up", x, y - 0.05 * high)
    assert (
        page.get_attribute("[data-stage]", "data-phase") == "aim"
    )  # a slow drag leans the card and throws nothing
    leant = int(page.input_value(".loft input"))
    assert leant > before
    edge = page.locator("[data-under]").bounding_box()
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.mouse.move(edge["x"] + edge["width"] * 0.9, edge["y"] + edge["height"] / 2)
        page.mouse.down()
        page.wait_for_timeout(130)
        page.mouse.up()
    velocity = json.loads(sent.value.post_data)["launch"]["velocity"]
    assert round(elevation(velocity)) == leant
    assert velocity[1] > 0  # flicked right of the middle, it goes to the left
    page.wait_for_selector("[data-verdict]")


@needs_physics
def test_a_steady_hand_needs_no_timing(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice?game=dungeon_fighter&throw=dance")
    page.wait_for_selector("[data-phase=aim]")
    page.click("[data-precise]")
    page.check("[data-steady]")
    page.focus("[data-slider=power]")
    page.keyboard.press("ArrowRight")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.click("[data-throw]")
    assert "landing_gap" not in json.loads(sent.value.post_data)["launch"]["marks"]
    page.wait_for_selector("[data-verdict]")


@needs_physics
@pytest.mark.parametrize("size", [WINDOW, PHONE], ids=["desktop", "phone"])
def test_practice_is_accessible_and_fits(window: Any, size: tuple[int, int]) -> None:
    page = window(size, language="fr")
    page.goto("/practice?game=castle_of_frosts&throw=ice_wall")
    page.wait_for_selector("[data-phase=place] .demands li")
    assert axe(page) == []
    page.click("[data-precise]")
    assert axe(page) == []
    page.check("[data-steady]")
    page.click("[data-throw]")
    page.wait_for_selector("[data-verdict]")
    assert axe(page) == []
    assert gaps(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def start_alone(page: Any) -> None:
    """Start from the lobby as it stands, with nobody else."""
    page.wait_for_selector("[data-start]:enabled")
    seats = page.locator(".people .st.slab")
    while seats.count() > 1:
        seats.last.get_by_role("button").click()
    page.click("[data-start]")


def reach_throw(page: Any, most: int = 60) -> None:
    """Play on until a throw is asked."""
    for _ in range(most):
        if asked(page) == "throw":
            return
        before = page.get_attribute(".table", "data-answered")
        answer(page, "throw")
        page.wait_for_function(
            "(before) => document.querySelector('.table')?.dataset.answered !== before", arg=before
        )
    raise AssertionError("nobody was asked to throw")


@needs_physics
@pytest.mark.parametrize("size", [ROOMY, PHONE], ids=["desktop", "phone"])
def test_a_throw_in_a_real_game(window: Any, size: tuple[int, int]) -> None:
    page = window(size, door="dungeon_fighter")
    page.goto("/")
    start_alone(page)
    reach_throw(page)
    page.wait_for_selector("[data-stage] .ring")
    stage, tray = page.locator("[data-stage]").bounding_box(), page.locator("#tray").bounding_box()
    assert stage["y"] + stage["height"] <= tray["y"] + 1  # the table never lies under the tray
    assert axe(page) == []
    before = page.get_attribute(".table", "data-answered")
    thrower = Thrower(page, touch=size == PHONE)
    thrower.pull(back=0.14)
    page.wait_for_timeout(130)
    thrower.move("up", *thrower.at)
    page.wait_for_function(
        "(before) => document.querySelector('[data-now]') || document.querySelector('.table').dataset.answered !== before",
        arg=before,
    )
    if page.locator("[data-now]").count():
        page.locator("[data-now]").dispatch_event("pointerdown")
    page.wait_for_selector("[data-verdict]")
    assert page.locator("[data-landed]").inner_text()
    assert gaps(page) == []
    page.click("[data-next]")
    assert asked(page)


@pytest.mark.parametrize("size", [ROOMY, PHONE], ids=["desktop", "phone"])
def test_a_real_table_reports_its_throws_and_goes_on(window: Any, size: tuple[int, int]) -> None:
    page = window(size, door="dungeon_fighter")
    page.set_viewport_size({"width": 1280, "height": 900})  # where the lobby shows all house rules at once
    page.goto("/")
    page.wait_for_selector("[data-start]:enabled")
    page.get_by_role("radio", name=REPORTED).click()
    start_alone(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    reach_throw(page)
    target = page.locator("svg.target")
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    (target.tap if size == PHONE else target.click)(position={"x": box["width"] / 2, "y": box["height"] / 2})
    page.wait_for_selector("[data-zone=centre]")
    target.focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-zone=section-5]")
    assert axe(page, "#tray") == []
    before = page.get_attribute(".table", "data-answered")
    for box_to_tick in page.locator(".report input[type=checkbox]").all():
        box_to_tick.check()
    page.click("[data-report]")
    page.wait_for_function(
        "(before) => document.querySelector('.table').dataset.answered !== before", arg=before
    )
    page.wait_for_selector(f"{ASKED}, .tray.calm")
    assert gaps(page) == []


@needs_physics
def test_an_aimed_throw_where_parts_of_two_boxes_lie_on_the_table(window: Any) -> None:
    """CF-MIX-3, -4: the first edition's board and dice in the Castle, chosen in the lobby, thrown at and told of."""
    page = window(ROOMY, door="castle_of_frosts")
    page.set_viewport_size({"width": 1280, "height": 900})  # where the lobby shows all house rules at once
    page.goto("/")
    page.wait_for_selector("[data-start]:enabled")
    page.get_by_role("radio", name="Of the first edition", exact=True).click()
    six_sided = "Six-sided, of the first edition"
    page.locator("select", has_text=six_sided).select_option(label=six_sided)
    page.click("[data-start]")
    page.set_viewport_size({"width": ROOMY[0], "height": ROOMY[1]})
    reach_throw(page)
    page.wait_for_selector("[data-stage] .ring")
    assert axe(page) == []
    assert page.locator('[data-stage="castle_of_frosts"][data-target="dungeon_fighter"]').count() == 1
    thrower = Thrower(page)
    before = page.get_attribute(".table", "data-answered")
    thrower.pull(back=0.14)
    page.wait_for_timeout(130)
    thrower.move("up", *thrower.at)
    page.wait_for_function(
        "(before) => document.querySelector('[data-now]') || document.querySelector('.table').dataset.answered !== before",
        arg=before,
    )
    if page.locator("[data-now]").count():
        page.locator("[data-now]").dispatch_event("pointerdown")
    page.wait_for_selector("[data-verdict]")
    assert page.locator("[data-landed]").inner_text()
    assert gaps(page) == []
