"""Records of logs: the best value counts, more or less as the record says; and `tumblekeep records` from outside."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ratings.medal_tales import told
from tumblekeep.__main__ import main
from tumblekeep.core.log import from_text, to_text
from tumblekeep.core.medal import PlayedGame
from tumblekeep.games import known, load
from tumblekeep.games._fighter import tale as fighter
from tumblekeep.games.dungeon_attack import tale as attack
from tumblekeep.games.dungeon_dice import tale as dice
from tumblekeep.games.dungeons_dice_danger import tale as danger
from tumblekeep.lab.medal_games import medal_game
from tumblekeep.ratings.medals import bests, reached

HIT, CENTRE, MISS = (
    fighter.ShotHit(0, "white", 4),
    fighter.ShotHit(0, "white", 10),
    fighter.ShotMissed(0, "white", "off"),
)
SHIPPED = {"adventure": "annoyed-animals", "map": None}


def best(slug: str, record: str, game: PlayedGame) -> list[tuple[int, int, int]]:
    return [one[1:] for one in reached(game, load(slug)) if one.record.name == record]


def rolled(number: int) -> danger.Rolled:
    return danger.Rolled(number, 0, 1, 2, 3, 4, 5)


CASES: list[tuple[str, str, PlayedGame, list[tuple[int, int, int]]]] = [
    ("dungeon_attack", "haul", told(attack.Fought(0, 2, 1, 0, 0), attack.Fought(0, 1, 0, 0, 0)), [(0, 3, 1)]),
    (
        "dungeon_attack",
        "level",
        told(
            attack.Fought(0, 1, 0, 0, 0),
            attack.LevelBegins(3, 12, 2, 0),
            attack.Fought(1, 1, 0, 0, 0),
            attack.LevelCleared(3),
        ),
        [(0, 1, 4), (1, 1, 4)],
    ),
    ("dungeon_attack", "level", told(attack.LevelBegins(2, 9, 1, 0), attack.LevelCleared(2)), []),
    ("dungeon_attack", "score", told(HIT, won=[0, 1], scores=[3, 3]), [(0, 3, 1), (1, 3, 1)]),
    ("dungeon_attack", "score", told(HIT, won=[], scores=[0, 0]), []),
    ("dungeon_dice", "alone", told(dice.Confronts(0, 4), dice.FightOver(0, "win")), [(0, 4, 2)]),
    (
        "dungeon_dice",
        "alone",
        told(dice.Confronts(0, 4), dice.HelpAccepted(0, 1, "half"), dice.FightOver(0, "win")),
        [],
    ),
    ("dungeon_dice", "trophies", told(*[dice.TrophyKept(1, "ogre", "gold", 3)] * 2), [(1, 2, 2)]),
    ("dungeon_dice", "score", told(HIT, won=[1], scores=[3, 9]), [(1, 9, 1)]),
    ("dungeons_dice_danger", "rounds", told(rolled(1), rolled(2), options=SHIPPED, won=[1]), [(1, 2, 2)]),
    (
        "dungeons_dice_danger",
        "score",
        told(rolled(1), options=SHIPPED, won=[1], scores=[2, 40]),
        [(1, 40, 1)],
    ),
    ("dungeons_dice_danger", "score", told(rolled(1), options={"map": "own"}, won=[1], scores=[2, 40]), []),
    ("dungeon_fighter", "bullseyes", told(CENTRE, CENTRE, HIT, CENTRE), [(0, 2, 2)]),
    ("dungeon_fighter", "hits", told(HIT, CENTRE, MISS, HIT), [(0, 2, 2)]),
    ("castle_of_frosts", "throw", told(HIT, fighter.FoeHurt("troll", 7, 3), MISS), [(0, 7, 2)]),
    ("castle_of_frosts", "throw", told(MISS, fighter.FoeHurt("troll", 7, 3)), []),
    ("castle_of_frosts", "score", told(HIT, won=[0, 1], scores=[30, 30]), [(0, 30, 1), (1, 30, 1)]),
]


@pytest.mark.parametrize(("slug", "record", "game", "found"), CASES)
def test_the_best_of_a_game_is_found(slug: str, record: str, game: PlayedGame, found: Any) -> None:
    assert best(slug, record, game) == found


def test_every_game_has_records() -> None:
    assert all(load(slug).records for slug in known())


def test_a_log_sets_the_same_records_when_it_is_read_again_and_none_if_it_proves_nothing() -> None:
    log, game = medal_game(load("dungeon_attack"), "steady", 2), load("dungeon_attack")
    assert bests(log, game) == bests(from_text(to_text(log)), game) != []
    taken_back = replace(log, header=replace(log.header, notes={"taken_back": 1}))
    assert bests(taken_back, game) == []


def test_the_command_tells_the_best_of_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, files = load("dungeon_attack"), []
    for number in (2, 12):
        files.append(tmp_path / f"{number}.tumble")
        files[-1].write_text(to_text(medal_game(game, "steady", number)), encoding="utf-8")
    bad = tmp_path / "bad.tumble"
    bad.write_text("no game", encoding="utf-8")
    assert main(["records", "--json", *map(str, files)]) == 0
    found = {one["record"]: one for one in json.loads(capsys.readouterr().out)}
    for record in game.records:
        values = [
            one.value
            for number in (2, 12)
            for one in bests(medal_game(game, "steady", number), game)
            if one.record == record
        ]
        assert found[record.name]["value"] == (min if record.lowest else max)(values)
    assert main(["--lang", "fr", "records", str(bad), *map(str, files)]) == 1
    said = capsys.readouterr()
    assert "bad.tumble" in said.err
    assert "Le plus de dés gagnés en un combat" in said.out
