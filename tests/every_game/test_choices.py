"""The greedy bot's choices don't change: hints may become faster, but the games they play stay exactly the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tumblekeep.games import GAMES, load
from tumblekeep.testing.choices import read_choices, result

GAMES_FOLDER = Path(__file__).parents[1] / "games"
KEPT = [slug for slug in GAMES if (GAMES_FOLDER / slug / "choices.txt").exists()]


@pytest.mark.parametrize("slug", KEPT)
def test_the_greedy_bot_chooses_as_before(slug: str) -> None:
    for which in read_choices(GAMES_FOLDER / slug / "choices.txt"):
        now = result(load(slug), which)
        assert now == which.result, (
            f"{slug} {which.line(now)} was {which.result}: if the choices are better, scripts/choices {slug} --write"
        )


def test_a_choice_that_differs_is_seen(tmp_path: Path) -> None:
    (file := tmp_path / "choices.txt").write_text(
        '# kept\n2 3 {"start": "random"} = 4 abc\n', encoding="utf-8"
    )
    (which,) = read_choices(file)
    assert (which.seats, which.seed, which.options, which.result) == (2, 3, {"start": "random"}, "4 abc")
    game = load("dungeon_attack")
    first, other = result(game, which), result(game, which._replace(seed=4))
    assert first != other
    assert first == result(game, which)
    assert which.line(first) == f'2 3 {{"start": "random"}} = {first}'
