"""Checks that any game must pass. No check knows a game; each plays one and observes it.

Every function takes a game and raises an AssertionError that says what went wrong. `tests/every_game` runs them for
all games.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from math import prod
from typing import Any

from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.chance import Roll, RollEach
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, from_text, log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.core.question import Flow, Question
from tumblekeep.core.table import BEFORE_THE_FIRST, Turn
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.lab.playout import playout
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
from tumblekeep.testing.walk import WalkSetup, go_on, settings, walk
from tumblekeep.testing.wording import everything_can_be_said

__all__ = [
    "CHECKS",
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

MOST_OUTCOMES = 3_000


def random_play_ends(game: Game, setting: WalkSetup) -> Play:
    """A game between random bots ends, every question on the way can be answered, and the tale tells the end."""
    fate = SampledFate(setting.seed)
    play = playout(game, setting.seats, fate, Uniform(fate.random), setting.chosen)
    assert play.outcome is not None
    assert len(play.outcome.scores) == setting.seats
    assert all(0 <= seat < setting.seats for seat in play.outcome.winners)
    return play


def greedy_play_ends(game: Game, setting: WalkSetup) -> Play:
    """A game between greedy bots ends, with legal answers only."""
    fate = SampledFate(setting.seed)
    return playout(game, setting.seats, fate, Greedy(game, fate.random), setting.chosen)


def turns_are_stated(game: Game, setting: WalkSetup) -> None:
    """After the set-up it is always one seat's turn, or everybody's; all views agree on it, and turns go round."""
    steps = 0

    def watched(table: Any) -> Flow[None]:
        nonlocal steps
        steps += 1
        return game.turn(table)

    seen = BEFORE_THE_FIRST
    turns = [seen]
    for play in walk(replace(game, turn=watched), setting):
        now = play.turn
        after = f"after {len(play.entries)} answers"
        assert type(now) is Turn, f"{now!r} {after} is no Turn: a game calls table.begin_turn(seat)"
        assert now.seat is None or now.seat in range(setting.seats), f"{now} {after} is nobody's"
        if steps:
            assert now.number > 0, f"the game is under way {after}, and no turn has begun"
        else:
            assert now == BEFORE_THE_FIRST, f"{now} has begun {after}, during the set-up"
        assert now.number >= seen.number, f"{seen} is followed by {now} {after}"
        assert now == seen or now.number > seen.number, f"{seen} has become {now} {after} without a new one"
        for viewer in (*range(setting.seats), None):
            assert play.look(viewer).get("turn") == now.plain(), f"seat {viewer} is not told of {now} {after}"
        if now != seen:
            turns.append(now)
        seen = now
    owners = {turn.seat for turn in turns[1:]}
    if setting.seats > 1 and seen.number > 3 * setting.seats:
        assert owners == {None} or len(owners - {None}) > 1, f"of {seen.number} turns all are {owners}"


def log_is_the_game(game: Game, setting: WalkSetup) -> None:
    """The log as text reads back the same, and replays to the same table, question and tale from any prefix."""
    stops: list[tuple[int, Any, Any]] = []
    names = [f"P{seat}" for seat in range(setting.seats)]
    for play in walk(game, setting, every=9):
        asked = (
            None if play.question is None else [play.question.plain(seat) for seat in range(setting.seats)]
        )
        stops.append((len(play.entries), play.table.position(), asked))
    log = log_of(play, names)
    text = to_text(log)
    again = from_text(text)
    assert to_text(again) == text, "the text changes when it is read and written again"
    assert _lines(again) == _lines(log)
    for upto, position, asked in stops:
        replayed = again.replay(game, upto)
        assert replayed.table.position() == position, f"the table differs after {upto} answers"
        question = replayed.question
        assert (
            None if question is None else [question.plain(seat) for seat in range(setting.seats)]
        ) == asked
    whole = again.replay(game)
    assert whole.outcome == play.outcome
    assert whole.table.told == play.table.told, "the tale differs"


def _lines(log: Log) -> Any:
    return json.loads(json.dumps([line.plain(0) for line in log.lines]))


def fork_is_the_game(game: Game, setting: WalkSetup) -> None:
    """A fork equals the original at every point, and what happens to the fork does not happen to the original."""
    for play in walk(game, setting, every=5):
        if play.question is None:
            break
        before, asked, said = play.table.position(), play.question.plain(0), len(play.entries)
        fork = play.fork()
        assert fork.question is not None
        assert fork.table.position() == before, f"the fork differs after {said} answers"
        assert fork.question.plain(0) == asked
        assert fork.entries == play.entries
        assert not _mutable(fork.table) & _mutable(play.table), "fork and original share something changeable"
        fate = SampledFate(said)
        go_on(fork, fate, 12)
        assert play.table.position() == before, "the fork changed the original"
        assert play.question.plain(0) == asked
        assert len(play.entries) == said


def _mutable(thing: Any, seen: set[int] | None = None) -> set[int]:
    """The identities of everything mutable that a table refers to."""
    seen = set() if seen is None else seen
    if thing is None or isinstance(thing, bool | int | str | float | type) or id(thing) in seen:
        return seen
    if isinstance(thing, list | dict | set):
        seen.add(id(thing))
    if isinstance(thing, list | tuple | set | frozenset):
        for part in thing:
            _mutable(part, seen)
    elif isinstance(thing, dict):
        for part in thing.values():
            _mutable(part, seen)
    else:
        names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
        if is_dataclass(thing):
            names = [field.name for field in fields(thing)]
            frozen = bool(getattr(type(thing), "__dataclass_params__").frozen)  # noqa: B009 - mypy knows no such attribute
        else:
            frozen = not names
        if frozen:
            return seen
        seen.add(id(thing))
        for name in names:
            _mutable(getattr(thing, name), seen)
    return seen


def illegal_answers_change_nothing(game: Game, setting: WalkSetup) -> None:
    """Nonsense of every kind is refused, and the play stays exactly as it was."""
    nonsense: tuple[Any, ...] = (
        "nonsense",
        "",
        "pass.99",
        ("x", 1),
        [],
        [[99]],
        [[-1]],
        None,
        7,
        {"zone": 1},
        True,
    )
    for play in walk(game, setting, every=11):
        question = play.question
        if question is None:
            break
        before, said = play.table.position(), len(play.entries)
        seat = next(iter(question.asked()), None) if question.several else None
        for answer in nonsense:
            if _is_legal(question, seat, answer):
                continue
            try:
                play.answer(answer, seat)
            except (TumbleError, TypeError):
                pass
            else:
                raise AssertionError(f"{question!r} took {answer!r}")
            assert play.question is question
            assert play.table.position() == before
            assert len(play.entries) == said


def _is_legal(question: Question, seat: int | None, answer: Any) -> bool:
    asked = question.part(seat) if question.several else question
    try:
        asked.check(answer)
    except (TumbleError, TypeError):
        return False
    return True


def odds_sum_to_one(game: Game, setting: WalkSetup) -> None:
    """Every question for fate gives all its outcomes with chances that sum to one, and only these are sampled."""
    checked: set[str] = set()
    for play in walk(game, setting):
        question = play.question
        if question is None or not question.by_fate or _outcomes(question) > MOST_OUTCOMES:
            continue
        key = repr(question)
        if key in checked:
            continue
        checked.add(key)
        odds = list(question.odds())  # type: ignore[attr-defined]
        assert sum(chance for _, chance in odds) == 1, f"{question!r}: the odds do not sum to one"
        assert all(chance > 0 for _, chance in odds)
        for outcome, _ in odds[:50]:
            question.check(outcome)


def _outcomes(question: Question) -> int:
    if isinstance(question, Roll):
        return prod((n + 1) ** (die.kinds - 1) for die, n in question.pools)
    if isinstance(question, RollEach):
        return prod(len(sides) for _, sides in question.dice)
    return 1


CHECKS: tuple[Callable[[Game, WalkSetup], Any], ...] = (
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
    secrets_stay_secret,
    questions_keep_secrets,
    everything_can_be_said,
)
"""What every game must do, whoever wrote it."""
