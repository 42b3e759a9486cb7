"""Each game has a few readable golden plays; they change only on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from tumblekeep.games import GAMES, load
from tumblekeep.testing.golden import answers_of, declared_goldens, golden_text

GAMES_FOLDER = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("slug", GAMES)
def test_goldens_are_as_written(slug: str) -> None:
    folder = GAMES_FOLDER / slug
    goldens = declared_goldens(folder / "goldens.toml")
    assert goldens, f"{slug} keeps no golden"
    for golden in goldens:
        kept = (folder / "goldens" / f"{golden.name}.txt").read_text(encoding="utf-8")
        assert golden_text(load(slug), golden) == kept, (
            f"{slug}/{golden.name} differs: run scripts/goldens {slug} and read it"
        )


@pytest.mark.parametrize("slug", GAMES)
def test_no_golden_is_kept_that_nobody_declares(slug: str) -> None:
    folder = GAMES_FOLDER / slug
    kept = {path.stem for path in (folder / "goldens").glob("*.txt")}
    assert kept == {golden.name for golden in declared_goldens(folder / "goldens.toml")}


def test_a_changed_answer_is_told_from_a_changed_word() -> None:
    old = "# x v1\nDA-ACT-2         Ada   act              -> pass                   Ada passes.\n= Done. scores 1"
    assert answers_of(old) == answers_of(old.replace("Ada passes.", "Ada waits."))
    assert answers_of(old) != answers_of(old.replace("-> pass", "-> bust"))
    assert answers_of(old) != answers_of(old.replace("scores 1", "scores 2"))
