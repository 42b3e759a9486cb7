"""Looking back at games in which somebody was eliminated: the dead had no chance, the only survivor had them all.

The suite looks at a few games of each kind. `TUMBLEKEEP_ELIMINATIONS=200 pytest -s tests/analysis/test_eliminations.py` looks at 200
of them and prints what it found.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import pytest

from tumblekeep.analysis import log_points
from tumblekeep.analysis.evaluation import Interest
from tumblekeep.analysis.log_points import seen
from tumblekeep.analysis.timeline import GameAnalysis, course
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.log import Log, log_of
from tumblekeep.core.play import Play
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games import load
from tumblekeep.games.dungeons_dice_danger.content import ADVENTURES
from tumblekeep.players.forecasting import foretold

GAMES = int(os.environ.get("TUMBLEKEEP_ELIMINATIONS", "0"))
NEAR = 1e-6

OUT: Mapping[str, Callable[[Any], list[bool]]] = {
    "dungeons_dice_danger": lambda table: [not sheet.alive for sheet in table.sheets],
    "dungeon_dice": lambda table: [hero.out for hero in table.heroes],
    "dungeon_fighter": lambda table: [hero.eliminated for hero in table.heroes],
    "castle_of_frosts": lambda table: [hero.eliminated for hero in table.heroes],
}
"""Who is out of the game, as the rules keep it: the games that eliminate players."""


class Kind(NamedTuple):
    """A way to play in which somebody can be eliminated."""

    slug: str
    seats: int
    options: Mapping[str, Any]


KINDS = [
    *(
        Kind("dungeons_dice_danger", seats, {"adventure": adventure})
        for seats in range(2, 7)
        for adventure in ADVENTURES
    ),
    *(Kind("dungeon_dice", seats, {"mode": "coop"}) for seats in range(3, 6)),
    *(Kind("dungeon_fighter", seats, {"difficulty": "infernal"}) for seats in range(2, 7)),
    *(Kind("castle_of_frosts", seats, {"difficulty": "inferno"}) for seats in range(2, 5)),
    *(Kind("castle_of_frosts", seats, {"difficulty": "inferno", "boxes": "both"}) for seats in range(5, 7)),
]
FEW = [
    Kind("dungeons_dice_danger", 2, {"adventure": "clumsy-cultists"}),
    Kind("dungeons_dice_danger", 4, {"adventure": "puzzled-pyramid"}),
    Kind("dungeon_dice", 3, {"mode": "coop"}),
]


def played(kind: Kind, seed: int) -> tuple[Log, Play]:
    """A game in which one seat in three does anything, so that some are eliminated and others live."""
    game = load(kind.slug)
    luck = Random(f"{kind}/{seed}").random
    play = Play(game, kind.seats, kind.options)
    bots = [Uniform(luck) if (seat + seed) % 3 == 0 else Greedy(game, luck) for seat in range(kind.seats)]
    play.finish(SkilledFate(luck, "average", tables=False), bots)
    return log_of(play, [f"P{seat}" for seat in range(kind.seats)]), play


def outs(log: Log, kind: Kind) -> list[list[bool]]:
    """Who was out after each answer."""
    play = log.begin(load(kind.slug))
    found = []
    for number, line in enumerate(log.lines, start=1):
        log.step(play, number, line)
        found.append(OUT[kind.slug](play.table))
    return found


def with_eliminations(kind: Kind, wanted: int, tries: int) -> Iterator[tuple[Log, Play, list[list[bool]]]]:
    """Games of a kind in which somebody was out before the end."""
    for seed in range(tries):
        log, play = played(kind, seed)
        out = outs(log, kind)
        if any(map(any, out[:-1])):
            yield log, play, out
            wanted -= 1
        if not wanted:
            return


def looked_back(log: Log, play: Play) -> GameAnalysis:
    return course(log, play.game, seen(log, play.game, effort="quick"))


def check(found: GameAnalysis, play: Play, out: list[list[bool]]) -> Counter[str]:
    """Fail unless the curve agrees with the rules at every step; count what was there to be seen."""
    count: Counter[str] = Counter(games=1)
    interest = Interest.of(play.game, play.seats, play.options)
    before = found.start
    assert play.outcome is not None
    assert found.end == interest.ending(play.outcome)
    for step, gone in zip(found.steps, out, strict=True):
        count["steps"] += 1
        assert all(-NEAR <= level <= 1 + NEAR for level in step.levels), step
        for party in range(interest.parties):
            # what is at stake is the whole chance at most: from where one stood down to 0, or up to 1
            change = step.luck[party] + step.skill[party]
            assert -before[party] - NEAR <= change <= 1 - before[party] + NEAR, step
        if step.seat is not None and not step.chance:
            assert abs(step.skill[interest.party(step.seat)]) <= step.sight.stake + NEAR, step
            assert 0 <= step.sight.given <= step.sight.stake + NEAR, step
        if not interest.shared and step is not found.steps[-1]:
            assert sum(step.levels) == pytest.approx(1.0, abs=NEAR), step
            count["dead"] += sum(gone)
            assert all(level == 0.0 for level, dead in zip(step.levels, gone, strict=True) if dead), step
            if gone.count(False) == 1:
                count["alone"] += 1
                assert step.levels[gone.index(False)] == 1.0, step
        before = step.levels
    for player in found.players:
        count["accurate"] += player.accuracy is not None
        assert player.accuracy is None or 0 <= player.accuracy <= 1
    return count


@pytest.fixture
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rules settle is settled however little one looks."""
    monkeypatch.setitem(log_points.EFFORTS, "quick", 1)
    monkeypatch.setitem(log_points.MOST, "quick", 2)


@pytest.mark.usefixtures("little_work")
@pytest.mark.parametrize("kind", KINDS if GAMES else FEW, ids=lambda kind: f"{kind.slug}-{kind.seats}")
def test_the_dead_have_no_chance_and_the_only_survivor_has_them_all(kind: Kind) -> None:
    total: Counter[str] = Counter()
    wanted = -(-GAMES // len(KINDS)) if GAMES else 1
    for log, play, out in with_eliminations(kind, wanted, tries=20 * wanted):
        total += check(looked_back(log, play), play, out)
    assert total["games"]
    if GAMES:
        sys.stdout.write(f"\n{kind.slug} {kind.seats} {dict(kind.options)}: {dict(total)}\n")


@pytest.mark.parametrize("seats", [2, 4])
def test_odds_between_turns_know_who_is_dead(seats: int) -> None:
    """From a table as from a view; and all seats' chances add up to 1."""
    game = load("dungeons_dice_danger")
    play = Play(game, seats, {})
    table: Any = play.table
    table.sheets[0].alive = False
    for look in (lambda seat: play.table, play.look):
        found = [foretold(game, seats, play.options, look(seat), seat) for seat in range(seats)]
        said = [one.expected for one in found if one is not None]
        assert said[0] == 0.0
        assert sum(said) == pytest.approx(1.0)
        assert all(one > 0 for one in said[1:])
    for sheet in table.sheets[2:]:
        sheet.alive = False
    alone = foretold(game, seats, play.options, play.table, 1)
    assert alone is not None
    assert (alone.expected, alone.error, alone.sure) == (1.0, 0.0, 1.0)


def test_where_nothing_is_learned_the_dead_have_no_chance_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblekeep.analysis.evaluation.value_for", lambda game, seats, options: None)
    game = load("dungeons_dice_danger")
    play = Play(game, 3, {})
    table: Any = play.table
    table.sheets[0].alive = table.sheets[2].alive = False
    interest = Interest.of(game, 3, play.options)
    assert interest.settled(play.table) == (0.0, 1.0, 0.0)
    assert interest.table(play.table) == (0.0, 1.0, 0.0)
    assert interest.anchored(play.table, (0.2, 0.5, 0.1)) == (0.0, 1.0, 0.0)
