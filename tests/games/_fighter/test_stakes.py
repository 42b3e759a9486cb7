"""What equipment and heroes do is shown beside the options that name them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tumblekeep.core.ask import Option
from tumblekeep.core.message import Message
from tumblekeep.games._fighter.content import Gear, HeroSheet
from tumblekeep.games._fighter.stakes import card_stakes, does, hero_stakes
from tumblekeep.games.castle_of_frosts import guests
from tumblekeep.games.castle_of_frosts.content import ITEMS
from tumblekeep.games.dungeon_fighter.asks import SHARED
from tumblekeep.games.dungeon_fighter.content import GEAR, SHEETS
from tumblekeep.text import LANGUAGES, Phrasebook

BOXES = [("dungeon_fighter", GEAR, SHEETS), ("castle_of_frosts", ITEMS, guests.SHEETS)]


@pytest.mark.parametrize(("slug", "gear", "sheets"), BOXES)
def test_every_card_and_hero_says_what_it_does_in_both_languages(
    slug: str, gear: Mapping[str, Gear], sheets: Mapping[str, HeroSheet]
) -> None:
    options: list[Option] = [("take", hero) for hero in sheets]
    heroes = hero_stakes(sheets, options).stakes
    assert set(heroes) == set(options)
    for language in LANGUAGES:
        book = Phrasebook(language, slug)
        for told in (*heroes.values(), *map(does, gear.values())):
            assert "[" not in book.tell(told), told


def test_an_option_without_a_card_has_no_stakes() -> None:
    card = next(iter(GEAR))
    forecast = card_stakes(GEAR, SHARED.buy, ["leave", ("card", card, 3), ("heal", 2)])
    assert set(forecast.stakes) == {("card", card, 3)}
    assert isinstance(forecast.stakes[("card", card, 3)], Message)
