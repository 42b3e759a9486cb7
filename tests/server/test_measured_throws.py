"""Practice's ladder goes by measured difficulty: what the page is told about each throw comes from the landing tables."""

from __future__ import annotations

import pytest

from tumblekeep.kit.throwing import demands_of
from tumblekeep.server.http.practice import _register
from tumblekeep.throw.bank_file import stored_bank


@pytest.mark.parametrize(("game", "shape"), [("dungeon_fighter", "d6"), ("castle_of_frosts", "d4")])
def test_each_throw_is_sent_with_its_measured_share_of_hits(game: str, shape: str) -> None:
    cells = stored_bank(game).cells
    sent = {one["id"]: one["hits"] for one in _register(game)["demands"]}
    assert list(sent) == list(demands_of(game))
    for name, share in sent.items():
        assert share == pytest.approx(cells[f"{shape}|{name}|", "average"].hit_share, abs=1e-4)
    assert len(set(sent.values())) > len(sent) / 2


def test_the_bank_shot_was_the_first_rung() -> None:
    sent = {one["id"]: one["hits"] for one in _register("dungeon_fighter")["demands"]}
    assert sum(share > sent["bank"] for share in sent.values()) >= 5
