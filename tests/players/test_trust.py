"""Odds are shown only where they were checked: the table in the package, and what is done without it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from tumblekeep.analysis.advice import hint, odds, untold
from tumblekeep.core.errors import BadOptions
from tumblekeep.core.game import Game
from tumblekeep.core.play import Play
from tumblekeep.daily.ways import all_ways
from tumblekeep.fate.skilled import SKILLS
from tumblekeep.games import GAMES, load
from tumblekeep.kit.conditions import TABLES
from tumblekeep.lab import calibrating
from tumblekeep.lab.calibrating import CalibrationTable, ForetoldGame, Way, checked, foretold_games, ways
from tumblekeep.players.trust import FEWEST, WITHIN, CheckedOdds, Trust, checked_odds, mark, trust, variant
from tumblekeep.players.value import value_for
from tumblekeep.text import LANGUAGES, Phrasebook

NEVER_CHECKED = {"tabletop"}
"""Options of which no other value than the usual was ever checked."""
DOORS = {
    (door.game, variant(load(door.game), door.seats, load(door.game).check(door.seats, door.options)))
    for door in all_ways().values()
}
"""What the daily door could open: the only ways with several unusual options that are checked."""
CHEAP = ("dungeon_attack", "dungeon_dice", "dungeon_fighter", "castle_of_frosts")
USUAL = [
    ("dungeon_attack", 2, {}),
    ("dungeons_dice_danger", 1, {}),
    ("dungeons_dice_danger", 2, {}),
    ("dungeon_dice", 2, {"mode": "coop"}),
    ("dungeon_dice", 2, {"mode": "versus"}),
    ("dungeon_fighter", 3, {}),
    ("castle_of_frosts", 3, {}),
]


def asked_first(slug: str, seats: int, options: dict[str, Any]) -> tuple[Play, int]:
    """The first choice of a game."""
    from tumblekeep.fate.skilled import SkilledFate

    play = Play(load(slug), seats, options)
    fate = SkilledFate(1, tables=False)
    while play.question is not None and play.question.by_fate:
        play.answer(fate(play.question))
    return play, next(iter(play.asked()))


@pytest.mark.parametrize("slug", GAMES)
def test_the_table_is_for_the_values_that_are_shipped(slug: str) -> None:
    """After learning again: tumblekeep lab calibrate --all."""
    game = load(slug)
    rows = checked_odds(slug)
    assert rows
    for way in ways(game):
        if way.name in rows:
            value = value_for(game, way.seats, way.options)
            assert value is not None
            assert rows[way.name].model == mark(value, way.seats), way.name
            assert trust(game, way.seats, way.options, way.hand).why != "unchecked"


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_shown_was_checked_often_enough_and_is_near_enough(slug: str) -> None:
    game = load(slug)
    assert game.goal is not None
    for name, row in checked_odds(slug).items():
        assert 0 <= row.covered <= 1
        if row.shown:
            assert row.games >= FEWEST
            assert row.covered >= 0.95
            if game.goal.measure(int(name.split()[0])) == "won":
                assert row.furthest - row.chance <= WITHIN


@pytest.mark.parametrize(("slug", "seats", "options"), USUAL)
def test_the_usual_ways_to_play_have_odds(slug: str, seats: int, options: dict[str, Any]) -> None:
    game = load(slug)
    assert trust(game, seats, game.check(seats, options)).why == ""


def test_some_ways_to_play_come_out_as_they_were_told() -> None:
    """A small sample of the table, played again with other dice: the average result is what the start tells, within four standard errors."""
    games = 60
    shown = [
        way
        for slug in CHEAP
        for way in ways(load(slug))
        if way.name in checked_odds(slug) and checked_odds(slug)[way.name].shown
    ]
    for way in Random("a small sample").sample(shown, 4):
        row = checked_odds(way.game)[way.name]
        played = foretold_games(way, 10_000, games)
        ends = [one.told[0][2] for one in played]
        told = sum(one.told[0][1] for one in played) / games
        came = sum(ends) / games
        strays = sqrt(sum((end - came) ** 2 for end in ends) / games / games + row.error**2)
        assert abs(came - told) <= 4 * strays, (way, told, came)


def test_a_way_to_play_is_named_by_what_matters() -> None:
    fighter, danger = load("dungeon_fighter"), load("dungeons_dice_danger")
    assert variant(fighter, 3, fighter.check(3, {})) == "3"
    assert variant(fighter, 3, fighter.check(3, {"leader": fighter.options[2].values[-1]})) == "3"
    assert (
        variant(fighter, 1, fighter.check(1, {"difficulty": "easy"}), "novice")
        == "1 difficulty=easy hand=novice"
    )
    assert variant(danger, 2, {**danger.check(2, {}), "map": {"name": "mine"}}) == "2 map=own"


def chosen_by_players(game: Game) -> list[Mapping[str, Any]]:
    """Every combination of options that players can choose, but for a map of their own."""
    values: list[list[Any]] = [
        [True, False] if option.kind == "flag" else list(option.values)
        for option in game.options
        if option.kind in ("flag", "choice")
    ]
    names = [option.name for option in game.options if option.kind in ("flag", "choice")]
    return [dict(zip(names, one, strict=True)) for one in product(*values)]


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_players_choose_a_number_is_shown_only_where_just_that_was_checked(slug: str) -> None:
    """A draw of all combinations, seats and hands: the row counted for is that of these very options, or there is no number."""
    game, luck = load(slug), Random("choices")
    assert game.goal is not None
    usual = {option.name: option.default for option in game.options}
    shown = hidden = 0
    for chosen in luck.sample(combinations := chosen_by_players(game), min(600, len(combinations))):
        seats = luck.choice(list(game.seats))
        hand = luck.choice(("average", "average", "novice", "expert", 0.37)) if game.throws else "average"
        try:
            options = game.check(seats, chosen)
        except BadOptions:
            continue
        found = trust(game, seats, options, hand)
        if found.why:
            hidden += 1
            continue
        shown += 1
        assert hand == "average"
        unusual = {
            name
            for name, value in options.items()
            if name in usual and value != usual[name] and name not in game.goal.main | game.goal.minor
        }
        assert len(unusual) <= 1 or (slug, variant(game, seats, options)) in DOORS
        assert not unusual & NEVER_CHECKED
        assert found.checked is not None
        assert found.checked.shown
        ways_checked = [way for way in ways(game) if way.name == variant(game, seats, options, hand)]
        assert len(ways_checked) == 1
        for name in set(usual) - game.goal.minor:
            assert ways_checked[0].options[name] == options[name]
        assert ways_checked[0].seats == seats
    assert hidden > 0
    assert shown > 0 or slug in ("dungeon_fighter", "castle_of_frosts")  # thousands of combinations


@pytest.mark.parametrize(
    ("slug", "seats", "chosen"),
    [
        *(
            (slug, 3, {"tabletop": tabletop})
            for slug in ("dungeon_fighter", "castle_of_frosts")
            for tabletop in TABLES[slug]
            if tabletop != "wood"
        ),
        *(("dungeons_dice_danger", seats, {"free_hit": "asked"}) for seats in (2, 5)),
        ("dungeons_dice_danger", 3, {"end": "collective"}),
    ],
)
def test_tables_and_rules_that_nobody_checked_show_no_number_and_say_why(
    slug: str, seats: int, chosen: dict[str, Any]
) -> None:
    """To players, as a hint and before a look back."""
    play, seat = asked_first(slug, seats, chosen)
    assert untold(play) == "unchecked"
    told = odds(play, seat, "seed", seconds=0.1)
    assert (told.why, told.options, told.sure) == ("unchecked", (), None)


def test_a_skill_that_a_log_noted_as_a_number_had_no_odds() -> None:
    """The average hand of the terminal is noted as 0.5, and its odds counted as unchecked."""
    fighter = load("dungeon_fighter")
    options = fighter.check(3, {})
    for name, dial in SKILLS.items():
        assert trust(fighter, 3, options, dial) == trust(fighter, 3, options, name)
    assert trust(fighter, 3, options, 0.5).why == ""
    assert trust(fighter, 3, options, 0.51).why == "unchecked"


def row(model: str, *, shown: bool) -> CheckedOdds:
    return CheckedOdds(model, 300, 0.02, 0.02, 0.2, 0.01, 0.96, (0.1,) * 5, 0.5, 0.5, shown, "b", 1)


@pytest.mark.parametrize(("rows", "why"), [("none", "unchecked"), ("other", "unchecked"), ("off", "off")])
def test_without_a_good_check_no_number_is_shown_and_it_says_why(
    rows: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play, seat = asked_first("dungeon_attack", 2, {})
    value = value_for(play.game, 2, play.options)
    assert value is not None
    found = {
        "none": {},
        "other": {"2": row("another", shown=True)},
        "off": {"2": row(mark(value, 2), shown=False)},
    }
    monkeypatch.setattr("tumblekeep.players.trust.checked_odds", lambda slug: found[rows])
    assert untold(play) == why
    told = odds(play, seat, "seed", seconds=0.1)
    assert (told.why, told.options) == (why, ())
    advice = hint(play, seat, "seed", seconds=0.2)
    assert advice.odds.options == ()
    assert [message.id for message in advice.words] == ["hint-take", f"odds-why-{why}"]
    for language in LANGUAGES:
        book = Phrasebook(language, "dungeon_attack", "lookback", "server")
        for message in (f"odds-why-{why}", f"look-why-{why}", f"server-look-{why}"):
            assert "[" not in book.say(message)


def test_how_sure_odds_are_is_what_was_measured() -> None:
    assert Trust("unchecked").sure(0.5) is None
    found = Trust("", row("x", shown=True)._replace(sure=(0.0, 0.1, 0.2, 0.3, 0.9)))
    assert [found.sure(clock) for clock in (0.0, 0.45, 1.0)] == [0.0, 0.2, 0.9]


WAY = Way("dungeon_fighter", "2", 2, load("dungeon_fighter").check(2, {}))


def told_games(said: float, came: float, games: int = 400) -> list[ForetoldGame]:
    """Games in which this was told all the time, and that were won so often."""
    luck = Random(7)
    ends = [float(luck.random() < came) for _ in range(games)]
    return [ForetoldGame([(clock / 10, said, end) for clock in range(10)]) for end in ends]


def test_odds_that_are_off_fail_and_their_error_says_so() -> None:
    right, wrong = checked(WAY, told_games(0.4, 0.4)), checked(WAY, told_games(0.4, 0.1))
    assert right.shown
    assert right.error < 0.03
    assert not wrong.shown
    assert wrong.error > 0.1
    assert wrong.furthest == pytest.approx(0.3, abs=0.06)
    assert not checked(WAY, told_games(0.4, 0.4, games=FEWEST - 1)).shown


def test_a_table_is_continued_and_always_whole(tmp_path: Path) -> None:
    file = tmp_path / "calibration.json"
    table = CalibrationTable(file)
    assert not table.has(WAY, 200)
    table.keep(WAY, checked(WAY, told_games(0.4, 0.4)))
    again = CalibrationTable(file)
    assert again.has(WAY, 400)
    assert not again.has(WAY, 401)
    assert again.games == table.games
    assert [one.name for one in tmp_path.iterdir()] == ["calibration.json"]


def test_two_processes_that_calibrated_at_once_lost_rows(tmp_path: Path) -> None:
    """Each wrote what it had read at its start and its own row, and so took away the other's."""
    file = tmp_path / "calibration.json"
    row = checked(WAY, told_games(0.4, 0.4))
    one, other = CalibrationTable(file), CalibrationTable(file)
    one.keep(WAY, row)
    other.keep(WAY._replace(name="other"), row)
    assert set(CalibrationTable(file).games[WAY.game]) == {WAY.name, "other"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such lock")
def test_a_row_waits_until_another_process_has_written_its_own(tmp_path: Path) -> None:
    """Somebody else holds the lock, and writes a row before giving it back: both rows are there."""
    import fcntl

    file = tmp_path / "calibration.json"
    row = checked(WAY, told_games(0.4, 0.4))
    first, second = CalibrationTable(file), CalibrationTable(tmp_path / "elsewhere" / "calibration.json")
    second.file.parent.mkdir()
    second.keep(WAY._replace(name="other"), row)
    handle = os.open(tmp_path, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)
    writer = Thread(target=first.keep, args=(WAY, row))
    writer.start()
    writer.join(0.3)  # time enough to write, for one that does not wait
    assert writer.is_alive()
    second.file.replace(file)
    fcntl.flock(handle, fcntl.LOCK_UN)
    os.close(handle)
    writer.join()
    assert set(CalibrationTable(file).games[WAY.game]) == {WAY.name, "other"}


def test_a_row_that_failed_was_played_again_until_it_passed(tmp_path: Path) -> None:
    """More games are looked at together with those before, the looks are counted, and a further look must pass a narrower bar."""
    table = CalibrationTable(tmp_path / "calibration.json")
    games = told_games(0.4, 0.36, games=1200)
    assert table.looks(WAY) == 1
    first = checked(WAY, games[:400], table.looks(WAY))
    table.keep(WAY, first)
    assert CalibrationTable(table.file).looks(WAY) == 2
    again = checked(WAY, games, 2)
    assert (again.games, again.looks, again.series) == (1200, 2, calibrating.SERIES)
    gap = again.furthest - again.chance
    looks = int(WITHIN / gap) + 1
    assert gap > 0
    assert checked(WAY, games, 1).shown
    assert not checked(WAY, games, looks).shown
    assert calibrating.planned(WAY) == calibrating.PLANNED


def test_every_way_that_people_can_choose_is_checked_once() -> None:
    found = list(ways(load("dungeon_dice")))
    names = [way.name for way in found]
    assert len(set(names)) == len(names)
    assert {"2", "5 mode=versus", "3 difficulty=legend", "2 companions=with"} <= set(names)
    assert calibrating.HANDS == ("novice", "expert")
    assert "2 hand=novice" in [way.name for way in ways(load("castle_of_frosts"))]
