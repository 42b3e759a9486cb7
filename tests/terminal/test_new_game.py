"""A new game from the template: playable and with passing tests at once, or refused with a reason."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tumblekeep.core.errors import BadOptions
from tumblekeep.terminal.new_game import make, prefix_of, prefixes, sources, title_of, with_game

HOUSE = Path(__file__).parents[2]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the sources, and of the tests that a new game runs."""
    root = tmp_path / "house"
    package = root / "src" / "tumblekeep"
    skipped = shutil.ignore_patterns("__pycache__", "static", "web")
    shutil.copytree(HOUSE / "src" / "tumblekeep", package, ignore=skipped)
    for part in ("games/_template", "every_game", "house", "lesson", "players", "envs"):
        shutil.copytree(HOUSE / "tests" / part, root / "tests" / part, ignore=skipped)
    (root / "web" / "src" / "shell").mkdir(parents=True)
    shutil.copy(HOUSE / "web" / "src" / "shell" / "icons.json", root / "web" / "src" / "shell")
    shutil.copy(HOUSE / "pyproject.toml", root)
    return root


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Copy only the sources that the command reads."""
    root = tmp_path / "house"
    games, tests = Path("src", "tumblekeep", "games"), Path("tests", "games")
    for part in (games / "_template", tests / "_template"):
        shutil.copytree(HOUSE / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
    (root / games / "dungeon_attack").mkdir()
    (root / games / "__init__.py").write_text('GAMES: tuple[str, ...] = ("dungeon_attack",)\n')
    for language in ("en", "fr"):
        folder = Path("src", "tumblekeep", "locale", language)
        (root / folder).mkdir(parents=True)
        for name in ("_template.ftl", "_template_lesson.ftl"):
            shutil.copy(HOUSE / folder / name, root / folder / name)
    return root


def python(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=root,
        capture_output=True,
        text=True,
        encoding="utf-8",
        input="1\n" * 50,
        timeout=300,
        check=False,
        env={**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
    )


def test_a_new_game_is_green_and_playable_at_once(copy: Path) -> None:
    done = python(copy, "-m", "tumblekeep", "new-game", "lantern_deep")
    assert done.returncode == 0, done.stderr
    assert "Lantern Deep is ready" in done.stdout
    room = copy / "src" / "tumblekeep" / "games" / "lantern_deep"
    assert "**LD-WALK-1**" in (room / "RULES.md").read_text(encoding="utf-8")
    left = [
        path
        for path in [*room.rglob("*"), *(copy / "tests" / "games" / "lantern_deep").rglob("*")]
        if path.is_file()
        and any(word in path.read_text(encoding="utf-8") for word in ("_template", "LW-", "Lantern Walk"))
    ]
    assert left == []
    listing = (copy / "src" / "tumblekeep" / "games" / "__init__.py").read_text(encoding="utf-8")
    assert '    "castle_of_frosts",\n    "lantern_deep",\n)' in listing
    chosen = [
        "tests/games/lantern_deep",
        "tests/every_game",
        "tests/lesson",
        *(
            f"tests/house/test_{name}.py"
            for name in ("clauses", "learning", "names", "rooms", "rule_documents", "words")
        ),
        *(f"tests/players/test_{name}.py" for name in ("posted", "puzzles")),
        *(
            f"tests/envs/test_{name}.py"
            for name in ("actions", "gymnasium", "observations", "playthroughs", "words")
        ),
    ]
    tests = python(
        copy, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *chosen,
        "-k", "lantern_deep",
    )  # fmt: skip
    assert tests.returncode == 0, tests.stdout[-3000:]
    assert "lantern_deep" not in tests.stdout  # there was no failure to report
    played = python(
        copy,
        "-m",
        "tumblekeep",
        "play",
        "lantern_deep",
        "-y",
        "--seats",
        "Ada",
        "--seed",
        "1",
        "--save",
        "x.tumble",
    )
    assert played.returncode == 0, played.stderr
    assert "What now? (LD-WALK-2)" in played.stdout


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "ui-new-game-name"),
        ("ab", "ui-new-game-name"),
        ("Lantern", "ui-new-game-name"),
        ("lantern-deep", "ui-new-game-name"),
        ("_template", "ui-new-game-name"),
        ("2lanterns", "ui-new-game-name"),
        ("lantern__deep", "ui-new-game-name"),
        ("../evil", "ui-new-game-name"),
        ("lanterne_d_été", "ui-new-game-name"),
        ("x" * 31, "ui-new-game-name"),
        ("while", "ui-new-game-word"),
        ("dungeon_attack", "ui-new-game-taken"),
    ],
)
def test_bad_and_taken_names_are_refused(small: Path, name: str, message: str) -> None:
    before = sorted(small.rglob("*"))
    with pytest.raises(BadOptions) as trouble:
        make(name, small)
    assert trouble.value.message.id == message
    assert sorted(small.rglob("*")) == before


def test_a_name_taken_by_words_or_tests_alone_is_taken(small: Path) -> None:
    (small / "tests" / "games" / "lantern_deep").mkdir()
    with pytest.raises(BadOptions) as trouble:
        make("lantern_deep", small)
    assert "tests" in str(trouble.value.message.args["path"])


def test_without_sources_there_is_nothing_to_copy(tmp_path: Path) -> None:
    with pytest.raises(BadOptions) as trouble:
        make("lantern_deep", tmp_path)
    assert trouble.value.message.id == "ui-new-game-no-sources"


def test_a_failure_halfway_leaves_nothing_behind(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = sorted(small.rglob("*"))

    def full(source: object, goal: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tumblekeep.terminal.new_game.os.replace", full)
    with pytest.raises(BadOptions, match="No space"):
        make("lantern_deep", small)
    assert sorted(small.rglob("*")) == before


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("GAMES: tuple[str, ...] = ()\n", 'GAMES: tuple[str, ...] = ("new",)\n'),
        ('GAMES = ("a",)\n', 'GAMES = ("a", "new")\n'),
        ('GAMES = (\n    "a",\n    "b",\n)\nx = 1\n', 'GAMES = ("a", "b", "new")\nx = 1\n'),
    ],
)
def test_the_list_of_games_grows_as_the_formatter_likes_it(tmp_path: Path, before: str, after: str) -> None:
    path = tmp_path / "__init__.py"
    path.write_text(before, encoding="utf-8")
    assert with_game(path, "new") == after


def test_a_long_list_is_broken_into_lines(tmp_path: Path) -> None:
    path = tmp_path / "__init__.py"
    path.write_text(f"GAMES = {tuple(f'game_number_{number}' for number in range(8))}\n".replace("'", '"'))
    assert with_game(path, "new").endswith('    "new",\n)\n')
    path.write_text("nothing = ()\n")
    with pytest.raises(BadOptions):
        with_game(path, "new")


def test_titles_and_prefixes() -> None:
    assert title_of("lantern_deep") == "Lantern Deep"
    assert prefix_of("lantern_deep") == "LD"
    assert prefix_of("catacombs") == "CA"
    assert prefix_of("dungeon_attic", ["DA"]) == "DU"
    assert "DA" in prefixes(sources())
