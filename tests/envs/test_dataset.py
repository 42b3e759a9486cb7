"""Datasets of games: they can be read back into the environments, and nothing is lost when somebody stops."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tumblekeep.__main__ import main
from tumblekeep.envs import dataset, dataset_command
from tumblekeep.envs.arena import ARENAS, ArenaError
from tumblekeep.envs.dataset import check_dataset, play_game, read_games, rows_of
from tumblekeep.envs.stepper import Stepper
from tumblekeep.fate.sampled import SampledFate

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")


def make(folder: Path, games: int, arena: str = "attack-1", *more: str) -> int:
    words = ["dataset", arena, "--games", str(games), "--out", str(folder), "--workers", "1", *more]
    return main(["research", *words, "--lang", "en"])


def parts(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.parquet")}


@pytest.mark.parametrize("arena", ["attack-2", "danger-2", "dice-versus-2", "fighter-1", "castle-2"])
def test_a_game_of_every_kind_is_read_back_as_it_was_played(arena: str) -> None:
    game = play_game(arena, 1)
    [again] = dataset.games_in(rows_of(game), arena)
    assert (again.number, again.players) == (1, game.players)
    assert again.results == pytest.approx(game.results)
    assert again.observations.tobytes() == game.observations.tobytes()
    assert again.legal == game.legal
    assert (again.actions == game.actions).all()
    table = ARENAS[arena].table()
    stepper = Stepper(table, SampledFate(f"{dataset.DATASET_FORM}/{arena}/1/fate"))
    for action, legal in zip(again.actions, again.legal, strict=True):
        assert action in legal
        stepper.step(action)
    assert stepper.over


def test_a_dataset_is_made_checked_and_says_what_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    assert make(folder, 6, "attack-2") == 0
    told = json.loads((folder / dataset.ABOUT).read_text(encoding="utf-8"))
    assert (told["arena"], told["version"], told["games"]) == ("attack-2", "v1", 6)
    games = list(read_games(folder))
    assert [game.number for game in games] == list(range(6))
    assert told["decisions"] == sum(len(game.actions) for game in games)
    card = (folder / dataset_command.CARD).read_text(encoding="utf-8")
    assert card.startswith("# Games of the arena attack-2 v1\n")
    assert {player for game in games for player in game.players} == {
        line.split(" | ")[0].removeprefix("| ") for line in card.splitlines() if line.startswith("| ")
    } - {"player"}
    for column in pq.read_table(folder / "part-00000.parquet").column_names:
        assert f"- `{column}` – " in card
    capsys.readouterr()
    assert main(["research", "check", str(folder), "--lang", "en"]) == 0
    assert f"Replayed 6 games of {folder}" in capsys.readouterr().out


def test_an_episode_is_what_an_offline_learner_needs(tmp_path: Path) -> None:
    table = ARENAS["attack-2"].table()
    game = play_game("attack-2", 0)
    for seat in range(2):
        seen, masks, actions, rewards = game.episode(seat, len(table.names))
        assert len(seen) == len(masks) == len(actions) == len(rewards) > 5
        assert masks[np.arange(len(actions)), actions].all()
        assert rewards.sum() == rewards[-1] == game.results[seat]


def test_games_were_lost_when_somebody_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset_command, "SHARD", 4)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert make(whole, 11) == 0
    portion, count = dataset_command._portion, 0

    def interrupted(name: str, numbers: list[int]) -> Any:
        nonlocal count
        count += 1
        if count % 2 == 0:
            raise KeyboardInterrupt
        return portion(name, numbers)

    with monkeypatch.context() as patch:
        patch.setattr(dataset_command, "_portion", interrupted)
        assert make(stopped, 11) == 130
        assert "run the same command to continue" in capsys.readouterr().err
        assert sorted(parts(stopped)) == ["part-00000.parquet", dataset.UNFINISHED]
        assert make(stopped, 11) == 130
        assert sorted(parts(stopped)) == ["part-00000.parquet", "part-00001.parquet", dataset.UNFINISHED]
    assert make(stopped, 11) == 0
    assert parts(stopped) == parts(whole), "the same bytes, however often it was stopped"
    assert (stopped / "README.md").read_text().replace("stopped", "whole") == (
        whole / "README.md"
    ).read_text()


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """Processes that are started hear Ctrl-C, even if this one was started in the background, where shells turn that off."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_games_were_lost_when_the_process_was_ended(
    tmp_path: Path, way: signal.Signals, workers: str
) -> None:
    words = ("research", "dataset", "attack-1", "--games", "100000", "--out", str(tmp_path), "--lang", "en")
    with subprocess.Popen(
        [sys.executable, "-m", "tumblekeep", *words, "--workers", workers],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        while not (tmp_path / "part-00000.parquet").exists():
            assert process.poll() is None, process.stderr.read()
            time.sleep(0.05)
        if way == signal.SIGINT:
            os.killpg(process.pid, way)  # a terminal sends Ctrl-C to all processes
        else:
            process.send_signal(way)
        said = process.stderr.read()
    assert process.returncode == 130
    assert "Traceback" not in said
    assert "run the same command to continue" in said
    kept = [pq.read_table(path, columns=["game"]) for path in tmp_path.glob("*.parquet")]
    assert sum(len(rows.column("game").unique()) for rows in kept) >= dataset.SHARD


def test_more_games_are_added_to_a_dataset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset_command, "SHARD", 4)
    more, whole = tmp_path / "more", tmp_path / "whole"
    assert make(more, 6) == 0
    first = parts(more)["part-00000.parquet"]
    assert make(more, 9) == 0
    assert make(whole, 9) == 0
    assert parts(more) == parts(whole)
    assert parts(more)["part-00000.parquet"] == first


def test_games_are_alike_in_several_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert make(one, 7) == 0
    assert make(two, 7, "attack-1", "--workers", "2") == 0
    assert parts(one) == parts(two)


def changed(folder: Path, column: str, change: Any) -> None:
    path = folder / "part-00000.parquet"
    rows = pq.read_table(path)
    place = rows.column_names.index(column)
    values = rows.column(column).to_pylist()
    change(values)
    pq.write_table(rows.set_column(place, column, pa.array(values, rows.column(column).type)), path)


@pytest.mark.parametrize(
    ("column", "change"),
    [
        ("action", lambda values: values.__setitem__(3, values[4])),
        ("result", lambda values: values.__setitem__(slice(None), [3.0] * len(values))),
        ("observation", lambda values: values[5].__setitem__(0, 0.25)),
        ("legal", lambda values: values[2].pop()),
        ("player", lambda values: values.__setitem__(0, "thinking-50")),
        ("seat", lambda values: values.__setitem__(4, 1)),
        ("game", lambda values: values.__setitem__(slice(None), [1 + n for n in values])),
    ],
)
def test_a_changed_dataset_is_found_out(tmp_path: Path, column: str, change: Any) -> None:
    assert make(tmp_path / "mine", 2) == 0
    assert len(list(check_dataset(tmp_path / "mine"))) == 2
    changed(tmp_path / "mine", column, change)
    with pytest.raises(ArenaError, match=r"research-dataset-differs|research-record-gap"):
        list(check_dataset(tmp_path / "mine"))


def test_what_can_not_be_a_dataset_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert make(tmp_path / "mine", 1) == 0
    assert make(tmp_path / "mine", 1, "attack-2") == 2
    assert "already holds the dataset of another arena" in capsys.readouterr().err
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear Ada")
    assert make(tmp_path / "full", 1) == 2
    assert "Choose an empty or new folder" in capsys.readouterr().err
    assert make(tmp_path / "x", 1, "moon") == 2
    assert "There is no arena “moon”" in capsys.readouterr().err
    assert main(["research", "check", str(tmp_path / "full"), "--lang", "en"]) == 2
    assert "dataset.json can’t be read" in capsys.readouterr().err
    about = tmp_path / "mine" / dataset.ABOUT
    about.write_text(about.read_text().replace('"v1"', '"v0"'))
    assert main(["research", "check", str(tmp_path / "mine"), "--lang", "en"]) == 2
    assert "was made for other rules (version: there v0, here v1)" in capsys.readouterr().err
    monkeypatch.setattr(dataset, "pa", None)
    assert make(tmp_path / "y", 1) == 2
    assert 'pip install "tumblekeep[dataset]"' in capsys.readouterr().err
