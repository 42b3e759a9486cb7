"""Games from outside: found, listed, played in the terminal and over the server. A broken one stops no
other."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from outside.packages import installed, python, walk

SERVED = """
import asyncio, json, sys
from pathlib import Path
from server.guest import inn, quick


async def main():
    async with inn(quick("sqlite:///tables.db")) as there:
        games = (await there.get("/games")).json()["games"]
        assert [one["slug"] for one in games][-1] == "lantern_deep", games
        assert (await there.get("/rules/lantern_deep")).text.startswith("#")
        assert (await there.get("/rules/lantern_deep/LW-WALK-1")).json()["text"]
        assert (await there.get("/rules/lantern_deep/origins")).json() == {"game": "lantern_deep", "ours": [], "partly": []}
        for language, words in (("en", "The Lantern Walk"), ("fr", "La Marche aux lanternes")):
            assert words in (await there.get(f"/catalogue/{language}/lantern_deep")).text
        opened = await there.open("lantern_deep", 1, 1)
        async with there.guest(opened, 0, panels=True) as guest:
            while guest.outcome is None:
                assert guest.last[0]["panels"][0]["kind"] == "grid"
                if guest.question(0) is None:
                    await guest.hear("event")
                    continue
                said = await guest.answer(0, guest.question(0)["options"][0]["id"])
                assert said["type"] == "ack", said
        print("played")

asyncio.run(main())
"""


def test_a_game_from_outside_is_listed_and_played_in_lines(tmp_path: Path) -> None:
    walk(tmp_path)
    listed = python(tmp_path, "-m", "tumblekeep", "games", "--json")
    guest = json.loads(listed.stdout)[-1]
    assert guest["slug"] == "lantern_deep"
    assert guest["origin"] == "An original game: its rules and its path are its author’s own."
    assert listed.stderr == ""
    played = python(
        tmp_path, "-m", "tumblekeep", "play", "lantern_deep", "-y", "--plain", "--seats", "Ada", "--seed", "1",
        "--save", "walk.tumble", "--lang", "fr", said="w\n" + "1\n" * 60,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "LW-WALK-2" in played.stdout
    again = python(tmp_path, "-m", "tumblekeep", "replay", "walk.tumble", "--plain", "--all")
    assert again.returncode == 0, again.stderr
    assert "makes camp" in again.stdout


BROKEN = {
    "wreck = wreck:GAME": (
        "wreck.py",
        "raise ZeroDivisionError('the lamp broke')",
        "ZeroDivisionError: the lamp broke",
    ),
    "gone = nowhere_at_all:GAME": ("", "", "No module named 'nowhere_at_all'"),
    "leaver = leaver:GAME": ("leaver.py", "raise SystemExit(3)", "SystemExit: 3"),
    "number = number:GAME": ("number.py", "GAME = 7", "of type int, not a Game"),
    "dungeon_attack = lantern_deep:GAME": ("", "", "already uses that name"),
    "terminal = lantern_deep:GAME": ("", "", "already uses that name"),
    "Loud = lantern_deep:GAME": ("", "", "lower-case letters"),
    "other = lantern_deep:GAME": ("", "", "calls itself lantern_deep"),
    "seatless = seatless:GAME": (
        "seatless/__init__.py",
        "from dataclasses import replace\nfrom lantern_deep import GAME as WALK\nGAME = replace(WALK, slug='seatless', seats=4)",
        "its field seats is missing or has the wrong type",
    ),
    "turnless = turnless:GAME": (
        "turnless/__init__.py",
        "from dataclasses import replace\nfrom lantern_deep import GAME as WALK\nGAME = replace(WALK, slug='turnless', turn=None)",
        "its field turn is missing or has the wrong type",
    ),
    "lawless = lawless:GAME": (
        "lawless/__init__.py",
        "from dataclasses import replace\nfrom lantern_deep import GAME as WALK\nGAME = replace(WALK, slug='lawless')",
        "lawless has no file RULES.md",
    ),
}


def test_what_is_wrong_with_one_is_said_and_stops_no_other(tmp_path: Path) -> None:
    walk(tmp_path)
    for number, (entry, (file, text, _)) in enumerate(BROKEN.items()):
        if file:
            (tmp_path / file).parent.mkdir(exist_ok=True)
            (tmp_path / file).write_text(text, encoding="utf-8")
        installed(tmp_path, f"broken{number}", entry)
    listed = python(tmp_path, "-m", "tumblekeep", "games")
    assert listed.returncode == 0, listed.stderr
    assert "(lantern_deep)" in listed.stdout
    assert "(castle_of_frosts)" in listed.stdout
    lines = listed.stderr.splitlines()
    assert len(lines) == len(BROKEN), listed.stderr
    for number, (entry, (_, _, why)) in enumerate(BROKEN.items()):
        name = entry.partition(" ")[0]
        (line,) = (one for one in lines if f"(package broken{number} 1.0)" in one)
        assert line.startswith(f"Not playable: {name} ")
        assert why in line
    played = python(tmp_path, "-m", "tumblekeep", "play", "wreck", "-y")
    assert played.returncode != 0
    assert "can’t be played" in played.stderr
    assert "the lamp broke" in played.stderr


def test_two_packages_with_one_name_the_first_has_it(tmp_path: Path) -> None:
    walk(tmp_path)
    installed(tmp_path, "zz_second", "lantern_deep = lantern_deep:GAME")
    listed = python(tmp_path, "-m", "tumblekeep", "games", "--json", "--lang", "fr")
    assert [one["slug"] for one in json.loads(listed.stdout)].count("lantern_deep") == 1
    assert "paquet zz_second 1.0" in listed.stderr


def test_a_language_it_does_not_speak_is_heard_in_english(tmp_path: Path) -> None:
    room = walk(tmp_path)
    (room / "locale" / "fr.ftl").unlink()
    listed = python(tmp_path, "-m", "tumblekeep", "games", "--lang", "fr")
    assert listed.returncode == 0, listed.stderr
    assert "The Lantern Walk (lantern_deep)" in listed.stdout


def test_it_is_played_over_the_server(tmp_path: Path) -> None:
    walk(tmp_path)
    (tmp_path / "served.py").write_text(SERVED, encoding="utf-8")
    tests = str(Path(__file__).parents[1])
    done = python(
        tmp_path,
        "-c",
        f"import sys; sys.path.insert(0, {tests!r}); exec(open('served.py').read())",
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "played" in done.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_help_of_the_program_needs_no_search(tmp_path: Path, language: str) -> None:
    (tmp_path / "wreck.py").write_text("raise SystemExit('imported')", encoding="utf-8")
    installed(tmp_path, "wreck", "wreck = wreck:GAME")
    done = python(tmp_path, "-m", "tumblekeep", "--help", "--lang", language)
    assert done.returncode == 0
    assert "imported" not in done.stdout + done.stderr


def test_check_game_passes_the_template_and_names_what_a_broken_game_does_wrong(tmp_path: Path) -> None:
    room = walk(tmp_path)
    done = python(tmp_path, "-m", "tumblekeep", "check-game", "lantern_deep", "--lang", "en")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "✓ secrets stay secret" in done.stdout
    assert "lantern_deep passes every check." in done.stdout
    view = room / "view.py"
    view.write_text(
        view.read_text(encoding="utf-8").replace('"ahead": table.ahead', '"ahead": {table.ahead}')
    )
    words = room / "locale" / "fr.ftl"
    words.write_text(
        words.read_text(encoding="utf-8").replace("tale-camped", "tale-lodged"), encoding="utf-8"
    )
    done = python(tmp_path, "-m", "tumblekeep", "check-game", "lantern_deep", "--lang", "en")
    assert done.returncode == 1
    assert "✗ views are plain: 1 seats, seed 0" in done.stdout
    assert "✗ catalogues hold what is said: fr: no words for tale-camped" in done.stdout
    assert python(tmp_path, "-m", "tumblekeep", "check-game", "nothing").returncode == 2


def test_new_game_makes_a_package_that_is_built_installed_green_and_playable_at_once(tmp_path: Path) -> None:
    made = python(
        tmp_path, "-m", "tumblekeep", "new-game", "lantern_deep", "--package", "made", "--lang", "en"
    )
    assert made.returncode == 0, made.stderr
    site = tmp_path / "site"
    build = (
        sys.executable,
        "-m",
        "uv",
        "pip",
        "install",
        "--python",
        sys.executable,
        "--target",
        str(site),
        "--no-deps",
    )
    for more in (
        ("--offline",),
        (),
    ):  # what builds this project builds that one: it is in the cache, as a rule
        done = subprocess.run([*build, *more, "./made"], cwd=tmp_path, capture_output=True, text=True)
        if done.returncode == 0:
            break
    assert done.returncode == 0, done.stderr
    assert (site / "lantern_deep" / "locale" / "fr.ftl").is_file()
    assert (site / "lantern_deep" / "lesson.toml").is_file()
    checked = python(site, "-m", "tumblekeep", "check-game", "lantern_deep", "--lang", "en")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    tests = python(
        site, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--rootdir", "../made", "-c", "../made/pyproject.toml", "../made/tests",
    )  # fmt: skip
    assert tests.returncode == 0, tests.stdout[-2000:]
    kept = {
        path: path.read_text(encoding="utf-8")
        for path in (tmp_path / "made" / "tests" / "goldens").glob("*.txt")
    }
    assert kept
    next(iter(kept)).unlink()
    (next(iter(kept)).parent / "old.txt").write_text("gone\n", encoding="utf-8")
    rewritten = python(site, "-m", "tumblekeep.testing.golden", "lantern_deep", "../made/tests")
    assert rewritten.returncode == 0, rewritten.stderr
    assert kept == {path: path.read_text(encoding="utf-8") for path in next(iter(kept)).parent.glob("*.txt")}
    assert python(site, "-m", "tumblekeep.testing.golden", "lantern_deep").returncode == 2
    taught = python(site, "-m", "tumblekeep", "learn", "lantern_deep", "--lang", "en", said="\n" * 40)
    assert "The path has 20 steps." in taught.stdout, taught.stderr
    again = python(tmp_path, "-m", "tumblekeep", "new-game", "lantern_deep", "--package", "made")
    assert again.returncode != 0
    assert (
        python(tmp_path, "-m", "tumblekeep", "new-game", "dungeon_attack", "--package", "x").returncode != 0
    )
    assert not (tmp_path / "x").exists()
