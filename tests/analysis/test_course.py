"""Analysis of a game: luck and choices add up to the result, and what is said about a choice is true."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tumblekeep.analysis import log_points
from tumblekeep.analysis.evaluation import Evaluation, Interest
from tumblekeep.analysis.log_points import LogPoint, OptionLevel, seen
from tumblekeep.analysis.timeline import added_up, course
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.log import Log, log_of
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import GAMES, load


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the work: what adds up with one look adds up with a thousand."""
    monkeypatch.setitem(log_points.EFFORTS, "quick", 1)
    monkeypatch.setitem(log_points.MOST, "quick", 2)


def played(slug: str, seats: int, seed: int = 1, **options: str) -> tuple[Log, Play]:
    """Play a game in which the first seat acts at random and the others take what looks best."""
    game = load(slug)
    play = Play(game, seats, options)
    play.finish(
        SkilledFate(seed, "average", tables=False),
        [Uniform(Random(seed).random), *(Greedy(game, seed + seat) for seat in range(1, seats))],
    )
    return log_of(play, [f"P{seat}" for seat in range(seats)]), play


def any_sights(log: Log, play: Play, seed: int = 1) -> list[LogPoint]:
    """Return arbitrary numbers for each point, but the right ending."""
    luck = Random(seed)
    interest = Interest.of(play.game, play.seats, play.options)

    def levels() -> tuple[float, ...]:
        return tuple(luck.random() for _ in range(interest.parties))

    found = []
    for point, line in enumerate(log.lines):
        arrived = levels() if luck.random() < 0.3 else None
        if line.by is None:
            after_chance = point > 0 and log.lines[point - 1].by is None
            is_looked_at = after_chance or not point or arrived is not None
            found.append(LogPoint(point, levels() if is_looked_at else None, arrived))
            continue
        given = luck.choice((0.0, luck.random()))
        moves = tuple(luck.random() - 0.5 for _ in range(interest.parties))
        chosen = str(line.answer)
        found.append(
            LogPoint(
                point,
                levels(),
                arrived,
                seat=line.by,
                chosen=chosen,
                steady=chosen,
                moves=moves,
                best=chosen,
                given=given,
                stake=given + luck.random(),
            )
        )
    assert play.outcome is not None
    ending = interest.ending(play.outcome)
    return [*found, LogPoint(len(log.lines), ending, ending)]


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("dungeon_attack", 3, {}),
        ("dungeon_dice", 2, {"mode": "versus"}),
        ("dungeon_dice", 2, {"mode": "coop"}),
        ("dungeons_dice_danger", 1, {}),
        ("dungeon_fighter", 3, {}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_start_luck_choices_and_others_add_up_to_the_result(
    slug: str, seats: int, options: dict[str, str], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is seen on the way: the sum is no matter of how well one looks."""
    monkeypatch.setattr("tumblekeep.analysis.timeline.first_spread", lambda log, game: 1.0)
    log, play = played(slug, seats, seed, **options)
    found = course(log, play.game, any_sights(log, play, seed))
    interest = Interest.of(play.game, seats, play.options)
    assert play.outcome is not None
    assert found.over
    assert found.end == interest.ending(play.outcome)
    assert added_up(found.plain()) == pytest.approx(found.end, abs=1e-6)
    for party in range(interest.parties):
        way = sum(step.luck[party] + step.skill[party] + step.rest[party] for step in found.steps)
        assert found.start[party] + way == pytest.approx(found.end[party])
    for player in found.players:
        assert player.accuracy is None or 0 <= player.accuracy <= 1
        assert bool(player.others) <= (not interest.shared and seats > 1)


def test_a_real_look_at_a_whole_game() -> None:
    log, _ = played("dungeon_attack", 2)
    game = load("dungeon_attack")
    found = course(log, game, seen(log, game, effort="quick"))
    assert found.valued
    assert added_up(found.plain()) == pytest.approx(found.end, abs=1e-6)
    for step, line in zip(found.steps, log.lines, strict=True):
        assert step.chance == (line.by is None)
        if step.chance:
            assert step.skill == (0.0,)
        else:
            assert step.sight.chosen == line.answer
            assert not any(step.luck)
            assert abs(step.skill[0]) <= step.sight.stake + 1e-9
            assert step.sight.given <= step.sight.stake + 1e-9
            if step.sight.steady == line.answer:
                assert step.skill == (0.0,)
    assert len(found.turning) == 3
    assert [step.number for step in found.turning] == sorted(step.number for step in found.turning)


def test_two_mistakes_of_one_exchange_seemed_to_contradict_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Giving something away was called wrong and, one line below, stopping before something else was given: now the dearest of what a
    seat answers in a row is named. What was rolled in between makes another decision of it."""
    monkeypatch.setattr("tumblekeep.analysis.timeline.first_spread", lambda log, game: 0.5)
    log, play = played("dungeon_attack", 2, 4)
    plain = [
        sight._replace(given=0.0, offered=(OptionLevel(sight.chosen, sight.levels or (0.5,), 0.0, 9),))
        for sight in any_sights(log, play)
    ]
    gave = next(
        place
        for place, (line, following) in enumerate(pairwise(log.lines))
        if line.ask == following.ask == "give" and line.by == following.by
    )
    fought = next(
        place
        for place, line in enumerate(log.lines[:-3])
        if line.ask == "act" and line.by is not None and log.lines[place + 1].by is None
        and log.lines[place + 2].by == line.by
    )  # fmt: skip

    def named(*wrong: tuple[int, float]) -> list[tuple[int, float]]:
        given = dict(wrong)
        sights = [one._replace(given=given.get(place, 0.0)) for place, one in enumerate(plain)]
        return [(one.step.number - 1, one.given) for one in course(log, play.game, sights).mistakes]

    assert named((gave, 0.2), (gave + 1, 0.4)) == [(gave + 1, 0.4)]
    assert named((gave, 0.3), (gave + 1, 0.1)) == [(gave, 0.3)]
    assert named((fought, 0.2), (fought + 2, 0.4)) == [(fought, 0.2), (fought + 2, 0.4)]


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_looked_at_before_it_is_over(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as it goes; what a look comes to is tested elsewhere."""
    monkeypatch.setattr(
        Evaluation, "_played", lambda self, play, seed: ((0.5,) * self.interest.parties, True)
    )
    monkeypatch.setattr("tumblekeep.analysis.timeline.first_spread", lambda log, game: 1.0)
    game = load(slug)
    seats = max(2, game.seats.start)
    play, steady, fate = Play(game, seats), Greedy(game, 1), SkilledFate(1, tables=False)
    while len(play.entries) < 8 and play.question is not None:
        if play.question.by_fate:
            play.answer(fate(play.question))
        else:
            seat, part = next(iter(play.asked().items()))
            play.answer(steady(play.look, part), seat)
    log = log_of(play, ["Ada", "Bo"])
    found = course(log, game, seen(log, game, effort="quick"))
    assert not found.over
    assert len(found.steps) == 8
    assert added_up(found.plain()) == pytest.approx(found.end, abs=1e-6)


def test_points_looked_at_apart_are_the_same_as_together() -> None:
    log, _ = played("dungeon_attack", 2)
    log = log.upto(12)
    game = load("dungeon_attack")
    whole = list(seen(log, game, effort="quick"))
    apart = [*seen(log, game, 0, 5, "quick"), *seen(log, game, 5, 99, "quick")]
    assert whole == apart
    assert [LogPoint.read(sight.plain()) for sight in whole] == whole


def test_the_best_option_is_the_one_that_comes_to_most() -> None:
    log, _ = played("dungeon_attack", 2)
    play = log.replay(load("dungeon_attack"), 3)
    seat = next(iter(play.asked()))
    at_once, bit_by_bit = (Evaluation(play, seat, "seed", most=6) for _ in range(2))
    at_once.go_on(10**6)
    while not bit_by_bit.is_done:
        bit_by_bit.go_on(1)
    weights = at_once.weights()
    assert bit_by_bit.weights() == weights  # more work continues where the first part ended
    seen_most = max(one.seen for one in weights)
    top = max((one for one in weights if one.seen == seen_most), key=lambda one: one.levels[0])
    assert at_once.best() == top.option
    assert all(1 <= one.seen <= 6 for one in weights)
    levels, error = at_once.lead(top.option, weights[0].option)
    assert levels[0] >= 0
    assert error >= 0
