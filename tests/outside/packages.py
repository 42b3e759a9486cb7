"""Packages from outside as pip installs them: code on the path, and a `.dist-info` with their entry points."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]
TEMPLATE = HOUSE / "src" / "tumblekeep" / "games" / "_template"


def installed(site: Path, package: str, entry_points: str) -> Path:
    """Install a distribution with these entry points in this folder of packages."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(f"[tumblekeep.games]\n{entry_points}\n", encoding="utf-8")
    return info


def walk(site: Path, slug: str = "lantern_deep") -> Path:
    """Install the template as a game in its own package."""
    room = site / slug
    shutil.copytree(TEMPLATE, room, ignore=shutil.ignore_patterns("__pycache__"))
    for path in room.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("tumblekeep.games._template", slug)
        path.write_text(text.replace("_template", slug), encoding="utf-8")
    (room / "locale").mkdir()
    for language in ("en", "fr"):
        folder = HOUSE / "src" / "tumblekeep" / "locale" / language
        words = [(folder / f"_template{part}.ftl").read_text(encoding="utf-8") for part in ("", "_lesson")]
        (room / "locale" / f"{language}.ftl").write_text("\n".join(words), encoding="utf-8")
    installed(site, slug, f"{slug} = {slug}:GAME")
    return room


def python(site: Path, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with these packages installed."""
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        input=said,
        timeout=300,
        check=False,
        cwd=site,
        env={**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1", "LANG": "en_GB.UTF-8"},
    )
