"""The folder that `tumblekeep pocket` makes, made once for all tests of a run."""

from __future__ import annotations

import json
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.pocket.bundling.bundle import LIST, make
from tumblekeep.pocket.bundling.downloads import kept_downloads, program

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def made_folder(factory: pytest.TempPathFactory, worker: str) -> Path:
    """Make the folder, or wait for another worker of this run that makes it."""
    base = factory.getbasetemp()
    shared = (base if worker == "master" else base.parent) / "pocket"
    folder = shared / "site"
    try:
        shared.mkdir()
    except FileExistsError:
        while not (folder / LIST).is_file():
            assert not (shared / "failed").exists(), "another worker could not make it"
            time.sleep(0.1)
        return folder
    try:
        with ThreadPoolExecutor(1) as thread:  # this one may have a loop already, which drives a browser
            thread.submit(make, folder, kept_downloads(), lambda _: None, pack=False).result()
    except BaseException:
        (shared / "failed").touch()
        raise
    return folder


def told_by_pyodide(folder: Path, module: str, *, physics: bool = False) -> Any:
    """What `everything` of a module of this folder tells under Pyodide in Node, over the compiled files that a browser gets."""
    script, sources, tests = HERE / "in_folder.mjs", ROOT / "src", ROOT / "tests"
    command = [program("node"), script, folder, sources, tests, module, *([ROOT / "web"] if physics else [])]
    done = subprocess.run([str(one) for one in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])
