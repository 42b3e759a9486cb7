"""No player saw which clauses and cards are ours: each game says so in one line, and its figures are counted here."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tumblekeep.games import GAMES, clause_origins
from tumblekeep.games.origins import is_ruling, origin_told, rows
from tumblekeep.testing.clauses import stated_clauses
from tumblekeep.text import LANGUAGES, Phrasebook

ROOMS = Path(__file__).parents[2] / "src" / "tumblekeep" / "games"
WRITTEN = (*GAMES, "_template")
SAYS_WHENCE = re.compile(r"\b(?:seed|public|authored|ours|follows)\b|\bR-\d|\brulings? \d|-RULING-\d")
"""What a row may name; one that names none of these is misspelt."""


def is_example(clause: str) -> bool:
    """Worked examples illustrate clauses; they state no rule of their own."""
    return "-EX-" in clause


def sources(slug: str) -> str:
    return (ROOMS / slug / "SOURCES.md").read_text(encoding="utf-8")


def clauses(slug: str, origin: str | None = None, prefix: str = "") -> int:
    """How many clauses, rulings among them, have this origin."""
    return sum(
        origin in (None, its) and clause.startswith(prefix) and not is_example(clause)
        for clause, its in clause_origins(slug).items()
    )


def pieces(slug: str) -> dict[str, str]:
    """Each card, adventurer or map with its origin: the tables of `SOURCES.md` from `id` to `origin` (or `Source`), which has tags."""
    found: dict[str, str] = {}
    listed = False
    for line in sources(slug).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == "id":
            listed = cells[-1].lower() in ("origin", "source")
        elif not line.startswith("|"):
            listed = False
        elif listed and not set(line) <= set("|- "):
            tags = set(re.findall(r"\[(seed|public|authored)", cells[-1]))
            assert tags, f"{slug}: {cells[0]} says {cells[-1]!r}"
            assert cells[0] not in found, f"{slug}: {cells[0]} is listed twice"
            found[cells[0]] = "ours" if tags == {"authored"} else "partly" if "authored" in tags else "book"
    return found


def content(slug: str, *files: str) -> int:
    """How many entries these content files have."""
    return sum(
        len(tomllib.loads((ROOMS / slug / "content" / file).read_text(encoding="utf-8"))) for file in files
    )


def of_pieces(slug: str, origin: str) -> int:
    return list(pieces(slug).values()).count(origin)


def attack() -> list[int]:
    adventurers = content("dungeon_attack", "adventurers.toml")
    assert len(pieces("dungeon_attack")) == adventurers
    published = 2021
    return [
        published,
        clauses("dungeon_attack", "ours"), clauses("dungeon_attack"), clauses("dungeon_attack", "partly"),
        of_pieces("dungeon_attack", "ours"), adventurers,
    ]  # fmt: skip


def danger() -> list[int]:
    maps = {file.stem for file in (ROOMS / "dungeons_dice_danger" / "content").glob("*.json")}
    assert set(pieces("dungeons_dice_danger")) == maps
    assert set(pieces("dungeons_dice_danger").values()) == {"partly"}
    slug = "dungeons_dice_danger"
    return [clauses(slug, "ours"), clauses(slug), clauses(slug, "partly"), len(maps)]


def dice() -> list[int]:
    slug = "dungeon_dice"
    kinds = [
        one["id"] for one in json.loads((ROOMS / slug / "content" / "dice.json").read_text(encoding="utf-8"))
    ]
    told = dict(re.findall(r"^\| ([A-Z]{2}(?:-[A-Z0-9]+)?) \| (.*?) \|$", sources(slug), re.MULTILINE))
    given = [kind for kind in kinds if kind in told and origin_told(told[kind]) == "book"]
    assert given == ["XP", "SP-STUN"]
    return [
        clauses(slug, "ours", "DD-"), clauses(slug, None, "DD-"), clauses(slug, "ours", "DDC-"), clauses(slug, None, "DDC-"),
        clauses(slug, "partly"), len(kinds) - len(given), len(kinds),
    ]  # fmt: skip


def fighter() -> list[int]:
    slug = "dungeon_fighter"
    cards = content(slug, "monsters.toml", "bosses.toml", "equipment.toml") + content(
        "_fighter", "heroes.toml"
    )
    assert len(pieces(slug)) == cards
    return [
        clauses(slug, "ours"), clauses(slug), clauses(slug, "partly"),
        of_pieces(slug, "ours"), cards, of_pieces(slug, "partly"), content(slug, "boards.toml"),
    ]  # fmt: skip


def castle() -> list[int]:
    slug = "castle_of_frosts"
    cards = content(slug, "heroes.toml", "monsters.toml", "bosses.toml", "rooms.toml", "equipment.toml")
    assert len(pieces(slug)) == cards
    return [
        clauses(slug, "ours"), clauses(slug), clauses(slug, "partly"),
        of_pieces(slug, "ours"), cards, of_pieces(slug, "partly"),
    ]  # fmt: skip


COUNTED: dict[str, Callable[[], list[int]]] = {
    "dungeon_attack": attack,
    "dungeons_dice_danger": danger,
    "dungeon_dice": dice,
    "dungeon_fighter": fighter,
    "castle_of_frosts": castle,
    "_template": list,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", WRITTEN)
def test_no_player_saw_which_cards_are_ours(slug: str, language: str) -> None:
    book = Phrasebook(language, slug)
    assert book.knows("origin")
    assert [int(figure) for figure in re.findall(r"\d+", book.say("origin"))] == COUNTED[slug]()


@pytest.mark.parametrize("slug", WRITTEN)
def test_a_clause_without_a_source_passed_for_the_books(slug: str) -> None:
    told = rows(sources(slug))
    silent = [
        clause
        for clause in stated_clauses((ROOMS / slug / "RULES.md").read_text(encoding="utf-8"))
        if clause not in told and not is_ruling(clause) and not is_example(clause)
    ]
    assert not silent, f"add to SOURCES.md where these come from: {silent}"
    misspelt = {
        clause: cell for clause, cell in told.items() if not (is_ruling(clause) or SAYS_WHENCE.search(cell))
    }
    assert not misspelt


def test_a_ruling_of_ours_looked_like_a_clause_of_the_book() -> None:
    told = clause_origins("dungeon_attack")
    assert [told[f"DA-ACT-{number}"] for number in (1, 7, 8)] == ["book", "ours", "partly"]
    for slug in GAMES:
        rulings = {clause: origin for clause, origin in clause_origins(slug).items() if is_ruling(clause)}
        assert set(rulings.values()) == {"ours"}


def test_a_game_of_ones_own_has_no_book_to_differ_from() -> None:
    assert clause_origins("_template") == {}


@pytest.mark.parametrize(
    ("cell", "origin"),
    [
        ("seed + public: RD-G", "book"),
        ("follows", "book"),
        ("seed, DF-GAME-5", "book"),
        ("seed, R-20, R-21", "partly"),
        ("seed; DDC-RULING-3", "partly"),
        ("name public: pnp; rest authored", "partly"),
        ("rulings 18, 19", "ours"),
        ("DD-RULING-23", "ours"),
        ("authored, mirror of public: bgg-1159735", "ours"),
        ("ours", "ours"),
    ],
)
def test_what_a_row_names_first_decides(cell: str, origin: str) -> None:
    assert origin_told(cell) == origin
