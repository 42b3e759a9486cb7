"""Every number is explained: the parts of a throw that the tale tells add up to the damage."""

from __future__ import annotations

from typing import Any

import pytest

from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.lab.playout import playout

ADDS = {
    "GearAdds": "damage", "AbilityAdds": "damage", "TokenAdds": "damage", "DanceAdds": "damage",
    "SeducedSent": "damage", "CharmedSent": "damage", "CutthroatSpent": "value", "Riposted": "damage",
    "IcebergsHit": "icebergs",
}  # fmt: skip


def said(told: list[Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(kind.__name__, dict(zip(kind._fields, values, strict=True))) for kind, *values in told]


def sums(told: list[Any]) -> tuple[list[tuple[int, int]], set[str]]:
    """What the foe lost, with the sum of the lines before it; and the kinds of lines found."""
    found: list[tuple[int, int]] = []
    section = added = 0
    weak = apart = False
    met: set[str] = set()
    for kind, fields in said(told):
        met.add(kind)
        if kind == "GearAdds" and fields["card"] == "harpoon_of_regret":  # not part of any Hit
            apart = True
            continue
        if apart:
            assert (kind, fields["damage"]) == ("FoeHurt", 4)
            apart = False
            continue
        if kind in ("ShotHit", "SectionCounts"):
            section = fields["value"]
        elif kind == "WeakPointStruck":
            weak, section, added = True, fields["damage"], 0
        elif kind in ADDS and not weak:
            added += fields[ADDS[kind]]
        elif kind == "FoeHurt":
            found.append((fields["damage"], section + added))
        elif kind == "ShotMissed":
            section = 0
        if kind in ("FoeHurt", "ThrownAgain", "HeroStruck", "HeroUnharmed", "FoeSlain"):
            section = added = 0
            weak = False
    return found, met


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("dungeon_fighter", {"difficulty": "easy"}),
        ("castle_of_frosts", {"boxes": "both", "level_up": True}),
        ("castle_of_frosts", {}),
    ],
)
def test_the_parts_of_a_throw_add_up(slug: str, options: dict[str, Any]) -> None:
    game = load(slug)
    met: set[str] = set()
    for seed in range(16):
        bot = Greedy(game, seed) if seed % 2 else Uniform(seed)
        play = playout(game, 4, SkilledFate(seed, "average", tables=False), bot, options)
        found, kinds = sums(play.table.told)
        assert [pair for pair in found if pair[0] != pair[1]] == []
        met |= kinds
    assert {"FoeHurt", "AbilityAdds", "GearAdds"} <= met


def test_armour_and_toad_take_their_part_of_a_blow() -> None:
    game = load("dungeon_fighter")
    met: set[str] = set()
    for seed in range(24):
        play = playout(
            game, 4, SkilledFate(seed, "average", tables=False), Greedy(game, seed), {"difficulty": "easy"}
        )
        spared: dict[int, int] = {}
        damage = 0
        for kind, fields in said(play.table.told):
            if kind in ("FoeMet", "BossRevealed"):
                damage = fields["damage"]
            elif kind in ("GearSpares", "TokenSpares"):
                spared[fields["who"]] = spared.get(fields["who"], 0) + fields["damage"]
                met.add(kind)
            elif kind == "HeroStruck" and fields["who"] in spared:
                assert fields["damage"] == damage - spared.pop(fields["who"])
            elif kind == "HeroUnharmed":
                spared.pop(fields["who"], None)
    assert met == {"GearSpares", "TokenSpares"}


@pytest.mark.parametrize("slug", ["dungeon_fighter", "castle_of_frosts"])
def test_a_view_has_what_is_printed_on_open_pieces(slug: str) -> None:
    game = load(slug)
    play = playout(game, 3, SkilledFate(1, "average", tables=False), Greedy(game, 1))
    view = game.view(play.table, 0)
    for hero in view["heroes"]:
        sheet = view["sheets"][hero["card"]]
        assert [one["colour"] for one in sheet["abilities"]] == ["red", "green", "blue"]
        assert set(hero["gear"]) <= set(view["cards"])
    for one in view["asked"]:
        assert one["by"] in ("foe", "room", "gear", "dance")
    if slug == "dungeon_fighter":
        assert [board["face"] for board in view["boards"]] == view["faces"]
        assert {room["number"] for room in view["boards"][0]["rooms"]} == set(
            range(1, len(view["boards"][0]["rooms"]) + 1)
        )
