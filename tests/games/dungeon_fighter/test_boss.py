"""DF-BOSS and DF-SCORE: the last fight, and what a win is worth."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_fighter.given import *
from tumblekeep.core.question import Choose
from tumblekeep.games._fighter.score import tally
from tumblekeep.games.dungeon_fighter.content import BOSSES
from tumblekeep.games.dungeon_fighter.edition import EDITION
from tumblekeep.games.dungeon_fighter.laws import LAWS
from tumblekeep.games.dungeon_fighter.table import DungeonFighterTable
from tumblekeep.text import Phrasebook


def before_the_boss(*heroes: str, foe: str = "midnight_furball", **things: Any) -> DungeonFighterTable:
    return party(*(heroes or TRIO), foe=foe, at=(4, 0), **things)


@clause("DF-BOSS-1", "DF-BOSS-2", "DF-BOSS-4", "DF-SETUP-10", "DF-RULING-71")
def test_the_boss_is_turned_up_when_it_is_reached() -> None:
    table = party(*TRIO, phase="trade", at=(3, 6), first=0)
    goes(table)
    played = goes(table, fate=["midnight_furball"])
    assert played.asked == ["draw-boss"]
    foe = table.monster
    assert (foe.is_boss, foe.life, foe.gold) == (True, BOSSES["midnight_furball"].life, 0)
    assert table.unthrown == ["red", "green", "blue"]
    assert table.active == table.first == 1


@clause("DF-BOSS-3")
def test_the_boss_fights_by_the_rules_of_combat() -> None:
    table = before_the_boss()
    throws(table, hit("red", 3))
    throws(table, miss("blue"))
    assert (foe_life(table), table.heroes[1].life, table.active) == (17, 7, 2)


@clause("DF-BOSS-5", "DF-RULING-67", "DF-COMBAT-35")
def test_the_dice_are_never_taken_back_from_the_boss() -> None:
    table = before_the_boss(unthrown=[], white=2)
    played = goes(table, fate=[hit("white", 1)])
    assert played.asked == ["throw"]
    assert (table.white, table.beaten) == (1, False)


@clause("DF-BOSS-6", "DF-GAME-6", "DF-RULING-66")
def test_out_of_dice_is_lost_when_a_throw_is_due() -> None:
    table = before_the_boss(unthrown=[], white=1)
    played = goes(table, fate=[hit("white", 1)])
    assert played.outcome is None
    played = goes(table)
    assert played.outcome is not None
    assert played.outcome.headline.id == "over-lost-no_dice"


@clause("DF-BOSS-6", "DF-RULING-66")
def test_the_last_die_is_fully_resolved_first() -> None:
    table = before_the_boss(unthrown=[], white=1)
    table.monster.life = 3
    played = goes(table, fate=[hit("white", 3)])
    assert played.outcome is not None
    assert played.outcome.winners == (0, 1, 2)


@clause("DF-BOSS-7", "DF-GAME-4", "DF-GAME-1")
@pytest.mark.parametrize("landing", [hit("red", 5), centre("red", symbol=True)])
def test_the_party_wins_at_once_and_together(landing: object) -> None:
    table = before_the_boss("goldfinga", "torm")
    if landing == hit("red", 5):
        table.monster.life = 5
    table.stolen = 1
    played = goes(table, "throw.red", fate=[landing])
    assert played.outcome is not None
    assert played.outcome.winners == (0, 1)
    assert played.outcome.headline.id == "over-won"
    assert played.asked == ["die", "throw"]


@clause("DF-BOSS-8")
def test_the_boss_has_type_damage_and_feature_and_no_room() -> None:
    table = before_the_boss(foe="dragon_of_the_last_corridor")
    assert (table.monster.kind, table.monster.damage, table.chamber) == ("mythic", 4, None)
    assert EDITION.required(table) == ("jump",)


@clause("DF-BOSS-9", "DF-RULING-54")
def test_nobody_backs_down_from_the_boss() -> None:
    table = before_the_boss(foe="dragon_of_the_last_corridor")
    question = goes(table, stop=True).open
    assert isinstance(question, Choose)
    assert "back-down" not in question.options


@clause("DF-BOSS-10", "DF-BOSS-11")
def test_all_fainted_before_the_boss_is_lost() -> None:
    table = before_the_boss("torm")
    table.heroes[0].life = 2
    played = throws(table, miss("red"))
    assert played.outcome is not None
    assert played.outcome.headline.id == "over-lost-all_fainted"


# -- scoring --------------------------------------------------------------------------------------


@clause("DF-SCORE-1", "DF-SCORE-2", "DF-SCORE-3", "DF-SCORE-4", "DF-SCORE-5", "DF-SCORE-6", "DF-SCORE-7")
def test_every_part_of_the_score() -> None:
    table = before_the_boss("torm", "randolph", "sir_moo", "gromli", gold=7, white=3, difficulty="infernal")
    assert tally(EDITION, table) == {
        "difficulty": 15, "heroes": 4, "white": 6, "gold": 3, "unscathed": 5, "scars": 0, "eliminated": 0,
    }  # fmt: skip
    table.ever_fainted = True
    table.heroes[0].scars = ["red"]
    table.heroes[1].scars, table.heroes[1].eliminated = ["red", "blue"], True
    assert tally(EDITION, table) == {
        "difficulty": 15, "heroes": 4, "white": 6, "gold": 3, "unscathed": 0, "scars": -1, "eliminated": -5,
    }  # fmt: skip


@clause("DF-SCORE-5", "DF-RULING-53")
def test_a_faint_before_the_boss_forfeits_the_points_but_leaves_no_scar() -> None:
    table = before_the_boss("torm", "randolph")
    table.heroes[0].life = 1
    throws(table, miss("red"))
    table.monster.life = 1
    played = throws(table, hit("blue", 1))
    assert played.outcome is not None
    parts = {what.id: count for what, count in played.outcome.parts}
    assert parts == {"part-difficulty": 10, "part-heroes": 2, "part-white": 2, "part-gold": 1}
    numbers = {what.id: what.args.get("number") for what, _ in played.outcome.parts}
    assert numbers == {"part-difficulty": None, "part-heroes": 2, "part-white": 1, "part-gold": table.gold}


@clause("DF-SCORE-5", "DF-RULING-53")
def test_by_agreement_only_scars_forfeit_the_points_for_a_party_unharmed() -> None:
    table = before_the_boss("torm", "randolph")
    table.unscathed_by = "scars"
    table.heroes[0].life = 1
    throws(table, miss("red"))
    assert table.ever_fainted
    assert tally(EDITION, table)["unscathed"] == 5
    table.heroes[1].scars = ["red"]
    assert tally(EDITION, table)["unscathed"] == 0


@clause("DF-SCORE-1", "DF-SCORE-8")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (-9, "Lame Ducks"), (0, "Lame Ducks"), (1, "Clueless Optimists"), (5, "Clueless Optimists"),
        (6, "Unruly Rascals"), (11, "Novice Adventurers"), (16, "Aspiring Heroes"), (21, "Middling Heroes"),
        (26, "Level-20 Heroes"), (31, "Readers of Epic Manuals"), (35, "Readers of Epic Manuals"),
        (36, "Writers of Epic Manuals"), (39, "Writers of Epic Manuals"), (40, "Heroism Beyond Mortal Grasp"),
        (99, "Heroism Beyond Mortal Grasp"),
    ],
)  # fmt: skip
def test_ranks(total: int, rank: str) -> None:
    assert Phrasebook("en", "dungeon_fighter").say(f"rank-{LAWS.rank(total)}") == rank


@clause("DF-SCORE-8", "DF-SCORE-2", "DF-RULING-53")
def test_only_a_win_is_scored() -> None:
    table = before_the_boss(unthrown=[], white=0, gold=20)
    played = goes(table)
    assert played.outcome is not None
    assert played.outcome.scores == (0, 0, 0)
    assert played.outcome.parts == ()
