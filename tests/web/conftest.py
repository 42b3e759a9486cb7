"""A real browser on a real server: Debian's Chromium, driven by Playwright; one of each for a whole test
run.

The server has a seed: what happens at a table follows from how it was opened, whatever the other tests
do. The clocks of the pages are held, so nothing depends on the speed of this machine.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest

from forked import Forked
from tumblekeep.server.dice.entropy import SEED_VARIABLE
from web.held import hold_clock, hold_numbers, hold_paint

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
STATIC = ROOT / "src" / "tumblekeep" / "web" / "static"
FLAGS = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-quic", "--mute-audio",
    # the first ones are Playwright's own, which this flag overrides; the address bar's pages take longer to
    # start than ours
    "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,OptimizationHints,"
    "NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
]  # fmt: skip
BROWSERS = (
    os.environ.get("TUMBLEKEEP_TEST_BROWSER", ""), "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
)  # fmt: skip
"""The first one installed is used. The headless shell is the same engine without the browser's own windows
around the page, which cost up to a quarter of a test."""
SEED = "tests in a browser"
"""Another seed gives other luck: every test has to pass with each."""
OPERATOR_KEY = "the key of the operator in tests"
GAMES = ("dungeon_attack", "dungeons_dice_danger", "dungeon_dice", "dungeon_fighter", "castle_of_frosts")
PATIENCE = 300_000
"""Timeout in milliseconds. A busy machine is slow, not wrong: tests wait for a state, and give up only if a
page hangs."""
DESKTOP, PHONE, SMALLEST = (1440, 900), (390, 844), (360, 740)


def without(reason: str) -> None:
    """Handle a missing tool: a loud skip on a desk, a failure where everything is supposed to be installed."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(f"BROWSER TESTS NOT RUN: {reason}")


class Server:
    """One running server, with its data in a file, so that it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.away_seconds = 3000.0
        """How long somebody may be away before a bot sits in, from the next start on: longer than any test takes."""
        self.pocket: list[str] = []
        """Arguments that offer the page which plays without a network."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self._process = Forked(
                [
                    sys.executable, "-m", "tumblekeep", "serve", "--port", str(self.port), "--no-limits", "--bot-pause", "0",
                    "--database", f"sqlite:///{self.folder / 'tables.db'}", "--away-seconds", str(self.away_seconds),
                    *self.pocket,
                ],
                stdout=log,
                stderr=log,
                env={
                    **os.environ, SEED_VARIABLE: os.environ.get(SEED_VARIABLE, SEED), "TUMBLEKEEP_OPERATOR_KEY": OPERATOR_KEY,
                },
            )  # fmt: skip
        while self._process.poll() is None:  # a busy machine takes its time
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=60):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(600)
            self._process = None


@pytest.fixture(scope="session")
def built() -> Path:
    """Return the client's files; build them if they are missing and npm is installed."""
    if not (STATIC / "index.html").is_file():
        npm = shutil.which("npm")
        if npm is None:
            without("the web client is not built and there is no npm to build it")
        web = ROOT / "web"
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([str(npm), *command], cwd=web, check=True, capture_output=True)
    return STATIC


class Browser:
    """One browser for the tests of this folder, started by the first that needs it; each test has its own
    windows."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._there: Any = None

    def there(self) -> Any:
        if self._there is None:
            try:
                from playwright.sync_api import sync_playwright
            except ImportError:
                without("playwright is not installed")
            path = next((found for one in BROWSERS if one and (found := shutil.which(one))), None)
            if path is None:
                without("there is no Chromium; on Debian: apt-get install chromium-headless-shell")
            playwright = self._open.enter_context(sync_playwright())
            self._there = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
            self._open.callback(self._there.close)
        return self._there

    def close(self) -> None:
        self._there = None
        self._open.close()


BROWSER = Browser()


@pytest.fixture
def chromium() -> Any:
    return BROWSER.there()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser before a test of another folder, because no other test can have an event loop while
    Playwright runs."""
    yield
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        BROWSER.close()


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


Window = Callable[..., Any]


def remember(context: Any, **kept: Any) -> None:
    """Set what the device of these windows remembers, until they remember something else."""
    context.add_init_script(
        "if (!localStorage.getItem('tumblekeep'))"
        f" localStorage.setItem('tumblekeep', {json.dumps(json.dumps(kept))})"
    )


@pytest.fixture
def window(chromium: Any, server: Server) -> Iterator[Window]:
    """Open a window: `window(PHONE, language="fr")`. Any error that it logs fails the test.

    Its clock is held, and nothing is painted: no pixel of it unless it is `painted`, and no pictures of a die
    in flight unless their `sharpness` is given. `held=False` is a window as people have it, `moves=True` one
    that shows movement, `tempo="normal"` one that plays what happened before it tells of it; `grumbles` is an
    error that the test expects it to log.
    """
    contexts: list[Any] = []
    troubles: list[str] = []

    def opened(
        size: tuple[int, int] = DESKTOP,
        *,
        language: str = "en",
        theme: str = "dark",
        name: str = "Ada",
        door: str = "dungeon_attack",
        guided: bool = True,
        held: bool = True,
        moves: bool = False,
        painted: bool = False,
        sharpness: float = 0.0,
        grumbles: str = "",
        tempo: str = "at-once",
    ) -> Any:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 700,
            is_mobile=size[0] < 700,
            reduced_motion="no-preference" if moves else "reduce",
            base_url=server.address,
        )
        contexts.append(context)
        hold_numbers(context, name)
        if held:
            hold_clock(context, sharpness)
        if held and not (moves or painted or sharpness):
            hold_paint(context)
        remember(
            context,
            name=name,
            language=language,
            theme=theme,
            door=door,
            guided=list(GAMES) if guided else [],
            tempo=tempo,
            met=list(GAMES),
            hints=not guided,
        )
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on(
            "console",
            lambda message: troubles.append(message.text) if _is_trouble(message, grumbles) else None,
        )
        page.on("request", lambda request: _stays_home(request.url, server, troubles))
        page.set_default_timeout(PATIENCE)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []


def _is_trouble(message: Any, grumbles: str) -> bool:
    """Check for an error in the console; network errors are expected if a server was stopped on purpose."""
    expected = ("WebSocket connection", "net::ERR_CONNECTION", "Failed to load resource")
    if grumbles and grumbles in message.text:
        return False
    return bool(message.type == "error") and not any(part in message.text for part in expected)


def _stays_home(url: str, server: Server, troubles: list[str]) -> None:
    if not url.startswith((server.address, server.address.replace("http", "ws"), "data:", "blob:")):
        troubles.append(f"asked somebody else: {url}")
