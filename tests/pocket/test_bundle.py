"""`tumblekeep pocket`: what it makes, what it refuses, and that the same sources give the same bytes."""

from __future__ import annotations

import json
import os
import subprocess
import tomllib
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from tumblekeep.__main__ import main
from tumblekeep.games import GAMES, load
from tumblekeep.pocket.bundling import bundle, contents, downloads

ROOT = Path(__file__).parents[2]
COMPILE = ROOT / "src" / "tumblekeep" / "pocket" / "bundling" / "compile.mjs"


def refused(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    assert main(["pocket", *given, "--lang", "en"]) == 1
    return capsys.readouterr().err


def test_every_file_is_listed_with_its_hash(pocket_folder: Path) -> None:
    about = json.loads((pocket_folder / bundle.LIST).read_text())
    there = {
        path.relative_to(pocket_folder).as_posix() for path in pocket_folder.rglob("*") if path.is_file()
    }
    assert {one["path"] for one in about["files"]} == there - {bundle.LIST}
    for one in about["files"]:
        body = (pocket_folder / one["path"]).read_bytes()
        assert (len(body), sha256(body).hexdigest()) == (one["size"], one["sha256"])
    assert about["rules"] == {slug: load(slug).version for slug in GAMES}
    assert set(about["answers"].values()) <= there
    assert json.loads((pocket_folder / about["answers"]["/api/games"]).read_text())["physics"] is True


def test_no_address_of_the_page_begins_at_the_root(pocket_folder: Path) -> None:
    page = (pocket_folder / "index.html").read_text()
    assert 'src="/' not in page
    assert 'href="/' not in page
    manifest = json.loads((pocket_folder / "manifest.webmanifest").read_text())
    addresses = [manifest["start_url"], manifest["scope"], manifest["share_target"]["action"]]
    addresses += [one["src"] for one in manifest["icons"]] + [one["url"] for one in manifest["shortcuts"]]
    assert all(one.startswith("./") for one in addresses)
    assert [one["url"].partition("=")[2] for one in manifest["shortcuts"]] == list(GAMES)
    assert all((pocket_folder / one["src"]).is_file() for one in manifest["icons"])


def test_the_package_is_compiled_and_leaves_out_what_a_browser_never_needs(pocket_folder: Path) -> None:
    with zipfile.ZipFile(pocket_folder / "python" / "house.zip") as archive:
        names = archive.namelist()
    assert "tumblekeep/pocket/browser.pyc" in names
    assert not [name for name in names if name.endswith(".py")]
    assert not [name for name in names if name.startswith(("tumblekeep/web/", "tumblekeep/lab/"))]


def test_the_same_sources_give_the_same_bytes_wherever_they_lie(tmp_path: Path) -> None:
    made = []
    for where, order in (("one", 1), ("another/place", -1)):
        folder = tmp_path / where
        for number, path in enumerate(sorted((contents.PACKAGE / "core").glob("*.py"))[::order]):
            (folder / "tumblekeep").mkdir(parents=True, exist_ok=True)
            copied = folder / "tumblekeep" / path.name
            copied.write_bytes(path.read_bytes())
            os.utime(copied, (number, number))
        into = tmp_path / f"{order}.zip"
        runtime = downloads.pyodide(downloads.kept_downloads())
        command = [downloads.program("node"), str(COMPILE), str(runtime), str(folder), str(into)]
        subprocess.run(command, check=True)
        made.append(into.read_bytes())
    assert made[0] == made[1]


def test_a_folder_that_holds_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "holiday.txt").write_text("photos")
    assert "holds something else" in refused(capsys, str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["holiday.txt"]
    assert "is a file" in refused(capsys, str(tmp_path / "holiday.txt"))


def test_what_is_missing_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    told = refused(capsys, str(tmp_path / "new"))
    assert "needs node" in told
    assert "Node 20" in told
    monkeypatch.setattr(bundle, "PAGE", tmp_path / "nothing")
    assert "not part of this installation" in refused(capsys, str(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_a_download_that_fails_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_RETRIES", "0")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    told = refused(capsys, str(tmp_path / "new"))
    assert "pip could not fetch" in told
    assert not (tmp_path / "new").exists()
    assert not list((tmp_path / "cache").rglob("*.whl"))


def test_pins_are_those_of_the_page_and_of_the_constraints() -> None:
    page = json.loads((ROOT / "web" / "package.json").read_text())
    assert page["devDependencies"]["pyodide"] == downloads.pinned()["version"]
    constraints = (ROOT / "constraints.txt").read_text().splitlines()
    pinned = (ROOT / "src/tumblekeep/pocket/bundling/wheels.txt").read_text().splitlines()
    assert {line.split()[0] for line in pinned if not line.startswith("#")} <= set(constraints)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "src/tumblekeep/web/pocket/**" in project["tool"]["hatch"]["build"]["artifacts"]
