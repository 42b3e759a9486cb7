"""Learning values of positions: the same seed learns the same, and predictions are compared with results."""

from __future__ import annotations

import json
import signal
from collections.abc import Mapping, Sequence
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest

from tumblekeep.__main__ import main
from tumblekeep.core.goal import Features
from tumblekeep.games import load
from tumblekeep.lab.regression import HeldFit, TrainingGame, TrainingSet, positions_of
from tumblekeep.lab.training import by_chance, calibration, learn, training_games
from tumblekeep.players.value import (
    FeatureCurve,
    FeatureSum,
    OddsConfidence,
    OddsScale,
    PositionValue,
    read_value,
    shipped,
)

pytest.importorskip("numpy")
GAME = load("dungeon_attack")


def games(count: int, seed: str) -> list[list[TrainingGame]]:
    return list(islice(training_games(GAME, 2, {}, seed), count))


def test_the_same_seed_learns_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for jobs in ("1", "2"):  # the number of processes does not matter
        flags = ["--setting", "two", "--games", "60", "--seed", "7", "--folder", str(tmp_path / jobs), "--lang", "en"]  # fmt: skip
        assert main(["lab", "train", "dungeon_attack", *flags, "--jobs", jobs]) == 0
        texts.append((tmp_path / jobs / "dungeon_attack.two.json").read_text(encoding="utf-8"))
    assert "60 games" in capsys.readouterr().out
    assert texts[0] == texts[1]
    plain = json.loads(texts[0])
    assert (plain["version"], plain["digest"]) == (GAME.version, GAME.digest({}))
    value = read_value(plain)
    assert value.worth.curves


@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_while_learning_lost_the_games_played(
    presses: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(played: Sequence[Sequence[TrainingGame]], never: Mapping[str, int]) -> PositionValue:
        for _ in range(presses):
            signal.raise_signal(signal.SIGINT)
        return learn(played, never=never)

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("tumblekeep.terminal.train_command.learn", pressed)
    flags = ["--setting", "two", "--games", "20", "--jobs", "1", "--folder", str(tmp_path), "--lang", "en"]
    assert main(["lab", "train", "dungeon_attack", *flags]) == 130
    assert "Still learning" in capsys.readouterr().err
    kept = [file.name for file in tmp_path.iterdir()]
    assert kept == (["dungeon_attack.two.json"] if presses == 1 else [])  # the second press discards them
    assert signal.getsignal(signal.SIGINT) is before


def test_what_is_foretold_is_held_against_what_came() -> None:
    value = learn(games(20, "a"))
    tenths = calibration(value, games(6, "b"))
    assert [one.foretold for one in tenths] == sorted(one.foretold for one in tenths)
    positions = sum(len(course.positions) for game in games(6, "b") for course in game)
    assert sum(one.positions for one in tenths) == positions
    assert all(0 <= one.came <= 3 for one in tenths)


def test_a_feature_may_be_yes_or_no() -> None:
    """One that was yes or no in every position, and never left out, could not be learned from."""
    played = [
        [
            TrainingGame(
                [{"clock": step / 9, "mine": (step + game) % 2 == 0} for step in range(10)], won, won, True
            )
        ]
        for game in range(30)
        for won in (float(game % 2),)
    ]
    assert set(learn(played).worth.curves) == {"clock", "mine"}


def test_games_that_all_end_alike_can_be_learned_from() -> None:
    """Where hardly anybody wins, those kept apart may all be lost."""
    lost = [[TrainingGame([{"clock": step / 9} for step in range(10)], 0.0, 0.0, True)] for _ in range(30)]
    value = learn(lost)
    assert value.notes["explained"] == 0
    assert value.odds({"clock": 0.5}) == pytest.approx(0.0)


def test_what_chance_does_shrinks_with_more_games() -> None:
    worth = FeatureSum(0.0, {"clock": FeatureCurve((0.0, 1.0), (0.0, 1.0), (0.0, 0.0))})
    value = PositionValue(
        worth, OddsScale(worth, (0.0, 1.0), (0.0, 1.0), (OddsConfidence(1.0, 0.3, 0.1, 0.5),)), 0.0, {}
    )
    luck = Random(1).random

    def played(count: int) -> list[list[TrainingGame]]:
        found = []
        for _ in range(count):
            chance = luck()
            result = float(luck() < chance)
            found.append([TrainingGame([{"clock": chance}] * 3, result, result, True)])
        return found

    few, many = by_chance(value, played(60)), by_chance(value, played(1500))
    assert 0 < many < 0.1 < few
    assert by_chance(value, [[TrainingGame([{"clock": 0.0}], 0.0, 0.0, True)]] * 30) == 0, (
        "nothing is left to chance"
    )


def test_calibrate_says_how_far_chance_alone_would_lead(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["lab", "calibrate", "dungeon_attack", "--setting", "two", "--games", "20", "--lang", "fr"]) == 0
    )
    assert "par le seul hasard" in " ".join(capsys.readouterr().out.split())


def test_calibrate_prints_what_came(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "calibrate", "dungeon_attack", "--setting", "two", "--games", "20", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["two"]) == 10


def test_bad_wishes_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "train", "dungeon_attack", "--games", "3"]) == 1
    assert main(["lab", "train", "dungeon_attack", "--setting", "nine"]) == 1
    assert main(["lab", "calibrate", "dungeon_attack", "--jobs", "0"]) == 1
    assert "two, several" in capsys.readouterr().err


def test_half_of_the_games_that_odds_were_learned_from_had_odd_moves_and_went_unused(tmp_path: Path) -> None:
    """Odds alone are learned anew, from all games that are played; what bots play by stays."""
    flags = ["--setting", "two", "--games", "40", "--seed", "9", "--folder", str(tmp_path), "--odds", "--lang", "en"]  # fmt: skip
    assert main(["lab", "train", "dungeon_attack", *flags, "--jobs", "1"]) == 0
    known = shipped("dungeon_attack", "two")
    new = json.loads((tmp_path / "dungeon_attack.two.json").read_text(encoding="utf-8"))
    assert known is not None
    assert (new["worth"], new["margin"]) == (known["worth"], known["margin"])
    assert new["odds"] != known["odds"]
    assert new["notes"]["odds"] == {"games": 40, "plain-games": 40, "seed": "9"}


def test_a_held_fit_lets_other_features_say_what_one_may_not() -> None:
    """Two features that go together: what falls in one, but may never, is said by the other, and the fit stays as good."""
    luck = Random(4).random
    played = []
    for _ in range(200):
        level = luck()
        positions: list[Features] = [
            {"clock": step / 9, "gold": level + 0.3 * luck(), "coins": level + 0.3 * luck()}
            for step in range(10)
        ]
        played.append([TrainingGame(positions, level, level, True)])
    lessons = TrainingSet(played)
    matrix = lessons.matrix(positions_of(played))
    wanted = matrix[:, 0] - 0.5 * matrix[:, 8]  # more of the second was worse
    free, held = (HeldFit(lessons, matrix, 1.0, never) for never in ({}, {"coins": 1, "gold": 1}))
    for fit, way in ((free, False), (held, True)):
        curves = lessons.sum(fit.weights(wanted)).curves
        rises = all(
            b >= a - 1e-9
            for curve in (curves["coins"], curves["gold"])
            for late in (0, 1)
            for a, b in pairwise(x + late * y for x, y in zip(curve.early, curve.late, strict=True))
        )
        assert rises == way
    whole = ((wanted - wanted.mean()) ** 2).mean()
    assert ((matrix @ held.weights(wanted) - wanted) ** 2).mean() < whole


def test_points_beyond_the_last_bin_count_as_the_sum_says() -> None:
    """A party that would end with no feat had the average of the lowest twentieth of all positions."""
    luck = Random(6)
    played = []
    for _ in range(400):
        result = float(luck.choices((0, 1, 2, 3), (1, 30, 40, 30))[0])
        positions: list[Features] = [
            {"clock": step / 9, "feats": result + luck.gauss(0, 0.3)} for step in range(10)
        ]
        played.append([TrainingGame(positions, result, result, True)])
    odds = learn(played).odds
    assert odds({"clock": 1.0, "feats": 0.0}) < 0.5
    assert (odds.came[0], odds.came[-1]) == (0.0, 3.0)
    won = [
        [course._replace(result=float(course.result > 1), wanted=float(course.result > 1))]
        for (course,) in played
    ]
    assert 0.0 <= learn(won).odds.came[0] <= learn(won).odds.came[-1] <= 1.0
