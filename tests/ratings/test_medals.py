"""Which logs earn medals, and `tumblekeep medals` from outside."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tumblekeep.__main__ import main
from tumblekeep.core.log import Log, to_text
from tumblekeep.games import known, load
from tumblekeep.lab.medal_games import medal_game
from tumblekeep.ratings.medals import AGAINST, awards, why_no_medals
from tumblekeep.text import LANGUAGES, Phrasebook

GAME = "dungeon_attack"


def log(**notes: Any) -> Log:
    """A game that earns medals: not a scratch, two crowns and a good haul."""
    found = medal_game(load(GAME), "steady", 2)
    return replace(found, header=replace(found.header, notes=notes))


def test_there_are_two_dozen_medals() -> None:
    assert sum(len(load(slug).medals) for slug in known()) >= 24


@pytest.mark.parametrize(
    ("why", "notes"),
    [("taken-back", {"taken_back": 1}), ("real-dice", {"dice": "reported"}), ("loaded", {"loaded": 4})],
)
def test_a_log_that_proves_nothing_earns_nothing(why: str, notes: dict[str, Any]) -> None:
    assert [one.id for one in why_no_medals(log(**notes))] == [f"medals-why-{why}"]
    assert awards(log(**notes), load(GAME)) == []


def test_bots_and_hints_do_not_matter() -> None:
    plain = awards(log(), load(GAME))
    assert plain
    assert awards(log(bots=[1], hints=[3, 0]), load(GAME)) == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    words = Phrasebook(language, "ratings")
    assert all(words.say(f"medals-why-{reason}").endswith(".") for reason in AGAINST)


def test_the_command_tells_who_earned_what_by_which_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.tumble"
    file.write_text(to_text(log()), encoding="utf-8")
    assert main(["medals", str(file)]) == 0
    said = capsys.readouterr().out
    assert "Dungeon Attack!" in said
    assert "Two crowns: " in said
    assert main(["medals", "--json", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(one["medal"], one["seat"], one["answer"]) for one in found[0]["medals"]] == [
        (one.medal.name, one.seat, one.number) for one in awards(log(), load(GAME))
    ]


def test_the_command_says_why_a_log_earns_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.tumble"
    file.write_text(to_text(log(taken_back=1)), encoding="utf-8")
    assert main(["--lang", "fr", "medals", str(file)]) == 0
    assert "reprise avec l’accord de tous" in capsys.readouterr().out


def test_the_command_goes_on_after_a_file_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.tumble", tmp_path / "bad.tumble"
    good.write_text(to_text(log()), encoding="utf-8")
    bad.write_text("not a game", encoding="utf-8")
    assert main(["medals", str(bad), str(tmp_path / "none.tumble"), str(good)]) == 1
    said = capsys.readouterr()
    assert "bad.tumble" in said.err
    assert "none.tumble" in said.err
    assert "Two crowns" in said.out


def test_the_command_wants_a_file_or_lists_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["medals"]) == 1
    assert "--all" in capsys.readouterr().err
    assert main(["medals", "--all", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {(one["game"], one["medal"]) for one in listed} == {
        (slug, one.name) for slug in known() for one in load(slug).medals
    }
    assert all(one["title"] and one["how"].endswith(".") for one in listed)
