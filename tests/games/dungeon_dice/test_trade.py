"""DD-TRADE and DDC-TRADE: offers between players, upgrade and enchant."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_dice.given import asks, own, places, play, seated, tales, trophy, wound
from tumblekeep.core.question import Anyone, Choose
from tumblekeep.games.dungeon_dice.asks import ANSWER
from tumblekeep.games.dungeon_dice.content import KINDS
from tumblekeep.games.dungeon_dice.hints import worth
from tumblekeep.games.dungeon_dice.odds import WOUNDED_SHARE, loved
from tumblekeep.games.dungeon_dice.pieces import TradeOffer
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.trade import hand_over

clause = pytest.mark.clause


@clause("DD-TRADE-1", "DD-RULING-14")
def test_an_offer_is_made_and_accepted_in_start_and_after() -> None:
    for phase in ("start", "after"):
        table = seated(3)
        own(table, 0, "EQ-04", "OU-KEY")
        own(table, 1, "AR-1", "FA-1", "CL-1")
        table.phase = phase
        first = (0, "offer") if phase == "start" else "offer"
        played = asks(table, first, "with.1", "give.EQ-04", "give.OU-KEY", "want.AR-1", "enough", "accept")
        assert played.asked[1:7] == ["partner", "give", "give", "want", "want", "answer"]
        assert played.offered[1 if phase == "after" else 0] == ["with.1", "with.2"]
        assert table.heroes[0].stock == ["AR-1"]
        assert table.heroes[1].stock == ["CL-1", "EQ-04", "FA-1", "OU-KEY-1"]
        assert table.offer is None


@clause("DD-TRADE-1")
def test_a_gift_and_a_request_are_trades_too_and_consent_is_needed() -> None:
    table = seated(2)
    own(table, 0, "EQ-04")
    own(table, 1, "EQ-05")
    asks(table, (0, "offer"), "give.EQ-04", "enough", "accept")
    assert table.heroes[1].stock == ["EQ-04", "EQ-05"]
    table = seated(2)
    own(table, 0, "EQ-04")
    own(table, 1, "EQ-05")
    asks(table, (0, "offer"), "enough", "decline")
    assert [hero.stock for hero in table.heroes] == [["EQ-04"], ["EQ-05"]]
    assert "OfferDeclined" in tales(table)


@clause("DD-RULING-14", "DD-TRADE-1")
def test_a_counter_offer_is_answered_once() -> None:
    table = seated(2)
    own(table, 0, "EQ-04", "EQ-06")
    own(table, 1, "EQ-05", "OU-KEY")
    played = asks(
        table, (0, "offer"), "give.EQ-04", "enough", "want.EQ-05", "enough", "counter",
        "give.OU-KEY", "enough", "want.EQ-06", "enough", "accept",
    )  # fmt: skip
    answers = [
        question
        for question in played.questions
        if isinstance(question, Choose) and question.ask.name == "answer"
    ]
    assert [(question.seat, list(question.options)) for question in answers] == [
        (1, ["accept", "decline", "counter"]),
        (0, ["accept", "decline"]),
    ]
    assert table.heroes[0].stock == ["EQ-04", "OU-KEY-1"]
    assert table.heroes[1].stock == ["EQ-05", "EQ-06"]


@clause("DD-RULING-14")
def test_one_offer_a_turn_and_two_dice_each_way() -> None:
    table = seated(2)
    own(table, 0, "EQ-01", "EQ-02", "EQ-03")
    own(table, 1, "EQ-04", "EQ-05", "EQ-06")
    played = asks(table, (0, "offer"), "give.EQ-01", "give.EQ-02", "want.EQ-04", "want.EQ-05", "decline")
    assert played.asked == ["start", "give", "give", "want", "want", "answer", "start"]
    assert isinstance(played.open, Anyone)
    assert sorted(played.open.parts) == [1]  # seat 0 has made its offer
    table.phase = "after"
    question = asks(table).open
    assert isinstance(question, Choose)
    assert question.seat == 1
    table.phase = "end"
    question = asks(table).open
    assert isinstance(question, Anyone)
    assert sorted(question.parts) == [0, 1]  # a new turn


@clause("DD-TRADE-2")
def test_levels_experience_and_trophies_are_not_for_trade() -> None:
    table = seated(2)
    own(table, 0, "EQ-01")
    trophy(table, 0, "MO-05", 5)
    played = asks(table, (1, "offer"))
    assert played.asked == ["start", "answer"]  # only one die could be wanted, so there was no choice
    assert table.offer is not None
    assert table.offer.want == ["EQ-01"]


@clause("DDC-TRADE-1", "DDC-RULING-36", "DD-RULING-17")
def test_wounded_dice_pass_hands_in_the_base_game_only() -> None:
    table = seated(2, coop=True)
    own(table, 0, "EQ-01", "EQ-02", "EQ-03")
    wound(table, "EQ-01")
    played = asks(table, (0, "offer"))
    assert played.offered == [["give.EQ-02", "give.EQ-03"]]
    table.offer = None
    played = asks(table, (1, "offer"), "want.EQ-02")
    assert played.offered[0] == ["want.EQ-02", "want.EQ-03"]
    table = seated(2)
    own(table, 0, "EQ-01", "EQ-02")
    own(table, 1, "EQ-10")
    wound(table, "EQ-01")
    asks(table, (0, "offer"), "give.EQ-01", "enough", "enough", "accept")
    assert table.heroes[1].stock == ["EQ-01", "EQ-10"]
    assert list(table.wounded) == ["EQ-01"]


@clause("DD-TRADE-3", "DD-TRADE-5", "DD-TRADE-7")
def test_five_equipment_dice_become_an_artifact() -> None:
    table = seated()
    own(table, 0, "EQ-01", "EQ-02", "EQ-03", "EQ-04", "EQ-05", "EQ-06")
    wound(table, "EQ-01")
    played = asks(table, (0, "upgrade"), *(f"return.EQ-0{number}" for number in range(1, 6)), fate=["AR-3"])
    assert played.asked[:7] == ["start", *["upgrade"] * 5, "draw-artifact"]
    assert table.heroes[0].stock == ["AR-3", "EQ-06"]
    assert {"EQ-01", "EQ-02", "EQ-03", "EQ-04", "EQ-05"} <= set(table.bags["blue"])
    assert not table.wounded


@clause("DD-TRADE-3", "DD-TRADE-6")
def test_an_upgrade_needs_five_dice_and_an_artifact() -> None:
    table = seated()
    own(table, 0, "EQ-01", "EQ-02", "EQ-03", "EQ-04")
    question = asks(table).open
    assert isinstance(question, Anyone)
    assert "upgrade" not in question.parts[0].options
    assert next(bar.reason for bar in question.parts[0].barred()) == "five-needed"
    own(table, 0, "EQ-06")
    table.bags["yellow"].clear()
    question = asks(table).open
    assert isinstance(question, Anyone)
    assert "upgrade" not in question.parts[0].options
    assert next(bar.reason for bar in question.parts[0].barred()) == "no-artifact-left"
    own(table, 1, "EQ-07", "EQ-08", "EQ-09", "EQ-10", "EQ-11")
    table.bags["yellow"].append("AR-1")
    question = asks(table).open
    assert isinstance(question, Anyone)
    assert "upgrade" in question.parts[0].options
    assert "upgrade" not in question.parts[1].options  # only the active hero


@clause("DD-TRADE-4", "DD-TRADE-5", "DD-TRADE-7")
def test_enchanting_spends_a_scroll_and_climbs_a_grade() -> None:
    table = seated()
    own(table, 0, "EQ-03", "EQ-15", "OU-SCROLL")
    wound(table, "EQ-03")
    played = asks(table, (0, "enchant.EQ-03.EQ-04"))
    assert "roll-one-use" not in played.asked
    assert table.heroes[0].stock == ["EQ-04", "EQ-15"]
    assert table.spent == ["OU-SCROLL-1"]
    assert places(table)["EQ-03"] == "blue bag"
    assert not table.wounded


@clause("DD-TRADE-4")
def test_enchanting_needs_the_next_grade_in_the_bag_and_an_unwounded_scroll() -> None:
    table = seated()
    own(table, 0, "EQ-03", "EQ-05", "EQ-14", "OU-SCROLL")
    own(table, 1, "EQ-04")
    question = asks(table).open
    assert isinstance(question, Anyone)
    assert not [option for option in question.parts[0].options if option[0] == "enchant"]
    assert [bar.reason for bar in question.parts[0].barred()] == ["five-needed", "better-taken"]
    table = seated()
    own(table, 0, "EQ-03", "OU-SCROLL")
    wound(table, "OU-SCROLL-1")
    question = asks(table).open
    assert isinstance(question, Anyone)
    assert not [option for option in question.parts[0].options if option[0] == "enchant"]
    assert [bar.reason for bar in question.parts[0].barred()] == ["five-needed", "no-scroll"]


@clause("DDC-TRADE-2", "DDC-TRADE-3", "DDC-TRADE-4", "DDC-RULING-35", "DDC-RULING-36")
@pytest.mark.parametrize("wounded", [False, True])
def test_in_co_op_a_wound_passes_to_what_is_gained(wounded: bool) -> None:
    table = seated(2, coop=True)
    own(table, 0, "EQ-01", "EQ-02", "EQ-03", "EQ-04", "EQ-05")
    if wounded:
        wound(table, "EQ-03")
    asks(table, (0, "upgrade"), fate=["AR-3"])
    assert ("AR-3" in table.wounded) is wounded
    assert "EQ-03" not in table.wounded
    table = seated(2, coop=True)
    own(table, 0, "EQ-11", "OU-SCROLL")
    if wounded:
        wound(table, "EQ-11")
    play(table, "never", (0, "enchant.EQ-11.EQ-12"), stop=True)
    assert list(table.wounded) == (["EQ-12"] if wounded else [])


# -- what a steady player accepts of a rival ----------------------------------------------------------


def accepts(table: DiceTable, give: list[str], want: list[str]) -> bool:
    """Whether the steady player in seat 1 takes what seat 0 offers."""
    table.offer = TradeOffer(0, 1, is_counter=False)
    table.offer.give, table.offer.want = give, want
    accept, decline = worth(table, Choose(ANSWER, 1, ["accept", "decline"], (0,)))
    table.offer = None
    return accept > decline


def test_a_steady_player_took_wounded_dice_at_the_price_of_whole_ones() -> None:
    table = seated(2)
    (axe,) = own(table, 0, "EQ-07")
    (bow,) = own(table, 1, "EQ-15")
    assert accepts(table, [axe], [bow]), "a better die, whole, with hands free for it"
    wound(table, axe)
    assert not accepts(table, [axe], [bow])


def test_a_steady_player_took_dice_that_it_had_no_hand_for() -> None:
    table = seated(2)
    (sword,) = own(table, 0, "EQ-05")
    own(table, 1, "EQ-07", "AR-3")
    (scroll,) = own(table, 1, "OU-SCROLL")
    assert not accepts(table, [sword], [scroll]), "both hands hold an artifact, and a great axe is in reserve"
    table = seated(2)
    (sword,) = own(table, 0, "EQ-05")
    (scroll,) = own(table, 1, "OU-SCROLL")
    assert accepts(table, [sword], [scroll])


def test_a_steady_player_took_a_second_class_die_which_goes_back_to_the_bag() -> None:
    table = seated(2)
    (other,) = own(table, 0, "CL-2")
    own(table, 1, "CL-1")
    (potion,) = own(table, 1, "OU-POTION")
    assert not accepts(table, [other], [potion])


def test_a_row_of_trades_could_milk_a_steady_player() -> None:
    """A script offers whatever it likes; what the steady player owns never gets worse, wounds counted."""

    def owned() -> float:
        return sum(loved(die) * (WOUNDED_SHARE if die in table.wounded else 1.0) for die in steady.stock)

    luck = Random(7)
    names = [kind for kind in KINDS if kind.startswith(("EQ-", "OU-", "CL-", "AR-"))]
    taken = 0
    for _ in range(60):
        table = seated(2)
        for seat in (0, 1):
            mine = own(table, seat, *luck.sample(names[seat::2], 5))
            wound(table, *luck.sample(mine, 2))
        script, steady = table.heroes
        for _ in range(25):
            before = owned()
            give, want = luck.sample(script.stock, min(2, len(script.stock))), luck.sample(steady.stock, 1)
            if give and accepts(table, give, want):
                taken += 1
                for die in give:
                    hand_over(table, script, steady, die)
                for die in want:
                    hand_over(table, steady, script, die)
                assert owned() > before
    assert taken > 20, "fair trades are still made"
