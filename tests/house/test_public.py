"""The public names: each exists, each stands in docs/api.md, and nothing else does."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import tumblekeep
from tumblekeep.core.log import FORMAT
from tumblekeep.server.wire.base import PROTOCOL

HOUSE = Path(__file__).parents[2]
PUBLIC = {
    "tumblekeep": "GAMES known load Game Play SampledFate Greedy Uniform Log log_of to_text from_text Phrasebook __version__",
    "tumblekeep.core.errors": "TumbleError IllegalAnswer PlayIsOver BadOptions LogError",
    "tumblekeep.core.imagine": "imagine",
    "tumblekeep.fate.scripted": "ScriptedFate",
    "tumblekeep.players.levels": "LEVELS player",
    "tumblekeep.envs.ids": "name_of register",
    "tumblekeep.core.game": "Game View Options Fate",
    "tumblekeep.core.option": "GameOption",
    "tumblekeep.core.ask": "Ask",
    "tumblekeep.core.question": "Choose Together Anyone Barred Marks Forecast Odds Flow",
    "tumblekeep.core.chance": "Die Roll RollEach Draw Counts",
    "tumblekeep.core.table": "Table Turn Outcome GameOver",
    "tumblekeep.core.message": "Message SeatName SeatNo",
    "tumblekeep.core.goal": "Goal CLOCK",
    "tumblekeep.core.scope": "Scope TOLD",
    "tumblekeep.core.shape": "Number Flag Word SeatAt SeatsAt Tally ListOf BySeat FixedRow Maybe DictOf Fields",
    "tumblekeep.kit.content": "read_toml field only digest",
    "tumblekeep.kit.panel": "Panel Grid Map Cell Track Dice Badge Block Piece",
    "tumblekeep.testing.scenario": "when",
    "tumblekeep.testing.conform": "CHECKS WHOLE WalkSetup settings",
    "tumblekeep.testing.clauses": "stated_clauses cited_clauses",
    "tumblekeep.testing.golden": "declared_goldens golden_text",
}


def document() -> str:
    return (HOUSE / "docs" / "api.md").read_text(encoding="utf-8")


def test_every_public_name_can_be_imported() -> None:
    for module, names in PUBLIC.items():
        for name in names.split():
            assert hasattr(import_module(module), name), f"{module} has no {name}"


def test_the_document_lists_the_public_names_and_no_others() -> None:
    told: dict[str, list[str]] = {}
    for module, names in re.findall(r"^\| `(tumblekeep[\w.]*)` \| (.*?) \|", document(), re.MULTILINE):
        told.setdefault(module, []).extend(re.findall(r"`(\w+)`", names))
    assert told == {module: names.split() for module, names in PUBLIC.items()}


def test_the_package_offers_the_names_that_it_lists() -> None:
    assert sorted(tumblekeep.__all__) == sorted(PUBLIC["tumblekeep"].split())


def test_the_version_is_that_of_the_distribution() -> None:
    assert tumblekeep.__version__ == version("tumblekeep")


def test_importing_the_package_looks_up_nothing() -> None:
    code = "import sys, tumblekeep; print(sorted(n for n in sys.modules if n.startswith('tumblekeep.') or n == 'importlib.metadata'))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(HOUSE / "src")},
    )
    assert done.stdout.strip() == "[]", done.stderr


def test_type_checkers_were_told_nothing() -> None:
    assert files("tumblekeep").joinpath("py.typed").is_file()


def test_the_numbers_of_log_and_protocol_are_told() -> None:
    assert f"`tumble` in its first line, now {FORMAT} " in document()
    assert f"`protocol` in the greeting, now {PROTOCOL} " in document()
