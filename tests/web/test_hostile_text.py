"""Script injection: names, chat, titles, bots' names and saved games stay text.

Each window has a marker that a payload would set and a hook for dialogs, and runs with the content
security policy switched off: these tests check the page itself, not the safety net under it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import log_of, to_text
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.lab.playout import playout
from web.conftest import GAMES, PATIENCE, ROOT, Server, remember
from web.hands import OVER, asked
from web.held import hold_clock, hold_paint
from web.tables import hold, post, sit_at

LONGEST_NAME, LONGEST_TITLE = 24, 60
SHORT = (
    "<svg onload=hit()>", "<svg/onload=hit()>", "<b onclick=hit()>x", "<a href=//x.y>x</a>", "<base href=//x.y>",
    "<link href=//x.y>", "<iframe src=//x.y>", "<img src=//x.y/a>", "<p oncut=hit()>x", "'-hit()-'", '"-hit()-"', "${hit()}",
    "{{hit()}}", "{@html hit}", "javascript:hit()", "<!--<img>-->", "</title><svg>", "<x onclick=hit()>", "\"><svg onload=hit()",
    "%3Csvg onload=hit()%3E"[:20],
)  # fmt: skip
LONG = (
    "<script>hit()</script>", "<img src=x onerror=hit()>", "<IMG SRC=x ONERROR=hit()>", "<img src=x onerror='hit()'>",
    "<svg><script>hit()</script></svg>", "<body onload=hit()>", "<iframe srcdoc='<script>parent.hit()</script>'>",
    "<iframe src=javascript:parent.hit()>", "<details open ontoggle=hit()>", "<video><source onerror=hit()></video>",
    "<audio src=x onerror=hit()>", "<input autofocus onfocus=hit()>", "<select autofocus onfocus=hit()>",
    "<textarea autofocus onfocus=hit()>", "<marquee onstart=hit()>", "<object data=javascript:hit()>",
    "<embed src=javascript:hit()>", "<form action=javascript:hit()><input type=submit>", "<math href=javascript:hit()>x</math>",
    "<a href=javascript:hit()>click</a>", "<a href='data:text/html,<script>opener.hit()</script>'>x</a>",
    "<style>@import '//x.y/z.css'</style>", "<style>*{background:url(//x.y/z)}</style>",
    "<div style=animation-name:x onanimationstart=hit()>", "<template><img src=x onerror=hit()></template>",
    "<noscript><p title='</noscript><img src=x onerror=hit()>'>", "<svg><animate onbegin=hit() attributeName=x>",
    "<svg><a><rect width=99 height=99 /><animate attributeName=href to=javascript:hit()>", "<img src='x' onerror=&#104;it()>",
    "&lt;img src=x onerror=hit()&gt;", "<<script>hit();//<</script>", "<scr<script>ipt>hit()</scr</script>ipt>",
    "\"><img src=x onerror=hit()>", "'><img src=x onerror=hit()>", "--><img src=x onerror=hit()>", "]]><img src=x onerror=hit()>",
    "</script><script>hit()</script>", "<img/src='x'/onerror='hit()'>", "<img src=x onerror=hit()//><!--",
    "[x](javascript:hit()) ![x](x\" onerror=\"hit())",
)  # fmt: skip
PAYLOADS = (*SHORT, *LONG)
FOREIGN = "img, iframe, object, embed, base, video, audio, marquee, details[open][ontoggle], script:not([src]), [onload], [onerror], [onclick], [onfocus], a[href^='javascript'], a[href^='data']"
"""Elements that this page never has of its own."""


def test_there_are_enough_of_them() -> None:
    assert len(set(PAYLOADS)) == 60
    assert len([one for one in PAYLOADS if len(one) <= 20]) >= 20


def test_no_source_puts_text_into_the_page_as_markup() -> None:
    """The page is built of elements and text alone: no raw markup, no code out of text."""
    forbidden = re.compile(
        r"\{@html|\binnerHTML\b|\bouterHTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|createContextualFragment|srcdoc|setHTMLUnsafe|DOMParser"
    )
    sources = [
        *(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")),
        ROOT / "web" / "index.html",
    ]
    assert len(sources) > 60
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in sources
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if forbidden.search(line)
    ]
    assert found == []


class Trap:
    """A window in which no script may run that is not the project's own."""

    def __init__(self, chromium: Any, server: Server) -> None:
        self.dialogs: list[str] = []
        self.strangers: list[str] = []
        self.context = chromium.new_context(
            viewport={"width": 1440, "height": 900},
            base_url=server.address,
            bypass_csp=True,
            reduced_motion="reduce",
        )
        hold_clock(self.context)
        hold_paint(self.context)
        self.context.add_init_script("window.hits = 0; window.hit = () => { window.hits++ };")
        remember(
            self.context, name="Ada", language="en", theme="dark", door="dungeon_attack", guided=list(GAMES)
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("dialog", self._spoke)
        self.page.on("request", lambda request: self._heard(request.url, server.address))

    def _spoke(self, dialog: Any) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def _heard(self, url: str, home: str) -> None:
        if not url.startswith((home, "data:", "blob:")):
            self.strangers.append(url)

    def is_quiet(self) -> None:
        """Check that nothing ran, nothing foreign is in the page, and no other host was contacted."""
        assert self.page.evaluate("window.hits") == 0
        assert self.dialogs == []
        assert self.strangers == []
        assert (
            self.page.evaluate(
                f"[...document.querySelectorAll({json.dumps(FOREIGN)})].map((one) => one.outerHTML)"
            )
            == []
        )

    def shows(self, words: tuple[str, ...], where: str = "body") -> None:
        """Check that each of these texts is there to the letter."""
        text = self.page.evaluate(
            "(where) => [...document.querySelectorAll(where)].map((one) => one.textContent).join('\\n')",
            where,
        )
        assert [one for one in words if one.strip() not in text] == []


@pytest.fixture
def trap(chromium: Any, server: Server) -> Iterator[Trap]:
    set_trap = Trap(chromium, server)
    yield set_trap
    set_trap.is_quiet()
    set_trap.context.close()


def sit_down(trap: Trap) -> str:
    """Sit down at a table with a bot; return its address."""
    people = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]
    opened = post(trap.page, "/api/tables", {"game": "dungeon_attack", "seats": people, "start": True})
    sit_at(trap.page, opened)
    asked(trap.page)
    return f"/t/{opened['table']['id']}"


def test_names_are_words(trap: Trap) -> None:
    names = tuple(one for one in PAYLOADS if len(one) <= LONGEST_NAME)
    for start in range(0, len(names), 9):
        some = names[start : start + 9]
        people = [{"kind": "person", "name": name} for name in some]
        room = post(
            trap.page,
            "/api/tables",
            {"game": "dungeon_attack", "seats": [*people, {"kind": "open"}], "public": True},
        )
        hold(trap.page, room)
        trap.page.goto("/")
        trap.page.locator(".ot").first.wait_for()
        trap.is_quiet()
        trap.page.goto(f"/t/{room['table']['id']}")
        trap.page.get_by_text("Who is playing?").wait_for()
        trap.shows(some)
        trap.is_quiet()
        begun = {"game": "dungeon_attack", "seats": people, "start": True, "public": True}
        sit_at(trap.page, post(trap.page, "/api/tables", begun))
        assert asked(trap.page) == "adventurer"
        trap.shows(some, ".seats")
        trap.page.locator("[data-card]").first.click()  # now the tale and the tray speak of somebody
        trap.page.locator(".telling li .sh").first.wait_for()
        trap.is_quiet()
        trap.page.goto("/watch")
        trap.page.locator("main a.slab").first.wait_for()
        trap.is_quiet()


def test_chat_is_words(trap: Trap) -> None:
    sit_down(trap)
    trap.page.get_by_role("tab", name="Chat").click()
    for count, payload in enumerate(PAYLOADS, 1):
        trap.page.locator(".say input").fill(payload)
        trap.page.locator(".say button").click()
        trap.page.wait_for_function(
            "(count) => document.querySelectorAll('#side-panel ol li b').length === count", arg=count
        )
    trap.shows(PAYLOADS, "#side-panel")
    trap.is_quiet()
    trap.page.reload()  # from the server's memory, as another client would get it
    asked(trap.page)
    trap.page.get_by_role("tab", name="Chat").click()
    trap.page.locator("#side-panel ol li b").nth(len(PAYLOADS) - 1).wait_for()
    trap.shows(PAYLOADS, "#side-panel")


def test_what_others_say_is_words_in_a_toast(trap: Trap, chromium: Any, server: Server) -> None:
    address = sit_down(trap)
    other = Trap(chromium, server)
    other.page.goto(address)
    other.page.wait_for_selector(".tray.calm")
    for payload in LONG[:5]:
        other.page.locator(".say input").fill(payload)
        other.page.locator(".say button").click()
        trap.page.locator(".toast", has_text=payload).first.wait_for()
        trap.is_quiet()
    other.is_quiet()
    other.context.close()


def test_titles_are_words(trap: Trap) -> None:
    titles = tuple(one for one in PAYLOADS if len(one) <= LONGEST_TITLE)
    assert len(titles) > 50
    for title in titles:
        post(
            trap.page,
            "/api/tables",
            {"game": "dungeon_attack", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}], "title": title, "public": True},
        )  # fmt: skip
    trap.page.goto("/watch")
    trap.page.locator("main a.slab").first.wait_for()
    shown = trap.page.locator("main a.slab .ash").all_text_contents()
    assert len(set(titles) & set(shown)) >= min(40, len(titles)), (
        "as many as a list holds stand there to the letter"
    )
    trap.is_quiet()
    trap.page.goto("/")
    trap.page.locator(".ot").first.wait_for()


def test_a_saved_game_is_words(trap: Trap, tmp_path: Path) -> None:
    """Names out of a file, those of bots too, through the tale, a replay and the end."""
    game = load("dungeon_attack")
    names = tuple(one for one in PAYLOADS if len(one) <= LONGEST_NAME)
    for start in range(0, len(names), 6):
        some = names[start : start + 6]
        some = some if len(some) == 6 else names[-6:]
        fate = SampledFate(start)
        play = playout(game, 6, fate, Greedy(game, fate.random))
        log = log_of(play, list(some), {"bots": [1, 2], "note": LONG[1]})
        file = tmp_path / f"{start}.tumble"
        file.write_text(to_text(log))
        trap.page.goto("/")
        trap.page.wait_for_selector("[data-start]:enabled")
        trap.page.locator("input[type=file][accept^='.tumble']").set_input_files(str(file))
        trap.page.wait_for_selector(OVER)
        trap.shows(some)
        trap.is_quiet()
        trap.page.get_by_role("button", name="Watch it again").click()
        trap.page.get_by_role("slider", name="Move").wait_for()
        trap.page.get_by_role("button", name="To the end").click()
        trap.page.locator(".telling li").nth(3).wait_for()
        trap.is_quiet()


def test_a_file_that_is_no_game_is_refused_in_words(trap: Trap, tmp_path: Path) -> None:
    for number, payload in enumerate(LONG[:8]):
        header = {
            "tumble": 1,
            "game": payload,
            "version": 1,
            "content": payload,
            "options": {payload: payload},
            "seats": [payload],
        }
        file = tmp_path / f"{number}.tumble"
        file.write_text(json.dumps(header) + "\n" + payload)
        trap.page.goto("/")
        trap.page.wait_for_selector("[data-start]:enabled")
        trap.page.locator("input[type=file][accept^='.tumble']").set_input_files(str(file))
        trap.page.locator(".toast").first.wait_for()
        trap.is_quiet()


def test_an_address_is_words(trap: Trap) -> None:
    for payload in ("<img src=x onerror=hit()>", "javascript:hit()", "%3Csvg%20onload=hit()%3E"):
        for path in (f"/t/{payload}", f"/learn/{payload}"):  # the page, or the server's refusal
            trap.page.goto(path, wait_until="networkidle")
            trap.is_quiet()
        for path in (
            f"/t/0000000000#seat={payload}",
            f"/t/0000000000?move={payload}",
            f"/nowhere?{payload}#{payload}",
        ):
            trap.page.goto("/credits")
            trap.page.goto(path)
            trap.page.locator("main h1").wait_for()
            trap.is_quiet()
