"""What a phrasebook says in addition to plain words: what a thing is, what an option costs and brings."""

from __future__ import annotations

from tumblekeep.core.message import Message
from tumblekeep.text import Phrasebook


def test_stakes_say_each_thing_by_what_it_is() -> None:
    book = Phrasebook("en", "dungeon_dice")
    label = Message("spell-cast", {"spell": Message("spell-FIRE"), "side": Message("side-heroes")})
    assert book.stakes(label) == book.about("spell-FIRE")
    assert book.stakes(label.plain()) == book.stakes(label)


def test_what_is_not_explained_is_silent() -> None:
    book = Phrasebook("en", "dungeon_dice")
    assert book.about("side-heroes") == ""
    assert book.about("no such thing") == ""
    assert book.stakes(Message("aim-at", {"die": Message("die-MO-01")})) == ""


def test_broken_numbers_are_written_as_the_language_writes_them() -> None:
    for language, written in (("en", "2.3"), ("fr", "2,3")):
        told = Phrasebook(language, "dungeon_attack").tell(Message("stake-reroll", {"won": 2.3}))
        assert written in told
