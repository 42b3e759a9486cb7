"""What a choice promises: the odds are those of the rules, worked out on a copy, so nothing on the table changes."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_dice.given import asks, at_level, battle, f, meet, own, seated
from tumblekeep.core.question import Choose, Odds
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.view import view


def promised(question: Any) -> dict[Any, Odds]:
    assert isinstance(question, Choose)
    forecast = question.forecast()
    assert forecast is not None
    for odds in forecast.odds.values():
        assert sum(odds) == pytest.approx(1.0)
    return dict(forecast.odds)


def one_short() -> DiceTable:
    """A wolf of level 2 shows 4 and 3; the hero 3 with the level die, 2 and a sword, 1 on the armor: one short."""
    table = seated(2)
    own(table, 0, "EQ-04", "EQ-12", "OU-BOMB", "OU-POTION")
    battle(table, ("MO-05", 1), declared=("EQ-04", "EQ-12"))
    return table


def test_each_act_of_the_hero_step_says_how_it_would_end() -> None:
    table = one_short()
    found = asks(table, fate=[f(4, 3, 3, 5, 1)])
    before = table.position()
    odds = promised(found.open)
    assert odds["pass"] == Odds(0.0, 0.0, 1.0)
    assert odds[("bomb", "heroes")] == pytest.approx((1.0, 0.0, 0.0))
    assert odds[("bomb", "monsters")] == pytest.approx((0.0, 0.0, 1.0))
    assert odds[("brew", "heroes")] == pytest.approx((2 / 3, 1 / 3, 0.0))
    # the best die to reroll is the armor: 1 -> 1 1 1 2 1 2, a third of them ties
    level_die = (1 / 6, 1 / 6, 4 / 6)  # 3 -> 5 wins, 4 ties
    assert odds[("symbol", "EQ-04", "SWORD")] == pytest.approx(max(level_die, (0.0, 1 / 3, 2 / 3)))
    assert table.position() == before


def test_each_target_of_a_reroll_has_its_own_odds() -> None:
    table = one_short()
    found = asks(table, "symbol.EQ-04.SWORD", fate=[f(4, 3, 3, 5, 1)])
    odds = {option[2]: one for option, one in promised(found.open).items()}
    assert odds["HL"] == pytest.approx((1 / 6, 1 / 6, 4 / 6))
    assert odds["EQ-12"] == pytest.approx((0.0, 2 / 6, 4 / 6))
    assert odds["EQ-04"] == pytest.approx((0.0, 2 / 6, 4 / 6))  # 2 -> 1 2 2 3 2 3


def test_a_scroll_takes_the_best_spell_and_may_fizzle() -> None:
    table = seated(2)
    own(table, 0, "OU-SCROLL")
    battle(table, ("MO-05", 1))
    found = asks(table, fate=[f(4, 1, 4)])  # 5 against 3
    odds = promised(found.open)
    assert odds["scroll"].lose < 1.0
    assert odds["scroll"].lose >= 1 / 6
    found = asks(table, "scroll", fate=[f(2)])
    spells = promised(found.open)
    fire = spells[("cast", "FIRE", "heroes")]
    assert fire == pytest.approx((3 / 6, 2 / 6, 1 / 6))
    assert odds["scroll"].lose == pytest.approx(1 / 6 + 5 / 6 * min(one.lose for one in spells.values()))


def test_an_outsider_against_the_hero_is_thought_to_mean_it() -> None:
    table = seated(2)
    own(table, 1, "OU-SCROLL")
    battle(table, ("MO-03", 1))
    found = asks(table, fate=[f(1, 3)])  # 3 against 1: the outsider alone may act
    odds = promised(found.open)
    assert odds["pass"] == Odds(1.0, 0.0, 0.0)
    assert odds["scroll"].lose == pytest.approx(5 / 6 * 3 / 6)  # fire: 3 or 4 is too much


def test_the_bare_roll_counts_dice_wounds_drain_and_bows() -> None:
    table = seated(2)
    at_level(table, 0, 3)
    own(table, 0, "EQ-06", "EQ-15")
    meet(table, ("MO-05", 3))
    found = asks(table)
    alone = promised(found.open)
    assert set(alone) == {"fight"}
    found = asks(table, "fight", "alone")
    bare = promised(found.open)
    assert bare["done"].win < bare[("declare", "EQ-06")].win
    assert bare["done"].win < bare[("declare", "EQ-15")].win
    assert alone["fight"].win > max(one.win for one in bare.values())
    table.heroes[0].wounds = 2
    assert promised(asks(table).open)["done"].win < bare["done"].win


def test_a_level_die_against_one_goblin_is_the_sum_of_thirty_six() -> None:
    table = seated(2)
    own(table, 0, "EQ-12")
    meet(table, ("MO-03", 1))
    hero, monster = (1, 2, 3, 3, 4, 5), (1, 2, 3, 4, 5, 6)
    wins = sum(mine > theirs for mine in hero for theirs in monster)
    ties = sum(mine == theirs for mine in hero for theirs in monster)
    odds = promised(asks(table, "fight", "alone").open)["done"]
    assert odds == pytest.approx((wins / 36, ties / 36, (36 - wins - ties) / 36))


def test_a_client_gets_the_odds_with_the_options() -> None:
    found = asks(one_short(), fate=[f(4, 3, 3, 5, 1)])
    assert found.open is not None
    plain = found.open.plain(0)
    assert plain["odds"] == {"id": "odds-stop", "args": {}}
    shown = {one["id"]: one.get("odds") for one in plain["options"]}
    assert shown["pass"] == [0.0, 0.0, 1.0]
    assert shown["brew.heroes"] == [0.6667, 0.3333, 0.0]
    assert found.open.plain(0) == plain


@pytest.mark.parametrize(("coop", "flee", "wounds"), [(False, "stake-flee-free", 1), (True, "stake-flee", 2)])
def test_fight_or_flee_says_both_strengths_and_what_is_at_stake(coop: bool, flee: str, wounds: int) -> None:
    table = seated(2, coop=coop)
    meet(table, ("MO-03", 1))
    question = asks(table).open
    assert isinstance(question, Choose)
    forecast = question.foretold()
    assert forecast is not None
    assert forecast.stakes["flee"].id == flee
    # a level die against a level die: 3 against 3.5 on average
    fight = forecast.stakes["fight"].args
    assert fight["mine"] == 3
    assert (fight["dice"], fight["malus"], fight["others"], fight["flat"]) == (1, 0, 1, 0)
    assert fight["theirs"] == 4
    assert (fight["wounds"], fight["price"]) == (wounds, 0)


def test_what_would_end_it_is_named_so_that_it_can_stand_last() -> None:
    table = seated(2)
    own(table, 0, "EQ-12")
    meet(table, ("MO-03", 1))
    plain = asks(table, "fight", "alone").open
    assert plain is not None
    assert plain.plain(0)["closing"] == "done"


def test_dice_outside_a_fight_promise_nothing() -> None:
    table = seated(2)
    own(table, 0, "OU-SCROLL", "OU-POTION")
    table.heroes[0].wounds = 1
    start = asks(table).open
    assert start is not None
    assert "odds" not in start.plain(0)["mine"]


def test_the_view_says_what_the_monsters_bring_and_what_heroes_lose() -> None:
    table = seated(3, coop=True)
    meet(table, ("MO-05", 3), ("MO-09", 4))
    assert view(table, 0)["force"] == {"ML": 4, "HL": 0, "flat": 3}
    assert [foe["engaged"] for foe in view(table, 0)["foes"]] == [False, False]
    table = seated(3, coop=True, difficulty="extreme")
    table.heroes[0].wounds, table.heroes[1].wounds = 1, 2
    at_level(table, 0, 3)
    own(table, 0, "OU-BOMB")
    battle(table, ("MO-05", 3), ("MO-09", 4), helper=1)
    asks(table, fate=[f(1, 1, 1, 1, 1, 1, 1, 2, 3, 1)])
    shown = view(table, 0)
    assert shown["force"] == {"ML": 5, "HL": 2, "flat": 0}
    assert (shown["fight"]["drained"], shown["fight"]["pain"]) == (3, 3)
    assert shown["heroes"][0]["fame_parts"] == [0, 0, 0]


def test_a_roll_that_cannot_win_says_how_much_is_missing() -> None:
    table = seated(2)
    table.heroes[
        0
    ].wounds = 5  # a level die shows 5 at best: nothing is left of it, and the goblin shows 1 at least
    meet(table, ("MO-03", 1))
    question = asks(table).open
    assert isinstance(question, Choose)
    forecast = question.foretold()
    assert forecast is not None
    assert forecast.odds["fight"].win == 0.0
    words = forecast.rolls["fight"]
    assert words.id == "roll-short"
    assert words.args["short"] == 1
    assert "roll" in {key for one in question.plain(0)["options"] for key in one}


def test_dice_that_lie_short_of_a_victory_say_by_how_much() -> None:
    found = asks(one_short(), fate=[f(4, 3, 3, 5, 1)])
    assert isinstance(found.open, Choose)
    forecast = found.open.foretold()
    assert forecast is not None
    assert forecast.rolls["pass"].args == {"short": 1}  # 6 against 7
    assert ("bomb", "heroes") not in forecast.rolls


def test_a_roll_that_can_win_leaves_it_to_the_odds() -> None:
    table = seated(2)
    meet(table, ("MO-03", 1))
    question = asks(table).open
    assert isinstance(question, Choose)
    forecast = question.foretold()
    assert forecast is not None
    assert forecast.odds["fight"].win > 0
    assert "fight" not in forecast.rolls
