"""What equipment and heroes do is shown beside the options that name them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.dungeon_fighter.given import centre, foe_life, goes, hit, party, throws
from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Throw
from tumblekeep.core.message import Message
from tumblekeep.games._fighter.content import Gear, HeroSheet
from tumblekeep.games._fighter.stakes import card_stakes, does, hero_stakes
from tumblekeep.games.castle_of_frosts import guests
from tumblekeep.games.castle_of_frosts.content import ITEMS
from tumblekeep.games.dungeon_fighter.asks import SHARED
from tumblekeep.games.dungeon_fighter.content import FOES, GEAR, SHEETS
from tumblekeep.testing.scenario import FlowRun
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


def _at_stake(played: FlowRun) -> list[tuple[int, Message]]:
    (thrown,) = (question for question in played.questions if isinstance(question, Throw))
    return [(least, told) for least, told in thrown.stakes()]


@pytest.mark.parametrize(("life", "least"), [(1, 1), (3, 3), (4, 4), (6, 10), (10, 10)])
def test_a_throw_says_which_section_kills_and_that_section_does(life: int, least: int) -> None:
    table = party("torm", "randolph")
    table.monster.life = life
    where = hit("red", least) if least < 10 else centre("red")
    stopped = goes(table.copy(), "throw.red", stop=True)
    assert _at_stake(stopped) == [(least, Message("stake-kills", {"value": least}))]
    throws(table, where)
    assert foe_life(table) <= 0


def test_a_throw_that_kills_nothing_says_what_its_best_section_leaves() -> None:
    table = party("torm", "randolph")
    table.monster.life = 13
    assert _at_stake(goes(table, "throw.red", stop=True)) == [
        (10, Message("stake-leaves", {"value": 10, "left": 3}))
    ]


def test_a_section_that_misses_a_small_target_is_no_goal() -> None:
    small = next(foe.id for foe in FOES.values() if foe.feature == "small_target")
    table = party("torm", "randolph", foe=small)
    table.monster.life = 1
    assert _at_stake(goes(table, "throw.red", stop=True))[0][0] == 2


def test_what_is_at_stake_is_sent_with_the_question_in_both_languages() -> None:
    table = party("torm", "randolph")
    (question,) = (one for one in goes(table, "throw.red", stop=True).questions if isinstance(one, Throw))
    (stake,) = question.plain()["stakes"]
    assert stake["least"] == 10
    for language in LANGUAGES:
        for slug in ("dungeon_fighter", "castle_of_frosts"):
            assert "10" in Phrasebook(language, slug).tell(Message.read(stake["says"]))
