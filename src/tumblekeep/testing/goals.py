"""Checks of what people want and what was learned: features tell no more than the view, and learned files fit the rules."""

from __future__ import annotations

import json
from math import isfinite

from tumblekeep.core.ask import option_id
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.goal import CLOCK
from tumblekeep.players.habit import HABITS
from tumblekeep.players.levels import LEVELS
from tumblekeep.players.model_files import file_name
from tumblekeep.players.puzzles import puzzles
from tumblekeep.players.value import MODELS
from tumblekeep.testing.differing import difference
from tumblekeep.testing.walk import WalkSetup, walk

MEASURES = ("won", "points")
SURE = 3
"""A puzzle's best option is ahead by this many standard errors."""


def features_tell_no_more_than_the_view(game: Game, setting: WalkSetup) -> None:
    """Features are the same from the table as from the seat's view; each is named, and the clock goes from 0 to 1."""
    goal = game.goal
    if goal is None:
        return
    for play in walk(game, setting, every=4):
        if play.question is None:
            break
        for seat in range(setting.seats):
            after = f"for seat {seat} after {len(play.entries)} answers"
            view = json.loads(json.dumps(play.look(seat)))
            try:
                told = dict(goal.features(view, seat))
            except (KeyError, AttributeError, TypeError, IndexError) as error:
                raise AssertionError(
                    f"features {after} can't be read from the view: {type(error).__name__} {error}; the view has "
                    f"{', '.join(map(str, view))}"
                ) from error
            read = dict(goal.features(play.table, seat))
            wrong = difference(read, told)
            assert wrong is None, (
                f"features {after}: read from the table, {wrong} as from the view; they may tell no more than the view"
            )
            strange = sorted({name.partition(":")[0] for name in told} - set(goal.named))
            assert not strange, (
                f"features {after} have {', '.join(strange)}, which Goal.named does not explain"
            )
            assert CLOCK in told, (
                f"features {after} have no {CLOCK!r}: it says how far the game has come, 0 to 1"
            )
            assert 0 <= told[CLOCK] <= 1, f"the feature {CLOCK!r} {after} is {told[CLOCK]}, not from 0 to 1"
            for name, amount in told.items():
                assert isfinite(amount), f"the feature {name!r} {after} is {amount}"


def goal_is_well_stated(game: Game) -> None:
    """Each setting of the goal can be played and is called what it is called; the clock is named, and the measure is known."""
    goal = game.goal
    if goal is None:
        return
    assert CLOCK in goal.named, f"Goal.named does not explain {CLOCK!r}: every goal has a clock, 0 to 1"
    strange = sorted(set(goal.never) - set(goal.named))
    assert not strange, f"Goal.never has {', '.join(strange)}, which Goal.named does not explain"
    unknown = sorted((goal.main | goal.minor) - {option.name for option in game.options})
    assert not unknown, f"Goal.main or Goal.minor has {', '.join(unknown)}, which is no option of the game"
    for name, (seats, chosen) in goal.settings.items():
        try:
            options = game.check(seats, chosen)
        except TumbleError as error:
            raise AssertionError(f"the setting {name!r} of the goal can't be played: {error}") from error
        called = goal.setting(seats, options)
        assert called == name, f"the setting {name!r} of the goal is called {called!r} by Goal.setting"
        assert goal.measure(seats) in MEASURES, (
            f"Goal.measure gives {goal.measure(seats)!r} for {seats} seats; it may be {' or '.join(MEASURES)}"
        )


def what_was_learned_fits(game: Game) -> None:
    """Values and habits that come with the game name its settings and were learned for these rules."""
    for learned, again in ((MODELS, f"tumblekeep lab train {game.slug}"), (HABITS, "scripts/learn/habits")):
        for name in learned.files(game.slug):
            settings = {} if game.goal is None else game.goal.settings
            setting = name.removeprefix(f"{game.slug}.").removesuffix(".json")
            assert setting in settings, (
                f"{learned.folder}/{name} is for the setting {setting!r}; the goal has {', '.join(settings) or 'none'}"
            )
            seats, chosen = settings[setting]
            plain = learned.plain(game.slug, setting)
            assert plain is not None, (
                f"{learned.folder}/{name} should be called {file_name(game.slug, setting)}"
            )
            assert learned.fits(plain, game, game.digest(game.check(seats, chosen))), (
                f"{learned.folder}/{name} was learned for version {plain['version']} and content {plain['digest']}; the game is "
                f"at version {game.version}. Learn again: {again}"
            )


def puzzles_ask_what_they_say(game: Game) -> None:
    """Each puzzle can be played to its question; its best option is clearly best. If the hint takes it already, bots of every
    level were asked how hard it is."""
    book = puzzles(game.slug)
    assert len({one.id for one in book}) == len(book), "two puzzles have one id"
    for one in book:
        part = one.play().asked().get(one.seat)
        assert part is not None, f"puzzle {one.id}: seat {one.seat} is asked nothing"
        ids = [option_id(option) for option in part.options]
        assert part.ask.name == one.ask, f"puzzle {one.id} is about {one.ask}; {part!r} is asked"
        assert list(one.worth) == ids, f"puzzle {one.id} weighs {list(one.worth)}; {part!r} is asked"
        best = max(one.worth.values(), key=lambda worth: worth.expected)
        assert one.worth[one.best] == best, f"puzzle {one.id}: {one.best} is not its best option"
        graded = set(one.solved) == set(LEVELS) and all(0 <= share <= 1 for share in one.solved.values())
        assert graded or not one.solved, f"puzzle {one.id} is graded by {list(one.solved)}"
        assert graded or one.best != one.hint, f"puzzle {one.id}: the hint takes the best option already"
        assert one.margin > SURE * one.error, f"puzzle {one.id}: {one.margin} ahead, give or take {one.error}"
