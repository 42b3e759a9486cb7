"""DD-QUIET: a versus game in which nobody gains anything any more ends."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_dice.given import at_level, own, places, play, seated, tales, trophy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.errors import BadOptions, RulesBroken
from tumblekeep.core.message import Message
from tumblekeep.core.play import Look, Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.games.dungeon_dice.quiet import gains, turns_left
from tumblekeep.games.dungeon_dice.table import DiceTable
from tumblekeep.games.dungeon_dice.view import imagine, view
from tumblekeep.kit.panel import Badge, Panel
from tumblekeep.lab.playout import playout

clause = pytest.mark.clause
GAME = load("dungeon_dice")


def shy(look: Look, question: Choose) -> Any:
    """Rests, flees, declines and passes whenever the rules allow it."""
    for wish in ("rest", "pass", "flee", "no", "alone", "decline", "leave"):
        if wish in question.options:
            return wish
    return question.options[0]


def runaway(look: Look, question: Choose) -> Any:
    """Searches, flees from everything it meets, and takes nothing."""
    return "search" if "search" in question.options else shy(look, question)


@clause("DD-QUIET-1", "DD-QUIET-3", "DD-RULING-23")
@pytest.mark.parametrize("player", [shy, runaway])
def test_players_who_only_rested_or_fled_went_on_for_ever(player: Any) -> None:
    for seats in (2, 5):
        play = Play(GAME, seats, {"mode": "versus"})
        play.finish(SampledFate(1), [player] * seats, longest=5_000)
        assert play.outcome is not None
        assert play.outcome.headline.id == "result-quiet-nobody"
        ends = sum(1 for kind, *_ in play.table.told if kind.__name__ == "TurnBegins")
        assert ends == 10 * seats


@clause("DD-QUIET-1")
def test_a_table_may_choose_how_long_it_waits() -> None:
    for quiet, turns in (("5", 10), ("20", 40)):
        play = Play(GAME, 2, {"mode": "versus", "quiet": quiet})
        play.finish(SampledFate(1), [shy] * 2)
        assert sum(1 for kind, *_ in play.table.told if kind.__name__ == "TurnBegins") == turns
    with pytest.raises(RulesBroken):
        Play(GAME, 2, {"mode": "versus", "quiet": "never"}).finish(
            SampledFate(1), [runaway] * 2, longest=5_000
        )


@clause("DD-QUIET-1")
def test_quiet_rounds_are_counted_against_each_other_only() -> None:
    with pytest.raises(BadOptions) as refused:
        Play(GAME, 2, {"mode": "coop", "quiet": "5"})
    assert refused.value.message.args["why"] == Message(
        "objection-versus-only", {"option": Message("option-quiet")}
    )
    table = seated(2, coop=True)
    for _ in range(50):
        table.phase = "end"
        play(table, "start")
    assert turns_left(table) is None


def ending(seats: int = 2, quiet: int = 0, patience: int = 10) -> DiceTable:
    """A table at the end of a turn, after this many quiet ones."""
    table = seated(seats, patience=patience)
    table.quiet = quiet
    table.gains = gains(table)
    table.phase = "end"
    return table


@clause("DD-QUIET-2")
def test_a_level_an_artifact_or_a_trophy_breaks_the_quiet() -> None:
    for gain in (
        lambda table: at_level(table, 1, 2),
        lambda table: own(table, 0, "AR-1"),
        lambda table: trophy(table, 1, "MO-05", 5),
    ):
        table = ending(quiet=19)
        gain(table)
        assert play(table, "start").outcome is None
        assert table.quiet == 0
    table = ending(quiet=3)
    own(table, 0, "EQ-01", "OU-KEY")  # loot that comes and goes
    play(table, "start")
    assert table.quiet == 4


@clause("DD-QUIET-2", "DD-FAME-5")
def test_an_artifact_that_changes_hands_gains_nothing() -> None:
    table = ending(quiet=3)
    own(table, 0, "AR-1")
    play(table, "start")
    assert table.quiet == 0
    table.heroes[0].stock.remove("AR-1")
    table.own(table.heroes[1], "AR-1")
    table.phase = "end"
    play(table, "start")
    assert places(table)["AR-1"] == "stock 1"
    assert table.quiet == 1


@clause("DD-QUIET-3")
def test_four_fame_wins_before_the_quiet_is_counted() -> None:
    table = ending(quiet=19)
    own(table, 1, "AR-1", "AR-2", "AR-3", "AR-4")
    outcome = play(table, "start").outcome
    assert outcome is not None
    assert outcome.headline.id == "result-won"


@clause("DD-QUIET-4", "DD-RULING-23")
def test_after_the_last_quiet_round_fame_decides_then_experience_then_both_win() -> None:
    def ended(*fame: int, level: int = -1) -> Any:
        table = ending(3, quiet=29)
        artifacts = iter(f"AR-{number}" for number in range(1, 9))
        for seat, count in enumerate(fame):
            own(table, seat, *(next(artifacts) for _ in range(count)))
        if level >= 0:
            at_level(table, level, 3)
        table.gains = gains(table)
        return play(table, "start").outcome

    best = ended(1, 3, 2)
    assert (best.winners, best.scores) == ((1,), (1, 3, 2))
    assert best.headline.id == "result-quiet-won"
    assert ended(2, 1, 2, level=2).winners == (2,)
    assert ended(2, 1, 2, level=1).winners == (0, 2)
    assert ended(2, 1, 2).headline == Message("result-quiet-shared", {"heroes": 2, "fame": 2})
    nobody = ended(0, 0, 0, level=1)
    assert (nobody.winners, nobody.headline.id) == ((), "result-quiet-nobody")


@clause("DD-QUIET-5")
def test_the_table_says_how_near_the_end_is_once_half_the_rounds_are_over() -> None:
    table = ending(2, quiet=8)
    play(table, "start")
    assert turns_left(table) is None
    assert "QuietTurns" not in tales(table)
    assert view(table, 0)["turns_left"] is None
    table.phase = "end"
    play(table, "start")  # the fifth round of ten is over
    assert view(table, 0)["turns_left"] == turns_left(table) == 10
    assert [told[1:] for told in table.told if told[0].__name__ == "QuietTurns"] == [(10,)]
    top = GAME.show(view(table, None))[0]
    assert isinstance(top, Panel)
    assert [Badge(Message("show-quiet", {"turns": 10}), "warn")] in top.rows
    table.phase = "end"
    play(table, "start")  # within a round nothing is told, but the view keeps counting
    assert view(table, 0)["turns_left"] == 9
    assert tales(table).count("QuietTurns") == 1
    again = imagine(view(table, 0), 0, SampledFate(1))
    assert again.position() == table.position()


@clause("DD-QUIET-3")
def test_a_random_game_gains_only_so_often() -> None:
    for seed in range(6):
        fate = SampledFate(seed)
        done = playout(GAME, 3, fate, Uniform(fate.random), {"mode": "versus", "quiet": "5"})
        turns = sum(1 for kind, *_ in done.table.told if kind.__name__ == "TurnBegins")
        assert turns <= (gains(done.table) - 3 + 1) * 15  # type: ignore[arg-type]
