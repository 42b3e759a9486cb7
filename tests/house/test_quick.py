"""`./check --quick` runs what a change is likely to break, and no more; a whole run says what each room cost."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import costs
from tumblekeep.games import GAMES

HOUSE = Path(__file__).parents[2]
SHARED = HOUSE / "scripts" / "shared" / "quick.py"


@pytest.fixture(scope="module")
def quick() -> ModuleType:
    spec = importlib.util.spec_from_file_location("quick", SHARED)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["quick"] = module
    spec.loader.exec_module(module)
    return module


def test_all_games_can_be_named(quick: ModuleType) -> None:
    assert quick.games() == sorted(GAMES)


@pytest.mark.parametrize(
    ("what", "tests", "games"),
    [
        (["dungeon_dice"], ["tests/games/dungeon_dice"], ["dungeon_dice"]),
        (["src/tumblekeep/games/dungeon_dice/hints.py"], ["tests/games/dungeon_dice"], ["dungeon_dice"]),
        (["tests/games/dungeon_dice/test_setup.py"], ["tests/games/dungeon_dice"], ["dungeon_dice"]),
        (
            ["src/tumblekeep/games/_fighter/table.py"],
            ["tests/games/_fighter", "tests/games/dungeon_fighter", "tests/games/castle_of_frosts"],
            ["dungeon_fighter", "castle_of_frosts"],
        ),
        (["src/tumblekeep/core/play.py"], ["tests/games/dungeon_attack"], ["dungeon_attack"]),
        (["src/tumblekeep/locale/fr/app.ftl"], ["tests/text"], []),
        (["./tests/fate/"], ["tests/fate"], []),
        (["tests/fate", "tests/fate/test_told.py"], ["tests/fate"], []),
        (["constraints.txt"], ["tests/house/test_pythons.py"], []),
        (["src/tumblekeep/lab/gone.py", "LICENSE"], ["tests/games/dungeon_attack"], ["dungeon_attack"]),
        ([], ["tests/games/dungeon_attack"], ["dungeon_attack"]),
    ],
)
def test_a_change_chooses_its_tests(
    quick: ModuleType, what: list[str], tests: list[str], games: list[str]
) -> None:
    plan = quick.plan_for(what)
    assert plan.tests == [*quick.ALWAYS, *tests]
    assert plan.games == games
    assert not plan.web


def test_a_module_of_the_server_brings_the_tests_that_import_it(quick: ModuleType) -> None:
    module = next(
        path
        for path in sorted((HOUSE / "src" / "tumblekeep" / "server").rglob("*.py"))
        if (HOUSE / "tests" / "server" / f"test_{path.stem}.py").exists()
    )
    plan = quick.plan_for([module.relative_to(HOUSE).as_posix()])
    assert f"tests/server/test_{module.stem}.py" in plan.tests
    assert "tests/server" not in plan.tests


def test_the_web_client_is_checked_only_if_it_changed(quick: ModuleType) -> None:
    assert quick.plan_for(["web/src/App.svelte"]).web
    assert not quick.plan_for(["src/tumblekeep/games/dungeon_dice/hints.py"]).web


def test_every_test_that_a_plan_may_name_is_there(quick: ModuleType) -> None:
    named = [*quick.ALWAYS, *(test for _, tests in quick.READERS for test in tests)]
    assert [path for path in named if not (HOUSE / path).exists()] == []


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--help"], 0, "--quick [GAME|PATH...]"),
        (["--quick", "dungeon_tennis"], 2, "neither a game nor a path"),
    ],
)
def test_check_explains_itself(arguments: list[str], code: int, words: str) -> None:
    done = subprocess.run([HOUSE / "check", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert words in done.stdout + done.stderr


class Phase:
    """One phase of a test, as pytest reports it."""

    def __init__(self, nodeid: str, duration: float) -> None:
        self.nodeid, self.duration = nodeid, duration


def test_rooms_are_told_with_all_phases_of_their_tests() -> None:
    rows = costs.by_room(
        [
            Phase("tests/core/test_log.py::test_one", 1.0),  # its set-up
            Phase("tests/core/test_log.py::test_one", 2.0),
            Phase("tests/games/dungeon_dice/test_x.py::test_two[a/b]", 5.0),
            Phase("tests/games/dungeon_attack/test_x.py::test_three", 1.0),
            Phase("tests/core/test_log.py::test_four", 1.0),
        ]
    )
    assert rows == [
        ("tests/games/dungeon_dice", 1, 5.0),
        ("tests/core", 2, 4.0),
        ("tests/games/dungeon_attack", 1, 1.0),
    ]
    lines = costs.table(rows)
    assert lines[0].split() == ["5.0", "s", "50", "%", "1", "tests", "tests/games/dungeon_dice"]
    assert lines[-1].split()[:5] == ["10.0", "s", "100", "%", "4"]
