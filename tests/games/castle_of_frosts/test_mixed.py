"""CF-MIX: Target, dice and decks if parts of two boxes are mixed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.log import from_text, log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games.castle_of_frosts import GAME
from tumblekeep.games.castle_of_frosts.content import ITEMS
from tumblekeep.games.castle_of_frosts.show import show
from tumblekeep.games.castle_of_frosts.turn import turn
from tumblekeep.games.castle_of_frosts.view import view
from tumblekeep.kit.landing import DieLanding, Landing
from tumblekeep.kit.target import Place
from tumblekeep.kit.throw_setup import ICEBERGS, ThrowSetup
from tumblekeep.kit.throwing import dice_of, die_kind
from tumblekeep.lab.playout import playout


@clause("CF-MIX-5", "CF-MIX-6", "CF-MIX-7", "CF-RULING-73")
def test_decks_and_special_dice_are_those_of_this_box() -> None:
    table = meets(party("torm", "gromli", boxes="both"), "waddling_recruit", life=20, active=0, unthrown=[])
    story = step(table, ("white", 2), throws=[Lands(2)])
    assert story.settings[0]["game"] == "castle_of_frosts"
    assert story.settings[0]["dice"] == ["white-1"]
    for box in ("", "dungeon_fighter"):
        assert {kind.id for kind in dice_of("castle_of_frosts", box)} >= {"snow", "water"}
        assert die_kind("castle_of_frosts", "water-2", box).edge == 8
    assert sorted(table.shop_deck) == sorted(ITEMS)
    mixed = Play(GAME, 2, {"boxes": "both"})
    assert mixed.game.digest(mixed.options) != GAME.digest({"boxes": "frosts"})


MIXED = [(target, dice) for target in ("frosts", "first") for dice in ("frosts", "first")]
FIRST = "dungeon_fighter"


@clause("CF-MIX-3", "CF-MIX-4", "CF-RULING-80")
@pytest.mark.parametrize(("target", "dice"), MIXED)
def test_the_target_and_the_dice_could_not_be_chosen(target: str, dice: str) -> None:
    """Each is chosen separately: the throw is at that board, with those dice, and the view says so."""
    table = meets(
        party(target=target, dice=dice),
        "goblin_ice_carver",
        life=20,
        active=0,
        special=["snow"],
        joined=["snow"],
    )
    question = throw_of(table.copy(), ("throw", "red"))
    setting = ThrowSetup.from_json(question.setup)
    assert setting.target == (FIRST if target == "first" else "")
    assert setting.box == (FIRST if dice == "first" else "")
    assert (setting.board.radius, setting.board.border) == (250 if target == "first" else 230, "corners")
    assert setting.kind("red").shape == setting.kind("white-3").shape == ("d6" if dice == "first" else "d4")
    assert setting.kind("snow").edge == 45
    seen = view(table, 0)
    assert (seen["target"], seen["box"]) == (
        setting.target or "castle_of_frosts",
        setting.box or "castle_of_frosts",
    )
    shown = str(show(seen))
    assert ("show-mixed-target" in shown) == (target == "first")
    assert ("show-mixed-box" in shown) == (dice == "first")
    symbol = "symbol" if dice == "first" else "icon"
    odds = list(question.odds())
    assert sum(chance for _, chance in odds) == 1
    for landing, _ in odds:
        assert question.check(landing) == landing
        assert landing.board is setting.board
        assert landing.die.icon in (symbol, None)
    likely = sum(chance for landing, chance in odds if landing.die.icon == symbol)
    assert likely == Fraction(1, 2)
    bergs = {berg for landing, _ in odds for berg in landing.die.icebergs}
    assert bergs == set(ICEBERGS)  # in the four holes of either board


@clause("CF-MIX-3", "CF-RULING-80", "CF-ABIL-13", "CF-KILL-1", "CF-MON-6")
def test_the_first_editions_board_counts_what_is_printed_on_it() -> None:
    table = meets(
        party(LEBRON, JACK, target="first", dice="first"),
        "waddling_recruit",
        life=20,
        active=0,
        cutthroat=True,
    )

    def lands(
        die: str, zone: str, value: int, icon: str | None = None, beside: tuple[str, ...] = ()
    ) -> Landing:
        place: Place = "bullseye" if zone == "centre" else "section"
        one = DieLanding(die, place, zone, value, 1, beside=beside, icon=icon)
        return Landing("castle_of_frosts", (one,), "reported", target=FIRST)

    asked = throw_of(table.copy(), ("throw", "red"))
    with pytest.raises(IllegalAnswer, match="mid-0"):
        asked.check(lands("red", "mid-0", 3))
    with pytest.raises(IllegalAnswer, match=r"landing\.game"):
        asked.check(Lands(3).landing("red"))
    with pytest.raises(IllegalAnswer, match="icon"):
        asked.check(lands("red", "section-3", 3, "icon"))
    between = lands("red", "section-3", 3, "symbol", ("section-4",))
    run(turn, table, ("throw", "red"), ("use", "sworn_enemy-beast"), ("spend", 4), throws=[between])
    assert table.monster.life == 20 - 3 - 4 - 1
    run(
        turn,
        table,
        ("throw", "green"),
        ("use", "pickpocket"),
        throws=[lands("green", "centre", 10, "symbol")],
    )
    assert table.phase == "rest"
    assert table.epic
    fearless = meets(party(LEBRON, JACK, target="first"), "bloodthirsty_penguin", active=0)
    story = run(turn, fearless, ("throw", "red"), stop=True, throws=[lands("red", "section-1", 1)])
    assert story.played.offered[-1] == ["keep", "fearless"]


@clause("CF-MIX-1", "CF-MIX-3", "CF-MIX-4")
@pytest.mark.parametrize("fate", [SampledFate, SkilledFate])
@pytest.mark.parametrize(("target", "dice"), MIXED)
def test_whole_games_with_any_target_and_any_dice(target: str, dice: str, fate: type[SampledFate]) -> None:
    for seed in range(2):
        luck = fate(seed)
        play = playout(
            GAME, 3, luck, Greedy(GAME, luck.random), {"target": target, "dice": dice, "boxes": "both"}
        )
        assert play.outcome is not None
        log = from_text(to_text(log_of(play, ["A", "B", "C"])))
        assert log.replay(GAME).outcome == play.outcome  # every landing is read back and checked
        landings = [line.answer for line in log.lines if line.ask == "throw"]
        assert {landing.get("target", "") for landing in landings} == {FIRST if target == "first" else ""}
        shown = {
            die["icon"]
            for landing in landings
            for die in landing["dice"]
            if die["die"] in ("red", "green", "blue")
        }
        assert shown == {"symbol" if dice == "first" else "icon", None}
