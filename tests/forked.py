"""Processes of the program without their imports: forked from one process that has imported it.

To start Python and import the server takes most of a second, to fork that process a few hundredths. A fork is a process of
its own as much as one that was started: it has its own streams, folder, environment and signals, it can be killed, and it
ends without tidying up.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import multiprocessing
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping
from functools import cache
from multiprocessing.context import BaseContext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

CAN_FORK = sys.platform == "linux" and os.environ.get("TUMBLEKEEP_TEST_FORKS") != "0"
"""Elsewhere the system's libraries may not survive a fork; there, and if TUMBLEKEEP_TEST_FORKS is 0, the program is started."""
IMPORTED = (
    "tumblekeep.__main__",
    "tumblekeep.server.command",
    "tumblekeep.server.network.worker",
    "tumblekeep.server.workers",
    "tumblekeep.server.dice.simulation",
    "tumblekeep.players.thinker",
    "tumblekeep.analysis.timeline",
    "tumblekeep.throw.service",
    "tumblekeep.terminal.entry",
)
_LOCK = threading.Lock()
_LONGEST = 1 << 17
_WORD = 4


class Forked(subprocess.Popen[Any]):
    """`python -m MODULE ARGUMENTS` as a fork; any other command, and any with a function to call first, is started."""

    def _execute_child(self, args: Any, *more: Any) -> None:
        before, folder, environment, session = more[1], more[4], more[5], more[20]
        words = [os.fspath(word) for word in args]
        if not CAN_FORK or before or session or words[:2] != [sys.executable, "-m"]:
            super()._execute_child(args, *more)  # type: ignore[misc]
            return
        ends = more[9:15]
        theirs = [end if end != -1 else number for number, end in enumerate((ends[0], ends[3], ends[5]))]
        self._ended = threading.Lock()
        self._status, told = os.pipe()
        wish = {
            "words": words[2:],
            "folder": os.fspath(folder or Path.cwd()),
            "environment": dict(os.environ if environment is None else environment),
        }
        try:
            with _LOCK:
                line = _forks()
            socket.send_fds(line, [json.dumps(wish).encode()], [*theirs, told])
        finally:
            os.close(told)
            self._close_pipe_fds(*ends)  # type: ignore[attr-defined]
        self.pid = self._read()
        self._child_created = True

    def _read(self) -> int:
        word = os.read(self._status, _WORD)
        assert len(word) == _WORD, "the process that forks has ended"
        return int.from_bytes(word, "big", signed=True)

    def poll(self) -> int | None:
        """Return how it ended, or None while it runs."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end and return its exit code; a negative one is a signal."""
        if not hasattr(self, "_status"):
            return super().wait(timeout)
        if self.returncode is None:
            ready = select.poll()
            ready.register(self._status, select.POLLIN)
            if not ready.poll(None if timeout is None else max(0.0, timeout * 1000)):
                raise subprocess.TimeoutExpired(self.args, timeout or 0.0)
            with self._ended:
                if self.returncode is None:
                    self.returncode = self._read()
                    os.close(self._status)
        return self.returncode

    def _internal_poll(self, *_: Any, **__: Any) -> int | None:
        return self.poll()


STARTING = SimpleNamespace(**{**vars(subprocess), "Popen": Forked})
"""The module `subprocess`, for code that shall fork where it starts `python -m`."""


def _forking_context(method: str) -> BaseContext:
    context = multiprocessing.get_context("forkserver" if CAN_FORK and method == "spawn" else method)
    if CAN_FORK:
        context.set_forkserver_preload(list(IMPORTED))
    return context


SPAWNING = SimpleNamespace(**{**vars(multiprocessing), "get_context": _forking_context})
"""The module `multiprocessing`, for code that shall fork where it spawns."""


def run(*words: str, input: Any = None, **more: Any) -> subprocess.CompletedProcess[Any]:
    """`python -m` with these words, forked, until it ends; like `subprocess.run`, with its output captured."""
    pipe = subprocess.PIPE
    with Forked([sys.executable, "-m", *words], stdin=pipe, stdout=pipe, stderr=pipe, **more) as process:
        said, complained = process.communicate(input)
        return subprocess.CompletedProcess(process.args, process.wait(), said, complained)


@cache
def _forks() -> socket.socket:
    """The line to the process that forks, which starts with the first wish and ends with this process."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    path = os.pathsep.join(path for path in sys.path if path)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, __file__, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            env={
                **os.environ,
                "PYTHONPATH": path,
                "OPENBLAS_NUM_THREADS": "1",
            },  # threads do not survive a fork
        )

    def leave() -> None:
        ours.close()
        process.wait()

    atexit.register(leave)
    return ours


class _Forking:
    """The process that forks. It has one thread."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._running: dict[int, int] = {}
        """Process -> where its end is told."""

    def wait_for_a_wish(self) -> Mapping[str, Any] | None:
        """Fork what is wished for, and tell the ends of what was forked. Returns in each fork with its wish; None: nobody
        can wish any more."""
        woken, waking = socket.socketpair()
        for end in (woken, waking):
            end.setblocking(False)
        signal.set_wakeup_fd(waking.fileno())
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever wishes, and for the forks
        ready = select.poll()
        for end in (self._line, woken):
            ready.register(end, select.POLLIN)
        while True:
            happened = {number for number, _ in ready.poll()}
            if woken.fileno() in happened:
                woken.recv(4096)
                self._tell_ends()
            if self._line.fileno() in happened:
                told, handles, _, _ = socket.recv_fds(self._line, _LONGEST, 4)
                if not told:
                    return None
                wish = json.loads(told)
                if wish["words"][0] == "tumblekeep" and "serve" not in wish["words"]:
                    _read_words()
                process = os.fork()
                if not process:
                    return _born(wish, handles)
                for handle in handles[:3]:
                    os.close(handle)
                self._running[process] = handles[3]
                _tell(handles[3], process)

    def _tell_ends(self) -> None:
        while self._running:
            process, status = os.waitpid(-1, os.WNOHANG)
            if not process:
                return
            told = self._running.pop(process)
            _tell(told, os.waitstatus_to_exitcode(status))
            os.close(told)


def _tell(where: int, number: int) -> None:
    try:
        os.write(where, number.to_bytes(_WORD, "big", signed=True))
    except BrokenPipeError:  # nobody wants to know any more
        return


def _born(wish: Mapping[str, Any], handles: list[int]) -> Mapping[str, Any]:
    """Make this fork look like a process that was just started."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, handle in enumerate(handles[:3]):
        os.dup2(handle, number)
    os.closerange(3, 1 << 16)
    os.chdir(wish["folder"])
    os.environ.clear()
    os.environ.update(wish["environment"])
    kind = os.environ.get("PYTHONIOENCODING") or "utf-8"
    sys.stdin = os.fdopen(0, encoding=kind, closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding=kind, closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding=kind, errors="backslashreplace", closefd=False)
    sys.path[0] = wish["folder"]
    return wish


@cache
def _read_words() -> None:
    """Read the catalogues of all games, which takes as long as importing everything."""
    from tumblekeep.games import GAMES, load
    from tumblekeep.terminal.voice import Voice
    from tumblekeep.text.phrasebook import LANGUAGES

    for language in LANGUAGES:
        for slug in GAMES:
            Voice(language, load(slug))
    gc.freeze()


def _run(words: list[str]) -> int:
    """Run a module as `python -m` would; return the exit code."""
    sys.argv = words
    for name in (words[0], f"{words[0]}.__main__"):
        sys.modules.pop(name, None)  # it runs as `__main__`
    try:
        runpy.run_module(words[0], run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        sys.stderr.write(f"{end.code}\n")
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def _leave(code: int) -> None:
    """End without tidying up what all forks share, which would copy all of it."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    os._exit(code)


def _main() -> None:
    with socket.socket(fileno=int(sys.argv[1])) as line:
        for name in IMPORTED:
            importlib.import_module(name)
        gc.collect()
        gc.freeze()  # so that a fork's sweeping does not copy what it shares
        wish = _Forking(line).wait_for_a_wish()
        if wish is None:
            return
        line.detach()
    _leave(_run(wish["words"]))


if __name__ == "__main__":
    _main()
