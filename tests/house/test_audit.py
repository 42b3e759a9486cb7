"""The audit of dependencies: no answer of a registry is not a good answer."""

from __future__ import annotations

import importlib.util
import json
import subprocess
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "audit"
CLEAN, HOLES, UNANSWERED = 0, 1, 3
PIP_CLEAN = json.dumps({"dependencies": [{"name": "uvicorn", "version": "1", "vulns": []}]})
PIP_HOLE = json.dumps({"dependencies": [{"name": "uvicorn", "version": "1", "vulns": [{"id": "PYSEC-1"}]}]})
PIP_SKIPPED = json.dumps({"dependencies": [{"name": "uvicorn", "skip_reason": "not found"}]})


def npm(total: int) -> str:
    told = {"vulnerabilities": {"total": total}, "dependencies": {"total": 100}}
    return json.dumps({"metadata": told, "vulnerabilities": {"svelte": {}} if total else {}})


@pytest.fixture
def audit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[str, str], tuple[int, str]]:
    """Runs the script with these answers of both tools; returns its exit code and what it said."""
    loader = SourceFileLoader("audit_script", str(SCRIPT))
    spec = importlib.util.spec_from_loader("audit_script", loader)
    assert spec is not None
    script = importlib.util.module_from_spec(spec)
    loader.exec_module(script)

    def run(python: str, web: str) -> tuple[int, str]:
        def answer(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
            said = web if command[0] == "npm" else python
            return subprocess.CompletedProcess(command, 1, said, "" if said else "npm error audit no route")

        monkeypatch.setattr(script.subprocess, "run", answer)
        monkeypatch.setattr("sys.argv", ["audit"])
        code = script.main()
        return code, capsys.readouterr().out

    return run


@pytest.mark.parametrize(
    ("python", "web", "code", "words"),
    [
        (PIP_CLEAN, npm(0), CLEAN, "no known hole"),
        ("", npm(0), UNANSWERED, "Python: pip-audit gave no answer"),
        (PIP_CLEAN, "", UNANSWERED, "web: npm audit gave no answer"),
        ("", "", UNANSWERED, "gave no answer"),
        (PIP_SKIPPED, npm(0), UNANSWERED, "1 could not be asked about"),
        (PIP_HOLE, "", HOLES, "uvicorn 1: PYSEC-1"),
        (PIP_CLEAN, npm(2), HOLES, "2 known holes: svelte"),
    ],
)
def test_a_registry_that_did_not_answer_was_taken_for_a_clean_one(
    audit: Callable[[str, str], tuple[int, str]], python: str, web: str, code: int, words: str
) -> None:
    found, said = audit(python, web)
    assert found == code
    assert words in said
