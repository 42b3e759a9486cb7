"""`verify --simulate`: an aimed throw lands where its launch, its luck and the engine make it land, and nowhere else."""

from __future__ import annotations

import argparse
import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from server import forging
from tumblekeep.core.chance import Throw
from tumblekeep.core.log import Log, LogLine, to_text
from tumblekeep.server import verify
from tumblekeep.server.dice import fate
from tumblekeep.server.dice.simulation import bot_throws, lands_again
from tumblekeep.server.dice.verification import verify as check
from tumblekeep.server.table.served_game import Effects, ServedGame

pytest.importorskip("mujoco")


def throw(served: ServedGame, chance: Random) -> Effects:
    """Throw as the server lets a bot throw."""
    question = served.play.question
    assert isinstance(question, Throw)
    assert question.seat is not None
    number = served.drawn + 1
    seed = fate.throw_seed(served.key, number)
    landing, launch, _ = bot_throws(dict(question.setup), 0.2, seed)
    return served.land(question.seat, landing, {"launch": launch, "fate": number})


@cache
def aimed() -> Log:
    return forging.played("dungeon_fighter", throws="aimed", launch=throw)


def throws(log: Log) -> list[int]:
    return [n for n, line in enumerate(log.lines) if line.beside and "launch" in line.beside]


def test_a_landing_that_was_chosen_is_found_when_it_is_flown_again() -> None:
    log = aimed()
    one, other = next(
        (a, b)
        for a in throws(log)
        for b in throws(log)
        if log.lines[a].answer["stamp"] == log.lines[b].answer["stamp"]
        and log.lines[a].answer != log.lines[b].answer
    )

    def better(line: LogLine) -> LogLine:
        return line._replace(answer=log.lines[other].answer)

    verdict = check(log, forging.noted(log), fly=lands_again)
    assert verdict.sure, (verdict.problems, verdict.unchecked)
    assert verdict.flown == verdict.aimed == len(throws(log))
    chosen = check(forging.with_line(log, one, better), forging.noted(log), fly=lands_again)
    assert [problem.id for problem in chosen.problems] == ["verify-flight"]


def test_throws_on_an_icy_tray_are_flown_again_on_an_icy_tray() -> None:
    """The log's options say what was thrown on; on wood the same launches would land elsewhere."""
    log = forging.played("castle_of_frosts", throws="aimed", launch=throw, asked={"tabletop": "ice"})
    verdict = check(log, forging.noted(log), fly=lands_again)
    assert verdict.sure, (verdict.problems, verdict.unchecked)
    assert verdict.flown == verdict.aimed == len(throws(log)) > 0


def test_a_launch_that_nobody_could_make_never_landed() -> None:
    log = aimed()
    at = throws(log)[0]

    def absurd(line: LogLine) -> LogLine:
        launch = {**line.beside["launch"], "velocity": [1e9, 0, 0]}
        return line._replace(beside={**line.beside, "launch": launch})

    found = check(forging.with_line(log, at, absurd), forging.noted(log), fly=lands_again)
    assert [problem.id for problem in found.problems] == ["verify-flight"]


def test_a_throw_of_another_engine_is_not_called_fair_and_not_called_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = aimed()
    at = throws(log)[0]

    def elsewhere(line: LogLine) -> LogLine:
        return line._replace(answer={**line.answer, "stamp": "another engine"})

    other = forging.with_line(log, at, elsewhere)
    notes, file = tmp_path / "notes.json", tmp_path / "game.tumble"
    notes.write_text(json.dumps(forging.noted(other).plain()), encoding="utf-8")
    file.write_text(to_text(other), encoding="utf-8")
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    given = [str(file), "--lang", "en", "--noted", str(notes)]
    assert verify.run(parser.parse_args([*given, "--simulate"])) == verify.PARTLY
    told = capsys.readouterr().out
    assert f"{len(throws(log)) - 1} aimed throws, flown again" in told
    assert "Where one aimed throw landed" in told
    assert verify.run(parser.parse_args(given)) == verify.PARTLY
    assert f"Where {len(throws(log))} aimed throws landed" in capsys.readouterr().out
