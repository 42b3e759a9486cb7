"""The site is built from the pages, strictly: a Sphinx warning, a broken link or a resource from elsewhere
fails."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tumblekeep.games import GAMES

HOUSE = Path(__file__).parents[2]
BOTH = ("index", "install", "play", "host", "packs", "lab", "lookback", "thinking", "terminal", "fair-dice")
"""Pages that stand in both languages."""
ADDRESS = re.compile(
    r"https?://[\w.-]*(?:cdn|unpkg|jsdelivr|pypi|npmjs|registry|googleapis|gstatic)[\w.-]*", re.IGNORECASE
)


def test_the_site_is_built_without_a_doubt(tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = subprocess.run(
        [sys.executable, str(HOUSE / "scripts" / "site"), str(site)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    for language in ("", "fr"):
        for name in (*BOTH, *(f"learn/{slug}" for slug in GAMES)):
            page = (site / language / f"{name}.html").read_text(encoding="utf-8")
            assert f'lang="{language or "en"}"' in page
            assert not re.search(r"\{i-[a-z]", page), "a piece is not drawn"
    for slug in GAMES:
        assert '<svg class="piece"' in (site / "fr" / "learn" / f"{slug}.html").read_text(encoding="utf-8")
    assert "def fork(self)" in re.sub(
        r"<[^>]+>", "", (site / "api" / "core.html").read_text(encoding="utf-8")
    )
    for path in [
        *site.rglob("*.html"),
        *site.rglob("*.js"),
        *site.rglob("*.css"),
        HOUSE / "docs" / "conf.py",
    ]:
        assert not ADDRESS.search(path.read_text(encoding="utf-8")), path


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(HOUSE / "scripts" / "site"), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "holds no site" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
