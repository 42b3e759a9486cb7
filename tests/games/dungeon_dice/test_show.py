"""What people see: the panels show what lies there, in every language."""

from __future__ import annotations

import pytest

from games.dungeon_dice.given import asks, battle, f, meet, own, seated, wound
from tumblekeep.core.message import Message
from tumblekeep.games.dungeon_dice import GAME
from tumblekeep.games.dungeon_dice.show import show
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.view import view
from tumblekeep.kit.panel import Badge, Dice, Panel
from tumblekeep.text import Phrasebook


def said(table: DiceTable, language: str = "en") -> str:
    """Render all panels as text, one row per line."""
    book = Phrasebook(language, GAME.slug)
    lines = []
    for block in show(view(table, 0)):
        if isinstance(block, Panel):
            assert isinstance(block.title, Message)
            lines.append(book.tell(block.title, ["Ada", "Bo", "Cleo"]))
            for row in block.rows:
                pieces = [
                    piece.words
                    if isinstance(piece, Badge)
                    else piece.face
                    if isinstance(piece, Dice)
                    else piece
                    for piece in row
                ]
                lines.append(
                    ", ".join(
                        book.tell(piece, ["Ada", "Bo", "Cleo"]) if isinstance(piece, Message) else str(piece)
                        for piece in pieces
                    )
                )
    return "\n".join(lines)


def test_the_active_hero_sees_what_stands_on_his_dice() -> None:
    table = seated(2)
    own(table, 0, "EQ-05", "EQ-15")
    own(table, 1, "EQ-04")
    words = said(table)
    assert "Superior Sword, 2 · 2 · 3 · 3 sword · 3 sword · 4 sword" in words
    assert "Bow, miss · miss · 1 hit · 1 hit · 1 hit · 2 hit" in words
    assert "Sword, 1 · 2" not in words


def test_an_encounter_and_a_fight_are_laid_out() -> None:
    table = seated(2, coop=True)
    meet(table, ("MO-05", 5), ("MO-12", 6))
    assert "Wolf, level 4, red trophy, 1 fame" in said(table)
    assert "Witch, a locked chest" in said(table)
    table = seated(3, coop=True)
    own(table, 0, "EQ-08")
    wound(table, *own(table, 0, "EQ-01"))
    battle(table, ("MO-05", 5), ("MO-03", 1), declared=("EQ-08",), helper=2)
    asks(table, fate=[f(1, 2, 3, 6, 6, 5, 1)])
    words = said(table)
    assert "Cleo helps" in words
    assert "the heroes, 5, 3 shatter" in words
    assert "+ 1 = 13" in words
    assert "Worn Dagger (wounded)" in words


@pytest.mark.parametrize(("language", "title"), [("en", "On offer"), ("fr", "Échange proposé")])
def test_an_offer_lies_on_the_table(language: str, title: str) -> None:
    table = seated(2)
    own(table, 0, "EQ-04")
    own(table, 1, "EQ-06")
    asks(table, (0, "offer"), "give.EQ-04", "want.EQ-06")
    assert title in said(table, language)
