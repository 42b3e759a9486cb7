"""The schedule of the daily door: short weekdays, long Saturdays, throws on Sundays, and no way to play twice within thirty days."""

from __future__ import annotations

from datetime import date

import pytest

from tumblekeep.analysis.evaluation import Interest
from tumblekeep.core.errors import BadContent
from tumblekeep.daily import ways
from tumblekeep.daily.moments import after
from tumblekeep.daily.schedule import APART, FIRST_DAY, DayPlan, NothingToPlay, fit_ways, kind_of, plan_for
from tumblekeep.daily.throwing import PLAIN_THROWS, THROWS
from tumblekeep.daily.ways import LEAST_SKILL, MOST_LONG, MOST_SHORT, all_ways, facts, has_checked_odds
from tumblekeep.games import load

TWO_YEARS = [after(FIRST_DAY, n) for n in range(731)]


def test_no_way_to_play_comes_back_within_thirty_days() -> None:
    last: dict[str, date] = {}
    for day in TWO_YEARS:
        plan = plan_for(day)
        if plan.kind != "throws":
            assert plan.way not in last or (day - last[plan.way]).days >= APART, (day, plan.way)
            last[plan.way] = day


def test_weekdays_are_short_saturdays_long_and_sundays_have_ten_throws() -> None:
    for day in TWO_YEARS[:120]:
        plan = plan_for(day)
        assert plan.kind == kind_of(day)
        if plan.kind == "throws":
            assert len(plan.throws) == THROWS
            assert [one.demand for one in plan.throws].count("") == PLAIN_THROWS
            assert len({one.game for one in plan.throws}) == 1
            continue
        measured = facts()[plan.way]
        assert measured.skill >= LEAST_SKILL
        assert (measured.choices <= MOST_SHORT) == (plan.kind == "short")
        assert measured.choices <= MOST_LONG


def test_ways_in_which_choices_matter_little_are_left_out() -> None:
    fit = {way.id for listed in fit_ways().values() for way in listed}
    little = [name for name, measured in facts().items() if measured.skill < LEAST_SKILL]
    assert little
    assert not fit & set(little)


def test_skill_was_counted_by_unconfirmed_odds_in_25_of_43_ways() -> None:
    """After learning or calibrating again: scripts/bench/daily settings --odds, which takes out what failed."""
    for name, way in all_ways().items():
        assert facts()[name].confirmed == has_checked_odds(way.game, way.seats, way.options), name
    for day in TWO_YEARS[320:]:
        assert plan_for(day).is_skill_checked()


def test_every_way_was_measured_and_every_fit_one_has_learned_odds() -> None:
    assert set(facts()) == set(all_ways())
    for listed in fit_ways().values():
        for way in listed:
            game = load(way.game)
            assert Interest.of(game, way.seats, game.check(way.seats, way.options)).value is not None, way.id


def test_the_schedule_is_what_was_published() -> None:
    assert plan_for(date(2026, 11, 22)).way == "dungeon_fighter.throws"
    assert plan_for(date(2026, 11, 24)) == DayPlan.read(plan_for(date(2026, 11, 24)).plain())
    with pytest.raises(NothingToPlay, match="2025-12-31 is before that"):
        plan_for(date(2025, 12, 31))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[door]", "Expected"),
        ('[[door]]\nname = "one"\nseats = 1\n[door.options]\ncards = "choice"', "'cards' should be a list"),
        ('[[door]]\nname = "one"\nseats = 1\n[[door]]\nname = "one"\nseats = 2', "two doors are called one"),
        ('[[door]]\nname = "one"\nseat = 1', "seat"),
    ],
)
def test_a_bad_file_is_named(text: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    (folder / "daily.toml").write_text(text)
    monkeypatch.setattr(ways, "files", lambda room: folder)
    with pytest.raises(BadContent, match=why):
        ways.ways_of("dungeon_attack")
