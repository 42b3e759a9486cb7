"""Clauses: which ones a rule document states, and which ones the tests cite."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

_STATED = re.compile(
    r"^\s*[-|*]\s*\**\s*((?:CF|DF|DDC|DDD|DD|DA|[A-Z]{2,4})-[A-Z][A-Z0-9_]*(?:-[A-Z0-9_]+)*-\d+)\b",
    re.MULTILINE,
)


def stated_clauses(document: str) -> dict[str, str]:
    """Every clause of a rule document, by id, with its text."""
    found: dict[str, str] = {}
    for line in document.splitlines():
        match = _STATED.match(line)
        if match and match[1] not in found:
            found[match[1]] = line.strip()
    return found


def repeated_clauses(document: str) -> list[str]:
    """The clauses that a rule document states more than once."""
    found = [match[1] for line in document.splitlines() if (match := _STATED.match(line))]
    return sorted({clause for clause in found if found.count(clause) > 1})


def cited_clauses(tests: Path) -> Iterator[tuple[str, Path, int]]:
    """Every clause id that a test cites by its marker, with file and line."""
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _is_clause(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value, file, argument.lineno


def _is_clause(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "clause"
