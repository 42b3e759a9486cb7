"""What the folder is made of and is not ours: Pyodide from npm, and wheels from PyPI. Both are pinned by their hashes."""

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


def pinned() -> dict[str, Any]:
    """What is pinned of Pyodide: `version`, `python`, `platform`, and the hashes of its `files`."""
    found: dict[str, Any] = tomllib.loads(_HERE.joinpath("pinned.toml").read_text(encoding="utf-8"))[
        "pyodide"
    ]
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
    version = pinned()["version"]
    for folder in (CHECKOUT, kept / f"pyodide-{version}"):
        if _is_whole(folder):
            return folder
    folder = kept / f"pyodide-{version}"
    with _fresh(folder) as fresh:
        _run(
            [program("npm"), "pack", f"pyodide@{version}", "--silent", "--pack-destination", str(fresh)],
            "npm",
        )
        for archive in fresh.glob("*.tgz"):
            with tarfile.open(archive) as packed:
                for name in pinned()["files"]:
                    body = packed.extractfile(f"package/{name}")
                    assert body is not None
                    (fresh / name).write_bytes(body.read())
            archive.unlink()
        if not _is_whole(fresh):
            raise CannotBundle(
                "pocket-other-bytes", "Pyodide has other bytes than are pinned", what=f"pyodide {version}"
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


def _is_whole(folder: Path) -> bool:
    hashes = pinned()["files"]
    return all(
        (folder / name).is_file() and sha256((folder / name).read_bytes()).hexdigest() == digest
        for name, digest in hashes.items()
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
