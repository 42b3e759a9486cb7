"""The throw in the browser: by mouse, by finger, by keyboard, for each family of special throws; practice; a
real table."""

from __future__ import annotations

import io
import json
import math
import re
from random import Random
from typing import Any

import pytest

from tumblekeep.kit.throwing import is_installed
from web.barriers import barriers, barriers_in_this_light, overflows
from web.conftest import DESKTOP, PHONE, SMALLEST
from web.hands import ASKED, asked, enter, gaps, gone_on, how_far
from web.held import PICTURE, THUMBNAIL, let_pass
from web.tables import finished_with_a_flight, lay, set_out

needs_physics = pytest.mark.skipif(not is_installed(), reason="NO PHYSICS HERE: install the extra `throw`")
WINDOW = (720, 760)
ROOMY = (1000, 820)
REPORTED = re.compile("report|real|physical", re.IGNORECASE)
RESTS = 130
"""Milliseconds: a finger that rests this long before it lifts is not a flick."""
LOOKED_AT = 400
"""Milliseconds: advice is given on a verdict that is looked at for this long."""
MOMENT = "[data-stage][data-phase=beat]"
TOLD = "[data-stage][data-phase=told] [data-verdict]"


def is_launch(request: Any) -> bool:
    looks = request.url.endswith(("/foresight", "/advice"))
    return bool(request.method == "POST") and not looks


class Thrower:
    """Somebody who practises. Each action of the hand takes one frame."""

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
            page.wait_for_selector(f"[data-stage] [data-demand-chip={demand}]", state="attached")
        page.wait_for_selector("[data-stage] .ring")

    def move(self, kind: str, x: float, y: float) -> None:
        self.at = (x, y)
        let_pass(self.page, PICTURE)
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
        """Return where the die is held, and the height of the stage."""
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

    def let_go(self, beat: float = 850) -> dict[str, Any]:
        """Let go, press this many milliseconds later if there is a moment to hit, and return the launch."""
        let_pass(self.page, RESTS)
        with self.page.expect_request(is_launch) as sent:
            self.move("up", *self.at)
            # a throw without a moment to hit may have landed by now, and time that passes then is time to look at its verdict
            self.page.wait_for_selector(f"{MOMENT}, {TOLD}")
            if self.page.locator(MOMENT).count():
                let_pass(self.page, beat)
            now = self.page.locator("[data-now]")
            if now.count():
                now.dispatch_event("pointerdown")
        self.page.wait_for_selector(TOLD)
        return dict(json.loads(sent.value.post_data)["launch"])


def target_seen(page: Any) -> int:
    """Return the width of the target on the screen in pixels, and check that nothing covers it or the die."""
    wide, over = page.evaluate(
        """() => {
          const stage = document.querySelector("[data-stage]"), place = stage.getBoundingClientRect();
          const { target: [x, y, wide, high], die } = JSON.parse(stage.dataset.seen);
          const round = Array.from({ length: 24 }, (_, n) => n * Math.PI / 12)
            .map((a) => [x + wide / 2 + (wide / 2 - 2) * Math.cos(a), y + high / 2 + (high / 2 - 2) * Math.sin(a)]);
          const points = [...round, [x + wide / 2, y + high / 2], ...(die ? [die] : [])].map(([px, py]) => [px + place.x, py + place.y]);
          const things = ".bar, .seats, .side, .tick, .dock > *, .fighter > .top, .fighter > .strip, .hint, .demands, .loft, .spin > *, [data-verdict]";
          const over = [...document.querySelectorAll(things)].filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return points.some(([px, py]) => px > left && px < right && py > top && py < bottom);
          });
          return [wide, over.map((one) => one.outerHTML.slice(0, 80))];
        }"""
    )
    assert over == []
    return int(wide)


def elevation(velocity: list[float]) -> float:
    return math.degrees(math.atan2(velocity[2], math.hypot(velocity[0], velocity[1])))


def practise_families(thrower: Thrower) -> None:
    """Make one throw of each family of controls, and check what it changed in the launch."""
    page = thrower.page
    advised: list[str] = []
    page.on("request", lambda one: advised.append(one.url) if one.url.endswith("/advice") else None)
    thrower.choose("dungeon_fighter")
    thrower.pull(aside=0.05)
    plain = thrower.let_go()
    let_pass(page, LOOKED_AT)
    page.wait_for_selector("[data-verdict] [data-advice]")
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
    assert thrower.let_go()["velocity"][1] < 0  # left and right are swapped

    thrower.choose("dungeon_fighter", "back_turned")
    thrower.pull(back=-0.15)
    assert thrower.let_go()["velocity"][0] > 0.5

    thrower.choose("dungeon_fighter", "prayer")
    thrower.pull()
    assert thrower.let_go(beat=900)["marks"]["palm_gap"] == pytest.approx(-0.1, abs=0.02)

    thrower.choose("dungeon_fighter", "smash")
    thrower.pull()
    smash = thrower.let_go(beat=700)
    assert smash["strike"]["by"] == "hand"
    assert smash["strike"]["seconds"] == pytest.approx(0.1, abs=0.02)
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
    assert len(advised) == 1, "who throws on at once waited for an advice behind each throw"


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


ON_THE_CANVAS = "([x, y]) => document.elementFromPoint(x, y)?.matches('[data-stage] canvas') ?? false"


def stray_paths(thrower: Thrower, count: int) -> list[list[tuple[float, float]]]:
    """Gestures that are no throws: drags that begin beside the die, tugs at it that come to nothing, pulls that end over it again."""
    page, luck = thrower.page, Random(count)
    x, y, high = thrower.hand()
    box = page.locator("[data-stage] canvas").bounding_box()
    paths: list[list[tuple[float, float]]] = []
    while len(paths) < count:
        if len(paths) % 4 == 1:  # 10 % of full power, in any direction
            angle, far = luck.uniform(0, math.pi), 0.034 * high
            paths.append([(x, y), (x + far * math.cos(angle), y + far * math.sin(angle))])
        elif len(paths) % 4 == 3:  # pulled back as for a throw, and brought back
            paths.append(
                [
                    (x, y),
                    (x + luck.uniform(-40, 40), y + 0.2 * high),
                    (x + luck.uniform(-8, 8), y + luck.uniform(-4, 4)),
                ]
            )
        else:
            start = (box["x"] + luck.random() * box["width"], box["y"] + luck.random() * box["height"])
            if math.dist(start, (x, y)) < 70 or not page.evaluate(ON_THE_CANVAS, list(start)):
                continue
            paths.append([start, (start[0] + luck.uniform(-150, 150), start[1] + luck.uniform(-200, 300))])
    return paths


@needs_physics
@pytest.mark.parametrize(("size", "touch"), [(WINDOW, False), (PHONE, True)], ids=["mouse", "touch"])
def test_a_stray_drag_threw_the_die_and_cost_a_life(window: Any, size: tuple[int, int], touch: bool) -> None:
    """A hundred gestures, fifty of each pointer, and no die leaves the hand; nor does anything move under the finger."""
    page = window(size)
    launched: list[str] = []
    page.on("request", lambda one: launched.append(one.url) if is_launch(one) else None)
    page.goto("/practice")
    thrower = Thrower(page, touch=touch)
    thrower.choose("dungeon_fighter")
    controls = "() => [...document.querySelectorAll('[data-stage] :is(button, input), #tray button')].map((one) => JSON.stringify(one.getBoundingClientRect())).join()"
    before = page.evaluate(controls)
    for path in stray_paths(thrower, 50):
        for place, (x, y) in enumerate(path):
            thrower.move("move" if place else "down", x, y)
        let_pass(page, RESTS)
        assert page.evaluate(controls) == before, path
        thrower.move("up", *thrower.at)
        assert page.locator("[data-stage][data-phase=aim]").count() == 1, path
    assert launched == []
    thrower.pull(back=0.2)
    thrower.let_go()
    assert len(launched) == 1, "a throw is still a throw"


@needs_physics
def test_a_flick_throws_too(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice")
    thrower = Thrower(page)
    thrower.choose("dungeon_fighter", "flick")
    x, y, high = thrower.hand()
    with page.expect_request(is_launch) as sent:
        thrower.move("down", x, y)
        thrower.move("move", x, y - 0.05 * high)
        thrower.move("move", x, y - 0.12 * high)
        thrower.move("up", x, y - 0.2 * high)
    launch = json.loads(sent.value.post_data)["launch"]
    assert launch["velocity"][0] > 0.4
    assert launch["marks"]["push_seconds"] < 0.015  # a short touch is no push
    page.wait_for_selector(TOLD)
    page.click("[data-again-flight]")
    page.wait_for_selector(TOLD)


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
    with page.expect_request(is_launch) as sent:
        page.keyboard.press("Enter")
        if demand == "jump":
            page.wait_for_selector("[data-phase=beat]")
            let_pass(page, 825)  # half way through the air
            page.keyboard.press("Space")
    launch = json.loads(sent.value.post_data)["launch"]
    assert launch["velocity"][1] < 0
    assert launch["marks"].get("jump_phase") == (pytest.approx(0.5, abs=0.05) if demand == "jump" else None)
    page.wait_for_selector(TOLD)
    page.focus("[data-next]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-phase=aim]")


@needs_physics
def test_a_moment_that_is_let_pass_is_over_by_itself(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice?game=dungeon_fighter&throw=jump")
    page.wait_for_selector("[data-phase=aim]")
    page.focus("[data-stage] canvas")
    with page.expect_request(is_launch) as sent:
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-phase=beat] [data-now]")
        let_pass(page, 2000)
    assert json.loads(sent.value.post_data)["launch"]["marks"]["jump_phase"] == 1
    page.wait_for_selector(TOLD)


@needs_physics
def test_a_turn_is_made_by_the_thrower(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice?game=dungeon_fighter&throw=dance")
    page.wait_for_selector("[data-phase=aim]")
    page.focus("[data-stage] canvas")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-turn]")
    page.keyboard.press("Space")  # a touch is no turn
    let_pass(page, 500)
    assert page.locator("[data-turn]").count() == 1
    page.keyboard.down("Space")
    let_pass(page, 1000)
    assert int(page.locator("[data-turn] b").inner_text().rstrip("°")) == pytest.approx(320, abs=10)
    let_pass(page, 125)
    with page.expect_request(is_launch) as sent:
        page.keyboard.up("Space")
        page.wait_for_selector("[data-now]")
        let_pass(page, 500)
        page.keyboard.press("Space")
    marks = json.loads(sent.value.post_data)["launch"]["marks"]
    assert marks["turned"] == pytest.approx(360, abs=10)
    assert marks["landing_gap"] == pytest.approx(-0.05, abs=0.02)
    page.wait_for_selector(TOLD)


UNDER_THE_BUTTON = """() => {
  const stage = document.querySelector("[data-stage]"), place = stage.getBoundingClientRect();
  const [x, y] = JSON.parse(stage.dataset.seen).die.map((one, n) => one + [place.x, place.y][n]);
  const button = document.querySelector("[data-turn]").getBoundingClientRect(), line = document.querySelector("#stage-hint").getBoundingClientRect();
  const over = ({ left, right, top, bottom }) => button.left < right && button.right > left && button.top < bottom && button.bottom > top;
  return [over({ left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 }) && "die", line.width > 1 && over(line) && "line"].filter(Boolean);
}"""


@needs_physics
def test_the_button_of_a_turn_lay_over_the_die_and_the_line_below_it(window: Any) -> None:
    page = window(SMALLEST, language="fr")
    page.goto("/practice?throw=dance")
    page.wait_for_selector("[data-stage] [data-how=dance]")
    page.wait_for_selector("[data-stage] .ring")
    thrower = Thrower(page, touch=True)
    thrower.pull()
    let_pass(page, RESTS)
    thrower.move("up", *thrower.at)
    page.wait_for_selector("[data-turn]")
    assert page.evaluate(UNDER_THE_BUTTON) == []


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
    let_pass(page, RESTS)
    thrower.move("up", x, y - 0.05 * high)
    assert (
        page.get_attribute("[data-stage]", "data-phase") == "aim"
    )  # a slow drag leans the card and throws nothing
    leant = int(page.input_value(".loft input"))
    assert leant > before
    edge = page.locator("[data-under]").bounding_box()
    with page.expect_request(is_launch) as sent:
        page.mouse.move(edge["x"] + edge["width"] * 0.9, edge["y"] + edge["height"] / 2)
        page.mouse.down()
        let_pass(page, RESTS)
        page.mouse.up()
    velocity = json.loads(sent.value.post_data)["launch"]["velocity"]
    assert round(elevation(velocity)) == leant
    assert velocity[1] > 0  # flicked right of the middle, it goes to the left
    page.wait_for_selector(TOLD)


@needs_physics
def test_a_steady_hand_needs_no_timing(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice?game=dungeon_fighter&throw=dance")
    page.wait_for_selector("[data-phase=aim]")
    page.click("[data-precise]")
    page.check("[data-steady]")
    page.focus("[data-slider=power]")
    page.keyboard.press("ArrowRight")
    with page.expect_request(is_launch) as sent:
        page.click("[data-throw]")
    assert "landing_gap" not in json.loads(sent.value.post_data)["launch"]["marks"]
    page.wait_for_selector(TOLD)


@needs_physics
@pytest.mark.parametrize(("size", "theme"), [(WINDOW, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_practice_is_accessible_and_fits(window: Any, size: tuple[int, int], theme: str) -> None:
    page = window(size, theme=theme, language="fr")
    page.goto("/practice?game=castle_of_frosts&throw=ice_wall")
    page.wait_for_selector("[data-phase=place] [data-demand-chip=ice_wall]", state="attached")
    editions = page.locator("[data-edition] option").all_inner_texts()
    assert len({name[:8] for name in editions}) == len(editions), "a narrow choice read Dungeon Figh for both"
    assert barriers_in_this_light(page) == []
    page.click("[data-precise]")
    assert barriers_in_this_light(page) == []
    page.check("[data-steady]")
    page.click("[data-throw]")
    page.wait_for_selector(TOLD)
    assert barriers_in_this_light(page) == []
    assert gaps(page) == []
    assert not overflows(page)


@needs_physics
def test_a_flight_is_seen_picture_by_picture_and_may_be_cut_short(window: Any) -> None:
    """It is felt too, where the device can shake; a bull's-eye has a moment of its own, that may be cut short as well."""
    page = window(WINDOW, moves=True, tempo="normal")
    page.add_init_script(
        "window.felt = []; navigator.vibrate = (how) => (window.felt.push(how.join()), true)"
    )
    page.goto("/practice")
    lies_in_the_ring(page, "dungeon_fighter", 5, "bullseye")
    thrower = Thrower(page)
    thrower.choose("dungeon_fighter")
    thrower.pull()
    let_pass(page, RESTS)
    thrower.move("up", *thrower.at)
    page.wait_for_selector("[data-phase=flying]")
    let_pass(page, 3 * PICTURE)
    assert page.locator("[data-phase=flying][data-great=bullseye]").count() == 1
    assert page.locator("[data-verdict]").count() == 0  # nothing is told before it has landed
    let_pass(page, 20_000)
    page.wait_for_selector(TOLD)
    felt = page.evaluate("felt")
    assert felt[0] == "8"  # a step of the pull
    assert len(felt) >= 3  # and at least one bounce
    assert felt[-1] == "24,40,60"  # and the hit
    page.click("[data-again-flight]")
    page.wait_for_selector("[data-phase=flying]")
    let_pass(page, 3 * PICTURE)
    thrower.move("down", *thrower.at)
    page.wait_for_selector(TOLD)


def colours(page: Any) -> int:
    """Count the colours in the middle of the table."""
    from PIL import Image

    picture = Image.open(io.BytesIO(page.locator("[data-stage] canvas").screenshot())).convert("RGB")
    wide, high = picture.size
    middle = picture.crop((wide // 4, high // 4, 3 * wide // 4, 3 * high // 4))
    return len(middle.getcolors(middle.width * middle.height) or [])


@needs_physics
def test_what_lies_on_the_table_is_painted(window: Any) -> None:
    blank, page = window(WINDOW, painted=True), window(WINDOW, sharpness=THUMBNAIL)
    for one in (blank, page):
        one.goto("/practice?game=castle_of_frosts")
        one.wait_for_selector("[data-stage] .ring")
        one.evaluate(
            "for (const over of document.querySelectorAll('[data-stage] .over, .practice > form, .practice > .tray'))"
            " over.style.visibility = 'hidden'"
        )
        let_pass(one, PICTURE)
    assert page.evaluate("document.querySelector('[data-stage] canvas').width") < 100
    assert colours(blank) == 1  # nothing is painted unless a picture was requested
    assert colours(page) > 100


@needs_physics
def test_a_throw_by_the_machines_own_time(window: Any) -> None:
    """As people have it: the page's own clock, every picture painted, the flight seen from hand to rest."""
    page = window((420, 420), held=False, moves=True)
    page.goto("/practice?game=dungeon_fighter")
    page.wait_for_selector("[data-phase=aim]")
    page.focus("[data-stage] canvas")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-phase=flying]")
    page.wait_for_selector(TOLD)


@needs_physics
def test_without_three_dimensions_there_are_sliders(window: Any) -> None:
    page = window(WINDOW, sharpness=THUMBNAIL, grumbles="WebGL")
    page.add_init_script(
        """const draw = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
            return kind.startsWith("webgl") ? null : draw.call(this, kind, ...more);
        }"""
    )
    page.goto("/practice?game=dungeon_fighter&throw=jump")
    page.locator("[data-stage] .note").wait_for()
    page.click("[data-throw]")
    page.locator("[data-throw]", has_text="Now").wait_for()
    with page.expect_request(is_launch) as sent:
        let_pass(page, 825)
        page.click("[data-throw]")
    assert json.loads(sent.value.post_data)["launch"]["marks"]["jump_phase"] == pytest.approx(0.5, abs=0.05)
    page.wait_for_selector(TOLD)
    assert barriers(page) == []


@needs_physics
@pytest.mark.parametrize(("size", "wide"), [(DESKTOP, 450), (PHONE, 320)], ids=["desktop", "phone"])
def test_a_throw_in_a_real_game(window: Any, size: tuple[int, int], wide: int) -> None:
    page = window(size, language="fr")  # French has the longer words
    set_out(page, "dungeon_fighter", "throw", throws="aimed")
    page.wait_for_selector("[data-stage] .ring")
    assert target_seen(page) >= wide
    stage, tray = page.locator("[data-stage]").bounding_box(), page.locator("#tray").bounding_box()
    assert stage["y"] + stage["height"] <= tray["y"] + 1  # the table never lies under the tray
    assert barriers(page) == []
    thrower = Thrower(page, touch=size == PHONE)
    thrower.pull(back=0.14)
    let_pass(page, RESTS)
    thrower.move("up", *thrower.at)
    page.wait_for_selector(TOLD)
    assert page.locator("[data-landed]").inner_text()
    assert target_seen(page) >= wide
    near = page.locator("[data-close-up]")
    if near.count():  # beside the target there is nothing to look at closely
        die = page.locator("[data-outline]").bounding_box()
        assert min(die["width"], die["height"]) >= 28, "a die at rest was 10 to 15 pixels large"
    assert gaps(page) == []
    page.click("[data-next]")
    assert asked(page)


@needs_physics
def test_others_see_somebody_aim(window: Any) -> None:
    """The die lies in a hand on the spectator's table, and goes where the thrower pulls it; thrown, it is gone from there."""
    page = window(WINDOW)
    set_out(page, "dungeon_fighter", "throw", throws="aimed")
    page.wait_for_selector("[data-stage] .ring")
    watcher = window(WINDOW, name="Bo")
    watcher.goto(page.url, wait_until="commit")
    watcher.wait_for_selector("[data-stage][data-phase=idle]")
    thrower = Thrower(page)
    thrower.pull(back=0.2)
    let_pass(page, 400)
    watcher.wait_for_selector("[data-stage][data-phase=watching][data-power]:not([data-power='0'])")
    told = watcher.locator("#stage-hint").inner_text()
    assert "Ada aims" in told, "a friend's throw was shown with the watcher's own last instruction"
    let_pass(page, RESTS)
    thrower.move("up", *thrower.at)
    watcher.wait_for_selector("[data-stage]:not([data-phase=watching])")


def test_a_table_for_real_dice_is_opened_in_the_lobby(window: Any) -> None:
    page = window(
        (1280, 900), door="dungeon_fighter"
    )  # wide enough for the lobby to show all house rules at once
    enter(page, others=0)
    page.get_by_role("radio", name=REPORTED).click()
    page.click("[data-start]")
    page.wait_for_selector(f"{ASKED}, .tray.calm")
    opened = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert opened["throws"] == "reported"


@pytest.mark.parametrize("size", [ROOMY, PHONE], ids=["desktop", "phone"])
def test_a_real_table_reports_its_throws_and_goes_on(window: Any, size: tuple[int, int]) -> None:
    page = window(size)
    set_out(page, "dungeon_fighter", "throw", throws="reported")
    if size == PHONE:  # one tap tells it
        page.wait_for_selector("[data-quick]")
        last = '[data-tell="3"]'
    else:
        page.wait_for_selector("[data-reporting] .target")
        page.click('[data-say="3"]')
        last = "[data-report]"
    assert barriers(page) == []
    before = how_far(page)
    page.click(last)
    gone_on(page, before)
    page.wait_for_selector(f"{ASKED}, .tray.calm")
    assert gaps(page) == []


@needs_physics
def test_an_aimed_throw_where_parts_of_two_boxes_lie_on_the_table(window: Any) -> None:
    """CF-MIX-3, -4: the first edition's board and dice in the Castle, chosen in the lobby, thrown at and told of."""
    page = window(ROOMY, door="castle_of_frosts")
    page.set_viewport_size(
        {"width": 1280, "height": 900}
    )  # wide enough for the lobby to show all house rules at once
    page.goto("/")
    page.wait_for_selector("[data-start]:enabled")
    page.get_by_role("radio", name="The first edition", exact=True).click()
    six_sided = "Six-sided, from the first edition"
    page.locator("select", has_text=six_sided).select_option(label=six_sided)
    page.click("[data-start]")
    page.wait_for_selector(f"{ASKED}, .tray.calm")
    opened = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert (opened["options"]["target"], opened["options"]["dice"]) == ("first", "first")
    page.set_viewport_size({"width": ROOMY[0], "height": ROOMY[1]})
    set_out(page, "castle_of_frosts", "throw", throws="aimed", target="first", dice="first")
    page.wait_for_selector("[data-stage] .ring")
    assert barriers(page) == []
    assert page.locator('[data-stage="castle_of_frosts"][data-target="dungeon_fighter"]').count() == 1
    thrower = Thrower(page)
    thrower.pull(back=0.14)
    let_pass(page, RESTS)
    thrower.move("up", *thrower.at)
    page.wait_for_selector(TOLD)
    assert page.locator("[data-landed]").inner_text()
    assert gaps(page) == []


@needs_physics
def test_a_throw_of_a_finished_game_flies_again(window: Any) -> None:
    """The last page says where the dice fell; the timeline shows a flight before it tells of it, and so does a link to it."""
    saved, flew = finished_with_a_flight("dungeon_fighter")
    page = window(DESKTOP, moves=True)
    lay(page, saved, "aimed")
    page.wait_for_selector("[data-fell] li[data-rate]")
    thrown = json.loads(page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/throws").text())["throws"]
    rates = [
        re.fullmatch(r"(\d+)/(\d+)", str(one.get_attribute("data-rate")))
        for one in page.locator("[data-rate]").all()
    ]
    hits = sum(one["hits"] for throw in thrown for one in throw["judged"])
    dice = sum(len(throw["judged"]) for throw in thrown)
    assert [sum(int(rate[n]) for rate in rates if rate) for n in (1, 2)] == [hits, dice]
    assert [throw["answered"] for throw in thrown if throw["flies"]] == [flew]
    page.goto(f"{page.url}?move={flew - 1}")
    page.wait_for_selector("[data-timeline]")
    page.wait_for_selector("[data-stage][data-seen]")
    assert target_seen(page) >= 450
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-stage][data-phase=flying]")
    assert page.locator("[data-verdict]").count() == 0
    let_pass(page, 20_000)
    page.wait_for_selector(TOLD)
    let_pass(page, 1000)
    assert target_seen(page) >= 450
    assert page.url.endswith(f"?move={flew}")
    page.reload()  # a link to the throw itself
    page.wait_for_selector("[data-stage][data-phase=flying]")
    assert gaps(page) == []


def lies_in_the_ring(page: Any, game: str, value: int, place: str = "") -> None:
    """Let this window's practice report every throw as a hit of this value, because that is what a drill counts."""
    first: list[dict[str, Any]] = []

    def judge(route: Any) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        if not first:
            thrown = route.fetch().json()
            thrown["landing"]["dice"][0]["value"] = value
            if place:
                thrown["landing"]["dice"][0]["place"] = place
            thrown["judged"] = [{"hits": True, "moved": True, "on_target": True}]
            first.append(thrown)
        route.fulfill(json=first[0])

    page.route(re.compile(f"/api/throws/{game}$"), judge)


@needs_physics
def test_a_drill_is_thrown_to_its_medal_and_remembered(window: Any) -> None:
    page = window(WINDOW)
    page.goto("/practice?game=dungeon_fighter&drill=ten")
    page.wait_for_selector("[data-phase=aim]")
    lies_in_the_ring(page, "dungeon_fighter", 4)
    for thrown in range(10):
        page.focus("[data-stage] canvas")
        page.keyboard.press("Enter")
        page.wait_for_selector(TOLD)
        if thrown < 9:
            page.wait_for_selector(f"[data-tally='{thrown + 1}/{thrown + 1}']")
            page.click("[data-next]")
            page.wait_for_selector("[data-phase=aim]")
    page.wait_for_selector("[data-ended='40']")
    page.click("[data-drill-again]")
    page.wait_for_selector("[data-best='40'] .gold.earned")
    page.reload()
    page.wait_for_selector("[data-practice]")
    page.click("[data-start-drill=ten]")
    page.wait_for_selector("[data-best='40'] .gold.earned")


UNDER_THE_LINE = """() => {
  const line = document.querySelector("#stage-hint").getBoundingClientRect();
  if (!document.querySelector("#stage-hint [data-rings]")) return ["no rings"];
  return [...document.querySelectorAll(".stage3d .ring .round, .loft input, .loft svg, .spin > :not(small)")]
    .filter((one) => one.getBoundingClientRect().bottom > line.top + 1).map((one) => one.outerHTML.slice(0, 80));
}"""


@needs_physics
def test_two_demands_on_the_smallest_phone_left_a_tiny_target_and_one_how_to(window: Any) -> None:
    """Both stand in one row, each says how it is made, the tour waits, and the target keeps its size."""
    page = window(SMALLEST, language="fr", guided=False)
    set_out(page, "dungeon_fighter", "throw", lambda asked: len(asked.setup["demands"]) > 1, throws="aimed")
    page.wait_for_selector("[data-stage] .ring")
    assert page.locator("[data-guide-bubble]").count() == 0

    def wide() -> int:
        return int(json.loads(page.locator("[data-stage]").get_attribute("data-seen"))["target"][2])

    assert wide() >= 250
    chips = page.locator("[data-demand-chip]")
    assert chips.count() == 2
    said = set()
    for chip in chips.all():
        chip.click()
        page.wait_for_selector(f"[data-how={chip.get_attribute('data-demand-chip')}]")
        assert wide() >= 250, "the second of two demands left 189 pixels"
        said.add(page.locator("[data-how]").inner_text())
    assert len(said) == 2
    thrower = Thrower(page, touch=True)
    thrower.pull(back=0.14)
    # the aim is asked for as time passes, and the server takes its own
    page.evaluate("window.passing = setInterval(() => heldClock.pass(250), 50)")
    page.wait_for_selector("[data-rings]")
    page.evaluate("clearInterval(passing)")
    assert page.evaluate(UNDER_THE_LINE) == [], (
        "the line below the die lay over the ring and the controls beside it"
    )


@needs_physics
def test_a_round_of_the_course_begins_with_a_look_round_and_a_closer_one(window: Any) -> None:
    """The eyes go round the table and back, come nearer while the die is pulled, and the card counts each hole."""
    page = window(WINDOW)
    thrower = Thrower(page)
    page.goto("/practice?drill=course&week=2967&beat=31")
    page.wait_for_selector("[data-stage][data-phase=aim] .ring")
    page.wait_for_selector("[data-beat='31']")
    x, y, high = thrower.hand()
    thrower.move("down", x - 0.25 * high, y - 0.4 * high)
    thrower.move("move", x - 0.1 * high, y - 0.4 * high)
    page.wait_for_selector("[data-stage][data-look]")
    thrower.move("up", x - 0.1 * high, y - 0.4 * high)
    page.wait_for_selector("[data-stage]:not([data-look])")
    thrower.pull()
    page.mouse.wheel(0, -200)
    page.wait_for_selector("[data-stage][data-zoom]")
    thrower.let_go()
    page.click("[data-next]")
    page.wait_for_selector("[data-stage][data-phase=aim] [data-last-power]")
    thrower.pull()
    thrower.let_go()
    page.click("[data-next]")
    page.wait_for_selector("[data-tally$='/2']")
    page.wait_for_selector(".card th.now:has-text('2')")
    page.click("[data-weeks-open]")
    page.wait_for_selector("[data-weeks='1']")


@needs_physics
@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_labels_and_two_instructions_stood_around_the_die_on_a_phone(window: Any, language: str) -> None:
    """One sentence for this throw; the controls show pictures, and the ring lies free."""
    page = window(SMALLEST, language=language)
    page.goto("/practice?game=castle_of_frosts&throw=ice_wall")
    page.wait_for_selector("[data-phase=place] [data-how=ice_wall]")
    assert page.locator("#stage-hint > span:not(.vh)").count() == 0, "the banner says it already"
    page.click("[data-placed]")
    page.wait_for_selector("[data-phase=aim] .loft")
    wordy = """() => [...document.querySelectorAll(".loft em, [data-spin]")]
        .filter((one) => one.getBoundingClientRect().width > 1).map((one) => one.innerText)"""
    assert page.evaluate(wordy) == []
    covered = page.evaluate(
        """() => {
          const ring = document.querySelector("[data-stage] .ring").getBoundingClientRect(), reach = 0.4 * ring.width;
          const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
          return [...document.querySelectorAll(".loft small, .loft span, .loft input, .spin > *, .move")].map((one) => one.getBoundingClientRect())
            .filter(({ left, right, top, bottom }) => left < x + reach && right > x - reach && top < y + reach && bottom > y - reach && right - left > 1).length;
        }"""
    )
    assert covered == 0, "labels lay over the power ring"


@needs_physics
def test_a_foe_is_defeated_by_hand_and_stays_solved(window: Any) -> None:
    """A throw puzzle from the list to its end: a weapon declared, dice thrown by the keyboard, remembered by this device."""
    page = window(PHONE, language="fr")
    page.goto("/puzzles")
    page.click("[data-throw-puzzles]")
    page.wait_for_selector("[data-first]")
    assert barriers(page) == []
    page.click('a[href="/throws/dungeon_fighter-ogre-choice"]')
    page.wait_for_selector("[data-stage] .ring")
    weapons = page.locator("[data-weapon]")
    for weapon in (weapons.first, weapons.last, weapons.first):  # the last one lays it down again
        weapon.click()
    assert page.locator("[data-weapon][aria-pressed=true]").count() == 1
    page.wait_for_selector("[data-stage] .ring")
    assert barriers(page) == []
    sent: list[dict[str, Any]] = []

    def defeated(route: Any) -> None:
        body = json.loads(route.request.post_data)
        sent.append(body)
        told = route.fetch().json()
        solved = body["thrown"] == 1
        told.update(left=0 if solved else 4, damage=4 if solved else 5, over=solved, solved=solved)
        route.fulfill(json=told)

    page.route("**/api/puzzles/throws/*", defeated)
    for left in ("4", "0"):
        page.focus("[data-stage] canvas")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{TOLD} [data-dealt]")
        assert page.locator("[data-foe]").get_attribute("data-left") == left
        page.click("[data-next]")
    page.wait_for_selector("[data-over=solved] [data-solved=true]")
    assert page.locator("[data-solved-by]").count() == 1
    assert [(one["thrown"], one["dealt"], len(one["weapons"])) for one in sent] == [(0, 0, 1), (1, 5, 1)]
    assert barriers(page) == []
    assert gaps(page) == []
    page.click('[data-over] a[href="/throws"]')
    page.wait_for_selector('a.done[href="/throws/dungeon_fighter-ogre-choice"]')
