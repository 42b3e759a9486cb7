"""Rules that were kept run in a process of their own and draw the games that were played by them.

The process gets nothing but a folder with the unpacked archive, our own interpreter and the packages installed with it; no module of today's
program. It is killed when it takes too long, may take only so much memory and can't write files. It answers one question at a time and is
kept for a while, because whoever opens an old game asks for more of it.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.runtime import rules_archive
from tumblekeep.server.runtime.archived_drawing import READY
from tumblekeep.server.runtime.rules_archive import BadArchive, CanNotDraw, RulesFailed

START_SECONDS = 60.0
SECONDS = 30.0
"""For one question. The longest games take less than a second; a busy machine takes its time."""
WAIT_SECONDS = 10.0
"""How long a question waits for those before it."""
MOST_PROCESSES = 2
IDLE_SECONDS = 600.0
MEMORY = 2 << 30
"""Bytes of address space that a process may take."""
PASSED_ON = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR")
_BOOT = """
import os, sys
folder, memory = sys.argv[1], int(sys.argv[2])
sys.path.insert(0, folder)
import tumblekeep
if not os.path.abspath(tumblekeep.__file__).startswith(os.path.abspath(folder) + os.sep):
    sys.exit("the rules of today came instead of those that were kept")
from tumblekeep.server.runtime.archived_drawing import main
try:
    import resource
except ImportError:
    pass
else:
    for limit, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_CORE, 0)):
        resource.setrlimit(limit, (most, most))
main()
import shutil
shutil.rmtree(folder, ignore_errors=True)  # the server may have been killed
"""


class RulesProcess:
    """One process that runs the rules of one archive."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        """Start it. Blocks."""
        self._turn = threading.Lock()
        self._folder = TemporaryDirectory(prefix="tumblekeep-rules-", ignore_cleanup_errors=True)
        rules_archive.unfold(files, Path(self._folder.name))
        self._process = subprocess.Popen(  # noqa: S603 - code of ours, as its digest says
            [sys.executable, "-I", "-B", "-c", _BOOT, self._folder.name, str(MEMORY)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
            cwd=self._folder.name,
        )
        try:
            if self._within(START_SECONDS, None) != READY:
                raise RulesFailed("they did not start")
        except BaseException:
            self.end()
            raise

    @property
    def runs(self) -> bool:
        """Whether it can still be asked."""
        return self._process.poll() is None

    def ask(self, question: Any, seconds: float = SECONDS) -> Any:
        """Return the answer to a question. Blocks."""
        if not self._turn.acquire(timeout=WAIT_SECONDS):
            raise Refusal(503, "server-too-slow", again=True)
        try:
            return self._within(seconds, json.dumps(question).encode() + b"\n")
        finally:
            self._turn.release()

    def _within(self, seconds: float, line: bytes | None) -> Any:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        limit = threading.Timer(seconds, process.kill)
        limit.daemon = True
        limit.start()
        try:
            if line is not None:
                process.stdin.write(line)
                process.stdin.flush()
            told = json.loads(process.stdout.readline())
        except (OSError, ValueError) as error:
            process.kill()
            raise RulesFailed("they ended or took too long") from error
        finally:
            limit.cancel()
        if "failed" in told:
            raise CanNotDraw(told["failed"])
        return told["done"]

    def end(self) -> None:
        """Stop it."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        self._folder.cleanup()


class RulesProcesses:
    """The processes of the rules that are kept in a folder."""

    def __init__(self, folder: str | None) -> None:
        self.folder = None if folder is None else Path(folder)
        self._processes: dict[int, RulesProcess] = {}
        self._used: dict[int, float] = {}
        self._starting = threading.Lock()

    def ask(self, number: int, digest: str | None, question: Any) -> Any:
        """Ask the rules with this number and digest. Blocks."""
        process = self._processes.get(number)
        if process is None or not process.runs:
            process = self._started(number, digest)
        self._used[number] = time.monotonic()
        return process.ask(question)

    def _started(self, number: int, digest: str | None) -> RulesProcess:
        with self._starting:
            process = self._processes.get(number)
            if process is not None and process.runs:
                return process
            if self.folder is None or digest is None:
                raise BadArchive("nobody knows which one")
            files = rules_archive.read(self.folder, digest)
            self._end(number)
            while len(self._processes) >= MOST_PROCESSES:
                self._end(min(self._processes, key=lambda one: self._used.get(one, 0.0)))
            process = self._processes[number] = RulesProcess(files)
            return process

    def look(self, moment: float) -> None:
        """End processes that nobody has asked for a while."""
        for number, used in list(self._used.items()):
            if moment - used > IDLE_SECONDS:
                self._end(number)

    def _end(self, number: int) -> None:
        self._used.pop(number, None)
        process = self._processes.pop(number, None)
        if process is not None:
            process.end()

    def close(self) -> None:
        """End all processes."""
        for number in list(self._processes):
            self._end(number)
