"""A real browser on a real server: Debian's Chromium, driven by Playwright, at a server of its own for every module."""

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
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "tumblekeep" / "web" / "static"
FLAGS = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-quic", "--mute-audio",
]  # fmt: skip
GAMES = ("dungeon_attack", "dungeons_dice_danger", "dungeon_dice", "dungeon_fighter", "castle_of_frosts")
DESKTOP, PHONE, SMALLEST = (1440, 900), (390, 844), (360, 740)


def without(reason: str) -> None:
    """Nothing to test with: a loud skip on a desk, a failure where everything is supposed to be there."""
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
        self.more: tuple[str, ...] = ()
        """Further words of the command line, from the next start on."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable, "-m", "tumblekeep", "serve", "--port", str(self.port), "--no-limits", "--bot-pause", "0",
                    "--database", f"sqlite:///{self.folder / 'tables.db'}", *self.more,
                ],
                stdout=log,
                stderr=log,
            )  # fmt: skip
        for _ in range(1200):  # a busy machine takes its time
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=1):
                    return
            except (URLError, ConnectionError, TimeoutError):
                if self._process.poll() is not None:
                    break
                time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(60)
            self._process = None


@pytest.fixture(scope="session")
def built() -> Path:
    """The client's files; made here when they are not there yet and npm is."""
    if not (STATIC / "index.html").is_file():
        npm = shutil.which("npm")
        if npm is None:
            without("the web client is not built and there is no npm to build it")
        web = ROOT / "web"
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([str(npm), *command], cwd=web, check=True, capture_output=True)
    return STATIC


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """One browser for all tests; each has windows of its own."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        without("playwright is not installed")
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        without("there is no Chromium; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


Window = Callable[..., Any]


def remember(context: Any, **kept: Any) -> None:
    """What the device of these windows remembers, until they remember something else."""
    context.add_init_script(
        "if (!localStorage.getItem('tumblekeep'))"
        f" localStorage.setItem('tumblekeep', {json.dumps(json.dumps(kept))})"
    )


@pytest.fixture
def window(chromium: Any, server: Server) -> Iterator[Window]:
    """Open a window: `window(PHONE, language="fr")`. Whatever it logs as an error fails the test."""
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
    ) -> Any:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 700,
            is_mobile=size[0] < 700,
            reduced_motion="reduce",
            base_url=server.address,
        )
        contexts.append(context)
        remember(
            context,
            name=name,
            language=language,
            theme=theme,
            door=door,
            guided=list(GAMES) if guided else [],
        )
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.append(message.text) if _is_trouble(message) else None)
        page.on("request", lambda request: _stays_home(request.url, server, troubles))
        page.set_default_timeout(60_000)  # a busy machine is slow, not wrong
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []


def _is_trouble(message: Any) -> bool:
    """An error in the console; but a server that was stopped on purpose is one only for the network."""
    expected = ("WebSocket connection", "net::ERR_CONNECTION", "Failed to load resource")
    return bool(message.type == "error") and not any(part in message.text for part in expected)


def _stays_home(url: str, server: Server, troubles: list[str]) -> None:
    if not url.startswith((server.address, server.address.replace("http", "ws"), "data:", "blob:")):
        troubles.append(f"asked somebody else: {url}")
