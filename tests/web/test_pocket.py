"""The pocket house in a real browser, on a phone: a plain web server in a sub-folder, then none at all."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from pocket.folder import made_folder
from tumblekeep.core.ask import option_id
from tumblekeep.lesson import Coach, lesson_of
from tumblekeep.players.puzzles import puzzles
from web.conftest import GAMES, PATIENCE, PHONE
from web.hands import ASKED, OVER, answer, asked, gaps, how_far, leave_chairs, play_on
from web.held import hold_numbers, hold_paint

READY = "[data-pocket=ready]"


class QuietHandler(SimpleHTTPRequestHandler):
    """A plain server of files, as `python -m http.server` is one."""

    def log_message(self, *told: Any) -> None:
        pass


class Host:
    """A web host with the folder in a sub-folder; it can be cut off and come back."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "games" / "dice"
        self.port = 0
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/games/dice/"

    def start(self) -> None:
        handler = partial(QuietHandler, directory=str(self.root))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def change_list(self, **changes: Any) -> None:
        """Offer another version."""
        path = self.folder / "bundle.json"
        path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


@pytest.fixture
def host(tmp_path_factory: pytest.TempPathFactory, worker_id: str, tmp_path: Path) -> Iterator[Host]:
    there = Host(tmp_path)
    shutil.copytree(made_folder(tmp_path_factory, worker_id), there.folder)
    there.start()
    yield there
    there.cut()


def new_phone(chromium: Any, name: str) -> Any:
    """A phone: what its pages keep, they share."""
    context = chromium.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    hold_numbers(context, name)
    hold_paint(context)
    kept = {
        "name": name,
        "language": "fr",
        "tempo": "at-once",
        "guided": GAMES,
        "met": GAMES,
        "hints": False,
    }
    kept["door"] = "dungeon_attack"
    context.add_init_script(
        "if (!localStorage.getItem('tumblekeep-pocket'))"
        f" localStorage.setItem('tumblekeep-pocket', {json.dumps(json.dumps(kept))})"
    )
    return context


@pytest.fixture
def phone(chromium: Any) -> Iterator[Any]:
    context = new_phone(chromium, "Ada")
    yield context
    context.close()


@pytest.fixture
def other_phone(chromium: Any) -> Iterator[Any]:
    context = new_phone(chromium, "Ben")
    yield context
    context.close()


def opened(phone: Any, host: Host, where: str = "") -> Any:
    page = phone.new_page()
    page.goto(host.address + where)
    return page


def take_lesson(page: Any) -> None:
    coach = Coach(lesson_of("dungeon_attack"))
    while (step := coach.step) is not None:
        page.wait_for_selector(f'[data-step="{coach.place[0]}"]')
        if coach.asked is None:
            page.click("[data-go-on]")
            coach.go_on()
            continue
        right = next(one for one in map(option_id, coach.asked.options) if one in step.right)
        page.wait_for_selector(f'#tray[data-asked="{coach.asked.ask.name}"]')
        page.click(f'#tray [data-option="{right}"]')
        coach.answer(right)
    page.wait_for_selector('[data-step="over"]')


def solve_puzzle(page: Any) -> None:
    first = puzzles("dungeon_attack")[0]
    page.click(f'a[href$="/puzzles/{first.id}"]')
    page.click(f'[data-try="{first.best}"]')
    page.wait_for_selector("[data-right=true]")


def loads_again(page: Any, pressed: str) -> None:
    """Press what loads the page again, and wait for the new one: the old one is ready, too, and whoever goes anywhere from it is lost."""
    page.evaluate("window.isOld = true")
    page.click(pressed)
    page.wait_for_function("ready => !window.isOld && document.querySelector(ready) !== null", arg=READY)


def test_a_house_is_played_in_without_a_network(phone: Any, host: Host) -> None:
    page = opened(phone, host)
    page.wait_for_selector("[data-start]:enabled")  # the lobby is there before Python
    page.wait_for_selector(f"{READY}[data-offline=true]")
    host.cut()

    page.goto(host.address + "#/lesson/dungeon_attack")
    page.reload()  # everything is here, without the network too
    take_lesson(page)
    page.goto(host.address + "#/puzzles")
    solve_puzzle(page)
    assert gaps(page) == []

    page.goto(host.address + "#/")
    leave_chairs(page, others=1)  # a bot pauses before it answers
    page.click("[data-start]")
    for _ in range(3):
        assert asked(page)
        answer(page)
    asked(page)
    far, table = how_far(page), page.url

    # in the middle of the game: an update with other rules, and another tab that is loaded while it is offered
    host.change_list(version="newer-rules", rules=dict.fromkeys(GAMES, 999))
    host.start()
    other = opened(phone, host, table.removeprefix(host.address))
    other.wait_for_function("far => document.querySelector('.table')?.dataset.answered === far", arg=far)
    page.close()  # the house was in this tab: the other one opens it again, from what the device keeps
    other.wait_for_function("far => document.querySelector('.table')?.dataset.answered === far", arg=far)
    assert asked(other)
    assert how_far(other) == far
    other.goto(host.address + "#/")
    other.wait_for_selector(READY)
    other.get_by_text("avec d’autres règles pour Dungeon Attack").wait_for()
    assert other.locator("[data-update]").count() == 0, "it waits until the game is over"
    host.cut()

    other.goto(table)
    play_on(other)
    other.wait_for_selector(OVER)
    assert gaps(other) == []
    other.goto(host.address + "#/")
    host.start()
    loads_again(other, "[data-update]")  # nobody plays any more
    other.click("[data-kept]")
    other.get_by_text("newer-rules").wait_for()

    with other.expect_download() as saved:
        other.click("[data-copy]")
    copy = saved.value.path().read_bytes()
    assert copy.startswith(b"tumblekeep copy 1\n")
    other.click("[data-erase]")
    loads_again(other, "[data-sure]")
    other.click("[data-kept]")
    other.get_by_text("Aucune partie").wait_for()
    for name, body in (("holiday.txt", b"photos"), ("games.copy", copy)):
        other.set_input_files("[data-restore]", {"name": name, "mimeType": "", "buffer": body})
        if name == "holiday.txt":
            other.get_by_text("n’est pas une copie").wait_for()
    loads_again(other, "[data-sure]")
    other.goto(table)
    other.wait_for_selector(OVER)


def shown_code(page: Any) -> str:
    page.wait_for_function("() => document.querySelector('[data-nearby-shown]')?.value")
    return str(page.input_value("[data-nearby-shown]"))


def paste(page: Any, code: str) -> None:
    page.fill("[data-nearby-typed]", code)
    page.press("[data-nearby-typed]", "Enter")


def play_together(pages: tuple[Any, ...], answers: int) -> None:
    """Whoever is asked answers, this many times or until the game is over."""
    while answers and not pages[0].locator(OVER).count():
        for page in pages:
            if page.locator(ASKED).count():
                answer(page)
                answers -= 1
                break
        else:
            pages[0].wait_for_timeout(20)


def test_two_phones_in_one_room_play_without_a_network(phone: Any, other_phone: Any, host: Host) -> None:
    table, guest = opened(phone, host), opened(other_phone, host)
    troubles: list[str] = []
    for page in (table, guest):
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.wait_for_selector(f"{READY}[data-offline=true]")
    host.cut()

    table.click("[data-invite]")
    table.click("[data-nearby-show]")
    guest.goto(shown_code(table))  # as if the camera had read the link
    guest.wait_for_selector("[data-nearby-waits]")
    paste(table, table.input_value("[data-nearby-shown]"))
    table.wait_for_selector("[data-nearby-told]")  # its own code is no answer
    paste(table, shown_code(guest))
    guest.click(".sit button")
    table.click("section.tray .btn.big.go:not([data-nearby-show])")
    play_together((table, guest), 6)
    assert guest.locator("[data-nearby=open]").count() == 1
    assert table.locator("[data-nearby-guests='1']").count() == 1
    assert gaps(table) == gaps(guest) == []

    table.reload()  # the table itself is safe, the connection is not
    guest.wait_for_selector("[data-nearby=lost]")
    guest.reload()
    guest.click("[data-nearby-again]")
    table.click("[data-nearby-code]")
    paste(guest, shown_code(table))
    answer_link = shown_code(guest)
    handing = opened(phone, host, "#/" + answer_link.partition("#/")[2])  # the camera's app opens another tab
    handing.wait_for_selector("[data-nearby-done]")
    handing.close()
    guest.wait_for_selector("[data-nearby=open]")
    play_together((table, guest), -1)
    guest.wait_for_selector(OVER)
    assert troubles == []


def throw_by_hand(page: Any) -> None:
    """Pull the die back and let go, until it has landed."""
    page.wait_for_selector("[data-stage='dungeon_fighter'][data-phase=aim] .ring")
    ring = page.locator("[data-stage] .ring").bounding_box()
    x, y = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for n in range(1, 9):
        page.mouse.move(x, y + 12 * n)
    page.mouse.up()
    page.wait_for_selector("[data-landed]")


def test_dice_are_thrown_without_a_network(phone: Any, host: Host) -> None:
    page = opened(phone, host)
    page.wait_for_selector(f"{READY}[data-offline=true]")
    engine = "async () => (await caches.keys()).length && !!(await caches.match('physics/mujoco.js'))"
    assert not page.evaluate(engine), "the engine was fetched before anybody threw"
    page.goto(host.address + "#/practice?game=dungeon_fighter")
    throw_by_hand(page)
    assert page.evaluate(engine)
    host.cut()
    page.reload()
    throw_by_hand(page)


def test_a_folder_that_was_copied_in_part_says_so(phone: Any, host: Host) -> None:
    archive = host.folder / "python" / "house.zip"
    archive.write_bytes(archive.read_bytes()[:-1000])
    page = opened(phone, host)
    page.wait_for_selector("[data-problem=incomplete]")
    assert "copier le dossier" in page.inner_text("#pocket")
    page.wait_for_selector("[data-start]")  # the lobby is there all the same


def test_a_journal_of_another_version_is_left_as_it_is(phone: Any, host: Host) -> None:
    page = opened(phone, host, "mark.svg")
    page.evaluate(
        """async () => {
            const worker = new Worker(URL.createObjectURL(new Blob([`
                (async () => {
                    const root = await navigator.storage.getDirectory();
                    const folder = await root.getDirectoryHandle("tumblekeep", { create: true });
                    const file = await folder.getFileHandle("journal-0", { create: true });
                    const open = await file.createSyncAccessHandle();
                    open.write(new TextEncoder().encode("tumblekeep journal 99\\\\nsomething"), { at: 0 });
                    open.flush();
                    open.close();
                    postMessage("done");
                })()`])));
            await new Promise((then) => (worker.onmessage = then));
            worker.terminate();
        }"""
    )
    page.goto(host.address)
    page.wait_for_selector("[data-problem=journal]")
    assert "version plus récente" in page.inner_text("#pocket")
    page.get_by_role("button", name="Sur cet appareil").click()
    with page.expect_download() as saved:
        page.click("[data-copy]")
    assert saved.value.path().read_bytes().endswith(b"tumblekeep journal 99\nsomething")
