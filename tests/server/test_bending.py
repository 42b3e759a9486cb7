"""A file that was bent anywhere is never called fair: 40 crafted bendings and 500 at random."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from server import bending, forging

HOUSE = Path(__file__).parents[2]


def test_the_files_themselves_are_fair() -> None:
    for log, noted in bending.files():
        assert bending.verdict(bending.lines_of(log), noted) == "fair"


def test_no_crafted_bending_is_called_fair() -> None:
    found = {}
    for one in bending.crafted():
        lines = bending.bent(bending.file_lines(one.file), one.operations)
        assert lines != bending.file_lines(one.file), one.name
        found[one.name] = bending.verdict(lines, bending.files()[one.file][1])
    assert len(found) >= 40
    assert not [name for name, verdict in found.items() if verdict in ("fair", "partly")], found


def test_no_random_bending_is_called_fair() -> None:
    found: Counter[str] = Counter()
    for one in bending.at_random():
        lines = bending.bent(bending.file_lines(one.file), one.operations)
        verdict = bending.verdict(lines, bending.files()[one.file][1])
        assert verdict != "fair", one
        found[verdict] += 1
    assert sum(found.values()) == bending.RANDOM
    assert found["verify-die"] > 10  # dice were bent, too, and not only what nobody could read


def test_the_page_is_tested_with_the_same_bendings() -> None:
    stored = bending.BENDINGS.read_text(encoding="utf-8")
    assert stored == bending.vectors(), "the rules have changed: run scripts/make/fair-dice"


def test_every_attempt_in_the_document_has_its_test() -> None:
    page = (HOUSE / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    tables = page.split("## Who could try what")[1].split("\n## ")[0].split("\n\n")
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for table in tables
        if table.startswith("| attempt |")
        for line in table.splitlines()[2:]
    ]
    assert len(rows) >= 40
    code = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    known = {case.name for case in forging.cases()} | {name for name, _ in bending.CRAFTED}
    known |= set(re.findall(r"def (test_\w+)", code))
    assert [row for row in rows if len(row) != 3 or row[2] not in known] == []
