"""What the folder is made of and is not ours: Pyodide and MuJoCo from npm, and wheels from PyPI. All are pinned by their hashes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from tumblekeep.core.errors import TumbleError

CHECKOUT = Path(__file__).parents[4] / "web" / "node_modules" / "pyodide"
"""Where npm has put Pyodide in a checkout of the sources."""
_HERE = files(__package__)


class CannotBundle(TumbleError):
    """The folder can't be made; nothing was changed."""


def pinned(what: str = "pyodide") -> dict[str, Any]:
    """What is pinned of a package: its `version` and the hashes of its `files`; of Pyodide also `python` and `platform`."""
    found: dict[str, Any] = tomllib.loads(_HERE.joinpath("pinned.toml").read_text(encoding="utf-8"))[what]
    return found


def kept_downloads() -> Path:
    """The folder in which downloads are kept between runs."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tumblekeep" / "pocket"


def program(name: str) -> str:
    """The path of a program that is needed; raise CannotBundle if it is missing."""
    found = shutil.which(name)
    if found is None:
        raise CannotBundle("pocket-needs", f"{name} is not installed", program=name)
    return found


def pyodide(kept: Path) -> Path:
    """A folder with Pyodide's files, checked."""
    return CHECKOUT if _is_whole(CHECKOUT, pinned()) else _of_npm("pyodide", "pyodide", kept)


def physics(kept: Path) -> Path:
    """A folder with the files of MuJoCo's WebAssembly build, checked."""
    return _of_npm("@mujoco/mujoco", "mujoco", kept)


def _of_npm(package: str, what: str, kept: Path) -> Path:
    pin = pinned(what)
    version = pin["version"]
    folder = kept / f"{what}-{version}"
    if _is_whole(folder, pin):
        return folder
    with _fresh(folder) as fresh:
        _run(
            [program("npm"), "pack", f"{package}@{version}", "--silent", "--pack-destination", str(fresh)],
            "npm",
        )
        for archive in fresh.glob("*.tgz"):
            with tarfile.open(archive) as packed:
                for name in pin["files"]:
                    body = packed.extractfile(f"package/{name}")
                    assert body is not None
                    (fresh / name).write_bytes(body.read())
            archive.unlink()
        if not _is_whole(fresh, pin):
            raise CannotBundle(
                "pocket-other-bytes", f"{what} has other bytes than are pinned", what=f"{what} {version}"
            )
    return folder


def wheels(kept: Path) -> list[Path]:
    """The wheels, checked by pip against their hashes."""
    wanted = _HERE.joinpath("wheels.txt").read_text(encoding="utf-8")
    folder = kept / f"wheels-{sha256(wanted.encode()).hexdigest()[:12]}"
    if not folder.is_dir():
        pin = pinned()
        with _fresh(folder) as fresh:
            listed = fresh / "wheels.txt"
            listed.write_text(wanted, encoding="utf-8")
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
            command += [
                "--no-deps",
                "--only-binary=:all:",
                "--require-hashes",
                "--python-version",
                pin["python"],
            ]
            command += ["--implementation", "cp", "--platform", pin["platform"], "--platform", "any"]
            command += ["--abi", f"cp{pin['python'].replace('.', '')}", "--abi", "none"]
            _run([*command, "--dest", str(fresh), "--requirement", str(listed)], "pip")
            listed.unlink()
    return sorted(folder.glob("*.whl"))


def _is_whole(folder: Path, pin: dict[str, Any]) -> bool:
    return all(
        (folder / name).is_file() and sha256((folder / name).read_bytes()).hexdigest() == digest
        for name, digest in pin["files"].items()
    )


class _fresh:  # noqa: N801 - reads as a function
    """A folder to be filled; it gets its name only when it is complete."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __enter__(self) -> Path:
        self._folder.parent.mkdir(parents=True, exist_ok=True)
        self._made = Path(tempfile.mkdtemp(prefix=f"{self._folder.name}-", dir=self._folder.parent))
        return self._made

    def __exit__(self, kind: Any, *rest: object) -> None:
        if kind is None and not self._folder.exists():
            self._made.rename(self._folder)
        else:
            shutil.rmtree(self._made, ignore_errors=True)


def _run(command: list[str], what: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - words of our own
    if done.returncode != 0:
        told = (done.stderr or done.stdout).strip().splitlines()
        raise CannotBundle(
            "pocket-download-failed", f"{what} failed", program=what, why=told[-1] if told else ""
        )
