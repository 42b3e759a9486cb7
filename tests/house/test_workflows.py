"""Workflows and hooks call the project's own scripts, and do nothing that a script does not."""

from __future__ import annotations

import importlib
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

yaml: Any = importlib.import_module("yaml")

HOUSE = Path(__file__).parents[2]
GITHUB = HOUSE / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
OURS = re.compile(r"(\./check|\./play|scripts/[\w/-]+)$")
ADDRESS = re.compile(r"https?://")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(workflow: Path) -> Iterator[dict[str, Any]]:
    for job in read(workflow)["jobs"].values():
        yield from job["steps"]


def name_of(path: Path) -> str:
    return path.name


def test_there_are_workflows_for_changes_and_for_releases() -> None:
    assert list(map(name_of, WORKFLOWS)) == ["check.yml", "release.yml"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_a_workflow_runs_scripts_that_exist_and_nothing_else(workflow: Path) -> None:
    commands = [line for step in steps(workflow) for line in step.get("run", "").splitlines()]
    assert commands
    for line in commands:
        program = shlex.split(line)[0]
        assert OURS.match(program), f"{workflow.name}: {line!r} belongs in a script"
        assert (HOUSE / program).stat().st_mode & 0o111, f"{workflow.name}: {program} can't be run"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_a_workflow_uses_official_actions_of_a_fixed_version_and_may_only_read(workflow: Path) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert "actions/checkout@v4" in used
    assert [name for name in used if not re.fullmatch(r"actions/[\w-]+@v\d+", name)] == []
    assert read(workflow)["permissions"] == {"contents": "read"}
    assert not ADDRESS.search(workflow.read_text(encoding="utf-8"))


def test_every_supported_python_is_checked() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = [
        name.rpartition(" ")[2] for name in project["classifiers"] if re.search(r":: Python :: 3\.\d+$", name)
    ]
    jobs = read(HOUSE / ".github" / "workflows" / "check.yml")["jobs"]
    assert jobs["check"]["strategy"]["matrix"]["python"] == promised
    lowest = [
        step["with"]["python-version"] for step in jobs["oldest"]["steps"] if "setup-python" in str(step)
    ]
    assert lowest == [project["requires-python"].removeprefix(">=") + ".0"]


def test_the_hooks_are_local_and_run_what_is_there() -> None:
    repositories = read(HOUSE / ".pre-commit-config.yaml")["repos"]
    assert [one["repo"] for one in repositories] == ["local"]
    hooks = repositories[0]["hooks"]
    assert [hook["id"] for hook in hooks] == ["setup", "format", "lint"]
    for hook in hooks:
        assert hook["language"] == "system"
        program = shlex.split(hook["entry"])[0]
        # by suffix, as ./check does: by type, pre-commit would hand ruff the scripts without one
        assert hook.get("files") == (r"\.py$" if program == ".venv/bin/ruff" else None)
        assert program == ".venv/bin/ruff" or (OURS.match(program) and (HOUSE / program).exists())


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_a_form_asks_for_something(form: Path) -> None:
    told = read(form)
    assert {"name", "description", "labels", "body"} == set(told)
    ids = [one["id"] for one in told["body"]]
    assert len(ids) == len(set(ids)) >= 2
    assert any(one.get("validations", {}).get("required") for one in told["body"])


@pytest.mark.parametrize(
    "name", ["SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", ".github/pull_request_template.md"]
)
def test_what_people_look_for_before_they_join_is_there(name: str) -> None:
    text = (HOUSE / name).read_text(encoding="utf-8")
    assert len(text) > 300
    for target in re.findall(r"\]\((?!https?:|mailto:|#)([^)#]+)", text):
        assert (HOUSE / name).parent.joinpath(target).exists(), f"{name}: {target} leads nowhere"
