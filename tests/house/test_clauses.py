"""Every clause of a rule document has a test that cites it, and no test cites a clause that does not exist."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tumblekeep.games import GAMES
from tumblekeep.testing.clauses import cited_clauses, stated_clauses

HOUSE = Path(__file__).parents[2]
ROOMS = HOUSE / "src" / "tumblekeep" / "games"


@cache
def citations() -> list[tuple[str, Path, int]]:
    """Return the citations of all tests; they take long to read, so they are cached."""
    return list(cited_clauses(HOUSE / "tests"))


def document(slug: str) -> str:
    return (ROOMS / slug / "RULES.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", GAMES)
def test_every_clause_has_a_test(slug: str) -> None:
    without = sorted(set(stated_clauses(document(slug))) - {clause for clause, _, _ in citations()})
    assert not without, f"{len(without)} clauses of {slug} have no test: {', '.join(without)}"


def test_no_test_cites_a_clause_that_is_not_there() -> None:
    known = {
        clause
        for slug in (*GAMES, "_template")
        if (ROOMS / slug).exists()
        for clause in stated_clauses(document(slug))
    }
    wrong = [
        f"{path.relative_to(HOUSE)}:{line}: {clause}"
        for clause, path, line in citations()
        if clause not in known and "unknown" not in clause
    ]
    assert not wrong, "\n".join(wrong)


def test_the_reader_of_rule_documents_finds_clauses() -> None:
    found = stated_clauses(
        "- **AB-MOVE-1** [seed] One step.\n| AB-MOVE-2 | two |\nAB-MOVE-3 is only mentioned.\n"
    )
    assert list(found) == ["AB-MOVE-1", "AB-MOVE-2"]
