"""The audit: maps, monsters and treasure are what the catalogue says, and everything named exists."""

from __future__ import annotations

import copy
import re
from collections import Counter
from pathlib import Path

import pytest

from games.dungeons_dice_danger.given import *
from tumblekeep.core.table import field_names
from tumblekeep.games import dungeons_dice_danger
from tumblekeep.games.dungeons_dice_danger import GAME
from tumblekeep.games.dungeons_dice_danger.asks import ASKS
from tumblekeep.games.dungeons_dice_danger.content import (
    ADVENTURES,
    CHESTS,
    LAYOUTS,
    PAIRS,
    RANKS,
    TREASURES,
)
from tumblekeep.games.dungeons_dice_danger.content import KINDS as SPACE_KINDS
from tumblekeep.games.dungeons_dice_danger.hints import WEIGHTS
from tumblekeep.games.dungeons_dice_danger.powers import CHEST_POWERS, KINDS
from tumblekeep.games.dungeons_dice_danger.powers import TREASURES as TREASURE_POWERS
from tumblekeep.games.dungeons_dice_danger.show import MARKS
from tumblekeep.testing.clauses import stated_clauses
from tumblekeep.text import LANGUAGES, Phrasebook

RULES = (Path(dungeons_dice_danger.__file__).parent / "RULES.md").read_text(encoding="utf-8")


def test_ids_are_different_on_each_map() -> None:
    for layout in LAYOUTS.values():
        names = [space.id for space in layout.spaces] + [room.id for room in layout.rooms]
        assert len(names) == len(set(names))
        assert layout.graph.names == tuple(names)
    rooms = [room.id for layout in LAYOUTS.values() for room in layout.rooms]
    assert len(rooms) == len(set(rooms))


@pytest.mark.parametrize(
    ("slug", "spaces", "gems", "gold", "special"),
    [
        (AA, 74, 6, 4, {"fist": [2, 4, 6, 8, 10, 12]}),
        (CC, 77, 6, 6, {"rubble": [4, 5, 6, 7, 8, 9, 10]}),
        (PP, 86, 8, 6, {"cloud": [0] * 8, "gate": [0], "worm": [5, 6, 8]}),
        (DD, 81, 6, 6, {"claw": [4, 5, 6, 7, 8, 9, 10]}),
    ],
)
def test_counts_are_those_of_the_catalogue(
    slug: str, spaces: int, gems: int, gold: int, special: dict[str, list[int]]
) -> None:
    layout = LAYOUTS[slug]
    assert len(layout.spaces) == spaces
    rewards = Counter(space.reward for space in layout.spaces)
    assert (rewards["gem"], rewards["gold"], rewards["chest"]) == (gems, gold, 2)
    found = {
        kind: sorted(space.number for space in layout.spaces if space.kind == kind)
        for kind in ("fist", "rubble", "cloud", "gate", "worm", "claw")
    }
    assert {kind: numbers for kind, numbers in found.items() if numbers} == special
    for space in layout.spaces:
        if space.reward == "chest":
            assert space.number in (3, 11)
        if space.number in (2, 12) and space.kind == "regular":
            assert space.reward == "gem"


def test_monsters_are_those_of_the_table_in_the_catalogue() -> None:
    """Life, numbers, gems and bites of each monster, read from the table of RULES.md."""
    part = RULES[RULES.index("### 3.1 Monsters") : RULES.index("### 3.2")]
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in part.splitlines()
        if line.startswith("| ")
    ]
    seen = 0
    for adventure, names, life, black, white, gems, loss in rows[2:]:
        layout = LAYOUTS[{"AA": AA, "CC": CC, "PP": PP, "DD": DD}[adventure]]
        boss = "(boss)" in names
        armored = "(armored)" in names
        for name in re.sub(r"\*|\(.*?\)", "", names).split(","):
            (room,) = (one for one in layout.rooms if one.name == name.strip())
            assert room.life == int(life.split()[0])
            assert list(room.black) == [int(number) for number in re.findall(r"\d+", black)]
            assert list(room.white) == [int(number) for number in re.findall(r"\d+", white)]
            assert room.gems == tuple(int(number) for number in gems.split("–"))
            assert room.life_loss == int(loss)
            assert (room.is_boss, room.armored) == (boss, armored)
            seen += 1
    assert seen == sum(len(layout.rooms) for layout in LAYOUTS.values()) == 27


def test_life_trackers_and_achievements() -> None:
    long = (0, 1, 2, 3, 5, 7, 9, 12, 15)
    assert [LAYOUTS[slug].tracker for slug in ADVENTURES] == [long, long, long, (0, 1, 2, 4, 6, 8, 11, 14)]
    for layout in LAYOUTS.values():
        assert [one.gems for one in layout.achievements] == [(3, 1), (3, 1)]
        assert (layout.green_boxes, layout.life_gems, layout.torches, layout.black_dice) == (3, 1, 2, 3)
    needed = {one.id: one.needed for layout in LAYOUTS.values() for one in layout.achievements}
    assert needed == {
        "fists": 5, "left-right": 0, "mancers": 2, "rubble": 6, "clouds": 8, "worms": 3, "armored": 3, "claws": 6,
    }  # fmt: skip


def test_the_best_solo_score_is_the_one_of_the_catalogue() -> None:
    """Every gem and gold of the map, every first reward, and the gem of a chest."""
    best = {}
    for slug, layout in LAYOUTS.items():
        rewards = Counter(space.reward for space in layout.spaces)
        gems = rewards["gem"] + layout.life_gems
        gems += sum(room.gems[0] for room in layout.rooms) + sum(one.gems[0] for one in layout.achievements)
        best[slug] = 3 * gems + 2 * rewards["gold"]
    assert best == {AA: 107, CC: 117, PP: 111, DD: 117}


def test_every_effect_has_a_power_and_every_power_a_use() -> None:
    used = {space.kind for layout in LAYOUTS.values() for space in layout.spaces}
    assert used == set(SPACE_KINDS)
    assert set(KINDS) == used - {"start", "regular", "rubble", "gate"}
    assert set(TREASURE_POWERS) | {"chest"} == set(TREASURES)
    assert set(CHEST_POWERS) == set(CHESTS)
    assert all(set(layout.chest_options) == set(CHESTS) for layout in LAYOUTS.values())
    assert set(MARKS) == (set(SPACE_KINDS) | set(TREASURES)) - {"regular"}
    assert len(set(MARKS.values())) == len(MARKS), "every sign means one thing"


def test_every_question_for_players_has_hints_and_a_name_of_its_own() -> None:
    names = [ask.name for ask in ASKS]
    assert len(names) == len(set(names))
    assert set(WEIGHTS) == {ask.name for ask in ASKS if ask.options}


def test_rank_words_follow_the_table_of_the_catalogue() -> None:
    part = RULES[RULES.index("### 3.3 Solo rating") : RULES.index("## 4. ")]
    book = Phrasebook("en", GAME.slug)
    rows = re.findall(r"^\| (\d+)\D.*?\| (\d) \| (.*?) \|$", part, re.MULTILINE)
    assert len(rows) == len(RANKS)
    for least, number, words in rows:
        assert RANKS[int(number) - 1] == int(least)
        assert book.say(f"rank-{number}") == words


def test_monsters_of_the_english_catalogue_are_named_as_on_the_map() -> None:
    book = Phrasebook("en", GAME.slug)
    for layout in LAYOUTS.values():
        assert layout.title in book.say(f"option-adventure-{layout.id}")
        for room in layout.rooms:
            assert book.say(f"room-{room.id}") == room.name


def test_every_name_stands_in_every_language() -> None:
    for language in LANGUAGES:
        book = Phrasebook(language, GAME.slug)
        for message, fields in GAME.messages():
            if not fields:
                assert book.say(message) != f"[{message}]"


def test_twenty_one_pairs() -> None:
    assert len(PAIRS) == 21
    assert Counter(pair.value for pair in PAIRS.values())[7] == 3
    assert sum(pair.double for pair in PAIRS.values()) == 6


def test_clauses_are_counted() -> None:
    found = stated_clauses(RULES)
    rulings = [name for name in found if name.startswith("DDD-RULING-")]
    assert len(rulings) == 28
    examples = [name for name in found if name.startswith("DDD-EX-")]
    assert len(examples) == 20


def test_a_copied_table_is_equal_and_its_own() -> None:
    table = table_of(CC, 3)
    me = mark(table.sheets[1], "C2")
    hurt(me, "pastry-mancer", 2)
    me.half, me.torches = 8, 1
    me.chests += ("torch",)
    table.cover()
    copied = table.copy()
    assert copied.position() == table.position()
    assert copied.position() == copy.copy(table).position()
    other = copied.sheets[1]
    hurt(other, "necro-mancer", 1)
    mark(other, "D2")
    other.chests += ("extra-life",)
    other.achieve(0, 1)
    other.reward(0, 1)
    other.pairs.append(PAIRS[1, 1])
    assert copied.before is not None
    copied.before[1].gold = 9
    assert table.before is not None
    assert table.before[1].gold == 0
    assert (me.damage[1], me.chests, me.feats[0], me.awards[0], me.pairs) == (0, ("torch",), 0, 0, [])
    fields = {name for name in field_names(me) if name != "layout"}
    assert set(table.position()["sheets"][1]) == fields, "every field is part of the position"
