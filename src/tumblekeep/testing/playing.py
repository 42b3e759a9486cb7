"""Checks of play: it ends, its log and its forks are the game, nonsense changes nothing, and the odds add up."""

from __future__ import annotations

import json
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
from tumblekeep.core.table import BEFORE_THE_FIRST, Table, Turn, field_names
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.lab.playout import playout
from tumblekeep.testing.differing import assert_same
from tumblekeep.testing.walk import WalkSetup, go_on, walk

MOST_OUTCOMES = 3_000


def random_play_ends(game: Game, setting: WalkSetup) -> Play:
    """A game between random bots comes to an end, every question on the way can be answered, and the end is told."""
    fate = SampledFate(setting.seed)
    return _ended(playout(game, setting.seats, fate, Uniform(fate.random), setting.chosen))


def greedy_play_ends(game: Game, setting: WalkSetup) -> Play:
    """A game between greedy bots comes to an end with legal answers only."""
    fate = SampledFate(setting.seed)
    return _ended(playout(game, setting.seats, fate, Greedy(game, fate.random), setting.chosen))


def _ended(play: Play) -> Play:
    """The play, once its end is told as it should be."""
    outcome, seats = play.outcome, play.seats
    assert outcome is not None, f"nothing is asked after {len(play.entries)} answers, and there is no outcome"
    assert len(outcome.scores) == seats, f"the outcome has {len(outcome.scores)} scores for {seats} seats"
    for score in outcome.scores:
        assert type(score) is int, f"the score {score!r} is no whole number"
    strange = [seat for seat in outcome.winners if seat not in range(seats)]
    assert not strange, f"the winners {outcome.winners} are no seats from 0 to {seats - 1}"
    assert len(set(outcome.winners)) == len(outcome.winners), f"a seat wins twice: {outcome.winners}"
    return play


def turns_are_stated(game: Game, setting: WalkSetup) -> None:
    """Once the set-up is over it is always somebody's turn, or everybody's; all views say the same, and turns go round."""
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
    assert_same(_lines(again), _lines(log), "the log as it is read again")
    for upto, position, asked in stops:
        replayed = again.replay(game, upto)
        assert_same(replayed.table.position(), position, f"the table as replayed after {upto} answers")
        question = replayed.question
        asked_again = None if question is None else [question.plain(seat) for seat in range(setting.seats)]
        assert_same(asked_again, asked, f"the question as replayed after {upto} answers")
    whole = again.replay(game)
    assert_same(whole.outcome, play.outcome, "the outcome as replayed")
    assert_same(whole.table.told, play.table.told, "the tale as replayed")


def _lines(log: Log) -> Any:
    return json.loads(json.dumps([line.plain(0) for line in log.lines]))


def fork_is_the_game(game: Game, setting: WalkSetup) -> None:
    """A fork equals the original at every point, and what happens to the fork does not happen to the original."""
    for play in walk(game, setting, every=5):
        if play.question is None:
            break
        before, asked, said = play.table.position(), play.question.plain(0), len(play.entries)
        copied = play.table.copy().position()
        assert_same(copied, before, f"the table as `copy` in table.py copies it, after {said} answers")
        fork = play.fork()
        after = f"after {said} answers"
        assert fork.question is not None, f"the fork asks nothing {after}"
        assert_same(fork.table.position(), before, f"the table of a fork {after}")
        assert_same(fork.question.plain(0), asked, f"the question of a fork {after}")
        assert fork.entries == play.entries, f"the answers of a fork differ {after}"
        shared = _shared(fork.table, play.table)
        assert not shared, f"fork and original share {shared} {after}: `copy` in table.py must copy it"
        fate = SampledFate(said)
        go_on(fork, fate, 12)
        assert_same(play.table.position(), before, f"the table {after}, changed by playing on a fork")
        assert_same(play.question.plain(0), asked, f"the question {after}, changed by playing on a fork")
        assert len(play.entries) == said, f"playing on a fork gave the original an answer {after}"


def _shared(one: Table, other: Table) -> str:
    """The fields of two tables that hold the same changeable thing."""
    found = []
    for name in field_names(one):
        if name not in one.unseen and _mutable(getattr(one, name)) & _mutable(getattr(other, name)):
            found.append(name)
    return ", ".join(found)


def _mutable(thing: Any, seen: set[int] | None = None) -> set[int]:
    """The identities of everything changeable that hangs on a table."""
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
        names = field_names(thing)
        if is_dataclass(thing):
            names = [field.name for field in fields(thing)]
            frozen = bool(getattr(type(thing), "__dataclass_params__").frozen)  # noqa: B009 - mypy knows no such attribute
        else:
            frozen = not names
        if frozen:
            return seen
        seen.add(id(thing))
        hidden: frozenset[str] = getattr(thing, "unseen", frozenset())
        for name in names:
            if name not in hidden:
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
            assert play.question is question, f"{question!r} is no longer asked after the nonsense {answer!r}"
            assert_same(play.table.position(), before, f"the table after the nonsense {answer!r}")
            assert len(play.entries) == said, f"the nonsense {answer!r} is kept as an answer"


def _is_legal(question: Question, seat: int | None, answer: Any) -> bool:
    asked = question.part(seat) if question.several else question
    try:
        asked.check(answer)
    except (TumbleError, TypeError):
        return False
    return True


def odds_sum_to_one(game: Game, setting: WalkSetup) -> None:
    """Every question for fate gives all its outcomes with chances that sum to one, and samples only those."""
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
        assert all(chance > 0 for _, chance in odds), f"{question!r}: an outcome has no chance"
        for outcome, _ in odds[:50]:
            question.check(outcome)


def _outcomes(question: Question) -> int:
    if isinstance(question, Roll):
        return prod((n + 1) ** (die.kinds - 1) for die, n in question.pools)
    if isinstance(question, RollEach):
        return prod(len(sides) for _, sides in question.dice)
    return 1
