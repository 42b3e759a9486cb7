"""Documents keep their form: decisions are short and alike, the changelog has the usual headings, the README shows both commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
DECISIONS = sorted((HOUSE / "docs" / "decisions").glob("*.md"))
MOST_WORDS = 400
NO_BREAK = "\u00a0"


def headings(text: str, depth: int) -> list[str]:
    return re.findall(rf"^{'#' * depth} (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_was_a_diary(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert headings(text, 2) == ["Context", "Decision", "Consequences", "Tried and rejected"]
    assert len(text.split()) <= MOST_WORDS, "move measurements to docs/measurements.md"


def test_the_changelog_has_the_usual_form() -> None:
    text = (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8")
    first, *released = headings(text, 2)
    assert first == "Unreleased"
    assert released
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", version) for version in released)
    assert set(headings(text, 3)) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    body = text.split("\n## ", 1)[1]
    lines = [line for line in body.splitlines()[1:] if line]
    assert all(line.startswith(("- ", "#", "**")) for line in lines), "at most one line each"


def test_the_readme_names_both_commands_and_the_oldest_python() -> None:
    text = (HOUSE / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert "./play\n" in shown
    assert "./check\n" in shown
    project = (HOUSE / "pyproject.toml").read_text(encoding="utf-8")
    oldest = re.search(r'requires-python = ">=([\d.]+)"', project)
    assert oldest is not None
    assert f"Python {oldest[1]} or newer" in text


@pytest.mark.parametrize("page", sorted((HOUSE / "docs" / "fr").glob("*.md")), ids=lambda page: page.stem)
def test_french_pages_put_their_spaces_before_high_punctuation(page: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    wrong = re.findall(
        rf".{{0,30}} [:;!?»](?=\s|$).{{0,10}}|.{{0,10}}«[^{NO_BREAK}].{{0,20}}", prose, re.MULTILINE
    )
    assert not wrong


def test_documents_named_modules_that_had_moved() -> None:
    """`folder/module.py` in a document is the end of a path that is there."""
    there = {
        f"/{path.relative_to(HOUSE).as_posix()}"
        for folder in ("docs", "scripts", "src", "studies", "tests", "web/plugins", "web/src", "web/tests")
        for path in (HOUSE / folder).rglob("*")
    }
    wrong = []
    for page in [*(HOUSE / "docs").rglob("*.md"), *HOUSE.glob("*.md")]:
        if page.name == "CHANGELOG.md":  # tells of what was
            continue
        for name in re.findall(r"`((?:[\w.]+/)+\w+\.(?:py|ts|svelte))`", page.read_text(encoding="utf-8")):
            if not any(path.endswith(f"/{name}") for path in there):
                wrong.append(f"{page.relative_to(HOUSE)}: {name}")
    assert not wrong, "\n".join(wrong)
