"""Checks that any game must pass. No check knows a game; each plays one, or reads its files, and looks at what it does.

`CHECKS` take a game and a way to sit down (`settings`), `WHOLE` take a game. Each raises an exception that says what is wrong, and where.
`tumblekeep check-game` runs all of them, for games of the house and games from outside; so do `tests/every_game`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.testing.asking import happenings_are_declared, hints_weigh_each_option, questions_are_declared
from tumblekeep.testing.catalogues import (
    catalogues_hold_what_is_said,
    french_is_set_as_french_is,
    languages_agree,
    questions_say_why,
    tales_speak_to_the_reader,
)
from tumblekeep.testing.documents import (
    clauses_exist,
    game_declares_what_it_is,
    page_to_learn_from_is_short,
    rules_are_the_same_in_every_language,
)
from tumblekeep.testing.goals import (
    features_tell_no_more_than_the_view,
    goal_is_well_stated,
    puzzles_ask_what_they_say,
    what_was_learned_fits,
)
from tumblekeep.testing.lessons import first_table_is_kind, lesson_is_taught
from tumblekeep.testing.playing import (
    fork_is_the_game,
    greedy_play_ends,
    illegal_answers_change_nothing,
    log_is_the_game,
    odds_sum_to_one,
    random_play_ends,
    turns_are_stated,
)
from tumblekeep.testing.scopes import nothing_falls_outside_its_scope
from tumblekeep.testing.secrecy import (
    glances_tell_no_more,
    imagined_tables_fit,
    open_games_hide_nothing,
    options_touch_what_is_seen,
    questions_keep_secrets,
    secrets_stay_secret,
    views_are_plain,
)
from tumblekeep.testing.walk import WalkSetup, settings, walk
from tumblekeep.testing.wording import everything_can_be_said

__all__ = [
    "CHECKS",
    "WHOLE",
    "WalkSetup",
    "everything_can_be_said",
    "fork_is_the_game",
    "glances_tell_no_more",
    "greedy_play_ends",
    "illegal_answers_change_nothing",
    "imagined_tables_fit",
    "log_is_the_game",
    "nothing_falls_outside_its_scope",
    "odds_sum_to_one",
    "open_games_hide_nothing",
    "options_touch_what_is_seen",
    "questions_keep_secrets",
    "random_play_ends",
    "secrets_stay_secret",
    "settings",
    "turns_are_stated",
    "views_are_plain",
    "walk",
]

CHECKS: tuple[Callable[[Game, WalkSetup], Any], ...] = (
    questions_are_declared,
    happenings_are_declared,
    hints_weigh_each_option,
    random_play_ends,
    greedy_play_ends,
    turns_are_stated,
    log_is_the_game,
    fork_is_the_game,
    illegal_answers_change_nothing,
    odds_sum_to_one,
    views_are_plain,
    nothing_falls_outside_its_scope,
    options_touch_what_is_seen,
    glances_tell_no_more,
    open_games_hide_nothing,
    imagined_tables_fit,
    features_tell_no_more_than_the_view,
    secrets_stay_secret,
    questions_keep_secrets,
    everything_can_be_said,
)
"""What every game must do, whoever wrote it, in each way to sit down."""

WHOLE: tuple[Callable[[Game], Any], ...] = (
    game_declares_what_it_is,
    clauses_exist,
    rules_are_the_same_in_every_language,
    catalogues_hold_what_is_said,
    languages_agree,
    tales_speak_to_the_reader,
    french_is_set_as_french_is,
    questions_say_why,
    page_to_learn_from_is_short,
    first_table_is_kind,
    lesson_is_taught,
    goal_is_well_stated,
    what_was_learned_fits,
    puzzles_ask_what_they_say,
)
"""What every game must do, checked once a game. Pages, lessons, goals and learned files are checked if the game brings them."""
