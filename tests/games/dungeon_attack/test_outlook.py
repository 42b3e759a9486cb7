"""What choices promise in Dungeon Attack!: the odds of no hit, compared with enumeration and with play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.message import Message
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.dungeon_attack import GAME
from tumblekeep.games.dungeon_attack.blows import blow
from tumblekeep.games.dungeon_attack.outlook import bare_roll, blast_forecast, fight_stakes, reroll_forecast
from tumblekeep.games.dungeon_attack.rules import combat_rating, rating_parts
from tumblekeep.games.dungeon_attack.table import Fight


def counted(faces: tuple[str, ...]) -> tuple[int, int, int]:
    return (faces.count("D"), faces.count("M"), faces.count("F"))


@pytest.mark.parametrize(("dice", "cap"), [(1, 2), (3, 1), (4, 3), (6, 2)])
def test_the_bare_roll_is_what_counting_every_roll_says(dice: int, cap: int) -> None:
    rolls = [counted(faces) for faces in product("DMF", repeat=dice)]
    safe = sum(not blow(roll, cap) for roll in rolls) / len(rolls)
    odds = bare_roll(dice, 0, cap)
    assert odds.win == pytest.approx(safe)
    assert odds.tie == 0
    assert odds.lose == pytest.approx(1 - safe)


def test_a_boss_that_falls_rolls_again() -> None:
    assert bare_roll(0, 1, 3).win == pytest.approx(
        1 / 9 + 4 / 9
    )  # it hits if it fights alone: 3 of 9, and 1 of 9 more


def test_a_reroll_is_weighed_die_by_die() -> None:
    fight = Fight()
    fight.cap = 3
    fight.normals = (2, 1, 3)
    odds = reroll_forecast(fight, ["keep", ("coin", "normal", "F"), ("coin", "normal", "D"), "retainer"]).odds
    assert odds["keep"].win == 0  # three fight, two fall: a hit
    assert odds[("coin", "normal", "F")].win == pytest.approx(2 / 3)
    assert odds[("coin", "normal", "D")].win == 0
    assert "retainer" not in odds


def test_a_reroll_says_how_many_dice_it_wins_on_average() -> None:
    fight = Fight()
    fight.cap = 3
    fight.normals = (2, 1, 3)
    stakes = reroll_forecast(fight, ["keep", ("coin", "normal", "F"), ("coin", "normal", "D")]).stakes
    won = {option: message.args["won"] for option, message in stakes.items()}
    assert won == {"keep": 2, ("coin", "normal", "F"): 2.3, ("coin", "normal", "D"): 1.3}


@pytest.mark.parametrize(
    ("state", "harm"), [(0, "stunned"), (1, "wounded"), (2, "knocked_out"), (3, "knocked_out")]
)
def test_a_fight_says_what_it_wins_and_what_a_hit_would_do(state: int, harm: str) -> None:
    stakes = fight_stakes(3, 0, 2, state)
    rolls = [min(faces.count("D"), 2) for faces in product("DMF", repeat=3)]
    assert stakes.args["won"] == round(sum(rolls) / len(rolls), 1)
    assert stakes.args["harm"] == Message(f"harm-{harm}")


def test_two_dice_are_weighed_together() -> None:
    fight = Fight()
    fight.cap = 2
    fight.normals = (0, 0, 2)
    first = ("luck", "normal", "F")
    odds = reroll_forecast(fight, ["one", ("second", "normal", "F")], first).odds
    assert odds["one"].win == pytest.approx(2 / 3)
    assert odds[("second", "normal", "F")].win == pytest.approx(8 / 9)


def test_a_blast_is_certain_before_it_is_loosed() -> None:
    fight = Fight()
    fight.cap = 2
    fight.normals = (2, 0, 4)
    odds = blast_forecast(fight, ["hold", ("turn", 1)]).odds
    assert (odds["hold"].lose, odds[("turn", 1)].win) == (1, 1)


def weighed(games: int) -> Iterator[tuple[Play, Choose]]:
    """Yield the questions of whole games that carry a forecast."""
    for seed in range(games):
        fate = SampledFate(seed)
        play, bot = Play(GAME, 3), Uniform(fate.random)
        while (question := play.question) is not None:
            if question.by_fate:
                play.answer(fate(question))
            elif isinstance(question, Choose):
                if question.ask.name in ("act", "reroll", "luck-second", "blast"):
                    yield play, question
                play.answer(bot(play.look, question))


def test_every_forecast_names_offered_options_and_adds_up() -> None:
    seen = set()
    for play, question in weighed(12):
        forecast = question.forecast()
        if forecast is None:
            continue
        seen.add(question.ask.name)
        assert set(forecast.odds) <= set(question.options)
        for odds in forecast.odds.values():
            assert sum(odds) == pytest.approx(1)
            assert all(0 <= part <= 1 + 1e-9 for part in odds)
        if question.ask.name in ("reroll", "blast"):
            as_it_lies = forecast.odds["keep" if question.ask.name == "reroll" else "hold"]
            assert as_it_lies.lose == (play.look()["fight"]["looming"] > 0)
    assert seen == {"act", "reroll", "luck-second", "blast"}


def test_the_parts_of_a_rating_add_up_to_it() -> None:
    for play, _ in weighed(4):
        for one in play.table.adventurers:  # type: ignore[attr-defined]
            parts = rating_parts(one)
            helping = parts.pop("helping", 0)
            assert sum(parts.values()) == combat_rating(one, assisting=False)
            assert sum(parts.values()) + helping == combat_rating(one, assisting=True)
