"""The dice of a day: the same choices meet the same dice, and another choice does not reshuffle everything after it."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any

import pytest

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.log import log_of
from tumblekeep.daily.lookback import CrowdShare, masterful_try, others_of, puzzle_at, spots_of
from tumblekeep.daily.playing import play_day
from tumblekeep.daily.schedule import DayPlan
from tumblekeep.daily.scoring import PLAYER, score
from tumblekeep.daily.streaks import longest_streak, streak_on, week_medals
from tumblekeep.fate import keyed
from tumblekeep.fate.keyed import day_key, drawn_from
from tumblekeep.games import load

KEY = day_key(bytes(range(32)), "2026-11-24")
ATTACK = DayPlan(date(2026, 11, 24), "short", "dungeon_attack", "dungeon_attack.two", 2, {})


def answers(play: object) -> list[tuple[object, ...]]:
    return [tuple(entry) for entry in play.entries]  # type: ignore[attr-defined]


def test_the_same_choices_meet_the_same_dice_and_the_same_company() -> None:
    game = load(ATTACK.game)
    one, other = (play_day(ATTACK, KEY, Greedy(game, Random("ties").random)) for _ in range(2))
    assert [(seat, answer) for _, seat, answer, *_ in answers(one)] == [
        (seat, answer) for _, seat, answer, *_ in answers(other)
    ]


def rolled(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, str], object]:
    """What fate answered in a try, by address and by what was asked."""
    found: dict[tuple[str, str], object] = {}
    answer = keyed.keyed_answer

    def noted(key: bytes, address: str, question: Any) -> Any:
        told = answer(key, address, question)
        found[address, str(told[1])] = told[0]
        return told

    monkeypatch.setattr(keyed, "keyed_answer", noted)
    play_day(ATTACK, KEY, bot)
    monkeypatch.setattr(keyed, "keyed_answer", answer)
    return found


def test_another_choice_leaves_the_dice_of_other_places_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(ATTACK.game)
    steady = rolled(Greedy(game, Random("ties").random), monkeypatch)
    odd = rolled(Uniform(Random("odd").random), monkeypatch)
    both = steady.keys() & odd.keys()
    assert steady != odd
    assert len(both) >= 5
    assert all(steady[where] == odd[where] for where in both)


def test_a_bag_with_one_thing_more_gives_the_same_unless_it_gives_the_new_one() -> None:
    bag = [("oil", 2), ("rope", 3), ("torch", 1)]
    for place in range(300):
        before = drawn_from(KEY, f"1/0/draw/0/{place}", bag)
        after = drawn_from(KEY, f"1/0/draw/0/{place}", [*bag, ("lamp", 1)])
        assert after in (before, "lamp")
    drawn = [drawn_from(KEY, f"2/0/draw/0/{place}", bag) for place in range(3000)]
    assert abs(drawn.count("rope") / 3000 - 0.5) < 0.04


def test_a_try_is_scored_alike_each_time_and_steady_play_has_no_skill_of_its_own() -> None:
    game = load(ATTACK.game)
    log = log_of(play_day(ATTACK, KEY, Greedy(game, Random("ties").random)), ["Ada", "Bot"])
    found = score(log, game, "2026-11-24")
    assert found == score(log, game, "2026-11-24")
    assert found is not None
    assert found.skill == 0
    assert all(one.worth == 0 for one in found.choices)
    assert len(found.choices) == sum(line.by == PLAYER for line in log.lines)
    assert masterful_try(ATTACK, KEY).result in (0, 1000, 2000, 3000)


def test_careless_play_gives_away_what_is_shown_afterwards() -> None:
    game = load(ATTACK.game)
    for seed in range(6):
        log = log_of(play_day(ATTACK, KEY, Uniform(Random(seed).random)), ["Ada", "Bot"])
        found = score(log, game, "2026-11-24")
        assert found is not None
        if found.skill is not None and found.skill < 0:
            break
    assert found is not None
    worst = min(found.choices, key=lambda one: one.worth)
    assert worst.worth < 0
    spots = spots_of(log, game, found.choices, "2026-11-24")
    assert all(spot["gain"] > 0 and spot["chosen"] != spot["better"] for spot in spots)
    other = next(
        one for one in log.replay(game, worst.number - 1).asked()[PLAYER].options if str(one) != worst.chosen
    )
    crowd = {
        worst.position: {
            worst.chosen: CrowdShare(2, float(worst.worth)),
            getattr(other, "id", str(other)): CrowdShare(8, 0.0),
        }
    }
    [told] = others_of(log, game, found.choices, crowd)
    assert (told["share"], told["met"]) == (0.8, 10)
    assert told["gain"] == pytest.approx(worst.worth / 1000)
    puzzles = [puzzle_at(log, game, one.number, "day-2026-11-24-1") for one in found.choices[:12]]
    for one in puzzles:
        assert one is None or one.worth[one.best].expected == max(
            worth.expected for worth in one.worth.values()
        )


def test_two_days_of_rest_a_month_do_not_break_a_streak_and_a_third_does() -> None:
    days = [date(2026, 11, day) for day in (2, 3, 5, 6, 8, 9, 11)]
    assert streak_on(days[:-1], date(2026, 11, 10)).days == 6
    assert streak_on(days, date(2026, 11, 11)).days == 5  # the 4th would be a third day of rest
    assert streak_on(days, date(2026, 11, 12)).rests_left == 0
    over = [date(2026, 10, 29), date(2026, 11, 1), date(2026, 11, 4)]
    assert streak_on(over, date(2026, 11, 4)).days == 3
    assert streak_on([], date(2026, 11, 4)).days == 0
    assert longest_streak(days) == 6
    assert week_medals(days) == {date(2026, 11, 2): "bronze"}
