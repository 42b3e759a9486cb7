"""Every Python that we promise: the documents name the same versions, the pinned packages install on the lowest and the newest,
`scripts/setup` chooses the best, and a log is read alike by all that this machine has."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

HOUSE = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = ("cluster", "dataset", "lab", "openspiel", "passkeys", "postgres", "push", "research", "throw")
UNREACHABLE = (
    "Failed to fetch",
    "Connect",
    "dns error",
    "timed out",
    "Request failed",
    "error sending request",
)
"""What uv says when the registry does not answer."""


def shared(name: str) -> ModuleType:
    """A module of scripts/shared."""
    spec = importlib.util.spec_from_file_location(name, HOUSE / "scripts" / "shared" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pythons = shared("pythons")
SUPPORTED = pythons.supported()


def one(version: tuple[int, int, int], build: int = 1, complete: bool = True) -> Any:
    return pythons.Python(f"/python/{version}/{build}", version, build, complete)


def test_the_documents_and_the_tools_promise_the_same_versions() -> None:
    lowest = f"3.{SUPPORTED.lowest[1]}"
    assert SUPPORTED.tested[0] == SUPPORTED.lowest
    assert list(SUPPORTED.tested) == [
        (3, minor) for minor in range(SUPPORTED.lowest[1], SUPPORTED.newest[1] + 1)
    ]
    assert PROJECT["project"]["requires-python"] == f">={lowest}"
    assert PROJECT["tool"]["mypy"]["python_version"] == lowest
    assert PROJECT["tool"]["ruff"]["target-version"] == "py" + lowest.replace(".", "")
    for name in ("README.md", "scripts/setup", "CONTRIBUTING.md"):
        said = set(re.findall(r"Python (\d+\.\d+) or newer", (HOUSE / name).read_text(encoding="utf-8")))
        assert said == {lowest}, f"{name} names {said}; pyproject.toml says {SUPPORTED.words()}"


@pytest.mark.parametrize(
    "version", [f"3.{SUPPORTED.lowest[1]}.0", f"3.{SUPPORTED.newest[1]}"], ids=["lowest", "newest"]
)
def test_a_pinned_package_did_not_install_on_a_python_that_is_promised(version: str) -> None:
    """soupsieve 4.1 wanted Python 3.11.5, and Debian 12 has 3.11.2."""
    uv = Path(sys.executable).with_name("uv")
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    done = subprocess.run(
        [
            uv, "pip", "compile", "--quiet", "--no-header", "--no-annotate", "--only-binary", ":all:",
            "--python-version", version, "-c", "constraints.txt", "pyproject.toml", *extras, "--group", "dev",
        ],
        cwd=HOUSE, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode and any(words in done.stderr for words in UNREACHABLE):
        pytest.fail(
            f"THE REGISTRY DID NOT ANSWER, so it is not known whether the packages install:\n{done.stderr}"
        )
    assert done.returncode == 0, f"constraints.txt can't be installed on Python {version}:\n{done.stderr}"
    pinned = {line.partition(" ")[0] for line in (HOUSE / "constraints.txt").read_text().splitlines()}
    loose = {line.partition(" ")[0] for line in done.stdout.splitlines() if "==" in line} - pinned
    assert not loose, f"constraints.txt does not pin {sorted(loose)}"


def test_the_extras_that_are_resolved_are_all_there_are() -> None:
    assert set(EXTRAS) == set(PROJECT["project"]["optional-dependencies"])


@pytest.mark.parametrize(
    ("found", "chosen"),
    [
        ([one((3, 11, 0)), one((3, 13, 1)), one((3, 12, 4))], one((3, 13, 1))),  # the newest
        ([one((3, 11, 2), 2), one((3, 13, 1), 1)], one((3, 11, 2), 2)),  # the one that runs faster
        ([one((3, 12, 2), 0), one((3, 11, 9), 1)], one((3, 11, 9), 1)),
        (
            [one((3, 11, 2), 2, complete=False), one((3, 11, 9), 0)],
            one((3, 11, 9), 0),
        ),  # can make environments
        ([one((3, 99, 0), 2), one((3, 11, 9), 0)], one((3, 11, 9), 0)),  # a tested one
        ([one((3, 99, 0), 2), one((3, 10, 9), 2)], one((3, 99, 0), 2)),  # none other
        ([one((3, 10, 9), 2)], None),
        ([], None),
    ],
)
def test_the_best_python_is_chosen(found: list[Any], chosen: Any) -> None:
    assert pythons.best(found, SUPPORTED) == chosen
    if chosen is not None:
        assert pythons.reason(chosen, SUPPORTED)


def test_of_each_version_the_oldest_and_the_newest_patch_are_checked() -> None:
    found = [one((3, 12, 1)), one((3, 11, 9)), one((3, 11, 2)), one((3, 11, 5)), one((3, 10, 1))]
    kept = [python.version for python in pythons.one_a_version(found, SUPPORTED)]
    assert kept == [(3, 11, 2), (3, 11, 9), (3, 12, 1)]


def stand_in(folder: Path, name: str, version: tuple[int, int, int], **more: Any) -> None:
    """A program that answers as a Python would."""
    told = {
        "path": str(folder / name), "version": version, "final": True, "kind": "cpython", "locked": True,
        "built": "", "flags": "-O3", "complete": True, **more,
    }  # fmt: skip
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\necho '{json.dumps(told)}'\n", encoding="utf-8")
    (folder / name).chmod(0o755)


def test_pythons_are_found_on_the_path_and_where_pyenv_keeps_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(tmp_path / "bin", "python3", (3, 12, 0))
    stand_in(tmp_path / "bin", "python3.13", (3, 13, 0), final=False)
    stand_in(tmp_path / "bin", "python3.13t", (3, 13, 0), locked=False)
    stand_in(tmp_path / "bin", "python3.11", (3, 11, 0), kind="pypy")
    (tmp_path / "bin" / "python3.14").write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    (tmp_path / "bin" / "python3.14").chmod(0o755)
    kept = tmp_path / "pyenv" / "versions" / "3.13.2" / "bin"
    kept.mkdir(parents=True)
    stand_in(kept, "python3", (3, 13, 2), built="'--enable-optimizations'")
    monkeypatch.setenv("PATH", str(tmp_path / "bin") + os.pathsep + os.environ["PATH"])
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setattr(pythons, "PLACES", ())
    found = {python.path: python for python in pythons.find() if python.path.startswith(str(tmp_path))}
    assert set(found) == {str(tmp_path / "bin" / "python3"), str(kept / "python3")}
    assert found[str(tmp_path / "bin" / "python3")].build == 1
    assert found[str(kept / "python3")].build == 2


def test_without_a_supported_python_setup_says_what_is_there(tmp_path: Path) -> None:
    stand_in(tmp_path / "bin", "python3", (3, 9, 1))
    stand_in(tmp_path / "bin", "python3.11", (3, 11, 4), complete=False)
    program = (
        f"import sys; sys.path.insert(0, {str(HOUSE / 'scripts' / 'shared')!r}); import pythons; "
        "pythons.PLACES = (); sys.argv = ['pythons.py', '--best']; sys.exit(pythons.main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PATH": str(tmp_path / "bin")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert f"needs Python {SUPPORTED.words()}" in done.stderr
    assert "Python 3.9.1" in done.stderr
    assert "without venv" in done.stderr
    assert "python3-venv" in done.stderr


@pytest.mark.parametrize("arguments", [["nonsense"], ["play"]], ids=["a wrong word", "a wrong Python"])
def test_setup_says_what_was_wrong_and_leaves_the_environment_alone(arguments: list[str]) -> None:
    before = (HOUSE / ".venv" / "pyvenv.cfg").stat().st_mtime_ns
    done = subprocess.run(
        [HOUSE / "scripts" / "setup", *arguments],
        env={**os.environ, "TUMBLEKEEP_PYTHON": "/nowhere/python3"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (1, 2)
    assert "nonsense" in done.stderr or "/nowhere/python3" in done.stderr
    assert (HOUSE / ".venv" / "pyvenv.cfg").stat().st_mtime_ns == before


def test_every_python_here_reads_a_log_alike() -> None:
    done = subprocess.run(
        [sys.executable, HOUSE / "scripts" / "check-pythons", "--small", "dungeon_attack"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "green Python" in done.stdout
    assert "RED" not in done.stdout
