"""Hands on every table: bots hold theirs so that each table can be won and lost."""

from __future__ import annotations

from random import Random

import pytest

from tumblekeep.fate.skilled import SKILLS, SkilledFate, clumsiness
from tumblekeep.games import load
from tumblekeep.kit.conditions import PRESETS, TABLES
from tumblekeep.lab.simulation import games_played
from tumblekeep.terminal.seating import BOTS
from tumblekeep.throw.requirement import hands_of
from tumblekeep.throw.world import constants

PLACES = [(game, table) for game, tables in TABLES.items() for table in tables]


@pytest.mark.parametrize(("game", "table"), PLACES)
def test_on_every_table_a_clumsier_skill_has_a_clumsier_hand(game: str, table: str) -> None:
    conditions = PRESETS[table]
    hands = [clumsiness(SKILLS[name], game, conditions) for name in ("expert", "average", "novice")]
    assert hands == [
        pytest.approx(hands_of(game, conditions)[name]) for name in ("expert", "average", "novice")
    ]
    assert 0 < hands[0] < hands[1] < hands[2]


def test_hands_are_given_for_tables_that_exist() -> None:
    for game, shelf in constants()["hands"].items():
        assert shelf.keys() <= {PRESETS[table].key for table in TABLES[game]} - {""}


@pytest.mark.parametrize(
    ("game", "table"),
    [
        ("dungeon_fighter", "felt"),
        ("dungeon_fighter", "attic"),
        ("castle_of_frosts", "stone"),
        ("castle_of_frosts", "felt"),
        ("castle_of_frosts", "snow"),
    ],
)
def test_bots_lost_or_won_nearly_every_game_on_other_tables_than_wood(game: str, table: str) -> None:
    """Their hands were those for wood. Average hands won none of 60 games on felt, and 87 of 100 on stone in the
    Castle; in the Castle no hand won any on felt or in snow, where the aims were poor, too."""
    found = load(game)
    played = games_played(
        found,
        3,
        found.check(3, {"tabletop": table}),
        24,
        fate=lambda number: SkilledFate(f"5/{number}", "average"),
        bot=lambda number: BOTS["steady"](found, Random(f"5/{number}/bot")),
    )
    won = sum(bool(play.outcome.winners) for play in played if play.outcome is not None)
    assert 3 <= won <= 18
