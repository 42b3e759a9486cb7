"""`tumblekeep analyse` from outside: words in both languages, JSON, and errors in files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tumblekeep.__main__ import main
from tumblekeep.analysis.evaluation import Evaluation
from tumblekeep.analysis.log_points import LogPoint
from tumblekeep.analysis.timeline import AnalysisStep, added_up
from tumblekeep.core.log import Log
from tumblekeep.core.message import Message
from tumblekeep.games import load
from tumblekeep.saves import open_log
from tumblekeep.terminal.analyse_command import turning_point
from tumblekeep.terminal.local_game import LocalGame
from tumblekeep.terminal.seating import Chair
from tumblekeep.terminal.voice import Voice


@pytest.fixture(autouse=True)
def quick_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return another made-up number at once for each look: these tests are about how numbers are told, not about
    the numbers."""

    def played(self: Evaluation, play: Any, seed: str) -> tuple[tuple[float, ...], bool]:
        return ((len(play.entries) % 7) / 3,) * self.interest.parties, True

    monkeypatch.setattr(Evaluation, "_played", played)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Save a whole game between bots."""
    path = tmp_path / "game.tumble"
    sitting = LocalGame(load("dungeon_attack"), (Chair("Ada", "greedy"), Chair("Bo", "greedy")), seed="5")
    sitting.save_to(path)
    while sitting.waiting().kind != "over":
        sitting.step()
    sitting.close()
    return path


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Looking back",
                "Feats at the end, on average",
                "Luck",
                "Accuracy",
                "Turning points",
                "Mistakes",
                "Ada",
                "Bo",
            ],
        ),
        (
            "fr",
            [
                "Retour sur la partie",
                "Prouesses à la fin, en moyenne",
                "Hasard",
                "Précision",
                "Tournants",
                "Erreurs",
            ],
        ),
    ],
)
def test_a_game_is_told_in_words(
    kept: Path, language: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = kept.read_bytes()
    assert main(["analyse", str(kept), "--effort", "quick", "--lang", language]) == 0
    said = capsys.readouterr().out
    for word in words:
        assert word in said
    assert "[look-" not in said
    assert "[ui-" not in said
    assert kept.read_bytes() == before


def test_json_adds_up(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(kept), "--effort", "quick", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["over"] is True
    assert len(told["steps"]) == len(open_log(kept).log.lines)
    assert added_up(told) == pytest.approx(told["end"], abs=1e-6)


@pytest.mark.parametrize(("skill", "said"), [(-0.1, "Ada chooses “Luck”. The party"), (0.001, "The party")])
def test_a_turning_point_told_what_followed_a_choice_and_not_the_choice(skill: float, said: str) -> None:
    """A foe that lost life was read as what had cost nine points."""
    voice = Voice("en", load("dungeon_attack"), ["Ada", "Bo"], also=("lookback",))
    found: Any = SimpleNamespace(measure="won", shared=True, players=(1, 2))
    step = AnalysisStep(
        1, 4, 0, False, Message("look-title"), Message("look-luck"),
        (0.4,), (0.0,), (skill,), (0.0,), LogPoint(1, None), (Message("look-party"),),
    )  # fmt: skip
    assert turning_point(step, found, voice).startswith(f"Turn 4: {said} (")


def test_a_damaged_file_is_looked_at_as_far_as_it_goes(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = kept.read_text(encoding="utf-8")
    kept.write_text(text[: len(text) // 2], encoding="utf-8")
    assert main(["analyse", str(kept), "--effort", "quick"]) == 0
    said = capsys.readouterr()
    assert "not over" in said.out
    assert "line" in said.err


def test_what_is_no_game_is_refused(tmp_path: Path, kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x").write_text("nothing")
    (tmp_path / "empty").write_text("".join(kept.read_text(encoding="utf-8").splitlines(keepends=True)[:1]))
    for name in ("x", "missing", "empty"):
        assert main(["analyse", str(tmp_path / name)]) == 1
        said = capsys.readouterr()
        assert said.err.strip()
        assert not said.out


def test_whoever_stops_it_loses_nothing(
    kept: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(log: Log, *more: Any, **most: Any) -> Iterator[Any]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr("tumblekeep.terminal.analyse_command.seen", interrupted)
    before = kept.read_bytes()
    assert main(["analyse", str(kept)]) == 130
    assert "has not changed" in capsys.readouterr().err
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "said"), [("en", "have not been checked"), ("fr", "n’ont pas été vérifiées")]
)
def test_where_the_odds_were_not_checked_it_says_so_and_shows_no_number(
    kept: Path, language: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tumblekeep.players.trust.checked_odds", lambda slug: {})
    assert main(["analyse", str(kept), "--lang", language]) == 1
    found = capsys.readouterr()
    assert said in found.err
    assert not found.out
