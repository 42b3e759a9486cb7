"""Direction of imports: the contracts in `.importlinter` hold, and each could be broken."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tumblekeep"
CONTRACTS = ROOT / ".importlinter"

LINT = """
import sys
from importlinter.cli import lint_imports
sys.exit(lint_imports(config_filename=sys.argv[1], cache_dir=sys.argv[2]))
"""


def lint(contracts: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LINT, str(contracts), str(cache)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Read the imports once for all these tests, never from an earlier run."""
    return tmp_path_factory.mktemp("imports")


def test_imports_lean_the_way_the_contracts_say(cache: Path) -> None:
    done = lint(CONTRACTS, cache)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("said", "otherwise"),
    [
        ("    kit\n    core\n", "    core\n    kit\n"),  # kit imports core
        ("    runtime\n    visibility\n", "    visibility\n    runtime\n"),  # tables show what `visibility` allows
        ("    lab\n", ""),  # a package on no level
        ("    tumblekeep.games.** -> tumblekeep.games._fighter.**\n", ""),  # games share nothing else
        ("    datetime\n", "    dataclasses\n"),  # rules could read the clock
        ("    sqlalchemy\n", "    starlette\n"),  # tables could reach the database
    ],
)  # fmt: skip
def test_a_broken_contract_is_noticed(said: str, otherwise: str, tmp_path: Path, cache: Path) -> None:
    text = CONTRACTS.read_text(encoding="utf-8")
    assert said in text
    broken = tmp_path / "contracts.ini"
    broken.write_text(text.replace(said, otherwise, 1), encoding="utf-8")
    done = lint(broken, cache)
    assert done.returncode == 1
    assert "BROKEN" in done.stdout


def modules() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if "static" not in path.parts)


def room(path: Path) -> str:
    inside = path.relative_to(SOURCE)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


def imports(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are absolute here"
            yield node.lineno, str(node.module)


def test_the_ground_floor_uses_the_standard_library_only() -> None:
    allowed = {*sys.stdlib_module_names, "tumblekeep"}
    for path in modules():
        if room(path) in {"core", "kit", "games"}:
            for line, name in imports(path):
                assert name.split(".")[0] in allowed, f"{path.relative_to(SOURCE)}:{line}: {name}"


def test_every_room_of_the_server_says_what_it_is_for_and_what_it_imports() -> None:
    rooms = [path for path in (SOURCE / "server").iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert rooms
    for found in rooms:
        told = ast.get_docstring(ast.parse((found / "__init__.py").read_text(encoding="utf-8"))) or ""
        assert "Change here" in told, f"{found.name}: its docstring says what is changed there"
        assert "mports" in told, f"{found.name}: its docstring says what it may import"


def test_the_map_draws_the_house_as_it_is() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/make/house-map", "--check"], capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
