"""The audit: every die is what the catalogue says, every symbol has an effect, and every effect a symbol."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files

import pytest

from plain import reads_docstrings
from tumblekeep.core.errors import BadContent
from tumblekeep.games.dungeon_dice import GAME
from tumblekeep.games.dungeon_dice.asks import ASKS
from tumblekeep.games.dungeon_dice.content import (
    ABILITY_ORDER,
    BAGS,
    BLANKS,
    COLOURS,
    KIND_OF,
    KINDS,
    NEXT_GRADE,
    PASSIVE,
    SCROLL_TABLE,
    SPELLS,
    _kind,
    read_face,
)
from tumblekeep.games.dungeon_dice.hints import WEIGHTS
from tumblekeep.games.dungeon_dice.moments import USES
from tumblekeep.games.dungeon_dice.powers import ABILITIES, HERO_SYMBOLS, POOL_SYMBOLS
from tumblekeep.games.dungeon_dice.rewards import REWARDS
from tumblekeep.games.dungeon_dice.spells import CASTS
from tumblekeep.games.dungeon_dice.turn import PHASES
from tumblekeep.text import LANGUAGES, Phrasebook

clause = pytest.mark.clause
ROOM = files("tumblekeep.games.dungeon_dice")
RULES = ROOM.joinpath("RULES.md").read_text(encoding="utf-8")
SOURCES = ROOM.joinpath("SOURCES.md").read_text(encoding="utf-8")


@clause("DD-GEN-2", "DD-COMP-1", "DD-GEN-5")
def test_the_census() -> None:
    assert len(KIND_OF) == sum(kind.copies for kind in KINDS.values()) == 100
    base: Counter[str] = Counter()
    for kind in KINDS.values():
        if kind.module == "base":
            base[kind.kind] += kind.copies
    assert base == {
        "experience": 5, "hero_level": 15, "monster_level": 5, "spell": 6, "equipment": 16, "artifact": 8,
        "one_use": 16, "monster": 16,
    }  # fmt: skip
    assert sum(base.values()) == 87
    assert {kind.bag for kind in KINDS.values()} <= {*BAGS, "supply"}


def test_every_die_is_as_the_catalogue_lists_it() -> None:
    block = re.search(r"```json\n(.*?)```", SOURCES, re.DOTALL)
    assert block is not None
    rows = json.loads(block[1])
    assert [row["id"] for row in rows] == list(KINDS)
    book = Phrasebook("en", GAME.slug)
    for row in rows:
        kind = KINDS[row["id"]]
        assert list(kind.texts) == row["faces"], row["id"]
        assert (kind.copies, kind.kind, kind.bag, kind.module) == (
            row["n"],
            row["class"],
            row["bag"],
            row["module"],
        )
        assert (kind.line, kind.grade, kind.hands, kind.slot) == (
            row.get("line", ""), row.get("grade", ""), row.get("hands", 0), row.get("slot", ""),
        )  # fmt: skip
        assert (kind.use or "ONE-USE") == row.get("use", "ONE-USE")
        assert row["name"].removesuffix(" die") in book.say(f"die-{kind.id}")
        needs = row.get("requires", "-")
        assert bool(kind.declares or kind.declares_no_hands or kind.owns) == (needs != "-")
        for line in (*kind.declares, *kind.owns):
            assert line in needs


def test_monster_faces_add_up() -> None:
    faces = [face for kind in KINDS.values() if kind.kind == "monster" for face in kind.faces]
    assert Counter(face.level for face in faces if face.level) == {1: 11, 2: 20, 3: 25, 4: 18, 5: 6}
    assert Counter(face.colour for face in faces if face.colour) == {"red": 22, "black": 6, "gold": 1}
    assert Counter(face.reward for face in faces if face.reward) == {"POTION": 7, "CHEST": 5, "LOCK": 4}


def symbols(*kinds: str) -> set[str]:
    return {
        face.symbol for kind in KINDS.values() if kind.kind in kinds for face in kind.faces if face.symbol
    }


def test_every_symbol_has_an_effect_and_every_effect_a_symbol() -> None:
    owned = symbols("equipment", "artifact", "class", "familiar")
    effects = {*HERO_SYMBOLS, *BLANKS, "HIT", "KEY"} - {""}  # bows and keys have their own moments
    assert owned | symbols("one_use") == effects
    assert set(POOL_SYMBOLS) == {
        face.symbol for kind in KINDS.values() if kind.use == "FIGHT" for face in kind.faces if face.symbol
    }
    plain = [
        kind.id
        for kind in KINDS.values()
        if kind.use == "ANY" and any(not face.symbol for face in kind.faces)
    ]
    assert plain == ["FA-1"]  # the effect of a plain number
    assert symbols("one_use") == {"BLANK", "KEY", "FIZZLE", "SCROLL"}
    assert symbols("chest") == {*REWARDS, "TRAP"}
    assert symbols("monster_level") == {"POTION"}
    assert symbols("spell") == {"MISS", "TOAD", "STONE"}


def test_every_ability_has_an_effect_and_every_effect_an_ability() -> None:
    named = {ability for kind in KINDS.values() for face in kind.faces for ability in face.abilities}
    assert named == {*ABILITIES, *PASSIVE}
    assert set(ABILITY_ORDER) == set(ABILITIES)
    assert set(CASTS) == set(SPELLS)
    assert set(SCROLL_TABLE) == set(SPELLS) - {"HEAL"}
    assert {face.reward for kind in KINDS.values() for face in kind.faces if face.reward} == set(REWARDS)
    assert {face.colour for kind in KINDS.values() for face in kind.faces if face.colour} == set(COLOURS)


@clause("DD-TRADE-4")
def test_the_lines_of_enchantment() -> None:
    assert NEXT_GRADE == {
        "EQ-01": "EQ-02", "EQ-03": "EQ-04", "EQ-04": "EQ-05", "EQ-06": "EQ-07", "EQ-09": "EQ-10", "EQ-11": "EQ-12",
        "EQ-12": "EQ-13",
    }  # fmt: skip


@reads_docstrings
def test_every_effect_says_its_clause() -> None:
    acts = {verb: use.act for verb, use in USES.items()}
    for registry in (HERO_SYMBOLS, ABILITIES, CASTS, REWARDS, acts):
        for name, flow in registry.items():
            assert flow.__doc__, name
            cited = re.findall(r"\bDDC?-[A-Z]+-\d+", flow.__doc__)
            assert cited or name == "", name
            for one in cited:
                assert f"**{one}**" in RULES or f"| {one} |" in RULES, one


def test_every_question_for_players_has_a_hint_and_every_hint_a_question() -> None:
    assert set(WEIGHTS) == {ask.name for ask in ASKS if ask.options}


def test_every_phase_has_words() -> None:
    for language in LANGUAGES:
        book = Phrasebook(language, GAME.slug)
        for phase in PHASES:
            assert not book.say(f"phase-{phase}").startswith("[")


@pytest.mark.parametrize(
    ("row", "says"),
    [
        (
            {"id": "X", "copies": 1, "kind": "spell", "bag": "supply", "module": "base", "faces": ["1"] * 5},
            "six faces",
        ),
        (
            {"id": "X", "copies": 1, "kind": "spell", "bag": "supply", "module": "base", "faces": ["?"] * 6},
            "not a face",
        ),
        (
            {"id": "X", "copies": "1", "kind": "spell", "bag": "supply", "module": "base", "faces": []},
            "faces|copies",
        ),
        ({"id": "X", "colour": "red"}, "colour"),
    ],
)
def test_a_bad_die_names_its_row(row: dict[str, object], says: str) -> None:
    with pytest.raises(BadContent, match=says):
        _kind(dict(row), 3)


def test_faces_are_read() -> None:
    assert (read_face("3+SWORD", "x").value, read_face("3+SWORD", "x").symbol) == (3, "SWORD")
    assert (read_face("HIT2", "x").symbol, read_face("HIT2", "x").amount) == ("HIT", 2)
    dragon = read_face("L5 FIRE GUST @gold", "x")
    assert (dragon.level, dragon.abilities, dragon.colour) == (5, ("FIRE", "GUST"), "gold")
    assert read_face("REWARD:LOCK", "x").reward == "LOCK"
