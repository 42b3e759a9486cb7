#!/usr/bin/env python3
"""Finds the Pythons of this machine and says which of them is best for the project.

Usage: pythons.py [--best | --supported]

Without an option it prints a table of all Pythons it finds. `--best` prints the path of the best one, and why to stderr; it ends
with 1 if none is supported. `--supported` prints the path of one Python for each supported version.

The supported versions are read from pyproject.toml: `requires-python` gives the lowest, the classifiers list those that are tested.
A Python is better if it is tested, then if it was built with more optimisation, then if it is newer. Needs no packages, and starts on
Python 3.8, so that an old `python3` can find a newer one.
"""

from __future__ import annotations

import argparse
import glob
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import List, NamedTuple, Optional, Tuple  # noqa: UP035 - an old Python may read this

ROOT = Path(__file__).resolve().parents[2]
PROJECT = ROOT / "pyproject.toml"
PLACES = (
    "~/.pyenv/versions/*/bin/python3",
    "~/.local/share/uv/python/*/bin/python3",
    "~/.asdf/installs/python/*/bin/python3",
    "/usr/bin/python3*",
    "/usr/local/bin/python3*",
    "/opt/python*/bin/python3",
    "/opt/python/*/bin/python3",
    "/opt/homebrew/bin/python3*",
    "/opt/hostedtoolcache/Python/*/*/bin/python3",
    "/Library/Frameworks/Python.framework/Versions/*/bin/python3",
)
"""Where Pythons are kept that may not be on the PATH."""
DISTRIBUTIONS = "/usr/bin/"
"""Where distributions put their own Pythons. All of them build with profiles, and Debian's does not tell in its configuration."""
BUILDS = ("built without optimisation", "optimised", "optimised with profiles")
"""How a Python's own code was compiled, worst first. Profiles are worth a fifth to a third of the speed of everything."""
NAMED = re.compile(r"python(3(\.\d+)?)?$")
ASKED = """
import json, os, sys, sysconfig
try:
    import ensurepip, venv
    complete = True
except ImportError:
    complete = False
print(json.dumps({
    "path": os.path.realpath(sys.executable),
    "version": list(sys.version_info[:3]),
    "final": sys.version_info[3] == "final",
    "kind": sys.implementation.name,
    "locked": not sysconfig.get_config_var("Py_GIL_DISABLED"),
    "built": str(sysconfig.get_config_var("CONFIG_ARGS")),
    "flags": str(sysconfig.get_config_var("PY_CFLAGS")),
    "complete": complete,
}))
"""


class Supported(NamedTuple):
    """The versions of Python that pyproject.toml promises."""

    lowest: Tuple[int, int]  # noqa: UP006
    tested: Tuple[Tuple[int, int], ...]  # noqa: UP006

    @property
    def newest(self) -> Tuple[int, int]:  # noqa: UP006
        """The newest version that is tested."""
        return max(self.tested)

    def words(self) -> str:
        """How the documents say it: "3.11 or newer"."""
        return f"{self.lowest[0]}.{self.lowest[1]} or newer"


class Python(NamedTuple):
    """One Python of this machine."""

    path: str
    version: Tuple[int, int, int]  # noqa: UP006
    build: int
    """How its own code was compiled: a place in BUILDS."""
    complete: bool
    """Whether it can make environments; Debian keeps that in a package of its own."""

    @property
    def number(self) -> str:
        """Its version as text."""
        return ".".join(map(str, self.version))

    def words(self) -> str:
        """Its version, build and path."""
        return f"Python {self.number} ({BUILDS[self.build]}{'' if self.complete else ', without venv'}), {self.path}"


def supported(project: Path = PROJECT) -> Supported:
    """Read what pyproject.toml promises. By hand: there is no tomllib before 3.11."""
    text = project.read_text(encoding="utf-8")
    lowest = re.search(r'^requires-python = ">=(\d+)\.(\d+)"$', text, re.MULTILINE)
    tested = re.findall(r'"Programming Language :: Python :: (\d+)\.(\d+)"', text)
    if lowest is None or not tested:
        sys.exit(f"{project}: requires-python or the classifiers of Python are missing")
    return Supported(
        (int(lowest[1]), int(lowest[2])), tuple(sorted((int(major), int(minor)) for major, minor in tested))
    )


def candidates() -> List[str]:  # noqa: UP006
    """Paths that may be Pythons: the PATH's first, in its order."""
    found = [name for name in (shutil.which("python3"), shutil.which("python")) if name]
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        found += sorted(glob.glob(os.path.join(glob.escape(folder), "python3*")))
    places = list(PLACES)
    for name, inside in (
        ("PYENV_ROOT", "versions/*/bin/python3"),
        ("UV_PYTHON_INSTALL_DIR", "*/bin/python3"),
        ("RUNNER_TOOL_CACHE", "Python/*/*/bin/python3"),
    ):
        if os.environ.get(name):
            places.append(os.path.join(glob.escape(os.environ[name]), inside))
    for place in places:
        found += sorted(glob.glob(os.path.expanduser(place)))
    real = {}
    for path in found:
        if NAMED.match(os.path.basename(path)):
            real.setdefault(os.path.realpath(path) if not _is_shim(path) else path, path)
    return list(real.values())


def probe(path: str) -> Optional[Python]:  # noqa: UP045
    """Ask a Python what it is; None if it does not answer, or is none that we could use."""
    try:
        done = subprocess.run(
            [path, "-I", "-c", ASKED], capture_output=True, text=True, timeout=60, check=False
        )
        told = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    if not told["final"] or told["kind"] != "cpython" or not told["locked"]:
        return None
    major, minor, patch = told["version"]
    profiled = "--enable-optimizations" in told["built"] or told["path"].startswith(DISTRIBUTIONS)
    optimised = re.search(r"-O[23]\b", told["flags"]) is not None
    return Python(told["path"], (major, minor, patch), 2 if profiled else int(optimised), told["complete"])


def find() -> List[Python]:  # noqa: UP006
    """All usable Pythons of this machine, best first, each once."""
    range_ = supported()
    found = {}
    for path in candidates():
        python = probe(path)
        if python is not None:
            found.setdefault(python.path, python)
    return sorted(found.values(), key=lambda python: _rank(python, range_), reverse=True)


def best(pythons: List[Python], range_: Supported) -> Optional[Python]:  # noqa: UP006, UP045
    """The Python to use: supported, able to make environments; tested, optimised and newest first."""
    usable = [python for python in pythons if python.complete and python.version[:2] >= range_.lowest]
    return max(usable, key=lambda python: _rank(python, range_), default=None)


def one_a_version(pythons: List[Python], range_: Supported) -> List[Python]:  # noqa: UP006
    """The supported Pythons, oldest first; of those with the same minor version the oldest and the newest patch.

    The oldest patch matters: packages give up early patches first.
    """
    kept = []
    for minor in sorted({python.version[:2] for python in pythons if python.version[:2] >= range_.lowest}):
        same = sorted(
            (python for python in pythons if python.version[:2] == minor and python.complete),
            key=lambda python: python.version,
        )
        kept += [same[0], same[-1]] if len(same) > 1 and same[0].version != same[-1].version else same[:1]
    return kept


def reason(python: Python, range_: Supported) -> str:
    """Why this one was chosen."""
    if python.version[:2] > range_.newest:
        newest = ".".join(map(str, range_.newest))
        return f"newer than {newest}, the newest version that is tested, but there is no other"
    if python.build < 2:
        return (
            "the newest supported one; none that was optimised with profiles was found, which would be faster"
        )
    return "supported, and the newest of those that run fastest"


def _rank(python: Python, range_: Supported) -> Tuple[bool, bool, int, Tuple[int, int, int]]:  # noqa: UP006
    return (
        python.complete and range_.lowest <= python.version[:2],
        python.version[:2] in range_.tested,
        python.build,
        python.version,
    )


def _is_shim(path: str) -> bool:
    """Whether this is a script that starts one of several Pythons, as pyenv's are: all of them may be the same file."""
    try:
        with open(path, "rb") as file:
            return file.read(2) == b"#!"
    except OSError:
        return False


def main() -> int:
    """Print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--best", action="store_true", help="print the path of the best Python")
    parser.add_argument("--supported", action="store_true", help="print the paths of the supported Pythons")
    chosen = parser.parse_args()
    range_, pythons = supported(), find()
    if chosen.supported:
        for python in one_a_version(pythons, range_):
            print(python.path)
        return 0
    if not chosen.best:
        for python in pythons:
            print(python.words())
        return 0
    python = best(pythons, range_)
    if python is None:
        print(
            f"tumblekeep needs Python {range_.words()}, with its venv module; this machine has:",
            file=sys.stderr,
        )
        for other in pythons:
            print(f"  {other.words()}", file=sys.stderr)
        if not pythons:
            print("  none", file=sys.stderr)
        if any(not other.complete and other.version[:2] >= range_.lowest for other in pythons):
            print("On Debian and Ubuntu: apt-get install python3-venv", file=sys.stderr)
        return 1
    print(f"{python.words()}: {reason(python, range_)}.", file=sys.stderr)
    print(python.path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
